"""Room for each of the models set round a leader, looked at model by model: most of it is the same for all of them."""

from collections.abc import Hashable

from engine.ground import stand_area
from engine.systems.starcraft.formation import FINDABLE, Formation, link_sight
from geometry.area import Area, union
from geometry.base import Placed
from geometry.keepout import wholly_within

_ROUND = 3 * FINDABLE
"""Inches: a spot just large enough to be room lies clear of a model's own place, or within so much of it."""


class Rooms:
    """Centres open to one of the others at the turn it has, with the rest as they are set: In Coherency, and linked to
    the leader itself. Works out what is asked for, once."""

    def __init__(self, formation: Formation) -> None:
        self._formation = formation
        self._ground = formation.nearby
        self._common: dict[float, Area] = {}
        self._free: dict[float, Area] = {}
        self._local: dict[int, Area] = {}
        self._met: dict[Hashable, bool] = {}

    def of(self, number: int) -> Area:
        """All of a model's room."""
        turn = self._turn(number)
        return self.common(turn) - union(self._taken(key, turn) for key in self._formation.others if key != number)

    def meets(self, number: int, wanted: Area, key: Hashable = None) -> bool:
        """Whether a model has room within an area; ``key`` names it, where it is the same for many models."""
        turn = self._turn(number)
        if key is None:
            met = _has_room(self.free(turn) & wanted)
        else:
            if (turn, key) not in self._met:
                self._met[turn, key] = _has_room(self.free(turn) & wanted)
            met = self._met[turn, key]
        return met or _has_room(self.local(number) & wanted)

    def common(self, turn: float) -> Area:
        """What is open whoever of the others stands where."""
        if turn not in self._common:
            formation, mover = self._formation, self._formation.mover
            base, stands = mover.base, formation.stands
            room = wholly_within(stands, mover.coherency, base, turn) & stand_area(base, turn, self._ground)
            room = room & link_sight(mover, stands, mover.coherency + 2 * base.outer_radius)
            self._common[turn] = room - mover.linking.taken(stands, base, turn)
        return self._common[turn]

    def free(self, turn: float) -> Area:
        """What all of the others leave: room for any of them, beside its own place."""
        if turn not in self._free:
            taken = [self._taken(key, turn) for key in self._formation.others]
            self._free[turn] = self.common(turn) - union(taken)
        return self._free[turn]

    def local(self, number: int) -> Area:
        """A model's room about its own place."""
        if number not in self._local:
            turn = self._turn(number)
            own = self._taken(number, turn).grown(_ROUND)
            room = self.common(turn) & own
            if room:
                near = [self._taken(key, turn) for key in self._formation.others if self._is_near(key, number)]
                room = room - union(near)
            self._local[number] = room
        return self._local[number]

    def _is_near(self, key: int, number: int) -> bool:
        if key == number:
            return False
        one, other = self._formation.others[key], self._formation.others[number]
        far = 4 * one.base.outer_radius + 2 * _ROUND
        return abs(one.pose.x - other.pose.x) < far and abs(one.pose.y - other.pose.y) < far

    def _taken(self, number: int, turn: float) -> Area:
        mover = self._formation.mover
        return mover.linking.taken(self._placed(number), mover.base, turn)

    def _placed(self, number: int) -> Placed:
        return self._formation.others[number]

    def _turn(self, number: int) -> float:
        return self._placed(number).pose.turn


def _has_room(area: Area) -> bool:
    return bool(area and area.grown(-FINDABLE))
