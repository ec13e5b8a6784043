"""Groups of a sheet: things made one, and parted again. What a group holds is chosen, moved and copied together."""

from collections.abc import Iterable, Mapping

from engine.tongue import tr
from missions.editing.sheet import Sheet
from missions.editing.words import Entry, NotEdited, mapping_of
from missions.groups import groups_in
from missions.raw import Raw
from missions.yamlnodes import YamlData

GROUPS = "groups"
Groups = Mapping[str, tuple[str, ...]]


def groups_of(sheet: Sheet) -> Groups:
    """By name, the ids of each that are there."""
    there = sheet.placed_ids
    found = {name: tuple(id for id in ids if id in there) for name, ids in groups_in(Raw(sheet.data)).items()}
    return {name: ids for name, ids in found.items() if len(ids) > 1}


def grouped(sheet: Sheet, ids: Iterable[str]) -> Sheet:
    """One new group of all of them; those that they were in lose them."""
    wanted = list(dict.fromkeys(ids))
    unknown = [id for id in wanted if id not in sheet.placed_ids]
    if unknown:
        raise NotEdited(tr("'{id}' is brought by a card and in no group", id=unknown[0]))
    if len(wanted) < 2:
        raise NotEdited(tr("a group has two things or more"))
    data = without_grouped(sheet.data, frozenset(wanted))
    return sheet.saying(with_group(data, free_name(data), wanted))


def ungrouped(sheet: Sheet, ids: Iterable[str]) -> Sheet:
    """Without every group that has one of them."""
    own = frozenset(ids)
    kept = {name: inner for name, inner in mapping_of(sheet.data, GROUPS).items() if not own & set(_ids(inner))}
    return sheet.saying(_with(sheet.data, kept))


def without_grouped(data: Entry, ids: frozenset[str]) -> Entry:
    """``data`` with none of these in a group; what is then alone is no group."""
    groups = mapping_of(data, GROUPS)
    if not any(ids & set(_ids(inner)) for inner in groups.values()):
        return data
    kept: Entry = {}
    for name, inner in groups.items():
        left = [id for id in _ids(inner) if id not in ids]
        if len(left) == len(_ids(inner)):
            kept[name] = inner
        elif len(left) > 1:
            kept[name] = [*left]
    return _with(data, kept)


def with_group(data: Entry, name: str, ids: Iterable[str]) -> Entry:
    return _with(data, {**mapping_of(data, GROUPS), name: [*ids]})


def free_name(data: Entry) -> str:
    taken = mapping_of(data, GROUPS)
    return next(name for number in range(1, len(taken) + 2) if (name := f"group-{number}") not in taken)


def _ids(value: YamlData) -> list[str]:
    return [id for id in value if isinstance(id, str)] if isinstance(value, list) else []


def _with(data: Entry, groups: Entry) -> Entry:
    if groups:
        return {**data, GROUPS: groups}
    return {key: value for key, value in data.items() if key != GROUPS}
