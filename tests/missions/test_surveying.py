"""`survey` and `ask` without a window: of a mission, a rehearsal and a scene."""

import json
from pathlib import Path

import pytest

from engine.rehearsal import Rehearsal
from gui.cli.surveying import TOPICS as SAID
from gui.cli.surveying import WANTS as WANTED
from gui.main import main
from missions.load import load_mission, save_rehearsal
from missions.shipped import shipped_paths
from missions.surveying import TOPICS, WANTS
from missions.systems import system

TESTS = Path(__file__).parents[1]
SCENES = TESTS / "scenes"
TABLES = TESTS / "engine" / "systems" / "hardwired28" / "tables"


def test_the_words_of_the_command_line_are_all_there_are() -> None:
    assert tuple(TOPICS) == SAID
    assert tuple(WANTS) == WANTED


def test_a_mission_is_surveyed_by_topic(capsys: pytest.CaptureFixture[str]) -> None:
    path = shipped_paths("hardwired28")[0]
    assert main(["survey", str(path), "--only", "places,coherency"]) == 0
    told = capsys.readouterr().out
    assert "13 bases stand clear" in told
    assert "no coherency in this game" in told
    assert told.rstrip().endswith("13 models on the table, all as the rules have it")
    assert "Who sees whom" not in told


def test_what_stands_as_it_may_not_is_told_and_ends_with_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bare = TABLES / "bare.yaml"
    there = bare.read_text("utf-8").replace(
        "compliance-team/boss, models: 1,", "compliance-team/boss, models: {1: [18, 5]},"
    )
    path = tmp_path / "in-a-wall.yaml"
    path.write_text(there, encoding="utf-8")
    assert main(["survey", str(path), "--find", "okafor", "--json"]) == 1
    (row,) = json.loads(capsys.readouterr().out)
    assert row["severity"] == "refused"
    assert row["subjects"] == ["compliance.okafor.1", "wall"]
    assert main(["survey", str(path)]) == 1
    assert "1 thing not as the rules have it" in capsys.readouterr().out


def test_a_scene_and_a_rehearsal_have_their_positions_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mission = load_mission(TABLES / "bare.yaml")
    played = tmp_path / "played.yaml"
    save_rehearsal(Rehearsal(system(mission.system), mission, 1), played)
    for path in (SCENES / "starcraft" / "gather-3-000-away.yaml", played):
        assert main(["survey", str(path), "--only", "zones"]) == 0
        assert "on the table" in capsys.readouterr().out


def test_a_wish_is_answered(capsys: pytest.CaptureFixture[str]) -> None:
    path = shipped_paths("hardwired28")[0]
    assert main(["ask", str(path), "compliance.boss.1", "contact", "recovery.scout.1"]) == 1
    told = capsys.readouterr().out
    assert "Assumed first: " in told
    assert "of 4″" in told


def test_a_file_that_is_none_says_so_and_an_unknown_topic_ends_with_two(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    none = tmp_path / "none.yaml"
    none.write_text("nothing: here\n", encoding="utf-8")
    assert main(["survey", str(none)]) == 1
    assert str(none) in capsys.readouterr().out
    with pytest.raises(SystemExit) as left:
        main(["survey", str(none), "--only", "weather"])
    assert left.value.code == 2


def test_models_are_put_where_they_stand_with_no_turn_order(capsys: pytest.CaptureFixture[str]) -> None:
    """Base on base, which no file may set up, is told with its depth."""
    path = str(TABLES / "bare.yaml")
    both = ["--put", "compliance.okafor.1=5,15", "--put"]
    assert main(["survey", path, *both, "recovery.boss.1=5.5,15"]) == 1
    assert "overlaps Recovery Boss by" in capsys.readouterr().out
    assert main(["survey", path, *both, "recovery.boss.1=9,15,90", "--only", "places"]) == 0
    assert "2 models on the table" in capsys.readouterr().out
    assert main(["survey", path, "--put", "compliance.okafer.1=5,15"]) == 1
    assert "compliance.okafor.1" in capsys.readouterr().out
    for wrong in ("compliance.okafor.1", "compliance.okafor.1=5", "compliance.okafor.1=5,nan"):
        with pytest.raises(SystemExit) as left:
            main(["survey", path, "--put", wrong])
        assert left.value.code == 2


def test_a_word_that_names_nothing_is_told_with_the_nearest_or_with_all_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = str(shipped_paths("hardwired28")[0])
    assert main(["ask", path, "compliance.bos.1", "hold", "nowhere"]) == 1
    model, marker = capsys.readouterr().out.splitlines()
    assert model == "compliance.bos.1 is no model of this table; did you mean 'compliance.boss.1'?"
    assert marker.startswith("nowhere is no marker of this table: data-slate, loot-1")
