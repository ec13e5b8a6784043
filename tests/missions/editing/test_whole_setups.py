"""What cards and tables lay out is put on a mission in one step and read without a mistake; the rest stays."""

import pytest

from engine.mission import Mission
from engine.systems.hardwired28.profile import HardwiredCard
from engine.systems.starcraft.deployment import DeploymentCard
from missions.editing.deck import NO_MAP, Deck, dealt, maps_for
from missions.editing.edits import moved
from missions.editing.genesys_setup import Wish, deployed
from missions.editing.new_table import NewTable, new_table
from missions.editing.rolled import EVERYTHING, Part, rolled_onto
from missions.editing.sheet import Sheet
from missions.editing.words import NotEdited
from missions.making import card_titles
from missions.making_hardwired import Choice, make
from missions.rules.deployments import deployments
from missions.rules.setups import setups
from missions.shipped import shipped_paths


def shipped(system: str) -> Sheet:
    path = shipped_paths(system)[0]
    return Sheet.of(path.read_bytes(), path.name, path)


def table_of(sheet: Sheet) -> Mission:
    assert isinstance(sheet.mission, Mission), sheet.mission.problems
    return sheet.mission


@pytest.mark.parametrize("card", deployments("starcraft").values(), ids=lambda card: card.id)
def test_every_deployment_card_lays_its_edges_and_markers_each_to_be_moved_alone(card: DeploymentCard) -> None:
    titles = list(card_titles("starcraft"))
    title = titles[list(deployments("starcraft")).index(card.id) % len(titles)]
    sheet = dealt(shipped("starcraft"), Deck(title, card.id, next(iter(maps_for(card.id)))))
    mission = table_of(sheet)
    assert mission.card.name == card_titles("starcraft")[title]
    assert {marker.number: marker.at for marker in mission.markers} == dict(card.markers)
    assert {marker.number: marker.affinity for marker in mission.markers if marker.affinity} == {
        number: look.value for number, look in card.affinities.items()
    }
    assert {side.look: side.entry for side in mission.sides} == dict(card.edges)
    first = mission.markers[0]
    after = table_of(moved(sheet, [first.id], 1, 0))
    assert [one.at for one in after.markers[1:]] == [one.at for one in mission.markers[1:]]
    assert after.markers[0].at == (first.at[0] + 1, first.at[1])


def test_cards_that_are_dealt_end_a_draft() -> None:
    path = next(path for path in shipped_paths("starcraft") if path.stem == "draft-skirmish")
    mission = table_of(dealt(Sheet.of(path.read_bytes(), path.name, path), Deck("frontlines", "frontier")))
    assert (mission.draft, mission.name, len(mission.markers)) == (None, "Frontlines on Frontier", 3)
    assert all(len(side.entry) == 2 for side in mission.sides)


def test_cards_that_do_not_go_together_change_nothing_and_say_so() -> None:
    sheet = shipped("starcraft")
    for deck, words in (
        (Deck("frontlines", "char-plains"), "is for Standard, Char Plains for Skirmish"),
        (Deck("frontlines", "nowhere"), "no deployment card 'nowhere'"),
        (Deck("nothing", "gauntlet"), "no mission card 'nothing/standard'"),
    ):
        with pytest.raises(NotEdited, match=words):
            dealt(sheet, deck)
    bare = dealt(sheet, Deck("frontlines", "char-plains", NO_MAP, {"char_plains_edge": "coloured"}))
    assert [len(side.entry) for side in table_of(bare).sides] == [2, 2]
    assert table_of(bare).terrain == ()


@pytest.mark.parametrize("seed", [3, 5, 9])
def test_the_tables_roll_the_same_onto_a_mission_as_into_one_of_their_own(seed: int) -> None:
    sheet = rolled_onto(shipped("hardwired28"), Choice(seed=seed))
    own, made = table_of(sheet), table_of(Sheet.of(make(Choice(seed=seed)).encode(), "made"))
    assert set(own.markers) == set(made.markers)
    assert set(own.zones) == set(made.zones)
    assert [(wave.round, wave.edge) for wave in own.waves] == [(wave.round, wave.edge) for wave in made.waves]
    assert isinstance(own.card, HardwiredCard)
    assert (own.card, own.source) == (made.card, made.source)
    assert own.terrain == table_of(shipped("hardwired28")).terrain
    assert not any(unit.poses for unit in own.units if own.side(unit.side).plays)
    assert "The tutorial game" not in " ".join(own.notes)


