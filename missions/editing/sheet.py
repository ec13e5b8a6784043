"""A mission in the editor: the words of its file, what they say, and the table they make."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Self

from engine.mission import Mission
from engine.tongue import tr
from missions.brought import brought_ids
from missions.editing.rewriting import rewritten
from missions.editing.words import Entry, NotEdited
from missions.facts import Facts
from missions.formats import Kind, kind_of
from missions.mission_read import mission_from_bytes
from missions.problems import Unreadable
from missions.raw import Raw
from missions.reading import Reading
from missions.yamlnodes import Document, YamlData, reading_yaml

SECTIONS = ("terrain", "zones", "markers", "units")
"""The lists of a mission whose entries have ids and lie on the table."""


@dataclass(frozen=True)
class Sheet:
    """Never changes: an edit makes another. The words may say nonsense, as long as they are YAML of a mission."""

    text: str
    file: str
    """As its problems name it."""
    path: Path | None = None
    kept: Mapping[str, str] = field(default_factory=dict)
    """Copies of the files it names, read in their place."""

    @classmethod
    def of(cls, content: bytes, file: str, path: Path | None = None) -> Self:
        """Raises :class:`Unreadable` for what is no YAML of a mission, not for what is wrong with the mission."""
        with reading_yaml(content, file) as document:
            kind_of(document, Kind.MISSION)
        return cls(content.decode("utf-8"), file, path)

    @cached_property
    def document(self) -> Document:
        with reading_yaml(self.text.encode("utf-8"), self.file) as document:
            return document

    @cached_property
    def data(self) -> Entry:
        """Not to be changed."""
        data = self.document.data
        return data if isinstance(data, dict) else {}

    @cached_property
    def facts(self) -> Facts:
        folder = Path() if self.path is None else self.path.parent
        return Facts(Raw(self.data), Reading(self.document), folder=folder, kept=self.kept)

    @cached_property
    def mission(self) -> Mission | Unreadable:
        """The table, or everything that is wrong."""
        try:
            return mission_from_bytes(self.text.encode("utf-8"), self.file, self.path, kept=self.kept)
        except Unreadable as wrong:
            return wrong

    def saying(self, data: YamlData) -> "Sheet":
        """The same words but where they must differ to say ``data``. Raises :class:`NotEdited`."""
        return Sheet(rewritten(self.text, self.data, data), self.file, self.path, self.kept)

    def bare(self) -> "Sheet":
        """The same with nothing worked out of its words yet."""
        return Sheet(self.text, self.file, self.path, self.kept)

    def entries(self, section: str) -> Iterator[Entry]:
        """Those of a list that are mappings."""
        found = self.data.get(section)
        yield from (entry for entry in found if isinstance(entry, dict)) if isinstance(found, list) else ()

    def section_of(self, id: str) -> str | None:
        """The list that an id stands in; none where it is no entry of the file's own."""
        return next((name for name in SECTIONS if any(entry.get("id") == id for entry in self.entries(name))), None)

    def entry(self, id: str) -> Entry:
        """Raises :class:`NotEdited` where the file has none of this id."""
        found = (entry for name in SECTIONS for entry in self.entries(name) if entry.get("id") == id)
        for entry in found:
            return entry
        raise NotEdited(tr("the mission has nothing called '{id}'", id=id))

    @cached_property
    def ids(self) -> frozenset[str]:
        """Every one that is taken."""
        own = {str(entry["id"]) for name in SECTIONS for entry in self.entries(name) if "id" in entry}
        models = {f"{unit.id}.{number}" for _, unit in self.facts.units() for number in unit.models.numbers}
        sides = self.data.get("sides")
        waves = self.data.get("waves")
        groups = {
            f"{wave.get('side')}.{wave['group']}"
            for wave in (waves if isinstance(waves, list) else ())
            if isinstance(wave, dict) and "group" in wave
        }
        named = {str(side) for side in sides} if isinstance(sides, dict) else set()
        return frozenset(own | models | groups | named | {id for id, _, _ in brought_ids(self.facts)})

    def free_id(self, like: str, taken: frozenset[str] = frozenset()) -> str:
        """``wall-2`` where ``wall`` is taken, and so on."""
        stem, dash, number = like.rpartition("-")
        if not (dash and number.isdigit() and stem):
            stem, number = like, "1"
        count = int(number)
        id = like
        while id in self.ids or id in taken:
            count += 1
            id = f"{stem}-{count}"
        return id
