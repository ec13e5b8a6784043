"""The draft, played through: whoever wins and whatever is picked, the game begins on the table of the two cards."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from engine.mission import Mission, SideLook
from engine.rehearsal import Rehearsal
from engine.systems.starcraft.drafting import without
from engine.systems.starcraft.state import Awaiting, StarcraftGame
from missions.load import load_mission, mission_from_text, rehearsal_to_text
from missions.making import Choice, make
from missions.mission_ref import shipped_folder
from missions.rehearsals import rehearsal_from_bytes
from missions.systems import system

FOLDER = Path("somewhere")


def drafted(name: str) -> Mission:
    return load_mission(shipped_folder() / "starcraft" / f"draft-{name}.yaml")


def played(mission: Mission, seed: int) -> Rehearsal:
    """The draft to its end, each decision by chance."""
    dice = random.Random(seed)
    rehearsal = Rehearsal(system("starcraft"), mission, seed)
    while position(rehearsal).drafting is not None:
        options = rehearsal.system.options(rehearsal.game)
        assert options.general
        assert options.table == ()
        option = dice.choice(options.general)
        assert option.open
        order = rehearsal.system.fill(rehearsal.game, option, rehearsal.roll(option.asks))
        assert rehearsal.system.describe(rehearsal.game, order).action
        rehearsal.commit(order)
    return rehearsal


def position(rehearsal: Rehearsal) -> StarcraftGame:
    assert isinstance(rehearsal.game, StarcraftGame)
    return rehearsal.game


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", ["standard", "skirmish"])
def test_the_game_begins_on_the_table_that_was_drafted(name: str, seed: int) -> None:
    mission = drafted(name)
    rehearsal = played(mission, seed)
    game = position(rehearsal)
    assert (game.awaiting, game.round, game.mission.draft) == (Awaiting.ROLL_OFF, 1, None)
    assert rehearsal.mission is mission
    orders = [node.order for node in rehearsal.line() if node.order is not None]
    picks = [getattr(order, "card") for order in orders if order.do == "pick_card"]  # noqa: B009  # of a known order
    gone = [card for order in orders if order.do == "remove_cards" for card in getattr(order, "cards")]  # noqa: B009  # likewise
    assert len(picks) == 2
    assert len(gone) == 4
    assert not set(picks) & set(gone)
    # The same mission made by name, its colours as they were taken.
    choice = Choice(
        system="starcraft", mission=picks[0], deployment=picks[1], map="none",
        armies={"red": ("terran/starter",), "blue": ("zerg/starter",)},
    )  # fmt: skip
    made = mission_from_text(make(choice), "made")
    assert game.mission.card == made.card
    assert game.mission.table == made.table == mission.table
    edges = {side.look: side.entry for side in game.mission.sides}
    assert edges == {side.look: side.entry for side in made.sides}
    owner = {side.id: side.look for side in game.mission.sides}
    bears = {marker.number: owner.get(marker.affinity or "") for marker in game.mission.markers}
    assert bears == {
        marker.number: made.side(marker.affinity).look if marker.affinity else None for marker in made.markers
    }
    assert [marker.at for marker in game.mission.markers] == [marker.at for marker in made.markers]
    assert (game.mission.terrain, game.mission.units) == (mission.terrain, mission.units)
    took = next(order for order in orders if order.do == "take_colour")
    by, colour = getattr(took, "by"), getattr(took, "colour")  # noqa: B009  # of a known order
    assert game.mission.side(by).look is SideLook(colour)


@pytest.mark.parametrize("seed", range(4))
def test_a_draft_replays_byte_for_byte(seed: int) -> None:
    rehearsal = played(drafted("standard"), seed)
    text = rehearsal_to_text(rehearsal, FOLDER)
    again = rehearsal_from_bytes(text.encode("utf-8"), "again", FOLDER)
    assert again.refused == ()
    assert rehearsal_to_text(again.rehearsal, FOLDER) == text
    assert again.rehearsal.game.mission.name == rehearsal.game.mission.name


def test_undoing_a_pick_brings_the_draft_back() -> None:
    rehearsal = played(drafted("standard"), 1)
    rehearsal.undo()
    assert position(rehearsal).drafting is not None
    assert rehearsal.game.mission.draft is not None
    rehearsal.redo()
    assert position(rehearsal).drafting is None


def test_each_side_decides_in_its_turn() -> None:
    """The winner, then the other and the controller, then the other way round."""
    for seed in range(6):
        rehearsal = played(drafted("skirmish"), seed)
        orders = [node.order for node in rehearsal.line() if node.order is not None and node.order.do != "roll_off"]
        took, *rest = orders
        winner, controls = getattr(took, "by"), getattr(took, "controls")  # noqa: B009  # of a known order
        loser = next(side.id for side in rehearsal.mission.sides if side.id != winner)
        first, second = (winner, loser) if controls == "mission" else (loser, winner)
        assert [getattr(order, "by") for order in rest] == [second, first, first, second]  # noqa: B009  # likewise


def test_a_tie_is_rolled_again() -> None:
    rules = system("starcraft")
    rehearsal = Rehearsal(rules, drafted("standard"), 1)
    (option,) = rules.options(rehearsal.game).general
    rehearsal.commit(rules.fill(rehearsal.game, option, {"terran": (3, 4), "zerg": (5, 2)}))
    assert position(rehearsal).awaiting is Awaiting.ROLL_OFF
    rehearsal.commit(rules.fill(rehearsal.game, option, {"terran": (3, 4), "zerg": (5, 3)}))
    assert position(rehearsal).awaiting is Awaiting.DRAFT
    assert rules.options(rehearsal.game).decider == "zerg"


def test_a_card_that_both_bring_goes_once_for_each() -> None:
    assert without(("a", "b", "a", "c"), ["a"]) == ("b", "a", "c")
    assert without(("a", "b", "a", "c"), ["a", "a"]) == ("b", "c")


def test_the_panel_says_what_each_side_brings_and_what_is_left() -> None:
    rehearsal = played(drafted("standard"), 2)
    while getattr(rehearsal.at.order, "do", "") != "remove_cards":  # the first node has no order
        rehearsal.undo()
    readout = rehearsal.system.readout(rehearsal.game)
    assert readout.round == "Draft"
    lines = getattr(readout.sections[0], "lines")  # noqa: B009  # of notes
    assert lines[0].startswith("Terran brings Frontlines, Gather the Resources, Gauntlet, Typhoon")
    assert any("cards left: " in line and line.count(",") == 1 for line in lines)


def test_the_draft_is_no_part_of_a_mission_that_is_not_drafted() -> None:
    rules = system("starcraft")
    mission = replace(drafted("standard"), draft=None)
    game = rules.begin(mission)
    assert isinstance(game, StarcraftGame)
    assert game.drafting is None
