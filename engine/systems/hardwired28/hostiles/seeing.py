"""Whom a model sees, seen from above, and what gives cover between two."""

from collections.abc import Sequence

from engine.game import Model
from engine.mission import Piece
from engine.sight import Looking, Lookout, looking_at_each
from engine.systems.hardwired28.smoke import SMOKE, columns, hides_who_is_in_it, swallowed
from engine.systems.hardwired28.standing import standing_pieces
from engine.systems.hardwired28.state import HardwiredGame
from engine.systems.hardwired28.terrain import BLOCKS_SIGHT, is_solid
from geometry.area import Area
from geometry.base import Placed
from geometry.gaps import separation_from
from geometry.sight.cover import comes_between
from geometry.tolerance import Fit

GIVES_COVER = "gives_cover"


def looks(game: HardwiredGame, at: Placed, targets: Sequence[Placed]) -> tuple[Looking, ...]:
    """One answer for each target. A piece that either of the two stands on does not hide them from each other; smoke
    that one of them stands in does, unless the setting reads it otherwise."""
    if game.smoke and (column := swallowed(game, at)) is not None:
        return tuple(Looking(Fit.BROKEN, blocker=column) for _ in targets)
    hidden = [swallowed(game, target) for target in targets]
    if any(hidden):
        seen = iter(_looks(game, at, [one for one, column in zip(targets, hidden, strict=True) if column is None]))
        return tuple(next(seen) if column is None else Looking(Fit.BROKEN, blocker=column) for column in hidden)
    return _looks(game, at, targets)


def _looks(game: HardwiredGame, at: Placed, targets: Sequence[Placed]) -> tuple[Looking, ...]:
    blocking = [piece for piece in (*standing_pieces(game), *columns(game)) if BLOCKS_SIGHT in piece.traits]
    thick = hides_who_is_in_it(game)
    free = [piece for piece in blocking if (thick and piece.kind == SMOKE) or not _stands_on(at, piece)]
    lookout = Lookout.past(free)
    parted = [piece for piece in free if not (thick and piece.kind == SMOKE)]
    stood_on = [{piece.id for piece in parted if _stands_on(target, piece)} for target in targets]
    if not any(stood_on):
        return looking_at_each(lookout, at, targets)
    every = frozenset(lookout.ids)
    return looking_at_each(lookout, at, targets, [every - ids for ids in stood_on])


def seen_models(game: HardwiredGame, at: Placed, others: Sequence[Model]) -> tuple[tuple[Model, Looking], ...]:
    """Those of the others that are seen from there."""
    found = looks(game, at, [other.placed for other in others])
    return tuple((other, sight) for other, sight in zip(others, found, strict=True) if sight)


def in_cover(game: HardwiredGame, looker: Placed, target: Placed) -> bool:
    """A piece that hides or gives cover comes between some part of the one and some part of the other."""
    box = _box(looker, target)
    near = [
        piece.outline
        for piece in standing_pieces(game)
        if piece.traits & {BLOCKS_SIGHT, GIVES_COVER}
        and _meets(box, piece.outline.bounds)
        and not _stands_on(looker, piece)
        and not _stands_on(target, piece)
    ]
    return comes_between(looker, target, near)


def _box(one: Placed, other: Placed) -> tuple[float, float, float, float]:
    """What holds every line between two bases."""
    (x0, y0), r0 = one.centre, one.base.outer_radius
    (x1, y1), r1 = other.centre, other.base.outer_radius
    return (min(x0 - r0, x1 - r1), min(y0 - r0, y1 - r1), max(x0 + r0, x1 + r1), max(y0 + r0, y1 + r1))


def _meets(box: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    return other[0] <= box[2] and other[2] >= box[0] and other[1] <= box[3] and other[3] >= box[1]


def _stands_on(placed: Placed, piece: Piece) -> bool:
    """Nobody stands on what is gone round."""
    return not is_solid(piece) and _overlaps(placed, piece.outline)


def _overlaps(placed: Placed, area: Area) -> bool:
    (x, y), reach = placed.centre, placed.base.outer_radius
    left, top, right, bottom = area.bounds
    if x + reach < left or x - reach > right or y + reach < top or y - reach > bottom:
        return False
    return separation_from(placed, area) < 0
