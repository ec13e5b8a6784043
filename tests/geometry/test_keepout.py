import math

import numpy as np
import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from geometry.area import ARC_ERROR, Area
from geometry.base import Base, BaseShape, Placed
from geometry.gaps import farthest, separation, separation_from
from geometry.keepout import on_table, on_table_between, too_near, too_near_base, wholly_inside, wholly_within
from geometry.outline import outline, overhang
from geometry.pose import Pose

INCH = Base.round(1.0)
BLOCK = Base(BaseShape.RECTANGLE, 2.0, 1.0)
EGG = Base(BaseShape.OVAL, 3.0, 1.5)
NOTCHED = Area.polygon([(2, 2), (7, 2), (7, 7), (5.5, 7), (5, 4), (4, 4), (4, 7), (2, 7)])
SLACK = 2 * ARC_ERROR
turns = st.floats(0, 360)
near = st.one_of(st.just(0.0), st.floats(0.05, 4))


def lattice(left=-3.0, right=12.0, step=0.74):
    numbers = [float(x) for x in np.arange(left, right, step)]
    return [(x, y) for x in numbers for y in numbers]


@given(st.from_type(Base), turns, near)
def test_a_centre_outside_is_never_too_near_an_area_and_one_inside_is(base, turn, distance):
    area = too_near(NOTCHED, base, turn, distance)
    body = NOTCHED.shape
    for point in lattice():
        placed = Placed(base, Pose(*point, turn))
        apart = outline(placed).gap(NOTCHED)
        if not area.contains(point):
            assert apart >= distance - ARC_ERROR
        elif area.distance_to_outline(point) > 3 * SLACK:
            # Two bodies less than the error apart can't be told from such as touch.
            assert apart < distance or outline(placed, outside=True).shape.intersects(body)


@given(st.from_type(Base), turns)
def test_the_outline_of_too_near_is_where_the_base_touches(base, turn):
    area = too_near(NOTCHED, base, turn)
    for x, y in [corner for ring in area.rings() for corner in ring][::7]:
        apart = separation_from(Placed(base, Pose(x, y, turn)), NOTCHED)
        assert -1e-4 <= apart <= SLACK + 1e-4


@given(turns, st.floats(0.1, 3))
def test_the_outline_of_too_near_a_distance_is_where_the_base_is_that_far(turn, distance):
    for base in (INCH, BLOCK, EGG):
        area = too_near(NOTCHED, base, turn, distance)
        for x, y in [corner for ring in area.rings() for corner in ring][::7]:
            apart = separation_from(Placed(base, Pose(x, y, turn)), NOTCHED)
            assert distance - 1e-4 <= apart <= distance + SLACK + 1e-4


def along_outline(area):
    """Corners of the outline and points on its sides."""
    for ring in area.rings():
        for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
            for part in (0.0, 0.25, 0.5):
                yield (ax + (bx - ax) * part, ay + (by - ay) * part)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("radius", [0.63, 3.1])
def test_a_rough_wall_s_shallow_dents_are_not_filled_in(seed, radius):
    # The buffer that draws arcs fills dents it thinks too shallow to matter.
    dice = np.random.default_rng(seed)
    steps = zip(np.sort(dice.uniform(0, 10, 70)), dice.uniform(0, 0.03, 70), strict=True)
    rough = Area.polygon([(0.0, 5.0), *((float(x), float(y)) for x, y in steps), (10.0, 5.0)])
    area = too_near(rough, Base.round(2 * radius), 0)
    aparts = [rough.distance(point) - radius for point in along_outline(area)]
    assert min(aparts) >= -1e-9
    assert max(aparts) <= SLACK


@given(st.floats(0.4, 4), near)
def test_all_of_a_round_base_s_outline_lies_outside_the_truth(diameter, distance):
    area = too_near(NOTCHED, Base.round(diameter), 0, distance)
    aparts = [NOTCHED.distance(point) - diameter / 2 - distance for point in along_outline(area)]
    assert min(aparts) >= -1e-9
    assert max(aparts) <= SLACK


