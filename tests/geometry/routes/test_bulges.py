"""Rows of triangles that are gone through in one go, beside the same ones gone through one by one."""

import math
import random

import pytest
import shapely

from geometry.routes.chains import Search
from geometry.routes.corners import corners_of
from geometry.routes.free_space import FreeSpace
from geometry.routes.grid import on_grid
from geometry.routes.seats import seats_of
from geometry.routes.sectors import outline_of
from geometry.routes.triangulation import triangulated

START = (0.0, 0.0)


def space_of(seed, discs=14):
    """A room with round things in it, some of them in a heap, clear of its middle."""
    rng = random.Random(seed)
    heap = []
    while len(heap) < discs:
        x, y, radius = rng.uniform(-9, 9), rng.uniform(-9, 9), rng.uniform(0.4, 2)
        if math.hypot(x, y) > radius + 0.6:
            heap.append(shapely.Point(x, y).buffer(radius, quad_segs=rng.randrange(3, 16)))
    room = shapely.box(-10, -10, 10, 10).difference(shapely.union_all(heap))
    part = next(part for part in shapely.get_parts(room) if part.intersects(shapely.Point(START)))
    polygon = shapely.transform(part, on_grid)
    assert polygon.is_valid
    return FreeSpace(START, (polygon,))


def searched(mesh, allowance, together):
    search = Search(corners_of(mesh, together=together), allowance)
    for seat in seats_of(mesh, START):
        search.add_source(seat, 0.0, *mesh.holding_and_depths(seat))
    search.run()
    return search


@pytest.mark.parametrize("allowance", [3.0, 9.0, 25.0])
@pytest.mark.parametrize("seed", range(12))
def test_a_row_gone_through_in_one_go_is_seen_as_one_by_one(seed, allowance):
    space = space_of(seed)
    mesh = triangulated(space)
    rows, ones = searched(mesh, allowance, True), searched(mesh, allowance, False)
    assert rows.passed
    assert not ones.passed
    drawn, other = (outline_of(search, 0.0005) for search in (rows, ones))
    # A cone that the allowance cuts may be drawn in one arc or in several: their chords are within the arc error.
    assert drawn.symmetric_difference(other).buffer(-0.0006).is_empty

    rng = random.Random(seed)
    by_rows, by_ones = rows.windows(), ones.windows()
    for triangle, part in ((t, rng.uniform(0.0, 1.0)) for t in range(len(mesh)) for _ in range(3)):
        a, b, c = mesh.corners[mesh.triangles[triangle]]
        x, y = a + math.sqrt(part) * (b - a) + math.sqrt(part) * rng.uniform(0.0, 1.0) * (c - b)
        assert nearest(rows, by_rows.get(triangle, ()), x, y) == nearest(ones, by_ones.get(triangle, ()), x, y)


def nearest(search, windows, x, y):
    """Inches to a point by way of the root that sees it best, where it is within the allowance."""
    roots = [search.seer(*window[1:], x, y) for window in windows]
    lengths = [
        search.root_distance[root] + math.hypot(x - search.root_x[root], y - search.root_y[root])
        for root in roots
        if root >= 0
    ]
    return min((length for length in lengths if length <= search.allowance), default=math.inf)


@pytest.mark.parametrize("seed", range(12))
def test_most_walls_of_round_things_are_gone_past_in_rows(seed):
    mesh = triangulated(space_of(seed))
    rows, ones = searched(mesh, 25.0, True), searched(mesh, 25.0, False)
    assert len(rows.log) + len(rows.passed) < 0.6 * len(ones.log)
    assert sum(map(len, rows.windows().values())) < 1.05 * len(ones.log)


def test_a_segment_sees_past_walls_too_tiny_to_turn_away_from_its_far_root(variants, compare):
    assert compare(variants["round segment"](1042), 150, 1042).wrong == []
