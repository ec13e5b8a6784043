"""Straight reach against a test of each segment by itself."""

import math
import random

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from geometry import reach as reach_module
from geometry.area import Area, union
from geometry.base import Base, BaseShape
from geometry.keepout import on_table, too_near
from geometry.pose import Pose
from geometry.reach import straight_reach

INCH = Base.round(1.26)
BOX = Area.rectangle(6, -2, 8, 2)


def free(centre, point, allowance, solid, floor=None):
    """The segment is short enough and keeps out of the solid, but for its outline."""
    segment = shapely.LineString([centre, point])
    if floor is not None and not floor.covers(shapely.Point(point)):
        return False
    return math.dist(centre, point) <= allowance and segment.intersection(solid).length < 1e-7


def check(centre, allowance, walls, floor=None, step=0.37, slack=1e-6, offset=(0.0, 0.0)):
    """Every point of a lattice: inside is free, free is inside or on the border."""
    area = straight_reach(centre, allowance, walls, floor)
    whole = union(walls).shape
    solid, hard = whole, whole.buffer(-slack, join_style="mitre")
    ground = floor.shape if floor is not None else None
    numbers = np.arange(-allowance - step, allowance + step, step)
    inside = 0
    for dx in numbers:
        for dy in numbers:
            point = (centre[0] + float(dx) + offset[0], centre[1] + float(dy) + offset[1])
            if area.contains(point):
                inside += 1
                assert free(centre, point, allowance + 1e-9, hard, ground), point
            elif free(centre, point, allowance, solid, ground):
                assert area.distance(point) <= 0.01, point
    return inside


def wall(x, y, turn, length=3.0, depth=0.8):
    half, wide = length / 2, depth / 2
    return Area.polygon(
        [Pose(x, y, turn).place(p) for p in [(-half, -wide), (half, -wide), (half, wide), (-half, wide)]]
    )


walls_anywhere = st.lists(
    st.builds(wall, st.floats(-8, 8), st.floats(-8, 8), st.floats(0, 180), st.floats(0.5, 6), st.floats(0.2, 3)),
    max_size=6,
)


def test_with_nothing_in_the_way_the_reach_is_a_disc():
    assert straight_reach((3, 4), 6, []).same_as(Area.disc((3, 4), 6))
    assert straight_reach((3, 4), 6, [Area.empty()]).same_as(Area.disc((3, 4), 6))
    assert straight_reach((0, 0), 5, [BOX]).same_as(Area.disc((0, 0), 5))


def test_no_allowance_reaches_nothing():
    assert not straight_reach((0, 0), 0, [])
    assert not straight_reach((0, 0), -1, [])


@pytest.mark.parametrize(
    ("point", "seen"),
    [
        ((5.99, 0), True),
        ((6.01, 0), False),
        ((7, 0), False),
        ((9, 0), False),
        ((9, 2.9), False),
        ((9, 3.1), True),
        ((7, 2.4), True),
        ((7, 2.3), False),
        ((-9, 0), True),
        ((0, 9.9), True),
        ((0, 10.1), False),
    ],
)
def test_a_wall_hides_what_lies_behind_it(point, seen):
    assert straight_reach((0, 0), 10, [BOX]).contains(point) is seen


def test_to_touch_a_wall_is_free():
    area = straight_reach((0, 0), 10, [BOX])
    # Its near side, and the line past its corner out to the allowance.
    for point in [(6, 0), (6, 1.5), (6, 2), (9, 3)]:
        assert area.distance(point) <= 1e-3
    # Along its side, starting in line with it.
    assert straight_reach((0, 2), 10, [BOX]).distance((9, 2)) <= 1e-3


@settings(max_examples=20)
@given(walls_anywhere, st.floats(2, 9))
def test_the_reach_agrees_with_each_segment_by_itself(walls, allowance):
    centre = (0.1, -0.2)
    if all(one.distance(centre) > 1e-3 for one in walls):
        assert check(centre, allowance, walls) > 0


