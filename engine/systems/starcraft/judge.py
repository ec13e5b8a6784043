"""Every finding about an order, in a fixed order. Changes nothing."""

from collections.abc import Iterator, Mapping
from functools import partial

from engine.findings import Finding, Later, Severity, Verdict
from engine.orders import End, Order, Pass, Remove, Roll, RollOff, Wound
from engine.rulebook import Rulebook
from engine.systems.starcraft.adjusting import adjust_findings
from engine.systems.starcraft.charging import declaration, dice_findings
from engine.systems.starcraft.disengaging import mass_finding
from engine.systems.starcraft.draft_play import draft_findings, draft_stage
from engine.systems.starcraft.eligible import Action, checks, may_have_to_fight, must_fight
from engine.systems.starcraft.found import found, passed, refused
from engine.systems.starcraft.impact import impact_findings
from engine.systems.starcraft.judge_attack import attack_findings
from engine.systems.starcraft.judge_markers import (
    claim_findings,
    drop_findings,
    gather_findings,
    place_findings,
)
from engine.systems.starcraft.judge_moves import judge_moving, unknown_models
from engine.systems.starcraft.judge_scoring import control_findings, score_findings
from engine.systems.starcraft.judge_table import table_findings
from engine.systems.starcraft.judge_volley import fall_findings, strike_findings
from engine.systems.starcraft.orders import (
    ActivateMarker,
    Adjust,
    Attack,
    Charge,
    ChooseFirst,
    Claim,
    CloseRanks,
    Deploy,
    Disengage,
    Fall,
    Gather,
    GiveMarker,
    Hold,
    Impact,
    Move,
    Moving,
    PlaceMarker,
    RemoveToken,
    Run,
    SetControl,
    SetStatus,
    Strike,
    UseAbility,
)
from engine.systems.starcraft.orders_draft import PickCard, RemoveCards, TakeColour
from engine.systems.starcraft.readings import other_readings
from engine.systems.starcraft.readings_attack import other_readings_of_attack
from engine.systems.starcraft.readings_engaged import other_engagements
from engine.systems.starcraft.readings_markers import other_readings_of_control, other_readings_of_lead
from engine.systems.starcraft.readings_supply import other_pools
from engine.systems.starcraft.second_charge import dash_findings, others_only, reaction_findings
from engine.systems.starcraft.stages import Said, Stage, ability_stages, arrival_stages
from engine.systems.starcraft.state import Awaiting, Phase, StarcraftGame
from engine.systems.starcraft.turn import any_time_checks, is_side, turn_checks, unit_checks
from engine.tongue import tr

ACTION_OF: Mapping[type[Moving], Action] = {
    Move: Action.MOVE,
    Deploy: Action.DEPLOY,
    Disengage: Action.DISENGAGE,
    Run: Action.RUN,
    Charge: Action.CHARGE,
    CloseRanks: Action.CLOSE_RANKS,
}

_ACTIVATION = (Awaiting.ACTIVATION,)


def judge(rules: Rulebook, game: StarcraftGame, order: Order) -> Verdict:
    """Stage by stage; after one that refuses, the next ones are not asked."""
    findings: list[Finding] = []
    later: list[Later] = []
    for stage in _stages(rules, game, order):
        for said in stage():
            if isinstance(said, Finding):
                findings.append(said)
            else:
                later.append(said)
        if any(finding.refuses for finding in findings):
            break
    return Verdict.of(findings, later)


