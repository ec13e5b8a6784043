"""What follows a hand and need not be there with every move of it: done so many times a second, one thing a move.

An eye on the hand reads no faster. Each thing by itself takes little of a frame; all of them in one frame take long.
"""

import math
import time
from collections.abc import Callable
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, QRect, QTimer
from PySide6.QtGui import QRegion
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

EVERY = 48
"""Milliseconds between two times that a panel is painted."""
SAID_EVERY = 48
"""Milliseconds between two times that words are put together, or look for their places; 0: each time that it is asked
for."""
REST = 24
"""Milliseconds without a further asking after which what waits is done, if its time has come: while a hand moves, with
one of its moves, so that the table is not painted once more for it."""
APART = 6
"""Milliseconds between two such things; 0: they may fall together."""


class _Turns:
    """There is one window that a hand is in, and one thread that paints."""

    def __init__(self) -> None:
        self._last = -math.inf
        self._waiting: WeakKeyDictionary[Paced, None] = WeakKeyDictionary()
        """Those who asked first come first."""

    def take(self, now: float) -> float:
        """0 where it may be done now, else the milliseconds until then."""
        left = self._last + APART - now
        if left > 0:
            return left
        self._last = now
        return 0.0

    def wait(self, one: "Paced") -> None:
        self._waiting[one] = None

    def leave(self, one: "Paced") -> None:
        self._waiting.pop(one, None)

    def serve(self, now: float) -> None:
        there = (one for one in tuple(self._waiting) if isValid(one))
        due = next((one for one in there if one.is_due(now)), None)
        if due is not None and not self.take(now):
            due.catch_up()


_turns = _Turns()


def serve() -> None:
    """With each move of a hand: of what waits the first whose time has come is done, if nothing else was just now."""
    _turns.serve(_now())


def _now() -> float:
    """Milliseconds."""
    return time.monotonic() * 1000


class Paced(QObject):
    """Work done at once where it has rested, else with the first asking when its time has come, or when nobody asks
    any more: in the state of that moment, so that the last one is never left out."""

    def __init__(
        self, work: Callable[[], None], parent: QObject, every: Callable[[], int] = lambda: SAID_EVERY
    ) -> None:
        super().__init__(parent)
        self._work = work
        self._every = every
        self._waits = False
        self._due = -math.inf
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self.catch_up)

    @property
    def waits(self) -> bool:
        """Something is still to be done."""
        return self._waits

    def is_due(self, now: float) -> bool:
        return self._due <= now

    def take(self) -> bool:
        """Whether who asks may do it now. Where not, it is done later."""
        every, now = self._every(), _now()
        left = max(self._due - now, 0.0) if every else 0.0
        if every and not left:
            left = _turns.take(now)
        if left:
            self._waits = True
            _turns.wait(self)
            self._rest.start(max(REST, math.ceil(left)))
            return False
        self._done(now + every)
        return True

    def ask(self) -> None:
        if self.take():
            self._work()

    def catch_up(self) -> None:
        """Do what waits, whether or not its time has come."""
        if self._waits:
            self._done(_now() + self._every())
            self._work()

    def do(self) -> None:
        """At once, whether or not it was asked for."""
        self._waits = True
        self.catch_up()

    def _done(self, due: float) -> None:
        self._rest.stop()
        _turns.leave(self)
        self._waits = False
        self._due = due


class Pace(QObject):
    """A widget's own ``update``, let through at once where it has rested, else when its time has come. What is painted
    then is its state of that moment, so that the last one is always seen."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self._waiting = QRegion()
        self._paced = Paced(self._let_through, self, lambda: EVERY)

    @property
    def waits(self) -> bool:
        """Something is still to be painted."""
        return not self._waiting.isEmpty()

    def update(self, part: QRect | QRegion | None = None) -> None:
        """``part`` of the widget looks otherwise; None: all of it."""
        self._waiting += self._widget.rect() if part is None else part
        self._paced.ask()

    def catch_up(self) -> None:
        """Have painted what waits."""
        self._paced.catch_up()

    def _let_through(self) -> None:
        self._widget.update(self._waiting)
        self._waiting = QRegion()
