"""How far a base reaches from its centre in a direction: its support function.

Every base is convex and reaches as far one way as the opposite way. For such bodies the distance between two of them
(or, negative, the least move that parts them) is the largest value, over all directions, of what lies between their
foremost tangents. So one search over directions answers every question about ovals.
"""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from geometry.base import Base, BaseShape
from geometry.pose import Point
from geometry.search import top

_SAMPLES = 360
_ANGLES: NDArray[np.float64] = np.linspace(0.0, 2 * math.pi, _SAMPLES, endpoint=False)
_COS: NDArray[np.float64] = np.cos(_ANGLES)
_SIN: NDArray[np.float64] = np.sin(_ANGLES)
_SUMMITS = 4

Term = tuple[float, Base, float]
"""A sign, a base and its turn: the base's reach is added or taken away."""


def reach_towards(base: Base, turn: float, direction: Point) -> float:
    """Inches from the centre to the foremost tangent in a direction of length 1."""
    if base.is_round:
        return base.width / 2
    along, across = _own_frame(turn, direction)
    if base.shape is BaseShape.RECTANGLE:
        return base.width / 2 * abs(along) + base.depth / 2 * abs(across)
    return math.hypot(base.width / 2 * along, base.depth / 2 * across)


def foremost(base: Base, turn: float, direction: Point) -> Point:
    """The point of the base, from its centre, that lies farthest in a direction; a corner where a whole side does."""
    along, across = _own_frame(turn, direction)
    half_width, half_depth = base.width / 2, base.depth / 2
    if base.shape is BaseShape.RECTANGLE:
        x, y = math.copysign(half_width, along), math.copysign(half_depth, across)
    else:
        length = math.hypot(half_width * along, half_depth * across)
        x, y = half_width * half_width * along / length, half_depth * half_depth * across / length
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return (x * cos - y * sin, x * sin + y * cos)


def best_direction(offset: Point, terms: Sequence[Term]) -> tuple[Point, float]:
    """The direction in which ``offset`` plus the signed reaches of the bases is largest, and that sum in inches."""
    values = offset[0] * _COS + offset[1] * _SIN
    for sign, base, turn in terms:
        values = values + sign * _reaches(base, turn)

    def value(angle: float) -> float:
        direction = (math.cos(angle), math.sin(angle))
        along = offset[0] * direction[0] + offset[1] * direction[1]
        return along + sum(sign * reach_towards(base, turn, direction) for sign, base, turn in terms)

    summits = np.flatnonzero((values >= np.roll(values, 1)) & (values >= np.roll(values, -1)))
    highest = summits[np.argsort(values[summits])[-_SUMMITS:]]
    step = 2 * math.pi / _SAMPLES
    tops = [top(value, float(_ANGLES[i]) - step, float(_ANGLES[i]) + step) for i in highest]
    angle, height = max(tops, key=lambda found: found[1])
    return ((math.cos(angle), math.sin(angle)), height)


def _reaches(base: Base, turn: float) -> NDArray[np.float64]:
    if base.is_round:
        return np.full(_SAMPLES, base.width / 2)
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    along = base.width / 2 * (_COS * cos + _SIN * sin)
    across = base.depth / 2 * (_SIN * cos - _COS * sin)
    if base.shape is BaseShape.RECTANGLE:
        return np.abs(along) + np.abs(across)
    return np.hypot(along, across)


def _own_frame(turn: float, direction: Point) -> Point:
    quarter = turn % 360.0 / 90.0
    if quarter == int(quarter):
        cos, sin = ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))[int(quarter)]
    else:
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return (direction[0] * cos + direction[1] * sin, direction[1] * cos - direction[0] * sin)
