"""What is asked for before the first round: who takes an edge, and what the Defender's advantages let it do."""

from dataclasses import dataclass
from typing import ClassVar

from engine.orders import Order
from geometry.pose import Point, Pose


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeEdge(Order):
    """Turns the deployment by quarter turns clockwise about the middle, after swapping its left and right."""

    do: ClassVar[str] = "take_edge"
    by: str
    turn: int = 0
    mirrored: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseSpawn(Order):
    """Where this game's waves come from, by a row of the table of places."""

    do: ClassVar[str] = "choose_spawn"
    by: str
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AddTerrain(Order):
    """One more piece, of the shape and the traits of one that the mission has; ``at`` is the middle of its extent."""

    do: ClassVar[str] = "add_terrain"
    by: str
    like: str
    at: Pose


@dataclass(frozen=True, slots=True, kw_only=True)
class LayLoot(Order):
    """A Loot Marker is laid anew."""

    do: ClassVar[str] = "lay_loot"
    by: str
    marker: str
    at: Point


@dataclass(frozen=True, slots=True, kw_only=True)
class SetCoworker(Order):
    """A Coworker is set anew."""

    do: ClassVar[str] = "set_coworker"
    by: str
    unit: str
    model: int = 1
    at: Pose


@dataclass(frozen=True, slots=True, kw_only=True)
class Redeploy(Order):
    """A model of the Aggressor's is set anew where it could have been deployed."""

    do: ClassVar[str] = "redeploy"
    by: str
    unit: str
    model: int = 1
    at: Pose


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeSearch(Order):
    """A model of the Defender's begins the game with a Search; its dice follow."""

    do: ClassVar[str] = "free_search"
    by: str
    unit: str
    model: int = 1


SETUP_ORDERS: tuple[type[Order], ...] = (
    TakeEdge,
    ChooseSpawn,
    AddTerrain,
    LayLoot,
    SetCoworker,
    Redeploy,
    FreeSearch,
)
SetupOrder = TakeEdge | ChooseSpawn | AddTerrain | LayLoot | SetCoworker | Redeploy | FreeSearch
OF_A_MODEL = (SetCoworker, Redeploy, FreeSearch)
