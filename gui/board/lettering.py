"""When the labels are laid out: once, however often they change in one go; after a zoom, when it rests."""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QObject, QTimer

REST = 80
"""Milliseconds without a further step after which a zoom is over."""


class _State(Enum):
    LAID = "laid out"
    CARRIED = "carried along by a zoom"
    STALE = "out of date"


class Lettering(QObject):
    """Finding places for words costs more than painting them: a frame must not wait for it more than once."""

    def __init__(self, lay_out: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lay_out = lay_out
        self._state = _State.LAID
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.settle)

    def change(self) -> None:
        """What is written has changed; it is laid out before it is next seen."""
        self._state = _State.STALE
        self._timer.start(0)

    def carry(self) -> bool:
        """The scale has changed: whether the labels may be carried along for now."""
        if self._state is _State.STALE:
            return False
        self._state = _State.CARRIED
        self._timer.start(REST)
        return True

    def before_paint(self) -> None:
        if self._state is _State.STALE:
            self.settle()

    def settle(self) -> None:
        """Lay them out now if they are not."""
        if self._state is not _State.LAID:
            self._timer.stop()
            self._state = _State.LAID
            self._lay_out()
