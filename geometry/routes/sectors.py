"""What the roots see as an outline: a sector for each, ending at walls and at what is left of the allowance."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from geometry.pose import Point, distance
from geometry.routes.chains import Fan, Search
from geometry.routes.cones import BEYOND
from geometry.routes.far_root import Strip
from geometry.routes.grid import Indices, Numbers, Points, on_grid


@dataclass(frozen=True, slots=True)
class _Pieces:
    """Cones of one root each, where they end: at half edge or :data:`~geometry.routes.cones.BEYOND`, between rays."""

    root: Indices
    edge: Indices
    left: Points
    right: Points

    def some(self, which: Indices) -> "_Pieces":
        return _Pieces(self.root[which], self.edge[which], self.left[which], self.right[which])


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


def outline_of(search: Search, arc_error: float, origin: Point = (0.0, 0.0)) -> BaseGeometry:
    """The union of all sectors, moved by the search's origin. Chords of arcs lie within ``arc_error`` inside them."""
    if not search.ends:
        return shapely.MultiPolygon()
    tours = [on_grid(tour) + np.array(origin) for tour in tours_of(search, arc_error) if len(tour) >= 3]
    # Where two ways meet, a tour overlaps itself, winding the same way round; a buffer of 0 keeps all it winds round.
    wound = [shapely.Polygon(tour).buffer(0.0) for tour in tours]
    return wound[0] if len(wound) == 1 else shapely.union_all(wound)


def tours_of(search: Search, arc_error: float) -> list[Points]:
    """Rings that run round sector after sector. A sector shares a whole side with that of its parent, so that the one
    can be threaded into the other where they part, and the side is gone."""
    places = np.column_stack([_numbers(search.root_x), _numbers(search.root_y)])
    pieces, starts = _pieces(search, places)
    points, counts = _far_side(search, pieces, places, arc_error)
    begin = np.append(0, np.cumsum(counts)).tolist()
    return list(_tours(search, places, starts, points, begin, *_threads(search, pieces, places, starts)))


def _numbers(values: list[float]) -> Numbers:
    return np.fromiter(values, np.float64, len(values))


def _pieces(search: Search, places: Points) -> tuple[_Pieces, list[int]]:
    """Ends of cones, one root each. And the first one of every fan."""
    ends = _numbers(search.ends).reshape(-1, 7)
    first, last = ends[:, 1].astype(np.int64), ends[:, 2].astype(np.int64)
    step = np.where(first < last, -1, 1)
    count = np.abs(first - last) + 1
    begin = np.cumsum(count) - count
    starts = np.append(begin, count.sum())[[fan.start for fan in search.fans]].tolist()
    end = np.repeat(np.arange(len(ends)), count)
    # From right to left: away from the last root, which is the late one where the wall is on the right.
    root = last[end] + step[end] * (np.arange(len(end)) - begin[end])
    edge = ends[:, 0].astype(np.int64)[end]
    left, right = ends[end, 3:5], ends[end, 5:7]
    # Between two roots of a chain it is the wall from the one to the other that parts what they see.
    inner = np.flatnonzero(root != first[end])
    low = np.minimum(root[inner], root[inner] + step[end[inner]])
    wall = places[low + 1] - places[low]
    left[inner], right[inner + 1] = wall, wall
    return _Pieces(root, edge, left, right), starts


def _tours(
    search: Search,
    places: Points,
    starts: list[int],
    points: Points,
    begin: list[int],
    threaded: dict[int, list[tuple[int, int]]],
    loose: list[int],
) -> Iterator[Points]:
    fans = search.fans
    starts = [*starts, len(begin) - 1]
    for source in loose:
        parts: list[Points] = []
        waiting: list[int | Points] = [source]
        while waiting:
            task = waiting.pop()
            if not isinstance(task, int):
                parts.append(task)
                continue
            fan, at = fans[task], starts[task]
            hub = _hub(search, places, fan)
            sequence: list[int | Points] = [] if fan.left else [*hub]
            for piece, child in sorted(threaded.get(task, ())):
                sequence += [points[begin[at] : begin[piece]], child]
                at = piece
            sequence.append(points[begin[at] : begin[starts[task + 1]]])
            if fan.left:
                sequence += hub[::-1]
            waiting += reversed(sequence)
        yield np.concatenate(parts)


