"""The area a base can get to in one straight leg.

Routes round corners have their place here too, beside :func:`straight_reach`: what is seen from the centre is the first
sector of the area they open, and each corner seen is the root of the next.
"""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

import numpy as np
import shapely
import shapely.affinity
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from geometry.area import ARC_ERROR, Area, BadShape
from geometry.pose import Point
from geometry.tolerance import TOLERANCE

_OFF = 1e-6
"""Inches the centre is kept off a wall it touches, so that the wall has a side that faces it."""

_SLIT = 2e-5
"""Inches below which a gap between two shadows is no way through."""

_TOO_DEEP = TOLERANCE + 2 * ARC_ERROR
"""A base may overlap a thing by the tolerance, and the wall its centre keeps out of is drawn that much too large."""

_WIDEST_RUN = math.radians(120)
_FAR_STEPS = 4
_BEYOND = 2.0
"""How many times the distance away a shadow ends, in chords of at most 45 degrees, so that none comes too near."""

_Points = NDArray[np.float64]
_Numbers = NDArray[np.float64]
_Flags = NDArray[np.bool_]


def straight_reach(centre: Point, allowance: float, walls: Sequence[Area], floor: Area | None = None) -> Area:
    """All points a straight segment from ``centre`` leads to, at most ``allowance`` inches long, that enters no wall.

    Walls are areas of forbidden centres; to touch their outlines is free, and their holes are open. With a ``floor``,
    a convex area, the segment must lie in it. Never claims a point that can't be got to, and misses none farther than
    a hundredth of an inch from the outline. A centre deeper in a wall, or farther off the floor, than the tolerances
    explain gives an empty area; one that is less deep sees away from that wall as if it stood on its outline. Raises
    :class:`~geometry.area.BadShape` for a centre or an allowance that is no finite number.
    """
    if not math.isfinite(sum(centre) + allowance):
        raise BadShape("a centre or an allowance is not a finite number")
    if allowance <= 0:
        return Area.empty()
    if floor is not None and floor.distance(centre) > TOLERANCE:
        return Area.empty()
    eye = shapely.Point(centre)
    shadows: list[BaseGeometry] = []
    for wall in walls:
        if wall.distance(centre) >= allowance:
            continue
        solid = _kept_off(wall.shape, eye)
        if solid is None:
            return Area.empty()
        rings = _rings_of(wall) if solid is wall.shape else _rings(solid)
        shadows.extend(_shadows(rings, centre, allowance))
    seen = Area.disc(centre, allowance).shape
    if floor is not None:
        seen = seen.intersection(floor.shape)
    if shadows:
        seen = seen.difference(shapely.union_all(shadows))
        seen = seen.buffer(-_SLIT, join_style="mitre").buffer(_SLIT, join_style="mitre")
    return Area.of(seen)


def _kept_off(wall: BaseGeometry, eye: shapely.Point) -> BaseGeometry | None:
    """The wall, pushed off an eye that stands on its outline; None if the eye is too deep in it."""
    pushed = 0.0
    for _ in range(8):
        apart = float(wall.boundary.distance(eye))
        inside = bool(wall.intersects(eye))
        if not inside and apart >= _OFF:
            return wall
        if pushed + apart > _TOO_DEEP:
            return None
        push = (apart if inside else -apart) + 2 * _OFF
        x, y = _outward(wall, (eye.x, eye.y), apart)
        wall = shapely.affinity.translate(wall, -x * push, -y * push)
        pushed += push
    return None


