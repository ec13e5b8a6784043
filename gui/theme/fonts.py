"""The one typeface, DejaVu Sans, loaded from the program's own files; two weights and equal digits."""

from functools import cache
from importlib.resources import files

from PySide6.QtGui import QFont, QFontDatabase

FAMILY = "DejaVu Sans"
_FILES = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf", "DejaVuSansMono.ttf")


@cache
def load_fonts() -> bool:
    """Needs a QGuiApplication. Where a file is missing the system's own font stands in; tells if all were found."""
    found = True
    for name in _FILES:
        font = files("assets").joinpath("fonts", name)
        found &= font.is_file() and QFontDatabase.addApplicationFontFromData(font.read_bytes()) >= 0
    return found


def font(px: int, *, bold: bool = False) -> QFont:
    """A font of so many pixels at UI scale 1."""
    load_fonts()
    made = QFont(FAMILY)
    made.setPixelSize(px)
    made.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    return made
