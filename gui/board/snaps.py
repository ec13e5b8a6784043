"""What a base in the hand is drawn to: the other base ringed, the place where they touch, the measure between them, or
a bar where the reach ends; and in words beside the ghost what it is."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from geometry.base import Base, Placed
from geometry.pose import Point, Pose
from gui.board.chip import chip_box
from gui.board.faults import MeasureDrawing
from gui.board.paper import Paper
from gui.board.path import ChipDrawing
from gui.board.room import Room
from gui.board.shapes import base_box, base_path, pen

SIZE = 10.0
_BAR = 13.0
_END = 4.0
_DIAMOND = 5.0


@dataclass(frozen=True, slots=True)
class SnapMark:
    """``line`` leads from the base in the hand to what draws it; ``other`` is the base there, if it is one.

    ``touches``: there is no distance between them to be drawn.
    """

    line: tuple[Point, Point]
    other: Placed | None = None
    touches: bool = False


@dataclass(frozen=True, slots=True)
class Snap:
    """All that draws the base in the hand, in words."""

    marks: tuple[SnapMark, ...]
    words: str


@dataclass(frozen=True, slots=True)
class RingedDrawing:
    """The base that draws the one in the hand."""

    base: Base
    pose: Pose
    z: float = 113

    def bounds(self, paper: Paper) -> QRectF:
        return base_box(self.base, self.pose, paper, 5)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ring = base_path(self.base, self.pose, paper, 2.5)
        for stroke in (pen(paper.theme.mat, 3.4), pen(paper.theme.focus, 1.6)):
            painter.strokePath(ring, stroke)


@dataclass(frozen=True, slots=True)
class TouchDrawing:
    """Where two bases touch."""

    at: Point
    z: float = 116

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box_round((self.at,), _DIAMOND + 3)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        at = paper.at(self.at)
        corners = [QPointF(0, -_DIAMOND), QPointF(_DIAMOND, 0), QPointF(0, _DIAMOND), QPointF(-_DIAMOND, 0)]
        painter.setPen(pen(paper.theme.mat, 1.4))
        painter.setBrush(paper.theme.focus)
        painter.drawPolygon([at + corner for corner in corners])


@dataclass(frozen=True, slots=True)
class BarDrawing:
    """Where the centre comes to the end of the reach: a bar along it. ``line`` leads across it."""

    line: tuple[Point, Point]
    z: float = 116

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box_round(self.line, _BAR + _END + 3)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        (x, y), (end_x, end_y) = self.line
        way = math.atan2(end_y - y, end_x - x)
        out = QPointF(math.cos(way), math.sin(way))
        along = QPointF(-out.y(), out.x())
        at = paper.at(self.line[1])
        ends = (at - along * _BAR, at + along * _BAR)
        lines = [QLineF(*ends), *(QLineF(end, end - out * _END) for end in ends)]
        for stroke in (pen(paper.theme.mat, 4.6), pen(paper.theme.focus, 2.2)):
            painter.setPen(stroke)
            painter.drawLines(lines)


def snap_drawings(snap: Snap) -> Iterator[RingedDrawing | TouchDrawing | BarDrawing | MeasureDrawing]:
    """All but the words."""
    for mark in snap.marks:
        if mark.other is None:
            yield BarDrawing(mark.line)
            continue
        yield RingedDrawing(mark.other.base, mark.other.pose)
        yield TouchDrawing(mark.line[0]) if mark.touches else MeasureDrawing(mark.line)


def best_place(words: str, ghost: QRectF, taken: Room, shown: QRectF) -> int:
    """The number of the place beside the base in the hand where the words cover least. ``ghost`` is the box in pixels
    round it."""
    places = [_box_at(words, ghost, index) for index in range(len(_PLACES))]
    near = taken.near(places)
    costs = [_cost(box, near, shown) for box in places]
    return costs.index(min(costs))


def words_at(words: str, ghost: QRectF, place: int) -> ChipDrawing:
    return ChipDrawing(words, _box_at(words, ghost, place), px=SIZE)


_PLACES = tuple(
    (gap, right, below)
    for gap in (10.0, 26.0, 48.0)
    for right, below in ((0, -1), (0, 1), (1, 0), (-1, 0), (1, -1), (-1, -1), (1, 1), (-1, 1))
)


def _box_at(words: str, ghost: QRectF, place: int) -> QRectF:
    gap, right, below = _PLACES[place]
    box = chip_box(words, ghost.center(), SIZE)
    across, down = (ghost.width() + box.width()) / 2, (ghost.height() + box.height()) / 2
    return box.translated(right * (across + gap), below * (down + gap))


def _cost(box: QRectF, taken: Room, shown: QRectF) -> float:
    seen = box.intersected(shown)
    hidden = box.width() * box.height() - max(seen.width(), 0.0) * max(seen.height(), 0.0)
    return hidden + 10 * taken.covered(box) + 10 * taken.crowded(box)
