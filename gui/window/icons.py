"""The program's icons in the ink of a theme, sharp at every scale."""

from importlib.resources import files

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from gui.theme.tokens import Theme

DRAWN_IN = "#1D282E"
"""The ink of the files themselves."""


def icon(name: str, theme: Theme, size: int = 20) -> QIcon:
    """``name`` is a file of ``assets/icons`` without its ending; disabled icons are drawn in the quiet ink."""
    made = QIcon()
    made.addPixmap(pixmap(name, theme.ink, size), QIcon.Mode.Normal)
    made.addPixmap(pixmap(name, theme.off, size), QIcon.Mode.Disabled)
    return made


def pixmap(name: str, ink: QColor, size: int) -> QPixmap:
    svg = files("assets").joinpath("icons", f"{name}.svg").read_text("utf-8").replace(DRAWN_IN, ink.name())
    ratio = QGuiApplication.primaryScreen().devicePixelRatio() if QGuiApplication.primaryScreen() else 1.0
    made = QPixmap(round(size * ratio), round(size * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return made


def program_icon() -> QIcon:
    path = files("assets").joinpath("icons", "measuretwice.svg")
    renderer = QSvgRenderer(QByteArray(path.read_bytes()))
    made = QIcon()
    for size in (16, 32, 48, 128):
        image = QPixmap(size, size)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter, QRectF(0, 0, size, size))
        painter.end()
        made.addPixmap(image)
    return made
