"""Packing a unit about its leader round corners: each model where it leaves the most room that some link leads to."""

import math
from collections.abc import Mapping, Sequence

from engine.systems.starcraft.formation import link_sight
from engine.systems.starcraft.movers import Mover
from geometry.area import Area
from geometry.base import Placed
from geometry.keepout import too_near_base
from geometry.pose import Point, Pose

_TRIED = 6
"""Corners of the room that are compared for each model."""
_SHARP = math.radians(25)
"""A corner turns by more than this; what turns by less is a part of an arc."""
_INSIDE = 1e-4


def chained(mover: Mover, stands: Placed, room: Area, turn: float, numbers: Sequence[int]) -> Mapping[int, Pose]:
    """All of ``numbers`` at ``turn`` in ``room``, each linked to the leader or to one set before; none of them where
    this finds no room for all, which does not say that there is none.

    ``room`` are centres In Coherency and on free ground, whatever the links. A model goes into a corner, where it
    touches most, and into the one after which the most of the room is left that a link leads to.
    """
    base = mover.base
    far = 2 * (mover.coherency + 2 * base.outer_radius)  # from one side of the room to the other
    seen = link_sight(mover, stands, far)
    done: dict[int, Pose] = {}
    for number in numbers:
        here = (room & seen).grown(-_INSIDE)
        if not here:
            return {}
        best: tuple[float, Pose, Area, Area] | None = None
        for point in _corners(here):
            placed = Placed(base, Pose(*point, turn))
            left, sight = room - too_near_base(placed, base, turn), seen | link_sight(mover, placed, far)
            size = (left & sight).size
            if best is None or size > best[0]:
                best = (size, placed.pose, left, sight)
        if best is None:
            return {}
        _, done[number], room, seen = best
    return done


def _corners(area: Area) -> list[Point]:
    """Some of its sharp corners, all round; a place within it where it has none."""
    found: list[Point] = []
    for ring in area.rings():
        points = list(ring[:-1]) if ring[0] == ring[-1] else list(ring)
        for index, (x, y) in enumerate(points):
            (ax, ay), (bx, by) = points[index - 1], points[(index + 1) % len(points)]
            bend = math.atan2(by - y, bx - x) - math.atan2(y - ay, x - ax)
            if abs((bend + math.pi) % math.tau - math.pi) > _SHARP:
                found.append((x, y))
    return found[:: -(-len(found) // _TRIED)] if found else [area.inside_point]