@given(st.floats(0.4, 1.5), turns)
def test_all_of_what_is_wholly_inside_for_a_round_base_lies_within_the_truth(diameter, turn):
    room = Area.polygon([Pose(3, 4, turn).place(p) for p in [(0, 0), (9, 0), (9, 9), (6, 9), (5, 5), (0, 5)]])
    area = wholly_inside(room, Base.round(diameter), 0)
    spare = [room.distance_to_outline(point) - diameter / 2 for point in along_outline(area)]
    assert min(spare) >= -1e-9
    assert max(spare) <= SLACK


def test_a_wall_s_straight_sides_are_kept_to_the_arc_error():
    wall = Area.rectangle(0, 0, 4, 1)
    left, top, right, bottom = too_near(wall, INCH, 0).bounds
    assert (left, top, right, bottom) == pytest.approx((-0.5, -0.5, 4.5, 1.5), abs=ARC_ERROR)
    assert too_near(wall, BLOCK, 0).same_as(Area.rectangle(-1, -0.5, 5, 1.5), within=1e-12)
    assert too_near(wall, BLOCK, 90).same_as(Area.rectangle(-0.5, -1, 4.5, 2), within=1e-12)


def test_what_is_too_near_nothing_is_nothing():
    assert not too_near(Area.empty(), INCH, 0, 3)


@pytest.mark.parametrize(("gap", "opens"), [(1.01, True), (0.999, False)])
def test_a_gap_opens_for_a_base_that_fits_and_for_no_wider_one(gap, opens):
    for turn in range(0, 180, 17):
        walls = [
            Area.polygon([Pose(5, 5, turn).place(p) for p in corners])
            for corners in (
                [(-4, gap / 2), (4, gap / 2), (4, 3), (-4, 3)],
                [(-4, -gap / 2), (4, -gap / 2), (4, -3), (-4, -3)],
            )
        ]
        closed = too_near(walls[0], INCH, 0) | too_near(walls[1], INCH, 0)
        assert closed.contains((5, 5)) is not opens


@given(st.from_type(Placed), st.from_type(Base), turns, near, st.floats(-6, 6), st.floats(-6, 6))
def test_too_near_a_base_is_told_by_the_separation(other, base, turn, distance, dx, dy):
    area = too_near_base(other, base, turn, distance)
    point = (other.pose.x + dx, other.pose.y + dy)
    apart = separation(Placed(base, Pose(*point, turn)), other)
    if not area.contains(point):
        assert apart >= distance - 1e-6
    elif area.distance_to_outline(point) > SLACK:
        assert apart < distance
    for x, y in area.rings()[0][::9]:
        assert distance - 1e-6 <= separation(Placed(base, Pose(x, y, turn)), other) <= distance + SLACK


def test_too_near_a_round_base_is_a_disc_for_a_round_one():
    area = too_near_base(Placed(INCH, Pose(3, 4)), Base.round(2), 0, 1)
    assert area.same_as(Area.disc((3, 4), 2.5, outside=True), within=1e-9)


@pytest.mark.parametrize("base", [INCH, BLOCK, EGG])
@pytest.mark.parametrize("turn", [0, 30, 90])
def test_on_the_table_is_where_nothing_hangs_over(base, turn):
    area = on_table(20, 10, base, turn)
    for x, y in lattice(-1, 21, 0.37):
        over = overhang(Placed(base, Pose(x, y, turn)), 20, 10)
        if abs(over) > 1e-9 or area.distance_to_outline((x, y)) > 1e-9:
            assert area.contains((x, y)) is (over == 0)


def test_a_table_too_small_for_the_base_has_no_room():
    assert not on_table(0.9, 10, INCH, 0)
    assert not on_table(10, 0.9, INCH, 0)
    assert on_table(1.1, 10, INCH, 0)
    assert not on_table(1.5, 10, BLOCK, 0)
    assert on_table(1.5, 10, BLOCK, 90)


@given(st.from_type(Base), turns)
def test_wholly_inside_is_where_the_whole_rim_is_in_the_area(brute, base, turn):
    room = Area.polygon([(0, 0), (9, 0), (9, 9), (6, 9), (5, 5), (0, 5)])
    shape = room.shape.buffer(1e-9)
    area = wholly_inside(room, base, turn)
    for point in lattice(0, 9, 0.74):
        body = brute.body(Placed(base, Pose(*point, turn)), 360)
        if area.contains(point):
            assert shape.covers(body)
        elif area and area.distance(point) > 0.02:
            assert not shape.buffer(-1e-3).covers(body)


