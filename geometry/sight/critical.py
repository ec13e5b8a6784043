"""The search over all directions in which one body may see another.

Turn a direction, and the order in which walls and bases begin and end across it changes only at critical lines: those
through corners of two pieces, those through a corner that touch a body, and those that touch both bodies. Between two
neighbours of these directions an opening is there all the time or never: one direction between each two decides, so
that none need be judged by a line that runs through two corners of one wall. The critical directions themselves are
looked at too, for the sake of lines that only touch.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from geometry.sight.bodies import Body, Ellipse, Hull, normals
from geometry.sight.openings import SLIT, Line, between, closed_heights, most_closed, openings, reaches, spans
from geometry.sight.pieces import Flags, Indices, Numbers
from geometry.sight.standing import Underfoot
from geometry.tolerance import TOLERANCE

_AT_ONCE = 200_000
"""Heights worked out at a time, so that a crowd of walls takes time and not memory."""

_FIRST_TRY = 17
"""Directions tried before any critical one is worked out, where bases stand on walls and nobody has tried any: most
that see each other do so along one of them."""

_SAMPLES = 9
_CLOSER = 5
"""Rounds of looking closer for the widest opening between two critical directions, each at this many in between."""

_NEAR = 1e-7
"""Inches."""

_SLACK = 1e-7
"""Radians."""


@dataclass(frozen=True, slots=True, eq=False)
class Straight:
    """The lines along the line of centres: the middle of their widest opening, its width, and which piece closes
    most."""

    line: Line
    width: float
    closing: int


def straight_line(a: Body, b: Body, corners: Numbers) -> Straight:
    toward = b.centre - a.centre
    u = (toward / math.hypot(*toward))[None]
    reach = reaches(a, b, u)
    if not len(corners):
        line = Line(u, float(u[0, 0] * a.centre[1] - u[0, 1] * a.centre[0]))
        return Straight(line, float(reach.high[0] - reach.low[0]), -1)
    found = spans(corners[None], u)
    stands = between(found, reach)
    widths, heights = openings(*closed_heights(found, stands), reach)
    return Straight(Line(u, float(heights[0])), float(widths[0]), int(most_closed(found, stands, reach)[0]))


@dataclass(frozen=True, slots=True, eq=False)
class Opening:
    """Parallel free lines: the one in their middle, and how many inches they are wide together."""

    line: Line
    width: float


def widest_opening(
    a: Body, b: Body, corners: Numbers, under: Sequence[Underfoot] = (), enough: float = TOLERANCE
) -> Opening | None:
    """An opening between bodies apart that is wider than ``enough``, if there is one; else the widest, found to a
    millionth of an inch; None when pieces close every line.

    ``corners`` is (pieces, corners, 2); none of these pieces may overlap a body. Those that do are ``under``.
    """
    view = _View(a, b, corners, under)
    least, most = cone(a, b)
    if under:
        tried = view.best(np.linspace(least, most, _FIRST_TRY + 2)[1:-1], enough)
        if tried is not None and tried.width > enough:
            return tried
    critical = view.critical(least, most)
    found = view.best(np.concatenate([critical, (critical[1:] + critical[:-1]) / 2]), enough)
    if found is None or found.width > enough or enough <= SLIT:
        return found
    return view.closer(critical, found, enough)


class _View:
    def __init__(self, a: Body, b: Body, corners: Numbers, under: Sequence[Underfoot]) -> None:
        self._a, self._b, self._corners, self._under = a, b, corners, under
        toward = b.centre - a.centre
        self._toward: Numbers = toward / math.hypot(*toward)
        self._step = max(1, _AT_ONCE // max(1, corners.shape[0] * corners.shape[1]))

    def openings(self, angles: Numbers) -> tuple[Numbers, Numbers, Numbers]:
        """Directions, and the width and the middle of the widest opening in each."""
        u = _turned(self._toward, angles)
        reach = reaches(self._a, self._b, u)
        low, high = np.empty((len(u), 0)), np.empty((len(u), 0))
        if len(self._corners):
            found = spans(self._corners[None], u)
            low, high = closed_heights(found, between(found, reach))
        for piece in self._under:
            more_low, more_high = piece.closed(u, reach)
            low, high = np.concatenate([low, more_low], axis=1), np.concatenate([high, more_high], axis=1)
        widths, heights = openings(low, high, reach)
        return u, widths, heights

    def best(self, angles: Numbers, enough: float) -> Opening | None:
        """The widest, or the first batch's that is wide enough."""
        best: Opening | None = None
        for start in range(0, len(angles), self._step):
            u, widths, heights = self.openings(angles[start : start + self._step])
            widest = int(widths.argmax())
            if widths[widest] > (SLIT if best is None else best.width):
                best = Opening(Line(u[widest : widest + 1], float(heights[widest])), float(widths[widest]))
                if best.width > enough:
                    break
        return best

    def critical(self, least: float, most: float) -> Numbers:
        points = [outermost(self._corners, self._toward, least, most), *(piece.points for piece in self._under)]
        different = _different(np.concatenate(points))
        different = different[self._between(different)]
        pairs = _pairs(self._a, self._b, different, self._toward, least, most)
        touching = _touching(self._a, self._b, different, self._toward, least, most)
        return np.unique(np.concatenate([[least, 0.0, most], pairs, touching]))

    def closer(self, critical: Numbers, found: Opening, enough: float) -> Opening:
        """Between two critical directions an opening widens and narrows again once."""
        part = np.linspace(0.0, 1.0, _SAMPLES + 2)
        low, high = critical[:-1], critical[1:]
        for _ in range(_CLOSER):
            angles = low[:, None] + (high - low)[:, None] * part
            u, widths, heights = self.openings(angles.ravel())
            widest = int(widths.argmax())
            if widths[widest] > found.width:
                found = Opening(Line(u[widest : widest + 1], float(heights[widest])), float(widths[widest]))
            if found.width > enough:
                break
            widths = widths.reshape(angles.shape)
            open_ = widths.max(axis=1) > SLIT
            if not open_.any():
                break
            at, rows = widths[open_].argmax(axis=1), np.arange(int(open_.sum()))
            low = angles[open_][rows, np.maximum(at - 1, 0)]
            high = angles[open_][rows, np.minimum(at + 1, _SAMPLES + 1)]
        return found

    def _between(self, points: Numbers) -> Flags:
        """Which points can lie on a line from the one body to the other: those in the hull of the circles round the
        two."""
        a, b = self._a, self._b
        far, radius, other = math.hypot(*(b.centre - a.centre)), a.outer, b.outer
        if far <= abs(other - radius):
            return np.ones(len(points), dtype=np.bool_)
        off = points - a.centre
        along, aside = off @ self._toward, np.abs(off[:, 1] * self._toward[0] - off[:, 0] * self._toward[1])
        sine = (other - radius) / far
        cosine = math.sqrt((1 - sine) * (1 + sine))
        under = aside * cosine - along * sine <= radius + _NEAR
        within: Flags = under & (along >= -radius - _NEAR) & (along <= far + other + _NEAR)
        return within


