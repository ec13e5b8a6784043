"""Corners of free spaces whose rings meet in a spot, beside what the walls round each spot say."""

import math
from itertools import pairwise

import pytest
import shapely

from geometry.routes import triangulation
from geometry.routes.corners import corners_of
from geometry.routes.free_space import FreeSpace
from geometry.routes.triangulation import triangulated

SHELL = [(0, 0), (2, -1), (4, 0), (4, 4), (0, 4)]
SPACES = {
    "a hole apart": [shapely.Polygon(SHELL, [[(1, 1), (3, 1), (2, 3)]])],
    "a hole that meets the outline": [shapely.Polygon(SHELL, [[(2, -1), (3, 2), (1, 2)]])],
    "two holes that meet": [shapely.Polygon(SHELL, [[(2, 1), (3, 3), (1, 3)], [(2, 1), (1, 0), (3, 0)]])],
    "two parts that meet": [shapely.Polygon(SHELL), shapely.Polygon([(4, 4), (8, 5), (5, 8)])],
}


def triples(space):
    """For each wall that leaves a spot, with free space on the left, the spot it goes to, and from where the wall comes
    that ends the free space there, counting on. In a spot where rings meet, it is the other ring's."""
    walls = []
    for part in space.parts:
        for ring in shapely.get_rings(shapely.orient_polygons(part)):
            corners = [tuple(corner) for corner in shapely.get_coordinates(ring).tolist()]
            walls += pairwise(corners)
    return {
        (min((a for a, b in walls if b == at), key=lambda a: (angle(at, a) - angle(at, to)) % math.tau), at, to)
        for at, to in walls
    }


def turns_right(triple):
    (ax, ay), (bx, by), (cx, cy) = triple
    return (bx - ax) * (cy - by) < (by - ay) * (cx - bx)


def angle(at, to):
    return math.atan2(to[1] - at[1], to[0] - at[0])


@pytest.mark.parametrize("earcut", [True, False])
@pytest.mark.parametrize("name", SPACES)
def test_every_half_edge_knows_the_corner_it_starts_from(name, earcut, monkeypatch):
    if not earcut:
        monkeypatch.setattr(triangulation, "_EARCUT", False)
    space = FreeSpace((0.0, 0.0), tuple(SPACES[name]))
    corners = corners_of(triangulated(space))
    bending = {triple for triple in triples(space) if turns_right(triple)}
    found = set()
    for edge, corner in enumerate(corners.turn):
        end, back = corners.later[edge], corners.sooner[edge]
        spot, to, off = ((corners.x[e], corners.y[e]) for e in (edge, end, back))
        if corner < 0:
            continue
        before, after = corners.arriving[corner], corners.later[corner]
        triple = ((corners.x[before], corners.y[before]), spot, (corners.x[after], corners.y[after]))
        found.add(triple)
        # The triangle lies between the wall that leaves the corner and the one that arrives, counting on.
        room = (angle(spot, triple[0]) - angle(spot, triple[2])) % math.tau or math.tau
        for side in (to, off):
            turn = (angle(spot, side) - angle(spot, triple[2])) % math.tau
            assert turn <= room + 1e-9 or math.tau - turn < 1e-9
    assert found == bending
