"""Cutting a polygon into few convex ones that share their corners exactly."""

import shapely
from shapely.geometry.base import BaseGeometry

from geometry.pose import Point

_NOTHING = 1e-14
"""Square inches below which a piece is rounding."""

Loop = list[Point]


def convex_parts(shape: BaseGeometry) -> list[shapely.Polygon]:
    """Polygons that cover the shape, overlap nowhere and add no corners: triangles, joined while that stays convex."""
    found: list[shapely.Polygon] = []
    for part in shapely.get_parts(shape):
        if not isinstance(part, shapely.Polygon) or part.area <= _NOTHING:
            continue
        if not part.interiors and part.convex_hull.area - part.area <= 1e-12 * part.area:
            found.append(part)
        else:
            found += [shapely.Polygon(loop) for loop in _joined(_triangles(part))]
    return found


def _triangles(part: shapely.Polygon) -> list[Loop]:
    triangles = shapely.get_parts(shapely.constrained_delaunay_triangles(part))
    flat = shapely.get_coordinates(shapely.orient_polygons(triangles)).reshape(-1, 4, 2)[:, :3].tolist()
    return [[(x, y) for x, y in triangle] for triangle in flat]


def _joined(loops: list[Loop]) -> list[Loop]:
    """Take away one inner side after the other where no corner grows past half a turn."""
    owner = {side: i for i, loop in enumerate(loops) for side in _sides(loop)}
    for u, v in list(owner):
        if (v, u) not in owner or owner[u, v] == owner[v, u]:
            continue
        here, there = owner[u, v], owner[v, u]
        one, other = _starting(loops[here], v), _starting(loops[there], u)
        # ``one`` runs from v round to u, ``other`` from u round to v.
        if _bends_in(one[-2], u, other[1]) and _bends_in(other[-2], v, one[1]):
            loops[here], loops[there] = one + other[1:-1], []
            owner.update(dict.fromkeys(_sides(loops[here]), here))
            del owner[u, v], owner[v, u]
    return [loop for loop in loops if loop]


def _sides(loop: Loop) -> list[tuple[Point, Point]]:
    return list(zip(loop, [*loop[1:], loop[0]], strict=True))


def _starting(loop: Loop, corner: Point) -> Loop:
    first = loop.index(corner)
    return loop[first:] + loop[:first]


def _bends_in(a: Point, b: Point, c: Point) -> bool:
    into, out = (b[0] - a[0], b[1] - a[1]), (c[0] - b[0], c[1] - b[1])
    turn, onward = into[0] * out[1] - into[1] * out[0], into[0] * out[0] + into[1] * out[1]
    return turn > 0 or (turn == 0 and onward > 0)
