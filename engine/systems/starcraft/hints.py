"""The second line of an action that is open: how far, with what, at what cost."""

from engine.rulebook import Rulebook
from engine.systems.starcraft.charge_bonuses import charge_bonus, charge_dice
from engine.systems.starcraft.disengaging import has_mass
from engine.systems.starcraft.eligible import Action
from engine.systems.starcraft.judge_shots import template_weapon
from engine.systems.starcraft.speeds import speed_now
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.supply import available, pooled


def charge_hint(rules: Rulebook, game: StarcraftGame, unit: str, bonuses: tuple[str, ...]) -> str:
    speed, dice = game.speed(unit) or 0.0, charge_dice(rules, bonuses)
    rolls = f"D{rules.count('charge_sides')}" if dice == 1 else f"the highest of {dice}D{rules.count('charge_sides')}"
    return f"{speed + charge_bonus(rules, bonuses):g}″ + {rolls}; declare all targets first"


def hint(rules: Rulebook, game: StarcraftGame, unit: str, action: Action) -> str:
    speed = speed_now(game, unit)
    far = f"{speed:g}″" if speed is not None else "no distance"
    if action in (Action.MOVE, Action.RUN):
        return f"up to {far}"
    if action is Action.DEPLOY:
        left = available(game, game.unit(unit).side)
        admitted = "unlimited Supply" if left is None else f"Supply {pooled(game, unit)} of {left} available"
        return f"up to {far} from the Entry Edge; {admitted}"
    if action is Action.DISENGAGE:
        if has_mass(rules, game, unit):
            return f"up to {far}; Tactical Mass, may shoot and charge afterwards"
        return f"up to {far}; then neither shoots nor charges"
    if action is Action.CHARGE:
        return charge_hint(rules, game, unit, ())
    if action is Action.CLOSE_RANKS:
        return f"up to {rules.figure('close_ranks'):g}″, nearer to the enemy; then it attacks"
    if action is Action.GATHER:
        return f"+{game.card.points.get('gathered', 0)} VP instead of an action"
    if action is Action.RANGED:
        reach = game.profile(unit).range
        thrown = "thrown at the table, casualties typed in"
        if (laid := template_weapon(game, unit)) is not None:
            size = f"no public text gives the size of its {laid.template} Template"
            return f"{laid.name} up to {laid.reach:g}″: {size}, so its dice and all casualties are typed in"
        return f"up to {reach:g}″; {thrown}" if reach is not None else thrown
    if action is Action.CLOSE_COMBAT:
        return "thrown at the table, casualties typed in"
    return "stays; counts as activated"
