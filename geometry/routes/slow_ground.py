"""About where a point gets to over ground on which each inch costs more: an estimate between two exact areas."""

import heapq
import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from geometry.area import Area, union
from geometry.pose import Point
from geometry.prepared import hold_inside, own_prepared
from geometry.routes.difficult import Patch
from geometry.routes.reach import reach

_CELLS = 32
"""Grid points from the start to as far as the allowance goes."""

_STEPS = ((1, 0), (1, 1), (0, 1), (-1, 1), (2, 1), (1, 2), (-1, 2), (-2, 1))
"""Half of the sixteen ways to go from a grid point; the other half goes back."""

_WIDEST = 1.0 / math.cos(math.atan(0.5) / 2)
"""A way of sixteen directions is at most so many times as long as the straight one: between neighbours that are
farthest apart."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """``sure`` can be got to and nothing beyond ``most`` can; where in between the truth ends is not known exactly.
    ``area`` is about it, to be drawn as an estimate and never to be judged by: paths are judged by their own cost."""

    area: Area
    sure: Area
    most: Area

    @property
    def is_exact(self) -> bool:
        """The two bounds are the same, as where no patch is near."""
        return self.most.size - self.sure.size <= 1e-6


def estimated_reach(
    start: Point, allowance: float, walls: Sequence[Area], patches: Sequence[Patch], floor: Area | None = None
) -> Estimate:
    """Where a point gets to with ``allowance`` inches, of which each inch in a patch costs ``factor``.

    Walls and the patches' ground are areas of centres, grown by the base beforehand. ``most`` is the reach as if
    nothing slowed; ``sure`` joins the reach that keeps off all patches with the one that goes anywhere and pays the
    dearest factor for every inch. Between the two a grid is searched.
    """
    whole = reach(start, allowance, walls, floor).outline()
    near = [patch for patch in patches if patch.factor > 1 and patch.ground.overlaps(whole)]
    if not near:
        return Estimate(whole, whole, whole)
    dearest = max(patch.factor for patch in near)
    grounds = [patch.ground for patch in near]
    around = reach(start, allowance, [*walls, *grounds], floor).outline()
    across = reach(start, allowance / dearest, walls, floor).outline()
    sure = union([around, across]) & whole
    about = union([sure, Area.of(_grid(start, allowance, whole, near)) & whole])
    return Estimate(about, sure, whole)


def _grid(start: Point, allowance: float, whole: Area, patches: Sequence[Patch]) -> BaseGeometry:
    """The squares round the grid points that the allowance suffices for."""
    step = allowance / _CELLS
    along = np.arange(-_CELLS, _CELLS + 1) * step
    xs, ys = np.meshgrid(start[0] + along, start[1] + along, indexing="ij")
    free = hold_inside(whole.shape, xs, ys)
    factors = np.ones_like(xs)
    for patch in patches:
        inside = hold_inside(patch.ground.shape, xs, ys)
        factors = np.where(inside, np.maximum(factors, patch.factor), factors)
    joined = _joined(xs, ys, free, factors, whole)
    spent = np.array(_spent(joined, xs.size // 2, allowance * _WIDEST, xs.size)).reshape(xs.shape)
    # Some ways are found as long as they are and some too long: take the middle.
    spent = spent / _WIDEST**0.5
    kept = spent <= allowance
    half = step / 2
    return shapely.union_all(shapely.box(xs[kept] - half, ys[kept] - half, xs[kept] + half, ys[kept] + half))


def _joined(
    xs: NDArray[np.float64],
    ys: NDArray[np.float64],
    free: NDArray[np.bool_],
    factors: NDArray[np.float64],
    whole: Area,
) -> list[list[tuple[int, float]]]:
    """For each grid point those it is joined to, and what the way costs. A way may not leave what can be got to."""
    size = len(xs)
    numbers = np.arange(size * size).reshape(size, size)
    found: list[list[tuple[int, float]]] = [[] for _ in range(size * size)]
    inside_of = own_prepared(whole.shape)
    for i, j in _STEPS:
        here = np.s_[max(0, -i) : size - max(0, i), max(0, -j) : size - max(0, j)]
        there = np.s_[max(0, i) : size + min(0, i), max(0, j) : size + min(0, j)]
        both = free[here] & free[there]
        ends = np.stack(
            [np.column_stack([xs[here][both], ys[here][both]]), np.column_stack([xs[there][both], ys[there][both]])],
            axis=1,
        )
        inside = shapely.contains(inside_of, shapely.linestrings(ends)) if len(ends) else np.zeros(0, dtype=bool)
        costs = np.hypot(*(ends[:, 1] - ends[:, 0]).T) * ((factors[here] + factors[there])[both] / 2)
        rows = zip(numbers[here][both][inside], numbers[there][both][inside], costs[inside], strict=True)
        for one, other, cost in rows:
            found[int(one)].append((int(other), float(cost)))
            found[int(other)].append((int(one), float(cost)))
    return found


def _spent(joined: list[list[tuple[int, float]]], start: int, most: float, count: int) -> list[float]:
    best = [math.inf] * count
    best[start] = 0.0
    heap = [(0.0, start)]
    while heap:
        gone, here = heapq.heappop(heap)
        if gone > best[here]:
            continue
        for there, cost in joined[here]:
            far = gone + cost
            if far <= most and far < best[there]:
                best[there] = far
                heapq.heappush(heap, (far, there))
    return best
