"""A picture of the window itself, for the README and for a look at a machine without a person."""

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from gui.window.main_window import MainWindow

TICK = 40
"""Milliseconds."""
SETTLED = 5
"""Ticks in which nothing was still being found."""


def take(window: MainWindow, path: Path) -> None:
    """Once the window has settled: save its picture and leave, with 1 where it can't be written."""
    timer = QTimer(window)
    calm = 0

    def look() -> None:
        nonlocal calm
        calm = calm + 1 if window.stage.is_idle else 0
        if calm >= SETTLED:
            timer.stop()
            written = window.grab().save(str(path))
            window.stage.wait()
            QApplication.exit(0 if written else 1)

    timer.timeout.connect(look)
    timer.start(TICK)
