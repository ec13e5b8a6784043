"""Panels that follow a hand are painted less often than the table: an eye on the hand reads no faster."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QWidget

EVERY = 40
"""Milliseconds between two paintings of a panel."""
SAID_EVERY = 40
"""Milliseconds between two times that the words for them are put together; 0: each time that it is asked for."""


class Paced(QObject):
    """Work for the panels, done at once where they have rested, else when their time has come, in the state of that
    moment."""

    def __init__(self, work: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._work = work
        self._waits = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.catch_up)

    @property
    def waits(self) -> bool:
        """Something is still to be said."""
        return self._waits

    def ask(self) -> None:
        self._waits = True
        if not self._timer.isActive():
            self.catch_up()

    def catch_up(self) -> None:
        """Do what waits."""
        if self._waits:
            self._waits = False
            self._work()
            if SAID_EVERY:
                self._timer.start(SAID_EVERY)

    def do(self) -> None:
        """At once, whether or not it was asked for."""
        self._waits = True
        self.catch_up()


class Pace(QObject):
    """A widget's own ``update``, let through at once where it has rested, else when its time has come. What is painted
    then is its state of that moment, so that the last one is always seen."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._waiting = QRegion()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(self.catch_up)

    @property
    def waits(self) -> bool:
        """Something is still to be painted."""
        return not self._waiting.isEmpty()

    def update(self, part: QRect | None = None) -> None:
        """``part`` of the widget looks otherwise; None: all of it."""
        self._waiting += self._widget.rect() if part is None else part
        if not self._timer.isActive():
            self.catch_up()

    def catch_up(self) -> None:
        """Have painted what waits."""
        if self.waits:
            self._widget.update(self._waiting)
            self._waiting = QRegion()
            self._timer.start()
