import pytest
from PySide6.QtCore import Qt

from gui.tools.hand import IDLE, Dragging, Grip, Setting, draft_of
from gui.window.main_window import MainWindow

GOLIATH = (42.0, 10.0)
MARINE = (27.0, 8.0)
ZERGLING = (27.0, 17.0)
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier


def test_a_legal_drag_is_carried_out(window: MainWindow, player) -> None:
    player.drag(GOLIATH, (44, 14))
    assert player.pose("red.goliath.1").point == pytest.approx((44, 14), abs=player.slack)
    assert len(window.session.rehearsal.line()) == 1
    assert player.card_title == "Allowed"
    assert window.play.state == IDLE
    assert window.play.trial is None


def test_while_it_is_dragged_the_rehearsal_is_as_it_was(window: MainWindow, player) -> None:
    player.lift(GOLIATH, (44, 14))
    assert isinstance(window.play.state, Dragging)
    assert player.pose("red.goliath.1").point == GOLIATH
    assert len(window.session.rehearsal.nodes) == 1
    assert "of 7″" in window.status.value("drag")
    assert window.log.line_at(window.log.list.count() - 1).node is None


def test_a_refused_drag_is_put_back_and_its_reason_kept(window: MainWindow, player) -> None:
    player.lift(GOLIATH, (42, 20))
    assert player.card_title == "Refused"
    player.release((42, 20))
    assert player.pose("red.goliath.1").point == GOLIATH
    assert len(window.session.rehearsal.nodes) == 1
    assert window.play.trial is None
    card = window.verdict.card
    assert card is not None
    assert (card.title, card.checks[0].clause) == ("Refused", "8.5.3")
    assert "of 7″" in card.spoken
    assert window.status.value("drag") == ""


def test_a_click_looks_at_a_model_and_moves_nothing(window: MainWindow, player) -> None:
    player.click(ZERGLING)
    assert (window.play.unit, window.play.model) == ("blue.zerglings", "blue.zerglings.1")
    assert len(window.session.rehearsal.nodes) == 1
    assert "Zergling 1" in window.inspector.accessibleDescription()


def test_dragging_a_model_that_may_not_move_says_why(window: MainWindow, player) -> None:
    player.drag(ZERGLING, (27, 20))
    assert player.pose("blue.zerglings.1").point == ZERGLING
    card = window.verdict.card
    assert card is not None
    assert card.title == "Not open"
    assert card.checks[0].clause == "8.5.3"


def test_a_drag_back_to_the_start_gives_no_order(window: MainWindow, player) -> None:
    player.lift(GOLIATH, (44, 14))
    player.move(GOLIATH)
    player.release(GOLIATH)
    assert len(window.session.rehearsal.nodes) == 1
    assert window.play.state == IDLE


def test_escape_in_mid_drag_puts_it_back(window: MainWindow, player) -> None:
    player.lift(GOLIATH, (44, 14))
    player.key(Qt.Key.Key_Escape)
    assert window.play.state == IDLE
    player.move((45, 14))
    player.release((45, 14))
    assert player.pose("red.goliath.1").point == GOLIATH
    assert len(window.session.rehearsal.nodes) == 1


def test_undo_in_mid_drag_cancels_the_drag_and_undoes_nothing(window: MainWindow, player) -> None:
    player.drag(GOLIATH, (44, 14))
    window.play.pick("red.marines")
    player.lift(MARINE, (25, 10))
    assert window.play.in_hand
    window.actions_["undo"].trigger()
    assert not window.play.in_hand
    assert len(window.session.rehearsal.line()) == 1
    player.release((25, 10))
    assert len(window.session.rehearsal.line()) == 1


def test_undo_gives_the_move_back_and_redo_takes_it_again(window: MainWindow, player) -> None:
    player.drag(GOLIATH, (44, 14))
    moved = player.pose("red.goliath.1")
    window.actions_["undo"].trigger()
    assert player.pose("red.goliath.1").point == GOLIATH
    assert not window.actions_["undo"].isEnabled()
    assert window.log.line_at(1).undone
    window.actions_["redo"].trigger()
    assert player.pose("red.goliath.1") == moved


def test_brackets_turn_the_base_in_the_hand(player) -> None:
    player.lift(GOLIATH, (44, 14))
    player.key("]")
    player.key("}", SHIFT)
    player.key("[")
    player.key("]")
    player.release((44, 14))
    assert player.pose("red.goliath.1").turn == pytest.approx(20)


def test_others_are_set_before_enter_carries_out(window: MainWindow, player) -> None:
    player.drag(MARINE, (24, 12))
    assert isinstance(window.play.state, Setting)
    assert len(window.session.rehearsal.nodes) == 1
    other = window.play.trial.others[3].point
    wanted = (other[0] - 0.9, other[1] + 0.4)
    player.drag(other, wanted)
    assert isinstance(window.play.state, Setting)
    player.key(Qt.Key.Key_Return)
    assert player.pose("red.marines.3").point == pytest.approx(wanted, abs=player.slack)
    assert player.pose("red.marines.1").point == pytest.approx((24, 12), abs=player.slack)


def test_another_model_set_too_far_away_is_refused_and_can_be_set_better(window: MainWindow, player) -> None:
    player.drag(MARINE, (24, 12))
    other = window.play.trial.others[3].point
    player.drag(other, (24, 17))
    assert player.card_title == "Refused"
    assert "Marine 3" in window.verdict.card.spoken
    player.key(Qt.Key.Key_Return)
    assert len(window.session.rehearsal.nodes) == 1
    player.drag((24, 17), other)
    player.key(Qt.Key.Key_Return)
    assert len(window.session.rehearsal.line()) == 1


