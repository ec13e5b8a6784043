"""A ring round a base, from its edge, with its inches."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from engine.wording import whole
from geometry.base import Placed
from geometry.outline import outline
from gui.board.chip import chip_box, paint_chip
from gui.board.paper import Paper
from gui.board.shapes import PerScale, area_path, pen
from gui.theme.tokens import veil

_SIZE = 11.0


class RingDrawing:
    """``loose``: its inches are still being set."""

    z = 124.0

    def __init__(self, placed: Placed, radius: float, *, loose: bool = False) -> None:
        self.placed = placed
        self.radius = radius
        self.loose = loose
        self._path = PerScale(self._outline)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, RingDrawing) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[Placed, float, bool]:
        return (self.placed, self.radius, self.loose)

    @property
    def text(self) -> str:
        return whole(round(self.radius, 2))

    def bounds(self, paper: Paper) -> QRectF:
        return self._path(paper).boundingRect().united(self.chip(paper)).adjusted(-3, -3, 3, 3)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        theme = paper.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ink = pen(theme.ink, 1.2, (2, 2) if self.loose else ())
        for stroke in (pen(veil(theme.mat, 0.8), 3.6), ink):
            painter.setPen(stroke)
            painter.drawPath(self._path(paper))
        paint_chip(painter, self.text, self.chip(paper), paper, px=_SIZE)

    def _outline(self, paper: Paper) -> QPainterPath:
        if not self.placed.base.is_round:
            return area_path(outline(self.placed).grown(self.radius), paper)
        path = QPainterPath()
        radius = (self.placed.base.width / 2 + self.radius) * paper.scale
        path.addEllipse(paper.at(self.placed.centre), radius, radius)
        return path

    def chip(self, paper: Paper) -> QRectF:
        """Where its inches are written: on the ring, straight above, or straight below where that is off the table."""
        box = self._path(paper).boundingRect()
        y = box.top() if box.top() >= 0 else box.bottom()
        return chip_box(self.text, QPointF(paper.at(self.placed.centre).x(), y), _SIZE)
