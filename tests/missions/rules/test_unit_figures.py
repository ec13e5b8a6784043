"""Figures that no StarCraft unit and no deployment card has: told at their place, wherever a file gives them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from missions.commands import check

Mark = Callable[[str], tuple[str, str]]

UNIT = """{name: Thing, faction: terran, base: 32, source: P2P, size: 2, speed: 4, speed_single: 7, hp: 2, shield: 1, \
armour: 5, evade: 6, supply: {1-3: 0, 4-6: 1}, sizes: [3, 6], costs: {6: 100}, slot: Core, tags: [ground]}"""
UNITS = f"format: measuretwice/units/1\nunits:\n  own/thing: {UNIT}\n"
OWN = f"format: measuretwice/profiles/1\nsystem: starcraft\nprofiles:\n  own/thing: {UNIT}\n"
MISSION = f"""\
format: measuretwice/mission/1
system: starcraft
name: Own
table: {{width: 36, height: 36}}
sides:
  red: {{faction: terran, entry: [{{edge: top}}]}}
  blue: {{faction: zerg, entry: [{{edge: bottom}}]}}
profiles:
  own/thing: {UNIT}
"""
WRONG = [
    ("4-6: 1", "5-6: 1", "supply: the Supply of 4 models is missing"),
    ("4-6: 1", "3-6: 1", "supply: the Supply of 3 models is given twice"),
    ("4-6: 1", "4-9: 1", "supply: the Supply of 9 models is given; the unit has at most 6"),
    (
        "sizes: [3, 6], costs: {6: 100}",
        "sizes: [3, 9], costs: {9: 100}",
        "supply: the Supply of 7, 8 and 9 models is missing",
    ),
    ("sizes: [3, 6]", "sizes: [0, 6]", "sizes: a number of models of at least 1 was expected"),
    ("{6: 100}", "{5: 100}", "costs: the cost of 5 models is given; the unit has 3 or 6"),
    ("hp: 2", "hp: 0", "hp: a number of at least 1 was expected, not the number 0"),
    ("shield: 1", "shield: -1", "shield: a number of at least 0 was expected, not the number -1"),
    ("speed: 4", "speed: 0", "speed: a number above 0, or null for what is never moved, was expected"),
    ("armour: 5", "armour: 7", "armour: a roll from 2 to 6, or null for no such roll, was expected, not the number 7"),
    ("evade: 6", "evade: 1", "evade: a roll from 2 to 6, or null for no such roll, was expected, not the number 1"),
]
RIGHT = [
    ("hp: 2", "hp: 1"),
    ("shield: 1", "shield: 0"),
    ("speed: 4, speed_single: 7", "speed: null, speed_single: null"),
    ("armour: 5", "armour: 2"),
    ("armour: 5", "armour: null"),
    ("evade: 6", "evade: 2"),
]
DEPLOYMENT = """\
format: measuretwice/deployments/1
affinity: {red: [1, 3], blue: [2, 4]}
deployments:
  own:
    name: Own
    scale: Skirmish
    source: GEO
    table: {width: 36, height: 36}
    red: [{edge: top}]
    blue: [{edge: bottom}]
    markers: {1: [6, 18], 2: [30, 18], 5: [18, 18]}
"""


@pytest.fixture
def told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], list[str]]:
    """``told(path, text)``: what ``check`` says of a file."""
    monkeypatch.chdir(tmp_path)

    def lines(path: str, text: str) -> list[str]:
        Path(path).parent.mkdir(exist_ok=True)
        Path(path).write_text(text, encoding="utf-8")
        said, code = check([Path(path)])
        problems = [line for line in said.splitlines() if line.startswith(f"{path}:") and ": note:" not in line]
        return problems if code else []

    return lines


FILES = {"starcraft/units.yaml": UNITS, "own.yaml": OWN, "m.yaml": MISSION}


@pytest.mark.parametrize("path", FILES)
@pytest.mark.parametrize(("old", "new", "words"), WRONG, ids=[new for _, new, _ in WRONG])
def test_a_figure_no_unit_has_is_told_where_it_stands(
    told: Callable[[str, str], list[str]], path: str, old: str, new: str, words: str
) -> None:
    assert FILES[path].count(old) == 1
    (line,) = told(path, FILES[path].replace(old, new))
    assert f"own/thing.{words}" in line
    at = FILES[path].splitlines().index(next(one for one in FILES[path].splitlines() if old in one)) + 1
    assert line.startswith(f"{path}:{at}:")


@pytest.mark.parametrize("path", FILES)
@pytest.mark.parametrize(("old", "new"), [("name: Thing", "name: Thing"), *RIGHT])
def test_a_figure_some_unit_may_have_is_taken(
    told: Callable[[str, str], list[str]], path: str, old: str, new: str
) -> None:
    assert told(path, FILES[path].replace(old, new)) == []


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("blue: [2, 4]", "blue: [2, 1]", "affinity.blue.2: the marker 1 bears the colour red already"),
        ("5: [18, 18]", "5: [7.25, 18]", "deployments.own.markers.5: the marker 5 lies on the marker 1"),
    ],
)
def test_markers_of_a_card_lie_apart_and_bear_one_colour(
    told: Callable[[str, str], list[str]], old: str, new: str, words: str
) -> None:
    assert told("starcraft/deployments.yaml", DEPLOYMENT) == []
    (line,) = told("starcraft/deployments.yaml", DEPLOYMENT.replace(old, new))
    assert line.endswith(words)


def test_markers_of_a_card_may_touch(told: Callable[[str, str], list[str]]) -> None:
    assert told("starcraft/deployments.yaml", DEPLOYMENT.replace("5: [18, 18]", "5: [7.27, 18]")) == []


def test_a_marker_of_a_mission_has_a_number_of_its_own(told: Callable[[str, str], list[str]]) -> None:
    markers = "markers:\n  - {id: a, kind: mission, number: 1, at: [6, 6]}\n"
    markers += "  - {id: b, kind: mission, number: N, at: [9, 9]}\n"
    assert told("m.yaml", MISSION + markers.replace("N", "2")) == []
    (line,) = told("m.yaml", MISSION + markers.replace("N", "1"))
    assert line.endswith("markers.2.number: the marker 'a' has the number 1 already")
