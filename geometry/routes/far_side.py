"""Where the cones end, as corners of an outline: at walls, and on arcs round their roots at what is left of the
allowance.

Places and directions are complex numbers, which numpy moves about in half the time of pairs.
"""

from dataclasses import dataclass
from struct import pack
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from geometry.routes.chains import Search
from geometry.routes.far_root import Strip
from geometry.routes.grid import Indices, Numbers
from geometry.routes.roots import BEYOND

Places = NDArray[np.complex128]

_T = TypeVar("_T", np.int64, np.float64, np.complex128, np.bool_)


@dataclass(frozen=True, slots=True)
class Ends:
    """Of cones: half edge or :data:`~geometry.routes.roots.BEYOND`, root of the left ray and of the right ray,
    direction of either."""

    edge: Indices
    first: Indices
    last: Indices
    left: Places
    right: Places

    def __len__(self) -> int:
        return len(self.edge)

    def some(self, which: Indices) -> "Ends":
        return Ends(self.edge[which], self.first[which], self.last[which], self.left[which], self.right[which])


@dataclass(frozen=True, slots=True)
class _Strokes:
    """How the ends of one root each are drawn about it: an arc from the right ray, then a stretch of a wall, then an
    arc to the left ray; any of the three may be missing."""

    arc_from: Numbers
    arc_turn: Numbers
    arc_steps: Indices
    stretch_from: Places
    stretch_to: Places
    has_stretch: Indices
    last_from: Numbers
    last_turn: Numbers
    last_steps: Indices


def ends_of(search: Search) -> Ends:
    ends = numbers(search.ends).reshape(-1, 7)
    edge, first, last = ends[:, :3].astype(np.int64).T
    rays = np.ascontiguousarray(ends[:, 3:]).view(np.complex128)
    return Ends(edge, first, last, rays[:, 0], rays[:, 1])


def places_of(x: list[float], y: list[float]) -> Places:
    places = np.empty(len(x), dtype=np.complex128)
    places.real, places.imag = numbers(x), numbers(y)
    return places


def numbers(values: list[float]) -> Numbers:
    # In half the time of reading them one by one.
    return np.frombuffer(pack(f"{len(values)}d", *values))


def far_side(search: Search, ends: Ends, roots: Places, arc_error: float) -> tuple[Places, Indices]:
    """The corners in which the cones end, from right to left, and how many belong to each. ``roots`` are places."""
    radius = search.allowance - numbers(search.root_distance)
    near, side = _walls(search, ends.edge)
    # The right ray's first, then the left one's.
    seers = _both(ends.last, ends.first)
    eyes = roots[seers]
    hits = near - eyes
    hits += side * _hit(hits, side, _both(ends.right, ends.left))
    # Most end at a wall that is all within the allowance: with both its ends, for it bulges nowhere.
    right, left = _squared(hits) <= (radius * radius)[seers]
    whole = right & left & (ends.edge != BEYOND)
    for root in search.strips:
        whole &= ends.first != root
    rest = np.flatnonzero(~whole)
    counts = np.full(len(ends), 2)
    if len(rest):
        pieces, begin = _pieces(ends.some(rest), roots)
        own, place = radius[pieces.first], roots[pieces.first]
        drawn, sizes = _drawn(_strokes(search, pieces, place, own, arc_error), own)
        drawn += np.repeat(place, sizes)
        counts[rest] = np.add.reduceat(sizes, begin)
    corners = np.empty(int(counts.sum()), dtype=np.complex128)
    at = (np.cumsum(counts) - counts)[whole]
    corners[at], corners[at + 1] = (hits + eyes)[:, whole]
    if len(rest):
        corners[np.repeat(~whole, counts)] = drawn
    return corners, counts


def _walls(search: Search, edge: Indices) -> tuple[Places, Places]:
    """Where half edges start and the way to where they end."""
    near = search.corners.spots[edge]
    return near, search.corners.next_spots[edge] - near


def _pieces(ends: Ends, roots: Places) -> tuple[Ends, Indices]:
    """Ends of cones, one root each, and the first of each cone."""
    step = np.where(ends.first < ends.last, -1, 1)
    count = np.abs(ends.first - ends.last) + 1
    begin = np.cumsum(count) - count
    end = np.repeat(np.arange(len(ends)), count)
    # From right to left: away from the last root, which is the late one where the wall is on the right.
    root = ends.last[end] + step[end] * (np.arange(len(end)) - begin[end])
    left, right = ends.left[end], ends.right[end]
    # Between two roots of a chain it is the wall from the one to the other that parts what they see.
    inner = np.flatnonzero(root != ends.first[end])
    low = np.minimum(root[inner], root[inner] + step[end[inner]])
    left[inner] = right[inner + 1] = roots[low + 1] - roots[low]
    return Ends(ends.edge[end], root, root, left, right), begin


