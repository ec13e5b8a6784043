"""Places on the sides of an outline, and where they lie when the outline becomes another."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from geometry.area import Area, Ring
from geometry.pose import Point

Side = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Share:
    """``along`` is from 0 at the first corner of a side to 1 at its second."""

    at: Point
    ring: int
    side: int
    along: float


def sides_of(ring: Ring) -> tuple[Side, ...]:
    """Each from a corner to the next; none of no length."""
    return tuple((a, b) for a, b in zip(ring, (*ring[1:], ring[0]), strict=True) if a != b)


def onto(point: Point, side: Side) -> Point:
    """The nearest place on it."""
    (ax, ay), (bx, by) = side
    dx, dy = bx - ax, by - ay
    along = ((point[0] - ax) * dx + (point[1] - ay) * dy) / (dx * dx + dy * dy)
    along = min(max(along, 0.0), 1.0)
    return (ax + dx * along, ay + dy * along)


def share_of(point: Point, rings: Sequence[Ring]) -> Share:
    """The side it lies on, or the nearest."""
    found = (
        (math.dist(point, at), Share(point, number, index, math.dist(side[0], at) / math.dist(*side)))
        for number, ring in enumerate(rings)
        for index, side in enumerate(sides_of(ring))
        for at in (onto(point, side),)
    )
    return min(found, key=lambda one: one[0], default=(0.0, Share(point, 0, 0, 0.0)))[1]


def shared(share: Share, before: Sequence[Ring], after: Sequence[Ring], outline: Area) -> Point:
    """The same share of the same side; where the outline has other sides now, the nearest place on it."""
    alike = [len(sides_of(ring)) for ring in before] == [len(sides_of(ring)) for ring in after]
    if alike and after:
        (ax, ay), (bx, by) = sides_of(after[share.ring])[share.side]
        return (ax + (bx - ax) * share.along, ay + (by - ay) * share.along)
    return outline.nearest_on_outline(share.at) if outline else share.at
