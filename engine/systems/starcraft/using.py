"""Which abilities a unit may use now, and why not: whose they are, the phase, how often, and what they ask for."""

from collections.abc import Iterator

from engine.findings import Finding, Severity
from engine.rulebook import Rulebook
from engine.systems.starcraft.abilities import Ability, Does, Once, When
from engine.systems.starcraft.found import found, passed, refused
from engine.systems.starcraft.reactions import trigger
from engine.systems.starcraft.speeds import on_creep, speed_now
from engine.systems.starcraft.state import Awaiting, Phase, StarcraftGame
from engine.systems.starcraft.summoning import READY
from engine.tongue import tr

_WHEN = {Phase.MOVEMENT: When.MOVEMENT, Phase.ASSAULT: When.ASSAULT, Phase.COMBAT: When.COMBAT}

ARRIVALS = (Does.ARRIVE, Does.ERECT)
"""Done by a Deploy."""

MOVING = (Does.MOVE, Does.PLACE, Does.TOWARDS, Does.AWAY, Does.RETURN)
"""Done by a model in the hand."""

BEFORE = (Does.SPEED, Does.AGAIN, Does.WAIVE)
"""Of no use once the unit has acted."""

TUNNELING = "tunneling"
"""A status that lasts for one action."""

AFTERWARDS = "omega-return"
"""Used by a unit that has just moved, whoever's turn it is then."""


def when(game: StarcraftGame) -> When | None:
    """The moment of the game as abilities have it."""
    if game.awaiting is Awaiting.ROUND_END:
        return When.ROUND_END
    return _WHEN.get(game.phase) if game.awaiting is Awaiting.ACTIVATION else None


def belongs(game: StarcraftGame, unit: str, ability: Ability) -> bool:
    """Whether the ability is one of the unit's own, of its upgrades, or of a card that it could be used with."""
    profile = game.profile(unit)
    if ability.id in profile.abilities or ability.id in profile.upgrades:
        return True
    if ability.units:
        return profile.id in ability.units
    return bool(ability.faction) and ability.faction == profile.faction and ability.tags <= profile.tags


def abilities_of(game: StarcraftGame, unit: str) -> tuple[Ability, ...]:
    """All that the unit may have, arrivals with them, in the order of the data."""
    return tuple(ability for ability in game.kit.abilities.values() if belongs(game, unit, ability))


def ability_checks(rules: Rulebook, game: StarcraftGame, unit: str, ability: Ability) -> Iterator[Finding]:
    """All that the unit's own state says about an ability that is no arrival, and no more once something refuses it."""
    for finding in _checks(rules, game, unit, ability):
        yield finding
        if finding.refuses:
            return


def use_checks(rules: Rulebook, game: StarcraftGame, unit: str, ability: Ability) -> Iterator[Finding]:
    """Whose it is, the moment, and how often it is used: for arrivals too."""
    words = {"ability": ability.name}
    if not belongs(game, unit, ability):
        yield refused(rules, "ability.not_its", unit, words=words)
        return
    if when(game) not in ability.when:
        moments = tr(" and the ").join(_moment(moment) for moment in When if moment in ability.when)
        yield refused(
            rules,
            "order.not_now",
            unit,
            words={"what": ability.name, "why": tr("It belongs to the {moments}", moments=moments)},
        )
        return
    if game.awaiting is Awaiting.ROUND_END:
        yield _holder_first(rules, game, unit)
    used = _used(game, unit, ability)
    yield found(
        rules, "ability.used", Severity.REFUSED if used else Severity.PASSED, unit, words=words | {"often": used}
    )
    if ability.card:
        bought = ability.id in game.unit(unit).upgrades
        severity = Severity.PASSED if bought else Severity.LEFT_TO_YOU
        yield found(rules, "ability.brought", severity, unit, words=words | {"card": ability.card})


def has_just_acted(game: StarcraftGame, unit: str) -> bool:
    """It has finished its action, and nobody has done anything since."""
    goes_on = game.begun is not None and game.state(game.begun).parent != unit
    return game.last == unit and not goes_on and game.awaiting is Awaiting.ACTIVATION


