"""What a base needs that turns about its own centre, and how far one gets that turns on its way.

Exact for every base but for arcs, which are drawn on the safe side: the room never too small, the ends never too far.
"""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

import numpy as np
import shapely
from numpy.typing import NDArray

from geometry.area import ARC_ERROR, Area, quadrant_segments
from geometry.base import Base, BaseShape, Placed
from geometry.convex import Corners, Side, convex_sum, rim, sum_with
from geometry.pose import Pose
from geometry.travel import turn_between

_FINE = ARC_ERROR / 2
_NO_ROOM = 1e-9


def too_near_turning(area: Area, base: Base, turn: float, other: float) -> Area:
    """All centres at which the base meets the area somewhere on a turn on the spot from one turn to the other.

    It turns the shorter way round. To touch is no meeting; the outline is drawn outside the truth by at most twice
    ``ARC_ERROR``.
    """
    if not area:
        return Area.empty()
    return Area.of(shapely.union_all([sum_with(area.shape, piece) for piece in _pieces(base, turn, other)]))


def too_near_base_turning(standing: Placed, base: Base, turn: float, other: float) -> Area:
    """Likewise for another base that stands there."""
    theirs = rim(standing.base, standing.pose.turn, 0.0, Side.OUTSIDE, _FINE) + np.array(standing.centre)
    sums = [shapely.Polygon(convex_sum(piece, theirs)) for piece in _pieces(base, turn, other)]
    return Area.of(shapely.union_all(sums))


def ends_within(base: Base, gone: Sequence[Pose], turn: float, allowance: float) -> Area:
    """All centres at which one more straight leg may end, the base turning evenly on it to ``turn``, so that the travel
    of the whole way is at most ``allowance``.

    ``gone`` is the way before. Short of the truth by at most ``ARC_ERROR``, but where the base could not even turn on
    the spot it is empty, which may be too little after other turns.
    """
    last = gone[-1]
    points = rim(base, 0.0, 0.0, Side.OUTSIDE, _FINE) if not base.is_round else np.zeros((1, 2))
    spent = np.zeros(len(points))
    for a, b in pairwise(gone):
        spent = spent + np.hypot(*(_about(b, points) - _about(a, points) + [b.x - a.x, b.y - a.y]).T)
    middles = _about(last, points) - _about(Pose(last.x, last.y, turn), points)
    radii = allowance - spent
    widest = float(radii.max())
    if widest <= _NO_ROOM:
        return Area.empty()
    # A common part of discs is one of half-planes: for each direction that of the disc that reaches least far.
    count = 4 * quadrant_segments(widest)
    angles = np.arange(count) * (2 * math.pi / count)
    normals = np.column_stack([np.cos(angles), np.sin(angles)])
    spare = (normals @ middles.T + radii * math.cos(math.pi / count)).min(axis=1)
    if spare.min() <= _NO_ROOM:
        return Area.empty()
    hull = shapely.orient_polygons(shapely.MultiPoint(normals / spare[:, None]).convex_hull)
    ring = shapely.get_coordinates(hull)
    first, second = ring[:-1], ring[1:]
    cross = first[:, 0] * second[:, 1] - first[:, 1] * second[:, 0]
    corners = np.column_stack([second[:, 1] - first[:, 1], first[:, 0] - second[:, 0]]) / cross[:, None]
    return Area.of(shapely.Polygon(corners + np.array(last.point)))


def _about(pose: Pose, points: Corners) -> NDArray[np.float64]:
    """Points of a base from its own centre, as it is turned."""
    frame = np.array([Pose(0.0, 0.0, pose.turn).place((1.0, 0.0)), Pose(0.0, 0.0, pose.turn).place((0.0, 1.0))])
    turned: NDArray[np.float64] = points @ frame
    return turned


@lru_cache(maxsize=64)
def _pieces(base: Base, turn: float, other: float) -> tuple[Corners, ...]:
    """Convex parts of all that the base covers as it turns about its centre: itself at the first turn and at the last,
    and between them what its farthest points go past.

    At each distance from the centre a base covers one stretch of angle round each of its farthest points or, farther
    in, round each of its axes: turned, the stretch only grows, and those points' sectors join its two ends.
    """
    ends = [rim(base, each, 0.0, Side.OUTSIDE, _FINE) for each in (turn, other)]
    if base.is_round:
        return (ends[0],)
    return (*ends, *(_sector(base.outer_radius, tip, turn, other) for tip in _tips(base)))


def _tips(base: Base) -> list[float]:
    """Degrees at which the points farthest from the centre lie."""
    if base.shape is BaseShape.RECTANGLE:
        lean = math.degrees(math.atan2(base.depth, base.width))
        return [lean, 180.0 - lean, 180.0 + lean, -lean]
    first = 0.0 if base.width >= base.depth else 90.0
    return [first, first + 180.0]


def _sector(radius: float, tip: float, turn: float, other: float) -> Corners:
    turned = turn_between(Pose(0.0, 0.0, turn), Pose(0.0, 0.0, other))
    low, high = sorted((tip + turn, tip + turn + turned))
    wide = math.radians(high - low)
    count = max(1, math.ceil(wide / (math.pi / 2) * quadrant_segments(radius, _FINE)))
    half = wide / count / 2
    angles = math.radians(low) + half * (1 + 2 * np.arange(count))
    edges = math.radians(low) + np.array([0.0, wide])
    arc = radius / math.cos(half) * np.column_stack([np.cos(angles), np.sin(angles)])
    sides = radius * np.column_stack([np.cos(edges), np.sin(edges)])
    return np.concatenate([np.zeros((1, 2)), sides[:1], arc, sides[1:]])
