"""How far it is from the model in the hand to the others: a figure at each, a dotted line to those of other sides."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.wording import inches
from geometry.pose import Point
from gui.board.paper import Paper
from gui.board.shapes import pen
from gui.board.text import Side, text_box, text_width, write
from gui.theme.tokens import veil

SIZE = 10.0
_ABOVE = 4.0
_APART = 2.0


@dataclass(frozen=True, slots=True)
class DistanceDrawing:
    """From edge to edge: ``begin`` on the base in the hand, ``end`` on the other's. ``foe``: of another side.

    ``aside`` is in pixels from where the figure stands if there is room; without ``told`` there is none at all.
    """

    begin: Point
    end: Point
    far: float
    foe: bool
    z: float = 114
    aside: Point = (0.0, 0.0)
    told: bool = True

    @property
    def text(self) -> str:
        return inches(self.far)

    def bounds(self, paper: Paper) -> QRectF:
        return paper.box_round((self.begin, self.end), 3).united(self._box(paper)).adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        theme = paper.theme
        if self.foe:
            for stroke in (pen(veil(theme.mat, 0.7), 2.6), pen(veil(theme.ink, 0.75), 1.0, (1.5, 2.5))):
                painter.setPen(stroke)
                painter.drawLine(paper.at(self.begin), paper.at(self.end))
        if self.told:
            at = self._at(paper)
            write(painter, self.text, at, SIZE, theme.ink, bold=self.foe, side=Side.MIDDLE, halo=theme.mat)

    def _at(self, paper: Paper) -> QPointF:
        return paper.at(self.end) + QPointF(self.aside[0], self.aside[1] - _ABOVE)

    def _box(self, paper: Paper) -> QRectF:
        return text_box(self.text, self._at(paper), SIZE, self.foe, Side.MIDDLE)


def spread(drawings: Sequence[DistanceDrawing], scale: float) -> tuple[DistanceDrawing, ...]:
    """No figure over another, at ``scale`` pixels an inch: the first has its place, later ones stand beside theirs, and
    where there is no room a figure waits until the table is drawn larger."""
    taken: list[tuple[float, float, float, float]] = []
    placed = []
    for one in drawings:
        half, x, y = text_width(one.text, SIZE, one.foe) / 2, one.end[0] * scale, one.end[1] * scale - _ABOVE
        free = next((way for way in _ways(half) if _is_free(taken, x + way[0], y + way[1], half)), None)
        if free is None:
            placed.append(replace(one, told=False))
            continue
        taken.append((x + free[0] - half, y + free[1] - SIZE, x + free[0] + half, y + free[1]))
        placed.append(one if free == (0.0, 0.0) else replace(one, aside=free))
    return tuple(placed)


def _ways(half: float) -> tuple[Point, ...]:
    """Where it was meant, below, above that, and to either side."""
    return ((0.0, 0.0), (0.0, SIZE + 2 * _ABOVE), (0.0, -SIZE - 2), (half + 6, _ABOVE), (-half - 6, _ABOVE))


def _is_free(taken: list[tuple[float, float, float, float]], x: float, y: float, half: float) -> bool:
    left, top, right = x - half - _APART, y - SIZE, x + half + _APART
    return not any(left < x1 and x0 < right and top < y1 and y0 < y for x0, y0, x1, y1 in taken)
