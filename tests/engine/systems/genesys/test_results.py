from collections.abc import Callable
from typing import Any

import pytest

from engine.findings import Severity
from engine.orders import End, Pass, Remove, Roll, RollOff, Wound
from engine.systems.genesys.orders import Attack, HoldAction, Spend, Way
from engine.systems.genesys.state import ActionState

Begin = Callable[..., Any]

TOUCHING = {"red.walkers": {1: (10, 20), 2: (12, 20)}, "blue.walkers": {1: (10, 19), 2: (12, 15)}}


def attack(way: Way = Way.MELEE, *removed: str, target: str = "blue.walkers") -> Attack:
    return Attack(by="red", unit="red.walkers", target=target, way=way, removed=removed)


def test_an_attack_takes_the_action_and_the_models_typed_in(play: Begin) -> None:
    game = play(TOUCHING).activate("red.walkers").do(attack(Way.MELEE, "blue.walkers.1"))
    assert [model.number for model in game.game.standing_of("blue.walkers")] == [2]
    assert game.game.action_of("red.walkers") is ActionState.GONE
    assert game.refusals(attack()) == ["action.used", "attack.not_engaged"]


def test_an_attack_needs_an_action_that_is_not_held(play: Begin) -> None:
    game = play(TOUCHING).activate("red.walkers").do(HoldAction(by="red", unit="red.walkers"))
    assert game.refusals(attack()) == ["action.used"]
    assert "held for a reaction" in game.say(game.finding(attack(), "action.used"))
    assert game.refusals(HoldAction(by="red", unit="red.walkers")) == ["action.used"]


@pytest.mark.parametrize(("y", "legal"), [(18.998, False), (18.999, True), (19, True)])
def test_melee_is_fought_base_to_base(play: Begin, y: float, legal: bool) -> None:
    place = {"red.walkers": {1: (10, 20)}, "blue.walkers": {1: (10, y)}}
    assert play(place).activate("red.walkers").judge(attack()).legal is legal


def test_shooting_asks_for_nothing_that_is_judged_and_says_so(play: Begin) -> None:
    game = play().activate("red.walkers")
    verdict = game.judge(attack(Way.RANGED))
    assert verdict.legal
    assert [(finding.code, finding.severity) for finding in verdict.noted] == [("attack.sight", Severity.LEFT_TO_YOU)]


def test_the_target_number_counts_the_evasion_of_each_model(play: Begin) -> None:
    game = play()
    for only, inches in ((1, 9), (2, 3)):
        game.activate("red.walkers") if only == 1 else None
        game.do(game.shift("red.walkers", 0, -inches, only=only))
    game.do(End(by="red"), Pass(by="red")).activate("blue.walkers")
    shot = Attack(by="blue", unit="blue.walkers", target="red.walkers", way=Way.RANGED)
    assert game.finding(shot, "attack.evasion").words["figure"] == "RTN 6 + 1 for 1, RTN 6 for 2 and 3"


def test_an_attack_is_made_at_an_enemy_squad_on_the_table(play: Begin) -> None:
    game = play(TOUCHING).activate("red.walkers")
    for target in ("red.captain", "red.walkers", "blue.runners"):
        assert game.refusals(attack(Way.RANGED, target=target)) == ["attack.no_target"]
    assert game.refusals(attack(Way.RANGED, target="blue.nobody")) == ["order.unknown"]


def test_an_attack_takes_models_of_its_target_that_stand_on_the_table(play: Begin) -> None:
    game = play(TOUCHING).activate("red.walkers")
    for removed in ("blue.captain.1", "blue.walkers.3", "red.walkers.1"):
        assert game.refusals(attack(Way.MELEE, removed)) == ["result.removed"]


def test_another_action_is_told_in_words(play: Begin) -> None:
    game = play().activate("red.walkers").do(Spend(by="red", unit="red.walkers", note="casts a power"))
    assert game.refusals(Spend(by="red", unit="red.walkers")) == ["action.used"]


@pytest.mark.parametrize(("wounds", "legal"), [(1, True), (3, True), (4, False), (0, False), (-1, False)])
def test_a_model_loses_no_more_than_its_wounds(play: Begin, wounds: int, legal: bool) -> None:
    order = Wound(by="blue", model="red.captain.1", wounds=wounds)
    assert play().judge(order).legal is legal


def test_wounds_add_up_heal_and_take_the_model_in_the_end(play: Begin) -> None:
    game = play().do(Wound(by="blue", model="red.captain.1", wounds=2))
    assert game.game.model("red.captain.1").wounds == 2
    game.do(Wound(by="red", model="red.captain.1", wounds=-1))
    assert game.game.model("red.captain.1").wounds == 1
    game.do(Wound(by="red", model="red.captain.1", wounds=2, cause="a fall"))
    assert game.game.standing_of("red.captain") == ()
    assert game.left("red") == 2
    assert game.refusals(Wound(by="red", model="red.captain.1", wounds=1)) == ["remove.gone"]


def test_models_leave_play_at_any_moment_by_either_side_and_once(play: Begin) -> None:
    game = play(roll_off=False).do(Remove(by="blue", models=("red.walkers.1", "blue.walkers.1"), cause="a storm"))
    assert game.refusals(Remove(by="red", models=("red.walkers.1",))) == ["remove.gone"]
    assert game.refusals(Remove(by="red", models=())) == ["order.unknown"]
    assert game.refusals(Remove(by="red", models=("red.nobody.1",))) == ["order.unknown"]
    assert game.refusals(Remove(by="green", models=("red.walkers.2",))) == ["order.unknown"]


@pytest.mark.parametrize(
    ("sides", "rolled", "legal"),
    [
        (6, (1, 6), True),
        (10, (10,), True),
        (6, (7,), False),
        (6, (0,), False),
        (6, (), False),
        (1, (1,), False),
        (100, (100,), True),
        (101, (1,), False),
    ],
)
def test_dice_are_typed_with_numbers_they_can_show(
    play: Begin, sides: int, rolled: tuple[int, ...], legal: bool
) -> None:
    game = play()
    order = Roll(by="red", sides=sides, rolled=rolled, cause="scatter")
    assert game.judge(order).legal is legal
    if legal:
        before = game.game
        assert game.do(order).game == before


@pytest.mark.parametrize(
    ("rolled", "codes"),
    [
        ({"red": (3,)}, ["dice.typed"]),
        ({"red": (3,), "blue": (7,)}, ["dice.typed"]),
        ({"red": (3, 4), "blue": (1,)}, ["dice.typed"]),
        ({"red": (3,), "blue": (1,), "green": (1,)}, ["order.unknown"]),
    ],
)
def test_the_roll_off_takes_one_die_of_each_side(play: Begin, rolled: Any, codes: list[str]) -> None:
    assert play(roll_off=False).refusals(RollOff(rolled=rolled)) == codes
