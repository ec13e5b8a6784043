"""Several models chosen and moved together, by real buttons, wheel and keys."""

import math

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.board.chosen import BandDrawing, ChosenDrawing
from gui.panels.asks import AskForm
from gui.tools.hand import IDLE, Dragging, Setting
from gui.window.main_window import MainWindow

MARINE = (27.0, 8.0)
MARINES = frozenset(f"red.marines.{number}" for number in (1, 2, 3, 4))
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton


def with_control(window: MainWindow, qtbot: QtBot, point: tuple[float, float]) -> None:
    qtbot.mouseClick(window.board.viewport(), LEFT, CONTROL, window.board.from_inches(point).toPoint())


def wheel(window: MainWindow, notches: int, keys: Qt.KeyboardModifier) -> None:
    view = window.board.viewport()
    at = QPointF(300, 300)
    turn = QPoint(0, 120 * notches)
    event = QWheelEvent(at, view.mapToGlobal(at), QPoint(), turn, NONE, keys, Qt.ScrollPhase.NoScrollPhase, False)
    QApplication.sendEvent(view, event)


def ringed(window: MainWindow) -> list[ChosenDrawing]:
    return [drawing for drawing in window.board.drawings("chosen") if isinstance(drawing, ChosenDrawing)]


def test_a_band_over_the_table_chooses_the_models_in_it(window: MainWindow, player) -> None:
    player.press((24, 6))
    player.move((27, 9))
    player.move((30, 10.5))
    assert any(isinstance(drawing, BandDrawing) for drawing in window.board.drawings("chosen"))
    player.release((30, 10.5))
    assert window.play.chosen == MARINES
    assert window.play.unit == "red.marines"
    assert len(ringed(window)) == 4
    assert window.status.value("chosen") == "4 models"
    assert not any(isinstance(drawing, BandDrawing) for drawing in window.board.drawings("chosen"))
    assert len(window.session.rehearsal.nodes) == 1


def test_a_band_with_control_adds_to_those_chosen(window: MainWindow, player, qtbot: QtBot) -> None:
    player.drag((24, 6), (28, 9))
    before = window.play.chosen
    assert before == {"red.marines.1", "red.marines.3"}
    view = window.board.viewport()
    qtbot.mousePress(view, LEFT, CONTROL, player.pixel((39, 8)))
    player.move((44, 12))
    qtbot.mouseRelease(view, LEFT, CONTROL, player.pixel((44, 12)))
    assert window.play.chosen == before | {"red.goliath.1"}


def test_control_and_a_click_choose_one_more_and_one_less(window: MainWindow, player, qtbot: QtBot) -> None:
    player.click(MARINE)
    with_control(window, qtbot, (29, 7))
    with_control(window, qtbot, (28, 9.6))
    assert window.play.chosen == {"red.marines.1", "red.marines.2", "red.marines.4"}
    with_control(window, qtbot, (29, 7))
    assert window.play.chosen == {"red.marines.1", "red.marines.4"}
    player.click((25.5, 7.2))
    assert window.play.chosen == frozenset()
    assert window.play.model == "red.marines.3"


def test_escape_lets_those_chosen_be_and_only_then_the_unit(window: MainWindow, player) -> None:
    player.drag((24, 6), (30, 10.5))
    player.key(Qt.Key.Key_Escape)
    assert window.play.chosen == frozenset()
    assert window.play.unit == "red.marines"
    player.key(Qt.Key.Key_Escape)
    assert window.play.unit is None


def test_escape_takes_the_band_away_and_it_chooses_nothing(window: MainWindow, player) -> None:
    player.press((24, 6))
    player.move((30, 10.5))
    player.key(Qt.Key.Key_Escape)
    player.release((30, 10.5))
    assert window.play.chosen == frozenset()
    assert window.board.drawings("chosen") == ()


def test_where_only_those_chosen_may_not_stand_no_nearest_end_is_offered(window: MainWindow, player) -> None:
    """The one in the hand is where it may be: the rest, which stays, is what is too far off."""
    player.drag((24, 6), (28, 9))
    player.settle()
    player.lift(MARINE, (25.2, 10.5))
    player.settle()
    assert player.card_title == "Refused"
    assert "Marine 2" in window.verdict.card.spoken
    assert window.stage.nearest is None


