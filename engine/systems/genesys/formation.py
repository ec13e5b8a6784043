"""Where the rest of a squad goes when one of its models is in the hand: along, and never where it may not stop."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from engine.game import Model
from engine.ground import Ground, Obstacle, stand_area
from engine.systems.genesys.crowding import NO_CROWD, Crowd
from engine.systems.genesys.rooms import Following, crowd_for, slide_of
from engine.systems.genesys.slowing import slow_pieces, spent
from engine.systems.genesys.state import GenesysGame
from engine.systems.genesys.terrain import base_of, bounds_of, enemies_of, ground_for, placed_of
from geometry.area import Area
from geometry.base import Placed
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


def follow(following: Following, hand: Model, end: Pose, by_hand: Mapping[int, Pose]) -> dict[int, Pose]:
    """The squad's other models by number: each by the hand's own offset and turn, or as far as it gets that way.

    ``by_hand`` are set already and stay as they are. Where the hand is held so that those short of room have none, they
    are left where they stand.
    """
    mates = [mate for mate in following.game.standing_of(following.unit) if mate.number != hand.number]
    ends: dict[str, Pose] = {hand.id: end}
    ends.update({mate.id: by_hand[mate.number] for mate in mates if mate.number in by_hand})
    crowd = _crowd(following, hand, end, by_hand, mates)
    if crowd.closed.contains(end.point):
        stays = {mate.id: mate.model.placed.pose for mate in crowd.tight}
        found = arranged(following, hand, {**ends, **stays})
        return by_number(mates, found)
    free = _in_order(following, hand, end, ends)
    wanted = wanted_by(hand, end, free)
    found = _places(following, free, wanted, ends, {mate.id for mate in free})
    if not _fits(hand, free, found):
        # Nobody takes a place that a mate might have to keep, and whoever stands where the hand stops goes first.
        in_the_way = {mate.id for mate in free if separation(mate.placed, hand.placed.to(end)) < 0}
        free.sort(key=lambda mate: mate.id not in in_the_way)
        found = _places(following, free, wanted, ends, set())
    if not _fits(hand, free, found):
        crowd = crowd_for(following, hand, end.turn, by_hand) or NO_CROWD
        stance = next(crowd.clear_of(hand.placed.to(end)), {})
        found = arranged(following, hand, {**ends, **stance})
    return by_number(mates, found)


def arranged(following: Following, hand: Model, ends: Mapping[str, Pose]) -> Mapping[str, Pose]:
    """Where all of the squad go once some of them have their places, and the hand its own: each of the others goes
    along as far as it gets, and finds a place if it is not short of room."""
    free = _in_order(following, hand, ends[hand.id], ends)
    return _places(following, free, wanted_by(hand, ends[hand.id], free), ends, {mate.id for mate in free})


def wanted_by(hand: Model, end: Pose, mates: Sequence[Model]) -> Mapping[str, Pose]:
    """Where mates would go by the hand's own offset and turn."""
    here = hand.placed.pose
    dx, dy, turn = end.x - here.x, end.y - here.y, (end.turn - here.turn) % 360.0
    moved = {mate.id: mate.placed.pose.moved(dx, dy) for mate in mates}
    return {id: pose.turned(turn) for id, pose in moved.items()} if turn else moved


def _in_order(following: Following, hand: Model, end: Pose, ends: Mapping[str, Pose]) -> list[Model]:
    """Those who have no place yet. Those in front go first, so that they are out of the way of those behind."""
    here = hand.placed.pose
    dx, dy = end.x - here.x, end.y - here.y
    return sorted(
        (mate for mate in following.game.standing_of(following.unit) if mate.id not in ends),
        key=lambda mate: (-(mate.placed.pose.x * dx + mate.placed.pose.y * dy), mate.number),
    )


def _crowd(following: Following, hand: Model, end: Pose, by_hand: Mapping[int, Pose], mates: Sequence[Model]) -> Crowd:
    """Nobody is short of room where each can stay where it stands."""
    halted = following.game.activation is not None and following.game.activation.halted is not None
    held = hand.placed.to(end)
    set_already = [mate.placed.to(by_hand[mate.number]) for mate in mates if mate.number in by_hand]
    going = [mate.placed for mate in mates if mate.number not in by_hand]
    if not halted and not any(overlapping(one, other) for one in (held, *set_already) for other in going):
        return NO_CROWD
    return crowd_for(following, hand, end.turn, by_hand) or NO_CROWD


def _fits(hand: Model, free: Sequence[Model], ends: Mapping[str, Pose]) -> bool:
    placed = [one.placed.to(ends[one.id]) for one in (hand, *free)]
    return not any(overlapping(one, other) for one, other in combinations(placed, 2))


def by_number(mates: Sequence[Model], ends: Mapping[str, Pose]) -> dict[int, Pose]:
    return {mate.number: ends[mate.id] for mate in mates if ends[mate.id] != mate.placed.pose}


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


def overlapping(one: Placed, other: Placed) -> bool:
    near = one.base.outer_radius + other.base.outer_radius
    return distance(one.centre, other.centre) < near and separation(one, other) < -1e-6


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
    return slide_of(following, mate) & stand_area(mate.base, mate.placed.pose.turn, ground)


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
