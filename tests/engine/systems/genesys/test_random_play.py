"""A player that knows no rules plays whole games through the gate; nothing legal may break what must always hold."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.findings import IllegalOrder
from engine.options import Answer, ChoiceAsk, DiceAsk, Draft, NumberAsk, Option
from engine.orders import End, Order, Remove, Wound
from engine.systems.genesys import command
from engine.systems.genesys.bonus import charge_bonus
from engine.systems.genesys.engagement import engaged
from engine.systems.genesys.generation import is_later
from engine.systems.genesys.orders import ORDERS, Activate, Arrive, Charge, Decline, GoOn, Move, React, Reaction
from engine.systems.genesys.reserves import is_reserve
from engine.systems.genesys.rounds import may_challenge
from engine.systems.genesys.state import ActionState, GenesysGame, Stage
from geometry.gaps import separation
from geometry.outline import overhang
from geometry.pose import Pose, distance
from geometry.travel import between

Begin = Callable[..., Any]

CROWDED = {
    "red.captain": {1: (16, 24)},
    "red.walkers": {1: (10, 22), 2: (12, 22), 3: (14, 22)},
    "red.runners": {1: (20, 23), 2: (22, 23)},
    "blue.captain": {1: (18, 12)},
    "blue.walkers": {1: (11, 14), 2: (13, 14), 3: (15, 14)},
    "blue.runners": {1: (20, 13), 2: (22, 13)},
}

VARIANTS = st.fixed_dictionaries(
    {
        "bonus_bands": st.sampled_from(["by_generation", "strict", "round_up", "round_down", "later"]),
        "bonus_inches": st.sampled_from(["way", "rest"]),
        "squad_bonus": st.sampled_from(["own", "least", "most"]),
        "reaction_cost": st.sampled_from(["one_each", "by_kind"]),
        "at_zero": st.sampled_from(["passes", "one_squad"]),
        "leader_loss": st.sampled_from(["at_once", "next_turn"]),
        "held_action": st.sampled_from(["explicit", "always"]),
        "first_turn": st.sampled_from(["roll_off_command", "roll_off_plain"]),
        "direct_path": st.sampled_from(["whole_way", "last_leg"]),
        "charge_sight": st.sampled_from(["pieces", "impassable", "nothing"]),
        "passing": st.sampled_from(["friends", "all", "none"]),
        "squad_coherency": st.sampled_from(["off", 2.0]),
        "reaction_moment": st.sampled_from(["trigger", "between"]),
        "arc": st.sampled_from(["90", "180", "270", "360"]),
        "generation": st.sampled_from(["2016", "2016", "2017", "2018+"]),
        "exhausted_command": st.sampled_from(["counted", "printed"]),
        "bonus_carried": st.sampled_from(["higher", "new"]),
        "least_squads": st.sampled_from(["one", "half"]),
        "entry_edges": st.sampled_from(["stretch", "whole"]),
        "reserve_round": st.sampled_from(["first", "second"]),
        "reaction_action": st.sampled_from(["held", "unused"]),
        "exhausted_by": st.sampled_from(["used", "lapsed"]),
        "end_game": st.sampled_from(["each_side", "one_roll"]),
    }
)


HOLDING = {"arc": "180", "held_action": "always"}
"""Many Actions are held, and not all that moves is in their fields."""

WANTED = ("hold", "strike", "fight_back", "go_on", "arrive")
"""What few positions leave open, and is taken often where it is."""


class RandomPlayer:
    """Takes any option that is open and answers whatever it asks; sometimes asks for what is not open.

    Often it takes the one it has taken least, by ``taken``, so that everything is reached soon.
    """

    def __init__(self, play: Any, chance: random.Random, taken: Counter[str]) -> None:
        self.play = play
        self.chance = chance
        self.taken = taken
        self.orders: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        self.halts = 0
        self.asked = ""
        self.keeps_back = chance.random() < 0.6
        """A squad that waits is not set down, but comes on from reserve."""

    def step(self) -> bool:
        """False once the game has ended."""
        game, rules = self.play.game, self.play.rules
        if game.ended and not rules.options(game).general:
            return False
        unit = None if game.ended else self._unit(game)
        found = rules.options(game, unit)
        groups = [group for group in (found.general, found.unit, found.unit, found.unit) if group]
        if game.activation is not None and game.activation.window and game.activation.halted is None:
            # Often nothing, so that moves are halted; once one was, often an answer.
            groups += [found.general] * 6
        halted = game.activation is not None and game.activation.window and game.activation.halted is not None
        if halted and self.chance.random() < 0.7:
            groups = [found.unit]
        if game.stage is Stage.ROLL_OFF and unit is not None and self.chance.random() < 0.9:
            waiting = tuple(one for one in (*found.general, *found.unit) if one.id != "roll_off" and one.open)
            waiting = tuple(one for one in waiting if one.id != "deploy" or not self.keeps_back)
            groups = [waiting] if waiting else groups
        if may_challenge(game) and self.chance.random() < 0.3:
            groups = [tuple(option for option in found.table if option.id == "challenge")]
        option = self._choose(
            found.table if found.table and self.chance.random() < 0.06 else self.chance.choice(groups)
        )
        self.asked = option.id
        order = self._order(option)
        if order is None:
            return True
        verdict = rules.judge(game, order)
        if option.open and option.draft is None and not option.asks:
            assert verdict.legal, f"{option.id} was offered and is refused"
        if not option.open:
            assert not verdict.legal or option.draft is not None, f"{option.id} was closed and is allowed"
        self.carry_out(game, order, verdict.legal)
        return True

    def carry_out(self, game: GenesysGame, order: Order, legal: bool) -> None:
        try:
            after = self.play.rules.carry_out(game, order)
        except IllegalOrder:
            assert not legal
            self.refused[order.do] += 1
            return
        assert legal
        holds_after(self.play.rules, game, order, after)
        self.play.game = after
        self.taken[self.asked] += 1
        self.orders[order.do] += 1
        if isinstance(order, React):
            self.kinds[order.kind.value] += 1
        was = game.activation.halted if game.activation else None
        now = after.activation.halted if after.activation else None
        self.halts += now is not None and now is not was

    def _unit(self, game: GenesysGame) -> str | None:
        if game.stage is Stage.ROLL_OFF:
            return next((unit.id for unit in game.mission.units if not game.standing_of(unit.id)), None)
        window = game.activation and game.activation.window
        if window:
            holding = [unit for unit in game.squads_of(window) if game.action_of(unit) is ActionState.HELD]
            return self.chance.choice(holding or list(game.squads_of(window)))
        if game.activation is not None:
            return game.activation.unit
        ready = self.play.rules.options(game).ready
        return self.chance.choice(sorted(ready)) if ready else None

    def _choose(self, options: tuple[Option, ...]) -> Option:
        """Rarely one that is closed."""
        likely = [option for option in options if option.open and option.id not in ("decline_rest", "dive")] or [
            option for option in options if option.open
        ]
        wanted = [option for option in likely if option.id in WANTED]
        if wanted and self.chance.random() < 0.5:
            return self.chance.choice(wanted)
        if likely and self.chance.random() < 0.3:
            least = min(self.taken[option.id] for option in likely)
            return self.chance.choice([option for option in likely if self.taken[option.id] == least])
        return self.chance.choice(options if self.chance.random() < 0.06 or not likely else likely)

    def _order(self, option: Option) -> Order | None:
        game = self.play.game
        answers = {ask.name: answer for ask in option.asks if (answer := self._answer(ask)) is not None}
        if len(answers) < sum(not isinstance(ask, ChoiceAsk) or bool(ask.choices) for ask in option.asks):
            return None
        if option.draft is None:
            if any(isinstance(ask, ChoiceAsk) and not ask.choices and not ask.many for ask in option.asks):
                return None
            return self.play.rules.fill(game, option, answers)
        standing = game.standing_of(option.draft.unit)
        if option.id in ("arrive", "arrive_extra"):
            at = Pose(self.chance.uniform(0, 36), self.chance.uniform(27, 36), self.chance.choice([0.0, 90.0]))
            return self.play.rules.propose(game, replace(option.draft, model=1, path=(at,)))
        if option.id == "deploy":
            at = Pose(self.chance.uniform(1, 35), self.chance.uniform(22, 35))
            return self.play.rules.propose(game, replace(option.draft, model=1, path=(at,)))
        if not standing:
            return None
        hand = self.chance.choice(standing)
        answers.pop("targets", None)
        path = self._path(hand.placed.pose, option)
        # Ways round take long to find, and are tried elsewhere.
        exact = self.chance.random() < 0.6
        draft = replace(option.draft, model=hand.number, path=path, answers=answers, exact=exact)
        assert isinstance(draft, Draft)
        return self.play.rules.propose(game, draft)

    def _path(self, here: Pose, option: Option) -> tuple[Pose, ...]:
        if option.id.startswith("charge") or self.chance.random() < 0.4:
            foes = [m for m in self.play.game.on_table() if self.play.game.side_of(m) != option.by]
            if foes:
                there = here.at(*self.chance.choice(foes).placed.centre)
                if self.chance.random() < 0.4:
                    # Past it, near enough to be struck at.
                    side = self.chance.choice([-1.6, 1.6])
                    far = max(1.0, distance(here.point, there.point))
                    beside = there.moved(side * (there.y - here.y) / far, -side * (there.x - here.x) / far)
                    return (here, between(here, beside, self.chance.uniform(0.9, 1.6)))
                return (here, there if option.id.startswith("charge") else between(here, there, 0.6))
        reach = self.chance.choice([2, 5, 8, 13])
        end = here.moved(self.chance.uniform(-reach, reach), self.chance.uniform(-reach, reach))
        if self.chance.random() < 0.2:
            return (here, here.moved(self.chance.uniform(-2, 2), self.chance.uniform(-2, 2)), end)
        return (here, end.turned(self.chance.choice([0, 0, 90])))

    def _answer(self, ask: Any) -> Answer | None:
        if isinstance(ask, DiceAsk):
            return tuple(self.chance.randint(1, ask.sides) for _ in range(ask.count))
        if isinstance(ask, NumberAsk):
            return self.chance.randint(ask.low, ask.high)
        if isinstance(ask, ChoiceAsk):
            values = [value for value, _ in ask.choices]
            if ask.name == "zones":
                return tuple(self.chance.sample(values, 3))
            if ask.many:
                return tuple(self.chance.sample(values, min(len(values), self.chance.choice([0, 0, 1]))))
            return self.chance.choice(values) if values else None
        return "told in words"


def holds_after(rules: Any, before: GenesysGame, order: Order, after: GenesysGame) -> None:
    holds_always(rules, after)
    if isinstance(order, Activate):
        assert order.unit not in before.activated, "no squad is activated twice a Game Round"
        assert not moved_of(after, order.unit), "the bonus ends with the next activation"
    if isinstance(order, React):
        assert command.has_action_for_reaction(before, order.unit), "no reaction without an Action held for it"
        assert before.activation is not None
        assert not before.activation.answered, "one reaction an activation"
        assert after.action_of(order.unit) is not ActionState.HELD
        assert is_later(after) or not moved_of(after, order.unit), "the bonus ends with the reaction"
    if isinstance(order, Move | Charge | GoOn | Arrive):
        others = {id for id in before.models if not id.startswith(f"{order.unit}.")}
        assert all(before.model(id) == after.model(id) for id in others)
    gained = {id for id, inches in after.moved.items() if inches > before.moved.get(id, 0.0)}
    halted = before.activation is not None and before.activation.halted is not None
    # With those who could answer gone a halted move goes on.
    goes = isinstance(order, Move | Charge | Arrive | GoOn | Decline) or (halted and isinstance(order, Remove | Wound))
    assert not gained or (
        goes and before.activation is not None and {after.model(id).unit for id in gained} == {before.activation.unit}
    )
    if after.round > before.round:
        assert not any(before.waiting_of(side) for side in before.sides), "a Game Round ends with every squad activated"
        assert after.actions == {}, "held Actions lapse"


def moved_of(game: GenesysGame, unit: str) -> dict[str, float]:
    return {id: inches for id, inches in game.moved.items() if game.model(id).unit == unit}


def holds_always(rules: Any, game: GenesysGame) -> None:
    for side in game.sides:
        assert 0 <= command.left(game, side) <= command.maximum(game, side)
    standing = list(game.on_table())
    for model in standing:
        assert overhang(model.placed, game.mission.table.width, game.mission.table.height) <= 0.0011
    waits = game.activation is not None and game.activation.halted is not None
    for a, b in combinations(standing, 2):
        # A squad that is halted may be over a base that it passes, for as long as it is: it can always go on.
        if waits and game.activation is not None and game.activation.unit in (a.unit, b.unit):
            continue
        assert separation(a.placed, b.placed) >= -0.0011, (a.id, b.id)
    in_melee = engaged(game)
    for model in standing:
        if charge_bonus(rules.rulebook, game, model.id):
            assert model.id in in_melee
            assert game.entered[model.id].round == game.round
    for id in game.moved:
        assert game.model(id).on_table
    active = None if game.activation is None else game.activation.unit
    assert {game.model(id).unit for id in game.earlier} <= {active}, "an earlier bonus outlasts no activation"
    assert not game.earlier or is_later(game)
    if waits and game.activation is not None and not game.activation.window:
        assert game.activation.answered, "a halted move goes on of itself, but for one that was answered"
        may_go_on = rules.judge(game, GoOn(by=game.decider, unit=game.activation.unit)).legal
        assert may_go_on or rules.judge(game, End(by=game.decider)).legal, "nobody is stuck over another base"
    if game.activation is not None:
        assert game.standing_of(game.activation.unit) or is_reserve(game, game.activation.unit)
        limit = 4 * game.profile_of(game.activation.unit).movement
        assert all(inches <= limit + 0.0011 for inches in moved_of(game, game.activation.unit).values())


@dataclass
class Tally:
    """What several games have come to, all told; ``taken`` is what their player goes by to take what it took least."""

    orders: Counter[str] = field(default_factory=Counter)
    kinds: Counter[str] = field(default_factory=Counter)
    taken: Counter[str] = field(default_factory=Counter)
    halts: int = 0
    rounds: int = 0
    ended: int = 0

    def add(self, player: RandomPlayer) -> None:
        self.orders += player.orders
        self.kinds += player.kinds
        self.halts += player.halts
        self.rounds = max(self.rounds, player.play.game.round)
        self.ended += player.play.game.ended

    def has(self, each: int, rounds: int = 2) -> bool:
        """Every kind of order and every kind of reaction, and moves halted on their way, so often."""
        orders, kinds = {order.do for order in ORDERS}, {kind.value for kind in Reaction}
        often = min(*(self.orders[do] for do in orders), *(self.kinds[kind] for kind in kinds), self.halts)
        return set(self.orders) == orders and set(self.kinds) == kinds and often >= each and self.rounds >= rounds


def played(
    play: Begin,
    chance: random.Random,
    most: int,
    *,
    waits: bool = False,
    taken: Counter[str] | None = None,
    **variant: Any,
) -> Iterator[RandomPlayer]:
    """The player after each of its steps, to the end of the game or after ``most`` of them. A squad may wait to be set
    down."""
    near = {unit: {"shooting_range": 5.0} for unit in CROWDED}
    place = {unit: poses for unit, poses in CROWDED.items() if unit != "red.walkers" or not waits}
    begun = play(place, roll_off=False, rounds=3, changed=near, **variant)
    player = RandomPlayer(begun, chance, Counter() if taken is None else taken)
    for _ in range(most):
        if not player.step():
            break
        yield player


def play_out(play: Begin, chance: random.Random, most: int, **variant: Any) -> RandomPlayer:
    return list(played(play, chance, most, **variant))[-1]


def play_many(play: Begin, games: int, most: int, each: int) -> Tally:
    """So many games, or fewer once everything has been come upon so often."""
    tally = Tally()
    for seed in range(games):
        variant = HOLDING if seed % 2 else {}
        tally.add(play_out(play, random.Random(seed), most, waits=seed % 2 == 0, taken=tally.taken, **variant))
        if tally.has(each):
            break
    return tally


def test_every_kind_of_order_and_of_reaction_is_reached(play: Begin) -> None:
    tally = play_many(play, 24, 160, each=2)
    assert tally.has(each=2), tally


@settings(max_examples=5, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(chance=st.randoms(use_true_random=False), variant=VARIANTS)
def test_no_sequence_of_legal_orders_breaks_what_must_hold(
    play: Begin, chance: random.Random, variant: dict[str, Any]
) -> None:
    play_out(play, chance, 60, **variant)


@pytest.mark.long
@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 2**32), variant=VARIANTS)
def test_no_long_game_breaks_what_must_hold(play: Begin, seed: int, variant: dict[str, Any]) -> None:
    play_out(play, random.Random(seed), 400, **variant)


@pytest.mark.long
def test_many_games_reach_every_order_and_reaction_often_and_their_end(play: Begin) -> None:
    tally = play_many(play, 24, 400, each=20)
    assert tally.has(each=4, rounds=3), tally
    assert min(tally.orders[GoOn.do], *tally.kinds.values()) >= 10, tally
    assert tally.ended >= 1
