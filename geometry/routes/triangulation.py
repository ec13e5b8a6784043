"""Free space as triangles that know their neighbours."""

from dataclasses import dataclass, field

import numpy as np
import shapely

from geometry.pose import Point
from geometry.routes.free_space import FreeSpace
from geometry.routes.grid import Indices, Numbers, Points

try:
    import mapbox_earcut as earcut  # type: ignore[import-not-found, unused-ignore]  # an extra that may be missing
except ImportError:
    earcut = None

_INSIDE = 1e-9


class BrokenMesh(AssertionError):
    """Triangles that do not fill the free space, or that have an edge without a neighbour which is no wall."""


@dataclass(frozen=True, slots=True)
class Mesh:
    """Triangles, their corners in the order in which the angle grows.

    Half edge ``3 * t + i`` runs from corner ``i`` of triangle ``t`` to the next; the triangle is on its left. ``twin``
    is the same edge seen from the neighbour, or -1 where there is a wall.
    """

    corners: Points
    triangles: Indices
    twin: Indices
    _sides: Numbers = field(init=False, repr=False)

    def __post_init__(self) -> None:
        start = self.corners[self.triangles]
        side = np.roll(start, -1, axis=1) - start
        length = np.hypot(side[..., 0], side[..., 1])
        # Signed distance of (x, y) from an edge, positive on the triangle's side: a * x + b * y + c.
        a, b = -side[..., 1] / length, side[..., 0] / length
        object.__setattr__(self, "_sides", np.stack([a, b, -(a * start[..., 0] + b * start[..., 1])]))

    def __len__(self) -> int:
        return len(self.triangles)

    def holding(self, point: Point, within: float = _INSIDE) -> list[int]:
        """The triangles the point is in or on; several when it is on an edge or a corner."""
        return [int(t) for t in np.flatnonzero(self.depths(point).min(axis=1) >= -within)]

    def depths(self, point: Point) -> Numbers:
        """For each triangle and each of its edges, how far the point lies on the triangle's side of that edge."""
        a, b, c = self._sides
        depths: Numbers = a * point[0] + b * point[1] + c
        return depths


def triangulated(space: FreeSpace) -> Mesh:
    """Triangles that fill the free space corner to corner. The space must not be empty."""
    rings = space.rings()
    if earcut is not None:
        # Ten times as fast, but it drops a corner that comes to lie on a straight side: then the slow way is taken.
        mesh = _mesh(_ears(space), rings, space)
        if mesh is not None:
            return mesh
    mesh = _mesh(_delaunay(space), rings, space)
    if mesh is None:
        raise BrokenMesh("the triangles do not fill the free space corner to corner")
    return mesh


def _ears(space: FreeSpace) -> Points:
    found = []
    for part in space.parts:
        rings = shapely.get_rings(part)
        corners = np.concatenate([shapely.get_coordinates(ring)[:-1] for ring in rings])
        ends = np.cumsum(shapely.get_num_coordinates(rings) - 1).astype(np.uint32)
        found.append(corners[earcut.triangulate_float64(corners, ends)].reshape(-1, 3, 2))
    return np.concatenate(found)


def _delaunay(space: FreeSpace) -> Points:
    pieces = shapely.get_parts(shapely.constrained_delaunay_triangles(list(space.parts)))
    return shapely.get_coordinates(pieces).reshape(-1, 4, 2)[:, :3]


def _mesh(triples: Points, rings: list[Points], space: FreeSpace) -> Mesh | None:
    """Triangles linked to their neighbours; None if they leave out a corner, overlap or do not fill the space."""
    into, out = triples[:, 1] - triples[:, 0], triples[:, 2] - triples[:, 0]
    double = into[:, 0] * out[:, 1] - into[:, 1] * out[:, 0]
    triples = np.where((double < 0)[:, None, None], triples[:, ::-1], triples)
    filled = float(np.abs(double).sum()) / 2
    whole = sum(part.area for part in space.parts)
    if (double == 0).any() or abs(filled - whole) > 1e-9 * (1 + whole):
        return None
    ends = np.concatenate([np.stack([ring, np.roll(ring, -1, axis=0)], axis=1) for ring in rings])
    flat = np.concatenate([triples.reshape(-1, 2), ends.reshape(-1, 2)])
    as_one = np.ascontiguousarray(flat + 0.0).view(np.complex128).ravel()
    unique, ids = np.unique(as_one, return_inverse=True)
    corners = np.column_stack([unique.real, unique.imag])
    triangles = ids[: triples.size // 2].reshape(-1, 3)
    walls = ids[triples.size // 2 :].reshape(-1, 2)
    twin = _twins(triangles, len(corners))
    if twin is None:
        return None
    start, end = triangles.ravel(), np.roll(triangles, -1, axis=1).ravel()
    lonely = twin < 0
    if not np.array_equal(
        np.sort(_keys(start[lonely], end[lonely], len(corners))), np.sort(_keys(walls[:, 0], walls[:, 1], len(corners)))
    ):
        return None
    return Mesh(corners, triangles, twin)


def _keys(start: Indices, end: Indices, count: int) -> Indices:
    keys: Indices = np.minimum(start, end) * count + np.maximum(start, end)
    return keys


def _twins(triangles: Indices, count: int) -> Indices | None:
    start, end = triangles.ravel(), np.roll(triangles, -1, axis=1).ravel()
    keys = _keys(start, end, count)
    order = np.argsort(keys, kind="stable")
    same = keys[order[1:]] == keys[order[:-1]]
    if (same[1:] & same[:-1]).any():
        return None
    one, other = order[:-1][same], order[1:][same]
    if not np.array_equal(start[one], end[other]):
        return None
    twin = np.full(len(keys), -1, dtype=np.int64)
    twin[one], twin[other] = other, one
    return twin
