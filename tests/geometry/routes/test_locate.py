"""The index of triangles beside asking all of them."""

import random

import pytest

from geometry.area import Area
from geometry.routes.free_space import free_space
from geometry.routes.locate import Locator
from geometry.routes.triangulation import triangulated


@pytest.mark.parametrize("seed", range(8))
def test_the_index_finds_the_triangles_that_asking_all_of_them_finds(seed, variants):
    world = variants["random"](seed)
    mesh = triangulated(free_space(world.start, world.allowance, world.areas, world.ground, 0.0))
    locator = Locator(mesh)
    rng = random.Random(seed)
    reach = world.allowance * 1.2
    points = [(rng.uniform(-reach, reach), rng.uniform(-reach, reach)) for _ in range(300)]
    points += [(x, y) for x, y in mesh.corners.tolist()]
    for a, b, _ in mesh.corners[mesh.triangles].tolist():
        points.append(((a[0] + b[0]) / 2, (a[1] + b[1]) / 2))
    for point in points:
        assert sorted(locator.holding(point)) == sorted(mesh.holding(point))


def test_one_looks_at_few_triangles_however_many_there_are():
    """Counted, not timed: those that share the cell of the point."""
    shares = []
    for count in (4, 16):
        walls = [Area.rectangle(x, y, x + 0.4, y + 0.4) for x in range(count) for y in range(count)]
        mesh = triangulated(free_space(((-1.0, -1.0),), 2.0 * count, walls, Area.rectangle(-2, -2, count, count), 0.0))
        locator = Locator(mesh)
        shares.append(max(len(locator.sharing((x + 0.7, y + 0.7))) for x in range(count - 1) for y in range(count - 1)))
    assert shares[1] <= shares[0] * 3
