"""The area seen, against sights of single points."""

import math
import random
from collections.abc import Callable

import pytest

from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.pose import Pose
from geometry.sight.lines import sees, sees_each
from geometry.sight.seen import visible_area

Made = Callable[[int], tuple[list[Area], list[Placed]]]

TABLE = Area.rectangle(0, 0, 24, 24)


def test_without_walls_all_of_the_table_is_seen() -> None:
    assert visible_area((3.0, 3.0), [], TABLE, None).same_as(TABLE)
    assert visible_area(Placed(Base.round(1.0), Pose(3.0, 3.0)), [], TABLE, None).same_as(TABLE)


def test_a_radius_is_measured_from_the_point_or_the_centre() -> None:
    disc = Area.disc((12.0, 12.0), 5.0)
    assert visible_area((12.0, 12.0), [], TABLE, 5.0).same_as(disc)
    assert visible_area(Placed(Base.round(1.0), Pose(12.0, 12.0)), [], TABLE, 5.0).same_as(disc)
    assert not visible_area((12.0, 12.0), [], TABLE, 0.0)


def test_a_point_sees_all_but_the_wall_and_what_is_behind_it() -> None:
    seen = visible_area((0.0, 12.0), [Area.rectangle(12, 10, 13, 14)], TABLE, None)
    shadow = Area.polygon([(12, 10), (24, 8), (24, 16), (12, 14)])
    assert seen.same_as(TABLE - shadow, 1e-4)
    assert seen.size < (TABLE - shadow).size


def test_no_light_falls_between_walls_that_share_an_edge_or_a_corner() -> None:
    walls = [Area.rectangle(10, 0, 11, 12), Area.rectangle(10, 12, 11, 18), Area.rectangle(11, 18, 12, 24)]
    for turn in (0.0, 0.3, 0.77):
        seen = visible_area((1.0, 12.0 + turn), walls, TABLE, None)
        assert seen.bounds[2] <= 12


def test_a_point_in_a_wall_sees_nothing_and_one_on_its_outline_the_open_side() -> None:
    wall = Area.rectangle(12, 0, 13, 24)
    assert not visible_area((12.5, 3.0), [wall], TABLE, None)
    assert visible_area((12.0, 3.0), [wall], TABLE, None).same_as(Area.rectangle(0, 0, 12, 24), 1e-4)
    assert visible_area((13.0, 3.0), [wall], TABLE, None).same_as(Area.rectangle(13, 0, 24, 24), 1e-4)


def test_a_base_sees_round_a_corner_as_far_as_its_rim_does() -> None:
    base = Placed(Base.round(2.0), Pose(4.0, 12.0))
    seen = visible_area(base, [Area.rectangle(12, 12.0, 13, 24)], TABLE, None)
    # The last line past the corner (13, 12) touches the rim on the far side of the centre.
    slope = math.tan(math.asin(1 / 9))
    assert seen.contains((23.9, 12 + slope * 10.9 - 0.01))
    assert not seen.contains((23.9, 12 + slope * 10.9 + 0.01))


@pytest.mark.parametrize("gap", [1e-4, 1e-5])
def test_a_base_sees_a_wide_fan_through_a_pinhole(gap: float) -> None:
    """No place on the base sees more than a sliver of it."""
    base = Placed(Base.round(2.0), Pose(4.0, 12.0))
    walls = [Area.rectangle(8, 0, 8 + gap, 12 - gap / 2), Area.rectangle(8, 12 + gap / 2, 8 + gap, 24)]
    seen = visible_area(base, walls, TABLE, None)
    # Lines through the hole bend at most as the tangents from it to the base do.
    slope = math.tan(math.asin(1 / 4))
    for x in (9.0, 15.0, 23.0):
        rise = slope * (x - 8)
        assert seen.contains((x, 12 + rise - 0.01))
        assert not seen.contains((x, 12 + rise + 0.01))
        assert seen.contains((x, 12.0))


def test_a_base_in_a_notch_sees_out_of_it_and_no_farther_than_its_rim_does() -> None:
    base = Placed(Base(BaseShape.RECTANGLE, 2.0, 2.0), Pose(4.0, 12.0))
    walls = [Area.rectangle(0, 0, 8, 11), Area.rectangle(0, 13, 8, 24)]
    seen = visible_area(base, walls, TABLE, None)
    # From the lower front corner (5, 13) past the end of the upper wall (8, 11).
    edge = Area.polygon([(0, 11), (8, 11), (24, 11 - 16 * 2 / 3), (24, 13 + 16 * 2 / 3), (8, 13), (0, 13)])
    assert seen.same_as(edge, 1e-4)


