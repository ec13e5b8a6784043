"""The table as it is set up: terrain, sides, units, zones, markers. Read from files by `missions`; never changes."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Protocol, TypeVar

from engine.rulebook import SettingValue
from geometry.area import Area
from geometry.base import Base
from geometry.pose import Point, Pose


class EdgeName(Enum):
    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Table:
    width: float
    height: float

    @property
    def area(self) -> Area:
        return Area.rectangle(0, 0, self.width, self.height)

    def edge_point(self, edge: EdgeName, along: float) -> Point:
        """A point of an edge, ``along`` counted from its left or top end."""
        return {
            EdgeName.TOP: (along, 0.0),
            EdgeName.BOTTOM: (along, self.height),
            EdgeName.LEFT: (0.0, along),
            EdgeName.RIGHT: (self.width, along),
        }[edge]

    def edge_length(self, edge: EdgeName) -> float:
        return self.width if edge in (EdgeName.TOP, EdgeName.BOTTOM) else self.height

    def outward(self, edge: EdgeName) -> Point:
        """The unit step that leaves the table over an edge."""
        return {
            EdgeName.TOP: (0.0, -1.0),
            EdgeName.BOTTOM: (0.0, 1.0),
            EdgeName.LEFT: (-1.0, 0.0),
            EdgeName.RIGHT: (1.0, 0.0),
        }[edge]


@dataclass(frozen=True, slots=True)
class EdgeSegment:
    """A part of a table edge, from and to counted from its left or top end."""

    edge: EdgeName
    start: float
    end: float


class SideLook(Enum):
    """How a side is told apart: by colour and by device alike."""

    RED = "red"
    BLUE = "blue"
    THIRD = "third"
    FOURTH = "fourth"


@dataclass(frozen=True, slots=True)
class Side:
    """``plays`` is true for a side a player commands, false for one that a table of the rules moves."""

    id: str
    name: str
    faction: str
    look: SideLook
    plays: bool = True
    entry: tuple[EdgeSegment, ...] = ()
    entry_readings: Mapping[str, Mapping[str, tuple[EdgeSegment, ...]]] = field(default_factory=dict, compare=False)
    """The edges under each reading of a setting that decides about them."""


@dataclass(frozen=True, slots=True)
class Gate:
    """A stretch of a piece's outline over which it is entered and left, from one end to the other."""

    start: Point
    end: Point


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of terrain. ``size`` is the game's own height class where it has one; traits are its other words.

    ``access`` are the only places to get onto it and off it, where a game knows such; one that has them can be stood
    on.
    """

    id: str
    name: str
    kind: str
    outline: Area = field(compare=False)
    size: int | None = None
    height: float | None = None
    traits: frozenset[str] = frozenset()
    access: tuple[Gate, ...] = ()


@dataclass(frozen=True, slots=True)
class Zone:
    id: str
    name: str
    kind: str
    area: Area = field(compare=False)
    side: str | None = None


@dataclass(frozen=True, slots=True)
class Marker:
    """A round marker; ``affinity`` is the side whose colour it bears."""

    id: str
    name: str
    kind: str
    at: Point
    diameter: float
    number: int | None = None
    affinity: str | None = None


@dataclass(frozen=True, slots=True)
class Profile:
    """What a unit is. Each rule system adds its characteristics in a class of its own.

    ``chosen`` tells that the base is this mission's choice, for want of a text that gives one.
    """

    id: str
    name: str
    faction: str
    base: Base
    source: str
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class UnitSetup:
    """A unit, its models numbered from 1, and where they stand; no pose means off the table for now."""

    id: str
    name: str
    side: str
    profile: Profile
    models: tuple[int, ...]
    poses: Mapping[int, Pose] = field(default_factory=dict)
    names: Mapping[int, str] = field(default_factory=dict)
    """Models with a name of their own."""
    upgrades: frozenset[str] = frozenset()
    """What was bought for it, by the names that its profile has for that."""
    model_ids: tuple[str, ...] = field(init=False, compare=False, repr=False)
    """Of its models, in the order of their numbers: they are looked up many times in a verdict."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "model_ids", tuple(map(self.model_id, self.models)))

    def model_id(self, number: int) -> str:
        return f"{self.id}.{number}"


