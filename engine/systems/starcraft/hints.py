"""The second line of an action that is open: how far, with what, at what cost."""

from engine.rulebook import Rulebook
from engine.systems.starcraft.disengaging import has_mass
from engine.systems.starcraft.eligible import Action
from engine.systems.starcraft.speeds import speed_now
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.supply import available


def hint(rules: Rulebook, game: StarcraftGame, unit: str, action: Action) -> str:
    speed = speed_now(game, unit)
    far = f"{speed:g}″" if speed is not None else "no distance"
    if action in (Action.MOVE, Action.RUN):
        return f"up to {far}"
    if action is Action.DEPLOY:
        left = available(game, game.unit(unit).side)
        admitted = "unlimited Supply" if left is None else f"Supply {game.current_supply(unit)} of {left} available"
        return f"up to {far} from the Entry Edge; {admitted}"
    if action is Action.DISENGAGE:
        if has_mass(rules, game, unit):
            return f"up to {far}; Tactical Mass, may shoot and charge afterwards"
        return f"up to {far}; then neither shoots nor charges"
    if action is Action.CHARGE:
        return f"{far} + D{rules.count('charge_sides')}; declare all targets first"
    if action is Action.GATHER:
        return f"+{game.card.points.get('gathered', 0)} VP instead of an action"
    if action is Action.RANGED:
        reach = game.profile(unit).range
        return f"up to {reach:g}″; with real dice" if reach is not None else "with real dice"
    if action is Action.CLOSE_COMBAT:
        return "with real dice; type in the casualties"
    return "stays; counts as activated"
