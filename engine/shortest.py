"""How far it is to the nearest of many places, by the ways there are."""

from math import inf

from engine.routing import Ways
from geometry.area import Area
from geometry.pose import Point

_CORNERS = 4


def shortest_to(ways: Ways, start: Point, ends: Area) -> float:
    """Inches of a way from ``start`` to some of the ends, and seldom more than the shortest: the way to the nearest as
    the crow flies, then to the one nearest to that way's last corner, and so on. Infinite where no way is found, 0
    where it starts at one of them."""
    best, corner = inf, start
    for _ in range(_CORNERS):
        route = ways.to(ends.nearest(corner))
        if route is None or route.length >= best:
            break
        if len(route.waypoints) < 2:
            return 0.0
        best, corner = route.length, route.waypoints[-2]
    return best
