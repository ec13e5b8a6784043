"""What a player of the Genesys Project can ask for."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import ClassVar

from engine.orders import End, Order, Pass, Remove, Roll, Rolled, RollOff, Wound
from geometry.pose import Pose


class Way(Enum):
    MELEE = "melee"
    RANGED = "ranged"


class Reaction(Enum):
    DIVE = "dive"
    FIGHT_BACK = "fight_back"
    SHOOT = "shoot"
    STRIKE = "strike"
    """At what passes through a model's threat range without engaging it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Activate(Order):
    """A squad begins its activation and takes its side's Command Value down."""

    do: ClassVar[str] = "activate"
    by: str
    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Move(Order):
    """A model goes along ``path``, which begins where it stands; ``others`` go straight from where they stand.

    ``extra`` gives the squad's Action to movement.
    """

    do: ClassVar[str] = "move"
    by: str
    unit: str
    model: int
    path: tuple[Pose, ...]
    others: Mapping[int, Pose] = field(default_factory=dict)
    extra: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Charge(Order):
    """A move that ends base to base with one of the ``targets``, which are squads.

    ``sight`` is judged on the table as it is when the charge is declared; false is the players' word that nobody sees
    the targets.
    """

    do: ClassVar[str] = "charge"
    by: str
    unit: str
    targets: tuple[str, ...]
    model: int
    path: tuple[Pose, ...]
    others: Mapping[int, Pose] = field(default_factory=dict)
    extra: bool = False
    sight: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class GoOn(Order):
    """A move that was halted by a held Action goes on as it was ordered."""

    do: ClassVar[str] = "go_on"
    by: str
    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Order):
    """The squad's Action is an attack on a squad; ``removed`` are the models it took, found with real dice."""

    do: ClassVar[str] = "attack"
    by: str
    unit: str
    target: str
    way: Way
    removed: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spend(Order):
    """The squad's Action goes to something that the program does not judge: a power, a task."""

    do: ClassVar[str] = "spend"
    by: str
    unit: str
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HoldAction(Order):
    """The squad's Action is kept for a reaction later in the Game Round."""

    do: ClassVar[str] = "hold_action"
    by: str
    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class React(Order):
    """A squad answers the squad that is active; ``removed`` are the models this took of it."""

    do: ClassVar[str] = "react"
    by: str
    unit: str
    kind: Reaction
    removed: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decline(Order):
    """No reaction now; with ``rest``, none to anything more that this activation does."""

    do: ClassVar[str] = "decline"
    by: str
    rest: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge(Order):
    """The side that does not begin a Game Round rolls for it: a die and its highest Command against the other's."""

    do: ClassVar[str] = "challenge"
    random: ClassVar[bool] = True
    by: str
    rolled: Mapping[str, Rolled]


class Stages(Enum):
    EVENT = "event"
    EFFECT = "effect"


@dataclass(frozen=True, slots=True, kw_only=True)
class Happen(Order):
    """An event or an effect of the Game Round, in words: no public text lists them."""

    do: ClassVar[str] = "happen"
    by: str
    stage: Stages
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RollMission(Order):
    """A side's primary mission, or the secondary one that both share; ``text`` is its card if known.

    A die that names no primary sends to the second list, for which the side rolls again.
    """

    do: ClassVar[str] = "roll_mission"
    random: ClassVar[bool] = True
    by: str
    rolled: Rolled
    shared: bool = False
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteCard(Order):
    """What a mission that has been rolled asks for, in the player's words: no public text has it.

    A card that was filled in before is written anew.
    """

    do: ClassVar[str] = "write_card"
    by: str
    text: str
    shared: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Prolong(Order):
    """A living model's die and Command, for one more Game Round."""

    do: ClassVar[str] = "prolong"
    random: ClassVar[bool] = True
    by: str
    model: str
    rolled: Rolled


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseZones(Order):
    """Standard deployment: three zones, two of them on the own edge."""

    do: ClassVar[str] = "choose_zones"
    by: str
    zones: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ForwardZones(Order):
    """Forward deployment: one zone, and two dice for more."""

    do: ClassVar[str] = "forward_zones"
    random: ClassVar[bool] = True
    by: str
    zone: int
    rolled: Rolled


@dataclass(frozen=True, slots=True, kw_only=True)
class Deploy(Order):
    """A squad is set down whole in the zones of its side, before the roll-off: ``path`` ends where the model stands."""

    do: ClassVar[str] = "deploy"
    by: str
    unit: str
    model: int
    path: tuple[Pose, ...]
    others: Mapping[int, Pose] = field(default_factory=dict)

    @property
    def places(self) -> Mapping[int, Pose]:
        return {**({self.model: self.path[-1]} if self.path else {}), **self.others}


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrive(Order):
    """A squad in reserve that is active comes on whole. ``path`` begins off the table at an entry edge.

    ``others`` come straight from the nearest edge place that nothing bars; ``extra`` gives the squad's Action to it.
    """

    do: ClassVar[str] = "arrive"
    by: str
    unit: str
    model: int
    path: tuple[Pose, ...]
    others: Mapping[int, Pose] = field(default_factory=dict)
    extra: bool = False

    @property
    def ends(self) -> Mapping[int, Pose]:
        return {**({self.model: self.path[-1]} if self.path else {}), **self.others}


ORDERS: tuple[type[Order], ...] = (
    RollOff,
    Activate,
    Move,
    Charge,
    GoOn,
    Arrive,
    Attack,
    Spend,
    HoldAction,
    React,
    Decline,
    ChooseZones,
    ForwardZones,
    Deploy,
    Challenge,
    Happen,
    RollMission,
    WriteCard,
    Prolong,
    End,
    Pass,
    Wound,
    Remove,
    Roll,
)
"""``end`` ends the activation, ``pass`` the player's turn."""
