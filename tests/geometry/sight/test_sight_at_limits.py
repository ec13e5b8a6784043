"""Wall ends, shared corners, hairline gaps, touching, and where bases stand in unlikely places."""

import math
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from geometry.area import Area, union
from geometry.base import Base, BaseShape, Placed
from geometry.pose import Point, Pose
from geometry.sight.critical import outermost
from geometry.sight.lines import sees, sees_each

Move = Callable[[Point], Point]

FAR = 10.0


def disc(x: float, y: float, radius: float = 0.5) -> Placed:
    return Placed(Base.round(2 * radius), Pose(x, y))


def box(left: float, top: float, right: float, bottom: float) -> Area:
    return Area.rectangle(left, top, right, bottom)


A, B = disc(0.0, 0.0), disc(10.0, 0.0)


def turned(degrees: float, by: Point = (0.0, 0.0), mirrored: bool = False) -> Move:
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def move(point: Point) -> Point:
        x, y = (-point[0], point[1]) if mirrored else point
        return (x * cos - y * sin + by[0], x * sin + y * cos + by[1])

    return move


def moved(walls: Sequence[Area], move: Move) -> list[Area]:
    return [Area.polygon([move(corner) for corner in wall.rings()[0]]) for wall in walls]


def seen_in_all_worlds(a: Placed, b: Placed, walls: Sequence[Area]) -> set[bool]:
    """The answers for round bases in turned, mirrored and shifted worlds, both ways."""
    answers = {bool(sees(a, b, walls)), bool(sees(b, a, walls))}
    for step in range(50):
        move = turned(step * 7.3, (step * 1.37, 40.0 - step), bool(step % 2))
        one, other = (disc(*move(placed.centre), placed.base.width / 2) for placed in (a, b))
        answers.add(bool(sees(one, other, moved(walls, move))))
    return answers


def test_bases_with_nothing_between_them_see_each_other_along_the_line_of_centres() -> None:
    sight = sees(A, B, [])
    assert sight.line == ((0.5, 0.0), (9.5, 0.0))
    assert sight.blocker is None


def test_a_wall_across_hides_and_is_named() -> None:
    sight = sees(A, B, [box(20, 0, 21, 1), box(5, -2, 6, 2)])
    assert not sight
    assert sight.line is None
    assert sight.blocker == 1


def test_the_wall_that_closes_most_is_named_and_among_equals_the_nearest() -> None:
    assert sees(A, B, [box(7, -3, 8, 3), box(3, -3, 4, 3)]).blocker == 1
    assert sees(B, A, [box(7, -3, 8, 3), box(3, -3, 4, 3)]).blocker == 0
    assert sees(A, B, [box(3, -3, 4, 0.1), box(7, -0.3, 8, 3)]).blocker == 1


def test_an_empty_wall_hides_nothing() -> None:
    assert sees(A, B, [Area.empty()])


@pytest.mark.parametrize(("end", "seen"), [(0.5 - 1e-6, True), (0.5, True), (0.5 + 1e-6, False)])
def test_a_wall_that_ends_level_with_both_bases_only_touches_the_line_along_their_edges(end: float, seen: bool) -> None:
    assert seen_in_all_worlds(A, B, [box(4, -FAR, 6, end)]) == {seen}


@pytest.mark.parametrize(("short", "seen"), [(1e-6, True), (0.0, True), (-1e-6, False)])
def test_a_wall_that_ends_at_the_common_tangent_of_unequal_bases_only_touches_it(short: float, seen: bool) -> None:
    big = disc(10.0, 0.0, 1.5)
    slope = math.tan(math.asin(0.1))
    ends = [0.5 * math.hypot(1, slope) + slope * x - short * math.hypot(1, slope) for x in (4.0, 6.0)]
    wall = Area.polygon([(4.0, -FAR), (6.0, -FAR), (6.0, ends[1] - 1), (4.0, ends[0])])
    assert seen_in_all_worlds(A, big, [wall]) == {seen}


@pytest.mark.parametrize(("gap", "seen"), [(0.0, False), (1e-6, True), (0.01, True)])
def test_two_walls_that_share_an_edge_are_closed_and_a_hairline_apart_open(gap: float, seen: bool) -> None:
    assert seen_in_all_worlds(A, B, [box(4, -FAR, 6, 0), box(4, gap, 6, FAR)]) == {seen}


