"""The area seen past walls: from a base by bundles of lines, from a point by taking away the shadows of all walls."""

import math
from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from geometry.area import Area
from geometry.base import Placed
from geometry.convex import Side, placed_polygon
from geometry.pose import Point
from geometry.sight.bodies import ask_for_numbers
from geometry.sight.fans import Mesh, lit, mesh_of
from geometry.sight.meeting import wall_over
from geometry.sight.pieces import Numbers, Pieces, pieces_of

SEALED = 1e-7
"""Inches by which shadows of a point are drawn too large, so that no light falls through walls that touch; and grid on
which the parts seen from a base are joined."""

RIM_ERROR = 2e-5
"""Inches by which the arc of a base is taken too small. Past a wall's corner a shadow's edge is off by as much more as
it is farther from that corner than the base is."""

_FAN = 8
_TRACE = 1e-9


def visible_area(a: Placed | Point, walls: Sequence[Area], table: Area, radius: float | None = None) -> Area:
    """All of the table that is seen from a point, or from any part of a base, no farther than ``radius`` from that
    point or from the base's centre. Walls are not seen; their outlines are. A point of the table is in the area when
    :func:`geometry.sight.lines.sees` sees it from ``a``.

    From a rectangular base exact to ``SEALED``. From a round base or an oval exact for the polygon inside it that falls
    short by ``RIM_ERROR``: nothing hidden is claimed (but for ``SEALED``), and all that a base smaller by ``RIM_ERROR``
    all round sees is in it. From a point exact, but that every shadow is drawn larger by ``SEALED``.

    A base that walls cover wholly sees nothing here, even where its rim touches the outline of the wall it is in from
    within; ``sees`` counts that one place as seeing.

    Raises :class:`~geometry.area.BadShape` for a point or a radius that is no finite number.
    """
    ask_for_numbers(a)
    ground = table if radius is None else table & Area.disc(body_centre(a), radius)
    if not ground:
        return Area.empty()
    if isinstance(a, Placed):
        return Area.of(_from_base(a, walls, ground))
    return Area.of(_from_point(a, pieces_of(tuple(walls)), walls, ground))


def body_centre(a: Placed | Point) -> Point:
    return a.centre if isinstance(a, Placed) else a


def _from_base(a: Placed, walls: Sequence[Area], ground: Area) -> BaseGeometry:
    body = placed_polygon(a, Side.INSIDE, RIM_ERROR)
    # Lines between two places of a box stay in it, wherever the ground ends.
    left, top, right, bottom = shapely.total_bounds([body, ground.shape]).tolist()
    room = shapely.box(left, top, right, bottom)
    parts = lit(_mesh((left, top, right, bottom), tuple(walls)), body)
    seen = shapely.union_all(parts, grid_size=SEALED)
    if ground.shape.equals(room):
        return seen
    return shapely.intersection(seen, ground.shape, grid_size=SEALED)


@lru_cache(maxsize=16)
def _mesh(room: tuple[float, float, float, float], walls: tuple[Area, ...]) -> Mesh:
    """One for all who look over the same ground."""
    box = shapely.box(*room)
    solid = shapely.union_all([wall.shape for wall in walls if wall.shape.intersects(box)])
    return mesh_of(box - solid)


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
    falling = shadows[shapely.intersects(shadows, ground.shape)]
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
