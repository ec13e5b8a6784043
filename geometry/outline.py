"""A base as an area, and how it lies on a table."""

from geometry.area import Area
from geometry.base import Base, Placed
from geometry.convex import Side, placed_polygon
from geometry.support import reach_towards


def outline(placed: Placed, *, outside: bool = False) -> Area:
    """The base as an area, its arcs within ``ARC_ERROR`` inside the truth, or outside it if so asked."""
    return Area.of(placed_polygon(placed, Side.OUTSIDE if outside else Side.INSIDE))


def extent(base: Base, turn: float) -> tuple[float, float]:
    """Inches from the centre to the base's outermost point along x and along y."""
    return (reach_towards(base, turn, (1.0, 0.0)), reach_towards(base, turn, (0.0, 1.0)))


def overhang(placed: Placed, width: float, height: float) -> float:
    """Inches the base sticks out past that edge of a table ``width`` by ``height`` where it does so most.

    0 when it is wholly on the table; a base that touches an edge from within is.
    """
    half_x, half_y = extent(placed.base, placed.pose.turn)
    x, y = placed.centre
    return max(0.0, half_x - x, x + half_x - width, half_y - y, y + half_y - height)
