"""Walls grown by a hair and cut out of a room, so that a slit between walls that touch is no way through."""

from collections.abc import Sequence
from dataclasses import dataclass
from weakref import WeakKeyDictionary

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from geometry.area import Area, BadShape
from geometry.routes.grid import GROWTH, Indices, Numbers, Points

_SHORTEST = 1e-4
"""Inches: with a shorter side, a wall or a hole in it may be so narrow that its outline turns over as it is moved."""

_NONE = 1e-300
"""A length by which that of no side may be divided."""

_SHARPEST = 0.2
"""1 plus the cosine of the sharpest turn that is drawn out to a point: at most four times as far as the sides move."""

Geometries = NDArray[np.object_]


@dataclass(frozen=True, slots=True)
class Rings:
    """Of a wall that has been grown: outlines, and outlines of holes."""

    outer: tuple[shapely.LinearRing, ...]
    inner: tuple[shapely.LinearRing, ...]


_kept: WeakKeyDictionary[Area, Rings] = WeakKeyDictionary()
"""For as long as the wall itself is: it never changes, and stands in the way of many moves."""


def outside(walls: Sequence[Area], room: BaseGeometry) -> BaseGeometry:
    """What is left of a room, valid, outside the walls, when those have been grown by
    :data:`~geometry.routes.grid.GROWTH`; the holes in them are open. Both halves of a bowtie are a wall.

    Raises :class:`~geometry.area.BadShape` for a coordinate that is no finite number.
    """
    # A buffer of 0 keeps what is wound round, and so joins the walls and cuts them out in one go.
    return wound(walls, room).buffer(0.0)


def wound(walls: Sequence[Area], room: BaseGeometry) -> BaseGeometry:
    """Rings that cross each other: the room winds round a place once, each wall there, when grown, takes one off, and
    what the wall has a hole for is not taken off."""
    known = rings_of(walls)
    outer = [ring for rings in known for ring in rings.outer]
    inner = [ring for rings in known for ring in rings.inner]
    given, taken = _outlines(room)
    if not given or not outer:
        return room
    made = shapely.polygons(given[0], [*taken, *outer])
    if len(given) > 1 or inner:
        made = shapely.multipolygons([made, *shapely.polygons([*given[1:], *inner])])
    assert isinstance(made, shapely.Polygon | shapely.MultiPolygon)
    return made


def rings_of(walls: Sequence[Area]) -> list[Rings]:
    """Of each wall, grown when it is first asked for."""
    known = [_kept.get(wall) for wall in walls]
    missing = [wall for wall, rings in zip(walls, known, strict=True) if rings is None]
    if missing:
        _keep(missing)
        known = [_kept[wall] for wall in walls]
    return [rings for rings in known if rings is not None]


def _keep(walls: Sequence[Area]) -> None:
    parts, wall_of = shapely.get_parts(_shapes(walls), return_index=True)
    kept = ~shapely.is_empty(parts)
    parts, wall_of = parts[kept], wall_of[kept]
    pieces, part_of = shapely.get_parts(grown(parts), return_index=True)
    rings, piece_of = shapely.get_rings(pieces, return_index=True)
    owner = wall_of[part_of[piece_of]].tolist()
    found: list[tuple[list[shapely.LinearRing], list[shapely.LinearRing]]] = [([], []) for _ in walls]
    before = -1
    for ring, piece, wall in zip(rings.tolist(), piece_of.tolist(), owner, strict=True):
        found[wall][piece == before].append(ring)
        before = piece
    for area, (outer, inner) in zip(walls, found, strict=True):
        _kept[area] = Rings(tuple(outer), tuple(inner))


def _shapes(walls: Sequence[Area]) -> Geometries:
    return np.fromiter((wall.shape for wall in walls), dtype=object, count=len(walls))


def _outlines(room: BaseGeometry) -> tuple[list[shapely.LinearRing], list[shapely.LinearRing]]:
    """The rings of polygons, and those of their holes."""
    if isinstance(room, shapely.Polygon) and not room.is_empty and not shapely.get_num_interior_rings(room):
        return [room.exterior], []
    rings, owner = shapely.get_rings(shapely.get_parts(room), return_index=True)
    outer = np.diff(owner, prepend=-1) != 0
    return rings[outer].tolist(), rings[~outer].tolist()


def sound(shapes: Geometries) -> Geometries:
    """Valid all of them; a bowtie keeps both its halves."""
    bad = ~shapely.is_valid(shapes)
    if bad.any():
        if not np.isfinite(shapely.get_coordinates(shapes)).all():
            raise BadShape("a corner is not a finite number")
        shapes = shapes.copy()
        shapes[bad] = shapely.make_valid(shapes[bad], method="structure", keep_collapsed=False)
    return shapes


def grown(polygons: Geometries) -> Geometries:
    """Every side moved outwards. Corners are moved by hand, in a tenth of the time of a buffer, where that can't turn
    an outline over; where it may, or has made an outline cross itself, it is a buffer all the same."""
    polygons = polygons[~shapely.is_empty(polygons)]
    if not len(polygons):
        return polygons
    rings, owner = shapely.get_rings(polygons, return_index=True)
    corners, ring = shapely.get_coordinates(rings, return_index=True)
    outer = np.diff(owner, prepend=-1) != 0
    if not np.isfinite(corners).all():
        raise BadShape("a corner is not a finite number")
    moved, doubtful = _moved(corners, ring, np.where(shapely.is_ccw(rings) == outer, -GROWTH, GROWTH))
    made = polygons_of(moved, ring, owner)
    wrong = ~shapely.is_valid(made)
    wrong[owner[ring[doubtful]]] = True
    if len(rings) > len(polygons):
        # A bowtie stays one, but a hole that reaches its wall's outline would come off it.
        holed = np.unique(owner[~outer])
        wrong[holed] |= ~shapely.is_valid(polygons[holed])
    if wrong.any():
        made[wrong] = shapely.buffer(sound(polygons[wrong]), GROWTH, join_style="mitre")
    return made


def _moved(corners: Points, ring: Indices, by: Numbers) -> tuple[Points, NDArray[np.bool_]]:
    """The corners of closed rings, each moved to where its sides meet when they move to their left by what is given for
    their ring, and which corners are in doubt."""
    last = np.append(np.flatnonzero(np.diff(ring)), len(ring) - 1)
    first = np.append(0, last[:-1] + 1)
    places = np.ascontiguousarray(corners).view(np.complex128).ravel()
    ahead = np.empty_like(places)
    np.subtract(places[1:], places[:-1], out=ahead[:-1])
    ahead[last] = ahead[first]
    length = np.abs(ahead)
    ahead *= 1.0 / np.maximum(length, _NONE)
    behind = np.empty_like(ahead)
    behind[1:] = ahead[:-1]
    behind[first] = behind[last]
    turn = 1.0 + (ahead.real * behind.real + ahead.imag * behind.imag)
    places = places + (ahead + behind) * (by[ring] / np.maximum(turn, _SHARPEST)) * 1j
    return places.view(np.float64).reshape(-1, 2), (turn < _SHARPEST) | (length < _SHORTEST)


def polygons_of(corners: Points, ring: Indices, owner: Indices) -> Geometries:
    """Polygons of rings: for each corner its ring's number, for each ring its polygon's, the outer ring first."""
    rings = np.asarray(shapely.linearrings(corners, indices=ring), dtype=object)
    return np.asarray(shapely.polygons(rings, indices=owner), dtype=object)