def _threads(
    search: Search, pieces: _Pieces, places: Points, starts: list[int]
) -> tuple[dict[int, list[tuple[int, int]]], list[int]]:
    """For each fan, before which of its pieces which other fan belongs; and the fans that belong to none."""
    fans = search.fans
    first = np.array([fan.first for fan in fans])
    on_left = np.array([fan.left for fan in fans])
    parent = np.array([search.parent[fan.first] for fan in fans])
    ray = places[first] - places[parent]
    before_left = _found(pieces.root, pieces.left, parent, ray)
    before_right = _found(pieces.root, pieces.right, parent, ray)
    found = np.where(on_left, np.where(before_left >= 0, before_left + 1, -1), before_right)
    found[parent < 0] = -1
    owner = np.searchsorted(starts, found - on_left, side="right") - 1
    threaded: dict[int, list[tuple[int, int]]] = {}
    for fan, (piece, own) in enumerate(zip(found.tolist(), owner.tolist(), strict=True)):
        if piece >= 0:
            threaded.setdefault(own, []).append((piece, fan))
    return threaded, np.flatnonzero(found < 0).tolist()


def _found(roots: Indices, rays: Points, root: Indices, ray: Points) -> Indices:
    """For each ray of a root, where it is among those of the pieces; -1 where it is not."""
    keys, wanted = _keys(roots, rays), _keys(root, ray)
    order = np.argsort(keys)
    at = order[np.minimum(np.searchsorted(keys[order], wanted), len(order) - 1)]
    same = (roots[at] == root) & (rays[at] == ray).all(axis=1)
    return np.where(same, at, -1)


def _keys(root: Indices, ray: Points) -> Numbers:
    """Different for different rays: two hardly ever agree, and what is found is compared."""
    keys: Numbers = root + 0.7548776662466927 * ray[:, 0] + 0.5698402909980532 * ray[:, 1]
    return keys


def _hub(search: Search, places: Points, fan: Fan) -> list[Points]:
    """The roots of a fan and the end of its last stretch of wall, as far as the allowance goes; backwards for a fan on
    the left."""
    if fan.whole or fan.hub:
        return [np.array(fan.hub, dtype=np.float64).reshape(-1, 2)]
    own = places[fan.first : fan.last + 1]
    hub = [own[::-1] if fan.left else own]
    x, y = search.root_x[fan.last], search.root_y[fan.last]
    if fan.tail is not None and distance((x, y), fan.tail) <= search.allowance - search.root_distance[fan.last]:
        hub.append(np.array([fan.tail]))
    return hub


def _far_side(search: Search, pieces: _Pieces, places: Points, arc_error: float) -> tuple[Points, Indices]:
    """The corners in which the cones end, and how many belong to each piece."""
    place = places[pieces.root]
    radius = search.allowance - _numbers(search.root_distance)[pieces.root]
    after = np.where(pieces.edge % 3 == 2, pieces.edge - 2, pieces.edge + 1)
    spots = np.column_stack([_numbers(search.corners.x), _numbers(search.corners.y)])
    near = spots[pieces.edge] - place
    side = spots[after] - place - near
    low, high = _hit(near, side, pieces.right), _hit(near, side, pieces.left)
    start, end = near + side * low[:, None], near + side * high[:, None]
    # Most cones end at a wall that is all within the allowance.
    simple = (pieces.edge != BEYOND) & (np.maximum(_squared(start), _squared(end)) <= radius * radius)
    for root in search.strips:
        simple &= pieces.root != root
    rest = np.flatnonzero(~simple)
    ends = _ends(search, pieces.some(rest), places, near[rest], side[rest], low[rest], high[rest], arc_error)
    on_rest, counts_of_rest = _drawn(ends, radius[rest])
    counts = np.full(len(simple), 2)
    counts[rest] = counts_of_rest
    begin = np.cumsum(counts) - counts
    points = np.empty((int(counts.sum()), 2))
    points[begin[simple]], points[begin[simple] + 1] = (start + place)[simple], (end + place)[simple]
    points[np.repeat(~simple, counts)] = on_rest + np.repeat(place[rest], counts_of_rest, axis=0)
    return points, counts


def _drawn(ends: _Ends, radius: Numbers) -> tuple[Points, Indices]:
    """Corners about their roots, and how many belong to each piece."""
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
    return np.where((kind == 1)[:, None], on_wall, on_arc), flat.reshape(-1, 3).sum(axis=1)


def _ends(
    search: Search,
    pieces: _Pieces,
    places: Points,
    near: Points,
    side: Points,
    low: Numbers,
    high: Numbers,
    arc_error: float,
) -> _Ends:
    radius = search.allowance - _numbers(search.root_distance)[pieces.root]
    left, right = pieces.left, pieces.right
    enters, leaves = _within(near, side, radius)
    for root, strip in search.strips.items():
        own = pieces.root == root
        enters[own], leaves[own] = _below(strip, near[own] + places[root], side[own], search.allowance)
    low_in, high_in = np.maximum(low, enters), np.minimum(high, leaves)
    has_stretch = (pieces.edge != BEYOND) & (low_in < high_in)
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


def _squared(points: Points) -> Numbers:
    squared: Numbers = points[:, 0] ** 2 + points[:, 1] ** 2
    return squared


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
