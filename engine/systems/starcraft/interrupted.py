"""Activations and attacks whose unit has left the table: nobody waits for what is not there."""

from dataclasses import replace

from engine.rulebook import Rulebook
from engine.systems.starcraft.carry_attack import finished
from engine.systems.starcraft.flow import activated
from engine.systems.starcraft.state import Awaiting, Phase, StarcraftGame


def without_the_absent(rules: Rulebook, game: StarcraftGame) -> StarcraftGame:
    """An activation and an attack end with their unit, and in the Combat Phase with the last enemy that is near it.

    A unit that an ability has sent back to Reserves in its own activation has not acted, nor does anybody wait for it.
    """
    if game.awaiting is not Awaiting.ACTIVATION:
        return game
    attacking = game.attacking
    if attacking is not None and not _goes_on(game, attacking.unit):
        return finished(rules, game, attacking.unit)
    if game.begun is None or _goes_on(game, game.begun):
        return game
    if game.in_reserve(game.begun):
        return replace(game, begun=None)
    return activated(rules, game, game.begun)


def _goes_on(game: StarcraftGame, unit: str) -> bool:
    return game.stands(unit) and (game.phase is not Phase.COMBAT or game.may_be_engaged(unit))