def _turned(toward: Numbers, angles: Numbers) -> Numbers:
    cos, sin = np.cos(angles), np.sin(angles)
    return np.column_stack([toward[0] * cos - toward[1] * sin, toward[1] * cos + toward[0] * sin])


def _angles(vectors: Numbers, toward: Numbers, least: float, most: float) -> tuple[Numbers, Indices]:
    """Angles from ``toward`` of undirected lines, for those within the limits, and which these are."""
    ahead = vectors @ toward
    aside = vectors[:, 1] * toward[0] - vectors[:, 0] * toward[1]
    angles = np.arctan2(aside, ahead)
    # A line runs both ways; the limits are less than half a turn apart, so at most one way lies within.
    angles = np.where(angles > most, angles - math.pi, np.where(angles < least, angles + math.pi, angles))
    within = np.flatnonzero((angles >= least) & (angles <= most) & ((ahead != 0) | (aside != 0)))
    return angles[within], within


def outermost(corners: Numbers, toward: Numbers, least: float, most: float) -> Numbers:
    """The corners that are a piece's lowest or highest in some direction between the limits: a line through any other
    enters the piece, and nothing changes there. Of a piece with a round outline few are left."""
    if not len(corners):
        return np.empty((0, 2))
    after = np.roll(corners, -1, axis=1)
    # A piece with fewer corners than others repeats its last.
    after = np.where((after == corners).all(axis=2)[..., None], corners[:, :1], after)
    into, out = corners - np.roll(corners, 1, axis=1), after - corners
    real = (into != 0).any(axis=2) & (out != 0).any(axis=2)
    turn = np.arctan2(into[..., 0] * out[..., 1] - into[..., 1] * out[..., 0], (into * out).sum(axis=2))
    begin = np.arctan2(into[..., 1] * toward[0] - into[..., 0] * toward[1], into @ toward) + np.minimum(turn, 0.0)
    # Lines run both ways, so that angles count by the half turn.
    past = np.mod(begin - least + _SLACK, math.pi)
    met = (past <= most - least + 2 * _SLACK) | (past + np.abs(turn) >= math.pi - 2 * _SLACK)
    found: Numbers = corners[met & real]
    return found


