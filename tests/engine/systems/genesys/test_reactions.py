from collections.abc import Callable
from typing import Any

import pytest

from engine.findings import Severity
from engine.orders import End, Pass, Remove
from engine.systems.genesys.orders import Activate, Attack, Decline, HoldAction, React, Reaction, Spend, Way
from engine.systems.genesys.state import ActionState

Begin = Callable[..., Any]

KINDS = list(Reaction)


def react(unit: str, kind: Reaction = Reaction.SHOOT, *removed: str) -> React:
    return React(by=unit.split(".")[0], unit=unit, kind=kind, removed=removed)


def held(play: Begin, *units: str, place: Any = None, **settings: str) -> Any:
    """Red's squads hold their Actions, and Blue's turn has begun."""
    game = play(place, **settings)
    for unit in units or ("red.walkers",):
        game.activate(unit).do(HoldAction(by="red", unit=unit), End(by="red"))
    return game.do(Pass(by="red"))


def test_a_held_action_hands_the_decision_over_and_back(play: Begin) -> None:
    game = held(play)
    assert game.game.decider == "blue"
    game.activate("blue.walkers")
    assert game.game.decider == "red"
    assert game.refusals(game.shift("blue.walkers", 0, 1)) == ["order.not_yours"]
    assert game.refusals(Spend(by="red", unit="red.walkers")) == ["order.not_now"]
    game.do(react("red.walkers"))
    assert game.game.decider == "blue"


def test_without_a_held_action_nobody_is_asked(play: Begin) -> None:
    game = play()
    game.activate("red.walkers").do(End(by="red"), Pass(by="red"))
    game.activate("blue.walkers")
    assert game.game.decider == "blue"
    assert game.refusals(react("red.walkers", Reaction.SHOOT)) == ["react.no_action"]
    assert game.refusals(react("red.walkers", Reaction.DIVE)) == ["react.without_action"]


@pytest.mark.parametrize("kind", KINDS)
def test_a_reaction_takes_the_held_action_and_one_command_value(play: Begin, kind: Reaction) -> None:
    place = {"red.walkers": {1: (10, 20)}, "blue.walkers": {1: (10, 19)}}
    place = {**place, "blue.walkers": {1: (10, 18.5)}} if kind is Reaction.STRIKE else place
    game = held(play, place=place)
    game.activate("blue.walkers").do(react("red.walkers", kind))
    assert game.game.action_of("red.walkers") is ActionState.GONE
    assert game.left("red") == 2


def test_an_activation_is_answered_once(play: Begin) -> None:
    game = held(play, "red.walkers", "red.runners")
    game.activate("blue.walkers").do(react("red.walkers"))
    assert game.refusals(react("red.runners")) == ["react.once"]
    game.do(game.shift("blue.walkers", 0, 1))
    assert game.game.decider == "blue"
    game.do(End(by="blue")).activate("blue.runners")
    assert game.game.decider == "red", "the next activation may be answered again"


def test_declining_asks_again_at_the_next_step_unless_all_the_rest_is_declined(play: Begin) -> None:
    game = held(play)
    game.activate("blue.walkers").do(Decline(by="red"))
    assert game.game.decider == "blue"
    game.do(game.shift("blue.walkers", 0, 1))
    assert game.game.decider == "red"
    game.do(Decline(by="red", rest=True), game.shift("blue.walkers", 0, 1))
    assert game.game.decider == "blue"
    game.do(End(by="blue")).activate("blue.runners")
    assert game.game.decider == "red"


def test_a_step_that_holds_the_action_opens_no_window(play: Begin) -> None:
    game = held(play)
    game.activate("blue.walkers").do(Decline(by="red"), HoldAction(by="blue", unit="blue.walkers"))
    assert game.game.decider == "blue"


def test_attacks_and_other_actions_may_be_answered(play: Begin) -> None:
    for order in (
        Attack(by="blue", unit="blue.walkers", target="red.walkers", way=Way.RANGED),
        Spend(by="blue", unit="blue.walkers"),
    ):
        game = held(play)
        game.activate("blue.walkers").do(Decline(by="red"), order)
        assert game.game.decider == "red"


def test_a_squad_that_holds_nothing_does_not_react(play: Begin) -> None:
    game = held(play)
    game.activate("blue.walkers")
    verdict = game.judge(react("red.runners"))
    assert [finding.code for finding in verdict.refusals] == ["react.no_action"]
    assert verdict.refusals[0].setting == "reaction_action", "another reading lets an unused Action be used"
    assert "not activated yet, so nothing is held" in game.say(verdict.refusals[0])


def test_where_it_is_set_so_a_squad_not_activated_yet_reacts_and_has_no_action_later(play: Begin) -> None:
    game = play(reaction_action="unused")
    game.activate("red.walkers")
    assert game.game.decider == "blue"
    game.do(react("blue.walkers"))
    game.do(End(by="red"), Pass(by="red")).activate("blue.walkers")
    game.declined()
    assert game.refusals(Spend(by="blue", unit="blue.walkers")) == ["action.used"]
    assert game.judge(game.shift("blue.walkers", 0, 1)).legal


