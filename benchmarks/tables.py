"""A StarCraft table with as many models as wanted, on a terrain map as it is printed, at the first activation."""

import random
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import cast

import numpy as np

import missions
from engine.mission import Mission, UnitSetup
from engine.orders import RollOff
from engine.systems.starcraft.orders import ChooseFirst, GiveMarker
from engine.systems.starcraft.rules import StarcraftRules
from engine.systems.starcraft.state import StarcraftGame
from geometry.base import Placed
from geometry.gaps import separation_from
from geometry.pose import Pose
from missions.load import load_mission
from missions.systems import system

MISSION = Path(missions.__file__).parent / "starcraft" / "frontlines-gauntlet.yaml"
ONE, MANY = "blue.kerrigan", "blue.swarmlings"
"""A unit of one model and one of eighteen; both belong to the side that goes first."""

_EDGE = 0.05
_SPACE = 0.06
_OWN_GROUND = {"red": (0.0, 12.0), "blue": (13.5, 36.0)}
"""From top to bottom, so that nobody is Engaged."""

_COPIED = {"red": "red.marines-2", "blue": "blue.raptors"}


def rules() -> StarcraftRules:
    return cast(StarcraftRules, system("starcraft"))


def crowded(models: int, seed: int = 1) -> StarcraftGame:
    """Units of the mission and copies of them, each in a knot somewhere on its side's ground, blue to activate. The
    two that are to move are set first; with fewer than nineteen models there is only the one."""
    mission = load_mission(MISSION)
    setting = _Setting(mission, random.Random(seed))
    placed: list[UnitSetup] = []
    for unit in _units(mission):
        left = models - sum(len(one.models) for one in placed)
        if left <= 0:
            break
        if unit.id == MANY and left < len(unit.models):
            continue
        kept = replace(unit, models=unit.models[:left]) if unit.id not in (ONE, MANY) else unit
        poses = setting.place(kept)
        if poses is not None:
            placed.append(replace(kept, poses=poses))
    game = rules().begin(replace(mission, units=tuple(placed)))
    orders = (RollOff(rolled={"red": (1, 2), "blue": (6, 4)}), GiveMarker(by="blue", to="blue"))
    for order in (*orders, ChooseFirst(by="blue", first="blue")):
        game = rules().carry_out(game, order)
    return game


def _units(mission: Mission) -> Iterator[UnitSetup]:
    """Without end: the mission's own, then copies by turns."""
    first = [mission.unit(ONE), mission.unit(MANY)]
    rest = [unit for unit in mission.units if unit not in first]
    yield from first
    yield from sorted(rest, key=lambda unit: -len(unit.models))
    for number in range(1, 400):
        for side, id in _COPIED.items():
            yield replace(mission.unit(id), id=f"{side}.more-{number}", name=f"More {number}")


class _Setting:
    """Where models stand already."""

    def __init__(self, mission: Mission, rng: random.Random) -> None:
        self._mission = mission
        self._rng = rng
        self._walls = [piece.outline for piece in mission.terrain]
        self._centres = np.zeros((0, 2))
        self._radii = np.zeros(0)

    def place(self, unit: UnitSetup) -> dict[int, Pose] | None:
        """In a knot, the nearest free spots round an anchor; None where no anchor of many has room."""
        top, bottom = _OWN_GROUND[unit.side]
        table = self._mission.table
        radius = unit.profile.base.outer_radius + _SPACE / 2
        for _ in range(400):
            x = self._rng.uniform(radius, table.width - radius)
            y = self._rng.uniform(max(top, radius), min(bottom, table.height) - radius)
            spots = [spot for spot in _knot(x, y, 2 * radius, len(unit.models)) if self._is_free(unit, spot, radius)]
            if len(spots) >= len(unit.models):
                poses = dict(zip(unit.models, spots, strict=False))
                self._add(poses.values(), radius)
                return poses
        return None

    def _is_free(self, unit: UnitSetup, pose: Pose, radius: float) -> bool:
        table, (top, bottom) = self._mission.table, _OWN_GROUND[unit.side]
        if not (radius <= pose.x <= table.width - radius and max(top, 0) + radius <= pose.y <= bottom - radius):
            return False
        if len(self._radii):
            apart = np.hypot(*(self._centres - np.array(pose.point)).T) - self._radii - radius
            if apart.min() < 0:
                return False
        placed = Placed(unit.profile.base, pose)
        return all(separation_from(placed, wall) >= _EDGE for wall in self._walls)

    def _add(self, poses: Iterable[Pose], radius: float) -> None:
        points = np.array([pose.point for pose in poses])
        self._centres = np.concatenate([self._centres, points])
        self._radii = np.concatenate([self._radii, np.full(len(points), radius)])


def _knot(x: float, y: float, step: float, count: int) -> list[Pose]:
    """A hexagonal lattice, the nearest first, a few more than needed."""
    spots = [Pose(x + step * (i + 0.5 * (j % 2)), y + step * 0.8661 * j) for i in range(-4, 5) for j in range(-4, 5)]
    spots.sort(key=lambda pose: (pose.x - x) ** 2 + (pose.y - y) ** 2)
    return spots[: count + 5]
