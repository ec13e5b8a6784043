"""What a game's data files say: figures, clauses, settings. Read by `missions`, asked here."""

import math
from collections.abc import Mapping, Set
from dataclasses import dataclass, field
from enum import Enum

from engine.findings import RuleRef
from engine.tongue import tr, tr_later

SettingValue = str | float


class Coverage(Enum):
    CHECKED = "checked"
    SHOWN = "shown"
    LEFT = tr_later("left to the player")


@dataclass(frozen=True, slots=True)
class Figure:
    """A number of the rulebook with its source."""

    value: float
    source: str


@dataclass(frozen=True, slots=True)
class Clause:
    """A rule in our own words, how far the program goes with it, and the finding codes that serve it.

    ``kind`` is what it is about. ``covers`` are places of the rules' digest, each ``section/number``; the first says
    under which part it is told. ``proved_by`` names scenes and tests that show it to be kept.
    """

    id: str
    ref: RuleRef
    says: str
    coverage: Coverage
    codes: tuple[str, ...] = ()
    kind: str = ""
    covers: tuple[str, ...] = ()
    proved_by: tuple[str, ...] = ()

    @property
    def part(self) -> str:
        """The part it is told under: the digest's chapter, none where it covers nothing."""
        return self.covers[0].partition("/")[0].partition(".")[0] if self.covers else ""


@dataclass(frozen=True, slots=True)
class Setting:
    """A question the texts leave open: its readings, the one taken by default, and who says so.

    ``number`` admits a number of inches beside the named readings, ``least`` or more. ``asked`` is false while nothing
    built asks it.
    """

    name: str
    title: str
    default: SettingValue
    readings: Mapping[str, str]
    source: str
    number: bool = False
    asked: bool = True
    least: float = 0.0

    def admits(self, value: SettingValue) -> bool:
        """Whether this is one of the readings, or a number that may be set."""
        if isinstance(value, str):
            return value in self.readings
        return self.number and math.isfinite(value) and value >= self.least

    @property
    def choices(self) -> tuple[str, ...]:
        """What may be set, in words."""
        return (*self.readings, *([tr("a number of at least {least:g}", least=self.least)] if self.number else []))


@dataclass(frozen=True, slots=True)
class RollTable:
    """A table of the rulebook: what each result of a die says, one word a column."""

    title: str
    source: str
    die: int
    columns: tuple[str, ...]
    rows: Mapping[int, tuple[str, ...]]

    def at(self, result: int, column: str) -> str:
        """Raises KeyError for a result or a column that the table does not have."""
        if column not in self.columns:
            raise KeyError(column)
        return self.rows[result][self.columns.index(column)]


@dataclass(frozen=True, slots=True)
class Ground:
    """What a game calls that which may lie on the table and change what is on it, and what that means."""

    name: str
    says: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """``parts`` are the headings that the clauses are told under, in their order; none for a game without."""

    system: str
    title: str
    version: str
    figures: Mapping[str, Figure]
    clauses: Mapping[str, Clause]
    settings: Mapping[str, Setting]
    parts: Mapping[str, str] = field(default_factory=dict)
    tables: Mapping[str, RollTable] = field(default_factory=dict)
    ground: Ground | None = None
    _by_code: Mapping[str, RuleRef] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        by_code = {code: clause.ref for clause in self.clauses.values() for code in clause.codes}
        object.__setattr__(self, "_by_code", by_code)

    def figure(self, name: str) -> float:
        return self.figures[name].value

    def count(self, name: str) -> int:
        return round(self.figures[name].value)

    @property
    def codes(self) -> Set[str]:
        """Every finding code of the game."""
        return self._by_code.keys()

    def rule(self, code: str) -> RuleRef:
        """The clause that a finding code serves. Every code has exactly one; a test sees to it."""
        try:
            return self._by_code[code]
        except KeyError:
            raise KeyError(f"no clause of {self.title} names the finding code {code!r}") from None
