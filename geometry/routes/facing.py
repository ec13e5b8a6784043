"""Straight sides of two shapes that face each other across a gap that a disc goes over from one to the other."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from geometry.area import Area
from geometry.pose import Point
from geometry.tolerance import at_most

Side = tuple[Point, Point]
_PARALLEL = 1e-9
_LEAST = 1e-3
_BESIDE = 1e-4
_SHORT = 0.05
"""Inches: sides that face each other on less are those of arcs cut into straight pieces."""


@dataclass(frozen=True, slots=True)
class Facing:
    """``near`` and ``far`` are where the disc's centre is as it leaves the one side and meets the other; their ends
    face each other. ``gap`` is that of the sides themselves."""

    near: Side
    far: Side
    gap: float


def facing(one: Area, other: Area, radius: float, most: float) -> Iterator[Facing]:
    """The parts of parallel sides that face each other with a gap wider than the disc and of at most ``most`` inches.

    Sides that are not parallel, and corners, are left out: what is found is a bound.
    """
    for a, b in _sides(one):
        along = _unit(a, b)
        if along is None:
            continue
        out = (along[1], -along[0])
        for c, d in _sides(other):
            way = _unit(c, d)
            if way is None or abs(along[0] * way[0] + along[1] * way[1] + 1.0) > _PARALLEL:
                continue
            gap = (c[0] - a[0]) * out[0] + (c[1] - a[1]) * out[1]
            if gap <= 2 * radius or not at_most(gap, most):
                continue
            starts, ends = (_far(a, along, point) for point in (a, b)), (_far(a, along, point) for point in (d, c))
            (low, high), (low2, high2) = sorted(starts), sorted(ends)
            low, high = max(low, low2), min(high, high2)
            if high - low > _SHORT:
                yield Facing(
                    _moved(a, along, out, (low, high), radius), _moved(a, along, out, (low, high), gap - radius), gap
                )


def _sides(area: Area) -> Iterator[Side]:
    """Each with the shape on one hand of it, so that outward is always on the other."""
    for ring in area.rings():
        for a, b in pairwise((*ring, ring[0])):
            along = _unit(a, b)
            if along is not None:
                beside = ((a[0] + b[0]) / 2 + along[1] * _BESIDE, (a[1] + b[1]) / 2 - along[0] * _BESIDE)
                yield (b, a) if area.contains(beside) else (a, b)


def _unit(a: Point, b: Point) -> Point | None:
    length = math.dist(a, b)
    return None if length <= _LEAST else ((b[0] - a[0]) / length, (b[1] - a[1]) / length)


def _far(a: Point, along: Point, point: Point) -> float:
    return (point[0] - a[0]) * along[0] + (point[1] - a[1]) * along[1]


def _moved(a: Point, along: Point, out: Point, span: tuple[float, float], off: float) -> Side:
    low, high = ((a[0] + along[0] * at + out[0] * off, a[1] + along[1] * at + out[1] * off) for at in span)
    return (low, high)
