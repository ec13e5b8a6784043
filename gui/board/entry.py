"""Entry edges: a band of the side's colour outside the table, its device each 3 inches."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from engine.mission import EdgeName, EdgeSegment, Mission, Side, Table
from geometry.pose import Point
from gui.board.ground import BAND
from gui.board.paper import Paper
from gui.board.shapes import device, pen

_EVERY = 3.0


@dataclass(frozen=True, slots=True)
class EntryBand:
    table: Table
    side: Side
    segment: EdgeSegment
    lane: int = 0
    """Counts the sides that share this stretch before this one."""
    lanes: int = 1
    every: float = _EVERY
    z: float = 121

    def bounds(self, paper: Paper) -> QRectF:
        return self._band(paper).adjusted(-1, -1, 1, 1)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        colours = paper.theme.side_colours(self.side.look)
        band = self._band(paper)
        painter.setPen(pen(colours.edge, 1.0))
        painter.setBrush(colours.fill)
        painter.drawRect(band)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.glyph)
        upright = self.segment.edge in (EdgeName.LEFT, EdgeName.RIGHT)
        radius = min(2.4, 0.34 * (band.width() if upright else band.height()))
        along = self.segment.start + self.every / 2
        while along < self.segment.end:
            at = paper.at(self.table.edge_point(self.segment.edge, along))
            place = QPointF(band.center().x(), at.y()) if upright else QPointF(at.x(), band.center().y())
            painter.drawPath(device(self.side.look, place, radius))
            along += self.every

    def _band(self, paper: Paper) -> QRectF:
        start = self.table.edge_point(self.segment.edge, self.segment.start)
        end = self.table.edge_point(self.segment.edge, self.segment.end)
        outward: Point = self.table.outward(self.segment.edge)
        width = BAND / self.lanes
        inner, outer = self.lane * width, (self.lane + 1) * width
        first, last = paper.at(start), paper.at(end)
        return QRectF(
            QPointF(first.x() + outward[0] * inner, first.y() + outward[1] * inner),
            QPointF(last.x() + outward[0] * outer, last.y() + outward[1] * outer),
        ).normalized()


def entry_bands(mission: Mission) -> tuple[EntryBand, ...]:
    """One band a stretch of edge; sides that share a stretch lie side by side."""
    stretches = [(side, segment) for side in mission.sides for segment in side.entry]
    bands = []
    for index, (side, segment) in enumerate(stretches):
        sharing = [place for place, (_, other) in enumerate(stretches) if _overlap(segment, other)]
        bands.append(EntryBand(mission.table, side, segment, sharing.index(index), len(sharing)))
    return tuple(bands)


def _overlap(one: EdgeSegment, other: EdgeSegment) -> bool:
    return one.edge is other.edge and one.start < other.end and other.start < one.end
