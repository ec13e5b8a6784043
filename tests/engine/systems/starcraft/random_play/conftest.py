"""A player that does whatever is open to it, and what always holds of the positions that it comes to."""

import math
import random
import runpy
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from engine.findings import IllegalOrder, Verdict
from engine.game import Model
from engine.mission import EdgeName, EdgeSegment
from engine.options import Answer, Ask, ChoiceAsk, DiceAsk, Draft, NumberAsk, Option, PointAsk
from engine.orders import Order, Pass
from engine.systems.starcraft.abilities import Does
from engine.systems.starcraft.orders import (
    Attack,
    Charge,
    CloseRanks,
    Deploy,
    Disengage,
    Fall,
    Gather,
    Hold,
    Move,
    Moving,
    Run,
    UseAbility,
)
from engine.systems.starcraft.rules import StarcraftRules
from engine.systems.starcraft.state import ActivationMarker, Awaiting, Phase, StarcraftGame
from engine.systems.starcraft.supply import on_table, pool
from engine.systems.starcraft.using import abilities_of
from geometry.area import Area
from geometry.gaps import farthest, separation
from geometry.outline import overhang
from geometry.pose import Point, Pose
from geometry.tolerance import TOLERANCE

strayed = runpy.run_path(str(Path(__file__).with_name("strays.py")))["strayed"]

ACTIVATIONS = (Move, Deploy, Disengage, Hold, Run, Charge, Attack, Gather)
MOST_ORDERS = 400

SLACK = TOLERANCE + 1e-6

OPENED = {ActivationMarker.NONE: 0, ActivationMarker.MOVEMENT: 1, ActivationMarker.ASSAULT: 2}


