"""A Charge to the very end of its reach: the room for it is too narrow to be drawn, and it may be made all the same."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.options import Draft
from engine.systems.starcraft.chances import target_label
from engine.systems.starcraft.orders import Charge
from engine.systems.starcraft.state import Phase
from geometry.pose import Point, Pose

Make = Callable[..., Any]

R40, R50 = 20 / 25.4, 25 / 25.4
SPEED, DIE = 4.0, 3
FAR = SPEED + DIE + 1.0
"""As far as a target may be: the leader goes 7″ and ends within 1″ of it."""


def made(bench: Make, away: float) -> Any:
    units = {
        "red.z": ("protoss/zealot", {1: (10.0, 8.0), 2: (8.0, 8.0)}),
        "blue.a": ("zerg/roach", {1: (10.0, 8.0 + R40 + R50 + away)}),
    }
    return bench(units).start().to(Phase.ASSAULT)


def draft(at: Point, *rolled: int) -> Draft:
    answers = {"targets": ("blue.a",), "rolled": rolled} if rolled else {"targets": ("blue.a",)}
    return Draft("charge", "red", "red.z", 1, (Pose(10, 8), Pose(*at)), {}, answers)


GIVEN_UP = Charge(by="red", unit="red.z", leader=1, targets=("blue.a",), rolled=(DIE,))


@pytest.mark.parametrize("away", [FAR - 0.05, FAR - 0.01, FAR - 0.005, FAR - 0.002])
@pytest.mark.parametrize("at", [(10.0, 15.4), (10.2, 14.8), (10.0, 15.0)])
def test_what_just_reaches_is_made_and_can_not_be_given_up(bench: Make, away: float, at: Point) -> None:
    table = made(bench, away)
    assert table.refusals(GIVEN_UP) == ["charge.can_be_done"]
    order = table.rules.propose(table.game, draft(at, DIE))
    assert order.path
    if away > FAR - 0.05 or at == (10.0, 15.0):
        assert table.refusals(order) == []


@pytest.mark.parametrize("away", [FAR - 0.0005, FAR, FAR + 0.0005])
def test_at_the_tolerance_it_may_be_made_or_fail(bench: Make, away: float) -> None:
    table = made(bench, away)
    assert table.judge(GIVEN_UP).legal
    assert table.noted(GIVEN_UP) == ["charge.can_be_done"]
    order = table.rules.propose(table.game, draft((10.1, 14.7), DIE))
    assert table.refusals(order) == []
    assert set(table.noted(order)) == {"move.too_far", "charge.not_within"}
    assert table.rules.areas(table.game, draft((10, 8), DIE)).notes == ()


@pytest.mark.parametrize("away", [FAR + 0.002, FAR + 0.01])
def test_what_is_farther_fails(bench: Make, away: float) -> None:
    table = made(bench, away)
    assert table.noted(GIVEN_UP) == []
    assert table.rules.propose(table.game, draft((10, 15), DIE)).path == ()


@pytest.mark.parametrize(
    ("away", "odds"), [(FAR - 0.01, "3+, 67%"), (FAR, "3+, 67%"), (FAR + 0.0005, "3+, 67%"), (FAR + 0.002, "4+, 50%")]
)
def test_the_roll_that_it_needs_is_the_same_straight_ahead_and_by_the_ways(bench: Make, away: float, odds: str) -> None:
    table = made(bench, away)
    assert target_label(table.rules.rulebook, table.game, "red.z", "blue.a") == f"blue.a: {odds}"
    assert table.rules.areas(table.game, draft((10, 8))).notes == (f"blue.a: needs {odds}",)


@pytest.mark.parametrize("setting", ["half_clearance", "whole_base"])
def test_a_wall_in_the_way_of_the_last_thousandth_bars_it(bench: Make, wall: Make, setting: str) -> None:
    units = {
        "red.z": ("protoss/zealot", {1: (10.0, 8.0)}),
        "blue.a": ("zerg/roach", {1: (10.0, 8.0 + R40 + R50 + 11.0)}),
    }
    table = bench(units, terrain=[wall("w", 9.6, 12, 10.4, 13)], settings={"gap_reading": setting})
    table.start().to(Phase.ASSAULT)
    order = Charge(by="red", unit="red.z", leader=1, targets=("blue.a",), rolled=(3,))
    assert table.judge(order).legal
