"""What orders of several kinds do alike: a model goes, is hurt, loses its aim."""

from dataclasses import replace

from engine.rulebook import Rulebook
from engine.systems.hardwired28.state import Effect, HardwiredGame, Until, take_out, without_effects
from engine.tongue import tr
from geometry.pose import Pose


def go(game: HardwiredGame, id: str, path: tuple[Pose, ...]) -> HardwiredGame:
    """The model at the end of its path; moving loses an aim."""
    points = tuple(pose.point for pose in path)
    trail = game.trails.get(id, ())
    moved = replace(game.with_poses({id: path[-1]}), trails={**game.trails, id: (*trail, *points[1 if trail else 0 :])})
    return lose_aim(moved, id)


def lose_aim(game: HardwiredGame, id: str) -> HardwiredGame:
    return without_effects(game, (effect for effect in game.effects_on(id) if effect.until is Until.SHOT))


def hit(game: HardwiredGame, id: str) -> HardwiredGame:
    """Being hit loses an aim, though armour take all of the damage, unless it is read otherwise."""
    return lose_aim(game, id) if game.setting("aim_lost") == "hit" and game.models[id].on_table else game


def hurt(game: HardwiredGame, id: str, wounds: int) -> HardwiredGame:
    """Damage, or healing where it is negative. Healing never goes past full Health; at 0 Health a model is Out of
    Action."""
    model = game.models[id]
    after = replace(model, wounds=max(0, model.wounds + wounds))
    game = game.with_models([after])
    if wounds > 0:
        game = lose_aim(game, id)
    return take_out(game, [id]) if game.health(after) <= 0 else game


def hampered(rules: Rulebook, game: HardwiredGame, id: str, cause: str) -> HardwiredGame:
    """Tiers down in its next activation."""
    number, tiers = game.effects_made + 1, -rules.count("hampered")
    effect = Effect(
        number, id, tr("{cause}, dice {tiers} tier", cause=cause, tiers=tiers), Until.NEXT_ACTIVATION, tiers=tiers
    )
    return replace(game, effects=(*game.effects, effect), effects_made=number)
