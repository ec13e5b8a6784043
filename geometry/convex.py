"""Convex polygons that stand for bases, and sums of shapes with them.

The sum of a shape and a base is all that the base covers when its centre walks over the shape; turned round, it is all
centres at which the base meets the shape.
"""

import math
from enum import Enum
from functools import lru_cache

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from geometry.area import ARC_ERROR, Area, BadShape, quadrant_segments
from geometry.base import Base, BaseShape, Placed
from geometry.pose import cos_sin

Corners = NDArray[np.float64]
"""One corner a row, in the order in which the angle grows, the first not repeated. Read only."""


class Side(Enum):
    """On which side of a true arc its polygon lies."""

    INSIDE = "inside"
    OUTSIDE = "outside"
    BETWEEN = "half the error on either side"


@lru_cache(maxsize=512)
def rim(base: Base, turn: float, grown: float = 0.0, side: Side = Side.INSIDE, error: float = ARC_ERROR) -> Corners:
    """The base about its own centre, ``grown`` inches all round, arcs within ``error`` of the truth on one side.

    A grown oval may be off by twice the error: once for its own arc, once for what is added. Raises
    :class:`~geometry.area.BadShape` for a distance, and :class:`~geometry.pose.BadPose` for a turn, that is no finite
    number.
    """
    if not math.isfinite(grown):
        raise BadShape("a distance is not a finite number")
    if base.is_round:
        return _frozen(_disc(base.width / 2 + grown, side, error))
    corners = _turned(_ungrown(base, side, error), turn)
    if grown > 0:
        corners = convex_sum(corners, _turned(_disc(grown, side, error), turn))
    return _frozen(corners)


def placed_polygon(placed: Placed, side: Side, error: float = ARC_ERROR) -> shapely.Polygon:
    """A base where it stands."""
    return shapely.Polygon(rim(placed.base, placed.pose.turn, 0.0, side, error) + np.array(placed.centre))


def convex_sum(a: Corners, b: Corners) -> Corners:
    """The sum of two convex polygons."""
    steps = np.concatenate([np.roll(a, -1, axis=0) - a, np.roll(b, -1, axis=0) - b])
    order = np.argsort(np.arctan2(steps[:, 1], steps[:, 0]), kind="stable")
    corners = np.cumsum(steps[order], axis=0)
    # The walk along sorted edges gives the shape; its place follows from the bounds, which add up exactly.
    placed: Corners = corners - corners.min(axis=0) + a.min(axis=0) + b.min(axis=0)
    return placed


def sum_with(shape: BaseGeometry, kernel: Corners) -> BaseGeometry:
    """All that the kernel, which holds its own origin, covers when its origin walks over a polygonal shape."""
    parts = [part for part in shapely.get_parts(shape) if isinstance(part, shapely.Polygon) and not part.is_empty]
    sums: list[BaseGeometry] = []
    for part in parts:
        if is_convex(part):
            sums.append(shapely.Polygon(convex_sum(_counted(part), kernel)))
        else:
            sums.extend([part, *edges_with(part, kernel)])
    return shapely.union_all(sums)


def edges_with(shape: BaseGeometry, kernel: Corners) -> list[BaseGeometry]:
    """For each edge of the outline and of the holes, all that the kernel covers when it walks along that edge."""
    hulls: list[BaseGeometry] = []
    for ring in shapely.get_rings(shapely.get_parts(shape)):
        ends = shapely.get_coordinates(ring)
        at_start, at_end = ends[:-1, None, :] + kernel, ends[1:, None, :] + kernel
        hulls.extend(shapely.LineString(cloud).convex_hull for cloud in np.concatenate([at_start, at_end], axis=1))
    return hulls


@lru_cache(maxsize=512)
def convex_pieces(area: Area) -> tuple[Corners, ...]:
    """The area's convex parts, its other parts cut in triangles."""
    pieces: list[Corners] = []
    for part in shapely.get_parts(area.shape):
        whole = [part] if is_convex(part) else shapely.get_parts(shapely.constrained_delaunay_triangles(part))
        pieces.extend(_frozen(_counted(piece)) for piece in whole)
    return tuple(pieces)


def has_shallow_notch(shape: BaseGeometry, depth: float) -> bool:
    """Whether a corner that points into the shape lies less than ``depth`` from the line between its neighbours."""
    for part in shapely.get_parts(shape):
        for ring in shapely.get_rings(shapely.orient_polygons(part)):
            corners = shapely.get_coordinates(ring)[:-1]
            before, after = np.roll(corners, 1, axis=0), np.roll(corners, -1, axis=0)
            chord, side = after - before, corners - before
            cross = chord[:, 0] * side[:, 1] - chord[:, 1] * side[:, 0]
            if bool(((cross > 0) & (cross < depth * np.hypot(chord[:, 0], chord[:, 1]))).any()):
                return True
    return False


def is_convex(polygon: shapely.Polygon) -> bool:
    if polygon.interiors:
        return False
    hull = polygon.convex_hull
    return bool(hull.area - polygon.area <= 1e-10 * hull.area)


def _counted(polygon: shapely.Polygon) -> Corners:
    # convex_hull drops what is on a straight side; the order must be the one in which the angle grows.
    return shapely.get_coordinates(shapely.orient_polygons(polygon.convex_hull))[:-1]


def _ungrown(base: Base, side: Side, error: float) -> Corners:
    half = np.array([base.width / 2, base.depth / 2])
    if base.shape is BaseShape.RECTANGLE:
        return _scaled(np.array([(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]), half)
    # An oval is a stretched circle, and stretching keeps inside inside.
    return _scaled(_unit(float(half.max()), side, error), half)


def _scaled(corners: Corners, by: NDArray[np.float64]) -> Corners:
    scaled: Corners = corners * by
    return scaled


def _disc(radius: float, side: Side, error: float) -> Corners:
    return _scaled(_unit(radius, side, error), np.array([radius, radius]))


def _unit(radius: float, side: Side, error: float) -> Corners:
    """A circle of radius 1, fine enough for one of ``radius``. Its sides or corners lie on the axes, so that a
    rectangle grown by it keeps its straight sides exactly where they belong."""
    count = 4 * quadrant_segments(radius, error * 0.98)
    half = math.pi / count
    angles = np.arange(count) * 2 * half
    if side is Side.INSIDE:
        reach = 1.0
    elif side is Side.OUTSIDE:
        angles, reach = angles + half, 1 / math.cos(half)
    else:
        reach = 2 / (1 + math.cos(half))
    return reach * np.column_stack([np.cos(angles), np.sin(angles)])


def _turned(corners: Corners, degrees: float) -> Corners:
    cos, sin = cos_sin(degrees)
    return np.column_stack([corners[:, 0] * cos - corners[:, 1] * sin, corners[:, 0] * sin + corners[:, 1] * cos])


def _frozen(corners: Corners) -> Corners:
    corners.setflags(write=False)
    return corners
