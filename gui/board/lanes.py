"""Lines that a guide to laying out terrain advises against, drawn from end to end."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from geometry.pose import Point
from gui.board.paper import Paper
from gui.board.shapes import pen

Lane = tuple[Point, Point]
_CASING = 4.5
_END = 3.5
_MARGIN = 6.0


@dataclass(frozen=True, slots=True)
class LaneDrawing:
    """A dashed line in the colour of refusals, cased so that it reads on terrain, with a disc at either end."""

    lane: Lane
    z: float = 111.0

    def bounds(self, paper: Paper) -> QRectF:
        one, other = (paper.at(point) for point in self.lane)
        return QRectF(one, other).normalized().adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        one, other = (paper.at(point) for point in self.lane)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(paper.theme.mat, _CASING))
        painter.drawLine(one, other)
        painter.setPen(pen(paper.theme.refuse, 1.8, (6, 3)))
        painter.drawLine(one, other)
        painter.setPen(pen(paper.theme.mat, 1.4))
        painter.setBrush(paper.theme.refuse)
        for end in (one, other):
            painter.drawEllipse(QPointF(end), _END, _END)
