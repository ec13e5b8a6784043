"""On random tables, for random squads: a place drawn is allowed by the way offered, and a place allowed is drawn.

Nothing is kept out: terrain that bars, slows and is climbed, close squads with little movement left, bases that turn,
ways that bend, mates set by hand, charges, lines exactly as drawn, moves that were halted, squads that are set down or
come on.
"""

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.mission import Mission, Piece
from engine.options import Draft
from engine.orders import RollOff
from engine.systems.genesys.orders import Activate, ChooseZones, Decline, Deploy, ForwardZones, React, Reaction
from engine.systems.genesys.rules import GenesysRules
from engine.systems.genesys.state import ActionState, GenesysGame
from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.gaps import separation, separation_from
from geometry.pose import Point, Pose
from missions.load import load_mission

OUTLINE = 0.01
ROUND = Base.round(1.0)
BASES = (ROUND, ROUND, Base.round(1.6), Base(BaseShape.OVAL, 1.0, 2.2), Base(BaseShape.RECTANGLE, 1.0, 2.0))
TRAITS = ({"impassable", "blocking"}, {"impassable"}, {"blocking"}, {"difficult"}, {"climbable"})
BLUE = ("blue.walkers", "blue.runners")
SEEDS = st.integers(0, 10**6)


@dataclass
class Table:
    """Where there is room left on a table that is filled at random."""

    chance: random.Random
    size: float
    pieces: tuple[Piece, ...]
    standing: list[Placed]

    @classmethod
    def of(cls, chance: random.Random, size: float, low: float, high: float) -> "Table":
        pieces = []
        for i in range(chance.choice([0, 1, 3, 5])):
            x, y = chance.uniform(0.2, size - 4), chance.uniform(low, high)
            w, h = chance.choice([0.3, 1, 3]), chance.choice([0.3, 1, 3])
            corners = [(x, y), (x + w, y + h * 0.3), (x + w * 0.6, y + h)]
            area = Area.polygon(corners) if chance.random() < 0.5 else Area.rectangle(x, y, x + w, y + h)
            traits = frozenset(chance.choice(TRAITS))
            pieces.append(Piece(f"p{i}", f"P{i}", "rock", area, traits=traits, height=1.0))
        return cls(chance, size, tuple(pieces), [])

    def poses(self, count: int, base: Base, about: Point, wide: float, turn: float = 0.0) -> dict[int, Pose]:
        walls = [piece.outline for piece in self.pieces if "impassable" in piece.traits]
        found: dict[int, Pose] = {}
        for _ in range(40 * count):
            x, y = (at + self.chance.uniform(-wide, wide) for at in about)
            placed, off = Placed(base, Pose(x, y, turn)), base.outer_radius
            if not (off < x < self.size - off and off < y < self.size - off):
                continue
            apart = self.chance.choice([0, 0.01, 0.3])
            if all(separation(placed, one) > apart for one in self.standing) and all(
                separation_from(placed, wall) > 0 for wall in walls
            ):
                self.standing.append(placed)
                found[len(found) + 1] = placed.pose
            if len(found) == count:
                break
        return found


def varied(chance: random.Random, mission: Mission, table: Table) -> Mission:
    chosen: dict[str, Any] = {**mission.settings, "passing": chance.choice(["friends", "friends", "all", "none"])}
    if chance.random() < 0.4:
        chosen["difficult_ground"] = chance.choice(["double", 2.0])
    if chance.random() < 0.3:
        chosen["climbing"] = "height"
    if chance.random() < 0.2:
        chosen["bonus_inches"] = "rest"
    return replace(mission, settings=chosen, terrain=table.pieces)


def answered(rules: GenesysRules, game: GenesysGame, chance: random.Random) -> GenesysGame:
    """Until Blue has no more to say."""
    while game.activation is not None and game.activation.window is not None:
        kind = chance.choice([Reaction.SHOOT, Reaction.STRIKE])
        react = React(by="blue", unit=chance.choice(BLUE), kind=kind)
        halted = game.activation.halted is not None
        if not (halted and rules.judge(game, react).legal):
            game = rules.carry_out(game, Decline(by="blue", rest=chance.random() < 0.5))
        else:
            game = rules.carry_out(game, react)
    return game


