"""Facts about cover: what of a base is hidden from another, and how near a base is to a piece."""

from collections.abc import Sequence
from dataclasses import dataclass

import shapely

from geometry.area import Area
from geometry.base import Placed
from geometry.convex import Side, placed_polygon
from geometry.gaps import separation_from
from geometry.outline import outline
from geometry.pose import Point
from geometry.sight.lines import sees
from geometry.sight.seen import visible_area
from geometry.tolerance import Fit, at_most

_ROUNDS = 6
_TRACE = 1e-7


@dataclass(frozen=True, slots=True)
class Hidden:
    """What of a target walls hide from a looker.

    ``from_some``: a wall comes between some point of the one and some point of the other. Exact; a wall that only
    touches the two bases' hull hides nothing.
    ``from_all``: the part of the target that no point of the looker sees. Parts that lie in a wall belong to it. It
    covers the truth, and each piece of it holds a point that is hidden for certain: it is empty when nothing is hidden
    but a trace of a ten-millionth of a square inch.
    """

    from_some: bool
    from_all: Area

    def __bool__(self) -> bool:
        return bool(self.from_all)


def hidden_part(a: Placed, b: Placed, walls: Sequence[Area]) -> Hidden:
    """What of ``b`` is hidden from ``a``."""
    hull = placed_polygon(a, Side.INSIDE).union(placed_polygon(b, Side.INSIDE)).convex_hull
    if not _comes_between(a, b, walls):
        return Hidden(False, Area.empty())
    near = [wall for wall in walls if wall.shape.intersects(hull)]
    target = outline(b)
    views: list[Point] = []
    for _ in range(_ROUNDS):
        left = target - visible_area(a, near, target, None, views)
        parts = [part for part in left.parts() if part.size > _TRACE]
        sights = [sees(a, part.inside_point, near) for part in parts]
        found = [sight.line[0] for sight in sights if sight.line is not None]
        if not found:
            break
        views += found
    hidden = [part.shape for part, sight in zip(parts, sights, strict=True) if not sight]
    return Hidden(True, Area.of(shapely.union_all(hidden)))


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
