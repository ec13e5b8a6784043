"""What a player can ask for in the draft, before round 1."""

from dataclasses import dataclass
from typing import ClassVar

from engine.orders import Order


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeColour(Order):
    """The winner of the draft's roll-off takes a colour (``red`` or ``blue``) and a draft to control (``mission`` or
    ``deployment``)."""

    do: ClassVar[str] = "take_colour"
    by: str
    colour: str
    controls: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveCards(Order):
    """The side that does not control a draft takes cards out of it."""

    do: ClassVar[str] = "remove_cards"
    by: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PickCard(Order):
    """The side that controls a draft picks one of the cards left."""

    do: ClassVar[str] = "pick_card"
    by: str
    card: str


DRAFT_ORDERS: tuple[type[Order], ...] = (TakeColour, RemoveCards, PickCard)
