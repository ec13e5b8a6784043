"""Who decides now, what is open to them, and what an option still needs to become an order."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from engine.findings import Finding
from geometry.base import Base
from geometry.pose import Point, Pose


@dataclass(frozen=True, slots=True)
class DiceAsk:
    """Dice to be rolled by the program or typed in; the answer is a tuple of ``count`` results."""

    name: str
    label: str
    count: int
    sides: int


@dataclass(frozen=True, slots=True)
class BagAsk:
    """A token out of a bag, drawn by the program or told from a real one; the answer is the token's word."""

    name: str
    label: str
    tokens: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class ChoiceAsk:
    """One of the choices, or any number of them where ``many``; (value, what it is called).

    Where the answer to another ask says which of them make sense, ``of`` is its name, and ``owners`` are pairs of a
    value and the one of that answer that it belongs to.
    """

    name: str
    label: str
    choices: tuple[tuple[str, str], ...]
    many: bool = False
    of: str = ""
    owners: tuple[tuple[str, str], ...] = ()

    def sensible(self, answer: "Answer | None") -> frozenset[str]:
        """The values that make sense once ``of`` is answered so. What belongs to none always does."""
        named = {answer} if isinstance(answer, str) else set(answer or ()) if isinstance(answer, tuple) else set()
        owner = dict(self.owners)
        return frozenset(value for value, _ in self.choices if value not in owner or owner[value] in named)


@dataclass(frozen=True, slots=True)
class NumberAsk:
    name: str
    label: str
    low: int
    high: int
    start: int


@dataclass(frozen=True, slots=True)
class TextAsk:
    name: str
    label: str


@dataclass(frozen=True, slots=True)
class PointAsk:
    """A place on the table for the middle of ``what``, an id; the answer is (x, y) in inches. It lies at ``start``."""

    name: str
    label: str
    what: str
    start: Point


Ask = DiceAsk | BagAsk | ChoiceAsk | NumberAsk | TextAsk | PointAsk
Answer = str | int | tuple[int, ...] | tuple[str, ...] | tuple[float, float]
Answers = Mapping[str, Answer]


@dataclass(frozen=True, slots=True)
class Draft:
    """An order not yet complete: the unit and action are chosen, a model may be in the hand.

    ``path`` begins where the model stands (or comes from) and ends where the hand holds it. ``others`` are models set
    by hand, by number; the system sets the rest. The last leg goes round what is in its way, unless ``exact`` asks for
    the very line that is drawn.
    """

    option: str
    by: str
    unit: str
    model: int | None = None
    path: tuple[Pose, ...] = ()
    others: Mapping[int, Pose] = field(default_factory=dict)
    answers: Answers = field(default_factory=dict)
    exact: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """Something a side may ask for now.

    ``id`` is stable and names it; ``key`` is its shortcut; ``hint`` its second line. An option with ``asks`` needs
    answers first. One with ``draft`` is then done on the table (a model is taken in the hand); one without becomes an
    order through ``RuleSystem.fill``. ``closed`` says why it is not open. One that is ``at_once`` follows from an order
    given before and needs no word of the player's: a window that rolls the dice itself goes on with it.
    """

    id: str
    name: str
    key: str
    hint: str
    by: str
    unit: str | None = None
    asks: tuple[Ask, ...] = ()
    draft: Draft | None = None
    closed: Finding | None = None
    at_once: bool = False
    first: bool = False
    """It comes before anything that a unit may do, and is shown so."""
    shows: Draft | None = None
    """What its areas are asked for while it asks, where nothing is done on the table."""
    lays: Base | None = None
    """The base of what is laid where a model in the hand is dropped; the model itself stays where it is."""

    @property
    def open(self) -> bool:
        return self.closed is None

    @property
    def by_drag(self) -> bool:
        """Whether a model of the unit that is dragged without a word may mean it."""
        return self.lays is None


@dataclass(frozen=True, slots=True)
class Options:
    """``decider`` is the side whose decision it is, none once the game has ended or where dice decide.

    ``general`` are open to the side, ``unit`` to the unit asked about. ``ready`` are the units that may act now.
    ``table`` are the orders that no turn restricts: wounds, removals, dice for the log.
    """

    decider: str | None
    heading: str
    note: str
    general: tuple[Option, ...] = ()
    unit: tuple[Option, ...] = ()
    table: tuple[Option, ...] = ()
    ready: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Described:
    """An order as the log shows it: who, what, how far, and what else there is to say."""

    side: str | None
    subject: str
    action: str
    measure: str = ""
    note: str = ""
