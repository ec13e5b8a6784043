"""Straight jumps from one piece that is climbed to another: where they end."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from engine.mission import Piece
from geometry.area import Area, union
from geometry.pose import Point
from geometry.routes.facing import Facing, facing

_SECTORS = 24
_FAR = 100.0
_ON = 1e-3
"""Inches by which a base must overlap a piece to stand on it."""
_GRAZE = 1e-3
"""Inches of a side's very ends that are left away."""
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
    """Centres that one straight way with a jump in it ends at, the base on the piece that is jumped to.

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
    landing = _landing(jumper, other, found)
    between = [piece for piece in pieces if piece.id not in (jumper.piece.id, other.id)]
    for number in range(_SECTORS):
        first, last = (low + (high - low) * part / _SECTORS for part in (number, number + 1))
        sector = Area.polygon([jumper.start, *(_at(jumper.start, turn, far) for turn in (first, last))])
        if sector.overlaps(walls) or any(sector.gap(piece.outline) < jumper.radius for piece in between):
            continue
        # Short of the piece itself the middle of the base has not come over the gap.
        yield sector & landing


def _landing(jumper: Jumper, other: Piece, found: Facing) -> Area:
    """Where a base that has come over the side it jumps to is still on the piece: its middle may go on past it, unless
    the way there could lead off the piece and onto it again."""
    if not _is_convex(other.outline):
        return other.outline
    (a, _), (c, d) = found.near, found.far
    along = (d[0] - c[0], d[1] - c[1])
    length = math.hypot(*along)
    side = (along[0] / length * _FAR, along[1] / length * _FAR)
    out = (side[1], -side[0])
    if out[0] * (c[0] - a[0]) + out[1] * (c[1] - a[1]) < 0:
        out = (-out[0], -out[1])
    low, high = (c[0] - side[0], c[1] - side[1]), (c[0] + side[0], c[1] + side[1])
    beyond = Area.polygon([low, high, (high[0] + out[0], high[1] + out[1]), (low[0] + out[0], low[1] + out[1])])
    return other.outline.grown(jumper.radius - _ON) & beyond


def _is_convex(outline: Area) -> bool:
    rings = outline.rings()
    if len(rings) != 1:
        return False
    ring = list(rings[0])
    corners = ring[:-1] if ring[0] == ring[-1] else ring
    turns = [
        (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
        for a, b, c in zip(corners, corners[1:] + corners[:1], corners[2:] + corners[:2], strict=True)
    ]
    return all(turn >= 0 for turn in turns) or all(turn <= 0 for turn in turns)


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
        one, other = sorted(_turned(jumper.start, point, across) for point in _within(side))
        low, high = max(low, one), min(high, other)
    return (across + low + _HAIR, across + high - _HAIR) if high - low > 4 * _HAIR else None


def _within(side: tuple[Point, Point]) -> tuple[Point, Point]:
    """A side without its very ends, where a way would only graze the piece."""
    (a, b), (c, d) = side
    part = _GRAZE / math.dist(*side)
    return ((a + (c - a) * part, b + (d - b) * part), (c + (a - c) * part, d + (b - d) * part))


def _turned(start: Point, point: Point, across: float) -> float:
    """How far to one hand of ``across`` a point lies."""
    turn = math.atan2(point[1] - start[1], point[0] - start[0]) - across
    return math.atan2(math.sin(turn), math.cos(turn))


def _at(start: Point, turn: float, far: float) -> Point:
    return (start[0] + far * math.cos(turn), start[1] + far * math.sin(turn))
