"""How long the engine takes to judge, and to set eighteen models round their leader.

On the terrain map of Gauntlet with 200 models. Every order is another one and is judged once, as on the way of a hand;
orders that are refused stop early and are left out. Floors: the GEOS calls of the same work alone.
"""

import math
import random
from collections.abc import Iterator, Sequence
from functools import cache, partial

from benchmarks.clock import timed
from benchmarks.figures import Figures, figures
from benchmarks.recording import recorded
from benchmarks.tables import MANY, ONE, crowded, rules
from engine.findings import Verdict
from engine.options import Draft
from engine.systems.starcraft.orders import Move, Moving
from engine.systems.starcraft.state import StarcraftGame
from geometry.pose import Pose

MODELS = 200
WANTED = 60
WANTED_UNITS = 24


class NothingToMeasure(RuntimeError):
    """No order that could be tried is legal."""


@cache
def _game(models: int) -> StarcraftGame:
    return crowded(models)


def judge_one(models: int = MODELS) -> Figures:
    game = _game(models)
    orders = [Move(by="blue", unit=ONE, leader=1, path=path) for path in _paths(game, ONE, 1, 600)]
    times, floors = _judged(game, orders, WANTED)
    return figures("judge_one", times, floors)


def judge_unit() -> Figures:
    game = _game(MODELS)
    proposed = (_proposed(game, path)[0] for path in _paths(game, MANY, 1, 200))
    orders = [order for order, _ in zip((o for o in proposed if len(o.others) == 17), range(48), strict=False)]
    times, floors = _judged(game, orders, WANTED_UNITS)
    return figures("judge_unit", times, floors)


def formation_18() -> Figures:
    game = _game(MODELS)
    times: list[float] = []
    floors: list[float] = []
    for i, path in enumerate(_paths(game, MANY, 1, 48)):
        if i % 2:
            times.append(_proposed(game, path)[1])
        else:
            with recorded() as found:
                _proposed(game, path)
            floors.append(min(found.replay() for _ in range(3)))
    return figures("formation_18", times, floors)


def _proposed(game: StarcraftGame, path: tuple[Pose, ...]) -> tuple[Moving, float]:
    draft = Draft(option="move", by="blue", unit=MANY, model=1, path=path)
    made: list[object] = []
    took = timed(lambda: made.append(rules().propose(game, draft)))
    order = made[0]
    assert isinstance(order, Moving)
    return order, took


def _judged(game: StarcraftGame, orders: Sequence[Moving], wanted: int) -> tuple[list[float], list[float]]:
    """Times of every other legal order, and floors of the rest."""
    times: list[float] = []
    floors: list[float] = []
    for i, order in enumerate(orders):
        verdicts: list[Verdict] = []
        ask = partial(_ask, game, order, verdicts)
        if i % 2:
            took = timed(ask)
            times += [took] if verdicts[0].legal else []
        else:
            with recorded() as calls:
                ask()
            floors += [min(calls.replay() for _ in range(3))] if verdicts[0].legal else []
        if len(times) >= wanted and floors:
            break
    if len(times) < 2 or not floors:
        raise NothingToMeasure(f"{len(orders)} orders were tried")
    return times, floors


def _ask(game: StarcraftGame, order: Moving, verdicts: list[Verdict]) -> None:
    """With every finding read, as the window reads them: some are worked out only then."""
    verdict = rules().judge(game, order)
    assert verdict.findings or verdict.legal
    verdicts.append(verdict)


def _paths(game: StarcraftGame, unit: str, leader: int, count: int) -> Iterator[tuple[Pose, ...]]:
    """Ways of one to three legs within the unit's speed."""
    rng = random.Random(7)
    start = game.model(f"{unit}.{leader}").placed.pose
    speed = game.speed(unit) or 0.0
    for _ in range(count):
        legs = rng.randrange(1, 4)
        angle = rng.uniform(0, math.tau)
        path = [start]
        for _ in range(legs):
            step = rng.uniform(0.2, 0.99) * speed / legs
            angle += rng.uniform(-0.8, 0.8)
            path.append(path[-1].moved(step * math.cos(angle), step * math.sin(angle)))
        yield tuple(path)
