"""What a finding measures, drawn on the table: the length of a line, and the ways of the sides to a marker."""

import math
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from engine.mission import SideLook
from geometry.pose import Point
from gui.board.paper import Paper
from gui.board.shapes import device, pen
from gui.board.text import Side, text_width, write

_PX = 12.0
_BESIDE = 8.0
_DEVICE = 5.0
_DASHES: tuple[tuple[float, ...], ...] = ((), (7.0, 3.0), (2.0, 3.0), (8.0, 2.0, 2.0, 2.0))
"""Sides are told apart by more than their colours."""
_PLACES = (0.35, 0.65, 0.5, 0.2)
"""Parts of the way at which what is said of it stands: ways to one marker come together at their ends."""


@dataclass(frozen=True, slots=True)
class MeasureDrawing:
    """Beside the middle of a line."""

    line: tuple[Point, Point]
    text: str
    z: float = 132

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box_round(self.line, text_width(self.text, _PX, bold=True) + 2 * _BESIDE)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        one, other = (paper.at(point) for point in self.line)
        middle = (one + other) / 2
        upright = abs(other.y() - one.y()) > abs(other.x() - one.x())
        at = middle + (QPointF(_BESIDE, _PX / 3) if upright else QPointF(0, -_BESIDE))
        side = Side.RIGHT if upright else Side.MIDDLE
        write(painter, self.text, at, _PX, paper.theme.ink, bold=True, side=side, halo=paper.theme.mat)


@dataclass(frozen=True, slots=True)
class WayDrawing:
    """From where a side starts to where it is at the marker; a ring alone where it is there already."""

    points: tuple[Point, ...]
    text: str
    look: SideLook
    number: int
    """Which of the ways it is, so that no two look alike or are written over."""
    z: float = 112

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box_round(self.points, text_width(self.text, _PX) + 3 * _PX)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        theme, colours = paper.theme, paper.theme.side_colours(self.look)
        places = [paper.at(point) for point in self.points]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for stroke in (pen(theme.mat, 5.0), pen(colours.text, 2.2, _DASHES[self.number % len(_DASHES)])):
            painter.setPen(stroke)
            painter.drawPolyline(QPolygonF(places))
        painter.setPen(pen(theme.mat, 1.4))
        painter.setBrush(colours.text)
        painter.drawEllipse(places[-1], 4.0, 4.0)
        painter.drawPath(device(self.look, places[0], _DEVICE))
        at, upright = _along(places, _PLACES[self.number % len(_PLACES)])
        at += QPointF(_BESIDE, _PX / 3) if upright else QPointF(0, -_BESIDE)
        side = Side.RIGHT if upright else Side.MIDDLE
        write(painter, self.text, at, _PX, colours.text, side=side, halo=theme.mat)


def _along(places: list[QPointF], part: float) -> tuple[QPointF, bool]:
    """The place so far along a line of several legs, and whether the leg there is a steep one."""
    legs = [math.hypot(other.x() - one.x(), other.y() - one.y()) for one, other in pairwise(places)]
    left = part * sum(legs)
    for (one, other), long in zip(pairwise(places), legs, strict=True):
        if long >= left > 0:
            step = other - one
            return one + step * (left / long), abs(step.y()) > abs(step.x())
        left -= long
    return places[0], False