def in_play(rules: GenesysRules, field: Mission, chance: random.Random) -> GenesysGame:
    """A squad that is active among friends and enemies; it has moved before, or some of it."""
    table = Table.of(chance, 30, 8, 22)
    base, turn = chance.choice(BASES), chance.choice([0.0, 0.0, 30.0, 90.0])
    x, y = middle = chance.choice([(15, 15), (15, 15), (3, 3), (15, 2)])
    poses = {
        "red.walkers": table.poses(chance.choice([1, 2, 3, 4, 6]), base, middle, chance.choice([0.8, 1.5, 3]), turn),
        "blue.walkers": table.poses(chance.choice([2, 4, 6]), ROUND, (x + chance.uniform(-4, 4), y + 2), 2.5),
        "blue.runners": table.poses(1, ROUND, middle, 5),
        "red.runners": table.poses(chance.choice([1, 4]), ROUND, middle, chance.choice([2, 5])),
        "red.captain": {1: Pose(1, 29)},
        "blue.captain": {1: Pose(29, 29)},
    }
    units = []
    for unit in field.units:
        profile: Any = unit.profile
        profile = replace(profile, base=base) if unit.id == "red.walkers" else replace(profile, shooting_range=5.0)
        units.append(replace(unit, models=tuple(poses[unit.id]), poses=poses[unit.id], profile=profile))
    mission = replace(field, units=tuple(units), table=replace(field.table, width=30, height=30))
    game = rules.carry_out(rules.begin(varied(chance, mission, table)), RollOff(rolled={"red": (6,), "blue": (1,)}))
    if chance.random() < 0.35:
        game = replace(game, actions=dict.fromkeys(BLUE, ActionState.HELD))
    game = answered(rules, rules.carry_out(game, Activate(by="red", unit="red.walkers")), chance)
    for _ in range(chance.choice([0, 0, 1, 3])):
        hand, far = chance.choice(game.standing_of("red.walkers")), chance.choice([1, 3, 8])
        here = hand.placed.pose
        way = (here, here.moved(chance.uniform(-far, far), chance.uniform(-far, far)))
        option = chance.choice(["move", "move_one", "move_one", "move_extra"])
        order = rules.propose(game, Draft(option, "red", "red.walkers", hand.number, way))
        if rules.judge(game, order).legal:
            game = answered(rules, rules.carry_out(game, order), chance)
    return tired(game, chance)


def tired(game: GenesysGame, chance: random.Random) -> GenesysGame:
    """Some of those who have not moved have gone up and down."""
    activation = game.activation
    if activation is None or activation.halted is not None or chance.random() < 0.5:
        return game
    trails = dict(activation.trails)
    for model in game.standing_of("red.walkers"):
        gone, here = chance.choice([0, 6, 7.8, 8.3, 8.7, 8.9, 9.0]), model.placed.pose
        if gone:
            trails.setdefault(model.id, (here, here.moved(0, gone / 2), here))
    return game.with_activation(replace(activation, trails=trails))


def points(chance: random.Random, end: Area, about: list[Point], around: Point) -> Iterator[Point]:
    """By others' bases, anywhere, and just within and without the outline."""
    for x, y in chance.sample(about, min(len(about), 6)):
        yield (x + chance.uniform(-2, 2), y + chance.uniform(-2, 2))
    for _ in range(4):
        yield (around[0] + chance.uniform(-10, 10), around[1] + chance.uniform(-10, 10))
    for ring in chance.sample(list(end.rings()) * 5, min(5, 5 * len(list(end.rings())))):
        i = chance.randrange(len(ring))
        (x0, y0), (x1, y1) = ring[i], ring[(i + 1) % len(ring)]
        long = math.hypot(x1 - x0, y1 - y0)
        if long > 1e-6:
            part, off = chance.random(), chance.choice([-0.012, 0.012, -0.004, 0.004]) / long
            yield (x0 + (x1 - x0) * part + (y1 - y0) * off, y0 + (y1 - y0) * part - (x1 - x0) * off)


def check_moving(rules: GenesysRules, field: Mission, seed: int) -> int:
    """How many places were drawn. A charge ends where it gets into contact, not where it is held."""
    chance = random.Random(seed)
    game = in_play(rules, field, chance)
    squad = game.standing_of("red.walkers")
    if game.activation is None or game.activation.movement_over or not squad:
        return 0
    option = chance.choice(["move", "move", "move_one", "move_extra", "charge", "charge", "charge_extra"])
    hand = chance.choice(squad)
    here = hand.placed.pose
    bend = here.moved(chance.uniform(-1.5, 1.5), chance.uniform(-1.5, 1.5))
    way = (here, bend) if chance.random() < 0.25 else (here,)
    turn = here.turn + chance.choice([0, 0, 0, 90, 35])
    mate = chance.choice(squad)
    others = {}
    if mate is not hand and chance.random() < 0.3:
        others[mate.number] = mate.placed.pose.moved(chance.uniform(-2, 2), chance.uniform(-2, 2))
    answers = {"targets": (BLUE[0],)} if option.startswith("charge") and chance.random() < 0.3 else {}
    exact = chance.random() < 0.3

    def draft(point: Point) -> Draft:
        return Draft(option, "red", "red.walkers", hand.number, (*way, Pose(*point, turn)), others, answers, exact)

    end = rules.areas(game, draft(way[-1].point)).legal_end
    assert end is not None
    about = [one.placed.centre for one in game.on_table() if math.dist(one.placed.centre, here.point) < 11]
    return compared(rules, game, end, draft, points(chance, end, about, here.point))


