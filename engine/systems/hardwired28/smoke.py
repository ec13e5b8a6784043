"""Columns of smoke, as what blocks sight."""

import math
from functools import lru_cache

from engine.mission import Piece
from engine.systems.hardwired28.state import HardwiredGame, Smoke
from engine.tongue import tr
from geometry.area import Area
from geometry.base import Placed
from geometry.pose import Point, distance

SMOKE = "smoke"
SIDES = 48
"""Of a column, as sight takes it: within 0.004″ of a round one of 3″. A base that stands half in one with many corners
would take long to look out of it."""
SEES = "sees"


def columns(game: HardwiredGame) -> tuple[Piece, ...]:
    """As pieces that a base goes through."""
    return tuple(_column(one) for one in game.smoke)


def hides_who_is_in_it(game: HardwiredGame) -> bool:
    return game.setting("smoke_inside") != SEES


def swallowed(game: HardwiredGame, placed: Placed) -> str | None:
    """The column that holds the whole of a base, where smoke hides who is in it."""
    if not game.smoke or not hides_who_is_in_it(game):
        return None
    reach = placed.base.outer_radius
    return next((_column(one).id for one in game.smoke if distance(placed.centre, one.at) + reach <= one.radius), None)


@lru_cache(maxsize=64)
def _column(one: Smoke) -> Piece:
    return Piece(
        id=f"{SMOKE}.{one.number}",
        kind=SMOKE,
        name=tr("Smoke"),
        outline=Area.polygon(_rim(one)),
        traits=frozenset({"blocks_sight", "passable"}),
    )


def _rim(one: Smoke) -> list[Point]:
    """Half of the rim's error lies outside the round column, half within."""
    step = math.tau / SIDES
    far = one.radius * 2 / (1 + math.cos(step / 2))
    x, y = one.at
    return [(x + far * math.cos(side * step), y + far * math.sin(side * step)) for side in range(SIDES)]
