"""Records the games that lie here: two sides that head for markers, shoot at what is near and fight what they reach.

    python tests/playthroughs/record_starcraft.py [NAME…]

Needed again only where a rule has changed so that an order of a recorded game is refused.
"""

import math
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import cast

from engine.options import Answer, Answers, ChoiceAsk, Draft, Option
from engine.orders import Order
from engine.rehearsal import Rehearsal
from engine.systems.starcraft.orders import Claim
from engine.systems.starcraft.state import Awaiting, Phase, StarcraftGame
from geometry.pose import Point, Pose
from missions.load import load_mission
from missions.rehearsal_save import save_rehearsal
from missions.systems import system

HERE = Path(__file__).parent
MISSIONS = HERE.parent.parent / "missions/starcraft"

GAMES = {
    "starcraft-frontlines-terran-zerg": ("frontlines-gauntlet", 1),
    "starcraft-artefacts-protoss-zerg": ("artefact-hunt-abandoned-camp", 8),
}
"""Mission and seed, by the name of the file."""

MOST_ORDERS = 900

MELEE = ("zealot", "zergling", "swarmling", "raptor", "kerrigan", "artanis", "praetor-guard", "roachling", "zeratul")
"""Profiles that look for a fight."""

BEFORE_MOVING = ("stimpack", "burrow", "spawn-creep-tumor", "force-field", "psionic-transfer", "blink", "creep-speed")
"""Abilities worth their while, each at most twice a game by a unit."""

EXTRA_ROOM = 0.02
"""Inches kept off every limit."""


