"""Engaged models are coupled: two bars over the gap between their bases."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from geometry.base import Placed
from geometry.gaps import nearest_points
from gui.board.paper import Paper
from gui.board.shapes import pen

_APART = 2.6
_HOLD = 3.0
"""Pixels by which the bars reach onto each base."""


@dataclass(frozen=True, slots=True)
class CouplingDrawing:
    one: Placed
    other: Placed
    z: float = 95

    def bounds(self, paper: Paper) -> QRectF:
        bars = self.axis(paper)
        return QRectF(bars.p1(), bars.p2()).normalized().adjusted(-8, -8, 8, 8)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        axis = self.axis(paper)
        aside = QPointF(-axis.dy(), axis.dx()) / (axis.length() or 1.0) * _APART
        bars = [QLineF(axis.p1() + aside, axis.p2() + aside), QLineF(axis.p1() - aside, axis.p2() - aside)]
        painter.setPen(pen(paper.theme.mat, 4))
        painter.drawLines(bars)
        painter.setPen(pen(paper.theme.ink, 1.4))
        painter.drawLines(bars)

    def axis(self, paper: Paper) -> QLineF:
        """Between the two bars."""
        near, far = nearest_points(self.one, self.other)
        start, end = paper.at(near), paper.at(far)
        way = math.atan2(self.other.pose.y - self.one.pose.y, self.other.pose.x - self.one.pose.x)
        if math.hypot(end.x() - start.x(), end.y() - start.y()) > 1:
            way = math.atan2(end.y() - start.y(), end.x() - start.x())
        hold = QPointF(math.cos(way), math.sin(way)) * _HOLD
        return QLineF(start - hold, end + hold)