def is_before(ability: Ability) -> bool:
    """It changes the action that follows, and is of no use once the unit has acted."""
    return ability.does in BEFORE or ability.status == TUNNELING


def is_begun(rules: Rulebook, game: StarcraftGame, unit: str) -> Iterator[Finding]:
    """An activation that has begun goes on: no other unit acts before it is done."""
    if game.begun is not None and game.begun != unit:
        yield refused(rules, "activation.begun", unit, game.begun)


def _checks(rules: Rulebook, game: StarcraftGame, unit: str, ability: Ability) -> Iterator[Finding]:
    yield from use_checks(rules, game, unit, ability)
    if game.is_gone(unit):
        yield refused(rules, "unit.gone", unit)
    elif not game.stands(unit) and game.profile(unit).id not in ability.in_reserve:
        yield refused(rules, "unit.in_reserve", unit)
    if game.is_structure(unit):
        yield refused(rules, "unit.structure", unit)
    after = has_just_acted(game, unit) and not ability.ends and not is_before(ability)
    if ability.upon is None and game.attacking is not None and game.attacking.unit != unit:
        # Close Ranks has begun its fight (8.2): another's ability would leave neither of them able to go on.
        yield refused(rules, "activation.unfinished", game.attacking.unit)
    if ability.upon is not None:
        yield from trigger(rules, game, unit, ability)
    elif game.awaiting is Awaiting.ACTIVATION and ability.id != AFTERWARDS and not after:
        yield from is_begun(rules, game, unit)
        already = game.state(unit).marker is not READY.get(game.phase)
        words = {"phase": game.phase.value}
        yield (
            refused(rules, "activation.already", unit, words=words)
            if already
            else passed(rules, "activation.already", unit, words=words)
        )
        if game.phase is Phase.COMBAT:
            yield _fights(rules, game, unit)
    if ability.alone and game.may_be_engaged(unit):
        severity = Severity.REFUSED if game.is_engaged(unit) else Severity.AT_LIMIT
        yield found(
            rules, "ability.engaged", severity, unit, *sorted(game.foes(unit))[:1], words={"ability": ability.name}
        )
    if ability.on_creep and not on_creep(rules, game, unit):
        yield refused(rules, "ability.no_creep", unit, words={"ability": ability.name})
    if ability.does in MOVING:
        if speed_now(game, unit) is None:
            yield refused(rules, "move.no_speed", unit)
        if game.state(unit).sieged and ability.does in (Does.MOVE, Does.TOWARDS, Does.AWAY):
            yield refused(rules, "move.sieged", unit)


def _fights(rules: Rulebook, game: StarcraftGame, unit: str) -> Finding:
    """In the Combat Phase only Engaged units are activated, and an ability is used in an activation."""
    severity = Severity.REFUSED
    if game.may_be_engaged(unit):
        severity = Severity.PASSED if game.is_engaged(unit) else Severity.AT_LIMIT
    return found(rules, "attack.not_engaged", severity, unit, *sorted(game.foes(unit))[:1])


def _holder_first(rules: Rulebook, game: StarcraftGame, unit: str) -> Finding:
    """End of the Round effects: the marker holder's, then the other side's."""
    side = game.unit(unit).side
    ends = [ability.id for ability in game.kit.abilities.values() if When.ROUND_END in ability.when]
    late = side == game.holder and any((game.opponent(side), one) in game.uses for one in ends)
    return (refused if late else passed)(rules, "round_end.order", side)


def _used(game: StarcraftGame, unit: str, ability: Ability) -> str:
    """How often it can be used, where it has been; empty where it may still be."""
    side = game.unit(unit).side
    if ability.once is Once.GAME and (side, ability.id) in game.spent:
        return tr("once a game")
    if ability.once is Once.SIDE and (side, ability.id) in game.uses:
        return tr("once a round")
    return tr("once a round by each unit") if ability.id in game.state(unit).used else ""


def _moment(moment: When) -> str:
    return (
        tr("end of the round")
        if moment is When.ROUND_END
        else tr("{capitalize} Phase", capitalize=moment.value.capitalize())
    )
