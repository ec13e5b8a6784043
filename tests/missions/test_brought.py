"""A mission that brings its deployment card, its map and its armies by name."""

from collections.abc import Callable

import pytest

from engine.mission import EdgeName, EdgeSegment, SideLook
from missions.load import mission_from_text

MADE = """\
format: measuretwice/mission/1
system: starcraft
name: Small
card: frontlines/skirmish
deployment: dirt-side
map: rulebook/9
sides:
  red: {faction: terran, army: terran/starter}
  blue: {faction: zerg, army: [zerg/starter]}
units:
  - {id: red.more, profile: terran/medic, models: 3}
"""
Problems = Callable[[str], list[str]]
Mark = Callable[[str], tuple[str, str]]


def test_everything_is_there() -> None:
    mission = mission_from_text(MADE, "m")
    assert (mission.table.width, mission.table.height) == (36, 36)
    assert [marker.id for marker in mission.markers] == ["marker-1", "marker-2", "marker-5"]
    assert [marker.affinity for marker in mission.markers] == ["red", "blue", None]
    assert [unit.id for unit in mission.units][-1] == "red.more"
    assert len(mission.units) == 5 + 4 + 1
    assert len(mission.terrain) == 17
    assert mission.sides[0].entry == (EdgeSegment(EdgeName.TOP, 0, 12), EdgeSegment(EdgeName.LEFT, 0, 12))
    assert any("exempt from the terrain guide" in note for note in mission.notes)


def test_the_colours_of_the_card_follow_the_looks_of_the_sides() -> None:
    swapped = MADE.replace("red: {faction: terran", "red: {look: blue, faction: terran")
    mission = mission_from_text(swapped.replace("blue: {faction: zerg", "blue: {look: red, faction: zerg"), "m")
    plain = mission_from_text(MADE, "m")
    assert mission.side("blue").look is SideLook.RED
    assert mission.side("blue").entry == plain.side("red").entry
    assert [marker.affinity for marker in mission.markers] == ["blue", "red", None]


