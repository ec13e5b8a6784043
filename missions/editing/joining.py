"""Several shapes made one zone or one piece of terrain, and one of several shapes taken apart."""

from collections.abc import Sequence

from engine.tongue import tr, tr_later
from missions.editing.carrying import outline_data
from missions.editing.edits import Copies, removed
from missions.editing.places import outline_of
from missions.editing.sheet import SECTIONS, Sheet
from missions.editing.words import Entry, NotEdited, list_of, with_entries, with_new

SHAPES = ("polygon", "rectangle", "circle")
PLACED = ("piece", "at", "turn", "measures", *SHAPES, "parts")
"""Keys that say where a thing lies and how large it is."""
ALIKE = {
    "side": tr_later("what is joined has one side"),
    "kind": tr_later("what is joined has one kind"),
    "height": tr_later("what is joined has one height"),
    "size": tr_later("what is joined has one size"),
}


def joined(sheet: Sheet, ids: Sequence[str]) -> Copies:
    """The first takes the shapes of all, in the order they are named, and the others go. Each shape stays as it is
    written; one of the catalogue becomes its outline.

    Raises :class:`NotEdited` where they are not of one kind or one side.
    """
    if len(ids) < 2:
        raise NotEdited(tr("two things or more are joined"))
    sections = {sheet.section_of(id) for id in ids}
    if len(sections) != 1 or not sections <= {"zones", "terrain"}:
        raise NotEdited(tr("zones are joined with zones, and terrain of the mission's own with terrain"))
    entries = [sheet.entry(id) for id in ids]
    for key, alike in ALIKE.items():
        if len({str(entry.get(key)) for entry in entries}) > 1:
            raise NotEdited(tr(alike))
    if any("access" in entry for entry in entries):
        raise NotEdited(tr("what has Access Points is not joined"))
    parts = [part for id, entry in zip(ids, entries, strict=True) for part in _parts(sheet, id, entry)]
    first: Entry = {key: value for key, value in entries[0].items() if key not in PLACED}
    if "piece" in entries[0]:
        known = sheet.facts.catalogue.get(str(entries[0]["piece"]))
        first = {"kind": known.kind, **first} if known is not None else first
    whole: Entry = {**first, "parts": list(parts)}
    alone = sheet.saying(with_entries(sheet.data, SECTIONS, {ids[0]: whole}))
    return Copies(removed(alone, ids[1:]), (ids[0],))


def apart(sheet: Sheet, id: str) -> Copies:
    """Each shape a thing of its own; the first keeps the id. Raises :class:`NotEdited` where there is only one."""
    entry, section = sheet.entry(id), sheet.section_of(id)
    parts = [part for part in list_of(entry, "parts") if isinstance(part, dict)]
    if section is None or len(parts) < 2:
        raise NotEdited(tr("'{id}' is of one shape", id=id))
    rest: Entry = {key: value for key, value in entry.items() if key != "parts"}
    made: list[str] = []
    for _ in parts[1:]:
        made.append(sheet.free_id(id, frozenset(made)))
    data = with_entries(sheet.data, SECTIONS, {id: {**rest, **parts[0]}})
    others = [{**rest, "id": new, **part} for new, part in zip(made, parts[1:], strict=True)]
    return Copies(sheet.saying(with_new(data, section, others)), (id, *made))


def _parts(sheet: Sheet, id: str, entry: Entry) -> list[Entry]:
    own = [part for part in list_of(entry, "parts") if isinstance(part, dict)]
    if own:
        return own
    for key in SHAPES:
        if key in entry:
            return [{key: entry[key]}]
    try:
        shape = outline_data(outline_of(sheet, id))
    except ValueError as wrong:
        raise NotEdited(str(wrong)) from None
    return [part for part in list_of(shape, "parts") if isinstance(part, dict)] or [shape]
