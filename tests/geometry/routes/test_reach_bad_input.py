"""What is not as it should be gives a named error or an empty area: never a wrong one, and never no answer."""

import math

import numpy as np
import pytest
import shapely

from geometry.area import Area, BadShape
from geometry.base import Base
from geometry.keepout import on_table
from geometry.routes.inflate import inflated
from geometry.routes.reach import BadReach, reach

DISC = math.pi * 25


def unchecked(corners, holes=()):
    """What no file may hold, but a sum of shapes or a caller could leave."""
    with np.errstate(invalid="ignore"):
        return Area(shapely.Polygon(corners, holes))


@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf])
@pytest.mark.parametrize("far", [0.0, 500.0])
def test_a_wall_with_a_corner_that_is_no_number_is_refused_however_far_it_is(bad, far):
    good = Area.rectangle(2, -1, 3, 1)
    for corner in ((bad, 1.0), (1.0, bad)):
        wall = unchecked([(far, 0), corner, (far + 1, 2)])
        with pytest.raises(BadShape):
            reach((0.0, 0.0), 5.0, [good, wall])


@pytest.mark.parametrize("bad", [math.nan, math.inf])
def test_a_floor_with_a_corner_that_is_no_number_is_refused(bad):
    with pytest.raises(BadShape):
        reach((0.0, 0.0), 5.0, [], unchecked([(-9, -9), (9, -9), (bad, 9), (-9, 9)]))


def test_every_number_of_a_question_must_be_one():
    found = reach((0.0, 0.0), 5.0, [])
    for bad in (math.nan, math.inf):
        for ask in (found.route_to, found.distance_to):
            with pytest.raises(BadReach):
                ask((bad, 0.0))


def test_a_bowtie_keeps_off_both_its_halves_and_nothing_else(bowtie):
    area = reach((3.0, -3.0), 5.0, [bowtie]).area
    halves = [Area.polygon([(2, -1), (3, 0), (2, 1)]), Area.polygon([(4, -1), (3, 0), (4, 1)])]
    assert area == pytest.approx(reach((3.0, -3.0), 5.0, halves).area, abs=1e-3)


@pytest.mark.parametrize(
    "corners",
    [
        [(1, 0), (2, 0), (3, 0)],
        [(1, 0), (3, 0), (1, 0)],
        [(1, 1), (1, 1), (1, 1)],
        [(1, 0), (2, 1), (1, 0), (2, 1)],
    ],
)
def test_a_wall_that_encloses_nothing_bars_nothing(corners):
    assert reach((0.0, 0.0), 5.0, [unchecked(corners)]).area == pytest.approx(DISC, rel=1e-3)


def test_an_outline_that_touches_itself_bars_what_it_encloses():
    """Two squares that share a corner, in one outline; and a ring drawn as one outline that closes on itself."""
    eight = unchecked([(1, 0), (2, 0), (2, 1), (3, 1), (3, 2), (2, 2), (2, 1), (1, 1)])
    squares = [Area.rectangle(1, 0, 2, 1), Area.rectangle(2, 1, 3, 2)]
    assert reach((0.0, 0.5), 5.0, [eight]).area == pytest.approx(reach((0.0, 0.5), 5.0, squares).area, abs=1e-3)
    ring = unchecked([(1, -2), (4, -2), (4, 2), (1, 2), (1, -2), (2, -1), (2, 1), (3, 1), (3, -1), (2, -1)])
    yard = reach((2.5, 0.0), 5.0, [ring])
    assert yard.area == pytest.approx(2.0, abs=1e-3)


def test_the_hole_in_a_wall_is_open_and_closed_off():
    yard = Area.rectangle(1, -3, 7, 3) - Area.rectangle(2, -2, 6, 2)
    assert reach((4.0, 0.0), 9.0, [yard]).area == pytest.approx(16.0, abs=1e-3)
    assert math.isinf(reach((0.0, 0.0), 9.0, [yard]).distance_to((4.0, 0.0)))


def test_a_hole_along_its_walls_outline_is_a_notch():
    notched = unchecked([(1, -3), (7, -3), (7, 3), (1, 3)], [[(1, -1), (1, 1), (3, 1), (3, -1)]])
    assert reach((0.0, 0.0), 5.0, [notched]).distance_to((2.5, 0.0)) == pytest.approx(2.5, abs=1e-4)


def test_a_start_inside_a_wall_gets_nowhere_and_one_on_it_gets_out():
    wall = Area.rectangle(-1, -1, 1, 1)
    assert reach((0.0, 0.0), 5.0, [wall]).area == 0.0
    assert reach((1.0, 0.0), 5.0, [wall]).area > 0.0


