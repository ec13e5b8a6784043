"""On the missions that come with the program, one model and activation a game.

Every 0.37″ of the table is asked about, and three counts must be one number: the places that the verdict allows along
the way proposed, those inside the area drawn, and those that a visibility graph finds, which knows nothing but the
mission's file and the rules as told here. What a drag searches is counted too, and a search that fails is told of.
"""

import math
import random
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pytest
import shapely
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from engine import routing
from engine.mission import Mission
from engine.options import Draft
from engine.orders import RollOff
from engine.picture import STRAIGHT_ONLY
from engine.systems.genesys.orders import Activate as ActivateSquad
from engine.systems.hardwired28 import heights
from engine.systems.hardwired28.orders import Activate, Bless, Draw
from engine.systems.starcraft.orders import ChooseFirst, GiveMarker
from geometry.area import BadShape
from geometry.pose import Point, Pose
from geometry.routes.reach import BadReach, Reach
from missions.load import load_mission
from missions.shipped import shipped_paths
from missions.systems import system

STEP = 0.37
OFF = (0.123, 0.071)
"""Where the lattice begins, so that none of its points is at a limit: there both answers are right."""
FINE = 40
"""Segments a quarter circle of the graph's arcs."""


@dataclass(frozen=True)
class Case:
    """A model with its draft, and the truth about it in plain geometry.

    ``passes`` is the radius that goes past ``bars``, ``radius`` that of the base, which stands clear of ``stands``.
    """

    rules: Any
    game: Any
    draft: Draft
    allowance: float
    radius: float
    passes: float
    bars: Sequence[shapely.Geometry]
    stands: Sequence[shapely.Geometry]
    table: tuple[float, float]
    bends: float
    """Inches from the table's edges within which no way bends."""
    edge: float | None = None
    """Where centres come in from, above the table; none for a model that stands on it."""

    def points(self) -> Iterator[Point]:
        wide, high = (math.floor(side / STEP) for side in self.table)
        yield from ((x * STEP + OFF[0], y * STEP + OFF[1]) for x in range(wide) for y in range(high))

    def end(self, point: Point) -> Draft:
        path = (*self.draft.path[:1], Pose(*point, self.draft.path[0].turn if self.draft.path else 0.0))
        return Draft(self.draft.option, self.draft.by, self.draft.unit, self.draft.model, path)

    def is_far(self, point: Point) -> bool:
        """Beyond the allowance even in a straight line, so that nothing has to be asked."""
        straight = point[1] - self.edge if self.edge is not None else math.dist(point, self.draft.path[0].point)
        return straight > self.allowance + 0.5


