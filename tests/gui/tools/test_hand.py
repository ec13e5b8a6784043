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
    state = hand.take_other(hand.set_others(taken()), 3, proposed, Grip.BUTTON, (9.1, 10))
    state = hand.carry_other(state, (8.1, 12), proposed)
    others = hand.draft_of(state).others
    assert set(others) == {3}
    assert others[3].point == pytest.approx((8.0, 12.0))


def test_keys_move_only_the_other_model_that_is_taken() -> None:
    state = hand.set_others(taken())
    proposed = {1: Pose(11, 10), 3: Pose(9, 10)}
    nudged = hand.nudge(hand.take_other(state, 1, proposed, Grip.KEYS), 1, 0, proposed)
    assert isinstance(nudged, Setting)
    assert nudged.others == {1: Pose(12, 10)}
    assert nudged.pose == state.pose


def test_with_none_of_the_others_taken_keys_move_and_turn_all_of_them() -> None:
    state = replace(hand.set_others(taken()), others={1: Pose(11, 10)})
    moved = hand.nudge(state, 1, 0, {1: Pose(11, 10), 3: Pose(9, 10)})
    assert isinstance(moved, Setting)
    assert (moved.pose, moved.others) == (Pose(11, 10, 30), {1: Pose(12, 10)})
    turned = hand.turn(state, 90, {1: Pose(11, 10)})
    assert isinstance(turned, Setting)
    assert turned.pose == Pose(10, 10, 120)
    assert turned.others[1].point == pytest.approx((10, 11))
    assert turned.others[1].turn == 90


def test_those_chosen_go_together_and_turn_about_their_middle() -> None:
    proposed = {1: Pose(11, 10), 2: Pose(12, 8), 3: Pose(9, 10)}
    state = hand.choose(hand.set_others(taken()), frozenset({1, 3}))
    moved = hand.nudge(state, 0, 0.5, proposed)
    assert isinstance(moved, Setting)
    assert moved.others == {1: Pose(11, 10.5), 3: Pose(9, 10.5)}
    turned = hand.turn(state, 90, proposed)
    assert isinstance(turned, Setting)
    assert turned.others[1].point == pytest.approx((10, 11))
    assert turned.others[3].point == pytest.approx((10, 9))
    carried = hand.carry_other(hand.take_other(state, 3, proposed, Grip.BUTTON, (9, 10)), (8, 10), proposed)
    assert carried.others == {1: Pose(10, 10), 3: Pose(8, 10)}
    alone = hand.nudge(hand.take_other(state, 2, proposed, Grip.KEYS), 1, 0, proposed)
    assert isinstance(alone, Setting)
    assert alone.others == {2: Pose(13, 8)}


def test_those_chosen_with_the_model_in_the_hand_keep_their_places_about_it() -> None:
    state = taken()
    assert hand.draft_of(state).others == {}
    start = Pose(10, 10)
    hold = replace(state.hold, start=start, along={1: Pose(11, 10)}, stay={3: Pose(9, 10)})
    turned = replace(state, hold=hold, pose=Pose(12, 12, 90))
    others = hand.draft_of(turned).others
    assert others[3] == Pose(9, 10)
    assert others[1].point == pytest.approx((12, 13))
    assert hand.set_others(turned).others == others


def test_the_leader_taken_up_again_lets_the_others_be_proposed_anew() -> None:
    state = hand.take_other(hand.set_others(taken()), 1, {1: Pose(1, 1)}, Grip.KEYS)
    again = hand.lift_again(state, Grip.BUTTON, (10, 10))
    assert hand.draft_of(again).others == {}
