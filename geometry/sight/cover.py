"""Facts about cover: what of a base is hidden from another, and how near a base is to a piece."""

from collections.abc import Sequence
from dataclasses import dataclass

from geometry.area import Area, union
from geometry.base import Placed
from geometry.convex import Side, placed_polygon
from geometry.gaps import separation_from
from geometry.outline import outline
from geometry.pose import Point
from geometry.sight.convex_parts import convex_parts
from geometry.sight.lines import sees_each
from geometry.sight.seen import visible_area
from geometry.tolerance import Fit, at_most

_ROUNDS = 3
_VIEWS = 12
_TRACE = 1e-7


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
    if not _comes_between(a, b, walls):
        return Hidden(False, Area.empty())
    hull = outline(a, outside=True).shape.union(outline(b, outside=True).shape).convex_hull
    near = [wall for wall in walls if wall.shape.intersects(hull)]
    target, views = outline(b), list[Point]()
    for _ in range(_ROUNDS):
        parts = _parts(a, near, target, views)
        sights = sees_each(a, [part.inside_point for part in parts], near)
        found = [sight.line[0] for sight in sights if sight.line is not None]
        if not found:
            return Hidden(True, union(parts))
        # What was called hidden is seen from places not looked from yet: look from there too.
        views += found[:_VIEWS]
    parts = _parts(a, near, target, views)
    return Hidden(True, union([part for part in parts if _holds_hidden_point(a, part, near)]))


def _parts(a: Placed, walls: Sequence[Area], target: Area, views: Sequence[Point]) -> tuple[Area, ...]:
    """What is not known to be seen, the largest first."""
    left = target - visible_area(a, walls, target, None, views)
    parts = (part for part in left.parts() if part.size > _TRACE)
    return tuple(sorted(parts, key=lambda part: -part.size))


def _holds_hidden_point(a: Placed, part: Area, walls: Sequence[Area]) -> bool:
    tried = [Area.of(shape).inside_point for shape in convex_parts(part.shape)]
    return not all(sees_each(a, [part.inside_point, *tried], walls))


def within(piece: Area, base: Placed, distance: float) -> Fit:
    """The base, at its nearest, lies at most ``distance`` from the piece; on it counts, and so does touching."""
    return at_most(max(0.0, separation_from(base, piece)), distance)


def _comes_between(a: Placed, b: Placed, walls: Sequence[Area]) -> bool:
    """Every point of the hull of two convex bases lies on a line from the one to the other: a wall that is in the hull
    cuts one of these lines."""
    inner, outer = (
        placed_polygon(a, side, 1e-6).union(placed_polygon(b, side, 1e-6)).convex_hull
        for side in (Side.INSIDE, Side.OUTSIDE)
    )
    return any(wall.shape.intersects(outer) and wall.shape.intersection(inner).area > 1e-12 for wall in walls)