def test_the_leader_can_be_taken_up_again_while_the_others_are_set(window: MainWindow, player) -> None:
    player.drag(MARINE, (24, 12))
    player.drag((24, 12), (25, 11))
    assert isinstance(window.play.state, Setting)
    player.key(Qt.Key.Key_Return)
    assert player.pose("red.marines.1").point == pytest.approx((25, 11), abs=player.slack)


def test_escape_while_the_others_are_set_puts_all_back(window: MainWindow, player) -> None:
    player.drag(MARINE, (24, 12))
    player.key(Qt.Key.Key_Escape)
    assert window.play.state == IDLE
    assert len(window.session.rehearsal.nodes) == 1
    assert player.pose("red.marines.1").point == MARINE


def test_a_right_click_lets_the_way_bend(window: MainWindow, player) -> None:
    player.lift(GOLIATH, (45, 10))
    player.press((45, 10), Qt.MouseButton.RightButton)
    player.release((45, 10), Qt.MouseButton.RightButton)
    player.move((45, 13))
    assert window.play.in_hand
    player.release((45, 13))
    path = [pose.point for pose in window.session.rehearsal.at.order.path]
    assert len(path) == 3
    assert path[1] == pytest.approx((45, 10), abs=player.slack)
    assert path[2] == pytest.approx((45, 13), abs=player.slack)


def test_a_newcomer_comes_with_the_pointer_and_a_click_drops_it(window: MainWindow, player) -> None:
    window.play.pick("red.raynor")
    player.key("d")
    assert isinstance(window.play.state, Dragging)
    player.move((20, 4), Qt.MouseButton.NoButton)
    assert player.card_title == "Allowed"
    player.click((20, 4))
    assert player.pose("red.raynor.1").point == pytest.approx((20, 4), abs=player.slack)


def test_a_newcomer_dropped_where_it_may_not_stand_stays_in_the_hand(window: MainWindow, player) -> None:
    window.play.pick("red.raynor")
    player.key("d")
    player.move((27, 14), Qt.MouseButton.NoButton)
    player.click((27, 14))
    assert isinstance(window.play.state, Dragging)
    assert player.card_title == "Refused"
    player.key(Qt.Key.Key_Escape)
    assert window.play.state == IDLE


def test_areas_come_for_the_model_in_the_hand_and_for_the_unit_looked_at(window: MainWindow, player) -> None:
    found = []
    window.stage.finder.found.connect(lambda areas, _draft: found.append(areas))
    window.play.pick("red.goliath")
    player.settle()
    assert found[-1].reach.contains((42, 16.9))
    window.play.pick(None)
    player.settle()
    assert found[-1].reach is None
    assert found[-1].influence


def test_reach_is_shown_as_far_as_the_table_goes(window: MainWindow, player) -> None:
    window.play.pick("red.marines", "red.marines.2")
    player.settle()
    assert window.stage.areas.reach.bounds[1] == 0
    assert window.stage.areas.reach.contains((29, 0.1))


def test_areas_of_one_unit_are_not_shown_for_another(window: MainWindow, player) -> None:
    window.play.pick("red.goliath")
    player.settle()
    assert window.stage.areas.reach is not None
    window.play.pick("red.marines")
    assert window.stage.areas.reach is None
    player.settle()
    assert window.stage.areas.reach.contains((27, 8))


def test_coherency_goes_with_the_leader_in_the_hand(
    window: MainWindow, player, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.play.pick("red.marines", "red.marines.1")
    player.settle()
    carried = []
    monkeypatch.setattr(window.board, "carry_coherency", carried.append)
    player.lift(MARINE, (24, 12))
    player.settle()
    assert carried[-1].centroid == pytest.approx((24, 12), abs=player.slack)


def test_enter_in_a_refused_drag_takes_the_nearest_legal_end(window: MainWindow, player) -> None:
    player.lift(GOLIATH, (42, 20))
    player.settle()
    player.move((42, 20.1))
    assert player.card_title == "Refused"
    player.key(Qt.Key.Key_Return)
    player.release((42, 20.1))
    assert len(window.session.rehearsal.line()) == 1
    assert player.pose("red.goliath.1").point == pytest.approx((42, 17), abs=0.1)


def test_a_comma_asks_for_exactly_the_line_that_is_drawn_and_again_for_ways_round(window: MainWindow, player) -> None:
    player.lift(GOLIATH, (44, 14))
    player.key(",")
    assert isinstance(window.play.state, Dragging)
    assert draft_of(window.play.state).exact
    player.key(",")
    assert not draft_of(window.play.state).exact


def test_a_button_that_came_up_where_the_table_does_not_see_it_leaves_the_model_to_the_keys(
    window: MainWindow, player
) -> None:
    """As it does while the palette is open over a drag."""
    player.lift(GOLIATH, (44, 14))
    player.move((46, 15), Qt.MouseButton.NoButton)
    assert window.play.state.grip is Grip.KEYS
    assert window.play.state.pose.point == pytest.approx((44, 14), abs=player.slack)
    player.key(Qt.Key.Key_Return)
    assert player.pose("red.goliath.1").point == pytest.approx((44, 14), abs=player.slack)
