import math

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from geometry.area import ARC_ERROR, Area
from geometry.base import Base, Placed
from geometry.gaps import gap_to_point
from geometry.pose import Pose
from geometry.zones import ring, rings, strip


@pytest.mark.parametrize(
    ("start", "end", "expected"),
    [
        ((0, 0), (54, 0), (0, 0, 54, 6)),
        ((10, 0), (20, 0), (10, 0, 20, 6)),
        ((20, 0), (10, 0), (10, 0, 20, 6)),
        ((10, 36), (20, 36), (10, 30, 20, 36)),
        ((0, 5), (0, 15), (0, 5, 6, 15)),
        ((54, 15), (54, 5), (48, 5, 54, 15)),
    ],
)
def test_a_strip_runs_inward_from_its_segment(start, end, expected):
    assert strip(start, end, 6, 54, 36).same_as(Area.rectangle(*expected), within=1e-12)


def test_a_strip_deeper_than_the_table_ends_with_it():
    assert strip((0, 0), (10, 0), 50, 54, 36).same_as(Area.rectangle(0, 0, 10, 36))


@pytest.mark.parametrize(
    ("start", "end"), [((0, 0), (54, 36)), ((5, 5), (10, 5)), ((0, 0), (10, 1)), ((-1, 0), (-1, 5)), ((0, 0), (0, 0))]
)
def test_a_segment_off_the_edges_is_refused(start, end):
    with pytest.raises(ValueError, match="segment"):
        strip(start, end, 6, 54, 36)


@pytest.mark.parametrize(("start", "end"), [((10, 0), (20, 0)), ((0, 3), (0, 15)), ((50, 36), (54, 36))])
def test_a_rounded_strip_is_all_of_the_table_near_the_segment(start, end):
    area = strip(start, end, 6, 54, 36, rounded=True)
    line = shapely.LineString([start, end])
    for x in np.arange(0, 54.1, 0.77):
        for y in np.arange(0, 36.1, 0.77):
            away = line.distance(shapely.Point(x, y))
            if abs(away - 6) > ARC_ERROR:
                assert area.contains((x, y)) is (away < 6)
    left, top, right, bottom = area.bounds
    assert left >= 0
    assert top >= 0
    assert right <= 54
    assert bottom <= 36


@given(st.from_type(Placed), st.floats(0.1, 6), st.floats(-10, 10), st.floats(-10, 10))
def test_a_ring_is_all_within_its_distance_of_the_base(placed, distance, dx, dy):
    area = ring(placed, distance)
    point = (placed.pose.x + dx, placed.pose.y + dy)
    away = gap_to_point(placed, point)
    if area.contains(point):
        assert away <= distance + 1e-6
    else:
        assert away >= distance - ARC_ERROR
    for corner in area.rings()[0][::7]:
        assert distance - ARC_ERROR <= gap_to_point(placed, corner) <= distance + 1e-6


def test_rings_are_the_union_of_each():
    one, two = Placed(Base.round(1), Pose(0, 0)), Placed(Base.round(1), Pose(2, 0))
    both = rings([one, two], 1)
    assert both.same_as(ring(one, 1) | ring(two, 1))
    assert both.size < ring(one, 1).size + ring(two, 1).size
    assert not rings([], 1)
    assert ring(one, 1).size == pytest.approx(math.pi * 1.5**2, abs=0.01)