@dataclass
class Player:
    """Plays both sides with one set of dice. ``asks_areas`` is how often it looks where a model may end; else it tries
    places of its own, which is a good deal quicker."""

    rules: StarcraftRules
    game: StarcraftGame
    dice: random.Random
    asks_areas: float = 1.0
    strays: float = 0.0
    """How often it asks for something else first, which may well be refused."""
    prefers: tuple[str, ...] = ()
    """Orders that any unit ready for one gives before others do anything else, more often than not, and for which
    models end near a marker. Else what scores a mission hangs on a few lucky dice."""
    seen: Counter[str] = field(default_factory=Counter)
    phases: Counter[Phase] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    turns: list[tuple[int, Phase, str, str]] = field(default_factory=list)
    """Round, phase, side and unit of every activation."""
    orders: list[Order] = field(default_factory=list)

    def play(self, most: int = MOST_ORDERS) -> None:
        for _ in range(most):
            if self.game.ended:
                break
            order = self.choose()
            if self.dice.random() < self.strays:
                self.ask(strayed(order, self.game, self.dice))
            before = self.game
            self.game = self.rules.carry_out(self.game, order)
            self.orders.append(order)
            self.seen[self.label(before, order)] += 1
            self.phases[before.phase] += 1
            if isinstance(order, ACTIVATIONS) and acts(before, order) and before.attacking is None:
                self.turns.append((before.round, before.phase, order.by, order.unit))
            self.check(before, order)

    def at_round_end(self, game: StarcraftGame) -> bool:
        return game.awaiting is Awaiting.ROUND_END

    def label(self, game: StarcraftGame, order: Order) -> str:
        if isinstance(order, UseAbility):
            return f"ability {game.kit.abilities[order.ability].does.value}"
        if isinstance(order, Deploy) and order.via:
            return f"deploy by {game.kit.abilities[order.via].by.value}"
        if isinstance(order, Moving) and not order.path:
            return f"{order.do} fails"
        if isinstance(order, Attack):
            return f"{order.do} in {game.phase.value}"
        return order.do

    def ask(self, order: Order) -> Verdict:
        """What is said of an order; one that is refused is not carried out either, and changes nothing."""
        verdict = self.rules.judge(self.game, order)
        self.refused.update({finding.code for finding in verdict.refusals})
        if self.dice.random() < 0.2:
            assert refusal(self.rules, self.game, order) == (None if verdict.legal else verdict), order
        return verdict

    def choose(self) -> Order:
        offered = self.rules.options(self.game)
        rare = [one for one in offered.table if one.id.startswith(("place_marker", "adjust"))]
        if rare and self.dice.random() < 0.15:
            order = self.likely(rare)
            if order is not None:
                return order
        if self.dice.random() < 0.04:
            unit = self.dice.choice([unit.id for unit in self.game.mission.units])
            table = [one for one in self.rules.options(self.game, unit).table if not one.id.startswith("remove:")]
            order = self.likely(table)
            if order is not None:
                return order
        order = self.reaction()
        if order is not None:
            return order
        units = sorted(offered.ready)
        if self.at_round_end(self.game) or self.dice.random() < 0.15:
            # Those who are not ready may have an ability all the same.
            order = self.unready([unit.id for unit in self.game.mission.units if unit.id not in units])
            if order is not None:
                return order
        general = [option for option in offered.general if option.open]
        order = self.preferred(general)
        if order is not None and self.dice.random() < 0.8:
            return order
        if units and (self.dice.random() > 0.04 or not general):
            self.dice.shuffle(units)
            if self.prefers and self.dice.random() < 0.8:
                order = self.preferred(one for unit in units for one in self.rules.options(self.game, unit).unit)
                if order is not None:
                    return order
            for unit in units * (1 if general else 12):
                assert any(one.open for one in self.rules.options(self.game, unit).unit), f"{unit} is ready for nothing"
                order = self.activate(unit)
                if order is not None:
                    return order
        order = self.likely(general)
        assert order is not None, f"nothing general is legal: {[option.id for option in general]}"
        return order

    def reaction(self) -> Order | None:
        """What a unit that has just been given something to react to does about it, more often than not."""
        happened = self.game.happened
        if self.game.last != happened.unit or not (happened.shot or happened.charged) or self.dice.random() < 0.4:
            return None
        for unit in self.game.mission.units:
            abilities = abilities_of(self.game, unit.id) if self.game.stands(unit.id) else ()
            if unit.id != happened.unit and not any(ability.upon for ability in abilities):
                continue
            for option in self.rules.options(self.game, unit.id).unit:
                kit = self.game.kit.abilities.get(option.id.partition(":")[2])
                reacts = option.id in ("impact", "charge:lightning-dash") or (kit is not None and kit.upon is not None)
                if option.open and reacts:
                    order = self.on_table(option) if option.draft is not None else self.filled(option)
                    if order is not None and self.ask(order).legal:
                        return order
        return None

    def preferred(self, options: Iterable[Option]) -> Order | None:
        wanted = [one for one in options if one.open and one.draft is None and one.id.partition(":")[0] in self.prefers]
        return self.likely(wanted)

    def unready(self, units: list[str]) -> Order | None:
        self.dice.shuffle(units)
        found = (self.activate(unit) for unit in units if self.dice.random() < 0.8)
        return next((order for order in found if order is not None), None)

    def likely(self, options: Sequence[Option]) -> Order | None:
        """One that is legal, of a few tries."""
        for option in self.dice.sample(options, len(options)):
            for _ in range(4):
                order = self.filled(option)
                if self.ask(order).legal:
                    return order
        return None

    def activate(self, unit: str) -> Order | None:
        choices = [option for option in self.rules.options(self.game, unit).unit if option.open]
        self.dice.shuffle(choices)
        # Holding still makes a dull game, and abilities are many.
        choices.sort(key=lambda one: (one.id == "hold", one.id.startswith("ability") and self.dice.random() < 0.5))
        for option in choices:
            tries = 1 if option.draft is not None or not option.asks else 3
            for _ in range(tries):
                order = self.on_table(option) if option.draft is not None else self.filled(option)
                if order is not None and self.ask(order).legal:
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
        if isinstance(ask, PointAsk):
            x, y = ask.start
            return (x + self.dice.uniform(-3, 3), y + self.dice.uniform(-3, 3))
        return "random play"

    def on_table(self, option: Option) -> Order | None:
        assert option.draft is not None
        answers = {**option.draft.answers, **{ask.name: self.answer(ask) for ask in option.asks}}
        models = self.game.alive_of(option.draft.unit)
        for _ in range(3):
            leader = self.dice.choice(models)
            if option.id.startswith(Charge.do):
                answers["targets"] = self.targets(leader, answers["targets"])
            draft = self.draft(option.draft, leader, answers)
            order = self.rules.propose(self.game, draft)
            if self.ask(order).legal:
                return order
        return None

    def targets(self, leader: Model, chosen: Answer) -> Answer:
        """The nearest more often than not."""
        by = self.game.unit(leader.unit).side
        enemies = {
            enemy.id: min(gone(leader.placed.centre, one.placed.centre) for one in self.game.standing_of(enemy.id))
            for enemy in self.game.enemies_of(by)
            if self.game.stands(enemy.id) and not self.game.is_flying(enemy.id)
        }
        if not enemies or self.dice.random() < 0.2:
            return chosen
        return tuple(sorted(enemies, key=lambda enemy: enemies[enemy])[: self.dice.choice((1, 1, 1, 2))])

    def draft(self, draft: Draft, model: Model, answers: Mapping[str, Answer]) -> Draft:
        leader, start = model.number, model.pose or Pose(0, 0)
        turn = start.turn if self.dice.random() < 0.7 else float(self.dice.randrange(0, 360, 15))
        if self.dice.random() >= self.asks_areas:
            x, y = self.guessed(draft, model, answers)
            return Draft(draft.option, draft.by, draft.unit, leader, (start, Pose(x, y, turn)), {}, answers)
        bare = Draft(draft.option, draft.by, draft.unit, leader, (start, start), {}, answers)
        held = Draft(draft.option, draft.by, draft.unit, leader, (start, Pose(start.x, start.y, turn)), {}, answers)
        for one in (held, bare):
            end = self.rules.areas(self.game, one).legal_end
            if end:
                x, y = self.spot(end, draft)
                rest = Pose(x, y, one.path[-1].turn)
                return Draft(draft.option, draft.by, draft.unit, leader, (start, rest), {}, answers)
        return bare

    def guessed(self, draft: Draft, model: Model, answers: Mapping[str, Answer]) -> Point:
        """A place that may do, found without asking."""
        speed = self.game.speed(draft.unit) or 6.0
        if draft.option.startswith(Deploy.do):
            return self.place_to_arrive(draft, model, speed)
        if draft.option.partition(":")[0] not in (Move.do, Run.do, Disengage.do, Charge.do, CloseRanks.do):
            return self.place_of_ability(model)
        x, y = model.placed.centre
        if draft.option.startswith((Charge.do, CloseRanks.do)):
            targets = answers.get("targets") or tuple(self.game.foes(draft.unit))
            places = [one.placed.centre for unit in targets for one in self.game.standing_of(str(unit))]
            if places:
                near = min(places, key=lambda place: gone(place, (x, y)))
                far = gone(near, (x, y)) or 1.0
                part = max(0.0, far - model.base.outer_radius * 2 - self.dice.uniform(0, 0.4)) / far
                return (x + (near[0] - x) * part, y + (near[1] - y) * part)
        far, angle = self.dice.uniform(0.3, 1.0) * speed, self.heading(draft.by, (x, y))
        return (x + far * math.cos(angle), y + far * math.sin(angle))

    def heading(self, by: str, at: Point) -> float:
        """Towards an enemy or a marker more often than not."""
        goals = [marker.at for marker in self.game.mission.markers]
        goals += [one.placed.centre for unit in self.game.enemies_of(by) for one in self.game.standing_of(unit.id)[:1]]
        if not goals or self.dice.random() < 0.3:
            return self.dice.uniform(0, math.tau)
        x, y = min(goals, key=lambda goal: gone(goal, at) * self.dice.uniform(0.5, 1.5))
        return math.atan2(y - at[1], x - at[0]) + self.dice.uniform(-0.5, 0.5)

    def place_to_arrive(self, draft: Draft, model: Model, speed: float) -> Point:
        table, side = self.game.mission.table, self.game.mission.side(draft.by)
        ability = self.game.kit.abilities.get(draft.option.partition(":")[2])
        if ability is not None and ability.by.value not in ("entry", "open_edge"):
            near = [one.placed.centre for one in self.game.on_table() if self.game.side_of(one) == draft.by]
            near += [token.at for token in self.game.tokens.values() if token.side == draft.by]
            if near and self.dice.random() < 0.9:
                x, y = self.dice.choice(near)
                far, angle = model.base.outer_radius * self.dice.uniform(2, 6), self.dice.uniform(0, math.tau)
                return (x + far * math.cos(angle), y + far * math.sin(angle))
            return (self.dice.uniform(1, table.width - 1), self.dice.uniform(1, table.height - 1))
        edges = list(side.entry)
        if ability is not None and ability.by.value == "open_edge":
            entered = {segment.edge for one in self.game.sides for segment in one.entry}
            edges = [
                EdgeSegment(edge, 0, table.height if edge in (EdgeName.LEFT, EdgeName.RIGHT) else table.width)
                for edge in EdgeName
                if edge not in entered
            ] or edges
        segment = self.dice.choice(edges)
        x, y = table.edge_point(segment.edge, self.dice.uniform(segment.start, segment.end))
        out_x, out_y = table.outward(segment.edge)
        deep = self.dice.uniform(0.3, 0.95) * speed - model.base.outer_radius
        return (x - out_x * deep, y - out_y * deep)

    def place_of_ability(self, model: Model) -> Point:
        table = self.game.mission.table
        if model.pose is None or self.dice.random() < 0.4:
            return (self.dice.uniform(1, table.width - 1), self.dice.uniform(1, table.height - 1))
        far, angle = self.dice.uniform(1, 8), self.heading(self.game.unit(model.unit).side, model.placed.centre)
        x, y = model.placed.centre
        return (x + far * math.cos(angle), y + far * math.sin(angle))

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
        if self.prefers and self.dice.random() < 0.5:
            goals = [marker.at for marker in self.game.mission.markers]
        return min(points, key=lambda point: min((point[0] - x) ** 2 + (point[1] - y) ** 2 for x, y in goals))

    def check(self, before: StarcraftGame, order: Order) -> None:
        for problem in broken(self.rules, before, order, self.game):
            raise AssertionError(f"after {order}: {problem}")


