from dataclasses import replace

import pytest

from engine.options import Draft
from geometry.pose import Pose
from gui.tools import hand
from gui.tools.hand import Dragging, Grip, Hold, Pressed, Setting

DRAFT = Draft("walk", "red", "red.marines")
HOLD = Hold(DRAFT, "red.marines.2", 2, Pose(10, 10, 30))


def taken(at: tuple[float, float] | None = (10.2, 9.9)) -> Dragging:
    return hand.take(HOLD, Pose(10, 10, 30), Grip.BUTTON, at)


def test_a_press_that_hardly_moves_is_a_click() -> None:
    pressed = Pressed("red.marines.2", (10.0, 10.0))
    assert hand.is_click(pressed, (10.1, 10.0), scale=20)
    assert not hand.is_click(pressed, (10.3, 10.0), scale=20)


def test_a_base_does_not_jump_to_the_pointer_when_it_is_taken() -> None:
    assert hand.carry(taken(), (10.2, 9.9)).pose == Pose(10, 10, 30)


def test_a_drag_counts_from_where_it_began_and_not_from_the_last_step() -> None:
    state = taken()
    for step in range(1, 400):
        state = hand.carry(state, (10.2 + step / 7, 9.9 + step / 3))
    assert state.pose.point == pytest.approx((10 + 399 / 7, 10 + 399 / 3), abs=1e-12)


def test_the_draft_goes_from_the_start_to_the_hand() -> None:
    state = hand.carry(taken(), (13.2, 13.9))
    draft = hand.draft_of(state)
    assert (draft.model, draft.path[0]) == (2, Pose(10, 10, 30))
    assert draft.path[-1].point == pytest.approx((13, 14))
    assert hand.drawn_length(state) == pytest.approx(5)


def test_a_newcomer_has_no_start() -> None:
    state = hand.take(replace(HOLD, start=None), Pose(3, 1), Grip.POINTER)
    assert hand.draft_of(state).path == (Pose(3, 1),)
    assert hand.has_moved(state)


def test_a_way_bends_where_the_model_is_and_can_be_unbent() -> None:
    state = hand.bend(hand.carry(taken(None), (13, 10)))
    state = hand.carry(state, (13, 14))
    assert [pose.point for pose in hand.draft_of(state).path] == [(10, 10), (13, 10), (13, 14)]
    assert hand.drawn_length(state) == pytest.approx(7)
    assert len(hand.draft_of(hand.unbend(state)).path) == 2


def test_turning_on_the_spot_is_a_move_and_standing_still_is_none() -> None:
    assert not hand.has_moved(taken())
    turned = hand.turn(taken(), 15, {})
    assert isinstance(turned, Dragging)
    assert turned.pose.turn == 45
    assert hand.has_moved(turned)


def test_arrow_keys_take_over_from_the_mouse() -> None:
    nudged = hand.nudge(taken(), 0.1, -1.0, {})
    assert isinstance(nudged, Dragging)
    assert nudged.grip is Grip.KEYS
    assert nudged.pose == Pose(10.1, 9.0, 30)


def test_others_set_by_hand_go_into_the_draft_and_the_rest_does_not() -> None:
    proposed = {1: Pose(11, 10), 3: Pose(9, 10)}
    state = hand.take_other(hand.set_others(taken()), 3, proposed[3], Grip.BUTTON, (9.1, 10))
    state = hand.carry_other(state, (8.1, 12), proposed)
    others = hand.draft_of(state).others
    assert set(others) == {3}
    assert others[3].point == pytest.approx((8.0, 12.0))


def test_keys_move_only_the_other_model_that_is_taken() -> None:
    state = hand.set_others(taken())
    proposed = {1: Pose(11, 10)}
    assert hand.nudge(state, 1, 0, proposed) == state
    nudged = hand.nudge(hand.take_other(state, 1, proposed[1], Grip.KEYS), 1, 0, proposed)
    assert isinstance(nudged, Setting)
    assert nudged.others == {1: Pose(12, 10)}


def test_the_leader_taken_up_again_lets_the_others_be_proposed_anew() -> None:
    state = hand.take_other(hand.set_others(taken()), 1, Pose(1, 1), Grip.KEYS)
    again = hand.lift_again(state, Grip.BUTTON, (10, 10))
    assert hand.draft_of(again).others == {}
