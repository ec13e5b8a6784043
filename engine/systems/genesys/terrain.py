"""What the table holds for a mover of this game: pieces that bar the way, enemies, friends, its own squad."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from engine.game import Model
from engine.ground import Ground, Obstacle
from engine.once import OncePerPosition
from engine.sight import Lookout
from engine.systems.genesys.state import GenesysGame
from geometry.area import Area
from geometry.base import Base, Placed
from geometry.pose import Pose

IMPASSABLE = "impassable"
"""The trait of a piece that nobody crosses or stands on."""
BLOCKING = "blocking"
"""The trait of a piece that may be crossed, and whose touch makes a charge's path no direct one."""


def barriers(game: GenesysGame) -> tuple[Obstacle, ...]:
    """What nobody crosses or stands on."""
    return _with(game, {IMPASSABLE})


def blockers(game: GenesysGame) -> tuple[Obstacle, ...]:
    """What a direct path does not touch."""
    return _with(game, {IMPASSABLE, BLOCKING})


def lookout(game: GenesysGame) -> Lookout:
    """What hides a model from another: no public text says which terrain does, so that it is a setting."""
    hiding = {"pieces": {IMPASSABLE, BLOCKING}, "impassable": {IMPASSABLE}, "nothing": set[str]()}
    traits = hiding[str(game.mission.settings["charge_sight"])]
    return Lookout.past(
        (piece for piece in game.mission.terrain if traits & piece.traits and piece.id not in game.removed),
        "Sight from above; heights, windows and models in between: left to you",
    )


def _with(game: GenesysGame, traits: set[str]) -> tuple[Obstacle, ...]:
    return tuple(
        _piece(piece.id, piece.outline)
        for piece in game.mission.terrain
        if traits & piece.traits and piece.id not in game.removed
    )


def enemies_of(game: GenesysGame, side: str) -> tuple[Model, ...]:
    return tuple(model for model in game.on_table() if game.side_of(model) != side)


def base_of(model: Model) -> Obstacle:
    return _base(model.id, model.placed)


def placed_of(model: Model, pose: Pose) -> Obstacle:
    """A model's base at another place than it stands."""
    return _base(model.id, Placed(model.base, pose))


@lru_cache(maxsize=1024)
def _piece(id: str, outline: Area) -> Obstacle:
    return Obstacle(id, outline, None, outline.bounds)


@lru_cache(maxsize=4096)
def _base(id: str, placed: Placed) -> Obstacle:
    return Obstacle.base(id, placed)


def ground_for(game: GenesysGame, model: Model, ends: Mapping[str, Pose]) -> Ground:
    """``ends`` are the places that models moved by the same order will have, by model id. Without any, made once for a
    position."""
    if ends:
        return _ground_for(game, model, ends)
    return _grounds.of(game, model, lambda: _ground_for(game, model, ends))


def _ground_for(game: GenesysGame, model: Model, ends: Mapping[str, Pose]) -> Ground:
    side = game.side_of(model)
    passing = game.mission.settings["passing"]
    walls = barriers(game)
    in_the_way: list[Obstacle] = []
    standing: list[Obstacle] = []
    for other in game.on_table():
        if other.id == model.id:
            continue
        base = _base(other.id, Placed(other.base, ends[other.id])) if other.id in ends else base_of(other)
        standing.append(base)
        is_enemy = game.side_of(other) != side
        is_mate = other.unit == model.unit
        if (is_enemy and passing != "all") or (not is_enemy and not is_mate and passing == "none"):
            in_the_way.append(base)
    return Ground(table=game.mission.table, no_way=(*walls, *in_the_way), no_stop=(*walls, *standing))


def bounds_of(base: Base, path: Sequence[Pose]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all a base could touch on its way."""
    radius = base.outer_radius
    xs, ys = [pose.x for pose in path], [pose.y for pose in path]
    return (min(xs) - radius, min(ys) - radius, max(xs) + radius, max(ys) + radius)


_grounds: OncePerPosition[Ground] = OncePerPosition()
