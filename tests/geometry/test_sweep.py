import math

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from geometry.area import ARC_ERROR, Area
from geometry.base import Base, BaseShape, Placed
from geometry.gaps import separation, separation_from
from geometry.pose import Pose
from geometry.sweep import clearance, corridor, struck, sweep_separation, sweep_separation_of, swept
from geometry.turning import TURN_ERROR

INCH = Base.round(1.0)
BLOCK = Base(BaseShape.RECTANGLE, 2.0, 1.0)
EGG = Base(BaseShape.OVAL, 3.0, 1.5)
WALL = Area.rectangle(4, 0, 5, 10)
NOTCHED = Area.polygon([(2, 2), (7, 2), (7, 7), (5, 7), (5, 4), (4, 4), (4, 7), (2, 7)])
NOTCHED_CORNERS = NOTCHED.rings()[0]

paths = st.lists(st.from_type(Pose), min_size=1, max_size=4)
points = st.lists(st.tuples(st.floats(0, 8), st.floats(0, 8)), min_size=1, max_size=5)


def slides(path):
    return [Pose(pose.x, pose.y, path[0].turn) for pose in path]


@given(points, st.floats(0.1, 2))
def test_a_corridor_is_all_within_its_radius_of_the_centre_line(brute, way, radius):
    area = corridor(way, radius)
    line = brute.line(way)
    for x in np.linspace(-1, 9, 15):
        for y in np.linspace(-1, 9, 15):
            away = line.distance(shapely.Point(x, y))
            if area.contains((x, y)):
                assert away <= radius + 1e-9
            else:
                assert away >= radius - ARC_ERROR - 1e-9


def test_a_corridor_of_one_point_is_a_disc():
    assert corridor([(1, 2)], 0.5).same_as(Area.disc((1, 2), 0.5), within=1e-3)
    assert corridor([(1, 2), (1, 2)], 0.5).same_as(Area.disc((1, 2), 0.5), within=1e-3)
    assert not corridor([(1, 2), (3, 4)], 0)


@pytest.mark.parametrize(
    ("way", "least"),
    [
        ([(0, 5), (3, 5)], 1),
        ([(0, 5), (4, 5)], 0),
        ([(0, 5), (9, 5)], 0),
        ([(4.5, 5), (9, 5)], 0),
        ([(4.5, 5)], 0),
        ([(1, 5)], 3),
        ([(1, 5), (1, 5)], 3),
        ([(0, 13), (9, 13)], 3),
    ],
)
def test_clearance_is_measured_from_the_centre_line(way, least):
    assert clearance(way, WALL) == least


def test_clearance_of_nothing_is_infinite():
    assert clearance([(0, 0), (1, 1)], Area.empty()) == math.inf
    assert sweep_separation(INCH, [Pose(0, 0), Pose(1, 1)], Area.empty()) == math.inf


def test_what_is_struck_is_the_piece_of_the_area_in_the_corridor():
    piece = struck([(0, 5), (9, 5)], 0.5, WALL)
    assert piece.same_as(Area.rectangle(4, 4.5, 5, 5.5))
    assert not struck([(0, 5), (3.5, 5)], 0.5, WALL)
    assert struck([(0, 5), (3.6, 5)], 0.5, WALL)


@given(st.from_type(Base), paths)
def test_what_is_swept_holds_the_base_at_every_moment(brute, base, path):
    area = swept(base, path)
    shape = shapely.union_all([shapely.Polygon(ring) for ring in area.rings()])
    short = ARC_ERROR + 1e-9 if base.is_round else 1e-9
    for pose in brute.along(path, 23) or path:
        rim = shapely.points(brute.rim(Placed(base, pose), 90))
        assert shapely.distance(rim, shape).max() <= short


@settings(max_examples=15)
@given(st.from_type(Base), st.from_type(Pose), st.floats(-3, 3), st.floats(-3, 3), st.floats(-60, 60), st.booleans())
def test_what_is_swept_is_hardly_more_than_the_base_covers(brute, base, start, dx, dy, degrees, turns):
    path = [start, Pose(start.x + dx, start.y + dy, start.turn + degrees * turns)]
    area = swept(base, path)
    poses = brute.along(path, 201)
    covered = shapely.union_all([brute.body(Placed(base, pose), 360) for pose in poses])
    # Between two moments looked at, a point may get as far from both as half a step; so much rougher is the check.
    blur = (math.hypot(dx, dy) + base.outer_radius * math.radians(abs(degrees))) / 400 + 0.001
    allowed = TURN_ERROR if turns else ARC_ERROR
    for ring in area.rings():
        assert shapely.distance(shapely.points(np.array(ring)), covered).max() <= allowed + blur


@given(st.from_type(Base), paths)
def test_the_least_separation_from_an_area_is_the_least_at_any_moment(brute, base, path):
    least = sweep_separation(base, path, NOTCHED)
    poses = brute.along(path, 40) or path
    at_moments = min(separation_from(Placed(base, pose), NOTCHED) for pose in poses)
    if base.is_round or len({pose.turn for pose in path}) == 1:
        assert least <= at_moments + 1e-4
    else:
        assert least <= (at_moments if at_moments > -0.05 else max(at_moments + 0.25, -0.05)) + 1e-4
    # No point moves farther between two moments than a leg and a half turn of the base over 39.
    assert least >= at_moments - (12 + math.pi * base.outer_radius) / 39 - TURN_ERROR


