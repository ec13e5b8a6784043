import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.formation import offsets, settle
from geometry.gaps import farthest, separation
from geometry.keepout import wholly_within
from geometry.pose import Pose, distance

INCH = Base.round(1.0)
BLOCK = Base(BaseShape.RECTANGLE, 2.0, 1.0)
FIELD = Area.rectangle(0, 0, 20, 20)


def everywhere(_key):
    return FIELD


def apart(base, poses):
    placed = [Placed(base, pose) for pose in poses if pose is not None]
    return min((separation(a, b) for i, a in enumerate(placed) for b in placed[:i]), default=math.inf)


def test_who_can_have_the_wanted_pose_has_it():
    wanted = [("a", Pose(3, 3)), ("b", Pose(4, 3)), ("c", Pose(9, 9, 45))]
    assert settle(wanted, INCH, everywhere) == dict(wanted)


def test_bases_that_would_overlap_are_set_side_by_side():
    settled = settle([("a", Pose(3, 3)), ("b", Pose(3.4, 3))], INCH, everywhere)
    assert settled["a"] == Pose(3, 3)
    assert settled["b"].x == pytest.approx(4, abs=2e-3)
    assert settled["b"].y == pytest.approx(3, abs=0.05)
    assert apart(INCH, settled.values()) >= 0


def test_a_base_wanted_off_its_area_goes_to_the_nearest_place_in_it():
    settled = settle([("a", Pose(-3, 5, 30))], INCH, everywhere)
    assert settled["a"].point == pytest.approx((0, 5), abs=2e-4)
    assert settled["a"].turn == 30
    assert settled["a"].x > 0


def test_those_with_a_free_place_come_first():
    settled = settle([("late", Pose(-1, 5)), ("early", Pose(0.2, 5))], INCH, everywhere)
    assert settled["early"] == Pose(0.2, 5)
    assert apart(INCH, settled.values()) >= 0
    assert list(settled) == ["late", "early"]


def test_where_nothing_is_left_there_is_no_pose():
    cramped = Area.rectangle(0, 0, 0.5, 0.5)
    settled = settle([("a", Pose(0.2, 0.2)), ("b", Pose(0.3, 0.3))], INCH, lambda _: cramped)
    assert settled == {"a": Pose(0.2, 0.2), "b": None}
    assert settle([("a", Pose(1, 1))], INCH, lambda _: Area.empty()) == {"a": None}


def test_two_that_would_be_set_past_each_other_exchange_their_places():
    """The first would take the place before it, and leave the second none but one on the far side of that."""
    strip = Area.rectangle(0, 0, 5.4, 0.5)
    wanted = [("left", Pose(5, 3)), ("right", Pose(5.2, 3))]
    settled = settle(wanted, INCH, lambda _: strip)
    assert settled["left"].x < settled["right"].x == pytest.approx(5, abs=2e-3)
    assert apart(INCH, settled.values()) >= 0
    own = {"left": strip, "right": Area.rectangle(0, 0, 5.4, 0.5)}
    assert settle(wanted, INCH, own.__getitem__)["right"].x < 5
    kept = settle(wanted, INCH, lambda _: strip, lambda *_: True)
    assert kept["left"].x > kept["right"].x


def test_each_has_its_own_area():
    halves = {"a": Area.rectangle(0, 0, 5, 5), "b": Area.rectangle(10, 0, 15, 5)}
    settled = settle([("a", Pose(12, 2)), ("b", Pose(3, 2))], INCH, halves.__getitem__)
    assert settled["a"].point == pytest.approx((5, 2), abs=2e-4)
    assert settled["b"].point == pytest.approx((10, 2), abs=2e-4)


def test_a_pose_that_is_not_accepted_is_sought_elsewhere():
    def right_of_five(_key, pose, _settled):
        return pose.x > 5

    settled = settle([("a", Pose(3, 3))], INCH, everywhere, right_of_five)
    assert 5 < settled["a"].x < 6
    assert settle([("a", Pose(3, 3))], INCH, everywhere, lambda *_: False) == {"a": None}


def test_acceptance_may_hang_on_those_already_set():
    # "a" is only taken beside "b", which comes later in the order.
    def beside_b(key, _pose, settled):
        return key == "b" or "b" in settled

    wanted = [("a", Pose(3, 3)), ("b", Pose(9, 9))]
    assert settle(wanted, INCH, everywhere, beside_b) == dict(wanted)


def test_the_same_question_has_the_same_answer():
    dice = random.Random(3)
    wanted = [(i, Pose(dice.uniform(5, 8), dice.uniform(5, 8))) for i in range(12)]
    assert settle(wanted, INCH, everywhere) == settle(wanted, INCH, everywhere)


@given(st.lists(st.builds(Pose, st.floats(4, 9), st.floats(4, 9), st.floats(0, 180)), min_size=1, max_size=9))
def test_those_set_overlap_nobody_and_stand_where_they_may(poses):
    for base in (INCH, BLOCK):
        settled = settle(list(enumerate(poses)), base, everywhere)
        assert apart(base, settled.values()) >= -1e-9
        for key, pose in settled.items():
            assert pose is not None
            assert pose.turn == poses[key].turn
            assert FIELD.contains(pose.point)


@given(st.lists(st.builds(Pose, st.floats(1, 9), st.floats(1, 9)), min_size=1, max_size=9))
def test_those_set_round_a_leader_pass_the_exact_test(poses):
    leader = Placed(INCH, Pose(5, 5))
    area = wholly_within(leader, 3.0, INCH, 0)
    settled = settle(list(enumerate(poses)), INCH, lambda _: area)
    for pose in settled.values():
        assert pose is None or farthest(Placed(INCH, pose), leader) <= 3.0
    # A disc of 3" round the centre has room for nine.
    assert None not in settled.values()


@given(st.from_type(Pose), st.from_type(Pose), st.lists(st.from_type(Pose), max_size=5))
def test_a_formation_keeps_its_distances_and_turns_with_its_leader(leader, moved, others):
    placed = offsets(leader, dict(enumerate(others)), moved)
    assert list(placed) == list(range(len(others)))
    for key, pose in placed.items():
        assert distance(pose.point, moved.point) == pytest.approx(distance(others[key].point, leader.point), abs=1e-9)
        turn = pose.turn - others[key].turn - (moved.turn - leader.turn)
        assert (turn + 180) % 360 == pytest.approx(180, abs=1e-6)


def test_a_formation_whose_leader_only_moves_moves_as_it_is():
    others = {"a": Pose(2, 1, 10), "b": Pose(0, -1, 350)}
    assert offsets(Pose(0, 0, 30), others, Pose(5, 5, 30)) == {"a": Pose(7, 6, 10), "b": Pose(5, 4, 350)}


def test_a_formation_whose_leader_turns_a_quarter_turns_a_quarter():
    placed = offsets(Pose(0, 0, 0), {"a": Pose(2, 1, 10)}, Pose(5, 5, 90))
    assert placed == {"a": Pose(4, 7, 100)}
