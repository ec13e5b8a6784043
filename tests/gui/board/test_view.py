"""Inches to pixels and back, zoom, pan, and what the mouse tells."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui.board.board import Board
from gui.board.pointer import Pointer
from gui.board.view import GREATEST_SCALE, LEAST_SCALE

TOUCH = QTest.createTouchDevice()
LEFT, MIDDLE, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.NoButton


def pixel_of(board: Board, x: float, y: float) -> QPoint:
    return board.from_inches((x, y)).toPoint()


def wheel(board: Board, at: QPointF, notches: float) -> None:
    event = QWheelEvent(
        at,
        board.viewport().mapToGlobal(at),
        QPoint(),
        QPoint(0, round(120 * notches)),
        NONE,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(board.viewport(), event)


@pytest.mark.parametrize("scale", [4.0, 11.3, 18.7, 45.0, 160.0])
def test_inches_survive_the_way_to_pixels_and_back(board: Board, scale: float) -> None:
    board.zoom_to(scale)
    for point in ((0.0, 0.0), (17.31, 3.07), (36.0, 24.0), (-1.5, 30.0)):
        assert board.to_inches(board.from_inches(point)) == pytest.approx(point, abs=1e-9)


def test_an_inch_is_as_many_pixels_as_the_scale_says(board: Board) -> None:
    board.zoom_to(37.3)
    step = board.from_inches((1, 0)) - board.from_inches((0, 0))
    assert board.scale_px == pytest.approx(37.3)
    assert (step.x(), step.y()) == pytest.approx((37.3, 0))


def test_the_whole_table_and_its_frame_fit(board: Board) -> None:
    board.zoom_to(60)
    board.fit()
    corner, opposite = board.from_inches((0, 0)), board.from_inches((36, 24))
    assert corner.x() >= 36
    assert corner.y() >= 30
    assert opposite.x() <= board.viewport().width() - 36
    assert opposite.y() <= board.viewport().height() - 30
    tight = min(corner.x(), corner.y(), 900 - opposite.x(), 620 - opposite.y())
    assert tight < 40


def test_a_fitted_table_stays_fitted_when_the_window_grows(board: Board) -> None:
    before = board.scale_px
    board.resize(1300, 900)
    assert board.scale_px > before
    zoomed = board.scale_px * 2
    board.zoom_to(zoomed)
    board.resize(900, 620)
    assert board.scale_px == pytest.approx(zoomed)


@pytest.mark.parametrize("factor", [1.7, 0.6])
def test_zooming_holds_the_place_under_the_mouse(board: Board, factor: float) -> None:
    board.zoom_to(30)
    anchor = QPointF(211, 390)
    held = board.to_inches(anchor)
    board.zoom_by(factor, anchor)
    moved = board.from_inches(held) - anchor
    assert abs(moved.x()) <= 1
    assert abs(moved.y()) <= 1


def test_zoom_stops_at_its_limits(board: Board) -> None:
    board.zoom_by(1e6)
    assert board.scale_px == GREATEST_SCALE
    board.zoom_by(1e-9)
    assert board.scale_px == LEAST_SCALE


def test_a_zoom_is_told_with_its_scale(board: Board, qtbot: QtBot) -> None:
    with qtbot.waitSignal(board.zoom_changed) as told:
        board.zoom_to(25)
    assert told.args == [pytest.approx(25)]


def test_the_wheel_zooms_in_away_from_the_hand_and_out_towards_it(board: Board) -> None:
    before = board.scale_px
    wheel(board, QPointF(300, 300), 1)
    nearer = board.scale_px
    assert nearer > before
    wheel(board, QPointF(300, 300), -1)
    assert board.scale_px == pytest.approx(before)


def test_a_drag_with_the_middle_button_moves_the_table_and_tells_nobody(board: Board, qtbot: QtBot) -> None:
    told: list[Pointer] = []
    board.pressed.connect(told.append)
    board.moved.connect(told.append)
    before = board.from_inches((10, 10))
    qtbot.mousePress(board.viewport(), MIDDLE, pos=QPoint(300, 300))
    qtbot.mouseMove(board.viewport(), QPoint(340, 270))
    qtbot.mouseRelease(board.viewport(), MIDDLE, pos=QPoint(340, 270))
    step = board.from_inches((10, 10)) - before
    assert (step.x(), step.y()) == (40, -30)
    assert told == []


def test_a_drag_with_space_held_moves_the_table_too(board: Board, qtbot: QtBot) -> None:
    told: list[Pointer] = []
    board.pressed.connect(told.append)
    before = board.from_inches((10, 10))
    qtbot.keyPress(board, Qt.Key.Key_Space)
    qtbot.mousePress(board.viewport(), LEFT, pos=QPoint(300, 300))
    qtbot.mouseMove(board.viewport(), QPoint(290, 315))
    qtbot.mouseRelease(board.viewport(), LEFT, pos=QPoint(290, 315))
    qtbot.keyRelease(board, Qt.Key.Key_Space)
    step = board.from_inches((10, 10)) - before
    assert (step.x(), step.y()) == (-10, 15)
    assert told == []
    qtbot.mousePress(board.viewport(), LEFT, pos=QPoint(300, 300))
    assert len(told) == 1


@pytest.mark.parametrize("scale", [18.7, 45.0])
def test_a_press_tells_where_it_is_in_inches_and_on_what(board: Board, qtbot: QtBot, scale: float) -> None:
    board.zoom_to(scale)
    board.look_at((15, 14))
    told: list[Pointer] = []
    board.pressed.connect(told.append)
    qtbot.mousePress(board.viewport(), LEFT, pos=pixel_of(board, 15.5, 14))
    (pointer,) = told
    assert pointer.point == pytest.approx((15.5, 14), abs=1 / scale)
    assert pointer.model_id == "red.marines.2"
    assert pointer.buttons == LEFT
    assert pointer.modifiers == Qt.KeyboardModifier.NoModifier


def test_a_drag_tells_press_moves_and_release_in_this_order(board: Board, qtbot: QtBot) -> None:
    told: list[tuple[str, Pointer]] = []
    board.pressed.connect(lambda pointer: told.append(("pressed", pointer)))
    board.moved.connect(lambda pointer: told.append(("moved", pointer)))
    board.released.connect(lambda pointer: told.append(("released", pointer)))
    qtbot.mousePress(board.viewport(), LEFT, pos=pixel_of(board, 14, 14))
    qtbot.mouseMove(board.viewport(), pixel_of(board, 16, 12))
    qtbot.mouseRelease(board.viewport(), LEFT, pos=pixel_of(board, 17, 12))
    assert [name for name, _ in told] == ["pressed", "moved", "released"]
    assert told[1][1].point == pytest.approx((16, 12), abs=1 / board.scale_px)
    assert told[2][1].point == pytest.approx((17, 12), abs=1 / board.scale_px)
    assert all(pointer.buttons & LEFT for _, pointer in told)


def test_a_move_with_no_button_is_a_hover(board: Board, qtbot: QtBot) -> None:
    moved: list[Pointer] = []
    hovered: list[Pointer] = []
    board.moved.connect(moved.append)
    board.hovered.connect(hovered.append)
    qtbot.mouseMove(board.viewport(), pixel_of(board, 9, 20))
    assert moved == []
    assert hovered[-1].model_id == "fourth.clerk.1"
    assert hovered[-1].buttons == NONE


def touch(board: Board, *moves: tuple[QPoint, QPoint]) -> None:
    """Two fingers, down at the first places, then to the others, then up."""
    view = board.viewport()
    first, *further = moves
    sequence = QTest.touchEvent(view, TOUCH)
    sequence.press(0, first[0], view).press(1, first[1], view).commit()
    for one, other in further:
        QTest.touchEvent(view, TOUCH).move(0, one, view).move(1, other, view).commit()
    one, other = moves[-1]
    QTest.touchEvent(view, TOUCH).release(0, one, view).release(1, other, view).commit()


def test_two_fingers_drawn_apart_zoom_in_and_together_zoom_out(board: Board) -> None:
    before = board.scale_px
    held = board.to_inches(QPointF(400, 300))
    spread = [(QPoint(400 - step, 300), QPoint(400 + step, 300)) for step in (50, 60, 75, 90, 100)]
    touch(board, *spread)
    assert board.scale_px == pytest.approx(2 * before, rel=0.35)
    assert board.scale_px > 1.3 * before
    assert board.from_inches(held).x() == pytest.approx(400, abs=25)
    wide = board.scale_px
    touch(board, *reversed(spread))
    assert board.scale_px < 0.8 * wide


def test_two_fingers_tell_that_what_the_first_began_is_over(board: Board, qtbot: QtBot) -> None:
    with qtbot.waitSignal(board.pinched):
        touch(board, *[(QPoint(400 - step, 300), QPoint(400 + step, 300)) for step in (50, 70, 90, 110)])


def test_a_pinch_on_a_pad_zooms_round_the_pointer(board: Board) -> None:
    board.zoom_to(30)
    held = board.to_inches(QPointF(200, 200))
    event = QNativeGestureEvent(
        Qt.NativeGestureType.ZoomNativeGesture,
        QPointingDevice.primaryPointingDevice(),
        2,
        QPointF(200, 200),
        QPointF(200, 200),
        board.viewport().mapToGlobal(QPointF(200, 200)),
        0.25,
        QPointF(),
    )
    QApplication.sendEvent(board.viewport(), event)
    assert board.scale_px == pytest.approx(37.5)
    assert board.from_inches(held).x() == pytest.approx(200, abs=1)


def test_space_let_go_of_elsewhere_pans_no_more(board: Board, qtbot: QtBot) -> None:
    told: list[Pointer] = []
    board.pressed.connect(told.append)
    qtbot.keyPress(board, Qt.Key.Key_Space)
    QApplication.sendEvent(board, QFocusEvent(QFocusEvent.Type.FocusOut))
    qtbot.mousePress(board.viewport(), LEFT, pos=QPoint(300, 300))
    assert len(told) == 1
    assert board.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor
