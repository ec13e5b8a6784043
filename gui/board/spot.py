"""The spot that a finding is about, enlarged: a second view on what a board shows, without the words that stand there
at a place in pixels."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from engine.findings import Where
from geometry.pose import Point
from gui.board.chip import chip_box, paint_chip
from gui.board.drawing import DrawingItem
from gui.board.labels import LabelDrawing
from gui.board.note import NoteDrawing
from gui.board.paper import Paper
from gui.board.path import ChipDrawing
from gui.board.sheets import paint_item

SCALE = 46.0
"""Pixels an inch."""
LEAST_TIMES = 2.0
"""How many times as large as on the table it is at least."""
_BEYOND = 40.0
"""Pixels that a drawing may reach beyond where it lies, on the table or enlarged."""
_WORDS = (LabelDrawing, NoteDrawing, ChipDrawing)


def spot_of(wheres: Iterable[Where]) -> Point | None:
    """The middle of the first measure, or the first place that is named, in the order of the findings."""
    for where in wheres:
        if where.line is not None:
            (x0, y0), (x1, y1) = where.line
            return ((x0 + x1) / 2, (y0 + y1) / 2)
        if where.spot is not None:
            return where.spot
        for area in (where.offending, where.whole):
            if area:
                return area.inside_point
    return None


def has_spot(where: Where) -> bool:
    return where.line is not None or where.spot is not None or bool(where.offending or where.whole)


def spot_scale(of_table: float) -> float:
    """Pixels an inch of a spot on a table that has so many."""
    return max(SCALE, LEAST_TIMES * of_table)


def paint_spot(
    painter: QPainter,
    items: Iterable[DrawingItem],
    table: Paper,
    middle: Point,
    size: QSizeF,
    measure: str = "",
    *,
    refused: bool = True,
) -> None:
    """``items`` lie on ``table``; the left top corner of the spot is the painter's origin. ``measure`` is written
    beside its middle, in the colour of what is ``refused``, or of what is left to the player."""
    paper = Paper(table.theme, spot_scale(table.scale), table.words)
    corner = paper.at(middle) - QPointF(size.width() / 2, size.height() / 2)
    shown = QRectF(corner, size)
    painter.save()
    painter.setClipRect(QRectF(QPointF(), size))
    painter.fillRect(QRectF(QPointF(), size), table.theme.desk)
    painter.translate(-corner)
    on_table = _scaled(shown, table.scale / paper.scale).adjusted(-_BEYOND, -_BEYOND, _BEYOND, _BEYOND)
    for item in sorted(items, key=lambda item: item.z):
        drawn = item.drawing
        if not item.visible or isinstance(drawn, _WORDS) or not item.box.intersects(on_table):
            continue
        if drawn.bounds(paper).intersects(shown):
            paint_item(painter, item, paper)
    if measure:
        box = chip_box(measure, QPointF())
        box.moveTopLeft(paper.at(middle) + QPointF(14, -box.height() / 2))
        paint_chip(painter, measure, box, paper, line=table.theme.refuse if refused else table.theme.coher)
    painter.restore()


def _scaled(box: QRectF, times: float) -> QRectF:
    return QRectF(box.x() * times, box.y() * times, box.width() * times, box.height() * times)
