"""Zones along a table's edges and round bases."""

from collections.abc import Iterable

import numpy as np
import shapely

from geometry.area import ARC_ERROR, Area, union
from geometry.base import Placed
from geometry.convex import Side, rim
from geometry.pose import Point


def strip(start: Point, end: Point, depth: float, width: float, height: float, *, rounded: bool = False) -> Area:
    """The rectangle ``depth`` deep inward from a segment of the edge of a table ``width`` by ``height``.

    ``rounded`` adds the quarter discs past the segment's ends, so that the strip is all of the table within ``depth``
    of the segment. Raises ValueError where the segment has no length or does not lie along one edge.
    """
    table = Area.rectangle(0.0, 0.0, width, height)
    dx, dy = _inward(start, end, width, height)
    across = (start[0] + dx * depth, start[1] + dy * depth)
    xs, ys = (start[0], end[0], across[0]), (start[1], end[1], across[1])
    block = Area.rectangle(min(xs), min(ys), max(xs), max(ys))
    if rounded:
        block = union([block, Area.disc(start, depth), Area.disc(end, depth)])
    return block & table


def ring(placed: Placed, distance: float) -> Area:
    """All within ``distance`` of a base, the base with it; never more than the truth, short of it by at most
    ``ARC_ERROR``."""
    base, turn = placed.base, placed.pose.turn
    corners = rim(base, turn, distance, Side.INSIDE, ARC_ERROR / 2)
    return Area.of(shapely.Polygon(corners + np.array(placed.centre)))


def rings(placed: Iterable[Placed], distance: float) -> Area:
    """All within ``distance`` of any of the bases."""
    return union([ring(one, distance) for one in placed])


def _inward(start: Point, end: Point, width: float, height: float) -> Point:
    if start == end:
        raise ValueError(f"the segment from {start} to {end} has no length")
    for axis, edge, inward in (
        (1, 0.0, (0.0, 1.0)),
        (1, height, (0.0, -1.0)),
        (0, 0.0, (1.0, 0.0)),
        (0, width, (-1.0, 0.0)),
    ):
        if start[axis] == edge and end[axis] == edge:
            return inward
    raise ValueError(f"the segment from {start} to {end} does not lie along an edge of a table {width} by {height}")
