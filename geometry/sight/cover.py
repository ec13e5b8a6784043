"""Facts about cover: what of a base is hidden from another, what a line crosses, and how near a base is to a piece."""

from collections.abc import Sequence
from dataclasses import dataclass

import shapely
from shapely.geometry.base import BaseGeometry

from geometry.area import Area, union
from geometry.base import Placed
from geometry.convex import Side, placed_polygon
from geometry.gaps import separation_from
from geometry.outline import outline
from geometry.pose import Point
from geometry.sight.bodies import ask_for_numbers
from geometry.sight.convex_parts import convex_parts
from geometry.sight.lines import sees_each
from geometry.sight.seen import visible_area
from geometry.tolerance import Fit, at_most

_TRACE = 1e-7
_ENTERED = 1e-6
_COARSE, _FINE = 1e-3, 1e-6
_SPECK = 1e-12


@dataclass(frozen=True, slots=True)
class Hidden:
    """What of a target walls hide from a looker.

    ``from_some``: a wall comes between some point of the one and some point of the other, by more than a millionth of
    an inch. A wall that only touches the two bases' hull hides nothing.
    ``from_all``: the part of the target that no point of the looker sees. Parts that lie in a wall belong to it. It
    covers the truth but for traces of a ten-millionth of a square inch, and each piece of it holds a point that is
    hidden for certain: so it is empty when nothing is hidden.
    """

    from_some: bool
    from_all: Area

    def __bool__(self) -> bool:
        return bool(self.from_all)


def hidden_part(a: Placed, b: Placed, walls: Sequence[Area]) -> Hidden:
    """What of ``b`` is hidden from ``a``."""
    if not comes_between(a, b, walls):
        return Hidden(False, Area.empty())
    hull = outline(a, outside=True).shape.union(outline(b, outside=True).shape).convex_hull
    near = [wall for wall in walls if wall.shape.intersects(hull)]
    left = outline(b) - visible_area(a, near, outline(b))
    parts = [part for part in left.parts() if part.size > _TRACE]
    # What is hidden but for the last bit of the looker's rim is not hidden.
    sights = sees_each(a, [part.inside_point for part in parts], near)
    hidden = [
        part for part, sight in zip(parts, sights, strict=True) if not sight or _holds_hidden_point(a, part, near)
    ]
    return Hidden(True, union(hidden))


def _holds_hidden_point(a: Placed, part: Area, walls: Sequence[Area]) -> bool:
    return not all(sees_each(a, [Area.of(shape).inside_point for shape in convex_parts(part.shape)], walls))


def within(piece: Area, base: Placed, distance: float) -> Fit:
    """The base, at its nearest, lies at most ``distance`` from the piece; on it counts, and so does touching."""
    return at_most(max(0.0, separation_from(base, piece)), distance)


def distances(base: Placed, pieces: Sequence[Area]) -> tuple[float, ...]:
    """Inches from a base, at its nearest, to each piece; 0 on it and where they touch."""
    return tuple(max(0.0, separation_from(base, piece)) for piece in pieces)


def crossed(line: tuple[Point, Point], pieces: Sequence[Area]) -> tuple[int, ...]:
    """The pieces that a line enters, by index, in the order in which it meets them. One that it only touches, at a
    corner or along a side, is not crossed; nor is one that it enters by less than a millionth of an inch. Raises
    :class:`~geometry.area.BadShape` for an end that is no pair of finite numbers."""
    for end in line:
        ask_for_numbers(end)
    segment = shapely.LineString(line)
    start = shapely.Point(line[0])
    met = []
    for index, piece in enumerate(pieces):
        if not segment.intersects(piece.shape):
            continue
        # What is left when the outline is taken away runs through the inside.
        within = segment.intersection(piece.shape).difference(piece.shape.boundary)
        if within.length > _ENTERED and _goes_in(within, piece):
            met.append((float(within.distance(start)), index))
    return tuple(index for _, index in sorted(met))


def _goes_in(within: BaseGeometry, piece: Area) -> bool:
    """A side that rounding has left beside the outline lies nowhere inside."""
    middles = [part.interpolate(0.5, normalized=True) for part in shapely.get_parts(within)]
    return any(middle.distance(piece.shape.boundary) > _ENTERED / 10 for middle in middles)


def comes_between(a: Placed, b: Placed, walls: Sequence[Area]) -> bool:
    """Whether a wall comes between some point of the one and some point of the other; one that only touches does not.

    Every point of the hull of two convex bases lies on a line from the one to the other: a wall that is in the hull
    cuts one of these lines.
    """
    near = [wall for wall in walls if wall.shape.intersects(_hull(a, b, Side.OUTSIDE, _COARSE))]
    if not near:
        return False
    # What a few corners settle needs no fine arcs: the coarse hull within is part of the fine one.
    rough = _hull(a, b, Side.INSIDE, _COARSE)
    if any(wall.shape.intersection(rough).area > _SPECK for wall in near):
        return True
    inner, outer = (_hull(a, b, side, _FINE) for side in (Side.INSIDE, Side.OUTSIDE))
    return any(wall.shape.intersects(outer) and wall.shape.intersection(inner).area > _SPECK for wall in near)


def _hull(a: Placed, b: Placed, side: Side, error: float) -> BaseGeometry:
    return shapely.MultiPolygon([placed_polygon(one, side, error) for one in (a, b)]).convex_hull
