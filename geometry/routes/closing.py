"""Walls grown by a hair and cut out of a room, so that a slit between walls that touch is no way through."""

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from geometry.area import BadShape
from geometry.routes.grid import GROWTH, Indices, Numbers, Points

_SHORTEST = 1e-4
"""Inches: with a shorter side, a wall or a hole in it may be so narrow that its outline turns over as it is moved."""

_NONE = 1e-300
"""A length by which that of no side may be divided."""

_SHARPEST = 0.2
"""1 plus the cosine of the sharpest turn that is drawn out to a point: at most four times as far as the sides move."""

Geometries = NDArray[np.object_]


def outside(walls: Geometries, room: BaseGeometry) -> BaseGeometry:
    """What is left of a room, valid, outside the walls, when those have been grown by
    :data:`~geometry.routes.grid.GROWTH`; the holes in them are open. Both halves of a bowtie are a wall.

    Raises :class:`~geometry.area.BadShape` for a coordinate that is no finite number.
    """
    # A buffer of 0 keeps what is wound round, and so joins the walls and cuts them out in one go.
    return wound(walls, room).buffer(0.0)


def wound(walls: Geometries, room: BaseGeometry) -> BaseGeometry:
    """Rings that cross each other: the room winds round a place once, each wall there, when grown, takes one off, and
    what the wall has a hole for is not taken off."""
    given, taken = _outer_and_inner(shapely.get_parts(room))
    outer, inner = _outer_and_inner(shapely.get_parts(grown(shapely.get_parts(walls))))
    if not len(given) or not len(outer):
        return room
    rings = np.concatenate([given[:1], taken, outer, given[1:], inner])
    owner = np.maximum(np.arange(len(rings)) - len(taken) - len(outer), 0)
    made = shapely.multipolygons(np.asarray(shapely.polygons(rings, indices=owner), dtype=object))
    assert isinstance(made, shapely.MultiPolygon)
    return made


def _outer_and_inner(parts: Geometries) -> tuple[Geometries, Geometries]:
    """The rings of polygons, and those of their holes."""
    rings, owner = shapely.get_rings(parts, return_index=True)
    outer = np.diff(owner, prepend=-1) != 0
    return rings[outer], rings[~outer]


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
