"""Who is base to base with whom, and since when."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from engine.findings import Severity
from engine.game import Model
from engine.once import OncePerPosition
from engine.systems.genesys.state import Entry, GenesysGame
from geometry.boxes import Box, Boxes
from geometry.gaps import gap, separation, touching
from geometry.pose import distance
from geometry.tolerance import TOLERANCE

Pair = tuple[str, str]

_SURELY = 0.01
"""Inches beyond touching at which discs that hold the bases settle it."""
_WRITTEN = 1e-4
"""Inches by which a place that was written down may miss the touch that it means."""
_OVER = 2 * TOLERANCE
"""Inches of overlap past which one base is over another: in passing, where a move was halted, for none may stop so."""


def engaged_pairs(game: GenesysGame) -> tuple[Pair, ...]:
    """Enemy models base to base, in the order of the mission."""
    models = [(model, game.side_of(model)) for model in game.on_table()]
    near = Boxes([_room_of(model) for model, _ in models]).pairs()
    return tuple(
        (models[i][0].id, models[j][0].id)
        for i, j in near
        if models[i][1] != models[j][1] and in_touch(models[i][0], models[j][0])
    )


def _room_of(model: Model) -> Box:
    """A box that holds the base, and all that touches it from one like it."""
    x, y = model.placed.centre
    reach = model.base.outer_radius + _SURELY
    return (x - reach, y - reach, x + reach, y + reach)


def in_touch(one: Model, other: Model) -> bool:
    """Base to base; not where one that was halted in passing is over the other."""
    a, b = one.placed, other.placed
    if distance(a.centre, b.centre) > a.base.outer_radius + b.base.outer_radius + _SURELY:
        return False
    return touching(a, b) and separation(a, b) >= -_OVER


def engaged(game: GenesysGame) -> frozenset[str]:
    """Every model that is base to base with an enemy."""
    return frozenset(id for pair in engaged_pairs(game) for id in pair)


def engaged_now(game: GenesysGame) -> frozenset[str]:
    """:func:`engaged`, worked out once for a position: for what is asked at every step of a hand."""
    return _engaged.of(game, None, lambda: engaged(game))


_engaged: OncePerPosition[frozenset[str]] = OncePerPosition()


def foes_of(game: GenesysGame, model: Model) -> Iterator[Model]:
    """The enemies a model is base to base with."""
    side = game.side_of(model)
    return (other for other in game.on_table() if game.side_of(other) != side and in_touch(model, other))


def squads_in_touch(game: GenesysGame, unit: str, other: str) -> bool:
    return any(in_touch(a, b) for a in game.standing_of(unit) for b in game.standing_of(other))


def contact(near: float, met: bool) -> Severity:
    """How base to base comes out: touching is not marked, and a gap inside the tolerance is."""
    if not met:
        return Severity.REFUSED
    return Severity.PASSED if near <= _WRITTEN else Severity.AT_LIMIT


def gap_between(game: GenesysGame, unit: str, other: str) -> float:
    """Inches between the nearest models of two squads on the table."""
    return min(gap(a.placed, b.placed) for a in game.standing_of(unit) for b in game.standing_of(other))


def entries_after(game: GenesysGame, before: frozenset[str], counts: Mapping[str, bool]) -> GenesysGame:
    """The game with what became of its melees: who came base to base enters it now, who left it is in it no more.

    ``counts`` says for which models the charge bonus may count; it may for those who were come to.
    """
    now = engaged(game)
    entered = {id: entry for id, entry in game.entered.items() if id in now and id in before}
    for id in now - before:
        entered[id] = Entry(game.round, counts.get(id, True))
    return replace(game, entered={id: entered[id] for id in sorted(entered)})
