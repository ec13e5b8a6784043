"""What a player of StarCraft can ask for."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from engine.orders import End, Order, Pass, Remove, Roll, Rolled, RollOff, Wound
from engine.systems.starcraft.orders_draft import DRAFT_ORDERS
from geometry.pose import Point, Pose


@dataclass(frozen=True, slots=True, kw_only=True)
class GiveMarker(Order):
    """The winner of a roll-off assigns the First Player Marker."""

    do: ClassVar[str] = "give_marker"
    by: str
    to: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseFirst(Order):
    """The First Player Marker's holder says who activates first in this phase."""

    do: ClassVar[str] = "choose_first"
    by: str
    first: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Moving(Order):
    """The Leading Model goes along a path, from where it stands; the others are set where ``others`` says, by number.

    A model that ``others`` leaves out has nowhere to be set and is removed. An empty path says that a Charge or a
    Disengage fails.
    """

    by: str
    unit: str
    leader: int
    path: tuple[Pose, ...] = ()
    others: Mapping[int, Pose] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Move(Moving):
    do: ClassVar[str] = "move"


@dataclass(frozen=True, slots=True, kw_only=True)
class Deploy(Moving):
    """The path begins outside the table, where the base touches the Entry Edge.

    ``via`` names an ability by which the unit arrives otherwise, ``source`` the unit or token it comes from. Such a
    path begins at the edge or the Structure it comes from, or is the one place where the Leading Model is set.
    """

    do: ClassVar[str] = "deploy"
    via: str = ""
    source: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Disengage(Moving):
    do: ClassVar[str] = "disengage"


@dataclass(frozen=True, slots=True, kw_only=True)
class UseAbility(Moving):
    """An ability of the unit, or of a card by it.

    ``target`` is a unit, a token or an edge, ``at`` where a token is laid; leader, path and others are those of an
    ability that moves or places the unit.
    """

    do: ClassVar[str] = "ability"
    ability: str
    leader: int = 0
    target: str = ""
    at: Point | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveToken(Order):
    """A token that an effect takes off the table, typed in."""

    do: ClassVar[str] = "remove_token"
    by: str
    token: str
    cause: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Run(Moving):
    do: ClassVar[str] = "run"


@dataclass(frozen=True, slots=True, kw_only=True)
class Charge(Moving):
    """Against all of ``targets``, units declared before the die was rolled.

    ``models`` are those nominated, by unit; a unit that has none there is charged wherever it is nearest. ``bonuses``
    are the abilities and cards that change its distance. A ``second`` Charge follows upon one that has succeeded, by
    Lightning Dash.
    """

    do: ClassVar[str] = "charge"
    random: ClassVar[bool] = True
    targets: tuple[str, ...]
    rolled: Rolled
    models: Mapping[str, int] = field(default_factory=dict)
    bonuses: tuple[str, ...] = ()
    second: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Impact(Order):
    """What the unit's Charge does at once; ``split`` are the dice for enemy units that its models do not strike at of
    themselves, those nearest."""

    do: ClassVar[str] = "impact"
    by: str
    unit: str
    split: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class CloseRanks(Moving):
    """The first step of a Close Combat Attack; models that touch an enemy are set where they stand."""

    do: ClassVar[str] = "close_ranks"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hold(Order):
    do: ClassVar[str] = "hold"
    by: str
    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Attack(Order):
    """A Ranged Attack in the Assault Phase, a Close Combat Attack in the Combat Phase.

    With a ``weapon`` it declares a Batch, and its dice are rolled in the orders that follow: ``more`` are dice that
    abilities add or take (``cause`` says which), ``split`` those that go to other units than the ``target``, which
    has the Surge Die. With casualties in ``removed``, or without a weapon, it was rolled with real dice.
    """

    do: ClassVar[str] = "attack"
    by: str
    unit: str
    target: str
    removed: tuple[str, ...] = ()
    weapon: str = ""
    more: int = 0
    split: Mapping[str, int] = field(default_factory=dict)
    cause: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Strike(Order):
    """The dice of the step at hand: to hit (``surge`` is the Surge Die, a die of six), for armour, or to evade."""

    do: ClassVar[str] = "strike"
    random: ClassVar[bool] = True
    by: str
    rolled: Rolled
    surge: Rolled = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Fall(Order):
    """The defender removes the models that an attack has taken, in this order."""

    do: ClassVar[str] = "fall"
    by: str
    removed: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Adjust(Order):
    """What an ability of ``unit`` does to the dice at hand: ``what`` is ``dice``, ``hit``, ``armour``, ``evade`` or
    ``damage``; ``change`` is added to their number, to the least roll that succeeds, or to the damage of each. A
    ``reaction`` is the one that the unit's side has in this activation."""

    do: ClassVar[str] = "adjust"
    by: str
    unit: str
    what: str
    change: int
    cause: str = ""
    reaction: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ActivateMarker(Order):
    """One of the Mission Markers still to come becomes active: a die with as many sides as there are of them."""

    do: ClassVar[str] = "activate_marker"
    random: ClassVar[bool] = True
    rolled: Rolled


@dataclass(frozen=True, slots=True, kw_only=True)
class Gather(Order):
    """A unit gathers at a Mission Marker instead of its action."""

    do: ClassVar[str] = "gather"
    by: str
    unit: str
    marker: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim(Order):
    """A unit takes up a Mission Marker and carries it."""

    do: ClassVar[str] = "claim"
    by: str
    unit: str
    marker: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceMarker(Order):
    """The opponent of the unit that dropped a Mission Marker puts it down near by."""

    do: ClassVar[str] = "place_marker"
    by: str
    marker: str
    at: Point


@dataclass(frozen=True, slots=True, kw_only=True)
class SetStatus(Order):
    """A status that an ability gives (or, ``on`` being false, takes), typed in."""

    do: ClassVar[str] = "status"
    by: str
    unit: str
    status: str
    on: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class SetControl(Order):
    """A Mission Marker whose control the program can't tell, as where terrain blocks sight to it, typed in."""

    do: ClassVar[str] = "control"
    by: str
    marker: str
    to: str


ORDERS: tuple[type[Order], ...] = (
    RollOff,
    GiveMarker,
    ChooseFirst,
    Deploy,
    Move,
    Disengage,
    Hold,
    Run,
    Charge,
    Impact,
    CloseRanks,
    UseAbility,
    RemoveToken,
    Attack,
    Strike,
    Fall,
    Adjust,
    Pass,
    End,
    Wound,
    Remove,
    Roll,
    ActivateMarker,
    Gather,
    Claim,
    PlaceMarker,
    SetStatus,
    SetControl,
    *DRAFT_ORDERS,
)
