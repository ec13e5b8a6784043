"""What the roots see as an outline: a sector for each, ending at walls and at what is left of the allowance."""

from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from geometry.pose import Point, distance
from geometry.routes.chains import Search
from geometry.routes.cones import BEYOND
from geometry.routes.grid import Indices, Numbers, Points, on_grid


@dataclass(frozen=True, slots=True)
class _Ends:
    """Where cones end, about their roots: an arc from the right ray, then a stretch of a wall, then an arc to the left
    ray; any of the three may be missing."""

    arc_from: Numbers
    arc_turn: Numbers
    arc_steps: Indices
    stretch_from: Points
    stretch_to: Points
    has_stretch: Indices
    last_from: Numbers
    last_turn: Numbers
    last_steps: Indices


def outline_of(search: Search, arc_error: float) -> BaseGeometry:
    """The union of all sectors about the search's origin. Chords of arcs lie within ``arc_error`` inside them."""
    pieces = np.array(search.pieces, dtype=np.float64).reshape(-1, 6)
    if not len(pieces):
        return shapely.MultiPolygon()
    sectors = shapely.polygons(_rings(search, pieces, arc_error))
    sectors = sectors[shapely.area(sectors) > 1e-12]
    broken = ~shapely.is_valid(sectors)
    if broken.any():
        sectors[broken] = shapely.make_valid(sectors[broken], method="structure", keep_collapsed=False)
    return shapely.union_all(sectors)


def _rings(search: Search, pieces: Points, arc_error: float) -> shapely.LinearRing:
    """A ring for each fan: its roots and the end of its wall, then where its cones end, as the angle grows."""
    hubs, owners = _hubs(search)
    ends, piece = _far_side(search, pieces, arc_error)
    starts = np.array([fan.start for fan in search.fans])
    fan = np.searchsorted(starts, piece, side="right") - 1
    owner = np.concatenate([owners, fan])
    order = np.argsort(owner, kind="stable")
    corners, owner = on_grid(np.concatenate([hubs, ends]))[order], owner[order]
    counts = np.bincount(owner, minlength=len(starts))
    kept = (counts >= 3)[owner]
    names = np.cumsum(counts >= 3) - 1
    return shapely.linearrings(corners[kept], indices=names[owner[kept]])


def _hubs(search: Search) -> tuple[Points, Indices]:
    places = list(zip(search.root_x, search.root_y, strict=True))
    hubs: list[Point] = []
    owners: list[int] = []
    for i, fan in enumerate(search.fans):
        if fan.whole:
            continue
        ring = places[fan.first : fan.last + 1]
        if fan.tail is not None and distance(ring[-1], fan.tail) <= search.allowance - search.root_distance[fan.last]:
            ring.append(fan.tail)
        hubs += reversed(ring) if fan.left else ring
        owners += [i] * len(ring)
    return np.array(hubs, dtype=np.float64).reshape(-1, 2), np.array(owners, dtype=np.int64)


def _far_side(search: Search, pieces: Points, arc_error: float) -> tuple[Points, Indices]:
    """The corners in which the cones end, and the piece each belongs to."""
    root = pieces[:, 0].astype(np.int64)
    place = np.column_stack([search.root_x, search.root_y])[root]
    radius = search.allowance - np.array(search.root_distance)[root]
    ends = _ends(search, pieces, place, radius, arc_error)
    flat = np.column_stack([ends.arc_steps, 2 * ends.has_stretch, ends.last_steps]).ravel()
    slot = np.repeat(np.arange(len(flat)), flat)
    step = np.arange(len(slot)) - np.repeat(np.cumsum(flat) - flat, flat)
    piece, kind = slot // 3, slot % 3
    part = step / np.maximum(flat[slot] - 1, 1)
    late = kind == 2
    angle = np.where(late, ends.last_from[piece], ends.arc_from[piece])
    angle = angle + part * np.where(late, ends.last_turn[piece], ends.arc_turn[piece])
    on_arc = radius[piece, None] * np.column_stack([np.cos(angle), np.sin(angle)])
    on_wall = np.where((step == 0)[:, None], ends.stretch_from[piece], ends.stretch_to[piece])
    return np.where((kind == 1)[:, None], on_wall, on_arc) + place[piece], piece


def _ends(search: Search, pieces: Points, place: Points, radius: Numbers, arc_error: float) -> _Ends:
    edge = pieces[:, 1].astype(np.int64)
    at_wall = edge != BEYOND
    after = np.where(edge % 3 == 2, edge - 2, edge + 1)
    xs, ys = np.array(search.corners.x), np.array(search.corners.y)
    near = np.column_stack([xs[edge], ys[edge]]) - place
    side = np.column_stack([xs[after], ys[after]]) - place - near
    left, right = pieces[:, 2:4], pieces[:, 4:6]
    low, high = _hit(near, side, right), _hit(near, side, left)
    enters, leaves = _within(near, side, radius)
    low_in, high_in = np.maximum(low, enters), np.minimum(high, leaves)
    has_stretch = at_wall & (low_in < high_in)
    start, end = near + side * low_in[:, None], near + side * high_in[:, None]
    angle_right, angle_left = np.arctan2(right[:, 1], right[:, 0]), np.arctan2(left[:, 1], left[:, 0])
    angle_start, angle_end = np.arctan2(start[:, 1], start[:, 0]), np.arctan2(end[:, 1], end[:, 0])
    first_turn = _turn(np.where(has_stretch, angle_start, angle_left) - angle_right)
    last_turn = _turn(angle_left - angle_end)
    widest = 2 * np.arccos(1 - np.minimum(arc_error / radius, 0.5))
    has_first = ~has_stretch | (low_in > low)
    has_last = has_stretch & (high_in < high)
    return _Ends(
        angle_right,
        first_turn,
        np.where(has_first, np.ceil(first_turn / widest) + 1, 0).astype(np.int64),
        start,
        end,
        has_stretch.astype(np.int64),
        angle_end,
        last_turn,
        np.where(has_last, np.ceil(last_turn / widest) + 1, 0).astype(np.int64),
    )


def _hit(near: Points, side: Points, ray: Points) -> Numbers:
    """Where along an edge a ray meets it, 0 at its start and 1 at its end."""
    at_start = ray[:, 0] * near[:, 1] - ray[:, 1] * near[:, 0]
    growth = ray[:, 0] * side[:, 1] - ray[:, 1] * side[:, 0]
    part = np.divide(-at_start, growth, out=np.zeros_like(growth), where=growth != 0)
    hit: Numbers = np.clip(part, 0.0, 1.0)
    return hit


def _within(near: Points, side: Points, radius: Numbers) -> tuple[Numbers, Numbers]:
    """Between which parts of its line an edge lies within the radius; 2 and -1 where it does nowhere."""
    squared = np.sum(side * side, axis=1)
    middle = -np.sum(near * side, axis=1) / squared
    off = near + side * middle[:, None]
    spare = (radius * radius - np.sum(off * off, axis=1)) / squared
    half = np.sqrt(np.maximum(spare, 0.0))
    return np.where(spare > 0, middle - half, 2.0), np.where(spare > 0, middle + half, -1.0)


def _turn(angle: Numbers) -> Numbers:
    """Cones are narrower than half a turn: an angle that rounding made a hair less than none is none."""
    turn: Numbers = np.mod(angle + 1.0, 2 * np.pi) - 1.0
    return np.maximum(turn, 0.0)
