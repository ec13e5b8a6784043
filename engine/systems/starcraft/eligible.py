"""Which action a unit may take now, and why not: by phase, marker, status, engagement and Supply."""

from collections.abc import Callable, Iterator, Mapping
from enum import Enum

from engine.findings import Finding, Severity
from engine.rulebook import Rulebook
from engine.systems.starcraft.contest import GATHER, gathering_places
from engine.systems.starcraft.found import found, passed, refused
from engine.systems.starcraft.influence import has_edge
from engine.systems.starcraft.state import Phase, StarcraftGame
from engine.systems.starcraft.summoning import READY, after_parent, is_summoned
from engine.systems.starcraft.supply import available, pooled
from engine.systems.starcraft.using import is_begun
from engine.tongue import tr, tr_later


class Action(Enum):
    MOVE = tr_later("Move")
    DEPLOY = tr_later("Deploy")
    DISENGAGE = tr_later("Disengage")
    HOLD = tr_later("Hold")
    GATHER = tr_later("Gather")
    RUN = tr_later("Run")
    CHARGE = tr_later("Charge")
    RANGED = tr_later("Ranged Attack")
    CLOSE_RANKS = tr_later("Close Ranks")
    CLOSE_COMBAT = tr_later("Close Combat Attack")


PHASE_OF: Mapping[Action, tuple[Phase, ...]] = {
    Action.MOVE: (Phase.MOVEMENT,),
    Action.DEPLOY: (Phase.MOVEMENT,),
    Action.DISENGAGE: (Phase.MOVEMENT,),
    Action.HOLD: (Phase.MOVEMENT, Phase.ASSAULT, Phase.COMBAT),
    Action.GATHER: (Phase.ASSAULT,),
    Action.RUN: (Phase.ASSAULT,),
    Action.CHARGE: (Phase.ASSAULT,),
    Action.RANGED: (Phase.ASSAULT,),
    Action.CLOSE_RANKS: (Phase.COMBAT,),
    Action.CLOSE_COMBAT: (Phase.COMBAT,),
}

ACTIONS_OF: Mapping[Phase, tuple[Action, ...]] = {
    phase: tuple(action for action in Action if phase in PHASE_OF[action]) for phase in Phase
}

_ATTACKS = (Action.RANGED, Action.CLOSE_COMBAT)


def checks(rules: Rulebook, game: StarcraftGame, unit: str, action: Action) -> Iterator[Finding]:
    """All that the unit's own state says about an action in this phase, and no more once something refuses it."""
    for finding in _checks(rules, game, unit, action):
        yield finding
        if finding.refuses:
            return


def why_closed(rules: Rulebook, game: StarcraftGame, unit: str, action: Action) -> Finding | None:
    """The reason an action is not open to a unit; none where it is open."""
    return next((finding for finding in checks(rules, game, unit, action) if finding.refuses), None)


def ready(rules: Rulebook, game: StarcraftGame, unit: str) -> bool:
    """Some action of this phase is open to the unit."""
    return any(why_closed(rules, game, unit, action) is None for action in ACTIONS_OF[game.phase])


def must_fight(game: StarcraftGame, side: str) -> tuple[str, ...]:
    """The side's Engaged units that have not attacked yet in the Combat Phase."""
    return tuple(
        unit.id
        for unit in game.units_of(side)
        if game.is_engaged(unit.id)
        and game.state(unit.id).marker is READY[Phase.COMBAT]
        and not game.is_structure(unit.id)
    )


def may_have_to_fight(game: StarcraftGame, side: str) -> tuple[str, ...]:
    """Those units that would have to, but are Engaged only at the tolerance of it."""
    return tuple(
        unit.id
        for unit in game.units_of(side)
        if game.may_be_engaged(unit.id)
        and not game.is_engaged(unit.id)
        and game.state(unit.id).marker is READY[Phase.COMBAT]
        and not game.is_structure(unit.id)
    )


def _checks(rules: Rulebook, game: StarcraftGame, unit: str, action: Action) -> Iterator[Finding]:
    if game.phase not in PHASE_OF[action]:
        phases = tr(" and the ").join(phase.value for phase in PHASE_OF[action])
        words = {"what": action.value, "why": tr("It belongs to the {phases} Phase", phases=phases)}
        yield refused(rules, "order.not_now", unit, words=words)
        return
    if game.attacking is not None and (unit != game.attacking.unit or action not in _ATTACKS):
        yield refused(rules, "activation.unfinished", game.attacking.unit)
        return
    if game.is_gone(unit):
        yield refused(rules, "unit.gone", unit)
        return
    if game.is_structure(unit):
        yield refused(rules, "unit.structure", unit)
        return
    yield from _where(rules, game, unit, action)
    yield from is_begun(rules, game, unit)
    yield from after_parent(rules, game, unit)
    yield _marker(rules, game, unit)
    yield from _OWN[action](rules, game, unit)


def _where(rules: Rulebook, game: StarcraftGame, unit: str, action: Action) -> Iterator[Finding]:
    if action is Action.DEPLOY:
        if game.stands(unit):
            yield refused(rules, "deploy.on_table", unit)
        elif is_summoned(game, unit):
            yield refused(rules, "deploy.summoned", unit)
    elif not game.stands(unit):
        yield refused(rules, "unit.in_reserve", unit)


def _marker(rules: Rulebook, game: StarcraftGame, unit: str) -> Finding:
    begun = game.attacking is not None and game.attacking.unit == unit
    if game.state(unit).marker is not READY[game.phase] and not begun:
        return refused(rules, "activation.already", unit, words={"phase": game.phase.value})
    return passed(rules, "activation.already", unit, words={"phase": game.phase.value})


