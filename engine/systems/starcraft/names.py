"""What a player calls things."""

from engine.mission import UnitSetup
from engine.systems.starcraft.state import StarcraftGame
from engine.tongue import tr


def name(game: StarcraftGame, id: str) -> str:
    """A side, unit, model, marker or piece by its id; an id that is none of these stays as it is."""
    model = game.models.get(id)
    if model is not None:  # first, for models are asked about most
        unit = game.mission.unit(model.unit)
        if model.number in unit.names:
            return unit.names[model.number]
        return _model_name(game, unit, model.number)
    for side in game.mission.sides:
        if side.id == id:
            return side.name
    for unit in game.mission.units:
        if unit.id == id:
            return unit.name
    for marker in game.mission.markers:
        if marker.id == id:
            return marker.name
    for piece in game.mission.terrain:
        if piece.id == id:
            return piece.name
    token = game.tokens.get(id)
    return id if token is None else token.kind.name


def in_list(game: StarcraftGame, model: str) -> str:
    """A model among those of several units: with its unit, unless its name has that in it."""
    own, unit = name(game, model), name(game, game.model(model).unit)
    return own if unit in own else tr("{own} of {unit}", own=own, unit=unit)


def _model_name(game: StarcraftGame, unit: UnitSetup, number: int) -> str:
    """``Marine 3``; where several units are of one profile, ``Marine 3 of Marines 2``."""
    alone = len(unit.models) == 1
    if game.mission.has_others_like(unit):
        return (
            unit.name
            if alone
            else tr("{profile} {number} of {unit}", profile=unit.profile.name, number=number, unit=unit.name)
        )
    return unit.profile.name if alone else f"{unit.profile.name} {number}"