def acts(game: StarcraftGame, order: Order) -> bool:
    """Whether it is an activation: a Structure set up, a unit summoned, one that comes in as a round ends and a second
    Charge are none."""
    if game.awaiting is not Awaiting.ACTIVATION or (isinstance(order, Charge) and order.second):
        return False
    if not isinstance(order, Deploy):
        return True
    ability = game.kit.abilities.get(order.via)
    summoned = "summoned" in game.profile(order.unit).tags
    return not summoned and (ability is None or ability.does is not Does.ERECT)


def refusal(rules: StarcraftRules, game: StarcraftGame, order: Order) -> Verdict | None:
    """With which ``carry_out`` refuses; none where it does as it is told."""
    try:
        rules.carry_out(game, order)
    except IllegalOrder as refused:
        return refused.verdict
    return None


def gone(one: Point, other: Point) -> float:
    return math.hypot(one[0] - other[0], one[1] - other[1])


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
    yield from _badly_standing(game)
    yield from _wrong_tokens(game)
    yield from _wrong_engagements(rules, game)
    limit = pool(game)
    for side in game.sides:
        if limit is not None and on_table(game, side.id) > limit and not _grew(before, game, side.id):
            yield f"{side.id} has more Supply on the table than the pool"
        if game.vp.get(side.id, 0) < before.vp.get(side.id, 0):
            yield f"{side.id} lost VP"
    yield from _wrong_turn(before, order, game)
    if isinstance(order, Moving) and order.path and not isinstance(order, UseAbility):
        yield from moved_wrongly(rules, before, order, game)
    if isinstance(order, Pass) and before.phase is Phase.COMBAT and game.holder != before.holder:
        yield "a pass in the Combat Phase moved the First Player Marker"
    if game.round > game.card.rounds:
        yield "the game outlasts its rounds"


