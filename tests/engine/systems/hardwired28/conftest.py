from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

from engine.findings import Finding, Severity, Verdict
from engine.game import Model
from engine.gate import RuleSystem
from engine.mission import Mission
from engine.orders import End, Order
from engine.systems.hardwired28.bag import bag
from engine.systems.hardwired28.orders import Action, Activate, Bless, Draw, Move
from engine.systems.hardwired28.stages import Stage, stage_of
from engine.systems.hardwired28.state import HardwiredGame
from geometry.pose import Pose
from missions.load import load_mission
from missions.systems import system

TABLES = Path(__file__).parent / "tables"
PLAIN = (1, 1, 1)
MOST_STEPS = 200
Places = Mapping[str, Mapping[int, tuple[float, float]]]


class Match:
    """A game in play: gives orders that must be legal, and asks about others."""

    def __init__(self, rules: RuleSystem, mission: Mission) -> None:
        self.rules = rules
        self.game: HardwiredGame = rules.begin(mission)  # type: ignore[assignment]  # the system's own game

    def do(self, *orders: Order) -> "Match":
        for order in orders:
            self.game = self.rules.carry_out(self.game, order)  # type: ignore[assignment]  # as above
        return self

    def judge(self, order: Order) -> Verdict:
        return self.rules.judge(self.game, order)

    def refusals(self, order: Order) -> list[str]:
        return [finding.code for finding in self.judge(order).refusals]

    def noted(self, order: Order) -> list[str]:
        return sorted(finding.code for finding in self.judge(order).noted)

    def finding(self, order: Order, code: str) -> Finding:
        return next(finding for finding in self.judge(order).findings if finding.code == code)

    def left_to_you(self, order: Order) -> list[str]:
        return sorted(f.code for f in self.judge(order).findings if f.severity is Severity.LEFT_TO_YOU)

    @property
    def stage(self) -> Stage:
        return stage_of(self.rules.rulebook, self.game)

    @property
    def bag(self) -> Mapping[str, int]:
        return bag(self.rules.rulebook, self.game)

    def model(self, id: str) -> Model:
        return self.game.models[id]

    def bless(self, *, compliance: tuple[int, ...] = PLAIN, recovery: tuple[int, ...] = PLAIN) -> "Match":
        return self.do(Bless(by="compliance", rolled=compliance), Bless(by="recovery", rolled=recovery))

    def act(self, unit: str, number: int = 1) -> "Match":
        """Draw the token of a unit and activate the model."""
        side = unit.split(".")[0]
        if self.game.token is None:
            token = side if side in {one.id for one in self.game.players()} else unit
            self.do(Draw(by="compliance", token=token))
        return self.do(Activate(by=side, unit=unit, model=number))

    def move(self, unit: str, *points: tuple[float, float], number: int = 1) -> Move:
        """From where the model stands."""
        pose = self.model(f"{unit}.{number}").pose
        assert pose is not None
        path = (pose, *(Pose(*point) for point in points))
        return Move(by=unit.split(".")[0], unit=unit, model=number, path=path)

    def move_again(self, unit: str, *points: tuple[float, float], number: int = 1) -> Action:
        move = self.move(unit, *points, number=number)
        return Action(by=move.by, unit=unit, model=number, action="move_again", path=move.path)

    def end(self) -> "Match":
        acting = self.game.activation
        side = acting.side if acting is not None else "compliance"
        if acting is None and self.game.token is not None:
            side = self.game.side_of_token(self.game.token)
        return self.do(End(by=side))

    def play_out(self) -> "Match":
        """Draw whatever is left and let everyone rest, to the end of the round."""
        for _ in range(MOST_STEPS):
            if self.stage not in (Stage.DRAW, Stage.CHOOSE, Stage.ACTING):
                return self
            if self.stage is Stage.DRAW:
                self.do(Draw(by="compliance", token=next(iter(self.bag))))
            elif self.stage is Stage.ACTING or (self.game.token is not None and self.game.is_group(self.game.token)):
                self.end()
            else:
                assert self.game.token is not None
                first = self.game.owed(self.game.token)[0]
                self.do(Activate(by=self.game.token, unit=first.unit, model=first.number))
        raise AssertionError("the round does not end")


@pytest.fixture(scope="session")
def rules() -> RuleSystem:
    return system("hardwired28")


@pytest.fixture(scope="session")
def mission() -> Callable[..., Mission]:
    """A test table by name, some of its models standing and some settings its own."""

    def made(table: str = "bare", places: Places | None = None, **settings: str) -> Mission:
        read = load_mission(TABLES / f"{table}.yaml")
        poses = {unit: {n: Pose(*at) for n, at in models.items()} for unit, models in (places or {}).items()}
        units = tuple(replace(unit, poses={**unit.poses, **poses.get(unit.id, {})}) for unit in read.units)
        return replace(read, units=units, settings={**read.settings, **settings})

    return made


@pytest.fixture
def match(rules: RuleSystem, mission: Callable[..., Mission]) -> Callable[..., Match]:
    """A game on a test table, its Blessings still to be rolled."""

    def made(table: str = "bare", places: Places | None = None, **settings: str) -> Match:
        return Match(rules, mission(table, places, **settings))

    return made
