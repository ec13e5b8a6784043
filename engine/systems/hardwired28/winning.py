"""How a game stands: who carries the objective and who survives."""

from collections.abc import Mapping

from engine.systems.hardwired28.names import name_of
from engine.systems.hardwired28.profile import HardwiredCard, Kind
from engine.systems.hardwired28.state import HardwiredGame

EXTRACTION = "extraction"


def lifts_markers(game: HardwiredGame) -> bool:
    """In this mission an Interact lifts the objective."""
    return isinstance(game.mission.card, HardwiredCard) and game.mission.card.scoring == EXTRACTION


def survivors(game: HardwiredGame) -> Mapping[str, int]:
    """Squad models on the table, by side."""
    standing = [game.side_of(model) for model in game.on_table() if game.kind(model) is Kind.SQUAD]
    return {side.id: standing.count(side.id) for side in game.players()}


def result(game: HardwiredGame) -> str:
    """Who has won, as far as the table shows; what was carried off it is not seen."""
    if lifts_markers(game):
        for marker, carrier in game.carried.items():
            side = name_of(game, game.side_of(game.models[carrier]))
            return f"{side} holds {name_of(game, marker)} and wins, unless it was carried off before"
    counts = survivors(game)
    most = max(counts.values(), default=0)
    ahead = [side for side, count in counts.items() if count == most]
    if len(ahead) == 1:
        return f"{name_of(game, ahead[0])} has the most survivors, {most}, and wins if nobody holds the objective"
    return f"{most} survivors each: the Defender wins if nobody holds the objective"
