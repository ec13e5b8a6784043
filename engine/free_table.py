"""Models put where they stand on a real table, with no turn order: a position of its own, apart from any rehearsal."""

from collections.abc import Mapping
from dataclasses import replace

from engine.game import Game
from engine.gate import RuleSystem
from engine.mission import Mission, Piece, Profile, UnitSetup
from geometry.pose import Pose


def put(system: RuleSystem, game: Game, places: Mapping[str, Pose | None]) -> Game:
    """The table as it stands in a position, with these models put there, or taken off it: the mission begun with them.

    Whatever they overlap: that is what a survey is asked about. Of the game nothing else is kept: no round, no
    statuses, no wounds, no tokens. ``game`` stays as it is. Raises KeyError for a model that the mission has not.
    """
    for id in places:
        game.model(id)
    return system.begin(_with(game, places))


def with_unit(system: RuleSystem, game: Game, side: str, profile: Profile, models: int) -> tuple[Game, str]:
    """The same table with one more unit, off it as yet, and the unit's id. Raises KeyError for a side there is not."""
    game.mission.side(side)
    mission = _with(game, {})
    taken = {unit.id for unit in mission.units}
    id = next(id for number in range(1, len(taken) + 2) if (id := f"{side}.more-{number}") not in taken)
    unit = UnitSetup(id, profile.name, side, profile, tuple(range(1, models + 1)))
    return system.begin(replace(mission, units=(*mission.units, unit))), id


def with_piece(system: RuleSystem, game: Game, piece: Piece) -> Game:
    """The same table with one more piece of terrain, under an id that is free."""
    mission = _with(game, {})
    taken = {one.id for one in mission.terrain}
    id = next(id for number in range(1, len(taken) + 2) if (id := f"{piece.id}-{number}") not in taken)
    return system.begin(replace(mission, terrain=(*mission.terrain, replace(piece, id=id))))


def _with(game: Game, places: Mapping[str, Pose | None]) -> Mission:
    units = tuple(_unit(game, unit, places) for unit in game.mission.units)
    return replace(game.mission, units=units)


def _unit(game: Game, unit: UnitSetup, places: Mapping[str, Pose | None]) -> UnitSetup:
    poses: dict[int, Pose] = {}
    for number in unit.models:
        id = unit.model_id(number)
        pose = places[id] if id in places else game.model(id).pose
        if pose is not None:
            poses[number] = pose
    return replace(unit, poses=poses)
