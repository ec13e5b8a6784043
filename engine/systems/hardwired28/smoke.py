"""Columns of smoke, as what blocks sight."""

from functools import lru_cache

from engine.mission import Piece
from engine.systems.hardwired28.state import HardwiredGame, Smoke
from geometry.area import Area

SMOKE = "smoke"
SEES = "sees"


def columns(game: HardwiredGame) -> tuple[Piece, ...]:
    """As pieces that a base goes through."""
    return tuple(_column(one) for one in game.smoke)


def hides_who_is_in_it(game: HardwiredGame) -> bool:
    return game.setting("smoke_inside") != SEES


@lru_cache(maxsize=64)
def _column(one: Smoke) -> Piece:
    return Piece(
        id=f"{SMOKE}.{one.number}",
        kind=SMOKE,
        name="Smoke",
        outline=Area.disc(one.at, one.radius),
        traits=frozenset({"blocks_sight", "passable"}),
    )
