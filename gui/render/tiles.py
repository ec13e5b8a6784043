"""The table at true scale, on as many pages of paper as it takes, with marks to put them together by."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from gui.board.compose import View, all_drawings
from gui.board.drawing import Drawing
from gui.board.ground import FRAME_DEPTH
from gui.board.paper import Paper
from gui.board.shapes import pen
from gui.board.text import write, write_middle
from gui.render.output import write_pdf_pages
from gui.render.scale_bar import BAR_HEIGHT, draw_scale_bar
from gui.render.subtitle import size_of
from gui.render.tiling import MARGIN, Cut, PaperSize, Tile, Tiling, tiling
from gui.text import many, tr
from gui.theme.fonts import load_fonts
from gui.theme.tokens import PRINT, Theme

PIXELS_PER_INCH = 96.0
"""An inch of the table is an inch of the paper."""
BAR = 10
"""Inches of the bar on each page; the long side of every paper has room for it."""
_TICK_FROM, _TICK_TO = 1.5, 7.0
_BAR_OFF = 8.5
_RING, _ARM = 6.0, 12.0
_HEAD, _FOOT = 118.0, 44.0


@dataclass(frozen=True, slots=True)
class Tiles:
    """All pages of one table. Everything here is in logical pixels from the corner of a page."""

    view: View
    theme: Theme
    paper_size: PaperSize

    @property
    def tiling(self) -> Tiling:
        table, frame = self.view.mission.table, 2 * FRAME_DEPTH / PIXELS_PER_INCH
        return tiling(table.width + frame, table.height + frame, self.paper_size)

    def pages(self) -> Iterator[Callable[[QPainter], None]]:
        """How they fit together, then each tile, row by row."""
        cut = self.tiling
        yield partial(self._overview, cut=cut)
        paper = Paper(self.theme, PIXELS_PER_INCH)
        drawings = all_drawings(replace(self.view, all_bold=True), paper)
        for tile in cut.tiles():
            yield partial(self._tile, cut=cut, tile=tile, paper=paper, drawings=drawings)

    def _tile(self, painter: QPainter, cut: Tiling, tile: Tile, paper: Paper, drawings: list[Drawing]) -> None:
        self._ground(painter, cut)
        window = _window(cut, tile)
        margin = MARGIN * PIXELS_PER_INCH
        painter.save()
        painter.translate(margin - window.x(), margin - window.y())
        painter.setClipRect(window)
        painter.save()
        painter.translate(FRAME_DEPTH, FRAME_DEPTH)
        shown = window.translated(-FRAME_DEPTH, -FRAME_DEPTH)
        for drawing in drawings:
            if drawing.bounds(paper).intersects(shown):
                painter.save()
                drawing.paint(painter, paper)
                painter.restore()
        painter.restore()
        self._register(painter, cut, tile)
        painter.setClipping(False)
        self._ticks(painter, cut, tile, window)
        painter.restore()
        self._bar(painter, cut, margin - _BAR_OFF, ())
        words = tr("Row {row}, column {column} of {rows} × {columns} · {name} · the bar along the edge is 10″").format(
            row=tile.row, column=tile.column, rows=cut.down.count, columns=cut.across.count, name=self._name
        )
        write(painter, tile.label, QPointF(margin + 30, margin - 9), 12, self.theme.ink, bold=True)
        write(painter, words, QPointF(margin + 76, margin - 9), 9, self.theme.ink2)

    @property
    def _name(self) -> str:
        return self.view.mission.name

    def _ground(self, painter: QPainter, cut: Tiling) -> None:
        wide, high = cut.page
        painter.fillRect(QRectF(0, 0, wide * PIXELS_PER_INCH + 1, high * PIXELS_PER_INCH + 1), self.theme.desk)

    def _register(self, painter: QPainter, cut: Tiling, tile: Tile) -> None:
        """Crossed circles on each seam, at the same places of the picture on both pages that share it."""
        painter.setPen(pen(self.theme.ink, 0.75))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for at in _register_marks(cut, tile):
            painter.drawEllipse(at, _RING, _RING)
            painter.drawLine(QLineF(at.x() - _ARM, at.y(), at.x() + _ARM, at.y()))
            painter.drawLine(QLineF(at.x(), at.y() - _ARM, at.x(), at.y() + _ARM))

    def _ticks(self, painter: QPainter, cut: Tiling, tile: Tile, window: QRectF) -> None:
        """Where to cut, in the margin on all four sides."""
        painter.setPen(pen(self.theme.ink, 0.75))
        for x in _pixels(cut.across.seams(tile.column - 1)):
            for y, out in ((window.top(), -1), (window.bottom(), 1)):
                painter.drawLine(QLineF(x, y + out * _TICK_FROM, x, y + out * _TICK_TO))
        for y in _pixels(cut.down.seams(tile.row - 1)):
            for x, out in ((window.left(), -1), (window.right(), 1)):
                painter.drawLine(QLineF(x + out * _TICK_FROM, y, x + out * _TICK_TO, y))

    def _bar(self, painter: QPainter, cut: Tiling, off: float, marks: tuple[int, ...]) -> None:
        """Along the long side, in the middle of it, ``off`` pixels from the edge of the paper."""
        wide, high = (side * PIXELS_PER_INCH for side in cut.page)
        length = BAR * PIXELS_PER_INCH
        paper = Paper(self.theme, PIXELS_PER_INCH)
        painter.save()
        if cut.is_landscape:
            painter.translate((wide - length) / 2, high - off)
        else:
            painter.translate(off - BAR_HEIGHT, (high + length) / 2)
            painter.rotate(-90)
        draw_scale_bar(painter, paper, QPointF(0, 0), 1.0, BAR, "″", marks)
        painter.restore()

    def _overview(self, painter: QPainter, cut: Tiling) -> None:
        self._ground(painter, cut)
        wide, high = (side * PIXELS_PER_INCH for side in cut.page)
        left = MARGIN * PIXELS_PER_INCH + (0.0 if cut.is_landscape else _FOOT)
        foot = high - MARGIN * PIXELS_PER_INCH - (_FOOT if cut.is_landscape else 0.0)
        top = MARGIN * PIXELS_PER_INCH + _HEAD
        whole = QSizeF(cut.across.length, cut.down.length)
        room = (wide - MARGIN * PIXELS_PER_INCH - left, foot - top)
        # The frame keeps its pixels whatever the scale, so that the room for it goes first.
        table = self.view.mission.table
        scale = min((room[0] - 2 * FRAME_DEPTH) / table.width, (room[1] - 2 * FRAME_DEPTH) / table.height)
        self._heading(painter, cut, left)
        painter.save()
        painter.translate(left + FRAME_DEPTH, top + FRAME_DEPTH)
        paper = Paper(self.theme, scale)
        for drawing in all_drawings(self.view, paper):
            painter.save()
            drawing.paint(painter, paper)
            painter.restore()
        rim = FRAME_DEPTH / PIXELS_PER_INCH
        painter.setPen(pen(self.theme.ink, 1.0))
        for index in range(1, cut.across.count):
            x = (cut.across.seams(index)[0] - rim) * scale
            painter.drawLine(QLineF(x, -rim * scale, x, (whole.height() - rim) * scale))
        for index in range(1, cut.down.count):
            y = (cut.down.seams(index)[0] - rim) * scale
            painter.drawLine(QLineF(-rim * scale, y, (whole.width() - rim) * scale, y))
        for tile in cut.tiles():
            middle = QPointF(
                (_middle(cut.across, tile.column - 1) - rim) * scale, (_middle(cut.down, tile.row - 1) - rim) * scale
            )
            write_middle(painter, tile.label, middle, 13, self.theme.ink, halo=self.theme.mat)
        painter.restore()
        self._bar(painter, cut, MARGIN * PIXELS_PER_INCH + (24 if cut.is_landscape else 0), (0, 2, 4, 6, 8, 10))

    def _heading(self, painter: QPainter, cut: Tiling, left: float) -> None:
        top = MARGIN * PIXELS_PER_INCH
        write(painter, self._name, QPointF(left, top + 20), 20, self.theme.ink, bold=True)
        size = many(
            "{size}, at true scale on {n} pages of {paper} and this one",
            "{size}, at true scale on one page of {paper} and this one",
            cut.count,
        ).format(size=size_of(self.view.mission.table), n=cut.count, paper=self.paper_size.title)
        write(painter, size, QPointF(left, top + 38), 12, self.theme.ink2)
        for line, words in enumerate(
            (
                tr("Print at 100 %, not fitted to the page: then the bar measures 10″."),
                tr("Each page bears its row and its column, as drawn here."),
                tr("Cut along the short lines in the margins and lay the pages edge to edge."),
                tr("Or leave them uncut and lay one over the other, so that the crossed circles meet."),
            )
        ):
            write(painter, words, QPointF(left, top + 58 + 15 * line), 10, self.theme.ink)


def save_tiles(path: Path, view: View, paper: PaperSize, theme: Theme = PRINT) -> int:
    """Write a PDF of an overview and the tiles; how many pages it has. Raises ``OSError`` where that fails."""
    load_fonts()
    made = Tiles(view, theme, paper)
    cut = made.tiling
    write_pdf_pages(path, view.mission.name, QSizeF(*cut.page), PIXELS_PER_INCH, made.pages())
    return cut.count + 1


def _window(cut: Tiling, tile: Tile) -> QRectF:
    """Of the picture, in pixels from its corner."""
    return QRectF(
        tile.left * PIXELS_PER_INCH,
        tile.top * PIXELS_PER_INCH,
        cut.across.window * PIXELS_PER_INCH,
        cut.down.window * PIXELS_PER_INCH,
    )


def _register_marks(cut: Tiling, tile: Tile) -> Iterator[QPointF]:
    """In pixels from the corner of the picture: a quarter from either end of each seam that a neighbour shares."""
    xs, ys = _pixels(cut.across.seams(tile.column - 1)), _pixels(cut.down.seams(tile.row - 1))
    shared = (tile.column > 1, tile.column < cut.across.count, tile.row > 1, tile.row < cut.down.count)
    for x, there in zip(xs, shared[:2], strict=True):
        if there:
            yield from (QPointF(x, ys[0] + part * (ys[1] - ys[0])) for part in (0.25, 0.75))
    for y, there in zip(ys, shared[2:], strict=True):
        if there:
            yield from (QPointF(xs[0] + part * (xs[1] - xs[0]), y) for part in (0.25, 0.75))


def _pixels(inches: tuple[float, float]) -> tuple[float, float]:
    return (inches[0] * PIXELS_PER_INCH, inches[1] * PIXELS_PER_INCH)


def _middle(cut: Cut, index: int) -> float:
    first, last = cut.seams(index)
    return (first + last) / 2
