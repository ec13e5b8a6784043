"""A grenade in the air and on the ground, and the orders that throw it, land it and let it burst."""

from dataclasses import dataclass
from typing import ClassVar

from engine.orders import Order, Rolled
from geometry.pose import Point


@dataclass(frozen=True, slots=True)
class Thrown:
    """``dice`` are the sides of the thrower's dice and of those against it, as they were when it was thrown."""

    model: str
    grenade: str
    at: Point
    dice: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Burst:
    """``hit`` are the models within its blast, the nearest to its point first; each has its own damage."""

    model: str
    grenade: str
    at: Point
    hit: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Throw(Order):
    """An Action: a grenade at a point."""

    do: ClassVar[str] = "throw"
    by: str
    unit: str
    model: int = 1
    grenade: str
    at: Point


@dataclass(frozen=True, slots=True, kw_only=True)
class Land(Order):
    """The dice of a throw. ``scatter`` are a direction and a distance, which count for a failure alone."""

    do: ClassVar[str] = "land"
    random: ClassVar[bool] = True
    by: str
    rolled: Rolled
    against: Rolled
    scatter: Rolled


@dataclass(frozen=True, slots=True, kw_only=True)
class Explode(Order):
    """The damage of a blast: the dice of each model that it meets, one after another."""

    do: ClassVar[str] = "explode"
    random: ClassVar[bool] = True
    by: str
    damage: Rolled


THROW_ORDERS: tuple[type[Order], ...] = (Throw, Land, Explode)
