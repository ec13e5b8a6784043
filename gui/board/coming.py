"""Where those still to arrive may come on: an arrow into the table at the middle of an edge, or a ring on the table."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from engine.mission import Mission, SideLook
from engine.picture import Coming
from gui.board.labels import Label, LabelText
from gui.board.paper import Paper
from gui.board.shapes import device, pen

_LONG, _HALF, _SHAFT = 13.0, 6.5, 7.0
_RING = 9.0
_AWAY = 6.0


@dataclass(frozen=True, slots=True)
class ComingDrawing:
    coming: Coming
    look: SideLook
    z: float = 71.0

    def bounds(self, paper: Paper) -> QRectF:
        at, reach = paper.at(self.coming.at), _LONG + _SHAFT + 4
        return QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        colours = paper.theme.side_colours(self.look)
        at = paper.at(self.coming.at)
        painter.setPen(pen(colours.edge, 1.0))
        painter.setBrush(colours.fill)
        if self.coming.out is None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(colours.edge, 1.4, (3, 2)))
            painter.drawEllipse(at, _RING, _RING)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colours.fill)
            painter.drawPath(device(self.look, at, 4.0))
            return
        painter.drawPolygon(self._arrow(at, self.coming.out))

    def _arrow(self, at: QPointF, outward: tuple[float, float]) -> QPolygonF:
        """Its tail stands on the edge."""
        into, across = QPointF(-outward[0], -outward[1]), QPointF(-outward[1], outward[0])
        neck = at + into * _SHAFT
        return QPolygonF(
            [
                at + across * 2.5,
                neck + across * 2.5,
                neck + across * _HALF,
                at + into * (_SHAFT + _LONG),
                neck - across * _HALF,
                neck - across * 2.5,
                at - across * 2.5,
            ]
        )


def coming_drawings(mission: Mission, coming: tuple[Coming, ...]) -> tuple[ComingDrawing, ...]:
    return tuple(ComingDrawing(one, mission.side(one.side).look) for one in coming)


def coming_labels(mission: Mission, coming: tuple[Coming, ...], paper: Paper) -> Iterator[Label]:
    """Who comes there, beside the arrow."""
    for one in coming:
        colour = paper.theme.side_colours(mission.side(one.side).look).text
        at = paper.at(one.at)
        inward = QPointF(0, 1) if one.out is None else QPointF(-one.out[0], -one.out[1])
        yield Label(tuple(LabelText(line, colour, px=10) for line in one.lines), _Beside(at, inward), may_go=True)


@dataclass(frozen=True, slots=True)
class _Beside:
    """In front of the arrow, then on either hand of it."""

    at: QPointF
    inward: QPointF

    def __call__(self, width: float, height: float) -> Iterator[QPointF]:
        half = abs(self.inward.x()) * width / 2 + abs(self.inward.y()) * height / 2
        front = self.at + self.inward * (_SHAFT + _LONG + _AWAY + half)
        yield front
        across = QPointF(-self.inward.y(), self.inward.x())
        aside = abs(across.x()) * width / 2 + abs(across.y()) * height / 2 + _HALF + _AWAY
        for hand in (1, -1):
            yield self.at + self.inward * (_AWAY + half) + across * (aside * hand)
