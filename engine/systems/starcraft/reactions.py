"""Reactions: what has come about in the activation at hand that one may follow upon, and that each side has but one."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.findings import Finding, Severity, Where
from engine.orders import Order
from engine.rulebook import Rulebook
from engine.systems.starcraft.abilities import Ability, Upon
from engine.systems.starcraft.found import found, passed, refused
from engine.systems.starcraft.orders import Attack, Charge, Gather, Hold, Moving, UseAbility
from engine.systems.starcraft.state import Awaiting, Happened, StarcraftGame
from geometry.gaps import gap, nearest_points
from geometry.tolerance import at_most


def opened(game: StarcraftGame, order: Order) -> StarcraftGame:
    """With a clean sheet, where the order begins another activation."""
    if game.awaiting is not Awaiting.ACTIVATION or not isinstance(order, Moving | Hold | Attack | Gather):
        return game
    if is_reaction(game, order) or _goes_on(game, order.unit):
        return game
    return replace(game, happened=Happened(order.unit))


def is_reaction(game: StarcraftGame, order: Order) -> bool:
    """It is made in the activation of another unit, or past the end of the unit's own."""
    if isinstance(order, UseAbility):
        ability = game.kit.abilities.get(order.ability)
        return ability is not None and ability.upon is not None
    return isinstance(order, Charge) and order.second


def shot_at(game: StarcraftGame, target: str) -> StarcraftGame:
    """Before the attack takes any model."""
    stood = tuple(model.placed for model in game.standing_of(target))
    return replace(game, happened=replace(game.happened, shot={target: stood, **game.happened.shot}))


def charged_at(game: StarcraftGame, targets: Sequence[str], *, second: bool) -> StarcraftGame:
    """A second Charge brings no IMPACT, and ends that of the first."""
    happened = game.happened
    struck = happened.struck or second
    return replace(game, happened=replace(happened, charged=(*happened.charged, *targets), struck=struck))


def reacted(game: StarcraftGame, side: str) -> StarcraftGame:
    return replace(game, happened=replace(game.happened, reacted=game.happened.reacted | {side}))


def reacted_at(game: StarcraftGame, side: str, roll: str) -> StarcraftGame:
    """At a roll of an attack that is still to be made."""
    game = reacted(game, side)
    return replace(game, happened=replace(game.happened, answered=roll))


def active_first(rules: Rulebook, game: StarcraftGame, side: str, roll: str) -> Iterator[Finding]:
    """Upon one trigger the active side reacts first (10.4). Whether two abilities at one roll follow upon the same
    trigger their cards say, which no order names: that is left to the players."""
    if side == game.active and game.happened.answered == roll and game.opponent(side) in game.happened.reacted:
        yield found(rules, "reaction.order", Severity.LEFT_TO_YOU, side, game.opponent(side))


def one_reaction(rules: Rulebook, game: StarcraftGame, side: str) -> Finding:
    """Each side reacts once in an activation."""
    make = refused if side in game.happened.reacted else passed
    return make(rules, "reaction.spent", side)


def is_just_over(game: StarcraftGame) -> bool:
    """The activation that something has come about in has ended, and nobody has begun another."""
    over = game.awaiting is Awaiting.ACTIVATION and game.begun is None and game.attacking is None
    return over and bool(game.happened.unit) and game.last == game.happened.unit


def trigger(rules: Rulebook, game: StarcraftGame, unit: str, ability: Ability) -> Iterator[Finding]:
    """What the reaction follows upon has come about, near enough, and just now."""
    side, happened, words = game.unit(unit).side, game.happened, {"ability": ability.name}
    if ability.upon is Upon.SHOT:
        shot = [one for one in sorted(happened.shot) if game.unit(one).side == side and one != unit]
        if not shot or not is_just_over(game):
            yield refused(rules, "reaction.trigger", unit, words=words)
            return
        yield from _near(rules, game, unit, shot, ability)
    yield one_reaction(rules, game, side)


def _near(rules: Rulebook, game: StarcraftGame, unit: str, shot: list[str], ability: Ability) -> Iterator[Finding]:
    if ability.within is None:
        return
    pairs = [
        (gap(mine.placed, theirs), mine.placed, theirs, one)
        for one in shot
        for mine in game.standing_of(unit)
        for theirs in game.happened.shot[one]
    ]
    off, mine, theirs, friend = min(pairs, key=lambda pair: pair[0])
    severity = Severity.of(at_most(off, ability.within))
    where = Where(line=nearest_points(mine, theirs), spot=mine.centre)
    words = {"ability": ability.name}
    yield found(
        rules,
        "reaction.reach",
        severity,
        unit,
        friend,
        measured=off,
        limit=ability.within,
        words=words,
        where=where,
    )


def _goes_on(game: StarcraftGame, unit: str) -> bool:
    """The order belongs to the activation that is on, or has just been."""
    attacks = game.attacking is not None and game.attacking.unit == unit
    return game.happened.unit == unit and (attacks or game.begun == unit or game.last == unit)
