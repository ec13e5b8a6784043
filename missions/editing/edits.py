"""What can be done to the things on a table: each edit makes a new sheet of an old one.

Things are named by their ids, those of a map's pieces among them. Pieces that share an Access Point, as a ramp and the
High Ground it leads to, go together. Every edit raises :class:`NotEdited` for what is not there or cannot be.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from engine.tongue import tr
from geometry.isometry import Isometry, mirrors_itself
from geometry.pose import Point
from missions.editing.carrying import carried, outline_data
from missions.editing.map_pieces import carried_on_the_map, entry_of, left_out, map_piece, written_out
from missions.editing.places import middle_of, outline_of, together
from missions.editing.sheet import SECTIONS, Sheet
from missions.editing.words import Entry, NotEdited, list_of, mapping_of, with_entries, with_new, without
from missions.outlines import area_of
from missions.yamlnodes import YamlData


def added(sheet: Sheet, section: str, entry: Entry) -> Sheet:
    """A new thing at the end of its list."""
    if section not in SECTIONS:
        raise NotEdited(tr("a mission has no list '{section}'", section=section))
    id = entry.get("id")
    if not isinstance(id, str) or id in sheet.ids:
        raise NotEdited(
            tr("the id '{id}' is taken", id=id) if isinstance(id, str) else tr("a thing on the table has an id")
        )
    return sheet.saying(with_new(sheet.data, section, [entry]))


def removed(sheet: Sheet, ids: Iterable[str]) -> Sheet:
    """A piece of a map is left out; its map stays as it is."""
    gone = together(sheet, ids)
    own = frozenset(id for id in gone if sheet.section_of(id) is not None)
    data = without(sheet.data, SECTIONS, own)
    return sheet.saying(left_out(sheet, [id for id in gone if id not in own], data))


def changed(sheet: Sheet, id: str, key: str, value: YamlData) -> Sheet:
    """One key of a thing: its kind, height, traits and so on; nothing takes the key away.

    A piece of a map is written out into the mission first, in the place that it has.
    """
    if sheet.section_of(id) is None:
        return changed(written_out(sheet, id), id, key, value)
    entry = {name: inner for name, inner in sheet.entry(id).items() if name != key or value is not None}
    return sheet.saying(with_entries(sheet.data, SECTIONS, {id: entry if value is None else {**entry, key: value}}))


def moved(sheet: Sheet, ids: Iterable[str], dx: float, dy: float) -> Sheet:
    return carried_along(sheet, ids, Isometry.moved(dx, dy))


def moved_to(sheet: Sheet, id: str, at: Point) -> Sheet:
    """So that the middle of its box lies there; with it goes what shares an Access Point."""
    x, y = middle_of(sheet, [id])
    return moved(sheet, [id], at[0] - x, at[1] - y)


def turned(sheet: Sheet, ids: Iterable[str], degrees: float, about: Point | None = None) -> Sheet:
    """Clockwise, about the middle of the box round all of them if no other place is said."""
    whole = together(sheet, ids)
    return carried_along(sheet, whole, Isometry.turned(degrees, about or middle_of(sheet, whole)))


def mirrored(
    sheet: Sheet, ids: Iterable[str], how: Literal["left_for_right", "top_for_bottom"], at: float | None = None
) -> Sheet:
    """About a line of the table, or about the middle of the box round all of them."""
    whole = together(sheet, ids)
    x, y = middle_of(sheet, whole)
    if how == "left_for_right":
        return carried_along(sheet, whole, Isometry.left_for_right(x if at is None else at))
    return carried_along(sheet, whole, Isometry.top_for_bottom(y if at is None else at))


def carried_along(sheet: Sheet, ids: Iterable[str], change: Isometry) -> Sheet:
    """All of them, each with its shape, its turn, its Access Points and its models."""
    whole = together(sheet, ids)
    own = {id: _carried(sheet, id, change) for id in whole if sheet.section_of(id) is not None}
    others = [id for id in whole if id not in own]
    if change.mirrored:
        for id in others:
            sheet = written_out(sheet, id)
        return carried_along(sheet, whole, change) if others else sheet.saying(with_entries(sheet.data, SECTIONS, own))
    return sheet.saying(carried_on_the_map(sheet, others, change, with_entries(sheet.data, SECTIONS, own)))


@dataclass(frozen=True, slots=True)
class Copies:
    sheet: Sheet
    ids: tuple[str, ...]
    """Of the copies, in the order of what they are copies of."""


def copied(sheet: Sheet, ids: Iterable[str], change: Isometry, sides: Mapping[str, str] | None = None) -> Copies:
    """Copies of terrain, zones and markers where ``change`` takes them, with ids and numbers of their own.

    ``sides`` says whose a copy is of whose thing: after half a turn of the table, the other's.
    """
    data = sheet.data
    made: list[str] = []
    for id in together(sheet, ids):
        section = sheet.section_of(id)
        if section == "units":
            raise NotEdited(tr("'{id}' is a unit: a side has each of its units once", id=id))
        new = sheet.free_id(id, frozenset(made))
        made.append(new)
        entry = {**_copy(sheet, id, change), "id": new}
        for key in ("side", "affinity"):
            owner = entry.get(key)
            if isinstance(owner, str) and sides:
                entry[key] = sides.get(owner, owner)
        if section == "markers" and isinstance(entry.get("number"), int):
            entry["number"] = _next_number(data, entry.get("kind"))
        data = with_new(data, section or "terrain", [entry])
    return Copies(sheet.saying(data), tuple(made))


def copied_half_round(sheet: Sheet, ids: Iterable[str]) -> Copies:
    """Copies turned half round the table's middle, those of one of two sides for the other."""
    table = sheet.facts.table
    if table is None:
        raise NotEdited(tr("the mission has no table to turn about"))
    sides = list(sheet.facts.sides)
    swap = dict(zip(sides, reversed(sides), strict=True)) if len(sides) == 2 else {}
    return copied(sheet, ids, Isometry.turned(180.0, (table.width / 2, table.height / 2)), swap)


