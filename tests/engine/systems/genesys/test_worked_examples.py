"""The examples of Genesys 8.3, to the letter."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.findings import Severity
from engine.orders import End, Pass
from engine.systems.genesys.bonus import bonus, charge_bonus, evasion
from engine.systems.genesys.orders import Activate, Attack, Decline, HoldAction, React, Reaction, Way
from engine.systems.genesys.state import ActionState

Begin = Callable[..., Any]


@pytest.fixture
def warriors(play: Begin) -> Begin:
    """Player 1's warriors have Movement 3; they and player 2's are base to base after 9″ and 7″ of movement."""

    def begin(**settings: str) -> Any:
        return play({"red.walkers": {1: (10, 27)}, "blue.runners": {1: (10, 10)}}, **settings)

    return begin


def test_nine_inches_against_seven_give_both_squads_a_charging_bonus_of_one(warriors: Begin) -> None:
    game = warriors(held_action="always")
    game.activate("red.walkers").do(game.shift("red.walkers", 0, -9), End(by="red"), Pass(by="red"))
    assert bonus(game.rules.rulebook, game.game, "red.walkers.1") == 1
    assert charge_bonus(game.rules.rulebook, game.game, "red.walkers.1") == 0, "not in melee yet"

    game.activate("blue.runners").declined()
    charge = game.charge("blue.runners", 0, 7, "red.walkers")
    assert game.finding(charge, "charge.no_contact").severity is Severity.PASSED
    game.do(charge)
    assert charge_bonus(game.rules.rulebook, game.game, "blue.runners.1") == 1
    assert charge_bonus(game.rules.rulebook, game.game, "red.walkers.1") == 1


def test_in_that_example_the_charged_squad_fights_back_with_its_bonus_and_then_loses_it(warriors: Begin) -> None:
    game = warriors()
    game.activate("red.walkers").do(game.shift("red.walkers", 0, -9), HoldAction(by="red", unit="red.walkers"))
    game.do(End(by="red"), Pass(by="red"))
    game.activate("blue.runners")
    game.do(Decline(by="red"), game.charge("blue.runners", 0, 7, "red.walkers"))
    back = React(by="red", unit="red.walkers", kind=Reaction.FIGHT_BACK)
    assert game.finding(back, "attack.strength").words["figure"] == "Strength 3 + 1"
    game.do(back)
    assert bonus(game.rules.rulebook, game.game, "red.walkers.1") == 0
    assert charge_bonus(game.rules.rulebook, game.game, "blue.runners.1") == 1, "the charger's own bonus lasts"


def test_a_squad_with_movement_3_that_moves_9_and_holds_has_an_evasion_bonus_of_one(play: Begin) -> None:
    game = play()
    game.activate("red.walkers").do(game.shift("red.walkers", 0, -9), HoldAction(by="red", unit="red.walkers"))
    game.do(End(by="red"))
    assert [evasion(game.rules.rulebook, game.game, f"red.walkers.{n}") for n in (1, 2, 3)] == [1, 1, 1]
    assert game.game.action_of("red.walkers") is ActionState.HELD


def test_a_squad_with_movement_4_that_moves_12_and_4_more_has_two_and_no_action_left(play: Begin) -> None:
    game = play({"red.runners": {1: (20, 30), 2: (22, 30)}, "blue.runners": {1: (20, 6)}})
    game.activate("red.runners").do(game.shift("red.runners", 0, -12))
    assert game.refusals(game.shift("red.runners", 0, -4)) == ["move.too_far", "move.too_far"]
    further = game.shift("red.runners", 0, -4, extra=True)
    assert [f.measured for f in game.judge(further).findings if f.code == "move.too_far"] == [16, 16]
    game.do(further, End(by="red"), Pass(by="red"))
    assert evasion(game.rules.rulebook, game.game, "red.runners.1") == 2
    assert game.game.action_of("red.runners") is ActionState.GONE

    game.activate("blue.runners")
    assert game.game.decider == "blue", "nobody of Red's can react"
    game.do(game.charge("blue.runners", 0, 7, "red.runners"))
    assert game.game.decider == "blue"
    for kind in (Reaction.FIGHT_BACK, Reaction.DIVE):
        assert game.refusals(React(by="red", unit="red.runners", kind=kind)) == ["react.without_action"]


def test_that_squad_neither_fights_back_nor_dives_even_where_a_friend_holds_an_action(play: Begin) -> None:
    game = play({"red.runners": {1: (20, 30)}, "red.walkers": {1: (10, 30)}, "blue.runners": {1: (20, 6)}})
    game.activate("red.walkers").do(HoldAction(by="red", unit="red.walkers"), End(by="red"))
    game.activate("red.runners").do(game.shift("red.runners", 0, -16, extra=True), End(by="red"), Pass(by="red"))
    game.do(Activate(by="blue", unit="blue.runners"))
    assert game.game.decider == "red"
    for kind in (Reaction.FIGHT_BACK, Reaction.DIVE):
        assert "react.without_action" in game.refusals(React(by="red", unit="red.runners", kind=kind))


def test_both_strike_with_their_bonus_and_only_in_that_game_round(warriors: Begin) -> None:
    game = warriors()
    game.activate("red.walkers").do(game.shift("red.walkers", 0, -9), End(by="red"), Pass(by="red"))
    game.activate("blue.runners").do(game.charge("blue.runners", 0, 7, "red.walkers"))
    attack = Attack(by="blue", unit="blue.runners", target="red.walkers", way=Way.MELEE)
    assert game.finding(attack, "attack.strength").words["figure"] == "Strength 3 + 1"
    game.do(attack, End(by="blue"), Pass(by="blue"))
    game.activate("red.captain").do(End(by="red"), Pass(by="red"))
    game.activate("blue.captain").do(End(by="blue"), Pass(by="blue"))
    assert game.game.round == 2
    assert bonus(game.rules.rulebook, game.game, "red.walkers.1") == 1, "it stands until the next activation"
    assert charge_bonus(game.rules.rulebook, game.game, "red.walkers.1") == 0
    assert charge_bonus(game.rules.rulebook, game.game, "blue.runners.1") == 0
