"""Walls for a round base: things grown by its radius, all of them in one go."""

import cmath
import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from geometry.area import Area, BadShape
from geometry.pose import Point
from geometry.routes.closing import Geometries, polygons_of, sound
from geometry.routes.grid import Indices
from geometry.tolerance import TOLERANCE

GIVE = TOLERANCE / 20
"""Inches by which a base may overlap what it passes, so that it passes a gap that it fits exactly, however turned."""

_ARC = TOLERANCE - GIVE

Places = NDArray[np.complex128]

_STRAIGHT = 1e-6
"""A corner that turns by less, in radians, is none."""


def inflated(things: Sequence[Area], discs: Sequence[tuple[Point, float]], radius: float) -> list[Area]:
    """Where the centre of a base of ``radius`` may not be: things and discs (centre, radius), grown.

    Never more than the truth, and less than it by at most ``TOLERANCE``, by which bases may overlap things. A thing of
    several parts gives an area for each. Raises :class:`~geometry.area.BadShape` for what is no finite number.
    """
    if not math.isfinite(radius):
        raise BadShape("a radius is not a finite number")
    parts = shapely.get_parts(sound(np.array([thing.shape for thing in things if thing], dtype=object)))
    grown = [*_grown(parts, radius), *_discs(discs, radius)]
    return [Area(shape) for shape in grown if not shape.is_empty]


def round_length(way: Sequence[Point]) -> float:
    """Inches of a shortest way past what :func:`inflated` gives, as it would be past the truth.

    Such a way bends by chords, and nearer than the truth by ``GIVE``. Both make it too short by so much a radian that
    it turns: an arc whose chords lie at most ``d`` inside it is longer than they are by a third of ``d`` a radian.
    """
    legs = [complex(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(way)]
    legs = [leg for leg in legs if leg]
    turned = sum(abs(cmath.phase(then / leg)) for leg, then in pairwise(legs))
    return sum(abs(leg) for leg in legs) + turned * (GIVE + _ARC / 3)


def _step(radius: float) -> float:
    """The angle over which the chord of an arc stays near enough."""
    return 2 * math.acos(1 - _ARC / radius) if radius > _ARC else math.pi / 2


def _discs(discs: Sequence[tuple[Point, float]], radius: float) -> list[shapely.Polygon]:
    widths = np.array([other + radius for _, other in discs], dtype=np.float64)
    centres = np.array([complex(*centre) for centre, _ in discs], dtype=np.complex128)
    if not (np.isfinite(widths).all() and np.isfinite(centres).all()):
        raise BadShape("a disc's place or radius is not a finite number")
    kept = np.flatnonzero(widths > GIVE)
    if not len(kept):
        return []
    centres, widths = centres[kept], widths[kept]
    counts = np.array([max(8, math.ceil(math.tau / _step(width))) for width in widths.tolist()], dtype=np.int64)
    owner = np.repeat(np.arange(len(kept)), counts)
    part = (np.arange(len(owner)) - (np.cumsum(counts) - counts)[owner]) / counts[owner]
    places = centres[owner] + (widths - GIVE)[owner] * np.exp(2j * np.pi * part)
    made: list[shapely.Polygon] = polygons_of(_pairs(places), owner, np.arange(len(kept))).tolist()
    return made


def _grown(parts: Geometries, radius: float) -> list[shapely.Polygon]:
    parts = parts[(shapely.get_type_id(parts) == shapely.GeometryType.POLYGON) & ~shapely.is_empty(parts)]
    by = radius - GIVE
    if not len(parts) or by <= 0:
        return list(parts.tolist())
    parts = shapely.orient_polygons(parts)
    rings, owner = shapely.get_rings(parts, return_index=True)
    corners, ring = shapely.get_coordinates(rings, return_index=True)
    places, ring, inwards = _rolled(np.ascontiguousarray(corners).view(np.complex128).ravel(), ring, by)
    made = polygons_of(_pairs(places), ring, owner)
    # Where corners point inwards it may cross itself; a buffer of 0 keeps all that it winds round.
    if len(inwards):
        doubtful = np.unique(owner[inwards])
        crossed = doubtful[~shapely.is_valid(made[doubtful])]
        made[crossed] = shapely.buffer(made[crossed], 0.0)
    # Holes that are narrower than the base turn over instead of closing.
    holed = np.flatnonzero(shapely.get_num_interior_rings(parts))
    made[holed] = [_with_holes(parts[one], by) for one in holed]
    return list(made.tolist())


def _rolled(places: Places, ring: Indices, by: float) -> tuple[Places, Indices, Indices]:
    """Closed rings, what they enclose on the left of them, with each side moved out and arcs round the corners; and
    which of them have corners that point inwards."""
    different = np.append(True, (np.diff(places) != 0) | (np.diff(ring) != 0))
    places, ring = places[different], ring[different]
    last = np.append(np.flatnonzero(np.diff(ring)), len(ring) - 1)
    first = np.append(0, last[:-1] + 1)
    out = np.empty_like(places)
    np.subtract(places[1:], places[:-1], out=out[:-1])
    out[last] = out[first]
    out *= -1j * by / np.abs(np.where(out == 0, 1.0, out))
    before = np.empty_like(out)
    before[1:] = out[:-1]
    before[first] = before[last]
    across = before.conj() * out
    turn = np.arctan2(across.imag, across.real)
    arcs = np.maximum(np.ceil(turn / _step(by)), 0.0).astype(np.int64)
    arcs[np.abs(turn) < _STRAIGHT] = 0
    # On an arc one corner more than chords; where sides meet inwards, by way of their corner.
    inwards = turn <= -_STRAIGHT
    counts = np.where(inwards, 3, arcs + 1)
    counts[last] = 0
    at = np.repeat(np.arange(len(places)), counts)
    step = np.arange(len(at)) - (np.cumsum(counts) - counts)[at]
    corners = places[at] + before[at] * np.exp(1j * ((turn / np.maximum(arcs, 1))[at] * step))
    if inwards.any():
        on = np.flatnonzero(inwards[at])
        own = at[on]
        away = np.where(step[on] == 0, before[own], np.where(step[on] == 2, out[own], 0.0))
        corners[on] = places[own] + away
    return corners, ring[at], ring[inwards]


def _with_holes(polygon: shapely.Polygon, by: float) -> BaseGeometry:
    """What is left of each hole is what lies farther than ``by`` from its outline."""
    whole: BaseGeometry = _grown(np.array([shapely.Polygon(polygon.exterior)], dtype=object), by + GIVE)[0]
    for hole in polygon.interiors:
        border = [shapely.LineString(side) for side in zip(hole.coords[:-1], hole.coords[1:], strict=True)]
        quarter = math.ceil(math.pi / 2 / _step(by))
        left = shapely.Polygon(hole).difference(shapely.union_all(shapely.buffer(border, by, quad_segs=quarter)))
        whole = whole.difference(left)
    return whole


def _pairs(places: Places) -> NDArray[np.float64]:
    return np.ascontiguousarray(places).view(np.float64).reshape(-1, 2)
