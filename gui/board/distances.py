"""How far it is from the model in the hand to the others: a figure at each, a dotted line to those of other sides."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.wording import inches
from geometry.pose import Point
from gui.board.paper import Paper
from gui.board.shapes import pen
from gui.board.text import Side, text_box, write
from gui.theme.tokens import veil

SIZE = 10.0
_ABOVE = 4.0


@dataclass(frozen=True, slots=True)
class DistanceDrawing:
    """From edge to edge: ``begin`` on the base in the hand, ``end`` on the other's. ``foe``: of another side."""

    begin: Point
    end: Point
    far: float
    foe: bool
    z: float = 114

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
        write(painter, self.text, self._at(paper), SIZE, theme.ink, bold=self.foe, side=Side.MIDDLE, halo=theme.mat)

    def _at(self, paper: Paper) -> QPointF:
        return paper.at(self.end) - QPointF(0, _ABOVE)

    def _box(self, paper: Paper) -> QRectF:
        return text_box(self.text, self._at(paper), SIZE, self.foe, Side.MIDDLE)
