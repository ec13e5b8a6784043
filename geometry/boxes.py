"""Which of many upright boxes come near another: all of them asked at once."""

from collections.abc import Iterable, Sequence

import numpy as np
import shapely
from numpy.typing import NDArray

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
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


def covered(boxes: Sequence[Box], discs: Sequence[tuple[float, float, float]]) -> list[bool]:
    """Whether each box reaches into any of some discs (x, y, radius); to touch one is not to reach into it."""
    squares, radius = _squares(boxes, discs)
    found: list[bool] = np.asarray((squares < radius * radius).any(axis=1)).tolist()
    return found


def depths(boxes: Sequence[Box], discs: Sequence[tuple[float, float, float]]) -> list[float]:
    """How far each box reaches into discs (x, y, radius), all of them added up; 0 where it is free."""
    squares, radius = _squares(boxes, discs)
    found: list[float] = np.maximum(radius - np.sqrt(squares), 0.0).sum(axis=1).tolist()
    return found


def _squares(boxes: Sequence[Box], discs: Sequence[tuple[float, float, float]]) -> tuple[Matrix, Matrix]:
    """The square of the distance of each box, a row, from the middle of each disc, a column; and each disc's radius."""
    left, top, right, bottom = (side[:, None] for side in np.array(boxes, dtype=np.float64).reshape(-1, 4).T)
    x, y, radius = np.array(discs, dtype=np.float64).reshape(-1, 3).T
    across = np.maximum(np.maximum(left - x, x - right), 0.0)
    down = np.maximum(np.maximum(top - y, y - bottom), 0.0)
    return across * across + down * down, radius


def boxed(boxes: Iterable[Box]) -> Box:
    """The smallest box round at least one box."""
    left, top, right, bottom = zip(*boxes, strict=True)
    return (min(left), min(top), max(right), max(bottom))


def is_apart(one: Box, other: Box, than: float) -> bool:
    """Farther than that from each other, along x or along y."""
    return one[0] > other[2] + than or one[2] < other[0] - than or one[1] > other[3] + than or one[3] < other[1] - than