def _drawn(strokes: _Strokes, radius: Numbers) -> tuple[Places, Indices]:
    """Corners about their roots, and how many belong to each piece."""
    flat = np.array([strokes.arc_steps, 2 * strokes.has_stretch, strokes.last_steps]).T.ravel()
    slot = np.repeat(np.arange(len(flat)), flat)
    step = np.arange(len(slot)) - np.repeat(np.cumsum(flat) - flat, flat)
    piece, kind = slot // 3, slot % 3
    part = step / np.maximum(flat[slot] - 1, 1)
    late = kind == 2
    angle = np.where(late, strokes.last_from[piece], strokes.arc_from[piece])
    angle += part * np.where(late, strokes.last_turn[piece], strokes.arc_turn[piece])
    corners = np.empty(len(slot), dtype=np.complex128)
    corners.real, corners.imag = np.cos(angle), np.sin(angle)
    corners *= radius[piece]
    on_wall = np.where(step == 0, strokes.stretch_from[piece], strokes.stretch_to[piece])
    return np.where(kind == 1, on_wall, corners), flat.reshape(-1, 3).sum(axis=1)


def _strokes(search: Search, pieces: Ends, place: Places, radius: Numbers, arc_error: float) -> _Strokes:
    near, side = _walls(search, pieces.edge)
    near -= place
    rays = _both(pieces.right, pieces.left)
    low, high = _hit(near, side, rays)
    enters, leaves = _within(near, side, radius)
    for root, strip in search.strips.items():
        own = pieces.first == root
        enters[own], leaves[own] = _below(strip, near[own] + place[own], side[own], search.allowance)
    low_in, high_in = np.maximum(low, enters), np.minimum(high, leaves)
    has_stretch = (pieces.edge != BEYOND) & (low_in < high_in)
    start, end = near + side * low_in, near + side * high_in
    angle_right, angle_left = np.angle(rays)
    angle_start, angle_end = np.angle(_both(start, end))
    turns = _turn(_both(np.where(has_stretch, angle_start, angle_left) - angle_right, angle_left - angle_end))
    widest = 2 * np.arccos(1 - np.minimum(arc_error / radius, 0.5))
    has_arc = _both(~has_stretch | (low_in > low), has_stretch & (high_in < high))
    steps = np.where(has_arc, np.ceil(turns / widest) + 1, 0).astype(np.int64)
    return _Strokes(
        angle_right,
        turns[0],
        steps[0],
        start,
        end,
        has_stretch.astype(np.int64),
        angle_end,
        turns[1],
        steps[1],
    )


def _both(one: NDArray[_T], other: NDArray[_T]) -> NDArray[_T]:
    """The one in the first row, the other in the second: `stack`, in a quarter of its time."""
    return np.concatenate((one, other)).reshape(2, -1)


def _cross(one: Places, other: Places) -> Numbers:
    crossed: Numbers = one.real * other.imag - one.imag * other.real
    return crossed


def _squared(places: Places) -> Numbers:
    squared: Numbers = places.real**2 + places.imag**2
    return squared


def _hit(near: Places, side: Places, ray: Places) -> Numbers:
    """Where along an edge a ray meets it, 0 at its start and 1 at its end."""
    at_start, growth = _cross(near, ray), _cross(ray, side)
    # Along the edge, either end is as good.
    growth[growth == 0] = np.inf
    return np.minimum(np.maximum(at_start / growth, 0.0), 1.0)


def _within(near: Places, side: Places, radius: Numbers) -> tuple[Numbers, Numbers]:
    """Between which parts of its line an edge lies within the radius; 2 and -1 where it does nowhere."""
    squared = _squared(side)
    middle = -(near.real * side.real + near.imag * side.imag) / squared
    spare = (radius * radius - _squared(near + side * middle)) / squared
    half = np.sqrt(np.maximum(spare, 0.0))
    return np.where(spare > 0, middle - half, 2.0), np.where(spare > 0, middle + half, -1.0)


def _below(strip: Strip, near: Places, side: Places, allowance: float) -> tuple[Numbers, Numbers]:
    """As :func:`_within`, for what is no farther than the allowance from the segment of a strip."""
    at_start, at_end = (strip.heights(np.column_stack([places.real, places.imag])) for places in (near, near + side))
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
