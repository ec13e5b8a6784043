"""The area seen past walls: what is left of the table when the shadows of all walls are taken away."""

import math
from collections.abc import Sequence

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from geometry.area import Area
from geometry.base import Placed
from geometry.pose import Point
from geometry.sight.bodies import Body, body_of
from geometry.sight.meeting import wall_over
from geometry.sight.pieces import Numbers, Pieces, pieces_of

SEALED = 1e-7
"""Inches by which shadows are drawn too large, so that no light falls through walls that touch."""

_FAN = 8
_RIM = 24
_CORNERS = 24
_TRACE = 1e-9


def visible_area(
    a: Placed | Point, walls: Sequence[Area], table: Area, radius: float | None = None, views: Sequence[Point] = ()
) -> Area:
    """All of the table that is seen from a point, or from a base, no farther than ``radius`` from that point or from
    the base's centre. Walls are not seen; their outlines are.

    From a point exact, but that every shadow is drawn larger by ``SEALED``. From a base it is all that is seen from its
    centre, from points round its rim, from those where a line past one of the nearest walls' corners touches it, and
    from ``views``, further points of it: never more than the truth, and less only in places that other parts of the
    base see through gaps between two walls, or past the corners of walls farther off. Where one place counts, ask
    :func:`geometry.sight.lines.sees` about that place.
    """
    pieces = pieces_of(tuple(walls))
    ground = table if radius is None else table & Area.disc(body_centre(a), radius)
    if not ground:
        return Area.empty()
    if not isinstance(a, Placed):
        return Area.of(_from_point(a, pieces, walls, ground))
    points = [*_viewpoints(body_of(a), pieces), *views]
    return Area.of(shapely.union_all([_from_point(point, pieces, walls, ground) for point in points]))


def body_centre(a: Placed | Point) -> Point:
    return a.centre if isinstance(a, Placed) else a


def _from_point(point: Point, pieces: Pieces, walls: Sequence[Area], ground: Area) -> BaseGeometry:
    if not len(pieces):
        return ground.shape
    if (
        len(pieces.tree.query(shapely.Point(point), "intersects"))
        and wall_over(point, dict(enumerate(walls))) is not None
    ):
        return shapely.MultiPolygon()
    left, top, right, bottom = ground.bounds
    far = max(math.hypot(x - point[0], y - point[1]) for x in (left, right) for y in (top, bottom))
    shadows = _shadows(pieces.corners, np.array(point), far + 1)
    shapely.prepare(ground.shape)
    falling = shadows[shapely.intersects(ground.shape, shadows)]
    dark = shapely.union_all(falling).buffer(SEALED, join_style="mitre")
    lit = shapely.difference(ground.shape, dark)
    return shapely.union_all([part for part in shapely.get_parts(lit) if part.area > _TRACE])


def _shadows(corners: Numbers, point: Numbers, far: float) -> NDArray[np.object_]:
    """Each convex piece and all behind it, out to ``far`` at least."""
    rays = corners - point
    middle = rays.mean(axis=1)
    lengths = np.hypot(rays[..., 0], rays[..., 1])
    # A corner at the point itself lies in every direction: the others say how wide the shadow is.
    rays = np.where((lengths > 0)[..., None], rays, middle[:, None])
    aside = middle[:, None, 0] * rays[..., 1] - middle[:, None, 1] * rays[..., 0]
    angles = np.arctan2(aside, (rays * middle[:, None]).sum(axis=2))
    least, most = angles.min(axis=1), angles.max(axis=1)
    part = np.linspace(0.0, 1.0, _FAN)[1:-1]
    turns = np.arctan2(middle[:, 1], middle[:, 0])[:, None] + least[:, None] + (most - least)[:, None] * part
    # The outermost rays run through corners themselves, so that shadows of walls that share a corner share an edge.
    rows = np.arange(len(rays))
    ends = np.stack([rays[rows, angles.argmin(axis=1)], rays[rows, angles.argmax(axis=1)]], axis=1)
    ends = ends / np.hypot(ends[..., 0], ends[..., 1])[..., None]
    fan = np.concatenate([ends, np.stack([np.cos(turns), np.sin(turns)], axis=2)], axis=1)
    # Chords between neighbouring rays, at most half a turn shared by the fan, stay outside ``far``.
    beyond = point + fan * (far / math.cos(math.pi / 2 / (_FAN - 1)))
    outlines = np.concatenate([corners, beyond], axis=1)
    # The hull of a line through all points is that of the points.
    hulls = shapely.convex_hull(shapely.linestrings(outlines))
    return np.asarray(hulls, dtype=np.object_)


def _viewpoints(body: Body, pieces: Pieces) -> list[Point]:
    angles = np.arange(_RIM) * math.tau / _RIM
    around = np.column_stack([np.cos(angles), np.sin(angles)])
    rims = [body.foremost(around)]
    corners = np.unique(pieces.corners.reshape(-1, 2), axis=0)
    if len(corners):
        off = corners - body.centre
        corners = corners[np.argsort(off[:, 0] ** 2 + off[:, 1] ** 2)[:_CORNERS]]
        ways = body.tangents(corners)
        normal = np.column_stack([-ways[:, 1], ways[:, 0]])
        long = np.hypot(normal[:, 0], normal[:, 1])
        normal = normal[long > 0] / long[long > 0, None]
        side = np.sign((normal * (np.concatenate([corners, corners])[long > 0] - body.centre)).sum(axis=1))
        rims.append(body.foremost(normal * side[:, None]))
    rim = np.unique(np.round(np.concatenate(rims), 9), axis=0) * (1 - 1e-9)
    return [(float(x), float(y)) for x, y in np.concatenate([[body.centre], body.centre + rim])]
