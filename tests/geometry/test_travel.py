import math
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from geometry.base import Base, BaseShape, Placed
from geometry.pose import Pose
from geometry.travel import between, cut, start_to_rest, travel, turn_between

INCH = Base.round(1.0)
LONG = Base(BaseShape.RECTANGLE, 4.0, 3.0)
EGG = Base(BaseShape.OVAL, 4.0, 3.0)

paths = st.lists(st.from_type(Pose), min_size=1, max_size=5)


def brute_travel(brute, base, path):
    rims = [brute.rim(Placed(base, pose), 2880) for pose in path]
    legs = [np.hypot(*(b - a).T) for a, b in pairwise(rims)]
    return float(np.sum(legs, axis=0).max()) if legs else 0.0


def test_a_round_base_travels_its_centre_s_path_whatever_its_turn():
    assert travel(INCH, [Pose(0, 0), Pose(3, 4, 90), Pose(3, 10, 10)]) == 11


@pytest.mark.parametrize("base", [INCH, LONG, EGG])
def test_a_slide_is_as_long_as_the_centre_s_path(base):
    path = [Pose(1, 1, 30), Pose(4, 5, 30), Pose(4, 7, 30)]
    assert travel(base, path) == pytest.approx(7)


def test_a_path_of_one_pose_is_no_travel():
    for base in (INCH, LONG, EGG):
        assert travel(base, [Pose(1, 2, 3)]) == 0
        assert start_to_rest(base, [Pose(1, 2, 3)]) == 0
    assert travel(LONG, []) == 0
    assert start_to_rest(LONG, []) == 0


@pytest.mark.parametrize("degrees", [10, 45, 90, 120, 180, 270])
def test_a_turn_on_the_spot_costs_the_chord_of_the_farthest_point(degrees):
    path = [Pose(5, 5, 0), Pose(5, 5, degrees)]
    half = math.radians(degrees) / 2
    assert travel(LONG, path) == pytest.approx(2 * 2.5 * math.sin(half))
    assert travel(EGG, path) == pytest.approx(2 * 2.0 * math.sin(half))
    assert travel(INCH, path) == 0


def test_a_turn_and_a_leg_add_up_where_the_same_point_moves_most():
    turn_then_slide = [Pose(0, 0, 0), Pose(0, 0, 90), Pose(6, 0, 90)]
    assert travel(LONG, turn_then_slide) == pytest.approx(2.5 * math.sqrt(2) + 6)
    assert start_to_rest(LONG, turn_then_slide) < travel(LONG, turn_then_slide)


def test_start_to_rest_forgets_the_way_between():
    there_and_back = [Pose(0, 0), Pose(5, 0), Pose(1, 0)]
    assert travel(INCH, there_and_back) == 9
    assert start_to_rest(INCH, there_and_back) == 1


@given(st.from_type(Base), paths)
def test_travel_is_what_the_most_moved_point_of_the_rim_travels(brute, base, path):
    if base.is_round:
        path = [pose.turned(-pose.turn) for pose in path]
    assert travel(base, path) == pytest.approx(brute_travel(brute, base, path), abs=1e-4)
    assert travel(base, path) >= brute_travel(brute, base, path) - 1e-9


@given(st.from_type(Base), paths)
def test_start_to_rest_is_never_more_than_the_travel(base, path):
    assert start_to_rest(base, path) <= travel(base, path) + 1e-9


@given(st.from_type(Base), paths, st.floats(0, 30))
def test_a_cut_path_is_within_the_allowance_and_uses_it_up(base, path, allowance):
    kept = cut(base, path, allowance)
    whole = travel(base, path)
    assert kept[0] == path[0]
    assert travel(base, kept) <= allowance + 1e-12
    if whole <= allowance:
        assert kept == tuple(path)
    else:
        assert kept[:-1] == tuple(path[: len(kept) - 1])
        # A turn may cost nothing more or jump, so that only a path without one uses its allowance to the end.
        if base.is_round or len({pose.turn for pose in path}) == 1:
            assert travel(base, kept) == pytest.approx(allowance, abs=1e-4)


@pytest.mark.parametrize(("allowance", "x"), [(3.9, 3.9), (4.0, 4.0), (4.1, 4.0)])
def test_a_path_is_cut_where_the_allowance_ends_and_not_before(allowance, x):
    assert cut(INCH, [Pose(0, 0), Pose(4, 0)], allowance)[-1].x == pytest.approx(x, abs=1e-9)


def test_a_cut_turn_stops_where_the_corner_s_chord_is_used_up():
    *_, last = cut(LONG, [Pose(0, 0, 0), Pose(0, 0, 90)], 1.0)
    assert last.turn == pytest.approx(2 * math.degrees(math.asin(0.5 / 2.5)), abs=1e-6)


def test_no_allowance_keeps_the_start_alone():
    assert cut(INCH, [Pose(0, 0), Pose(4, 0)], 0.0) == (Pose(0, 0),)
    assert cut(INCH, [Pose(0, 0), Pose(4, 0)], -1.0) == (Pose(0, 0),)


@pytest.mark.parametrize(
    ("start", "end", "turn"), [(0, 90, 90), (350, 10, 20), (10, 350, -20), (0, 180, 180), (180, 0, 180), (90, 90, 0)]
)
def test_a_base_turns_the_shorter_way_round(start, end, turn):
    assert turn_between(Pose(0, 0, start), Pose(0, 0, end)) == turn
    halfway = between(Pose(0, 0, start), Pose(2, 0, end), 0.5)
    assert halfway == Pose(1, 0, (start + turn / 2) % 360)


@pytest.mark.parametrize("allowance", [0.3, 1.0, 2.2, 5.0])
def test_a_cut_oval_stops_within_the_allowance_and_hardly_short_of_it(allowance):
    kept = cut(EGG, [Pose(0, 0, 0), Pose(0, 0, 80), Pose(3, 1, 150)], allowance)
    assert allowance - 1e-4 <= travel(EGG, kept) <= allowance
