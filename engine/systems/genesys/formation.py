"""Where the rest of a squad goes when one of its models is in the hand: along, and never where it may not stop."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from engine.game import Model
from engine.ground import Ground, Obstacle, stand_area
from engine.rulebook import Rulebook
from engine.systems.genesys.moving import allowance
from engine.systems.genesys.slowing import slow_pieces, slowed_slide, spent
from engine.systems.genesys.state import GenesysGame
from engine.systems.genesys.terrain import base_of, bounds_of, enemies_of, ground_for, placed_of
from geometry.area import Area
from geometry.gaps import separation
from geometry.outline import overhang
from geometry.pose import Pose, distance
from geometry.sweep import clearance, clearance_of
from geometry.travel import between

SNAP = 0.5
"""Inches from an enemy at which a charging model in the hand goes on to touch it."""

_HALVINGS = 26
_STEP = 0.1
_INSIDE = 1e-3
"""Inches a place found in an area keeps off its outline."""
_SHORT_OF_ENEMIES = 0.1
"""Inches a model that only follows stops short of an enemy, so that it does not enter a melee nobody asked for."""


@dataclass(frozen=True, slots=True)
class Following:
    """What the squad's formation is made with."""

    rules: Rulebook
    game: GenesysGame
    unit: str
    limit: float
    charges: bool

    @classmethod
    def of(cls, rules: Rulebook, game: GenesysGame, unit: str, *, extra: bool, charges: bool) -> "Following":
        given = game.activation is not None and game.activation.unit == unit and game.activation.extra
        return cls(rules, game, unit, allowance(rules, game, unit, extra or given), charges)


def follow(following: Following, hand: Model, end: Pose, by_hand: Mapping[int, Pose]) -> dict[int, Pose]:
    """The squad's other models by number: each by the hand's own offset and turn, or as far as it gets that way.

    ``by_hand`` are set already and stay as they are.
    """
    here = hand.placed.pose
    dx, dy, turn = end.x - here.x, end.y - here.y, (end.turn - here.turn) % 360.0
    mates = [mate for mate in following.game.standing_of(following.unit) if mate.number != hand.number]
    ends: dict[str, Pose] = {hand.id: end}
    ends.update({mate.id: by_hand[mate.number] for mate in mates if mate.number in by_hand})
    # Those in front go first, so that they are out of the way of those behind.
    free = sorted(
        (mate for mate in mates if mate.number not in by_hand),
        key=lambda mate: (-(mate.placed.pose.x * dx + mate.placed.pose.y * dy), mate.number),
    )
    waiting = {mate.id for mate in free}
    wanted = {
        mate.id: mate.placed.pose.moved(dx, dy).turned(turn) if turn else mate.placed.pose.moved(dx, dy)
        for mate in free
    }
    found = _places(following, free, wanted, ends, waiting)
    if any(_overlap(one, other, found) for one, other in combinations((hand, *free), 2)):
        # Nobody takes a place that a mate might have to keep, and whoever stands where the hand stops goes first.
        in_the_way = {mate.id for mate in free if separation(mate.placed, hand.placed.to(end)) < 0}
        free.sort(key=lambda mate: mate.id not in in_the_way)
        found = _places(following, free, wanted, ends, set())
    return {mate.number: found[mate.id] for mate in mates if found[mate.id] != mate.placed.pose}


def _places(
    following: Following,
    free: Sequence[Model],
    wanted: Mapping[str, Pose],
    set_already: Mapping[str, Pose],
    leave: set[str],
) -> dict[str, Pose]:
    """One mate after the other. Those of ``leave`` whose turn is still to come count as gone from where they stand."""
    ends, waiting = dict(set_already), set(leave)
    for mate in free:
        waiting.discard(mate.id)
        ends[mate.id] = _as_far_as_it_gets(following, mate, wanted[mate.id], ends, waiting)
    return ends


def _overlap(one: Model, other: Model, ends: Mapping[str, Pose]) -> bool:
    a, b = one.placed.to(ends[one.id]), other.placed.to(ends[other.id])
    near = one.base.outer_radius + other.base.outer_radius
    return distance(a.centre, b.centre) < near and separation(a, b) < -1e-6


def _as_far_as_it_gets(
    following: Following, mate: Model, wanted: Pose, ends: Mapping[str, Pose], waiting: set[str]
) -> Pose:
    game = following.game
    here = mate.placed.pose
    bounds = bounds_of(mate.base, (mate.placed.pose, wanted))
    ground = _with_the_squad(game, mate, ends, waiting)
    way = [wall for wall in ground.no_way if not wall.is_farther(bounds, _SHORT_OF_ENEMIES)]
    stop = [wall for wall in ground.no_stop if not wall.is_farther(bounds, _SHORT_OF_ENEMIES)]
    pose = _within_allowance(following, mate, wanted)
    pose = _before(mate, pose, way, 0.0)
    if not following.charges:
        enemies = {enemy.id for enemy in enemies_of(game, game.side_of(mate))}
        pose = _before(mate, pose, [wall for wall in stop if wall.id in enemies], _SHORT_OF_ENEMIES)
    near = replace(ground, no_stop=tuple(stop))
    return _where_free(mate, here, pose, near, lambda: _room(following, mate, ground))


