"""Opening the window, or saying why there is none."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from gui.cli import display
from gui.cli.pictures import fail, preview
from gui.text import language
from gui.window.opening import Opened, open_file
from missions.problems import Unreadable
from missions.shipped import shipped_paths

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

FIRST = "starcraft"
"""The game whose mission opens when nothing is said."""


def open_window(
    file: Path | None,
    *,
    on_start: bool = False,
    theme: str | None = None,
    screenshot: Path | None = None,
    size: tuple[int, int] = (1600, 1000),
    first: "QWidget | None" = None,
) -> int:
    """The exit code of the program. ``first`` is shown until its window is there."""
    path = file if file is not None else first_mission()
    try:
        opened = open_file(path)
    except Unreadable as wrong:
        if first is not None:
            first.close()
        return fail("\n".join(str(problem) for problem in wrong.problems))
    if not display.has_display(os.environ):
        return preview(opened.rehearsal)
    lacking = display.missing(display.needed(os.environ, window=True))
    if lacking:
        return fail(display.report(lacking))
    return _run(None if on_start else opened, path, theme, screenshot, size, first)


def first_mission() -> Path:
    return shipped_paths(FIRST)[0]


def _run(
    opened: Opened | None,
    path: Path,
    theme: str | None,
    screenshot: Path | None,
    size: tuple[int, int],
    first: "QWidget | None",
) -> int:
    import signal

    from PySide6.QtWidgets import QApplication

    from gui.language import take_along
    from gui.window.icons import program_icon
    from gui.window.main_window import MainWindow
    from gui.window.memory import Memory
    from gui.window.scale import follow_font, scale_before_start
    from gui.window.screenshot import take

    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # Areas are found on a thread in pure Python, which would else hold the window for 5 ms at a time.
    sys.setswitchinterval(0.001)
    memory = Memory()
    scale_before_start(memory, os.environ)
    there = QApplication.instance()
    application = there if isinstance(there, QApplication) else QApplication(sys.argv[:1])
    take_along(application, language())
    follow_font(memory)
    application.setApplicationName("measuretwice")
    application.setApplicationDisplayName("Measure Twice")
    application.setDesktopFileName("measuretwice")
    application.setWindowIcon(program_icon())
    window = MainWindow(memory, dark=None if theme is None else theme == "dark")
    window.resize(*size)
    if screenshot is None:
        window.resize(window.within_screen(window.size()))
        window.restore_place()
    if opened is not None:
        window.files.take(opened, path)
    window.show()
    if first is not None:
        first.close()
        first.deleteLater()
    if screenshot is not None:
        take(window, screenshot)
    else:
        window.recovery.offer()
    return application.exec()
