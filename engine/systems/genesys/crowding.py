"""How those of a squad stand who are short of room, and where the model in the hand leaves them none.

A mate is short of room where the bases of all others together could cover the places it has; any other finds a place
whoever stands where. Those short of room stand where they stood, or in one of a choice of stances: one of them out of
the way of the hand, two of them out of its way and each other's, all of them pushed one way. What every stance bars is
closed to the hand: the picture leaves it out, and the order proposed leaves these mates where they are, so that the
verdict says who is in the way. For one mate short of room the stances are all there are; of more, others may exist,
and a player sets those mates by hand.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations

from engine.game import Model
from engine.systems.genesys.terrain import placed_of
from engine.tongue import tr, tr_later
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.behind import hull_corners
from geometry.gaps import separation
from geometry.keepout import too_near_base
from geometry.pose import Point, Pose, distance

SURELY = 0.002
"""Inches by which a place must be free, so that it is found."""
_CORNERS = 0.001
_SPARE = 1.25
"""How much more room than all bases could cover a mate has that is not short of it, and a square inch besides."""
_PAIR_BEARINGS, _ALL_BEARINGS = 10, 16
_PAIRS = 16
"""So many pairs of neighbours get out of the way together."""

TOLD = tr_later("Squad mates are short of room: where none is found for them, set them by hand")
"""What is told where mates who get out of the way together may have more room than is found."""

Stance = Mapping[str, Pose]


@dataclass(frozen=True, slots=True)
class Mate:
    """One that goes along. ``room`` are the centres it could be set at, whatever its squad does; ``stay`` is where it
    stands if it may, none for one that must go or is nowhere yet."""

    model: Model
    turn: float
    room: Area
    stay: Pose | None

    @property
    def id(self) -> str:
        return self.model.id

    @property
    def base(self) -> Base:
        return self.model.base

    def at(self, point: Point) -> Pose:
        return Pose(*point, self.turn)


@dataclass(frozen=True, slots=True, eq=False)
class Crowd:
    """``closed`` are centres of the hand, at its turn. ``tight`` are those short of room; each of ``stances`` has a
    place for all of them."""

    closed: Area
    tight: tuple[Mate, ...]
    stances: tuple[Stance, ...]

    @property
    def notes(self) -> tuple[str, ...]:
        """For the window, where the stances may not be all."""
        return (tr(TOLD),) if len(self.tight) > 1 and self.closed else ()

    def clear_of(self, hand: Placed) -> Iterator[Stance]:
        """The stances that leave the hand its place, those with the least ado first."""
        for stance in self.stances:
            if all(separation(hand, Placed(mate.base, stance[mate.id])) >= 0 for mate in self.tight):
                yield stance


NO_CROWD = Crowd(Area.empty(), (), ())


def crowd_of(hand: Base, turn: float, mates: Sequence[Mate], fixed: Sequence[Placed], everywhere: Area) -> Crowd:
    """Of a hand at ``turn``; ``fixed`` are those of the squad that have their places. ``everywhere`` is what is closed
    where there is no stance at all."""
    tight = tuple(mate for mate in mates if _is_tight(hand, mate, mates, fixed))
    if not tight:
        return NO_CROWD
    crowd = _Making(hand, turn, tight, fixed)
    closed, stances = crowd.worked_out(everywhere)
    return Crowd(closed, tight, tuple(stances))


def _is_tight(hand: Base, mate: Mate, mates: Sequence[Mate], fixed: Sequence[Placed]) -> bool:
    """A base covers no more of another's places than a disc of both their radii."""
    others = [hand, *(one.base for one in mates if one.id != mate.id), *(placed.base for placed in fixed)]
    covered = sum(math.pi * (mate.base.outer_radius + base.outer_radius) ** 2 for base in others)
    return mate.room.size <= _SPARE * covered + 1.0