class Graph:
    """The shortest ways from a start round things, by every line between their corners that is free."""

    def __init__(self, case: Case) -> None:
        self.case = case
        near = [thing for thing in case.bars if not self._is_beyond(thing)]
        grown = [thing.buffer(case.passes / math.cos(math.pi / 4 / FINE), quad_segs=FINE) for thing in near]
        self.solid = shapely.union_all(grown)
        self.free = self.solid.buffer(-1e-4)
        shapely.prepare(self.free)
        corners = shapely.get_coordinates(self.solid)
        corners = np.unique(corners, axis=0)
        wide, high = case.table
        x, y = corners.T
        inside = (x >= case.bends) & (x <= wide - case.bends) & (y >= case.bends) & (y <= high - case.bends)
        self.corners = corners[inside]
        self.lengths = self._dijkstra()

    def _is_beyond(self, thing: shapely.Geometry) -> bool:
        case = self.case
        if case.edge is not None:
            return bool(thing.bounds[1] > case.edge + case.allowance + 2)
        return bool(thing.distance(shapely.Point(case.draft.path[0].point)) > case.allowance + 2)

    def _sees(self, starts: np.ndarray, ends: np.ndarray) -> np.ndarray:
        return ~shapely.intersects(self.free, shapely.linestrings(np.stack([starts, ends], axis=1)))

    def _from_start(self, points: np.ndarray) -> np.ndarray:
        case = self.case
        if case.edge is None:
            feet = np.broadcast_to(np.array(case.draft.path[0].point), points.shape)
        else:
            feet = np.column_stack([points[:, 0], np.full(len(points), case.edge)])
        spans = np.hypot(*(points - feet).T)
        return np.where(self._sees(feet, points), spans, np.inf)

    def _dijkstra(self) -> np.ndarray:
        lengths = self._from_start(self.corners)
        done = np.zeros(len(lengths), dtype=bool)
        while True:
            waiting = np.where(done, np.inf, lengths)
            at = int(np.argmin(waiting)) if len(waiting) else 0
            if not len(waiting) or waiting[at] > self.case.allowance:
                return lengths
            done[at] = True
            spans = lengths[at] + np.hypot(*(self.corners - self.corners[at]).T)
            better = np.flatnonzero((spans < lengths) & ~done & (spans < self.case.allowance))
            if len(better):
                seen = self._sees(np.broadcast_to(self.corners[at], (len(better), 2)), self.corners[better])
                lengths[better[seen]] = spans[better[seen]]

    def reaches(self, points: np.ndarray) -> np.ndarray:
        best = self._from_start(points)
        for corner, length in zip(self.corners, self.lengths, strict=True):
            if length > self.case.allowance:
                continue
            spans = length + np.hypot(*(points - corner).T)
            better = np.flatnonzero((spans <= self.case.allowance) & (spans < best))
            if len(better):
                seen = self._sees(np.broadcast_to(corner, (len(better), 2)), points[better])
                best[better[seen]] = spans[better[seen]]
        return best <= self.case.allowance


def true_ends(case: Case) -> set[Point]:
    points = np.array([point for point in case.points() if not case.is_far(point)])
    wide, high = case.table
    x, y = points.T
    inner = (x >= case.radius) & (x <= wide - case.radius) & (y >= case.radius) & (y <= high - case.radius)
    points = points[inner]
    for thing in case.stands:
        points = points[shapely.distance(thing, shapely.points(points)) >= case.radius]
    return {(x, y) for x, y in points[Graph(case).reaches(points)].tolist()}


MISSIONS = {"starcraft": "frontlines-gauntlet", "hardwired28": "extraction", "genesys": "orcs-and-dwarves"}


def mission_of(game: str) -> Mission:
    path = next(path for path in shipped_paths(game) if path.stem == MISSIONS[game])
    return load_mission(path)


def disc(mission: Mission, unit: str, number: int) -> shapely.Geometry:
    setup = next(one for one in mission.units if one.id == unit)
    return shapely.Point(setup.poses[number].point).buffer(setup.profile.base.width / 2, quad_segs=200)


def hardwired(*, climbing: bool = False) -> Case:
    """Sunita Roche's crew mate among the bulkheads of the south; nobody of another side stands near.

    What may be climbed is there only where ``climbing`` asks for it: the graph knows no height.
    """
    mission, rules = mission_of("hardwired28"), system("hardwired28")
    if not climbing:
        mission = replace(mission, terrain=tuple(one for one in mission.terrain if "climbable" not in one.traits))
    game: Any = rules.begin(mission)
    for order in (
        Bless(by="compliance", rolled=(1, 1, 1)),
        Bless(by="recovery", rolled=(1, 1, 1)),
        Draw(by="compliance", token="recovery"),
        Activate(by="recovery", unit="recovery.scout", model=1),
    ):
        game = rules.carry_out(game, order)
    pose = game.model("recovery.scout.1").placed.pose
    passed_over = {"climbable", "low", "passable"}
    walls = [piece.outline.shape for piece in mission.terrain if not passed_over & piece.traits]
    others = [
        disc(mission, unit.id, number)
        for unit in mission.units
        for number in unit.poses
        if (unit.id, number) != ("recovery.scout", 1)
    ]
    draft = Draft("move", "recovery", "recovery.scout", 1, (pose,))
    return Case(rules, game, draft, 6.0, 12.5 / 25.4, 12.5 / 25.4, walls, [*walls, *others], (24, 24), 12.5 / 25.4)


