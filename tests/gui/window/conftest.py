from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.rehearsal import Rehearsal
from geometry.pose import Point, Pose
from gui.window.main_window import MainWindow
from gui.window.opening import Opened

LEFT = Qt.MouseButton.LeftButton
NONE = Qt.MouseButton.NoButton
PLAIN = Qt.KeyboardModifier.NoModifier


@dataclass
class Player:
    """Presses real buttons and keys, in inches."""

    window: MainWindow
    qtbot: QtBot
    down: list[tuple[Qt.MouseButton, Point]] = field(default_factory=list)

    def pixel(self, point: Point) -> QPoint:
        return self.window.board.from_inches(point).toPoint()

    def press(self, point: Point, button: Qt.MouseButton = LEFT) -> None:
        self.down.append((button, point))
        self.qtbot.mousePress(self.window.board.viewport(), button, PLAIN, self.pixel(point))

    def move(self, point: Point, buttons: Qt.MouseButton = LEFT) -> None:
        view = self.window.board.viewport()
        place = QPointF(self.pixel(point))
        kind = QMouseEvent.Type.MouseMove
        event = QMouseEvent(kind, place, view.mapToGlobal(place), NONE, buttons, PLAIN)
        QApplication.sendEvent(view, event)
        QApplication.processEvents()

    def release(self, point: Point, button: Qt.MouseButton = LEFT) -> None:
        self.down = [held for held in self.down if held[0] is not button]
        self.qtbot.mouseRelease(self.window.board.viewport(), button, PLAIN, self.pixel(point))

    def lift(self, start: Point, end: Point) -> None:
        """A drag without its end."""
        self.press(start)
        for part in (0.25, 0.6, 1.0):
            self.move((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))

    def drag(self, start: Point, end: Point) -> None:
        self.lift(start, end)
        self.release(end)

    def click(self, point: Point) -> None:
        self.press(point)
        self.release(point)

    def key(self, key: Qt.Key | str, modifiers: Qt.KeyboardModifier = PLAIN, on: QWidget | None = None) -> None:
        self.qtbot.keyClick(on or self.window.board, key, modifiers)

    def pose(self, model: str) -> Pose:
        pose = self.window.session.game.model(model).pose
        assert pose is not None
        return pose

    @property
    def slack(self) -> float:
        """Inches that rounding to a pixel may cost at both ends of a drag."""
        return 2.0 / self.window.board.scale_px

    def settle(self) -> None:
        self.qtbot.waitUntil(lambda: self.window.stage.is_idle)

    @property
    def card_title(self) -> str:
        card = self.window.verdict.card
        return "" if card is None else card.title


@pytest.fixture
def empty_window(qtbot: QtBot) -> MainWindow:
    """Without a rehearsal: the page of missions."""
    window = MainWindow()
    window.actions_["calm"].setChecked(True)
    qtbot.addWidget(window, before_close_func=_let_go)
    return window


@pytest.fixture
def window(empty_window: MainWindow, rehearsal: Rehearsal, qtbot: QtBot) -> MainWindow:
    empty_window.files.take(Opened(rehearsal))
    empty_window.resize(1400, 900)
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    return empty_window


@pytest.fixture
def player(window: MainWindow, qtbot: QtBot) -> Iterator[Player]:
    """Lets go of every button at the end: one that stays down would swallow the presses of the next test."""
    player = Player(window, qtbot)
    yield player
    for button, point in player.down:
        player.release(point, button)


def _let_go(window: MainWindow) -> None:
    """So that closing at the end of a test asks nothing."""
    window.free.forget()
    window.photographing.close()
    if window.session.unsaved:
        window.session.keep(Path("kept.yaml"))
