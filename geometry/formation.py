"""Where the others go when one of a group has moved."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import TypeVar

from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.gaps import separation
from geometry.keepout import too_near_base
from geometry.pose import Point, Pose, distance

K = TypeVar("K")

_PULL = 1e-4
_TRIES = 100
_LATTICE = 0.5
_SHORTER = 1e-9
"""Inches in sum for which two exchange their places."""


def settle(
    wanted: Sequence[tuple[K, Pose]],
    base: Base,
    allowed: Callable[[K], Area],
    accept: Callable[[K, Pose, Mapping[K, Pose]], bool] | None = None,
) -> Mapping[K, Pose | None]:
    """Put each model at its wanted pose, or else as near to it as its allowed area and those already put let it.

    ``allowed`` gives the centres open to a model; ``accept`` may refuse a pose, given the poses settled so far. Those
    who can have what they want come first; the rest follow in the order given, keep their turn, and stand a
    ten-thousandth of an inch inside what is open to them. None where nothing is left. Bases may touch.

    Of two models that share their very area and their turn, neither is set past the other: where they would both come
    nearer to what they want in sum, they exchange their places. With ``accept`` nobody does.
    """
    settled: dict[K, Pose] = {}
    room = {key: allowed(key) for key, _ in wanted}

    def takes(key: K, pose: Pose) -> bool:
        return accept is None or accept(key, pose, settled)

    waiting = list(wanted)
    while True:
        left = []
        for key, pose in waiting:
            if room[key].contains(pose.point) and _clear(pose, base, settled) and takes(key, pose):
                settled[key] = pose
            else:
                left.append((key, pose))
        if len(left) == len(waiting):
            break
        waiting = left

    left_open = _Open(base, settled.values())
    for key, pose in waiting:
        for point in _candidates(left_open.of(room[key], pose.turn), pose.point):
            moved = pose.at(*point)
            if takes(key, moved):
                settled[key] = moved
                left_open.take(moved)
                break
    if accept is None:
        _exchange([(key, pose) for key, pose in waiting if key in settled], settled, room)
    return {key: settled.get(key) for key, _ in wanted}


def offsets(leader: Pose, others: Mapping[K, Pose], moved: Pose) -> Mapping[K, Pose]:
    """The others as they stood about the leader, about the leader that has moved; if it turned, they turn with it."""
    turn = moved.turn - leader.turn
    frame = Pose(moved.x, moved.y, turn)
    placed = {}
    for key, pose in others.items():
        x, y = frame.place((pose.x - leader.x, pose.y - leader.y))
        placed[key] = Pose(x, y, (pose.turn + turn) % 360.0 if turn else pose.turn)
    return placed


def _exchange(displaced: Sequence[tuple[K, Pose]], settled: dict[K, Pose], room: Mapping[K, Area]) -> None:
    """Straight ways from what is wanted that cross are longer together than those to each other's ends."""
    goals = dict(displaced)
    shorter = True
    while shorter:
        shorter = False
        for one, other in combinations(goals, 2):
            a, b = settled[one], settled[other]
            if a.turn != b.turn or room[one] is not room[other]:
                continue
            there = distance(goals[one].point, b.point) + distance(goals[other].point, a.point)
            if there < distance(goals[one].point, a.point) + distance(goals[other].point, b.point) - _SHORTER:
                settled[one], settled[other] = b, a
                shorter = True


class _Open:
    """What models already put leave of rooms. Models that share a room and a turn share what is left of it."""

    def __init__(self, base: Base, taken: Iterable[Pose]) -> None:
        self._base = base
        self._taken = list(taken)
        self._left: dict[tuple[int, float], tuple[Area, Area]] = {}

    def of(self, room: Area, turn: float) -> Area:
        key = (id(room), 0.0 if self._base.is_round else turn)
        if key not in self._left:
            taken = union([too_near_base(Placed(self._base, other), self._base, turn) for other in self._taken])
            self._left[key] = (room, room - taken)
        return self._left[key][1]

    def take(self, pose: Pose) -> None:
        self._taken.append(pose)
        for key, (room, left) in self._left.items():
            self._left[key] = (room, left - too_near_base(Placed(self._base, pose), self._base, key[1]))


def _clear(pose: Pose, base: Base, settled: Mapping[K, Pose]) -> bool:
    here = Placed(base, pose)
    return all(separation(here, Placed(base, other)) >= -1e-9 for other in settled.values())


def _candidates(free: Area, wanted: Point) -> Iterator[Point]:
    """Points of the area, a little inside it, the nearest to what is wanted first."""
    inside = free.grown(-_PULL)
    if not inside:
        return
    yield inside.nearest(wanted)
    yield from sorted(_spread(inside), key=lambda point: distance(point, wanted))[:_TRIES]


def _spread(area: Area) -> Iterator[Point]:
    for part in area.parts():
        yield part.nearest(part.inside_point)
    left, top, right, bottom = area.bounds
    for i in range(int((right - left) / _LATTICE) + 1):
        for j in range(int((bottom - top) / _LATTICE) + 1):
            point = (left + i * _LATTICE, top + j * _LATTICE)
            if area.contains(point):
                yield point
