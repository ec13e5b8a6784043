"""A squad that is nowhere yet, set down round the model in the hand: each where it would stand in its rows, or as near
to that as it finds room."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.game import Model, Standing
from engine.systems.genesys.crowding import SURELY, Crowd, Mate, crowd_of
from engine.systems.genesys.state import GenesysGame
from geometry.area import Area, union
from geometry.base import Placed
from geometry.gaps import separation
from geometry.keepout import too_near_base
from geometry.pose import Pose


@dataclass(frozen=True, slots=True, eq=False)
class Waiting:
    """The squad but for the hand: ``mates`` with the room of each, ``fixed`` those that the player has set."""

    mates: tuple[Mate, ...]
    fixed: tuple[Placed, ...]
    crowd: Crowd

    @classmethod
    def of(
        cls, game: GenesysGame, hand: Model, turn: float, rooms: Mapping[int, Area], by_hand: Mapping[int, Pose]
    ) -> "Waiting":
        """``rooms`` are the centres, by number, at which each could be set at the hand's turn."""
        others = [
            replace(one, standing=Standing.TABLE)
            for one in game.alive_of(hand.unit)
            if not one.on_table and one.number != hand.number
        ]
        fixed = tuple(Placed(one.base, by_hand[one.number]) for one in others if one.number in by_hand)
        mates = tuple(Mate(one, turn, rooms[one.number], None) for one in others if one.number not in by_hand)
        everywhere = game.mission.table.area.grown(2 * hand.base.outer_radius)
        return cls(mates, fixed, crowd_of(hand.base, turn, mates, fixed, everywhere))

    def round(self, hand: Placed, wanted: Mapping[int, Pose]) -> dict[int, Pose]:
        """Places by number. Where the hand leaves no room, those short of it are where the hand is."""
        if self.crowd.closed.contains(hand.centre):
            return self._set(hand, wanted, {mate.id: hand.pose for mate in self.crowd.tight})
        tight = {mate.id for mate in self.crowd.tight}
        found = self._set(hand, wanted, {}, sorted(self.mates, key=lambda mate: mate.id not in tight))
        if len(found) == len(self.mates):
            return found
        return self._set(hand, wanted, next(self.crowd.clear_of(hand), {}))

    def _set(
        self,
        hand: Placed,
        wanted: Mapping[int, Pose],
        stance: Mapping[str, Pose],
        order: Sequence[Mate] | None = None,
    ) -> dict[int, Pose]:
        """One after the other; whoever finds no place is left out."""
        found = {mate.model.number: stance[mate.id] for mate in self.mates if mate.id in stance}
        taken = [hand, *self.fixed, *(Placed(mate.base, stance[mate.id]) for mate in self.mates if mate.id in stance)]
        for mate in order or self.mates:
            number = mate.model.number
            if number in found:
                continue
            place = _place(mate, wanted[number], taken)
            if place is not None:
                found[number] = place
                taken.append(Placed(mate.base, place))
        return found


def _place(mate: Mate, wanted: Pose, taken: Sequence[Placed]) -> Pose | None:
    there = Placed(mate.base, wanted)
    if mate.room.contains(wanted.point) and all(separation(there, one) >= 0 for one in taken):
        return wanted
    free = (mate.room - union(too_near_base(one, mate.base, wanted.turn, 0.0) for one in taken)).grown(-SURELY / 2)
    return wanted.at(*free.nearest(wanted.point)) if free else None
