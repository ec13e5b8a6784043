"""What became of a list: every line of it read, guessed or not read, the units it makes, and the limits it keeps."""

from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import Enum

from engine.army import Remark
from engine.tongue import many, tr, tr_later
from missions.yamlnodes import Key, YamlData


class How(Enum):
    READ = tr_later("read")
    GUESSED = tr_later("guessed")
    NOT_READ = tr_later("not read")


def printable(words: str) -> str:
    """A space for every kind of space, and a sign for what cannot be shown."""
    return "".join(
        letter if letter.isprintable() else " " if letter.isspace() else "\N{REPLACEMENT CHARACTER}" for letter in words
    )


@dataclass(frozen=True, slots=True)
class Line:
    """A line or a selection of the list: where it stands, its words, and what became of it."""

    place: str
    words: str
    how: How
    says: str

    def __str__(self) -> str:
        return f"{self.place}: {printable(self.words)}: {tr(self.how.value)}" + (f": {self.says}" if self.says else "")


@dataclass(frozen=True, slots=True)
class ListedUnit:
    """A unit that the list makes: ``profile`` by its id, ``name`` none for that of the profile."""

    profile: str
    models: int
    name: str | None = None
    upgrades: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Imported:
    """``units`` in the order of the list."""

    title: str
    faction: str | None
    units: tuple[ListedUnit, ...]
    lines: tuple[Line, ...]
    remarks: tuple[Remark, ...] = ()

    def counted(self, how: How) -> int:
        return sum(line.how is how for line in self.lines)

    def told(self) -> Iterator[str]:
        """The whole report, a line each."""
        yield from map(str, self.lines)
        for remark in self.remarks:
            yield f"{tr('over the limit') if remark.kept is False else tr('counted')}: {remark.text}."
        numbers = ", ".join(f"{self.counted(how)} {tr(how.value)}" for how in How)
        models = sum(unit.models for unit in self.units)
        yield tr(
            "{lines}: {numbers}; {units}, {models}",
            lines=many("{n} lines", "1 line", len(self.lines)),
            numbers=numbers,
            units=many("{n} units", "1 unit", len(self.units)),
            models=many("{n} models", "1 model", models),
        )

    def entries(self, side: str, taken: Collection[str] = ()) -> list[dict[Key, YamlData]]:
        """The units as a mission's file has them, none standing anywhere; ids that are not ``taken``."""
        made: list[dict[Key, YamlData]] = []
        ids: Counter[str] = Counter()
        used = set(taken)
        for unit in self.units:
            stem = f"{side}.{unit.profile.rpartition('/')[2]}"
            id = stem
            while id in used:
                ids[stem] += 1
                id = f"{stem}-{ids[stem] + 1}"
            used.add(id)
            entry: dict[Key, YamlData] = {"id": id, "profile": unit.profile, "models": unit.models}
            if unit.name is not None:
                entry["name"] = unit.name
            if unit.upgrades:
                entry["upgrades"] = [*unit.upgrades]
            made.append(entry)
        return made