@pytest.mark.parametrize(("gap", "seen"), [(0.0, False), (1e-6, True), (0.01, True)])
def test_two_walls_that_share_a_corner_are_closed_and_a_hairline_apart_open(gap: float, seen: bool) -> None:
    assert seen_in_all_worlds(A, B, [box(4, -FAR, 5, 0), box(5 + gap, 0, 6, FAR)]) == {seen}


@pytest.mark.parametrize(("gap", "seen"), [(0.0, False), (1e-6, True)])
def test_a_wall_whose_end_leans_on_the_middle_of_another_leaves_no_gap(gap: float, seen: bool) -> None:
    slanted = Area.polygon([(5.0, -FAR), (9.0, -FAR), (6.0, 0.1 - gap), (5.0, 0.1 - gap)])
    assert seen_in_all_worlds(A, B, [slanted, box(4, 0.1, 7, FAR)]) == {seen}


@pytest.mark.parametrize(("gap", "seen"), [(0.0, False), (1e-6, True)])
def test_walls_that_reach_one_line_from_both_sides_leave_no_gap(gap: float, seen: bool) -> None:
    walls = [box(2, 0, 3, FAR), box(4, -FAR, 5, -gap), box(6, 0, 7, FAR)]
    assert seen_in_all_worlds(A, B, walls) == {seen}


def test_walls_that_reach_one_line_from_one_side_leave_it_free() -> None:
    walls = [box(2, -FAR, 3, 0.5), box(4, -FAR, 5, 0.5), box(6, -FAR, 7, 0.5)]
    assert seen_in_all_worlds(A, B, walls) == {True}


def test_a_slanted_slit_is_looked_through_from_one_edge_of_a_base() -> None:
    below, above = (
        [(4.0, -FAR), (6.0, -FAR), (6.0, 0.3), (4.0, 0.1)],
        [(4.0, 0.101), (6.0, 0.301), (6.0, FAR), (4.0, FAR)],
    )
    assert sees(A, disc(10.0, 1.0), [Area.polygon(below), Area.polygon(above)])
    assert not sees(A, disc(10.0, -0.4), [Area.polygon(below), Area.polygon(above)])


@pytest.mark.parametrize("x", [0.5, -1.5])
def test_a_base_may_touch_a_short_wall_and_see_past_it(x: float) -> None:
    assert seen_in_all_worlds(A, B, [box(x, -0.2, x + 1, 0.2)]) == {True}


def test_a_base_that_touches_a_long_wall_sees_its_own_side_only() -> None:
    wall = box(0.5, -FAR, 1.0, FAR)
    assert seen_in_all_worlds(A, B, [wall]) == {False}
    assert seen_in_all_worlds(A, disc(-5.0, 3.0), [wall]) == {True}
    assert seen_in_all_worlds(A, disc(0.0, 4.0), [wall]) == {True}


def test_two_bases_see_each_other_along_a_channel_exactly_as_wide_as_they_are() -> None:
    assert seen_in_all_worlds(A, B, [box(-1, 0.5, 11, 2), box(-1, -2, 11, -0.5)]) == {True}


def test_a_wall_in_the_corner_between_a_base_and_a_tangent_hides_nothing() -> None:
    """Lines that pass through a base may meet what is behind it, though that lies between the two centres."""
    tip = Area.polygon([(9.6, 0.45), (9.9, 0.5), (9.6, 0.9)])
    low = box(3, -FAR, 4, 0.3)
    assert sees(A, B, [low, tip])
    assert not sees(A, B, [low, box(9.2, -0.4, 9.4, 0.9)])


def test_a_point_sees_and_is_seen() -> None:
    wall = box(4, -1, 6, 1)
    assert not sees((0.0, 0.0), (10.0, 0.0), [wall])
    assert sees((0.0, 1.0), (10.0, 1.0), [wall])
    assert sees((0.0, 1.0), B, [box(4, -1, 6, 0.69)])
    assert not sees((0.0, 1.0), B, [box(4, -1, 6, 0.71)])
    assert not sees((0.0, 0.0), disc(10.0, 0.0, 0.2), [wall])