def test_only_the_parts_that_are_taken_change() -> None:
    old = shipped("hardwired28")
    choice = Choice(seed=4, picked={"loot": "scattered", "loot_modifier": "heavy"})
    before = table_of(old)
    for part, same in (
        (Part.LOOT, ("zones", "waves", "units", "sides", "terrain")),
        (Part.WAVES, ("zones", "markers", "terrain", "card")),
        (Part.ZONES, ("markers", "waves", "terrain", "sides")),
    ):
        after = table_of(rolled_onto(old, choice, {part}))
        assert [getattr(after, key) for key in same] == [getattr(before, key) for key in same]
    loot = table_of(rolled_onto(old, choice, {Part.LOOT}))
    assert isinstance(loot.card, HardwiredCard)
    assert (loot.card.scoring, loot.card.loot_modifier) == ("extraction", "heavy")
    assert sum(marker.kind == "loot" for marker in loot.markers) == 5
    assert [
        any(note.startswith(word) for note in loot.notes) for word in ("Made from seed 4", "The tutorial game")
    ] == [True] * 2


def test_waves_that_are_rolled_leave_a_side_of_the_same_hostiles_as_it_is() -> None:
    old = shipped("hardwired28")
    (hostile,) = (side for side in table_of(old).sides if not side.plays and side.faction != "coworkers")
    named = Sheet.of(old.text.replace("name: Feral Crews", "name: Us").encode(), "named.yaml")
    for faction in setups().factions:
        after = table_of(rolled_onto(named, Choice(seed=4, picked={"faction": faction}), {Part.WAVES}))
        assert [side.name for side in after.sides if side.id == hostile.id] == ["Us"] * (faction == hostile.faction)


def test_a_bare_table_becomes_a_game_and_one_that_evidence_sets_off_has_no_coworkers() -> None:
    bare = new_table(NewTable(system="hardwired28", name="Yard", width=24, height=24, card="extraction"), "yard")
    game = table_of(rolled_onto(bare, Choice(seed=1)))
    assert [len([unit for unit in game.units if unit.side == side]) for side in ("red", "blue")] == [5, 5]
    signal = rolled_onto(shipped("hardwired28"), Choice(seed=1, picked={"mission": "the-signal"}), EVERYTHING)
    assert {side.faction for side in table_of(signal).sides} & {"coworkers"} == set()
    with pytest.raises(NotEdited, match="two sides"):
        rolled_onto(shipped("genesys"), Choice(seed=1))


def test_zones_of_either_deployment_are_laid_as_the_rules_of_the_game_have_them() -> None:
    sheet = shipped("genesys")
    orcs, dwarves = (side.id for side in table_of(sheet).sides)
    laid = deployed(sheet, {orcs: Wish((1, 2, 5), primary="Assault"), dwarves: Wish((4,), (4, 6))})
    ids = {zone.id for zone in table_of(laid).zones if zone.kind == "deployment"}
    assert ids == {f"{orcs}-zone-1", f"{orcs}-zone-2", f"{orcs}-zone-5", f"{dwarves}-zone-4", f"{dwarves}-zone-8"}
    again = deployed(laid, {orcs: Wish((1, 2, 3))})
    assert [f"primary: {{{orcs}: Assault}}" in sheet.text for sheet in (laid, again)] == [True, False]
    for wish in (Wish((4, 5, 1)), Wish((1, 2)), Wish((1,), (7, 2)), Wish((1, 2), (1, 2))):
        with pytest.raises(NotEdited):
            deployed(sheet, {orcs: wish})


def test_on_another_table_places_keep_their_distance_from_the_middle() -> None:
    bare = new_table(NewTable(system="hardwired28", name="Yard", width=36, height=30, card="extraction"), "yard")
    picked = {"mission": "uplink", "loot": "trail"}
    found = table_of(rolled_onto(bare, Choice(seed=1, picked=picked)))
    nodes = [marker.at for marker in found.markers if marker.kind == "node"]
    assert nodes == [(12, 11), (24, 11), (18, 19)]
    trail = [marker.at for marker in found.markers if marker.kind == "loot"]
    assert trail == [pytest.approx((x, 15)) for x in (7.2, 14.4, 21.6, 28.8)]
