"""Figures, clauses and settings of a game: its rulebook."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Annotated, Literal, TypeVar

from pydantic import BeforeValidator, Field, StringConstraints

from engine.findings import RuleRef
from engine.rulebook import Clause, Coverage, Figure, Ground, RollTable, Rulebook, Setting, SettingValue
from missions.fields import Text, Word
from missions.problems import Problem, Unreadable, listed, quoted
from missions.reading import Form, Reading
from missions.rules.files import data_file, read_data
from missions.rules.tokens import tokens
from missions.yamlnodes import Loc

T = TypeVar("T")
Choices = tuple[tuple[str, SettingValue], ...]
Amount = Annotated[float, Field(strict=True, allow_inf_nan=False)]
Name = Annotated[str, BeforeValidator(lambda word: str(word) if isinstance(word, int) else word)]
"""A reading may be called by a year."""


Kind = Literal[
    "",
    "position",
    "movement",
    "activation",
    "reaction",
    "deployment",
    "scoring",
    "sight",
    "attack",
    "dice",
    "ability",
    "measuring",
    "setup",
    "figures",
    "ai",
    "other",
]
"""What a clause is about."""
Place = Annotated[str, StringConstraints(pattern=r"^[0-9]+(\.[0-9]+)*/[0-9]+$")]
"""A place in the digest of the rules: section and number."""


class FigureForm(Form):
    value: Amount
    source: Word


class FiguresFile(Form):
    format: Literal["measuretwice/figures/1"]
    figures: dict[str, FigureForm]


class ClauseForm(Form):
    book: Word
    clause: Text | int | float
    says: Word
    coverage: Literal["checked", "shown", "left"]
    codes: list[str] = Field(default_factory=list)
    kind: Kind = ""
    covers: list[Place] = Field(default_factory=list)
    proved_by: list[Word] = Field(default_factory=list)


class GroundForm(Form):
    name: Word
    says: Word


class ClausesFile(Form):
    """``parts`` are headings by the numbers of the digest's chapters; in a file with them every clause has one.
    ``ground`` is this game's word for what may lie on the table and change what is on it, and what it means."""

    format: Literal["measuretwice/clauses/1"]
    title: Word
    version: Word
    parts: dict[Name, Word] = Field(default_factory=dict)
    ground: GroundForm | None = None
    clauses: dict[str, ClauseForm]


class SettingForm(Form):
    title: Word
    default: str | int | float
    readings: dict[Name, Text] = Field(default_factory=dict)
    source: Text
    number: bool = False
    asked: bool = True
    least: Amount = 0.0


class SettingsFile(Form):
    format: Literal["measuretwice/settings/1"]
    settings: dict[str, SettingForm]


class TableForm(Form):
    title: Word
    source: Text
    die: int
    columns: list[Word]
    rows: dict[Name, list[Word]]
    """By result, or by a span of them: 1-4."""


class TablesFile(Form):
    format: Literal["measuretwice/tables/1"]
    tables: dict[str, TableForm]


@cache
def rulebook(system: str) -> Rulebook:
    """What a game's rulebook says and leaves open. Raises :class:`Unreadable` with every problem of its files."""
    problems: list[Problem] = []
    figures = _or_problems(figures_of, system, problems)
    clauses = _or_problems(_clauses_of, system, problems)
    settings = _or_problems(settings_of, system, problems)
    tables = _or_problems(tables_of, system, problems)
    if figures is None or clauses is None or settings is None or tables is None:
        raise Unreadable(problems)
    return Rulebook(
        system=system,
        title=clauses.title,
        version=clauses.version,
        figures={**figures, **_token_figures(system)},
        clauses={name: _clause(name, form) for name, form in clauses.clauses.items()},
        settings=settings,
        parts=dict(clauses.parts),
        tables=tables,
        ground=None if clauses.ground is None else Ground(clauses.ground.name, clauses.ground.says),
    )


def _or_problems(read: Callable[[str], T], system: str, problems: list[Problem]) -> T | None:
    try:
        return read(system)
    except Unreadable as wrong:
        problems += wrong.problems
        return None


@cache
def figures_of(system: str) -> Mapping[str, Figure]:
    """Every number of a game's rules. Raises :class:`Unreadable`."""
    found, _ = read_data(system, "figures", FiguresFile)
    return {name: Figure(form.value, form.source) for name, form in found.figures.items()}


def _token_figures(system: str) -> Mapping[str, Figure]:
    """The diameters of tokens in inches, where a text gives them: ``token_force_field``."""
    known = ((id.replace("-", "_"), token) for id, token in tokens(system).items())
    return {f"token_{id}": Figure(token.base.width, token.source) for id, token in known if token.base is not None}


def choices_of(settings: Mapping[str, SettingValue] | None, asked: Iterable[str]) -> Choices:
    """What is chosen of the settings that some data asks, to remember by what was made of it."""
    names = sorted({*asked} & {*(settings or {})})
    return tuple((name, settings[name]) for name in names) if settings else ()


def unknown_readings(system: str, readings: Mapping[str, Iterable[str]], at: Loc, reading: Reading) -> list[Problem]:
    """Readings of a setting, under ``readings`` of what stands at ``at``, that the settings do not have."""
    settings = settings_of(system)
    return [
        reading.document.problem(
            (*at, setting, choice), f"the settings have no reading {quoted(choice)} of {quoted(setting)}", key=True
        )
        for setting, choices in readings.items()
        for choice in choices
        if setting not in settings or choice not in settings[setting].readings
    ]


