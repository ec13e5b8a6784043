"""The room that a turn on the spot takes, and where a leg on which a base turns may end: against brute force."""

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.gaps import separation, separation_from
from geometry.pose import Pose
from geometry.travel import between, travel
from geometry.turn_room import ends_within, too_near_base_turning, too_near_turning

BASES = [
    Base(BaseShape.RECTANGLE, 1.0, 3.0),
    Base(BaseShape.RECTANGLE, 2.0, 2.0),
    Base(BaseShape.OVAL, 1.6, 3.9),
    Base(BaseShape.OVAL, 3.0, 1.2),
]
TURN = st.floats(0, 360)
STEPS = 80


def least(base: Base, at: tuple[float, float], turn: float, other: float, separation_at) -> float:
    poses = (Pose(*at, turn), Pose(*at, other))
    return min(separation_at(Placed(base, between(*poses, step / STEPS))) for step in range(STEPS + 1))


@pytest.mark.parametrize("base", BASES, ids=lambda base: f"{base.shape.value} {base.width}x{base.depth}")
@given(turn=TURN, other=TURN, seed=st.integers(0, 10**6))
def test_a_centre_is_too_near_exactly_where_some_turn_on_the_way_is(
    base: Base, turn: float, other: float, seed: int
) -> None:
    chance = random.Random(seed)
    wall = Area.polygon([(5, 5), (8, 5.5), (8, 7), (6.5, 6.2), (5, 7)])
    body = Placed(chance.choice((Base.round(1.5), *BASES)), Pose(6, 6, chance.uniform(0, 360)))
    near_wall = too_near_turning(wall, base, turn, other)
    near_body = too_near_base_turning(body, base, turn, other)
    for _ in range(2):
        at = (chance.uniform(2, 11), chance.uniform(2, 11))
        for area, how in (
            (near_wall, lambda placed: separation_from(placed, wall)),
            (near_body, lambda placed: separation(placed, body)),
        ):
            if area.distance_to_outline(at) > 0.005:
                assert area.contains(at) is (least(base, at, turn, other, how) < 0)


def test_a_quarter_turn_of_a_rod_needs_its_corners_way_and_not_the_whole_disc() -> None:
    rod = Base(BaseShape.RECTANGLE, 1.0, 3.0)
    lip = Area.rectangle(-0.01, -5, 0.01, 0)
    lean = math.degrees(math.atan2(0.5, 1.5))
    corner = math.hypot(0.5, 1.5)
    # From upright to lying, clockwise, a corner goes over the top; from upright to half of its lean none gets there.
    over, short = too_near_turning(lip, rod, 0, 90), too_near_turning(lip, rod, 0, lean / 2)
    for area, deep in ((over, corner), (short, 1.5 / math.cos(math.radians(lean / 2)))):
        assert area.contains((0, deep - 0.003))
        assert not area.contains((0, deep + 0.003))


def test_a_turn_is_taken_the_shorter_way_round() -> None:
    rod = Base(BaseShape.RECTANGLE, 0.5, 4.0)
    right = Area.rectangle(1.2, -1.6, 1.4, -1.2)
    assert too_near_turning(right, rod, 0, 60).contains((0, 0))
    assert not too_near_turning(right, rod, 0, 300).contains((0, 0))


def test_nothing_is_in_the_way_of_a_turn_where_there_is_nothing() -> None:
    assert not too_near_turning(Area.empty(), BASES[0], 0, 90)


@pytest.mark.parametrize("base", [Base.round(2.0), *BASES], ids=lambda base: f"{base.shape.value} {base.width}")
@given(first=TURN, second=TURN, last=TURN, seed=st.integers(0, 10**6))
def test_a_leg_may_end_exactly_where_its_travel_is_within_the_allowance(
    base: Base, first: float, second: float, last: float, seed: int
) -> None:
    chance = random.Random(seed)
    gone = (Pose(5, 5, first), Pose(6, 6.5, second)) if chance.random() < 0.5 else (Pose(5, 5, first),)
    allowance = chance.uniform(2, 12)
    area = ends_within(base, gone, last, allowance)
    can_turn = travel(base, (*gone, Pose(gone[-1].x, gone[-1].y, last))) <= allowance - 0.01
    for _ in range(6):
        at = (chance.uniform(-5, 16), chance.uniform(-5, 16))
        moved = travel(base, (*gone, Pose(*at, last)))
        if area.contains(at):
            assert moved <= allowance + 1e-6
        elif can_turn and area.distance_to_outline(at) > 0.002:
            assert moved > allowance
    if travel(base, gone) > allowance + 0.001:
        assert not area


def test_a_leg_without_a_turn_ends_on_a_disc() -> None:
    area = ends_within(BASES[0], (Pose(3, 4, 20),), 20, 6.0)
    assert area.contains((9 - 0.001, 4))
    assert not area.contains((9 + 0.0001, 4))
    assert area.size == pytest.approx(math.pi * 36, abs=0.02)
