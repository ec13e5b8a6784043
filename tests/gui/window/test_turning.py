"""The handle that turns: shown where there is something to turn, dragged by a real pointer."""

import math

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from geometry.pose import Point, Pose
from gui.board.handle import HandleDrawing
from gui.tools.hand import IDLE, Dragging, Setting
from gui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")
HYDRALISK = "blue.hydralisks.1"
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
LEADER = (27.0, 8.0)


def handle(window: MainWindow) -> HandleDrawing | None:
    shown = window.board.drawings("handle")
    assert len(shown) < 2
    return next((one for one in shown if isinstance(one, HandleDrawing)), None)


def place(window: MainWindow) -> Point:
    shown = handle(window)
    assert shown is not None
    middle = shown.place(window.board.scale_px)
    return (middle.x() / window.board.scale_px, middle.y() / window.board.scale_px)


def round_(pivot: Point, degrees: float, far: float = 5.0) -> Point:
    turn = math.radians(degrees)
    return (pivot[0] + far * math.sin(turn), pivot[1] - far * math.cos(turn))


def turn_to(player, pivot: Point, degrees: float) -> None:
    player.press(place(player.window))
    for part in (0.3, 0.7, 1.0):
        player.move(round_(pivot, degrees * part))


@pytest.fixture
def chosen(window: MainWindow, player) -> MainWindow:
    player.drag((24, 6), (30, 10.5))
    assert len(window.play.chosen) == 4
    return window


@pytest.fixture
def hydralisk(window: MainWindow, player) -> MainWindow:
    player.key("P")
    window.play.pick("blue.hydralisks", HYDRALISK)
    return window


def about(pivot: Pose, poses: list[Pose]) -> list[Point]:
    """Seen from a base as it is turned."""
    turn = math.radians(-pivot.turn)
    return [
        (
            (pose.x - pivot.x) * math.cos(turn) - (pose.y - pivot.y) * math.sin(turn),
            (pose.x - pivot.x) * math.sin(turn) + (pose.y - pivot.y) * math.cos(turn),
        )
        for pose in poses
    ]


def test_a_formation_is_turned_by_its_handle_and_dropped(chosen: MainWindow, player) -> None:
    model = chosen.play.model
    assert model is not None
    others = sorted(chosen.play.chosen - {model})
    pivot = player.pose(model)
    before = about(pivot, [player.pose(one) for one in others])
    turn_to(player, pivot.point, 90)
    assert isinstance(chosen.play.state, Dragging)
    assert chosen.play.state.pose.turn == pytest.approx(90)
    shown = handle(chosen)
    assert shown is not None
    assert shown.held
    assert shown.turn == pytest.approx(90)
    player.release(round_(pivot.point, 90))
    assert isinstance(chosen.play.state, Dragging), "it waits for the word"
    player.key(Qt.Key.Key_Return)
    if isinstance(chosen.play.state, Setting):
        player.key(Qt.Key.Key_Return)
    assert chosen.play.state == IDLE
    after = about(player.pose(model), [player.pose(one) for one in others])
    assert player.pose(model).turn == pytest.approx(90)
    assert [xy for one in after for xy in one] == pytest.approx([xy for one in before for xy in one])


def test_a_round_base_alone_has_nothing_to_turn(window: MainWindow, player) -> None:
    player.click(LEADER)
    assert window.play.model == "red.marines.1"
    assert handle(window) is None


def test_a_base_that_is_not_round_turns_by_steps(hydralisk: MainWindow, player) -> None:
    pivot = player.pose(HYDRALISK).point
    turn_to(player, pivot, 24)
    assert isinstance(hydralisk.play.state, Dragging)
    assert hydralisk.play.state.pose.turn == pytest.approx(25)
    player.release(round_(pivot, 24))
    player.key(Qt.Key.Key_Escape)
    assert hydralisk.play.state == IDLE
    shown = handle(hydralisk)
    assert shown is not None
    assert shown.turn == 0
    assert not shown.held


def test_with_shift_it_turns_by_single_degrees_any_number_of_times_round(hydralisk: MainWindow, player) -> None:
    pivot, view = player.pose(HYDRALISK).point, hydralisk.board.viewport()
    player.press(place(hydralisk))
    for degrees in (90, 180, 270, 360, 423):
        at = QPointF(player.pixel(round_(pivot, degrees)))
        kind, shift = QMouseEvent.Type.MouseMove, Qt.KeyboardModifier.ShiftModifier
        QApplication.sendEvent(view, QMouseEvent(kind, at, view.mapToGlobal(at), NONE, LEFT, shift))
        QApplication.processEvents()
    assert isinstance(hydralisk.play.state, Dragging)
    assert hydralisk.play.state.pose.turn % 360 == pytest.approx(63)


def test_the_ghost_that_was_turned_goes_on_with_the_button(hydralisk: MainWindow, player) -> None:
    start = player.pose(HYDRALISK)
    turn_to(player, start.point, 40)
    player.release(round_(start.point, 40))
    player.drag(start.point, (start.x + 2, start.y))
    end = player.pose(HYDRALISK)
    assert end.turn == pytest.approx(40)
    assert end.point == pytest.approx((start.x + 2, start.y), abs=player.slack)
    assert hydralisk.play.state == IDLE


def test_those_that_are_being_set_turn_about_their_leader(window: MainWindow, player) -> None:
    player.drag(LEADER, (27, 9.5))
    assert isinstance(window.play.state, Setting)
    assert window.play.trial is not None
    before = about(window.play.state.pose, list(window.play.trial.others.values()))
    turn_to(player, window.play.state.pose.point, -45)
    player.release(round_(window.play.state.pose.point, -45))
    assert isinstance(window.play.state, Setting)
    after = about(window.play.state.pose, list(window.play.trial.others.values()))
    assert window.play.state.pose.turn % 360 == pytest.approx(315)
    assert [xy for one in after for xy in one] == pytest.approx([xy for one in before for xy in one])


def test_the_handle_is_in_every_view_and_goes_with_the_table(chosen: MainWindow, player) -> None:
    chosen.actions_["another_view"].trigger()
    assert chosen.board.echoes[0].drawings("handle") == chosen.board.drawings("handle")
    player.key(Qt.Key.Key_Escape)
    assert handle(chosen) is None


def test_a_press_beside_the_handle_is_none_on_it(chosen: MainWindow) -> None:
    shown = handle(chosen)
    assert shown is not None
    middle = shown.place(chosen.board.scale_px)
    for away, taken in ((11.0, True), (13.0, False)):
        point = QPoint(round(middle.x() + away), round(middle.y()))
        inches = (point.x() / chosen.board.scale_px, middle.y() / chosen.board.scale_px)
        assert shown.grasped(inches, chosen.board.scale_px) is taken
