"""What stands still between two things that move, painted once into tiles; a change paints only what it touches."""

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import cast

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion

from gui.board.drawing import DrawingItem
from gui.board.paper import Paper

TILE = 512
"""Pixels; whole device pixels at every quarter of scaling."""
_MOST_RECTS = 12
_LARGE = 96
"""Pixels across from which on a picture is kept."""
_MOST_SPARE = 4
"""Tiles kept for each that is seen."""

Place = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Tiles:
    """Those that a region reaches into, and what is round it."""

    rects: Mapping[Place, QRect]
    around: QRect

    @classmethod
    def of(cls, region: QRegion) -> "Tiles":
        places = {place: _rect(place) for rect in rects(region) for place in _places(QRectF(rect))}
        return cls(places, region.boundingRect())


class Sheet:
    """The items in it lie one over another in their order, with nothing that moves in between."""

    def __init__(self, *, is_live: bool = False) -> None:
        self.is_live = is_live
        self.desk: QColor | None = None
        """What lies under the lowest sheet: an opaque one is painted faster."""
        self.items: tuple[DrawingItem, ...] = ()
        self._tiles: dict[Place, QPixmap | None] = {}
        """None where no item reaches."""
        self._used: dict[Place, QRect] = {}
        """How much of a tile has ever been painted on; all else of it is bare."""
        self._pictures: dict[DrawingItem, tuple[QRect, QPixmap]] = {}
        self._made_for: tuple[object, ...] = ()
        self._ready: QRectF | None = None
        """What is seen of it, where all of that is painted as it is."""
        self._dirt = QRegion()

    @property
    def is_clean(self) -> bool:
        return self._dirt.isEmpty()

    def touch(self, item: DrawingItem) -> None:
        """It looks otherwise, comes or goes."""
        self._dirt += _aligned(item.box)
        self._pictures.pop(item, None)

    def paint(self, painter: QPainter, paper: Paper, shown: QRectF, tiles: Tiles, ratio: float) -> None:
        """``shown`` is what is made ready, ``tiles`` what of it is painted now; pixels from the table's corner,
        ``ratio`` device pixels to each."""
        self._suit(paper, ratio)
        seen = [item for item in self.items if item.visible]
        if len(seen) == 1 and self.desk is None:
            self._paint_alone(painter, seen[0], paper, shown, tiles, ratio)
            return
        self._make(paper, shown, ratio)
        for place, rect in tiles.rects.items():
            tile = self._tiles.get(place)
            if tile is None or not (used := self._used[place]).intersects(tiles.around):
                continue
            if used == rect or not ratio.is_integer():
                painter.drawPixmap(rect.topLeft(), tile)
            else:
                times = int(ratio)
                part = used.translated(-rect.topLeft())
                part = QRect(part.topLeft() * times, part.size() * times)
                painter.drawPixmap(used, tile, part)

    def _suit(self, paper: Paper, ratio: float) -> None:
        """What was painted otherwise than it would be now is forgotten."""
        made_for = (paper.theme, paper.scale, paper.words, ratio, self.desk)
        if made_for != self._made_for:
            self._forget_tiles()
            self._pictures.clear()
            self._made_for = made_for

    def _forget_tiles(self) -> None:
        self._tiles.clear()
        self._used.clear()
        self._dirt = QRegion()
        self._ready = None

    def _paint_alone(
        self, painter: QPainter, item: DrawingItem, paper: Paper, shown: QRectF, tiles: Tiles, ratio: float
    ) -> None:
        """What takes up half the table and changes often, as sight does, would be copied twice on its way to tiles."""
        self._forget_tiles()
        within = _shown_whole(shown.x(), shown.y(), shown.width(), shown.height())
        if not (_aligned(item.box) & within).intersects(tiles.around):
            return
        place, whole = self._whole(item, within, paper, ratio, keep=True)
        if place.intersects(tiles.around):
            painter.setOpacity(item.strength)
            painter.drawPixmap(place.topLeft(), whole)
            painter.setOpacity(1.0)

    def _make(self, paper: Paper, shown: QRectF, ratio: float) -> None:
        if self._ready == shown and self._dirt.isEmpty():
            return
        self._ready = QRectF(shown)
        wanted = set(_places(shown))
        missing = wanted - self._tiles.keys()
        if not missing and self._dirt.isEmpty():
            return
        if len(self._tiles) > _MOST_SPARE * len(wanted):
            self._tiles = {place: tile for place, tile in self._tiles.items() if place in wanted}
        held = {place for item in self.items if item.visible for place in _places(item.box)} if missing else set()
        region = QRegion()
        for place in missing:
            self._tiles[place] = None
            if place in held or self.desk is not None:
                region += _rect(place)
        for place in [place for place in self._tiles if place not in missing]:
            if self._dirt.intersects(_rect(place)):
                if place in wanted:
                    region += self._dirt & _rect(place)
                else:
                    del self._tiles[place]
        self._dirt = QRegion()
        within = _within(wanted)
        for rect in rects(region) if region.rectCount() <= _MOST_RECTS else [region.boundingRect()]:
            self._render(rect, within, paper, ratio)

    def _render(self, rect: QRect, within: QRect, paper: Paper, ratio: float) -> None:
        picture = blank(rect, ratio, self.desk)
        painter = QPainter(picture)
        painter.translate(-rect.x(), -rect.y())
        box = QRectF(rect)
        drawn: list[QRect] = []
        for item in self.items:
            if item.visible and item.box.intersects(box):
                place, whole = self._whole(item, within, paper, ratio)
                painter.setOpacity(item.strength)
                painter.drawPixmap(place.topLeft(), whole)
                drawn.append(place)
        painter.end()
        used: dict[Place, QRect] = {}
        for place in [rect] if self.desk is not None else drawn:
            for at in _places(QRectF(place & rect)):
                used[at] = used.get(at, QRect()).united(place & _rect(at))
        for at in _places(box):
            if at in used:
                self._used[at] = self._used.get(at, QRect()).united(used[at])
            tile = self._tiles.get(at)
            if tile is None:
                if at not in used:
                    continue
                tile = self._tiles[at] = blank(_rect(at), ratio, self.desk)
            onto = QPainter(tile)
            onto.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            onto.drawPixmap(QPointF(rect.x() - at[0] * TILE, rect.y() - at[1] * TILE), picture)
            onto.end()

    def _whole(
        self, item: DrawingItem, within: QRect, paper: Paper, ratio: float, *, keep: bool = False
    ) -> tuple[QRect, QPixmap]:
        """The item by itself, as far as it lies within: Qt dashes a line otherwise when it is cut. Kept where it is
        large, since it is asked for again when anything near it changes."""
        place = _aligned(item.box) & within
        kept = self._pictures.get(item)
        if kept is not None and kept[0].contains(place):
            return kept
        made = (place, blank(place, ratio))
        painter = QPainter(made[1])
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-place.x(), -place.y())
        item.paint(painter, paper)
        painter.end()
        if keep or max(place.width(), place.height()) >= _LARGE:
            self._pictures[item] = made
        return made


