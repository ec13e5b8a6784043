"""What a board paints from. What stands still is painted once, into sheets between the things that move; while the
scale changes under a hand that zooms, the picture as it was is stretched."""

from bisect import bisect_left
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion

from gui.board.drawing import DrawingItem
from gui.board.paper import Paper
from gui.board.sheets import Sheet, Tiles, blank, paint_item, united

_SLACK = 1.5
"""How many times as wide and high as what is seen the picture is made where a zoom out has outgrown the last."""
_MOVING = (54.0, 55.0, 57.0, 65.0, 66.0, 80.0, 88.0, 100.0, 126.0)
"""Heights of what most often moves: ranges, coherency and its links, a way, another branch, ghosts, the band that
chooses. Known from the first, so that a picture is the same to the last bit whether anything has moved there. Between
the first two lies sight: it stands for many frames, and when it changes it takes up half the table."""
_Band = tuple[float, float, bool]
Step = Sheet | DrawingItem


@dataclass(slots=True)
class _Stretched:
    """All but what is live, painted on ``paper``; ``rect`` in its pixels."""

    paper: Paper
    rect: QRect
    picture: QPixmap
    is_fresh: bool = True
    """Nothing that moves has changed since."""


class Canvas:
    """Items in the order they are painted: by height, then by when they came.

    ``repaint`` is told which pixels from the table's corner are out of date; None: all of them.
    """

    def __init__(self, repaint: Callable[[QRectF | None], None], paper: Paper) -> None:
        self._repaint = repaint
        self._paper = paper
        self._items: dict[DrawingItem, None] = {}
        self._cuts = list(_MOVING)
        """The heights at which something moves: what is still between two of them is one sheet."""
        self._sheets: dict[_Band, Sheet] = {}
        self._home: dict[DrawingItem, Sheet] = {}
        self._are_laid = False
        """Every still item is in its sheet."""
        self._steps: list[Step] | None = None
        self._zooms = False
        self._last: tuple[Paper, QRectF] | None = None
        """The paper and the pixels that the sheets were painted for, where nothing in them has changed since."""
        self._extent = QRectF()
        """Inches round all that a zoom stretches."""
        self._stretched: _Stretched | None = None

    @property
    def items(self) -> tuple[DrawingItem, ...]:
        return tuple(self._items)

    def add(self, item: DrawingItem) -> None:
        self._items[item] = None
        self.reorder(item)
        self.touch(item)

    def remove(self, item: DrawingItem) -> None:
        self.touch(item)
        del self._items[item]
        self._home.pop(item, None)
        self.reorder(item)

    def reorder(self, item: DrawingItem) -> None:
        """It has come, gone, or lies at another height."""
        self._steps = None
        self._are_laid = self._are_laid and not item.still

    def touch(self, item: DrawingItem, before: QRectF | None = None) -> None:
        """It looks otherwise where it lies. To be told before it goes elsewhere, and after; or once, of what moves,
        with where it lay ``before``."""
        if self._zooms:
            if not item.live and item.still:
                self._last = self._stretched = None
            elif not item.live and self._stretched is not None:
                self._stretched.is_fresh = False
            self._repaint(None)
            return
        if item.still and (sheet := self._home.get(item)) is not None:
            sheet.touch(item)
        self._repaint(item.box if before is None else item.box.united(before))

    def show_on(self, paper: Paper) -> None:
        """Every item lies elsewhere, or looks otherwise. The paper of a zoom that goes on has patterns laid out at the
        scale where it began."""
        begins = bool(paper.laid) and not self._zooms
        self._zooms = bool(paper.laid)
        if begins:
            if not self._are_laid or not all(sheet.is_clean or sheet.is_live for sheet in self._sheets.values()):
                self._last = None
            self._extent = _inches(united(item.box for item in self._items if not item.live), self._paper)
        self._paper = paper
        if not self._zooms:
            self._stretched = None
            self._fit(self._items)
        self._repaint(None)

    def _fit(self, items: Iterable[DrawingItem]) -> None:
        for item in items:
            item.box = item.drawing.bounds(self._paper)

    def paint(self, painter: QPainter, desk: QColor, shown: QRectF, exposed: QRegion) -> None:
        """``shown`` is what can be seen and ``exposed`` what of it is to be painted, in pixels from the table's
        corner, where the painter's origin lies."""
        ratio, paper = painter.device().devicePixelRatioF(), self._paper
        if self._zooms:
            self._paint_stretched(painter, paper, desk, shown, ratio)
            return
        if not self._items:
            painter.fillRect(shown, desk)
        around = QRectF(exposed.boundingRect())
        tiles = Tiles.of(exposed)
        for number, step in enumerate(self._in_order()):
            if isinstance(step, Sheet):
                step.desk = desk if number == 0 else None
                step.paint(painter, paper, shown, tiles, ratio)
                continue
            if number == 0:
                painter.fillRect(shown, desk)
            if step.visible and step.box.intersects(around):
                paint_item(painter, step, paper)
        self._last = (paper, shown)

    # While a zoom goes on

    def _paint_stretched(self, painter: QPainter, paper: Paper, desk: QColor, shown: QRectF, ratio: float) -> None:
        held = self._stretched
        if held is None and self._last is not None:
            before, seen = self._last
            held = self._composed(before, seen.toAlignedRect(), desk, ratio)
        elif held is not None and not held.is_fresh:
            held = self._composed(held.paper, held.rect, desk, ratio)
        if held is None or not self._covers(held, paper, shown):
            wider = (_SLACK - 1) / 2 if held is not None else 0.0
            across, down = wider * shown.width(), wider * shown.height()
            self._fit(item for item in self._items if not item.live)
            held = self._composed(paper, shown.adjusted(-across, -down, across, down).toAlignedRect(), desk, ratio)
        self._stretched = held
        painter.fillRect(shown, desk)
        painter.save()
        painter.scale(paper.scale / held.paper.scale, paper.scale / held.paper.scale)
        painter.drawPixmap(held.rect.topLeft(), held.picture)
        painter.restore()
        for item in sorted((item for item in self._items if item.live and item.visible), key=lambda item: item.z):
            paint_item(painter, item, paper)

    def _covers(self, held: _Stretched, paper: Paper, shown: QRectF) -> bool:
        ratio = held.paper.scale / paper.scale
        seen = QRectF(shown.x() * ratio, shown.y() * ratio, shown.width() * ratio, shown.height() * ratio)
        scale, extent = held.paper.scale, self._extent
        there = QRectF(extent.x() * scale, extent.y() * scale, extent.width() * scale, extent.height() * scale)
        return QRectF(held.rect).adjusted(-4, -4, 4, 4).contains(seen & there) or not seen.intersects(there)

    def _composed(self, paper: Paper, rect: QRect, desk: QColor, ratio: float) -> _Stretched:
        picture = blank(rect, ratio, desk)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-rect.x(), -rect.y())
        tiles = Tiles.of(QRegion(rect))
        for step in self._in_order():
            if isinstance(step, Sheet):
                if not step.is_live:
                    step.paint(painter, paper, QRectF(rect), tiles, ratio)
            elif step.visible and not step.live:
                paint_item(painter, step, paper)
        painter.end()
        return _Stretched(paper, rect, picture)

    # What lies over what

    def _in_order(self) -> list[Step]:
        if self._steps is None:
            self._steps = self._ordered()
        return self._steps

    def _ordered(self) -> list[Step]:
        moving = [item for item in self._items if not item.still]
        if not self._are_laid or any(item.z not in self._cuts for item in moving):
            self._cuts = sorted({*self._cuts, *(item.z for item in moving)})
            self._lay_sheets()
            self._are_laid = True
        # Between two cuts what is live lies on top; at a cut what is still lies below what moves.
        keyed: list[tuple[float, int, Step]] = []
        keyed += [(high, int(is_live), sheet) for (_, high, is_live), sheet in self._sheets.items()]
        keyed += [(item.z, 2, item) for item in moving]
        return [step for *_, step in sorted(keyed, key=lambda one: one[:2])]

    def _lay_sheets(self) -> None:
        bands: dict[_Band, list[DrawingItem]] = {}
        for item in sorted((item for item in self._items if item.still), key=lambda item: item.z):
            bands.setdefault(self._band(item), []).append(item)
        self._sheets = {band: self._sheets.get(band) or Sheet(is_live=band[2]) for band in bands}
        for band, items in bands.items():
            self._take_in(self._sheets[band], items)

    def _band(self, item: DrawingItem) -> _Band:
        at = bisect_left(self._cuts, item.z)
        low = self._cuts[at - 1] if at else float("-inf")
        high = self._cuts[at] if at < len(self._cuts) else float("inf")
        return (low, high, item.live)

    def _take_in(self, sheet: Sheet, items: list[DrawingItem]) -> None:
        for item in items:
            before = self._home.get(item)
            if before is not sheet:
                if before is not None:
                    before.touch(item)
                sheet.touch(item)
                self._home[item] = sheet
        sheet.items = tuple(items)


def _inches(box: QRectF, paper: Paper) -> QRectF:
    scale = paper.scale
    return QRectF(box.x() / scale, box.y() / scale, box.width() / scale, box.height() / scale)