@dataclass(frozen=True, slots=True)
class Wave:
    """Units of a side that the table moves, arriving at the start of a round over an edge, or at a spawn point."""

    round: int
    side: str
    unit: str
    edge: str
    """An edge's name, or a word of the rules for how it is found (``random-side``); empty for a spawn point."""
    at: Point | None = None
    """Of a mission's own: a place of the table that it comes to."""


@dataclass(frozen=True, slots=True)
class MissionCard:
    """How the game is scored and how long it lasts. Each rule system adds its own terms."""

    name: str
    rounds: int
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """What a mission is still to be made of, before its game begins. Each rule system that drafts has its own."""


@dataclass(frozen=True, slots=True)
class Origin:
    """What a mission was read from: its words as they stood, and the file, none for a mission that lies in no file.

    ``files`` are the words of the files it takes something from, by the names it has for them.
    """

    path: Path | None
    text: str
    files: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class TableMat:
    """What covers the table, which no rule asks about. ``colour`` is ``#rrggbb``, ``grid`` inches from line to line,
    ``picture`` a file that was there when the mission was read."""

    colour: str | None = None
    grid: float | None = None
    picture: Path | None = None


@dataclass(frozen=True, slots=True)
class Mission:
    system: str
    name: str
    source: str
    table: Table
    card: MissionCard
    settings: Mapping[str, SettingValue]
    """Every setting of the system, resolved: the mission's own value or the default."""
    terrain: tuple[Piece, ...] = ()
    sides: tuple[Side, ...] = ()
    units: tuple[UnitSetup, ...] = ()
    markers: tuple[Marker, ...] = ()
    zones: tuple[Zone, ...] = ()
    waves: tuple[Wave, ...] = ()
    notes: tuple[str, ...] = ()
    """What a reader should know: exemptions, choices of this mission."""
    draft: Draft | None = None
    """Cards that the sides bring; until they are picked, ``card`` and the sides' entry stand for nothing."""
    printed: bool = False
    """Its terrain is set as a rulebook prints it, which no guide for setting up terrain is asked about."""
    mat: TableMat | None = None
    """None where the file says nothing of one."""
    origin: Origin | None = field(default=None, compare=False, repr=False)
    _by_id: dict[str, UnitSetup] = field(default_factory=dict, init=False, compare=False, repr=False)
    """Units, filed when the first is asked for: every model looks up its own, many times in a verdict."""
    _of_profile: dict[str, int] = field(default_factory=dict, init=False, compare=False, repr=False)
    """How many units have each profile, by its id: every name of a model asks."""

    def side(self, id: str) -> Side:
        return _found(self.sides, id)

    def unit(self, id: str) -> UnitSetup:
        if not self._by_id:
            self._by_id.update({unit.id: unit for unit in reversed(self.units)})
        return self._by_id[id]

    def has_others_like(self, unit: UnitSetup) -> bool:
        """Another unit has the same profile."""
        if not self._of_profile:
            self._of_profile.update(Counter(one.profile.id for one in self.units))
        return self._of_profile.get(unit.profile.id, 0) > 1

    def piece(self, id: str) -> Piece:
        return _found(self.terrain, id)

    def marker(self, id: str) -> Marker:
        return _found(self.markers, id)


class _Named(Protocol):
    @property
    def id(self) -> str: ...


N = TypeVar("N", bound=_Named)


def _found(things: Iterable[N], id: str) -> N:
    """Not StopIteration, which a generator would turn into silence or a riddle."""
    for thing in things:
        if thing.id == id:
            return thing
    raise KeyError(id)
