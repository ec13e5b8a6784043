"""What the command line answers."""

import json
from pathlib import Path

import pytest

from missions.commands import check, replay
from missions.shipped import shipped_paths

REHEARSAL = """\
format: measuretwice/rehearsal/1
mission: two.yaml
seed: 1
orders:
  - {n: 1, do: roll_off, rolled: {orcs: [5], dwarves: [3]}}
  - {n: 2, do: activate, by: orcs, unit: orcs.first}
  - {n: 3, do: move, by: orcs, unit: orcs.first, model: 1, path: [[10, 10], [10, 20]]}
  - {n: 4, parent: 2, do: hold_action, by: orcs, unit: orcs.first}
"""
SCENE = """\
format: measuretwice/scene/1
title: The roll-off comes first
mission: two.yaml
order: {do: roll_off, rolled: {orcs: [5], dwarves: [3]}}
expect: {legal: true}
"""

SMALL = (
    "two.yaml: note: Norkraag Dwarf has 2 models; a squad of Discipline 3 has 3 to 9 at the multiplier 3 "
    "(Army creation, 2018)."
)


@pytest.fixture(autouse=True)
def _files(in_folder: Path, genesys: str) -> None:
    for name, text in (("two.yaml", genesys), ("r.yaml", REHEARSAL), ("s.yaml", SCENE)):
        (in_folder / name).write_text(text, encoding="utf-8")


def write(name: str, text: str) -> Path:
    path = Path(name)
    path.write_text(text, encoding="utf-8")
    return path


def test_check_takes_all_three_kinds_and_sums_up() -> None:
    assert check([Path("two.yaml"), Path("r.yaml"), Path("s.yaml")]) == (
        "two.yaml: mission, genesys, Two squads, 48 × 48″, 2 units\n"
        f"{SMALL}\n"
        "r.yaml: rehearsal, genesys, Two squads, 4 orders\n"
        "s.yaml: scene, genesys, The roll-off comes first\n"
        "3 files: nothing wrong",
        0,
    )


def test_check_names_every_problem_of_every_file() -> None:
    write("a.yaml", "format: measuretwice/mission/1\nsystem: gensys\nsystem: x\n")
    write("b.yaml", SCENE.replace("order:", "odrer:").replace("true", "yes"))
    write("c.yaml", REHEARSAL.replace("[10, 20]", "[10, 50]"))
    text, code = check([Path(name) for name in ("a.yaml", "b.yaml", "c.yaml", "none.yaml", "two.yaml", ".")])
    lines = text.splitlines()
    assert code == 1
    of_a = [line for line in lines if line.startswith("a.yaml")]
    assert "a.yaml:2:9: system: there is no game 'gensys'; did you mean 'genesys'?" in of_a
    assert "a.yaml:3:1: the key 'system' stands here twice; first in line 2" in of_a
    assert "a.yaml:1:1: the key 'name' is missing" in of_a
    lines = [line for line in lines if line not in of_a]
    assert lines[0] == "b.yaml:4:1: odrer: unknown key 'odrer'; did you mean 'order'?"
    assert lines[1] == "b.yaml:5:17: expect.legal: true or false was expected, not the word 'yes'"
    assert lines[2].startswith("c.yaml:7:5: orders.3: order 3 (move) is refused: ")
    assert lines[3:] == [
        "none.yaml:1:1: there is no such file",
        "two.yaml: mission, genesys, Two squads, 48 × 48″, 2 units",
        SMALL,
        ".:1:1: this is a folder, not a file",
        f"6 files: {5 + len(of_a)} problems",
    ]


def test_check_of_one_problem_says_one() -> None:
    assert check([Path("none.yaml")]) == ("none.yaml:1:1: there is no such file\n1 file: 1 problem", 1)


@pytest.mark.parametrize("content", [b"\xff\xfe", b"\x00", b"", b"[", b"!!python/object:x y", b"&a [*a]"])
def test_check_says_what_is_wrong_with_anything(content: bytes) -> None:
    Path("x.yaml").write_bytes(content)
    text, code = check([Path("x.yaml")])
    assert code == 1
    assert text.startswith("x.yaml:")
    assert text.endswith("\n1 file: 1 problem")


def test_a_name_that_is_no_name_is_a_problem_too() -> None:
    text, code = check([Path("a\0b")])
    assert code == 1
    assert "the file cannot be read" in text


