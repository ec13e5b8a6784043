"""The area a base can get to in one straight leg from anywhere on a segment, such as the edge a unit arrives over.

The leg begins at the segment's point nearest to where it ends: square to the segment, or fanning out round its ends.
"""

import math
from collections.abc import Sequence

import numpy as np
import shapely
import shapely.affinity
from shapely.geometry.base import BaseGeometry

from geometry.area import Area, BadShape
from geometry.convex import is_convex
from geometry.pose import Point, distance
from geometry.reach import straight_reach

_SLIT = 2e-5
_TOUCH = 1e-9


def reach_from_edge(start: Point, end: Point, allowance: float, walls: Sequence[Area]) -> Area:
    """All points whose straight leg from the nearest point of the segment is at most ``allowance`` inches and enters
    no wall.

    Walls are areas of forbidden centres; to touch their outlines is free. Reaches to both sides of the segment. Never
    claims a point that can't be got to, and misses none farther than a hundredth of an inch from the outline. Raises
    :class:`~geometry.area.BadShape` for an end or an allowance that is no finite number.
    """
    if not math.isfinite(sum(start) + sum(end) + allowance):
        raise BadShape("a segment or an allowance is not a finite number")
    if allowance <= 0:
        return Area.empty()
    length = distance(start, end)
    if length == 0:
        return straight_reach(start, allowance, walls)
    frame = _Frame(start, end, length)
    near = [wall for wall in walls if frame.comes_near(wall, allowance)]
    pieces = [frame.out(_band(frame.into(near), length, allowance))]
    for tip, block in ((start, (-allowance, 0.0)), (end, (length, length + allowance))):
        beyond = frame.out(shapely.box(block[0], -allowance, block[1], allowance))
        pieces.append((straight_reach(tip, allowance, near) & Area.of(beyond)).shape)
    reached = shapely.union_all(pieces)
    return Area.of(reached.buffer(-_SLIT, join_style="mitre").buffer(_SLIT, join_style="mitre"))


def nearest_on_edge(start: Point, end: Point, point: Point) -> Point:
    """The point of the segment nearest to a point."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    squared = dx * dx + dy * dy
    part = 0.0 if squared == 0 else ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / squared
    part = min(1.0, max(0.0, part))
    return (start[0] + dx * part, start[1] + dy * part)


def route_from_edge(
    start: Point, end: Point, goal: Point, allowance: float, walls: Sequence[Area]
) -> tuple[Point, ...] | None:
    """The leg to ``goal`` from the segment's nearest point; none where it is too long or enters a wall. Raises
    :class:`~geometry.area.BadShape` for a goal, an end or an allowance that is no finite number."""
    if not math.isfinite(sum(start) + sum(end) + sum(goal) + allowance):
        raise BadShape("a segment, a goal or an allowance is not a finite number")
    origin = nearest_on_edge(start, end, goal)
    if distance(origin, goal) > allowance:
        return None
    leg = shapely.LineString([origin, goal]) if origin != goal else shapely.Point(origin)
    entered = any(float(leg.intersection(wall.shape.buffer(-_TOUCH)).length) > _TOUCH for wall in walls)
    return None if entered else (origin, goal)


class _Frame:
    """The segment laid along the x axis from 0."""

    def __init__(self, start: Point, end: Point, length: float) -> None:
        self._start, self._end = start, end
        cos, sin = (end[0] - start[0]) / length, (end[1] - start[1]) / length
        x, y = start
        self._in = (cos, sin, -sin, cos, -x * cos - y * sin, x * sin - y * cos)
        self._out = (cos, -sin, sin, cos, x, y)

    def comes_near(self, wall: Area, allowance: float) -> bool:
        return bool(wall) and float(shapely.LineString([self._start, self._end]).distance(wall.shape)) < allowance

    def into(self, walls: Sequence[Area]) -> list[BaseGeometry]:
        return [shapely.affinity.affine_transform(wall.shape, list(self._in)) for wall in walls]

    def out(self, shape: BaseGeometry) -> BaseGeometry:
        return shapely.affinity.affine_transform(shape, list(self._out))


def _band(walls: Sequence[BaseGeometry], length: float, allowance: float) -> BaseGeometry:
    """What lies square to the segment, on either side, less what lies behind walls."""
    sides: list[BaseGeometry] = []
    for sign in (1.0, -1.0):
        half = shapely.box(0.0, min(0.0, sign * allowance), length, max(0.0, sign * allowance))
        hidden = [_behind(wall.intersection(half), sign * allowance) for wall in walls]
        sides.append(half.difference(shapely.union_all(hidden)))
    return shapely.union_all(sides)


def _behind(wall: BaseGeometry, depth: float) -> BaseGeometry:
    """A wall with all that lies past it, seen square from the axis."""
    pieces: list[BaseGeometry] = [wall]
    shift = np.array([0.0, 2 * depth])
    if isinstance(wall, shapely.Polygon) and is_convex(wall):
        ends = shapely.get_coordinates(wall)
        return shapely.MultiPoint(np.concatenate([ends, ends + shift])).convex_hull
    for ring in shapely.get_rings(shapely.get_parts(wall)):
        ends = shapely.get_coordinates(ring)
        flat = np.abs(np.diff(ends[:, 0])) > 0
        a, b = ends[:-1][flat], ends[1:][flat]
        pieces.extend(shapely.Polygon(quad) for quad in np.stack([a, b, b + shift, a + shift], axis=1))
    solid = [piece for piece in pieces if not math.isclose(float(piece.area), 0.0, abs_tol=1e-15)]
    return shapely.union_all(solid) if solid else shapely.Polygon()
