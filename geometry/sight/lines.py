"""Sight from base to base: any part to any part."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely

from geometry.area import Area
from geometry.base import Placed
from geometry.gaps import core, nearest_points, separation
from geometry.outline import outline
from geometry.pose import Point
from geometry.sight.bodies import Body, Ellipse, Hull, body_of, cut_out
from geometry.sight.critical import Line, open_line
from geometry.sight.openings import HAIR
from geometry.sight.pieces import Flags, Numbers, Pieces, convex_parts, padded, pieces_of
from geometry.sight.quick import first_look

_OVERLAP = 1e-7
"""Inches by which a base may stand in a wall and still count as touching it."""

_TRACE = 1e-12
"""Square inches."""


@dataclass(frozen=True, slots=True)
class Sight:
    """``line`` is one free line when there is any, from the first base to the second. When there is none, ``blocker``
    is the index of the wall that closes most of the lines along the line of centres."""

    visible: bool
    line: tuple[Point, Point] | None = None
    blocker: int | None = None

    def __bool__(self) -> bool:
        return self.visible


def sees(a: Placed | Point, b: Placed | Point, walls: Sequence[Area]) -> Sight:
    """Whether a straight line from any part of one base to any part of the other is free of walls.

    A line is free when it enters no wall and does not have walls touch it from both sides. So it may touch the outline
    of a wall, pass a corner, or run along an edge; but a gap of no width is closed, wherever along the line its two
    sides lie: two walls that share a corner, that lean on each other, or that leave a slit only on paper. A gap of more
    than ``SLIT`` is open. A base may touch a wall. A part of a base that lies in a wall is seen from nowhere. Bases that
    touch or overlap see each other where they do, unless a wall covers all of that. Seeing is mutual.

    Exact for points, round bases, ovals and rectangles: coordinates are taken as they are given, and bases as larger by
    ``HAIR``, so that rounding closes no line that touches. The line found keeps clear of all walls, and its ends lie on
    the bases within ``HAIR``. A round base or an oval that overlaps a wall by more than ``_OVERLAP`` is taken as a
    polygon inside it, short of it by at most ``CUT_ERROR``: then, and only then, a line may be missed.
    """
    return sees_each(a, (b,), walls)[0]


def sees_each(a: Placed | Point, targets: Sequence[Placed | Point], walls: Sequence[Area]) -> tuple[Sight, ...]:
    """:func:`sees` for each of many, which takes a fraction of the time."""
    pieces = pieces_of(tuple(walls))
    looker = _Looker(a, pieces, walls)
    return looker.each(targets)


class _Looker:
    def __init__(self, a: Placed | Point, pieces: Pieces, walls: Sequence[Area]) -> None:
        self._a = a
        self._body = body_of(a)
        self._pieces = pieces
        self._walls = walls
        self._rough = self._overlapping(a)

    def each(self, targets: Sequence[Placed | Point]) -> tuple[Sight, ...]:
        bodies = [body_of(target) for target in targets]
        found: list[Sight | None] = [self._meeting(b, body) for b, body in zip(targets, bodies, strict=True)]
        left = [i for i, sight in enumerate(found) if sight is None]
        if _is_round(self._body):
            rounds = [i for i in left if _is_round(bodies[i])]
            self._first(rounds, targets, bodies, found)
        every = np.ones(len(self._pieces), dtype=np.bool_)
        return tuple(
            self._closely(targets[i], bodies[i], every) if sight is None else sight for i, sight in enumerate(found)
        )

    def _first(
        self,
        rounds: list[int],
        targets: Sequence[Placed | Point],
        bodies: list[Body],
        found: list[Sight | None],
    ) -> None:
        if not rounds:
            return
        centres = np.array([bodies[i].centre for i in rounds])
        radii = np.array([_radius(bodies[i]) for i in rounds])
        clear = self._clear(centres, radii)
        look = first_look(self._body.centre, _radius(self._body), centres, radii, self._pieces, clear)
        for row, i in enumerate(rounds):
            if look.hidden[row]:
                found[i] = self._blocked(bodies[i], look.near[row])
            elif look.seen[row]:
                found[i] = _seen(self._body, bodies[i], Line(look.u[row : row + 1], float(look.height[row])))
            else:
                found[i] = self._closely(targets[i], bodies[i], look.near[row])

    def _clear(self, centres: Numbers, radii: Numbers) -> Flags:
        clear = np.ones((len(centres), len(self._pieces)), dtype=np.bool_)
        clear[:, self._rough] = False
        reach = np.maximum(radii - _OVERLAP, 0.0)
        rows, ids = self._pieces.tree.query(shapely.points(centres), predicate="dwithin", distance=reach)
        clear[rows, ids] = False
        return clear

    def _overlapping(self, looker: Placed | Point) -> list[int]:
        """The pieces a base stands on. A point stands on none: it is in a wall or is not."""
        if not isinstance(looker, Placed):
            return []
        shape, reach = core(looker), 0.0
        if looker.base.is_round:
            reach = max(0.0, looker.base.width / 2 - _OVERLAP)
            return [int(i) for i in self._pieces.tree.query(shape, predicate="dwithin", distance=reach)]
        inner = shape.buffer(-_OVERLAP)
        return [int(i) for i in self._pieces.tree.query(inner, predicate="intersects")]

    def _closely(self, b: Placed | Point, body: Body, near: Flags) -> Sight:
        """The search over all directions, with what bases stand on cut to what shows of it."""
        for end in (self._a, b):
            wall = None if isinstance(end, Placed) else self._wall_over(end)
            if wall is not None:
                return Sight(False, None, wall)
        pieces, first, second = self._pieces, self._body, body
        overlaps = [(self._a, self._rough), (b, self._overlapping(b))]
        corners = pieces.corners[near]
        cut = sorted({i for _, rough in overlaps for i in rough if near[i]})
        if cut:
            first = cut_out(self._a) if isinstance(self._a, Placed) and self._rough else first
            second = cut_out(b) if isinstance(b, Placed) and overlaps[1][1] else second
            rest = near.copy()
            rest[cut] = False
            corners = _joined(pieces.corners[rest], _uncovered([pieces.shapes[i] for i in cut], (first, second)))
        line = open_line(first, second, corners)
        return self._blocked(body, near) if line is None else _seen(first, second, line)

    def _blocked(self, body: Body, near: Flags) -> Sight:
        """Which wall covers most of the lines along the line of centres; among equals the one nearest to the looker."""
        way = body.centre - self._body.centre
        u = way / math.hypot(*way)
        ids = np.flatnonzero(near)
        corners = self._pieces.corners[ids]
        heights = corners @ np.array([-u[1], u[0]])
        places = (corners - self._body.centre) @ u
        level = float(self._body.centre @ np.array([-u[1], u[0]]))
        half = max(_width(self._body, u), _width(body, u))
        covers = np.minimum(heights.max(axis=1), level + half) - np.maximum(heights.min(axis=1), level - half)
        ahead = (places.max(axis=1) > 0) & (places.min(axis=1) < math.hypot(*way))
        order = np.lexsort((places.min(axis=1), -np.where(ahead, np.round(covers, 6), -math.inf)))
        return Sight(False, None, int(self._pieces.wall[ids[order[0]]]))

    def _meeting(self, b: Placed | Point, body: Body) -> Sight | None:
        """The answer for bases that touch or overlap, where what they share is not all in walls, or they overlap."""
        apart = _apart(self._a, self._body, b, body)
        if apart > HAIR:
            return None
        if apart < -_OVERLAP and isinstance(self._a, Placed) and isinstance(b, Placed):
            shared = outline(self._a).shape.intersection(outline(b).shape)
            left = shared.difference(shapely.union_all([wall.shape for wall in self._walls]))
            if left.area > _TRACE:
                spot = left.representative_point()
                return Sight(True, ((spot.x, spot.y), (spot.x, spot.y)))
            return Sight(False, None, self._wall_over(Area.of(shared).inside_point))
        point = _touching_point(self._a, self._body, b, body)
        if (wall := self._wall_over(point)) is None:
            return Sight(True, (point, point))
        if apart < -HAIR or not (isinstance(self._a, Placed) and isinstance(b, Placed)):
            return Sight(False, None, wall)
        return None

    def _wall_over(self, point: Point) -> int | None:
        """The first wall that has the point inside, not on its outline."""
        for index, wall in enumerate(self._walls):
            if shapely.contains_xy(wall.shape, point[0], point[1]):
                return index
        return None


def _seen(a: Body, b: Body, line: Line) -> Sight:
    """From where the line leaves the one base to where it enters the other."""
    u = line.u[0]
    foot = line.height * np.array([-u[1], u[0]])
    start, end = foot + a.stretch(line.u, line.height)[1] * u, foot + b.stretch(line.u, line.height)[0] * u
    return Sight(True, ((float(start[0]), float(start[1])), (float(end[0]), float(end[1]))))


def _is_round(body: Body) -> bool:
    return isinstance(body, Ellipse) and body.is_round


def _radius(body: Body) -> float:
    return float(body.half[0]) if isinstance(body, Ellipse) else math.nan


def _width(body: Body, u: Numbers) -> float:
    n = np.array([[-u[1], u[0]]])
    return float((n * body.foremost(n)).sum())


def _apart(a: Placed | Point, body_a: Body, b: Placed | Point, body_b: Body) -> float:
    far = math.hypot(*(body_b.centre - body_a.centre))
    if _is_round(body_a) and _is_round(body_b):
        return far - _radius(body_a) - _radius(body_b)
    if far > sum(looker.base.outer_radius if isinstance(looker, Placed) else 0.0 for looker in (a, b)) + HAIR:
        return math.inf
    return _measured(a, b)


def _measured(a: Placed | Point, b: Placed | Point) -> float:
    if isinstance(a, Placed) and isinstance(b, Placed):
        return separation(a, b)
    placed, point = (a, b) if isinstance(a, Placed) else (b, a)
    assert isinstance(placed, Placed)
    assert not isinstance(point, Placed)
    return float(core(placed).distance(shapely.Point(point)))


def _touching_point(a: Placed | Point, body_a: Body, b: Placed | Point, body_b: Body) -> Point:
    if not isinstance(a, Placed):
        return a
    if not isinstance(b, Placed):
        return b
    if _is_round(body_a) and _is_round(body_b):
        way = body_b.centre - body_a.centre
        x, y = body_a.centre + way * (_radius(body_a) / (_radius(body_a) + _radius(body_b)))
        return (float(x), float(y))
    return nearest_points(a, b)[0]


def _uncovered(shapes: list[shapely.Polygon], bodies: Sequence[Body]) -> Numbers:
    """What shows of pieces round the bases that stand on them, in convex pieces."""
    standing = [body.polygon() for body in bodies if isinstance(body, Hull)]
    left: list[shapely.Polygon] = []
    for shape in shapes:
        left += convex_parts(shapely.difference(shape, shapely.union_all(standing)))
    return padded([part for part in left if part.area > _TRACE])


def _joined(one: Numbers, other: Numbers) -> Numbers:
    most = max(one.shape[1], other.shape[1])
    return np.concatenate([np.pad(c, ((0, 0), (0, most - c.shape[1]), (0, 0)), mode="edge") for c in (one, other)])
