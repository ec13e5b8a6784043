"""Whom a model sees, seen from above, and what gives cover between two."""

from collections.abc import Sequence

from engine.game import Model
from engine.sight import Looking, Lookout, looking_at_each
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import BLOCKS_SIGHT, standing_pieces
from geometry.area import Area
from geometry.base import Placed
from geometry.gaps import separation_from
from geometry.sight.cover import comes_between

GIVES_COVER = "gives_cover"


def looks(game: HardwiredGame, at: Placed, targets: Sequence[Placed]) -> tuple[Looking, ...]:
    """One answer for each target. A piece that either of the two stands on does not hide them from each other."""
    blocking = [piece for piece in standing_pieces(game) if BLOCKS_SIGHT in piece.traits]
    free = [piece for piece in blocking if not _overlaps(at, piece.outline)]
    lookout = Lookout.past(free)
    every = frozenset(lookout.ids)
    harmful = [every - {piece.id for piece in free if _overlaps(target, piece.outline)} for target in targets]
    return looking_at_each(lookout, at, targets, harmful)


def seen_models(game: HardwiredGame, at: Placed, others: Sequence[Model]) -> tuple[tuple[Model, Looking], ...]:
    """Those of the others that are seen from there."""
    found = looks(game, at, [other.placed for other in others])
    return tuple((other, sight) for other, sight in zip(others, found, strict=True) if sight)


def in_cover(game: HardwiredGame, looker: Placed, target: Placed) -> bool:
    """A piece that hides or gives cover comes between some part of the one and some part of the other."""
    near = [
        piece.outline
        for piece in standing_pieces(game)
        if piece.traits & {BLOCKS_SIGHT, GIVES_COVER}
        and not _overlaps(looker, piece.outline)
        and not _overlaps(target, piece.outline)
    ]
    return comes_between(looker, target, near)


def _overlaps(placed: Placed, area: Area) -> bool:
    (x, y), reach = placed.centre, placed.base.outer_radius
    left, top, right, bottom = area.bounds
    if x + reach < left or x - reach > right or y + reach < top or y - reach > bottom:
        return False
    return separation_from(placed, area) < 0
