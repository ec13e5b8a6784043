import math

import pytest

from geometry.area import Area
from geometry.routes.levels import Level, Source, reach_on, reach_over
from geometry.routes.terraces import Terrace, stacked

GROUND = Level("ground", Area.rectangle(-10, -10, 10, 10))
RADIUS = 0.5


def twice(height):
    return 2 * height


def free(_):
    return 0.0


def reached(terraces, allowance=12.0, up=twice, down=free, start=(0.0, 0.0), level="ground", ground=GROUND):
    made = stacked(ground, terraces, RADIUS, up, down)
    return reach_over(start, level, allowance, made.levels, made.crossings)


def test_a_base_climbs_where_it_meets_the_piece():
    found = reached([Terrace("crate", Area.rectangle(2, -4, 5, 4), 1.0)])
    # Up from 1.5 away, and on to the middle.
    assert found.distance_to((3.0, 0.0), "crate") == pytest.approx(3.0 + 2.0)
    assert found.distance_to((7.0, 0.0), "ground") == pytest.approx(7.0 + 2.0)
    route = found.route_to((3.0, 0.0), "crate")
    assert route is not None
    assert route.waypoints[1].point == pytest.approx((1.5, 0.0), abs=0.002)


def test_the_climb_from_a_piece_to_a_higher_one_costs_what_is_left_of_the_height():
    low, high = Terrace("low", Area.rectangle(2, -4, 4, 4), 1.0), Terrace("high", Area.rectangle(4, -4, 6, 4), 2.5)
    found = reached([low, high])
    assert found.distance_to((5.0, 0.0), "high") == pytest.approx(5.0 + 2.0 + 3.0, abs=1e-4)
    down = reached([low, high], start=(5.0, 0.0), level="high")
    assert down.distance_to((0.0, 0.0), "ground") == pytest.approx(5.0)


def test_a_base_over_two_pieces_is_on_the_higher_one():
    low, high = Terrace("low", Area.rectangle(2, -4, 4, 4), 1.0), Terrace("high", Area.rectangle(4, -4, 6, 4), 2.5)
    found = reached([low, high], allowance=20.0)
    assert found.outline("low").contains((3.4, 0.0))
    assert not found.outline("low").contains((3.6, 0.0))
    assert found.outline("high").contains((3.6, 0.0))


def test_what_may_not_be_climbed_or_dropped_from_is_none():
    crate = [Terrace("crate", Area.rectangle(2, -4, 5, 4), 3.0)]
    assert not reached(crate, up=lambda _: None).outline("crate")
    assert not reached(crate, start=(3.0, 0.0), level="crate", down=lambda fall: None if fall > 2 else 0.0).outline(
        "ground"
    )
    assert reached(crate, start=(3.0, 0.0), level="crate", down=lambda fall: None if fall > 3 else 0.0).outline(
        "ground"
    )


def test_a_wall_on_the_ground_bars_the_ground_and_one_on_a_piece_the_piece():
    wall = Area.rectangle(0.5, -10, 1.0, 10)
    crate = Area.rectangle(2, -4, 5, 4)
    ground = Level("ground", GROUND.floor, (wall,))
    assert not reached([Terrace("crate", crate, 1.0)], ground=ground).outline("crate")
    railed = Terrace("crate", crate, 1.0, (Area.rectangle(3.4, -6, 3.6, 6),))
    found = reached([railed])
    assert found.distance_to((2.5, 0.0), "crate") == pytest.approx(4.5)
    assert not math.isclose(found.distance_to((4.5, 0.0), "crate"), 6.5, abs_tol=0.5)


def test_equal_heights_are_crossed_for_nothing():
    pair = [Terrace(name, Area.rectangle(x, -4, x + 2, 4), 1.0) for name, x in (("one", 2.0), ("two", 4.0))]
    found = reached(pair)
    assert found.distance_to((5.0, 1.0), "two") == pytest.approx(math.hypot(5, 1) + 2.0, abs=1e-4)


def test_what_is_come_to_otherwise_goes_on_from_there_for_what_is_left():
    made = stacked(GROUND, [Terrace("crate", Area.rectangle(2, -4, 5, 4), 1.0)], RADIUS, twice, free)
    sources = [Source((3.0, 0.0), "crate", 3.0), Source((4.0, 3.0), "crate", 9.0)]
    found = reach_on((0.0, 0.0), 6.0, sources, made.levels, made.crossings)
    assert found.distance_to((3.0, 3.0), "crate") == pytest.approx(3.0 + 3.0)
    assert found.distance_to((3.0, 3.01), "crate") == math.inf
    route = found.route_to((5.9, 0.0), "ground")
    assert route is not None
    assert route.cost == pytest.approx(3.0 + 2.9)
    assert route.waypoints[0].point == pytest.approx((3.0, 0.0))
    assert not reach_on((0.0, 0.0), 6.0, [], made.levels, made.crossings).outline("crate")
