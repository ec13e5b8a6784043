"""A new table: the words of a mission with a card and zones, on which nothing lies yet."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from engine.tongue import tr
from missions.editing.cards import genesys_zones, hardwired_zones
from missions.editing.sheet import Sheet
from missions.editing.words import Entry, NotEdited
from missions.formats import Kind
from missions.rules.cards import cards
from missions.rules.setups import setups
from missions.yamlout import document

AGGRESSOR, DEFENDER = "red", "blue"
NAMES = {AGGRESSOR: "Red", DEFENDER: "Blue"}
USUAL = {"hardwired28": (24.0, 24.0), "genesys": (72.0, 48.0)}
"""Inches that a table of each game is wide and deep, unless others are said. StarCraft's cards say them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTable:
    """``card`` is a mission card by its name; ``deployment`` a row of Hardwired 28's table; ``zones`` those of the
    Genesys Project by their numbers for each side."""

    system: str
    name: str
    width: float
    height: float
    card: str
    deployment: str = ""
    zones: Mapping[str, Sequence[int]] = field(default_factory=dict)


def card_names(system: str) -> Mapping[str, str]:
    return {name: card.name for name, card in cards(system).items()}


def deployment_names() -> Mapping[str, str]:
    """Of Hardwired 28."""
    return {name: row.name for name, row in setups().deployments.items()}


def new_table(wanted: NewTable, file: str) -> Sheet:
    """A sheet that lies in no file. Raises :class:`NotEdited`."""
    if wanted.card not in cards(wanted.system):
        raise NotEdited(tr("there is no mission card '{card}'", card=wanted.card))
    faction = {side: "squad" if wanted.system == "hardwired28" else side for side in NAMES}
    sides: Entry = {side: {"name": name, "faction": faction[side], "look": side} for side, name in NAMES.items()}
    data: Entry = {
        "format": Kind.MISSION.format,
        "system": wanted.system,
        "name": wanted.name,
        "card": wanted.card,
        "table": {"width": wanted.width, "height": wanted.height},
        "sides": sides,
    }
    sheet = Sheet.of(document(data).encode("utf-8"), file)
    if wanted.deployment:
        sheet = hardwired_zones(sheet, wanted.deployment, AGGRESSOR, DEFENDER)
    if any(wanted.zones.values()):
        sheet = genesys_zones(sheet, wanted.zones)
    return sheet
