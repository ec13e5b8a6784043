"""The area seen, against sights of single points."""

import math
import random
from collections.abc import Callable

import pytest

from geometry.area import Area
from geometry.base import Base, Placed
from geometry.pose import Pose
from geometry.sight.lines import sees_each
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
        for point, sight in zip(_points(seed, 100), sees_each(looker, _points(seed, 100), walls), strict=True):
            seen, hidden = seen + sight.visible, hidden + (not sight.visible)
            if area.contains(point) != sight.visible and area.distance_to_outline(point) > 1e-6:
                false, missed = false + (not sight.visible), missed + sight.visible
    return false, missed, seen, hidden


def test_the_area_seen_from_a_point_is_that_of_all_points_seen(made_world: Made) -> None:
    false, missed, seen, hidden = _tallied(range(3000, 3020), made_world, False)
    assert (false, missed) == (0, 0)
    assert min(seen, hidden) > 200


def test_the_area_seen_from_a_base_claims_no_hidden_point_and_misses_few(made_world: Made) -> None:
    false, missed, seen, hidden = _tallied(range(3000, 3012), made_world, True)
    assert false == 0
    assert missed <= seen / 100
    assert min(seen, hidden) > 200


@pytest.mark.long
def test_areas_seen_in_many_worlds(made_world: Made) -> None:
    assert _tallied(range(3000, 3300), made_world, False)[:2] == (0, 0)
    false, missed, seen, _ = _tallied(range(3000, 3100), made_world, True)
    assert false == 0
    assert missed <= seen / 100
