"""The part of the table a point can be in: round the start, on the floor, outside the walls, joined to the start."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from geometry.area import Area, BadShape
from geometry.pose import Point
from geometry.routes.grid import GRID, GROWTH, SNAP, Points, on_grid, rounded

_ROUND = 6
"""Segments a quarter of the rim has; it lies outside the true circle."""

_MARGIN = 1e-3

_Geometries = NDArray[np.object_]


@dataclass(frozen=True, slots=True)
class FreeSpace:
    """Polygons about an origin of their own, every coordinate on the grid, no corner on a straight side.

    The polygons do not overlap; two of them, or two rings of one, may touch in single points, which are no way through.
    """

    origin: Point
    parts: tuple[shapely.Polygon, ...]

    def local(self, point: Point) -> Point:
        return (point[0] - self.origin[0], point[1] - self.origin[1])

    def world(self, point: Point) -> Point:
        return (point[0] + self.origin[0], point[1] + self.origin[1])

    def rings(self) -> list[Points]:
        """Every ring without its closing corner."""
        rings = shapely.get_rings(list(self.parts))
        corners, owner = shapely.get_coordinates(rings, return_index=True)
        starts = np.flatnonzero(np.diff(owner, prepend=-1))
        return [ring[:-1] for ring in np.split(corners, starts[1:])] if len(rings) else []

    def nearest(self, point: Point) -> tuple[Point, float]:
        """The nearest of its points to a local point, and how far that is; itself at 0 when it is one."""
        eye = shapely.Point(point)
        best, least = point, np.inf
        for part in self.parts:
            line = shapely.shortest_line(part, eye)
            if line.length < least:
                least = float(line.length)
                x, y = shapely.get_coordinates(line)[0]
                best = (float(x), float(y))
        return best, least


def free_space(
    source: Sequence[Point], allowance: float, walls: Sequence[Area], floor: Area | None, deepest: float
) -> FreeSpace:
    """What lies within ``allowance`` of a source (one point, or the two ends of a segment) as the crow flies, on the
    floor and outside the walls, and hangs together with the source.

    Walls are closed by :data:`~geometry.routes.grid.GROWTH`. Parts farther than ``deepest`` from the source are left
    out; of the others those that are as near as the nearest, within :data:`~geometry.routes.grid.SNAP`.
    Raises :class:`~geometry.area.BadShape` for a wall or floor with a coordinate that is no finite number.
    """
    seat = shapely.Point(source[0]) if len(source) == 1 else shapely.LineString(source)
    # The sides of a polygon whose corners lie on a circle come nearer by cos(half a step): see to it they do not.
    radius = (allowance + _MARGIN) / np.cos(np.pi / 4 / _ROUND)
    room: BaseGeometry = seat.buffer(radius, quad_segs=_ROUND)
    if floor is not None:
        room = room.intersection(_sound(np.array([floor.shape], dtype=object))[0])
    parts = shapely.get_parts(room.difference(_grown(_near(walls, room.bounds))))
    distances = shapely.distance(parts, seat)
    origin = (rounded(source[0][0]), rounded(source[0][1]))
    if len(parts) == 0 or distances.min() > deepest:
        return FreeSpace(origin, ())
    # A segment may start in several parts, a point on the outline where two parts meet in both of them.
    kept = parts[distances <= distances.min() + SNAP]
    return FreeSpace(origin, tuple(piece for part in kept for piece in _on_grid(part, origin)))


def _near(walls: Sequence[Area], box: tuple[float, float, float, float]) -> _Geometries:
    shapes = np.array([wall.shape for wall in walls if wall], dtype=object)
    if not len(shapes):
        return shapes
    bounds = shapely.bounds(shapes)
    if not np.isfinite(bounds).all():
        raise BadShape("a corner of a wall is not a finite number")
    left, top, right, bottom = box
    meets = (bounds[:, 0] <= right) & (bounds[:, 2] >= left) & (bounds[:, 1] <= bottom) & (bounds[:, 3] >= top)
    near: _Geometries = shapes[meets]
    return near


def _sound(shapes: _Geometries) -> _Geometries:
    bad = ~shapely.is_valid(shapes)
    if bad.any():
        if not np.isfinite(shapely.get_coordinates(shapes)).all():
            raise BadShape("a corner is not a finite number")
        shapes = shapes.copy()
        shapes[bad] = shapely.make_valid(shapes[bad], method="structure", keep_collapsed=False)
    return shapes


def _grown(shapes: _Geometries) -> BaseGeometry:
    """The walls as one, grown. A buffer of all of them together, overlapping as they may be, takes a third of the time
    of buffers and a union."""
    together = shapely.MultiPolygon(shapely.get_parts(_sound(shapes)).tolist())
    return shapely.buffer(together, GROWTH, join_style="mitre")


def _on_grid(part: BaseGeometry, origin: Point) -> list[shapely.Polygon]:
    if not isinstance(part, shapely.Polygon) or part.is_empty:
        return []
    rings = []
    for ring in shapely.get_rings(part):
        corners = _straightened(on_grid(shapely.get_coordinates(ring)[:-1] - np.array(origin)))
        if len(corners) >= 3:
            rings.append(corners)
        elif ring is part.exterior:
            return []
    if not rings:
        return []
    polygon = shapely.Polygon(rings[0], rings[1:])
    if polygon.is_valid:
        return [polygon]
    # Rounding made corners and sides meet that did not: let the overlay sort out which is which, at ten times the time.
    moved = shapely.transform(part, lambda corners: corners - np.array(origin))
    fixed = shapely.set_precision(moved, GRID)
    return [piece for piece in shapely.get_parts(fixed) if isinstance(piece, shapely.Polygon) and piece.area > 0]


def _straightened(corners: Points) -> Points:
    """Without repeated corners and those on a straight side: a triangulation may drop them, and a wall would appear
    where a triangle then has no neighbour."""
    while len(corners) >= 3:
        before, after = np.roll(corners, 1, axis=0), np.roll(corners, -1, axis=0)
        into, out = corners - before, after - corners
        turns = into[:, 0] * out[:, 1] != into[:, 1] * out[:, 0]
        if turns.all():
            break
        # Two neighbours may each be superfluous only because of the other: take every second one at a time.
        drop = ~turns
        drop[1:] &= ~drop[:-1]
        corners = corners[~drop]
    return corners
