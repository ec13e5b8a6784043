"""What a player can ask for. An order is plain data: it goes to the log, the file and the tree as it is.

``do`` is its name in files. Dice travel inside the order (``rolled``), so that a rehearsal replays exactly. An order
says who asks (``by``), so that the wrong side can be refused. Each rule system lists the orders it knows; those shared
by several games are here.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

Rolled = tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """``random`` orders carry a die or a token."""

    do: ClassVar[str]
    random: ClassVar[bool] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RollOff(Order):
    """Both sides roll; a tie is rolled again in the next order."""

    do: ClassVar[str] = "roll_off"
    random: ClassVar[bool] = True
    rolled: Mapping[str, Rolled]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass(Order):
    do: ClassVar[str] = "pass"
    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class End(Order):
    """End what is running: an activation, a turn, a phase or a round, whichever the system says is open."""

    do: ClassVar[str] = "end"
    by: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Wound(Order):
    """Damage, or healing where ``wounds`` is negative, found with real dice and typed in."""

    do: ClassVar[str] = "wound"
    by: str
    model: str
    wounds: int
    cause: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Remove(Order):
    """Models leave play, at any moment and whoever's turn it is, with the cause in words."""

    do: ClassVar[str] = "remove"
    by: str
    models: tuple[str, ...]
    cause: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Order):
    """Dice for something the program does not judge yet, kept in the log."""

    do: ClassVar[str] = "roll"
    random: ClassVar[bool] = True
    by: str
    sides: int
    rolled: Rolled
    cause: str = ""
