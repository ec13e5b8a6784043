"""What abilities do to dice alone: typed in, logged, undone and replayed."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.findings import Severity
from engine.systems.starcraft.adjusting import open_kinds
from engine.systems.starcraft.orders import Adjust, Attack, Strike
from engine.systems.starcraft.state import Phase

Make = Callable[..., Any]
UNITS = {"red.g": ("terran/goliath", {1: (12.0, 6.0)}), "blue.r": ("zerg/roach", {1: (12.0, 15.0), 2: (14.2, 15.0)})}


def change(what: str, much: int = 1, **more: Any) -> Adjust:
    return Adjust(**{"by": "red", "unit": "red.g", "what": what, "change": much, "cause": "a card", **more})


@pytest.fixture
def attacked(bench: Make) -> Any:
    made = bench(UNITS).start().to(Phase.ASSAULT)
    return made.do(Attack(by="red", unit="red.g", target="blue.r", weapon="Autocannon"))


def test_every_kind_changes_its_own_figure(attacked: Any) -> None:
    before = attacked.game.volleys[0]
    assert (before.dice, before.least, before.armour, before.evade, before.damage) == (9, 4, 3, None, 1)
    attacked.do(change("dice", -2), change("hit"), change("armour", 2), change("evade", 0), change("damage"))
    after = attacked.game.volleys[0]
    assert (after.dice, after.least, after.armour, after.evade, after.damage) == (7, 5, 5, 5, 2)


def test_no_roll_becomes_better_than_two_or_worse_than_six(attacked: Any) -> None:
    attacked.do(change("hit", -9), change("armour", 9))
    assert (attacked.game.volleys[0].least, attacked.game.volleys[0].armour) == (2, 6)


def test_a_roll_that_is_made_is_not_changed_any_more(attacked: Any) -> None:
    assert open_kinds(attacked.game) == ("dice", "hit", "armour", "evade", "damage")
    attacked.do(Strike(by="red", rolled=(6,) * 9))
    assert open_kinds(attacked.game) == ("armour", "evade", "damage")
    assert attacked.refusals(change("hit")) == ["order.not_now"]
    attacked.do(change("armour", 1))
    assert attacked.game.volleys[0].armour == 4


def test_it_is_left_to_the_player_and_says_so(attacked: Any) -> None:
    said = attacked.say(change("dice", 2), "attack.adjusted", Severity.LEFT_TO_YOU)
    assert said.startswith("Left to you: Attack dice +2 (a card).")
    told = attacked.rules.describe(attacked.game, change("dice", 2))
    assert (told.subject, told.action, told.measure, told.note) == ("red.g", "Adjusts", "+2, attack dice", "a card")


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (change("luck"), "order.unknown"),
        (change("dice", unit="red.nobody"), "order.unknown"),
        (change("dice", by="nobody"), "order.unknown"),
    ],
)
def test_what_nobody_knows_is_refused(attacked: Any, order: Adjust, code: str) -> None:
    assert attacked.refusals(order) == [code]


def test_there_is_nothing_to_adjust_between_attacks(bench: Make) -> None:
    assert bench(UNITS).start().refusals(change("dice")) == ["order.not_now"]


def test_it_is_asked_for_beside_the_roll(attacked: Any) -> None:
    (option,) = (one for one in attacked.rules.options(attacked.game).table if one.id == Adjust.do)
    answers = {"what": "dice", "change": 2, "unit": "red.g", "cause": "a card"}
    assert attacked.rules.fill(attacked.game, option, answers) == change("dice", 2)
