"""Who sees whom past pieces of terrain, and what of the table a base sees.

Which pieces block is for each game to say; everything else follows from where bases and pieces stand, seen from above.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field

from engine.mission import Piece, Table
from geometry.area import Area, union
from geometry.base import Placed
from geometry.pose import Point
from geometry.sight.lines import Sight, sees_each
from geometry.sight.seen import visible_area
from geometry.tolerance import Fit


@dataclass(frozen=True, slots=True, eq=False)
class Lookout:
    """The pieces that block sight in a position, by id. ``note`` says in words what the game does not judge of it.

    ``from_model`` gives for a model, standing somewhere, those of them that block sight from there, in games where that
    depends on who looks.
    """

    ids: tuple[str, ...] = ()
    outlines: tuple[Area, ...] = field(default=(), repr=False)
    note: str = ""
    from_model: Callable[[str, Placed], Collection[str]] | None = field(default=None, repr=False)

    def of(self, model: str, placed: Placed) -> "Lookout":
        """What blocks sight from a model that stands there."""
        if self.from_model is None:
            return self
        ids = self.from_model(model, placed)
        kept = [(id, outline) for id, outline in zip(self.ids, self.outlines, strict=True) if id in ids]
        return Lookout(tuple(id for id, _ in kept), tuple(outline for _, outline in kept), self.note)

    @classmethod
    def past(cls, pieces: Iterable[Piece], note: str = "") -> "Lookout":
        kept = tuple(pieces)
        return cls(tuple(piece.id for piece in kept), tuple(piece.outline for piece in kept), note)


@dataclass(frozen=True, slots=True)
class Looking:
    """How one base sees another: ``line`` where it does, the piece in between where it does not.

    ``fit`` is at the limit where the only line there is grazes pieces or the edges of the bases.
    """

    fit: Fit
    line: tuple[Point, Point] | None = None
    blocker: str | None = None

    def __bool__(self) -> bool:
        return bool(self.fit)


@dataclass(frozen=True, slots=True, eq=False)
class SeenArea:
    """Of the table: what any part of a base sees, and what is hidden behind pieces, without the pieces themselves."""

    visible: Area
    hidden: Area
    note: str = ""
    whose: str = ""
    """The model that stands there, in words."""


def looking(lookout: Lookout, a: Placed, b: Placed) -> Looking:
    """Whether any part of one base sees any part of the other."""
    return looking_at_each(lookout, a, (b,))[0]


def looking_at_each(
    lookout: Lookout, a: Placed, targets: Sequence[Placed], harmful: Sequence[frozenset[str]] | None = None
) -> tuple[Looking, ...]:
    """:func:`looking` at many. ``harmful`` names for each target the pieces that block between it and ``a``, where a
    game judges each piece by the pair; the pieces are those of the lookout, and all of them count if none is given."""
    numbers = {id: i for i, id in enumerate(lookout.ids)}
    chosen = None if harmful is None else [[numbers[id] for id in ids] for ids in harmful]
    return tuple(_named(lookout, sight) for sight in sees_each(a, targets, lookout.outlines, chosen))


def _named(lookout: Lookout, sight: Sight) -> Looking:
    return Looking(sight.fit, sight.line, None if sight.blocker is None else lookout.ids[sight.blocker])


def seen_from(lookout: Lookout, base: Placed, table: Table) -> SeenArea:
    """What a base sees of the table. Takes tens of milliseconds on a crowded table."""
    visible = visible_area(base, lookout.outlines, table.area)
    hidden = table.area - visible - union(lookout.outlines) if lookout.outlines else Area.empty()
    # Where two outlines run together rounding leaves slivers; nothing narrower than this is seen to be hidden.
    return SeenArea(visible, hidden.grown(-_SLIVER).grown(_SLIVER), lookout.note)


_SLIVER = 1e-4
"""Inches."""
