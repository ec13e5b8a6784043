"""Where a model that charges may be held so that the order proposed takes it base to base with a target.

Held within a snap of an enemy it goes on to touch that one, straight at its centre, by the way that leads there. So an
enemy is charged from where its rim is in reach and free to stand at, and out to the snap behind that.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.game import Model
from engine.ground import Ground, bounds_of, stand_area
from engine.systems.genesys.formation import SNAP, last_kept
from engine.systems.genesys.terrain import base_of
from geometry.area import Area, union
from geometry.behind import behind
from geometry.gaps import separation
from geometry.pose import Pose, distance

NEARLY = 9e-4
"""Inches off a base that still touch it, for a way that has not the room to touch it fully."""
RIM = 8e-4
"""Inches off an enemy at which its rim is tried; drawn too wide, it is still within a tolerance of ``NEARLY``."""
_SURELY = 0.01
"""Inches by which a snap is not at its limit."""


def touching(hand: Model, held: Pose, enemy: Model, gap: float = 0.0) -> Pose:
    """Where a model held there touches an enemy, on the straight way between its centre and the enemy's; ``gap`` inches
    off it."""
    centre = enemy.placed.centre
    towards = hand.placed.pose if distance(held.point, centre) == 0.0 else held
    dx, dy = towards.x - centre[0], towards.y - centre[1]
    away = distance(towards.point, centre)
    if away == 0.0:
        return held
    radius = hand.base.outer_radius + enemy.base.outer_radius + gap
    far = held.at(centre[0] + dx / away * radius, centre[1] + dy / away * radius)
    if hand.base.is_round and enemy.base.is_round:
        return far
    return last_kept(far, held.at(*centre), lambda pose: separation(hand.placed.to(pose), enemy.placed) >= gap)


def near_enough(hand: Model, held: Pose, enemies: Iterable[Model]) -> Iterator[tuple[float, Model]]:
    """The enemies within a snap of a model held there, the nearest first, and how far off each is; below 0 under it."""
    placed = hand.placed.to(held)
    close = (one for one in enemies if _may_be_near(placed.centre, hand, one))
    found = [(separation(placed, enemy.placed), enemy) for enemy in close]
    yield from sorted((one for one in found if one[0] < SNAP), key=lambda one: one[0])


def _may_be_near(centre: tuple[float, float], hand: Model, enemy: Model) -> bool:
    return distance(centre, enemy.placed.centre) < hand.base.outer_radius + enemy.base.outer_radius + SNAP


def contact_area(hand: Model, turn: float, reach: Area, stop: Ground, targets: Sequence[Model]) -> Area:
    """Centres at which the hand is near enough to a target whose rim it gets to, and where it may stop."""
    return union(_round(hand, turn, reach, stop, target) for target in targets) if reach else reach


def _round(hand: Model, turn: float, reach: Area, stop: Ground, target: Model) -> Area:
    base, wall = hand.base, base_of(target)
    rim = wall.keep_out(base, turn, RIM)
    left, top, right, bottom = rim.bounds
    room = reach & Area.rectangle(left - _SURELY, top - _SURELY, right + _SURELY, bottom + _SURELY)
    if not room:
        return room
    centre = Pose(*target.placed.centre, turn)
    close = stop.near("no_stop", bounds_of(base, (centre, Pose(left, top), Pose(right, bottom))), _SURELY)
    kept = room & stand_area(base, turn, replace(stop, no_stop=tuple(one for one in close if one.id != wall.id)))
    far = base.outer_radius + target.base.outer_radius + 2 * SNAP
    return behind(centre.point, rim, kept, far) & wall.keep_out(base, turn, SNAP - _SURELY)
