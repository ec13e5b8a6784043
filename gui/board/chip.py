"""A short measure on a small card."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from gui.board.paper import Paper
from gui.board.shapes import pen
from gui.board.text import text_width, write_middle

PX = 12.0
_PAD = 7.0
_HEIGHT = 19.0


def chip_box(text: str, centre: QPointF, px: float = PX) -> QRectF:
    width = text_width(text, px, bold=True) + 2 * _PAD
    height = _HEIGHT * px / PX
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


def paint_chip(
    painter: QPainter, text: str, box: QRectF, paper: Paper, *, line: QColor | None = None, px: float = PX
) -> None:
    """``line`` colours outline and text; ink where there is none."""
    painter.setPen(pen(line or paper.theme.ink, 1.2))
    painter.setBrush(paper.theme.card)
    painter.drawRoundedRect(box, 3, 3)
    write_middle(painter, text, box.center(), px, line or paper.theme.ink)
