"""The program's window with a model in the hand, for measuring what a frame of it takes."""

import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from engine.rehearsal import Rehearsal
from geometry.pose import Point
from gui.window.main_window import MainWindow
from gui.window.memory import Memory
from gui.window.opening import Opened


class _NoMemory(Memory):
    """Nothing of the user's is read or written."""

    def __init__(self) -> None:
        self._place = tempfile.TemporaryDirectory()
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, self._place.name)
        super().__init__()

    @property
    def folder(self) -> Path:
        return Path(self._place.name)


@dataclass
class Stage:
    """The window itself, with a model in the hand."""

    window: MainWindow
    start: Point

    @classmethod
    def set_up(cls, rehearsal: Rehearsal, model: str, width: int, height: int) -> "Stage":
        QApplication.instance() or QApplication(sys.argv[:1])
        window = MainWindow(_NoMemory(), dark=False)
        window.resize(width, height)
        window.files.take(Opened(rehearsal))
        for action in window.actions_.overlays.values():
            action.setChecked(True)
        window.show()
        stage = cls(window, window.session.game.model(model).placed.pose.point)
        stage._send(QMouseEvent.Type.MouseButtonPress, stage.start)
        stage.drag_to((stage.start[0] + 0.5, stage.start[1]))
        while not window.stage.is_idle:
            QApplication.processEvents()
        return stage

    def drag_to(self, place: Point) -> None:
        """Until all that the event makes dirty is painted."""
        self._send(QMouseEvent.Type.MouseMove, place)
        # The move is acted on by a timer, and painting comes with the next turn of the loop.
        QApplication.processEvents()
        QApplication.processEvents()

    def zoom_by(self, step: float) -> None:
        self.window.board.zoom_by(step)
        QApplication.processEvents()

    def repaint(self) -> None:
        self.window.board.viewport().repaint()

    def leave(self) -> None:
        self.window.play.bail()
        self.window.stage.wait()
        self.window.session.keep(Path("nowhere"))
        self.window.close()
        QApplication.processEvents()

    def _send(self, kind: QMouseEvent.Type, place: Point) -> None:
        view = self.window.board.viewport()
        at = self.window.board.from_inches(place)
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        button = none if kind is QMouseEvent.Type.MouseMove else left
        event = QMouseEvent(kind, at, view.mapToGlobal(at), button, left, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(view, event)
