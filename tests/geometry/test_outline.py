import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from geometry.area import ARC_ERROR
from geometry.base import Base, BaseShape, Placed
from geometry.outline import extent, outline, overhang
from geometry.pose import Pose

TALL = Base(BaseShape.RECTANGLE, 2.0, 4.0)


@given(st.from_type(Placed))
def test_an_outline_lies_inside_the_base_and_almost_fills_it(brute, placed):
    area = outline(placed)
    fine = brute.body(placed, 20000)
    assert shapely.Polygon(area.rings()[0]).difference(fine.buffer(1e-6)).area < 1e-9
    assert max(area.distance((x, y)) for x, y in brute.rim(placed, 720)) <= ARC_ERROR


@given(st.from_type(Placed))
def test_an_outline_asked_for_outside_holds_the_base_and_little_more(brute, placed):
    area = outline(placed, outside=True)
    assert all(area.distance((x, y)) < 1e-9 for x, y in brute.rim(placed, 720))
    fine = brute.body(placed, 20000)
    assert max(fine.distance(shapely.Point(corner)) for corner in area.rings()[0]) <= ARC_ERROR + 1e-6


def test_a_rectangle_s_outline_is_exact():
    ring = outline(Placed(TALL, Pose(10, 10, 90))).rings()[0]
    assert set(ring) == {(8, 9), (12, 9), (12, 11), (8, 11)}


@given(st.from_type(Base), st.floats(-360, 720))
def test_the_extent_is_how_far_the_rim_gets_along_each_axis(brute, base, turn):
    rim = brute.rim(Placed(base, Pose(0, 0, turn)), 4001)
    assert extent(base, turn) == pytest.approx(tuple(np.abs(rim).max(axis=0)), abs=1e-5)


def test_a_base_may_touch_the_table_s_edge_but_not_pass_it():
    base = Base.round(1.0)
    assert overhang(Placed(base, Pose(0.6, 5)), 20, 10) == 0
    assert overhang(Placed(base, Pose(0.5, 5)), 20, 10) == 0
    assert overhang(Placed(base, Pose(0.49, 5)), 20, 10) == pytest.approx(0.01)


@pytest.mark.parametrize(
    ("x", "y", "over"),
    [
        (1, 5, 0),
        (0.75, 5, 0.25),
        (19, 5, 0),
        (19.5, 5, 0.5),
        (10, 2, 0),
        (10, 1.5, 0.5),
        (10, 8, 0),
        (10, 9, 1),
        (0.5, 1, 1),
        (-3, 5, 4),
    ],
)
def test_overhang_is_measured_past_the_edge_that_is_passed_most(x, y, over):
    assert overhang(Placed(TALL, Pose(x, y)), 20, 10) == pytest.approx(over)


def test_a_turned_base_may_hang_over_where_it_did_not():
    assert overhang(Placed(TALL, Pose(1.5, 5, 0)), 20, 10) == 0
    assert overhang(Placed(TALL, Pose(1.5, 5, 90)), 20, 10) == pytest.approx(0.5)


@given(st.from_type(Placed))
def test_overhang_is_how_far_the_rim_gets_past_an_edge(brute, placed):
    rim = brute.rim(placed, 4001)
    past = max(-rim.min(), (rim - [6.0, 5.0]).max())
    assert overhang(placed, 6.0, 5.0) == pytest.approx(max(0.0, past), abs=1e-5)
