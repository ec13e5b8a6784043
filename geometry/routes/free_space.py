"""The part of the table a point can be in: round the start, on the floor, outside the walls, joined to the start."""

import math
from collections.abc import Sequence

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from geometry.area import Area, BadShape
from geometry.boxes import Box
from geometry.pose import FARTHEST, Point
from geometry.routes.closing import Geometries, outside, polygons_of, sound
from geometry.routes.grid import GRID, SNAP, Indices, Points, on_grid, rounded

_ROUND = 6
"""Segments a quarter of the rim has; it lies outside the true circle."""

_RIM = np.array([(np.cos(angle), np.sin(angle)) for angle in np.arange(4 * _ROUND) * (np.pi / 2 / _ROUND)])

_MARGIN = 1e-3


class FreeSpace:
    """Polygons about an origin of their own, every coordinate on the grid, no corner on a straight side. Never changes.

    The polygons do not overlap; two of them, or two rings of one, may touch in single points, which are no way through.
    ``outlines``, where they are at hand, are those of a single part: the corners of its rings, the outer one first, and
    where each ends. Where rounding made them cross each other by a hair they do so, and the polygons do not.
    """

    __slots__ = ("_parts", "_unrounded", "origin", "outlines")

    def __init__(
        self,
        origin: Point,
        parts: tuple[shapely.Polygon, ...] = (),
        outlines: tuple[Points, Indices] | None = None,
        unrounded: Geometries | None = None,
    ) -> None:
        self.origin = origin
        self.outlines = outlines
        self._parts = parts
        self._unrounded = unrounded

    def __bool__(self) -> bool:
        return self.outlines is not None or bool(self._parts)

    @property
    def parts(self) -> tuple[shapely.Polygon, ...]:
        if not self._parts and self.outlines is not None:
            # Most are never asked for: triangles are made of the outlines.
            corners, ends = self.outlines
            ring = np.repeat(np.arange(len(ends)), np.diff(ends, prepend=0))
            self._parts = _polygons(corners, ring, np.zeros_like(ends), self._unrounded, self.origin)
        return self._parts

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
        """The nearest of its points to a local point, and how far that is; itself at 0 when it is one.

        One beyond all tables is infinitely far from everything.
        """
        if max(abs(point[0]), abs(point[1])) > 2 * FARTHEST:
            return point, np.inf
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
    Raises :class:`~geometry.area.BadShape` for a wall or floor with a coordinate that is no finite number, or for a
    wall that reaches beyond ``FARTHEST``.
    """
    # The sides of a polygon whose corners lie on a circle come nearer by cos(half a step): see to it they do not.
    radius = float((allowance + _MARGIN) / np.cos(np.pi / 4 / _ROUND))
    xs, ys = [x for x, _ in source], [y for _, y in source]
    box = (min(xs), min(ys), max(xs), max(ys))
    if len(source) == 1:
        seat, rooms = shapely.points([source[0]]), shapely.polygons((_RIM * radius + source[0])[None])
    else:
        seat = shapely.linestrings([source])
        rooms = shapely.buffer(seat, radius, quad_segs=_ROUND)
    room: BaseGeometry = np.asarray(rooms, dtype=object)[0]
    if floor is not None and not _is_box_round(floor.shape, box, radius):
        room = room.intersection(sound(np.array([floor.shape], dtype=object))[0])
    parts = shapely.get_parts(outside(_near(walls, box, radius), room))
    distances = shapely.distance(parts, seat)
    origin = (rounded(source[0][0]), rounded(source[0][1]))
    if len(parts) == 0 or distances.min() > deepest:
        return FreeSpace(origin)
    # A segment may start in several parts, a point on the outline where two parts meet in both of them.
    return _on_grid(parts[distances <= distances.min() + SNAP], origin)


def _is_box_round(floor: BaseGeometry, box: Box, within: float) -> bool:
    """A floor is an upright rectangle, as tables are, and all within so many inches of a box is on it."""
    left, top, right, bottom = shapely.bounds(floor).tolist()
    if not (left <= box[0] - within and box[2] + within <= right):
        return False
    if not (top <= box[1] - within and box[3] + within <= bottom):
        return False
    size = (right - left) * (bottom - top)
    return bool(shapely.get_num_coordinates(floor) == 5) and abs(floor.area - size) <= 1e-12 * size < math.inf


def _near(walls: Sequence[Area], box: Box, within: float) -> list[Area]:
    """The walls whose boxes come as near to a box."""
    shapes: Geometries = np.fromiter((wall.shape for wall in walls), dtype=object, count=len(walls))
    bounds = shapely.bounds(shapes).reshape(-1, 4)
    aside = np.maximum(np.maximum(bounds[:, 0] - box[2], box[0] - bounds[:, 2]), 0.0)
    away = np.maximum(np.maximum(bounds[:, 1] - box[3], box[1] - bounds[:, 3]), 0.0)
    # The box round a wall hides what is no number; its size does not, but may be too large for a number itself.
    with np.errstate(invalid="ignore"):
        sizes = shapely.area(shapes)
    if not (np.isfinite(sizes).all() or np.isfinite(shapely.get_coordinates(shapes)).all()):
        raise BadShape("a corner of a wall is not a finite number")
    # Empty walls have no bounds: `fmax` passes over what is no number.
    if np.fmax.reduce(np.abs(bounds), axis=None, initial=0.0) > FARTHEST:
        raise BadShape(f"a wall reaches farther than {FARTHEST:.0f} inches from the origin")
    return [walls[i] for i in np.flatnonzero(np.hypot(aside, away) <= within).tolist()]


def _on_grid(parts: Geometries, origin: Point) -> FreeSpace:
    parts = parts[(shapely.get_type_id(parts) == shapely.GeometryType.POLYGON) & ~shapely.is_empty(parts)]
    rings, owner = shapely.get_rings(parts, return_index=True)
    corners, ring = shapely.get_coordinates(rings, return_index=True)
    open_ended = np.zeros(len(ring), dtype=bool)
    np.equal(ring[1:], ring[:-1], out=open_ended[:-1])
    corners, ring = _straightened(on_grid(corners[open_ended] - np.array(origin)), ring[open_ended])
    sizes = np.bincount(ring, minlength=len(rings))
    if sizes.min(initial=3) < 3:
        # Without its outer ring a part is none, whatever its holes.
        flat = sizes < 3
        flat |= np.isin(owner, owner[flat & (np.diff(owner, prepend=-1) != 0)])
        parts = parts[np.unique(owner[~flat])]
        owner = np.unique(owner[~flat], return_inverse=True)[1].astype(np.int64)
        corners, ring = corners[~flat[ring]], (np.cumsum(~flat) - 1)[ring[~flat[ring]]]
    if not len(parts):
        return FreeSpace(origin)
    if len(parts) == 1:
        ends = np.append(np.flatnonzero(ring[1:] != ring[:-1]) + 1, len(ring))
        return FreeSpace(origin, (), (corners, ends), parts)
    return FreeSpace(origin, _polygons(corners, ring, owner, parts, origin))


def _polygons(
    corners: Points, ring: Indices, owner: Indices, unrounded: Geometries | None, origin: Point
) -> tuple[shapely.Polygon, ...]:
    """Of rounded corners, or, where these make no polygon, of the polygons themselves."""
    made = polygons_of(corners, ring, owner)
    valid = shapely.is_valid(made)
    if valid.all() or unrounded is None:
        return tuple(made.tolist())
    # Rounding made corners and sides meet that did not: let the overlay sort out which is which, at ten times the time.
    moved = shapely.transform(unrounded[~valid], lambda corners: corners - np.array(origin))
    pieces = shapely.get_parts(shapely.set_precision(moved, GRID))
    areas = (part for part in pieces if isinstance(part, shapely.Polygon) and part.area > 0)
    return (*made[valid].tolist(), *areas)


def _straightened(corners: Points, ring: Indices) -> tuple[Points, Indices]:
    """Without repeated corners and those on a straight side: a triangulation may drop them, and a wall would appear
    where a triangle then has no neighbour."""
    while len(ring):
        last = np.append(np.flatnonzero(ring[1:] != ring[:-1]), len(ring) - 1)
        first = np.append(0, last[:-1] + 1)
        out = np.empty_like(corners)
        np.subtract(corners[1:], corners[:-1], out=out[:-1])
        out[last] = corners[first] - corners[last]
        into = np.empty_like(corners)
        into[1:] = out[:-1]
        into[first] = out[last]
        drop = into[:, 0] * out[:, 1] == into[:, 1] * out[:, 0]
        if not drop.any():
            break
        # Two neighbours may each be superfluous only because of the other: take every second one at a time.
        drop[first] &= ~drop[last]
        drop[1:] &= ~drop[:-1] | (ring[1:] != ring[:-1])
        corners, ring = corners[~drop], ring[~drop]
    return corners, ring
