"""What is climbed, how high a base stands on it, and how far two are apart."""

import math

from engine.ground import Obstacle
from engine.mission import Piece
from engine.once import OncePerPosition
from engine.systems.hardwired28.state import HardwiredGame
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.gaps import gap, gap_to_point
from geometry.pose import Pose
from geometry.tolerance import Fit, apart

CLIMBED = "climbable"
LOW = "low"
FLAT = ""
"""The level of the table itself."""


def standing_pieces(game: HardwiredGame) -> tuple[Piece, ...]:
    return tuple(piece for piece in game.mission.terrain if piece.id not in game.removed)


def is_climbed(game: HardwiredGame, piece: Piece) -> bool:
    """Gone over for what its height costs. No text frees a low piece that has a height from that."""
    if CLIMBED in piece.traits:
        return True
    return LOW in piece.traits and bool(piece.height) and game.setting("low_pieces") == "climbed"


def climbable_pieces(game: HardwiredGame) -> tuple[Piece, ...]:
    return _climbed.of(game, None, lambda: tuple(piece for piece in standing_pieces(game) if is_climbed(game, piece)))


def height_at(game: HardwiredGame, placed: Placed) -> tuple[float, str]:
    """How high a base stands, and on which piece; on the table, 0 and none. It stands on the highest it overlaps."""
    return max(
        ((piece.height or 0.0, piece.id) for piece in climbable_pieces(game) if overlaps(placed, piece)),
        default=(0.0, FLAT),
    )


def overlaps(placed: Placed, piece: Piece) -> bool:
    """To touch a piece is not to stand on it."""
    obstacle = Obstacle.piece(piece)
    (x, y), reach = placed.centre, placed.base.outer_radius
    if obstacle.is_farther((x - reach, y - reach, x + reach, y + reach), 0.0):
        return False
    if placed.base.is_round:
        return apart(piece.outline.distance((x, y)) - reach) is Fit.BROKEN
    return apart(obstacle.separation(placed)) is Fit.BROKEN


def counts_height(game: HardwiredGame) -> bool:
    return game.setting("heights_apart") == "straight"


def span(game: HardwiredGame, one: Placed, other: Placed) -> float:
    """Inches from base to base: as seen from above, or as the setting has it straight from one height to the other."""
    flat = gap(one, other)
    return math.hypot(flat, _rise(game, one, other)) if counts_height(game) else flat


def span_to_marker(game: HardwiredGame, one: Placed, marker: str) -> float:
    """Inches from a base to a marker's rim; a marker may be stood on, and lies on the highest piece it overlaps."""
    lies = marker_placed(game, marker)
    flat = max(0.0, gap_to_point(one, lies.centre) - lies.base.outer_radius)
    return math.hypot(flat, _rise(game, one, lies)) if counts_height(game) else flat


def marker_placed(game: HardwiredGame, marker: str) -> Placed:
    return Placed(Base.round(game.mission.marker(marker).diameter), Pose(*game.marker_at(marker)))


def within_from(game: HardwiredGame, limit: float, height: float, other: Placed) -> float:
    """What is left of a limit, seen from above, for one that stands so high; less than 0 where nothing is."""
    rise = height - height_at(game, other)[0]
    return math.sqrt(limit * limit - rise * rise) if abs(rise) <= limit else -1.0


def steps(game: HardwiredGame, radius: float) -> tuple[tuple[float, Area], ...]:
    """Each height that a round base may stand at, with where its middle is then; they cover the table."""
    found: list[tuple[float, Area]] = []
    above = Area.empty()
    for piece in sorted(climbable_pieces(game), key=lambda piece: -(piece.height or 0.0)):
        over = piece.outline.grown(radius)
        found.append((piece.height or 0.0, over - above))
        above = union((above, over))
    return (*found, (0.0, game.mission.table.area - above))


def _rise(game: HardwiredGame, one: Placed, other: Placed) -> float:
    return height_at(game, one)[0] - height_at(game, other)[0]


_climbed: OncePerPosition[tuple[Piece, ...]] = OncePerPosition(64)
