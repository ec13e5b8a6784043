"""What `measuretwice export` writes."""

import json
from pathlib import Path

import pytest

from gui.cli.arguments import parse
from gui.cli.exporting import export
from missions.mission_ref import shipped_folder

MISSION = shipped_folder() / "starcraft" / "supply-drop-breach.yaml"


def test_a_sheet_and_a_save_are_written_without_a_window(tmp_path: Path) -> None:
    assert export(MISSION, tmp_path / "m.txt") == (f"{tmp_path / 'm.txt'} written", 0)
    assert "   2. Terran: the whole left edge\n" in (tmp_path / "m.txt").read_text(encoding="utf-8")
    assert export(MISSION, tmp_path / "m.json")[1] == 0
    assert json.loads((tmp_path / "m.json").read_bytes())["SaveName"] == "Supply Drop on Breach"
    assert export(MISSION, tmp_path / "no" / "m.txt")[1] == 1
    assert export(tmp_path / "none.yaml", tmp_path / "m.txt")[1] == 1


def test_the_ending_says_what_is_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    assert parse(["export", "m.yaml", "-o", "m.UVTT"]).output == Path("m.UVTT")
    with pytest.raises(SystemExit):
        parse(["export", "m.yaml", "-o", "m.doc"])
    assert "this ends in .txt, .pdf, .html, .uvtt, .dd2vtt or .json" in capsys.readouterr().err
