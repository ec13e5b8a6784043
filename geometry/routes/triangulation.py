"""Free space as triangles that know their neighbours."""

from dataclasses import dataclass, field
from importlib.util import find_spec

import numpy as np
import shapely

from geometry.pose import Point
from geometry.routes.free_space import FreeSpace
from geometry.routes.grid import Indices, Numbers, Points

_EARCUT = find_spec("mapbox_earcut") is not None

INSIDE = 1e-9


class BrokenMesh(AssertionError):
    """Triangles that do not fill the free space, or that have an edge without a neighbour which is no wall."""


class EmptySpace(ValueError):
    """Free space so narrow that none is left of it."""


@dataclass(frozen=True, slots=True)
class Mesh:
    """Triangles, their corners in the order in which the angle grows.

    Half edge ``3 * t + i`` runs from corner ``i`` of triangle ``t`` to the next; the triangle is on its left. ``twin``
    is the same edge seen from the neighbour, or -1 where there is a wall. ``boxes`` are left, top, right and bottom of
    each triangle.
    """

    corners: Points
    triangles: Indices
    twin: Indices
    boxes: tuple[Numbers, Numbers, Numbers, Numbers] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        x, y = self.corners.T.take(self.triangles.T, axis=1)
        boxes = (
            np.minimum(np.minimum(x[0], x[1]), x[2]),
            np.minimum(np.minimum(y[0], y[1]), y[2]),
            np.maximum(np.maximum(x[0], x[1]), x[2]),
            np.maximum(np.maximum(y[0], y[1]), y[2]),
        )
        object.__setattr__(self, "boxes", boxes)

    def __len__(self) -> int:
        return len(self.triangles)

    def around(self, point: Point, within: float) -> Indices:
        """The triangles in whose boxes the point is, or as near to them."""
        left, top, right, bottom = self.boxes
        x, y = point
        beside = (left <= x + within) & (x - within <= right)
        return np.flatnonzero(beside & (top <= y + within) & (y - within <= bottom))

    def holding(self, point: Point, within: float = INSIDE) -> list[int]:
        """The triangles the point is in or on; several when it is on an edge or a corner."""
        return self.holding_and_depths(point, within)[0]

    def holding_and_depths(self, point: Point, within: float = INSIDE) -> tuple[list[int], list[list[float]]]:
        """As :meth:`holding`, and how deep in each of them the point is from each of its edges."""
        near = self.around(point, within)
        depths = self.depths(point, near)
        held = depths.min(axis=1, initial=np.inf) >= -within
        return near[held].tolist(), depths[held].tolist()

    def depths(self, point: Point, triangles: Indices | None = None) -> Numbers:
        """For each triangle, all if not told which, and each of its edges, how far the point lies on the triangle's
        side of that edge."""
        start = self.corners[self.triangles if triangles is None else self.triangles[triangles]]
        x, y = start[..., 0], start[..., 1]
        ahead_x, ahead_y = x[:, (1, 2, 0)] - x, y[:, (1, 2, 0)] - y
        depths: Numbers = (ahead_x * (point[1] - y) - ahead_y * (point[0] - x)) / np.hypot(ahead_x, ahead_y)
        return depths

    def sides(self) -> Numbers:
        """Three numbers for each edge: ``a * x + b * y + c`` is how far (x, y) lies on the triangle's side of it."""
        start = self.corners[self.triangles]
        side = start[:, (1, 2, 0)] - start
        length = np.hypot(side[..., 0], side[..., 1])
        a, b = -side[..., 1] / length, side[..., 0] / length
        return np.stack([a, b, -(a * start[..., 0] + b * start[..., 1])])


def triangulated(space: FreeSpace) -> Mesh:
    """Triangles that fill the free space corner to corner. The space must not be empty.

    Raises :class:`EmptySpace` where rounding leaves nothing of it.
    """
    if _EARCUT:
        # Ten times as fast, but it drops a corner that comes to lie on a straight side, and has no use for outlines
        # that cross each other: then the slow way is taken.
        mesh = _linked(*_ears(space))
        if mesh is not None:
            return mesh
    if not space.parts:
        raise EmptySpace("the free space is narrower than the grid")
    mesh = _linked(*_delaunay(space))
    if mesh is None:
        raise BrokenMesh("the triangles do not fill the free space corner to corner")
    return mesh