def _wrong_turn(before: StarcraftGame, order: Order, game: StarcraftGame) -> Iterator[str]:
    """The other side's, but where it has passed, where a card gives another turn, and where a summoned unit follows."""
    over = isinstance(order, ACTIVATIONS) and acts(before, order) and game.phase is before.phase
    if not over or game.attacking is not None or game.ended or game.awaiting is not Awaiting.ACTIVATION:
        return
    other = game.opponent(order.by)
    family = game.begun is not None and bool(game.state(game.begun).parent)
    if before.again != order.by and not family and game.active != (order.by if other in game.passed else other):
        yield f"after {order.by} it is {game.active}'s turn"


def _grew(before: StarcraftGame, game: StarcraftGame, side: str) -> bool:
    """Supply on the table did not grow by what was ordered: healing can bring nobody back."""
    return on_table(game, side) <= on_table(before, side)


def _badly_standing(game: StarcraftGame) -> Iterator[str]:
    table = game.mission.table
    standing = sorted(game.on_table(), key=lambda model: model.placed.pose.x)
    widest = 2 * max((model.base.outer_radius for model in standing), default=0.0)
    for i, model in enumerate(standing):
        pose = model.placed.pose
        if overhang(model.placed, table.width, table.height) > TOLERANCE:
            yield f"{model.id} hangs over the edge"
        for other in standing[i + 1 :]:
            if other.placed.pose.x - pose.x > widest:
                break
            far = model.base.outer_radius + other.base.outer_radius
            if abs(other.placed.pose.y - pose.y) < far and separation(model.placed, other.placed) < -SLACK:
                yield f"{model.id} overlaps {other.id}"
    for model in game.models.values():
        if model.on_table is not (model.pose is not None):
            yield f"{model.id} is on the table without a place, or off it with one"
        if model.id in game.bodies and not model.on_table:
            yield f"{model.id} left a body behind"
        if model.on_table and not 0 <= model.wounds < game.health(model):
            yield f"{model.id} has lost {model.wounds} of {game.health(model)} HP and stands"


