"""Patterns inside an outline, as lines and dots of fixed pixels: alike on screen, in SVG and on paper.

Lines lie on a lattice fixed to the table, so a pattern stands still while its outline changes. A texture brush would
grow with the painter and comes out as a bitmap in SVG.
"""

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPaintEngine, QPainter

from geometry.area import Area, Ring
from gui.board.paper import Paper
from gui.board.shapes import pattern_pen, stretched

RISING = -45.0
"""The direction of ``/``, degrees clockwise from the x axis."""
FALLING = 45.0
LEVEL = 0.0
UPRIGHT = 90.0


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
    """Level lines of 1 px. Qt paints a row of a rectangle at once but a line pixel by pixel: 7 ms to 0.2 ms for the 400
    that hide half a table."""

    def __init__(self, lines: Sequence[QLineF]) -> None:
        self._lines = lines
        self._rows: tuple[float, list[QRectF]] = (0.0, [])
        """Rectangles so high."""

    def draw(self, painter: QPainter, colour: QColor, paper: Paper) -> None:
        with stretched(painter, paper):
            if painter.paintEngine().type() is not QPaintEngine.Type.Raster:
                painter.setPen(pattern_pen(colour, paper))
                painter.drawLines(self._lines)
                return
            high = 1.0 / paper.stretch
            if self._rows[0] != high:
                self._rows = (high, [QRectF(one.x1(), one.y1() - high / 2, one.dx(), high) for one in self._lines])
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawRects(self._rows[1])


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
