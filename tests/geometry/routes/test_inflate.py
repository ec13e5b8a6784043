"""Walls beside distances: none is more than the truth or less than it by more than the tolerance."""

import math
import random

import numpy as np
import pytest
import shapely

from geometry.area import Area, BadShape
from geometry.pose import path_length
from geometry.routes.inflate import inflated, round_length
from geometry.routes.reach import reach
from geometry.tolerance import TOLERANCE


def blob(seed):
    rng = random.Random(seed)
    count = rng.randrange(3, 14)
    rays = [(i * math.tau / count, rng.uniform(0.3, 2.5)) for i in range(count)]
    return Area.polygon([(far * math.cos(angle), far * math.sin(angle)) for angle, far in rays])


def wedge(degrees):
    angle = math.radians(degrees)
    return Area.polygon([(0, 0), (3, 0), (3 + 3 * math.cos(angle), 3 * math.sin(angle)), (1.5, 20)])


THINGS = {
    **{f"blob {seed}": blob(seed) for seed in range(20)},
    **{f"wedge of {degrees} degrees": wedge(degrees) for degrees in (1.0, 5.5, 6.0, 13.25, 83.0)},
    "an angle": Area.rectangle(0, 0, 4, 1) | Area.rectangle(0, 0, 1, 4),
    "a yard": Area.rectangle(0, 0, 6, 6) - Area.rectangle(1, 1, 5, 5),
    "a yard that is filled": Area.rectangle(0, 0, 3, 3) - Area.rectangle(1, 1, 2, 2),
    "a comb": Area.rectangle(0, 0, 5, 1) | Area.rectangle(0, 0, 1, 4) | Area.rectangle(2, 0, 2.5, 4),
    "a shallow notch": Area.polygon([(0, 0), (2, -0.004), (4, 0), (4, -2), (0, -2)]),
    "two apart": Area.rectangle(0, 0, 1, 1) | Area.rectangle(5, 0, 6, 1),
    "corners on a side": Area.polygon([(0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (0, 2)]),
}


@pytest.mark.parametrize("radius", [0.25, 0.63, 3.0])
@pytest.mark.parametrize("name", THINGS)
def test_a_wall_is_as_far_from_its_thing_as_the_radius(name, radius):
    thing = THINGS[name].shape
    wall = shapely.union_all([one.shape for one in inflated([THINGS[name]], [], radius)])
    assert wall.is_valid
    assert wall.covers(thing)
    ring = shapely.segmentize(wall.boundary, 0.02)
    off = shapely.distance(shapely.points(shapely.get_coordinates(ring)), thing)
    assert off.max() <= radius + 1e-9
    assert off.min() >= radius - TOLERANCE - 1e-9


@pytest.mark.parametrize("radius", [0.01, 0.5, 2.0])
def test_a_disc_grows_into_a_disc(radius):
    wall = inflated([], [((3.0, 4.0), 0.5)], radius)[0].shape
    off = shapely.distance(
        shapely.points(shapely.get_coordinates(shapely.segmentize(wall.exterior, 0.01))), shapely.Point(3, 4)
    )
    assert off.max() <= radius + 0.5
    assert off.min() >= radius + 0.5 - TOLERANCE


def test_a_base_of_no_size_is_kept_off_the_thing_itself():
    thing = Area.rectangle(0, 0, 2, 1)
    assert inflated([thing], [], 0.0)[0].same_as(thing)


def test_nothing_grows_into_nothing():
    assert inflated([], [], 1.0) == []
    assert inflated([Area.empty()], [], 1.0) == []


def test_both_halves_of_a_bowtie_are_walls(bowtie):
    walls = inflated([bowtie], [], 0.1)
    for middle in ((2.3, 0.0), (3.7, 0.0)):
        assert any(wall.contains(middle) for wall in walls)


def test_a_thing_that_is_no_number_is_refused():
    with np.errstate(invalid="ignore"):
        shape = shapely.Polygon([(0, 0), (np.nan, 1), (1, 1)])
    with pytest.raises(BadShape):
        inflated([Area(shape)], [], 1.0)
    for disc in (((0.0, np.nan), 1.0), ((0.0, 0.0), np.inf)):
        with pytest.raises(BadShape):
            inflated([], [disc], 1.0)


@pytest.mark.parametrize("radius", [0.1, 0.63, 2.0])
def test_a_way_round_a_disc_is_as_long_as_tangents_and_an_arc(radius):
    """Three quarters round: a wall holds the way to that side."""
    whole = radius + 0.5
    stop = Area.rectangle(-60.0, -1e-3, 0.0, 1e-3)
    start, end = (-4.0, -3.0), (-4.0, 3.0)
    route = reach(start, 40.0, inflated([stop], [((0.0, 0.0), 0.5)], radius)).route_to(end)
    arc = math.tau - 2 * (math.atan2(3.0, 4.0) + math.acos(whole / 5.0))
    exact = 2 * math.sqrt(25.0 - whole**2) + whole * arc
    assert round_length(route.waypoints) == pytest.approx(exact, abs=2e-4)
    assert path_length(route.waypoints) < exact - 5e-4


def test_a_straight_way_is_as_long_as_it_is():
    assert round_length([(0.0, 0.0), (3.0, 4.0), (3.0, 4.0), (6.0, 8.0)]) == pytest.approx(10.0, abs=1e-12)
    assert round_length([(1.0, 1.0)]) == 0.0
