"""Command Value: how much a side may still activate and answer before it is full again."""

from collections.abc import Mapping
from dataclasses import replace

from engine.rulebook import Rulebook
from engine.systems.genesys.generation import command_now
from engine.systems.genesys.orders import Reaction
from engine.systems.genesys.state import ActionState, GenesysGame


def highest_command(game: GenesysGame, side: str) -> int:
    """The highest Command a side has on the table; 0 with nobody there."""
    return max((command_now(game, unit) for unit in game.squads_of(side)), default=0)


def maximum(game: GenesysGame, side: str) -> int:
    """A lost challenge lowers it in its Game Round, never below the one squad that a turn has."""
    late = game.mission.settings["leader_loss"] == "next_turn"
    most = game.ceiling.get(side, 0) if late else highest_command(game, side)
    return min(most, max(1, most - game.lowered.get(side, 0)))


def left(game: GenesysGame, side: str) -> int:
    """Never below 0, whatever falls after it was spent."""
    return max(0, maximum(game, side) - game.spent.get(side, 0))


def paid(game: GenesysGame, side: str, cost: int) -> GenesysGame:
    """Spent, as far as there is anything to spend."""
    cost = min(cost, left(game, side))
    return replace(game, spent={**game.spent, side: game.spent.get(side, 0) + cost})


def restored(game: GenesysGame, side: str) -> GenesysGame:
    return replace(
        game,
        spent={**game.spent, side: 0},
        ceiling={**game.ceiling, side: highest_command(game, side)},
    )


def roll_off_totals(game: GenesysGame, rolled: Mapping[str, tuple[int, ...]]) -> dict[str, int]:
    """What each side has rolled, with its highest Command unless the dice alone are set to decide."""
    plain = game.mission.settings["first_turn"] == "roll_off_plain"
    return {side: sum(rolled.get(side, ())) + (0 if plain else highest_command(game, side)) for side in game.sides}


def reaction_cost(rules: Rulebook, game: GenesysGame, kind: Reaction) -> int:
    if game.mission.settings["reaction_cost"] == "by_kind":
        return rules.count(f"reaction_cost_{kind.value}")
    return rules.count("reaction_cost")


def may_start_without(game: GenesysGame, side: str) -> bool:
    """A turn that begins at 0 has one squad all the same, where this is set so or where all of a side is in reserve."""
    return (
        (game.mission.settings["at_zero"] == "one_squad" or not game.squads_of(side))
        and game.turn_of == side
        and game.activated_this_turn == 0
        and left(game, side) == 0
    )


def has_action_for_reaction(game: GenesysGame, unit: str) -> bool:
    state = game.action_of(unit)
    if game.mission.settings["reaction_action"] == "unused" and unit not in game.activated:
        return state is ActionState.UNUSED
    return state is ActionState.HELD


def can_react(rules: Rulebook, game: GenesysGame, side: str) -> bool:
    """Some squad of the side could answer in some way."""
    costs = [reaction_cost(rules, game, kind) for kind in Reaction]
    return left(game, side) >= min(costs) and any(has_action_for_reaction(game, unit) for unit in game.squads_of(side))


def still_owed(rules: Rulebook, game: GenesysGame, side: str) -> int:
    """Squads the side must still activate before its turn may end."""
    without = may_start_without(game, side)
    if left(game, side) == 0 and not without:
        return 0
    payable = 1 if without else left(game, side)
    owed = least_squads(rules, game, side) - game.activated_this_turn
    return max(0, min(owed, payable, len(game.waiting_of(side))))


def least_squads(rules: Rulebook, game: GenesysGame, side: str) -> int:
    """Squads that a turn has at least: one, or where it is set so half of what the side's Command Value allows."""
    least = rules.count("minimum_activations")
    if game.mission.settings["least_squads"] == "half":
        return max(least, maximum(game, side) // 2)
    return least
