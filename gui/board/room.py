"""Where on the table there is room for words: off bases, ghosts and paths first, then off other words and lines."""

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF

from geometry.boxes import boxed, depths

_CELL = 64.0
_FEW = 40
"""So many discs are looked through sooner than they are filed."""
_MOST_BLOCKS = 2000
"""Kept before all are forgotten."""
_LINE_HALF, _LINE_EVERY = 9.0, 8.0


@dataclass(slots=True)
class Room:
    """``discs`` are (x, y, radius) that nothing may cover, ``boxes`` other words, ``dots`` places on outlines.

    ``figures`` are words too, but rather one of them is covered than a name left away. The discs
    of ``under`` are kept off as well: a hand that moves brings its own few to the many that stay.
    """

    discs: list[tuple[float, float, float]] = field(default_factory=list)
    boxes: list[QRectF] = field(default_factory=list)
    figures: list[QRectF] = field(default_factory=list)
    _dots: dict[tuple[int, int], list[tuple[float, float]]] = field(default_factory=lambda: defaultdict(list))
    _filed: dict[tuple[int, int], list[int]] = field(default_factory=lambda: defaultdict(list))
    """The discs that reach into each cell, by their place in the list, as many of them as ``_count``."""
    _count: int = 0
    _blocks: dict[tuple[int, int, int, int], list[tuple[float, float, float]]] = field(default_factory=dict)
    """The discs that reach into blocks of cells asked about: words that look for a place ask about few of them."""
    under: "Room | None" = None

    def keep_dots(self, dots: Iterable[tuple[float, float]]) -> None:
        for x, y in dots:
            self._dots[(int(x // _CELL), int(y // _CELL))].append((x, y))

    def near(self, boxes: Sequence[QRectF]) -> "Room":
        """What can matter to these boxes; cheaper to ask many times over."""
        if not boxes:
            return self
        left, top, right, bottom = boxed((box.left(), box.top(), box.right(), box.bottom()) for box in boxes)
        around = QRectF(left, top, right - left, bottom - top)
        few = self.discs_in(around)
        return Room(
            few if len(few) <= _FEW else [],
            [box for box in self.boxes if box.intersects(around)],
            [box for box in self.figures if box.intersects(around)],
            self._dots,
            under=None if len(few) <= _FEW else self,
        )

    def discs_in(self, box: QRectF) -> list[tuple[float, float, float]]:
        """Those that may reach into the box, its own and those under them."""
        left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
        return [
            (x, y, radius)
            for x, y, radius in self._close(left, top, right, bottom)
            if left < x + radius and x - radius < right and top < y + radius and y - radius < bottom
        ]

    def covered(self, box: QRectF) -> float:
        """How deep the box lies on what it must not cover, in pixels; 0 where it is free."""
        left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
        depth = 0.0
        for x, y, radius in self._close(left, top, right, bottom):
            across = left - x if x < left else x - right if x > right else 0.0
            down = top - y if y < top else y - bottom if y > bottom else 0.0
            if across < radius and down < radius and (away := math.hypot(across, down)) < radius:
                depth += radius - away
        return depth

    def depths(self, boxes: Sequence[QRectF]) -> list[float]:
        """How deep each of them lies on what it must not cover: all asked at once."""
        if not boxes:
            return []
        sides = [(box.left(), box.top(), box.right(), box.bottom()) for box in boxes]
        left, top, right, bottom = boxed(sides)
        return depths(sides, self.discs_in(QRectF(left, top, right - left, bottom - top)))

    def is_covered(self, box: QRectF) -> bool:
        left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
        for x, y, radius in self._close(left, top, right, bottom):
            across = left - x if x < left else x - right if x > right else 0.0
            down = top - y if y < top else y - bottom if y > bottom else 0.0
            if across * across + down * down < radius * radius:
                return True
        return False

    def scaled(self, ratio: float) -> "Room":
        """As it is at a scale so many times as large, nearly: words stay as large as they are, and what is drawn a few
        pixels beyond a base is taken to grow with it. Outlines are left out."""
        return Room(
            [(x * ratio, y * ratio, radius * ratio) for x, y, radius in self.discs],
            [_moved(box, ratio) for box in self.boxes],
            [_moved(box, ratio) for box in self.figures],
        )

    def _close(self, left: float, top: float, right: float, bottom: float) -> Sequence[tuple[float, float, float]]:
        """Every disc that may reach into the box, and few others."""
        under = () if self.under is None else self.under._close(left, top, right, bottom)
        if len(self.discs) <= _FEW:
            return [*under, *self.discs] if under else self.discs
        if self._count < len(self.discs):
            self._file()
        block = (int(left // _CELL), int(right // _CELL), int(top // _CELL), int(bottom // _CELL))
        found = self._blocks.get(block)
        if found is None:
            if len(self._blocks) >= _MOST_BLOCKS:
                self._blocks.clear()
            filed = self._filed
            numbers = {index for cell in _cells(left, top, right, bottom) for index in filed.get(cell, ())}
            found = self._blocks[block] = [self.discs[index] for index in sorted(numbers)]
        return [*under, *found] if under else found

    def _file(self) -> None:
        for index in range(self._count, len(self.discs)):
            x, y, radius = self.discs[index]
            for cell in _cells(x - radius, y - radius, x + radius, y + radius):
                self._filed[cell].append(index)
        self._count = len(self.discs)
        self._blocks.clear()

    def crowded(self, box: QRectF) -> float:
        """How much of other words the box covers, in pixels of height."""
        depth = 0.0
        for other in (*self.boxes, *self.figures):
            if not box.intersects(other):
                continue
            shared = box.intersected(other)
            if shared.width() > 0 and shared.height() > 0:
                depth += shared.height() + 0.2 * shared.width()
        return depth

    def crossed(self, box: QRectF) -> int:
        """How many places of outlines the box covers."""
        return sum(
            box.left() <= x <= box.right() and box.top() <= y <= box.bottom()
            for cell in _cells(box.left(), box.top(), box.right(), box.bottom())
            for x, y in self._dots.get(cell, ())
        )


def _moved(box: QRectF, ratio: float) -> QRectF:
    moved = QRectF(box)
    moved.moveCenter(box.center() * ratio)
    return moved


def _cells(left: float, top: float, right: float, bottom: float) -> Iterator[tuple[int, int]]:
    rows = range(int(top // _CELL), int(bottom // _CELL) + 1)
    return ((column, row) for column in range(int(left // _CELL), int(right // _CELL) + 1) for row in rows)


def line_discs(line: Sequence[QPointF]) -> list[tuple[float, float, float]]:
    """Along a line that is to stay in sight."""
    corners = [(at.x(), at.y()) for at in line]
    legs = [(a, b, math.dist(a, b)) for a, b in pairwise(corners) if a != b]
    length = sum(leg for *_, leg in legs)
    if not length:
        return []
    steps = max(1, int(length / _LINE_EVERY))
    found = [(*corners[0], _LINE_HALF)]
    gone = 0.0
    for (x, y), (to_x, to_y), leg in legs:
        while len(found) < steps and (share := (len(found) * length / steps - gone) / leg) <= 1:
            found.append((x + (to_x - x) * share, y + (to_y - y) * share, _LINE_HALF))
        gone += leg
    return [*found, (*corners[-1], _LINE_HALF)]


def at_share(line: Sequence[QPointF], share: float) -> tuple[QPointF, float]:
    """The place at a share of the line's length, and the line's direction there in radians."""
    legs = [math.hypot(b.x() - a.x(), b.y() - a.y()) for a, b in pairwise(line)]
    left = share * sum(legs)
    for (a, b), leg in zip(pairwise(line), legs, strict=True):
        if leg and left <= leg:
            return a + (b - a) * (left / leg), math.atan2(b.y() - a.y(), b.x() - a.x())
        left -= leg
    return line[-1], 0.0


def hits_of(start: QPointF, end: QPointF, discs: Sequence[tuple[float, float, float]], enough: float = math.inf) -> int:
    """How many discs the straight line enters; counted no farther than ``enough``."""
    left, top = start.x(), start.y()
    dx, dy = end.x() - left, end.y() - top
    west, east, north, south = min(dx, 0.0), max(dx, 0.0), min(dy, 0.0), max(dy, 0.0)
    length = dx * dx + dy * dy
    found = 0
    for across, down, radius in discs:
        x, y = across - left, down - top
        if x < west - radius or x > east + radius or y < north - radius or y > south + radius:
            continue
        share = 0.0 if length == 0 else max(0.0, min(1.0, (x * dx + y * dy) / length))
        if math.hypot(share * dx - x, share * dy - y) < radius:
            found += 1
            if found >= enough:
                break
    return found
