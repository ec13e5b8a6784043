"""A picture of the window itself, for the README and for a look at a machine without a person."""

import sys
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from gui.render.output import write_png
from gui.text import tr
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
        calm = calm + 1 if window.stage.is_idle and window.enlarging.is_idle else 0
        if calm >= SETTLED:
            timer.stop()
            written = _written(window, path)
            window.stage.wait()
            QApplication.exit(0 if written else 1)

    timer.timeout.connect(look)
    timer.start(TICK)


def _written(window: MainWindow, path: Path) -> bool:
    try:
        write_png(path, window.grab().toImage())
    except OSError as wrong:
        print(tr("{name} could not be written").format(name=path), wrong.strerror or wrong, sep=": ", file=sys.stderr)
        return False
    return True
