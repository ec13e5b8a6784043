"""The first thing seen: the program's sign and name, while all the rest is still being read.

Imports nothing of the table, the rules or the panels: that it waits for none of them is what it is for.
"""

import os
import sys
from importlib.resources import files

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPalette
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QWidget

WIDE, HIGH = 380, 150
SIGN = 64.0
NAME_PX = 22


class FirstWindow(QWidget):
    """In the colours of the system: the theme is not read yet."""

    def __init__(self) -> None:
        super().__init__(None, Qt.WindowType.SplashScreen)
        self.setObjectName("first")
        self.setWindowTitle("Measure Twice")
        self.setFixedSize(WIDE, HIGH)
        self._sign = QSvgRenderer(QByteArray(files("assets").joinpath("icons", "measuretwice.svg").read_bytes()))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        palette = self.palette()
        painter.fillRect(self.rect(), palette.color(QPalette.ColorRole.Window))
        self._sign.render(painter, QRectF(32, (HIGH - SIGN) / 2, SIGN, SIGN))
        font = painter.font()
        font.setPixelSize(NAME_PX)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(palette.color(QPalette.ColorRole.WindowText))
        room = QRectF(32 + SIGN + 24, 0, WIDE, HIGH)
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self.windowTitle())


def show_first() -> FirstWindow:
    """Painted when this returns. Makes the application, at the scale that is remembered."""
    from gui.window.memory import Memory
    from gui.window.scale import scale_before_start

    scale_before_start(Memory(), os.environ)
    QApplication.instance() or QApplication(sys.argv[:1])
    first = FirstWindow()
    if (screen := QGuiApplication.primaryScreen()) is not None:
        first.move(screen.availableGeometry().center() - first.rect().center())
    first.show()
    QApplication.processEvents()
    return first