def _different(points: Numbers) -> Numbers:
    """Each corner once, whatever the number of pieces that share it."""
    order = np.lexsort((points[:, 1], points[:, 0]))
    points = points[order]
    first = np.ones(len(points), dtype=np.bool_)
    first[1:] = (points[1:] != points[:-1]).any(axis=1)
    return points[first]


def _pairs(a: Body, b: Body, points: Numbers, toward: Numbers, least: float, most: float) -> Numbers:
    """Lines through two corners that can meet both bodies."""
    one, other = np.triu_indices(len(points), 1)
    angles, within = _angles(points[other] - points[one], toward, least, most)
    if not len(angles):
        return angles
    u = _turned(toward, angles)
    reach = reaches(a, b, u)
    heights = (normals(u) * points[one[within]]).sum(axis=1)
    met: Numbers = angles[(heights >= reach.low - 1e-9) & (heights <= reach.high + 1e-9)]
    return met


def _touching(a: Body, b: Body, points: Numbers, toward: Numbers, least: float, most: float) -> Numbers:
    return np.concatenate([_angles(body.tangents(points), toward, least, most)[0] for body in (a, b)])


def cone(a: Body, b: Body) -> tuple[float, float]:
    """The least and the largest angle of a line from the one body to the other, counted from that between centres."""
    toward = b.centre - a.centre
    if isinstance(a, Ellipse) and isinstance(b, Ellipse):
        if a.is_round and b.is_round:
            widest = math.asin(min(1.0, float(a.half[0] + b.half[0]) / math.hypot(*toward)))
            return -widest, widest
        return _limit(a, b, -1.0), _limit(a, b, 1.0)
    if isinstance(a, Hull):
        vectors = b.tangents(a.centre + a.corners)
    elif isinstance(b, Hull):
        vectors = -a.tangents(b.centre + b.corners)
    angles = np.arctan2(vectors[:, 1] * toward[0] - vectors[:, 0] * toward[1], vectors @ toward)
    return float(angles.min()), float(angles.max())


def _limit(a: Body, b: Body, sign: float) -> float:
    """The outermost of the lines from rim to rim, by looking ever closer round the best normal."""
    toward = b.centre - a.centre
    turn, window, best = 0.0, math.pi, 0.0
    for _ in range(9):
        turns = turn + np.linspace(-window, window, 65)
        n = np.column_stack([np.cos(turns), np.sin(turns)])
        way = toward + a.foremost(n) + b.foremost(n)
        angles = sign * np.arctan2(way[:, 1] * toward[0] - way[:, 0] * toward[1], way @ toward)
        outermost = int(angles.argmax())
        turn, window, best = float(turns[outermost]), window / 16, max(best, float(angles[outermost]))
    return sign * best
