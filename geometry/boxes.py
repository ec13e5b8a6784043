"""Which of many upright boxes come near another: all of them asked at once."""

from collections.abc import Iterable, Sequence

import numpy as np
import shapely
from numpy.typing import NDArray

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Row = NDArray[np.float64]
Matrix = NDArray[np.float64]


class Boxes:
    """Never changes."""

    __slots__ = ("_sides",)

    def __init__(self, boxes: Sequence[Box]) -> None:
        self._sides = np.array(boxes, dtype=np.float64).reshape(-1, 4).T.copy()

    def near(self, box: Box, margin: float) -> list[int]:
        """The numbers, in order, of those no farther than ``margin`` from a box, along x or along y as it may be; one
        exactly so far is near."""
        left, top, right, bottom = self._sides
        close = (left <= box[2] + margin) & (right >= box[0] - margin)
        close &= (top <= box[3] + margin) & (bottom >= box[1] - margin)
        found: list[int] = np.flatnonzero(close).tolist()
        return found

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


def boxed(boxes: Iterable[Box]) -> Box:
    """The smallest box round at least one box."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return (min(left), min(top), max(right), max(bottom))


def is_apart(one: Box, other: Box, than: float) -> bool:
    """Farther than that from each other, along x or along y."""
    return one[0] > other[2] + than or one[2] < other[0] - than or one[1] > other[3] + than or one[3] < other[1] - than