def _with_the_squad(game: GenesysGame, mate: Model, ends: Mapping[str, Pose], waiting: set[str]) -> Ground:
    """The ground for one of the squad, its mates where they go, but for those whose places are still to be found.

    All else stands where it stood, so that it is made once for a position.
    """
    ground = ground_for(game, mate, {})
    moves = {*ends, *waiting}
    mates = (placed_of(game.model(id), pose) for id, pose in ends.items() if id != mate.id)
    return replace(ground, no_stop=(*(wall for wall in ground.no_stop if wall.id not in moves), *mates))


def _room(following: Following, mate: Model, ground: Ground) -> Area:
    """Where a squad mate could go at all."""
    activation = following.game.activation
    trail = activation.trails.get(mate.id, ()) if activation is not None else ()
    slow = slow_pieces(following.rules, following.game)
    reach = slowed_slide(slow, mate.base, trail or (mate.placed.pose,), following.limit, ground)
    return reach & stand_area(mate.base, mate.placed.pose.turn, ground)


def _within_allowance(following: Following, mate: Model, wanted: Pose) -> Pose:
    activation = following.game.activation
    here = mate.placed.pose
    trail = activation.trails.get(mate.id, (here,)) if activation is not None else (here,)
    slow = slow_pieces(following.rules, following.game)
    if spent(slow, mate.base, (*trail, wanted)) <= following.limit:
        return wanted
    return last_kept(here, wanted, lambda pose: spent(slow, mate.base, (*trail, pose)) <= following.limit)


def _before(mate: Model, wanted: Pose, walls: Sequence[Obstacle], gap: float) -> Pose:
    """The farthest pose on the straight way at which no wall has been come nearer to than ``gap``.

    A wall that is nearer than that at the start may not be come nearer to.
    """
    here = mate.placed.pose
    least = [(wall, min(gap, wall.separation(mate.placed))) for wall in walls]
    barring = [(wall, needs) for wall, needs in least if not _keeps_off(mate, wanted, wall, needs)]

    def clear(pose: Pose) -> bool:
        return all(_keeps_off(mate, pose, wall, needs) for wall, needs in barring)

    return last_kept(here, wanted, clear) if barring else wanted


def _keeps_off(mate: Model, pose: Pose, wall: Obstacle, needs: float) -> bool:
    """How deep a way leads into a wall does not matter here, and takes longest to find out."""
    path = (mate.placed.pose, pose)
    if mate.base.is_round and wall.placed is None and needs >= 0:
        return clearance([one.point for one in path], wall.area) - mate.base.width / 2 >= needs - 1e-9
    return wall.sweep(mate.base, path) >= needs - 1e-9


def _where_free(mate: Model, here: Pose, wanted: Pose, ground: Ground, room: Callable[[], Area]) -> Pose:
    """Back along the straight way to where the base overlaps nothing, else the nearest such place within reach."""
    steps = max(1, round(distance(here.point, wanted.point) / _STEP))
    for step in range(steps + 1):
        pose = between(here, wanted, 1 - step / steps) if step else wanted
        placed = mate.placed.to(pose)
        on_table = overhang(placed, ground.table.width, ground.table.height) == 0
        if on_table and all(wall.separation(placed) >= -1e-6 for wall in ground.no_stop):
            return pose
    free = room().grown(-_INSIDE)
    return here.at(*free.nearest(wanted.point)) if free else here


def first_contact(model: Model, end: Pose, enemies: Sequence[Model]) -> Pose:
    """Where a charging model stops on its straight way: at the first enemy that it meets and is not over already."""
    walls = [base_of(enemy) for enemy in enemies if _on_the_way(model, end, enemy)]
    return _before(model, end, [wall for wall in walls if wall.separation(model.placed) >= -_INSIDE], 0.0)


def last_kept(here: Pose, wanted: Pose, kept: Callable[[Pose], bool]) -> Pose:
    """The last pose of a straight way that is kept, where none after it is."""
    low, high = 0.0, 1.0
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if kept(between(here, wanted, middle)) else (low, middle)
    return between(here, wanted, low) if low > 0 else here


def _on_the_way(model: Model, end: Pose, enemy: Model) -> bool:
    near = clearance_of(model.placed.centre, end.point, enemy.placed.centre)
    return near <= model.base.outer_radius + enemy.base.outer_radius