class Player:
    """Both sides, each with the same plain mind."""

    def __init__(self, rehearsal: Rehearsal) -> None:
        self.rehearsal = rehearsal
        self.used: dict[tuple[str, str], int] = {}

    @property
    def game(self) -> StarcraftGame:
        return cast(StarcraftGame, self.rehearsal.game)

    def play(self) -> None:
        for _ in range(MOST_ORDERS):
            if self.game.ended:
                return
            self.rehearsal.commit(self.choose())
        raise RuntimeError(f"round {self.game.round} after {MOST_ORDERS} orders")

    def choose(self) -> Order:
        offered = self.rehearsal.system.options(self.game)
        for unit in self.by_use(offered.ready):
            order = self.act(unit)
            if order is not None:
                return order
        for order in (*self.orders_of(offered.table, "place_marker"), *self.returns()):
            return order
        for order in self.orders_of(offered.general):
            return order
        raise RuntimeError(f"nothing to do: {offered.heading}")

    def returns(self) -> Iterator[Order]:
        """At the end of the round, units are set anew round the tokens that they have laid down for it."""
        if self.game.awaiting is not Awaiting.ROUND_END:
            return
        for unit in self.game.mission.units:
            for option in self.rehearsal.system.options(self.game, unit.id).unit:
                if option.open and option.id.endswith("-return"):
                    order = self.done(option, unit.id)
                    if order is not None:
                        yield order

    def by_use(self, ready: frozenset[str]) -> list[str]:
        """Those nearest to an enemy first; who is in Reserve comes first of all while Movement lasts."""
        return sorted(ready, key=lambda unit: (self.game.stands(unit), self.nearest_enemy(unit)[0], unit))

    def orders_of(self, options: Sequence[Option], prefix: str = "") -> Iterator[Order]:
        """Claims before all else, none of them twice; the side that decides takes the first turn."""
        found = [one for one in options if one.open and one.id.startswith(prefix)]
        found.sort(key=lambda one: (not one.id.startswith("claim"), not one.id.endswith(f":{one.by}")))
        for option in found:
            for answers in self.answers(option):
                order = self.rehearsal.system.fill(self.game, option, answers)
                again = isinstance(order, Claim) and any(node.order == order for node in self.rehearsal.line())
                if not again and self.rehearsal.judge(order).legal:
                    yield order

    def answers(self, option: Option) -> Iterator[Answers]:
        """The program's dice, with each choice in turn."""
        dice = self.rehearsal.roll(option.asks)
        choices = [ask for ask in option.asks if isinstance(ask, ChoiceAsk) and not ask.many]
        if not choices:
            yield dice
        for ask in choices[:1]:
            for word, _ in sorted(ask.choices, key=lambda one: self.far_of(option, one[0])):
                yield {**dice, ask.name: word}

    def act(self, unit: str) -> Order | None:
        options = {one.id: one for one in self.rehearsal.system.options(self.game, unit).unit if one.open}
        for ability in BEFORE_MOVING:
            option = options.get(f"ability:{ability}")
            if option is not None and self.used.get((unit, ability), 0) < 2 and self.worth_it(unit, ability):
                order = self.use(option, unit)
                if order is not None:
                    self.used[unit, ability] = self.used.get((unit, ability), 0) + 1
                    return order
        for wanted in self.plan(unit):
            for id, option in options.items():
                if id.partition(":")[0] == wanted:
                    order = self.done(option, unit)
                    if order is not None:
                        return order
        return None

    def plan(self, unit: str) -> tuple[str, ...]:
        """What the unit tries, first to last."""
        if self.game.phase is Phase.COMBAT:
            return ("close_ranks", "attack", "hold") if self.game.attacking is None else ("attack",)
        if self.game.phase is Phase.ASSAULT:
            first = ("charge", "attack") if self.fights(unit) else ("attack",)
            return (*first, "gather", "hold") if self.at_goal(unit) else (*first, "gather", "run", "hold")
        if self.game.is_engaged(unit) and not self.fights(unit):
            return ("disengage", "hold")
        return ("deploy", "hold") if self.at_goal(unit) else ("deploy", "move", "hold")

    def fights(self, unit: str) -> bool:
        return any(word in self.game.profile(unit).id for word in MELEE)

    def worth_it(self, unit: str, ability: str) -> bool:
        far = self.nearest_enemy(unit)[0]
        if ability in ("burrow",):
            return self.at_goal(unit) and far > 8 and not self.game.state(unit).burrowed
        if ability == "force-field":
            return far < 12
        return self.game.stands(unit) and far < 20

    def at_goal(self, unit: str) -> bool:
        if not self.game.stands(unit):
            return False
        return min(math.dist(one.placed.centre, self.goal(unit)) for one in self.game.standing_of(unit)) < 2.5

    def goal(self, unit: str) -> Point:
        """A marker: each unit of a side another one, the nearest to it first; whoever fights goes for the enemy."""
        at = self.centre(unit)
        side = self.game.unit(unit).side
        if self.fights(unit) and self.game.stands(unit) and self.nearest_enemy(unit)[0] < 14:
            return self.nearest_enemy(unit)[1]
        lying = {marker.id: marker.at for marker in self.game.mission.markers} | dict(self.game.marks.lying)
        places = [lying[id] for id in sorted(lying) if id not in self.game.marks.carried]
        if not places or unit in self.game.marks.carried.values():
            return at
        index = [one.id for one in self.game.units_of(side)].index(unit)
        near = sorted(places, key=lambda place: math.dist(place, at))
        return near[index % min(3, len(near))]

    def centre(self, unit: str) -> Point:
        standing = self.game.standing_of(unit)
        if standing:
            return standing[0].placed.centre
        segment = self.game.mission.side(self.game.unit(unit).side).entry[0]
        return self.game.mission.table.edge_point(segment.edge, (segment.start + segment.end) / 2)

    def nearest_enemy(self, unit: str) -> tuple[float, Point]:
        at = self.centre(unit)
        enemies = self.game.enemies_of(self.game.unit(unit).side)
        places = [one.placed.centre for enemy in enemies for one in self.game.standing_of(enemy.id)]
        table = self.game.mission.table
        near = min(places, key=lambda place: math.dist(place, at), default=(table.width / 2, table.height / 2))
        return (math.dist(near, at) if places else 99.0, near)

    def far_of(self, option: Option, word: str) -> float:
        if option.unit is None or not any(one.id == word for one in self.game.mission.units):
            return 0.0
        return math.dist(self.centre(word), self.centre(option.unit))

    def use(self, option: Option, unit: str) -> Order | None:
        return self.done(option, unit) if option.draft is not None else next(self.orders_of([option]), None)

    def done(self, option: Option, unit: str) -> Order | None:
        if option.id.startswith("deploy:"):
            return None
        if option.id == "attack":
            return None  # with real dice; the lines of weapons come after it
        if option.draft is None:
            return next(self.orders_of([option]), None)
        for answers in self.drafted_answers(option, unit):
            for leader in self.leaders(unit):
                order = self.drafted(option.draft, unit, leader, answers)
                if order is not None:
                    return order
        return None

    def drafted_answers(self, option: Option, unit: str) -> Iterator[dict[str, Answer]]:
        assert option.draft is not None
        answers: dict[str, Answer] = {**option.draft.answers, **self.rehearsal.roll(option.asks)}
        targets = next((ask for ask in option.asks if isinstance(ask, ChoiceAsk) and ask.name == "targets"), None)
        if targets is None:
            yield answers
            return
        speed = self.game.speed(unit) or 0.0
        near = sorted((self.far_of(option, word), word) for word, _ in targets.choices)
        for far, word in near[:2]:
            if far < speed + 6:
                yield {**answers, "targets": (word,), "models": ()}

    def leaders(self, unit: str) -> list[int]:
        """The model nearest to where the unit is to go."""
        models = self.game.alive_of(unit)
        goal = self.nearest_enemy(unit)[1] if self.game.phase is not Phase.MOVEMENT else self.goal(unit)
        if not self.game.stands(unit):
            return [models[0].number]
        near = sorted(self.game.standing_of(unit), key=lambda one: math.dist(one.placed.centre, goal))
        return [one.number for one in near[:2]]

    def drafted(self, draft: Draft, unit: str, leader: int, answers: dict[str, Answer]) -> Order | None:
        start = self.game.model(f"{unit}.{leader}").pose or Pose(0, 0)
        held = replace(draft, model=leader, path=(start, start), answers=answers)
        goal = self.nearest_enemy(unit)[1] if draft.option.startswith(("charge", "close_ranks")) else self.goal(unit)
        end = self.rehearsal.system.areas(self.game, held).legal_end
        if not end:
            return self.judged(held)  # a Charge or a Disengage that fails
        inner = end.grown(-EXTRA_ROOM) or end
        for at in (inner.nearest(goal), inner.inside_point):
            order = self.judged(replace(held, path=(start, start.at(*at))))
            if order is not None:
                return order
        return None

    def judged(self, draft: Draft) -> Order | None:
        order = self.rehearsal.system.propose(self.game, draft)
        return order if self.rehearsal.judge(order).legal else None


def record(name: str) -> Rehearsal:
    mission, seed = GAMES[name]
    loaded = load_mission(MISSIONS / f"{mission}.yaml")
    rehearsal = Rehearsal(system(loaded.system), loaded, seed)
    Player(rehearsal).play()
    return rehearsal


def main(names: Sequence[str]) -> None:
    for name in names or GAMES:
        rehearsal = record(name)
        game = cast(StarcraftGame, rehearsal.game)
        save_rehearsal(rehearsal, HERE / f"{name}.yaml")
        print(f"{name}: {len(rehearsal.nodes) - 1} orders, round {game.round}, {dict(game.vp)}, {game.result}")


if __name__ == "__main__":
    main(sys.argv[1:])
