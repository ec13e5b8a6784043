"""How far straight slides get over ground that costs by the inch: exact along each ray, and drawn ray by ray."""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from geometry.area import Area, union
from geometry.base import Base
from geometry.pose import Point, distance
from geometry.routes.difficult import Patch, stretches_over
from geometry.sweep import clearance_of

_RAYS = 240
_FLAT = 8e-4
"""Inches by which the outline may be off its chord between two rays before a third is laid between them."""
_DEPTH = 9
"""How often the angle between two rays is halved; where they are so close the shorter counts for both."""

_APART = 0.25
"""Inches between two rays that begin on a segment, at first."""

Ray = tuple[float, float]
"""An angle in radians, or inches along a segment; and inches along the ray there."""


def slowed_lines(start: Point, base: Base, turn: float, patches: Sequence[Patch], allowance: float) -> Area:
    """All centres that a straight slide from ``start`` leads to whose cost, as
    :func:`~geometry.routes.difficult.cost_along` has it, is at most ``allowance``. Walls are another matter.

    Off the truth by up to a thousandth of an inch, and short of it within a hundredth of a degree of a ray across which
    the cost leaps.
    """
    if allowance <= 0:
        return Area.empty()

    def ray(angle: float) -> Ray:
        return (angle, _far(start, (math.cos(angle), math.sin(angle)), base, turn, patches, allowance))

    first = [ray(math.tau * i / _RAYS) for i in range(_RAYS)]
    last = (math.tau, first[0][1])
    outline = [one for a, b in pairwise([*first, last]) for one in _between(ray, _fan_chord, a, b, _DEPTH)]
    return Area.polygon([(start[0] + far * math.cos(at), start[1] + far * math.sin(at)) for at, far in outline])


def slowed_from_edge(
    first: Point, last: Point, base: Base, turn: float, patches: Sequence[Patch], allowance: float
) -> Area:
    """Likewise of slides from the point of a segment nearest to where they end, to both sides of it."""
    long = distance(first, last)
    if allowance <= 0 or long == 0:
        return slowed_lines(first, base, turn, patches, allowance)
    along = ((last[0] - first[0]) / long, (last[1] - first[1]) / long)

    def at(part: float, off: float, out: Point) -> Point:
        return (first[0] + along[0] * part + out[0] * off, first[1] + along[1] * part + out[1] * off)

    sides = []
    for out in ((-along[1], along[0]), (along[1], -along[0])):

        def ray(part: float, out: Point = out) -> Ray:
            return (part, _far(at(part, 0.0, out), out, base, turn, patches, allowance))

        count = max(2, math.ceil(long / _APART))
        rays = [ray(long * i / count) for i in range(count + 1)]
        line = [one for a, b in pairwise(rays) for one in _between(ray, _level_chord, a, b, _DEPTH)]
        rim = [at(part, off, out) for part, off in (*line, rays[-1])]
        sides.append(Area.polygon([at(0.0, 0.0, out), *rim, at(long, 0.0, out)]))
    up, down = (-along[1], along[0]), (along[1], -along[0])
    strip = Area.polygon(
        [at(0.0, allowance, up), at(long, allowance, up), at(long, allowance, down), at(0.0, allowance, down)]
    )
    tips = union(slowed_lines(tip, base, turn, patches, allowance) for tip in (first, last)) - strip
    return union((*sides, tips))


def _far(start: Point, way: Point, base: Base, turn: float, patches: Sequence[Patch], allowance: float) -> float:
    end = (start[0] + way[0] * allowance, start[1] + way[1] * allowance)
    found = [
        (stretches_over(start, end, base, turn, patch.ground), patch.factor)
        for patch in patches
        if _may_meet(start, end, patch.ground, base.outer_radius)
    ]
    return _length([(a * allowance, b * allowance, f) for over, f in found for a, b in over], allowance)


def _fan_chord(first: Ray, last: Ray) -> float:
    """Where the ray midway between two of one point meets the chord of their ends."""
    return 2 * first[1] * last[1] * math.cos((last[0] - first[0]) / 2) / max(first[1] + last[1], 1e-12)


def _level_chord(first: Ray, last: Ray) -> float:
    return (first[1] + last[1]) / 2


def _length(stretches: Sequence[tuple[float, float, float]], allowance: float) -> float:
    """How far the allowance goes on a ray; the dearest stretch counts where several lie over each other."""
    cuts = sorted({0.0, allowance, *(end for low, high, _ in stretches for end in (low, high))})
    left = allowance
    for low, high in pairwise(cuts):
        middle = (low + high) / 2
        factor = max((factor for begin, end, factor in stretches if begin < middle < end), default=1.0)
        if (high - low) * factor >= left:
            return low + left / factor
        left -= (high - low) * factor
    return allowance


def _may_meet(start: Point, end: Point, ground: Area, radius: float) -> bool:
    """A cheap no; yes only means that it must be measured."""
    left, top, right, bottom = ground.bounds
    middle, reach = ((left + right) / 2, (top + bottom) / 2), math.hypot(right - left, bottom - top) / 2
    return clearance_of(start, end, middle) <= reach + radius


def _between(
    ray: Callable[[float], Ray], chord: Callable[[Ray, Ray], float], first: Ray, last: Ray, depth: int
) -> Iterator[Ray]:
    """The outline from one ray to before another."""
    middle = ray((first[0] + last[0]) / 2)
    if abs(middle[1] - chord(first, last)) <= _FLAT:
        yield first
        yield middle
    elif depth == 0:
        least = min(first[1], middle[1], last[1])
        yield first
        yield from ((at, least) for at in (first[0], middle[0], last[0]))
    else:
        yield from _between(ray, chord, first, middle, depth - 1)
        yield from _between(ray, chord, middle, last, depth - 1)
