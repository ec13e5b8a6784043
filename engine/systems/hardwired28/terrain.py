"""What stands in the way of a model, and how far it may go."""

from functools import lru_cache

from engine.game import Model
from engine.ground import Ground, Obstacle
from engine.mission import Piece
from engine.once import OncePerPosition
from engine.rulebook import Rulebook
from engine.sight import Lookout
from engine.systems.hardwired28.factions import Readings, engaged_with, sees_enemy
from engine.systems.hardwired28.scoring import is_heavy
from engine.systems.hardwired28.smoke import columns
from engine.systems.hardwired28.standing import CLIMBED, climbable_pieces, standing_pieces
from engine.systems.hardwired28.state import HardwiredGame
from engine.tongue import tr
from geometry.base import Placed

STEPPED_OVER = frozenset({"low", "passable"})
"""Traits of pieces that stop nobody. The rules name no kinds of terrain: each mission says what its pieces are."""

BLOCKS_SIGHT = "blocks_sight"

ZEALOT = "zealot"
SCOUT = "scout"
BROADCASTER = "broadcaster"
INHIBITOR, MAG_BOOTS, PADDED_VEST, GRAPPLE = "inhibitor", "mag-boots", "padded-vest", "grapple"
"""Gear that changes what happens to a model on the table, by the name that a profile tags it with."""


def is_solid(piece: Piece) -> bool:
    """A base goes round it."""
    return CLIMBED not in piece.traits and not (piece.traits & STEPPED_OVER)


def solids(game: HardwiredGame) -> tuple[Obstacle, ...]:
    return tuple(Obstacle.piece(piece) for piece in standing_pieces(game) if is_solid(piece))


def climbables(game: HardwiredGame) -> tuple[Obstacle, ...]:
    return tuple(Obstacle.piece(piece) for piece in climbable_pieces(game))


def lookout(game: HardwiredGame) -> Lookout:
    """Sight is true line of sight: what the mission marks as blocking it is drawn as seen from above."""
    blocking = (piece for piece in (*standing_pieces(game), *columns(game)) if BLOCKS_SIGHT in piece.traits)
    return Lookout.past(blocking, tr("Seen from above past what the mission marks; true line of sight is left to you"))


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
    if not model.base.is_round:
        # What a base that can turn climbs would be judged and not drawn, so it climbs nothing: decision 0013.
        walls = (*walls, *climbables(game))
    models = others(game, model)
    return Ground(
        table=game.mission.table,
        no_way=(*walls, *(obstacle_of(other) for other in models if stops(game, model, other))),
        no_stop=(*walls, *(obstacle_of(other) for other in models)),
    )


def scouts_now(game: HardwiredGame, model: Model) -> bool:
    """Once the squads are set up, and before anything is rolled, a Scout has a move that is no activation."""
    begins = game.round == 1 and game.activation is None and not game.blessings and not game.ended
    return begins and model.on_table and model.id not in game.scouted and has(game, model, SCOUT)


def allowance(rules: Rulebook, game: HardwiredGame, model: Model) -> float:
    """Inches of one Move: the profile's, changed by what lasts, halved and rounded down for a carrier; before the first
    Blessings those of a Scout."""
    if scouts_now(game, model):
        return rules.figure("scout_move")
    move = game.profile(model).move + sum(effect.move for effect in game.effects_on(model.id))
    if game.carries(model.id) is not None and is_heavy(game):
        move = move // rules.figure("carrier_divisor")
    return max(0.0, float(move))


def zealot_bonus(rules: Rulebook, game: HardwiredGame, model: Model, again: bool = False) -> float:
    """Inches more for a Move that ends Engaged; ``again``: for a Move Again."""
    if not has(game, model, ZEALOT) or scouts_now(game, model):
        return 0.0
    if game.setting("zealot_start") == "unengaged" and engaged_with(rules, game, model, model.placed):
        return 0.0
    reading = game.setting("zealot_again")
    longer = game.activation is not None and game.activation.model == model.id and game.activation.longer
    if (reading == "move" and again) or (reading == "once" and longer):
        return 0.0
    return rules.figure("zealot_bonus")


def has(game: HardwiredGame, model: Model, tag: str) -> bool:
    return tag in game.profile(model).tags


_grounds: OncePerPosition[Ground] = OncePerPosition()
