"""The spot of a finding: the very piece at fault, the ring or wall it belongs to, and the measure between bases."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.findings import Where
from gui.board.outlined import draw_outline
from gui.board.paper import Paper
from gui.board.shapes import area_box, area_path, pen
from gui.theme.tokens import veil


@dataclass(frozen=True, slots=True)
class FaultDrawing:
    """``strength`` thins all but the first of several, or none could be told from another."""

    where: Where
    refused: bool
    strength: float = 1.0
    z: float = 110

    def bounds(self, paper: Paper) -> QRectF:
        box = QRectF()
        for area in (self.where.offending, self.where.whole):
            if area is not None and area:
                box = box.united(area_box(area, paper, 2))
        return box

    def paint(self, painter: QPainter, paper: Paper) -> None:
        colour = paper.theme.refuse if self.refused else paper.theme.coher
        if self.where.offending:
            painter.fillPath(area_path(self.where.offending, paper), veil(colour, 0.82 * self.strength))
        if self.where.whole:
            draw_outline(painter, self.where.whole, paper, veil(colour, self.strength), 1.2)


@dataclass(frozen=True, slots=True)
class MeasureDrawing:
    """From base edge to base edge, a tick at both ends."""

    line: tuple[tuple[float, float], tuple[float, float]]
    z: float = 115

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box_round(self.line, 8)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        start, end = (paper.at(point) for point in self.line)
        way = math.atan2(end.y() - start.y(), end.x() - start.x())
        aside = QPointF(-math.sin(way), math.cos(way)) * 4
        lines = [QLineF(start, end), QLineF(start - aside, start + aside), QLineF(end - aside, end + aside)]
        for stroke in (pen(paper.theme.mat, 3.6), pen(paper.theme.ink, 1.4)):
            painter.setPen(stroke)
            painter.drawLines(lines)
