"""How much of where one side comes in is seen from where another does."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.approach import Between, no_matter, standing_in
from engine.mission import EdgeSegment, Table
from engine.sight import Lookout, looking_at_each
from geometry.area import Area
from geometry.base import Base, Placed
from geometry.outline import extent
from geometry.pose import Point, Pose

STEP = 2.0
"""Inches between the places that are asked for along an edge, and the least between those in a zone."""
MOST_PLACES = 48
"""Of a zone, roughly: what is asked for grows with the square."""


@dataclass(frozen=True, slots=True)
class Exposure:
    """Of one stretch: ``share`` is the part of all pairs of a place of it and a place of the other side's in which one
    base sees the other; ``places`` have each their own."""

    side: str
    name: str
    by: str
    share: float
    places: tuple[tuple[Point, float], ...]

    @property
    def worst(self) -> tuple[Point, float] | None:
        """The place that most others see, and what part of them does."""
        return max(self.places, key=lambda place: place[1], default=None)


def along(table: Table, segment: EdgeSegment, base: Base, step: float = STEP) -> Iterator[Placed]:
    """Bases that have just come in over an edge: wholly on the table and touching it, the ends of the stretch first
    and last."""
    half = extent(base, 0.0)
    out_x, out_y = table.outward(segment.edge)
    inset = half[0] * abs(out_x) + half[1] * abs(out_y)
    aside = half[1] * abs(out_x) + half[0] * abs(out_y)
    longest = table.edge_length(segment.edge)
    first, last = max(segment.start, aside), min(segment.end, longest - aside)
    if last < first:
        return
    count = max(1, round((last - first) / step))
    for number in range(count + 1):
        x, y = table.edge_point(segment.edge, first + (last - first) * number / count)
        yield Placed(base, Pose(x - out_x * inset, y - out_y * inset))


def inside(area: Area, table: Table, base: Base) -> Iterator[Placed]:
    """Bases in a zone, in rows."""
    room = standing_in(area, table, base, 0.0)
    if not room:
        return
    step = max(STEP, math.sqrt(room.size / MOST_PLACES))
    left, top, right, bottom = room.bounds
    rows, columns = max(1, round((bottom - top) / step)), max(1, round((right - left) / step))
    for row in range(rows + 1):
        for column in range(columns + 1):
            at = (left + (right - left) * column / columns, top + (bottom - top) * row / rows)
            if room.contains(at):
                yield Placed(base, Pose(*at))


def exposure(
    side: str,
    name: str,
    own: Sequence[Placed],
    by: str,
    others: Sequence[Placed],
    lookout: Callable[[Placed], Lookout],
    between: Between = no_matter,
) -> Exposure | None:
    """None where one of the two has no place. ``lookout`` says what blocks from where a base of ``by`` stands;
    ``between`` is called before each of those."""
    if not own or not others:
        return None
    seen = [0] * len(own)
    for other in others:
        between()
        for number, looked in enumerate(looking_at_each(lookout(other), other, own)):
            seen[number] += bool(looked)
    shares = [count / len(others) for count in seen]
    places = tuple((placed.centre, share) for placed, share in zip(own, shares, strict=True))
    return Exposure(side, name, by, sum(shares) / len(shares), places)
