"""Rings: all that lies so many inches from a base's edge, or from a point. Qt-free."""

from dataclasses import dataclass

from engine.game import Game
from geometry.base import Base, Placed
from geometry.gaps import farthest, gap, gap_to_point
from geometry.pose import Point, Pose
from geometry.tolerance import at_most

LEAST = 0.05
"""Inches below which a ring is none."""
_POINT = Base.round(1e-6)


@dataclass(frozen=True, slots=True)
class Ring:
    """Round a model, wherever it goes, or round a point where there is no ``model``."""

    model: str | None
    at: Point
    radius: float

    def placed(self, game: Game, held: tuple[str, Placed] | None = None) -> Placed | None:
        """What it is drawn round: for the model ``held``, where it is held. None once the model is off the table."""
        if self.model is None:
            return Placed(_POINT, Pose(*self.at))
        if held is not None and held[0] == self.model:
            return held[1]
        model = game.models.get(self.model)
        return model.placed if model is not None and model.on_table else None


@dataclass(frozen=True, slots=True)
class Within:
    """How many models a ring reaches: any part of the base, all of it. The edge counts."""

    any: int
    all: int


def radius_to(placed: Placed, at: Point, whole_within: float) -> float:
    """From the base's edge to a point; a whole inch that is not farther off than ``whole_within`` instead."""
    radius = gap_to_point(placed, at)
    inches = float(round(radius))
    return inches if inches > 0 and abs(radius - inches) <= whole_within else radius


def within(game: Game, ring: Ring, placed: Placed) -> Within:
    """Other models than its own."""
    others = [model for model in game.on_table() if model.id != ring.model]
    touched = [model for model in others if at_most(gap(placed, model.placed), ring.radius)]
    return Within(len(touched), sum(1 for model in touched if at_most(farthest(model.placed, placed), ring.radius)))
