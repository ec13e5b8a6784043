"""A player that does what chance picks of what the options offer, and what holds of every position it comes to."""

import itertools
import math
import random
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from engine.findings import IllegalOrder
from engine.options import BagAsk, ChoiceAsk, DiceAsk, Draft, NumberAsk, PointAsk
from engine.systems.hardwired28.bag import bag
from engine.systems.hardwired28.deploying import DEPLOY
from engine.systems.hardwired28.orders import Act, Action, Activate, Arrive, Draw, Move, Spend, Synergy
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.spawning import EDGES
from engine.systems.hardwired28.stages import stage_of
from engine.systems.hardwired28.throw_orders import Throw
from geometry.gaps import separation
from geometry.outline import overhang
from geometry.pose import Pose
from geometry.tolerance import TOLERANCE
from missions.load import load_mission
from missions.orders import order_from_data, order_to_data
from missions.rules import profiles
from missions.shipped import shipped_paths

RARE = {
    "reboot": 0.5,
    "fall": 0.5,
    "push": 0.01,
    "swap": 0.005,
    "wound": 0.02,
    "remove": 0.015,
    "effect": 0.02,
    "lift": 0.2,
    "hostile": 0.02,
    "focus": 0.03,
    "roll": 0.005,
    "name_target": 0.3,
    "assign": 0.1,
}
MOST_ORDERS = 700
LOOKED_INTO = 0.01
"""How often the panels and what is closed are asked about too, by order."""
FEW, LEFT_OUT = 1, ("recovery.agent",)
FLICKERS = ("hostiles.flickers",)


class Player:
    """Takes what the options offer, answers what they ask by chance, and leads models where chance leads them."""

    def __init__(self, rules, mission, chance):
        self.rules = rules
        self.chance = chance
        self.game = rules.begin(mission)
        self.units = [unit.id for unit in mission.units]
        self.ready = []
        self.given = []

    def options(self):
        """Asked about a unit that was ready when last asked, now and then about any other."""
        units = self.ready if self.ready and self.chance.random() < 0.9 else self.units
        if self.game.last is not None:
            side = self.game.side_of(self.game.models[self.game.last])
            units = [unit.id for unit in self.game.units_of(side)]
        # Where no unit is ready, nor may follow the last by Synergy, mostly nobody need be asked about.
        idle = not self.ready and self.game.last is None
        unit = None if idle and self.chance.random() < 0.6 else self.chance.choice(units)
        offered = self.rules.options(self.game, unit)
        self.ready = sorted(offered.ready)
        return offered

    def pick(self, offered):
        turn = [option for option in (*offered.general, *offered.unit) if option.open]
        table = [
            option
            for option in offered.table
            if option.open and self.chance.random() < RARE[option.id.partition(":")[0]]
        ]
        for option in table:
            return option
        if not turn:
            return None
        return self.chance.choices(turn, [weight(option) for option in turn])[0]

    def order(self, option):
        if option.draft is not None:
            return self.rules.propose(self.game, self.led(option.draft))
        return self.rules.fill(self.game, option, {ask.name: self.answer(ask) for ask in option.asks})

    def led(self, draft: Draft) -> Draft:
        if draft.option == DEPLOY:
            return replace(draft, path=(Pose(0, 0), self.set_up(draft)))
        pose = self.game.models[f"{draft.unit}.{draft.model}"].pose or Pose(0, 0)
        path = [pose]
        for _ in range(self.chance.choice((1, 1, 1, 2))):
            angle, length = self.chance.uniform(0, 2 * math.pi), self.chance.uniform(0, 4.2)
            if self.chance.random() < 0.5:
                angle = self.towards_a_goal(path[-1]) + self.chance.gauss(0, 0.4)
            path.append(path[-1].moved(length * math.cos(angle), length * math.sin(angle)))
        # A way round costs time to find, so that most of the drags are the very line.
        return replace(draft, path=tuple(path), exact=self.chance.random() < 0.8)

    def set_up(self, draft: Draft) -> Pose:
        """Somewhere in a zone of its side, and where that has been tried in vain, where the picture has room."""
        zones = [zone for zone in self.game.mission.zones if zone.kind == "deployment" and zone.side == draft.by]
        if self.chance.random() < 0.5:
            left, top, right, bottom = self.chance.choice(zones).area.bounds
            return Pose(self.chance.uniform(left, right), self.chance.uniform(top, bottom))
        drawn = self.rules.areas(self.game, replace(draft, path=(Pose(0, 0),)))
        return Pose(*drawn.legal_end.inside_point)

    def towards_a_goal(self, pose: Pose) -> float:
        """Or else chance would hardly ever find one."""
        places = [one.placed.centre for one in self.game.on_table() if self.game.kind(one) is Kind.COWORKER]
        if not places or self.chance.random() < 0.5:
            places = [marker.at for marker in self.game.mission.markers if marker.id not in self.game.taken]
        if not places:
            return self.chance.uniform(0, 2 * math.pi)
        x, y = min(places, key=lambda at: math.dist(at, pose.point))
        return math.atan2(y - pose.y, x - pose.x)

    def answer(self, ask):
        if isinstance(ask, DiceAsk):
            return tuple(self.chance.randint(1, ask.sides) for _ in range(ask.count))
        if isinstance(ask, BagAsk):
            return self.chance.choices(list(ask.tokens), list(ask.tokens.values()))[0]
        if isinstance(ask, ChoiceAsk):
            values = [value for value, _ in ask.choices]
            if ask.many:
                return (self.chance.choice(values),) if values and self.chance.random() < 0.8 else ()
            # The nearest target comes first.
            return "" if not values else values[0] if self.chance.random() < 0.6 else self.chance.choice(values)
        if isinstance(ask, NumberAsk):
            return self.chance.randint(ask.low, ask.high)
        if isinstance(ask, PointAsk):
            table = self.game.mission.table
            return (self.chance.uniform(0, table.width), self.chance.uniform(0, table.height))
        return "by chance"