@settings(max_examples=20)
@given(walls_anywhere.filter(bool), st.floats(0, 1), st.sampled_from([INCH, Base(BaseShape.RECTANGLE, 1.57, 3.94)]))
def test_a_base_that_starts_in_touch_reaches_what_each_segment_by_itself_says(walls, along, base):
    grown = [too_near(one, base, 25) for one in walls]
    rind = shapely.LineString([*grown[0].rings()[0], grown[0].rings()[0][0]])
    point = rind.interpolate(along, normalized=True)
    centre = (point.x, point.y)
    if all(one.distance_to_outline(centre) > 0.01 and not one.contains(centre) for one in grown[1:]):
        check(centre, 6, grown, step=0.37, slack=1e-4)


@settings(max_examples=10)
@given(walls_anywhere, st.sampled_from([INCH, Base(BaseShape.RECTANGLE, 1.57, 3.94), Base(BaseShape.OVAL, 3, 1.5)]))
def test_the_reach_agrees_with_each_segment_among_walls_grown_by_a_base(walls, base):
    grown = [too_near(one, base, 25) for one in walls]
    if all(one.distance((0, 0)) > 1e-3 for one in grown):
        assert check((0, 0), 8, grown, step=0.61) > 0


@pytest.mark.parametrize("seed", range(6))
def test_the_reach_agrees_on_a_crowded_table(seed):
    dice = random.Random(seed)
    floor = on_table(36, 36, INCH, 0)
    grown = [
        too_near(wall(dice.uniform(0, 36), dice.uniform(0, 36), dice.uniform(0, 180), dice.uniform(1, 5)), INCH, 0)
        for _ in range(40)
    ]
    while True:
        centre = (dice.uniform(1, 35), dice.uniform(1, 35))
        if all(one.distance(centre) > 1e-3 for one in grown):
            break
    assert check(centre, 12, grown, floor, step=0.74) > 20


@pytest.mark.parametrize("turn", [0, 13, 45, 90, 171])
@pytest.mark.parametrize("scale", [0.5, 1.0, 3.0])
def test_the_reach_turns_and_scales_with_the_table(turn, scale):
    frame = Pose(11, 5, turn)

    def placed(area):
        return Area.polygon([frame.place((x * scale, y * scale)) for x, y in area.rings()[0]])

    walls = [wall(3, 1, 20), wall(-2, 4, 80), wall(-3, -3, 130), wall(1, -4, 0)]
    plain = straight_reach((0, 0), 7, walls)
    moved = straight_reach(frame.point, 7 * scale, [placed(one) for one in walls])
    assert moved.same_as(placed(plain), within=0.05 * scale**2)


def test_the_hole_of_a_wall_is_open_to_whom_stands_in_it():
    frame = Area.rectangle(-5, -5, 5, 5) - Area.rectangle(-2, -2, 2, 2)
    assert straight_reach((0.5, 0.5), 9, [frame]).same_as(Area.rectangle(-2, -2, 2, 2), within=1e-6)
    check((0.5, 0.5), 9, [frame])


def test_from_outside_a_hole_is_hidden():
    frame = Area.rectangle(3, -2, 8, 2) - Area.rectangle(4, -1, 7, 1)
    area = straight_reach((0, 0), 9, [frame])
    assert not area.contains((5, 0))
    check((0, 0), 9, [frame])


def test_a_wall_that_winds_round_the_centre_hides_what_is_outside_it():
    spiral = [(math.cos(a) * (3 + a / 4), math.sin(a) * (3 + a / 4)) for a in np.linspace(0, 10, 60)]
    winding = Area.of(shapely.LineString(spiral).buffer(0.2))
    assert check((0, 0), 9, [winding]) > 100
    assert check((0.4, 1.7), 9, [winding]) > 100


