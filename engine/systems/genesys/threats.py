"""Threat ranges: whom a model passes on its way, near enough to be struck at."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from engine.game import Model
from engine.once import OncePerPosition
from engine.rulebook import Rulebook
from engine.systems.genesys.engagement import engaged_now
from engine.systems.genesys.state import GenesysGame
from engine.systems.genesys.terrain import bounds_of, enemies_of
from geometry.base import Base
from geometry.boxes import Box, Boxes
from geometry.pose import Pose
from geometry.tolerance import TOLERANCE


@dataclass(frozen=True, slots=True, eq=False)
class Threats:
    """Models, each with its threat range, and boxes that hold those ranges."""

    models: tuple[tuple[Model, float], ...]
    _boxes: Boxes

    @classmethod
    def of(cls, rules: Rulebook, game: GenesysGame, models: Collection[Model]) -> "Threats":
        reaches = {unit: threat_of(rules, game, unit) for unit in {model.unit for model in models}}
        ranged = tuple((model, reaches[model.unit]) for model in models)
        return cls(ranged, Boxes([_box_of(model, reach) for model, reach in ranged]))

    def on_the_way(self, base: Base, path: tuple[Pose, ...]) -> Iterator[tuple[Model, float]]:
        """Those whose range a base may come to on its way; the others are surely farther off."""
        for number in self._boxes.near(bounds_of(base, path), 2 * TOLERANCE):
            yield self.models[number]


def threat_of(rules: Rulebook, game: GenesysGame, unit: str) -> float:
    """Threat range of a squad's models in inches."""
    return game.profile_of(unit).reach or rules.figure("threat_range")


def threats_to(rules: Rulebook, game: GenesysGame, side: str) -> Threats:
    """Of every enemy of a side that is not base to base with anyone; worked out once for a position."""
    return _threats.of(game, side, lambda: _all(rules, game, side))


def _all(rules: Rulebook, game: GenesysGame, side: str) -> Threats:
    in_melee = engaged_now(game)
    return Threats.of(rules, game, [enemy for enemy in enemies_of(game, side) if enemy.id not in in_melee])


def _box_of(model: Model, reach: float) -> Box:
    x, y = model.placed.centre
    room = model.base.outer_radius + reach
    return (x - room, y - room, x + room, y + room)


_threats: OncePerPosition[Threats] = OncePerPosition()