def weight(option):
    if option.at_once:
        return 20.0  # what follows from an order given before
    if option.id == "end":
        return 0.5
    if option.id.startswith("synergy"):
        return 60.0  # seldom open: a Blessing that was rolled, and a friend near who has not acted
    if option.id.startswith("action:interrogate"):
        return 60.0  # seldom open: chance must have led a model to a Coworker
    if option.id.startswith("attack_with"):
        return 6.0  # a weapon in reach and a target in sight
    wanted = ("action:search", "action:interact")
    if option.id.startswith(("throw", "power", "granted", "flee")):
        return 4.0
    return 3.0 if option.draft is not None or option.id.startswith(wanted) else 1.0


class Ledger:
    """What has happened this round, kept beside the game and by other means than the game's own."""

    def __init__(self, game):
        self.begin(game)

    def begin(self, game):
        self.round = game.round
        self.acted = Counter()
        self.drawn = set()
        self.moves, self.actions = 0, 0
        self.acting = None
        self.models = self.fleeing = None

    def note(self, before, game, order):
        if isinstance(order, Activate | Synergy):
            self.acting = f"{order.unit}.{order.model}"
            self.acted[self.acting] += 1
            self.moves = self.actions = 0
        elif isinstance(order, Draw):
            self.drawn.add(order.token)
        elif isinstance(order, Act) and order.verb == "summon" and game.setting("summon_token") == "next_round":
            known = {unit.id for unit in game.mission.units}
            self.drawn |= {
                unit for unit in FLICKERS if unit in known and game.standing_of(unit) and not before.standing_of(unit)
            }
        elif isinstance(order, Move):
            self.moves += 1
        elif isinstance(order, Action | Throw):
            self.actions += 1
            assert self.acting not in before.fleeing
        if game.round != self.round:
            self.begin(game)

    def check(self, rules, game):
        assert all(times == 1 for times in self.acted.values())
        assert self.moves <= 1
        assert self.actions <= 2
        self.check_bag(rules, game)
        assert all(game.models[one.model].on_table for one in game.trials)
        assert all(game.models[id].on_table for one in game.due for id in (one.attacker, one.target))
        if game.models is self.models and game.fleeing is self.fleeing:
            return
        self.models, self.fleeing = game.models, game.fleeing
        self.check_table(game)

    def check_table(self, game):
        """Who stands where: asked anew when a model has changed."""
        standing = list(game.on_table())
        here = {model.id for model in standing}
        assert game.fleeing <= here
        for a, b in itertools.combinations(standing, 2):
            assert separation(a.placed, b.placed) >= -TOLERANCE - 1e-9, (a.id, b.id)
        table = game.mission.table
        assert all(overhang(model.placed, table.width, table.height) <= TOLERANCE + 1e-9 for model in standing)
        assert all((model.pose is None) is (not model.on_table) for model in game.models.values())

    def check_bag(self, rules, game):
        expected = Counter()
        for model in game.on_table():
            if game.profile(model).kind is Kind.SQUAD:
                waiting = self.acted[model.id] == 0
                expected[game.side_of(model)] += waiting
                if waiting and model.id in game.focused:
                    expected[game.side_of(model)] += 2
            elif model.unit not in self.drawn:
                expected[model.unit] = 1
        expected.update(game.stale)
        if game.token is not None and game.activation is None and not game.is_group(game.token):
            expected[game.token] -= 1
        assert dict(bag(rules.rulebook, game)) == {word: count for word, count in expected.items() if count}


