import math
import random
from itertools import pairwise

import pytest

from geometry.area import Area
from geometry.routes.leaps import BadLeap, leaps
from geometry.routes.levels import Level, reach_over

HERE = Area.rectangle(0, 0, 4, 6)


def over(gap, most, allowance=12.0, start=(2.0, 3.0)):
    there = Area.rectangle(4 + gap, 0, 8 + gap, 6)
    found = leaps("here", "there", ((4, 0), (4, 6)), ((4 + gap, 0), (4 + gap, 6)), most, "leap")
    levels = (Level("here", HERE), Level("there", there), *found.levels)
    return reach_over(start, "here", allowance, levels, found.crossings)


@pytest.mark.parametrize(("gap", "leapt"), [(0.5, True), (1.99, True), (2.0, True), (2.0005, True), (2.002, False)])
def test_a_gap_is_leapt_that_is_not_too_wide(gap, leapt):
    found = over(gap, 2.0)
    assert bool(found.outline("there")) is leapt
    # In the middle of a lane.
    end = (5.0 + gap, 3.0 + 6 / 64)
    truth = math.hypot(3.0 + gap, 6 / 64)
    assert found.distance_to(end, "there") == (pytest.approx(truth, abs=2e-3) if leapt else math.inf)


@pytest.mark.parametrize("gap", [0.5, 1.5])
def test_no_leap_is_too_long_and_none_is_a_shortcut(gap):
    found, rng = over(gap, 2.0), random.Random(3)
    for _ in range(30):
        end = (rng.uniform(4 + gap, 8 + gap), rng.uniform(0, 6))
        route = found.route_to(end, "there")
        assert route is not None
        assert route.cost >= math.dist((2.0, 3.0), end) - 1e-6
        in_air = [
            math.dist(one.point, other.point)
            for one, other in pairwise(route.waypoints)
            if one.level.startswith("leap")
        ]
        assert 0 < sum(in_air) <= 2.001 + 1e-4
        # Straight across, wherever along the rim, is always there.
        bound = min(
            math.dist((2.0, 3.0), (4.0, y)) + gap + math.dist((4.0 + gap, y), end)
            for y in [i * 0.05 for i in range(121)]
        )
        assert route.cost <= bound + 1e-3


def test_a_leap_back_costs_the_same():
    there = Area.rectangle(5, 0, 9, 6)
    found = leaps("here", "there", ((4, 0), (4, 6)), ((5, 0), (5, 6)), 2.0, "leap")
    levels = (Level("here", HERE), Level("there", there), *found.levels)
    back = reach_over((7.0, 3.0), "there", 9.0, levels, found.crossings)
    assert back.distance_to((2.0, 3.0), "here") == pytest.approx(5.0, abs=1e-4)


def test_rims_that_come_apart_are_leapt_where_they_are_near():
    found = leaps("here", "there", ((4, 0), (4, 6)), ((5, 0), (8, 6)), 2.0, "leap")
    tops = [max(y for ring in level.floor.rings() for _, y in ring) for level in found.levels]
    # At y the rims are 1 + y / 2 apart.
    assert 1.8 < max(tops) <= 2.002


def test_what_is_no_leap_is_named():
    rim = ((4.0, 0.0), (4.0, 6.0))
    for most in (0.0, -1.0, math.nan, math.inf):
        with pytest.raises(BadLeap):
            leaps("here", "there", rim, ((5, 0), (5, 6)), most, "leap")
    with pytest.raises(BadLeap):
        leaps("here", "there", (rim[0], rim[0]), ((5, 0), (5, 6)), 2.0, "leap")
    assert leaps("here", "there", rim, ((9, 0), (9, 6)), 2.0, "leap").levels == ()
    assert leaps("here", "there", rim, rim, 2.0, "leap").levels == ()
