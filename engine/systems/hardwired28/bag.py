"""The shared bag. Nobody keeps count of it: what is in it follows from who has still to act."""

from collections.abc import Mapping

from engine.mission import UnitSetup
from engine.rulebook import Rulebook
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.state import HardwiredGame


def is_owed(game: HardwiredGame, group: str) -> bool:
    """A group keeps its token until it is drawn or its last model leaves play."""
    return group not in game.drawn and bool(game.standing_of(group))


def groups(game: HardwiredGame) -> tuple[str, ...]:
    """The units whose models share one token."""
    return tuple(unit.id for unit in game.mission.units if is_group(game, unit))


def is_group(game: HardwiredGame, unit: UnitSetup) -> bool:
    return game.kind(game.models[unit.model_id(unit.models[0])]) is not Kind.SQUAD


def bag(rules: Rulebook, game: HardwiredGame) -> Mapping[str, int]:
    """Tokens in the bag by their word, the id of a side that plays or of a group. None that are not there."""
    tokens = {side.id: _of_side(rules, game, side.id) for side in game.players()}
    tokens |= {group: 1 for group in groups(game) if is_owed(game, group)}
    return {word: count for word, count in tokens.items() if count > 0}


def _of_side(rules: Rulebook, game: HardwiredGame, side: str) -> int:
    owed = game.owed(side)
    spare = rules.count("focus_tokens") * sum(1 for model in owed if model.id in game.focused)
    # A token that is out and has not yet activated anybody is in the hand, not in the bag.
    in_hand = 1 if game.token == side and game.activation is None and owed else 0
    return len(owed) + spare + game.stale.get(side, 0) - in_hand
