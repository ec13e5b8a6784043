import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from geometry.base import Base, BaseShape, Placed
from geometry.pose import Pose


def test_millimetres_become_inches():
    base = Base.from_millimetres(BaseShape.RECTANGLE, 25.4, 50.8)
    assert (base.width, base.depth) == (1.0, 2.0)
    assert Base.from_millimetres(BaseShape.ROUND, 32) == Base.round(32 / 25.4)


@pytest.mark.parametrize("length", [0.0, -1.0, math.nan, math.inf])
def test_a_base_without_a_proper_size_is_refused(length):
    with pytest.raises(ValueError, match="more than 0 inches"):
        Base(BaseShape.OVAL, length, 1.0)
    with pytest.raises(ValueError, match="more than 0 inches"):
        Base(BaseShape.OVAL, 1.0, length)


def test_a_round_base_is_as_wide_as_it_is_deep():
    with pytest.raises(ValueError, match="as wide as it is deep"):
        Base(BaseShape.ROUND, 1.0, 1.1)
    assert Base.round(1.0).is_round
    assert not Base(BaseShape.OVAL, 1.0, 1.0).is_round


@given(st.from_type(Base))
def test_the_rim_lies_between_the_inner_and_the_outer_disc_and_touches_both(brute, base):
    away = np.hypot(*brute.rim(Placed(base, Pose(0, 0)), 4001).T)
    assert away.max() == pytest.approx(base.outer_radius, abs=1e-5)
    assert away.min() == pytest.approx(base.inner_radius, abs=1e-4)


def test_a_placed_base_can_be_put_elsewhere():
    placed = Placed(Base.round(1), Pose(1, 2, 3))
    assert placed.to(Pose(4, 5)) == Placed(Base.round(1), Pose(4, 5))
    assert placed.centre == (1, 2)
