from collections.abc import Callable
from typing import Any

from engine.options import ChoiceAsk, DiceAsk, NumberAsk, Option
from engine.orders import End, Pass, Remove, Roll, RollOff, Wound
from engine.systems.genesys.orders import Activate, Attack, Decline, HoldAction, React, Reaction, Spend, Way

Begin = Callable[..., Any]

TOUCHING = {"red.walkers": {1: (10, 20), 2: (12, 20)}, "blue.walkers": {1: (10, 19), 2: (12, 15)}}


def options(game: Any, unit: str | None = None) -> dict[str, Option]:
    found = game.rules.options(game.game, unit)
    return {option.id: option for option in (*found.general, *found.unit, *found.table)}


STAGES = {"challenge", "secondary"}
"""Stages of a Game Round beside its turns, tried with these."""


def closed(game: Any, unit: str | None = None) -> dict[str, str]:
    found = options(game, unit).items()
    return {id: option.closed.code for id, option in found if option.closed is not None and id not in STAGES}


def test_the_roll_off_is_nobodys_decision_and_asks_a_die_of_each_side(play: Begin) -> None:
    game = play(roll_off=False)
    found = game.rules.options(game.game)
    assert found.decider is None
    assert [ask.name for ask in found.general[0].asks if isinstance(ask, DiceAsk)] == ["red", "blue"]
    order = game.rules.fill(game.game, found.general[0], {"red": (4,), "blue": (2,)})
    assert order == RollOff(rolled={"red": (4,), "blue": (2,)})
    assert game.judge(order).legal


def test_before_an_activation_a_squad_may_be_activated_and_the_turn_not_yet_ended(play: Begin) -> None:
    game = play()
    found = game.rules.options(game.game, "red.walkers")
    assert (found.decider, found.heading) == ("red", "Red to decide")
    assert found.ready == {"red.captain", "red.walkers", "red.runners"}
    assert closed(game, "red.walkers") == {"pass": "turn.minimum", "move": "order.not_now"}
    assert options(game, "red.walkers")["activate"].hint == "costs 1 of 3 Command Value"


def test_an_option_of_the_other_side_is_closed_with_the_reason(play: Begin) -> None:
    game = play()
    assert closed(game, "blue.walkers")["activate"] == "order.not_yours"
    game.activate("red.walkers")
    assert closed(game, "red.runners")["activate"] == "order.not_now"


def test_a_hand_on_a_squad_that_is_not_active_is_told_why_it_cannot_move(play: Begin) -> None:
    game = play()
    move = options(game, "red.walkers")["move"]
    assert move.draft is not None
    assert game.say(move.closed).endswith("A squad is activated first (8.2).")
    game.activate("red.walkers").do(End(by="red"))
    assert closed(game, "red.walkers")["move"] == "activate.again"


def test_the_active_squad_has_its_movement_and_its_action(play: Begin) -> None:
    game = play().activate("red.walkers")
    found = options(game)
    assert set(found) >= {
        "move",
        "move_one",
        "charge",
        "move_extra",
        "charge_extra",
        "melee",
        "ranged",
        "spend",
        "hold",
    }
    assert closed(game) == {"melee": "attack.not_engaged"}
    assert game.rules.options(game.game).ready == {"red.walkers"}
    assert found["move"].hint.startswith("up to 9″")
    assert found["move_extra"].hint.startswith("up to 12″")
    game.do(game.shift("red.walkers", 0, -4))
    assert options(game)["move"].hint.startswith("up to 9″, 4.00″ moved")


def test_after_the_action_movement_and_action_are_closed_with_their_reasons(play: Begin) -> None:
    game = play().activate("red.walkers")
    game.do(game.shift("red.walkers", 0, -4), Spend(by="red", unit="red.walkers"))
    assert closed(game) == {
        "move": "move.split",
        "move_one": "move.split",
        "charge": "move.split",
        "move_extra": "move.split",
        "charge_extra": "move.split",
        "melee": "action.used",
        "ranged": "action.used",
        "spend": "action.used",
        "hold": "action.used",
    }


def test_a_held_action_closes_further_movement_with_it_and_nothing_else_of_movement(play: Begin) -> None:
    game = play().activate("red.walkers").do(HoldAction(by="red", unit="red.walkers"))
    assert {id for id in closed(game) if "move" in id or "charge" in id} == {"move_extra", "charge_extra"}


def test_movement_with_the_action_is_not_offered_twice(play: Begin) -> None:
    game = play().activate("red.walkers")
    game.do(game.shift("red.walkers", 0, -10, extra=True))
    assert "move_extra" not in options(game)
    assert options(game)["move"].hint.startswith("up to 12″, 10.00″ moved")


def test_with_no_enemy_on_the_table_nothing_is_charged_or_attacked(play: Begin) -> None:
    game = play({"red.walkers": {1: (10, 26)}, "blue.captain": {}}).activate("red.walkers")
    refused = {id: code for id, code in closed(game).items() if id in ("charge", "charge_extra", "melee", "ranged")}
    assert set(refused.values()) == {"charge.no_target"}
    assert len(refused) == 4


def test_a_squad_in_melee_is_offered_only_those_it_is_base_to_base_with(play: Begin) -> None:
    game = play(TOUCHING).activate("red.walkers")
    target = options(game)["melee"].asks[0]
    assert isinstance(target, ChoiceAsk)
    assert target.choices == (("blue.walkers", "Blue Walkers"),)


