"""Pieces of different heights as levels: where a round base is as high as the highest piece it is over."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from geometry.area import Area, union
from geometry.routes.inflate import inflated
from geometry.routes.levels import Crossing, Level

Cost = Callable[[float], float | None]
"""Inches of allowance for a height in inches; None where it can't be done."""

_BESIDE = 1e-5


@dataclass(frozen=True, slots=True)
class Terrace:
    """A piece as it lies on the table, ``height`` inches high all over, and what else stands on it."""

    name: str
    area: Area = field(compare=False)
    height: float
    walls: tuple[Area, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class Stack:
    """For :func:`~geometry.routes.levels.reach_over`."""

    levels: tuple[Level, ...]
    crossings: tuple[Crossing, ...]


def stacked(
    ground: Level, terraces: Sequence[Terrace], radius: float, up: Cost, down: Cost, height: float = 0.0
) -> Stack:
    """The levels of a ground and of the pieces on it, for centres of a round base, and a crossing wherever two meet.

    ``ground`` is given for centres, pieces and what stands on them as they lie on the table. A base that overlaps a
    piece is on it, at its height, and on the highest of several, the first of equals; a base that touches it is beside
    it. So the climb is paid where the base meets the piece, and from there to the middle of the piece it goes inch by
    inch. That is where a base may *be* on its way; whether it may stay where it hangs over is not asked here. The
    ground's walls bar the ground alone. Grown outlines are within the tolerance inside the truth.
    """
    order = sorted(terraces, key=lambda terrace: -terrace.height)
    outlines = [union(inflated([terrace.area], (), radius)) for terrace in order]
    levels = [
        Level(
            terrace.name,
            outline & ground.floor,
            (*(other for other in outlines[:i] if other.overlaps(outline)), *inflated(terrace.walls, (), radius)),
        )
        for i, (terrace, outline) in enumerate(zip(order, outlines, strict=True))
    ]
    levels.append(Level(ground.name, ground.floor, (*ground.walls, *outlines)))
    crossings = []
    for i, j in combinations(range(len(order)), 2):
        if outlines[i].gap(outlines[j]) <= _BESIDE:
            rise = order[i].height - order[j].height
            crossings.append(Crossing(order[j].name, order[i].name, up(rise), down(rise)))
    for terrace in order:
        rise = terrace.height - height
        crossings.append(Crossing(ground.name, terrace.name, up(rise), down(rise)))
    return Stack(tuple(levels), tuple(crossings))
