"""An attack that waits for its dice, and the order that rolls them."""

from dataclasses import dataclass
from typing import ClassVar

from engine.orders import Order, Rolled


@dataclass(frozen=True, slots=True)
class Fight:
    """``dice`` and ``riposte`` are the sides of the attacker's and the defender's dice, as they were when the attack
    was declared; ``plus`` is added to its damage, and one that is ``overcharged`` does all of it."""

    attacker: str
    target: str
    weapon: str
    dice: tuple[int, int]
    riposte: tuple[int, int]
    plus: int = 0
    overcharged: bool = False


@dataclass(frozen=True, slots=True)
class Knock:
    """A hit that lets its attacker push the target away, up to so many inches."""

    attacker: str
    target: str
    inches: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Clash(Order):
    """Both pairs of dice and the damage, which counts for a hit alone. A tie of equal dice is rolled again."""

    do: ClassVar[str] = "clash"
    random: ClassVar[bool] = True
    by: str
    rolled: Rolled
    against: Rolled
    damage: Rolled = ()
    riposte: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeAttack(Order):
    """A squad model's blow at an enemy that has left its engagement; its dice follow."""

    do: ClassVar[str] = "free_attack"
    by: str
    unit: str
    model: int = 1
    target: str
    weapon: str


FIGHT_ORDERS: tuple[type[Order], ...] = (Clash, FreeAttack)
