"""Several views of one table, and what moves and zooms a view, by real events."""

import gc
import weakref
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.rehearsal import Rehearsal
from geometry.pose import Point
from gui.board.board import Board
from gui.board.ghost import GhostDrawing
from gui.board.overlay import Overlay
from gui.theme.tokens import DARK
from gui.tools.hand import IDLE, Dragging
from gui.window.main_window import MainWindow
from gui.window.opening import Opened
from gui.window.views import TableView

# The platform without a screen says so of every window beside the first.
pytestmark = pytest.mark.qt_log_ignore("does not support")

GOLIATH = (42.0, 10.0)
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
PLAIN = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def view(window: MainWindow, qtbot: QtBot) -> TableView:
    window.actions_["another_view"].trigger()
    (view,) = window.views.open_
    qtbot.waitExposed(view)
    return view


def move(board: Board, point: Point, buttons: Qt.MouseButton = LEFT) -> None:
    at = QPointF(board.from_inches(point).toPoint())
    kind = QMouseEvent.Type.MouseMove
    event = QMouseEvent(kind, at, board.viewport().mapToGlobal(at), NONE, buttons, PLAIN)
    QApplication.sendEvent(board.viewport(), event)
    QApplication.processEvents()


def same(window: MainWindow, view: TableView, layer: str) -> bool:
    """Compared by kind and place: a drawing of an area is only equal to itself."""
    one, other = (
        [(type(drawing).__name__, drawing.z) for drawing in board.drawings(layer)]
        for board in (window.board, view.board)
    )
    return one == other


def test_another_view_shows_the_table_as_it_is_at_once(window: MainWindow, player) -> None:
    window.actions_.overlays[Overlay.REACH].setChecked(False)
    player.drag(GOLIATH, (44, 14))
    window.play.pick("red.marines")
    player.settle()
    window.actions_["another_view"].trigger()
    (view,) = window.views.open_
    board = view.board
    assert board.mission is window.session.mission
    assert not board.overlay_shown(Overlay.REACH)
    for layer in ("ground", "terrain", "moves", "model red.goliath.1", "legal_end", "coherency"):
        assert same(window, view, layer), layer
    assert board.drawings("model red.goliath.1") == window.board.drawings("model red.goliath.1")
    assert view.windowTitle().startswith("Hold Position on Typhoon · view 2")


def test_it_has_a_zoom_of_its_own(window: MainWindow, view: TableView) -> None:
    before = window.board.scale_px
    view.board.zoom_to(80)
    assert window.board.scale_px == before
    window.board.zoom_to(30)
    assert view.board.scale_px == 80


def test_what_happens_in_the_window_is_seen_in_it(window: MainWindow, view: TableView, player) -> None:
    player.lift(GOLIATH, (44, 14))
    ghosts = [one for one in view.board.drawings("proposal") if isinstance(one, GhostDrawing)]
    assert [ghost.pose for ghost in ghosts] == [window.play.state.pose]
    player.release((44, 14))
    assert view.board.model_at(44, 14) == "red.goliath.1"
    assert view.board.drawings("proposal") == ()
    window.actions_["undo"].trigger()
    assert view.board.model_at(*GOLIATH) == "red.goliath.1"


def test_a_model_is_dragged_in_it_and_seen_in_the_window(window: MainWindow, view: TableView, qtbot: QtBot) -> None:
    board = view.board
    board.zoom_to(40)
    board.look_at((43, 12))
    qtbot.mousePress(board.viewport(), LEFT, PLAIN, board.from_inches(GOLIATH).toPoint())
    for point in ((42.5, 11), (44, 14)):
        move(board, point)
    assert isinstance(window.play.state, Dragging)
    assert any(isinstance(one, GhostDrawing) for one in window.board.drawings("proposal"))
    qtbot.mouseRelease(board.viewport(), LEFT, PLAIN, board.from_inches((44, 14)).toPoint())
    assert window.session.game.model("red.goliath.1").placed.centre == pytest.approx((44, 14), abs=0.05)


