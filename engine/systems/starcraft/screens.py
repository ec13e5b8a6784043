"""Terrain as it comes between two models: each piece with the Size it has where it stands."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from engine.ground import Obstacle
from engine.mission import Mission, Piece
from geometry.base import Placed
from geometry.gaps import separation_from
from geometry.tolerance import Fit, apart

UNKNOWN_SIZE = 1000
"""A piece without a Size hides everything."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A piece and its Effective Size: its own, and that of what it stands on."""

    piece: Piece
    size: int
    body: Obstacle = field(compare=False)

    @property
    def own(self) -> int:
        """The Size that whatever stands on it gains."""
        return UNKNOWN_SIZE if self.piece.size is None else self.piece.size


def make_screens(mission: Mission) -> tuple[Screen, ...]:
    """Every piece of the mission. One stands on another where it lies wholly within that one's outline."""
    return tuple(
        Screen(
            piece, _size(piece) + sum(_size(below) for below in _beneath(piece, mission.terrain)), Obstacle.piece(piece)
        )
        for piece in mission.terrain
    )


def stood_on(screens: Iterable[Screen], placed: Placed) -> Iterator[Screen]:
    """The pieces that some of a base overlaps."""
    reach = placed.base.outer_radius
    x, y = placed.centre
    bounds = (x - reach, y - reach, x + reach, y + reach)
    for screen in screens:
        if screen.body.is_farther(bounds, 0.0):
            continue
        if apart(separation_from(placed, screen.piece.outline)) is Fit.BROKEN:
            yield screen


def _size(piece: Piece) -> int:
    return UNKNOWN_SIZE if piece.size is None else piece.size


def _beneath(piece: Piece, terrain: Iterable[Piece]) -> Iterator[Piece]:
    left, top, right, bottom = piece.outline.bounds
    for other in terrain:
        if other is piece or other.outline.size <= piece.outline.size:
            continue
        x0, y0, x1, y1 = other.outline.bounds
        if x0 <= left and y0 <= top and x1 >= right and y1 >= bottom and other.outline.covers(piece.outline):
            yield other
