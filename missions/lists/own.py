"""A list in this program's own YAML: a mission's units and armies, a file of armies, or a mere list of units."""

import re
from collections.abc import Iterator

from engine.tongue import tr
from missions.facts import Facts
from missions.lists.items import MOST_ITEMS, Item, Kind, Listing, NoList, count_of, cut
from missions.problems import Unreadable
from missions.raw import Raw
from missions.reading import Reading
from missions.yamlnodes import read_yaml

_SURELY = ("format: measuretwice/", "- {", "- id:", "- profile:")
_HOLDERS = ("units:", "armies:")


def is_own(text: str) -> bool:
    """Whether a text means to be one of these. A heading such as 'units:' above names alone is none."""
    lines = text.splitlines()[:40]
    if any(line.startswith(_SURELY) for line in lines):
        return True
    for line, below in zip(lines, [*lines[1:], ""], strict=False):
        if line.startswith(_HOLDERS) and (
            line.partition(":")[2].strip() or re.match(r"\s*(- *)?[{\w]+ *:|\s*- *{", below)
        ):
            return True
    return False


def read_own(content: bytes, file: str, side: str | None) -> Listing:
    """The units of ``side``, or of every side where none is said. Raises :class:`NoList`."""
    try:
        document = read_yaml(content, file)
    except Unreadable as wrong:
        raise NoList("; ".join(str(problem) for problem in wrong.problems[:3])) from None
    raw = Raw(document.data)
    name = raw.at("name").word or ""
    found = list(_units(raw, side))
    if raw.at("format").word == "measuretwice/mission/1":
        brought = Facts(raw, Reading(document)).army_units
        found += [
            Item(
                f"{unit.side}, its army",
                unit.name,
                unit.profile.name,
                Kind.UNIT,
                len(unit.models),
                profile=unit.profile.id,
                own_name=unit.name,
            )
            for unit in brought
            if side is None or unit.side == side
        ]
    for army, units in raw.at("armies").items():
        found += _of_an_army(str(army), units.at("units"))
    if not found:
        raise NoList(
            tr("the file has no units") if side is None else tr("the file has no units of '{side}'", side=side)
        )
    left = len(found) - MOST_ITEMS
    unread = tuple((f"{slip.line}:{slip.column}", slip.text) for slip in document.slips[:MOST_ITEMS])
    if left > 0:
        unread += (
            (tr("after {most_items} units", most_items=MOST_ITEMS), tr("{left} more are not looked at", left=left)),
        )
    return Listing(name, tuple(found[:MOST_ITEMS]), None, unread)


def _units(raw: Raw, side: str | None) -> Iterator[Item]:
    whole = raw if isinstance(raw.data, list) else raw.at("units")
    for index, unit in enumerate(whole.values()):
        id = unit.at("id").word or ""
        owner = unit.at("side").word or id.partition(".")[0]
        if side is None or owner == side or not id:
            yield _item(tr("unit {index}", index=index + 1) + (f" ({cut(id)})" if id else ""), unit)


def _of_an_army(army: str, units: Raw) -> Iterator[Item]:
    for index, unit in enumerate(units.values()):
        yield _item(tr("{cut}, unit {index}", cut=cut(army), index=index + 1), unit)


def _item(place: str, unit: Raw) -> Item:
    profile = unit.at("profile").word
    models = unit.at("models")
    count, doubt = (len(models.data), "") if isinstance(models.data, dict) else count_of(models.data)
    upgrades = tuple(cut(raw.word) for raw in unit.at("upgrades").values() if raw.word is not None)
    name = unit.at("name").word
    shown = f"{count} × {profile}" if count is not None else str(profile)
    return Item(
        place,
        cut(shown),
        cut(profile or name or ""),
        Kind.UNIT,
        count,
        profile=profile,
        upgrades=upgrades,
        own_name=None if name is None else cut(name),
        doubt=doubt,
    )
