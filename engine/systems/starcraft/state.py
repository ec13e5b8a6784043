"""A position of a StarCraft game: everything that an order may change, and what follows from where models stand."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Self, cast

from engine.game import Game, Model
from engine.ground import Obstacle
from engine.mission import Side, UnitSetup
from engine.systems.starcraft.abilities import Kit
from engine.systems.starcraft.drafting import Drafting
from engine.systems.starcraft.levels import Ledge, Level, level_of
from engine.systems.starcraft.marker_table import MarkerTable
from engine.systems.starcraft.profile import StarcraftCard, StarcraftProfile
from engine.systems.starcraft.screens import Screen
from engine.systems.starcraft.seeing import Reaches, Seeing
from engine.systems.starcraft.tokens import Token
from engine.systems.starcraft.volley import Volley
from engine.tongue import tr_later
from geometry.base import Base, Placed
from geometry.pose import Point, Pose

ModelPair = tuple[str, str]

SightKey = tuple[frozenset[str], int, Reaches]


class Phase(Enum):
    MOVEMENT = tr_later("Movement")
    ASSAULT = tr_later("Assault")
    COMBAT = tr_later("Combat")
    SCORING = tr_later("Scoring")


PHASES = tuple(Phase)


class Awaiting(Enum):
    """What the game waits for."""

    DRAFT = "draft"
    """Before round 1: a colour and a draft, cards to remove, a card to pick."""
    ROLL_OFF = "roll_off"
    GIVE_MARKER = "give_marker"
    CHOOSE_FIRST = "choose_first"
    ACTIVATION = "activation"
    SUPPLY_DROP = "supply_drop"
    """Start of the Round: a Mission Marker becomes active at random."""
    VOLLEY = "volley"
    """An attack's dice, and the models it takes."""
    CONTROL = "control"
    """Scoring: marker control stands to be looked at; then VP are scored."""
    ROUND_END = "round_end"
    """Scoring: VP are scored, End of the Round effects are resolved."""
    NOTHING = "nothing"


class ActivationMarker(Enum):
    NONE = "none"
    MOVEMENT = "movement"
    ASSAULT = "assault"


@dataclass(frozen=True, slots=True, kw_only=True)
class UnitState:
    """``held_back`` units have disengaged this round without Tactical Mass: no Ranged Attack, no Charge."""

    marker: ActivationMarker = ActivationMarker.NONE
    stationary: bool = False
    hidden: bool = False
    burrowed: bool = False
    adrift: bool = False
    """Out of Coherency."""
    held_back: bool = False
    waived: bool = False
    """A Disengage in this round does not hold it back."""
    sieged: bool = False
    tunneling: bool = False
    """Moves Burrowed in its next action."""
    bonus: float = 0.0
    """Inches of Speed more, until the round ends."""
    boost: float = 0.0
    """Inches of Speed more, for the next action."""
    weight: int = 0
    """Supply more on markers and objectives, until the round ends."""
    used: frozenset[str] = frozenset()
    """Abilities it has used in this round."""
    parent: str = ""
    """The unit that has summoned it."""
    since: int = 0
    """The round in which it came to the table; 0 for one that has stood there from the start."""


@dataclass(frozen=True, slots=True)
class Lying:
    """A token on the table. ``unit`` laid it down, none for a card."""

    id: str
    kind: Token
    side: str
    at: Point
    base: Base
    unit: str = ""
    body: Obstacle = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "body", Obstacle.base(self.id, self.placed))

    @property
    def placed(self) -> Placed:
        return Placed(self.base, Pose(*self.at))


@dataclass(frozen=True, slots=True)
class Scored:
    """VP a side got in a round, each with its reason."""

    side: str
    vp: int
    reason: str


@dataclass(frozen=True, slots=True)
class Trail:
    """Where the last unit to move went: the leader's path, and from where to where the others were lifted."""

    unit: str
    leader: int
    path: tuple[Pose, ...]


