"""Straight jumps from one piece that is climbed to another: where they end."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.mission import Piece
from geometry.area import Area, union
from geometry.pose import Point
from geometry.routes.facing import Facing, facing

_SECTORS = 24
_HAIR = 1e-4
"""Radians that are left away on either hand of what a direction may be."""


@dataclass(frozen=True, slots=True)
class Jumper:
    """``start`` is the centre of a round base that stands on ``piece`` and may go ``left`` inches more, ``most`` of
    them over a gap; ``climb`` says what so much height costs of them, and down it goes ``harmless`` inches."""

    start: Point
    piece: Piece
    radius: float
    left: float
    most: float
    climb: Callable[[float], float]
    harmless: float


def jump_ends(jumper: Jumper, pieces: Sequence[Piece], walls: Area) -> Area:
    """Centres that one straight way with a jump in it ends at, on the piece that is jumped to.

    A bound: sides that face each other are jumped between, sector by sector, past ``walls``, which keep centres out,
    and past other pieces; what is only got to by a bend before or after the jump is not among it.
    """
    return union(
        area
        for other in pieces
        if other.id != jumper.piece.id
        for found in facing(jumper.piece.outline, other.outline, 0.0, jumper.most)
        for area in _over(jumper, other, found, pieces, walls)
    )


def _over(jumper: Jumper, other: Piece, found: Facing, pieces: Sequence[Piece], walls: Area) -> Iterator[Area]:
    rise = (other.height or 0.0) - (jumper.piece.height or 0.0)
    far = jumper.left - jumper.climb(max(0.0, rise))
    # Where the base is never wholly in the gap it walks over.
    if far <= 0 or -rise > jumper.harmless or found.gap <= 2 * jumper.radius:
        return
    directions = _directions(jumper, found)
    if directions is None:
        return
    low, high = directions
    between = [piece for piece in pieces if piece.id not in (jumper.piece.id, other.id)]
    for number in range(_SECTORS):
        first, last = (low + (high - low) * part / _SECTORS for part in (number, number + 1))
        sector = Area.polygon([jumper.start, *(_at(jumper.start, turn, far) for turn in (first, last))])
        if sector.overlaps(walls) or any(sector.gap(piece.outline) < jumper.radius for piece in between):
            continue
        # Short of the piece itself the middle of the base has not come over the gap.
        yield sector & other.outline


def _directions(jumper: Jumper, found: Facing) -> tuple[float, float] | None:
    """The lowest and the highest, in radians from x to y: over both sides, and no more slanted than the gap lets."""
    (a, b), (c, _) = found.near, found.far
    across = math.atan2(c[1] - a[1], c[0] - a[0])
    if (c[0] - a[0]) * (a[0] - jumper.start[0]) + (c[1] - a[1]) * (a[1] - jumper.start[1]) <= 0:
        # Its middle is past the side it would leave.
        return None
    slant = math.acos(min(1.0, found.gap / jumper.most))
    low, high = -slant, slant
    for side in ((a, b), found.far):
        one, other = sorted(_turned(jumper.start, point, across) for point in side)
        low, high = max(low, one), min(high, other)
    return (across + low + _HAIR, across + high - _HAIR) if high - low > 4 * _HAIR else None


def _turned(start: Point, point: Point, across: float) -> float:
    """How far to one hand of ``across`` a point lies."""
    turn = math.atan2(point[1] - start[1], point[0] - start[0]) - across
    return math.atan2(math.sin(turn), math.cos(turn))


def _at(start: Point, turn: float, far: float) -> Point:
    return (start[0] + far * math.cos(turn), start[1] + far * math.sin(turn))
