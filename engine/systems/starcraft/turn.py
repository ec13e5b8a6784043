"""Whose decision it is, and whether what an order names is there at all."""

from collections.abc import Iterable, Iterator

from engine.findings import Finding
from engine.rulebook import Rulebook
from engine.systems.starcraft.drafting import draft_decider
from engine.systems.starcraft.found import passed, refused
from engine.systems.starcraft.state import Awaiting, StarcraftGame
from engine.systems.starcraft.volley import Step
from engine.tongue import tr


def decider(game: StarcraftGame) -> str | None:
    """The side whose decision it is; none where dice decide or all is over."""
    if game.awaiting is Awaiting.DRAFT and game.drafting is not None:
        return draft_decider(game.drafting, (side.id for side in game.sides))
    if game.awaiting is Awaiting.GIVE_MARKER:
        return game.winner
    if game.awaiting in (Awaiting.CHOOSE_FIRST, Awaiting.CONTROL, Awaiting.ROUND_END):
        return game.holder
    if game.awaiting is Awaiting.VOLLEY:
        return _rolls(game)
    return game.active if game.awaiting is Awaiting.ACTIVATION else None


def _rolls(game: StarcraftGame) -> str:
    """The attacker rolls to hit; the defender rolls the rest and removes the casualties."""
    volley = game.volleys[0]
    return game.unit(volley.unit if volley.step is Step.HIT else volley.target).side


def waits_for(game: StarcraftGame) -> str:
    """What the game waits for, in words."""
    side = decider(game)
    who = game.mission.side(side).name if side else ""
    return {
        Awaiting.DRAFT: tr("{who} decides in the draft first", who=who),
        Awaiting.ROLL_OFF: tr("The sides roll off first"),
        Awaiting.GIVE_MARKER: tr("{who} gives the First Player Marker first", who=who),
        Awaiting.CHOOSE_FIRST: tr(
            "{who} says first who activates first in the {phase} Phase", who=who, phase=game.phase.value
        ),
        Awaiting.ACTIVATION: tr("The {phase} Phase is going on", phase=game.phase.value),
        Awaiting.SUPPLY_DROP: tr("A Mission Marker becomes active first"),
        Awaiting.VOLLEY: tr("The attack's dice are rolled first"),
        Awaiting.CONTROL: tr("Marker control is settled and VP are scored first"),
        Awaiting.ROUND_END: tr("The round is ended first"),
        Awaiting.NOTHING: tr("Nothing more is ordered"),
    }[game.awaiting]


def turn_checks(
    rules: Rulebook, game: StarcraftGame, by: str | None, waited: Iterable[Awaiting], what: str
) -> Iterator[Finding]:
    """The order is one the game waits for, and asked by the side that decides. Ends with the first refusal."""
    if by is not None and not is_side(game, by):
        yield refused(rules, "order.unknown", words={"what": tr("side called {by}", by=by)})
        return
    if game.ended:
        yield refused(rules, "game.over")
        return
    if game.awaiting not in waited:
        yield refused(rules, "order.not_now", words={"what": what, "why": waits_for(game)})
        return
    decides = decider(game)
    if by is None or decides is None:
        return
    if by != decides:
        yield refused(rules, "order.not_yours", by, decides)
    else:
        yield passed(rules, "order.not_yours", by, decides)


def any_time_checks(rules: Rulebook, game: StarcraftGame, by: str) -> Iterator[Finding]:
    """For what either side may do at any moment of the game."""
    if not is_side(game, by):
        yield refused(rules, "order.unknown", words={"what": tr("side called {by}", by=by)})
    elif game.ended:
        yield refused(rules, "game.over")
    elif game.drafting is not None:
        yield refused(rules, "order.not_now", words={"what": tr("The table"), "why": tr("The draft comes first")})


def unit_checks(rules: Rulebook, game: StarcraftGame, by: str, unit: str) -> Iterator[Finding]:
    """The unit is known and the asking side's own."""
    if not is_unit(game, unit):
        yield refused(rules, "order.unknown", words={"what": tr("unit called {unit}", unit=unit)})
    elif game.unit(unit).side != by:
        yield refused(rules, "unit.not_yours", unit, game.unit(unit).side)


def is_side(game: StarcraftGame, id: str) -> bool:
    return any(side.id == id for side in game.sides)


def is_unit(game: StarcraftGame, id: str) -> bool:
    return any(unit.id == id for unit in game.mission.units)