def test_a_reaction_costs_command_value_that_must_be_there(play: Begin) -> None:
    place = {
        "red.captain": {},
        "red.walkers": {1: (10, 26)},
        "red.runners": {1: (20, 26)},
        "blue.walkers": {1: (10, 10)},
        "blue.runners": {1: (20, 10)},
    }
    game = held(play, "red.walkers", "red.runners", place=place)
    assert game.left("red") == 2
    game.activate("blue.walkers").do(react("red.walkers"), End(by="blue"))
    game.do(Remove(by="blue", models=("red.runners.1",)))
    game.activate("blue.captain")
    assert game.left("red") == 0
    assert game.game.decider == "blue"


def test_a_free_kind_of_reaction_is_open_at_0_and_one_that_costs_is_not(play: Begin) -> None:
    place = {"red.captain": {}, "red.walkers": {1: (10, 26), 2: (12, 26)}, "red.runners": {1: (20, 26)}}
    place |= {"blue.walkers": {1: (10, 25)}, "blue.runners": {1: (20, 25)}}
    game = held(play, "red.runners", "red.walkers", place=place, reaction_cost="by_kind")
    game.activate("blue.runners").do(react("red.runners", Reaction.FIGHT_BACK), End(by="blue"))
    game.do(Remove(by="blue", models=("red.runners.1",)))
    game.activate("blue.walkers")
    assert (game.left("red"), game.game.decider) == (0, "red")
    assert game.refusals(react("red.walkers", Reaction.FIGHT_BACK)) == ["react.no_command"]
    assert game.judge(react("red.walkers", Reaction.SHOOT)).legal


def test_a_squad_fights_back_where_it_is_base_to_base(play: Begin) -> None:
    place = {"red.walkers": {1: (10, 20)}, "blue.walkers": {1: (10, 18.5)}, "blue.runners": {1: (10, 21)}}
    game = held(play, place=place)
    game.activate("blue.walkers")
    assert game.refusals(react("red.walkers", Reaction.FIGHT_BACK)) == ["react.not_engaged"]
    assert game.finding(react("red.walkers", Reaction.FIGHT_BACK), "react.not_engaged").measured == 0.5
    game.declined().do(End(by="blue")).activate("blue.runners")
    assert game.judge(react("red.walkers", Reaction.FIGHT_BACK)).legal


def test_what_shooting_and_diving_need_and_give_is_left_to_the_players(play: Begin) -> None:
    game = held(play)
    game.activate("blue.walkers")
    assert game.severities(react("red.walkers"), "react.sight") == [Severity.LEFT_TO_YOU]
    assert game.severities(react("red.walkers", Reaction.DIVE), "react.dive") == [Severity.LEFT_TO_YOU]


def test_a_reaction_takes_models_of_the_active_squad(play: Begin) -> None:
    game = held(play)
    game.activate("blue.walkers")
    assert game.refusals(react("red.walkers", Reaction.SHOOT, "blue.runners.1")) == ["result.removed"]
    assert game.refusals(react("red.walkers", Reaction.DIVE, "blue.walkers.1")) == ["result.removed"]
    assert game.refusals(react("red.walkers", Reaction.SHOOT, "nobody.1")) == ["order.unknown"]
    game.do(react("red.walkers", Reaction.SHOOT, "blue.walkers.1", "blue.walkers.3"))
    assert [model.number for model in game.game.standing_of("blue.walkers")] == [2]


def test_a_reaction_that_takes_the_whole_squad_ends_its_activation(play: Begin) -> None:
    game = held(play)
    game.activate("blue.runners").do(react("red.walkers", Reaction.SHOOT, "blue.runners.1", "blue.runners.2"))
    assert game.game.activation is None
    assert game.game.decider == "blue"


def test_a_window_closes_when_nobody_is_left_who_could_use_it(play: Begin) -> None:
    game = held(play)
    game.activate("blue.walkers")
    game.do(Remove(by="blue", models=tuple(f"red.walkers.{number}" for number in (1, 2, 3))))
    assert game.game.decider == "blue"


def test_a_squad_off_the_table_does_not_react(play: Begin) -> None:
    place = {"red.walkers": {1: (10, 26)}, "blue.walkers": {1: (10, 10)}}
    game = held(play, place=place)
    game.activate("blue.walkers")
    assert game.refusals(react("red.runners")) == ["activate.not_on_table"]


def test_only_the_other_side_reacts_and_only_to_an_activation(play: Begin) -> None:
    game = held(play)
    assert game.refusals(react("red.walkers")) == ["order.not_yours"]
    game.activate("blue.walkers").declined()
    assert game.refusals(react("blue.runners")) == ["order.not_now"]
    assert game.refusals(Decline(by="blue")) == ["order.not_now"]
    assert game.refusals(React(by="blue", unit="red.walkers", kind=Reaction.DIVE)) == ["order.not_your_squad"]
    game.do(End(by="blue"))
    assert game.refusals(react("blue.runners")) == ["order.not_now"]


def test_no_activation_begins_while_a_reaction_is_open(play: Begin) -> None:
    game = held(play)
    game.activate("blue.walkers")
    assert game.refusals(Activate(by="red", unit="red.runners")) == ["order.not_now"]
    assert game.refusals(Pass(by="red")) == ["order.not_now"]
