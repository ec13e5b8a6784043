import math
import random

import numpy as np
import pytest
import shapely
from hypothesis import assume, given
from hypothesis import strategies as st

from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.gaps import (
    farthest,
    gap,
    gap_to_point,
    nearest_points,
    nearest_to_area,
    separation,
    separation_from,
    touching,
)
from geometry.outline import outline
from geometry.pose import Pose

INCH = Base.round(1.0)
BLOCK = Base(BaseShape.RECTANGLE, 2.0, 1.0)
EGG = Base(BaseShape.OVAL, 3.0, 1.5)
WALL = Area.rectangle(4, 0, 5, 10)
NOTCHED = Area.polygon([(0, 0), (10, 0), (10, 10), (6, 10), (6, 4), (4, 4), (4, 10), (0, 10)])


def at(base, x, y, turn=0.0):
    return Placed(base, Pose(x, y, turn))


@pytest.mark.parametrize(
    ("a", "b", "apart"),
    [
        (at(INCH, 0, 0), at(INCH, 3, 4), 4),
        (at(INCH, 0, 0), at(INCH, 1, 0), 0),
        (at(INCH, 0, 0), at(INCH, 0.75, 0), -0.25),
        (at(INCH, 0, 0), at(INCH, 0, 0), -1),
        (at(INCH, 0, 0), at(BLOCK, 3, 0), 1.5),
        (at(INCH, 0, 0), at(BLOCK, 0, 3), 2),
        (at(INCH, 0, 0), at(BLOCK, 4, 4.5), 4.5),
        (at(INCH, 0, 0), at(BLOCK, 1.5, 0), 0),
        (at(INCH, 0, 0), at(BLOCK, 1.25, 0), -0.25),
        (at(INCH, 0, 0), at(BLOCK, 0.25, 0), -1),
        (at(BLOCK, 0, 0), at(BLOCK, 5, 0), 3),
        (at(BLOCK, 0, 0), at(BLOCK, 5, 5), 5),
        (at(BLOCK, 0, 0), at(BLOCK, 2, 0), 0),
        (at(BLOCK, 0, 0), at(BLOCK, 0.5, 0.25), -0.75),
        (at(BLOCK, 0, 0), at(BLOCK, 0, 2.5, 90), 1),
        (at(EGG, 0, 0), at(INCH, 4, 0), 2),
        (at(EGG, 0, 0), at(INCH, 0, 4), 2.75),
        (at(EGG, 0, 0, 90), at(INCH, 0, 4), 2),
        (at(EGG, 0, 0), at(INCH, 0, 1), -0.25),
        (at(EGG, 0, 0), at(EGG, 3, 0), 0),
        (at(EGG, 0, 0), at(EGG, 0, 0), -1.5),
        (at(EGG, 0, 0), at(BLOCK, 5, 0), 2.5),
    ],
)
def test_separations_worked_by_hand(a, b, apart):
    assert separation(a, b) == pytest.approx(apart, abs=1e-9)
    assert separation(b, a) == pytest.approx(apart, abs=1e-9)
    assert gap(a, b) == pytest.approx(max(0, apart), abs=1e-9)


@given(st.from_type(Placed), st.from_type(Placed))
def test_separation_agrees_with_many_points(brute, a, b):
    apart = separation(a, b)
    if apart > 0.2:
        assert apart == pytest.approx(brute.separation(a, b), abs=1e-4)
    else:
        # Tried directions and points can only come out too large; near 0 a polygon's corners decide.
        assert apart == pytest.approx(brute.separation(a, b), abs=6e-3)


@given(st.from_type(Placed), st.from_type(Placed))
def test_separation_is_the_same_from_either_side_and_wherever_the_two_stand(a, b):
    apart = separation(a, b)
    assert separation(b, a) == pytest.approx(apart, abs=1e-6)
    moved = [Placed(one.base, one.pose.moved(3.7, -11.1)) for one in (a, b)]
    assert separation(*moved) == pytest.approx(apart, abs=1e-6)
    turned = [Placed(one.base, Pose(*Pose(0, 0, 37).place(one.pose.point), one.pose.turn + 37)) for one in (a, b)]
    assert separation(*turned) == pytest.approx(apart, abs=1e-6)


@given(st.from_type(Placed), st.from_type(Placed), st.floats(0.3, 3))
def test_separation_grows_with_the_scale(a, b, scale):
    def scaled(one):
        base = Base(one.base.shape, one.base.width * scale, one.base.depth * scale)
        return Placed(base, Pose(one.pose.x * scale, one.pose.y * scale, one.pose.turn))

    assert separation(scaled(a), scaled(b)) == pytest.approx(separation(a, b) * scale, abs=1e-6)


