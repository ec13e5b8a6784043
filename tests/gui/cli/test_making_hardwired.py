from pathlib import Path

import pytest

from gui.main import main


def test_a_set_up_is_made_checked_and_made_alike_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "made.yaml"
    words = ["make", "hardwired28", "--seed", "28", "--mission", "heist", "--deployment", "corners", "-o", str(path)]
    assert main(words) == 0
    assert main(["check", str(path)]) == 0
    assert "mission, hardwired28, Heist, Corners, 24 × 24″" in capsys.readouterr().out
    kept = path.read_bytes()
    assert main(words) == 0
    assert path.read_bytes() == kept
    assert main([*words, "--again", "faction", "--again", "faction"]) == 0


def test_what_is_not_known_is_told_and_nothing_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "made.yaml"
    assert main(["make", "hardwired28", "--loot", "gold", "-o", str(path)]) == 1
    assert capsys.readouterr().out == "there is no loot 'gold'\n"
    assert not path.exists()


def test_the_tables_are_listed_and_a_mission_goes_to_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["make", "hardwired28", "--list"]) == 0
    assert "--coworker-modifier (d6)" in capsys.readouterr().out
    assert main(["make", "hardwired28", "--name", "Ours"]) == 0
    assert "\nname: Ours\n" in capsys.readouterr().out


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["make", "hardwired28", "-o", str(tmp_path / "none" / "made.yaml")]) == 1
    assert "made.yaml: " in capsys.readouterr().out
