"""How far a base has moved: as a tape would measure the point of it that moved most."""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from geometry.base import Base, BaseShape
from geometry.convex import Corners, Side, rim
from geometry.pose import Point, Pose, cos_sin, distance
from geometry.search import top

_RIM_SAMPLES = 360
_CUT_STEPS = 44


def travel(base: Base, path: Sequence[Pose]) -> float:
    """The straight displacement of a point of the base, leg by leg and summed, for the point where the sum is largest.

    A round base does not feel its turn, so that its travel is the length of its centre's path; a turn on the spot
    costs any other base the chord of its farthest point. 0 for a path of fewer than two poses.
    """
    legs = list(pairwise(path))
    if base.is_round:
        return sum(distance(a.point, b.point) for a, b in legs)
    # The sum is a convex function of the point, so that it is largest on the rim, for a rectangle at a corner.
    if base.shape is BaseShape.RECTANGLE:
        return max(_sum(legs, corner) for corner in _local_corners(base))
    angles = np.arange(_RIM_SAMPLES) * (2 * math.pi / _RIM_SAMPLES)
    points = np.column_stack([np.cos(angles) * base.width / 2, np.sin(angles) * base.depth / 2])
    sums = _sums(legs, points)
    step = 2 * math.pi / _RIM_SAMPLES

    moves = [_moves(a, b) for a, b in legs]

    def at(angle: float) -> float:
        x, y = math.cos(angle) * base.width / 2, math.sin(angle) * base.depth / 2
        return sum(math.hypot(dx + x * xx + y * yx, dy + x * xy + y * yy) for dx, dy, xx, xy, yx, yy in moves)

    summits = np.flatnonzero((sums >= np.roll(sums, 1)) & (sums >= np.roll(sums, -1)))
    highest = summits[np.argsort(sums[summits])[-3:]]
    return max(top(at, float(angles[i]) - step, float(angles[i]) + step)[1] for i in highest)


def start_to_rest(base: Base, path: Sequence[Pose]) -> float:
    """The straight displacement, from the first pose to the last, of the point of the base that was displaced most."""
    return travel(base, (path[0], path[-1])) if path else 0.0


def cut(base: Base, path: Sequence[Pose], allowance: float) -> tuple[Pose, ...]:
    """The path as far as it goes within ``allowance`` inches of travel: the whole of it, or cut off in one leg.

    Never longer than the allowance; for an oval it may stop a ten-thousandth of an inch early.
    """
    if len(path) < 2 or travel(base, path) <= allowance:
        return tuple(path)
    points = _spread(base)
    spent = np.zeros(len(points))
    for index, (start, end) in enumerate(pairwise(path)):
        after = spent + _leg(start, end, points, base)
        if after.max() <= allowance:
            spent = after
            continue
        low, high = 0.0, 1.0
        for _ in range(_CUT_STEPS):
            middle = (low + high) / 2
            reached = spent + _leg(start, between(start, end, middle), points, base)
            low, high = (middle, high) if reached.max() <= allowance else (low, middle)
        kept = tuple(path[: index + 1])
        return (*kept, between(start, end, low)) if low > 0 else kept
    return tuple(path)


def between(start: Pose, end: Pose, part: float) -> Pose:
    """The pose a part of the way from start to end, turning the shorter way round; a half turn goes clockwise."""
    turn = turn_between(start, end)
    return Pose(
        start.x + (end.x - start.x) * part,
        start.y + (end.y - start.y) * part,
        (start.turn + turn * part) % 360.0 if turn else start.turn,
    )


def turn_between(start: Pose, end: Pose) -> float:
    """Degrees clockwise from one pose to the next, more than -180 and at most 180."""
    turn = (end.turn - start.turn) % 360.0
    return turn - 360.0 if turn > 180.0 else turn


def _spread(base: Base) -> Corners:
    """Points whose hull holds the base: no point of the base moves farther than the one of these that moves most."""
    if base.is_round:
        return np.zeros((1, 2))
    return rim(base, 0.0, 0.0, Side.OUTSIDE, 2e-5)


def _leg(start: Pose, end: Pose, points: Corners, base: Base) -> NDArray[np.float64]:
    if base.is_round:
        return np.array([distance(start.point, end.point)])
    return _sums([(start, end)], points)


def _local_corners(base: Base) -> tuple[Point, ...]:
    half_width, half_depth = base.width / 2, base.depth / 2
    return tuple((x * half_width, y * half_depth) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)))


def _moves(a: Pose, b: Pose) -> tuple[float, float, float, float, float, float]:
    """How far the centre moves on a leg, and by how much more the base's own points at 1 along and at 1 across."""
    (a_cos, a_sin), (b_cos, b_sin) = cos_sin(a.turn), cos_sin(b.turn)
    return (b.x - a.x, b.y - a.y, b_cos - a_cos, b_sin - a_sin, a_sin - b_sin, b_cos - a_cos)


def _sum(legs: Sequence[tuple[Pose, Pose]], point: Point) -> float:
    return sum(distance(a.place(point), b.place(point)) for a, b in legs)


def _sums(legs: Sequence[tuple[Pose, Pose]], points: Corners) -> NDArray[np.float64]:
    total = np.zeros(len(points))
    for a, b in legs:
        moved = _places(b, points) - _places(a, points)
        total = total + np.hypot(moved[:, 0], moved[:, 1])
    return total


def _places(pose: Pose, points: Corners) -> Corners:
    origin, along, across = pose.place((0.0, 0.0)), pose.place((1.0, 0.0)), pose.place((0.0, 1.0))
    frame = np.array([np.subtract(along, origin), np.subtract(across, origin)])
    placed: Corners = points @ frame + np.array(origin)
    return placed