def test_a_point_in_a_wall_is_blind_and_one_on_its_outline_is_not() -> None:
    wall = box(-1, -1, 1, 1)
    for y in (0.0, -1.0, 1.0, 0.3):
        assert not sees((0.0, 0.0), (5.0, y), [wall])
        assert not sees((5.0, y), (0.0, 0.0), [wall])
        assert sees((1.0, 0.0), (5.0, y), [wall])
        assert sees((5.0, y), (1.0, 0.0), [wall])
        assert not sees((-1.0, 0.0), (5.0, y / 2), [wall])
        assert not sees((5.0, y / 2), (-1.0, 0.0), [wall])


def test_a_point_on_a_slanted_outline_sees_the_open_side_only() -> None:
    wall = Area.polygon([(0.0, 0.0), (4.0, 4.0), (0.0, 4.0)])
    assert sees((2.0, 2.0), (6.0, 2.0), [wall])
    assert not sees((2.0, 2.0), (1.0, 6.0), [wall])


def test_a_base_that_stands_half_in_a_wall_sees_with_the_other_half() -> None:
    wall = box(-5, 0, 0.2, 5)
    assert sees(A, B, [wall])
    assert sees(A, disc(-6.0, -0.3), [wall])
    assert not sees(A, disc(-6.0, 2.0, 0.3), [wall])


@pytest.mark.parametrize("shape", [BaseShape.ROUND, BaseShape.OVAL, BaseShape.RECTANGLE])
def test_a_base_wholly_in_a_wall_is_seen_from_nowhere(shape: BaseShape) -> None:
    inside = Placed(Base(shape, 1.0, 1.0), Pose(0.0, 0.0, 20.0))
    assert sees(inside, B, [box(-2, -2, 2, 2)]).blocker == 0
    assert not sees(B, inside, [box(-2, -2, 2, 2)])


@pytest.mark.parametrize("shape", [BaseShape.ROUND, BaseShape.OVAL, BaseShape.RECTANGLE])
def test_a_wall_that_covers_a_base_and_ends_just_in_front_of_it_hides_it(shape: BaseShape) -> None:
    inside = Placed(Base(shape, 1.0, 1.0), Pose(0.0, 0.0))
    wall = box(-5, -2, 0.6, 2)
    assert not sees(inside, B, [wall])
    assert not sees(B, inside, [wall])
    assert sees(inside, B, [box(-5, -2, 0.4, 2)])
    # Widest behind the base's centre.
    pointed = Area.polygon([(-3.0, -4.0), (1.0, -1.0), (1.0, 1.0), (-3.0, 4.0), (-6.0, 0.0)])
    assert not sees(inside, B, [pointed])
    assert not sees(B, inside, [pointed])


def test_a_court_is_looked_into_through_its_door_only() -> None:
    ring = box(-3, -3, 3, 3) - box(-2, -2, 2, 2)
    assert not sees(A, B, [ring])
    door = ring - box(1, -0.01, 4, 0.01)
    assert sees(A, B, [door])
    assert not sees(A, disc(0.0, 10.0), [door])
    assert not sees(A, disc(10.0, 0.0, 0.5), [door, box(5, -0.6, 6, 0.6)])


def test_a_wall_in_two_parts_hides_with_both() -> None:
    assert not sees(A, B, [union([box(3, -FAR, 4, 0.2), box(6, -0.3, 7, FAR)])])
    assert sees(A, B, [union([box(3, -FAR, 4, 0.2), box(6, 0.3, 7, FAR)])])


@pytest.mark.parametrize("shape", [BaseShape.ROUND, BaseShape.OVAL, BaseShape.RECTANGLE])
def test_bases_that_touch_see_each_other_there(shape: BaseShape) -> None:
    other = Placed(Base(shape, 1.0, 1.0), Pose(1.0, 0.0))
    sight = sees(A, other, [box(0.5, 0.0, 0.6, 2.0)])
    assert sight.line is not None
    assert sight.line[0] == pytest.approx((0.5, 0.0), abs=1e-6)


def test_a_wall_over_the_place_where_bases_touch_hides_them() -> None:
    assert sees(A, disc(1.0, 0.0), [box(0.4, -0.1, 0.6, 0.1)]).blocker == 0
    assert sees(A, disc(1.0 + 1e-6, 0.0), [box(0.4, -0.1, 0.6, 0.1)])
    assert not sees(A, disc(1.0 + 1e-6, 0.0), [box(0.4, -0.6, 0.6, 0.6)])


def test_bases_that_overlap_see_each_other_unless_a_wall_covers_what_they_share() -> None:
    near = disc(0.8, 0.0)
    assert sees(A, near, [box(0.35, -0.1, 0.45, 0.1)])
    assert sees(A, near, [box(-1, -1, 2, 1)]).blocker == 0