def paint_item(painter: QPainter, item: DrawingItem, paper: Paper) -> None:
    """Of what moves: stroke by stroke, each as strongly as it is to be seen."""
    painter.save()
    painter.setOpacity(item.strength)
    item.paint(painter, paper)
    painter.restore()


def blank(rect: QRect, ratio: float, ground: QColor | None = None) -> QPixmap:
    """Nothing on it but its ground, as large as the rectangle."""
    picture = QPixmap(math.ceil(rect.width() * ratio), math.ceil(rect.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent if ground is None else ground)
    return picture


def rects(region: QRegion) -> list[QRect]:
    return list(cast(Iterable[QRect], region))  # which PySide lets iterate, and does not say so


def _aligned(box: QRectF) -> QRect:
    return box.toAlignedRect().adjusted(-1, -1, 1, 1)


def _rect(place: Place) -> QRect:
    return QRect(place[0] * TILE, place[1] * TILE, TILE, TILE)


@lru_cache(maxsize=4)
def _shown_whole(x: float, y: float, width: float, height: float) -> QRect:
    """All tiles of what is seen; not to be changed."""
    return _within(_places(QRectF(x, y, width, height)))


def _within(places: Iterable[Place]) -> QRect:
    found = QRect()
    for place in places:
        found = found.united(_rect(place))
    return found


def _places(box: QRectF) -> Iterator[Place]:
    """The tiles that a box reaches into."""
    if box.isEmpty():
        return
    rows = range(math.floor(box.top() / TILE), math.ceil(box.bottom() / TILE))
    for column in range(math.floor(box.left() / TILE), math.ceil(box.right() / TILE)):
        for row in rows:
            yield (column, row)


def united(boxes: Iterable[QRectF]) -> QRectF:
    found = QRectF()
    for box in boxes:
        found = found.united(box)
    return found