@given(st.from_type(Placed), st.from_type(Placed), st.floats(-0.6, 0.6), st.floats(-0.6, 0.6))
def test_a_move_of_the_depth_parts_two_that_overlap_and_a_smaller_one_does_not(a, b, along, across):
    span = a.base.outer_radius + b.base.outer_radius
    b = b.to(b.pose.at(a.pose.x + along * span, a.pose.y + across * span))
    depth = -separation(a, b)
    assume(depth > 0.01)
    directions = [(math.cos(i * math.pi / 360), math.sin(i * math.pi / 360)) for i in range(720)]
    less = [separation(Placed(a.base, a.pose.moved(x * depth * 0.98, y * depth * 0.98)), b) for x, y in directions[::8]]
    assert max(less) < 0
    moved = [separation(Placed(a.base, a.pose.moved(x * depth * 1.001, y * depth * 1.001)), b) for x, y in directions]
    assert max(moved) > -0.01


@given(st.from_type(Placed), st.from_type(Placed))
def test_the_nearest_points_lie_on_the_bases_and_as_far_apart_as_these(brute, a, b):
    on_a, on_b = nearest_points(a, b)
    assert math.dist(on_a, on_b) == pytest.approx(gap(a, b), abs=1e-6)
    assert gap_to_point(a, on_a) <= 6e-4
    assert gap_to_point(b, on_b) <= 6e-4
    if separation(a, b) > 0:
        for placed, point in ((a, on_a), (b, on_b)):
            assert brute.body(placed, 4001).exterior.distance(shapely.Point(point)) < 1e-3


def test_bases_that_touch_have_a_nearest_point_though_their_outlines_miss_each_other_by_a_rounding():
    slab = Base(BaseShape.RECTANGLE, 40 / 25.4, 100 / 25.4)
    dice, tried = random.Random(1), 0
    while tried < 300:
        a = Placed(slab, Pose(dice.uniform(5, 12), dice.uniform(5, 12), dice.uniform(0, 360)))
        b = Placed(slab, Pose(dice.uniform(5, 12), dice.uniform(5, 12), float(dice.randrange(0, 360, 15))))
        on_a, on_b = nearest_points(a, b)
        a = Placed(slab, a.pose.moved(on_b[0] - on_a[0], on_b[1] - on_a[1]))
        if not -1e-9 < separation(a, b) <= 0:
            continue
        tried += 1
        on_a, on_b = nearest_points(a, b)
        assert on_a == on_b
        assert gap_to_point(a, on_a) < 1e-6
        assert gap_to_point(b, on_a) < 1e-6


@given(st.from_type(Placed), st.floats(-2, 10), st.floats(-2, 10))
def test_the_gap_to_a_point_is_0_on_the_base(brute, placed, x, y):
    assert gap_to_point(placed, (x, y)) == pytest.approx(
        brute.body(placed, 4001).distance(shapely.Point(x, y)), abs=1e-4
    )


@pytest.mark.parametrize(
    ("x", "touch"), [(0.9, True), (1.0, True), (1.0009, True), (1.001, True), (1.0011, False), (1.1, False)]
)
def test_bases_touch_within_the_tolerance(x, touch):
    assert touching(at(INCH, 0, 0), at(INCH, x, 0)) is touch


@pytest.mark.parametrize(
    ("model", "leader", "away"),
    [
        (at(INCH, 0, 0), at(INCH, 4, 0), 4),
        (at(INCH, 0, 0), at(Base.round(3), 0.5, 0), 0),
        (at(INCH, 0, 0), at(Base.round(3), 1, 0), 0),
        (at(INCH, 0, 0), at(Base.round(3), 1.25, 0), 0.25),
        (at(BLOCK, 0, 0), at(INCH, 4, 0), math.hypot(5, 0.5) - 0.5),
        (at(INCH, 0, 0), at(BLOCK, 4, 0), 3.5),
        (at(BLOCK, 0, 0), at(BLOCK, 4, 0), 4),
        (at(EGG, 0, 0), at(INCH, 5, 0), 6),
        (at(INCH, 0, 0), at(EGG, 5, 0), 4),
        (at(BLOCK, 0, 0), at(EGG, 0, 0), 0),
    ],
)
def test_the_farthest_point_worked_by_hand(model, leader, away):
    assert farthest(model, leader) == pytest.approx(away, abs=1e-9)


@given(st.from_type(Placed), st.from_type(Placed))
def test_the_farthest_point_is_the_one_that_brute_force_finds(brute, model, leader):
    body = brute.body(leader, 4001)
    away = max(body.distance(shapely.Point(point)) for point in brute.rim(model, 720))
    assert farthest(model, leader) == pytest.approx(away, abs=1e-4)


