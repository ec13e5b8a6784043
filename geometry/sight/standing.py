"""Bases that stand on walls: what shows of these walls past the bases."""

from dataclasses import dataclass

import numpy as np
import shapely

from geometry.base import Placed
from geometry.pose import Point
from geometry.sight.bodies import Body, cut_out
from geometry.sight.convex_parts import convex_parts
from geometry.sight.pieces import Flags, Numbers, Pieces, padded

_TRACE = 1e-12
"""Square inches."""

_ROOM = 0.1
"""Inches kept of walls round the two bases' hull, so that no cut runs along a line of sight."""


@dataclass(frozen=True, slots=True, eq=False)
class Showing:
    """Two bodies, and convex pieces that overlap neither."""

    first: Body
    second: Body
    corners: Numbers


def showing(
    a: Placed | Point,
    body_a: Body,
    under_a: list[int],
    b: Placed | Point,
    body_b: Body,
    under_b: list[int],
    pieces: Pieces,
    near: Flags,
) -> Showing:
    """``under_a`` and ``under_b`` are the pieces that the bases stand on."""
    cut = sorted({i for i in (*under_a, *under_b) if near[i]})
    if not cut:
        return Showing(body_a, body_b, pieces.corners[near])
    polygons: list[shapely.Polygon] = []
    if isinstance(a, Placed) and under_a:
        body_a = cut_out(a)
        polygons.append(body_a.polygon())
    if isinstance(b, Placed) and under_b:
        body_b = cut_out(b)
        polygons.append(body_b.polygon())
    bases = shapely.union_all(polygons)
    ends = [_box(body) for body in (body_a, body_b)]
    room = shapely.union_all(ends).convex_hull.buffer(_ROOM, join_style="mitre")
    left = [part for i in cut for part in convex_parts((pieces.shapes[i] & room) - bases) if part.area > _TRACE]
    rest = near.copy()
    rest[cut] = False
    return Showing(body_a, body_b, _joined(pieces.corners[rest], padded(left)))


def _box(body: Body) -> shapely.Polygon:
    x, y = np.abs(body.foremost(np.eye(2))).max(axis=0)
    box: shapely.Polygon = shapely.box(body.centre[0] - x, body.centre[1] - y, body.centre[0] + x, body.centre[1] + y)
    return box


def _joined(one: Numbers, other: Numbers) -> Numbers:
    most = max(one.shape[1], other.shape[1])
    return np.concatenate([np.pad(c, ((0, 0), (0, most - c.shape[1]), (0, 0)), mode="edge") for c in (one, other)])