class _Making:
    """The stances of those short of room, and what is closed while they are found: only what all so far have barred."""

    def __init__(self, hand: Base, turn: float, tight: Sequence[Mate], fixed: Sequence[Placed]) -> None:
        self.hand, self.turn, self.tight = hand, turn, tight
        free = {mate.id: mate.room.grown(-SURELY) if mate.room else mate.room for mate in tight}
        self.free = {mate.id: free[mate.id] - _taken(mate, fixed) for mate in tight}
        self.stays = {
            mate.id: mate.stay
            for mate in tight
            if mate.stay is not None
            and all(separation(Placed(mate.base, mate.stay), placed) >= -1e-6 for placed in fixed)
        }
        self.stances: list[Stance] = []
        self.closed = Area.empty()

    def worked_out(self, everywhere: Area) -> tuple[Area, list[Stance]]:
        self.closed = everywhere
        # All where they stand; those who can't as near to it as they find a place.
        base = self._pushed(None)
        if base is not None:
            self._try(base)
            self._one_by_one(base)
            self._two_by_two(base)
        if len(self.tight) > 2 or base is None:
            for bearing in _bearings(_ALL_BEARINGS):
                if self.closed and (stance := self._pushed(bearing)) is not None:
                    self._try(stance)
        return self.closed, self.stances

    def _try(self, stance: Stance) -> None:
        self.stances.append(stance)
        self.closed &= union(self._over(mate, stance[mate.id]) for mate in self.tight)

    def _over(self, mate: Mate, place: Pose) -> Area:
        return placed_of(mate.model, place).keep_out(self.hand, self.turn, SURELY)

    def _one_by_one(self, base: Stance) -> None:
        """Each to the corners of what it has, the others in their places: it is over all its places only where it is
        over these."""
        for mate in self.tight:
            if not self.closed:
                return
            others = union(self._over(one, base[one.id]) for one in self.tight if one.id != mate.id)
            held = self._over(mate, base[mate.id])
            free = self.free[mate.id] - _taken(mate, self._standing(base, {mate.id}))
            for corner in hull_corners(free, _CORNERS):
                self.stances.append({**base, mate.id: mate.at(corner)})
                held = held & self._over(mate, mate.at(corner))
            self.closed &= others | held

    def _two_by_two(self, base: Stance) -> None:
        def apart(pair: tuple[Mate, Mate]) -> float:
            one, other = pair
            return distance(base[one.id].point, base[other.id].point) - one.base.outer_radius - other.base.outer_radius

        near = [pair for pair in combinations(self.tight, 2) if apart(pair) < 4 * self.hand.outer_radius]
        for pair in sorted(near, key=apart)[:_PAIRS]:
            about = union(self._over(mate, base[mate.id]) for mate in pair)
            for first, second in permutations(pair):
                if self.closed & about:
                    self._pair(base, first, second)

    def _pair(self, base: Stance, first: Mate, second: Mate) -> None:
        others = self._standing(base, {first.id, second.id})
        free, left = (self.free[mate.id] - _taken(mate, others) for mate in (first, second))
        for place in _extremes(free, _PAIR_BEARINGS):
            moved = Placed(first.base, first.at(place))
            beside = left - _taken(second, [moved])
            places = [second.at(corner) for corner in _extremes(beside, _PAIR_BEARINGS)]
            if separation(Placed(second.base, base[second.id]), moved) >= SURELY:
                places.insert(0, base[second.id])
            for other in places:
                self._try({**base, first.id: moved.pose, second.id: other})

    def _standing(self, stance: Stance, but: set[str]) -> list[Placed]:
        there = (mate for mate in self.tight if mate.id in stance and mate.id not in but)
        return [Placed(mate.base, stance[mate.id]) for mate in there]

    def _pushed(self, bearing: Point | None) -> Stance | None:
        """One after the other, each as far that way as it gets past those that still stand; without a bearing, as near
        to where it stands as it may be. None where one of them finds no place."""
        order = sorted(self.tight, key=lambda mate: _first_to_go(mate, bearing, self.stays))
        waiting, stance = dict(self.stays), dict[str, Pose]()
        for mate in order:
            stay = waiting.pop(mate.id, None)
            if bearing is None and stay is not None:
                stance[mate.id] = stay
                continue
            here = {**waiting, **stance}
            free = self.free[mate.id] - _taken(mate, self._standing(here, set()))
            corners = hull_corners(free, _CORNERS)
            if bearing is None and free:
                wanted = free.inside_point if mate.stay is None else mate.stay.point
                stance[mate.id] = mate.at(free.nearest(wanted))
            elif bearing is not None and corners:
                stance[mate.id] = mate.at(_farthest(corners, bearing))
            elif stay is not None:
                stance[mate.id] = stay
            else:
                return None
        return stance


def _first_to_go(mate: Mate, bearing: Point | None, stays: Stance) -> float:
    """Those in front; without a bearing those who stay."""
    if bearing is None:
        return float(mate.id not in stays)
    return 0.0 if mate.stay is None else -_along(bearing, mate.stay.point)


def _taken(mate: Mate, others: Sequence[Placed]) -> Area:
    return union(too_near_base(other, mate.base, mate.turn, SURELY) for other in others)


def _bearings(count: int) -> list[Point]:
    return [(math.cos(math.tau * i / count), math.sin(math.tau * i / count)) for i in range(count)]


def _along(bearing: Point, point: Point) -> float:
    return bearing[0] * point[0] + bearing[1] * point[1]


def _extremes(area: Area, count: int) -> list[Point]:
    """The corners of an area that lie farthest each way."""
    corners = hull_corners(area, _CORNERS)
    if not corners:
        return []
    return list(dict.fromkeys(_farthest(corners, bearing) for bearing in _bearings(count)))


def _farthest(corners: Sequence[Point], bearing: Point) -> Point:
    return max(corners, key=lambda one: _along(bearing, one))
