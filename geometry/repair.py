"""A unit brought back together with as little movement as can be found."""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import islice
from typing import Generic, TypeVar

from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.keepout import too_near_base, wholly_within
from geometry.matching import cheapest
from geometry.pose import Point, distance
from geometry.routes.reach import Reach, Route, reach

K = TypeVar("K")

_PULL = 1e-4
"""Inches a model is set inside what is open to it."""

_EASE = 0.004
"""Inches by which every limit is eased before a place is said not to exist: areas are drawn a little too small."""

_OFF = 0.002
"""Inches a ring of spots keeps off the leader, so that the spots are in what is open."""

_SPREAD = 0.25
"""Inches between the points of an outline that are tried where the way there is not straight."""

_ROUNDS = 4
_SIDES, _PACKINGS = 16, 2
"""Sides of the room from which a unit is packed where nothing else finds places for all, and how many that do are
compared."""
_FAR = 100.0
_GAIN = 1e-3


class Outcome(Enum):
    WHOLE = "whole"
    """All are wholly within the distance."""
    NONE_FOUND = "none found"
    """No places for all were found; there may be some."""
    IMPOSSIBLE = "impossible"
    """There are none: some model has no way to any place, even with limits eased by ``_EASE``, or together they are
    larger than the room."""


@dataclass(frozen=True, slots=True)
class Repair(Generic[K]):
    """``moves`` are the models that move, each with its way. ``total`` is the sum of the ways in inches; no repair at
    all takes less than ``at_least``. Where the two are equal, this one is the best."""

    outcome: Outcome
    moves: Mapping[K, Route] = field(default_factory=dict)
    total: float = math.inf
    at_least: float = 0.0
    stuck: tuple[K, ...] = ()
    """Models that have no place to go even alone."""

    def __bool__(self) -> bool:
        return self.outcome is Outcome.WHOLE


def repair(
    leader: Placed,
    others: Mapping[K, Placed],
    within: float,
    stand: Callable[[K], Area],
    walls: Sequence[Area] = (),
    allowance: float = 24.0,
) -> Repair[K]:
    """Bring every model wholly within ``within`` inches of the leader, who stays; bases may touch and keep their turn.

    ``stand`` gives the centres open to a model as far as the table and what is on it go, others of the unit left out;
    ``walls`` are centres a way may not enter, grown by the base beforehand, and models of the unit bar nobody's way.
    No model goes farther than ``allowance``.

    Exact: that the result is a repair, the length of its ways but for a ten-thousandth of an inch a model, ``at_least``
    where ways are straight, and ``IMPOSSIBLE``. Found by search, and so neither the least for sure nor without fail:
    who goes where when several models compete for room. Round a corner the way to an area is looked for along its
    outline, every quarter of an inch, and ``at_least`` may then be too large by what that misses, a few hundredths.
    """
    unit = _Unit(leader, others, within, stand, walls, allowance)
    stuck = tuple(key for key in others if math.isinf(unit.alone[key]))
    at_least = sum(length for length in unit.alone.values() if math.isfinite(length))
    if unit.is_crowded_out() or not all(unit.has_any_place(key) for key in stuck):
        return Repair(Outcome.IMPOSSIBLE, at_least=at_least, stuck=stuck)
    if stuck:
        return Repair(Outcome.NONE_FOUND, at_least=at_least, stuck=stuck)
    attempts = [*unit.attempts()] or [*islice(unit.packings(), _PACKINGS)]
    found = [unit.polished(ends) for ends in attempts]
    if not found:
        return Repair(Outcome.NONE_FOUND, at_least=at_least)
    best = min(found, key=unit.total)
    moves = {key: route for key, end in best.items() if (route := unit.route(key, end)).length > 0}
    return Repair(Outcome.WHOLE, moves, unit.total(best), at_least)


Ends = dict[K, Point]