def compared(rules: GenesysRules, game: GenesysGame, end: Area, draft: Any, tried: Iterator[Point]) -> int:
    drawn = 0
    near = end.grown(OUTLINE)
    for point in tried:
        order: Any = rules.propose(game, draft(point))
        verdict = rules.judge(game, order)
        if end.contains(point):
            drawn += 1
            assert verdict.legal, (point, [(found.code, found.subjects) for found in verdict.refusals])
        if verdict.legal:
            assert near.contains(order.path[-1].point), (point, order)
    return drawn


def check_coming(rules: GenesysRules, muster: Mission, seed: int) -> int:
    """Likewise for a squad that is set down, or comes on from reserve, whole."""
    chance = random.Random(seed)
    table = Table.of(chance, 48, 34, 44)
    count, base = chance.choice([1, 2, 3, 6, 9]), chance.choice(BASES)
    walkers = next(unit for unit in muster.units if unit.id == "red.walkers")
    profile: Any = walkers.profile
    squad = replace(walkers, models=tuple(range(1, count + 1)), profile=replace(profile, base=base))
    poses = table.poses(chance.choice([1, 4, 14, 40]), ROUND, (24, 42), 24)
    horde = replace(walkers, id="blue.horde", models=tuple(poses), poses=poses, profile=replace(profile, base=ROUND))
    others = (unit for unit in muster.units if unit is not walkers)
    game = rules.begin(varied(chance, replace(muster, units=(*others, squad, horde)), table))
    zones = ChooseZones(by="red", zones=chance.choice([(1, 2, 4), (1, 3, 5), (2, 3, 6)]))
    few = ForwardZones(by="red", zone=chance.choice([1, 2, 5]), rolled=(chance.choice([1, 5]),) * 2)
    game = rules.carry_out(game, zones if chance.random() < 0.6 else few)
    option = chance.choice(["deploy", "arrive", "arrive_extra"])
    if option != "deploy":
        places = (Pose(chance.uniform(1, 47), chance.uniform(31, 47)) for _ in range(200))
        captain = (Deploy(by="red", unit="red.captain", model=1, path=(place,)) for place in places)
        down = next((order for order in captain if rules.judge(game, order).legal), None)
        begin = Activate(by="red", unit="red.walkers")
        game = game if down is None else rules.carry_out(game, down)
        game = rules.carry_out(game, RollOff(rolled={"red": (6,), "blue": (1,)})) if down is not None else game
        if down is None or not rules.judge(game, begin).legal:
            return 0
        game = rules.carry_out(game, begin)
    hand, turn = chance.randint(1, count), chance.choice([0.0, 0.0, 90.0, 35.0])
    set_one = {hand % count + 1: Pose(chance.uniform(0, 48), chance.uniform(36, 48), turn)}
    by_hand = set_one if count > 1 and chance.random() < 0.2 else {}
    bend = (Pose(chance.uniform(0, 48), chance.uniform(36, 48), turn),)
    bends = bend if option != "deploy" and chance.random() < 0.2 else ()

    def draft(point: Point) -> Draft:
        return Draft(option, "red", "red.walkers", hand, (*bends, Pose(*point, turn)), by_hand)

    here = draft((24, 44))
    end = rules.areas(game, replace(here, path=(Pose(24, 50), *here.path))).legal_end
    assert end is not None
    return compared(rules, game, end, draft, points(chance, end, [place.point for place in poses.values()], (24, 42)))


@pytest.fixture(scope="module")
def muster() -> Mission:
    return load_mission(Path(__file__).with_name("muster.yaml"))


ANY_TABLE = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow]


@settings(max_examples=12, suppress_health_check=ANY_TABLE)
@given(seed=SEEDS)
def test_moves_and_charges_are_drawn_where_they_are_allowed(rules: GenesysRules, field: Mission, seed: int) -> None:
    check_moving(rules, field, seed)


@settings(max_examples=6, suppress_health_check=ANY_TABLE)
@given(seed=SEEDS)
def test_squads_are_drawn_where_they_find_room(rules: GenesysRules, muster: Mission, seed: int) -> None:
    check_coming(rules, muster, seed)


@pytest.mark.long
@settings(max_examples=80, suppress_health_check=ANY_TABLE)
@given(seed=SEEDS)
def test_so_it_is_on_many_tables(rules: GenesysRules, field: Mission, seed: int) -> None:
    check_moving(rules, field, seed)


@pytest.mark.long
@settings(max_examples=40, suppress_health_check=ANY_TABLE)
@given(seed=SEEDS)
def test_so_it_is_for_many_squads_that_come(rules: GenesysRules, muster: Mission, seed: int) -> None:
    check_coming(rules, muster, seed)


def test_places_are_drawn_in_most_of_them(rules: GenesysRules, field: Mission, muster: Mission) -> None:
    found = [check_moving(rules, field, seed) for seed in range(8)] + [check_coming(rules, muster, i) for i in range(4)]
    assert sum(found) > 20
    assert sum(one > 0 for one in found) > 6
