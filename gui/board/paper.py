"""What every painter draws on: a theme, and how many pixels make an inch. Painters work in pixels from the corner."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from geometry.pose import Point
from gui.theme.tokens import Theme


@dataclass(frozen=True, slots=True)
class Paper:
    """Pixels are logical ones: sheets and sharp screens scale the whole painter."""

    theme: Theme
    scale: float
    words: bool = True
    """False for pictures too small for any text."""
    laid: float = 0.0
    """The scale at which patterns were laid out, while a zoom goes on and they are only stretched; else 0."""

    @property
    def pattern(self) -> "Paper":
        """What patterns are laid out on."""
        return Paper(self.theme, self.laid, self.words) if self.laid else self

    @property
    def stretch(self) -> float:
        """How many times as large patterns are painted as they were laid out."""
        return self.scale / self.laid if self.laid else 1.0

    def at(self, point: Point) -> QPointF:
        return QPointF(point[0] * self.scale, point[1] * self.scale)

    def box(self, left: float, top: float, right: float, bottom: float) -> QRectF:
        """A rectangle of inches in pixels."""
        return QRectF(self.at((left, top)), self.at((right, bottom)))

    def box_round(self, points: Iterable[Point], margin: float) -> QRectF:
        """The pixels round all points and ``margin`` pixels more; the points must not be none."""
        places = list(points)
        xs, ys = [x for x, _ in places], [y for _, y in places]
        return self.box(min(xs), min(ys), max(xs), max(ys)).adjusted(-margin, -margin, margin, margin)
