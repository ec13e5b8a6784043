"""The kinds of markers that a game has, in words: those its rules count, those its cards lay, and loot."""

from collections.abc import Iterator, Mapping, Sequence

from engine.systems.hardwired28.profile import HardwiredCard
from gui.text import tr
from missions.editing.sheet import Sheet
from missions.rules.cards import cards

LOOT = "loot"
WORDS: Mapping[str, str] = {
    "mission": tr("Mission Marker"),
    LOOT: tr("Loot Marker"),
    "objective": tr("Objective"),
    "signal": tr("Signal"),
    "conduit": tr("Conduit"),
    "terminal": tr("Terminal"),
    "node": tr("Node"),
    "informant": tr("Informant"),
    "relay": tr("Relay"),
    "source": tr("the Source"),
}
COMMON = {"starcraft": "mission", "hardwired28": LOOT}
NUMBERED = frozenset({"mission", LOOT})
"""Kinds that a card or a table counts by their numbers."""


def own_kinds(sheet: Sheet) -> Sequence[str]:
    """What the mission's own card lays, what the file has already, and what any mission of the game may have."""
    common = COMMON.get(sheet.facts.system or "", "objective")
    return tuple(dict.fromkeys((*_of_the_card(sheet), *_there(sheet), common)))


def other_kinds(sheet: Sheet) -> Iterator[str]:
    """Those that other cards of the game lay."""
    own = own_kinds(sheet)
    yield from (kind for kind in dict.fromkeys(_of_the_game(sheet.facts.system or "")) if kind not in own)


def word_of(kind: str) -> str:
    return tr("Marker: {kind}").format(kind=WORDS.get(kind, kind))


def _of_the_card(sheet: Sheet) -> Iterator[str]:
    card = sheet.facts.card
    if isinstance(card, HardwiredCard):
        yield from (laid.kind for laid in card.markers)


def _there(sheet: Sheet) -> Iterator[str]:
    for entry in sheet.entries("markers"):
        kind = entry.get("kind")
        if isinstance(kind, str):
            yield kind


def _of_the_game(system: str) -> Iterator[str]:
    for card in cards(system).values() if system else ():
        if isinstance(card, HardwiredCard):
            yield from (laid.kind for laid in card.markers)