def _clauses_of(system: str) -> ClausesFile:
    found, reading = read_data(system, "clauses", ClausesFile)
    problems = clause_problems(found, reading)
    if problems:
        raise Unreadable(problems)
    return found


@cache
def settings_of(system: str) -> Mapping[str, Setting]:
    """The questions a game leaves open. Raises :class:`Unreadable`."""
    found, reading = read_data(system, "settings", SettingsFile)
    problems = defaults_unknown(found, reading)
    if problems:
        raise Unreadable(problems)
    return {name: _setting(name, form) for name, form in found.settings.items()}


@cache
def tables_of(system: str) -> Mapping[str, RollTable]:
    """The tables of a game that dice are read in; none where it has no file of them. Raises :class:`Unreadable`."""
    if not data_file(system, "tables").is_file():
        return {}
    found, reading = read_data(system, "tables", TablesFile)
    tables, problems = _tables(found, reading)
    if problems:
        raise Unreadable(problems)
    return tables


def table_problems(file: TablesFile, reading: Reading) -> list[Problem]:
    """Results without a row or with two, and rows with a word too many or too few."""
    return _tables(file, reading)[1]


def _tables(file: TablesFile, reading: Reading) -> tuple[dict[str, RollTable], list[Problem]]:
    problems: list[Problem] = []
    return {name: _table(name, form, reading, problems) for name, form in file.tables.items()}, problems


def _table(name: str, form: TableForm, reading: Reading, problems: list[Problem]) -> RollTable:
    """Every result of its die has one row, and every row a word for each column."""
    rows: dict[int, tuple[str, ...]] = {}
    for span, words in form.rows.items():
        low, _, high = span.partition("-")
        if not (low.isdecimal() and (high or low).isdecimal()):
            problems.append(reading.document.problem(("tables", name, "rows", span), f"'{span}' is no result of a die"))
            continue
        if len(words) != len(form.columns):
            text = f"{len(form.columns)} words were expected, one a column, not {len(words)}"
            problems.append(reading.document.problem(("tables", name, "rows", span), text))
        for result in range(int(low), int(high or low) + 1):
            if result in rows:
                text = f"the result {result} stands in another row already"
                problems.append(reading.document.problem(("tables", name, "rows", span), text))
            rows[result] = tuple(words)
    if sorted(rows) != list(range(1, form.die + 1)):
        text = f"rows for 1 to {form.die} were expected"
        problems.append(reading.document.problem(("tables", name, "rows"), text))
    return RollTable(form.title, form.source, form.die, tuple(form.columns), rows)


_COVERAGE = {"checked": Coverage.CHECKED, "shown": Coverage.SHOWN, "left": Coverage.LEFT}


def _clause(name: str, form: ClauseForm) -> Clause:
    ref = RuleRef(form.book, str(form.clause))
    return Clause(
        name,
        ref,
        form.says,
        _COVERAGE[form.coverage],
        tuple(form.codes),
        form.kind,
        tuple(form.covers),
        tuple(form.proved_by),
    )


def _setting(name: str, form: SettingForm) -> Setting:
    default = setting_value(form.default, form.readings)
    return Setting(name, form.title, default, dict(form.readings), form.source, form.number, form.asked, form.least)


def setting_value(value: str | int | float, readings: Mapping[str, str]) -> SettingValue:
    """A reading by its name, which may be written as a year, or else a number of inches."""
    if isinstance(value, str) or str(value) in readings:
        return str(value)
    return float(value)


def clause_problems(file: ClausesFile, reading: Reading) -> list[Problem]:
    """Codes claimed twice, and clauses that no part holds."""
    return codes_twice(file, reading) + without_part(file, reading)


def without_part(file: ClausesFile, reading: Reading) -> list[Problem]:
    """In a file with parts: clauses that stand under none of them."""
    if not file.parts:
        return []
    return [
        reading.document.problem(("clauses", name), f"the clause '{name}' covers nothing of a part that the file has")
        for name, form in file.clauses.items()
        if _clause(name, form).part not in file.parts
    ]


def codes_twice(file: ClausesFile, reading: Reading) -> list[Problem]:
    """Finding codes that two clauses claim."""
    seen: dict[str, str] = {}
    problems = []
    for name, clause in file.clauses.items():
        for index, code in enumerate(clause.codes):
            if code in seen:
                text = f"the code '{code}' stands in the clause '{seen[code]}' already"
                problems.append(reading.document.problem(("clauses", name, "codes", index), text))
            seen.setdefault(code, name)
    return problems


def defaults_unknown(file: SettingsFile, reading: Reading) -> list[Problem]:
    """Settings whose default is none of their readings."""
    problems = []
    for name, setting in file.settings.items():
        made = _setting(name, setting)
        if made.admits(made.default):
            continue
        choices = [quoted(choice) if choice in made.readings else choice for choice in made.choices]
        text = f"the default is none of the readings; {listed(choices)} was expected"
        problems.append(reading.document.problem(("settings", name, "default"), text))
    return problems
