"""Which of many upright boxes come near another: all of them asked at once."""

import math
from collections.abc import Iterable, Sequence

import numpy as np
import shapely
from numpy.typing import NDArray

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
_WIDER = 1.5
"""Inches on each side."""
_FEW = 40
"""Boxes that are looked through one by one sooner than all at once."""
Row = NDArray[np.float64]
Matrix = NDArray[np.float64]


class Boxes:
    """Never changes for who asks."""

    __slots__ = ("_asked", "_held", "_sides")

    def __init__(self, boxes: Sequence[Box]) -> None:
        self._sides = np.array(boxes, dtype=np.float64).reshape(-1, 4).T.copy()
        self._held: tuple[Box, list[tuple[int, Box]]] | None = None
        """What was asked about twice, somewhat wider, and all that comes near it: a hand asks about one place many
        times over. Put in place at once, for other threads ask as well."""
        self._asked: Box = (-math.inf, -math.inf, math.inf, math.inf)

    def near(self, box: Box, margin: float) -> list[int]:
        """The numbers, in order, of those no farther than ``margin`` from a box, along x or along y as it may be; one
        exactly so far is near."""
        left, top, right, bottom = box[0] - margin, box[1] - margin, box[2] + margin, box[3] + margin
        held, asked = self._held, (left, top, right, bottom)
        if held is None or not _holds(held[0], asked):
            wide = (left - _WIDER, top - _WIDER, right + _WIDER, bottom + _WIDER)
            again, self._asked = _holds(wide, self._asked), asked
            if not again or len(close := self._meeting(*wide)) > _FEW:
                return self._meeting(*asked)
            self._held = held = (wide, [(number, self._box(number)) for number in close])
        return [
            number for number, (x0, y0, x1, y1) in held[1] if x0 <= right and x1 >= left and y0 <= bottom and y1 >= top
        ]

    def _meeting(self, left: float, top: float, right: float, bottom: float) -> list[int]:
        x0, y0, x1, y1 = self._sides
        found: list[int] = np.flatnonzero((x0 <= right) & (x1 >= left) & (y0 <= bottom) & (y1 >= top)).tolist()
        return found

    def _box(self, number: int) -> Box:
        x0, y0, x1, y1 = self._sides[:, number].tolist()
        return (x0, y0, x1, y1)

    def pairs(self) -> list[tuple[int, int]]:
        """The numbers of every two that meet, the smaller first, in order; to touch is to meet."""
        boxes = np.array(shapely.box(*self._sides), dtype=object)
        first, second = shapely.STRtree(boxes).query(boxes)
        once = first < second
        return sorted(zip(first[once].tolist(), second[once].tolist(), strict=True))


def depths(boxes: Sequence[Box], discs: Sequence[tuple[float, float, float]]) -> list[float]:
    """How far each box reaches into discs (x, y, radius), all of them added up; 0 where it is free. To touch a disc is
    not to reach into it."""
    x, y, radius = np.array(discs, dtype=np.float64).reshape(-1, 3).T
    away = _squares([(left, right) for left, _, right, _ in boxes], x)
    away += _squares([(top, bottom) for _, top, _, bottom in boxes], y)
    np.sqrt(away, out=away)
    np.subtract(radius, away, out=away)
    np.maximum(away, 0.0, out=away)
    found: list[float] = away.sum(axis=1).tolist()
    return found


def _squares(spans: Sequence[tuple[float, float]], middles: Row) -> Matrix:
    """The square of the distance of each span, a row, from each place, a column. Boxes in rows and columns share
    theirs: each is worked out once."""
    once = {span: number for number, span in enumerate(dict.fromkeys(spans))}
    low, high = (side[:, None] for side in np.array(list(once), dtype=np.float64).reshape(-1, 2).T)
    off = np.maximum(np.maximum(low - middles, middles - high), 0.0)
    off *= off
    return off[[once[span] for span in spans]] if spans else off


def _holds(one: Box, other: Box) -> bool:
    return one[0] <= other[0] and one[1] <= other[1] and one[2] >= other[2] and one[3] >= other[3]


def boxed(boxes: Iterable[Box]) -> Box:
    """The smallest box round at least one box."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return (min(left), min(top), max(right), max(bottom))


def is_apart(one: Box, other: Box, than: float) -> bool:
    """Farther than that from each other, along x or along y."""
    return one[0] > other[2] + than or one[2] < other[0] - than or one[1] > other[3] + than or one[3] < other[1] - than