def _hold(rules: Rulebook, game: StarcraftGame, unit: str) -> Iterator[Finding]:
    """In the Combat Phase only a BURROWED unit, which can't attack, is activated so."""
    if game.phase is not Phase.COMBAT:
        return
    if not game.state(unit).burrowed:
        words = {"what": Action.HOLD.value, "why": tr("In the Combat Phase only a BURROWED unit holds")}
        yield refused(rules, "order.not_now", unit, words=words)
    yield _engaged(rules, game, unit, "attack.not_engaged")


def _gather(rules: Rulebook, game: StarcraftGame, unit: str) -> Iterator[Finding]:
    if game.card.scoring != GATHER:
        words = {"what": Action.GATHER.value, "why": tr("It belongs to another Mission Card")}
        yield refused(rules, "order.not_now", unit, words=words)
        return
    yield _unengaged(rules, game, unit, "gather.engaged")
    yield from _not_burrowed(rules, game, unit, "gather.burrowed")
    if not any(True for _ in gathering_places(rules, game, unit)):
        yield refused(rules, "gather.nowhere", unit)


def _deploy(rules: Rulebook, game: StarcraftGame, unit: str) -> Iterator[Finding]:
    yield from has_edge(rules, game, unit)
    yield from _speed(rules, game, unit)
    supply, left = pooled(game, unit), available(game, game.unit(unit).side)
    limit = None if left is None else float(left)
    severity = Severity.PASSED if left is None or supply <= left else Severity.REFUSED
    yield found(rules, "supply.too_little", severity, unit, measured=float(supply), limit=limit)


def _move(rules: Rulebook, game: StarcraftGame, unit: str) -> Iterator[Finding]:
    yield _unengaged(rules, game, unit, "move.engaged")
    yield from _speed(rules, game, unit)


def _run(rules: Rulebook, game: StarcraftGame, unit: str) -> Iterator[Finding]:
    yield _unengaged(rules, game, unit, "run.engaged")
    yield from _speed(rules, game, unit)


def _charge(rules: Rulebook, game: StarcraftGame, unit: str) -> Iterator[Finding]:
    if game.is_flying(unit):
        yield refused(rules, "charge.flying", unit)
    yield _unengaged(rules, game, unit, "charge.engaged")
    yield from _not_held_back(rules, game, unit, "charge.after_disengage")
    yield from _not_burrowed(rules, game, unit, "charge.burrowed")
    yield from _speed(rules, game, unit)


def _disengage(rules: Rulebook, game: StarcraftGame, unit: str) -> Iterator[Finding]:
    yield _engaged(rules, game, unit, "disengage.not_engaged")
    yield from _speed(rules, game, unit)


def _ranged(rules: Rulebook, game: StarcraftGame, unit: str) -> Iterator[Finding]:
    yield from _not_held_back(rules, game, unit, "attack.after_disengage")
    yield from _not_burrowed(rules, game, unit, "attack.burrowed")
    if game.profile(unit).weapons is not None and not game.profile(unit).shots:
        yield refused(rules, "attack.no_weapon", unit)


def _close_ranks(rules: Rulebook, game: StarcraftGame, unit: str) -> Iterator[Finding]:
    yield _engaged(rules, game, unit, "attack.not_engaged")
    yield from _speed(rules, game, unit)


def _close_combat(rules: Rulebook, game: StarcraftGame, unit: str) -> Iterator[Finding]:
    yield _engaged(rules, game, unit, "attack.not_engaged")
    yield from _not_burrowed(rules, game, unit, "combat.burrowed")


def _unengaged(rules: Rulebook, game: StarcraftGame, unit: str, code: str) -> Finding:
    severity = Severity.PASSED
    if game.may_be_engaged(unit):
        severity = Severity.REFUSED if game.is_engaged(unit) else Severity.AT_LIMIT
    return found(rules, code, severity, unit, *sorted(game.foes(unit))[:1])


def _engaged(rules: Rulebook, game: StarcraftGame, unit: str, code: str) -> Finding:
    severity = Severity.REFUSED
    if game.may_be_engaged(unit):
        severity = Severity.PASSED if game.is_engaged(unit) else Severity.AT_LIMIT
    return found(rules, code, severity, unit, *sorted(game.foes(unit))[:1])


def _speed(rules: Rulebook, game: StarcraftGame, unit: str) -> Iterator[Finding]:
    if game.speed(unit) is None:
        yield refused(rules, "move.no_speed", unit)
    if game.state(unit).sieged and game.stands(unit):
        yield refused(rules, "move.sieged", unit)


def _not_held_back(rules: Rulebook, game: StarcraftGame, unit: str, code: str) -> Iterator[Finding]:
    if game.state(unit).held_back:
        yield refused(rules, code, unit)


def _not_burrowed(rules: Rulebook, game: StarcraftGame, unit: str, code: str) -> Iterator[Finding]:
    if game.state(unit).burrowed:
        yield refused(rules, code, unit)


_OWN: Mapping[Action, Callable[[Rulebook, StarcraftGame, str], Iterator[Finding]]] = {
    Action.MOVE: _move,
    Action.DEPLOY: _deploy,
    Action.DISENGAGE: _disengage,
    Action.HOLD: _hold,
    Action.GATHER: _gather,
    Action.RUN: _run,
    Action.CHARGE: _charge,
    Action.RANGED: _ranged,
    Action.CLOSE_RANKS: _close_ranks,
    Action.CLOSE_COMBAT: _close_combat,
}
