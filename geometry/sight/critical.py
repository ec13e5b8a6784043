"""The search over all directions in which one body may see another.

Turn a direction, and the order in which walls and bases begin and end across it changes only at critical lines: those
through corners of two pieces, those through a corner that touch a body, and those that touch both bodies. Between two
neighbours of these directions an opening is there all the time or never: one direction between each two decides, so
that none need be judged by a line that runs through two corners of one wall. The critical directions themselves are
looked at too, for the sake of lines that only touch.
"""

import math
from dataclasses import dataclass

import numpy as np

from geometry.sight.bodies import Body, Ellipse, Hull, normals
from geometry.sight.openings import SLIT, Line, between, most_closed, openings, reaches, spans
from geometry.sight.pieces import Indices, Numbers

_AT_ONCE = 200_000
"""Heights worked out at a time, so that a crowd of walls takes time and not memory."""


@dataclass(frozen=True, slots=True, eq=False)
class Straight:
    """The lines along the line of centres: the middle of their widest opening, whether it is one, and which piece
    closes most."""

    line: Line
    is_open: bool
    closing: int


def straight_line(a: Body, b: Body, corners: Numbers) -> Straight:
    toward = b.centre - a.centre
    u = (toward / math.hypot(*toward))[None]
    reach = reaches(a, b, u)
    if not len(corners):
        return Straight(Line(u, float(u[0, 0] * a.centre[1] - u[0, 1] * a.centre[0])), True, -1)
    found = spans(corners[None], u)
    stands = between(found, reach)
    widths, heights = openings(found, stands, reach)
    return Straight(Line(u, float(heights[0])), bool(widths[0] > SLIT), int(most_closed(found, stands, reach)[0]))


def open_line(a: Body, b: Body, corners: Numbers) -> Line | None:
    """The middle of the widest opening found between bodies apart; None when pieces close every line.

    ``corners`` is (pieces, corners, 2); no piece may overlap a body.
    """
    tried = _directions(a, b, corners)
    step = max(1, _AT_ONCE // max(1, corners.shape[0] * corners.shape[1]))
    best: tuple[float, Line] | None = None
    for start in range(0, len(tried), step):
        u = tried[start : start + step]
        reach = reaches(a, b, u)
        found = spans(corners[None], u)
        widths, heights = openings(found, between(found, reach), reach)
        widest = int(widths.argmax())
        if widths[widest] > (SLIT if best is None else best[0]):
            best = (float(widths[widest]), Line(u[widest : widest + 1], float(heights[widest])))
    return None if best is None else best[1]


def _directions(a: Body, b: Body, corners: Numbers) -> Numbers:
    toward = b.centre - a.centre
    toward = toward / math.hypot(*toward)
    least, most = cone(a, b)
    points = _different(corners.reshape(-1, 2))
    angles = np.concatenate([_pairs(a, b, points, toward, least, most), _touching(a, b, points, toward, least, most)])
    critical = np.unique(np.concatenate([[least, 0.0, most], angles]))
    tried = np.concatenate([critical, (critical[1:] + critical[:-1]) / 2])
    return _turned(toward, tried)


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
