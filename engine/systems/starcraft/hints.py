"""The second line of an action that is open: how far, with what, at what cost."""

from engine.rulebook import Rulebook
from engine.systems.starcraft.charge_bonuses import charge_bonus, charge_dice
from engine.systems.starcraft.disengaging import has_mass
from engine.systems.starcraft.eligible import Action
from engine.systems.starcraft.judge_shots import template_weapon
from engine.systems.starcraft.speeds import speed_now
from engine.systems.starcraft.state import StarcraftGame
from engine.systems.starcraft.supply import available, pooled
from engine.tongue import tr


def charge_hint(rules: Rulebook, game: StarcraftGame, unit: str, bonuses: tuple[str, ...]) -> str:
    speed, dice = game.speed(unit) or 0.0, charge_dice(rules, bonuses)
    rolls = (
        f"D{rules.count('charge_sides')}"
        if dice == 1
        else tr("the highest of {dice}D{count}", dice=dice, count=rules.count("charge_sides"))
    )
    return tr(
        "{speed:g}″ + {rolls}; declare all targets first", speed=speed + charge_bonus(rules, bonuses), rolls=rolls
    )


def hint(rules: Rulebook, game: StarcraftGame, unit: str, action: Action) -> str:
    speed = speed_now(game, unit)
    far = f"{speed:g}″" if speed is not None else tr("no distance")
    if action in (Action.MOVE, Action.RUN):
        return tr("up to {far}", far=far)
    if action is Action.DEPLOY:
        left = available(game, game.unit(unit).side)
        admitted = (
            tr("unlimited Supply")
            if left is None
            else tr("Supply {pooled} of {left} available", pooled=pooled(game, unit), left=left)
        )
        return tr("up to {far} from the Entry Edge; {admitted}", far=far, admitted=admitted)
    if action is Action.DISENGAGE:
        if has_mass(rules, game, unit):
            return tr("up to {far}; Tactical Mass, may shoot and charge afterwards", far=far)
        return tr("up to {far}; then neither shoots nor charges", far=far)
    if action is Action.CHARGE:
        return charge_hint(rules, game, unit, ())
    if action is Action.CLOSE_RANKS:
        return tr("up to {figure:g}″, nearer to the enemy; then it attacks", figure=rules.figure("close_ranks"))
    if action is Action.GATHER:
        return tr("+{words} VP instead of an action", words=game.card.points.get("gathered", 0))
    if action is Action.RANGED:
        reach = game.profile(unit).range
        thrown = tr("thrown at the table, casualties typed in")
        if (laid := template_weapon(game, unit)) is not None:
            size = tr("no public text gives the size of its {template} Template", template=laid.template)
            return tr(
                "{laid} up to {reach:g}″: {size}, so its dice and all casualties are typed in",
                laid=laid.name,
                reach=laid.reach,
                size=size,
            )
        return tr("up to {reach:g}″; {thrown}", reach=reach, thrown=thrown) if reach is not None else thrown
    if action is Action.CLOSE_COMBAT:
        return tr("thrown at the table, casualties typed in")
    return tr("stays; counts as activated")
