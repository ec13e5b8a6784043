"""What is said of a table while it is set up."""

import pytest

from geometry.area import Area
from geometry.narrows import narrows
from missions.editing import edits
from missions.editing.sheet import Sheet
from missions.linting import Lint, Weight, lint, sight_lint, uneven
from missions.load import mission_from_text
from missions.mission_ref import shipped_folder
from missions.preview import preview

TEXT = """\
format: measuretwice/mission/1
system: genesys
name: Rocks
table: {width: 48, height: 48}
card: standard
sides: {orcs: {faction: mountain-orcs}, dwarves: {faction: norkraag}}
units:
  - {id: orcs.a, profile: mountain-orcs/warrior, models: {1: [24, 40]}}
  - {id: dwarves.a, profile: norkraag/dwarf, models: {1: [24, 2]}}
terrain:
  - {id: a, kind: rock, traits: [impassable], rectangle: {at: [10, 10], size: [4, 4]}}
  - {id: b, kind: rock, traits: [impassable], rectangle: {at: [15.1, 10], size: [4, 4]}}
  - {id: c, kind: rock, traits: [impassable], rectangle: {at: [30, 10], size: [4, 4]}}
  - {id: d, kind: bush, rectangle: {at: [10, 30], size: [4, 4]}}
markers: [{id: m, kind: objective, at: [12, 12]}]
"""


def of(text: str) -> tuple[Lint, ...]:
    return lint(Sheet.of(text.encode(), "m.yaml"))


def codes(found: tuple[Lint, ...]) -> list[str]:
    return [one.code for one in found]


def test_empty_quarters_narrow_gaps_markers_on_rock_and_the_longest_lane() -> None:
    found = of(TEXT)
    assert codes(found) == ["empty_quarter", "narrow", "marker_on_wall"]
    quarter, narrow, marker = found
    assert quarter.text == "The lower right quarter of the table is empty"
    assert (quarter.area or Area.empty()).bounds == (24, 24, 48, 48)
    assert narrow.text == "Rock (a) and Rock (b) are 1.10″ apart; a base of 32 mm needs 1.26″"
    assert narrow.line is not None
    assert sorted(x for x, _ in narrow.line) == pytest.approx([12, 13.1])
    assert marker.subjects == ("m", "a")
    (lane,) = sight_lint(mission_from_text(TEXT, "m"))
    assert lane.text == "The longest open lane is 67.88″"
    assert "narrow" not in codes(of(TEXT.replace("15.1,", "15.26,")))
    assert "marker_on_wall" not in codes(of(TEXT.replace("at: [12, 12]", "at: [13, 13]")))


def test_mistakes_are_told_with_the_thing_they_are_about() -> None:
    sheet = edits.changed(Sheet.of(TEXT.encode(), "m.yaml"), "c", "polygon", [[0, 0], [1, 1]])
    (found,) = lint(sheet)
    assert (found.code, found.weight, found.subjects) == ("mistake", Weight.MISTAKE, ("c",))
    assert found.text.endswith("(line 13)")


@pytest.mark.parametrize("name", ["starcraft/frontlines-gauntlet.yaml", "starcraft/frontlines-breach.yaml"])
def test_the_guide_of_a_game_is_told_where_it_is_asked(name: str) -> None:
    path = shipped_folder() / name
    old = Sheet.of(path.read_bytes(), str(path), path)
    assert not any(code.startswith("guide.") for code in codes(lint(old)))
    walls = [piece.id for piece in old.facts.map_pieces if piece.kind == "wall"]
    bare = lint(edits.removed(old, walls))
    assert any(code.startswith("guide.") for code in codes(bare))


def test_a_gap_is_none_where_something_fills_it_or_things_touch() -> None:
    table = Area.rectangle(0, 0, 40, 40)
    a, b = Area.rectangle(10, 10, 12, 12), Area.rectangle(14, 10, 16, 12)
    assert [(one.first, one.second, one.width) for one in narrows([a, b], table, 3)] == [(0, 1, 2)]
    assert list(narrows([a, b, Area.rectangle(12, 9, 14, 13)], table, 3)) == []
    assert [one.width for one in narrows([a, b], table, 2.0005)] == []
    assert [(one.first, one.second) for one in narrows([Area.rectangle(1, 10, 3, 12)], table, 3)] == [(0, None)]
    assert list(narrows([Area.rectangle(-1, 10, 3, 12)], table, 3)) == []


def test_sides_that_are_not_as_soon_at_the_markers_are_told() -> None:
    even = TEXT.replace("markers: [{id: m, kind: objective, at: [12, 12]}]\n", "")
    assert list(uneven(preview(mission_from_text(even, "m")))) == []
    (found,) = uneven(preview(mission_from_text(TEXT.replace("at: [12, 12]", "at: [24, 44]"), "m")))
    assert found.text == (
        "The sides are not as soon at the markers, nearest first: Orcs in round 1; Dwarves in round 4"
    )
