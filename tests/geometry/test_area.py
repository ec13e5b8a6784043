import itertools
import math
import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geometry.area import ARC_ERROR, Area, BadShape, quadrant_segments, union

SQUARE = Area.rectangle(0, 0, 4, 4)
FRAME = SQUARE - Area.rectangle(1, 1, 3, 3)


@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf])
@pytest.mark.parametrize("place", range(6))
def test_a_corner_that_is_no_finite_number_is_refused(bad, place):
    numbers = [0.0, 0.0, 4.0, 0.0, 4.0, 3.0]
    numbers[place] = bad
    with pytest.raises(BadShape, match="not a finite number"):
        Area.polygon(list(zip(numbers[::2], numbers[1::2], strict=True)))


def test_a_bowtie_is_refused():
    with pytest.raises(BadShape, match="crosses or touches itself"):
        Area.polygon([(0, 0), (2, 2), (2, 0), (0, 2)])


def test_an_outline_that_touches_itself_is_refused():
    with pytest.raises(BadShape, match="crosses or touches itself"):
        Area.polygon([(0, 0), (4, 0), (4, 4), (2, 0), (0, 4)])


@pytest.mark.parametrize("corners", [[], [(0, 0)], [(0, 0), (1, 1)], [(0, 0), (1, 1), (0, 0), (1, 1)]])
def test_fewer_than_three_corners_are_refused(corners):
    with pytest.raises(BadShape, match="three different corners"):
        Area.polygon(corners)


def test_three_corners_in_a_line_are_refused():
    with pytest.raises(BadShape):
        Area.polygon([(0, 0), (1, 1), (2, 2)])


def test_a_polygon_may_be_closed_and_run_either_way():
    corners = [(0, 0), (4, 0), (4, 4), (0, 4)]
    for given_corners in (corners, corners[::-1], [*corners, corners[0]]):
        assert Area.polygon(given_corners).same_as(SQUARE)


@given(st.floats(0.01, 40), st.floats(-50, 50), st.floats(-50, 50))
def test_a_disc_is_drawn_within_the_arc_error_of_the_true_circle(radius, x, y):
    for outside in (False, True):
        area = Area.disc((x, y), radius, outside=outside)
        (ring,) = area.rings()
        corners = [math.dist(corner, (x, y)) for corner in ring]
        middles = [
            math.dist(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), (x, y))
            for a, b in zip(ring, ring[1:] + ring[:1], strict=True)
        ]
        if outside:
            assert min(middles) >= radius - 1e-9
            assert max(corners) <= radius + ARC_ERROR * 1.1
        else:
            assert max(corners) <= radius + 1e-9
            assert min(middles) >= radius - ARC_ERROR


def test_a_disc_of_no_radius_is_empty():
    assert not Area.disc((0, 0), 0)
    assert not Area.disc((0, 0), -1)


@given(st.floats(0.001, 60))
def test_a_quarter_circle_has_segments_enough(radius):
    sagitta = radius * (1 - math.cos(math.pi / 4 / quadrant_segments(radius)))
    assert sagitta <= ARC_ERROR + 1e-12


def test_the_outline_counts_as_inside():
    for point in [(0, 0), (4, 2), (2, 2)]:
        assert SQUARE.contains(point)
    assert not SQUARE.contains((4.000001, 2))


def test_distances_tell_inside_from_outside():
    assert SQUARE.distance((2, 1)) == 0
    assert SQUARE.distance((7, 8)) == 5
    assert SQUARE.distance_to_outline((2, 1)) == 1
    assert SQUARE.distance_to_outline((6, 2)) == 2
    assert FRAME.distance((2, 2)) == 1
    assert SQUARE.gap(Area.rectangle(6, 0, 8, 4)) == 2
    assert SQUARE.gap(Area.rectangle(4, 0, 8, 4)) == 0
    assert SQUARE.nearest((6, 2)) == (4, 2)


def test_nothing_is_infinitely_far():
    nothing = Area.empty()
    assert not nothing
    assert nothing.distance((0, 0)) == math.inf
    assert nothing.distance_to_outline((0, 0)) == math.inf
    assert nothing.gap(SQUARE) == SQUARE.gap(nothing) == math.inf
    assert all(math.isnan(number) for number in nothing.bounds)
    assert nothing.rings() == nothing.parts() == ()
    assert nothing.size == 0


def test_to_touch_is_not_to_overlap():
    assert not SQUARE.overlaps(Area.rectangle(4, 0, 8, 4))
    assert not SQUARE.overlaps(Area.rectangle(4, 4, 8, 8))
    assert SQUARE.overlaps(Area.rectangle(3.999, 0, 8, 4))


def test_areas_add_meet_and_differ():
    right = Area.rectangle(3, 0, 6, 4)
    assert (SQUARE | right).size == 24
    assert (SQUARE & right).size == 4
    assert (SQUARE - right).size == 12
    assert not SQUARE & Area.rectangle(4, 0, 8, 4)
    assert union([SQUARE, right, Area.empty()]).size == 24
    assert not union([])
    assert SQUARE.covers(Area.rectangle(0, 0, 4, 1))
    assert not SQUARE.covers(right)


