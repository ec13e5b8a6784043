"""How large everything is. Qt reads it once, when the program starts."""

import os
from collections.abc import MutableMapping

from PySide6.QtGui import QFontDatabase, QGuiApplication

from gui.window.memory import MOST_SCALE, Memory

VARIABLE = "QT_SCALE_FACTOR"
_OURS = "MEASURETWICE_SCALED"
"""Set beside it where the program itself set it, so that nothing scales what the user has scaled from outside."""
_USUAL = {"windows": 12.0, "cocoa": 13.0}
_USUAL_ELSEWHERE = 13.3
"""Pixels of the font that a system comes with: 9 points, 13 of a Mac's, 10 points elsewhere."""
_STEP = 0.05


def scale_before_start(memory: Memory, environ: MutableMapping[str, str]) -> None:
    """To be called before there is an application: everything as large as the player or the system's font wants."""
    if VARIABLE in environ and _OURS not in environ:
        return
    scale = memory.scale if memory.scale is not None else memory.font_scale
    if scale != 1.0 or _OURS in environ:
        environ[VARIABLE] = f"{scale:g}"
        environ[_OURS] = "1"


def follow_font(memory: Memory) -> None:
    """To be called with the application there: remember what the system's font asks for, for the next start."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    screen = QGuiApplication.primaryScreen()
    if QGuiApplication.platformName() in ("offscreen", "minimal") or screen is None:
        return
    height = font.pixelSize() if font.pixelSize() > 0 else font.pointSizeF() * screen.logicalDotsPerInch() / 72
    memory.font_scale = wanted_by_font(height, QGuiApplication.platformName())


def wanted_by_font(height: float, platform: str) -> float:
    """Of a system font so many pixels high: its ratio to what the platform comes with, in steps of a twentieth.

    Never below 1: a small font of the system would bring captions under the 9 pixels that can be read.
    """
    ratio = height / _USUAL.get(platform, _USUAL_ELSEWHERE)
    return min(max(round(ratio / _STEP) * _STEP, 1.0), MOST_SCALE)


def scale_now() -> float:
    try:
        return float(os.environ.get(VARIABLE, "1"))
    except ValueError:
        return 1.0