def _wrong_tokens(game: StarcraftGame) -> Iterator[str]:
    table = game.mission.table
    lying = list(game.tokens.values())
    for i, token in enumerate(lying):
        if token.id != f"{token.side}.{token.kind.id}.{token.id.rpartition('.')[2]}":
            yield f"{token.id} is not called after what it is"
        if overhang(token.placed, table.width, table.height) > TOLERANCE:
            yield f"{token.id} hangs over the edge"
        if token.unit and game.unit(token.unit).side != token.side:
            yield f"{token.id} is the enemy's"
        for other in lying[i + 1 :]:
            if separation(token.placed, other.placed) < -SLACK and not (token.kind.displaced or other.kind.displaced):
                yield f"{token.id} lies on {other.id}"
    if len(lying) > game.laid:
        yield "more tokens lie there than were laid"


def _wrong_engagements(rules: StarcraftRules, game: StarcraftGame) -> Iterator[str]:
    """Units that are Engaged have models near each other; on a bare table those near each other are Engaged."""
    reach = rules.rulebook.figure("engagement_range")
    bare = not (game.terrain.walls or game.terrain.ledges)
    first, second = (
        [unit for unit in game.units_of(side.id) if game.stands(unit.id) and not game.is_flying(unit.id)]
        for side in game.sides
    )
    for one in first:
        for other in second:
            told = other.id in game.engaged.get(one.id, ())
            if told is not (one.id in game.engaged.get(other.id, ())):
                yield f"{one.id} and {other.id} are Engaged from one side alone"
            if not told and not bare:
                continue
            near = nearest_gap(game, one.id, other.id, reach + 0.5)
            if told and near >= reach + SLACK:
                yield f"{one.id} and {other.id} are Engaged at {near}"
            if bare and not told and near < reach - 2 * TOLERANCE:
                yield f"{one.id} and {other.id} are not Engaged at {near}"
    for unit, foes in game.engaged.items():
        if foes and not game.stands(unit):
            yield f"{unit} is Engaged and not there"


