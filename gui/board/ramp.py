"""A ramp: seven bands from low to high, an arrow uphill, and the pass sign at both ends."""

import math
from itertools import pairwise

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from geometry.area import Area, Ring
from geometry.pose import Point, distance
from gui.board.paper import Paper
from gui.board.shapes import area_path, pen
from gui.theme.tokens import veil

_BANDS = 7


def paint_ramp(painter: QPainter, area: Area, uphill: Point | None, paper: Paper) -> None:
    """``uphill`` is a point that the ramp leads up to; without one it is drawn level and has no arrow."""
    foot, head = _ends(area.rings()[0], area.centroid, uphill)
    outline = area_path(area, paper)
    low, high = paper.at(foot), paper.at(head)
    along = high - low
    across = QPointF(-along.y(), along.x())
    for band in range(_BANDS):
        start, end = low + along * (band / _BANDS), low + along * ((band + 1) / _BANDS)
        strip = QPainterPath()
        strip.addPolygon(QPolygonF([start - across * 3, end - across * 3, end + across * 3, start + across * 3]))
        strip.closeSubpath()
        share = band / (_BANDS - 1) if uphill is not None else 0.5
        painter.setPen(pen(veil(paper.theme.tline, 0.35)))
        painter.setBrush(_between(paper.theme.t1, paper.theme.t3, share))
        painter.drawPath(strip.intersected(outline))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(paper.theme.tline))
    painter.drawPath(outline)
    if uphill is not None:
        _arrow(painter, low + along * 0.3, low + along * 0.72, paper)
    length = math.hypot(along.x(), along.y())
    half = min(11.0, 0.45 * area.size * paper.scale**2 / length) if length else 11.0
    for end in (low, high):
        _pass_sign(painter, end, math.atan2(along.y(), along.x()), half, paper)


def _ends(ring: Ring, centre: Point, uphill: Point | None) -> tuple[Point, Point]:
    """The middles of the two ends, foot first: the ends lie across the way up, or across the longer way."""
    sides = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in pairwise((*ring, ring[0]))]
    if uphill is None:
        head = max(sides, key=lambda middle: distance(middle, centre))
    else:
        head = min(sides, key=lambda middle: distance(middle, uphill))
    opposite = (2 * centre[0] - head[0], 2 * centre[1] - head[1])
    return (min(sides, key=lambda middle: distance(middle, opposite)), head)


def _between(low: QColor, high: QColor, share: float) -> QColor:
    parts = ((low.red(), high.red()), (low.green(), high.green()), (low.blue(), high.blue()))
    return QColor(*(round(a + (b - a) * share) for a, b in parts))


def _arrow(painter: QPainter, start: QPointF, end: QPointF, paper: Paper) -> None:
    painter.setPen(pen(paper.theme.ink, 1.2))
    painter.drawLine(start, end)
    way = math.atan2(end.y() - start.y(), end.x() - start.x())
    barbs = [end - QPointF(8 * math.cos(way + lean), 8 * math.sin(way + lean)) for lean in (0.4, -0.4)]
    tip = QPolygonF([end, *barbs])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paper.theme.ink)
    painter.drawPolygon(tip)


def _pass_sign(painter: QPainter, at: QPointF, way: float, half: float, paper: Paper) -> None:
    """The map's sign for a pass: two arcs, back to back, with the way between them."""
    painter.save()
    painter.translate(at)
    painter.rotate(math.degrees(way))
    sign = QPainterPath()
    bow = min(6.0, 0.6 * half)
    for side in (-1, 1):
        sign.moveTo(-bow, side * half)
        sign.quadTo(0, side * (half - bow), bow, side * half)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.strokePath(sign, pen(paper.theme.mat, 4))
    painter.strokePath(sign, pen(paper.theme.ink, 1.6))
    painter.restore()
