"""Whether an order may be asked for at all: the names it uses, whose decision it is, what is open now."""

from collections.abc import Iterator

from engine.findings import Finding
from engine.orders import End, Order, Pass, Remove, Roll, RollOff, Wound
from engine.systems.genesys.answering import wanting
from engine.systems.genesys.bench import Bench
from engine.systems.genesys.orders import (
    Activate,
    Arrive,
    Attack,
    Challenge,
    Charge,
    ChooseZones,
    Decline,
    Deploy,
    ForwardZones,
    GoOn,
    Happen,
    HoldAction,
    Move,
    Prolong,
    React,
    RollMission,
    Spend,
    WriteCard,
)
from engine.systems.genesys.state import Activation, Stage
from engine.tongue import tr, tr_later

WHAT: dict[type[Order], str] = {
    RollOff: tr_later("the roll-off"),
    Activate: tr_later("an activation"),
    Move: tr_later("a move"),
    Charge: tr_later("a charge"),
    GoOn: tr_later("going on"),
    Arrive: tr_later("coming on"),
    Attack: tr_later("an attack"),
    Spend: tr_later("another Action"),
    HoldAction: tr_later("holding the Action"),
    React: tr_later("a reaction"),
    Decline: tr_later("declining a reaction"),
    End: tr_later("the end of an activation"),
    Pass: tr_later("the end of the turn"),
}

ByUnit = Activate | Move | Charge | GoOn | Arrive | Attack | Spend | HoldAction | React | Deploy
AtItsTime = Challenge | Happen | RollMission | WriteCard | ChooseZones | ForwardZones | Deploy
"""What is judged by its own stage, whoever decides."""
InActivation = Move | Charge | GoOn | Arrive | Attack | Spend | HoldAction | End


def barred(bench: Bench, order: Order) -> tuple[Finding, ...]:
    """Why the order cannot be looked at further; empty where it can."""
    if isinstance(order, Prolong):
        return ()
    if bench.game.ended:
        return (bench.refused("game.over"),)
    unknown = tuple(_unknown(bench, order))
    if unknown:
        return unknown
    if isinstance(order, Wound | Remove | Roll | AtItsTime):
        return ()
    refusal = _not_open(bench, order)
    return () if refusal is None else (refusal,)


def _unknown(bench: Bench, order: Order) -> Iterator[Finding]:
    game = bench.game
    by = getattr(order, "by", None)
    if by is not None and by not in {side.id for side in game.mission.sides}:
        yield bench.unknown(tr("side {by}", by=by))
    units: tuple[str, ...] = ()
    if isinstance(order, ByUnit):
        units = (order.unit,)
    if isinstance(order, Attack):
        units = (*units, order.target)
    if isinstance(order, Charge):
        units = (*units, *order.targets)
    for unit in units:
        if not game.is_unit(unit):
            yield bench.unknown(tr("squad {unit}", unit=unit))
    models: tuple[str, ...] = ()
    if isinstance(order, Attack | React):
        models = order.removed
    elif isinstance(order, Remove):
        models = order.models
    elif isinstance(order, Wound):
        models = (order.model,)
    for model in models:
        if model not in game.models:
            yield bench.unknown(tr("model {model}", model=model))


def _not_open(bench: Bench, order: Order) -> Finding | None:
    game = bench.game
    what = WHAT[type(order)]
    if isinstance(order, RollOff):
        return None if game.stage is Stage.ROLL_OFF else bench.not_now(what, tr("the first turn is settled"))
    if game.stage is Stage.ROLL_OFF or game.turn_of is None:
        return bench.not_now(what, tr("the roll-off for the first turn comes first"))
    by, decider = str(getattr(order, "by", "")), game.decider
    activation = game.activation
    if by != decider:
        if isinstance(order, React) and activation and activation.answered and by != game.turn_of:
            return bench.refused("react.once", order.unit, activation.unit)
        if isinstance(order, React) and activation and by != game.turn_of and order.unit in game.squads_of(by):
            wants = wanting(bench, order)
            if wants is not None:
                return wants
        return bench.refused("order.not_yours", by, str(decider))
    if isinstance(order, ByUnit) and game.side_of_unit(order.unit) != by:
        return bench.refused("order.not_your_squad", order.unit, by)
    return _not_open_to_decider(bench, order, what, activation)


def _not_open_to_decider(bench: Bench, order: Order, what: str, activation: Activation | None) -> Finding | None:
    game = bench.game
    is_answer = isinstance(order, React | Decline)
    if activation is None:
        if is_answer or isinstance(order, InActivation):
            return bench.not_now(
                what, tr("no enemy squad is active") if is_answer else tr("a squad is activated first")
            )
        return None
    active = game.unit(activation.unit).name
    if activation.window is not None:
        return (
            None
            if is_answer
            else bench.not_now(what, tr("a reaction to {active} is made or declined first", active=active))
        )
    if is_answer:
        return bench.not_now(what, tr("the squad that is active is your own"))
    if not isinstance(order, InActivation):
        return bench.not_now(what, tr("the activation of {active} is not ended", active=active))
    if not isinstance(order, End) and order.unit != activation.unit:
        return bench.not_now(
            tr("{what} by {unit}", what=what, unit=game.unit(order.unit).name),
            tr("{active} is the squad that is active", active=active),
        )
    if isinstance(order, GoOn) and activation.halted is None:
        return bench.not_now(what, tr("no move of {active} was halted", active=active))
    return None
