import math

import pytest
import shapely

from geometry.area import Area
from geometry.sight.convex_parts import convex_parts


def _star(points: int) -> Area:
    rays = [(i * math.pi / points, 2.0 if i % 2 else 0.7) for i in range(2 * points)]
    return Area.polygon([(far * math.cos(angle), far * math.sin(angle)) for angle, far in rays])


SHAPES = {
    "square": Area.rectangle(0, 0, 2, 2),
    "bracket": Area.rectangle(0, 0, 4, 4) - Area.rectangle(1, 1, 3, 4),
    "court": Area.rectangle(0, 0, 4, 4) - Area.rectangle(1, 1, 3, 3),
    "star": _star(7),
    "two": Area.rectangle(0, 0, 1, 1) | Area.rectangle(2, 2, 3, 3),
    "points on a side": Area.polygon([(0, 0), (1, 0), (2, 0), (4, 0), (4, 4), (3, 2), (0, 2)]),
}


@pytest.mark.parametrize("name", SHAPES)
def test_convex_parts_cover_the_shape_once_with_its_own_corners(name: str) -> None:
    shape = SHAPES[name]
    parts = convex_parts(shape.shape)
    assert all(part.convex_hull.area == pytest.approx(part.area, abs=1e-12) for part in parts)
    assert sum(part.area for part in parts) == pytest.approx(shape.size, abs=1e-12)
    assert Area.of(shapely.union_all(parts)).same_as(shape, 1e-12)
    own = {corner for ring in shape.rings() for corner in ring}
    assert {(x, y) for part in parts for x, y in shapely.get_coordinates(part).tolist()} <= own


def test_convex_parts_are_few() -> None:
    assert len(convex_parts(SHAPES["square"].shape)) == 1
    assert len(convex_parts(SHAPES["bracket"].shape)) == 3
    assert len(convex_parts(SHAPES["court"].shape)) <= 6