def climbing() -> Case:
    return hardwired(climbing=True)


def genesys() -> Case:
    """An Orc alone, by the ruin; the enemy is far away, and its own side lets it through."""
    mission, rules = mission_of("genesys"), system("genesys")
    game: Any = rules.begin(mission)
    for order in (
        RollOff(rolled={"orcs": (6,), "dwarves": (1,)}),
        ActivateSquad(by="orcs", unit="orcs.warriors-b"),
    ):
        game = rules.carry_out(game, order)
    pose = game.model("orcs.warriors-b.1").placed.pose
    walls = [piece.outline.shape for piece in mission.terrain if "impassable" in piece.traits]
    others = [
        disc(mission, unit.id, number)
        for unit in mission.units
        for number in unit.poses
        if (unit.id, number) != ("orcs.warriors-b", 1)
    ]
    draft = Draft("move_one", "orcs", "orcs.warriors-b", 1, (pose,))
    return Case(rules, game, draft, 12.0, 16 / 25.4, 16 / 25.4, walls, [*walls, *others], (48, 48), 16 / 25.4)


def starcraft() -> Case:
    """Jim Raynor comes in over the whole top edge; nobody is on the table."""
    mission, rules = mission_of("starcraft"), system("starcraft")
    game: Any = rules.begin(mission)
    for order in (
        RollOff(rolled={"red": (6, 4), "blue": (3, 2)}),
        GiveMarker(by="red", to="red"),
        ChooseFirst(by="red", first="red"),
    ):
        game = rules.carry_out(game, order)
    walls = [piece.outline.shape for piece in mission.terrain if (piece.size or 0) >= 2 and piece.kind != "grass"]
    stands = [piece.outline.shape for piece in mission.terrain if piece.kind != "grass"]
    profile = next(unit.profile for unit in mission.units if unit.id == "red.raynor")
    radius = profile.base.width / 2
    draft = Draft("deploy", "red", "red.raynor", 1, ())
    return Case(rules, game, draft, 7.0, radius, 0.5, walls, stands, (54, 36), 0.0, -radius)


def allowed(case: Case, point: Point) -> bool:
    return bool(case.rules.judge(case.game, case.rules.propose(case.game, case.end(point))).legal)


CASES = [
    pytest.param(hardwired, 181, id="hardwired28"),
    pytest.param(starcraft, 1999, id="starcraft"),
    pytest.param(genesys, 2452, id="genesys", marks=pytest.mark.long),
]


@pytest.mark.parametrize(("make", "count"), CASES)
def test_the_verdict_the_area_and_a_graph_of_its_own_count_the_same(make: Callable[[], Case], count: int) -> None:
    case = make()
    asked = [point for point in case.points() if not case.is_far(point)]
    by_verdict = {point for point in asked if allowed(case, point)}
    end = case.rules.areas(case.game, case.draft).legal_end
    by_area = {point for point in case.points() if end.contains(point)}
    truth = true_ends(case)
    assert by_verdict - by_area == set()
    assert by_area - by_verdict == set()
    assert by_area ^ truth == set()
    assert len(truth) == count


def bent(case: Case, chance: random.Random) -> tuple[Pose, ...]:
    """The way of a hand that bends it, once or twice."""
    way = list(case.draft.path)
    for _ in range(chance.randint(1, 2)):
        last, angle, far = way[-1], chance.uniform(0, math.tau), chance.uniform(0, case.allowance / 3)
        way.append(last.at(last.x + far * math.cos(angle), last.y + far * math.sin(angle)))
    return tuple(way)


