"""A line of sight: solid where it is open, dashed with a cross where something lies between."""

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from geometry.pose import Point
from gui.board.paper import Paper
from gui.board.shapes import pen

_CROSS = 4.0


@dataclass(frozen=True, slots=True)
class SightLineDrawing:
    """``grazes``: it touches pieces or the edges of the bases, and runs on in dots."""

    line: tuple[Point, Point]
    open: bool
    grazes: bool = False
    z: float = 117

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box_round(self.line, _CROSS + 4)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        theme = paper.theme
        line = QLineF(*(paper.at(point) for point in self.line))
        colour = theme.sight if self.open else theme.refuse
        dash = (1.2, 2) if self.grazes else () if self.open else (4, 3)
        for stroke in (pen(theme.mat, 4.4), pen(colour, 1.8, dash)):
            painter.setPen(stroke)
            painter.drawLine(line)
        if not self.open:
            at = line.center()
            arms = (QPointF(_CROSS, _CROSS), QPointF(_CROSS, -_CROSS))
            for stroke in (pen(theme.mat, 5.0), pen(colour, 1.8)):
                painter.setPen(stroke)
                painter.drawLines([QLineF(at - arm, at + arm) for arm in arms])
