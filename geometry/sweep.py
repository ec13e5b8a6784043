"""What a base passes over on its way, and how near it comes to things."""

import math
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from geometry.area import Area, BadShape, corner_segments
from geometry.base import Base, Placed
from geometry.convex import Side, placed_polygon
from geometry.gaps import core, separation, separation_from, solids
from geometry.pose import Point, Pose, distance
from geometry.search import bottom
from geometry.travel import between, turn_between
from geometry.turning import least_on_turn, turn_body

_SAMPLES = 17
_ZOOMS = 7
_NO_LENGTH = 1e-12


def corridor(points: Sequence[Point], radius: float) -> Area:
    """All that a disc passes over whose centre follows the points, its arcs within ``ARC_ERROR`` inside the truth."""
    if radius <= 0:
        return Area.empty()
    return Area.of(centre_line(points).buffer(radius, quad_segs=corner_segments(radius)))


def swept(base: Base, path: Sequence[Pose]) -> Area:
    """All that the base passes over. A leg that slides and turns does both evenly, turning the shorter way round.

    For a round base its corridor; for others the outline lies outside the truth, by at most ``ARC_ERROR`` for a slide
    and ``TURN_ERROR`` for a turn.
    """
    if base.is_round:
        return corridor([pose.point for pose in path], base.width / 2)
    if len(path) == 1:
        return Area.of(placed_polygon(Placed(base, path[0]), Side.OUTSIDE))
    return Area.of(shapely.union_all([_leg_body(base, *leg) for leg in pairwise(path)]))


def centre_line(points: Sequence[Point]) -> BaseGeometry:
    """For this package alone: the points joined by straight legs, or the one point they all are.

    Raises :class:`~geometry.area.BadShape` for a coordinate that is no finite number.
    """
    if not all(math.isfinite(x + y) for x, y in points):
        raise BadShape("a point is not a pair of finite numbers")
    kept = [points[0]]
    for point in points[1:]:
        # GEOS takes a leg whose length squared is nought for one that is infinitely far.
        if distance(point, kept[-1]) > _NO_LENGTH:
            kept.append(point)
    return shapely.Point(kept[0]) if len(kept) == 1 else shapely.LineString(kept)


def clearance(points: Sequence[Point], area: Area) -> float:
    """The least distance from the centre line to the area: 0 if it touches, crosses or starts in it. A path of one
    point is that point. Infinite for an empty area."""
    if not area:
        return math.inf
    return float(centre_line(points).distance(area.shape))


def struck(points: Sequence[Point], radius: float, area: Area) -> Area:
    """The piece of the area inside the corridor, to be drawn."""
    return _latest_corridor(tuple(points), radius) & area


@lru_cache(maxsize=4)
def _latest_corridor(points: tuple[Point, ...], radius: float) -> Area:
    """All that one way strikes is asked for in a row."""
    return corridor(points, radius)


def sweep_separation(base: Base, path: Sequence[Pose], area: Area) -> float:
    """The least separation of the moving base from the area: 0 when at its nearest it touches, negative by its depth
    (as :func:`separation_from` has it) where it cuts in.

    Exact for a round base, and for a rectangle that slides; within a ten-thousandth of an inch for a sliding oval. A
    leg with a turn in it is looked at closely where the two come within a quarter inch of each other.
    """
    if not area:
        return math.inf
    if len(path) == 1:
        return separation_from(Placed(base, path[0]), area)
    return min(_leg_from_area(base, start, end, area) for start, end in pairwise(path))


def sweep_separation_of(base: Base, path: Sequence[Pose], other: Placed) -> float:
    """The least separation of the moving base from another base: 0 when at its nearest it touches, negative by the
    deepest overlap where it cuts in. As exact as :func:`sweep_separation`."""
    if len(path) == 1:
        return separation(Placed(base, path[0]), other)
    return min(_leg_from_base(base, start, end, other) for start, end in pairwise(path))


def _leg_from_area(base: Base, start: Pose, end: Pose, area: Area) -> float:
    if _slides(base, start, end):
        return _slide_from_area(base, start, end, area)
    return least_on_turn(base, start, end, area.shape, 0.0, lambda pose: separation_from(Placed(base, pose), area))


def _slide_from_area(base: Base, start: Pose, end: Pose, area: Area) -> float:
    radius = _radius(base)
    apart = float(_slide_core(base, start, end).distance(area.shape))
    if apart > 0:
        return apart - radius
    return 0.0 - radius - max(_deepest(start.point, end.point, solid) for solid in solids(area, base, start.turn))


def _deepest(start: Point, end: Point, solid: BaseGeometry) -> float:
    """How deep a straight line goes into a solid."""
    rind = solid.boundary
    deepest = 0.0
    for piece in shapely.get_parts(centre_line([start, end]).intersection(solid)):
        if piece.is_empty:
            continue
        ends = shapely.get_coordinates(piece)
        low, high = 0.0, 1.0
        for _ in range(_ZOOMS):
            parts = np.linspace(low, high, _SAMPLES)
            depths = shapely.distance(shapely.points(ends[0] + (ends[-1] - ends[0]) * parts[:, None]), rind)
            best = int(np.argmax(depths))
            deepest = max(deepest, float(depths[best]))
            low, high = float(parts[max(best - 1, 0)]), float(parts[min(best + 1, _SAMPLES - 1)])
    return deepest


def _leg_from_base(base: Base, start: Pose, end: Pose, other: Placed) -> float:
    if base.is_round and other.base.is_round:
        return clearance_of(start.point, end.point, other.centre) - base.width / 2 - other.base.width / 2

    def at(pose: Pose) -> float:
        return separation(Placed(base, pose), other)

    if not _slides(base, start, end):
        return least_on_turn(base, start, end, core(other), _radius(other.base), at)
    apart = float(_slide_core(base, start, end).distance(core(other)))
    if apart > 0:
        return apart - _radius(base) - _radius(other.base)
    # Along a slide the separation of convex bodies is a convex function of the way gone.
    return bottom(lambda part: at(between(start, end, part)), 0.0, 1.0)[1]


def clearance_of(start: Point, end: Point, point: Point) -> float:
    """Inches from a point to the straight line between two others."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    part = 0.0 if length == 0 else ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / length
    part = min(1.0, max(0.0, part))
    return distance(point, (start[0] + dx * part, start[1] + dy * part))


@lru_cache(maxsize=256)
def _slide_core(base: Base, start: Pose, end: Pose) -> BaseGeometry:
    """What the base without its round border passes over on a slide."""
    if base.is_round:
        return centre_line([start.point, end.point])
    return shapely.union_all([core(Placed(base, start)), core(Placed(base, end))]).convex_hull


def _leg_body(base: Base, start: Pose, end: Pose) -> BaseGeometry:
    if not _slides(base, start, end):
        return turn_body(base, start, end)
    ends = [placed_polygon(Placed(base, pose), Side.OUTSIDE) for pose in (start, end)]
    return shapely.MultiPolygon(ends).convex_hull


def _slides(base: Base, start: Pose, end: Pose) -> bool:
    return base.is_round or turn_between(start, end) == 0


def _radius(base: Base) -> float:
    return base.width / 2 if base.is_round else 0.0