def test_wholly_inside_a_rectangle_is_exact_for_a_rectangle():
    room = Area.rectangle(0, 0, 10, 6)
    assert wholly_inside(room, BLOCK, 0).same_as(Area.rectangle(1, 0.5, 9, 5.5), within=1e-12)
    assert wholly_inside(room, INCH, 0).same_as(Area.rectangle(0.5, 0.5, 9.5, 5.5), within=16 * ARC_ERROR)
    assert not wholly_inside(Area.rectangle(0, 0, 10, 0.9), INCH, 0)
    assert not wholly_inside(Area.empty(), INCH, 0)
    frame = room - Area.rectangle(4, 2, 6, 4)
    assert wholly_inside(frame, BLOCK, 0).same_as(
        Area.rectangle(1, 0.5, 9, 5.5) - Area.rectangle(3, 1.5, 7, 4.5), within=1e-12
    )


@given(st.from_type(Placed), st.floats(0.1, 6), st.from_type(Base), turns, st.floats(-8, 8), st.floats(-8, 8))
def test_wholly_within_is_told_by_the_farthest_point(leader, distance, base, turn, dx, dy):
    area = wholly_within(leader, distance, base, turn)
    point = (leader.pose.x + dx, leader.pose.y + dy)
    away = farthest(Placed(base, Pose(*point, turn)), leader)
    if area.contains(point):
        assert away <= distance + 1e-6
    elif away <= distance - SLACK:
        # In a sharp corner of the area the outline draws back farther along the corner than across its sides.
        assert area
        assert area.distance(point) < 0.05
    for ring in area.rings():
        for x, y in ring[::9]:
            there = farthest(Placed(base, Pose(x, y, turn)), leader)
            assert distance - SLACK <= there <= distance + 1e-6


def test_wholly_within_a_round_base_is_a_disc_for_a_round_one():
    leader = Placed(Base.round(1.26), Pose(5, 5))
    assert wholly_within(leader, 3, INCH, 0).same_as(Area.disc((5, 5), 3.13), within=1e-9)
    assert not wholly_within(leader, 3, Base.round(8), 0)
    assert not wholly_within(leader, 3, Base(BaseShape.RECTANGLE, 8, 1), 0)


@pytest.mark.parametrize(("distance", "room"), [(3.0, 1.0), (2.0, 0.0), (1.9, 0.0)])
def test_wholly_within_leaves_a_rectangle_the_room_it_has(distance, room):
    # A 4" square in a disc of 1" + distance: its corner stands 2.83" from its centre.
    area = wholly_within(Placed(Base.round(2), Pose(0, 0)), distance, Base(BaseShape.RECTANGLE, 4, 4), 0)
    if room:
        reach = math.sqrt((1 + distance) ** 2 - 4) - 2
        assert max(x for x, _ in area.rings()[0]) == pytest.approx(reach, abs=SLACK)
    elif 1 + distance > 2 * math.sqrt(2):
        assert area
    else:
        assert not area


def test_areas_of_centres_do_not_depend_on_the_way_an_area_was_made():
    drawn = shapely.Polygon(NOTCHED.rings()[0][::-1])
    assert too_near(Area.of(drawn), BLOCK, 20, 0.5).same_as(too_near(NOTCHED, BLOCK, 20, 0.5))
    assert wholly_inside(Area.of(drawn), INCH, 20).same_as(wholly_inside(NOTCHED, INCH, 20))


def test_straight_legs_between_two_turns_stay_within_what_joins_their_places():
    rod = Base(BaseShape.RECTANGLE, 1.0, 3.0)
    between = on_table_between(24, 22, rod, 0, 90)
    assert between.contains((0.5, 1.5))
    assert between.contains((1.5, 0.5))
    assert between.contains((1.0, 1.0))
    assert not between.contains((0.99, 0.99))
    assert not between.contains((0.49, 11))
    assert between.same_as(on_table_between(24, 22, rod, 90, 0))
    assert on_table_between(24, 22, rod, 0, 0).same_as(on_table(24, 22, rod, 0))
    assert on_table_between(0.9, 0.9, rod, 0, 90).size == 0