@given(st.floats(0.4, 3), paths)
def test_a_round_base_s_least_separation_is_exact(brute, diameter, path):
    way = [pose.point for pose in path]
    line = brute.line(way)
    away = line.distance(shapely.Polygon(NOTCHED_CORNERS))
    least = sweep_separation(Base.round(diameter), path, NOTCHED)
    if away > 0:
        assert least == pytest.approx(away - diameter / 2, abs=1e-9)
    else:
        assert least <= -diameter / 2


@given(st.builds(Base, st.just(BaseShape.RECTANGLE), st.floats(0.4, 3), st.floats(0.4, 3)), paths)
def test_a_sliding_rectangle_s_least_separation_is_exact(brute, base, path):
    path = slides(path)
    hulls = [
        shapely.MultiPoint(np.concatenate([brute.rim(Placed(base, a)), brute.rim(Placed(base, b))])).convex_hull
        for a, b in zip(path, path[1:] or path, strict=False)
    ]
    away = min(hull.distance(shapely.Polygon(NOTCHED_CORNERS)) for hull in hulls)
    least = sweep_separation(base, path, NOTCHED)
    if away > 1e-9:
        assert least == pytest.approx(away, abs=1e-9)
    else:
        assert least <= 1e-9


@given(st.from_type(Base), paths, st.from_type(Placed))
def test_the_least_separation_from_a_base_is_the_least_at_any_moment(brute, base, path, other):
    least = sweep_separation_of(base, path, other)
    poses = brute.along(path, 60) or path
    at_moments = min(separation(Placed(base, pose), other) for pose in poses)
    if base.is_round or len({pose.turn for pose in path}) == 1:
        assert least <= at_moments + 1e-4
    else:
        assert least <= (at_moments if at_moments > -0.05 else max(at_moments + 0.25, -0.05)) + 1e-4
    # No point moves farther between two moments than a leg and a half turn of the base over 59.
    assert least >= at_moments - (12 + math.pi * base.outer_radius) / 59 - TURN_ERROR


@given(st.floats(0.4, 3), paths, st.from_type(Placed))
def test_a_round_base_s_least_separation_from_a_round_base_is_exact(brute, diameter, path, other):
    way = [pose.point for pose in path]
    line = brute.line(way)
    other = Placed(Base.round(other.base.width), other.pose)
    away = line.distance(shapely.Point(other.centre)) - diameter / 2 - other.base.width / 2
    assert sweep_separation_of(Base.round(diameter), path, other) == pytest.approx(away, abs=1e-9)


@pytest.mark.parametrize(("x", "least"), [(2.9, 0.6), (3.5, 0.0), (3.51, -0.01), (4.2, -0.7), (9.0, -1.0)])
def test_a_round_base_may_run_up_to_a_wall_and_no_farther(x, least):
    assert sweep_separation(INCH, [Pose(1, 5), Pose(x, 5)], WALL) == pytest.approx(least, abs=1e-9)


@pytest.mark.parametrize("base", [BLOCK, EGG])
@pytest.mark.parametrize(("spare", "least"), [(0.1, 0.1), (0.0, 0.0), (-0.01, -0.01), (-0.2, -0.2)])
def test_other_bases_may_run_up_to_a_wall_and_no_farther(base, spare, least):
    stop = 4 - base.width / 2 - spare
    assert sweep_separation(base, [Pose(1, 5), Pose(stop, 5)], WALL) == pytest.approx(least, abs=1e-4)
    block = Placed(Base(BaseShape.RECTANGLE, 1, 10), Pose(4.5, 5))
    assert sweep_separation_of(base, [Pose(1, 5), Pose(stop, 5)], block) == pytest.approx(least, abs=1e-4)


@pytest.mark.parametrize("end", [(3.5, 9), (3.5, 1), (0, 5), (0, 9), (1, 1)])
def test_a_base_that_touches_a_wall_may_slide_along_it_or_away(end):
    assert sweep_separation(INCH, [Pose(3.5, 5), Pose(*end)], WALL) == pytest.approx(0, abs=1e-9)
    assert sweep_separation(BLOCK, [Pose(3, 5), Pose(end[0] - 0.5, end[1])], WALL) == pytest.approx(0, abs=1e-9)
    assert sweep_separation(EGG, [Pose(2.5, 5), Pose(end[0] - 1, end[1])], WALL) == pytest.approx(0, abs=1e-4)


@given(st.floats(0, 360), st.floats(0.3, 4), st.floats(-6, 6), st.floats(-6, 6))
def test_a_base_may_slide_along_a_wall_it_touches_however_the_wall_is_turned(turn, depth, start, end):
    wall = Area.polygon([Pose(3, 4, turn).place(p) for p in [(-8, 0), (8, 0), (8, depth), (-8, depth)]])
    frame = Pose(3, 4, turn)
    path = [Pose(*frame.place((start, -0.5)), turn), Pose(*frame.place((end, -0.5)), turn)]
    for base in (INCH, BLOCK):
        assert sweep_separation(base, path, wall) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize("base", [INCH, BLOCK, EGG])
