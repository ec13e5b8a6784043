"""Sight from base to base: any part to any part."""

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import shapely

from geometry.area import Area
from geometry.base import Placed
from geometry.gaps import core
from geometry.pose import Point
from geometry.sight.bodies import Body, ask_for_numbers, body_of
from geometry.sight.critical import straight_line, widest_opening
from geometry.sight.meeting import OVERLAP, at_meeting, wall_over
from geometry.sight.openings import HAIR, SLIT, Line
from geometry.sight.pieces import Flags, Indices, Numbers, Pieces, pieces_of
from geometry.sight.quick import FirstLook, first_look, near_pieces
from geometry.sight.standing import PAST, underfoot
from geometry.tolerance import TOLERANCE, Fit, more_than


@dataclass(frozen=True, slots=True)
class Sight:
    """``line`` is one free line when there is any, from the first base to the second. When there is none, ``blocker``
    is the index of the wall that closes most of the lines along the line of centres.

    ``fit`` tells a plain sight from one at the limit: where no parallel free lines are more than ``TOLERANCE`` wide
    together, so that the only line there is grazes walls or the edges of the bases. Bases that touch or overlap are at
    the limit where the place they share is no farther than that from a wall. A point has no width: from or to a point
    every sight is plain.
    """

    visible: bool
    line: tuple[Point, Point] | None = None
    blocker: int | None = None
    fit: Fit = Fit.BROKEN

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

    Exact for points, round bases, ovals and rectangles, whether they stand clear of walls or on them: coordinates are
    taken as they are given, and bases as larger by ``HAIR``, so that rounding closes no line that touches. A base that
    overlaps a wall by no more than ``OVERLAP`` touches it. The line found keeps clear of all walls, and its ends lie on
    the bases within twice ``HAIR``.
    """
    return sees_each(a, (b,), walls)[0]


def sees_each(
    a: Placed | Point,
    targets: Sequence[Placed | Point],
    walls: Sequence[Area],
    harmful: Sequence[Collection[int]] | None = None,
) -> tuple[Sight, ...]:
    """:func:`sees` for each of many, which takes a fraction of the time.

    ``harmful`` gives for each target the indices of the walls that count between it and ``a``; the others are as good
    as absent for that pair. So a rule that judges every piece alone (by heights, by nearness to one of the two) names
    those that block this pair, and a line past them is found if there is one. All pairs share what is worked out about
    the walls: keep one tuple of walls and leave out by index. None: all walls count for all. Raises
    :class:`~geometry.area.BadShape` for a place that is no pair of finite numbers.
    """
    for target in targets:
        ask_for_numbers(target)
    pieces = pieces_of(tuple(walls))
    return _Looker(a, pieces, walls).each(targets, harmful)


class _Looker:
    def __init__(self, a: Placed | Point, pieces: Pieces, walls: Sequence[Area]) -> None:
        self._a = a
        self._body = body_of(a)
        self._pieces = pieces
        self._walls = walls
        self._all = dict(enumerate(walls))
        self._stands_on = self._under(a)

    def each(self, targets: Sequence[Placed | Point], harmful: Sequence[Collection[int]] | None) -> tuple[Sight, ...]:
        counts = None if harmful is None else self._counting(harmful)
        found: list[Sight | None] = [None] * len(targets)
        far = self._far_off(targets)
        for i, b in enumerate(targets):
            if not far[i] or not self._is_wide(b):
                walls = self._all if harmful is None else {k: self._all[k] for k in harmful[i]}
                found[i] = self._met(b, body_of(b), walls)
        left = [i for i, sight in enumerate(found) if sight is None and far[i]]
        if left:
            self._together(left, targets, found, counts)
        return tuple(
            self._alone(targets[i], body_of(targets[i]), None if counts is None else counts[i])
            if sight is None
            else sight
            for i, sight in enumerate(found)
        )

    def _counting(self, harmful: Sequence[Collection[int]]) -> Flags:
        """Which pieces (columns) count for each target (a row)."""
        walls = np.zeros((len(harmful), len(self._walls)), dtype=np.bool_)
        for row, indices in enumerate(harmful):
            walls[row, list(indices)] = True
        counts: Flags = walls[:, self._pieces.wall]
        return counts

    def _met(self, b: Placed | Point, body: Body, walls: Mapping[int, Area]) -> Sight | None:
        for looker in (self._a, b):
            if (wall := self._around(looker, walls)) is not None:
                return Sight(False, None, wall)
        met = at_meeting(self._a, self._body, b, body, walls)
        if met is None:
            return None
        if met.spot is None:
            return Sight(False, None, met.wall)
        return Sight(True, met.line, None, more_than(met.clear, 0.0) if self._is_wide(b) else Fit.KEPT)

    def _far_off(self, targets: Sequence[Placed | Point]) -> list[bool]:
        """Where the circles round the two bases lie apart."""
        (ax, ay), own = _centre(self._a), _outer(self._a) + HAIR
        return [math.hypot(x - ax, y - ay) > own + _outer(b) for b in targets for x, y in (_centre(b),)]

    def _is_wide(self, b: Placed | Point) -> bool:
        return isinstance(self._a, Placed) and isinstance(b, Placed)

    def _enough(self, b: Placed | Point) -> float:
        """The width of an opening past which there is no need to look for a wider one."""
        return TOLERANCE + 4 * HAIR if self._is_wide(b) else SLIT

    def _together(
        self,
        left: list[int],
        targets: Sequence[Placed | Point],
        found: list[Sight | None],
        counts: Flags | None,
    ) -> None:
        """What a first look tells, and the search for the rest. What hides the circles round two bases hides them; what
        is seen of the circles within them is seen. Round bases are both."""
        centres = np.array([_centre(targets[i]) for i in left], dtype=np.float64)
        enough = np.array([self._enough(targets[i]) for i in left])
        outer, inner = (np.array([radius(targets[i]) for i in left]) for radius in (_outer, _inner))
        harmful = None if counts is None else counts[left]
        wide = narrow = self._first_look(_outer(self._a), centres, outer, harmful, enough)
        if _inner(self._a) != _outer(self._a) or (inner != outer).any():
            narrow = self._first_look(_inner(self._a), centres, inner, harmful, enough)
        starts, ends, closing = narrow.start.tolist(), narrow.end.tolist(), wide.closing.tolist()
        widths = narrow.width.tolist()
        for row, i in enumerate(left):
            if wide.hidden[row]:
                found[i] = self._blocked(closing[row])
            elif widths[row] > enough[row]:
                found[i] = Sight(True, (tuple(starts[row]), tuple(ends[row])), None, Fit.KEPT)
            else:
                found[i] = self._searched(targets[i], body_of(targets[i]), wide.near[row], closing[row])

    def _first_look(
        self, radius: float, centres: Numbers, radii: Numbers, harmful: Flags | None, enough: Numbers
    ) -> FirstLook:
        clear = self._clear(radius, centres, radii)
        return first_look(self._body.centre, radius, centres, radii, self._pieces, clear, harmful, enough)

    def _alone(self, b: Placed | Point, body: Body, counts: Flags | None) -> Sight:
        wide = np.array([max(_outer(self._a), _outer(b))])
        near = near_pieces(self._body.centre, body.centre[None], wide, self._pieces)[0]
        if counts is not None:
            near &= counts
        straight = straight_line(self._body, body, self._pieces.corners[near])
        under = {i for i in (*self._stands_on, *self._under(b)) if near[i]}
        if straight.width > self._enough(b) and not under:
            return self._seen(body, straight.line, straight.width, b)
        closing = int(np.flatnonzero(near)[straight.closing]) if near.any() else -1
        return self._searched(b, body, near, closing)

    def _searched(self, b: Placed | Point, body: Body, near: Flags, closing: int) -> Sight:
        """All directions."""
        under = sorted({i for i in (*self._stands_on, *self._under(b)) if near[i]})
        rest = near.copy()
        rest[under] = False
        overlapping = [underfoot(self._pieces.corners[i], self._body, body) for i in under]
        opening = widest_opening(self._body, body, self._pieces.corners[rest], overlapping, self._enough(b))
        if opening is None:
            return self._blocked(closing)
        return self._seen(body, opening.line, opening.width, b, 1.5 * PAST if under else 0.0)

    def _blocked(self, piece: int) -> Sight:
        return Sight(False, None, int(self._pieces.wall[piece]))

    def _seen(self, body: Body, line: Line, width: float, b: Placed | Point, short: float = 0.0) -> Sight:
        """From where the line leaves the one base to where it enters the other, and ``short`` of both: a wall that a
        base stands on may end a hair past it."""
        u = line.u[0]
        foot = line.height * np.array([-u[1], u[0]])
        start = foot + (self._body.stretch(line.u, line.height)[1] + short) * u
        end = foot + (body.stretch(line.u, line.height)[0] - short) * u
        # Bases count as larger by a hair on either side; that is no part of the opening.
        fit = more_than(max(0.0, width - 2 * HAIR), 0.0) if self._is_wide(b) else Fit.KEPT
        return Sight(True, ((float(start[0]), float(start[1])), (float(end[0]), float(end[1]))), None, fit)

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

    def _around(self, looker: Placed | Point, walls: Mapping[int, Area]) -> int | None:
        """The wall a point is inside of."""
        if isinstance(looker, Placed) or not len(self._pieces.tree.query(shapely.Point(looker), "intersects")):
            return None
        return wall_over(looker, walls)

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


def _centre(looker: Placed | Point) -> Point:
    return looker.centre if isinstance(looker, Placed) else looker


def _inner(looker: Placed | Point) -> float:
    return looker.base.inner_radius if isinstance(looker, Placed) else 0.0


def _outer(looker: Placed | Point) -> float:
    return looker.base.outer_radius if isinstance(looker, Placed) else 0.0
