"""Gaps that may be leapt over: from one rim to another one across, on legs of so many inches at most."""

import math
from dataclasses import dataclass

from geometry.area import Area, BadShape
from geometry.pose import Point, distance
from geometry.routes.levels import Crossing, Level
from geometry.tolerance import at_most

_FINEST = 5
"""A gap is halved so often at most: in 32 lanes."""

_NARROWEST = 8
"""A lane that is too wide then is halved so often about its middle."""

Rim = tuple[Point, Point]


class BadLeap(ValueError):
    """Rims that are no sides, or a length that is none."""


@dataclass(frozen=True, slots=True)
class Leaps:
    """To be added to the levels and crossings of a reach. Nothing stands on these levels: they are the air."""

    levels: tuple[Level, ...]
    crossings: tuple[Crossing, ...]


def leaps(one: str, other: str, take_off: Rim, landing: Rim, most: float, name: str) -> Leaps:
    """Leaps between two levels, either way, from a straight part of the outline of one to one of the other across a
    gap; each inch costs one, and none is longer than ``most`` inches, as seen from above, but for the tolerance.

    The gap is cut in lanes side by side, named after ``name``, in which no two points of the rims are farther from each
    other than ``most``. So this is a bound: no leap is too long, every leap from a point to the one that faces it is
    there if it may be, and of slanting ones those within a lane. Only across a gap that is nearly as wide as ``most``
    lanes lie apart, and from between them one goes along the rim first. Ends of the rims face each other in the order
    given. Empty where the rims are nowhere near enough.

    Raises :class:`BadLeap` for a length that is no positive number and for rims of no length.
    """
    if not (math.isfinite(most) and most > 0):
        raise BadLeap(f"a leap of {most} inches is none")
    if not (distance(*take_off) > 0 and distance(*landing) > 0):
        raise BadLeap("a rim has a length")
    levels: list[Level] = []
    crossings: list[Crossing] = []
    for low, high in _lanes(take_off, landing, most):
        near, far = _part(take_off, low, high), _part(landing, low, high)
        try:
            air = Area.polygon([*near, *reversed(far)])
        except BadShape:
            # Rims that cross or touch leave no gap there.
            continue
        lane = f"{name} {len(levels)}"
        levels.append(Level(lane, air))
        crossings += [Crossing(one, lane, 0.0, 0.0, near), Crossing(lane, other, 0.0, 0.0, far)]
    return Leaps(tuple(levels), tuple(crossings))


def _lanes(take_off: Rim, landing: Rim, most: float) -> list[tuple[float, float]]:
    """Parts of both rims, in halves of halves: the widest that may be leapt anyhow."""
    lanes: list[tuple[float, float]] = []
    waiting = [(0.0, 1.0, 0)]
    while waiting:
        low, high, halved = waiting.pop()
        if at_most(_longest(take_off, landing, low, high), most):
            lanes.append((low, high))
        elif halved < _FINEST:
            middle = (low + high) / 2
            waiting += [(low, middle, halved + 1), (middle, high, halved + 1)]
        else:
            lanes += _narrowed(take_off, landing, most, low, high)
    return sorted(lanes)


def _narrowed(take_off: Rim, landing: Rim, most: float, low: float, high: float) -> list[tuple[float, float]]:
    middle, half = (low + high) / 2, (high - low) / 2
    for _ in range(_NARROWEST):
        half /= 2
        if at_most(_longest(take_off, landing, middle - half, middle + half), most):
            return [(middle - half, middle + half)]
    return []


def _longest(take_off: Rim, landing: Rim, low: float, high: float) -> float:
    near, far = _part(take_off, low, high), _part(landing, low, high)
    return max(distance(one, other) for one in near for other in far)


def _part(rim: Rim, low: float, high: float) -> Rim:
    return (_at(rim, low), _at(rim, high))


def _at(rim: Rim, part: float) -> Point:
    (x0, y0), (x1, y1) = rim
    return (x0 + part * (x1 - x0), y0 + part * (y1 - y0))
