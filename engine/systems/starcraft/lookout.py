"""Which pieces of terrain hide what from a model, for the picture of what it sees."""

from dataclasses import replace

from engine.rulebook import Rulebook
from engine.sight import Lookout
from engine.systems.starcraft.sight import looker_of, seeing
from engine.systems.starcraft.state import StarcraftGame
from engine.tongue import tr, tr_later
from geometry.base import Placed

DRAWN = tr_later(
    "Drawn is what is in Full Cover from the model that looks, if it is no taller; Direct Cover and the "
    "Elevation Dead Zone, within 1″ of a piece, are judged with each attack"
)


def lookout(rules: Rulebook, game: StarcraftGame) -> Lookout:
    """All pieces that block at all (7.1). Of these a model sees past the ones that are lower than it, and past those it
    stands on; a Flying one past all."""
    judged = seeing(rules, game)
    pieces = [screen.piece for screen in judged.screens]

    def from_model(id: str, placed: Placed) -> frozenset[str]:
        looker = looker_of(game, replace(game.model(id), pose=placed.pose))
        return frozenset(pieces[number].id for number in judged.hiding_from(looker, looker.size))

    return replace(Lookout.past(pieces, tr(DRAWN)), from_model=from_model)
