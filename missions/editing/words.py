"""Small changes to the data of a mission, each making new data of the old."""

from collections.abc import Mapping, Sequence

from missions.yamlnodes import Key, YamlData

Entry = dict[Key, YamlData]


class NotEdited(ValueError):
    """What was asked for cannot be done to this mission; the words say why."""


def list_of(data: Entry, key: str) -> list[YamlData]:
    found = data.get(key)
    return found if isinstance(found, list) else []


def mapping_of(data: Entry, key: str) -> Entry:
    found = data.get(key)
    return found if isinstance(found, dict) else {}


def id_of(value: YamlData) -> str | None:
    id = value.get("id") if isinstance(value, dict) else None
    return id if isinstance(id, str) else None


def with_new(data: Entry, section: str, entries: Sequence[Entry]) -> Entry:
    """The entries at the end of a list, which is made where there is none."""
    return {**data, section: [*list_of(data, section), *entries]}


def with_entries(data: Entry, sections: Sequence[str], entries: Mapping[str, Entry]) -> Entry:
    """The entries in place of those that have their ids."""
    made = dict(data)
    for section in sections:
        old = list_of(data, section)
        if any(id_of(value) in entries for value in old):
            made[section] = [entries.get(id_of(value) or "", value) for value in old]
    return made


def without(data: Entry, sections: Sequence[str], ids: frozenset[str]) -> Entry:
    made = dict(data)
    for section in sections:
        old = list_of(data, section)
        if any(id_of(value) in ids for value in old):
            made[section] = [value for value in old if id_of(value) not in ids]
    return made