def test_packed_rings_are_the_same_rings_at_a_scale():
    lone = Area.polygon([(0, 0), (2, 0), (2, 3)])
    for area in (FRAME, lone, FRAME | lone.moved(40, 0), Area.empty()):
        unpacked = [struct.unpack(f">{len(ring) // 8}d", ring) for ring in area.packed_rings(20.3)]
        assert [tuple(zip(ring[::2], ring[1::2], strict=True)) for ring in unpacked] == [
            tuple((20.3 * x, 20.3 * y) for x, y in ring) for ring in area.rings()
        ]


@given(x=st.floats(-6, 12), y=st.floats(-6, 12), radius=st.floats(0.5, 8), hole=st.floats(0, 0.9))
def test_what_lies_in_a_box_is_what_it_shares_with_that_box(x, y, radius, hole):
    area = Area.disc((x, y), radius) - Area.disc((x + radius / 20, y), hole * radius)
    assert area.clipped(0, 0, 6, 5).same_as(area & Area.rectangle(0, 0, 6, 5))


def test_with_fewer_corners_an_area_is_within_what_was_asked_of_the_truth():
    disc = Area.disc((3, 4), 8)
    plain = disc.simplified(0.01)
    assert len(plain.rings()[0]) < len(disc.rings()[0]) / 2
    assert disc.covers(plain)
    assert plain.grown(0.0101).covers(disc)


def test_places_along_an_outline_are_evenly_apart_on_the_longest():
    area = FRAME | Area.rectangle(10, 0, 16, 1)
    places = area.along_outline(8)
    assert len(places) == 8
    assert all(max(abs(x - 2), abs(y - 2)) == pytest.approx(2) for x, y in places), "the hole and the other are shorter"
    longest = Area.rectangle(0, 0, 4, 2).along_outline(12)
    sides = [math.dist(a, b) for a, b in itertools.pairwise((*longest, longest[0]))]
    assert sides == pytest.approx([1.0] * 12)
    assert Area.empty().along_outline(3) == ()


def test_rings_give_outlines_and_holes_once_round():
    outer, inner = sorted(FRAME.rings(), key=lambda ring: min(ring))
    assert set(outer) == {(0, 0), (4, 0), (4, 4), (0, 4)}
    assert set(inner) == {(1, 1), (3, 1), (3, 3), (1, 3)}
    assert len(outer) == len(inner) == 4


def test_parts_come_apart():
    two = SQUARE | Area.rectangle(6, 0, 7, 1)
    assert sorted(part.size for part in two.parts()) == [1, 16]
    assert two.contains(two.inside_point)
    assert SQUARE.centroid == (2, 2)
    assert SQUARE.bounds == (0, 0, 4, 4)


def test_growing_and_shrinking():
    grown = SQUARE.grown(1)
    assert grown.size == pytest.approx(16 + 16 + math.pi, abs=0.01)
    assert SQUARE.grown(-1).same_as(Area.rectangle(1, 1, 3, 3))
    assert not SQUARE.grown(-2.1)
    assert SQUARE.ribbon(1).same_as(FRAME)
    assert SQUARE.moved(2, -1).same_as(Area.rectangle(2, -1, 6, 3))


@pytest.mark.parametrize("degrees", range(3, 177, 4))
def test_growing_rounds_corners_of_any_angle_within_the_arc_error(degrees):
    angle = math.radians(degrees)
    wedge = Area.polygon([(0, 0), (9, 0), (9 * math.cos(angle), 9 * math.sin(angle))])
    grown = wedge.grown(1)
    for i in range(720):
        point = (math.cos(math.pi * i / 360), math.sin(math.pi * i / 360))
        if wedge.distance(point) > 1 - 1e-9:
            assert grown.distance(point) <= ARC_ERROR


def test_areas_are_the_same_by_what_they_cover():
    assert Area.rectangle(0, 0, 4, 4) != SQUARE
    assert SQUARE.same_as(Area.polygon([(0, 0), (2, 0), (4, 0), (4, 4), (0, 4)]))
    assert not SQUARE.same_as(Area.rectangle(0, 0, 4, 4.001))
    assert SQUARE.same_as(Area.rectangle(0, 0, 4, 4.001), within=0.01)


def test_an_area_turns_clockwise_exactly_by_quarters_and_by_any_other_angle():
    strip = Area.rectangle(0, 0, 24, 0.5)
    assert strip.turned(90, (12, 12)).bounds == (23.5, 0, 24, 24)
    assert strip.turned(180, (12, 12)).bounds == (0, 23.5, 24, 24)
    assert strip.turned(-90, (12, 12)).bounds == (0, 0, 0.5, 24)
    corner = Area.rectangle(0, 0, 4, 2)
    assert corner.turned(0, (12, 12), mirrored=True).bounds == (20, 0, 24, 2)
    assert corner.turned(90, (12, 12), mirrored=True).bounds == (22, 20, 24, 24)
    (x, y) = Area.disc((14, 12), 0.1).turned(30, (12, 12)).centroid
    assert (x, y) == pytest.approx((12 + 2 * math.cos(math.pi / 6), 13))
    with pytest.raises(BadShape):
        corner.turned(math.nan, (0, 0))
