"""A BattleScribe roster (`.ros`): XML in which forces hold selections, and selections hold selections.

Read as a stream: nothing is kept but names and numbers of selections. A document type is refused, and with it every
entity that could unfold or lead to another file.
"""

from dataclasses import dataclass, field
from xml.parsers import expat

from engine.tongue import tr, tr_later
from missions.lists.items import (
    LONGEST,
    MOST_COSTS,
    MOST_ITEMS,
    MOST_NOTES,
    Item,
    Kind,
    Listing,
    NoList,
    cost_of,
    count_of,
    cut,
    note_of,
)

DEEPEST = 64
NAMELESS = tr_later("a selection without a name")
_CHUNK = 64 * 1024


@dataclass(slots=True)
class _Open:
    """A selection whose end has not been read."""

    name: str
    kind: str
    number: str
    own_name: str
    items: list[Item] = field(default_factory=list)


class _Reader:
    def __init__(self) -> None:
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._words
        self.parser.StartDoctypeDeclHandler = self._refuse
        self.parser.EntityDeclHandler = self._refuse
        self.parser.ExternalEntityRefHandler = self._refuse
        self.title = ""
        self.catalogues: list[str] = []
        self.notes: tuple[tuple[str, str], ...] = ()
        self._forces: list[str] = []
        self._note: str | None = None
        self.costs: tuple[tuple[str, float], ...] = ()
        self.items: list[Item] = []
        self.left_out = 0
        self._open: list[_Open] = []
        self._depth = 0
        self._taken = 0
        self._root = True

    def _refuse(self, *_: object) -> int:
        raise NoList(tr("the roster declares a document type; rosters have none, and none is read"))

    def _start(self, tag: str, said: dict[str, str]) -> None:
        self._depth += 1
        if self._depth > DEEPEST:
            raise NoList(tr("the roster is nested more than {deepest} deep", deepest=DEEPEST))
        name = tag.rpartition(" ")[2]
        if self._root:
            self._root = False
            if name != "roster":
                raise NoList(tr("this is XML of another kind (<{cut}>); a <roster> was expected", cut=cut(name)))
            self.title = cut(said.get("name", ""))
        elif name == "force":
            self.catalogues.append(cut(said.get("catalogueName", "")))
            self._forces.append(f"{self.catalogues[-1]} {cut(said.get('name', ''))}")
        elif name == "customNotes":
            self._note = ""
        elif name == "cost" and not self._open and not self.catalogues and len(self.costs) < MOST_COSTS:
            self.costs += cost_of(said.get("name", ""), said.get("value", ""))
        elif name == "selection":
            own = cut(said.get("customName", ""))
            self._open.append(_Open(cut(said.get("name", "")), said.get("type", ""), said.get("number", ""), own))

    def _end(self, tag: str) -> None:
        self._depth -= 1
        name = tag.rpartition(" ")[2]
        if name == "force":
            self._forces.pop()
        elif name == "customNotes" and self._note is not None:
            self.notes += note_of(self._note) if len(self.notes) < MOST_NOTES else ()
            self._note = None
        if name != "selection":
            return
        done = self._open.pop()
        self._taken += 1
        if self._taken > MOST_ITEMS:
            self.left_out += 1
            return
        (self._open[-1].items if self._open else self.items).append(
            made(
                [*(holder.name for holder in self._open), done.name],
                done.kind,
                done.number,
                tuple(done.items),
                done.own_name,
                self._forces[-1] if self._forces and not self._open else None,
            )
        )

    def _words(self, words: str) -> None:
        if self._note is not None and len(self._note) < LONGEST:
            self._note += words[:LONGEST]


def made(
    path: list[str], kind: str, number: object, items: tuple[Item, ...], own_name: str, faction: str | None = None
) -> Item:
    """A selection as programs say it: its way from the top, its type, its number."""
    known = {word.value: word for word in (Kind.UNIT, Kind.MODEL, Kind.UPGRADE)}.get(kind, Kind.UPGRADE)
    count, doubt = count_of(number)
    words = f"{count} × {path[-1]}" if count is not None and count != 1 else path[-1]
    place = " › ".join(cut(part) or tr(NAMELESS) for part in path[-4:])
    return Item(
        place, words, path[-1], known, count, items=items, own_name=own_name or None, faction=faction, doubt=doubt
    )


def read_roster(content: bytes) -> Listing:
    """Raises :class:`NoList`."""
    reader = _Reader()
    try:
        for start in range(0, len(content), _CHUNK):
            reader.parser.Parse(content[start : start + _CHUNK], False)
        reader.parser.Parse(b"", True)
    except expat.ExpatError as wrong:
        raise NoList(
            tr(
                "this is not XML: {errorstring} in line {lineno}",
                errorstring=expat.ErrorString(wrong.code),
                lineno=wrong.lineno,
            )
        ) from None
    except (ValueError, LookupError) as wrong:
        raise NoList(tr("this is not XML: {wrong}", wrong=wrong)) from None
    unread = (
        (
            (
                tr("after {most_items} selections", most_items=MOST_ITEMS),
                tr("{left_out} more are not looked at", left_out=reader.left_out),
            ),
        )
        if reader.left_out
        else ()
    )
    return Listing(
        reader.title, tuple(reader.items), " ".join(reader.catalogues) or None, (*unread, *reader.notes), reader.costs
    )
