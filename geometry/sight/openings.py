"""On all lines of one direction at once: what width walls leave open between two bodies."""

from dataclasses import dataclass

import numpy as np

from geometry.sight.bodies import Body, normals
from geometry.sight.pieces import Flags, Indices, Numbers

HAIR = 1e-9
"""Inches by which bases count as larger: a line that touches both a base and a wall, and that rounding has put on the
wall's inner side, is still seen."""

SLIT = 1e-10
"""Inches: an opening between two walls that is no wider is closed."""

_SAME = 1e-9
"""Inches along a line."""


@dataclass(frozen=True, slots=True, eq=False)
class Line:
    """A direction (one row) and a height, see :mod:`geometry.sight.bodies`."""

    u: Numbers
    height: float


@dataclass(frozen=True, slots=True, eq=False)
class Reaches:
    """Where lines of each direction (a row) can meet both of two bodies: from the ``low`` height to the ``high``.

    ``from_mid``, ``from_lean`` and so on say where along its direction a line passes through each body.
    """

    low: Numbers
    high: Numbers
    first: "Track"
    second: "Track"


@dataclass(frozen=True, slots=True, eq=False)
class Track:
    """A chord of a body from its lowest to its highest point: where lines of a direction pass through it for sure."""

    height: Numbers
    place: Numbers
    lean: Numbers

    def at(self, heights: Numbers) -> Numbers:
        """Where along their direction (a row) lines of these heights meet the chord."""
        places: Numbers = self.place[:, None] + (heights - self.height[:, None]) * self.lean[:, None]
        return places


def reaches(a: Body, b: Body, u: Numbers) -> Reaches:
    n = normals(u)
    out_a, out_b = a.foremost(n), b.foremost(n)
    mid_a, mid_b = n @ a.centre, n @ b.centre
    half_a, half_b = (n * out_a).sum(axis=1), (n * out_b).sum(axis=1)
    low = np.maximum(mid_a - half_a, mid_b - half_b) - HAIR
    high = np.minimum(mid_a + half_a, mid_b + half_b) + HAIR
    lean_a, lean_b = (
        np.divide((u * out).sum(axis=1), half, out=np.zeros_like(half), where=half > 0)
        for out, half in ((out_a, half_a), (out_b, half_b))
    )
    return Reaches(low, high, Track(mid_a, u @ a.centre, lean_a), Track(mid_b, u @ b.centre, lean_b))


@dataclass(frozen=True, slots=True, eq=False)
class Spans:
    """From which height to which each piece (a column) reaches, and where along the direction (a row) it does so."""

    low: Numbers
    high: Numbers
    at_low: Numbers
    at_high: Numbers
    corner_heights: Numbers
    corner_places: Numbers

    @property
    def bulge(self) -> Numbers:
        """Positive for pieces that reach farther along the direction past their chord than behind it."""
        chord = self.at(self.corner_heights.transpose(2, 0, 1)).transpose(1, 2, 0)
        bulges: Numbers = (self.corner_places - chord).sum(axis=2)
        return bulges

    def at(self, heights: Numbers) -> Numbers:
        """Where along the direction lines of these heights pass through the pieces."""
        part = np.clip((heights - self.low) / np.maximum(self.high - self.low, 1e-300), 0.0, 1.0)
        places: Numbers = self.at_low + part * (self.at_high - self.at_low)
        return places


def spans(corners: Numbers, u: Numbers) -> Spans:
    """``corners`` is (1 or directions, pieces, corners, 2)."""
    x, y = corners[..., 0], corners[..., 1]
    ux, uy = u[:, 0, None, None], u[:, 1, None, None]
    heights, places = y * ux - x * uy, x * ux + y * uy
    size = heights.shape[2]
    first = np.arange(0, heights.size, size).reshape(heights.shape[:2])
    lowest, highest = heights.argmin(axis=2) + first, heights.argmax(axis=2) + first
    flat_heights, flat_places = heights.ravel(), places.ravel()
    low, high, at_low, at_high = (
        flat_heights[lowest],
        flat_heights[highest],
        flat_places[lowest],
        flat_places[highest],
    )
    return Spans(low, high, at_low, at_high, heights, places)


def between(found: Spans, reach: Reaches) -> Flags:
    """Which pieces stand between the bodies, not behind one of them.

    A piece that overlaps neither body is on one side of it on all parallel lines that meet both: one line tells.
    """
    low, high = reach.low[:, None], reach.high[:, None]
    from_, to = np.maximum(found.low, low), np.minimum(found.high, high)
    heights = np.clip((from_ + to) / 2, low + HAIR, high - HAIR)
    here = found.at(heights)
    past_first, before_second = here - reach.first.at(heights), reach.second.at(heights) - here
    # A point on a piece's outline may lie on the very chord: the piece is on the side where the rest of it is.
    if (np.abs(past_first) <= _SAME).any():
        past_first = np.where(np.abs(past_first) <= _SAME, found.bulge, past_first)
    if (np.abs(before_second) <= _SAME).any():
        before_second = np.where(np.abs(before_second) <= _SAME, -found.bulge, before_second)
    stands: Flags = (from_ <= to) & (past_first > 0) & (before_second > 0)
    return stands


def closed_heights(found: Spans, stands: Flags) -> tuple[Numbers, Numbers]:
    """From which height to which each piece closes lines; from infinity to minus infinity those that close none."""
    return np.where(stands, found.low, np.inf), np.where(stands, found.high, -np.inf)


def openings(low: Numbers, high: Numbers, reach: Reaches) -> tuple[Numbers, Numbers]:
    """The width of the widest opening in each direction, and the height of its middle. Walls that touch leave none.

    ``low`` and ``high`` say from which height to which lines are closed, any number of times a direction (a row).
    """
    order = low.argsort(axis=1)
    rows = np.arange(len(low))[:, None]
    low, high = low[rows, order], high[rows, order]
    closed = np.maximum.accumulate(np.concatenate([reach.low[:, None], high], axis=1), axis=1)
    ends = np.minimum(np.concatenate([low, reach.high[:, None]], axis=1), reach.high[:, None])
    widths = ends - closed
    best = widths.argmax(axis=1)
    row = np.arange(len(low))
    width, start = widths[row, best], closed[row, best]
    return width, start + width / 2


def most_closed(found: Spans, stands: Flags, reach: Reaches) -> Indices:
    """For each direction the piece that closes most of the lines; among equals the one met first."""
    covers = np.minimum(found.high, reach.high[:, None]) - np.maximum(found.low, reach.low[:, None])
    covers = np.where(stands, covers, -np.inf)
    ties = covers >= covers.max(axis=1)[:, None] - 1e-6
    here = np.where(ties, found.at(np.clip((reach.low + reach.high)[:, None] / 2, found.low, found.high)), np.inf)
    first: Indices = here.argmin(axis=1)
    return first