def test_notes_of_a_mission_are_shown_with_it() -> None:
    path = shipped_paths("starcraft")[0]
    text, code = check([path])
    assert code == 0
    assert f"{path}: note: Rulebook terrain maps are exempt" in text


def test_replay_says_a_line_an_order_with_every_branch() -> None:
    text, code = replay([Path("r.yaml")])
    lines = text.splitlines()
    assert code == 0
    assert [line.partition(":")[0] for line in lines] == ["1", "2", "3", "4 from 2", "4 orders"]
    assert all(": allowed" in line for line in lines[:4])
    assert "10.00″" in lines[2]
    assert lines[-1] == "4 orders: all carried out"


def test_replay_ends_with_1_where_an_order_is_refused_and_goes_on_with_the_branches() -> None:
    write("r.yaml", REHEARSAL.replace("[10, 20]", "[10, 50]") + "  - {n: 5, parent: 3, do: end, by: orcs}\n")
    text, code = replay([Path("r.yaml")])
    lines = text.splitlines()
    assert code == 1
    assert ": refused: " in lines[2]
    assert "40.00″" in lines[2]
    assert lines[3].startswith("4 from 2: ")
    assert lines[4] == "5 from 3: end: not carried out: it follows an order that is refused"
    assert lines[5] == "5 orders: 2 not carried out"


def test_replay_can_be_read_by_programs() -> None:
    write("r.yaml", REHEARSAL.replace("[10, 20]", "[10, 50]"))
    text, code = replay([Path("r.yaml")], as_json=True)
    data = json.loads(text)
    assert code == 1
    assert data["passed"] is False
    assert [(line["n"], line["parent"], line["legal"], line["carried_out"]) for line in data["orders"]] == [
        (1, 0, True, True),
        (2, 1, True, True),
        (3, 2, False, False),
        (4, 2, True, True),
    ]
    assert data["orders"][0]["order"] == {"do": "roll_off", "rolled": {"orcs": [5], "dwarves": [3]}}
    too_far = next(found for found in data["orders"][2]["findings"] if found["code"] == "move.too_far")
    assert (too_far["severity"], too_far["measured"], too_far["limit"]) == ("refused", 40, 12)
    assert too_far["subjects"] == ["orcs.first.1"]


def test_a_scene_is_replayed() -> None:
    text, code = replay([Path("s.yaml")])
    assert (text.splitlines()[0], code) == ("s.yaml: The roll-off comes first: as expected", 0)
    write("s.yaml", SCENE.replace("true", "false"))
    text, code = replay([Path("s.yaml")])
    assert text.splitlines() == [
        "s.yaml: The roll-off comes first: not as expected",
        "  roll_off: allowed",
        "  the order is allowed; refused was expected",
    ]
    assert code == 1


def test_a_scene_can_be_read_by_programs() -> None:
    text, code = replay([Path("s.yaml")], as_json=True)
    assert code == 0
    assert json.loads(text) == {
        "file": "s.yaml",
        "title": "The roll-off comes first",
        "passed": True,
        "legal": True,
        "findings": [],
        "differences": [],
        "notes": [],
    }


def test_a_mission_has_nothing_to_replay() -> None:
    said = "two.yaml:1:1: this is a mission; a rehearsal or a scene can be replayed"
    assert replay([Path("two.yaml")]) == (said, 1)


def test_what_cannot_be_read_is_told_in_both_forms() -> None:
    assert replay([Path("none.yaml")]) == ("none.yaml:1:1: there is no such file", 1)
    text, code = replay([Path("none.yaml")], as_json=True)
    assert code == 1
    problem = {"file": "none.yaml", "line": 1, "column": 1, "key": "", "text": "there is no such file"}
    assert json.loads(text) == {"problems": [problem]}


def test_several_files_are_replayed_one_after_another() -> None:
    alone, _ = replay([Path("s.yaml")])
    after, _ = replay([Path("r.yaml")])
    assert replay([Path("s.yaml"), Path("r.yaml")]) == (f"{alone}\n{after}", 0)
    _, code = replay([Path("s.yaml"), Path("none.yaml"), Path("r.yaml")])
    assert code == 1


def test_several_files_as_json_are_a_list() -> None:
    text, _ = replay([Path("s.yaml"), Path("none.yaml")], as_json=True)
    one, other = json.loads(text)
    assert one["passed"] is True
    assert other["problems"][0]["text"] == "there is no such file"
