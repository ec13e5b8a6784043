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


def test_the_grid_goes_in_eight_directions_and_no_farther_than_the_allowance() -> None:
    world = World("open", 20.0, 20.0, (), (), (10.0, 10.0), 0.5)
    found = grid_with_8_neighbours(world, 3.0, [], world.floor())
    left, top, right, bottom = found.bounds
    assert (left, top, right, bottom) == pytest.approx((7 - STEP / 2, 7 - STEP / 2, 13 + STEP / 2, 13 + STEP / 2))
    # An octagon with corners 3 away straight and aslant: 8 triangles of two sides of 3 with 45 degrees between.
    assert found.area == pytest.approx(8 * 0.5 * 9 * 0.70711, rel=0.05)