def _outward(wall: BaseGeometry, eye: Point, apart: float) -> Point:
    """The direction out of the wall at the place of its outline nearest to the eye, which lies ``apart`` from it."""
    normal = np.zeros(2)
    for start, end in _edges(_rings(wall), eye):
        side = end - start
        lengths = np.hypot(side[:, 0], side[:, 1])
        start, side, lengths = start[lengths > 0], side[lengths > 0], lengths[lengths > 0]
        part = np.clip(-np.sum(start * side, axis=1) / lengths**2, 0.0, 1.0)
        nearest = start + side * part[:, None]
        here = np.hypot(nearest[:, 0], nearest[:, 1]) <= apart + 1e-9
        # The solid is on the left of each edge, where the angle grows.
        normal = normal + np.sum(np.column_stack([side[here, 1], -side[here, 0]]) / lengths[here, None], axis=0)
    length = float(np.hypot(normal[0], normal[1]))
    return (float(normal[0]) / length, float(normal[1]) / length) if length > 0 else (1.0, 0.0)


def _shadows(rings: Sequence[_Points], eye: Point, allowance: float) -> Iterator[BaseGeometry]:
    """What lies behind the sides that face the eye, themselves included, out to ``allowance`` and beyond."""
    for start, end in _edges(rings, eye):
        cross = start[:, 0] * end[:, 1] - start[:, 1] * end[:, 0]
        dot = np.sum(start * end, axis=1)
        spans = np.arctan2(cross, dot)
        facing = (cross < 0) & (_distances(start, end) < allowance)
        for shadow in _runs(start, end, spans, facing, allowance):
            yield shapely.Polygon(shadow + np.array(eye))


def _runs(start: _Points, end: _Points, spans: _Numbers, facing: _Flags, allowance: float) -> Iterator[_Points]:
    """One shadow, seen from the eye, for each run of edges that face the eye; along a run the angle only falls."""
    facing_edges = np.flatnonzero(facing)
    for run in np.split(facing_edges, np.flatnonzero(np.diff(facing_edges) > 1) + 1):
        while len(run):
            turned = -np.cumsum(spans[run])
            # At least one edge, and as many more as do not turn too far.
            count = max(1, int(np.searchsorted(turned, _WIDEST_RUN, side="right")))
            yield _shadow(start, end, run[:count], float(turned[count - 1]), allowance)
            run = run[count:]


def _shadow(start: _Points, end: _Points, run: NDArray[np.intp], turned: float, allowance: float) -> _Points:
    near = np.concatenate([start[run], end[run[-1:]]])
    lengths = np.hypot(near[:, 0], near[:, 1])
    far = _BEYOND * max(allowance, float(lengths.max()))
    angle = math.atan2(float(near[-1, 1]), float(near[-1, 0]))
    between = [angle + turned * i / _FAR_STEPS for i in range(1, _FAR_STEPS)]
    back = [(far * math.cos(a), far * math.sin(a)) for a in between]
    ends = near[[-1, 0]] * (far / lengths[[-1, 0]])[:, None]
    return np.concatenate([near, ends[:1], np.array(back), ends[1:]])


def _edges(rings: Sequence[_Points], eye: Point) -> Iterator[tuple[_Points, _Points]]:
    """The edges of each ring, seen from the eye, the solid on their left."""
    for ring in rings:
        corners = ring - np.array(eye)
        yield (corners[:-1], corners[1:])


@lru_cache(maxsize=512)
def _rings_of(wall: Area) -> tuple[_Points, ...]:
    """Once for all who look past a wall."""
    return _rings(wall.shape)


def _rings(wall: BaseGeometry) -> tuple[_Points, ...]:
    """The corners of each ring, the solid on the left of its edges."""
    parts = shapely.get_parts(wall)
    return tuple(
        shapely.get_coordinates(ring) for part in parts for ring in shapely.get_rings(shapely.orient_polygons(part))
    )


def _distances(start: _Points, end: _Points) -> _Numbers:
    """How far from the eye each edge comes."""
    side = end - start
    squared = np.maximum(np.sum(side * side, axis=1), 1e-30)
    nearest = start + side * np.clip(-np.sum(start * side, axis=1) / squared, 0.0, 1.0)[:, None]
    lengths: _Numbers = np.hypot(nearest[:, 0], nearest[:, 1])
    return lengths
