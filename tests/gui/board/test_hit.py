import math

import pytest

from geometry.base import Base, BaseShape, Placed
from geometry.pose import Pose
from gui.board.hit import is_on, topmost

OVAL = Base(BaseShape.OVAL, 1.6, 4.0)
RECTANGLE = Base(BaseShape.RECTANGLE, 2.0, 1.0)


def test_the_edge_of_a_round_base_is_on_it_and_a_hair_beyond_is_not() -> None:
    disc = Placed(Base.round(1.25), Pose(3, 4))
    assert is_on(disc, (3.625, 4))
    assert not is_on(disc, (3.6251, 4))
    assert is_on(disc, (3.6251, 4), slack=0.001)


@pytest.mark.parametrize("turn", [0.0, 30.0, 90.0, 200.0])
def test_an_oval_is_as_long_as_its_depth_along_its_own_axis(turn: float) -> None:
    oval = Placed(OVAL, Pose(10, 10, turn))
    # A quarter turn clockwise takes the axis that points down to the left.
    along = (-math.sin(math.radians(turn)), math.cos(math.radians(turn)))
    across = (along[1], -along[0])
    assert is_on(oval, (10 + 1.99 * along[0], 10 + 1.99 * along[1]))
    assert not is_on(oval, (10 + 2.01 * along[0], 10 + 2.01 * along[1]))
    assert is_on(oval, (10 + 0.79 * across[0], 10 + 0.79 * across[1]))
    assert not is_on(oval, (10 + 0.81 * across[0], 10 + 0.81 * across[1]))


def test_a_rectangle_has_corners_where_an_oval_has_none() -> None:
    corner = (10.99, 10.49)
    assert is_on(Placed(RECTANGLE, Pose(10, 10)), corner)
    assert not is_on(Placed(Base(BaseShape.OVAL, 2, 1), Pose(10, 10)), corner)
    assert not is_on(Placed(RECTANGLE, Pose(10, 10, 90)), corner)


def test_the_small_base_on_a_large_one_is_on_top_whatever_comes_first() -> None:
    bases = [("large", Placed(Base.round(4), Pose(10, 10))), ("small", Placed(Base.round(1), Pose(10.5, 10)))]
    assert topmost(bases, (10.5, 10)) == "small"
    assert topmost(reversed(bases), (10.5, 10)) == "small"
    assert topmost(bases, (9, 10)) == "large"
    assert topmost(bases, (20, 10)) is None


def test_a_base_under_the_point_comes_before_a_nearer_one_beside_it() -> None:
    bases = [("under", Placed(Base.round(4), Pose(10, 10))), ("beside", Placed(Base.round(0.5), Pose(12.2, 10)))]
    assert topmost(bases, (11.9, 10), slack=0.2) == "under"
    assert topmost(bases, (12.5, 10), slack=0.2) == "beside"
    assert topmost(bases, (12.7, 10), slack=0.2) is None
