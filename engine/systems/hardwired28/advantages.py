"""The Defender's advantages: those that are played on the table, and what the players do about the others."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.scoring import aggressor, card_of, defender
from engine.systems.hardwired28.state import HardwiredGame

GUARDED_BOSS, MARKED = "guarded-boss", "marked"
PLAYED = (GUARDED_BOSS, MARKED)
"""Their words in the tables."""

BY_HAND = {
    "redeploy": "Redeploy: agree which Aggressor model is set anew, and deploy it there at once",
    "edge-first": "Edge first: the Defender’s edge is what the set-up gives; pick another deployment for another",
    "spawn-choice": "Spawn choice: the Defender picks the spawn place as the game is set up",
    "terrain": "Terrain: whoever lays the two pieces adds them to the mission’s file before deployment",
    "all-loot": "All loot: the Defender moves the Loot Markers in the mission’s file before deployment",
    "all-coworkers": "All Coworkers: the Defender moves the Coworkers in the mission’s file before deployment",
    "first-draw": "First draw: the Defender’s hand goes in the bag first; what comes out is chance",
    "free-search": "Free Search: the Defender rolls it before the first Blessings; type in what came of it",
}
"""Left to the players, by their words in the tables, with what is done about each. Those that are in neither are met in
setting up."""

BOSS = "boss"
T = TypeVar("T")


def by_hand(game: HardwiredGame) -> Iterator[str]:
    """What the players do about this game's advantages."""
    yield from (words for name, words in BY_HAND.items() if name in card_of(game).advantages)


def guards(game: HardwiredGame, target: Model) -> bool:
    """Whether this is the Defender's Boss with a Defense a tier up."""
    if GUARDED_BOSS not in card_of(game).advantages:
        return False
    return BOSS in game.profile(target).tags and game.side_of(target) == defender(game)


def marked(
    rules: Rulebook, game: HardwiredGame, rated: Sequence[tuple[Model, float, T]]
) -> list[tuple[Model, float, T]]:
    """Of those that a hostile could attack: the Aggressor's, while they are marked and any of them is among these."""
    if MARKED not in card_of(game).advantages or game.round >= rules.count("marked_until"):
        return list(rated)
    own = [one for one in rated if game.kind(one[0]) is Kind.SQUAD and game.side_of(one[0]) == aggressor(game)]
    return own or list(rated)
