"""Words that a game or this table knows for a piece, offered while one is typed."""

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QStringListModel, Qt
from PySide6.QtWidgets import QCompleter, QLineEdit

from gui.studio.things import Sort
from missions import genesys_ground, hardwired_ground
from missions.editing.sheet import Sheet

USUAL: Mapping[str, tuple[str, ...]] = {
    "starcraft": ("wall", "plateau", "ramp", "statue", "geyser", "banner", "obelisk", "grass"),
    "hardwired28": ("wall", "bulkhead", "containers", "crates", "stacks"),
    "genesys": ("wall", "rock", "ruin", "hedge", "wood", "hill"),
}
"""Kinds of terrain; any other word is as good."""
RULED: Mapping[str, Sequence[str]] = {
    "hardwired28": hardwired_ground.RULED,
    "genesys": genesys_ground.RULED,
}
"""Traits that a rule of the game asks for."""


def kinds_of(sheet: Sheet, sort: Sort) -> list[str]:
    """Those of the table's own things of this sort first."""
    section = Sort.TERRAIN if sort is Sort.MAP else sort
    own = [kind for entry in sheet.entries(section.value) if isinstance(kind := entry.get("kind"), str)]
    if section is Sort.TERRAIN:
        own += sorted({piece.kind for piece in sheet.facts.catalogue.values()})
        own += USUAL.get(sheet.facts.system or "", ())
    return list(dict.fromkeys(own))


def traits_of(sheet: Sheet) -> Sequence[str]:
    return RULED.get(sheet.facts.system or "", ())


class Offering(QCompleter):
    """What begins with, or has in it, what is typed: of the last word where several stand in the line."""

    def __init__(self, line: QLineEdit, *, several: bool = False) -> None:
        super().__init__(line)
        self._words = QStringListModel(self)
        self._several = several
        self.setModel(self._words)
        self.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.setFilterMode(Qt.MatchFlag.MatchContains)
        line.setCompleter(self)

    def offer(self, words: Iterable[str]) -> None:
        self._words.setStringList(list(words))

    def splitPath(self, path: str) -> list[str]:
        return [_last(path) if self._several else path]

    def pathFromIndex(self, index: QModelIndex | QPersistentModelIndex) -> str:
        word = str(index.data())
        line = self.widget()
        typed = line.text() if isinstance(line, QLineEdit) else ""
        return f"{typed[: len(typed) - len(_last(typed))]}{word}" if self._several else word


def _last(words: str) -> str:
    return words.rpartition(",")[2].lstrip()
