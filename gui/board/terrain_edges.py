"""How to get up a piece: hachures where only an access leads up, rungs where it can be climbed."""

import math
from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from geometry.area import Area, Ring
from geometry.pose import distance
from gui.board.paper import Paper
from gui.board.shapes import area_path, pen

_SPACING = 4.2
_LONG, _SHORT = 10.0, 5.0
_CONTOUR = 15.0
_RUNG_LENGTH, _RUNG_EVERY = 5.0, 6.0


def hachures(area: Area, paper: Paper) -> list[QLineF]:
    """Strokes inward, long and short in turn."""
    reach = min(1.0, 0.55 * _inner_radius(area) * paper.scale / _LONG)
    lines = []
    for index, stroke in enumerate(_normals(area, paper, _SPACING)):
        length = reach * (_SHORT if index % 2 else _LONG)
        stroke.setLength(length)
        lines.append(stroke)
    return lines


def contour(area: Area, paper: Paper) -> QPainterPath:
    """Well inside the edge, where there is room for one."""
    if _inner_radius(area) * paper.scale <= 1.6 * _CONTOUR:
        return QPainterPath()
    return area_path(area.grown(-_CONTOUR / paper.scale), paper)


def paint_rungs(painter: QPainter, area: Area, paper: Paper) -> None:
    """A ladder outside the edge."""
    painter.setPen(pen(paper.theme.tline))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lines = []
    for stroke in _normals(area, paper, _RUNG_EVERY):
        stroke.setLength(_RUNG_LENGTH)
        start, inward = stroke.p1(), stroke.p2() - stroke.p1()
        lines.append(QLineF(start, start - inward))
    painter.drawLines(lines)
    painter.drawPath(area_path(area.grown(_RUNG_LENGTH / paper.scale), paper))


def _normals(area: Area, paper: Paper, spacing: float) -> Iterator[QLineF]:
    """Lines of one pixel from the outlines inward, evenly spread over each side."""
    for part in area.parts():
        for index, ring in enumerate(part.rings()):
            inward = (1 if _turns_clockwise(ring) else -1) * (1 if index == 0 else -1)
            yield from _ring_normals(ring, paper.scale, spacing, inward)


def _ring_normals(ring: Ring, scale: float, spacing: float, inward: int) -> Iterator[QLineF]:
    left = spacing / 2
    for (x0, y0), (x1, y1) in pairwise((*ring, ring[0])):
        length = math.hypot(x1 - x0, y1 - y0) * scale
        if length == 0:
            continue
        ux, uy = (x1 - x0) * scale / length, (y1 - y0) * scale / length
        done = left
        while done < length:
            x, y = x0 * scale + ux * done, y0 * scale + uy * done
            yield QLineF(x, y, x - uy * inward, y + ux * inward)
            done += spacing
        left = done - length


def _turns_clockwise(ring: Ring) -> bool:
    """As seen, with y down."""
    return sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in pairwise((*ring, ring[0]))) > 0


def _inner_radius(area: Area) -> float:
    """About the radius of a disc that fits in; exact for a circle, near for a long wall."""
    around = sum(distance(a, b) for ring in area.rings() for a, b in pairwise((*ring, ring[0])))
    return 2 * area.size / around if around else 0.0
