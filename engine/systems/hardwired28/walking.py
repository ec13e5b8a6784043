"""A Move as it is carried out: the way, the free attacks it brings, and the dice of its drops."""

from dataclasses import replace

from engine.rulebook import Rulebook
from engine.systems.hardwired28.changes import go
from engine.systems.hardwired28.displacing import falls
from engine.systems.hardwired28.moving import climbs_made, leaves_behind
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.state import Due, HardwiredGame
from geometry.pose import Pose


def walk(rules: Rulebook, game: HardwiredGame, id: str, path: tuple[Pose, ...]) -> HardwiredGame:
    """Free attacks of models that the table moves wait to be rolled; those of a squad's weapons are the player's."""
    model = game.models[id]
    due = tuple(
        Due(enemy.id, id, free=True)
        for enemy, safe in leaves_behind(rules, game, model, path)
        if not safe and game.kind(enemy) is not Kind.SQUAD
    )
    dice = climbs_made(rules, game, model, path).falls
    return falls(replace(go(game, id, path), due=(*game.due, *due)), id, dice)
