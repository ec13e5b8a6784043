import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from geometry.area import Area
from geometry.base import Base, BaseShape
from geometry.convex import Side, convex_pieces, convex_sum, has_shallow_notch, is_convex, rim, sum_with
from geometry.pose import Pose

SQUARE = np.array([(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)])
clouds = st.lists(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), min_size=3, max_size=8)


def hull(points):
    return shapely.MultiPoint(points).convex_hull


def counted(polygon):
    return shapely.get_coordinates(shapely.orient_polygons(polygon))[:-1]


@given(clouds, clouds)
def test_the_sum_of_convex_polygons_is_the_hull_of_all_sums_of_corners(a, b):
    a, b = hull(a), hull(b)
    if a.area == 0 or b.area == 0:
        return
    every = [(x + u, y + v) for x, y in counted(a) for u, v in counted(b)]
    total = shapely.Polygon(convex_sum(counted(a), counted(b)))
    assert total.symmetric_difference(hull(every)).area < 1e-9


@pytest.mark.parametrize("side", Side)
@given(st.from_type(Base), st.floats(0, 360), st.floats(0, 7))
def test_a_grown_rim_keeps_to_its_side_of_the_truth(brute, side, base, turn, grown):
    angles = np.linspace(0, 2 * np.pi, 720, endpoint=False)
    directions = np.column_stack([np.cos(angles), np.sin(angles)])
    turned = brute.turned(directions, Pose(0, 0, -turn)) * [base.width / 2, base.depth / 2]
    reach = np.linalg.norm(turned, ord=1 if base.shape is BaseShape.RECTANGLE else 2, axis=1)
    off = (rim(base, turn, grown, side, 0.0005) @ directions.T).max(axis=0) - (reach + grown)
    least, most = {
        Side.INSIDE: (-0.001, 1e-9),
        Side.OUTSIDE: (-1e-9, 0.001),
        Side.BETWEEN: (-0.0006, 0.0006),
    }[side]
    assert least <= off.min()
    assert off.max() <= most


def test_a_rim_at_hand_can_t_be_written_to():
    with pytest.raises(ValueError, match="read-only"):
        rim(Base.round(1.0), 0.0)[0] = 0


def test_the_sum_with_a_notched_shape_keeps_its_notch():
    notched = shapely.Polygon([(0, 0), (10, 0), (10, 10), (6, 10), (6, 4), (4, 4), (4, 10), (0, 10)])
    kernel = np.array([(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)])
    total = sum_with(notched, kernel)
    expected = shapely.box(-0.5, -0.5, 10.5, 10.5).difference(shapely.box(4.5, 4.5, 5.5, 10.5))
    assert total.symmetric_difference(expected).area < 1e-12


def test_the_sum_with_a_frame_keeps_what_is_left_of_its_hole():
    frame = shapely.box(0, 0, 10, 10).difference(shapely.box(3, 3, 7, 7))
    kernel = np.array([(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)])
    expected = shapely.box(-1, -1, 11, 11).difference(shapely.box(4, 4, 6, 6))
    assert sum_with(frame, kernel).symmetric_difference(expected).area < 1e-12


def test_convexity_is_told_whatever_the_order_of_the_corners():
    assert is_convex(shapely.Polygon(SQUARE))
    assert is_convex(shapely.Polygon(SQUARE[::-1]))
    assert is_convex(shapely.Polygon([(0, 0), (1, 0), (2, 0), (2, 2)]))
    assert not is_convex(shapely.Polygon([(0, 0), (2, 0), (2, 2), (1, 0.5)]))
    assert not is_convex(shapely.box(0, 0, 9, 9).difference(shapely.box(3, 3, 4, 4)))


def test_pieces_cover_the_area_and_each_is_convex():
    area = (Area.rectangle(0, 0, 9, 9) - Area.rectangle(3, 3, 4, 4)) | Area.rectangle(20, 0, 21, 1)
    pieces = [shapely.Polygon(piece) for piece in convex_pieces(area)]
    assert all(is_convex(piece) for piece in pieces)
    assert sum(piece.area for piece in pieces) == pytest.approx(area.size)
    assert shapely.union_all(pieces).symmetric_difference(area.shape).area < 1e-9


@pytest.mark.parametrize(("depth", "shallow"), [(0.1, True), (0.6, False)])
def test_a_shallow_notch_is_found_from_either_way_round(depth, shallow):
    corners = [(0, 0), (10, 0), (10, 10), (5, 10 - depth), (0, 10)]
    assert has_shallow_notch(shapely.Polygon(corners), 0.5) is shallow
    assert has_shallow_notch(shapely.Polygon(corners[::-1]), 0.5) is shallow
    assert not has_shallow_notch(shapely.Polygon(SQUARE), 0.5)
