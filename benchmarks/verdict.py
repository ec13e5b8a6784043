"""Whether a round base may follow a drawn path, as it is drawn."""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import shapely

from benchmarks.worlds import World
from geometry.pose import Point
from geometry.tolerance import TOLERANCE, at_most

_NO_LENGTH = 1e-12


class Verdict:
    """Made ready once for a world; each path is then one question to an index."""

    def __init__(self, world: World, max_distance: float) -> None:
        self._max = max_distance
        self._radius = world.radius
        self._right, self._bottom = world.width - world.radius, world.height - world.radius
        # Joined: in what two parts of one shape both hold, GEOS takes a point for one outside.
        self._terrain = shapely.union_all([piece.shape for piece in world.pieces()])
        shapely.prepare(self._terrain)
        self._centres = np.array([centre for centre, _ in world.bases]).reshape(-1, 2)
        self._least = np.array([radius for _, radius in world.bases]) + world.radius - TOLERANCE

    def of(self, path: Sequence[Point]) -> bool:
        """The disc may touch terrain, bases and the table's edge; limits have the usual tolerance."""
        if not at_most(sum(math.dist(a, b) for a, b in pairwise(path)), self._max):
            return False
        left, right, bottom = self._radius - TOLERANCE, self._right + TOLERANCE, self._bottom + TOLERANCE
        if not all(left <= x <= right and left <= y <= bottom for x, y in path):
            return False
        points = np.array(path)
        if self._strikes_base(points):
            return False
        # GEOS takes a leg without a length for one that comes near nothing.
        points = points[np.append(True, np.hypot(*np.diff(points, axis=0).T) > _NO_LENGTH)]
        line = shapely.linestrings(points) if len(points) > 1 else shapely.points(points[0])
        return not shapely.dwithin(self._terrain, line, self._radius - TOLERANCE)

    def _strikes_base(self, points: np.typing.NDArray[np.float64]) -> bool:
        if not len(self._centres):
            return False
        starts, ways = points[:-1, None], (points[1:] - points[:-1])[:, None]
        if not len(ways):
            starts, ways = points[:, None], np.zeros((1, 1, 2))
        off = self._centres - starts
        part = (off * ways).sum(axis=2) / np.maximum((ways * ways).sum(axis=2), 1e-300)
        off -= np.clip(part, 0.0, 1.0)[..., None] * ways
        return bool((np.hypot(off[..., 0], off[..., 1]) < self._least).any())
