import subprocess
from pathlib import Path

import pytest

from benchmarks import graph_peers, suite
from benchmarks.figures import Figures
from benchmarks.peers import STEP, grid_with_8_neighbours
from benchmarks.worlds import World


def test_libraries_that_cannot_be_installed_are_left_out_with_a_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failed = subprocess.CompletedProcess[bytes]([], 1)
    monkeypatch.setattr(graph_peers, "PLACE", tmp_path / "somewhere" / "peers")
    monkeypatch.setattr(graph_peers.subprocess, "run", lambda *_, **__: failed)
    one = Figures("route", 0.04, 0.09, 0.02, (0.05, 0.1))
    assert suite._beside_others(one) is one
    assert "Other libraries are left out: " in capsys.readouterr().err


@pytest.mark.parametrize("set_up", [True, False])
def test_libraries_that_are_set_up_are_measured_and_the_lack_of_others_is_told(
    set_up: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "peers"
    place.mkdir()
    if set_up:
        (place / "made").touch()
    monkeypatch.setattr(graph_peers, "PLACE", place)
    monkeypatch.setattr(suite, "beside_route", lambda: {"a library": {"median_ms": 7.0}})
    monkeypatch.setattr(
        suite, "BENCHMARKS", {"route": lambda: Figures("route", 0.04, 0.09, 0.02, (0.05, 0.1), {"a disc": {}})}
    )
    suite.main(["route"])
    told = capsys.readouterr()
    assert ("a library" in told.out) is set_up
    assert ("Other libraries are left out" in told.err) is not set_up
    assert "a disc" in told.out


def test_the_grid_goes_in_eight_directions_and_no_farther_than_the_allowance() -> None:
    world = World("open", 20.0, 20.0, (), (), (10.0, 10.0), 0.5)
    found = grid_with_8_neighbours(world, 3.0, [], world.floor())
    left, top, right, bottom = found.bounds
    assert (left, top, right, bottom) == pytest.approx((7 - STEP / 2, 7 - STEP / 2, 13 + STEP / 2, 13 + STEP / 2))
    # An octagon with corners 3 away straight and aslant: 8 triangles of two sides of 3 with 45 degrees between.
    assert found.area == pytest.approx(8 * 0.5 * 9 * 0.70711, rel=0.05)
