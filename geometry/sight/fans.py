"""All that is seen from any part of a convex body, exactly: bundles of lines that go on from triangle to triangle.

Free space is cut in triangles. A bundle holds all lines that leave the body and pass the same edges in the same order.
Each must keep to the right of the left ends of these edges, to the left of the right ones, and must meet the body. What
such a bundle lights beyond its last edge lies between two lines: of those through a left end the one that bends most to
the left, come from a right end passed before or from the body's right side; and likewise on the other side. When the
bundle meets the far corner of a triangle it splits, or goes by on one side.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from geometry.sight.pieces import Indices, Numbers

_THIN = 1e-9
"""Inches: a bundle no wider at its edge lights nothing."""

_TRACE = 1e-12
"""Square inches."""

Corner = tuple[float, float]
Line = tuple[Corner, Corner]
"""From the first to the second and on."""


_Found = dict[int, list[list[Corner]] | None]
"""By triangle, the outlines of what is seen of it; none where all of it is."""


class BrokenMesh(AssertionError):
    """An edge of a triangle has no neighbour and is no wall."""


@dataclass(frozen=True, slots=True, eq=False)
class Mesh:
    """Triangles by the numbers of their corners, in the order in which the angle grows. ``beyond`` is, for the edge
    from each corner to the next, the triangle on its other side, or -1 for a wall."""

    corners: tuple[Corner, ...]
    triangles: tuple[tuple[int, int, int], ...]
    beyond: tuple[tuple[int, int, int], ...]
    shapes: tuple[shapely.Polygon, ...]


def mesh_of(free: BaseGeometry) -> Mesh:
    """Of polygons that touch each other in single points at most, which are no way through."""
    shapes = shapely.orient_polygons(shapely.get_parts(shapely.constrained_delaunay_triangles(shapely.get_parts(free))))
    flat = shapely.get_coordinates(shapes).reshape(-1, 4, 2)[:, :3].reshape(-1, 2)
    # Adding 0 turns -0 into 0, so that equal spots are equal to the bit.
    spots, numbers = np.unique(np.ascontiguousarray(flat + 0.0).view(np.complex128).ravel(), return_inverse=True)
    triangles: Indices = numbers.reshape(-1, 3)
    owners = {(int(t[i]), int(t[(i + 1) % 3])): n for n, t in enumerate(triangles) for i in range(3)}
    beyond = [tuple(owners.get((int(t[(i + 1) % 3]), int(t[i])), -1) for i in range(3)) for t in triangles]
    corners = tuple((float(spot.real), float(spot.imag)) for spot in spots)
    _check(owners, free, corners)
    return Mesh(
        corners,
        tuple((int(a), int(b), int(c)) for a, b, c in triangles),
        tuple((a, b, c) for a, b, c in beyond),
        tuple(shapes),
    )


def _check(owners: dict[tuple[int, int], int], free: BaseGeometry, corners: Sequence[Corner]) -> None:
    """An edge without a neighbour is a side of a ring; any other would be a wall that is not there."""
    known = {corner: i for i, corner in enumerate(corners)}
    sides: set[tuple[int, int]] = set()
    for ring in shapely.get_rings(shapely.get_parts(free)):
        sides.update(pairwise(known.get((x, y), -1) for x, y in shapely.get_coordinates(ring).tolist()))
    for start, end in owners:
        if (end, start) not in owners and (start, end) not in sides and (end, start) not in sides:
            raise BrokenMesh(f"from {corners[start]} to {corners[end]}")


def lit(mesh: Mesh, body: shapely.Polygon) -> list[shapely.Polygon]:
    """Polygons that together are all that is seen from a convex body. What of it lies outside the mesh sees nothing."""
    tree = shapely.STRtree(mesh.shapes)
    found: _Found = {}
    for number in tree.query(body, "intersects").tolist():
        part = mesh.shapes[number].intersection(body)
        if part.area > _TRACE:
            found[number] = None
            _Fan(mesh, shapely.get_coordinates(part)[:-1], found).spread(number)
    whole = [mesh.shapes[number] for number, parts in found.items() if parts is None]
    return whole + _polygons([ring for rings in found.values() if rings is not None for ring in rings])


def _polygons(rings: Sequence[Sequence[Corner]]) -> list[shapely.Polygon]:
    """Those that have an area, all made at once."""
    if not rings:
        return []
    owners = np.repeat(np.arange(len(rings)), [len(ring) for ring in rings])
    closed = shapely.linearrings(np.array([corner for ring in rings for corner in ring]), indices=owners)
    made = np.asarray(shapely.polygons(closed), dtype=np.object_)
    return list(made[shapely.area(made) > _TRACE])


@dataclass(frozen=True, slots=True)
class _Bundle:
    """About to enter ``triangle`` between the corners ``left`` and ``right``; ``lefts`` and ``rights`` are the ends of
    edges that bound it."""

    triangle: int
    left: int
    right: int
    lefts: tuple[Corner, ...]
    rights: tuple[Corner, ...]
    leftmost: Line
    rightmost: Line


class _Fan:
    def __init__(self, mesh: Mesh, body: Numbers, found: _Found) -> None:
        self._mesh = mesh
        self._found = found
        corners = np.array(mesh.corners)
        middle = body.mean(axis=0)
        toward = corners - middle
        vectors = corners[:, None] - body[None]
        aside = toward[:, None, 0] * vectors[..., 1] - toward[:, None, 1] * vectors[..., 0]
        ahead = toward[:, None, 0] * vectors[..., 0] + toward[:, None, 1] * vectors[..., 1]
        here = (np.abs(vectors[..., 0]) < 1e-12) & (np.abs(vectors[..., 1]) < 1e-12)
        angles = np.arctan2(aside, ahead)
        # From its right side lines bend most to the left.
        self._right_side = self._points(body, np.where(here, -np.inf, angles).argmax(axis=1))
        self._left_side = self._points(body, np.where(here, np.inf, angles).argmin(axis=1))

    @staticmethod
    def _points(body: Numbers, which: Indices) -> list[Corner]:
        return [(x, y) for x, y in body[which].tolist()]

    def spread(self, number: int) -> None:
        """Out of the triangle that holds the body."""
        mesh = self._mesh
        todo: list[_Bundle] = []
        for i in range(3):
            beyond = mesh.beyond[number][i]
            right, left = mesh.triangles[number][i], mesh.triangles[number][(i + 1) % 3]
            if beyond >= 0:
                todo.append(self._first(beyond, left, right))
        while todo:
            todo += self._passed(todo.pop())

    def _first(self, triangle: int, left: int, right: int) -> _Bundle:
        one, other = self._mesh.corners[left], self._mesh.corners[right]
        leftmost, rightmost = (self._right_side[left], one), (self._left_side[right], other)
        return _Bundle(triangle, left, right, (one,), (other,), leftmost, rightmost)

    def _passed(self, bundle: _Bundle) -> Iterator[_Bundle]:
        mesh = self._mesh
        ids = mesh.triangles[bundle.triangle]
        at = next(i for i in range(3) if ids[i] not in (bundle.left, bundle.right))
        far = mesh.corners[ids[at]]
        past_left, past_right = _side(bundle.leftmost, far), -_side(bundle.rightmost, far)
        self._light(bundle, far)
        # The edge from the far corner on leads to the left or the right end, by the order of the corners.
        ahead, behind = mesh.beyond[bundle.triangle][at], mesh.beyond[bundle.triangle][(at + 2) % 3]
        on_right, on_left = (ahead, behind) if ids[(at + 1) % 3] == bundle.right else (behind, ahead)
        if past_left > -_THIN:
            if on_right >= 0:
                yield _Bundle(
                    on_right, ids[at], bundle.right, bundle.lefts, bundle.rights, bundle.leftmost, bundle.rightmost
                )
            return
        if past_right > -_THIN:
            if on_left >= 0:
                yield _Bundle(
                    on_left, bundle.left, ids[at], bundle.lefts, bundle.rights, bundle.leftmost, bundle.rightmost
                )
            return
        if on_right >= 0:
            through = (_most(self._right_side[ids[at]], bundle.rights, far, -1.0), far)
            yield _Bundle(
                on_right, ids[at], bundle.right, _bent(bundle.lefts, far, 1.0), bundle.rights, through, bundle.rightmost
            )
        if on_left >= 0:
            through = (_most(self._left_side[ids[at]], bundle.lefts, far, 1.0), far)
            yield _Bundle(
                on_left, bundle.left, ids[at], bundle.lefts, _bent(bundle.rights, far, -1.0), bundle.leftmost, through
            )

    def _light(self, bundle: _Bundle, far: Corner) -> None:
        parts = self._found.setdefault(bundle.triangle, [])
        if parts is None:
            return
        corners = [self._mesh.corners[bundle.left], self._mesh.corners[bundle.right], far]
        kept = _kept(_kept(corners, bundle.leftmost, -1.0), bundle.rightmost, 1.0)
        if kept == corners:
            self._found[bundle.triangle] = None
        elif len(kept) >= 3:
            parts.append(kept)


def _side(line: Line, point: Corner) -> float:
    """Inches to the left of a line, negative to its right."""
    (ax, ay), (bx, by) = line
    dx, dy = bx - ax, by - ay
    return float((dx * (point[1] - by) - dy * (point[0] - bx)) / ((dx * dx + dy * dy) ** 0.5 or 1.0))


def _most(start: Corner, chain: Sequence[Corner], end: Corner, sign: float) -> Corner:
    """Of a start and a chain's corners that from which the line to ``end`` is turned least: to the left for sign -1, to
    the right for 1. Along a chain that bends one way the turn grows and then falls: it is looked at from its end."""
    x, y = end
    best, bx, by = chain[-1], x - chain[-1][0], y - chain[-1][1]
    for here in reversed(chain[:-1]):
        dx, dy = x - here[0], y - here[1]
        turn = sign * (bx * dy - by * dx)
        if turn < 0:
            break
        if turn > 0:
            best, bx, by = here, dx, dy
    dx, dy = x - start[0], y - start[1]
    return start if sign * (bx * dy - by * dx) > 0 else best


def _bent(chain: tuple[Corner, ...], corner: Corner, sign: float) -> tuple[Corner, ...]:
    """A chain and one corner more, without those that lie behind the line from one before to one after: no line that
    keeps to the chain's side touches them. It bends to the left for sign 1, to the right for -1."""
    kept = len(chain)
    x, y = corner
    while kept > 1:
        (ax, ay), (bx, by) = chain[kept - 2], chain[kept - 1]
        if sign * ((bx - ax) * (y - by) - (by - ay) * (x - bx)) > 0:
            break
        kept -= 1
    return (*chain[:kept], corner)


def _kept(corners: list[Corner], line: Line, sign: float) -> list[Corner]:
    """What of a convex polygon lies to the left of a line for sign 1, to its right for -1."""
    sides = [sign * _side(line, corner) for corner in corners]
    if all(side >= -_THIN for side in sides):
        return corners
    kept: list[Corner] = []
    for i, (here, side) in enumerate(zip(corners, sides, strict=True)):
        before, other = corners[i - 1], sides[i - 1]
        if (side > 0) != (other > 0):
            part = other / (other - side)
            kept.append((before[0] + part * (here[0] - before[0]), before[1] + part * (here[1] - before[1])))
        if side > 0:
            kept.append(here)
    return kept
