"""What the studio draws over a table: what is chosen, ghosts while something is dragged, what is said of the set-up."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from geometry.area import Area
from geometry.pose import Point
from gui.board.hatch import FALLING, hatch
from gui.board.paper import Paper
from gui.board.shapes import area_box, area_path, pen
from gui.theme.tokens import veil

_CORNER = 3.0
_HATCH = 8.0


@dataclass(frozen=True, slots=True, eq=False)
class ChosenDrawing:
    """A cased line round a thing, and a square at each corner of the box round it unless it has grips of its own."""

    outline: Area
    boxed: bool = True
    z: float = 124

    def bounds(self, paper: Paper) -> QRectF:
        return area_box(self.outline, paper, 9)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        theme, path = paper.theme, area_path(self.outline, paper)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for stroke in (pen(theme.mat, 5), pen(theme.focus, 2)):
            painter.setPen(stroke)
            painter.drawPath(path)
        if not self.boxed:
            return
        box = paper.box(*self.outline.bounds).adjusted(-4, -4, 4, 4)
        painter.setPen(pen(theme.mat, 1))
        painter.setBrush(theme.focus)
        for corner in (box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()):
            painter.drawRect(QRectF(corner.x() - _CORNER, corner.y() - _CORNER, 2 * _CORNER, 2 * _CORNER))


@dataclass(frozen=True, slots=True, eq=False)
class GhostOutline:
    """Where a thing would lie."""

    outline: Area
    z: float = 125

    def bounds(self, paper: Paper) -> QRectF:
        return area_box(self.outline, paper, 4)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        theme, path = paper.theme, area_path(self.outline, paper)
        painter.fillPath(path, veil(theme.focus, 0.22))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for stroke in (pen(theme.mat, 3.6), pen(theme.focus, 1.6, (5, 3))):
            painter.setPen(stroke)
            painter.drawPath(path)


@dataclass(frozen=True, slots=True, eq=False)
class PointedDrawing:
    """A dashed line farther out than that of what is chosen."""

    outline: Area
    z: float = 124.5

    def bounds(self, paper: Paper) -> QRectF:
        return area_box(self.outline, paper, 12)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        box = paper.box(*self.outline.bounds).adjusted(-8, -8, 8, 8)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for stroke in (pen(paper.theme.mat, 4), pen(paper.theme.ink, 1.6, (4, 3))):
            painter.setPen(stroke)
            painter.drawRoundedRect(box, 4, 4)


@dataclass(frozen=True, slots=True, eq=False)
class FindingArea:
    """What a finding is about: hatched, its outline cased so that it reads on terrain."""

    area: Area
    z: float = 110

    def bounds(self, paper: Paper) -> QRectF:
        return area_box(self.area, paper, 4)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        theme, path = paper.theme, area_path(self.area, paper)
        painter.fillPath(path, veil(theme.refuse, 0.10))
        painter.setPen(pen(veil(theme.refuse, 0.6)))
        painter.drawLines(hatch(self.area, paper, _HATCH, FALLING))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for stroke in (pen(theme.mat, 4), pen(theme.refuse, 1.8)):
            painter.setPen(stroke)
            painter.drawPath(path)


@dataclass(frozen=True, slots=True)
class CornersDrawing:
    """An outline that is being drawn, corner by corner; the last goes with the pointer."""

    corners: tuple[Point, ...]
    z: float = 126

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box_round(self.corners, 8)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        theme = paper.theme
        places = [paper.at(corner) for corner in self.corners]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for stroke in (pen(theme.mat, 4), pen(theme.focus, 1.8)):
            painter.setPen(stroke)
            painter.drawPolyline(QPolygonF(places))
        painter.setPen(pen(theme.mat, 1))
        painter.setBrush(theme.focus)
        for place in places:
            painter.drawEllipse(QPointF(place), 4, 4)


@dataclass(frozen=True, slots=True)
class BandDrawing:
    """Over the things that a drag across the table chooses."""

    one: Point
    other: Point
    z: float = 126

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box_round((self.one, self.other), 2)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        box = QRectF(paper.at(self.one), paper.at(self.other)).normalized()
        painter.fillRect(box, veil(paper.theme.focus, 0.08))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(paper.theme.ink, 1.0, (4, 3)))
        painter.drawRect(box)


@dataclass(frozen=True, slots=True)
class LineDrawing:
    """What something that is dragged has come into line with."""

    start: Point
    end: Point
    z: float = 126

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box_round((self.start, self.end), 4)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        for stroke in (pen(paper.theme.mat, 3), pen(paper.theme.ink, 1, (3, 2))):
            painter.setPen(stroke)
            painter.drawLine(paper.at(self.start), paper.at(self.end))
