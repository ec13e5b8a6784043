import math
import random

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from geometry.area import Area
from geometry.pose import Point, distance
from geometry.reach import straight_reach
from geometry.reach_edge import nearest_on_edge, reach_from_edge, route_from_edge

EDGE: tuple[Point, Point] = ((10.0, -0.63), (24.0, -0.63))


def honest(point: Point, allowance: float, walls: list[Area]) -> tuple[bool, float]:
    """Whether the leg is free and short enough, and how much nearer a wall or a longer leg would tip it."""
    start = nearest_on_edge(*EDGE, point)
    leg = shapely.LineString([start, point])
    free = all(leg.intersection(wall.shape.buffer(-1e-7)).length < 1e-9 for wall in walls)
    return (free and distance(start, point) <= allowance, abs(distance(start, point) - allowance))


def test_straight_in_it_reaches_exactly_the_allowance() -> None:
    area = reach_from_edge(*EDGE, 4.0, [])
    assert area.contains((17.0, 3.369))
    assert not area.contains((17.0, 3.371))


def test_past_the_ends_it_fans_out() -> None:
    area = reach_from_edge(*EDGE, 4.0, [])
    step = 4.0 / math.sqrt(2)
    assert area.contains((24.0 + step - 0.001, -0.63 + step - 0.001))
    assert not area.contains((24.0 + step + 0.001, -0.63 + step + 0.001))
    assert not area.contains((24.0 + step + 0.5, -0.63 + step))


def test_a_segment_without_length_is_a_single_eye() -> None:
    walls = [Area.rectangle(1, 1, 2, 2)]
    assert reach_from_edge((0, 0), (0, 0), 5, walls).same_as(straight_reach((0, 0), 5, walls))


def test_without_an_allowance_there_is_nowhere_to_go() -> None:
    assert not reach_from_edge(*EDGE, 0.0, [])


def test_what_lies_square_behind_a_wall_is_hidden_and_what_lies_beside_it_is_not() -> None:
    area = reach_from_edge(*EDGE, 6.0, [Area.rectangle(15, 1, 18, 2)])
    assert area.contains((16.0, 0.999))
    assert not area.contains((16.0, 1.5))
    assert not area.contains((16.0, 4.0))
    assert area.contains((14.99, 4.0))
    assert area.contains((18.01, 4.0))


def test_a_leg_may_run_along_a_wall() -> None:
    walls = [Area.rectangle(15, 1, 18, 2)]
    assert route_from_edge(*EDGE, (15.0, 4.0), 6.0, walls) == ((15.0, -0.63), (15.0, 4.0))
    assert route_from_edge(*EDGE, (15.001, 4.0), 6.0, walls) is None


def test_a_wall_across_the_segment_hides_its_columns_on_both_sides() -> None:
    area = reach_from_edge(*EDGE, 3.0, [Area.rectangle(15, -2, 18, 0)])
    assert not area.contains((16.0, 1.0))
    assert not area.contains((16.0, -2.5))
    assert area.contains((14.9, 1.0))


def test_a_slanted_segment_reaches_the_same_as_a_level_one_turned() -> None:
    level = reach_from_edge((0, 0), (10, 0), 3.0, [Area.rectangle(4, 1, 5, 2)])
    upright = reach_from_edge((0, 0), (0, 10), 3.0, [Area.rectangle(-2, 4, -1, 5)])
    for x, y in ((4.5, 2.5), (2.0, 2.5), (4.5, 0.5), (11.0, 1.0), (12.5, 2.0)):
        assert level.contains((x, y)) == upright.contains((-y, x))


def test_the_route_starts_at_the_nearest_point_and_ends_where_it_was_asked_to() -> None:
    assert route_from_edge(*EDGE, (12.0, 3.0), 4.0, []) == ((12.0, -0.63), (12.0, 3.0))
    assert route_from_edge(*EDGE, (26.0, 1.0), 4.0, []) == ((24.0, -0.63), (26.0, 1.0))
    assert route_from_edge(*EDGE, (12.0, 3.38), 4.0, []) is None


@pytest.mark.parametrize("turn", [0, 90, 37])
@given(seed=st.integers(0, 10_000), allowance=st.floats(0.5, 9.0))
def test_a_point_is_reached_exactly_when_its_own_leg_is_free(turn: int, seed: int, allowance: float) -> None:
    dice = random.Random(seed)
    walls = []
    for _ in range(dice.randint(0, 6)):
        x, y, size = dice.uniform(6, 28), dice.uniform(-2, 9), dice.uniform(0.3, 2)
        shape = shapely.box(x, y, x + size, y + size / 2)
        walls.append(Area.of(shapely.affinity.rotate(shape, turn)))
    area = reach_from_edge(*EDGE, allowance, walls)
    for _ in range(40):
        point = (dice.uniform(3, 31), dice.uniform(-6, 10))
        free, _ = honest(point, allowance, walls)
        if area.contains(point) and area.distance_to_outline(point) > 1e-6:
            assert free
        if free and area.distance(point) > 0:
            assert area.distance(point) <= 0.01
