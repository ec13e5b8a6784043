"""A player that does whatever is open to it: no sequence of legal orders may break what always holds."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game import Model
from engine.options import Answer, Ask, ChoiceAsk, DiceAsk, Draft, NumberAsk, Option
from engine.orders import Order, Pass
from engine.systems.starcraft.orders import (
    Attack,
    Charge,
    CloseRanks,
    Deploy,
    Disengage,
    Fall,
    Hold,
    Move,
    Moving,
    Run,
    UseAbility,
)
from engine.systems.starcraft.rules import StarcraftRules
from engine.systems.starcraft.state import Phase, StarcraftGame
from engine.systems.starcraft.supply import on_table, pool
from geometry.area import Area
from geometry.gaps import farthest, separation
from geometry.outline import overhang
from geometry.pose import Point, Pose
from geometry.tolerance import TOLERANCE
from missions.load import load_mission

Make = Callable[..., Any]

ACTIVATIONS = (Move, Deploy, Disengage, Hold, Run, Charge, Attack)
MOST_ORDERS = 400


@dataclass
class Player:
    """Plays both sides with one set of dice."""

    rules: StarcraftRules
    game: StarcraftGame
    dice: random.Random
    seen: Counter[str] = field(default_factory=Counter)
    phases: Counter[Phase] = field(default_factory=Counter)
    turns: list[tuple[int, Phase, str, str]] = field(default_factory=list)
    """Round, phase, side and unit of every activation."""

    def play(self, most: int = MOST_ORDERS) -> None:
        for _ in range(most):
            if self.game.ended:
                break
            order = self.choose()
            verdict = self.rules.judge(self.game, order)
            assert verdict.legal, [self.rules.say(self.game, one).text for one in verdict.refusals]
            before = self.game
            self.game = self.rules.carry_out(self.game, order)
            self.seen[self.label(before, order)] += 1
            self.phases[before.phase] += 1
            if isinstance(order, ACTIVATIONS) and before.attacking is None:
                self.turns.append((before.round, before.phase, order.by, order.unit))
            self.check(before, order)

    def label(self, game: StarcraftGame, order: Order) -> str:
        if isinstance(order, Moving) and not order.path:
            return f"{order.do} fails"
        if isinstance(order, Attack):
            return f"{order.do} in {game.phase.value}"
        return order.do

    def choose(self) -> Order:
        offered = self.rules.options(self.game)
        if self.dice.random() < 0.04:
            unit = self.dice.choice([unit.id for unit in self.game.mission.units])
            table = [one for one in self.rules.options(self.game, unit).table if not one.id.startswith("remove")]
            if table:
                return self.filled(self.dice.choice(table))
        units = sorted(offered.ready)
        general = [option for option in offered.general if option.open]
        if units and (self.dice.random() > 0.04 or not general):
            order = self.activate(self.dice.choice(units))
            if order is not None:
                return order
        return self.filled(self.dice.choice(general))

    def activate(self, unit: str) -> Order | None:
        choices = [option for option in self.rules.options(self.game, unit).unit if option.open]
        assert choices, f"{unit} is said to be ready and has nothing to do"
        self.dice.shuffle(choices)
        # Holding still makes a dull game.
        choices.sort(key=lambda option: option.id == "hold")
        for option in choices:
            order = self.on_table(option) if option.draft is not None else self.filled(option)
            if order is not None and self.rules.judge(self.game, order).legal:
                return order
        return None

    def filled(self, option: Option) -> Order:
        answers = {ask.name: self.answer(ask) for ask in option.asks}
        if option.id == Fall.do:
            answers = {}  # as proposed
        return self.rules.fill(self.game, option, answers)

    def answer(self, ask: Ask) -> Answer:
        if isinstance(ask, DiceAsk):
            return tuple(self.dice.randint(1, ask.sides) for _ in range(ask.count))
        if isinstance(ask, ChoiceAsk):
            words = [word for word, _ in ask.choices]
            if ask.many:
                return tuple(self.dice.sample(words, min(len(words), self.dice.choice((0, 1, 1, 2)))))
            return self.dice.choice(words) if words else ""
        if isinstance(ask, NumberAsk):
            return max(ask.low, min(ask.high, self.dice.choice((0, 1, 1, 2))))
        return "random play"

    def on_table(self, option: Option) -> Order | None:
        assert option.draft is not None
        answers = {ask.name: self.answer(ask) for ask in option.asks}
        models = self.game.alive_of(option.draft.unit)
        leader = self.dice.choice(models)
        for _ in range(3):
            draft = self.draft(option.draft, leader.number, leader.pose, answers)
            order = self.rules.propose(self.game, draft)
            if self.rules.judge(self.game, order).legal:
                return order
        return None

    def draft(self, draft: Draft, leader: int, pose: Pose | None, answers: Mapping[str, Answer]) -> Draft:
        start = pose or Pose(0, 0)
        turn = start.turn if self.dice.random() < 0.7 else float(self.dice.randrange(0, 360, 15))
        bare = Draft(draft.option, draft.by, draft.unit, leader, (start, start), {}, answers)
        held = Draft(draft.option, draft.by, draft.unit, leader, (start, Pose(start.x, start.y, turn)), {}, answers)
        for one in (held, bare):
            end = self.rules.areas(self.game, one).legal_end
            if end:
                x, y = self.spot(end, draft)
                rest = Pose(x, y, one.path[-1].turn)
                return Draft(draft.option, draft.by, draft.unit, leader, (start, rest), {}, answers)
        return bare

    def spot(self, end: Area, draft: Draft) -> Point:
        """A point of the legal end, more often than not towards the enemy."""
        points = list(points_in(end, self.dice, 12))
        enemies = [
            model.placed.centre for unit in self.game.enemies_of(draft.by) for model in self.game.standing_of(unit.id)
        ]
        if self.dice.random() < 0.3 or not points:
            return end.inside_point if not points else points[0]
        width, height = self.game.mission.table.width, self.game.mission.table.height
        goals = enemies or [(width / 2, height / 2)]
        return min(points, key=lambda point: min((point[0] - x) ** 2 + (point[1] - y) ** 2 for x, y in goals))

    def check(self, before: StarcraftGame, order: Order) -> None:
        for problem in broken(self.rules, before, order, self.game):
            raise AssertionError(f"after {order}: {problem}")


def points_in(area: Area, dice: random.Random, count: int) -> Iterator[Point]:
    left, top, right, bottom = area.bounds
    found = 0
    for _ in range(400):
        point = (dice.uniform(left, right), dice.uniform(top, bottom))
        if area.contains(point):
            found += 1
            yield point
        if found == count:
            return


def broken(rules: StarcraftRules, before: StarcraftGame, order: Order, game: StarcraftGame) -> Iterator[str]:
    """What always holds and does not hold here."""
    table = game.mission.table
    standing = list(game.on_table())
    for model in standing:
        if overhang(model.placed, table.width, table.height) > TOLERANCE:
            yield f"{model.id} hangs over the edge"
    for one, other in combinations(standing, 2):
        if may_touch(one, other) and separation(one.placed, other.placed) < -TOLERANCE - 1e-6:
            yield f"{one.id} overlaps {other.id}"
    for model in game.models.values():
        if model.on_table is not (model.pose is not None):
            yield f"{model.id} is on the table without a place, or off it with one"
        if model.id in game.bodies and not model.on_table:
            yield f"{model.id} left a body behind"
    limit = pool(game)
    for side in game.sides:
        if limit is not None and on_table(game, side.id) > limit:
            yield f"{side.id} has more Supply on the table than the pool"
        if game.vp.get(side.id, 0) < before.vp.get(side.id, 0):
            yield f"{side.id} lost VP"
    if isinstance(order, ACTIVATIONS) and game.phase is before.phase and game.attacking is None:
        other = game.opponent(order.by)
        if game.active != (order.by if other in game.passed else other):
            yield f"after {order.by} it is {game.active}'s turn"
    if isinstance(order, Moving) and order.path and not isinstance(order, UseAbility):
        yield from moved_wrongly(rules, before, order, game)
    if isinstance(order, Pass) and before.phase is Phase.COMBAT and game.holder != before.holder:
        yield "a pass in the Combat Phase moved the First Player Marker"
    if game.round > game.card.rounds:
        yield "the game outlasts its rounds"


def may_touch(one: Model, other: Model) -> bool:
    far = one.base.outer_radius + other.base.outer_radius
    a, b = one.placed.pose, other.placed.pose
    return abs(a.x - b.x) < far and abs(a.y - b.y) < far


def moved_wrongly(rules: StarcraftRules, before: StarcraftGame, order: Moving, game: StarcraftGame) -> Iterator[str]:
    limit = rules.rulebook.figure("engagement_range")
    aims = order.targets if isinstance(order, Charge) else ()
    if isinstance(order, CloseRanks):
        aims = tuple(before.fought)
    leader = game.models[f"{order.unit}.{order.leader}"]
    state = game.state(order.unit)
    for model in game.standing_of(order.unit):
        for enemy in game.enemies_of(order.by):
            if enemy.id in aims:
                continue
            for other in game.standing_of(enemy.id):
                far = model.base.outer_radius + other.base.outer_radius + limit
                if abs(model.placed.pose.x - other.placed.pose.x) > far:
                    continue
                if separation(model.placed, other.placed) < limit - TOLERANCE - 1e-6:
                    yield f"{model.id} ended near {other.id}"
        reach = rules.rulebook.figure(
            "coherency_squadron" if "squadron" in game.profile(order.unit).tags else "coherency"
        )
        if not state.adrift and farthest(model.placed, leader.placed) > reach + TOLERANCE + 1e-6:
            yield f"{model.id} is out of coherency and the unit is not said to be"
    if isinstance(order, Deploy) and state.adrift:
        yield "a Deploy ended Out of Coherency"
    if state.stationary:
        yield "a unit moved and is STATIONARY"


def alternate(player: Player) -> Iterator[str]:
    """Nobody acts twice in a phase, or twice running while the other side may still act."""
    done: set[tuple[int, Phase, str]] = set()
    for round_, phase, _, unit in player.turns:
        if (round_, phase, unit) in done:
            yield f"{unit} acted twice in round {round_}, {phase.value}"
        done.add((round_, phase, unit))


SMALL = {
    "red.marines": ("terran/marine", 6),
    "red.medics": ("terran/medic", 3),
    "red.goliath": ("terran/goliath", 1),
    "red.marauders": ("terran/marauder", 2),
    "blue.zerglings": ("zerg/zergling", 12),
    "blue.hydralisks": ("zerg/hydralisk", 2),
    "blue.roaches": ("zerg/roach", 3),
    "blue.raptors": ("zerg/kerrigan-swarm-raptor", 6),
}


@pytest.fixture(scope="session")
def small_table(bench: Make, wall: Make) -> Callable[[], Any]:
    """A table small enough for the armies to meet in round 1."""
    terrain = [
        wall("wall-1", 7, 9, 12, 10),
        wall("wall-2", 15, 13, 16.2, 18),
        wall("grass", 10, 14, 12.8, 15.3, kind="grass"),
        wall("statue", 5, 14, 7, 16, size=1),
    ]
    markers = {"m1": (6.0, 12.0), "m2": (12.0, 11.5), "m3": (18.0, 12.0)}
    return lambda: bench(SMALL, terrain=terrain, markers=markers, size=(24.0, 22.0))


def run(rules: StarcraftRules, game: StarcraftGame, seed: int, most: int = MOST_ORDERS) -> Player:
    player = Player(rules, game, random.Random(seed))
    player.play(most)
    assert not list(alternate(player))
    return player


def test_random_games_break_nothing_and_reach_every_kind_of_order_and_every_phase(
    rules: StarcraftRules, small_table: Callable[[], Any]
) -> None:
    seen: Counter[str] = Counter()
    phases: Counter[Phase] = Counter()
    for seed in range(3):
        player = run(rules, small_table().game, seed)
        seen += player.seen
        phases += player.phases
    expected = {
        *("roll_off", "give_marker", "choose_first", "deploy", "move", "run", "charge", "charge fails", "disengage"),
        *("hold", "attack in Assault", "attack in Combat", "strike", "fall"),
        *("pass", "end", "wound", "roll", "status", "control"),
    }
    assert expected <= set(seen), (expected - set(seen), seen)
    assert set(phases) == set(Phase)


@pytest.mark.long
@settings(max_examples=40)
@given(seed=st.integers(0, 10**9))
def test_no_random_game_breaks_what_always_holds(
    rules: StarcraftRules, small_table: Callable[[], Any], seed: int
) -> None:
    player = run(rules, small_table().game, seed)
    assert player.game.ended or sum(player.seen.values()) == MOST_ORDERS


MISSIONS = ("hold-position", "gather-the-resources", "divide-and-conquer", "supply-drop", "artefact-hunt")


@pytest.mark.long
@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("scale", ["standard", "skirmish"])
def test_every_mission_can_be_played_at_random(rules: StarcraftRules, bench: Make, mission: str, scale: str) -> None:
    places = {"m1": (6.0, 8.0), "m2": (18.0, 14.0), "m3": (18.0, 8.0), "m4": (6.0, 14.0), "m5": (12.0, 11.0)}
    made = bench(SMALL, markers=places, size=(24.0, 22.0), card=f"{mission}/{scale}")
    colours = ("red", "blue", "red", "blue", None)
    markers = tuple(
        replace(marker, affinity=colour) for marker, colour in zip(made.game.mission.markers, colours, strict=True)
    )
    seen: Counter[str] = Counter()
    for seed in range(3):
        player = run(rules, rules.begin(replace(made.game.mission, markers=markers)), seed)
        seen += player.seen
    assert {"gather-the-resources": "gather", "supply-drop": "activate_marker", "artefact-hunt": "claim"}.get(
        mission, "end"
    ) in seen


@pytest.fixture(scope="session")
def frontlines(rules: StarcraftRules, repository: Path) -> StarcraftGame:
    return rules.begin(load_mission(repository / "missions/starcraft/frontlines-gauntlet.yaml"))


def test_the_first_turns_of_frontlines_on_gauntlet_break_nothing(
    rules: StarcraftRules, frontlines: StarcraftGame
) -> None:
    assert run(rules, frontlines, 1, most=24).seen["deploy"] > 4


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
def test_whole_games_of_frontlines_on_gauntlet_break_nothing(
    rules: StarcraftRules, frontlines: StarcraftGame, seed: int
) -> None:
    assert run(rules, frontlines, seed).game.round > 2
