"""The state every game shares: who stands where. Immutable; each rule system adds its own in a subclass."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Self

from engine.mission import Mission, UnitSetup
from geometry.base import Base, Placed
from geometry.pose import Pose


class Standing(Enum):
    RESERVE = "reserve"
    """Not on the table yet."""
    TABLE = "table"
    OUT = "out"
    """Off the table for good, or for as long as the game says."""


@dataclass(frozen=True, slots=True)
class Model:
    """``pose`` is set exactly while the model stands on the table. ``wounds`` counts what it has lost."""

    id: str
    unit: str
    number: int
    base: Base
    standing: Standing
    pose: Pose | None = None
    wounds: int = 0

    @property
    def placed(self) -> Placed:
        """Where it stands; only for a model on the table."""
        if self.pose is None:
            raise ValueError(f"{self.id} is not on the table")
        return Placed(self.base, self.pose)

    @property
    def on_table(self) -> bool:
        return self.standing is Standing.TABLE


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """A position. ``removed`` holds the ids of terrain that has left the table."""

    mission: Mission
    models: Mapping[str, Model]
    round: int = 0
    ended: bool = False
    removed: frozenset[str] = frozenset()

    def model(self, id: str) -> Model:
        return self.models[id]

    def unit(self, id: str) -> UnitSetup:
        return self.mission.unit(id)

    def models_of(self, unit: str) -> tuple[Model, ...]:
        """All models of a unit, whatever became of them, by number."""
        return tuple([self.models[id] for id in self.mission.unit(unit).model_ids])

    def standing_of(self, unit: str) -> tuple[Model, ...]:
        """The models of a unit that stand on the table, by number."""
        return tuple(model for model in self.models_of(unit) if model.on_table)

    def alive_of(self, unit: str) -> tuple[Model, ...]:
        """On the table or still to come."""
        return tuple(model for model in self.models_of(unit) if model.standing is not Standing.OUT)

    def on_table(self) -> Iterator[Model]:
        return (model for model in self.models.values() if model.on_table)

    def side_of(self, model: Model) -> str:
        return self.mission.unit(model.unit).side

    def units_of(self, side: str) -> tuple[UnitSetup, ...]:
        return tuple(unit for unit in self.mission.units if unit.side == side)

    def with_models(self, changed: Iterable[Model]) -> Self:
        return replace(self, models={**self.models, **{model.id: model for model in changed}})

    def with_poses(self, poses: Mapping[str, Pose]) -> Self:
        """Models set at these poses, on the table whatever they were before."""
        return self.with_models(
            replace(self.models[id], pose=pose, standing=Standing.TABLE) for id, pose in poses.items()
        )

    def without_models(self, ids: Iterable[str], standing: Standing = Standing.OUT) -> Self:
        return self.with_models(replace(self.models[id], pose=None, standing=standing) for id in ids)


def starting_models(mission: Mission) -> dict[str, Model]:
    """Every model of the mission: on the table where it has a pose, else in Reserve."""
    models = {}
    for unit in mission.units:
        for number in unit.models:
            pose = unit.poses.get(number)
            standing = Standing.RESERVE if pose is None else Standing.TABLE
            model = Model(unit.model_id(number), unit.id, number, unit.profile.base, standing, pose)
            models[model.id] = model
    return models
