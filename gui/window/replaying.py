"""The rehearsal played before one's eyes: order by order, at a pace of one's own."""

from PySide6.QtCore import QObject, QTimer, Signal

from engine.game import Game
from gui.text import tr
from gui.window.session import Session

PACES = {tr("Slow"): 2500, tr("Steady"): 1200, tr("Quick"): 450}
"""Milliseconds an order stays before the next."""
FIRST_PACE = tr("Steady")


class Replay(QObject):
    """Runs along what redo brings; from the end of a line, along that line from its start. Anything else that changes
    the position stops it."""

    running_changed = Signal(bool)
    stepped = Signal(Game, Game)
    """The position before an order that has just been shown, and after it."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._stepping = False
        self._timer = QTimer(self)
        self.pace = FIRST_PACE
        self._timer.setInterval(PACES[FIRST_PACE])
        self._timer.timeout.connect(self.step)
        session.changed.connect(self._changed)
        session.opened.connect(self.stop)

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    def take_pace(self, name: str) -> None:
        self.pace = name
        self._timer.setInterval(PACES[name])

    def toggle(self, on: bool) -> None:
        if on:
            self.start()
        else:
            self.stop()

    def start(self) -> None:
        session = self._session
        if self.running:
            return
        if session.is_open and not session.rehearsal.can_redo:
            self._stepping = True
            session.rewind()
            self._stepping = False
        if session.is_open and session.rehearsal.can_redo:
            self._timer.start()
        self.running_changed.emit(self.running)

    def stop(self) -> None:
        if self.running:
            self._timer.stop()
            self.running_changed.emit(False)

    def step(self) -> None:
        """The next order; it stops after the last."""
        before = self._session.game
        self._stepping = True
        self._session.redo()
        self._stepping = False
        self.stepped.emit(before, self._session.game)
        if not self._session.rehearsal.can_redo:
            self.stop()

    def _changed(self) -> None:
        if not self._stepping:
            self.stop()