def test_the_setting_of_the_ramp_is_the_missions() -> None:
    left, right = (
        mission_from_text(MADE.replace("sides:", f"settings: {{ramp_lane: {word}}}\nsides:"), "m").piece("ramp-lane")
        for word in ("left", "right")
    )
    assert not left.outline.overlaps(right.outline)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("deployment: dirt-side", "deployment: ¦dirt-sidd",
         "deployment: there is no deployment card 'dirt-sidd'; did you mean 'dirt-side'?"),
        ("map: rulebook/9", "map: ¦rulebook/11", "map: there is no map 'rulebook/11'; did you mean 'rulebook/1'?"),
        ("army: terran/starter", "army: ¦terran/starte",
         "sides.red.army: there is no army 'terran/starte'; did you mean 'terran/starter'?"),
        ("army: [zerg/starter]", "army: [¦zerg/starte]",
         "sides.blue.army.1: there is no army 'zerg/starte'; did you mean 'zerg/starter'?"),
        ("army: terran/starter", "army: ¦protoss/starter",
         "sides.red.army: Protoss starter army is protoss, the side terran"),
        ("army: terran/starter", "army: ¦4",
         "sides.red.army: the name of an army was expected, or a list of them, not the number 4"),
        ("card: frontlines/skirmish\ndeployment: dirt-side", "card: frontlines/standard\ndeployment: ¦dirt-side",
         "deployment: the mission card Frontlines is for Standard, the deployment card Dirt Side for Skirmish"),
        ("map: rulebook/9", "map: ¦rulebook/1",
         "map: Terrain map 1 is for a table of 54 × 36″, not of 36 × 36″"),
        ("name: Small", "name: Small\ntable: ¦{width: 36, height: 30}",
         "table: Dirt Side is played on 36 × 36″, not on 36 × 30″"),
        ("{faction: terran,", "{faction: terran, ¦entry: [{edge: top}],",
         "sides.red.entry: Dirt Side gives the Entry Edges; they stand here as well"),
        ("sides:\n", "¦sides:\n  third: {faction: zerg}\n",
         "sides: Dirt Side is for two sides, a red and a blue one"),
        ("id: red.more", "id: ¦red.medics", "units.1.id: the id 'red.medics' is given twice; first in line 8"),
        ("units:", "markers:\n  - {id: ¦marker-5, kind: mission, at: [1, 1]}\nunits:",
         "markers.1.id: the id 'marker-5' is given twice; first in line 5"),
        ("units:", "terrain:\n  - {id: ¦geyser, kind: rock, rectangle: {at: [4, 4], size: [1, 1]}}\nunits:",
         "terrain.1.id: the id 'geyser' is given twice; first in line 6"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told_where_it_stands(
    problems: Problems, mark: Mark, old: str, new: str, words: str
) -> None:
    assert MADE.count(old) == 1
    text, place = mark(MADE.replace(old, new))
    assert [line for line in problems(text) if "given twice" not in line or "given twice" in words][:1] == [
        f"{place}: {words}"
    ]


def test_the_table_must_come_from_somewhere(problems: Problems) -> None:
    bare = MADE.replace("deployment: dirt-side\nmap: rulebook/9\n", "")
    assert problems(bare) == ["1:1: the key 'table' is missing"]
    assert problems(bare.replace("name: Small", "name: Small\ntable: {width: 36, height: 36}")) == []
    assert problems(MADE.replace("deployment: dirt-side\n", "")) == []


@pytest.mark.parametrize("line", ["deployment: gauntlet", "map: rulebook/1"])
def test_other_games_have_no_such_cards(problems: Problems, genesys: str, line: str) -> None:
    word = {"deployment": "deployment card", "map": "map"}[line.partition(":")[0]]
    (said,) = problems(genesys.replace("card: standard", f"card: standard\n{line}"))
    assert said.endswith(f"this game knows no {word}")


@pytest.mark.parametrize(("second", "fine"), [("10", True), ("9.9995", True), ("9.99", False)])
def test_entry_edges_may_meet_and_not_overlap(problems: Problems, starcraft: str, second: str, fine: bool) -> None:
    text = starcraft.replace("to: 36}]}", "to: 10}]}").replace("{edge: bottom, from: 6", f"{{edge: top, from: {second}")
    said = problems(text)
    assert (said == []) == fine
    assert fine or said[0].endswith("the top edge from 9.99 to 10 is an Entry Edge of red already")


DRAFT = """\
format: measuretwice/mission/1
system: starcraft
name: Drafted
draft:
  scale: Skirmish
  brings:
    red: {missions: [frontlines, hold-position], deployments: [frontier, dirt-side]}
    blue: {missions: [frontlines, supply-drop], deployments: [agria-valley, frontier]}
sides:
  red: {faction: terran, army: terran/starter}
  blue: {faction: zerg, army: zerg/starter}
"""


def test_a_draft_brings_its_table_and_no_card_yet() -> None:
    mission = mission_from_text(DRAFT, "m")
    assert (mission.table.width, mission.card.name, mission.markers) == (36, "To be drafted", ())
    assert mission.draft is not None
    assert mission.notes == ()


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("[frontlines, hold-position]", "¦[frontlines]",
         "draft.brings.red.missions: 2 mission cards are brought, not 1"),
        ("[frontier, dirt-side]", "¦[frontier, dirt-side, char-plains]",
         "draft.brings.red.deployments: 2 deployment cards are brought, not 3"),
        ("[frontlines, supply-drop]", "[frontlines, ¦suply-drop]",
         "draft.brings.blue.missions.2: there is no Skirmish mission card 'suply-drop'; did you mean 'supply-drop'?"),
        ("[agria-valley, frontier]", "[agria-valley, ¦gauntlet]",
         "draft.brings.blue.deployments.2: there is no Skirmish deployment card 'gauntlet'; there are abandoned-camp, "
         "agria-valley, char-plains, dirt-side and frontier"),
        ("    blue: {missions", "    ¦blu: {missions",
         "draft.brings.blu: there is no side 'blu'; did you mean 'blue'?"),
        ("name: Drafted\n", "name: Drafted\n¦card: frontlines/skirmish\n",
         "card: the draft decides on it; 'card' stands here as well"),
        ("name: Drafted\n", "name: Drafted\n¦deployment: frontier\n",
         "deployment: the draft decides on it; 'deployment' stands here as well"),
        ("name: Drafted\n", "name: Drafted\nmap: ¦rulebook/2\n",
         "map: Terrain map 2 is for a table of 54 × 36″, not of 36 × 36″"),
        ("name: Drafted\n", "name: Drafted\nmap: ¦layout/standard\n",
         "map: Crossroads is for a table of 54 × 36″, not of 36 × 36″"),
        ("name: Drafted\n", "name: Drafted\ntable: ¦{width: 54, height: 36}\n",
         "table: the Skirmish draft is for a table of 36 × 36″, not of 54 × 36″"),
        ("sides:\n", "¦sides:\n  third: {faction: zerg}\n", "sides: a draft is for two sides"),
        ("scale: Skirmish", "scale: ¦Skirmsh",
         "draft.scale: Skirmish or Standard was expected, not the word 'Skirmsh'; did you mean 'Skirmish'?"),
    ],
)  # fmt: skip
def test_a_draft_that_cannot_be_played_is_told(problems: Problems, mark: Mark, old: str, new: str, words: str) -> None:
    assert DRAFT.count(old) == 1
    text, place = mark(DRAFT.replace(old, new))
    assert f"{place}: {words}" in problems(text)


@pytest.mark.parametrize("line", ["map: rulebook/9", "map: layout/skirmish", "table: {width: 36, height: 36}"])
def test_a_draft_takes_what_is_of_its_scale(problems: Problems, line: str) -> None:
    assert problems(DRAFT.replace("name: Drafted\n", f"name: Drafted\n{line}\n")) == []


def test_other_games_have_no_draft(problems: Problems, genesys: str) -> None:
    assert any(
        "this game knows no draft" in line
        for line in problems(genesys + DRAFT.partition("Drafted\n")[2].partition("sides")[0])
    )


@pytest.mark.parametrize(
    ("upgrades", "said"),
    [
        ("[advanced-medic-facilities]", None),
        ("[¦advanced-medic-facilites]", "Medic has no upgrade 'advanced-medic-facilites'; did you mean "
         "'advanced-medic-facilities'?"),
        ("[¦burrow-ambush]", "Medic has no upgrade 'burrow-ambush'; there are advanced-medic-facilities"),
    ],
)  # fmt: skip
def test_a_unit_has_the_upgrades_of_its_profile(
    problems: Problems, mark: Mark, upgrades: str, said: str | None
) -> None:
    text, place = mark(MADE.replace("models: 3}", f"models: 3, upgrades: {upgrades}}}"))
    assert problems(text) == ([] if said is None else [f"{place}: units.1.upgrades.1: {said}"])