def test_walls_that_overlap_or_touch_leave_no_slit():
    one, two = Area.rectangle(4, -3, 5, 0), Area.rectangle(4, 0, 5, 3)
    area = straight_reach((0, 0), 10, [one, two])
    assert len(area.rings()) == 1
    assert area.contains((3.999, 0))
    for y in (0, 1e-9, -1e-9, 0.5):
        assert not area.contains((4.001, y))
        assert not area.contains((8, y))
    check((0, 0), 10, [one, Area.rectangle(4.5, -1, 6, 4)])


@pytest.mark.parametrize("turn", range(1, 180, 6))
def test_walls_that_share_a_side_leave_no_hairline_however_they_are_turned(turn):
    frame = Pose(0.3, 0.7, turn)
    walls = [
        Area.polygon([frame.place(p) for p in corners])
        for corners in ([(4, -3), (5, -3), (5, 0.1), (4, 0.1)], [(4, 3), (4, 0.1), (5, 0.1), (9, 9)])
    ]
    (ring,) = straight_reach(frame.point, 10, walls).rings()
    back = Pose(0, 0, -turn)
    for x, y in (back.place((x - frame.x, y - frame.y)) for x, y in ring):
        assert x < 4.001 or abs(y) > 0.74 * x


def test_a_wall_of_many_parts_is_many_walls():
    parts = [wall(4, 0, 10), wall(-3, 3, 60), wall(0, -5, 0)]
    together = straight_reach((0, 0), 8, [union(parts)])
    assert together.same_as(straight_reach((0, 0), 8, parts), within=1e-4)


@pytest.mark.parametrize("turn", [0, 30, 45, 90, 137, 180, 270])
@pytest.mark.parametrize("deep", [0.0, 1e-9, 1e-4, 0.001])
def test_a_centre_on_a_wall_s_outline_sees_away_from_it_and_along_it(turn, deep):
    long_wall = wall(*Pose(5, 5, turn).place((0.3, 1.0 - deep)), turn, length=9, depth=2)
    area = straight_reach((5, 5), 6, [long_wall])
    half_disc = Area.disc((5, 5), 6).size / 2
    assert area.size == pytest.approx(half_disc, abs=0.05)
    for x, y in [(0, -5.9), (5.9, -0.01), (-5.9, -0.01), (3, -3)]:
        assert area.contains(Pose(5, 5, turn).place((x, y)))
    for x, y in [(0, 0.1), (3, 0.1), (-3, 0.1)]:
        assert not area.contains(Pose(5, 5, turn).place((x, y)))
    assert area.distance((5, 5)) <= 1e-4


@pytest.mark.parametrize("deep", [0.0, 0.0005])
def test_a_centre_in_the_corner_of_two_walls_sees_the_open_quarter(deep):
    walls = [Area.rectangle(-9, -9, deep, 9), Area.rectangle(-9, -9, 9, deep)]
    for given_walls in (walls, [union(walls)]):
        area = straight_reach((0, 0), 6, given_walls)
        assert area.size == pytest.approx(Area.disc((0, 0), 6).size / 4, abs=0.05)
        assert area.contains((4, 4))
        assert not area.contains((4, -0.1))
        assert area.distance((0, 0)) <= 1e-3


def test_a_centre_at_the_tip_of_a_corner_sees_all_but_the_corner():
    area = straight_reach((0, 0), 4, [Area.rectangle(0, 0, 9, 9)])
    assert area.size == pytest.approx(Area.disc((0, 0), 4).size * 3 / 4, abs=0.05)
    spike = Area.polygon([(0, 0), (9, 1), (9, -1)])
    area = straight_reach((0, 0), 4, [spike])
    assert area.size == pytest.approx(Area.disc((0, 0), 4).size * (1 - math.atan(1 / 9) / math.pi), abs=0.05)


