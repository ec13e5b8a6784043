"""What things on the table are called."""

from engine.game import Model
from engine.mission import Marker, Piece, Side, UnitSetup, Zone
from engine.systems.genesys.state import GenesysGame

Named = UnitSetup | Side | Piece | Zone | Marker


def name(game: GenesysGame, id: str) -> str:
    """Of a model, squad, side, piece, zone or marker; any other word stays as it is."""
    if id in game.models:
        return model_name(game, game.model(id))
    mission = game.mission
    things: tuple[Named, ...] = (
        *mission.units,
        *mission.sides,
        *mission.terrain,
        *mission.zones,
        *mission.markers,
    )
    return next((thing.name for thing in things if thing.id == id), id)


def model_name(game: GenesysGame, model: Model) -> str:
    unit = game.unit(model.unit)
    own = unit.names.get(model.number)
    return own or (unit.name if len(unit.models) == 1 else f"{unit.name} {model.number}")
