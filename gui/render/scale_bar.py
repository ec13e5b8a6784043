"""A bar of alternating steps, to see how large a picture has come out."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from gui.board.paper import Paper
from gui.board.shapes import pen
from gui.board.text import Side, write

BAR_HEIGHT = 6.0


def draw_scale_bar(
    painter: QPainter,
    paper: Paper,
    at: QPointF,
    step: float,
    count: int,
    unit: str,
    marks: tuple[int, ...],
    each: int = 1,
) -> None:
    """To the right of ``at``, ``count`` steps of ``step`` inches; a mark's number is ``each`` times its step."""
    length = step * paper.scale
    for index in range(count):
        box = QRectF(at.x() + index * length, at.y(), length, BAR_HEIGHT)
        painter.fillRect(box, paper.theme.card if index % 2 else paper.theme.ink)
    painter.setPen(pen(paper.theme.ink))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(QRectF(at.x(), at.y(), count * length, BAR_HEIGHT))
    for mark in marks:
        text = f"{mark * each}{unit if mark == marks[-1] else ''}"
        write(painter, text, at + QPointF(mark * length, 18), 9, paper.theme.ink, side=Side.MIDDLE)
