"""What can be drawn out of a thing: squares on corners and sides, dots for new corners, bars over Access Points."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from geometry.pose import Point
from gui.board.paper import Paper
from gui.board.shapes import pen
from missions.editing.access import GateEnd
from missions.editing.shapes import Grip, Held

_CORNER, _SIDE, _NEW, _TAKEN = 4.0, 3.0, 3.0, 8.0


@dataclass(frozen=True, slots=True)
class GripsDrawing:
    """``taken`` is the one that the keys move."""

    grips: tuple[Held | GateEnd, ...]
    gates: tuple[tuple[Point, Point], ...] = ()
    taken: Held | GateEnd | None = None
    z: float = 126.5

    def bounds(self, paper: Paper) -> QRectF:
        points = [*(grip.at for grip in self.grips), *(end for gate in self.gates for end in gate)]
        return paper.box_round(points, 12)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        for gate in self.gates:
            paint_gate(painter, paper, gate)
        for grip in sorted(self.grips, key=self._order):
            self._paint(painter, paper, grip)
        if self.taken is not None:
            at = paper.at(self.taken.at)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for stroke in (pen(paper.theme.mat, 4.4), pen(paper.theme.focus, 2.0)):
                painter.setPen(stroke)
                painter.drawEllipse(at, _TAKEN, _TAKEN)

    def _order(self, grip: Held | GateEnd) -> int:
        """What is taken first under the pointer is painted last."""
        if isinstance(grip, GateEnd):
            is_taken = isinstance(self.taken, GateEnd) and self.taken.gate == grip.gate
            return 4 if is_taken else 2 if grip.end == 2 else 1
        return 3 if grip.grip in (Grip.CORNER, Grip.RIM) else 0

    def _paint(self, painter: QPainter, paper: Paper, grip: Held | GateEnd) -> None:
        theme, at = paper.theme, paper.at(grip.at)
        painter.setPen(pen(theme.mat, 1.2))
        painter.setBrush(theme.focus)
        if isinstance(grip, GateEnd):
            painter.setBrush(theme.card if grip.end == 2 else theme.coher)
            painter.setPen(pen(theme.coher if grip.end == 2 else theme.mat, 1.6))
            painter.drawEllipse(at, _CORNER, _CORNER)
        elif grip.grip is Grip.NEW:
            painter.setBrush(theme.mat)
            painter.setPen(pen(theme.focus, 1.4))
            painter.drawEllipse(at, _NEW, _NEW)
            painter.drawLine(at - QPointF(1.5, 0), at + QPointF(1.5, 0))
            painter.drawLine(at - QPointF(0, 1.5), at + QPointF(0, 1.5))
        else:
            half = _SIDE if grip.grip is Grip.SIDE else _CORNER
            painter.drawRect(QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half))


@dataclass(frozen=True, slots=True)
class GateDrawing:
    """Where an Access Point would lie."""

    ends: tuple[Point, Point]
    z: float = 126.6

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box_round(self.ends, 6)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        paint_gate(painter, paper, self.ends)


def paint_gate(painter: QPainter, paper: Paper, ends: tuple[Point, Point]) -> None:
    for stroke in (pen(paper.theme.mat, 7), pen(paper.theme.coher, 4)):
        painter.setPen(stroke)
        painter.drawLine(paper.at(ends[0]), paper.at(ends[1]))
