"""The way out of a refused drop: the nearest legal end, offered until something else is done."""

from dataclasses import dataclass

from engine.game import Game
from engine.gate import RuleSystem
from engine.nearest import nearest_legal
from engine.options import Draft, Option
from geometry.area import Area
from geometry.pose import Pose, distance
from gui.tools import hand
from gui.tools.hand import Dragging


@dataclass(frozen=True, slots=True)
class Refused:
    """A drop that was refused, in the position in which it was made.

    ``asked`` is what areas are asked for; ``end`` is where the model may stop, if that is known already. ``led``: an
    order that let the model be dragged was taken back with it.
    """

    game: Game
    state: Dragging
    option: Option
    asked: Draft
    end: Area | None
    led: bool


@dataclass(frozen=True, slots=True)
class Offer:
    """``state`` holds the model where it may stop, ``away`` inches from where it was let go."""

    state: Dragging
    option: Option
    away: float
    led: bool

    @property
    def model(self) -> str:
        return self.state.hold.model

    @property
    def pose(self) -> Pose:
        return self.state.pose


def find_offer(system: RuleSystem, drop: Refused) -> Offer | None:
    """None where there is no such place. On any thread: it may take a while."""
    end = drop.end if drop.end is not None else system.areas(drop.game, drop.asked).surest_end
    found = None if end is None else nearest_legal(system, drop.game, hand.draft_of(drop.state), end)
    if found is None:
        return None
    place = found.path[-1].point
    return Offer(hand.put(drop.state, place), drop.option, distance(place, drop.state.pose.point), drop.led)
