"""Carrying out attacks: Batches declared, their dice, the models they take, and what the unit may do then."""

from dataclasses import replace

from engine.rulebook import Rulebook
from engine.systems.starcraft.batches import (
    fighting_volleys,
    is_bought,
    may_still_use,
    settled,
    shooting_volley,
    to_fall,
    weapon_named,
)
from engine.systems.starcraft.changes import lose
from engine.systems.starcraft.flow import activated
from engine.systems.starcraft.judge_attack import is_declared, open_targets
from engine.systems.starcraft.judge_shots import open_shots
from engine.systems.starcraft.orders import Attack, Fall, Strike
from engine.systems.starcraft.ranks import ranks
from engine.systems.starcraft.reactions import shot_at
from engine.systems.starcraft.shooting import shots
from engine.systems.starcraft.state import Attacking, Awaiting, Phase, StarcraftGame
from engine.systems.starcraft.volley import Step, Volley, rolled_on


def attack(rules: Rulebook, game: StarcraftGame, order: Attack) -> StarcraftGame:
    """Declared, or carried out with real dice."""
    game = replace(game, trail=None)
    if game.phase is Phase.ASSAULT:
        game = shot_at(game, order.target)
    if not is_declared(game, order):
        return finished(rules, lose(rules, game, order.removed), order.unit)
    used = game.attacking.used if game.attacking is not None else ()
    attacking = Attacking(order.unit, (*used, order.weapon))
    volleys = tuple(volley for volley in _volleys(rules, game, order) if volley.lots)
    return _on(rules, replace(game, attacking=attacking, volleys=volleys))


def strike(rules: Rulebook, game: StarcraftGame, order: Strike) -> StarcraftGame:
    volley = rolled_on(game.volleys[0], order.rolled, order.surge[0] if order.surge else None)
    game = replace(game, volleys=(volley, *game.volleys[1:]))
    if volley.step is not Step.CASUALTIES or to_fall(game, volley)[0]:
        return game
    return _on(rules, settled(rules, game, ()))


def fall(rules: Rulebook, game: StarcraftGame, order: Fall) -> StarcraftGame:
    return _on(rules, settled(rules, game, order.removed))


def finished(rules: Rulebook, game: StarcraftGame, unit: str) -> StarcraftGame:
    """The attack is over and the unit has had its action."""
    game = replace(game, attacking=None, volleys=(), awaiting=Awaiting.ACTIVATION)
    return activated(rules, game, unit)


def _on(rules: Rulebook, game: StarcraftGame) -> StarcraftGame:
    """To the next Batch declared, to weapons that are left, or to the end of the attack."""
    attacking = game.attacking
    if attacking is None:  # IMPACT, which is no attack of its own
        return game if game.volleys else replace(game, awaiting=Awaiting.ACTIVATION)
    if game.volleys:
        return replace(game, awaiting=Awaiting.VOLLEY)
    game = replace(game, awaiting=Awaiting.ACTIVATION)
    return game if _has_more(rules, game, attacking) else finished(rules, game, attacking.unit)


def _has_more(rules: Rulebook, game: StarcraftGame, attacking: Attacking) -> bool:
    """A weapon of the printed card that may still be fired, and something to fire it at."""
    if game.phase is Phase.COMBAT or not game.stands(attacking.unit):
        return False
    profile = game.profile(attacking.unit)
    weapons = [
        weapon
        for weapon in profile.shots
        if (not weapon.upgrade or is_bought(game, attacking.unit, weapon))
        and may_still_use(profile, weapon, attacking.used)
    ]
    targets = open_targets(game, attacking.unit)
    return any(open_shots(rules, game, attacking.unit, targets, weapon) for weapon in weapons)


def _volleys(rules: Rulebook, game: StarcraftGame, order: Attack) -> tuple[Volley, ...]:
    close = game.phase is Phase.COMBAT
    weapon = weapon_named(game.profile(order.unit), order.weapon, close=close)
    if weapon is None:
        return ()
    if close:
        lines = ranks(game, order.unit)
        return fighting_volleys(game, order.unit, order.target, weapon, lines, order.more, dict(order.split))
    shooting = shots(rules, game, order.unit, order.target, weapon)
    return (shooting_volley(rules, game, order.unit, order.target, weapon, shooting, order.more),)
