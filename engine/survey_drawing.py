"""What to draw for an answer of a survey that has no measure of its own: the things that it speaks of."""

from collections.abc import Iterator

from engine.findings import Link, Where
from engine.game import Game, Model
from engine.survey import Row
from geometry.area import union
from geometry.gaps import gap, nearest_points
from geometry.outline import outline

_NOTHING = (None, None, None, None, ())


def where_of(game: Game, row: Row) -> Where:
    """As the row has it; else a line from the first of its subjects to the nearest model of each other one, or the only
    one's bases, or, where it names none, the bases of all."""
    where = row.where
    if (where.offending, where.whole, where.line, where.spot, where.links) != _NOTHING:
        return where
    told = [models for id in row.subjects if (models := tuple(_standing(game, id)))]
    if row.subjects and not told:
        return where
    first = told[0] if told else tuple(game.on_table())
    if not first:
        return where
    if len(told) < 2:
        return Where(whole=union(outline(model.placed) for model in first), spot=first[0].placed.centre)
    links = tuple(_link(first, others) for others in told[1:])
    return Where(spot=links[0].start, links=links)


def _standing(game: Game, id: str) -> Iterator[Model]:
    """The models on the table that an id is of: one, or those of a unit."""
    return (model for model in game.on_table() if id in (model.id, model.unit))


def _link(one: tuple[Model, ...], other: tuple[Model, ...]) -> Link:
    pairs = [(gap(a.placed, b.placed), a, b) for a in one for b in other]
    _, mine, theirs = min(pairs, key=lambda pair: (pair[0], pair[1].id, pair[2].id))
    return Link(*nearest_points(mine.placed, theirs.placed))
