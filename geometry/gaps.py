"""Distances from base edge to base edge, nearest point to nearest point."""

import math
from functools import lru_cache

import shapely
from shapely.geometry.base import BaseGeometry

from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.convex import Side, convex_pieces, convex_sum, placed_polygon, rim
from geometry.pose import Point, cos_sin, distance
from geometry.support import Term, best_direction, foremost
from geometry.tolerance import TOLERANCE

OVAL_ERROR = 4e-5
"""Inches by which an oval may be off where it is measured as a polygon."""


def separation(a: Placed, b: Placed) -> float:
    """Inches from base edge to base edge; 0 where they touch; where they overlap, minus the least move that parts them.

    Exact for round and rectangular bases, within a millionth of an inch for ovals.
    """
    if a.base.is_round:
        return _signed(b, a.centre) - a.base.width / 2
    if b.base.is_round:
        return _signed(a, b.centre) - b.base.width / 2
    if a.base.shape is BaseShape.RECTANGLE and b.base.shape is BaseShape.RECTANGLE:
        return _between_rectangles(a, b)
    return best_direction(_offset(a, b), _parting(a, b))[1]


def gap(a: Placed, b: Placed) -> float:
    """Inches from base edge to base edge; 0 where they touch or overlap."""
    return max(0.0, separation(a, b))


def touching(a: Placed, b: Placed) -> bool:
    """The bases touch or overlap; a gap of up to ``TOLERANCE`` counts as touching."""
    return gap(a, b) <= TOLERANCE + 1e-9


def nearest_points(a: Placed, b: Placed) -> tuple[Point, Point]:
    """The point of ``a`` and the point of ``b`` that lie nearest to each other; one point twice where they overlap."""
    apart = separation(a, b)
    if apart <= 0:
        shared = _shared_point(a, b)
        return (shared, shared)
    if a.base.is_round and b.base.is_round:
        return _ends(a.centre, _radius(a), b.centre, _radius(b))
    if BaseShape.OVAL not in (a.base.shape, b.base.shape):
        on_core, on_other = _nearest(core(a), core(b))
        return _ends(on_core, _radius(a), on_other, _radius(b))
    if a.base.shape is not BaseShape.OVAL:
        on_b, on_a = nearest_points(b, a)
        return (on_a, on_b)
    direction, apart = best_direction(_offset(a, b), _parting(a, b))
    x, y = foremost(a.base, a.pose.turn, direction)
    on_a = (a.pose.x + x, a.pose.y + y)
    return (on_a, (on_a[0] + direction[0] * apart, on_a[1] + direction[1] * apart))


def gap_to_point(a: Placed, point: Point) -> float:
    """Inches from a point to the base; 0 on it."""
    return max(0.0, _signed(a, point))


def farthest(model: Placed, leader: Placed) -> float:
    """The largest distance of any point of the model's base from the leader's base; 0 when all of it lies on that base.

    This is what "wholly within" measures. Exact for round and rectangular bases, within a millionth for ovals.
    """
    if model.base.is_round:
        return max(0.0, _signed(leader, model.centre) + model.base.width / 2)
    if model.base.shape is BaseShape.RECTANGLE:
        return max(0.0, *(_signed(leader, corner) for corner in corners(model)))
    terms = [(1.0, model.base, model.pose.turn), (-1.0, leader.base, leader.pose.turn)]
    return max(0.0, best_direction(_offset(leader, model), terms)[1])


def separation_from(a: Placed, area: Area) -> float:
    """Inches from the base's edge to the area; 0 where they touch; where they overlap, minus how deep the base is in.

    For a round base the depth is its radius less the centre's distance from the area, or with the centre in the area
    and that far from the outline, the sum of both. For another base it is the least move that brings it out of the
    convex piece it is deepest in. Infinite for an empty area. Exact for round and rectangular bases, within a
    ten-thousandth of an inch for ovals.
    """
    if not area:
        return math.inf
    body = core(a)
    apart = float(body.distance(area.shape))
    if apart > 0:
        return apart - _radius(a)
    centre = shapely.Point(a.centre)
    depths = [
        float(solid.boundary.distance(centre))
        for solid in solids(area, a.base, a.pose.turn)
        if solid.intersects(centre)
    ]
    return 0.0 - _radius(a) - max(depths, default=0.0)  # 0.0 first: no minus sign before a nought


def solids(area: Area, base: Base, turn: float) -> tuple[BaseGeometry, ...]:
    """For this package alone: where the centre may not be, lest the base without its round border overlap the area."""
    return (area.shape,) if base.is_round else _solids(area, base, turn % 360.0)


@lru_cache(maxsize=512)
def _solids(area: Area, base: Base, turn: float) -> tuple[BaseGeometry, ...]:
    kernel = rim(base, turn, 0.0, Side.BETWEEN, OVAL_ERROR)
    return tuple(shapely.Polygon(convex_sum(piece, kernel)) for piece in convex_pieces(area))


