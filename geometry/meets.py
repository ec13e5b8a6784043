"""Where on its way a moving base first meets something."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise

import shapely
from shapely.geometry.base import BaseGeometry

from geometry.area import Area
from geometry.base import Base, Placed
from geometry.gaps import core
from geometry.pose import Pose, distance
from geometry.search import bottom
from geometry.sweep import centre_line
from geometry.tolerance import TOLERANCE
from geometry.travel import between, turn_between

_HALVINGS = 50


@dataclass(frozen=True, slots=True)
class Course:
    """A path gone at an even pace: ``part`` of it runs from 0 to 1.

    No point of the base goes farther between two parts than that part of ``length``, whatever it slides and turns.
    """

    base: Base
    path: tuple[Pose, ...]
    length: float = field(init=False)
    _paces: tuple[float, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        paces = tuple(self._pace(start, end) for start, end in pairwise(self.path))
        object.__setattr__(self, "_paces", paces)
        object.__setattr__(self, "length", sum(paces))

    def _pace(self, start: Pose, end: Pose) -> float:
        slide = distance(start.point, end.point)
        return (
            slide
            if self.base.is_round
            else slide + self.base.outer_radius * math.radians(abs(turn_between(start, end)))
        )

    def at(self, part: float) -> Pose:
        return self.until(part)[-1]

    def until(self, part: float) -> tuple[Pose, ...]:
        """The path up to a part of it."""
        if part >= 1.0 or self.length == 0.0:
            return self.path
        left = max(0.0, part) * self.length
        for index, pace in enumerate(self._paces):
            if left < pace:
                kept = self.path[: index + 1]
                return kept if left == 0.0 else (*kept, between(self.path[index], self.path[index + 1], left / pace))
            left -= pace
        return self.path

    def after(self, part: float) -> tuple[Pose, ...]:
        """The rest of the path, which begins at the pose where that part ends."""
        if part >= 1.0 or self.length == 0.0:
            return self.path[-1:]
        left = max(0.0, part) * self.length
        for index, pace in enumerate(self._paces):
            if left < pace:
                return (between(self.path[index], self.path[index + 1], left / pace), *self.path[index + 1 :])
            left -= pace
        return self.path[-1:]


@dataclass(frozen=True, slots=True)
class Together:
    """Ways that several bases go at the same time, for quick answers about all of them. There must be one at least."""

    ways: tuple[Course, ...]
    _starts: BaseGeometry = field(init=False, repr=False, compare=False)
    _lines: BaseGeometry = field(init=False, repr=False, compare=False)
    _reach: float = field(init=False, repr=False)

    def __post_init__(self) -> None:
        starts = shapely.MultiPoint([way.path[0].point for way in self.ways])
        lines = shapely.GeometryCollection([centre_line([pose.point for pose in way.path]) for way in self.ways])
        object.__setattr__(self, "_starts", starts)
        object.__setattr__(self, "_lines", lines)
        object.__setattr__(self, "_reach", max(way.base.outer_radius for way in self.ways) + TOLERANCE)

    def may_start_at(self, area: Area) -> bool:
        """A cheap no; yes only means that it must be looked at."""
        return bool(area) and float(self._starts.distance(area.shape)) <= self._reach

    def may_come_to(self, area: Area) -> bool:
        """A cheap no; yes only means that it must be looked at."""
        return bool(area) and float(self._lines.distance(area.shape)) <= self._reach


def apart_from(area: Area) -> Callable[[Placed], float]:
    """How far a base is from an area: 0 or less where they touch or overlap, by however much."""
    shape = area.shape

    def apart(placed: Placed) -> float:
        free = float(core(placed).distance(shape))
        return free - placed.base.width / 2 if placed.base.is_round else free

    return apart


def first_met(way: Course, apart: Callable[[Placed], float], until: float = 1.0) -> float | None:
    """The part of the way at which the base is first as near as nought by ``apart``, none where it never is up to
    ``until``.

    ``apart`` is a distance: it changes by no more than any point of the base moves. A base that comes within
    ``TOLERANCE`` and no nearer meets it where it is nearest. Found exactly, by steps that cannot leap over anything.
    """
    base, length = way.base, way.length

    def at(gone: float) -> float:
        return apart(Placed(base, way.at(gone / length) if length else way.path[0]))

    gone, end = 0.0, until * length
    free = at(0.0)
    while free > TOLERANCE:
        if gone >= end:
            return None
        # Half the tolerance short, so that no step is of no length.
        gone = min(end, gone + free - TOLERANCE / 2)
        free = at(gone)
    if not length:
        return 0.0
    return min(until, _closest(at, gone, end) / length)


def _closest(at: Callable[[float], float], gone: float, end: float) -> float:
    """From where it is within the tolerance to where it is nought, or nearest."""
    if at(gone) <= 0.0:
        return gone
    low, step = gone, TOLERANCE / 4
    while True:
        high = min(end, low + step)
        free = at(high)
        if free <= 0.0:
            break
        if free > TOLERANCE or high >= end:
            return bottom(at, gone, high)[0]
        low, step = high, step * 2
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (low, middle) if at(middle) <= 0.0 else (middle, high)
    return high
