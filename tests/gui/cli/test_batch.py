"""A folder drawn at once."""

import io
import shutil
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from gui.cli.arguments import parse
from gui.cli.batch import Progress
from gui.cli.pictures import Manner, written
from gui.main import main
from missions.shipped import shipped_paths

pytestmark = pytest.mark.usefixtures("qapp")
MISSION = shipped_paths("genesys")[0]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two that can be drawn, in one folder and one below, and one that cannot, between them."""
    kept = tmp_path / "missions"
    (kept / "below").mkdir(parents=True)
    for name in ("a.yaml", "below/c.yml"):
        shutil.copy(MISSION, kept / name)
    (kept / "b.yaml").write_text("format: measuretwice/mission/1\nnmae: x\n")
    (kept / "notes.txt").write_text("not read")
    return kept


def test_all_files_of_a_folder_are_drawn_and_those_that_cannot_be_are_told_in_the_end(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "pictures"
    assert main(["render", str(folder), "-o", str(out), "--plain", "--scale", "4"]) == 1
    made = sorted(str(path.relative_to(out)) for path in out.rglob("*.*"))
    assert made == ["a.png", str(Path("below", "c.png"))]
    assert not QImage(str(out / "a.png")).isNull()
    said = capsys.readouterr()
    assert said.out == f"2 pictures written in {out}\n"
    before, _, after = said.err.partition("1 of 3 could not be drawn:\n")
    assert before.splitlines() == ["1 of 3: a.png", "2 of 3: b.png not drawn", f"3 of 3: {made[1]}"]
    assert f"{folder / 'b.yaml'}:2:1" in after


def test_two_files_that_differ_in_their_ending_alone_get_a_picture_each(folder: Path, tmp_path: Path) -> None:
    shutil.copy(folder / "a.yaml", folder / "a.yml")
    (folder / "b.yaml").unlink()
    shutil.rmtree(folder / "below")
    assert main(["render", str(folder), "-o", str(tmp_path / "out"), "--as", "svg", "--plain"]) == 0
    assert {path.name for path in (tmp_path / "out").iterdir()} == {"a.yaml.svg", "a.yml.svg"}


def test_a_folder_with_nothing_to_draw_and_a_place_that_is_a_file_are_told(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty").mkdir()
    assert main(["render", str(tmp_path / "empty"), "-o", str(tmp_path / "out")]) == 1
    assert "there is no .yaml file in it" in capsys.readouterr().err
    assert main(["render", str(folder), "-o", str(folder / "notes.txt")]) == 1
    said = capsys.readouterr()
    assert said.err.count("could not be made") == 3
    assert "0 pictures" in said.out


@pytest.mark.parametrize(
    "words",
    [
        ["--unit", "red.marines"],
        ["--as", "bmp"],
        ["--tiles", "a5"],
        ["--tiles", "a4", "--as", "png"],
        ["--tiles", "a4", "--plain"],
        ["-o", "x.png"],
    ],
)
def test_words_that_make_no_sense_of_a_folder_end_with_2(folder: Path, words: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse(["render", str(folder), "-o", "out", *words])
    assert left.value.code == 2


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_on_a_terminal_a_bar_fills_and_leaves_nothing_of_a_longer_name(monkeypatch: pytest.MonkeyPatch) -> None:
    out = Terminal()
    progress = Progress(out, 2)
    for name in ("a-long-name.yaml", "b.yaml"):
        progress.begin(name)
        progress.end(name, fine=True)
    first, second, last = out.getvalue().split("\r")[1:]
    assert (first.count("#"), second.count("#"), last.count("#")) == (0, 12, 24)
    assert "0 of 2 a-long-name.yaml" in first
    assert "b.yaml" in second
    assert len(second) == len(first)
    assert last.rstrip() == f"[{'#' * 24}] 2 of 2"
    assert last.endswith("\n")
    monkeypatch.setenv("COLUMNS", "40")
    narrow = Terminal()
    Progress(narrow, 2).begin("a-name-that-would-be-wrapped.yaml")
    assert len(narrow.getvalue().strip("\r")) == 39


def test_what_is_stopped_says_how_far_it_came_and_a_link_to_nothing_is_told(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "0.yaml").symlink_to(folder / "nothing.yaml")

    def draw(file: Path, _output: Path, _manner: object) -> str:
        if file.name == "b.yaml":
            raise KeyboardInterrupt
        return written(file, _output, Manner(frozenset(), "print", None, 4.0, True, None))

    monkeypatch.setattr("gui.cli.batch._drawn", draw)
    (tmp_path / "out").mkdir()
    assert main(["render", str(folder), "-o", str(tmp_path / "out")]) == 130
    said = capsys.readouterr()
    assert said.out == f"1 picture written in {tmp_path / 'out'}\n"
    assert "Stopped: 2 of 4 files were not looked at\n1 of 4 could not be drawn:\n" in said.err
    assert "0.yaml:1:1: there is no such file" in said.err
    monkeypatch.setattr("gui.cli.listing.read_list", lambda _said: draw(folder / "b.yaml", tmp_path, None))
    assert main(["list", "x", "--game", "genesys"]) == 130
