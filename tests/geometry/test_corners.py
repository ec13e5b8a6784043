import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from geometry.area import Area
from geometry.corners import disc_of, oblong_of, telling_corners
from geometry.pose import Pose

NUMBERS = st.floats(-40, 40).map(lambda number: round(number, 2))


def rectangle(x: float, y: float, turn: float, long: float, short: float) -> tuple[tuple[float, float], ...]:
    pose = Pose(x, y, turn)
    return tuple(pose.place((a * long / 2, b * short / 2)) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)))


@settings(max_examples=40)
@given(x=NUMBERS, y=NUMBERS, turn=st.integers(0, 179), long=st.floats(2, 9), thin=st.floats(0.1, 0.95))
def test_a_rectangle_is_told_by_its_middle_its_sides_and_its_turn(
    x: float, y: float, turn: int, long: float, thin: float
) -> None:
    found = oblong_of(rectangle(x, y, turn, long, long * thin))
    assert found is not None
    assert (*found.centre, found.long, found.short) == pytest.approx((x, y, long, long * thin))
    assert math.sin(math.radians(found.turn - turn)) == pytest.approx(0, abs=1e-6)


def test_what_is_nearly_a_rectangle_or_a_disc_is_none() -> None:
    assert oblong_of(((0, 0), (4, 0), (4.05, 1), (0.05, 1))) is None
    assert oblong_of(((0, 0), (4, 0), (2, 3))) is None
    assert disc_of(Area.disc((0, 0), 2).rings()[0]) is not None
    assert disc_of(((0, 0), (4, 0), (4, 4), (0, 4))) is None
    disc = disc_of(Area.disc((7, 5), 1.5).rings()[0])
    assert disc is not None
    assert (*disc.centre, disc.diameter) == pytest.approx((7, 5, 3), abs=1e-6)


def test_three_corners_say_how_a_piece_lies() -> None:
    ell = ((1, 1), (5, 1), (5, 2), (2, 2), (2, 6), (1, 6))
    assert telling_corners(ell, 48, 48) == ((1, 1), (2, 6), (5, 1))
    assert telling_corners(((1, 1), (5, 1), (3, 2)), 48, 48) == ((1, 1), (5, 1), (3, 2))
