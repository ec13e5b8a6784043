"""Patterns inside an outline, as lines and dots of fixed pixels: alike on screen, in SVG and on paper.

Lines lie on a lattice fixed to the table, so a pattern stands still while its outline changes. A texture brush would
grow with the painter and comes out as a bitmap in SVG.
"""

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPaintEngine, QPainter

from geometry.area import Area, Ring
from gui.board.paper import Paper
from gui.board.shapes import path_at, pattern_pen, stretched

RISING = -45.0
"""The direction of ``/``, degrees clockwise from the x axis."""
FALLING = 45.0
LEVEL = 0.0
UPRIGHT = 90.0
_BRUSH_WIDTH = 64


def hatch(area: Area, paper: Paper, tile: float, direction: float) -> list[QLineF]:
    """Lines ``tile`` pixels apart across the page; slanted ones are as far apart as in a square tile."""
    slanted = direction in (RISING, FALLING)
    pitch = tile * math.sqrt(0.5) if slanted else tile
    turn = math.radians(direction)
    cos, sin = math.cos(turn), math.sin(turn)
    return [
        QLineF(u0 * cos - v * sin, u0 * sin + v * cos, u1 * cos - v * sin, u1 * sin + v * cos)
        for v, u0, u1 in _spans(area.rings(), paper.scale, pitch, cos, sin)
    ]


class LevelLines:
    """Level lines of 1 px inside an area, so far apart. Qt paints a row of a rectangle at once but a line pixel by
    pixel, and cuts rows off at an outline far sooner than it is worked out here where they cross it: 10 ms to 0.5 ms
    for what hides half a table."""

    def __init__(self, area: Area, tile: float) -> None:
        self._area, self._tile = area, tile
        self._lines: tuple[float, list[QLineF]] = (0.0, [])
        """At this scale."""

    def draw(self, painter: QPainter, colour: QColor, paper: Paper) -> None:
        if not self._area:
            return
        laid = paper.pattern
        with stretched(painter, paper):
            if painter.paintEngine().type() is not QPaintEngine.Type.Raster:
                if self._lines[0] != laid.scale:
                    self._lines = (laid.scale, hatch(self._area, laid, self._tile, LEVEL))
                painter.setPen(pattern_pen(colour, paper))
                painter.drawLines(self._lines[1])
                return
            path = path_at(self._area, laid.scale)
            if paper.stretch == 1.0:
                painter.fillPath(path, _level_brush(self._tile, colour.rgba()))
                return
            painter.save()
            painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawRects(self._rows(laid, 1.0 / paper.stretch))
            painter.restore()

    def _rows(self, laid: Paper, high: float) -> list[QRectF]:
        left, top, right, bottom = (side * laid.scale for side in self._area.bounds)
        first, last = math.ceil(top / self._tile), math.ceil(bottom / self._tile)
        return [QRectF(left, row * self._tile - high / 2, right - left, high) for row in range(first, last)]


@lru_cache(maxsize=8)
def _level_brush(tile: float, colour: int) -> QBrush:
    """A line of 1 px along every edge between two tiles of whole pixels, as it looks where there is no stretching."""
    image = QImage(_BRUSH_WIDTH, round(tile), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for edge in (0.0, tile):
        painter.fillRect(QRectF(0, edge - 0.5, _BRUSH_WIDTH, 1.0), QColor.fromRgba(colour))
    painter.end()
    return QBrush(image)


def lattice(area: Area, paper: Paper, step: float, row: float, margin: float = 0.0) -> Iterator[QPointF]:
    """Places in staggered rows, ``margin`` pixels or more from the outline to either side."""
    if margin:
        area = area.grown(-margin / paper.scale)
    for v, u0, u1 in _spans(area.rings(), paper.scale, row, 1.0, 0.0):
        shift = step / 2 if round(v / row) % 2 else 0.0
        u = math.ceil((u0 - shift) / step) * step + shift
        while u <= u1:
            yield QPointF(u, v)
            u += step


def _spans(
    rings: Sequence[Ring], scale: float, pitch: float, cos: float, sin: float
) -> Iterator[tuple[float, float, float]]:
    """(v, from u, to u) of every lattice line inside the rings, even-odd; u runs along the lines, v across."""
    crossings: dict[int, list[float]] = defaultdict(list)
    for ring in rings:
        x, y = ring[-1]
        last_u, last_v = scale * (x * cos + y * sin), scale * (y * cos - x * sin)
        for x, y in ring:
            u, v = scale * (x * cos + y * sin), scale * (y * cos - x * sin)
            low, high = (last_v, v) if last_v < v else (v, last_v)
            # Half-open, so that a corner on a line is crossed once.
            for line in range(math.ceil(low / pitch), math.ceil(high / pitch)):
                crossings[line].append(last_u + (line * pitch - last_v) * (u - last_u) / (v - last_v))
            last_u, last_v = u, v
    for line in sorted(crossings):
        cuts = sorted(crossings[line])
        for start, end in zip(cuts[::2], cuts[1::2], strict=False):
            yield (line * pitch, start, end)
