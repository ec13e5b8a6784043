"""IMPACT: what a charging unit does at once, right after a Charge that has succeeded."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.findings import Finding, Severity
from engine.options import NumberAsk, Option
from engine.rulebook import Rulebook
from engine.systems.starcraft.batches import damage_marker, why_evades_close
from engine.systems.starcraft.counted import dice_said
from engine.systems.starcraft.found import found, passed, refused
from engine.systems.starcraft.names import name
from engine.systems.starcraft.orders import Impact
from engine.systems.starcraft.ranks import ranks
from engine.systems.starcraft.reactions import is_just_over
from engine.systems.starcraft.state import Awaiting, StarcraftGame
from engine.systems.starcraft.volley import Lot, Volley, least_roll
from engine.tongue import tr
from geometry.gaps import gap, touching

NAME = "IMPACT"


def faced(game: StarcraftGame, unit: str) -> Mapping[str, tuple[str, ...]]:
    """Each model in the Fighting or Supporting Rank with the enemy units that it strikes at, the nearest first. What is
    HIDDEN is struck by no IMPACT."""
    lines = ranks(game, unit)
    fights = {id: {_other(pair, id) for pair in game.pairs if id in pair} for id in lines.fighting}
    foes = {id: {game.model(one).unit for one in near} for id, near in fights.items()}
    for id in lines.supporting:
        beside = [one for one in lines.fighting if touching(game.model(id).placed, game.model(one).placed)]
        foes[id] = {unit for one in beside for unit in foes[one]}
    return {id: _sorted(game, id, units) for id, units in foes.items()}


def impact_dice(game: StarcraftGame, unit: str) -> Mapping[str, int]:
    """Dice by enemy unit, where every model strikes at the nearest that it may."""
    dice: dict[str, int] = {}
    for units in faced(game, unit).values():
        if units:
            dice[units[0]] = dice.get(units[0], 0) + game.profile(unit).impact_dice
    return dice


def shared(game: StarcraftGame, unit: str, split: Mapping[str, int]) -> Mapping[str, int]:
    """Dice by enemy unit: those of ``split`` as it says, and what that takes or leaves from the unit that has most."""
    dice = impact_dice(game, unit)
    shares = {**dice, **split}
    rest = sorted((foe for foe in dice if foe not in split), key=lambda foe: -dice[foe])
    if rest:
        shares[rest[0]] += sum(dice.values()) - sum(shares.values())
    return shares


def impact_findings(rules: Rulebook, game: StarcraftGame, order: Impact) -> Iterator[Finding]:
    """By a unit that has IMPACT, right after its Charge, once; dice are split among the enemies its models face."""
    unit = order.unit
    each = game.profile(unit).impact_dice
    if not each:
        yield refused(rules, "impact.none", unit)
        return
    yield (passed if may_strike(game, unit) else refused)(rules, "impact.moment", unit)
    if not may_strike(game, unit):
        return
    models, shares = faced(game, unit), shared(game, unit, order.split)
    for foe, count in shares.items():
        most = each * sum(1 for units in models.values() if foe in units)
        severity = Severity.PASSED if 0 <= count <= most else Severity.REFUSED
        words = {"dice": dice_said(count)}
        yield found(rules, "impact.split", severity, unit, foe, measured=float(count), limit=float(most), words=words)
    given, total = sum(shares.values()), sum(impact_dice(game, unit).values())
    if given != total:
        words = {"dice": dice_said(given)}
        yield found(
            rules, "impact.split", Severity.REFUSED, unit, unit, measured=float(given), limit=float(total), words=words
        )


def may_strike(game: StarcraftGame, unit: str) -> bool:
    """It has just charged with success, has not struck yet, and stands near some enemy that is not HIDDEN."""
    happened = game.happened
    charged = happened.unit == unit and bool(happened.charged) and not happened.struck
    return charged and is_just_over(game) and bool(impact_dice(game, unit))


def struck(game: StarcraftGame, order: Impact) -> StarcraftGame:
    """The dice lie ready, one Batch for each enemy unit."""
    shares = shared(game, order.unit, order.split)
    volleys = tuple(_volley(game, order.unit, foe, dice) for foe, dice in shares.items() if dice)
    game = replace(game, happened=replace(game.happened, struck=True), volleys=volleys)
    return replace(game, awaiting=Awaiting.VOLLEY)


def impact_option(game: StarcraftGame, unit: str) -> Iterator[Option]:
    """Offered right after the Charge, whoever's turn it is then."""
    if not game.profile(unit).impact_dice or not may_strike(game, unit):
        return
    dice = impact_dice(game, unit)
    _, *others = sorted(dice, key=lambda foe: -dice[foe])
    asks = tuple(
        NumberAsk(f"split:{foe}", tr("Dice at {foe}", foe=name(game, foe)), 0, sum(dice.values()), dice[foe])
        for foe in others
    )
    profile = game.profile(unit)
    hint = tr(
        "{sum} dice, {impact_least}+ each, then armour", sum=sum(dice.values()), impact_least=profile.impact_least
    )
    yield Option(Impact.do, NAME, "", hint, game.unit(unit).side, unit, asks=asks)


def _volley(game: StarcraftGame, unit: str, foe: str, dice: int) -> Volley:
    profile = game.profile(foe)
    return Volley(
        unit=unit,
        target=foe,
        weapon=NAME,
        lots=(Lot(dice, least_roll(game.profile(unit).impact_least)),),
        damage=1,
        armour=profile.armour,
        evade=profile.evade if why_evades_close(game, foe) else None,
        marker=damage_marker(game, foe),
    )


def _sorted(game: StarcraftGame, id: str, units: set[str]) -> tuple[str, ...]:
    stands = game.model(id).placed
    open_to = [unit for unit in sorted(units) if not game.state(unit).hidden]
    return tuple(sorted(open_to, key=lambda unit: min(gap(stands, one.placed) for one in game.standing_of(unit))))


def _other(pair: tuple[str, str], id: str) -> str:
    return pair[1] if pair[0] == id else pair[0]
