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

from geometry.base import Base, BaseShape
from geometry.convex import Corners, Side, rim
from geometry.gaps import OVAL_ERROR
from geometry.pose import BadPose, Pose, cos_sin, distance
from geometry.search import bottom
from geometry.travel import between, turn_between

LONGEST = 3e4
"""Inches: on a longer leg nobody turns. It would take more steps than anyone waits for."""

TURN_ERROR = 0.02
"""Inches by which what is claimed for a turn may lie outside what the base covers."""

_RIM_ERROR = 0.002
_LONGEST_STEP = 0.25
_NEAR = 0.25
_PLAINLY_IN = 0.05
_DIPS = 0.1
_WORTH_A_LOOK = 0.5
"""Inches: a step's length, what its turn adds, and dips that are narrowed down."""
_NARROWING = 20


@dataclass(frozen=True, slots=True, eq=False)
class Turn:
    """The poses from start to end, the base at each of them, and a hull for each step that holds all it covers."""

    poses: tuple[Pose, ...]
    bodies: NDArray[np.object_]
    hulls: NDArray[np.object_]


@lru_cache(maxsize=64)
def turn_body(base: Base, start: Pose, end: Pose) -> BaseGeometry:
    """All that the base covers on the leg, of at most ``LONGEST`` inches, and up to ``TURN_ERROR`` more."""
    return shapely.union_all(_turn(base, start, end).hulls)


def least_on_turn(
    base: Base, start: Pose, end: Pose, target: BaseGeometry, border: float, separation_at: Callable[[Pose], float]
) -> float:
    """The least separation on the leg from a target with a round border.

    One of more than a quarter inch may be told ``TURN_ERROR`` too small, and one of a twentieth of overlap or more is
    told from the steps alone; what lies between is narrowed down between the steps. Raises
    :class:`~geometry.pose.BadPose` for a leg of more than ``LONGEST`` inches.
    """
    turn = _turn(base, start, end)
    near = _gaps(turn.hulls, target)
    far = min(near) - border
    if far > _NEAR:
        return far
    # A base is at a step no nearer than the hulls beside it, and at one end of the nearest hull nearly as near as that.
    beside = [min(pair) for pair in zip([near[0], *near], [*near, near[-1]], strict=True)]
    worth = [i for i, gap in enumerate(beside) if gap <= far + border + _WORTH_A_LOOK]
    apart = [math.inf] * len(turn.poses)
    for i, gap in zip(worth, _gaps(turn.bodies[worth], target), strict=True):
        apart[i] = gap - border if gap > 0 else separation_at(turn.poses[i])
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
        for gap, (first, last) in zip(near, pairwise(turn.poses), strict=True):
            if gap <= border:
                least = min(least, narrowed(first, last))
    return least


def _gaps(shapes: NDArray[np.object_], target: BaseGeometry) -> list[float]:
    return [float(gap) for gap in np.atleast_1d(shapely.distance(shapes, target))]


@lru_cache(maxsize=64)
def _turn(base: Base, start: Pose, end: Pose) -> Turn:
    """Raises :class:`~geometry.pose.BadPose` for a leg of more than ``LONGEST`` inches."""
    if distance(start.point, end.point) > LONGEST:
        raise BadPose(f"a leg with a turn in it is at most {LONGEST:.0f} inches long")
    turned = abs(math.radians(turn_between(start, end)))
    # A side that turns about a point of its own leaves beside that point a notch, as deep at most as the base's outer
    # radius times half the angle, that its hull fills.
    count = max(
        1,
        math.ceil(turned * base.outer_radius / 2 / (TURN_ERROR - _RIM_ERROR)),
        math.ceil(distance(start.point, end.point) / _LONGEST_STEP),
    )
    poses = (start, *(between(start, end, i / count) for i in range(1, count)), end)
    # Between two steps a point leaves its chord by radius times angle squared over eight; a base drawn so much larger
    # for each of its inner radii holds that.
    bulge = base.outer_radius * (turned / count) ** 2 / 8
    rims = _placed(rim(base, 0.0, 0.0, Side.OUTSIDE, _RIM_ERROR) * (1 + bulge / base.inner_radius), poses)
    pairs = np.concatenate([rims[:-1], rims[1:]], axis=1)
    hulls = np.array(shapely.convex_hull(shapely.linestrings(pairs)), dtype=object)
    return Turn(poses, _bodies(base, poses), hulls)


def _bodies(base: Base, poses: Sequence[Pose]) -> NDArray[np.object_]:
    if base.is_round:
        return np.array(shapely.points([pose.point for pose in poses]), dtype=object)
    side, error = (Side.BETWEEN, OVAL_ERROR) if base.shape is BaseShape.OVAL else (Side.INSIDE, OVAL_ERROR)
    return np.array(shapely.polygons(_placed(rim(base, 0.0, 0.0, side, error), poses)), dtype=object)


def _placed(corners: Corners, poses: Sequence[Pose]) -> NDArray[np.float64]:
    """The corners at each of the poses."""
    turns = [cos_sin(pose.turn) for pose in poses]
    frames = np.array([((cos, sin), (-sin, cos)) for cos, sin in turns])
    placed: NDArray[np.float64] = corners @ frames + np.array([pose.point for pose in poses])[:, None, :]
    return placed
