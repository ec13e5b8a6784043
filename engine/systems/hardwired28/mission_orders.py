"""What a mission lets a side ask for, beside what every game has."""

from dataclasses import dataclass
from typing import ClassVar

from engine.orders import Order
from geometry.pose import Pose


@dataclass(frozen=True, slots=True, kw_only=True)
class Deploy(Order):
    """One squad model is set up."""

    do: ClassVar[str] = "deploy"
    by: str
    unit: str
    model: int = 1
    at: Pose


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(Order):
    """The model that acts goes off the table over an edge that its mission names, as part of its Move."""

    do: ClassVar[str] = "leave"
    by: str
    unit: str
    model: int = 1
    edge: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NameTarget(Order):
    """The enemy model that a side writes down in secret (Assassination)."""

    do: ClassVar[str] = "name_target"
    by: str
    target: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Assign(Order):
    """The owner of a model on a line says which quarter it counts for (Quadrants): 1 to 4, row by row."""

    do: ClassVar[str] = "assign"
    by: str
    model: str
    quarter: int


MISSION_ORDERS: tuple[type[Order], ...] = (Deploy, Leave, NameTarget, Assign)
OF_A_MODEL = (Deploy, Leave)
