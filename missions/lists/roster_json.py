"""A roster as New Recruit writes it: JSON with the same forces and selections as a `.ros`."""

import json
from collections.abc import Iterator

from engine.tongue import tr
from missions.lists.items import MOST_COSTS, MOST_ITEMS, MOST_NOTES, Item, Listing, NoList, cost_of, cut, note_of
from missions.lists.roster_xml import DEEPEST, made


def read_json(text: str) -> Listing:
    """Raises :class:`NoList`."""
    try:
        data: object = json.loads(text, parse_constant=_refuse, parse_int=_number)
    except RecursionError:
        raise NoList(tr("the list is nested far deeper than a roster is")) from None
    except ValueError as wrong:
        raise NoList(tr("this is not JSON: {wrong}", wrong=wrong)) from None
    roster = _inner(data, "roster") if _inner(data, "roster") is not None else data
    forces = _several(roster, "forces")
    if forces is None:
        raise NoList(tr("this is JSON of another kind; 'roster' with its 'forces' was expected"))
    walk = _Walk()
    every = list(_forces(forces))
    items = [item for force in every for item in walk.selections(force, [], _told(force))]
    catalogues = [_word(force, "catalogueName") for force in every]
    unread: tuple[tuple[str, str], ...] = ()
    if walk.left_out:
        unread = (
            (
                tr("after {most_items} selections", most_items=MOST_ITEMS),
                tr("{left_out} more are not looked at", left_out=walk.left_out),
            ),
        )
    unread += tuple(note for holder in (roster, *every) for note in note_of(_word(holder, "customNotes")))[:MOST_NOTES]
    said = _several(roster, "costs")
    costs: tuple[tuple[str, float], ...] = ()
    for cost in (said or [])[:MOST_COSTS]:
        costs += cost_of(_word(cost, "name"), _inner(cost, "value"))
    return Listing(_word(roster, "name"), tuple(items), " ".join(filter(None, catalogues)) or None, unread, costs)


def _forces(held: list[object] | None, depth: int = 0) -> Iterator[object]:
    """Forces, and those within them."""
    for force in held if held and depth < DEEPEST else ():
        yield force
        yield from _forces(_several(force, "forces"), depth + 1)


def _several(data: object, key: str) -> list[object] | None:
    """What a key holds, as a list; what has been XML holds its one or several in a word of their own."""
    found = _inner(data, key)
    if isinstance(found, dict):
        one = found.get(key.removesuffix("s"))
        return one if isinstance(one, list) else [] if one is None else [one]
    return found if isinstance(found, list) else None


def _told(force: object) -> str:
    return f"{_word(force, 'catalogueName')} {_word(force, 'name')}"


def _refuse(word: str) -> None:
    raise ValueError(f"{word} is no number")


def _number(word: str) -> int | float:
    return int(word) if len(word) <= 12 else float(word)


def _inner(data: object, key: str) -> object:
    return data.get(key) if isinstance(data, dict) else None


def _word(data: object, key: str) -> str:
    found = _inner(data, key)
    return cut(found) if isinstance(found, str) else ""


class _Walk:
    def __init__(self) -> None:
        self.left_out = 0
        self._taken = 0

    def selections(self, holder: object, path: list[str], faction: str | None = None) -> Iterator[Item]:
        for selection in _several(holder, "selections") or ():
            self._taken += 1
            if self._taken > MOST_ITEMS or len(path) >= DEEPEST:
                self.left_out += 1
                continue
            way = [*path, _word(selection, "name")]
            number = _inner(selection, "number")
            items = tuple(self.selections(selection, way))
            yield made(way, _word(selection, "type"), number, items, _word(selection, "customName"), faction)
