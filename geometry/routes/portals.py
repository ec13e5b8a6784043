"""Where one level leads to another: the stretches of their outlines that lie on each other, and what a step costs."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray

from geometry.pose import Point, distance
from geometry.routes.corners import Corners
from geometry.routes.grid import SNAP, Indices, Numbers, Points
from geometry.routes.level_space import LevelMesh
from geometry.tolerance import TOLERANCE

_APART = 1.5 * SNAP
"""Inches between outlines that lie on each other: both were rounded, and one of them grown by a hair."""

_TOUCH = 8e-6
"""Inches of two outlines that lie on each other only where they meet in a corner."""


_LIFT = 1e-6
"""Inches beyond an edge of what stands behind it."""


@dataclass(frozen=True, slots=True)
class Gate:
    """One way over a crossing, from level to level by number. ``along`` is where: all that the outlines share, or what
    of that lies within the tolerance of a line of points, of which there may be one."""

    number: int
    crossing: int
    start: int
    end: int
    cost: float
    along: tuple[Point, ...] | None

    @property
    def is_point(self) -> bool:
        return self.along is not None and all(distance(self.along[0], point) <= _TOUCH for point in self.along)


@dataclass(frozen=True, slots=True)
class Portal:
    """A stretch of the half edge ``into`` of the level beyond, from part ``low`` to ``high`` of it, seen through the
    half edge ``out`` of the level before."""

    gate: Gate
    out: int
    into: int
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Post:
    """An end of what may be crossed: a way may bend there as it goes over. ``seat`` is a hair beyond, off the half edge
    ``into`` on the side of its triangle."""

    place: Point
    gate: Gate
    into: int
    seat: Point


@dataclass(frozen=True, slots=True)
class Stretches:
    """Portals, one a row: number of the gate, half edges and parts."""

    gate: Indices
    out: Indices
    into: Indices
    low: Numbers
    high: Numbers

    def __len__(self) -> int:
        return len(self.gate)


class Portals:
    """All portals of a mesh, and the posts at their ends: also by the half edges of the triangle they are on of the
    level they leave, with the one they lead out through."""

    __slots__ = ("_corners", "_found", "_made", "_right", "_rows", "gates", "posts", "posts_by_edge")

    def __init__(self, gates: Sequence[Gate], found: Stretches, corners: Points, arriving: Indices) -> None:
        self.gates = tuple(gates)
        self._found = found
        outs, first, count = np.unique(found.out, return_index=True, return_counts=True)
        self._rows = dict(zip(outs.tolist(), zip(first.tolist(), (first + count).tolist(), strict=True), strict=True))
        self._made: dict[int, tuple[Portal, ...]] = {}
        self._corners = corners
        places, sizes = _ends(found, corners)
        self._right = places[1::2]
        self.posts, self.posts_by_edge = _posts(self.gates, found, places, sizes, arriving, corners)

    def through(self, edge: int) -> tuple[Portal, ...]:
        """What leads out of a level through a half edge of its outline."""
        made = self._made.get(edge)
        if made is not None:
            return made
        if edge not in self._rows:
            self._made[edge] = ()
        else:
            # From right to left, as cones end at them.
            start, end = self._corners[[edge, _later(edge)]]
            rows: Sequence[int] = range(*self._rows[edge])
            if len(rows) > 1:
                rows = sorted(rows, key=lambda row: float((self._right[row] - start) @ (end - start)))
            self._made[edge] = tuple(self._portal(row) for row in rows)
        return self._made[edge]

    def _portal(self, row: int) -> Portal:
        found = self._found
        return Portal(
            self.gates[int(found.gate[row])],
            int(found.out[row]),
            int(found.into[row]),
            float(found.low[row]),
            float(found.high[row]),
        )


def portals_of(levels: LevelMesh, corners: Corners, gates: Sequence[Gate]) -> Portals:
    """Every stretch of the gates there is in the mesh. Lines of the gates are about the mesh's origin."""
    mesh = levels.mesh
    edges = np.flatnonzero(mesh.twin < 0)
    a = mesh.corners[mesh.triangles.ravel()[edges]]
    b = mesh.corners[mesh.triangles[:, (1, 2, 0)].ravel()[edges]]
    level = np.searchsorted(levels.first, edges // 3, side="right") - 1
    outs, intos = _beside(a, b)
    different = level[outs] != level[intos]
    outs, intos = outs[different], intos[different]
    lows, highs = _shared(a, b, outs, intos)
    sizes = np.hypot(*(b - a)[intos].T)
    rows = [_of_gate(gate, a, b, level, outs, intos, lows, highs, sizes) for gate in gates]
    count = [len(pairs) for pairs, _, _ in rows]
    pairs = np.concatenate([np.zeros(0, dtype=np.int64), *(row[0] for row in rows)])
    order = np.argsort(outs[pairs], kind="stable")
    pairs = pairs[order]
    found = Stretches(
        np.repeat(np.arange(len(rows)), count)[order],
        edges[outs[pairs]],
        edges[intos[pairs]],
        np.concatenate([np.zeros(0), *(row[1] for row in rows)])[order],
        np.concatenate([np.zeros(0), *(row[2] for row in rows)])[order],
    )
    return Portals(gates, found, mesh.corners[mesh.triangles.ravel()], np.array(corners.arriving))


def _of_gate(
    gate: Gate,
    a: Points,
    b: Points,
    level: Indices,
    outs: Indices,
    intos: Indices,
    lows: Numbers,
    highs: Numbers,
    sizes: Numbers,
) -> tuple[Indices, Numbers, Numbers]:
    """Pairs of edges the gate leads through, and between which parts of the second."""
    own = np.flatnonzero((level[outs] == gate.start) & (level[intos] == gate.end) & (lows <= highs))
    if gate.along is None:
        own = own[(highs - lows)[own] * sizes[own] > _TOUCH]
        return own, lows[own], highs[own]
    is_point = gate.is_point
    pairs, begins, ends = [], [], []
    for pair in own.tolist():
        into = intos[pair]
        for begin, end in _along(gate.along, _point(a[into]), _point(b[into]), float(lows[pair]), float(highs[pair])):
            if (end - begin) * sizes[pair] > _TOUCH or is_point:
                pairs.append(pair)
                begins.append(begin)
                ends.append(end)
    return np.array(pairs, dtype=np.int64), np.array(begins, dtype=np.float64), np.array(ends, dtype=np.float64)


def _point(corner: Points) -> Point:
    return (float(corner[0]), float(corner[1]))


def _later(edge: int) -> int:
    return edge + 1 if edge % 3 != 2 else edge - 2


def _beside(a: Points, b: Points) -> tuple[Indices, Indices]:
    """Pairs of edges whose boxes come as near to each other as edges that lie on each other do."""
    low, high = np.minimum(a, b) - _APART, np.maximum(a, b) + _APART
    boxes = np.array(shapely.box(low[:, 0], low[:, 1], high[:, 0], high[:, 1]), dtype=object)
    one, other = shapely.STRtree(boxes).query(boxes)
    return one, other


def _shared(a: Points, b: Points, outs: Indices, intos: Indices) -> tuple[Numbers, Numbers]:
    """From which part to which part of the edges ``intos`` the edges ``outs`` lie on them, the levels on either side of
    them; 1 and 0 where nowhere."""
    start, side = a[intos], (b - a)[intos]
    squared = (side * side).sum(axis=1)
    parts = [np.clip(((end[outs] - start) * side).sum(axis=1) / squared, 0.0, 1.0) for end in (a, b)]
    low, high = np.minimum(*parts), np.maximum(*parts)
    near = (side * (b - a)[outs]).sum(axis=1) < 0
    for part in (low, high):
        near &= _off(start + part[:, None] * side, a[outs], b[outs]) <= _APART
    return np.where(near, low, 1.0), np.where(near, high, 0.0)


def _off(points: Points, a: Points, b: Points) -> Numbers:
    side, to = b - a, points - a
    part = np.clip((to * side).sum(axis=1) / (side * side).sum(axis=1), 0.0, 1.0)
    off: Numbers = np.hypot(*(to - part[:, None] * side).T)
    return off


def _along(line: tuple[Point, ...], a: Point, b: Point, low: float, high: float) -> list[tuple[float, float]]:
    """What of the stretch from ``low`` to ``high`` of the side from a to b lies on the line."""
    sx, sy = b[0] - a[0], b[1] - a[1]
    squared = sx * sx + sy * sy
    found = []
    for p, q in zip(line, line[1:] or line, strict=False):
        parts = [((x - a[0]) * sx + (y - a[1]) * sy) / squared for x, y in (p, q)]
        begin, end = max(low, min(parts)), min(high, max(parts))
        if begin > end + _APART / math.sqrt(squared):
            continue
        begin, end = min(begin, end), max(begin, end)
        if all(_from_line((a[0] + t * sx, a[1] + t * sy), p, q) <= TOLERANCE for t in (begin, end)):
            found.append((begin, end))
    return found


def _from_line(point: Point, p: Point, q: Point) -> float:
    dx, dy = q[0] - p[0], q[1] - p[1]
    squared = dx * dx + dy * dy
    part = ((point[0] - p[0]) * dx + (point[1] - p[1]) * dy) / squared if squared > 0 else 0.0
    part = min(1.0, max(0.0, part))
    return distance(point, (p[0] + part * dx, p[1] + part * dy))


def _ends(found: Stretches, corners: Points) -> tuple[Points, Numbers]:
    """Both ends of each stretch, one after the other, and how long it is."""
    start = corners[found.into]
    side = corners[np.where(found.into % 3 == 2, found.into - 2, found.into + 1)] - start
    parts = np.column_stack([found.low, found.high])
    places = (start[:, None] + parts[:, :, None] * side[:, None]).reshape(-1, 2)
    return places, np.hypot(side[:, 0], side[:, 1]) * (found.high - found.low)


def _posts(
    gates: tuple[Gate, ...], found: Stretches, places: Points, sizes: Numbers, arriving: Indices, corners: Points
) -> tuple[tuple[Post, ...], dict[int, set[tuple[int, int]]]]:
    """Posts, and which of them are on the triangle of which half edge, with the one that a stretch leads out through.

    Where another stretch goes on at no greater cost, nothing is gained by bending: there the straight way over either
    of them is shorter.
    """
    if not len(found):
        return (), {}
    ends = ~_goes_on(gates, found, places, sizes, arriving)
    posts: list[Post] = []
    numbers: dict[tuple[int, int, int, int], int] = {}
    by_edge: dict[int, set[tuple[int, int]]] = {}
    for i in np.flatnonzero(ends).tolist():
        gate, into = gates[int(found.gate[i // 2])], int(found.into[i // 2])
        x, y = places[i].tolist()
        key = (gate.number, into, round(x / (4 * _APART)), round(y / (4 * _APART)))
        if key not in numbers:
            numbers[key] = len(posts)
            inwards = 1.0 if found.low[i // 2] + found.high[i // 2] < 1 else -1.0
            if sizes[i // 2] > _TOUCH:
                inwards = 1.0 if i % 2 == 0 else -1.0
            seat = _lifted((x, y), _point(corners[into]), _point(corners[_later(into)]), inwards)
            posts.append(Post((x, y), gate, into, seat))
        out = int(found.out[i // 2])
        for edge in range(out - out % 3, out - out % 3 + 3):
            by_edge.setdefault(edge, set()).add((numbers[key], out))
    return tuple(posts), by_edge


def _lifted(place: Point, start: Point, end: Point, inwards: float) -> Point:
    """A place on a side, moved off it and along it."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    part = _LIFT / math.hypot(dx, dy)
    return (place[0] + part * (inwards * dx - dy), place[1] + part * (inwards * dy + dx))


def _goes_on(
    gates: tuple[Gate, ...], found: Stretches, places: Points, sizes: Numbers, arriving: Indices
) -> NDArray[np.bool_]:
    """At which ends of stretches another one of the same two levels begins that costs no more, and that one comes to
    without going round anything: both outlines run on from the one to the other."""
    boxes = np.array(
        shapely.box(places[:, 0] - _APART, places[:, 1] - _APART, places[:, 0] + _APART, places[:, 1] + _APART),
        dtype=object,
    )
    one, other = shapely.STRtree(boxes).query(boxes)
    p, q = one // 2, other // 2
    cost = np.array([gate.cost for gate in gates])[found.gate]
    pair = np.array([(gate.start, gate.end) for gate in gates])[found.gate]
    # Of two stretches of one half edge that end here, the other must begin where this one ends.
    further = (found.into[p] != found.into[q]) | (one % 2 != other % 2)
    further &= _run_on(found.out[p], found.out[q], arriving) & _run_on(found.into[p], found.into[q], arriving)
    found_on = further & (p != q) & (pair[p] == pair[q]).all(axis=1) & (cost[q] <= cost[p]) & (sizes[q] > _TOUCH)
    goes_on: NDArray[np.bool_] = np.zeros(len(places), dtype=bool)
    goes_on[one[found_on]] = True
    return goes_on


def _run_on(one: Indices, other: Indices, arriving: Indices) -> NDArray[np.bool_]:
    """Half edges of an outline are the same, or the one begins at the corner where the other ends."""
    run_on: NDArray[np.bool_] = (one == other) | (arriving[one] == other) | (arriving[other] == one)
    return run_on
