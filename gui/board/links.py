"""What holds a unit together: a line from model to model while it holds, and a mark on it where it breaks."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.findings import Link
from gui.board.paper import Paper
from gui.board.shapes import pen

_BAR = 6.0
"""Half the length of each of the two bars of the mark, in pixels."""
_APART = 2.4
_SLANT = math.radians(65)


@dataclass(frozen=True, slots=True)
class LinkDrawing:
    """Solid as far as it holds; beyond where it breaks dashed, as what may not be."""

    link: Link
    z: float = 66

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box_round((self.link.start, self.link.end), 3)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        theme, link = paper.theme, self.link
        start, end = paper.at(link.start), paper.at(link.end)
        holds = QLineF(start, end if link.breaks is None else paper.at(link.breaks))
        painter.setPen(pen(theme.mat, 3.4))
        painter.drawLine(QLineF(start, end))
        painter.setPen(pen(theme.coher, 1.4))
        painter.drawLine(holds)
        if link.breaks is not None:
            painter.setPen(pen(theme.refuse, 1.4, (3, 3)))
            painter.drawLine(QLineF(holds.p2(), end))


@dataclass(frozen=True, slots=True)
class BreakDrawing:
    """Two bars across the line, over every base and ghost: a cut is told by its shape and not by its colour alone."""

    link: Link
    at: tuple[float, float]
    z: float = 112

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box_round((self.at,), _BAR + _APART + 4)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        start, end, at = paper.at(self.link.start), paper.at(self.link.end), paper.at(self.at)
        way = math.atan2(end.y() - start.y(), end.x() - start.x())
        along = QPointF(math.cos(way), math.sin(way)) * _APART
        bar = QPointF(math.cos(way + _SLANT), math.sin(way + _SLANT)) * _BAR
        bars = [QLineF(at + side - bar, at + side + bar) for side in (along, -along)]
        for stroke in (pen(paper.theme.mat, 5.0), pen(paper.theme.refuse, 2.0)):
            painter.setPen(stroke)
            painter.drawLines(bars)


def link_drawings(links: Sequence[Link]) -> Iterator[LinkDrawing | BreakDrawing]:
    for link in links:
        yield LinkDrawing(link)
        if link.breaks is not None:
            yield BreakDrawing(link, link.breaks)
