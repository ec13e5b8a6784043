"""What a StarCraft mission is told about that plays, but hardly as it is meant."""

import pytest

from missions.load import mission_from_text
from missions.problems import Unreadable

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


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("kind: gras", ["No rule knows the kind 'gras' of Gras; did you mean 'grass'?"]),
        ("kind: grass", []),
        ("kind: heap", []),
        (
            "kind: wall, traits: [tall, blocks_sight]",
            ["No rule asks for the traits blocks_sight and tall: Size and kind say what a piece does."],
        ),
    ],
)
def test_words_of_terrain_that_no_rule_knows_are_told(words: str, told: list[str]) -> None:
    piece = f"terrain: [{{id: a, {words}, size: 2, rectangle: {{at: [10, 10], size: [2, 2]}}}}]\nunits:"
    assert list(notes(("units:", piece))) == told


DRAFT = """\
format: measuretwice/mission/1
system: starcraft
name: Notes
draft:
  scale: Standard
  brings:
    red: {missions: [frontlines, FIRST], deployments: [gauntlet, typhoon]}
    blue: {missions: [frontlines, supply-drop], deployments: [breach, OTHER]}
sides:
  red: {faction: terran}
  blue: {faction: zerg}
"""


def drafted(first: str, other: str, more: str = "") -> tuple[str, ...]:
    return mission_from_text(DRAFT.replace("FIRST", first).replace("OTHER", other) + more, "m.yaml").notes


def test_a_card_that_a_side_brings_twice_is_told_and_refused_as_the_setting_says() -> None:
    assert drafted("hold-position", "gauntlet") == (), "two sides may bring the same card"
    assert drafted("frontlines", "breach") == (
        "Red brings Frontlines twice; no text says whether it may (setting draft_copies).",
        "Blue brings Breach twice; no text says whether it may (setting draft_copies).",
    )
    with pytest.raises(Unreadable) as refused:
        drafted("frontlines", "breach", "settings: {draft_copies: refused}\n")
    assert [str(one) for one in refused.value.problems] == [
        "m.yaml:7:34: draft.brings.red.missions.2: the mission card 'frontlines' is brought twice",
        "m.yaml:8:71: draft.brings.blue.deployments.2: the deployment card 'breach' is brought twice",
    ]
    assert drafted("hold-position", "gauntlet", "settings: {draft_copies: refused}\n") == ()


WALL = "units:\n", "terrain:\n  - {id: w, kind: wall, SIZErectangle: {at: [20, 18], size: [4, 1]}}\nunits:\n"


@pytest.mark.parametrize(
    ("size", "told"), [("", ("Wall (w) has no Size and counts as higher than every model.",)), ("size: 2, ", ())]
)
def test_a_piece_without_a_size_is_told(size: str, told: tuple[str, ...]) -> None:
    assert notes((WALL[0], WALL[1].replace("SIZE", size))) == told


def test_a_marker_that_hangs_over_the_edge_is_told() -> None:
    marker = "markers:\n  - {id: m, kind: mission, at: [18, 0.3]}\nunits:\n"
    assert notes(("units:\n", marker)) == ("Mission Marker (m) reaches 0.33″ past the table's edge.",)
    assert notes(("units:\n", marker.replace("0.3]", "0.63]"))) == ()


def test_a_unit_of_another_faction_than_its_sides_is_told() -> None:
    told = ("Marine (red.marines) is terran, its side Red zerg.",)
    assert notes(("red: {faction: terran", "red: {faction: zerg")) == told
