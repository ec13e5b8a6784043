"""Areas are found on a thread of their own; what has been overtaken is dropped."""

import time

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, Slot

from engine.game import Game
from engine.gate import RuleSystem
from engine.options import Draft
from engine.picture import Areas


class _Errand(QRunnable):
    def __init__(self, finder: "AreaFinder", number: int, system: RuleSystem, game: Game, draft: Draft | None) -> None:
        super().__init__()
        self._finder = finder
        self._number = number
        self._asked = (system, game, draft)

    def run(self) -> None:
        system, game, draft = self._asked
        began = time.perf_counter()
        found: Areas | Exception
        try:
            found = system.areas(game, draft)
        except Exception as bug:  # handed to the thread of the window, which raises it
            found = bug
        self._finder.came.emit(self._number, found, time.perf_counter() - began)


class AreaFinder(QObject):
    """Positions and drafts are immutable, so a thread may read them while the window goes on.

    One errand runs at a time; of those asked meanwhile only the last is kept.
    """

    found = Signal(object, object)
    """``Areas``, or none while they are not known; and the draft they are for."""
    came = Signal(int, object, float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._number = 0
        self._running = False
        self._waiting: _Errand | None = None
        self._last: tuple[Game, Draft | None] | None = None
        self.took = 0.0
        self.came.connect(self._arrived)

    def ask(self, system: RuleSystem, game: Game, draft: Draft | None) -> None:
        """The same question asked again is not run again."""
        if self._last is not None and self._last[0] is game and self._last[1] == draft:
            return
        self._last = (game, draft)
        self._number += 1
        errand = _Errand(self, self._number, system, game, draft)
        if self._running:
            self._waiting = errand
        else:
            self._start(errand)

    def forget(self) -> None:
        """What is still on its way is not wanted any more."""
        self._number += 1
        self._waiting = None
        self._last = None
        self.found.emit(None, None)

    @property
    def is_idle(self) -> bool:
        return not self._running

    def wait(self) -> None:
        """For leaving: no thread outlives the window."""
        self._number += 1
        self._waiting = None
        self._pool.waitForDone()

    def _start(self, errand: _Errand) -> None:
        self._running = True
        self._pool.start(errand)

    @Slot(int, object, float)
    def _arrived(self, number: int, found: object, took: float) -> None:
        self._running = False
        self.took = took
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self._start(waiting)
        if number != self._number:
            return
        if isinstance(found, Exception):
            raise found
        self.found.emit(found, None if self._last is None else self._last[1])
