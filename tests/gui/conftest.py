"""A small game to try the window on: two sides, a leader with others to be set, dice, a newcomer, one wall.

It stands in for the real rule systems where a test is about the window and not about a game.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import ClassVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSettings, QThreadPool
from PySide6.QtWidgets import QApplication

from engine.findings import Finding, Limit, RuleRef, Severity, Verdict
from engine.findings import IllegalOrder as Illegal
from engine.game import Game, starting_models
from engine.ground import Ground, Obstacle, judge_move, slide_area, stand_area
from engine.mission import (
    EdgeName,
    EdgeSegment,
    Marker,
    Mission,
    MissionCard,
    Piece,
    Profile,
    Side,
    SideLook,
    Table,
    UnitSetup,
)
from engine.options import (
    Answers,
    BagAsk,
    ChoiceAsk,
    Described,
    DiceAsk,
    Draft,
    NumberAsk,
    Option,
    Options,
    TextAsk,
)
from engine.orders import Order, Pass, Remove, Rolled
from engine.picture import (
    Areas,
    Bag,
    Inspection,
    MarkerRow,
    ModelMarks,
    Notes,
    PoolRow,
    Pools,
    Readout,
    Roster,
    RosterRow,
    Score,
    SideArea,
    Step,
    StepState,
    TokenRow,
    Track,
)
from engine.rehearsal import Rehearsal
from engine.rulebook import Clause, Coverage, Figure, Rulebook, Setting
from engine.sight import Lookout
from engine.wording import Sentence, Wording, say
from engine.words import SHARED
from geometry.area import Area
from geometry.base import Base, BaseShape
from geometry.pose import Pose
from gui import pace
from gui.window.memory import Memory

SPEED = 7.0
NEAR = 1.0
COHERENCY = 3.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Walk(Order):
    do: ClassVar[str] = "walk"
    by: str
    unit: str
    leader: int
    path: tuple[Pose, ...]
    others: Mapping[int, Pose] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Stay(Order):
    do: ClassVar[str] = "stay"
    by: str
    unit: str
    rolled: Rolled = ()
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Play(Game):
    turn: str = "red"
    acted: frozenset[str] = frozenset()
    last: Rolled = ()


WORDS: Mapping[str, Wording] = {
    **SHARED,
    "coherency": Wording(
        check="Distance of {subject} to its leader",
        head="{subject} stands {measured} from its leader",
        reason="Every model must be near its leader",
    ),
    "acted": Wording(check="Still to act", head="{subject} has acted", reason="A unit acts once a round"),
    "placed": Wording(check="On the table", head="Already on the table", reason="Only a newcomer comes on"),
}


def _rulebook() -> Rulebook:
    shared = tuple(SHARED)
    clauses = {
        "moving": Clause("moving", RuleRef("Fake", "8.5.3"), "Moves are measured", Coverage.CHECKED, shared),
        "near": Clause("near", RuleRef("Fake", "4.4"), "Models stay near", Coverage.CHECKED, ("coherency",)),
        "once": Clause("once", RuleRef("Fake", "8.2"), "Units act once", Coverage.CHECKED, ("acted", "placed")),
        "sight": Clause("sight", RuleRef("Fake", "7.1"), "Sight is the players'", Coverage.LEFT),
    }
    setting = Setting("gap", "How wide a gap is", "half", {"half": "half the gap", "whole": "the whole base"}, "Fake 4")
    return Rulebook("fake", "A fake game", "1", {"speed": Figure(SPEED, "Fake")}, clauses, {"gap": setting})


class FakeRules:
    """Walk up to 7″ and stay 1″ from enemies, each unit once; sides take turns by passing."""

    orders: tuple[type[Order], ...] = (Walk, Stay, Pass, Remove)

    def __init__(self) -> None:
        self.rulebook = _rulebook()

    def begin(self, mission: Mission) -> Play:
        return Play(mission=mission, models=starting_models(mission), round=1)

    def name(self, game: Game, id: str) -> str:
        if id in game.models:
            return f"{game.unit(game.model(id).unit).name[:-1]} {game.model(id).number}"
        named = {u.id: u.name for u in game.mission.units} | {s.id: s.name for s in game.mission.sides}
        return {**named, **{p.id: p.name for p in game.mission.terrain}}.get(id, id)

    def say(self, game: Game, finding: Finding) -> Sentence:
        return say(finding, WORDS, lambda id: self.name(game, id))

    def _finding(self, code: str, severity: Severity, *subjects: str, **words: str) -> Finding:
        return Finding(code, self.rulebook.rule(code), severity, subjects, words=words)

    def options(self, game: Play, unit: str | None = None) -> Options:
        ready = frozenset(
            u.id for u in game.mission.units if u.side == game.turn and u.id not in game.acted and game.alive_of(u.id)
        )
        side = game.mission.side(game.turn)
        general = (Option("pass", "Pass", "P", "the other side decides", game.turn),)
        table = (
            Option(
                "remove",
                "Casualties",
                "X",
                "models that real dice took",
                game.turn,
                asks=(
                    ChoiceAsk(
                        "models", "Which models", tuple((m.id, self.name(game, m.id)) for m in game.on_table()), True
                    ),
                    TextAsk("cause", "Cause"),
                ),
            ),
            Option("draw", "Draw", "", "a token", game.turn, asks=(BagAsk("token", "A token", {"red": 2, "blue": 1}),)),
        )
        rows = () if unit is None else self._unit_options(game, unit)
        note = "one unit, one action"
        return Options(game.turn, f"{side.name} decides", note, general, rows, table, ready)

    def _unit_options(self, game: Play, unit: str) -> tuple[Option, ...]:
        closed = None
        setup = game.unit(unit)
        if setup.side != game.turn:
            closed = self._finding("order.not_yours", Severity.REFUSED, setup.side, game.turn)
        elif unit in game.acted:
            closed = self._finding("acted", Severity.REFUSED, unit)
        standing = bool(game.standing_of(unit))
        here = self._finding("placed", Severity.REFUSED, unit)
        draft = Draft("walk", setup.side, unit)
        dice = (DiceAsk("rolled", "Luck", 2, 6), NumberAsk("extra", "Extra", 0, 3, 1))
        return (
            Option("walk", "Walk", "M", "up to 7″; the others follow", setup.side, unit, (), draft, closed)
            if standing
            else Option(
                "walk", "Walk", "M", "", setup.side, unit, (), draft, self._not_now("Walk", "Not on the table")
            ),
            Option("stay", "Stay", "H", "counts as activated", setup.side, unit, (), None, closed),
            Option("luck", "Try its luck", "L", "two dice", setup.side, unit, dice, None, closed),
            Option(
                "come",
                "Come on",
                "D",
                "over its own edge",
                setup.side,
                unit,
                (),
                Draft("come", setup.side, unit),
                closed or (here if standing else None),
            ),
        )

    def _not_now(self, what: str, why: str) -> Finding:
        return self._finding("order.not_now", Severity.REFUSED, what=what, why=why)

    def _ground(self, game: Play, unit: str) -> Ground:
        side = game.unit(unit).side
        walls = tuple(Obstacle.piece(piece) for piece in game.mission.terrain)
        bases = tuple(
            Obstacle.base(m.id, m.placed) for m in game.on_table() if m.unit != unit and game.side_of(m) == side
        )
        enemies = tuple(Obstacle.base(m.id, m.placed) for m in game.on_table() if game.side_of(m) != side)
        return Ground(game.mission.table, walls, walls + bases + enemies, enemies, NEAR)

    def judge(self, game: Play, order: Order) -> Verdict:
        by = getattr(order, "by", "")
        if by != game.turn and not isinstance(order, Remove):
            return Verdict.of([self._finding("order.not_yours", Severity.REFUSED, by, game.turn)])
        if not isinstance(order, Walk):
            return Verdict()
        unit = game.unit(order.unit)
        leader = game.model(unit.model_id(order.leader))
        found = list(
            judge_move(self.rulebook, leader.id, leader.base, order.path, SPEED, self._ground(game, order.unit))
        )
        for number, pose in order.others.items():
            away = ((pose.x - order.path[-1].x) ** 2 + (pose.y - order.path[-1].y) ** 2) ** 0.5
            severity = Severity.PASSED if away <= COHERENCY else Severity.REFUSED
            rule = self.rulebook.rule("coherency")
            found.append(Finding("coherency", rule, severity, (unit.model_id(number),), away, COHERENCY, Limit.AT_MOST))
        return Verdict.of(found)

    def carry_out(self, game: Play, order: Order) -> Play:
        verdict = self.judge(game, order)
        if not verdict.legal:
            raise Illegal(verdict)
        if isinstance(order, Pass):
            other = next(side.id for side in game.mission.sides if side.id != game.turn)
            return replace(game, turn=other, round=game.round + 1, acted=frozenset())
        if isinstance(order, Remove):
            return game.without_models(order.models)
        if isinstance(order, Stay):
            return replace(game, acted=game.acted | {order.unit}, last=order.rolled)
        assert isinstance(order, Walk)
        unit = game.unit(order.unit)
        poses = {unit.model_id(n): pose for n, pose in order.others.items()}
        poses[unit.model_id(order.leader)] = order.path[-1]
        return replace(game.with_poses(poses), acted=game.acted | {order.unit})

    def fill(self, game: Play, option: Option, answers: Answers) -> Order:
        if option.id == "pass":
            return Pass(by=option.by)
        if option.id == "remove":
            models, cause = answers["models"], answers["cause"]
            assert isinstance(models, tuple)
            return Remove(by=option.by, models=tuple(str(m) for m in models), cause=str(cause))
        rolled = answers.get("rolled", ())
        assert isinstance(rolled, tuple)
        note = f"drew {answers['token']}" if "token" in answers else ""
        return Stay(by=option.by, unit=option.unit or "red.marines", rolled=tuple(int(r) for r in rolled), note=note)

    def propose(self, game: Play, draft: Draft) -> Order:
        unit = game.unit(draft.unit)
        number = draft.model or unit.models[0]
        path = draft.path
        if len(path) == 1:
            path = (replace(path[0], y=-1.0), path[0])
        spots = ((1.3, 0.0), (-1.3, 0.0), (0.0, 1.3), (0.0, -1.3), (1.3, 1.3), (-1.3, 1.3), (1.3, -1.3), (-1.3, -1.3))
        rest = [m.number for m in game.alive_of(draft.unit) if m.number != number]
        end = path[-1]
        others = {n: draft.others.get(n, end.moved(*spots[i])) for i, n in enumerate(rest)}
        return Walk(by=draft.by, unit=draft.unit, leader=number, path=path, others=others)

    def areas(self, game: Play, draft: Draft | None) -> Areas:
        strips = tuple(
            SideArea(
                side.id, Area.rectangle(0, 0, 54, 6) if side.id == "red" else Area.rectangle(0, 30, 54, 36), side.name
            )
            for side in game.mission.sides
        )
        lookout = Lookout.past(game.mission.terrain, "Heights: left to you")
        if draft is None or draft.model is None:
            return Areas(influence=strips, lookout=lookout)
        model = game.model(game.unit(draft.unit).model_id(draft.model))
        ground = self._ground(game, draft.unit)
        start = draft.path[0]
        reach = slide_area(model.base, start, SPEED, ground)
        engaged = Area.empty()
        for enemy in ground.keep_off:
            engaged = engaged | enemy.area.grown(NEAR)
        legal = reach & stand_area(model.base, draft.path[-1].turn, ground)
        coherency = Area.disc(draft.path[-1].point, COHERENCY)
        return Areas(reach, legal, coherency, engaged, strips, allowance=SPEED, lookout=lookout)

    def readout(self, game: Play) -> Readout:
        steps = (
            Step("Movement", "Red 2, Blue 2 units done", StepState.NOW),
            Step("Assault", "first to pass takes the marker", StepState.LATER),
            Step("Combat", "1 pair Engaged", StepState.LATER),
            Step("Scoring", "marker control, VP", StepState.LATER),
        )
        rows = tuple(
            RosterRow(
                u.id,
                u.side,
                u.name,
                u.id not in game.acted,
                gone=not game.alive_of(u.id),
                mark="" if game.standing_of(u.id) else "R",
                tip="" if game.standing_of(u.id) else "in Reserve",
            )
            for u in game.mission.units
        )
        sections = (
            Track("Phases", steps),
            Pools("Supply pool 10", (PoolRow("red", 6, 10, "4"), PoolRow("blue", 5, 10, "5")), "may deploy"),
            Bag("Bag", (TokenRow("red", 5, 0.5), TokenRow("blue", 5, 0.5)), "red"),
            Roster("Units this phase", rows, "hollow: has acted"),
            Score(
                "Score",
                {"red": 3, "blue": 5},
                (MarkerRow("m1", "1", "red"), MarkerRow("m2", "2", None)),
                10,
                "a lead of 10 wins",
            ),
            Notes("Notes", ("Sight is left to you.",)),
        )
        marks = {
            m.id: ModelMarks(acted=m.unit in game.acted, leader=m.number == 1, health=(1, 2) if m.number == 3 else None)
            for m in game.on_table()
        }
        return Readout(f"Round {game.round} of 5", sections, marks)

    def inspect(self, game: Game, subject: str) -> Inspection:
        if subject in game.models:
            unit = game.unit(game.model(subject).unit)
            figures = (("Speed", "4/7″"), ("Size", "2"), ("HP", "2"), ("Arm", "5+"), ("Eva", "5+"), ("Base", "32 mm"))
            lines = (("C-14 rifle", "12″, Ground or Flying"), ("Stationary", "lost if it moves"))
            return Inspection(self.name(game, subject), f"{unit.name} · {unit.side}", "Leading Model", figures, lines)
        return Inspection(self.name(game, subject), "", "Piece")

    def describe(self, game: Game, order: Order) -> Described:
        if isinstance(order, Walk):
            far = sum(
                ((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5 for a, b in zip(order.path, order.path[1:], strict=False)
            )
            return Described(
                order.by, self.name(game, order.unit), "Walk", f"{far:.2f}″ of 7″", f"{SPEED - far:.2f}″ left"
            )
        if isinstance(order, Stay):
            return Described(
                order.by, self.name(game, order.unit), "Stay", " ".join(map(str, order.rolled)), order.note
            )
        if isinstance(order, Remove):
            return Described(order.by, f"{len(order.models)} models", "Removed", "", order.cause)
        return (
            Described("red", "Red", "Pass") if getattr(order, "by", "") == "red" else Described("blue", "Blue", "Pass")
        )


def _mission() -> Mission:
    base = Base.round(1.26)
    oval = Base.from_millimetres(BaseShape.OVAL, 40, 100)

    def unit(id: str, name: str, side: str, at: list[tuple[float, float]], shape: Base = base) -> UnitSetup:
        profile = Profile(name.lower(), name, side, shape, "Fake")
        numbers = tuple(range(1, max(1, len(at)) + 1))
        return UnitSetup(id, name, side, profile, numbers, {n: Pose(*p) for n, p in zip(numbers, at, strict=False)})

    return Mission(
        system="fake",
        name="Hold Position on Typhoon",
        source="Fake",
        table=Table(54, 36),
        card=MissionCard("Fake", 5, "Fake"),
        settings={"gap": "half"},
        terrain=(
            Piece("wall", "Long wall", "wall", Area.rectangle(31, 11, 39, 13), size=2),
            Piece("ruin", "Ruin", "wall", Area.rectangle(6, 14, 13, 16), size=2),
        ),
        sides=(
            Side("red", "Red", "terran", SideLook.RED, True, (EdgeSegment(EdgeName.TOP, 0, 54),)),
            Side("blue", "Blue", "zerg", SideLook.BLUE, True, (EdgeSegment(EdgeName.BOTTOM, 0, 54),)),
        ),
        units=(
            unit("red.marines", "Marines", "red", [(27, 8), (29, 7), (25.5, 7.2), (28, 9.6)]),
            unit("red.goliath", "Goliath", "red", [(42, 10)], Base.round(3)),
            unit("red.raynor", "Raynor", "red", []),
            unit("blue.zerglings", "Zerglings", "blue", [(27, 17), (29, 18.2), (31, 17)]),
            unit("blue.hydralisks", "Hydralisks", "blue", [(11, 24)], oval),
        ),
        markers=(
            Marker("m1", "Marker 1", "mission", (18, 12), 1.26, 1, "red"),
            Marker("m2", "Marker 2", "mission", (36, 24), 1.26, 2, "blue"),
        ),
    )


@pytest.fixture
def rules() -> FakeRules:
    return FakeRules()


@pytest.fixture
def mission() -> Mission:
    return _mission()


@pytest.fixture
def rehearsal(rules: FakeRules, mission: Mission) -> Rehearsal:
    return Rehearsal(rules, mission, seed=42)


@pytest.fixture(autouse=True)
def _own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test reads or writes what the user's own program remembers. None waits for panels to be told of a trial."""
    monkeypatch.setattr(pace, "SAID_EVERY", 0)
    monkeypatch.setattr(pace, "APART", 0)
    monkeypatch.setattr(Memory, "folder", tmp_path / "kept")
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path / "settings"))


@pytest.fixture(autouse=True)
def _no_widget_outlives_its_test() -> Iterator[None]:
    """What pytest-qt asks to be deleted later is deleted only by an event loop, which hardly a test runs: without this
    every board and window of a run stays, with all that it has painted."""
    yield
    for window in QApplication.topLevelWidgets():
        # A button let go of after the window was closed may have sent an errand, and deleting its pool waits for it
        # with Python held, so that it never ends.
        for pool in window.findChildren(QThreadPool):
            pool.waitForDone()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
