"""What a player calls the things of a Hardwired 28 table."""

from engine.systems.hardwired28.state import HardwiredGame
from engine.tongue import tr


def name_of(game: HardwiredGame, id: str) -> str:
    """A model, unit, side, piece, marker or zone; an id that stands for nothing is its own name."""
    mission = game.mission
    if id.startswith("smoke.") and any(id == f"smoke.{one.number}" for one in game.smoke):
        return tr("the smoke")
    if id in game.models:
        return _model_name(game, id)
    for unit in mission.units:
        if unit.id == id:
            return _model_name(game, unit.model_id(unit.models[0])) if len(unit.models) == 1 else unit.name
    return (
        next((side.name for side in mission.sides if side.id == id), None)
        or next((piece.name for piece in mission.terrain if piece.id == id), None)
        or next((marker.name for marker in mission.markers if marker.id == id), None)
        or next((zone.name for zone in mission.zones if zone.id == id), None)
        or id
    )


def _model_name(game: HardwiredGame, id: str) -> str:
    model = game.models[id]
    unit = game.unit(model.unit)
    own = unit.names.get(model.number)
    if own is not None:
        return own
    return unit.name if len(unit.models) == 1 else f"{unit.name} {model.number}"
