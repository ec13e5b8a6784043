"""What stands in the way of a model, and how far it may go."""

from functools import lru_cache

from engine.game import Model
from engine.ground import Ground, Obstacle
from engine.mission import Piece
from engine.once import OncePerPosition
from engine.rulebook import Rulebook
from engine.sight import Lookout
from engine.systems.hardwired28.factions import Readings, sees_enemy
from engine.systems.hardwired28.scoring import is_heavy
from engine.systems.hardwired28.smoke import columns
from engine.systems.hardwired28.state import HardwiredGame
from geometry.base import Placed

STEPPED_OVER = frozenset({"low", "passable"})
"""Traits of pieces that stop nobody. The rules name no kinds of terrain: each mission says what its pieces are."""

CLIMBED = "climbable"

BLOCKS_SIGHT = "blocks_sight"

ZEALOT = "zealot"
SCOUT = "scout"
BROADCASTER = "broadcaster"
INHIBITOR, MAG_BOOTS, PADDED_VEST = "inhibitor", "mag-boots", "padded-vest"
"""Gear that changes what happens to a model on the table, by the name that a profile tags it with."""


def is_solid(piece: Piece) -> bool:
    """A base goes round it. A climbable piece may be gone over; what the climb costs is left to the player."""
    return CLIMBED not in piece.traits and not (piece.traits & STEPPED_OVER)


def solids(game: HardwiredGame) -> tuple[Obstacle, ...]:
    return tuple(Obstacle.piece(piece) for piece in standing_pieces(game) if is_solid(piece))


def climbables(game: HardwiredGame) -> tuple[Obstacle, ...]:
    return tuple(Obstacle.piece(piece) for piece in standing_pieces(game) if CLIMBED in piece.traits)


def lookout(game: HardwiredGame) -> Lookout:
    """Sight is true line of sight: what the mission marks as blocking it is drawn as seen from above."""
    blocking = (piece for piece in (*standing_pieces(game), *columns(game)) if BLOCKS_SIGHT in piece.traits)
    return Lookout.past(blocking, "Seen from above past what the mission marks; true line of sight is left to you")


def standing_pieces(game: HardwiredGame) -> tuple[Piece, ...]:
    return tuple(piece for piece in game.mission.terrain if piece.id not in game.removed)


@lru_cache(maxsize=4096)
def base_obstacle(id: str, placed: Placed) -> Obstacle:
    return Obstacle.base(id, placed)


def obstacle_of(model: Model) -> Obstacle:
    return base_obstacle(model.id, model.placed)


def others(game: HardwiredGame, model: Model) -> tuple[Model, ...]:
    return tuple(other for other in game.on_table() if other.id != model.id)


def stops(game: HardwiredGame, model: Model, other: Model, readings: Readings | None = None) -> bool:
    """Whether a model may not move through another."""
    passing = (readings or {}).get("passing") or game.setting("passing")
    if passing == "friends":
        return sees_enemy(game, model, other, readings)
    return passing == "nobody"


def ground_for(game: HardwiredGame, model: Model) -> Ground:
    """No rule keeps a move from ending near an enemy; no end overlaps another base. Made once for a position."""
    return _grounds.of(game, model, lambda: _ground_for(game, model))


def _ground_for(game: HardwiredGame, model: Model) -> Ground:
    walls = solids(game)
    models = others(game, model)
    return Ground(
        table=game.mission.table,
        no_way=(*walls, *(obstacle_of(other) for other in models if stops(game, model, other))),
        no_stop=(*walls, *(obstacle_of(other) for other in models)),
    )


def allowance(rules: Rulebook, game: HardwiredGame, model: Model) -> float:
    """Inches of one Move: the profile's, changed by what lasts, halved and rounded down for a carrier."""
    move = game.profile(model).move + sum(effect.move for effect in game.effects_on(model.id))
    if game.carries(model.id) is not None and is_heavy(game):
        move = move // rules.figure("carrier_divisor")
    return max(0.0, float(move))


def zealot_bonus(rules: Rulebook, game: HardwiredGame, model: Model) -> float:
    """Inches more for a move that ends Engaged."""
    return rules.figure("zealot_bonus") if has(game, model, ZEALOT) else 0.0


def has(game: HardwiredGame, model: Model, tag: str) -> bool:
    return tag in game.profile(model).tags


_grounds: OncePerPosition[Ground] = OncePerPosition()
