"""A Move as it is carried out: the way, the free attacks it brings, and the dice of its drops."""

from dataclasses import replace

from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.changes import go
from engine.systems.hardwired28.displacing import falls
from engine.systems.hardwired28.moving import ONE_MOVE, Gait, climbs_made, leaves_behind
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.state import Due, HardwiredGame
from engine.systems.hardwired28.terrain import allowance
from geometry.pose import Pose
from geometry.tolerance import Fit, at_most
from geometry.travel import travel


def walk(rules: Rulebook, game: HardwiredGame, id: str, path: tuple[Pose, ...], gait: Gait = ONE_MOVE) -> HardwiredGame:
    """The free attacks that it brings wait to be rolled."""
    model = game.models[id]
    leaves = [enemy for enemy, safe in leaves_behind(rules, game, model, path) if not safe]
    due = tuple(Due(enemy.id, id, free=True) for enemy in leaves if strikes_back(game, enemy))
    climbs = climbs_made(rules, game, model, path, gait)
    after = falls(replace(go(game, id, path), due=(*game.due, *due)), id, climbs.falls)
    acting = after.activation
    if acting is None or acting.model != id:
        return after
    length = travel(model.base, path) + climbs.cost
    longer = acting.longer or at_most(length, gait.moves * allowance(rules, game, model)) is Fit.BROKEN
    if longer == acting.longer and not leaves:
        return after
    left = acting.left | {enemy.id for enemy in leaves}
    return replace(after, activation=replace(acting, longer=longer, left=left))


def strikes_back(game: HardwiredGame, enemy: Model) -> bool:
    """A squad model needs something to strike with; all that a file brings have their hands."""
    return game.kind(enemy) is not Kind.SQUAD or any(one.is_melee for one in game.profile(enemy).arms)
