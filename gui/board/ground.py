"""The mat, its crosses each 6 inches, and the atlas frame with its ladder of inches."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from engine.mission import EdgeName, Table
from gui.board.paper import Paper
from gui.board.shapes import pen
from gui.board.text import Side, write
from gui.theme.tokens import Theme, veil

BAND = 7.0
"""Pixels between the table's edge and the ladder; entry edges lie there."""
RUNG = 4.0
_NUMBER = 10.0
_EVERY = 6
FRAME_DEPTH = 36.0
"""Pixels round an edge that its side of the frame may use."""
_LEAST_STEP = 5.0
"""Pixels from line to line of a grid: where they would lie nearer, every second or third is drawn."""
_EACH_FROM = 40.0
"""Pixels an inch from which each inch is numbered."""


def number_step(scale: float) -> int:
    """Inches from one number to the next."""
    if scale >= _EACH_FROM:
        return 1
    return _EVERY if _EVERY * scale >= 24 else 2 * _EVERY


@dataclass(frozen=True, slots=True)
class Mat:
    table: Table
    z: float = 0

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box(0, 0, self.table.width, self.table.height)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        painter.fillRect(self.bounds(paper), paper.theme.mat)


@dataclass(frozen=True, slots=True)
class Crosses:
    """``strong`` ones are seen on a mat of another colour."""

    table: Table
    strong: bool = False
    z: float = 30

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box(0, 0, self.table.width, self.table.height)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        painter.setPen(pen(_line(paper.theme) if self.strong else paper.theme.grid, 1.0))
        arm = min(5.0, 0.3 * paper.scale)
        for across in range(_EVERY, int(self.table.width - 0.01) + 1, _EVERY):
            for down in range(_EVERY, int(self.table.height - 0.01) + 1, _EVERY):
                at = paper.at((across, down))
                x, y = round(at.x()) + 0.5, round(at.y()) + 0.5
                painter.drawLine(QLineF(x - arm, y, x + arm, y))
                painter.drawLine(QLineF(x, y - arm, x, y + arm))


@dataclass(frozen=True, slots=True)
class Grid:
    """Lines across and down from the left and top edge, ``step`` inches apart, below everything but the mat."""

    table: Table
    step: float
    z: float = 1

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box(0, 0, self.table.width, self.table.height)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        step = self.step * math.ceil(_LEAST_STEP / (self.step * paper.scale))
        painter.setPen(pen(_line(paper.theme), 1.0))
        right, bottom = self.table.width * paper.scale, self.table.height * paper.scale
        for across in _steps(self.table.width, step):
            x = round(across * paper.scale) + 0.5
            painter.drawLine(QLineF(x, 0, x, bottom))
        for down in _steps(self.table.height, step):
            y = round(down * paper.scale) + 0.5
            painter.drawLine(QLineF(0, y, right, y))


def _steps(length: float, step: float) -> list[float]:
    """Between the edges."""
    return [step * number for number in range(1, math.ceil(length / step - 1e-9))]


def _line(theme: Theme) -> QColor:
    """On a mat of any colour."""
    return veil(theme.ink2, 0.4)


@dataclass(frozen=True, slots=True)
class FrameSide:
    """One side of the atlas frame: the table's edge, the ladder of inches, its numbers. Four make the frame."""

    table: Table
    edge: EdgeName
    z: float = 120

    def bounds(self, paper: Paper) -> QRectF:
        first, last = self._ends(paper)
        return QRectF(first, last).normalized().adjusted(*_around(FRAME_DEPTH))

    def paint(self, painter: QPainter, paper: Paper) -> None:
        first, last = self._ends(paper)
        out_x, out_y = self.table.outward(self.edge)
        out, along = QPointF(out_x, out_y), QPointF(abs(out_y), abs(out_x))
        self._ladder(painter, paper, first, out, along)
        painter.setPen(pen(paper.theme.ink))
        for step in (BAND, BAND + RUNG):
            painter.drawLine(first + out * step - along * step, last + out * step + along * step)
        painter.setPen(pen(paper.theme.ink, 1.3))
        painter.drawLine(first, last)
        if paper.words:
            self._numbers(painter, paper, first, out, along)

    def _ends(self, paper: Paper) -> tuple[QPointF, QPointF]:
        length = self.table.edge_length(self.edge)
        return paper.at(self.table.edge_point(self.edge, 0)), paper.at(self.table.edge_point(self.edge, length))

    def _ladder(self, painter: QPainter, paper: Paper, first: QPointF, out: QPointF, along: QPointF) -> None:
        length = self.table.edge_length(self.edge)
        for inch in range(math.ceil(length)):
            start = first + out * BAND + along * (inch * paper.scale)
            end = first + out * (BAND + RUNG) + along * (min(inch + 1, length) * paper.scale)
            colour = veil(paper.theme.ink, 0.82) if inch % 2 else paper.theme.card
            painter.fillRect(QRectF(start, end).normalized(), colour)

    def _numbers(self, painter: QPainter, paper: Paper, first: QPointF, out: QPointF, along: QPointF) -> None:
        every = number_step(paper.scale)
        length = self.table.edge_length(self.edge)
        side = {EdgeName.LEFT: Side.LEFT, EdgeName.RIGHT: Side.RIGHT}.get(self.edge, Side.MIDDLE)
        # From the place of a number to its baseline.
        drop = {EdgeName.TOP: 0.0, EdgeName.BOTTOM: 0.75}.get(self.edge, 0.36) * _NUMBER
        for inch in _marks(length, every):
            at = first + out * (BAND + RUNG + 5) + along * (inch * paper.scale) + QPointF(0, drop)
            text = f"{inch:g}″" if side is Side.MIDDLE and inch == length else f"{inch:g}"
            write(painter, text, at, _NUMBER, paper.theme.ink2, side=side)


def frame_sides(table: Table) -> tuple[FrameSide, ...]:
    return tuple(FrameSide(table, edge) for edge in EdgeName)


def _marks(length: float, every: int) -> list[float]:
    """Each so many inches, and the table's end where the last is not too near it."""
    marks = [float(inch) for inch in range(0, int(length) + 1, every)]
    if length - marks[-1] > every / 3:
        marks.append(length)
    return marks


def _around(margin: float) -> tuple[float, float, float, float]:
    return (-margin, -margin, margin, margin)
