"""Which pieces of terrain block sight, as long as they are not judged pair by pair."""

from engine.sight import Lookout
from engine.systems.starcraft.state import StarcraftGame

NOT_JUDGED = "Every piece but those of Size 0 is drawn as blocking; Effective Size, Cover, Dead Zones: left to you"


def lookout(game: StarcraftGame) -> Lookout:
    """All that rises from the table, grass too while it stands (7.1)."""
    rising = (piece for piece in game.mission.terrain if piece.size != 0 and piece.id not in game.removed)
    return Lookout.past(rising, NOT_JUDGED)
