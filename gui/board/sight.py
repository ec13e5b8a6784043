"""What a model sees of the table: a veil where it sees, level lines where pieces hide."""

from collections.abc import Callable, Iterator
from textwrap import wrap

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from engine.mission import Table
from engine.sight import SeenArea
from gui.board.hatch import LevelLines
from gui.board.labels import Label, LabelText, lettered
from gui.board.overlay import Overlay
from gui.board.paper import Paper
from gui.board.shapes import AreaPath, area_box, pen
from gui.text import tr
from gui.theme.tokens import veil

_TILE = 4.0
_INSET = 10.0
_LINE = 44
"""Letters."""


class SightDrawing:
    z = 55.0

    def __init__(self, seen: SeenArea) -> None:
        self.seen = seen
        self._path = AreaPath(seen.visible)
        self._lines = LevelLines(seen.hidden, _TILE)

    def bounds(self, paper: Paper) -> QRectF:
        return area_box(self.seen.visible, paper, 2).united(area_box(self.seen.hidden, paper, 2))

    def paint(self, painter: QPainter, paper: Paper) -> None:
        sight = paper.theme.sight
        self._lines.draw(painter, veil(sight, 0.28), paper)
        if not paper.theme.one_ink:  # what is hidden has its lines; a tint over all the rest would be a second ink
            painter.fillPath(self._path(paper), veil(sight, 0.16))
        painter.setPen(pen(sight))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._path(paper))


def sight_drawings(seen: SeenArea | None) -> tuple[SightDrawing, ...]:
    return () if seen is None or not (seen.visible or seen.hidden) else (SightDrawing(seen),)


def sight_label(seen: SeenArea, table: Table, paper: Paper) -> Label:
    """Whose sight it is and what of it is not judged: in a corner of the table, or where there is room."""
    lines = [
        LabelText(
            tr("sight of {whose}").format(whose=seen.whose) if seen.whose else tr("sight"), paper.theme.sight, bold=True
        )
    ]
    if seen.note:
        lines += [LabelText(line, paper.theme.ink2, px=10) for line in wrap(seen.note, _LINE)]
    return lettered(Label(tuple(lines), _places(table, paper), may_go=True, of=Overlay.SIGHT), paper)


def _places(table: Table, paper: Paper) -> Callable[[float, float], Iterator[QPointF]]:
    def places(width: float, height: float) -> Iterator[QPointF]:
        across, down = table.width * paper.scale, table.height * paper.scale
        left, top = width / 2 + _INSET, height / 2 + _INSET
        for row in (1.0, 0.0, 0.75, 0.25, 0.5, 0.875, 0.625, 0.375, 0.125):
            for column in (0.0, 1.0, 0.5, 0.25, 0.75):
                yield QPointF(left + column * (across - 2 * left), top + row * (down - 2 * top))

    return places
