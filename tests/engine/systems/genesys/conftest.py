from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from engine.findings import Finding, Severity, Verdict
from engine.mission import Mission
from engine.orders import Order, RollOff
from engine.rulebook import Rulebook
from engine.systems.genesys import command
from engine.systems.genesys.orders import Activate, Charge, Decline, Move
from engine.systems.genesys.rules import GenesysRules
from engine.systems.genesys.state import GenesysGame
from geometry.pose import Pose
from missions.load import load_mission
from missions.rules import rulebook


@pytest.fixture(scope="session")
def book() -> Rulebook:
    return rulebook("genesys")


@pytest.fixture(scope="session")
def rules(book: Rulebook) -> GenesysRules:
    return GenesysRules(book)


@pytest.fixture(scope="session")
def field() -> Mission:
    """The mission of ``field.yaml``: Red below, Blue above, 16″ between their squads."""
    return load_mission(Path(__file__).with_name("field.yaml"))


@dataclass
class Play:
    """A game in progress, in short words."""

    rules: GenesysRules
    game: GenesysGame

    def do(self, *orders: Order) -> "Play":
        for order in orders:
            self.game = self.rules.carry_out(self.game, order)
        return self

    def declined(self) -> "Play":
        """No reaction to anything of this activation, where one could be made."""
        window = self.game.activation and self.game.activation.window
        return self.do(Decline(by=window, rest=True)) if window else self

    def judge(self, order: Order) -> Verdict:
        return self.rules.judge(self.game, order)

    def refusals(self, order: Order) -> list[str]:
        return [finding.code for finding in self.judge(order).refusals]

    def finding(self, order: Order, code: str) -> Finding:
        return next(finding for finding in self.judge(order).findings if finding.code == code)

    def severities(self, order: Order, code: str) -> list[Severity]:
        return [finding.severity for finding in self.judge(order).findings if finding.code == code]

    def say(self, finding: Finding) -> str:
        return self.rules.say(self.game, finding).text

    def left(self, side: str) -> int:
        return command.left(self.game, side)

    def at(self, model: str) -> Pose:
        return self.game.model(model).placed.pose

    def activate(self, unit: str) -> "Play":
        return self.do(Activate(by=unit.split(".")[0], unit=unit))

    def shift(self, unit: str, dx: float, dy: float, *, extra: bool = False, only: int | None = None) -> Move:
        """The whole squad by the same offset, or one model alone."""
        standing = {model.number: model.placed.pose for model in self.game.standing_of(unit)}
        first = min(standing) if only is None else only
        others = {} if only else {n: pose.moved(dx, dy) for n, pose in standing.items() if n != first}
        here = standing[first]
        return Move(
            by=unit.split(".")[0], unit=unit, model=first, path=(here, here.moved(dx, dy)), others=others, extra=extra
        )

    def charge(self, unit: str, dx: float, dy: float, *targets: str, sight: bool = True) -> Charge:
        move = self.shift(unit, dx, dy)
        return Charge(
            by=move.by,
            unit=unit,
            targets=targets,
            model=move.model,
            path=move.path,
            others=move.others,
            sight=sight,
        )


@pytest.fixture
def play(rules: GenesysRules, field: Mission) -> Callable[..., Play]:
    """Begin on the field with Red, unless there is no roll-off yet. ``changed`` are characteristics by squad.

    ``place`` says who stands where: the captains stand as they do if it does not name them, everybody else is away.
    """

    def begin(
        place: Mapping[str, Mapping[int, tuple[float, ...]]] | None = None,
        *,
        roll_off: bool = True,
        rounds: int | None = None,
        changed: Mapping[str, Mapping[str, object]] | None = None,
        **settings: str | float,
    ) -> Play:
        units = []
        for unit in field.units:
            poses = unit.poses
            if place is not None and (unit.id in place or not unit.id.endswith("captain")):
                poses = {number: Pose(*at) for number, at in place.get(unit.id, {}).items()}
            profile = replace(unit.profile, **(changed or {}).get(unit.id, {}))  # type: ignore[arg-type]  # any field
            units.append(replace(unit, poses=poses, profile=profile))
        card = field.card if rounds is None else replace(field.card, rounds=rounds)
        mission = replace(field, units=tuple(units), settings={**field.settings, **settings}, card=card)
        started = Play(rules, rules.begin(mission))
        return started.do(RollOff(rolled={"red": (6,), "blue": (1,)})) if roll_off else started

    return begin
