"""Sight from base to base: any part to any part."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely

from geometry.area import Area
from geometry.base import Placed
from geometry.gaps import core
from geometry.pose import Point
from geometry.sight.bodies import Body, body_of
from geometry.sight.critical import open_line, straight_line
from geometry.sight.meeting import OVERLAP, at_meeting, wall_over
from geometry.sight.openings import HAIR, Line
from geometry.sight.pieces import Flags, Indices, Numbers, Pieces, pieces_of
from geometry.sight.quick import FirstLook, first_look, near_pieces
from geometry.sight.standing import showing


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
    sides lie: between walls that share a corner, that lean on each other, or that reach up to one line from its two
    sides. A gap of more than ``SLIT`` is open. A base may touch a wall. A part of a base that lies in a wall is seen
    from nowhere. Bases that touch or overlap see each other where they do; if a wall covers all of that, they don't.
    Seeing is mutual.

    Exact for points, round bases, ovals and rectangles: coordinates are taken as they are given, and bases as larger by
    ``HAIR``, so that rounding closes no line that touches. The line found keeps clear of all walls, and its ends lie on
    the bases within ``HAIR``. A round base or an oval that overlaps a wall by more than ``OVERLAP`` is taken as a
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
        self._stands_on = self._under(a)
        self._inside = self._around(a)

    def each(self, targets: Sequence[Placed | Point]) -> tuple[Sight, ...]:
        bodies = [body_of(target) for target in targets]
        found: list[Sight | None] = [self._met(b, body) for b, body in zip(targets, bodies, strict=True)]
        left = [i for i, sight in enumerate(found) if sight is None and self._far_off(targets[i])]
        if left:
            self._together(left, targets, bodies, found)
        return tuple(self._alone(targets[i], bodies[i]) if sight is None else sight for i, sight in enumerate(found))

    def _met(self, b: Placed | Point, body: Body) -> Sight | None:
        if (wall := self._inside if self._inside is not None else self._around(b)) is not None:
            return Sight(False, None, wall)
        met = at_meeting(self._a, self._body, b, body, self._walls)
        return None if met is None else Sight(met.spot is not None, met.line, met.wall)

    def _far_off(self, b: Placed | Point) -> bool:
        """The circles round the two bases lie apart."""
        (ax, ay), (bx, by) = _centre(self._a), _centre(b)
        return math.hypot(bx - ax, by - ay) > _outer(self._a) + _outer(b) + HAIR

    def _together(
        self,
        left: list[int],
        targets: Sequence[Placed | Point],
        bodies: list[Body],
        found: list[Sight | None],
    ) -> None:
        """What a first look tells, and the search for the rest. What hides the circles round two bases hides them; what
        is seen of the circles within them is seen. Round bases are both."""
        centres = np.array([bodies[i].centre for i in left])
        outer, inner = (np.array([radius(targets[i]) for i in left]) for radius in (_outer, _inner))
        wide = narrow = self._first_look(_outer(self._a), centres, outer)
        if _inner(self._a) != _outer(self._a) or (inner != outer).any():
            narrow = self._first_look(_inner(self._a), centres, inner)
        starts, ends, closing = narrow.start.tolist(), narrow.end.tolist(), wide.closing.tolist()
        for row, i in enumerate(left):
            if wide.hidden[row]:
                found[i] = self._blocked(closing[row])
            elif narrow.seen[row]:
                found[i] = Sight(True, (tuple(starts[row]), tuple(ends[row])))
            else:
                found[i] = self._searched(targets[i], bodies[i], wide.near[row], closing[row])

    def _first_look(self, radius: float, centres: Numbers, radii: Numbers) -> FirstLook:
        clear = self._clear(radius, centres, radii)
        return first_look(self._body.centre, radius, centres, radii, self._pieces, clear)

    def _alone(self, b: Placed | Point, body: Body) -> Sight:
        wide = np.array([max(_outer(self._a), _outer(b))])
        near = near_pieces(self._body.centre, body.centre[None], wide, self._pieces)[0]
        if not near.any():
            return _seen(self._body, body, straight_line(self._body, body, self._pieces.corners[near]).line)
        straight = straight_line(self._body, body, self._pieces.corners[near])
        closing = int(np.flatnonzero(near)[straight.closing])
        if straight.is_open and not self._stands_on and not self._under(b):
            return _seen(self._body, body, straight.line)
        return self._searched(b, body, near, closing)

    def _searched(self, b: Placed | Point, body: Body, near: Flags, closing: int) -> Sight:
        """All directions, with what bases stand on cut to what shows of it."""
        shown = showing(self._a, self._body, self._stands_on, b, body, self._under(b), self._pieces, near)
        line = open_line(shown.first, shown.second, shown.corners)
        return self._blocked(closing) if line is None else _seen(shown.first, shown.second, line)

    def _blocked(self, piece: int) -> Sight:
        return Sight(False, None, int(self._pieces.wall[piece]))

    def _clear(self, radius: float, centres: Numbers, radii: Numbers) -> Flags:
        """Which pieces (columns) overlap neither the looker's circle nor a target's (a row)."""
        clear = np.ones((len(centres), len(self._pieces)), dtype=np.bool_)
        rows, ids = self._within(np.vstack([centres, self._body.centre]), np.append(radii, radius))
        last = rows == len(centres)
        clear[:, ids[last]] = False
        clear[rows[~last], ids[~last]] = False
        return clear

    def _within(self, centres: Numbers, radii: Numbers) -> tuple[Indices, Indices]:
        """Circles and the pieces that they overlap. A point overlaps none."""
        reach = np.maximum(radii - OVERLAP, 0.0)
        rows, ids = self._pieces.tree.query(shapely.points(centres), predicate="dwithin", distance=reach)
        return rows[radii[rows] > 0], ids[radii[rows] > 0]

    def _around(self, looker: Placed | Point) -> int | None:
        """The wall a point is inside of."""
        if isinstance(looker, Placed) or not len(self._pieces.tree.query(shapely.Point(looker), "intersects")):
            return None
        return wall_over(looker, self._walls)

    def _under(self, looker: Placed | Point) -> list[int]:
        """The pieces a base stands on. A point stands on none: it is in a wall or is not."""
        if not isinstance(looker, Placed):
            return []
        if looker.base.is_round:
            reach = max(0.0, looker.base.width / 2 - OVERLAP)
            found = self._pieces.tree.query(core(looker), predicate="dwithin", distance=reach)
        else:
            found = self._pieces.tree.query(core(looker).buffer(-OVERLAP), predicate="intersects")
        return [int(i) for i in found]


def _seen(a: Body, b: Body, line: Line) -> Sight:
    """From where the line leaves the one base to where it enters the other."""
    u = line.u[0]
    foot = line.height * np.array([-u[1], u[0]])
    start, end = foot + a.stretch(line.u, line.height)[1] * u, foot + b.stretch(line.u, line.height)[0] * u
    return Sight(True, ((float(start[0]), float(start[1])), (float(end[0]), float(end[1]))))


def _centre(looker: Placed | Point) -> Point:
    return looker.centre if isinstance(looker, Placed) else looker


def _inner(looker: Placed | Point) -> float:
    return looker.base.inner_radius if isinstance(looker, Placed) else 0.0


def _outer(looker: Placed | Point) -> float:
    return looker.base.outer_radius if isinstance(looker, Placed) else 0.0
