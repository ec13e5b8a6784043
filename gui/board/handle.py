"""A handle to turn what is in the hand, or what is chosen, by the pointer."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from geometry.pose import Point
from gui.board.paper import Paper
from gui.board.shapes import pen

OFF = 24.0
"""Pixels beyond the farthest base it turns."""
GRASP = 12.0
"""Pixels round its middle that take hold of it."""
_RADIUS = 8.5


@dataclass(frozen=True, slots=True)
class HandleDrawing:
    """It stands ``extent`` inches and some pixels from ``pivot``, at ``turn`` degrees clockwise from straight up."""

    pivot: Point
    turn: float
    extent: float
    held: bool = False
    z: float = 127

    def place(self, scale: float) -> QPointF:
        """Pixels from the table's corner, at so many an inch."""
        away = self.extent * scale + OFF
        turn = math.radians(self.turn)
        return QPointF(self.pivot[0] * scale + away * math.sin(turn), self.pivot[1] * scale - away * math.cos(turn))

    def grasped(self, point: Point, scale: float) -> bool:
        middle = self.place(scale)
        return math.hypot(point[0] * scale - middle.x(), point[1] * scale - middle.y()) <= GRASP

    def bounds(self, paper: Paper) -> QRectF:
        box = QRectF(paper.at(self.pivot), self.place(paper.scale)).normalized()
        return box.adjusted(-_RADIUS - 3, -_RADIUS - 3, _RADIUS + 3, _RADIUS + 3)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        theme, middle, pivot = paper.theme, self.place(paper.scale), paper.at(self.pivot)
        turn = math.radians(self.turn)
        rim = middle - QPointF(math.sin(turn), -math.cos(turn)) * _RADIUS
        for stroke in (pen(theme.mat, 3.6), pen(theme.ink, 1.2, (2, 2))):
            painter.setPen(stroke)
            painter.drawLine(pivot, rim)
        painter.setPen(pen(theme.mat, 2.0))
        painter.setBrush(theme.ink if self.held else theme.card)
        painter.drawEllipse(middle, _RADIUS + 1, _RADIUS + 1)
        painter.setPen(pen(theme.ink, 1.3))
        painter.drawEllipse(middle, _RADIUS, _RADIUS)
        self._arrow(painter, paper, middle)

    def _arrow(self, painter: QPainter, paper: Paper, middle: QPointF) -> None:
        """Round, with a head at either end: it turns both ways."""
        colour = paper.theme.card if self.held else paper.theme.ink
        ring = QRectF(middle.x() - 4, middle.y() - 4, 8, 8)
        arc = QPainterPath()
        arc.arcMoveTo(ring, -40)
        arc.arcTo(ring, -40, 260)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(colour, 1.4))
        painter.drawPath(arc)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for side in (-1, 1):
            foot = middle + QPointF(side * 3.1, 2.6)
            head = QPainterPath(foot + QPointF(-side * 1.4, 2.6))
            head.lineTo(foot + QPointF(side * 2.2, -0.6))
            head.lineTo(foot + QPointF(-side * 2.4, -0.8))
            head.closeSubpath()
            painter.drawPath(head)