def _ears(space: FreeSpace) -> tuple[Points, Indices, Indices]:
    """Corners, one for each place in a ring; triangles; ends of walls."""
    import mapbox_earcut  # type: ignore[import-not-found, unused-ignore]  # no wheel everywhere

    triangles: list[Indices] = []
    corners: list[Points] = []
    after: list[Indices] = []
    count = 0
    for own, ends in [space.outlines] if space.outlines is not None else map(_outlines, space.parts):
        found = mapbox_earcut.triangulate_float64(own, ends.astype(np.uint32))
        triangles.append(found.reshape(-1, 3) + np.int64(count))
        corners.append(own)
        following = np.arange(count + 1, count + len(own) + 1)
        following[ends - 1] = count + np.append(0, ends[:-1])
        after.append(following)
        count += len(own)
    walls = np.empty((count, 2), dtype=np.int64)
    walls[:, 0], walls[:, 1] = np.arange(count), np.concatenate(after)
    return np.concatenate(corners), np.concatenate(triangles), walls


def _outlines(part: shapely.Polygon) -> tuple[Points, Indices]:
    """The corners of all rings, and where each ends."""
    rings = shapely.get_rings(part)
    own = np.concatenate([shapely.get_coordinates(ring)[:-1] for ring in rings])
    return own, np.cumsum(shapely.get_num_coordinates(rings) - 1).astype(np.int64)


def _delaunay(space: FreeSpace) -> tuple[Points, Indices, Indices]:
    """Corners, one for each spot; triangles; ends of walls."""
    pieces = shapely.get_parts(shapely.constrained_delaunay_triangles(list(space.parts)))
    triples = shapely.get_coordinates(pieces).reshape(-1, 4, 2)[:, :3]
    walls = np.concatenate([np.stack([ring, np.roll(ring, -1, axis=0)], axis=1) for ring in space.rings()])
    flat = np.concatenate([triples.reshape(-1, 2), walls.reshape(-1, 2)])
    # Adding 0 turns -0 into 0, so that equal spots are equal to the bit.
    spots, ids = np.unique(np.ascontiguousarray(flat + 0.0).view(np.complex128).ravel(), return_inverse=True)
    count = triples.size // 2
    return np.column_stack([spots.real, spots.imag]), ids[:count].reshape(-1, 3), ids[count:].reshape(-1, 2)


def _linked(corners: Points, triangles: Indices, walls: Indices) -> Mesh | None:
    """Triangles that know their neighbours; None if they leave out a corner, overlap or do not fill the space.

    What all turn the same way, share their edges in twos and end at the walls and nowhere else is as large as what the
    walls enclose.
    """
    if not len(triangles):
        return None
    x, y = corners.T.take(triangles.T, axis=1)
    double = (x[1] - x[0]) * (y[2] - y[0]) - (y[1] - y[0]) * (x[2] - x[0])
    if double[0] < 0:
        triangles, double = triangles[:, ::-1], -double
    # All of them turn the same way: what is folded over is none.
    if double.min() <= 0:
        return None
    start, end = triangles.ravel(), triangles[:, (1, 2, 0)].ravel()
    keys = _keys(start, end, len(corners))
    twin = _twins(start, end, keys)
    if twin is None:
        return None
    # An edge without a neighbour is a stretch of a ring; any other would be a wall that is not there.
    alone = twin < 0
    if not _are_walls(start[alone], end[alone], walls, len(corners)):
        return None
    return Mesh(corners, triangles, twin)


def _are_walls(start: Indices, end: Indices, walls: Indices, corners: int) -> bool:
    """Different edges are all the walls there are, whichever way round."""
    if len(start) != len(walls):
        return False
    if len(walls) > corners:
        # Rings meet in a corner.
        return np.array_equal(np.sort(_keys(start, end, corners)), np.sort(_keys(walls[:, 0], walls[:, 1], corners)))
    after = np.empty(corners, dtype=np.int64)
    after[walls[:, 0]] = walls[:, 1]
    return bool(((after[start] == end) | (after[end] == start)).all())


def _keys(start: Indices, end: Indices, count: int) -> Indices:
    keys: Indices = np.minimum(start, end) * count + np.maximum(start, end)
    return keys


def _twins(start: Indices, end: Indices, keys: Indices) -> Indices | None:
    order = np.argsort(keys, kind="stable")
    ordered = keys[order]
    same = ordered[1:] == ordered[:-1]
    if (same[1:] & same[:-1]).any():
        return None
    one, other = order[:-1][same], order[1:][same]
    if not (start[one] == end[other]).all():
        return None
    twin = np.full(len(keys), -1, dtype=np.int64)
    twin[one], twin[other] = other, one
    return twin
