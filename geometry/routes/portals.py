"""Where one level leads to another: the stretches of their outlines that lie on each other, and what a step costs."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import shapely
from numpy.typing import NDArray

from geometry.pose import Point, distance
from geometry.routes.grid import SNAP, Indices, Numbers, Points
from geometry.routes.level_space import LevelMesh
from geometry.tolerance import TOLERANCE

_APART = 1.5 * SNAP
"""Inches between outlines that lie on each other: both were rounded, and one of them grown by a hair."""

_TOUCH = 8e-6
"""Inches of two outlines that lie on each other only where they meet in a corner."""


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


@dataclass(frozen=True, slots=True)
class Portal:
    """A stretch of the half edge ``into`` of the level beyond, from part ``low`` to ``high`` of it, seen through the
    half edge ``out`` of the level before. ``at_low`` and ``at_high`` name the posts at its ends, -1 for none."""

    gate: Gate
    out: int
    into: int
    low: float
    high: float
    at_low: int = -1
    at_high: int = -1


@dataclass(frozen=True, slots=True)
class Post:
    """An end of what may be crossed: a way may bend there as it goes over to level ``end``.

    ``onward`` are posts on the same spot that lead on from that level.
    """

    place: Point
    gate: Gate
    onward: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Portals:
    """``by_edge``: what leads out through a half edge. ``at_corner``: posts on the outline of the level they
    leave, by that level and a corner from which the outline leads straight to them."""

    gates: tuple[Gate, ...] = ()
    by_edge: dict[int, list[Portal]] = field(default_factory=dict)
    posts: tuple[Post, ...] = ()
    at_corner: dict[tuple[int, Point], list[int]] = field(default_factory=dict)


def portals_of(levels: LevelMesh, gates: Sequence[Gate]) -> Portals:
    """Every stretch of the gates there is in the mesh. Lines of the gates are about the mesh's origin."""
    mesh = levels.mesh
    edges = np.flatnonzero(mesh.twin < 0)
    a = mesh.corners[mesh.triangles.ravel()[edges]]
    b = mesh.corners[mesh.triangles[:, (1, 2, 0)].ravel()[edges]]
    level = np.searchsorted(levels.first, edges // 3, side="right") - 1
    joined: dict[tuple[int, int], list[Gate]] = {}
    for gate in gates:
        joined.setdefault((gate.start, gate.end), []).append(gate)
    outs, intos = _beside(a, b, level, joined, len(levels.first))
    lows, highs = _shared(a, b, outs, intos)
    found: list[Portal] = []
    for out, into, low, high in zip(outs.tolist(), intos.tolist(), lows.tolist(), highs.tolist(), strict=True):
        one, other = _point(a[into]), _point(b[into])
        size = distance(one, other)
        for gate in joined[int(level[out]), int(level[into])]:
            is_point = gate.along is not None and all(distance(gate.along[0], p) <= _TOUCH for p in gate.along)
            for begin, end in _along(gate.along, one, other, low, high):
                if (end - begin) * size > _TOUCH or is_point:
                    found.append(Portal(gate, int(edges[out]), int(edges[into]), begin, end))
    return _with_posts(mesh.corners[mesh.triangles.ravel()], found, tuple(gates))


def _point(corner: Points) -> Point:
    return (float(corner[0]), float(corner[1]))


def _beside(
    a: Points, b: Points, level: Indices, joined: dict[tuple[int, int], list[Gate]], count: int
) -> tuple[Indices, Indices]:
    """Pairs of edges near each other, of levels of which the first leads to the second."""
    may: NDArray[np.bool_] = np.zeros((count, count), dtype=bool)
    for start, end in joined:
        may[start, end] = True
    lines = np.array(shapely.linestrings(np.stack([a, b], axis=1)), dtype=object)
    involved = np.flatnonzero(np.any(may | may.T, axis=0).take(level))
    if not len(involved):
        return np.zeros(0, dtype=np.int64), np.zeros(0, dtype=np.int64)
    tree = shapely.STRtree(lines[involved])
    one, other = (involved[found] for found in tree.query(lines[involved], predicate="dwithin", distance=_APART))
    leads = may[level[one], level[other]]
    return one[leads], other[leads]


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


def _along(line: tuple[Point, ...] | None, a: Point, b: Point, low: float, high: float) -> list[tuple[float, float]]:
    """What of the stretch from ``low`` to ``high`` of the side from a to b lies on the line."""
    if line is None or low > high:
        return [(low, high)] if low <= high else []
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


def _with_posts(corners: Points, found: list[Portal], gates: tuple[Gate, ...]) -> Portals:
    """Portals that know where they end. Where another stretch goes on at no greater cost, nothing is gained by bending:
    there the straight way over either of them is shorter."""
    if not found:
        return Portals(gates)
    start = corners[[portal.into for portal in found]]
    after = np.array([portal.into + 1 if portal.into % 3 != 2 else portal.into - 2 for portal in found])
    side = corners[after] - start
    parts = np.array([(portal.low, portal.high) for portal in found])
    places = (start[:, None] + parts[:, :, None] * side[:, None]).reshape(-1, 2)
    sizes = np.hypot(*side.T) * (parts[:, 1] - parts[:, 0])
    cost = np.array([portal.gate.cost for portal in found])
    pair = np.array([(portal.gate.start, portal.gate.end) for portal in found])
    spots = shapely.points(places)
    one, other = shapely.STRtree(spots).query(spots, predicate="dwithin", distance=2 * _APART)
    p, q = one // 2, other // 2
    into = np.array([portal.into for portal in found])
    # Of two stretches of one half edge that end here, the other must begin where this one ends.
    further = (into[p] != into[q]) | (one % 2 != other % 2)
    goes_on = further & (p != q) & (pair[p] == pair[q]).all(axis=1) & (cost[q] <= cost[p]) & (sizes[q] > _TOUCH)
    ends = np.ones(len(places), dtype=bool)
    ends[one[goes_on]] = False
    posts: list[Post] = []
    numbers: dict[tuple[int, int, int], int] = {}
    number = np.full(len(places), -1)
    for i in np.flatnonzero(ends).tolist():
        gate = found[i // 2].gate
        x, y = places[i].tolist()
        key = (gate.number, round(x / (4 * _APART)), round(y / (4 * _APART)))
        if key not in numbers:
            numbers[key] = len(posts)
            posts.append(Post((x, y), gate))
        number[i] = numbers[key]
    by_edge: dict[int, list[Portal]] = {}
    at_corner: dict[tuple[int, Point], list[int]] = {}
    for i, portal in enumerate(found):
        at_low, at_high = number[2 * i : 2 * i + 2].tolist()
        whole = Portal(portal.gate, portal.out, portal.into, portal.low, portal.high, at_low, at_high)
        by_edge.setdefault(portal.out, []).append(whole)
        later = portal.out + 1 if portal.out % 3 != 2 else portal.out - 2
        for post in {at_low, at_high} - {-1}:
            for edge in (portal.out, later):
                x, y = corners[edge].tolist()
                there = at_corner.setdefault((portal.gate.start, (x, y)), [])
                there += [] if post in there else [post]
    return Portals(gates, by_edge, _chained(posts), at_corner)


def _chained(posts: list[Post]) -> tuple[Post, ...]:
    return tuple(
        Post(
            post.place,
            post.gate,
            tuple(
                i
                for i, other in enumerate(posts)
                if other.gate.start == post.gate.end and distance(other.place, post.place) <= 2 * _APART
            ),
        )
        for post in posts
    )
