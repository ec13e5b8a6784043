"""What an outline is, for those who measure it with a tape: a disc, a rectangle, or corners."""

import math
from dataclasses import dataclass

from geometry.area import Ring
from geometry.pose import Point, distance

ROUND_FROM = 16
"""Corners from which an outline whose corners all lie on a circle is that circle."""
CLOSE = 0.01
"""Inches by which a corner may lie off what its outline is taken for."""

ALIKE = 6
"""Digits by which one is no farther than the other."""


@dataclass(frozen=True, slots=True)
class Disc:
    centre: Point
    diameter: float


@dataclass(frozen=True, slots=True)
class Oblong:
    """A rectangle: its middle, its longer and its shorter side, and the turn of the longer one from the x axis, degrees
    clockwise, from 0 to below 180."""

    centre: Point
    long: float
    short: float
    turn: float


def disc_of(ring: Ring) -> Disc | None:
    if len(ring) < ROUND_FROM:
        return None
    centre = (sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring))
    radii = [distance(centre, corner) for corner in ring]
    return Disc(centre, 2 * max(radii)) if max(radii) - min(radii) <= CLOSE else None


def oblong_of(ring: Ring) -> Oblong | None:
    if len(ring) != 4:
        return None
    a, b, c, d = ring
    middle = ((a[0] + c[0]) / 2, (a[1] + c[1]) / 2)
    if distance(middle, ((b[0] + d[0]) / 2, (b[1] + d[1]) / 2)) > CLOSE or abs(distance(a, c) - distance(b, d)) > CLOSE:
        return None
    one, other = (a, b), (b, c)
    long, short = (one, other) if distance(*one) >= distance(*other) else (other, one)
    turn = math.degrees(math.atan2(long[1][1] - long[0][1], long[1][0] - long[0][0])) % 180.0
    return Oblong(middle, distance(*long), distance(*short), turn)


def telling_corners(ring: Ring, width: float, height: float) -> tuple[Point, ...]:
    """Three corners that say how a piece lies on a table of that size: the one nearest to a corner of the table, the
    one farthest from that, and the one farthest from the line between them."""
    ends = ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height))
    first = min(ring, key=lambda corner: (round(min(distance(corner, end) for end in ends), ALIKE), corner))
    second = max(ring, key=lambda corner: (round(distance(corner, first), ALIKE), corner))
    third = max(ring, key=lambda corner: (round(_off(corner, first, second), ALIKE), corner))
    return tuple(dict.fromkeys((first, second, third)))


def turning_corners(ring: Ring) -> tuple[Point, ...]:
    """Those at which an outline turns: none that lies on the line between its neighbours."""
    before, after = (ring[-1], *ring[:-1]), (*ring[1:], ring[0])
    kept = (
        corner
        for corner, a, b in zip(ring, before, after, strict=True)
        if distance(a, b) <= CLOSE or _off(corner, a, b) / distance(a, b) > CLOSE
    )
    return tuple(kept)


def _off(point: Point, a: Point, b: Point) -> float:
    return abs((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]))
