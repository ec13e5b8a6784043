"""What can be asked for in Hardwired 28, beside the orders every game shares.

A unit is one squad model, or one hostile or Coworker group; a group's models are told apart by their numbers.
"""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from engine.orders import End, Order, Remove, Roll, Rolled, Wound
from geometry.pose import Pose

MOVE_AGAIN = "move_again"
ATTACK = "attack"
DISENGAGE = "disengage"
AIM = "aim"
INTERACT = "interact"
SEARCH = "search"
INTERROGATE = "interrogate"
CAST = "cast"
OTHER = "other"
ACTIONS = (ATTACK, MOVE_AGAIN, DISENGAGE, AIM, INTERACT, SEARCH, INTERROGATE, CAST, OTHER)

KNOCKBACK = "knockback"
RESONANCE_PUSH = "resonance_push"
BLOWN_BACK = "blown_back"
PUSHES = (KNOCKBACK, RESONANCE_PUSH, BLOWN_BACK)

END_OF_ROUND = "end_of_round"
NEXT_ACTIVATION = "next_activation"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bless(Order):
    """A side's Corporate Blessings; asked for once more where a result calls for further dice."""

    do: ClassVar[str] = "bless"
    random: ClassVar[bool] = True
    by: str
    rolled: Rolled


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrive(Order):
    """A wave that is due comes on. ``rolled`` is the die for its edge, none where the mission names the edge."""

    do: ClassVar[str] = "arrive"
    random: ClassVar[bool] = True
    by: str
    unit: str
    rolled: Rolled = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Order):
    """A token out of the bag: the id of the side whose model may act, or of the group that does."""

    do: ClassVar[str] = "draw"
    random: ClassVar[bool] = True
    by: str
    token: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Activate(Order):
    """One model of the side or group whose token is out."""

    do: ClassVar[str] = "activate"
    by: str
    unit: str
    model: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Move(Order):
    """The one Move of an activation."""

    do: ClassVar[str] = "move"
    by: str
    unit: str
    model: int = 1
    path: tuple[Pose, ...]


class Use(Enum):
    """What an Interact with a Lockdown terminal does."""

    ADVANCE = "advance"
    SET_BACK = "set_back"


@dataclass(frozen=True, slots=True, kw_only=True)
class Action(Order):
    """An Action with its results typed in.

    ``targets`` are ids of models and markers. ``path`` is Move Again's. ``succeeded`` takes a searched marker or an
    interrogated Coworker off the table.
    """

    do: ClassVar[str] = "action"
    by: str
    unit: str
    model: int = 1
    action: str
    targets: tuple[str, ...] = ()
    note: str = ""
    succeeded: bool = False
    path: tuple[Pose, ...] = ()
    use: Use | None = None
    """Of a terminal; the own step on where it is not said."""
    weapon: str = ""
    """Of an Attack whose dice are to follow; without one its results are typed in."""
    overcharge: bool = False
    """Of a weapon that can be: tiers down, and a hit does all its damage."""
    power: str = ""
    """Of a Cast whose dice are to follow, likewise."""
    tested: bool = False
    """Of a Search or an Interrogate: its dice follow, so that ``succeeded`` is not asked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bonus(Order):
    """A bonus action for the model that acts, given by an ability; Overtime is spent instead."""

    do: ClassVar[str] = "bonus"
    by: str
    unit: str
    model: int = 1
    cause: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spend(Order):
    """A Blessing, named by its result on the die, used on a model."""

    do: ClassVar[str] = "spend"
    by: str
    blessing: int
    model: str
    note: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Synergy(Order):
    """The Synergy Blessing of the model that has just acted: another model acts straight after it."""

    do: ClassVar[str] = "synergy"
    by: str
    unit: str
    model: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class LastingEffect(Order):
    """Something that lasts, in words. ``move`` is added to the model's Move while it lasts."""

    do: ClassVar[str] = "effect"
    by: str
    model: str
    text: str
    until: str
    move: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Lift(Order):
    """Takes a lasting effect off before its time."""

    do: ClassVar[str] = "lift"
    by: str
    effect: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkHostile(Order):
    """A Coworker turns Hostile for a reason other than an attack that was ordered here."""

    do: ClassVar[str] = "mark_hostile"
    by: str
    model: str
    cause: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Focus(Order):
    """The Power that puts further tokens in the bag for its target."""

    do: ClassVar[str] = "focus"
    by: str
    model: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Length(Order):
    """The die that may end the game after a late round."""

    do: ClassVar[str] = "length"
    random: ClassVar[bool] = True
    by: str
    rolled: Rolled


@dataclass(frozen=True, slots=True, kw_only=True)
class Behave(Order):
    """The one die on a drawn group's table. Given again it replaces what was rolled, and the log keeps both."""

    do: ClassVar[str] = "behave"
    random: ClassVar[bool] = True
    by: str
    unit: str
    rolled: Rolled


@dataclass(frozen=True, slots=True, kw_only=True)
class Act(Order):
    """What one model of a drawn group does: the verb its table gives it, at whom, and along which path.

    ``rolled`` are the dice its verb asks for, a direction and a distance. Its attacks follow as orders of their own.
    """

    do: ClassVar[str] = "act"
    random: ClassVar[bool] = True
    by: str
    unit: str
    model: int = 1
    verb: str
    targets: tuple[str, ...] = ()
    path: tuple[Pose, ...] = ()
    rolled: Rolled = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Strike(Order):
    """An attack by a model that the table moves: its two dice, the two against it, and its damage die.

    The damage die is rolled with the others and counts for a hit alone.
    """

    do: ClassVar[str] = "strike"
    random: ClassVar[bool] = True
    by: str
    unit: str
    model: int = 1
    target: str
    rolled: Rolled
    against: Rolled
    damage: Rolled


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayGroup(Order):
    """The drawn group does all that its table says without being asked about each model."""

    do: ClassVar[str] = "play_group"
    by: str
    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Reboot(Order):
    """The die that may bring a fallen automaton back, and the one for its Health."""

    do: ClassVar[str] = "reboot"
    random: ClassVar[bool] = True
    by: str
    model: str
    rolled: Rolled


@dataclass(frozen=True, slots=True, kw_only=True)
class Fall(Order):
    """The dice of a drop that a move has just made."""

    do: ClassVar[str] = "fall"
    random: ClassVar[bool] = True
    by: str
    model: str
    rolled: Rolled


@dataclass(frozen=True, slots=True, kw_only=True)
class Push(Order):
    """A model is pushed so many inches: straight away from ``source``, or with Resonance Push in a direction, in
    degrees clockwise from the top of the table. ``cause`` is knockback, resonance_push or blown_back."""

    do: ClassVar[str] = "push"
    random: ClassVar[bool] = True
    by: str
    model: str
    cause: str
    inches: float
    source: str = ""
    degrees: float = 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Swap(Order):
    """Two models trade places."""

    do: ClassVar[str] = "swap"
    by: str
    model: str
    other: str


KNOWN: tuple[type[Order], ...] = (
    Bless,
    Arrive,
    Draw,
    Activate,
    Move,
    Action,
    Bonus,
    Spend,
    Synergy,
    LastingEffect,
    Lift,
    MarkHostile,
    Focus,
    Length,
    Behave,
    Act,
    Strike,
    PlayGroup,
    Reboot,
    Fall,
    Push,
    Swap,
    End,
    Wound,
    Remove,
    Roll,
)
