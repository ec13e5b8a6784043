"""Where a model that charges may be held so that the order proposed takes it base to base with a target.

Held within a snap of an enemy it goes on to touch the nearest, straight at that one's centre. So the places are found
round each enemy: the directions from which the last step ends where the model may stand, in movement, on a straight
way from where it is; and out to the snap along them. Charges that go round something are not drawn, though they may be
proposed and allowed: the area is never more than the truth.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from engine.game import Model
from engine.ground import Ground, Obstacle, near, stand_area
from engine.manoeuvres import turns
from engine.systems.genesys.formation import SNAP, stepped_up
from engine.systems.genesys.terrain import base_of
from geometry.area import Area, union
from geometry.base import Base
from geometry.pose import Pose
from geometry.reach import straight_reach
from geometry.travel import travel

_DIRECTIONS = 36
_BULGE = 0.1
"""Inches beyond the line between two places of contact within which every place of contact between them lies."""
_SURELY = 0.01
"""Inches that settle which of two enemies is nearer, and that a snap is not at its limit."""
_GRAZE = 5e-4
"""Inches a way may cut a base that it ends at: half the tolerance."""
_RINGS = (0.1, 0.2, 0.3, 0.4, 0.5)


@dataclass(frozen=True, slots=True)
class Charging:
    """``hand`` is the model where its last leg begins, ``gone`` all it has travelled up to there.

    ``way`` is what bars its way, ``stop`` where it may not stop once its squad has gone along.
    """

    hand: Model
    gone: tuple[Pose, ...]
    turn: float
    limit: float
    way: Ground
    stop: Ground

    @property
    def passing(self) -> Base:
        """What is swept: of a base that turns on its way, a disc that holds it."""
        base = self.hand.base
        return Base.round(2 * base.outer_radius) if turns(base, self.gone[-1].turn, self.turn) else base

    def seen_past(self, walls: Sequence[Obstacle]) -> Area:
        """Where straight legs past these lead to."""
        start = self.gone[-1]
        far = self.limit + SNAP + 2 * self.hand.base.outer_radius
        hindering = near(walls, start, far + self.hand.base.outer_radius)
        return straight_reach(start.point, far, [wall.keep_out(self.passing, self.turn) for wall in hindering])


def contact_area(charging: Charging, enemies: Sequence[Model], targets: Sequence[str]) -> Area:
    """Centres at which the hand is near enough to a model of ``targets``, and to none that would turn it aside."""
    hand, start = charging.hand, charging.gone[-1]
    room = charging.limit + hand.base.outer_radius + SNAP
    bases = [(enemy, base_of(enemy)) for enemy in enemies]
    close = [(enemy, wall) for enemy, wall in bases if near([wall], start, room)]
    within = {wall.id: wall.keep_out(hand.base, charging.turn, SNAP - _SURELY) for _, wall in close}
    good, spoiled = [], []
    for enemy, wall in close:
        around = within[wall.id]
        aims = _aims(charging, wall) if enemy.unit in targets else Area.empty()
        good.append(around & aims)
        rivals = [other for _, other in close if other.id != wall.id and within[other.id].overlaps(around)]
        spoiled.append((around - aims) - _nearer(charging, rivals, wall))
    found = union(good) - union(spoiled)
    return found & charging.seen_past([wall for _, wall in bases]) if found else found


def _nearer(charging: Charging, rivals: Sequence[Obstacle], wall: Obstacle) -> Area:
    """Where one of the rivals is surely the nearer."""
    base, turn = charging.hand.base, charging.turn
    return union(
        union(rival.keep_out(base, turn, ring - _SURELY) for rival in rivals) - wall.keep_out(base, turn, ring)
        for ring in (_RINGS if rivals else ())
    )


def _aims(charging: Charging, wall: Obstacle) -> Area:
    """The directions, out to beyond a snap, from which the last step to an enemy may be made."""
    if wall.placed is None:
        return Area.empty()
    hand, turn = charging.hand, charging.turn
    others = replace(charging.stop, no_stop=tuple(one for one in charging.stop.no_stop if one.id != wall.id))
    walls = [one for one in charging.way.no_way if one.id != wall.id]
    room = charging.seen_past(walls) & stand_area(hand.base, turn, others)
    if not room:
        return room
    far = hand.base.outer_radius + wall.placed.base.outer_radius + 2 * SNAP
    centre = Pose(*wall.placed.centre, turn)
    ahead = math.atan2(charging.gone[-1].y - centre.y, charging.gone[-1].x - centre.x)
    # The side of the enemy that faces the charge: half round it, with both ends.
    rays = [ahead + math.pi * (number / _DIRECTIONS - 0.5) for number in range(_DIRECTIONS + 1)]
    rims = [centre.moved(far * math.cos(ray), far * math.sin(ray)) for ray in rays]
    meets = [(rim, stepped_up(hand, rim, wall.placed)) for rim in rims]
    met = [(rim, touch, _gets_there(charging, wall, touch)) for rim, touch in meets]
    return union(
        Area.polygon((centre.point, rim.point, next_rim.point))
        for (rim, touch, gets), (next_rim, next_touch, next_gets) in pairwise(met)
        if gets and next_gets and room.covers(_strip(centre, touch, next_touch))
    )


def _gets_there(charging: Charging, wall: Obstacle, touch: Pose) -> bool:
    """In movement, and not through the enemy."""
    base = charging.hand.base
    in_movement = travel(base, (*charging.gone, touch)) <= charging.limit
    return in_movement and wall.sweep(base, (charging.gone[-1], touch)) >= -_GRAZE


def _strip(centre: Pose, one: Pose, other: Pose) -> Area:
    """What holds every place of contact between two neighbouring ones."""
    return Area.polygon((one.point, _out(centre, one), _out(centre, other), other.point))


def _out(centre: Pose, touch: Pose) -> tuple[float, float]:
    dx, dy = touch.x - centre.x, touch.y - centre.y
    more = 1 + _BULGE / math.hypot(dx, dy)
    return (centre.x + dx * more, centre.y + dy * more)