def test_those_who_may_react_are_named_in_order_with_what_it_costs(play: Begin) -> None:
    game = play(reaction_cost="by_kind")
    for unit in ("red.runners", "red.walkers"):
        game.activate(unit).do(HoldAction(by="red", unit=unit), End(by="red"))
    game.do(Pass(by="red")).activate("blue.walkers")
    found = game.rules.options(game.game)
    assert found.note == "may react to Blue Walkers: Red Walkers, Red Runners, for 0 to 1 Command Value"
    assert {option.unit for option in found.unit} == {"red.walkers"}, "the first of them is looked at"
    assert {option.unit for option in game.rules.options(game.game, "red.runners").unit} == {"red.runners"}


def test_in_a_window_the_other_side_reacts_or_declines(play: Begin) -> None:
    game = play(TOUCHING).activate("red.walkers").do(HoldAction(by="red", unit="red.walkers"), End(by="red"))
    game.do(Pass(by="red")).activate("blue.walkers")
    found = game.rules.options(game.game, "red.walkers")
    assert (found.decider, found.note, found.ready) == (
        "red",
        "may react to Blue Walkers: Red Walkers, for 1 Command Value",
        {"red.walkers"},
    )
    assert game.rules.options(game.game, "blue.walkers").unit == found.unit, "not the squad that is answered"
    assert closed(game, "red.walkers") == {"strike": "react.threat"}, "those base to base strike at nobody in passing"
    assert closed(game, "red.captain") == dict.fromkeys(("fight_back", "shoot", "strike", "dive"), "react.no_action")
    assert closed(game, "blue.captain") == {"activate": "order.not_yours", "move": "order.not_yours"}


def test_every_option_has_a_key_of_its_own_and_a_hint(play: Begin) -> None:
    waiting = play(TOUCHING)
    active = play(TOUCHING).activate("red.walkers")
    window = play(TOUCHING).activate("red.walkers").do(HoldAction(by="red", unit="red.walkers"), End(by="red"))
    window.do(Pass(by="red")).activate("blue.walkers")
    for game in (waiting, active, window, play(roll_off=False)):
        found = options(game, "red.walkers")
        keys = [option.key for option in found.values()]
        assert len(keys) == len(set(keys))
        assert all(option.key and option.hint and option.name for option in found.values())


def test_the_note_says_what_the_turn_still_asks(play: Begin) -> None:
    game = play()
    assert game.rules.options(game.game).note == "activates a squad; 3 Command Value left"
    game.activate("red.walkers").do(End(by="red"))
    assert game.rules.options(game.game).note == "activates another squad or passes; 2 Command Value left"
    for unit in ("red.captain", "red.runners"):
        game.activate(unit).do(End(by="red"))
    assert game.rules.options(game.game).note == "no Command Value left: the turn passes"


def test_options_become_orders(play: Begin) -> None:
    game = play(TOUCHING)
    fill, found = game.rules.fill, options(game, "red.walkers")
    assert fill(game.game, found["activate"], {}) == Activate(by="red", unit="red.walkers")
    assert fill(game.game, found["pass"], {}) == Pass(by="red")
    game.activate("red.walkers")
    found = options(game)
    answers = {"target": "blue.walkers", "removed": ("blue.walkers.1",), "note": "5 hits"}
    assert fill(game.game, found["melee"], answers) == Attack(
        by="red",
        unit="red.walkers",
        target="blue.walkers",
        way=Way.MELEE,
        removed=("blue.walkers.1",),
        note="5 hits",
    )
    assert fill(game.game, found["ranged"], {"target": "blue.walkers"}).way is Way.RANGED
    assert fill(game.game, found["spend"], {"note": "a power"}).note == "a power"
    assert fill(game.game, found["hold"], {}) == HoldAction(by="red", unit="red.walkers")
    assert fill(game.game, found["end"], {}) == End(by="red")
    game.do(HoldAction(by="red", unit="red.walkers"), End(by="red"), Pass(by="red")).activate("blue.walkers")
    found = options(game, "red.walkers")
    assert fill(game.game, found["shoot"], {"removed": "blue.walkers.2"}) == React(
        by="red", unit="red.walkers", kind=Reaction.SHOOT, removed=("blue.walkers.2",)
    )
    assert fill(game.game, found["dive"], {}).kind is Reaction.DIVE
    assert fill(game.game, found["fight_back"], {}).kind is Reaction.FIGHT_BACK
    assert fill(game.game, found["decline"], {}) == Decline(by="red")
    assert fill(game.game, found["decline_rest"], {}) == Decline(by="red", rest=True)


def test_the_orders_that_no_turn_restricts_are_always_there(play: Begin) -> None:
    game = play(roll_off=False)
    found = options(game, "red.captain")
    ask = next(ask for ask in found["wound"].asks if isinstance(ask, NumberAsk))
    assert (ask.low, ask.high) == (-3, 3)
    wound = game.rules.fill(game.game, found["wound"], {"model": "red.captain.1", "wounds": 2, "cause": "a fall"})
    assert wound == Wound(by="red", model="red.captain.1", wounds=2, cause="a fall")
    remove = game.rules.fill(game.game, found["remove"], {"models": ("red.captain.1",)})
    assert remove == Remove(by="red", models=("red.captain.1",))
    for sides in (6, 10):
        roll = game.rules.fill(game.game, found[f"roll_d{sides}"], {"rolled": (5,), "cause": "scatter"})
        assert roll == Roll(by="red", sides=sides, rolled=(5,), cause="scatter")
        assert game.judge(roll).legal


def test_a_game_that_has_ended_offers_nothing(play: Begin) -> None:
    game = play({"red.captain": {}, "blue.captain": {}}, rounds=1).do(Pass(by="red"))
    assert options(game) == {}
    assert game.rules.options(game.game).decider is None