def test_long_bases_side_by_side_see_each_other_backwards() -> None:
    left = Placed(Base(BaseShape.RECTANGLE, 10.0, 1.0), Pose(5.0, 0.5))
    right = Placed(Base(BaseShape.RECTANGLE, 10.0, 1.0), Pose(13.0, 2.0))
    first = Area.polygon([(-5.0, 1.05), (9.5, 1.05), (8.5, 1.45), (-5.0, 1.45)])
    second = Area.polygon([(9.55, 1.05), (20.0, 1.05), (20.0, 1.45), (8.55, 1.45)])
    line = sees(left, right, [first, second]).line
    assert line is not None
    assert line[1][0] < line[0][0] - 0.5
    assert not sees(left, right, [first, second, box(8.9, 1.1, 9.2, 1.4)])


@pytest.mark.parametrize("turn", [0.0, 30.0, 90.0])
@pytest.mark.parametrize("shape", [BaseShape.OVAL, BaseShape.RECTANGLE])
def test_a_turned_base_is_seen_by_what_sticks_out(shape: BaseShape, turn: float) -> None:
    long = Placed(Base(shape, 4.0, 0.5), Pose(10.0, 0.0, turn))
    out = {0.0: 0.25, 90.0: 2.0}.get(turn)
    if out is None:
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        out = 2 * sin + 0.25 * cos if shape is BaseShape.RECTANGLE else math.hypot(2 * sin, 0.25 * cos)
    flat = (-20.0, -0.1)
    for end, seen in ((out - 1e-4, True), (out + 1e-4, False)):
        # A looker far to the side, whose top is level with the end of the wall.
        looker = disc(flat[0], end - 0.5)
        assert bool(sees(looker, long, [box(2, -FAR, 3, end)])) is seen
        assert bool(sees(long, looker, [box(2, -FAR, 3, end)])) is seen


def test_many_targets_are_answered_as_one_by_one() -> None:
    walls = [box(3, -2, 4, 1), box(-4, 2, 5, 3), box(-3, -6, -2, 0)]
    shapes = [Base.round(1.0), Base(BaseShape.OVAL, 2.0, 1.0), Base(BaseShape.RECTANGLE, 1.0, 2.0)]
    targets = [Placed(shapes[i % 3], Pose(8 * math.cos(i * 0.4), 8 * math.sin(i * 0.4), i * 11.0)) for i in range(30)]
    together = sees_each(A, [*targets, (0.0, 9.0)], walls)
    alone = [sees(A, target, walls) for target in [*targets, (0.0, 9.0)]]
    assert [sight.visible for sight in together] == [sight.visible for sight in alone]
    assert {sight.visible for sight in together} == {True, False}


@pytest.mark.parametrize("turn", [0.0, 11.0])
def test_round_terrain_hides_up_to_its_tangent_and_leaves_few_corners_to_search(turn: float) -> None:
    """A post between two bases as wide: it hides all, and a hair narrower than both it hides nothing."""
    for radius, seen in ((0.4999, True), (0.5002, False)):
        post = Area.disc((5.0, 0.0), radius)
        move = turned(turn)
        assert bool(sees(disc(*move(A.centre)), disc(*move(B.centre)), moved([post], move))) is seen
    fine = np.array([Area.disc((5.0, 0.0), 2.0).rings()[0]])
    left = outermost(fine, np.array([1.0, 0.0]), -0.1, 0.1)
    assert 4 <= len(left) < fine.shape[1] / 10


@pytest.mark.parametrize("overlap", [0.0, 1e-9, 1e-7, 1e-6, 2e-6, 5e-6, 1e-5, 3e-5, 1e-4, 0.01, 0.5])
def test_round_bases_that_touch_or_overlap_by_a_hair_see_each_other_whichever_way_they_lie(overlap: float) -> None:
    one, apart = Placed(Base.round(1.0), Pose(0.0, 0.0)), 1.13 - overlap
    for step in range(40):
        angle = step * 0.157
        other = Placed(Base.round(1.26), Pose(apart * math.cos(angle), apart * math.sin(angle)))
        assert sees(one, other, [Area.rectangle(5, 5, 6, 6)])
        assert not sees(one, other, [Area.rectangle(-2, -2, 2, 2)])