def test_a_base_may_slide_past_another_that_it_touches(base):
    other = Placed(base, Pose(5, 5))
    path = [Pose(1, 5 - base.depth), Pose(9, 5 - base.depth)]
    assert sweep_separation_of(base, path, other) == pytest.approx(0, abs=1e-6)
    nearer = [pose.moved(0, 0.01) for pose in path]
    assert sweep_separation_of(base, nearer, other) == pytest.approx(-0.01, abs=1e-6)
    farther = [pose.moved(0, -0.01) for pose in path]
    assert sweep_separation_of(base, farther, other) == pytest.approx(0.01, abs=1e-4)


@pytest.mark.parametrize(("room", "least"), [(0.05, 0.05), (0.0, 0.0), (-0.05, -0.05)])
def test_a_corner_that_swings_past_a_wall_is_seen_in_the_middle_of_its_turn(room, least):
    # The corner, 2.5" out, points straight at the wall only on the way from one pose to the other.
    base = Base(BaseShape.RECTANGLE, 4.0, 3.0)
    wall = Area.rectangle(2.5 + room, -5, 4, 5)
    corner = math.degrees(math.atan2(3, 4))
    path = [Pose(0, 0, -corner - 20), Pose(0, 0, -corner + 25)]
    assert sweep_separation(base, path, wall) == pytest.approx(least, abs=1e-4)
    post = Placed(Base(BaseShape.RECTANGLE, 1.0, 10.0), Pose(3.0 + room, 0))
    assert sweep_separation_of(base, path, post) == pytest.approx(least, abs=1e-4)


@pytest.mark.parametrize("tip", [2.47, 2.5, 2.53])
def test_a_corner_that_swings_past_a_spike_is_seen_between_two_steps(tip):
    base = Base(BaseShape.RECTANGLE, 4.0, 3.0)
    corner = math.degrees(math.atan2(3, 4))
    for off in (0.0, 0.17, 0.41):
        path = [Pose(0, 0, off - corner - 20), Pose(0, 0, off - corner + 25)]
        spike = Area.polygon([(tip, 0), (5, -0.01), (5, 0.01)])
        least = sweep_separation(base, path, spike)
        assert max(0.0, least) == pytest.approx(max(0.0, tip - 2.5), abs=1e-4)
        assert (least < -1e-3) is (tip < 2.5)


def test_a_spike_that_stands_out_of_a_wall_is_seen_between_two_steps():
    # The wall, a spiral, is nearest where the turn begins, and at each step nearer than the spike.
    base = Base(BaseShape.RECTANGLE, 4.0, 3.0)
    corner = math.degrees(math.atan2(3, 4))
    arc = [(math.cos(a) * (2.505 + a / 250), math.sin(a) * (2.505 + a / 250)) for a in np.linspace(0.6, -0.6, 300)]
    for off in np.linspace(-0.6, 0.6, 3):
        path = [Pose(0, 0, off - corner - 20), Pose(0, 0, off - corner + 25)]
        wall = Area.polygon([(5, -3), (5, 3), *arc])
        assert 0.003 < sweep_separation(base, path, wall) < 0.005
        spiked = wall | Area.polygon([(2.495, 0), (2.6, 0.002), (2.6, -0.002)])
        assert -0.01 < sweep_separation(base, path, spiked) < -0.002


def test_a_turn_that_touches_is_never_told_as_an_overlap():
    base = Base(BaseShape.RECTANGLE, 4.0, 3.0)
    corner = math.degrees(math.atan2(3, 4))
    path = [Pose(0, 0, -corner - 20), Pose(0, 0, -corner + 25)]
    assert sweep_separation(base, path, Area.rectangle(2.5 + 1e-9, -5, 4, 5)) >= 0
    assert sweep_separation_of(base, path, Placed(Base(BaseShape.RECTANGLE, 1, 10), Pose(3 + 1e-9, 0))) >= 0


def test_a_path_of_one_pose_is_measured_where_it_stands():
    for base in (INCH, BLOCK, EGG):
        placed = Placed(base, Pose(3.2, 5, 20))
        assert sweep_separation(base, [placed.pose], WALL) == separation_from(placed, WALL)
        other = Placed(BLOCK, Pose(6, 5))
        assert sweep_separation_of(base, [placed.pose], other) == separation(placed, other)
        assert sweep_separation(base, [placed.pose] * 2, WALL) == pytest.approx(separation_from(placed, WALL), abs=1e-4)


def test_a_base_that_jumps_over_a_thin_wall_is_seen():
    sliver = Area.rectangle(4, 0, 4.001, 10)
    for base in (INCH, BLOCK, EGG):
        assert sweep_separation(base, [Pose(0, 5), Pose(9, 5)], sliver) < -0.49
    for turn in (0, 90):
        assert sweep_separation(BLOCK, [Pose(0, 5, 0), Pose(9, 5, turn)], sliver) < -0.4