@dataclass(frozen=True, slots=True)
class Terrain:
    """The pieces of the mission as obstacles, made once. Only grass can leave the table.

    ``ledges`` can be stood on, and are among no others.
    """

    walls: tuple[Obstacle, ...] = ()
    flat: tuple[Obstacle, ...] = ()
    grass: tuple[Obstacle, ...] = ()
    screens: tuple[Screen, ...] = ()
    """All of them, as they come between models."""
    ledges: tuple[Ledge, ...] = ()
    sights: dict[SightKey, Seeing] = field(default_factory=dict, init=False, compare=False, repr=False)
    """What is known of who sees whom, by the pieces that have left, and by how the rules are read."""


@dataclass(frozen=True, slots=True)
class Attacking:
    """A unit in the midst of its attack. ``used`` names the weapons it has fired."""

    unit: str
    used: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Happened:
    """What has come about in the activation of ``unit`` that reactions may follow upon, until the next one begins."""

    unit: str = ""
    shot: Mapping[str, tuple[Placed, ...]] = field(default_factory=dict)
    """Units it has shot at, with where their models stood then."""
    charged: tuple[str, ...] = ()
    """Units it has charged, with success."""
    reacted: frozenset[str] = frozenset()
    """Sides that have reacted."""
    answered: str = ""
    """The roll at which a side has reacted last with what its ability does to dice."""
    struck: bool = False
    """Its IMPACT is done."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StarcraftGame(Game):
    """``engaged`` tells, by unit, the enemy units it is Engaged with; ``nearly`` those at the tolerance of it."""

    drafting: Drafting | None = None
    """The draft that is going on, from its roll-off to its last pick."""
    awaiting: Awaiting = Awaiting.ROLL_OFF
    phase: Phase = Phase.MOVEMENT
    holder: str | None = None
    """Who has the First Player Marker."""
    winner: str | None = None
    """Of the roll-off, until the marker is given."""
    active: str | None = None
    """Whose turn it is to activate."""
    passed: tuple[str, ...] = ()
    states: Mapping[str, UnitState] = field(default_factory=dict)
    vp: Mapping[str, int] = field(default_factory=dict)
    control: Mapping[str, str] = field(default_factory=dict)
    """The side that controls a marker; markers nobody has controlled are not in it."""
    held: Mapping[str, str] = field(default_factory=dict)
    """Who controlled them when the round began."""
    destroyed: Mapping[str, int] = field(default_factory=dict)
    """Supply each side has lost in this round."""
    scored: tuple[Scored, ...] = ()
    """Of the last Scoring Phase."""
    result: str = ""
    trail: Trail | None = None
    marks: MarkerTable = field(default_factory=MarkerTable)
    """What became of Mission Markers."""
    fought: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Who was Engaged with whom when the Combat Phase began."""
    attacking: Attacking | None = None
    volleys: tuple[Volley, ...] = ()
    """Batches declared and not resolved yet, the one at hand first."""
    tokens: Mapping[str, Lying] = field(default_factory=dict)
    laid: int = 0
    """Tokens laid down so far."""
    begun: str | None = None
    """The unit whose activation has begun with an ability."""
    last: str | None = None
    """The unit that has just acted, while nobody has done anything since: it may still use an ability."""
    happened: Happened = Happened()
    again: str | None = None
    """The side that activates another unit once this one has acted."""
    uses: frozenset[tuple[str, str]] = frozenset()
    """Abilities used in this round, each with its side."""
    spent: frozenset[tuple[str, str]] = frozenset()
    """Those to be used once a game that are."""
    shut: frozenset[tuple[str, str]] = frozenset()
    """Edges shut for the round, each with the side that can't come in over it."""
    claimed: bool = False
    """The First Player Marker can't be taken in this phase any more."""
    deployed: tuple[tuple[str, str], ...] = ()
    """Units deployed in this round, each with the ability by which it arrived, none for the Entry Edge."""
    terrain: Terrain = field(compare=False, repr=False)
    kit: Kit = field(default=Kit(), compare=False, repr=False)
    bodies: Mapping[str, Obstacle] = field(default_factory=dict, compare=False, repr=False)
    """The bases on the table as obstacles, by model."""
    pairs: tuple[ModelPair, ...] = field(default=(), compare=False, repr=False)
    """Engaged models."""
    engaged: Mapping[str, frozenset[str]] = field(default_factory=dict, compare=False, repr=False)
    nearly: Mapping[str, frozenset[str]] = field(default_factory=dict, compare=False, repr=False)

    @property
    def card(self) -> StarcraftCard:
        return cast(StarcraftCard, self.mission.card)

    def profile(self, unit: str) -> StarcraftProfile:
        return cast(StarcraftProfile, self.mission.unit(unit).profile)

    def setting(self, name: str) -> str:
        return str(self.mission.settings.get(name, ""))

    @property
    def sides(self) -> tuple[Side, ...]:
        return self.mission.sides

    def opponent(self, side: str) -> str:
        return next(other.id for other in self.sides if other.id != side)

    def is_enemy(self, unit: str, side: str) -> bool:
        return self.mission.unit(unit).side != side

    def enemies_of(self, side: str) -> tuple[UnitSetup, ...]:
        return tuple(unit for unit in self.mission.units if unit.side != side)

    def state(self, unit: str) -> UnitState:
        return self.states[unit]

    def stands(self, unit: str) -> bool:
        """Some of the unit is on the table."""
        return any(model.on_table for model in self.models_of(unit))

    def in_reserve(self, unit: str) -> bool:
        return not self.stands(unit) and bool(self.alive_of(unit))

    def is_gone(self, unit: str) -> bool:
        return not self.alive_of(unit)

    def is_engaged(self, unit: str) -> bool:
        return bool(self.engaged.get(unit))

    def may_be_engaged(self, unit: str) -> bool:
        """Engaged, or at the tolerance of it."""
        return bool(self.engaged.get(unit) or self.nearly.get(unit))

    def foes(self, unit: str) -> frozenset[str]:
        """The enemy units it is Engaged with, those at the tolerance too."""
        return self.engaged.get(unit, frozenset()) | self.nearly.get(unit, frozenset())

    def speed(self, unit: str) -> float | None:
        """By the models it has left, in Reserve too."""
        return self.profile(unit).speed_of(len(self.alive_of(unit)))

    def size_of(self, unit: str) -> int:
        profile = self.profile(unit)
        sieged = unit in self.states and self.state(unit).sieged
        return profile.size_sieged if sieged and profile.size_sieged is not None else profile.size

    def level_at(self, placed: Placed) -> Level:
        return level_of(self.terrain.ledges, placed)

    def level(self, model: Model) -> Level:
        """The elevation a model on the table stands at; the highest of those its base spans."""
        return level_of(self.terrain.ledges, model.placed)

    def is_flying(self, unit: str) -> bool:
        return "flying" in self.profile(unit).tags

    def is_structure(self, unit: str) -> bool:
        return "structure" in self.profile(unit).tags

    def with_state(self, unit: str, state: UnitState) -> Self:
        return replace(self, states={**self.states, unit: state})

    def with_states(self, states: Mapping[str, UnitState]) -> Self:
        return replace(self, states={**self.states, **states})

    def current_supply(self, unit: str) -> int:
        """By the models it has left."""
        if self.is_structure(unit):
            return 0
        return self.profile(unit).supply_of(len(self.alive_of(unit)))

    def health(self, model: Model) -> int:
        """The damage a model takes before it is gone; the unit's shield counts for its first model."""
        profile = self.profile(model.unit)
        first = model.number == min(self.mission.unit(model.unit).models)
        return profile.hp + (profile.shield if first else 0)
