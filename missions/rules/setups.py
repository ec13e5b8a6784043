"""The tables of Hardwired 28 that a game is set up with, as typed rows."""

from collections.abc import Mapping
from functools import cache
from typing import Annotated, Literal, Self, TypeVar

from pydantic import Field, model_validator

from missions.fields import Length, Number, PointField, Text, Word
from missions.problems import Problem, Unreadable
from missions.reading import Form, Reading, said
from missions.rules.files import read_data

SYSTEM = "hardwired28"
Tier = Literal["swarm", "normal", "elite"]
EdgeWord = Literal["top", "right", "bottom", "left"]
Span = Annotated[list[Number], Field(min_length=2, max_length=2)]


class Row(Form):
    """``roll`` is the die that brings it; 0 for a row that no die does."""

    roll: Annotated[int, Field(strict=True, ge=0, le=12)]
    name: Word
    source: Word


class Worded(Row):
    says: Word


class Place(Form):
    """A part of a deployment zone: a table edge, as a strip that has no depth or one of ``depth``; the square of a
    corner; or a disc of this radius round the middle."""

    edge: EdgeWord | None = None
    depth: Length | None = None
    corner: Literal["top-left", "top-right", "bottom-left", "bottom-right"] | None = None
    middle: Length | None = None

    @model_validator(mode="after")
    def _is_one_thing(self) -> Self:
        if sum(value is not None for value in (self.edge, self.corner, self.middle)) != 1:
            raise said("one of 'edge', 'corner' and 'middle' was expected")
        if self.depth is not None and self.edge is None:
            raise said("'depth' belongs to an edge")
        return self


class Deployment(Row):
    aggressor: list[Place]
    defender: list[Place]
    aggressor_picks: bool = False
    """The Aggressor takes its edge or corner first, whoever is the First Player."""


class Region(Row):
    """Where things are laid: this far from edges, from least to most from the middle, this near an edge nobody
    deploys on or a Loot Marker, or touching an edge."""

    from_edges: Number | None = None
    from_middle: Span | None = None
    near_edge: Number | None = None
    near_loot: Number | None = None
    at_edge: bool = False


class LootLayout(Region):
    count: int
    apart: Number = 0.0
    at: list[PointField] = Field(default_factory=list)
    line: bool = False
    """On the centre line, whose axis a setting gives."""


class CoworkerSetup(Region):
    tier: Tier


class Spawn(Form):
    """``place`` where this mission names one itself."""

    round: int
    tier: Tier
    place: Text = ""


class Timing(Row):
    spawns: list[Spawn]


class TierRows(Form):
    rows: list[int]
    source: Word


class Gap(Form):
    """Up to this gap of Evidence and Leads: advantages of either table, and of the one that is picked."""

    most: int
    setup: int
    tactical: int
    either: int
    source: Word


class Given(Form):
    value: Length
    source: Word


class SetupTables(Form):
    format: Literal["measuretwice/setup/1"]
    deployments: dict[str, Deployment]
    frame: Given
    """The side of the board that places are counted in."""
    clearance: Given
    """Inches that loot and Coworkers keep from a mission's markers, so that these stay within reach."""
    corner: Given
    strip: Given
    loot: dict[str, LootLayout]
    loot_modifiers: dict[str, Worded]
    coworkers: dict[str, CoworkerSetup]
    coworker_modifiers: dict[str, Worded]
    timings: dict[str, Timing]
    spawn_places: dict[str, Row]
    factions: dict[str, Row]
    tiers: dict[Tier, TierRows]
    gaps: dict[str, Gap]
    setup_advantages: dict[str, Worded]
    tactical_advantages: dict[str, Worded]


TABLES = (
    "deployments",
    "loot",
    "loot_modifiers",
    "coworkers",
    "coworker_modifiers",
    "timings",
    "spawn_places",
    "factions",
    "setup_advantages",
    "tactical_advantages",
)
"""Those that a d6 is rolled on."""
SIDES = 6
R = TypeVar("R", bound=Row)


@cache
def setups() -> SetupTables:
    """Raises :class:`Unreadable` with every problem, also where a die has no row or two."""
    found, reading = read_data(SYSTEM, "setup", SetupTables)
    problems = setup_problems(found, reading)
    if problems:
        raise Unreadable(problems)
    return found


def setup_problems(file: SetupTables, reading: Reading) -> list[Problem]:
    """Faces of a die that bring no row or two, and rows for faces that it does not have."""
    return [problem for table in TABLES for problem in _by_die(table, getattr(file, table), reading)]


def _by_die(table: str, rows: Mapping[str, Row], reading: Reading) -> list[Problem]:
    rolls = [row.roll for row in rows.values() if row.roll]
    problems = [
        reading.document.problem((table,), f"{rolls.count(face)} rows have the result {face}; one was expected")
        for face in range(1, SIDES + 1)
        if rolls.count(face) != 1
    ]
    return problems + [
        reading.document.problem((table, name, "roll"), f"a d{SIDES} shows no {row.roll}")
        for name, row in rows.items()
        if row.roll > SIDES
    ]


def rolled(rows: Mapping[str, R], face: int) -> str:
    """The name of the row that a die brings. Raises KeyError for a face that has none."""
    for name, row in rows.items():
        if row.roll == face:
            return name
    raise KeyError(face)
