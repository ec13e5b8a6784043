"""Areas of centres: where the centre of a base may or may not be, while the base keeps its turn."""

import math
from functools import lru_cache

import numpy as np
import shapely

from geometry.area import ARC_ERROR, Area, corner_segments
from geometry.base import Base, Placed
from geometry.convex import Corners, Side, convex_sum, edges_with, has_shallow_notch, rim, sum_with
from geometry.outline import extent
from geometry.support import reach_towards

_FINE = ARC_ERROR / 2

_NOTCH = 0.012
"""GEOS fills notches shallower than a hundredth of a buffer's radius; where there are such, the sum is made by hand."""


def too_near(area: Area, base: Base, turn: float, distance: float = 0.0) -> Area:
    """All centres at which the base comes nearer than ``distance`` to the area; at 0, where it overlaps it.

    The outline, where base and area are exactly ``distance`` apart, is drawn outside the truth by at most twice
    ``ARC_ERROR``: a centre outside it is never too near.
    """
    if not area:
        return Area.empty()
    return _too_near(area, base, 0.0 if base.is_round else turn % 360.0, distance)


@lru_cache(maxsize=1024)
def _too_near(area: Area, base: Base, turn: float, distance: float) -> Area:
    radius = base.width / 2 + distance
    if base.is_round and not has_shallow_notch(area.shape, _NOTCH * radius):
        segments = corner_segments(radius, _FINE * 0.98)
        widest = 1.5 * math.pi / 4 / segments
        return Area.of(area.shape.buffer(radius / math.cos(widest), quad_segs=segments))
    return Area.of(sum_with(area.shape, rim(base, turn, distance, Side.OUTSIDE, _FINE)))


def too_near_base(other: Placed, base: Base, turn: float, distance: float = 0.0) -> Area:
    """All centres at which the base comes nearer than ``distance`` to another base; at 0, where it overlaps it.

    The outline is drawn outside the truth by at most twice ``ARC_ERROR``.
    """
    if other.base.is_round and base.is_round:
        return _disc_outside(other.centre, (other.base.width + base.width) / 2 + distance)
    own = rim(base, turn, distance, Side.OUTSIDE, _FINE)
    theirs = rim(other.base, other.pose.turn, 0.0, Side.OUTSIDE, _FINE)
    return Area.of(shapely.Polygon(convex_sum(own, theirs) + np.array(other.centre)))


@lru_cache(maxsize=1024)
def _disc_outside(centre: tuple[float, float], radius: float) -> Area:
    """One for all of a squad that have bases alike."""
    return Area.disc(centre, radius, outside=True)


def on_table(width: float, height: float, base: Base, turn: float) -> Area:
    """All centres at which the base is wholly on a table ``width`` by ``height``; it may touch the edge. Exact."""
    half_x, half_y = extent(base, turn)
    if width <= 2 * half_x or height <= 2 * half_y:
        return Area.empty()
    return Area.rectangle(half_x, half_y, width - half_x, height - half_y)


def on_table_between(width: float, height: float, base: Base, turn: float, other: float) -> Area:
    """All centres that straight legs pass over between places where the base is wholly on the table at one turn or the
    other. Exact; always part of the table."""
    either = [on_table(width, height, base, one).shape for one in (turn, other)]
    return Area.of(shapely.union_all(either).convex_hull)


def wholly_inside(area: Area, base: Base, turn: float) -> Area:
    """All centres at which the base is wholly within the area; it may touch the outline. Never more than the truth,
    and short of it by at most ``ARC_ERROR``."""
    if not area:
        return Area.empty()
    border = edges_with(area.shape, rim(base, turn, 0.0, Side.OUTSIDE, _FINE))
    return Area.of(area.shape.difference(shapely.union_all(border)))


def wholly_within(leader: Placed, distance: float, base: Base, turn: float) -> Area:
    """All centres at which every point of the base is within ``distance`` of the leader's base.

    Never more than the truth. A disc for round bases, its arc within ``ARC_ERROR``; otherwise short of the truth by at
    most twice that.
    """
    if leader.base.is_round and base.is_round:
        return Area.disc(leader.centre, (leader.base.width - base.width) / 2 + distance)
    room = rim(leader.base, leader.pose.turn, distance, Side.INSIDE, _FINE)
    inner = _shrunk(room, base, turn)
    return Area.empty() if inner is None else Area.of(shapely.Polygon(inner + np.array(leader.centre)))


def _shrunk(room: Corners, base: Base, turn: float) -> Corners | None:
    """Centres at which the base lies within a convex room that is the same seen from either side; None if there are
    none."""
    sides = np.roll(room, -1, axis=0) - room
    lengths = np.hypot(sides[:, 0], sides[:, 1])
    room, sides, lengths = room[lengths > 1e-12], sides[lengths > 1e-12], lengths[lengths > 1e-12]
    normals = np.column_stack([sides[:, 1], -sides[:, 0]]) / lengths[:, None]
    reaches = np.array([reach_towards(base, turn, (float(x), float(y))) for x, y in normals])
    spare = np.sum(normals * room, axis=1) - reaches
    if spare.min() <= 1e-9:
        return None
    # Half-planes about the origin become points, and the corners of their common part the sides of those points' hull.
    hull = shapely.orient_polygons(shapely.MultiPoint(normals / spare[:, None]).convex_hull)
    if not isinstance(hull, shapely.Polygon):
        return None
    points = shapely.get_coordinates(hull.exterior)
    a, b = points[:-1], points[1:]
    cross = a[:, 0] * b[:, 1] - a[:, 1] * b[:, 0]
    return np.column_stack([b[:, 1] - a[:, 1], a[:, 0] - b[:, 0]]) / cross[:, None]
