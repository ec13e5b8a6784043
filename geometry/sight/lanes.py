"""Open lanes: the longest straight line that no wall enters."""

from collections.abc import Sequence
from itertools import combinations

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from geometry.area import Area
from geometry.pose import Point

GRAZE = 1e-6
"""Inches that walls are taken as smaller, so that a line may run along one or pass its corner."""
_SHORT = 1e-9
_AT_ONCE = 4000


def longest_lane(table: Area, walls: Sequence[Area]) -> tuple[Point, Point]:
    """The longest straight line on a convex table that enters no wall; one that touches walls does not enter them.

    The longest line touches two corners, of walls or of the table: else it could be turned or shifted to a longer one.
    So every line through two corners is tried. Right to a millionth of an inch or so. Takes a second or two where
    walls have two hundred corners.
    """
    solid = shapely.union_all([wall.shape for wall in walls])
    corners = np.unique(
        np.concatenate([_corners(shape) for shape in (table.shape, solid, solid.intersection(table.shape))]).round(9),
        axis=0,
    )
    pairs = np.array(list(combinations(range(len(corners)), 2)))
    starts, ends = corners[pairs[:, 0]], corners[pairs[:, 1]]
    steps = ends - starts
    lengths = np.hypot(steps[:, 0], steps[:, 1])
    kept = lengths > _SHORT
    starts, steps = starts[kept], steps[kept] / lengths[kept, None]
    left, top, right, bottom = table.bounds
    far = float(np.hypot(right - left, bottom - top)) + 1
    shrunk = solid.buffer(-GRAZE, join_style="mitre")
    best = -1.0
    longest: BaseGeometry = shapely.LineString()
    for first in range(0, len(starts), _AT_ONCE):
        here, step = starts[first : first + _AT_ONCE], steps[first : first + _AT_ONCE]
        lines = shapely.linestrings(np.stack([here - far * step, here + far * step], axis=1))
        clipped = shapely.intersection(lines, table.shape)
        free = shapely.get_parts(clipped if shrunk.is_empty else shapely.difference(clipped, shrunk))
        measured = shapely.length(free)
        if len(measured) and measured.max() > best:
            best, longest = float(measured.max()), free[int(measured.argmax())]
    (x1, y1), (x2, y2) = shapely.get_coordinates(longest)[[0, -1]]
    return (float(x1), float(y1)), (float(x2), float(y2))


def _corners(shape: BaseGeometry) -> "np.ndarray[tuple[int, int], np.dtype[np.float64]]":
    return shapely.get_coordinates(shape)
