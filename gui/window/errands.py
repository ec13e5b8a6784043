"""Work that the window must not wait for runs on a thread of its own; what has been overtaken is dropped."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, QThreadPool, Signal, Slot

Work = Callable[[], object]
Then = Callable[[], None]


class _Errand:
    """Handed to the pool as a function: of a ``QRunnable`` that is done PySide now and then keeps what it held."""

    def __init__(self, errands: "Errands", number: int, work: Work, then: Then | None) -> None:
        self._errands = errands
        self._number = number
        self._work = work
        self._then = then

    def run(self) -> None:
        began = time.perf_counter()
        found: object
        try:
            found = self._work()
        except Exception as bug:  # handed to the thread of the window, which raises it
            found = bug
        self._errands.came.emit(self._number, found, time.perf_counter() - began)
        if self._then is not None:
            self._then()


class Errands(QObject):
    """One errand runs at a time; of those asked meanwhile only the last is kept.

    Positions, drafts and areas are immutable, so a thread may read them while the window goes on.
    """

    done = Signal(object)
    """What the errand asked last has found."""
    came = Signal(int, object, float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._number = 0
        self._running = False
        self._waiting: _Errand | None = None
        self.took = 0.0
        """Seconds."""
        self.came.connect(self._arrived)

    def ask(self, work: Work, then: Then | None = None) -> None:
        """``then`` is done on the same thread once the finding is on its way; nobody waits for it."""
        self._number += 1
        errand = _Errand(self, self._number, work, then)
        if self._running:
            self._waiting = errand
        else:
            self._start(errand)

    def forget(self) -> None:
        """What is still on its way is not wanted any more."""
        self._number += 1
        self._waiting = None

    @property
    def is_idle(self) -> bool:
        return not self._running

    def wait(self) -> None:
        """For leaving: no thread outlives the window."""
        self.forget()
        self._pool.waitForDone()

    def _start(self, errand: _Errand) -> None:
        self._running = True
        self._pool.start(errand.run)

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
        self.done.emit(found)
