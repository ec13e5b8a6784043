"""Panels that follow a hand are painted less often than the table: an eye on the hand reads no faster."""

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QWidget

EVERY = 40
"""Milliseconds."""


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