class _Unit(Generic[K]):
    def __init__(
        self,
        leader: Placed,
        others: Mapping[K, Placed],
        within: float,
        stand: Callable[[K], Area],
        walls: Sequence[Area],
        allowance: float,
    ) -> None:
        self._leader = leader
        self._others = others
        self._within = within
        self._walls = walls
        self._stand = stand
        self._allowance = allowance
        self._reaches: dict[K, Reach] = {}
        self._rooms = {}
        for key, one in others.items():
            base, turn = one.base, one.pose.turn
            near = wholly_within(leader, within, base, turn) & stand(key)
            self._rooms[key] = near - too_near_base(leader, base, turn)
        ends = {key: self._nearest(key, room) for key, room in self._rooms.items()}
        self.alone = {key: math.inf if end is None else self._length(key, end) for key, end in ends.items()}

    def is_crowded_out(self) -> bool:
        """Bases that do not overlap cover less than the space within the distance of the leader, less the leader."""
        bodies = sum(_size(one.base) for one in (self._leader, *self._others.values()))
        reach = self._leader.base.outer_radius + self._within
        return bodies > math.pi * reach * reach

    def has_any_place(self, key: K) -> bool:
        """Some way leads to a place, all limits eased a little."""
        one = self._others[key]
        base, turn = one.base, one.pose.turn
        near = wholly_within(self._leader, self._within + _EASE, base, turn) & self._stand(key).grown(_EASE)
        room = near - too_near_base(self._leader, base, turn).grown(-_EASE)
        end = self._nearest(key, room)
        return end is not None and math.isfinite(self._length(key, end))

    def total(self, ends: Mapping[K, Point]) -> float:
        return sum(self._length(key, end) for key, end in ends.items())

    def route(self, key: K, end: Point) -> Route:
        start = self._others[key].centre
        if end == start:
            return Route(0.0, (start,))
        found = self._reach(key).route_to(end)
        assert found is not None
        return found

    def attempts(self) -> Iterator[Ends[K]]:
        """Places for all: one after the other in several orders, and spots of a lattice dealt out."""
        nearest = sorted(self._others, key=lambda key: self.alone[key])
        staying = [key for key in nearest if self.alone[key] == 0]
        moving = [key for key in nearest if self.alone[key] > 0]
        for order in ([*staying, *moving], [*staying, *reversed(moving)], [*reversed(moving), *staying]):
            ends = self._in_turn(order)
            if ends is not None:
                yield ends
        for spots in self._lattices():
            dealt = self._dealt(spots)
            if dealt is not None:
                yield dealt

    def packings(self) -> Iterator[Ends[K]]:
        """Places for all close together, from one side of the room to the other; the larger bases first."""
        largest_first = sorted(self._others, key=lambda key: -self._others[key].base.outer_radius)
        x, y = self._leader.centre
        for side in range(_SIDES):
            angle = math.tau * side / _SIDES
            far = (x + _FAR * math.cos(angle), y + _FAR * math.sin(angle))
            ends: Ends[K] = {}
            for key in largest_first:
                inside = self._left(key, ends).grown(-_PULL)
                if not inside:
                    break
                ends[key] = inside.nearest(far)
            if len(ends) == len(self._others) and math.isfinite(self.total(ends)):
                yield {key: ends[key] for key in self._others}

    def polished(self, ends: Ends[K]) -> Ends[K]:
        """Places swapped between models of one base, and each model drawn as near to where it stood as the rest let."""
        best = self.total(ends)
        for _ in range(_ROUNDS):
            ends = self._swapped(ends)
            for key in sorted(ends, key=lambda key: -self._length(key, ends[key])):  # sorted at once
                if self._length(key, ends[key]) > 0:
                    end = self._nearest(key, self._left(key, ends))
                    if end is not None and self._length(key, end) < self._length(key, ends[key]):
                        ends = {**ends, key: end}
            total = self.total(ends)
            if total > best - _GAIN:
                break
            best = total
        return ends

    def _in_turn(self, order: Sequence[K]) -> Ends[K] | None:
        ends: Ends[K] = {}
        for key in order:
            end = self._nearest(key, self._left(key, ends))
            if end is None:
                return None
            ends[key] = end
        return {key: ends[key] for key in self._others}

    def _left(self, key: K, ends: Mapping[K, Point]) -> Area:
        """What is open to a model with others at their ends."""
        one = self._others[key]
        taken = [
            too_near_base(self._at(other, end), one.base, one.pose.turn) for other, end in ends.items() if other != key
        ]
        return self._rooms[key] - union(taken) if taken else self._rooms[key]

    def _at(self, key: K, end: Point) -> Placed:
        one = self._others[key]
        return one.to(one.pose.at(*end))

    def _swapped(self, ends: Ends[K]) -> Ends[K]:
        kinds: dict[tuple[Base, float], list[K]] = {}
        for key, one in self._others.items():
            kinds.setdefault((one.base, one.pose.turn), []).append(key)
        swapped = dict(ends)
        for keys in kinds.values():
            chosen = cheapest([[self._priced(key, ends[other]) for other in keys] for key in keys])
            if chosen is not None:
                swapped |= {key: ends[keys[column]] for key, column in zip(keys, chosen, strict=True)}
        return swapped

    def _dealt(self, spots: Sequence[Point]) -> Ends[K] | None:
        keys = list(self._others)
        chosen = cheapest([[self._priced(key, spot) for spot in spots] for key in keys]) if spots else None
        if chosen is None:
            return None
        return {key: spots[column] for key, column in zip(keys, chosen, strict=True)}

    def _priced(self, key: K, end: Point) -> float:
        return self._length(key, end) if self._rooms[key].contains(end) else math.inf

    def _lattices(self) -> Iterator[list[Point]]:
        """Spots at which the largest of the bases stand clear of each other: rings round the leader, and a hexagonal
        lattice at several places."""
        if not self._others:
            return
        wide = max(2 * one.base.outer_radius for one in self._others.values()) + 2 * _PULL
        x, y = self._leader.centre
        far = self._leader.base.outer_radius + self._within
        yield list(_rings(x, y, self._leader.base.outer_radius + wide / 2 + _OFF, far, wide))
        count = int(2 * far / wide) + 2
        for dx, dy in ((0.0, 0.0), (0.5, 0.0), (0.25, 0.45), (0.75, 0.45)):
            yield [
                (x + wide * (i + dx + 0.5 * (j % 2)), y + wide * (math.sqrt(0.75) * j + dy))
                for i in range(-count, count + 1)
                for j in range(-count, count + 1)
                if math.hypot(i * wide, j * wide) <= 2 * far
            ]

    def _nearest(self, key: K, open_to_it: Area) -> Point | None:
        """Where in an area the way of a model ends soonest; where it stands if it may stay."""
        start = self._others[key].centre
        if not open_to_it:
            return None
        if open_to_it.contains(start):
            return start
        inside = open_to_it.grown(-_PULL)
        if not inside:
            return None
        straight = inside.nearest(start)
        best, least = straight, self._length(key, straight)
        if least <= distance(start, straight) + 1e-6:
            return straight
        for ring in inside.rings():
            for point in _along(ring):
                if distance(start, point) < least and (length := self._length(key, point)) < least:
                    best, least = point, length
        if math.isinf(least):
            return None
        # The last leg ends where it meets the area first.
        turned = self.route(key, best).waypoints[-2]
        closer = inside.nearest(turned)
        return closer if self._length(key, closer) < least else best

    def _length(self, key: K, end: Point) -> float:
        start = self._others[key].centre
        if end == start:
            return 0.0
        if distance(start, end) > self._allowance:
            return math.inf
        return self._reach(key).distance_to(end)

    def _reach(self, key: K) -> Reach:
        if key not in self._reaches:
            start = self._others[key].centre
            to_leader = distance(start, self._leader.centre) + self._leader.base.outer_radius + self._within
            # Far enough where the way is straight; if it is not, all the way.
            crossed = any(wall.distance(start) <= to_leader for wall in self._walls)
            allowance = self._allowance if crossed else min(self._allowance, to_leader)
            self._reaches[key] = reach(start, allowance, self._walls)
        return self._reaches[key]


def _size(base: Base) -> float:
    if base.is_round:
        return math.pi * base.width * base.depth / 4
    return min(base.width * base.depth, math.pi * base.width * base.depth / 4)


def _rings(x: float, y: float, first: float, last: float, wide: float) -> Iterator[Point]:
    radius = first
    while radius <= last:
        count = int(math.pi / math.asin(min(1.0, wide / 2 / radius)))
        for i in range(count):
            angle = i * math.tau / count
            yield (x + radius * math.cos(angle), y + radius * math.sin(angle))
        radius += wide


def _along(ring: Sequence[Point]) -> Iterator[Point]:
    for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True):
        count = max(1, math.ceil(math.hypot(bx - ax, by - ay) / _SPREAD))
        for i in range(count):
            yield (ax + (bx - ax) * i / count, ay + (by - ay) * i / count)
