"""Which pieces of terrain a Ground unit can't pass, and what a path does to grass."""

from collections.abc import Iterable

from engine.ground import Obstacle
from engine.mission import Mission, Piece
from engine.rulebook import Rulebook
from engine.systems.starcraft.levels import is_ledge, make_ledges
from engine.systems.starcraft.profile import StarcraftProfile
from engine.systems.starcraft.screens import make_screens
from engine.systems.starcraft.state import StarcraftGame, Terrain

GRASS = "grass"
LARGE = "large"


def is_grass(piece: Piece) -> bool:
    return piece.kind == GRASS


def make_terrain(rules: Rulebook, mission: Mission) -> Terrain:
    """The pieces of a mission, sorted once: walls, flat pieces and grass."""
    walls: list[Obstacle] = []
    flat: list[Obstacle] = []
    grass: list[Obstacle] = []
    limit = rules.count("wall_from_size")
    for piece in mission.terrain:
        if is_ledge(piece):
            continue
        kind = grass if is_grass(piece) else walls if piece.size is None or piece.size >= limit else flat
        kind.append(Obstacle.piece(piece))
    ledges = make_ledges(mission, rules.count("high_ground_from_size"))
    return Terrain(tuple(walls), tuple(flat), tuple(grass), make_screens(mission), ledges)


def walls(rules: Rulebook, game: StarcraftGame, profile: StarcraftProfile | None = None) -> tuple[Obstacle, ...]:
    """What ``profile`` (any Ground unit, for none) can't move through: walls, and rims but at their Access Points.

    A piece without a Size is a wall.
    """
    if profile is None or "raptor-strain" not in profile.tags:
        return (*game.terrain.walls, *(rim for ledge in game.terrain.ledges for rim in ledge.rims))
    limit = rules.count("raptor_strain_size")
    sizes = {piece.id: piece.size for piece in game.mission.terrain}
    return tuple(wall for wall in game.terrain.walls if (size := sizes[wall.id]) is None or size > limit)


def grass(game: StarcraftGame) -> tuple[Obstacle, ...]:
    """What is left of it."""
    return tuple(piece for piece in game.terrain.grass if piece.id not in game.removed)


def footprints(game: StarcraftGame, profile: StarcraftProfile | None = None) -> Iterable[Obstacle]:
    """No base may end on these, nor over the edges of what can be stood on. What is Large crushes flat pieces, and what
    flies knows no edges."""
    tags = frozenset[str]() if profile is None else profile.tags
    flat = () if LARGE in tags else crushable(game)
    edges = () if "flying" in tags else (edge for ledge in game.terrain.ledges for edge in ledge.edges)
    return (*game.terrain.walls, *flat, *edges)


def crushable(game: StarcraftGame) -> tuple[Obstacle, ...]:
    """The flat pieces that are left, which nobody stands on."""
    return tuple(piece for piece in game.terrain.flat if piece.id not in game.removed)
