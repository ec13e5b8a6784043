"""What the roots see as an outline: a sector for each, ending at walls and at what is left of the allowance."""

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from geometry.pose import distance
from geometry.routes.chains import Fan, Search
from geometry.routes.cones import BEYOND
from geometry.routes.far_root import Strip
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
    if not search.ends:
        return shapely.MultiPolygon()
    pieces, first_piece = _pieces(search)
    points, counts = _far_side(search, pieces, arc_error)
    begin = np.concatenate([[0], np.cumsum(counts)])
    tours = [tour for tour in _tours(search, pieces, first_piece, points, begin) if len(tour) >= 3]
    # Where two ways meet, a tour overlaps itself, winding the same way round; a buffer of 0 keeps all it winds round.
    wound = [shapely.Polygon(on_grid(tour)).buffer(0.0) for tour in tours]
    return wound[0] if len(wound) == 1 else shapely.union_all(wound)


def _pieces(search: Search) -> tuple[Points, list[int]]:
    """Ends of cones, one root each: root, half edge, left ray, right ray. And the first one of every fan."""
    ends = np.array(search.ends, dtype=np.float64).reshape(-1, 7)
    first, last = ends[:, 1].astype(np.int64), ends[:, 2].astype(np.int64)
    count = np.abs(first - last) + 1
    begin = np.cumsum(count) - count
    end = np.repeat(np.arange(len(ends)), count)
    step = np.arange(len(end)) - begin[end]
    # From right to left: away from the last root, which is the late one where the wall is on the right.
    root = last[end] + np.where(first < last, -1, 1)[end] * step
    places = np.column_stack([search.root_x, search.root_y])
    between = np.diff(places, axis=0, append=0.0)
    to_left, to_right = root != first[end], root != last[end]
    left_of, right_of = np.where(first < last, -1, 0)[end] + root, np.where(first < last, 0, -1)[end] + root
    left = np.where(to_left[:, None], between[left_of], ends[end, 3:5])
    right = np.where(to_right[:, None], between[right_of], ends[end, 5:7])
    pieces = np.column_stack([root, ends[end, 0], left, right])
    starts = np.append(begin, len(end))[[fan.start for fan in search.fans]]
    return pieces, starts.tolist()


def _tours(search: Search, pieces: Points, starts: list[int], points: Points, begin: Indices) -> Iterator[Points]:
    """Rings that run round sector after sector. A sector shares a whole side with that of its parent, so that the one
    can be threaded into the other where they part, and the side is gone."""
    fans = search.fans
    threaded, loose = _threads(search, pieces, starts)
    starts = [*starts, len(pieces)]
    for source in loose:
        parts: list[Points] = []
        waiting: list[int | Points] = [source]
        while waiting:
            task = waiting.pop()
            if not isinstance(task, int):
                parts.append(task)
                continue
            fan, at = fans[task], starts[task]
            hub = _hub(search, fan)
            sequence: list[int | Points] = [] if fan.left else [hub]
            for piece, child in sorted(threaded.get(task, ())):
                sequence += [points[begin[at] : begin[piece]], child]
                at = piece
            sequence.append(points[begin[at] : begin[starts[task + 1]]])
            if fan.left:
                sequence.append(hub)
            waiting += reversed(sequence)
        yield np.concatenate(parts)


def _threads(search: Search, pieces: Points, starts: list[int]) -> tuple[dict[int, list[tuple[int, int]]], list[int]]:
    """For each fan, before which of its pieces which other fan belongs; and the fans that belong to none."""
    roots, _, left_x, left_y, right_x, right_y = pieces.T.tolist()
    with_left = {key: i for i, key in enumerate(zip(roots, left_x, left_y, strict=True))}
    with_right = {key: i for i, key in enumerate(zip(roots, right_x, right_y, strict=True))}
    threaded: dict[int, list[tuple[int, int]]] = {}
    loose = []
    for i, fan in enumerate(search.fans):
        parent = search.parent[fan.first]
        if parent < 0:
            loose.append(i)
            continue
        ray = (search.root_x[fan.first] - search.root_x[parent], search.root_y[fan.first] - search.root_y[parent])
        piece = with_left.get((parent, *ray), -2) + 1 if fan.left else with_right.get((parent, *ray), -1)
        if piece < 0:
            loose.append(i)
            continue
        owner = bisect_right(starts, piece - fan.left) - 1
        threaded.setdefault(owner, []).append((piece, i))
    return threaded, loose


def _hub(search: Search, fan: Fan) -> Points:
    """The roots of a fan and the end of its last stretch of wall, as far as the allowance goes."""
    if fan.whole or fan.hub:
        return np.array(fan.hub, dtype=np.float64).reshape(-1, 2)
    places = list(zip(search.root_x[fan.first : fan.last + 1], search.root_y[fan.first : fan.last + 1], strict=True))
    if fan.tail is not None and distance(places[-1], fan.tail) <= search.allowance - search.root_distance[fan.last]:
        places.append(fan.tail)
    return np.array(places[::-1] if fan.left else places)


def _far_side(search: Search, pieces: Points, arc_error: float) -> tuple[Points, Indices]:
    """The corners in which the cones end, and how many belong to each piece."""
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
    return np.where((kind == 1)[:, None], on_wall, on_arc) + place[piece], flat.reshape(-1, 3).sum(axis=1)


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
    for root, strip in search.strips.items():
        own = pieces[:, 0] == root
        enters[own], leaves[own] = _below(strip, near[own] + place[own], side[own], search.allowance)
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


def _below(strip: Strip, near: Points, side: Points, allowance: float) -> tuple[Numbers, Numbers]:
    """As :func:`_within`, for what is no farther than the allowance from the segment of a strip."""
    at_start, at_end = strip.heights(near), strip.heights(near + side)
    growth = at_end - at_start
    part = np.divide(allowance - at_start, growth, out=np.full_like(growth, 2.0), where=growth != 0)
    level = np.where(at_start <= allowance, 2.0, -1.0)
    enters = np.where(growth < 0, part, np.where(growth == 0, -level, -1.0))
    leaves = np.where(growth > 0, part, np.where(growth == 0, level, 2.0))
    return enters, leaves


def _turn(angle: Numbers) -> Numbers:
    """Cones are narrower than half a turn: an angle that rounding made a hair less than none is none."""
    turn: Numbers = np.mod(angle + 1.0, 2 * np.pi) - 1.0
    return np.maximum(turn, 0.0)
