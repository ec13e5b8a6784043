"""The verdict on an order: first whether it may be asked for, then everything its rule looks at."""

from collections.abc import Iterator

from engine.findings import Finding, Severity, Verdict, Where
from engine.orders import End, Order, Pass, Remove, Roll, RollOff, Wound
from engine.rulebook import Rulebook
from engine.systems.genesys import acting, arriving, deployment, rounds
from engine.systems.genesys.bench import Bench, Measure
from engine.systems.genesys.charging import judge_arrival, judge_charge, judge_met
from engine.systems.genesys.gating import barred
from engine.systems.genesys.halting import halt_of, resumed
from engine.systems.genesys.moving import (
    Going,
    action_free,
    ends_of,
    goings,
    judge_goings,
    judge_moving,
    judge_standing,
)
from engine.systems.genesys.orders import (
    Activate,
    Arrive,
    Attack,
    Challenge,
    Charge,
    ChooseZones,
    Deploy,
    ForwardZones,
    GoOn,
    HoldAction,
    Move,
    Prolong,
    React,
    RollMission,
    Spend,
    WriteCard,
)
from engine.systems.genesys.reserves import is_reserve
from engine.systems.genesys.state import Activation, GenesysGame
from engine.tongue import tr
from geometry.base import Placed
from geometry.meets import Course
from geometry.outline import outline
from geometry.travel import travel

CANNOT_BE_MEASURED = {"order.unknown", "move.start"}


def judge(rules: Rulebook, game: GenesysGame, order: Order) -> Verdict:
    bench = Bench(rules, game)
    return Verdict.of(barred(bench, order) or tuple(_findings(bench, order)))


def _findings(bench: Bench, order: Order) -> Iterator[Finding]:
    match order:
        case RollOff():
            yield from acting.judge_roll_off(bench, order)
        case ChooseZones():
            yield from deployment.judge_zones(bench, order)
        case ForwardZones():
            yield from deployment.judge_forward(bench, order)
        case Deploy():
            yield from deployment.judge_deploy(bench, order)
        case Challenge():
            yield from rounds.judge_challenge(bench, order)
        case Prolong():
            yield from rounds.judge_prolong(bench, order)
        case RollMission():
            yield from rounds.judge_mission(bench, order)
        case WriteCard():
            yield from rounds.judge_card(bench, order)
        case Activate():
            yield from acting.judge_activate(bench, order)
        case Pass():
            yield from acting.judge_pass(bench, order)
        case Wound():
            yield from acting.judge_wound(bench, order)
        case Remove():
            yield from acting.judge_remove(bench, order)
        case Roll():
            yield from acting.judge_roll(bench, order)
        case _ if bench.game.activation is not None:
            yield from _in_activation(bench, order, bench.game.activation)


def _in_activation(bench: Bench, order: Order, activation: Activation) -> Iterator[Finding]:
    if activation.halted is not None and isinstance(order, Attack | Spend | HoldAction | End):
        yield from judge_standing(bench, activation.unit, {})
    if is_reserve(bench.game, activation.unit) and isinstance(order, Move | Charge | Attack | Spend | HoldAction):
        yield bench.refused("activate.not_on_table", activation.unit)
        return
    match order:
        case Move() | Charge():
            yield from _moving(bench, order, activation)
        case Arrive():
            yield from _coming_on(bench, order)
        case GoOn():
            yield from _going_on(bench, activation)
        case Attack():
            yield from acting.judge_attack(bench, order)
        case Spend() | HoldAction():
            yield action_free(bench, order.unit)
        case React():
            yield from acting.judge_react(bench, order, activation)
        case End():
            yield from acting.judge_end(bench, activation)


def _moving(bench: Bench, order: Move | Charge, activation: Activation) -> Iterator[Finding]:
    found = list(judge_moving(bench, order, activation))
    measured = not any(finding.code in CANNOT_BE_MEASURED for finding in found)
    if measured and activation.halted is not None:
        found += judge_standing(bench, order.unit, ends_of(goings(bench.game, activation, order)))
    if isinstance(order, Charge) and measured:
        found += judge_charge(bench, order, activation)
    elif measured:
        found += judge_met(bench, goings(bench.game, activation, order))
    if measured and not any(finding.refuses for finding in found):
        # What happens first is told first.
        found = [*judge_halt(bench, goings(bench.game, activation, order)), *found]
    yield from found


def _coming_on(bench: Bench, order: Arrive) -> Iterator[Finding]:
    found = list(arriving.judge_arrive(bench, order))
    if not any(finding.refuses for finding in found):
        moves = arriving.goings(bench.rules, bench.game, order)
        found = [*judge_halt(bench, moves), *found, *judge_met(bench, moves, comes_on=True)]
    yield from found


def _going_on(bench: Bench, activation: Activation) -> Iterator[Finding]:
    """The rest of a halted move, as it was ordered."""
    moves, halted = resumed(bench.game, activation), activation.halted
    if halted is None or not moves:
        yield bench.not_now(tr("going on"), tr("nobody of the move that was halted is left"))
        return
    yield from judge_goings(bench, activation.unit, moves, activation.extra)
    if isinstance(halted.order, Charge):
        yield judge_arrival(bench, halted.order, moves)
    else:
        yield from judge_met(bench, moves, comes_on=isinstance(halted.order, Arrive))
    yield from judge_halt(bench, moves)


def judge_halt(bench: Bench, moves: tuple[Going, ...]) -> Iterator[Finding]:
    """Where a held Action stops the move to ask its side, told by the model that goes first."""
    halt = halt_of(bench.rules, bench.game, moves)
    if halt is None:
        return
    first = moves[0]
    gone = Course(first.model.base, first.path).until(halt.part)
    there = outline(Placed(first.model.base, gone[-1]))
    names = tr(" and ").join(bench.game.unit(reactor).name for reactor, _ in halt.by)
    yield bench.finding(
        "react.halt",
        Severity.OTHER_READING,
        first.model.id,
        halt.by[0][0],
        measure=Measure(travel(first.model.base, gone)),
        setting="reaction_moment",
        where=Where(whole=there, spot=gone[-1].point),
        who=names,
        reading=bench.rules.settings["reaction_moment"].readings["between"],
    )
