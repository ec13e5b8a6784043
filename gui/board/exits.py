"""Edges that a side may leave by: arrows in its colour just outside the table, pointing away from it."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPolygonF

from engine.mission import EdgeName, EdgeSegment, Mission, Side, Table
from gui.board.ground import BAND
from gui.board.paper import Paper
from gui.board.shapes import pen

_EVERY = 1.5
_HALF = 3.5


@dataclass(frozen=True, slots=True)
class ExitBand:
    table: Table
    side: Side
    segment: EdgeSegment
    lane: int = 0
    """Counts the sides that share this edge before this one."""
    lanes: int = 1
    every: float = _EVERY
    z: float = 121

    def bounds(self, paper: Paper) -> QRectF:
        segment, reach = self.segment, BAND + 2
        ends = (paper.at(self.table.edge_point(segment.edge, along)) for along in (segment.start, segment.end))
        first, last = ends
        return QRectF(first, last).normalized().adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        colours = paper.theme.side_colours(self.side.look)
        painter.setPen(pen(colours.edge, 1.0))
        painter.setBrush(colours.fill)
        step = self.every * self.lanes
        along = self.segment.start + self.every * (self.lane + 0.5)
        while along < self.segment.end:
            painter.drawPolygon(self._arrow(paper.at(self.table.edge_point(self.segment.edge, along))))
            along += step
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _arrow(self, foot: QPointF) -> QPolygonF:
        x, y = self.table.outward(self.segment.edge)
        out, across = QPointF(x, y), QPointF(-y, x)
        return QPolygonF([foot + across * _HALF, foot + out * BAND, foot - across * _HALF])


def exit_bands(mission: Mission, exits: Mapping[str, tuple[EdgeSegment, ...]]) -> tuple[ExitBand, ...]:
    """One a side and stretch; sides that share an edge take turns along it."""
    found = [(mission.side(side), segment) for side, segments in exits.items() for segment in segments]
    by_edge: dict[EdgeName, list[Side]] = {}
    for side, segment in found:
        by_edge.setdefault(segment.edge, []).append(side)
    return tuple(
        ExitBand(mission.table, side, segment, by_edge[segment.edge].index(side), len(by_edge[segment.edge]))
        for side, segment in found
    )
