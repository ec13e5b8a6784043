import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geometry.pose import Pose, distance, path_length

numbers = st.floats(-50, 50)


def test_a_quarter_turn_is_clockwise_on_a_table_whose_y_runs_down():
    # What points right points down afterwards, and what points down points left.
    assert Pose(10, 20, 90).place((1, 0)) == (10, 21)
    assert Pose(10, 20, 90).place((0, 1)) == (9, 20)


@pytest.mark.parametrize(
    ("turn", "place"),
    [
        (0, (0.1, 0.7)),
        (90, (-0.7, 0.1)),
        (180, (-0.1, -0.7)),
        (270, (0.7, -0.1)),
        (360, (0.1, 0.7)),
        (450, (-0.7, 0.1)),
        (-90, (0.7, -0.1)),
        (-1e-300, (0.1, 0.7)),
    ],
)
def test_quarter_turns_are_exact_to_the_last_digit(turn, place):
    assert Pose(0, 0, turn).place((0.1, 0.7)) == place


@given(st.from_type(Pose), numbers, numbers)
def test_placing_keeps_the_distance_from_the_centre(pose, x, y):
    assert distance(pose.place((x, y)), pose.point) == pytest.approx(math.hypot(x, y), abs=1e-9)


@given(st.from_type(Pose), st.floats(0.5, 5))
def test_placing_turns_by_the_pose_s_own_turn(pose, length):
    x, y = pose.place((length, 0.0))
    angle = math.degrees(math.atan2(y - pose.y, x - pose.x))
    assert (angle - pose.turn + 180) % 360 == pytest.approx(180, abs=1e-6)


def test_a_turn_is_kept_within_one_round():
    assert Pose(1, 2, 350).turned(20) == Pose(1, 2, 10)
    assert Pose(1, 2, 10).turned(-20) == Pose(1, 2, 350)


def test_moving_keeps_the_turn():
    assert Pose(1, 2, 30).moved(3, -1) == Pose(4, 1, 30)
    assert Pose(1, 2, 30).at(7, 8) == Pose(7, 8, 30)


def test_a_path_is_as_long_as_its_legs():
    assert path_length(((0, 0), (3, 4), (3, 10))) == 11
    assert path_length(((0, 0),)) == 0
