"""A tape measure laid along points."""

from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.wording import inches
from geometry.pose import Point, distance, path_length
from gui.board.chip import chip_box, paint_chip
from gui.board.paper import Paper
from gui.board.path import paint_ticked
from gui.board.shapes import pen
from gui.text import tr


@dataclass(frozen=True, slots=True)
class TapeDrawing:
    points: tuple[Point, ...]
    z: float = 125

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box_round(self.points, 18).united(self._chip(paper)).adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        line = [paper.at(point) for point in self.points]
        if len(line) > 1:
            paint_ticked(painter, line, paper)
        painter.setPen(pen(paper.theme.ink, 1.4))
        painter.setBrush(paper.theme.card)
        for at in (line[0], line[-1]):
            painter.drawEllipse(at, 3.2, 3.2)
        paint_chip(painter, self.text, self._chip(paper), paper)

    @property
    def text(self) -> str:
        legs = [distance(a, b) for a, b in pairwise(self.points)]
        total = inches(path_length(self.points))
        return tr("{total}, last {legs}").format(total=total, legs=inches(legs[-1])) if len(legs) > 1 else total

    def _chip(self, paper: Paper) -> QRectF:
        """Beyond the tape's end, on the side away from where it comes from."""
        end = paper.at(self.points[-1])
        last = paper.at(self.points[-2]) if len(self.points) > 1 else end
        box = chip_box(self.text, end)
        right, down = end.x() >= last.x(), end.y() >= last.y()
        return box.translated(
            QPointF((box.width() / 2 + 10) * (1 if right else -1), (box.height() / 2 + 8) * (1 if down else -1))
        )
