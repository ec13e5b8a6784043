"""A drag waits for nothing that it does not need, and moves of the mouse do not queue."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from gui import pace
from gui.window import playing as playing_module
from gui.window.main_window import MainWindow

GOLIATH = (42.0, 10.0)


def send_move(window: MainWindow, point: tuple[float, float]) -> None:
    """A move as the system sends it, without giving the window time to act on it."""
    view = window.board.viewport()
    place = QPointF(window.board.from_inches(point).toPoint())
    none, left = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
    kind, plain = QMouseEvent.Type.MouseMove, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(view, QMouseEvent(kind, place, view.mapToGlobal(place), none, left, plain))


@pytest.fixture
def judged(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, float]]:
    """Where the model in the hand was, each time that the rules were asked about it."""
    asked: list[tuple[float, float]] = []

    def count(rehearsal, draft, *, wait):
        assert not wait
        asked.append(draft.path[-1].point)
        return real(rehearsal, draft, wait=wait)

    real = playing_module.try_out
    monkeypatch.setattr(playing_module, "try_out", count)
    return asked


def test_of_many_moves_at_once_only_the_latest_is_judged(window: MainWindow, player, judged) -> None:
    player.press(GOLIATH)
    for step in range(1, 30):
        send_move(window, (42 + step / 10, 10))
    QApplication.processEvents()
    assert judged == [pytest.approx((44.9, 10), abs=player.slack)]
    player.release((44.9, 10))


def test_letting_go_acts_on_the_last_move_first(window: MainWindow, player) -> None:
    player.press(GOLIATH)
    send_move(window, (44, 12))
    player.release((44, 12))
    assert player.pose("red.goliath.1").point == pytest.approx((44, 12), abs=player.slack)


def test_a_key_acts_on_the_last_move_first(window: MainWindow, player) -> None:
    player.press(GOLIATH)
    send_move(window, (44, 12))
    player.key("]")
    assert window.play.trial.path[-1].point == pytest.approx((44, 12), abs=player.slack)
    assert window.play.trial.path[-1].turn == 15


def test_a_move_on_its_way_means_nothing_to_another_rehearsal(window: MainWindow, player, rehearsal) -> None:
    player.lift(GOLIATH, (43, 11))
    send_move(window, (44, 12))
    window.session.open(rehearsal)
    QApplication.processEvents()
    assert not window.play.in_hand


def test_the_rules_are_asked_once_for_what_a_position_shows(window: MainWindow, monkeypatch) -> None:
    window.undo()
    window.play.pick("red.marines")
    system = window.session.system
    asked: list[str] = []
    for name in ("readout", "options"):
        real = getattr(system, name)
        monkeypatch.setattr(system, name, lambda *a, _real=real, _name=name: asked.append(_name) or _real(*a))
    window.play.pick("red.goliath")
    window.play.pick("red.marines")
    assert asked == ["options"]
    window.play.give(window.session.system.fill(window.session.game, window.play.options.general[0], {}))
    assert asked.count("readout") == 1


def test_a_drag_marks_the_option_that_runs_and_builds_no_panel_anew(window: MainWindow, player) -> None:
    player.click(GOLIATH)
    row = window.activation.findChild(QWidget, "option.walk")
    assert not row.running
    player.lift(GOLIATH, (44, 12))
    assert window.activation.findChild(QWidget, "option.walk") is row
    assert row.running
    assert row.accessibleName().startswith("Walk. running.")
    player.key(Qt.Key.Key_Escape)
    assert window.activation.findChild(QWidget, "option.walk") is row


def test_with_each_move_something_that_waits_is_done(
    window: MainWindow, player, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[object] = []
    monkeypatch.setattr(pace, "serve", lambda: served.append(window.play.state))
    player.press(GOLIATH)
    for step in (1, 2, 3):
        player.move((42 + step, 10))
    assert len(served) == 3
    player.release((45, 10))