@pytest.mark.parametrize(
    ("x", "apart"), [(3.0, 0.5), (3.5, 0.0), (3.6, -0.1), (4.25, -0.75), (4.5, -1.0), (5.5, 0.0), (7.0, 1.5)]
)
def test_a_round_base_may_touch_a_wall_but_not_enter_it(x, apart):
    assert separation_from(at(INCH, x, 5), WALL) == pytest.approx(apart, abs=1e-9)


@pytest.mark.parametrize(
    ("base", "x", "turn", "apart"),
    [
        (BLOCK, 2.5, 0, 0.5),
        (BLOCK, 3.0, 0, 0.0),
        (BLOCK, 3.1, 0, -0.1),
        (BLOCK, 3.5, 90, 0.0),
        (BLOCK, 4.5, 0, -1.5),
        (EGG, 2.0, 0, 0.5),
        (EGG, 2.5, 0, 0.0),
        (EGG, 2.6, 0, -0.1),
        (EGG, 3.25, 90, 0.0),
    ],
)
def test_any_base_may_touch_a_wall_but_not_enter_it(base, x, turn, apart):
    assert separation_from(at(base, x, 5, turn), WALL) == pytest.approx(apart, abs=1e-4)


@given(st.from_type(Placed), st.from_type(Placed))
def test_an_area_is_measured_like_the_base_it_was_drawn_from(a, b):
    assert separation_from(a, outline(b)) == pytest.approx(separation(a, b), abs=1.1e-3)


@given(st.builds(Placed, st.from_type(Base), st.builds(Pose, st.floats(-2, 12), st.floats(-2, 12), st.floats(0, 360))))
def test_a_base_that_does_not_overlap_a_notched_area_is_as_far_from_it_as_its_rim(brute, placed):
    body = brute.body(placed, 4001)
    shape = shapely.Polygon(NOTCHED.rings()[0])
    apart = separation_from(placed, NOTCHED)
    assert (apart < -1e-3) <= body.intersects(shape)
    assert (apart > 1e-3) <= (not body.intersects(shape))
    if apart > 1e-3:
        assert apart == pytest.approx(body.distance(shape), abs=1e-4)


def test_a_base_in_a_notch_of_its_own_width_touches():
    assert separation_from(at(Base.round(2.0), 5, 8), NOTCHED) == pytest.approx(0)
    assert separation_from(at(Base.round(2.0), 5, 5), NOTCHED) == pytest.approx(0)
    assert separation_from(at(Base(BaseShape.RECTANGLE, 2.0, 4.0), 5, 7), NOTCHED) == pytest.approx(0)
    assert separation_from(at(Base(BaseShape.RECTANGLE, 2.02, 4.0), 5, 7), NOTCHED) == pytest.approx(-0.01)


def test_a_base_in_a_hole_is_outside_the_area():
    frame = Area.rectangle(0, 0, 10, 10) - Area.rectangle(3, 3, 7, 7)
    assert separation_from(at(INCH, 5, 5), frame) == pytest.approx(1.5)
    assert separation_from(at(BLOCK, 5, 5), frame) == pytest.approx(1.0)
    assert separation_from(at(BLOCK, 5, 6.75), frame) == pytest.approx(-0.25)


def test_nothing_is_infinitely_far_from_a_base():
    assert separation_from(at(INCH, 0, 0), Area.empty()) == math.inf


@given(st.builds(Placed, st.from_type(Base), st.builds(Pose, st.floats(-4, 12), st.floats(-4, 12), st.floats(0, 360))))
def test_the_measure_line_to_an_area_joins_the_two(placed):
    on_base, on_area = nearest_to_area(placed, NOTCHED)
    assert NOTCHED.distance(on_area) < 1e-9
    assert gap_to_point(placed, on_base) < 1e-4
    assert math.dist(on_base, on_area) == pytest.approx(max(0.0, separation_from(placed, NOTCHED)), abs=1e-4)


def test_an_oval_s_separation_is_no_rougher_than_its_rim_s_distance_to_a_line():
    # The foremost point of an oval towards a line is known in closed form.
    for turn in np.linspace(0, 180, 19):
        reach = math.hypot(1.5 * math.cos(math.radians(turn)), 0.75 * math.sin(math.radians(turn)))
        far_block = at(Base(BaseShape.RECTANGLE, 2.0, 40.0), 6, 0)
        assert separation(at(EGG, 0, 0, turn), far_block) == pytest.approx(5 - reach, abs=1e-6)
        assert separation_from(at(EGG, 0, 0, turn), outline(far_block)) == pytest.approx(5 - reach, abs=1e-4)