def set_entry_edges(sheet: Sheet, side: str, edges: Sequence[Entry]) -> Sheet:
    """The parts of table edges that a side comes in over, each `edge`, `from`, `to`."""
    sides = mapping_of(sheet.data, "sides")
    form = sides.get(side)
    if not isinstance(form, dict):
        raise NotEdited(tr("the mission has no side '{side}'", side=side))
    if sheet.facts.deployment is not None:
        raise NotEdited(tr("{deployment} gives the Entry Edges", deployment=sheet.facts.deployment.name))
    return set_key(sheet, "sides", {**sides, side: {**form, "entry": list(edges)}})


def set_key(sheet: Sheet, key: str, value: YamlData) -> Sheet:
    """A key of the mission as a whole (`name`, `table`, `map`, `notes`); nothing takes it away."""
    rest = {name: inner for name, inner in sheet.data.items() if name != key or value is not None}
    return sheet.saying(rest if value is None else {**rest, key: value})


def _copy(sheet: Sheet, id: str, change: Isometry) -> Entry:
    if sheet.section_of(id) is None:
        return carried(entry_of(map_piece(sheet, id)), change)
    return _carried(sheet, id, change)


def _carried(sheet: Sheet, id: str, change: Isometry) -> Entry:
    """A piece of the catalogue that is not its own mirror image is written out when it is mirrored."""
    entry = sheet.entry(id)
    known = sheet.facts.catalogue.get(str(entry.get("piece")))
    if change.mirrored and "at" in entry and known is not None and not mirrors_itself(area_of(known.rings)):
        shape = outline_data(change.area(outline_of(sheet, id)))
        rest = {key: value for key, value in entry.items() if key not in ("at", "turn", "measures")}
        return {**carried(rest, change), **shape}
    return carried(entry, change)


def _next_number(data: Entry, kind: YamlData) -> int:
    markers = [marker for marker in list_of(data, "markers") if isinstance(marker, dict) and marker.get("kind") == kind]
    return 1 + max((number for marker in markers if isinstance(number := marker.get("number"), int)), default=0)
