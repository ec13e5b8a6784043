from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.mission import Mission
from engine.systems.hardwired28.hostiles.deciding import next_to_act, plan_of
from engine.systems.hardwired28.hostiles.offering import act_of
from engine.systems.hardwired28.hostiles.plan import Plan
from engine.systems.hardwired28.orders import Act, Behave, Bless, Draw
from engine.systems.hardwired28.state import HardwiredGame
from missions.rules import profiles

GROUP = "others.group"


class Stage:
    """A game in play on the stage: gives orders that must be legal, and asks about the group."""

    def __init__(self, rules, mission: Mission) -> None:
        self.rules = rules
        self.book = rules.rulebook
        self.game: HardwiredGame = rules.begin(mission)
        self.do(Bless(by="compliance", rolled=(1, 1, 1)), Bless(by="recovery", rolled=(1, 1, 1)))

    def do(self, *orders) -> "Stage":
        for order in orders:
            self.game = self.rules.carry_out(self.game, order)
        return self

    def judge(self, order):
        return self.rules.judge(self.game, order)

    def refusals(self, order) -> list[str]:
        return [finding.code for finding in self.judge(order).refusals]

    def noted(self, order) -> list[str]:
        return [finding.code for finding in self.judge(order).noted]

    def model(self, number: int = 1, unit: str = GROUP):
        return self.game.models[f"{unit}.{number}"]

    def plan(self, number: int | None = None, rolled: tuple[int, ...] = ()) -> Plan:
        model = next_to_act(self.game, GROUP) if number is None else self.model(number)
        assert model is not None
        return plan_of(self.book, self.game, model, self.game.behaviour[GROUP], rolled)

    def act(self, number: int | None = None, rolled: tuple[int, ...] = (), **changed) -> Act:
        plan = self.plan(number, rolled)
        return replace(act_of(self.game, self.game.models[plan.model], plan, rolled), **changed)

    def option(self, id: str, unit: str | None = None):
        offered = self.rules.options(self.game, unit)
        return next(one for one in (*offered.general, *offered.unit, *offered.table) if one.id == id)


@pytest.fixture(scope="session")
def staged(mission) -> Callable[..., Mission]:
    """The stage with this profile as the group (and as the second one), models standing as said."""
    known = profiles("hardwired28")

    def made(profile: str, places, second: str = "", **settings: str) -> Mission:
        read = mission("stage", places, **settings)
        units = {unit.id: unit for unit in read.units}
        units[GROUP] = replace(units[GROUP], profile=known[profile])
        if second:
            units["others.second"] = replace(units["others.second"], profile=known[second])
        return replace(read, units=tuple(units.values()))

    return made


@pytest.fixture
def drawn(staged, rules) -> Callable[..., Stage]:
    """A game in which the group's token is out and its table rolled for, unless ``rolled`` is none."""

    def made(profile: str, places, rolled: int | None = 1, second: str = "", **settings: str) -> Stage:
        stage = Stage(rules, staged(profile, places, second, **settings))
        stage.do(Draw(by="compliance", token=GROUP))
        return stage if rolled is None else stage.do(Behave(by="others", unit=GROUP, rolled=(rolled,)))

    return made
