"""How far straight slides get over ground that costs by the inch: exact along each ray, and drawn ray by ray."""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise

from geometry.area import Area
from geometry.base import Base
from geometry.pose import Point
from geometry.routes.difficult import Patch, stretches_over
from geometry.sweep import clearance_of

_RAYS = 240
_FLAT = 8e-4
"""Inches by which the outline may be off its chord between two rays before a third is laid between them."""
_DEPTH = 9
"""How often the angle between two rays is halved; where they are so close the shorter counts for both."""

Ray = tuple[float, float]
"""An angle in radians, and inches along it."""


def slowed_lines(start: Point, base: Base, turn: float, patches: Sequence[Patch], allowance: float) -> Area:
    """All centres that a straight slide from ``start`` leads to whose cost, as
    :func:`~geometry.routes.difficult.cost_along` has it, is at most ``allowance``. Walls are another matter.

    Off the truth by up to a thousandth of an inch, and short of it within a hundredth of a degree of a ray across which
    the cost leaps.
    """
    if allowance <= 0:
        return Area.empty()

    def ray(angle: float) -> Ray:
        way = (math.cos(angle) * allowance, math.sin(angle) * allowance)
        end = (start[0] + way[0], start[1] + way[1])
        found = [
            (stretches_over(start, end, base, turn, patch.ground), patch.factor)
            for patch in patches
            if _may_meet(start, end, patch.ground, base.outer_radius)
        ]
        return (angle, _length([(a * allowance, b * allowance, f) for over, f in found for a, b in over], allowance))

    first = [ray(math.tau * i / _RAYS) for i in range(_RAYS)]
    last = (math.tau, first[0][1])
    outline = [one for a, b in pairwise([*first, last]) for one in _between(ray, a, b, _DEPTH)]
    return Area.polygon([(start[0] + far * math.cos(at), start[1] + far * math.sin(at)) for at, far in outline])


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


def _between(ray: Callable[[float], Ray], first: Ray, last: Ray, depth: int) -> Iterator[Ray]:
    """The outline from one ray to before another."""
    middle = ray((first[0] + last[0]) / 2)
    half = (last[0] - first[0]) / 2
    chord = 2 * first[1] * last[1] * math.cos(half) / (first[1] + last[1])
    if abs(middle[1] - chord) <= _FLAT:
        yield first
        yield middle
    elif depth == 0:
        least = min(first[1], middle[1], last[1])
        yield first
        yield from ((at, least) for at in (first[0], middle[0], last[0]))
    else:
        yield from _between(ray, first, middle, depth - 1)
        yield from _between(ray, middle, last, depth - 1)
