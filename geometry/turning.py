"""A leg on which a base turns, in steps so small that what it covers and how near it comes are known closely.

A leg that slides and turns does both evenly, turning the shorter way round.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from geometry.base import Base, Placed
from geometry.convex import Side, placed_polygon
from geometry.gaps import core
from geometry.pose import Pose, distance
from geometry.search import bottom
from geometry.travel import between, turn_between

TURN_ERROR = 0.02
"""Inches by which what is claimed for a turn may lie outside what the base covers."""

_LONGEST_STEP = 0.25
_NEAR = 0.25
_PLAINLY_IN = 0.05
_DIPS = 0.1
_NARROWING = 20


@dataclass(frozen=True, slots=True, eq=False)
class Turn:
    """The poses from start to end, the base at each of them, and a hull for each step that holds all it covers."""

    poses: tuple[Pose, ...]
    bodies: NDArray[np.object_]
    hulls: NDArray[np.object_]


@lru_cache(maxsize=64)
def turn_body(base: Base, start: Pose, end: Pose) -> BaseGeometry:
    """All that the base covers on the leg, and up to ``TURN_ERROR`` more."""
    return shapely.union_all(_turn(base, start, end).hulls)


def least_on_turn(
    base: Base, start: Pose, end: Pose, target: BaseGeometry, border: float, separation_at: Callable[[Pose], float]
) -> float:
    """The least separation on the leg from a target with a round border.

    One of more than a quarter inch may be told ``TURN_ERROR`` too small, and one of a twentieth of overlap or more is
    told from the steps alone; what lies between is narrowed down between the steps.
    """
    far = float(turn_body(base, start, end).distance(target)) - border
    if far > _NEAR:
        return far
    turn = _turn(base, start, end)
    gaps = _gaps(turn.bodies, target)
    apart = [gap - border if gap > 0 else separation_at(pose) for gap, pose in zip(gaps, turn.poses, strict=True)]
    least = min(apart)
    if least < -_PLAINLY_IN:
        return least

    def narrowed(first: Pose, last: Pose) -> float:
        return bottom(lambda part: separation_at(between(first, last, part)), 0.0, 1.0, _NARROWING)[1]

    final = len(apart) - 1
    for i, here in enumerate(apart):
        before, after = max(i - 1, 0), min(i + 1, final)
        if here <= min(apart[before], apart[after], least + _DIPS):
            least = min(least, narrowed(turn.poses[before], turn.poses[after]))
    if least > 0:
        # A spike may be met between two steps that both pass it well.
        for gap, (first, last) in zip(_gaps(turn.hulls, target), pairwise(turn.poses), strict=True):
            if gap <= border:
                least = min(least, narrowed(first, last))
    return least


def _gaps(shapes: NDArray[np.object_], target: BaseGeometry) -> list[float]:
    return [float(gap) for gap in np.atleast_1d(shapely.distance(shapes, target))]


@lru_cache(maxsize=64)
def _turn(base: Base, start: Pose, end: Pose) -> Turn:
    turned = abs(math.radians(turn_between(start, end)))
    # A side that turns about a point of its own leaves beside that point a notch, as deep at most as the base's outer
    # radius times half the angle, that its hull fills.
    count = max(
        1,
        math.ceil(turned * base.outer_radius / 2 / TURN_ERROR),
        math.ceil(distance(start.point, end.point) / _LONGEST_STEP),
    )
    poses = (start, *(between(start, end, i / count) for i in range(1, count)), end)
    bodies = _array([core(Placed(base, pose)) for pose in poses])
    rims = [placed_polygon(Placed(base, pose), Side.OUTSIDE) for pose in poses]
    # Between two steps a point leaves its chord by radius times angle squared over eight.
    bulge = base.outer_radius * (turned / count) ** 2 / 8
    hulls = [shapely.MultiPolygon(pair).convex_hull.buffer(bulge, join_style="mitre") for pair in pairwise(rims)]
    return Turn(poses, bodies, _array(hulls))


def _array(shapes: Sequence[BaseGeometry]) -> NDArray[np.object_]:
    filled = np.empty(len(shapes), dtype=np.object_)
    filled[:] = list(shapes)
    return filled