def test_a_base_across_a_thin_wall_sees_both_sides_of_it() -> None:
    base = Placed(Base.round(2.0), Pose(12.0, 12.0))
    wall = Area.rectangle(11.9, 0, 12.1, 24)
    assert visible_area(base, [wall], TABLE, None).same_as(TABLE - wall, 1e-3)


def test_a_base_within_a_wall_sees_nothing() -> None:
    base = Placed(Base.round(2.0), Pose(12.0, 12.0))
    assert not visible_area(base, [Area.rectangle(10, 10, 14, 14)], TABLE, None)
    flush = Area.rectangle(10, 10, 14, 13)
    assert not visible_area(base, [flush], TABLE, None)
    assert sees(base, (12.0, 20.0), [flush])


def test_two_walls_that_share_a_corner_let_no_light_through_for_a_base() -> None:
    base = Placed(Base.round(2.0), Pose(4.0, 12.0))
    seen = visible_area(base, [Area.rectangle(8, 0, 10, 12), Area.rectangle(10, 12, 12, 24)], TABLE, None)
    assert seen.bounds[2] <= 12 + 1e-6


def test_a_part_of_the_table_is_seen_past_what_lies_beside_it() -> None:
    base = Placed(Base.round(2.0), Pose(4.0, 12.0))
    wall = Area.rectangle(8, 11, 9, 13)
    far = Area.disc((20.0, 12.0), 2.0)
    whole = visible_area(base, [wall], TABLE, None)
    assert visible_area(base, [wall], far, None).same_as(whole & far, 1e-5)


def _points(seed: int, count: int) -> list[tuple[float, float]]:
    rng = random.Random(seed)
    return [(rng.uniform(0, 24), rng.uniform(0, 24)) for _ in range(count)]


def _tallied(seeds: range, made: Made, of_base: bool) -> tuple[int, int, int, int]:
    """Points claimed falsely, missed, seen and hidden, but for those within a millionth of an inch of an outline."""
    false = missed = seen = hidden = 0
    for seed in seeds:
        walls, (a, _) = made(seed)
        looker = a if of_base else a.centre
        area = visible_area(looker, walls, TABLE, None)
        points = [*_points(seed, 100), *(_beside_outline(area, seed) if of_base else ())]
        for point, sight in zip(points, sees_each(looker, points, walls), strict=True):
            seen, hidden = seen + sight.visible, hidden + (not sight.visible)
            if area.contains(point) != sight.visible and area.distance_to_outline(point) > 1e-6:
                false, missed = false + (not sight.visible), missed + sight.visible
    return false, missed, seen, hidden


def _beside_outline(area: Area, seed: int) -> list[tuple[float, float]]:
    """A thousandth of an inch to either side of the outline, where a mistake would be."""
    rng = random.Random(seed)
    points = []
    for ring in area.rings():
        for (x0, y0), (x1, y1) in zip(ring, (*ring[1:], ring[0]), strict=True):
            long = math.hypot(x1 - x0, y1 - y0)
            if long < 0.1 or rng.random() < 0.5:
                continue
            part, side = rng.uniform(0.1, 0.9), rng.choice([-1e-3, 1e-3])
            x, y = x0 + part * (x1 - x0) - side * (y1 - y0) / long, y0 + part * (y1 - y0) + side * (x1 - x0) / long
            if 0 < x < 24 and 0 < y < 24:
                points.append((x, y))
    return points


def test_the_area_seen_from_a_point_is_that_of_all_points_seen(made_world: Made) -> None:
    false, missed, seen, hidden = _tallied(range(3000, 3020), made_world, False)
    assert (false, missed) == (0, 0)
    assert min(seen, hidden) > 200


def test_the_area_seen_from_a_base_is_that_of_all_points_seen(made_world: Made) -> None:
    false, missed, seen, hidden = _tallied(range(3000, 3020), made_world, True)
    assert (false, missed) == (0, 0)
    assert min(seen, hidden) > 200


def test_a_base_sees_all_that_a_smaller_one_sees_and_nothing_that_a_larger_one_does_not(made_world: Made) -> None:
    for seed in range(3100, 3112):
        walls, (a, _) = made_world(seed)
        here = visible_area(a, walls, TABLE, None)
        for by, larger in ((-0.01, False), (0.01, True)):
            base = Base(a.base.shape, a.base.width + by, a.base.depth + by)
            other = visible_area(Placed(base, a.pose), walls, TABLE, None)
            assert (here - other if larger else other - here).size < 1e-3


@pytest.mark.long
def test_areas_seen_in_many_worlds(made_world: Made) -> None:
    assert _tallied(range(3000, 3300), made_world, False)[:2] == (0, 0)
    assert _tallied(range(3000, 3300), made_world, True)[:2] == (0, 0)
