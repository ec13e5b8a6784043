"""Bases that touch or overlap see each other there."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

import shapely

from geometry.area import Area
from geometry.base import Placed
from geometry.gaps import core, nearest_points, separation
from geometry.outline import outline
from geometry.pose import Point
from geometry.prepared import holds_inside
from geometry.sight.bodies import Body, is_round, radius_of
from geometry.sight.openings import HAIR

OVERLAP = 1e-7
"""Inches by which bases, or a base and a wall, may overlap and still count as touching."""

_TRACE = 1e-12
"""Square inches."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """A ``spot`` the two share and see, or the ``wall`` that covers all they share."""

    spot: Point | None
    wall: int | None = None
    clear: float = math.inf
    """Inches from the spot to the nearest wall."""

    @property
    def line(self) -> tuple[Point, Point] | None:
        return None if self.spot is None else (self.spot, self.spot)


def at_meeting(
    a: Placed | Point, body_a: Body, b: Placed | Point, body_b: Body, walls: Mapping[int, Area]
) -> Meeting | None:
    """None for bases apart. Walls are given by number."""
    apart = _apart(a, body_a, b, body_b)
    if apart > HAIR:
        return None
    if apart < -OVERLAP and isinstance(a, Placed) and isinstance(b, Placed):
        shared = outline(a).shape.intersection(outline(b).shape)
    else:
        shared = shapely.Point()
    # Round bases that overlap by less than their outlines fall short of them share no area, or a trace of it.
    if shared.area > _TRACE:
        left = shared.difference(shapely.union_all([w.shape for w in walls.values() if w.shape.intersects(shared)]))
        spot = (left if left.area > _TRACE else shared).representative_point()
        point = (float(spot.x), float(spot.y))
        return _seen_at(point, walls) if left.area > _TRACE else Meeting(None, wall_over(point, walls))
    point = _touching_point(a, body_a, b, body_b)
    wall = wall_over(point, walls)
    return _seen_at(point, walls) if wall is None else Meeting(None, wall)


def _seen_at(spot: Point, walls: Mapping[int, Area]) -> Meeting:
    return Meeting(spot, None, min((wall.distance(spot) for wall in walls.values()), default=math.inf))


def wall_over(point: Point, walls: Mapping[int, Area]) -> int | None:
    """The first wall that has the point inside, not on its outline."""
    for index, wall in walls.items():
        if holds_inside(wall.shape, point[0], point[1]):
            return index
    return None


def _apart(a: Placed | Point, body_a: Body, b: Placed | Point, body_b: Body) -> float:
    """Inches between the two, negative where they overlap; infinite where they are clearly apart."""
    far = math.hypot(body_b.centre[0] - body_a.centre[0], body_b.centre[1] - body_a.centre[1])
    if is_round(body_a) and is_round(body_b):
        return far - radius_of(body_a) - radius_of(body_b)
    if far > sum(looker.base.outer_radius for looker in (a, b) if isinstance(looker, Placed)) + HAIR:
        return math.inf
    if isinstance(a, Placed) and isinstance(b, Placed):
        return separation(a, b)
    placed, point = (a, b) if isinstance(a, Placed) else (b, a)
    assert isinstance(placed, Placed)
    assert not isinstance(point, Placed)
    return float(core(placed).distance(shapely.Point(point)))


def _touching_point(a: Placed | Point, body_a: Body, b: Placed | Point, body_b: Body) -> Point:
    if not isinstance(a, Placed):
        return a
    if not isinstance(b, Placed):
        return b
    way = body_b.centre - body_a.centre
    if is_round(body_a) and is_round(body_b):
        x, y = body_a.centre + way * (radius_of(body_a) / (radius_of(body_a) + radius_of(body_b)))
        return (float(x), float(y))
    # Nearest points are told of bases apart: a hair is as good as none.
    dx, dy = way / math.hypot(way[0], way[1]) * HAIR
    while (moved := b.to(b.pose.moved(float(dx), float(dy)))) and separation(a, moved) <= 0:
        dx, dy = 2 * dx, 2 * dy
    return nearest_points(a, moved)[0]
