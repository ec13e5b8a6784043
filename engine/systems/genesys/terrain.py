"""What the table holds for a mover of this game: pieces that bar the way, enemies, friends, its own squad."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine.game import Model
from engine.ground import Ground, Obstacle
from engine.mission import Piece
from engine.once import OncePerPosition
from engine.sight import Lookout
from engine.systems.genesys.state import GenesysGame
from engine.tongue import tr
from geometry.area import Area
from geometry.base import Base, Placed
from geometry.pose import Pose

IMPASSABLE = "impassable"
"""The trait of a piece that nobody crosses or stands on."""
BLOCKING = "blocking"
"""The trait of a piece that may be crossed, and whose touch makes a charge's path no direct one."""
DIFFICULT, CLIMBABLE = "difficult", "climbable"
"""The traits of pieces that cost movement where a table has set it so: no public text gives what they cost."""


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
        tr("Sight from above; heights, windows and models in between: left to you"),
    )


def _with(game: GenesysGame, traits: set[str]) -> tuple[Obstacle, ...]:
    return tuple(
        _piece(piece.id, piece.outline)
        for piece in game.mission.terrain
        if traits & piece.traits and piece.id not in game.removed
    )


def enemies_of(game: GenesysGame, side: str) -> tuple[Model, ...]:
    return tuple(model for model in game.on_table() if game.side_of(model) != side)


def obstacle_of(piece: Piece) -> Obstacle:
    return _piece(piece.id, piece.outline)


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
    position, and what is not of the model's squad in any case."""
    if not ends:
        return _grounds.of(game, model, lambda: _ground_for(game, model, ends))
    return _ground_for(game, model, ends)


def _ground_for(game: GenesysGame, model: Model, ends: Mapping[str, Pose]) -> Ground:
    about = _abouts.of(game, model.unit, lambda: _about(game, model.unit))
    mates = tuple(
        _base(mate.id, Placed(mate.base, ends[mate.id])) if mate.id in ends else base_of(mate)
        for mate in about.squad
        if mate.id != model.id
    )
    return Ground(game.mission.table, about.in_the_way, (*about.standing, *mates))


@dataclass(frozen=True, slots=True, eq=False)
class About:
    """What the table holds for every model of a squad alike, and its models there."""

    in_the_way: tuple[Obstacle, ...]
    standing: tuple[Obstacle, ...]
    squad: tuple[Model, ...]


def _about(game: GenesysGame, unit: str) -> About:
    side = game.side_of_unit(unit)
    passing = game.mission.settings["passing"]
    walls = barriers(game)
    others = [(base_of(other), game.side_of(other) != side) for other in game.on_table() if other.unit != unit]
    barring = tuple(base for base, is_enemy in others if (passing != "all" if is_enemy else passing == "none"))
    standing = tuple(base for base, _ in others)
    return About((*walls, *barring), (*walls, *standing), game.standing_of(unit))


def bounds_of(base: Base, path: Sequence[Pose]) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all a base could touch on its way."""
    radius = base.outer_radius
    xs, ys = [pose.x for pose in path], [pose.y for pose in path]
    return (min(xs) - radius, min(ys) - radius, max(xs) + radius, max(ys) + radius)


_grounds: OncePerPosition[Ground] = OncePerPosition()
_abouts: OncePerPosition[About] = OncePerPosition()