def test_a_centre_that_touches_a_round_wall_sees_the_other_half():
    post = too_near(Area.disc((0, 0), 1), INCH, 0)
    area = straight_reach((1.63, 0), 5, [post])
    assert area.contains((6, 0))
    assert area.contains((1.7, 4.8))
    assert not area.contains((-2, 0))
    assert area.size == pytest.approx(Area.disc((0, 0), 5).size / 2, abs=1.5)


@pytest.mark.parametrize(("deep", "sees"), [(0.001, True), (0.0019, True), (0.0025, False), (0.1, False), (1.0, False)])
def test_a_centre_deeper_in_a_wall_than_the_tolerance_sees_nothing(deep, sees):
    area = straight_reach((6 + deep, 0), 5, [BOX, wall(0, 5, 0)])
    assert bool(area) is sees


def test_a_centre_between_two_walls_it_touches_sees_along_the_lane():
    walls = [Area.rectangle(-9, -3, 9, 0), Area.rectangle(-9, 0, 9, 3)]
    area = straight_reach((0, 0), 5, walls)
    # A lane of no width is no area; a lane of a hundredth of an inch is one.
    assert area.size < 0.001
    walls = [Area.rectangle(-9, -3, 9, 0), Area.rectangle(-9, 0.01, 9, 3)]
    lane = straight_reach((0, 0), 5, walls)
    assert lane.bounds == pytest.approx((-5, 0, 5, 0.01), abs=1e-3)


def test_the_floor_bounds_the_reach():
    floor = Area.rectangle(0, 0, 10, 10)
    area = straight_reach((1, 1), 5, [wall(3, 3, 45)], floor)
    assert area.bounds[:2] == pytest.approx((0, 0))
    check((1, 1), 5, [wall(3, 3, 45)], floor)


@pytest.mark.parametrize(("x", "reaches"), [(0.0, True), (-0.001, True), (-0.0011, False), (-1.0, False)])
def test_a_centre_off_the_floor_reaches_nothing(x, reaches):
    assert bool(straight_reach((x, 5), 5, [], Area.rectangle(0, 0, 10, 10))) is reaches


@given(walls_anywhere, st.floats(1, 9))
def test_a_longer_allowance_reaches_no_less(walls, allowance):
    near, far = (straight_reach((0, 0), length, walls) for length in (allowance, allowance + 1))
    assert (near - far).size < 0.01


@given(walls_anywhere)
def test_what_is_reached_lies_in_no_wall(walls):
    area = straight_reach((0, 0), 8, walls)
    assert (area & union(walls)).size < 1e-4


@settings(max_examples=60)
@given(walls_anywhere, st.tuples(st.floats(-6, 6), st.floats(-6, 6)), st.tuples(st.floats(0.3, 3), st.floats(0.3, 3)))
def test_within_a_box_the_same_is_seen_as_of_everywhere(
    walls: list[Area], corner: tuple[float, float], size: tuple[float, float]
) -> None:
    box = (corner[0], corner[1], corner[0] + size[0], corner[1] + size[1])
    there = Area.rectangle(*box)
    whole, part = straight_reach((0, 0), 9.0, walls) & there, straight_reach((0, 0), 9.0, walls, within=box) & there
    assert ((whole - part) | (part - whole)).size < 1e-3


def test_a_wall_off_every_line_to_the_box_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[int] = []
    real = reach_module._solids

    def counted(walls: list[Area], centre: tuple[float, float], allowance: float) -> object:
        looked_at.append(len(walls))
        return real(walls, centre, allowance)

    monkeypatch.setattr(reach_module, "_solids", counted)
    behind, between = Area.rectangle(-4, -1, -3, 1), Area.rectangle(2, -0.2, 2.4, 0.2)
    seen = straight_reach((0, 0), 9.0, [behind, between], within=(4, -0.1, 5, 0.1))
    assert looked_at == [1]
    assert not seen & Area.rectangle(4, -0.1, 5, 0.1)
