"""The verdict on an order: first whether it may be asked for, then everything its rule looks at."""

from collections.abc import Iterator

from engine.findings import Finding, Verdict
from engine.orders import End, Order, Pass, Remove, Roll, RollOff, Wound
from engine.rulebook import Rulebook
from engine.systems.genesys import acting
from engine.systems.genesys.bench import Bench
from engine.systems.genesys.charging import judge_charge
from engine.systems.genesys.gating import barred
from engine.systems.genesys.moving import action_free, judge_moving
from engine.systems.genesys.orders import Activate, Attack, Charge, HoldAction, Move, React, Spend
from engine.systems.genesys.state import Activation, GenesysGame

CANNOT_BE_MEASURED = {"order.unknown", "move.start"}


def judge(rules: Rulebook, game: GenesysGame, order: Order) -> Verdict:
    bench = Bench(rules, game)
    return Verdict.of(barred(bench, order) or tuple(_findings(bench, order)))


def _findings(bench: Bench, order: Order) -> Iterator[Finding]:
    match order:
        case RollOff():
            yield from acting.judge_roll_off(bench, order)
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
    match order:
        case Move():
            yield from judge_moving(bench, order, activation)
        case Charge():
            movement = tuple(judge_moving(bench, order, activation))
            yield from movement
            if not any(finding.code in CANNOT_BE_MEASURED for finding in movement):
                yield from judge_charge(bench, order, activation)
        case Attack():
            yield from acting.judge_attack(bench, order)
        case Spend() | HoldAction():
            yield action_free(bench, order.unit)
        case React():
            yield from acting.judge_react(bench, order, activation)
        case End():
            yield from acting.judge_end(bench, activation)
