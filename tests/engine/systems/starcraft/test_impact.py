"""IMPACT: whose dice, at whom, and what becomes of them."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.options import Draft
from engine.systems.starcraft.impact import faced, impact_dice
from engine.systems.starcraft.orders import Adjust, Charge, Fall, Hold, Impact, Strike
from engine.systems.starcraft.state import Awaiting, Phase
from geometry.pose import Pose

Make = Callable[..., Any]

R32, R40 = 16 / 25.4, 20 / 25.4
WIDE = 2 * R40

FOES = {1: (25.0, 9.0), 2: (25.0, 9.0 - WIDE), 3: (30.0, 9.0)}


def charged(bench: Make) -> Any:
    """Three Zealots have charged three Marines, and all of them fight."""
    zealots = {1: (20.0, 9.0), 2: (20.0, 9.0 - WIDE), 3: (20.0 - WIDE, 9.0)}
    units = {"red.a": ("protoss/zealot", zealots), "blue.a": ("terran/marine", FOES)}
    table = bench(units).start().to(Phase.ASSAULT)
    end = Pose(25.0 - R32 - R40, 9)
    answers = {"targets": ("blue.a",), "rolled": (3,)}
    draft = Draft("charge", "red", "red.a", 1, (Pose(20, 9), end), {}, answers)
    return table.do(table.rules.propose(table.game, draft))


def option(table: Any, unit: str) -> Any:
    return next((one for one in table.rules.options(table.game, unit).unit if one.id == "impact"), None)


def test_each_model_that_fights_or_supports_adds_its_dice(bench: Make) -> None:
    table = charged(bench)
    assert set(faced(table.game, "red.a")) == {"red.a.1", "red.a.2", "red.a.3"}, (
        "two fight, and one is behind the first"
    )
    assert impact_dice(table.game, "red.a") == {"blue.a": 9}


def test_its_hits_go_to_armour_without_surge_for_one_damage_each(bench: Make) -> None:
    table = charged(bench)
    assert option(table, "red.a").hint == "9 dice, 4+ each, then armour"
    table.do(Impact(by="red", unit="red.a"))
    volley = table.game.volleys[0]
    assert (volley.dice, volley.least, volley.surge, volley.damage, volley.evade) == (9, 4, "", 1, None)
    table.do(Strike(by="red", rolled=(4, 4, 3, 3, 3, 1, 1, 1, 6)))
    assert table.game.volleys[0].pool == 3
    table.do(Strike(by="blue", rolled=(1, 4, 5)))
    assert table.game.volleys[0].total == 2
    table.do(Fall(by="blue", removed=("blue.a.3",)))
    assert table.game.awaiting is Awaiting.ACTIVATION
    assert table.game.active == "blue", "the Charge has moved the turn on, IMPACT does not"


@pytest.mark.parametrize("change", [1, -1])
def test_what_adds_or_takes_dice_or_makes_hits_easier_is_typed_in(bench: Make, change: int) -> None:
    table = charged(bench)
    table.do(Impact(by="red", unit="red.a"), Adjust(by="red", unit="red.a", what="hit", change=change))
    assert table.game.volleys[0].least == 4 + change


def test_it_lapses_with_the_next_activation(bench: Make) -> None:
    table = charged(bench)
    assert option(table, "red.a") is not None
    table.do(Hold(by="blue", unit="blue.a"))
    assert option(table, "red.a") is None
    assert table.refusals(Impact(by="red", unit="red.a")) == ["impact.moment"]


def test_a_second_charge_brings_no_impact(bench: Make) -> None:
    units = {
        "red.a": ("protoss/artanis", {1: (20.0, 9.0)}),
        "blue.a": ("zerg/zergling", {1: (24.0, 9.0)}),
        "blue.b": ("zerg/zergling", {1: (29.0, 9.0)}),
    }
    table = bench(units).start().to(Phase.ASSAULT)
    far = R32 + R40
    first, end = Pose(24 - far, 9), Pose(29 - far * 0.6, 9 - far * 0.8)
    table.do(Charge(by="red", unit="red.a", leader=1, targets=("blue.a",), rolled=(3,), path=(Pose(20, 9), first)))
    dash = {"targets": ("blue.b",), "rolled": (6,), "second": True}
    table.do(Charge(by="red", unit="red.a", leader=1, path=(first, Pose(24, 7), end), **dash))
    assert table.refusals(Impact(by="red", unit="red.a")) == ["impact.moment"]


def test_artanis_strikes_and_then_dashes_on(bench: Make) -> None:
    units = {
        "red.a": ("protoss/artanis", {1: (20.0, 9.0)}),
        "blue.a": ("zerg/zergling", {1: (24.0, 9.0), 2: (24.0, 7.0)}),
        "blue.b": ("zerg/zergling", {1: (29.0, 11.0)}),
    }
    table = bench(units).start().to(Phase.ASSAULT)
    first = Pose(24 - R32 - R40, 9)
    table.do(Charge(by="red", unit="red.a", leader=1, targets=("blue.a",), rolled=(3,), path=(Pose(20, 9), first)))
    table.do(Impact(by="red", unit="red.a"), Strike(by="red", rolled=(1,) * 6))
    dash = next(one for one in table.rules.options(table.game, "red.a").unit if one.id == "charge:lightning-dash")
    assert dash.open