def test_keys_act_in_it_too(window: MainWindow, view: TableView, qtbot: QtBot) -> None:
    window.play.pick("red.goliath")
    qtbot.keyClick(view.board, Qt.Key.Key_Right)
    assert window.play.state.pose.point == (43, 10)
    qtbot.keyClick(view.board, Qt.Key.Key_Escape)
    assert window.play.state == IDLE


def test_another_theme_and_another_mission_reach_it(window: MainWindow, view: TableView, rules, mission) -> None:
    window.look.take(DARK)
    assert view.board._paper.theme is window.board._paper.theme
    window.session.keep(Path("kept.yaml"))
    window.files.take(Opened(Rehearsal(rules, mission, seed=7)))
    assert view.board.mission is window.session.mission


def test_one_that_is_closed_is_forgotten(window: MainWindow, player) -> None:
    window.actions_["another_view"].trigger()
    gone = weakref.ref(window.views.open_[0].board)
    window.views.open_[0].close()
    QApplication.sendPostedEvents()
    QApplication.processEvents()
    assert window.views.open_ == []
    assert window.board.echoes == ()
    player.drag(GOLIATH, (44, 14))
    gc.collect()
    assert gone() is None


@pytest.mark.usefixtures("view")
def test_closing_the_window_closes_all_views(window: MainWindow) -> None:
    assert window.views.open_
    window.session.keep(Path("kept.yaml"))
    window.close()
    assert window.views.open_ == []


def test_zoom_pan_and_fit_by_keys_act_on_the_view_at_hand(
    window: MainWindow, view: TableView, monkeypatch: pytest.MonkeyPatch
) -> None:
    for at_hand, other in ((view, window.board), (window, view.board)):
        monkeypatch.setattr(QApplication, "activeWindow", lambda at_hand=at_hand: at_hand)
        board = window.views.here
        assert board is not other
        looks = other.look
        board.fit()
        scale = board.scale_px
        window.actions_["zoom_in"].trigger()
        assert board.scale_px > scale
        middle = board.look[1:]
        window.actions_["pan_right"].trigger()
        window.actions_["pan_down"].trigger()
        inch = board.scale_px
        assert board.look[1] - middle[0] == pytest.approx(80 / inch, abs=1 / inch)
        assert board.look[2] - middle[1] == pytest.approx(80 / inch, abs=1 / inch)
        window.actions_["fit"].trigger()
        assert board.scale_px == pytest.approx(scale)
        assert other.look == looks


def test_the_model_looked_at_is_brought_to_the_middle(window: MainWindow) -> None:
    window.play.pick("red.goliath")
    window.board.zoom_to(60)
    window.actions_["look_at"].trigger()
    middle = window.board.look[1:]
    assert middle == pytest.approx(GOLIATH, abs=0.05)


def test_figures_are_typed_over_the_view_at_hand(window: MainWindow, view: TableView, qtbot: QtBot) -> None:
    view.activateWindow()
    view.board.setFocus()
    window.play.pick("red.goliath")
    qtbot.keyClick(view.board, Qt.Key.Key_Right)
    qtbot.keyClicks(view.board, "2")
    assert QApplication.focusWidget() is window.typing.line
    assert window.typing.parent() is view.board
    qtbot.keyClicks(window.typing.line, ".5 @ 180")
    assert window.play.state.pose.point == pytest.approx((42, 12.5))
    view.close()
    assert window.typing.parent() is window.board
    assert window.play.state.pose.point == (43, 10)


def test_enter_in_a_view_answers_what_is_asked_there(window: MainWindow, view: TableView, qtbot: QtBot) -> None:
    window.play.pick("red.marines")
    qtbot.keyClick(view.board, "L")
    assert window.play.asking is not None
    qtbot.keyClick(view.board, Qt.Key.Key_Return)
    assert window.play.asking is None
    assert len(window.session.rehearsal.line()) == 1


def test_the_table_of_a_view_is_described_as_well(window: MainWindow, view: TableView, monkeypatch) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    window.play.pick("red.goliath")
    assert "42.00″ from the left" in view.board.accessibleDescription()
