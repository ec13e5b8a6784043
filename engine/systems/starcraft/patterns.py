"""A unit set close together about its leader, as offsets from it: all round, to one side, and into a corner."""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from geometry.base import Base, BaseShape, Placed
from geometry.gaps import farthest, separation
from geometry.patterns import Pattern
from geometry.pose import Point, Pose, distance
from geometry.tolerance import TOLERANCE

_LOOSELY = 0.006
"""Inches between the bases, so that nothing stands at a limit."""
_SPARE = 4 * TOLERANCE
_SIDES = 12
"""Directions in which a unit is set, seen from its leader."""
_LEANINGS = (0.4, 0.85)
"""How much nearer a place counts that lies in the direction: to all of one side, or into a corner."""
_ASIDE = 0.04
"""Inches by which those set to one side stand off the leader's own line, along an edge that it touches."""
_ROWS = 9
_LONGEST = 1.28
"""Pieces of a link, by its clearance."""


@lru_cache(maxsize=256)
def patterns(base: Base, turn: float, count: int, coherency: float) -> tuple[Pattern, ...]:
    """For ``count`` others at the leader's ``turn``: wholly within ``coherency`` of it, clear of it and of one another,
    each linked to it or to one before."""
    found: dict[frozenset[Point], Pattern] = {}
    for grid in _grids(base):
        spots = _fitting(base, turn, coherency, grid)
        for chosen in _choices(spots, count):
            key = frozenset(chosen)
            if key not in found:
                found[key] = Pattern(chosen, tuple(_origins(chosen)))
    return tuple(found.values())


def link_piece(base: Base, clearance: float) -> float:
    """In pieces of what length links are looked at: as long as their ends may be no farther than a base that stands
    free is from what bars links."""
    free = max(base.inner_radius - 0.03, 1.012 * clearance)
    return min(_LONGEST * clearance, 2 * math.sqrt(free**2 - clearance**2))


def piece_clearance(base: Base, clearance: float) -> float:
    """How far the ends of such pieces lie from what bars a link, for all of them to be ``clearance`` away."""
    return math.hypot(clearance, link_piece(base, clearance) / 2) + 2 * TOLERANCE


def _origins(spots: Sequence[Point]) -> Iterator[Point]:
    for index, spot in enumerate(spots):
        yield min(((0.0, 0.0), *spots[:index]), key=lambda other: round(distance(spot, other), 6))


def _choices(spots: Sequence[Point], count: int) -> Iterator[tuple[Point, ...]]:
    if len(spots) < count:
        return
    yield tuple(sorted(spots, key=lambda spot: round(math.hypot(*spot), 6))[:count])
    for leaning in _LEANINGS:
        for side in range(_SIDES):
            angle = math.tau * side / _SIDES
            yield from _to_one_side(spots, count, (math.cos(angle), math.sin(angle)), leaning)


def _to_one_side(
    spots: Sequence[Point], count: int, side: tuple[float, float], leaning: float
) -> Iterator[tuple[Point, ...]]:
    aside = (_ASIDE * side[0], _ASIDE * side[1])
    ahead = [(math.hypot(x, y), x * side[0] + y * side[1], (x + aside[0], y + aside[1])) for x, y in spots]
    ranked = sorted((round(far - leaning * along, 6), spot) for far, along, spot in ahead if along >= -1e-6)
    if len(ranked) >= count:
        chosen = [spot for _, spot in ranked[:count]]
        # Nearest first, so that each is linked to one before.
        yield tuple(sorted(chosen, key=lambda spot: math.hypot(*spot)))


def _grids(base: Base) -> Iterator[list[Point]]:
    """Places of centres in widths and depths of a base: in rows and columns, those of round bases shifted as well."""
    rows = range(-_ROWS, _ROWS + 1)
    square = [(float(x), float(y)) for x in rows for y in rows]
    if base.shape is BaseShape.RECTANGLE:
        yield square
        yield [(x + y % 2 / 2, y) for x, y in square]
        yield [(x, y + x % 2 / 2) for x, y in square]
        return
    hexes = [(x + y % 2 / 2, y * math.sqrt(3) / 2) for x, y in square]
    yield hexes
    yield [(y, x) for x, y in hexes]
    yield square


def _fitting(base: Base, turn: float, coherency: float, grid: Sequence[Point]) -> tuple[Point, ...]:
    leader = Placed(base, Pose(0.0, 0.0, turn))
    spots = []
    for u, v in grid:
        spot = leader.pose.place((u * (base.width + _LOOSELY), v * (base.depth + _LOOSELY)))
        placed = Placed(base, Pose(*spot, turn))
        if farthest(placed, leader) <= coherency - _ASIDE - _SPARE and separation(placed, leader) > 0:
            spots.append(spot)
    return tuple(spots)
