"""What the table holds for a mover of this game: pieces that bar the way, enemies, friends, its own squad."""

from collections.abc import Mapping

from engine.game import Model
from engine.ground import Ground, Obstacle
from engine.systems.genesys.state import GenesysGame
from geometry.base import Placed
from geometry.pose import Pose

BARS_THE_WAY = "blocking"
"""The trait of a piece that nobody crosses or stands on."""


def barriers(game: GenesysGame) -> tuple[Obstacle, ...]:
    return tuple(
        Obstacle.piece(piece)
        for piece in game.mission.terrain
        if BARS_THE_WAY in piece.traits and piece.id not in game.removed
    )


def enemies_of(game: GenesysGame, side: str) -> tuple[Model, ...]:
    return tuple(model for model in game.on_table() if game.side_of(model) != side)


def base_of(model: Model) -> Obstacle:
    return Obstacle.base(model.id, model.placed)


def ground_for(game: GenesysGame, model: Model, ends: Mapping[str, Pose]) -> Ground:
    """``ends`` are the places that models moved by the same order will have, by model id."""
    side = game.side_of(model)
    passing = game.mission.settings["passing"]
    walls = barriers(game)
    in_the_way: list[Obstacle] = []
    standing: list[Obstacle] = []
    for other in game.on_table():
        if other.id == model.id:
            continue
        base = Obstacle.base(other.id, Placed(other.base, ends[other.id])) if other.id in ends else base_of(other)
        standing.append(base)
        is_enemy = game.side_of(other) != side
        is_mate = other.unit == model.unit
        if (is_enemy and passing != "all") or (not is_enemy and not is_mate and passing == "none"):
            in_the_way.append(base)
    return Ground(table=game.mission.table, no_way=(*walls, *in_the_way), no_stop=(*walls, *standing))