def test_a_segment_inside_a_wall_gets_nowhere():
    assert not reach(((-0.5, 0.0), (0.5, 0.0)), 5.0, [Area.rectangle(-1, -1, 1, 1)])


@pytest.mark.parametrize("allowance", [0.0, -0.0, 1e-9, 1e-7])
def test_next_to_no_allowance_reaches_next_to_nothing(allowance):
    found = reach((0.0, 0.0), allowance, [Area.rectangle(1, -1, 2, 1)])
    assert found.distance_to((0.0, 0.0)) == 0.0
    assert found.area <= 1e-9


@pytest.mark.parametrize("allowance", [-1e-9, -5.0])
def test_less_than_no_allowance_reaches_nothing(allowance):
    found = reach((0.0, 0.0), allowance, [])
    assert not found
    assert found.area == 0.0
    assert found.route_to((0.0, 0.0)) is None


def test_a_base_wider_than_the_table_gets_nowhere():
    for width in (6.0, 6.5):
        floor = on_table(6.0, 40.0, Base.round(width), 0.0)
        assert not reach((3.0, 20.0), 5.0, [], floor)


def test_a_base_wider_than_every_gap_stays_where_it_is_hemmed_in():
    posts = [((x, y), 0.5) for x in (0.0, 4.0) for y in (0.0, 4.0)]
    held = reach((2.0, 2.0), 9.0, inflated([], posts, 2.0))
    free = reach((2.0, 2.0), 9.0, inflated([], posts, 1.0))
    assert held.area < 4.0
    assert free.area > 100.0


@pytest.mark.parametrize("allowance", [1.0001e5, 1e9, 1e300])
def test_an_allowance_beyond_all_tables_is_refused_at_once(allowance):
    with pytest.raises(BadReach, match="at most"):
        reach((0.0, 0.0), allowance, [])


@pytest.mark.parametrize("far", [1e10, 1e300])
def test_what_lies_beyond_all_tables_is_refused(far):
    with pytest.raises(BadShape):
        reach((0.0, 0.0), 5.0, [Area.rectangle(1, -far, 2, far)])
    with pytest.raises(BadReach):
        reach((far, 0.0), 5.0, [])


def test_a_wall_that_reaches_far_is_a_wall():
    assert reach((0.0, 0.0), 5.0, [Area.rectangle(0, -9e8, 1, 9e8)]).area == pytest.approx(DISC / 2, rel=1e-3)


@pytest.mark.parametrize("bad", [math.nan, math.inf])
def test_a_size_that_is_no_number_is_refused(bad):
    wall = Area.rectangle(0, 0, 1, 1)
    for ask in (wall.grown, lambda by: Area.disc((0, 0), by), lambda by: inflated([wall], [], by)):
        with pytest.raises(BadShape):
            ask(bad)
    with pytest.raises(BadShape):
        Area.disc((0, bad), 1)


def test_an_allowance_far_beyond_the_table_is_answered():
    found = reach((1.0, 1.0), 1e5, [Area.rectangle(2, 0, 3, 5)], Area.rectangle(0, 0, 10, 10))
    assert found.area == pytest.approx(95.0, abs=0.01)


def test_the_same_wall_many_times_is_one():
    wall = Area.rectangle(1, -1, 2, 1)
    once = reach((0.0, 0.0), 5.0, [wall])
    assert reach((0.0, 0.0), 5.0, [wall] * 40).area == pytest.approx(once.area, abs=1e-6)


@pytest.mark.parametrize("length", [0.0, 5e-324, 4e-16, 1e-9, 2e-7, 1e-5, 2e-5, 3e-5, 1e-4, 1.01e-4, 3e-4, 1e-3])
def test_a_segment_however_short_is_started_from(length):
    for along in (1.0, 0.0, 0.6):
        end = (2.5 + along * length, 12.0 - math.sqrt(1 - along * along) * length)
        found = reach(((2.5, 12.0), end), 3.0, [Area.rectangle(0, 9, 2, 10)], Area.rectangle(0, 0, 12, 12))
        assert found.distance_to((4.0, 12.0)) == pytest.approx(1.5, abs=1e-3)
        assert found.distance_to((2.5, 10.0)) == pytest.approx(2.0, abs=1e-3)
        assert found.area == pytest.approx(
            reach((2.5, 12.0), 3.0, [Area.rectangle(0, 9, 2, 10)], Area.rectangle(0, 0, 12, 12)).area, abs=0.01
        )
