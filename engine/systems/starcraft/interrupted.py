"""Activations and attacks whose unit has left the table: nobody waits for what is not there."""

from dataclasses import replace

from engine.rulebook import Rulebook
from engine.systems.starcraft.carry_attack import finished
from engine.systems.starcraft.flow import activated
from engine.systems.starcraft.state import Awaiting, Phase, StarcraftGame


def without_the_absent(rules: Rulebook, game: StarcraftGame) -> StarcraftGame:
    """An attack ends with its unit, or with the fight that it is made in; an activation ends with its unit.

    A unit that an ability has sent back to Reserves in its own activation has not acted, nor does anybody wait for it.
    """
    if game.awaiting is not Awaiting.ACTIVATION:
        return game
    attacking = game.attacking
    if attacking is not None and not _goes_on(game, attacking.unit):
        return finished(rules, game, attacking.unit)
    if game.begun is None or game.stands(game.begun):
        return game
    if game.is_gone(game.begun):
        return activated(rules, game, game.begun)
    return replace(game, begun=None)


def _goes_on(game: StarcraftGame, unit: str) -> bool:
    return game.stands(unit) and (game.phase is not Phase.COMBAT or game.may_be_engaged(unit))
