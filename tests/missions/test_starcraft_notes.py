"""What a StarCraft mission is told about that plays, but hardly as it is meant."""

import pytest

from missions.load import mission_from_text

MISSION = """\
format: measuretwice/mission/1
system: starcraft
name: Notes
card: frontlines/standard
table: {width: 54, height: 36}
sides:
  red: {faction: terran, entry: [{edge: top}]}
  blue: {faction: zerg, entry: [{edge: bottom}]}
units:
  - {id: red.marines, profile: terran/marine, models: 6}
"""


def notes(*changes: tuple[str, str]) -> tuple[str, ...]:
    text = MISSION
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    return mission_from_text(text, "m.yaml").notes


def test_a_mission_that_is_as_it_is_meant_has_no_notes() -> None:
    assert notes() == ()


def test_units_in_reserve_without_an_entry_edge_are_told() -> None:
    told = ("Red has units in Reserve and no Entry Edge to bring them in over.",)
    assert notes((", entry: [{edge: top}]", "")) == told
    assert notes(("[{edge: top}]", "[]")) == told


def test_a_side_without_units_needs_no_entry_edge() -> None:
    assert notes((", entry: [{edge: bottom}]", "")) == ()


WALL = "units:\n", "terrain:\n  - {id: w, kind: wall, SIZErectangle: {at: [20, 18], size: [4, 1]}}\nunits:\n"


@pytest.mark.parametrize(
    ("size", "told"), [("", ("Wall (w) has no Size and counts as higher than every model.",)), ("size: 2, ", ())]
)
def test_a_piece_without_a_size_is_told(size: str, told: tuple[str, ...]) -> None:
    assert notes((WALL[0], WALL[1].replace("SIZE", size))) == told


def test_a_unit_of_another_faction_than_its_sides_is_told() -> None:
    told = ("Marine (red.marines) is terran, its side Red zerg.",)
    assert notes(("red: {faction: terran", "red: {faction: zerg")) == told
