import math

import pytest

from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.outline import outline
from geometry.pose import Pose
from geometry.sight.cover import hidden_part, within
from geometry.tolerance import Fit

A = Placed(Base.round(1.0), Pose(0.0, 0.0))
B = Placed(Base.round(1.0), Pose(10.0, 0.0))


def test_without_walls_nothing_is_hidden() -> None:
    hidden = hidden_part(A, B, [])
    assert not hidden
    assert not hidden.from_some


def test_a_wall_beside_the_way_hides_nothing_and_one_that_reaches_in_hides_from_some() -> None:
    assert not hidden_part(A, B, [Area.rectangle(4, 0.5, 5, 3)]).from_some
    reaching = hidden_part(A, B, [Area.rectangle(4, 0.5 - 1e-4, 5, 3)])
    assert reaching.from_some
    assert not reaching.from_all


def test_a_wall_across_hides_all() -> None:
    hidden = hidden_part(A, B, [Area.rectangle(4, -3, 5, 3)])
    assert hidden.from_all.same_as(outline(B), 1e-6)


def test_a_wall_close_to_the_target_hides_part_of_it() -> None:
    wall = Area.rectangle(9.4, 0.0, 9.45, 3)
    hidden = hidden_part(A, B, [wall])
    assert hidden.from_some
    assert 0.05 < hidden.from_all.size < outline(B).size / 2
    # The lowest line past the wall's upper corner comes from the top of the looker and slopes down behind the wall.
    top = math.asin(0.5 / math.hypot(9.45, 0.0))
    edge = math.tan(top) * (10.0 - 9.45)
    assert hidden.from_all.contains((10.0, edge + 0.01))
    assert not hidden.from_all.contains((10.0, edge - 0.01))


def test_the_part_of_a_target_in_a_wall_is_hidden() -> None:
    wall = Area.rectangle(9, 0.2, 11, 2)
    hidden = hidden_part(A, B, [wall])
    assert hidden.from_all.covers((outline(B) & wall).grown(-1e-3))


def test_a_target_seen_through_a_gap_only_is_hidden_beside_what_shows() -> None:
    walls = [Area.rectangle(9.3, -3, 9.4, -0.01), Area.rectangle(9.3, 0.01, 9.4, 3)]
    hidden = hidden_part(A, B, walls)
    assert not hidden.from_all.contains((10.0, 0.0))
    assert hidden.from_all.contains((10.0, 0.3))
    assert 0.5 < hidden.from_all.size / outline(B).size < 1


@pytest.mark.parametrize("shape", [BaseShape.ROUND, BaseShape.OVAL, BaseShape.RECTANGLE])
def test_a_base_is_within_a_distance_of_a_piece_by_its_nearest_point(shape: BaseShape) -> None:
    base = Placed(Base(shape, 1.0, 1.0), Pose(0.0, 0.0))
    assert within(Area.rectangle(1.4, -1, 2, 1), base, 1.0) is Fit.KEPT
    assert within(Area.rectangle(1.5, -1, 2, 1), base, 1.0) is Fit.AT_LIMIT
    assert within(Area.rectangle(1.6, -1, 2, 1), base, 1.0) is Fit.BROKEN
    assert within(Area.rectangle(0.2, -1, 2, 1), base, 0.5) is Fit.KEPT
    assert not within(Area.empty(), base, 1.0)
