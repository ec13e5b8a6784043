"""Models chosen together, and the band that chooses them."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from geometry.base import Base
from geometry.pose import Point, Pose
from gui.board.paper import Paper
from gui.board.shapes import base_box, base_path, pen
from gui.theme.tokens import veil

_OFF = 3.8


@dataclass(frozen=True, slots=True)
class ChosenDrawing:
    """A ring as round a model that is looked at, in short dashes."""

    base: Base
    pose: Pose
    z: float = 103

    def bounds(self, paper: Paper) -> QRectF:
        return base_box(self.base, self.pose, paper, _OFF + 3)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        ring = base_path(self.base, self.pose, paper, _OFF)
        for stroke in (pen(paper.theme.mat, 3.6), pen(paper.theme.ink, 1.8, (2.5, 1.5))):
            painter.strokePath(ring, stroke)


@dataclass(frozen=True, slots=True)
class BandDrawing:
    begin: Point
    end: Point
    z: float = 126

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box_round((self.begin, self.end), 2)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        box = QRectF(paper.at(self.begin), paper.at(self.end)).normalized()
        painter.fillRect(box, veil(paper.theme.ink, 0.06))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for stroke in (pen(veil(paper.theme.mat, 0.8), 3.0), pen(paper.theme.ink, 1.0, (4, 3))):
            painter.setPen(stroke)
            painter.drawRect(box)
