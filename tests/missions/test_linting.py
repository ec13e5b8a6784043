"""What is said of a table while it is set up."""

import math

import pytest

from geometry.area import Area
from geometry.narrows import narrows
from missions.editing import edits, waves
from missions.editing.sheet import Sheet
from missions.lint import Lint, Weight
from missions.linting import lint, sight_lint, uneven
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
    assert marker.text == "25% of Objective Marker (m) lies on Rock (a), which no base on the ground crosses"
    (lane,) = sight_lint(mission_from_text(TEXT, "m"))
    # A hair inside the table: along its very edge one looks past every wall that reaches up to it.
    assert (lane.text, lane.weight, lane.measure) == ("The longest open lane is 67.85″", Weight.MEASURE, "67.85″")


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("at: [15.1,", "at: [15.2598,", "narrow"),  # 32 mm, and a hair less
        ("at: [15.1,", "at: [14.983,", "narrow"),  # a gap that no base fits through is closed for all
        ("at: [12, 12]", "at: [12.36, 12.36]", "marker_on_wall"),  # 0.509 off the corner: clear of a disc of 1
        ("at: [10, 30], size: [4, 4]", "at: [26, 30], size: [4.2, 4]", "empty_quarter"),  # reaches in by 4.1
    ],
)
def test_a_hair_makes_the_difference(old: str, new: str, code: str) -> None:
    assert code in codes(of(TEXT))
    table = TEXT.replace(old, new)
    assert table != TEXT
    assert code not in [one.code for one in of(table) if "lower right" in one.text or code != "empty_quarter"]


def test_just_below_a_threshold_all_is_told_still() -> None:
    for old, new, code in (
        ("at: [15.1,", "at: [15.2575,", "narrow"),
        ("at: [15.1,", "at: [14.9835,", "narrow"),
        ("at: [12, 12]", "at: [12.35, 12.35]", "marker_on_wall"),
        ("at: [10, 30], size: [4, 4]", "at: [22, 30], size: [4, 4]", "empty_quarter"),  # it only touches the line
    ):
        assert code in codes(of(TEXT.replace(old, new)))


@pytest.mark.parametrize(("x", "told"), [(17.77, 1), (17.79, 0)])
def test_a_spawn_point_on_a_wall_is_told(x: float, told: int) -> None:
    path = shipped_folder() / "hardwired28/extraction.yaml"
    sheet = waves.with_place(Sheet.of(path.read_bytes(), str(path), path), 0, (x, 13))  # the wall ends at 17.775
    found = [one for one in lint(sheet) if one.code == "spawn_on_wall"]
    assert [one.subjects for one in found] == [("feral.gunners", "bulkhead-south-4")] * told


def test_the_rims_of_one_piece_are_one_thing_and_ramps_no_gap() -> None:
    path = shipped_folder() / "starcraft/artefact-hunt-gauntlet.yaml"
    found = [one for one in lint(Sheet.of(path.read_bytes(), str(path), path)) if one.code == "narrow"]
    pairs = [one.subjects for one in found]
    assert len(set(pairs)) == len(pairs)
    assert all(len(set(pair)) == len(pair) for pair in pairs)
    assert not [one for one in found if "ramp-lane" in one.text]
    assert [one.measure for one in found if one.subjects == ("ramp-west",)] == ["1.55″"]


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
    mission = mission_from_text(TEXT.replace("at: [12, 12]", "at: [24, 44]"), "m")
    (found,) = uneven(preview(mission))
    assert found.text == (
        "Nearest marker: Orcs in round 1 (Objective Marker, 2.87″ by Mountain Orc Warrior), "
        "Dwarves in round 4 (Objective Marker, 41.01″ by Norkraag Dwarf)"
    )
    orcs, dwarves = found.ways
    assert (orcs.points[0], orcs.text) == ((24, 40), "Orcs: round 1, 2.87″")
    assert dwarves.points[0] == (24, 2)
    assert math.dist(dwarves.points[-1], (24, 44)) < 1.2


def test_ways_as_long_are_the_armies_own_and_no_advice() -> None:
    text = TEXT.replace("[24, 40]", "[24, 30]")
    # The later side's way is 1.86 shorter, then 0.94 and 1.34 longer.
    for at, weight in (
        ("[24, 15]", Weight.MEASURE),
        ("[24, 16.4]", Weight.MEASURE),
        ("[24, 16.6]", Weight.ADVICE),
    ):
        (found,) = uneven(preview(mission_from_text(text.replace("at: [12, 12]", f"at: {at}"), "m")))
        assert (found.weight, "armies' pace" in found.text) == (weight, weight is Weight.MEASURE)
