"""Tests of Wits that wait for their dice, and the orders that roll them and run from a fallen Boss."""

from dataclasses import dataclass
from typing import ClassVar

from engine.orders import Order, Rolled

SEARCHING, INTERROGATING, CASTING, NERVE = "search", "interrogate", "cast", "nerve"
FREE = "free_search"
"""A Search before the first round, at a marker or at none."""
OUT_OF_TURN = (NERVE, FREE)
"""Tests that wait for their dice though no model acts."""


@dataclass(frozen=True, slots=True)
class Trial:
    """``dice`` are the sides of the model's dice and of those against it. ``again``: an Agent has failed once."""

    kind: str
    model: str
    dice: tuple[int, int]
    target: str = ""
    power: str = ""
    again: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Test(Order):
    """The dice of a test that waits: of a Search, an Interrogate, a Cast, or of nerve when a Boss has gone out."""

    do: ClassVar[str] = "test"
    random: ClassVar[bool] = True
    by: str
    model: str
    rolled: Rolled
    against: Rolled


TRIAL_ORDERS: tuple[type[Order], ...] = (Test,)