@pytest.mark.parametrize("make", [hardwired, climbing, genesys])
@given(seed=st.integers(0, 10**6))
@example(seed=199)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25)
def test_so_it_is_after_a_hand_has_bent_the_way(make: Callable[[], Case], seed: int) -> None:
    chance = random.Random(seed)
    case = make()
    way = bent(case, chance)
    end = case.rules.areas(case.game, replace(case.draft, path=(*way, way[-1]))).legal_end
    for _ in range(10):
        angle, far = chance.uniform(0, math.tau), chance.uniform(0, case.allowance)
        point = (way[-1].x + far * math.cos(angle), way[-1].y + far * math.sin(angle))
        order = case.rules.propose(case.game, replace(case.draft, path=(*way, way[-1].at(*point))))
        legal = case.rules.judge(case.game, order).legal
        if end.contains(point):
            assert legal, point
        elif end.distance_to_outline(point) > 0.01:
            assert not legal, point


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The allowance of every search for ways."""
    made: list[float] = []
    search = routing.reach

    def counted(source: Any, allowance: float, walls: Any, floor: Any) -> Reach:
        made.append(allowance)
        return search(source, allowance, walls, floor)

    monkeypatch.setattr(routing, "_remembered", OrderedDict())
    monkeypatch.setattr(routing, "reach", counted)
    return made


MAKES = pytest.mark.parametrize("make", [hardwired, genesys, starcraft])


def drag(case: Case, steps: int) -> None:
    """A hand that goes away from where the model stands, or in over the edge, in a spiral; each place is judged."""
    x, y = case.draft.path[0].point if case.draft.path else (27.0, 1.0)
    for step in range(steps):
        far = case.allowance * step / steps
        allowed(case, (x + far * math.cos(step / 5), abs(y + far * math.sin(step / 5))))


@MAKES
def test_a_drag_searches_for_ways_once_clear_of_things_and_once_through_gaps_that_fit(
    make: Callable[[], Case], searches: list[float]
) -> None:
    case = make()
    areas = case.rules.areas(case.game, case.draft)
    bands = len(areas.bands)
    drag(case, 100)
    first = len(searches)
    assert 1 <= first <= 2 + bands
    drag(case, 130)
    case.rules.areas(case.game, case.draft)
    assert len(searches) == first


@MAKES
@pytest.mark.parametrize("trouble", [BadReach("no number"), BadShape("no outline"), ZeroDivisionError()])
def test_where_the_search_fails_the_area_is_that_of_straight_lines_and_says_so(
    make: Callable[[], Case], trouble: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = make()
    whole = case.rules.areas(case.game, case.draft)
    assert not whole.straight_only
    assert STRAIGHT_ONLY not in whole.notes

    def fails(*_: object) -> Reach:
        raise trouble

    monkeypatch.setattr(routing, "_remembered", OrderedDict())
    monkeypatch.setattr(routing, "reach", fails)
    monkeypatch.setattr(heights, "_kept", {})
    monkeypatch.setattr(heights, "reach_over", fails)
    straight = case.rules.areas(case.game, case.draft)
    assert straight.straight_only
    assert STRAIGHT_ONLY in straight.notes
    assert straight.legal_end
    assert (straight.legal_end - whole.legal_end).size < 0.05
    assert (whole.legal_end - straight.legal_end).size > 0.5
    place = (whole.legal_end - straight.legal_end).grown(-0.1).inside_point
    with routing.asking() as asked:
        order = case.rules.propose(case.game, case.end(place))
    assert asked.failed
    assert len(order.path) == 2
    assert not case.rules.judge(case.game, order).legal


@pytest.mark.parametrize("trouble", [BadReach("no number"), ZeroDivisionError()])
def test_where_the_search_over_climbs_fails_nothing_is_claimed_that_was_not_and_it_is_said(
    trouble: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = climbing()
    whole = case.rules.areas(case.game, case.draft)

    def fails(*_: object) -> Reach:
        raise trouble

    monkeypatch.setattr(heights, "_kept", {})
    monkeypatch.setattr(heights, "reach_over", fails)
    flat = case.rules.areas(case.game, case.draft)
    assert flat.straight_only
    assert flat.legal_end is not None
    assert whole.legal_end is not None
    assert flat.legal_end
    assert (flat.legal_end - whole.legal_end).size < 0.05
