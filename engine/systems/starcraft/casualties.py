"""Which models of a unit fall first: of an Engaged one the outermost, and none that would break a fight off."""

from collections.abc import Iterator, Mapping, Sequence

from engine.systems.starcraft.state import StarcraftGame
from geometry.gaps import touching

OUTSIDE, NEAR, TOUCHING = 1, 2, 3


def tiers(game: StarcraftGame, unit: str) -> Mapping[str, int]:
    """By model: 1 not within Engagement Range of an enemy, 2 within it, 3 base to base."""
    found = {model.id: OUTSIDE for model in game.standing_of(unit)}
    for id, foe in _pairs(game, unit):
        close = touching(game.model(id).placed, game.model(foe).placed)
        found[id] = max(found[id], TOUCHING if close else NEAR)
    return found


def may_fall(
    game: StarcraftGame, unit: str, gone: Sequence[str] = (), among: Sequence[str] | None = None
) -> frozenset[str]:
    """The models that may be removed next, ``gone`` having been removed. ``among`` are those that the attacker sees,
    where that matters: it does not for an Engaged unit."""
    left = [model.id for model in game.standing_of(unit) if model.id not in gone]
    if not game.is_engaged(unit):
        return frozenset(id for id in left if among is None or id in among)
    tier = tiers(game, unit)
    holding = _holding(game, unit, frozenset(left))
    free = [id for id in left if not any(holders == {id} for holders in holding.values())]
    if not free:
        return frozenset(left)
    first = min(tier[id] for id in free)
    return frozenset(id for id in free if tier[id] == first)


def proposed(game: StarcraftGame, unit: str, count: int, among: Sequence[str] | None = None) -> tuple[str, ...]:
    """So many models in an order that is allowed: those with the highest numbers first."""
    gone: list[str] = []
    for _ in range(count):
        choice = may_fall(game, unit, gone, among)
        if not choice:
            break
        gone.append(max(choice, key=lambda id: game.model(id).number))
    return tuple(gone)


def _holding(game: StarcraftGame, unit: str, left: frozenset[str]) -> Mapping[str, set[str]]:
    """By enemy unit, the models left that keep this one Engaged with it."""
    found: dict[str, set[str]] = {}
    for id, foe in _pairs(game, unit):
        if id in left:
            found.setdefault(game.model(foe).unit, set()).add(id)
    return found


def _pairs(game: StarcraftGame, unit: str) -> Iterator[tuple[str, str]]:
    for one, other in game.pairs:
        if game.model(one).unit == unit:
            yield one, other
        elif game.model(other).unit == unit:
            yield other, one