def nearest_gap(game: StarcraftGame, one: str, other: str, far: float) -> float:
    """Between the nearest models of two units; ``far`` where it is no less."""
    best = far
    for mine in game.standing_of(one):
        for theirs in game.standing_of(other):
            wide = mine.base.outer_radius + theirs.base.outer_radius + far
            a, b = mine.placed.pose, theirs.placed.pose
            if abs(a.x - b.x) < wide and abs(a.y - b.y) < wide:
                best = min(best, separation(mine.placed, theirs.placed))
    return best


def moved_wrongly(rules: StarcraftRules, before: StarcraftGame, order: Moving, game: StarcraftGame) -> Iterator[str]:
    limit = rules.rulebook.figure("engagement_range")
    aims: tuple[str, ...] = order.targets if isinstance(order, Charge) else ()
    if isinstance(order, CloseRanks):
        aims = (*before.fought, *before.foes(order.unit))
    state = game.state(order.unit)
    flies = game.is_flying(order.unit)
    for enemy in game.enemies_of(order.by):
        if enemy.id in aims or flies or game.is_flying(enemy.id):
            continue
        near = nearest_gap(game, order.unit, enemy.id, limit + 0.5)
        if near < limit - SLACK:
            yield f"{order.unit} ended {near} from {enemy.id}"
    leader = game.models[f"{order.unit}.{order.leader}"]
    if leader.on_table and not state.adrift:
        squadron = "squadron" in game.profile(order.unit).tags
        reach = rules.rulebook.figure("coherency_squadron" if squadron else "coherency")
        for model in game.standing_of(order.unit):
            if farthest(model.placed, leader.placed) > reach + SLACK:
                yield f"{model.id} is out of coherency and the unit is not said to be"
    if isinstance(order, Deploy) and state.adrift:
        yield "a Deploy ended Out of Coherency"
    if state.stationary and game.round == before.round and not isinstance(order, Deploy):
        yield "a unit moved and is STATIONARY"


def alternate(player: Player) -> Iterator[str]:
    """Nobody acts twice in a phase."""
    done: Counter[tuple[int, Phase, str]] = Counter()
    for round_, phase, _, unit in player.turns:
        done[round_, phase, unit] += 1
    excused = player.seen["ability unmark"] + player.seen["ability reserve"] + player.seen["ability recall"]
    twice = [key for key, count in done.items() if count > 1]
    if len(twice) > excused:
        yield f"acted twice: {twice}"


@pytest.fixture(scope="session")
def random_player() -> Callable[..., Player]:
    """``random_player(rules, game, seed, …)`` plays a game to its end, and checks each position on the way."""

    def play(rules: StarcraftRules, game: StarcraftGame, seed: int, most: int = MOST_ORDERS, **ways: Any) -> Player:
        player = Player(rules, game, random.Random(seed), **ways)
        player.play(most)
        assert not list(alternate(player))
        return player

    return play


@pytest.fixture(scope="session")
def stray() -> Callable[[Order, StarcraftGame, random.Random], Order]:
    """``stray(order, game, dice)``: the order with something in it changed at random."""
    return strayed
