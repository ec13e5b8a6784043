"""A Move as it is carried out: the way, the free attacks it brings, and the dice of its drops."""

from dataclasses import replace

from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.changes import go
from engine.systems.hardwired28.displacing import falls
from engine.systems.hardwired28.moving import climbs_made, leaves_behind
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.state import Due, HardwiredGame
from geometry.pose import Pose


def walk(rules: Rulebook, game: HardwiredGame, id: str, path: tuple[Pose, ...]) -> HardwiredGame:
    """The free attacks that it brings wait to be rolled."""
    model = game.models[id]
    due = tuple(
        Due(enemy.id, id, free=True)
        for enemy, safe in leaves_behind(rules, game, model, path)
        if not safe and strikes_back(game, enemy)
    )
    dice = climbs_made(rules, game, model, path).falls
    return falls(replace(go(game, id, path), due=(*game.due, *due)), id, dice)


def strikes_back(game: HardwiredGame, enemy: Model) -> bool:
    """A squad model needs a weapon for it; what it improvises is left to the player."""
    return game.kind(enemy) is not Kind.SQUAD or any(one.is_melee for one in game.profile(enemy).arms)
