from pathlib import Path

import pytest

from gui.board.overlay import Overlay
from gui.cli.arguments import OVERLAYS, parse


def test_nothing_or_a_file_opens_the_window() -> None:
    assert (parse([]).command, parse([]).file) == ("open", None)
    assert (parse(["x.yaml"]).command, parse(["x.yaml"]).file) == ("open", Path("x.yaml"))
    assert parse(["--start"]).start


def test_check_takes_any_number_of_files() -> None:
    assert parse(["check", "a", "b"]).files == [Path("a"), Path("b")]


def test_bench_takes_names_and_switches_in_any_order() -> None:
    said = parse(["bench", "--json", "route", "reach_12"])
    assert (said.command, said.names, said.json, said.cpu, said.peers) == (
        "bench",
        ["route", "reach_12"],
        True,
        False,
        False,
    )
    assert parse(["bench"]).names == []


@pytest.mark.parametrize(
    "words",
    [
        ["check"],
        ["render", "x.yaml"],
        ["render", "x.yaml", "-o", "x.bmp"],
        ["render", "x.yaml", "-o", "x.png", "--overlays", "reach,smell"],
        ["render", "x.yaml", "-o", "x.png", "--scale", "big"],
        ["render", "x.yaml", "-o", "x.png", "--scale", "0"],
        ["render", "x.yaml", "-o", "x.png", "--tiles", "a4"],
        ["render", "x.yaml", "-o", "x.pdf", "--tiles", "a5"],
        ["render", "x.yaml", "-o", "x.pdf", "--tiles", "a4", "--scale", "30"],
        ["render", "x.yaml", "-o", "x.png", "--as", "png"],
        ["replay"],
        ["replay", "x.yaml", "--yaml"],
        ["x.yaml", "y.yaml"],
        ["--size", "big"],
    ],
)
def test_words_that_make_no_sense_end_with_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse(words)
    assert left.value.code == 2
    said = capsys.readouterr().err
    assert "measuretwice" in said
    assert "Traceback" not in said


def test_overlays_are_named_alone_together_or_not_at_all() -> None:
    def named(word: str) -> frozenset[str]:
        overlays: frozenset[str] = parse(["render", "x", "-o", "x.png", "--overlays", word]).overlays
        return overlays

    assert named("none") == frozenset()
    assert named("all") == frozenset(OVERLAYS)
    assert named("reach,legal-end") == {"reach", "legal_end"}
    assert parse(["render", "x", "-o", "x.PNG"]).overlays == {"influence", "entry_edges", "names"}


def test_the_words_for_overlays_are_those_of_the_board() -> None:
    assert set(OVERLAYS) == {overlay.value for overlay in Overlay}
