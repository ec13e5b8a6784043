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
from geometry.pose import Point, cos_sin
from geometry.search import top

_SAMPLES = 360
_ANGLES: NDArray[np.float64] = np.linspace(0.0, 2 * math.pi, _SAMPLES, endpoint=False)
_COS: NDArray[np.float64] = np.cos(_ANGLES)
_SIN: NDArray[np.float64] = np.sin(_ANGLES)
_STEP = 2 * math.pi / _SAMPLES
_NARROWING = 32

Term = tuple[float, Base, float]
"""A sign, a base and its turn: the base's reach is added or taken away."""


def reach_towards(base: Base, turn: float, direction: Point) -> float:
    """Inches from the centre to the foremost tangent in a direction of length 1."""
    return _reach(base, *_own_frame(turn, direction))


def foremost(base: Base, turn: float, direction: Point) -> Point:
    """The point of the base, from its centre, that lies farthest in a direction; a corner where a whole side does."""
    along, across = _own_frame(turn, direction)
    half_width, half_depth = base.width / 2, base.depth / 2
    if base.shape is BaseShape.RECTANGLE:
        x, y = math.copysign(half_width, along), math.copysign(half_depth, across)
    else:
        length = math.hypot(half_width * along, half_depth * across)
        x, y = half_width * half_width * along / length, half_depth * half_depth * across / length
    cos, sin = cos_sin(turn)
    return (x * cos - y * sin, x * sin + y * cos)


def best_direction(offset: Point, terms: Sequence[Term]) -> tuple[Point, float]:
    """The direction in which ``offset`` plus the signed reaches of the bases is largest, and that sum in inches."""
    values = offset[0] * _COS + offset[1] * _SIN
    for sign, base, turn in terms:
        values = values + sign * _reaches(base, turn)

    frames = [(sign, base, *cos_sin(turn)) for sign, base, turn in terms]

    def value(angle: float) -> float:
        x, y = math.cos(angle), math.sin(angle)
        total = offset[0] * x + offset[1] * y
        for sign, base, cos, sin in frames:
            total += sign * _reach(base, x * cos + y * sin, y * cos - x * sin)
        return total

    # Between two samples the sum can rise by no more than the size of all that is in it times half a step.
    rise = _STEP * (math.hypot(*offset) + sum(base.outer_radius for _, base, _ in terms))
    worth_a_look = (values >= np.roll(values, 1)) & (values >= np.roll(values, -1)) & (values + rise >= values.max())
    angle, height = 0.0, -math.inf
    for summit in _ANGLES[worth_a_look]:
        place, there = top(value, float(summit) - _STEP, float(summit) + _STEP, _NARROWING)
        if there > height:
            angle, height = place, there
    return ((math.cos(angle), math.sin(angle)), height)


def _reach(base: Base, along: float, across: float) -> float:
    if base.shape is BaseShape.RECTANGLE:
        return base.width / 2 * abs(along) + base.depth / 2 * abs(across)
    if base.shape is BaseShape.ROUND:
        return base.width / 2
    return math.hypot(base.width / 2 * along, base.depth / 2 * across)


def _reaches(base: Base, turn: float) -> NDArray[np.float64]:
    if base.is_round:
        return np.full(_SAMPLES, base.width / 2)
    cos, sin = cos_sin(turn)
    along = base.width / 2 * (_COS * cos + _SIN * sin)
    across = base.depth / 2 * (_SIN * cos - _COS * sin)
    if base.shape is BaseShape.RECTANGLE:
        return np.abs(along) + np.abs(across)
    return np.hypot(along, across)


def _own_frame(turn: float, direction: Point) -> Point:
    cos, sin = cos_sin(turn)
    return (direction[0] * cos + direction[1] * sin, direction[1] * cos - direction[0] * sin)