def _stages(rules: Rulebook, game: StarcraftGame, order: Order) -> Iterator[Stage]:
    if isinstance(order, Adjust):
        yield lambda: any_time_checks(rules, game, order.by)
        yield lambda: adjust_findings(rules, game, order)
    elif isinstance(order, Wound | Remove | Roll | SetStatus | SetControl | RemoveToken):
        yield lambda: any_time_checks(rules, game, order.by)
        yield lambda: table_findings(rules, game, order)
        if isinstance(order, SetControl):
            yield lambda: control_findings(rules, game, order)
    elif isinstance(order, RollOff):
        yield lambda: turn_checks(rules, game, None, (Awaiting.ROLL_OFF,), tr("A roll-off"))
        yield lambda: _roll_off(rules, game, order)
    elif isinstance(order, ActivateMarker):
        yield lambda: turn_checks(rules, game, None, (Awaiting.SUPPLY_DROP,), tr("Activating a Mission Marker"))
        yield lambda: drop_findings(rules, game, order)
    elif isinstance(order, Gather):
        yield from _unit_stages(rules, game, order.by, order.unit, Action.GATHER)
        yield lambda: gather_findings(rules, game, order)
    elif isinstance(order, Impact):
        yield lambda: any_time_checks(rules, game, order.by)
        yield lambda: unit_checks(rules, game, order.by, order.unit)
        yield lambda: impact_findings(rules, game, order)
    elif isinstance(order, Claim):
        yield lambda: any_time_checks(rules, game, order.by)
        yield lambda: unit_checks(rules, game, order.by, order.unit)
        yield lambda: claim_findings(rules, game, order)
    elif isinstance(order, PlaceMarker):
        yield lambda: any_time_checks(rules, game, order.by)
        yield lambda: place_findings(rules, game, order)
    elif isinstance(order, TakeColour | RemoveCards | PickCard):
        yield lambda: turn_checks(rules, game, order.by, (Awaiting.DRAFT,), tr("The draft"))
        yield lambda: draft_stage(rules, game, order)
        yield lambda: draft_findings(rules, game, order)
    elif isinstance(order, GiveMarker):
        yield lambda: turn_checks(rules, game, order.by, (Awaiting.GIVE_MARKER,), tr("Giving the First Player Marker"))
        yield lambda: _known_side(rules, game, order.to)
    elif isinstance(order, ChooseFirst):
        yield lambda: turn_checks(rules, game, order.by, (Awaiting.CHOOSE_FIRST,), tr("Choosing who activates first"))
        yield lambda: _known_side(rules, game, order.first)
    elif isinstance(order, Pass):
        yield lambda: turn_checks(rules, game, order.by, _ACTIVATION, tr("Passing"))
        yield lambda: _pass(rules, game, order)
    elif isinstance(order, End):
        if game.attacking is not None and game.phase is Phase.ASSAULT:
            yield lambda: turn_checks(rules, game, order.by, _ACTIVATION, tr("Ending the attack"))
        else:
            yield lambda: turn_checks(
                rules, game, order.by, (Awaiting.CONTROL, Awaiting.ROUND_END), tr("Ending the round")
            )
            yield lambda: score_findings(rules, game)
            yield lambda: (
                partial(other_readings_of_control, rules, game),
                partial(other_readings_of_lead, rules, game),
            )
    elif isinstance(order, Strike):
        yield lambda: turn_checks(rules, game, order.by, (Awaiting.VOLLEY,), tr("Rolling for an attack"))
        yield lambda: strike_findings(rules, game, order)
    elif isinstance(order, Fall):
        yield lambda: turn_checks(rules, game, order.by, (Awaiting.VOLLEY,), tr("Removing casualties"))
        yield lambda: fall_findings(rules, game, order)
    elif isinstance(order, Hold):
        yield from _unit_stages(rules, game, order.by, order.unit, Action.HOLD)
    elif isinstance(order, Attack):
        action = Action.CLOSE_COMBAT if game.phase is Phase.COMBAT else Action.RANGED
        yield from _unit_stages(rules, game, order.by, order.unit, action)
        yield lambda: _attack(rules, game, order)
    elif isinstance(order, UseAbility):
        yield from ability_stages(rules, game, order)
    elif isinstance(order, Deploy) and order.via:
        yield from arrival_stages(rules, game, order)
        yield lambda: _moving(rules, game, order)
    elif isinstance(order, Moving):
        if isinstance(order, Charge) and order.second:
            yield lambda: any_time_checks(rules, game, order.by)
            yield lambda: unit_checks(rules, game, order.by, order.unit)
            yield lambda: dash_findings(rules, game, order.unit)
            yield lambda: others_only(rules, game, order)
        else:
            yield from _unit_stages(rules, game, order.by, order.unit, ACTION_OF[type(order)])
        if isinstance(order, Charge):
            yield lambda: declaration(rules, game, order)
            yield lambda: reaction_findings(rules, game, order)
        if isinstance(order, Disengage):
            yield lambda: mass_finding(rules, game, order.unit)
        yield lambda: _moving(rules, game, order)
    else:
        raise TypeError(f"no StarCraft order: {type(order).__name__}")


def _unit_stages(rules: Rulebook, game: StarcraftGame, by: str, unit: str, action: Action) -> Iterator[Stage]:
    yield lambda: turn_checks(rules, game, by, _ACTIVATION, action.value)
    yield lambda: unit_checks(rules, game, by, unit)
    yield lambda: _eligible(rules, game, unit, action)


def _eligible(rules: Rulebook, game: StarcraftGame, unit: str, action: Action) -> list[Said]:
    findings = list(checks(rules, game, unit, action))
    pools = [partial(other_pools, rules, game, unit, findings)] if action is Action.DEPLOY else []
    return [*findings, partial(other_engagements, rules, game, unit, action, findings), *pools]


def _moving(rules: Rulebook, game: StarcraftGame, order: Moving) -> list[Said]:
    unknown = list(unknown_models(rules, game, order))
    if unknown:
        return [*unknown]
    findings = list(judge_moving(rules, game, order))
    return [*findings, partial(other_readings, rules, game, order, findings)]


def _attack(rules: Rulebook, game: StarcraftGame, order: Attack) -> list[Said]:
    findings = list(attack_findings(rules, game, order))
    return [*findings, partial(other_readings_of_attack, rules, game, order, findings)]


def _roll_off(rules: Rulebook, game: StarcraftGame, order: RollOff) -> Iterator[Finding]:
    for side in order.rolled:
        if not is_side(game, side):
            yield refused(rules, "order.unknown", words={"what": tr("side called {side}", side=side)})
    for one in game.sides:
        rolled = order.rolled.get(one.id, ())
        yield from dice_findings(rules, rolled, rules.count("roll_off_dice"), rules.count("roll_off_sides"), one.id)


def _known_side(rules: Rulebook, game: StarcraftGame, side: str) -> Iterator[Finding]:
    if not is_side(game, side):
        yield refused(rules, "order.unknown", words={"what": tr("side called {side}", side=side)})


def _pass(rules: Rulebook, game: StarcraftGame, order: Pass) -> Iterator[Finding]:
    """Open between activations, but in the Combat Phase only with no Engaged unit left."""
    if game.attacking is not None:
        yield refused(rules, "activation.unfinished", game.attacking.unit)
        return
    if game.begun is not None:
        yield refused(rules, "activation.begun", order.by, game.begun)
        return
    if game.phase is not Phase.COMBAT:
        return
    waiting = must_fight(game, order.by)
    if waiting:
        yield refused(rules, "pass.must_attack", waiting[0], order.by)
    elif perhaps := may_have_to_fight(game, order.by):
        yield found(rules, "pass.must_attack", Severity.AT_LIMIT, perhaps[0], order.by)
    else:
        yield passed(rules, "pass.must_attack", order.by)