def as_read(rules, _chance):
    """The default reading of every setting."""
    return {name: setting.default for name, setting in rules.rulebook.settings.items()}


def some_settings(rules, chance):
    """Any reading of any setting that is asked."""
    return {
        name: chance.choice(list(setting.readings)) if setting.asked and chance.random() < 0.3 else setting.default
        for name, setting in rules.rulebook.settings.items()
    }


def play_by_chance(rules, mission, seed, seen, most=MOST_ORDERS, read=some_settings):
    """A game from its first order on, to its end or until ``most`` orders have been tried."""
    chance = random.Random(seed)
    player = Player(rules, replace(mission, settings=read(rules, chance)), chance)
    ledger = Ledger(player.game)
    for _ in range(most):
        seen[stage_of(rules.rulebook, player.game)] += 1
        if player.game.ended:
            break
        option = player.pick(player.options())
        if option is None:
            continue
        order = player.order(option)
        before, refusal = player.game, None
        try:
            player.game = rules.carry_out(before, order)
        except IllegalOrder as illegal:
            refusal = illegal.verdict
        if refusal is not None:
            assert not refusal.legal
            assert rules.judge(before, order) == refusal
            continue
        rules.describe(before, order)
        player.given.append(order)
        tell(before, order, seen)
        ledger.note(before, player.game, order)
        ledger.check(rules, player.game)
        if chance.random() < LOOKED_INTO:
            assert rules.judge(before, order).legal
            assert order_from_data(rules, order_to_data(order)) == order
            rules.readout(player.game)
            check_closed_options(rules, player)
    return player


def tell(game, order, seen):
    """Count the order, and what is done with it."""
    seen[order.do] += 1
    seen["flees"] += isinstance(order, Move) and f"{order.unit}.{order.model}" in game.fleeing
    if isinstance(order, Action):
        seen[f"action {order.action}"] += 1
        seen[f"power {order.power}"] += bool(order.power)
    elif isinstance(order, Throw):
        seen[f"grenade {order.grenade}"] += 1
    elif isinstance(order, Act):
        seen[f"verb {order.verb}"] += 1
    elif isinstance(order, Spend):
        seen[f"blessing {order.blessing}"] += 1
    elif isinstance(order, Arrive):
        seen[f"spawn {next(wave.edge for wave in game.mission.waves if wave.unit == order.unit)}"] += 1
    for trial in game.trials:
        seen[f"trial {trial.kind}"] += 1


def check_closed_options(rules, player):
    """What an option calls closed is refused however its questions are answered."""
    for option in (*player.options().unit,):
        if option.closed is not None:
            assert not rules.judge(player.game, player.order(option)).legal, option.id


def reduced(mission, models):
    """The Boss and some others of each squad, and one group of Coworkers: a game that is soon played."""
    kept = []
    for side in mission.sides:
        units = [unit for unit in mission.units if unit.side == side.id]
        squad = [unit for unit in units if side.plays]
        groups = [unit for unit in units if not side.plays]
        arriving = {wave.unit for wave in mission.waves}
        kept += squad[:models] + [unit for unit in groups if unit.id in arriving]
        kept += [unit for unit in groups if unit.id not in arriving][:1]
    return replace(mission, units=tuple(kept))


def skirmish(mission, chance, most=3):
    """The small table with hostiles of any row of any faction, whose wave comes from anywhere. With ``most`` models a
    group of few, it is sooner played."""
    rows = [one for one in profiles("hardwired28").values() if one.kind is Kind.HOSTILE]
    pack, wave = chance.choice(rows), chance.choice(rows)
    kinds = {"hostiles.pack": pack, "hostiles.wave": wave}
    units = tuple(
        replace(unit, profile=kinds.get(unit.id, unit.profile), models=unit.models[:most])
        for unit in mission.units
        if most > FEW or unit.id not in LEFT_OUT
    )
    waves = tuple(replace(one, edge=chance.choice(list(EDGES))) for one in mission.waves)
    return replace(mission, units=units, waves=waves)


@pytest.fixture(scope="session")
def by_chance():
    return play_by_chance


@pytest.fixture(scope="session")
def skirmish_of():
    return skirmish


@pytest.fixture(scope="session")
def reduced_to():
    return reduced


@pytest.fixture(scope="session")
def plain_settings():
    return as_read


@pytest.fixture(scope="session")
def extraction():
    return load_mission(next(path for path in shipped_paths("hardwired28") if path.stem == "extraction"))


@pytest.fixture(scope="session")
def small():
    return load_mission(Path(__file__).parents[1] / "tables" / "skirmish.yaml")
