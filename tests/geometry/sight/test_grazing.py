"""Sights that hang on a thousandth of an inch, and those that do not."""

import math

import numpy as np
import pytest

from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.pose import Pose
from geometry.sight.bodies import body_of
from geometry.sight.lines import Sight, sees
from geometry.sight.standing import underfoot
from geometry.tolerance import Fit

FAR = 10.0


def disc(x: float, y: float, radius: float = 0.5) -> Placed:
    return Placed(Base.round(2 * radius), Pose(x, y))


def box(left: float, top: float, right: float, bottom: float) -> Area:
    return Area.rectangle(left, top, right, bottom)


A, B = disc(0.0, 0.0), disc(10.0, 0.0)


def both_ways(a: Placed, b: Placed, walls: list[Area]) -> set[Fit]:
    return {sees(a, b, walls).fit, sees(b, a, walls).fit}


def test_a_plain_sight_is_kept_and_none_is_broken() -> None:
    assert sees(A, B, []).fit is Fit.KEPT
    assert sees(A, B, [box(4, -2, 5, 2)]).fit is Fit.BROKEN
    assert Sight(False).fit is Fit.BROKEN


@pytest.mark.parametrize(
    ("gap", "fit"),
    [(0.0, Fit.BROKEN), (1e-6, Fit.AT_LIMIT), (0.0009, Fit.AT_LIMIT), (0.001, Fit.AT_LIMIT), (0.0011, Fit.KEPT)],
)
def test_a_gap_of_a_thousandth_is_at_the_limit_and_a_wider_one_is_not(gap: float, fit: Fit) -> None:
    assert both_ways(A, B, [box(4, -FAR, 4.5, 0.1), box(4, 0.1 + gap, 4.5, FAR)]) == {fit}


@pytest.mark.parametrize(("past", "fit"), [(1e-5, Fit.BROKEN), (0.0, Fit.AT_LIMIT), (-0.0009, Fit.AT_LIMIT)])
def test_a_line_along_the_edges_of_both_bases_past_the_end_of_a_wall_is_at_the_limit(past: float, fit: Fit) -> None:
    assert both_ways(A, B, [box(0, -FAR, 10, 0.5 + past) - box(-1, -0.6, 1, 0.6) - box(9, -0.6, 11, 0.6)]) == {fit}


def test_a_wall_that_leaves_more_than_a_thousandth_is_kept() -> None:
    walls = [box(0, -FAR, 10, 0.4988) - box(-1, -0.6, 1, 0.6) - box(9, -0.6, 11, 0.6)]
    assert both_ways(A, B, walls) == {Fit.KEPT}


@pytest.mark.parametrize("turn", range(0, 90, 7))
@pytest.mark.parametrize("shape", [BaseShape.OVAL, BaseShape.RECTANGLE])
@pytest.mark.parametrize(("gap", "fit"), [(0.0009, Fit.AT_LIMIT), (0.0011, Fit.KEPT)])
def test_the_widest_of_all_directions_counts_whatever_the_base(
    shape: BaseShape, turn: float, gap: float, fit: Fit
) -> None:
    """Two corners that face each other across a slanted gap: it is widest along neither wall nor line of centres."""
    one, other = Placed(Base(shape, 2.0, 1.0), Pose(0.0, 0.0, turn)), Placed(Base(shape, 3.0, 1.0), Pose(12, 0.0, turn))
    angle = math.radians(83.0)
    dx, dy = gap * math.cos(angle), gap * math.sin(angle)
    above = Area.polygon([(6.0, 0.0), (5.0, -FAR), (7.0, -FAR)])
    below = Area.polygon([(6.0 + dx, dy), (5.0 + dx, FAR), (7.0 + dx, FAR)])
    assert both_ways(one, other, [above, below]) == {fit}


def test_two_walls_that_each_leave_room_and_together_none_are_at_the_limit_together() -> None:
    top, bottom = box(3, -FAR, 4, 0.2), box(6, 0.2005, 7, FAR)
    # A slanted line passes between the two with room to spare: not at the limit, whatever the level one says.
    assert both_ways(A, B, [top, bottom]) == {Fit.KEPT}
    assert both_ways(A, B, [top, bottom, box(2, 0.2005, 3, FAR), box(7, -FAR, 8, 0.2)]) == {Fit.AT_LIMIT}


def test_bases_that_touch_are_at_the_limit_where_a_wall_comes_up_to_the_very_spot() -> None:
    other = disc(1.0, 0.0)
    assert sees(A, other, []).fit is Fit.KEPT
    assert sees(A, other, [box(0.4, 0.0, 0.6, 2.0)]).fit is Fit.AT_LIMIT
    assert sees(A, other, [box(0.4, 0.0009, 0.6, 2.0)]).fit is Fit.AT_LIMIT
    assert sees(A, other, [box(0.4, 0.0011, 0.6, 2.0)]).fit is Fit.KEPT
    assert sees(A, other, [box(0.4, -0.1, 0.6, 2.0)]).fit is Fit.BROKEN


def test_a_base_on_a_wall_is_seen_by_what_shows_of_it_and_at_the_limit_by_a_thousandth() -> None:
    """The wall covers the base but for a cap at the top: level lines over the wall's edge meet it there."""
    for shows, fit in ((-1e-5, Fit.BROKEN), (0.0005, Fit.AT_LIMIT), (0.0011, Fit.KEPT)):
        wall = box(-3, -0.5 + shows, 3, FAR)
        looker = disc(10.0, -0.5 + shows - 0.5)
        assert both_ways(looker, A, [wall, box(5, -FAR, 6, -0.5 - 1e-12)]) == {fit}, shows


def test_from_a_point_a_sight_is_plain() -> None:
    assert sees((0.0, 0.0), B, [box(4, -FAR, 4.5, 0.0)]).fit is Fit.KEPT


@pytest.mark.parametrize("shape", list(BaseShape))
def test_a_base_on_a_wall_adds_few_points_to_the_search(shape: BaseShape) -> None:
    wall = np.array([(0.0, 0.0), (5.0, 0.0), (5.0, 5.0), (0.0, 5.0)])
    found = underfoot(wall, body_of(Placed(Base(shape, 1.0, 1.0), Pose(0.1, 2.0))), body_of((20.0, 0.0)))
    assert len(found.points) <= 4 + 4 + 2