def test_those_chosen_go_in_formation_and_the_rest_stays(window: MainWindow, player) -> None:
    player.drag((24, 6), (28, 9))
    assert window.play.chosen == {"red.marines.1", "red.marines.3"}
    player.lift(MARINE, (26.8, 8.6))
    assert isinstance(window.play.state, Dragging)
    others = window.play.trial.others
    shift = (window.play.state.pose.x - 27, window.play.state.pose.y - 8)
    assert others[3].point == pytest.approx((25.5 + shift[0], 7.2 + shift[1]))
    assert others[2].point == (29, 7)
    assert others[4].point == (28, 9.6)
    player.release((26.8, 8.6))
    assert isinstance(window.play.state, Setting)
    player.key(Qt.Key.Key_Return)
    assert player.pose("red.marines.3").point == pytest.approx((25.5 + shift[0], 7.2 + shift[1]))
    assert player.pose("red.marines.2").point == (29, 7)


def test_the_wheel_with_shift_turns_the_formation_while_it_is_dragged(window: MainWindow, player) -> None:
    player.drag((24, 6), (30, 10.5))
    player.lift(MARINE, (26, 10))
    state = window.play.state
    assert isinstance(state, Dragging)
    before = window.play.trial.others[2]
    scale = window.board.scale_px
    wheel(window, -2, SHIFT)
    turned = window.play.state.pose
    assert turned.turn == pytest.approx(10)
    after = window.play.trial.others[2]
    assert after.turn == pytest.approx(10)
    angle = math.atan2(after.y - turned.y, after.x - turned.x) - math.atan2(before.y - turned.y, before.x - turned.x)
    assert math.degrees(angle) == pytest.approx(10, abs=0.01)
    assert math.dist(after.point, turned.point) == pytest.approx(math.dist(before.point, turned.point))
    assert window.board.scale_px == scale


def test_the_wheel_alone_still_zooms_while_a_model_is_dragged(window: MainWindow, player) -> None:
    player.lift(MARINE, (26, 10))
    scale = window.board.scale_px
    wheel(window, 1, Qt.KeyboardModifier.NoModifier)
    assert window.board.scale_px > scale
    assert window.play.state.pose.turn == 0


def test_several_of_those_being_set_are_moved_and_turned_together(window: MainWindow, player) -> None:
    player.drag(MARINE, (24, 12))
    before = dict(window.play.trial.others)
    left, right = before[3], before[2]
    with_band = ((left.x - 0.9, left.y - 0.9), (left.x + 0.2, left.y + 0.2))
    player.drag(*with_band)
    assert window.play.state.group == {3}
    player.key("a", CONTROL)
    QApplication.processEvents()
    window.play.group(frozenset({2, 3}))
    assert {drawing.pose for drawing in ringed(window)} == {left, right}
    player.key(Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    moved = window.play.trial.others
    assert moved[2].point == pytest.approx((right.x, right.y - 0.1))
    assert moved[3].point == pytest.approx((left.x, left.y - 0.1))
    assert moved[4] == before[4]
    player.drag(moved[3].point, (moved[3].x, moved[3].y - 0.5))
    dragged = window.play.trial.others
    assert dragged[2].y - right.y == pytest.approx(dragged[3].y - left.y)
    assert dragged[3].y < moved[3].y - 0.3
    player.key("]")
    turned = window.play.trial.others
    middle = ((dragged[2].x + dragged[3].x) / 2, (dragged[2].y + dragged[3].y) / 2)
    assert math.dist(turned[2].point, middle) == pytest.approx(math.dist(dragged[2].point, middle))
    assert turned[2].turn == pytest.approx(15)


def test_with_none_taken_keys_move_and_turn_the_whole_formation(window: MainWindow, player) -> None:
    player.drag(MARINE, (24, 12))
    before, leader = dict(window.play.trial.others), window.play.state.pose
    player.key(Qt.Key.Key_Left)
    assert window.play.state.pose.point == pytest.approx((leader.x - 1, leader.y))
    assert window.play.trial.others[2].x == pytest.approx(before[2].x - 1)
    player.key("]")
    assert window.play.state.pose.turn == pytest.approx(15)


def test_those_chosen_are_the_answer_where_models_are_asked_for(window: MainWindow, player) -> None:
    player.key("x")
    player.drag((24, 6), (30, 10.5))
    form = window.activation.findChild(AskForm)
    assert form is not None
    form.give()
    assert all(not window.session.game.model(model).on_table for model in MARINES)


def test_models_are_chosen_without_a_mouse(window: MainWindow, player) -> None:
    window.activateWindow()
    player.key(Qt.Key.Key_Tab)
    window.actions_["choose"].trigger()
    player.key(Qt.Key.Key_Tab)
    window.actions_["choose"].trigger()
    assert window.play.chosen == {"red.marines.1", "red.marines.2"}
    window.actions_["choose_all"].trigger()
    assert window.play.chosen == MARINES
    player.key(Qt.Key.Key_Down)
    assert isinstance(window.play.state, Dragging)
    assert window.play.trial.others[1].point == (27, 9)
    player.key(Qt.Key.Key_Escape)
    assert window.play.state == IDLE
    assert window.play.chosen == MARINES
