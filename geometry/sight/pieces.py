"""Walls as convex pieces, so that a straight line meets each piece in one stretch."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import shapely
from numpy.typing import NDArray

from geometry.area import Area
from geometry.sight.convex_parts import convex_parts

Numbers = NDArray[np.float64]
Indices = NDArray[np.int64]
Flags = NDArray[np.bool_]


@dataclass(frozen=True, slots=True, eq=False)
class Pieces:
    """``corners`` is (pieces, corners, 2); pieces with fewer corners than others repeat their last.

    ``wall`` says of which wall each is a piece. ``middle`` and ``reach`` are a circle round each.
    """

    corners: Numbers
    wall: Indices
    middle: Numbers
    reach: Numbers
    shapes: tuple[shapely.Polygon, ...]
    tree: shapely.STRtree

    def __len__(self) -> int:
        return len(self.wall)


@lru_cache(maxsize=16)
def pieces_of(walls: tuple[Area, ...]) -> Pieces:
    """Kept for the last few sets of walls, which are told apart by identity."""
    shapes: list[shapely.Polygon] = []
    owners: list[int] = []
    for index, wall in enumerate(walls):
        convex = convex_parts(wall.shape)
        shapes += convex
        owners += [index] * len(convex)
    return gathered(shapes, owners)


def gathered(shapes: list[shapely.Polygon], owners: list[int]) -> Pieces:
    corners = padded(shapes)
    least, most = corners.min(axis=1), corners.max(axis=1)
    middle = (least + most) / 2
    off = corners - middle[:, None]
    reach = np.hypot(off[..., 0], off[..., 1]).max(axis=1)
    return Pieces(corners, np.array(owners, dtype=np.int64), middle, reach, tuple(shapes), shapely.STRtree(shapes))


def padded(shapes: list[shapely.Polygon]) -> Numbers:
    if not shapes:
        return np.empty((0, 1, 2))
    counts = shapely.get_num_coordinates(shapes) - 1
    flat, owner = shapely.get_coordinates(shapes, return_index=True)
    starts = np.searchsorted(owner, np.arange(len(shapes)))
    column = np.minimum(np.arange(int(counts.max()))[None, :], counts[:, None] - 1)
    corners: Numbers = flat[starts[:, None] + column]
    return corners
