"""Walls that bases stand on: on which lines they close the way out of the one base and into the other.

Of a line from base to base only the stretch from where it leaves the first to where it enters the second counts: who
looks from farther back looks through all of that too. So a convex piece closes a line when it reaches past the place
where the line leaves the first base, and begins before the place where it enters the second. Across parallel lines that
changes only where the outlines of piece and base cross, and at the piece's own ends. The crossings are points of the
table, whatever the direction: they join the corners in the search for critical lines, and nothing is rounded off.
"""

from dataclasses import dataclass

import numpy as np

from geometry.sight.bodies import Body, convex_chords, normals
from geometry.sight.openings import Reaches
from geometry.sight.pieces import Numbers

PAST = 1e-9
"""Inches by which a piece must reach past a base to close a line: an edge along the base's own edge closes none."""


@dataclass(frozen=True, slots=True, eq=False)
class Underfoot:
    """A convex piece that overlaps one or both of two bodies, and the points at which what it closes can change."""

    corners: Numbers
    points: Numbers
    first: Body
    second: Body

    def closed(self, u: Numbers, reach: Reaches) -> tuple[Numbers, Numbers]:
        """From which height to which it closes lines of each direction (a row), in several stretches."""
        low, high = reach.low[:, None], reach.high[:, None]
        heights = np.sort(np.clip(normals(u) @ self.points.T, low, high), axis=1)
        heights = np.concatenate([low, heights, high], axis=1)
        middles = (heights[:, 1:] + heights[:, :-1]) / 2
        enter, leave = convex_chords(self.corners, u, middles)
        # A line that misses the piece passes it by: there is no stretch of it in the piece.
        closes = (
            (leave > enter)
            & (leave > self.first.chords(u, middles)[1] + PAST)
            & (enter < self.second.chords(u, middles)[0] - PAST)
        )
        return np.where(closes, heights[:, :-1], np.inf), np.where(closes, heights[:, 1:], -np.inf)


def underfoot(corners: Numbers, first: Body, second: Body) -> Underfoot:
    """``corners`` of a convex piece, in order; the last may be repeated."""
    loop = corners[np.append(True, (corners[1:] != corners[:-1]).any(axis=1))]
    ends = np.roll(loop, -1, axis=0)
    points = [loop[~(first.inside(loop) | second.inside(loop))], first.crossings(loop, ends)]
    points.append(second.crossings(loop, ends))
    return Underfoot(loop, np.concatenate(points), first, second)
