"""Supply: the pool that grows each round, and what is left of it."""

from engine.rulebook import Rulebook
from engine.systems.starcraft.state import StarcraftGame

FACILITIES = "advanced-medic-facilities"


def pool(game: StarcraftGame) -> int | None:
    """The Supply Pool of the round; none where it is unlimited, in the last round."""
    if game.round >= game.card.rounds:
        return None
    return game.card.supply_start + game.card.supply_step * (max(1, game.round) - 1)


def pooled(game: StarcraftGame, unit: str) -> int:
    """What a unit takes of the pool: its Current Supply, or nothing for Medics with their Facilities."""
    return 0 if FACILITIES in game.unit(unit).upgrades else game.current_supply(unit)


def on_table(game: StarcraftGame, side: str) -> int:
    """What a side's units on the table take of the pool."""
    return sum(pooled(game, unit.id) for unit in game.units_of(side) if game.stands(unit.id))


def available(game: StarcraftGame, side: str) -> int | None:
    """What may still be deployed; none where that is unlimited. Never below 0."""
    limit = pool(game)
    return None if limit is None else max(0, limit - on_table(game, side))


def counted(rules: Rulebook, game: StarcraftGame, unit: str) -> int:
    """What a unit counts for on markers and in Disengage checks."""
    if game.is_structure(unit):
        return 0
    commander = "commander" in game.profile(unit).tags
    return game.current_supply(unit) + (rules.count("commander_supply") if commander else 0)
