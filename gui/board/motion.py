"""The things that move by themselves: a refused ghost going back, the view going to the whole table, a replay."""

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation

BACK = 100
FIT = 120
GLIDE = 400
"""Milliseconds."""


class Motion(QObject):
    """One at a time; another that begins ends the first. With motion reduced everything is where it belongs at once."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.reduced = False
        self._step: Callable[[float], None] | None = None
        self._done: Callable[[], None] | None = None
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)
        self._run.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._run.valueChanged.connect(self._take_step)
        self._run.finished.connect(self.finish)

    @property
    def running(self) -> bool:
        return self._done is not None

    def start(self, milliseconds: int, step: Callable[[float], None], done: Callable[[], None]) -> None:
        """``step`` is told how far it has come, from 0 to 1; ``done`` puts everything where it belongs."""
        self.finish()
        if self.reduced:
            done()
            return
        self._step, self._done = step, done
        self._run.setDuration(milliseconds)
        self._run.start()

    def finish(self) -> None:
        """To its end at once."""
        done, self._step, self._done = self._done, None, None
        self._run.stop()
        if done is not None:
            done()

    def _take_step(self, share: float) -> None:
        if self._step is not None:
            self._step(share)
