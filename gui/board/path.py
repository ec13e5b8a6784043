"""The way of a base: the corridor it sweeps, the line of its centre with a tick each inch, and its length."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from geometry.pose import Point
from gui.board.chip import PX, paint_chip
from gui.board.paper import Paper
from gui.board.shapes import along, pen
from gui.board.text import write_middle
from gui.theme.tokens import veil

_TICK = 4.5
_NUMBERED_FROM = 40.0


def paint_ticked(painter: QPainter, line: Sequence[QPointF], paper: Paper, width: float = 1.5) -> None:
    """An ink line on a casing of the mat, ticked each inch; numbered where there is room."""
    ticks = []
    marks = along(line, paper.scale)
    for at, way in marks:
        aside = QPointF(-math.sin(way), math.cos(way)) * _TICK
        ticks.append(QLineF(at - aside, at + aside))
    casing = pen(paper.theme.mat, width + 2.5)
    ink = pen(paper.theme.ink, width)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for stroke in (casing, ink):
        painter.setPen(stroke)
        painter.drawPolyline(QPolygonF(list(line)))
        painter.drawLines(ticks)
    if paper.scale >= _NUMBERED_FROM:
        for inch, (at, way) in enumerate(marks, start=1):
            place = at + QPointF(-math.sin(way), math.cos(way)) * (_TICK + 9)
            write_middle(painter, str(inch), place, 9, paper.theme.ink, halo=paper.theme.mat)


@dataclass(frozen=True, slots=True)
class PathDrawing:
    points: tuple[Point, ...]
    corridor: float
    """Inches swept across the path."""
    z: float = 80

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box_round(self.points, max(self.corridor * paper.scale / 2, _TICK + 16) + 2)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        line = [paper.at(point) for point in self.points]
        if self.corridor > 0:
            swept = QPen(veil(paper.theme.ink, 0.07), self.corridor * paper.scale)
            swept.setCapStyle(Qt.PenCapStyle.RoundCap)
            swept.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(swept)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF(line))
        paint_ticked(painter, line, paper)


@dataclass(frozen=True, slots=True)
class TrailDrawing:
    """A way already gone: a small ring where it began."""

    points: tuple[Point, ...]
    z: float = 79

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box_round(self.points, 16)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        paint_ticked(painter, [paper.at(point) for point in self.points], paper, 1.2)
        painter.setPen(pen(paper.theme.ink, 1.2))
        painter.setBrush(paper.theme.mat)
        painter.drawEllipse(paper.at(self.points[0]), 3, 3)


@dataclass(frozen=True, slots=True)
class ChipDrawing:
    """A measure on its card; the box is in pixels of one scale."""

    text: str
    box: QRectF
    z: float = 131
    px: float = PX

    def carried(self, ratio: float) -> "ChipDrawing":
        """At the same place of the table at a scale so many times as large."""
        box = QRectF(self.box)
        box.moveCenter(self.box.center() * ratio)
        return replace(self, box=box)

    def bounds(self, paper: Paper) -> QRectF:
        return self.box.adjusted(-1, -1, 1, 1)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        paint_chip(painter, self.text, self.box, paper, px=self.px)
