"""Where the model in the hand may not stop because a squad mate could not make room for it.

A mate goes along as far as it gets, else to the nearest place it slides to; one that has moved before, or stands in a
corner, may have no place that the hand leaves free. A mate is over all of its places at once only where its base is
nearer to each of them than the two bases allow, so the corners of their hull decide.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations

from engine.game import Model
from engine.systems.genesys.terrain import placed_of
from geometry.area import Area, union
from geometry.behind import hull_corners
from geometry.keepout import too_near_base
from geometry.pose import Pose

_SURELY = 0.002
"""Inches by which a place must be free, so that it is found."""
_CORNERS = 0.001


def crowded(
    hand: Model, turn: float, mates: Sequence[Model], rooms: Mapping[int, Area], elsewhere: Sequence[Model]
) -> Area:
    """Centres of the hand at which one of ``mates``, who go along with it, could not get out of its way.

    ``rooms`` are the places of each by number, whatever the others of the squad do; ``elsewhere`` are those that the
    player has set, where they are set. Two who both have little room are taken to have none together.
    """
    tight = [mate for mate in mates if not _is_roomy(hand, mate, rooms[mate.number])]
    held = [_held(hand, turn, mate, rooms[mate.number], [*mates, *elsewhere]) for mate in tight]
    over = [_over(hand, turn, mate, mate.placed.pose) for mate in tight]
    return union((*held, *(one & other for one, other in combinations(over, 2))))


def _is_roomy(hand: Model, mate: Model, room: Area) -> bool:
    """Whether hand and another base together could not cover all the places of a mate."""
    if not room:
        return False
    left, top, right, bottom = room.bounds
    return max(right - left, bottom - top) > 4 * (hand.base.outer_radius + mate.base.outer_radius)


def _held(hand: Model, turn: float, mate: Model, room: Area, squad: Sequence[Model]) -> Area:
    pose = mate.placed.pose
    others = [one for one in squad if one.number != mate.number]
    taken = union(too_near_base(one.placed, mate.base, pose.turn) for one in others)
    free = (room - taken).grown(-_SURELY) if room else room
    places = [pose, *(pose.at(*corner) for corner in hull_corners(free, _CORNERS))]
    found = _over(hand, turn, mate, places[0])
    for place in places[1:]:
        if not found:
            break
        found = found & _over(hand, turn, mate, place)
    return found


def _over(hand: Model, turn: float, mate: Model, place: Pose) -> Area:
    return placed_of(mate, place).keep_out(hand.base, turn, _SURELY)
