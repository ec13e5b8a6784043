"""The Defender's tactical advantages, as far as they are played on the table."""

from collections.abc import Sequence
from typing import TypeVar

from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.scoring import aggressor, card_of, defender
from engine.systems.hardwired28.state import HardwiredGame

GUARDED_BOSS, MARKED = "guarded-boss", "marked"
PLAYED = (GUARDED_BOSS, MARKED)
"""Their words in the tables. The others are met in setting up, or left to the players."""

BOSS = "boss"
T = TypeVar("T")


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
