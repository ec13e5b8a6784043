"""Where on its way a moving base first meets something."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from itertools import pairwise

import numpy as np
import shapely
from numpy.typing import NDArray

from geometry.area import Area
from geometry.base import Base, Placed
from geometry.gaps import core
from geometry.pose import Pose, distance
from geometry.search import bottom
from geometry.tolerance import TOLERANCE
from geometry.travel import between, turn_between

_TRIES = 60
_HAIR = 1e-7
_ONE_LEG = 2
"""Poses."""


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
    longest: float = field(init=False)
    _radii: NDArray[np.float64] = field(init=False, repr=False, compare=False)
    _legs: tuple[NDArray[np.float64], NDArray[np.float64]] | None = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        radii = [way.base.width / 2 if way.base.is_round else 0.0 for way in self.ways]
        straight = all(way.base.is_round and len(way.path) <= _ONE_LEG for way in self.ways)
        starts = np.array([way.path[0].point for way in self.ways])
        legs = np.array([way.path[-1].point for way in self.ways]) - starts
        object.__setattr__(self, "longest", max(way.length for way in self.ways))
        object.__setattr__(self, "_radii", np.array(radii))
        object.__setattr__(self, "_legs", (starts, legs) if straight else None)

    def apart(self, area: Area, part: float) -> float:
        """How far the nearest of the bases is from an area once that part of every way is gone; 0 or less on it."""
        return float((shapely.distance(self._bodies(part), area.shape) - self._radii).min())

    def _bodies(self, part: float) -> NDArray[np.object_]:
        if self._legs is not None:
            return np.asarray(shapely.points(self._legs[0] + self._legs[1] * part))
        if all(way.base.is_round for way in self.ways):
            return np.asarray(shapely.points([way.at(part).point for way in self.ways]))
        return np.array([core(Placed(way.base, way.at(part))) for way in self.ways])

    def first_to_come(self, areas: Sequence[Area], free: Sequence[float]) -> list[tuple[int, float]]:
        """The areas that one of the bases meets first, by number and each with the part of the way at which that is so
        as :func:`first_met` has it, of those in which none was to begin with.

        With the first come all that are met within a ``TOLERANCE`` of way after it. ``free`` is for each area how far
        the nearest base is from it at the start, or less. Steps that cannot leap over anything, the shortest first, so
        that no area is asked about for longer than it might be the first.
        """
        length, last = self.longest, math.inf
        # How much is gone when the area is to be asked about next, half the tolerance short of where it may be met.
        waiting = [(min(length, apart - TOLERANCE / 2), i) for i, apart in enumerate(free) if apart > TOLERANCE]
        waiting = [(gone, i) for gone, i in waiting if free[i] <= length + TOLERANCE]
        heapify(waiting)
        found = []
        while waiting and waiting[0][0] <= last:
            gone, i = heappop(waiting)
            apart = self.apart(areas[i], gone / length)
            if apart <= TOLERANCE:
                part = self._settled(areas[i], gone / length)
                found.append((i, part))
                last = min(last, part * length + TOLERANCE)
            elif gone < length and gone + apart <= length + TOLERANCE:
                heappush(waiting, (min(length, gone + apart - TOLERANCE / 2), i))
        return sorted((i, part) for i, part in found if part * length <= last)

    def _settled(self, area: Area, within: float) -> float:
        length = self.longest
        return _closest(lambda gone: self.apart(area, gone / length), within, length, 1.0)


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
    length = way.length

    def at(gone: float) -> float:
        return apart(Placed(way.base, way.at(gone / length if length else 0.0)))

    within = _within(length, at, until)
    return None if within is None else _closest(at, within, length, until)


def _within(length: float, at: Callable[[float], float], until: float) -> float | None:
    """The part after which the tolerance is first kept, by steps of what is still free."""
    gone, end = 0.0, until * length
    free = at(0.0)
    while free > TOLERANCE:
        if gone >= end:
            return None
        # Half the tolerance short, so that no step is of no length.
        gone = min(end, gone + free - TOLERANCE / 2)
        free = at(gone)
    return gone / length if length else 0.0


def _closest(at: Callable[[float], float], within: float, length: float, until: float) -> float:
    """From where it is within the tolerance to where it is nought, or nearest."""
    low, step, end = within * length, TOLERANCE / 4, until * length
    free = at(low)
    if free <= 0.0 or not length:
        return within
    while True:
        high = min(end, low + step)
        past = at(high)
        if past <= 0.0:
            return min(until, _root(at, low, high, free, past) / length)
        if past > TOLERANCE or high >= end:
            return min(until, bottom(at, within * length, high)[0] / length)
        low, free, step = high, past, step * 2


def _root(at: Callable[[float], float], low: float, high: float, free: float, past: float) -> float:
    """By false position, halving where one end has stayed; the end at which it is met."""
    for _ in range(_TRIES):
        if high - low <= _HAIR:
            break
        middle = low + (high - low) * free / (free - past) if past < 0.0 else (low + high) / 2
        value = at(middle)
        if value <= 0.0:
            high, past, free = middle, value, free / 2
        else:
            low, free, past = middle, value, past / 2
    return high
