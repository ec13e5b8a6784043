"""A number that is none gives a named error at the door: never a wrong area, never GEOS's own words."""

import math

import pytest

from geometry import turning
from geometry.area import Area, BadShape
from geometry.base import Base, BaseShape, Placed
from geometry.coherency import near_enough, within
from geometry.keepout import on_table, too_near, too_near_base, wholly_within
from geometry.pose import BadPose, Pose, cos_sin
from geometry.reach import straight_reach
from geometry.reach_edge import reach_from_edge, route_from_edge
from geometry.routes.reach import reach
from geometry.sight.cover import crossed
from geometry.sight.lines import sees
from geometry.sight.seen import visible_area
from geometry.sweep import corridor, sweep_separation, swept
from geometry.turn_room import ends_within, too_near_turning
from geometry.zones import ring

BAD = (math.nan, math.inf, -math.inf)
BASES = {
    "round": Base.round(1.0),
    "oval": Base(BaseShape.OVAL, 1.0, 2.0),
    "rectangle": Base(BaseShape.RECTANGLE, 1.0, 2.0),
}
WALL = Area.rectangle(2, 2, 4, 4)
HERE = Pose(5.0, 5.0)


@pytest.mark.parametrize("bad", BAD)
def test_a_pose_holds_finite_numbers(bad):
    for numbers in ((bad, 0.0, 0.0), (0.0, bad, 0.0), (0.0, 0.0, bad)):
        with pytest.raises(BadPose):
            Pose(*numbers)
    with pytest.raises(BadPose):
        cos_sin(bad)
    with pytest.raises(BadPose):
        HERE.moved(bad, 0.0)


@pytest.mark.parametrize("far", [1.001e9, -1e15, 1e200, 1e308])
def test_a_pose_beyond_all_tables_is_refused_and_a_point_there_is_not_got_to(far):
    for numbers in ((far, 0.0), (0.0, far)):
        with pytest.raises(BadPose):
            Pose(*numbers)
        found = reach((0.0, 0.0), 5.0, [WALL])
        assert found.route_to(numbers) is None
        assert not found.may_reach(numbers)
        with pytest.raises(BadShape):
            sees(numbers, (0.0, 0.0), [WALL])
    assert Pose(1e9, -1e9).x == 1e9


def test_nobody_turns_on_a_leg_longer_than_any_table():
    """Not even from one place that a file can hold to another; and never without an end."""
    oval, start = BASES["oval"], Pose(-1e4, -1e4)
    assert sweep_separation(oval, (start, Pose(-9.9e3, -1e4, 30.0)), WALL) > 0
    assert math.dist((-1e4, -1e4), (1e4, 1e4)) < turning.LONGEST
    for ask in (lambda path: sweep_separation(oval, path, WALL), lambda path: swept(oval, path)):
        with pytest.raises(BadPose):
            ask((start, Pose(3e4, 0.0, 30.0)))
    assert sweep_separation(oval, (Pose(0.0, 3.0), Pose(3e5, 3.0)), WALL) < 0


@pytest.mark.parametrize("bad", BAD)
@pytest.mark.parametrize("place", range(4))
def test_a_rectangle_holds_finite_numbers(bad, place):
    sides = [0.0, 0.0, 4.0, 3.0]
    sides[place] = bad
    with pytest.raises(BadShape, match="not a finite number"):
        Area.rectangle(*sides)


def test_a_table_without_a_size_is_no_floor():
    for width, height in ((math.nan, 9.0), (9.0, math.inf)):
        with pytest.raises(BadShape):
            on_table(width, height, BASES["round"], 0.0)


@pytest.mark.parametrize("bad", BAD)
@pytest.mark.parametrize("base", BASES.values(), ids=list(BASES))
def test_a_distance_that_is_no_number_makes_no_area(base, bad):
    placed = Placed(base, HERE)
    for ask in (
        lambda: too_near(WALL, base, 0.0, bad),
        lambda: too_near_base(placed, base, 0.0, bad),
        lambda: wholly_within(placed, bad, base, 0.0),
        lambda: within(placed, base, 0.0, bad),
        lambda: near_enough([placed, placed], base, 0.0, bad, 2),
        lambda: ring(placed, bad),
    ):
        with pytest.raises(ValueError, match=r"finite number|is no question"):
            ask()


@pytest.mark.parametrize("bad", BAD)
@pytest.mark.parametrize("base", [BASES["oval"], BASES["rectangle"]], ids=["oval", "rectangle"])
def test_a_turn_that_is_no_number_makes_no_area(base, bad):
    for ask in (
        lambda: too_near(WALL, base, bad),
        lambda: on_table(9.0, 9.0, base, bad),
        lambda: too_near_turning(WALL, base, 0.0, bad),
    ):
        with pytest.raises(BadPose):
            ask()


@pytest.mark.parametrize("bad", BAD)
def test_a_point_that_is_no_number_makes_no_area_and_no_way(bad):
    table = Area.rectangle(0, 0, 9, 9)
    for ask in (
        lambda: straight_reach((bad, 0.0), 3.0, [WALL]),
        lambda: reach_from_edge((0.0, 0.0), (bad, 0.0), 3.0, [WALL]),
        lambda: route_from_edge((0.0, 0.0), (5.0, 0.0), (bad, 1.0), 3.0, [WALL]),
        lambda: visible_area((bad, 0.0), [WALL], table),
        lambda: crossed(((bad, 0.0), (5.0, 5.0)), [WALL]),
        lambda: corridor([(0.0, 0.0), (bad, 1.0)], 1.0),
        lambda: WALL.moved(bad, 0.0),
        lambda: WALL.ribbon(bad),
    ):
        with pytest.raises(BadShape):
            ask()


@pytest.mark.parametrize("bad", [math.nan, math.inf])
def test_an_allowance_that_is_no_number_makes_no_area(bad):
    for ask in (
        lambda: straight_reach((0.0, 0.0), bad, [WALL]),
        lambda: reach_from_edge((0.0, 0.0), (5.0, 0.0), bad, [WALL]),
        lambda: ends_within(BASES["oval"], [HERE], 0.0, bad),
        lambda: corridor([(0.0, 0.0), (1.0, 1.0)], bad),
    ):
        with pytest.raises(BadShape):
            ask()