def nearest_to_area(a: Placed, area: Area) -> tuple[Point, Point]:
    """The point of the base and the point of the area nearest to each other; one point twice where they overlap.

    The area must not be empty.
    """
    body, radius = core(a), _radius(a)
    if float(body.distance(area.shape)) > radius:
        on_body, on_area = _nearest(body, area.shape)
        return _ends(on_body, radius, on_area, 0.0)
    shared = shapely.get_coordinates(shapely.shortest_line(body, area.shape))[1]
    point = (float(shared[0]), float(shared[1]))
    return (point, point)


def corners(a: Placed) -> tuple[Point, ...]:
    """The four corners of a rectangular base."""
    half_width, half_depth = a.base.width / 2, a.base.depth / 2
    signs = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return tuple(a.pose.place((x * half_width, y * half_depth)) for x, y in signs)


def core(a: Placed) -> BaseGeometry:
    """For this package alone: the base without its round border: a round base is its centre."""
    if a.base.is_round:
        return shapely.Point(a.centre)
    if a.base.shape is BaseShape.RECTANGLE:
        return shapely.Polygon(corners(a))
    return placed_polygon(a, Side.BETWEEN, OVAL_ERROR)


def _radius(a: Placed) -> float:
    return a.base.width / 2 if a.base.is_round else 0.0


def _signed(a: Placed, point: Point) -> float:
    """Distance of a point from the base, negative inside it."""
    if a.base.is_round:
        return distance(a.centre, point) - a.base.width / 2
    if a.base.shape is BaseShape.RECTANGLE:
        x, y = _seen_from(a, point)
        past_x, past_y = abs(x) - a.base.width / 2, abs(y) - a.base.depth / 2
        if past_x <= 0 or past_y <= 0:
            return max(past_x, past_y)
        return math.hypot(past_x, past_y)
    offset = (point[0] - a.pose.x, point[1] - a.pose.y)
    return best_direction(offset, [(-1.0, a.base, a.pose.turn)])[1]


def _seen_from(a: Placed, point: Point) -> Point:
    """A point of the table in the base's own frame."""
    dx, dy = point[0] - a.pose.x, point[1] - a.pose.y
    cos, sin = cos_sin(a.pose.turn)
    return (dx * cos + dy * sin, dy * cos - dx * sin)


def _between_rectangles(a: Placed, b: Placed) -> float:
    depth = max(_past_sides(a, b), _past_sides(b, a))
    if depth <= 0:
        return depth
    # Of two convex polygons apart, a corner of one is always among the nearest points.
    nearest = [_signed(b, corner) for corner in corners(a)] + [_signed(a, corner) for corner in corners(b)]
    return min(nearest)


def _past_sides(a: Placed, b: Placed) -> float:
    """How far ``b`` as a whole lies past that side of ``a`` which parts them best."""
    seen = [_seen_from(a, corner) for corner in corners(b)]
    xs, ys = [x for x, _ in seen], [y for _, y in seen]
    half_width, half_depth = a.base.width / 2, a.base.depth / 2
    return max(min(xs) - half_width, -max(xs) - half_width, min(ys) - half_depth, -max(ys) - half_depth)


def _offset(a: Placed, b: Placed) -> Point:
    return (b.pose.x - a.pose.x, b.pose.y - a.pose.y)


def _parting(a: Placed, b: Placed) -> list[Term]:
    return [(-1.0, a.base, a.pose.turn), (-1.0, b.base, b.pose.turn)]


def _nearest(a: BaseGeometry, b: BaseGeometry) -> tuple[Point, Point]:
    (ax, ay), (bx, by) = shapely.get_coordinates(shapely.shortest_line(a, b)).tolist()
    return ((ax, ay), (bx, by))


def _ends(a: Point, radius_a: float, b: Point, radius_b: float) -> tuple[Point, Point]:
    """So far from each of both points towards the other."""
    (ax, ay), (bx, by) = a, b
    length = math.hypot(bx - ax, by - ay)
    ux, uy = ((bx - ax) / length, (by - ay) / length) if length > 0 else (0.0, 0.0)
    return ((ax + ux * radius_a, ay + uy * radius_a), (bx - ux * radius_b, by - uy * radius_b))


def _shared_point(a: Placed, b: Placed) -> Point:
    one, other = placed_polygon(a, Side.OUTSIDE), placed_polygon(b, Side.OUTSIDE)
    overlap = one.intersection(other)
    if overlap.is_empty:  # they touch, and miss each other by a rounding
        x, y = shapely.get_coordinates(shapely.shortest_line(one, other))[0]
        return (float(x), float(y))
    point = overlap.representative_point()
    return (float(point.x), float(point.y))
