"""A bench to set up small StarCraft tables and play on them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace

import pytest

from engine.findings import Finding, Severity, Verdict
from engine.mission import EdgeName, EdgeSegment, Marker, Mission, Piece, Side, SideLook, Table, UnitSetup
from engine.orders import Order, Pass, RollOff
from engine.rulebook import Rulebook
from engine.systems.starcraft.orders import ChooseFirst, GiveMarker
from engine.systems.starcraft.rules import StarcraftRules
from engine.systems.starcraft.state import Phase, StarcraftGame
from geometry.area import Area
from geometry.pose import Point, Pose
from missions.rules import cards, profiles, rulebook
from missions.rules.abilities import kit

Poses = Mapping[int, Point | tuple[float, float, float]]
Units = Mapping[str, tuple[str, int | Poses]]


@dataclass
class Bench:
    """A game in the making; orders are given by ``do``, which insists that they are legal."""

    rules: StarcraftRules
    game: StarcraftGame
    history: list[StarcraftGame] = field(default_factory=list)

    def judge(self, order: Order) -> Verdict:
        return self.rules.judge(self.game, order)

    def do(self, *orders: Order) -> "Bench":
        for order in orders:
            verdict = self.judge(order)
            assert verdict.legal, [self.rules.say(self.game, finding).text for finding in verdict.refusals]
            self.history.append(self.game)
            self.game = self.rules.carry_out(self.game, order)
        return self

    def refusals(self, order: Order) -> list[str]:
        return [finding.code for finding in self.judge(order).refusals]

    def noted(self, order: Order) -> list[str]:
        return [finding.code for finding in self.judge(order).noted]

    def finding(self, order: Order, code: str, severity: Severity = Severity.REFUSED) -> Finding:
        findings = [one for one in self.judge(order).findings if one.code == code and one.severity is severity]
        assert findings, [(one.code, one.severity.value) for one in self.judge(order).findings]
        return findings[0]

    def say(self, order: Order, code: str, severity: Severity = Severity.REFUSED) -> str:
        return self.rules.say(self.game, self.finding(order, code, severity)).text

    def start(self, first: str = "red") -> "Bench":
        """Through the roll-off: red gets the marker, and ``first`` the first turn."""
        self.do(RollOff(rolled={"red": (6, 4), "blue": (3, 2)}), GiveMarker(by="red", to="red"))
        return self.do(ChooseFirst(by="red", first=first))

    def to(self, phase: Phase, first: str = "red") -> "Bench":
        """On to a phase by passing; the holder gives ``first`` the first turn in it."""
        while self.game.phase is not phase:
            while self.game.active is not None:
                self.do(Pass(by=self.game.active))
            if self.game.holder is not None and self.game.phase is not Phase.SCORING:
                self.do(ChooseFirst(by=self.game.holder, first=first))
        return self

    def unit_at(self, id: str) -> dict[int, Pose]:
        return {model.number: model.placed.pose for model in self.game.standing_of(id)}


@pytest.fixture(scope="session")
def book() -> Rulebook:
    return rulebook("starcraft")


@pytest.fixture(scope="session")
def rules(book: Rulebook) -> StarcraftRules:
    return StarcraftRules(book, kit())


@pytest.fixture(scope="session")
def bench(rules: StarcraftRules) -> Callable[..., Bench]:
    """``bench(units, terrain=…, settings=…, entry=…, markers=…, card=…)``; red enters at the top, blue at the foot."""

    def make(
        units: Units,
        *,
        terrain: Iterable[Piece] = (),
        settings: Mapping[str, str] | None = None,
        entry: Mapping[str, tuple[EdgeSegment, ...]] | None = None,
        markers: Mapping[str, Point] | None = None,
        card: str = "frontlines/standard",
        size: tuple[float, float] = (54.0, 36.0),
    ) -> Bench:
        chosen = {name: setting.default for name, setting in rules.rulebook.settings.items()} | dict(settings or {})
        known = profiles("starcraft", chosen)
        edges = {
            "red": (EdgeSegment(EdgeName.TOP, 0, size[0]),),
            "blue": (EdgeSegment(EdgeName.BOTTOM, 0, size[0]),),
        } | dict(entry or {})
        setups = []
        for id, (profile, where) in units.items():
            poses = {} if isinstance(where, int) else {number: Pose(*at) for number, at in where.items()}
            numbers = tuple(range(1, where + 1)) if isinstance(where, int) else tuple(where)
            setups.append(UnitSetup(id, id, id.partition(".")[0], known[profile], numbers, poses))
        mission = Mission(
            system="starcraft",
            name="bench",
            source="this test",
            table=Table(*size),
            card=cards("starcraft")[card],
            settings=chosen,
            terrain=tuple(terrain),
            sides=(
                Side("red", "Red", "terran", SideLook.RED, entry=edges["red"]),
                Side("blue", "Blue", "zerg", SideLook.BLUE, entry=edges["blue"]),
            ),
            units=tuple(setups),
            markers=tuple(
                Marker(id, id, "mission", at, 32 / 25.4, number)
                for number, (id, at) in enumerate((markers or {}).items(), start=1)
            ),
        )
        return Bench(rules, rules.begin(mission))

    return make


@pytest.fixture(scope="session")
def wall() -> Callable[..., Piece]:
    """``wall("w", 10, 10, 14, 11, size=2)``: a rectangle of terrain."""

    def make(
        id: str, left: float, top: float, right: float, bottom: float, size: int | None = 2, kind: str = "wall"
    ) -> Piece:
        return Piece(id, id, kind, Area.rectangle(left, top, right, bottom), size)

    return make


@pytest.fixture(scope="session")
def with_state() -> Callable[..., None]:
    """Change what the game knows of a unit: ``with_state(bench, "red.a", burrowed=True)``."""

    def change(bench: Bench, unit: str, **changes: bool) -> None:
        bench.game = bench.game.with_state(unit, replace(bench.game.state(unit), **changes))  # type: ignore[arg-type]

    return change
