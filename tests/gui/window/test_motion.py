"""A refused ghost is seen to go back, the view to go to the whole table; with motion reduced both are there at once."""

import pytest
from pytestqt.qtbot import QtBot

from gui.board.ghost import GhostDrawing
from gui.board.motion import Motion
from gui.window.main_window import MainWindow
from gui.window.memory import Memory

GOLIATH = (42.0, 10.0)
TOO_FAR = (42.0, 20.0)


def ghosts(window: MainWindow) -> list[GhostDrawing]:
    return [drawing for drawing in window.board.drawings("proposal") if isinstance(drawing, GhostDrawing)]


@pytest.fixture
def moving(window: MainWindow) -> MainWindow:
    window.actions_["calm"].setChecked(False)
    return window


def test_a_refused_ghost_goes_back_to_where_its_model_stands(moving: MainWindow, player, qtbot: QtBot) -> None:
    player.drag(GOLIATH, TOO_FAR)
    assert moving.play.trial is None
    assert moving.stage.motion.running
    (ghost,) = ghosts(moving)
    assert GOLIATH[1] <= ghost.pose.y <= TOO_FAR[1] + player.slack
    assert not ghost.legal
    qtbot.waitUntil(lambda: not moving.stage.motion.running)
    assert ghosts(moving) == []
    assert player.pose("red.goliath.1").point == GOLIATH


def test_another_drag_ends_the_way_back(moving: MainWindow, player) -> None:
    player.drag(GOLIATH, TOO_FAR)
    player.lift(GOLIATH, (44, 12))
    assert not moving.stage.motion.running
    assert ghosts(moving)[0].pose.point == pytest.approx((44, 12), abs=player.slack)
    player.release((44, 12))
    assert ghosts(moving) == []


def test_a_move_that_is_allowed_or_thought_better_of_leaves_no_ghost(moving: MainWindow, player) -> None:
    player.lift(GOLIATH, TOO_FAR)
    player.key("\x1b")
    player.release(TOO_FAR)
    assert not moving.stage.motion.running
    player.drag(GOLIATH, (44, 12))
    assert not moving.stage.motion.running


def test_with_motion_reduced_it_is_back_at_once(window: MainWindow, player) -> None:
    player.drag(GOLIATH, TOO_FAR)
    assert not window.stage.motion.running
    assert ghosts(window) == []


def test_the_view_goes_to_the_whole_table(moving: MainWindow, qtbot: QtBot) -> None:
    whole = moving.board.scale_px
    moving.board.zoom_by(3)
    moving.actions_["fit"].trigger()
    assert moving.stage.motion.running
    qtbot.waitUntil(lambda: not moving.stage.motion.running)
    assert moving.board.scale_px == pytest.approx(whole)
    moving.actions_["calm"].setChecked(True)
    moving.board.zoom_by(3)
    moving.actions_["fit"].trigger()
    assert moving.board.scale_px == pytest.approx(whole)


def test_reduced_motion_is_remembered(window: MainWindow, qtbot: QtBot) -> None:
    assert Memory().calm
    window.actions_["calm"].setChecked(False)
    assert not Memory().calm
    later = MainWindow()
    qtbot.addWidget(later)
    assert not later.actions_["calm"].isChecked()
    assert not later.stage.motion.reduced


def test_a_motion_that_is_overtaken_is_finished_first(qtbot: QtBot) -> None:
    motion = Motion()
    done: list[str] = []
    motion.start(10_000, lambda _share: None, lambda: done.append("first"))
    motion.start(1, lambda _share: None, lambda: done.append("second"))
    assert done == ["first"]
    qtbot.waitUntil(lambda: done == ["first", "second"])
    assert not motion.running
