"""The Defender's advantages that are played on the table."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from engine.game import Model
from engine.rulebook import Rulebook
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.scoring import aggressor, card_of, defender
from engine.systems.hardwired28.state import HardwiredGame
from engine.tongue import tr, tr_later

GUARDED_BOSS, MARKED, FIRST_DRAW, FREE_SEARCH = "guarded-boss", "marked", "first-draw", "free-search"
REDEPLOY, EDGE_FIRST, SPAWN_CHOICE = "redeploy", "edge-first", "spawn-choice"
TERRAIN, ALL_LOOT, ALL_COWORKERS = "terrain", "all-loot", "all-coworkers"
TOLD = {
    REDEPLOY: tr_later("Redeploy: once the squads are set up, the Defender may set one Aggressor model anew"),
    EDGE_FIRST: tr_later("Edge first: before deployment the Defender takes its edge"),
    SPAWN_CHOICE: tr_later("Spawn choice: before round 1 the Defender says where the waves come from"),
    TERRAIN: tr_later("Terrain: before deployment the Defender may add two pieces"),
    ALL_LOOT: tr_later("All loot: before deployment the Defender lays the Loot Markers, wherever it likes"),
    ALL_COWORKERS: tr_later("All Coworkers: before deployment the Defender sets the Coworkers, wherever it likes"),
    MARKED: tr_later("Marked: hostiles go for the Aggressor until round 3"),
    GUARDED_BOSS: tr_later("Guarded Boss: the Defender’s Boss defends a tier up"),
    FIRST_DRAW: tr_later("First draw: the Defender draws the first token of round 1"),
    FREE_SEARCH: tr_later("Free Search: before the first Blessings one Defender model Searches"),
}
"""Those that are played on the table, by their words in the tables. Others are met in setting up."""

BOSS = "boss"
T = TypeVar("T")


def has_advantage(game: HardwiredGame, name: str) -> bool:
    return name in card_of(game).advantages


def told(game: HardwiredGame) -> Iterator[str]:
    """This game's advantages, in words."""
    yield from (tr(words) for name, words in TOLD.items() if has_advantage(game, name))


def guards(game: HardwiredGame, target: Model) -> bool:
    """Whether this is the Defender's Boss with a Defense a tier up."""
    if not has_advantage(game, GUARDED_BOSS):
        return False
    return BOSS in game.profile(target).tags and game.side_of(target) == defender(game)


def marked(
    rules: Rulebook, game: HardwiredGame, rated: Sequence[tuple[Model, float, T]]
) -> list[tuple[Model, float, T]]:
    """Of those that a hostile could attack: the Aggressor's, while they are marked and any of them is among these."""
    if not has_advantage(game, MARKED) or game.round >= rules.count("marked_until"):
        return list(rated)
    own = [one for one in rated if game.kind(one[0]) is Kind.SQUAD and game.side_of(one[0]) == aggressor(game)]
    return own or list(rated)
