"""Who is Engaged with whom: enemy Ground models within Engagement Range, no wall between, at elevations that fight."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from engine.game import Model
from engine.ground import Obstacle
from engine.rulebook import Rulebook
from engine.systems.starcraft.levels import Ledge, Level, share_gate
from engine.systems.starcraft.state import ModelPair, StarcraftGame
from geometry.boxes import boxed, is_apart
from geometry.gaps import nearest_points, separation
from geometry.sweep import clearance
from geometry.tolerance import Fit, apart

WITHIN = "within"

_SURELY = 0.01
"""Inches beyond a limit at which bounding boxes settle it."""


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
    boxes = {unit: boxed(game.bodies[model.id].bounds for model in models) for unit, models in groups.items() if models}
    parting = _Parting(rules, game)
    for one, other in combinations(standing, 2):
        if one.side == other.side or one.id not in boxes or other.id not in boxes:
            continue
        # Most units are far from most: their boxes tell it of all their models at once.
        if is_apart(boxes[one.id], boxes[other.id], reach + _SURELY):
            continue
        for mine in groups[one.id]:
            if is_apart(game.bodies[mine.id].bounds, boxes[other.id], reach + _SURELY):
                continue
            for theirs in groups[other.id]:
                fit = _fit(game, mine, theirs, reach, parting)
                if fit is not Fit.BROKEN:
                    yield Contact((mine.id, theirs.id), (one.id, other.id), fit is Fit.KEPT)


def _fit(game: StarcraftGame, one: Model, other: Model, reach: float, parting: "_Parting") -> Fit:
    body = game.bodies[other.id]
    if game.bodies[one.id].is_farther(body.bounds, reach + _SURELY):
        return Fit.BROKEN
    # Within 1″ takes in the 1″ itself: whoever charges as far as that is Engaged.
    fit = apart(reach - max(0.0, separation(one.placed, other.placed)))
    if fit is Fit.BROKEN or parting.by_terrain(one, other):
        return Fit.BROKEN
    by_level = parting.by_level(one, other)
    return fit if by_level is Fit.KEPT else by_level


class _Parting:
    """What keeps models in Engagement Range of each other from being Engaged."""

    def __init__(self, rules: Rulebook, game: StarcraftGame) -> None:
        self._game = game
        self._reach = rules.figure("engagement_range")
        self._adjacent = self._reach if game.setting("access_adjacent") == WITHIN else 0.0
        wall_from = rules.count("wall_from_size")
        # A piece with no Size given is taken for a wall; one of Size 0 parts nobody (7.2.1).
        self._high = [
            ledge for ledge in game.terrain.ledges if ledge.piece.size is None or ledge.piece.size >= wall_from
        ]

    def by_level(self, one: Model, other: Model) -> Fit:
        """High Ground and Ground Level never fight, Mid Ground with either only at one Access Point."""
        ledges = self._game.terrain.ledges
        levels = {self._game.level(one), self._game.level(other)} if ledges else set()
        if len(levels) < 2:
            return Fit.KEPT
        if Level.MID not in levels:
            return Fit.BROKEN
        return share_gate(ledges, one.placed, other.placed, self._adjacent)

    def by_terrain(self, one: Model, other: Model) -> bool:
        between = [*self._game.terrain.walls, *(ledge.body for ledge in self._high if not _stood_on(ledge, one, other))]
        if not between:
            return False
        line = nearest_points(one.placed, other.placed)
        body = self._game.bodies[other.id]
        reach = self._reach + _SURELY
        return any(not wall.is_farther(body.bounds, reach) and _crosses(line, wall) for wall in between)


def _stood_on(ledge: Ledge, *models: Model) -> bool:
    return any(ledge.holds(model.placed) for model in models)


def _crosses(line: tuple[tuple[float, float], tuple[float, float]], wall: Obstacle) -> bool:
    return clearance(line, wall.area) <= 0.0
