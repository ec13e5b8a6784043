"""Who is Engaged with whom: enemy Ground models within Engagement Range with no wall between."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from engine.game import Model
from engine.ground import Obstacle
from engine.rulebook import Rulebook
from engine.systems.starcraft.state import ModelPair, StarcraftGame
from engine.systems.starcraft.walls import walls
from geometry.gaps import nearest_points, separation
from geometry.sweep import clearance
from geometry.tolerance import Fit, less_than


@dataclass(frozen=True, slots=True)
class Contact:
    """Two enemy models, and whether they are surely within Engagement Range or at the tolerance of it."""

    models: ModelPair
    units: tuple[str, str]
    sure: bool


def find_engaged(rules: Rulebook, game: StarcraftGame) -> StarcraftGame:
    """The game with what follows from where models stand."""
    contacts = tuple(_contacts(rules, game))
    surely: dict[str, set[str]] = defaultdict(set)
    nearly: dict[str, set[str]] = defaultdict(set)
    for contact in contacts:
        one, other = contact.units
        found = surely if contact.sure else nearly
        found[one].add(other)
        found[other].add(one)
    return replace(
        game,
        pairs=tuple(contact.models for contact in contacts if contact.sure),
        engaged={unit: frozenset(foes) for unit, foes in surely.items()},
        nearly={unit: frozenset(foes) - surely.get(unit, set()) for unit, foes in nearly.items()},
    )


def _contacts(rules: Rulebook, game: StarcraftGame) -> Iterator[Contact]:
    reach = rules.figure("engagement_range")
    standing = [unit for unit in game.mission.units if not game.is_flying(unit.id)]
    groups = {unit.id: [model for model in game.models_of(unit.id) if model.on_table] for unit in standing}
    between = walls(rules, game)
    for one, other in combinations(standing, 2):
        if one.side == other.side:
            continue
        for mine in groups[one.id]:
            for theirs in groups[other.id]:
                fit = _fit(game, mine, theirs, reach, between)
                if fit is not Fit.BROKEN:
                    yield Contact((mine.id, theirs.id), (one.id, other.id), fit is Fit.KEPT)


def _fit(game: StarcraftGame, one: Model, other: Model, reach: float, between: Sequence[Obstacle]) -> Fit:
    body = game.bodies[other.id]
    if game.bodies[one.id].is_farther(body.bounds, reach + 0.01):
        return Fit.BROKEN
    fit = less_than(max(0.0, separation(one.placed, other.placed)), reach)
    if fit is Fit.BROKEN or not between:
        return fit
    line = nearest_points(one.placed, other.placed)
    parted = any(not wall.is_farther(body.bounds, reach + 0.01) and _crosses(line, wall) for wall in between)
    return Fit.BROKEN if parted else fit


def _crosses(line: tuple[tuple[float, float], tuple[float, float]], wall: Obstacle) -> bool:
    return clearance(line, wall.area) <= 0.0
