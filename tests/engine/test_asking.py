"""Asking about a move of a game made for it: what is tried, what is assumed first, and what counts as met."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar

import pytest

from engine.asking import Outcome, Want, Wish, ask
from engine.findings import Finding, RuleRef, Severity, Verdict
from engine.game import Game, starting_models
from engine.mission import Marker, Mission, MissionCard, Profile, Side, SideLook, Table, UnitSetup
from engine.options import Answers, Described, Draft, Option, Options
from engine.orders import Order, Pass
from engine.picture import Areas, Band, BandKind, Readout, SideArea
from engine.sight import Lookout
from engine.survey import ALL, Survey
from engine.wishes import goal_of
from engine.wording import Sentence
from geometry.area import Area
from geometry.base import Base, Placed
from geometry.gaps import separation
from geometry.pose import Pose

WALL = Area.rectangle(9, 4, 10, 6)


@dataclass(frozen=True, slots=True, kw_only=True)
class Move(Order):
    do: ClassVar[str] = "move"
    option: str
    path: tuple[Pose, ...]


@dataclass
class Rules:
    """Each of its moves falls short by so many inches; before them a pass, where the round goes on by it."""

    short: dict[str, float] = field(default_factory=dict)
    ends_round: bool | None = None
    areas_: Areas = field(default_factory=Areas)

    def options(self, game: Game, unit: str | None = None) -> Options:
        waits = self.ends_round is not None and game.removed == frozenset()
        moves = () if waits else tuple(self._option(id) for id in self.short)
        return Options("red", "", "", (Option("pass", "Pass", "", "", "red"),) if waits else (), moves)

    def _option(self, id: str) -> Option:
        return Option(id, id, "", "", "red", "red", draft=Draft(id, "red", "red"))

    def areas(self, game: Game, draft: Draft | None) -> Areas:
        return self.areas_ if draft is None else Areas()

    def propose(self, game: Game, draft: Draft) -> Order:
        return Move(option=draft.option, path=draft.path)

    def fill(self, game: Game, option: Option, answers: Answers) -> Order:
        return Pass(by="red")

    def judge(self, game: Game, order: Order) -> Verdict:
        short = self.short[order.option] if isinstance(order, Move) else 0.0
        severity = Severity.REFUSED if short > 0 else Severity.PASSED
        return Verdict.of([Finding("far", RuleRef("Test", "1"), severity, ("red.1",), 5.0 + short, 5.0)])

    def carry_out(self, game: Game, order: Order) -> Game:
        if isinstance(order, Move):
            return game.with_poses({"red.1": order.path[-1]})
        return replace(game, removed=frozenset({"passed"}), round=game.round + bool(self.ends_round))

    def survey(self, game: Game, topics: Collection[object] = ALL) -> Survey:
        return Survey(())

    def readout(self, game: Game) -> Readout:
        return Readout("", ())

    def describe(self, game: Game, order: Order) -> Described:
        return Described("red", "Red", "passes")

    def say(self, game: Game, finding: Finding) -> Sentence:
        return Sentence("How far", "Too far", "", "1")

    def name(self, game: Game, id: str) -> str:
        return id


def game_of(*blue: tuple[float, float], other: Sequence[tuple[float, float]] = ()) -> Game:
    base = Base.round(1.0)

    def unit(id: str, side: str, places: Sequence[tuple[float, float]]) -> UnitSetup:
        poses = {number: Pose(*at) for number, at in enumerate(places, 1)}
        return UnitSetup(id, id, side, Profile(id, id, side, base, "this test"), tuple(poses), poses)

    sides = (Side("red", "Red", "red", SideLook.RED), Side("blue", "Blue", "blue", SideLook.BLUE))
    units = (unit("red", "red", [(2, 5)]), unit("blue", "blue", blue), unit("more", "blue", other))
    markers = (Marker("m", "Marker", "mission", (10, 5), 1.0),)
    card = MissionCard("card", 3, "this test")
    mission = Mission("test", "Test", "this test", Table(20, 10), card, {}, sides=sides, units=units, markers=markers)
    return Game(mission=mission, models=starting_models(mission), round=1)


def asked(rules: Rules, game: Game, wish: Wish):
    return ask(rules, game, "red.1", wish)


def test_a_move_that_every_unit_has_is_told_before_one_of_an_ability_that_comes_nearer() -> None:
    rules = Rules({"leap:far": 1.0, "run": 3.0, "walk": 4.0})
    reply = asked(rules, game_of((15, 5)), Wish(Want.CONTACT, "blue.1"))
    assert reply.outcome is Outcome.FORBIDDEN
    assert (reply.option, reply.rows[0].measured) == ("run", 8.0)


@pytest.mark.parametrize(("ends", "outcome"), [(False, Outcome.POSSIBLE), (True, Outcome.NOT_ASKED)])
def test_what_ends_the_round_is_not_assumed(ends: bool, outcome: Outcome) -> None:
    ground = Areas(bands=(Band("", Area.disc((10, 5), 2.0), BandKind.MARKER),))
    reply = asked(Rules({"walk": 0.0}, ends, ground), game_of((15, 5)), Wish(Want.HOLD, "m"))
    assert reply.outcome is outcome
    assert reply.assumed == (() if ends else ("Red passes",))


@pytest.mark.parametrize(("x", "met"), [(12.4, True), (12.6, False)])
def test_of_several_grounds_round_a_marker_the_smallest_counts(x: float, met: bool) -> None:
    areas = Areas(
        influence=(SideArea("red", Area.rectangle(0, 0, 20, 10), "all"),),
        bands=(Band("", Area.disc((10, 5), 2.0), BandKind.MARKER), Band("", Area.disc((3, 3), 1.0), BandKind.MARKER)),
    )
    game = game_of((15, 5))
    goal = goal_of(Rules(areas_=areas), game, game.model("red.1"), Wish(Want.HOLD, "m"))
    assert goal is not None
    assert goal.is_met(Placed(Base.round(1.0), Pose(x, 5))) is met


@pytest.mark.parametrize("hidden", [set(), {"red.1"}, {"blue.1"}, {"red.1", "blue.1"}])
def test_what_blocks_the_sight_of_one_alone_hides_neither(hidden: set[str]) -> None:
    lookout = Lookout(("wall",), (WALL,), from_model=lambda id, _: {"wall"} if id in hidden else set())
    game = game_of((15, 5))
    goal = goal_of(Rules(areas_=Areas(lookout=lookout)), game, game.model("red.1"), Wish(Want.SEE, "blue.1"))
    assert goal is not None
    assert goal.is_met(game.model("red.1").placed) is (len(hidden) < 2)


def test_the_nearest_place_beside_a_base_lies_on_no_third_one() -> None:
    game = game_of((15, 5), other=[(13.9, 5)])
    red, blue, third = (game.model(id) for id in ("red.1", "blue.1", "more.1"))
    goal = goal_of(Rules(), game, red, Wish(Want.CONTACT, "blue.1"))
    assert goal is not None
    there = Placed(red.base, Pose(*goal.nearest(red.base, red.placed.pose, 0.0)))
    assert separation(there, third.placed) >= -1e-6
    assert 0 <= separation(there, blue.placed) < 0.01
