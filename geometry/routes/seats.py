"""Where a source sits in the free space: where it is, or, if it touches a wall, a hair off it on every side."""

import math

import numpy as np

from geometry.pose import Point
from geometry.routes.grid import Indices, Numbers, Points
from geometry.routes.triangulation import INSIDE, Mesh

_LIFT = 1e-6
"""Inches a seat is off a wall: a point on the wall could come to lie on the wrong side of the wall's line."""

_ROUND = 8e-6
"""Inches round the nearest free point in which others count as near: walls are grown by less."""


Seat = tuple[Point, list[int], list[list[float]]]
"""A place, the triangles it is in or on, and how deep it is in each from each of its edges."""


def seats_in(mesh: Mesh, point: Point) -> list[Seat]:
    """As :func:`seats_of`, each with the triangles it is in."""
    close = mesh.around(point, _LIFT)
    depths = mesh.depths(point, close)
    if _is_clear(mesh, close, point, depths):
        held = depths.min(axis=1) >= -INSIDE
        return [(point, close[held].tolist(), depths[held].tolist())]
    return [(seat, *mesh.holding_and_depths(seat)) for seat in seats_of(mesh, point)]


def seats_of(mesh: Mesh, point: Point) -> list[Point]:
    """One seat for each side on which free space begins, all of them as near as the nearest."""
    close = mesh.around(point, _LIFT)
    if _is_clear(mesh, close, point, mesh.depths(point, close)):
        return [point]
    feet = _nearest(mesh, point, mesh.depths(point))
    off = np.hypot(feet[:, 0] - point[0], feet[:, 1] - point[1])
    near = np.flatnonzero(off <= off.min() + _ROUND)
    return [_lifted(mesh, group, feet, off) for group in _groups(mesh, near.tolist())]


def _is_clear(mesh: Mesh, close: Indices, point: Point, depths: Numbers) -> bool:
    """The point lies in one of the triangles that come close, and off all walls."""
    inside = bool((depths.min(axis=1, initial=math.inf) >= 0).any())
    return inside and not _at_wall(mesh, close, point, depths)


def _at_wall(mesh: Mesh, triangles: Indices, point: Point, depths: Numbers) -> bool:
    """A wall is nearer than a seat is off it; any such wall is a side of a triangle that comes as near."""
    walls = (mesh.twin.reshape(-1, 3)[triangles] < 0) & (np.abs(depths) < 2 * _LIFT)
    if not walls.any():
        return False
    start = mesh.corners[mesh.triangles[triangles]]
    end = start[:, (1, 2, 0)]
    return bool(_distances(start[walls], end[walls], point).min(initial=math.inf) < _LIFT)


def _distances(start: Points, end: Points, point: Point) -> Numbers:
    feet = _feet(start, end, point)
    distances: Numbers = np.hypot(feet[..., 0] - point[0], feet[..., 1] - point[1])
    return distances


def _feet(start: Points, end: Points, point: Point) -> Points:
    side, to = end - start, np.array(point) - start
    part = np.clip((to * side).sum(axis=-1) / (side * side).sum(axis=-1), 0.0, 1.0)
    feet: Points = start + part[..., None] * side
    return feet


def _nearest(mesh: Mesh, point: Point, depths: Numbers) -> Points:
    """The nearest point of each triangle."""
    start = mesh.corners[mesh.triangles]
    feet = _feet(start, start[:, (1, 2, 0)], point)
    off = np.hypot(feet[..., 0] - point[0], feet[..., 1] - point[1])
    nearest = feet[np.arange(len(feet)), off.argmin(axis=1)]
    return np.where((depths.min(axis=1) >= 0)[:, None], np.array(point), nearest)


def _groups(mesh: Mesh, triangles: list[int]) -> list[list[int]]:
    """Triangles that hang together."""
    left, groups = set(triangles), []
    while left:
        group, waiting = [], [min(left)]
        left.discard(waiting[0])
        while waiting:
            triangle = waiting.pop()
            group.append(triangle)
            for across in mesh.twin[3 * triangle : 3 * triangle + 3].tolist():
                if across // 3 in left:
                    left.discard(across // 3)
                    waiting.append(across // 3)
        groups.append(group)
    return groups


def _lifted(mesh: Mesh, group: list[int], feet: Points, off: Numbers) -> Point:
    """From the nearest point towards the middle of the roomiest triangle it is in."""
    nearest = off[group].min()
    held = [triangle for triangle in group if off[triangle] <= nearest + 1e-12]
    corners = mesh.corners[mesh.triangles[held]]
    opposite = corners[:, (2, 0, 1)] - corners[:, (1, 2, 0)]
    lengths = np.hypot(opposite[..., 0], opposite[..., 1])
    middles = (corners * lengths[..., None]).sum(axis=1) / lengths.sum(axis=1)[:, None]
    best = int(np.argmax(_room(corners, lengths)))
    x, y = feet[held[best]]
    dx, dy = middles[best] - feet[held[best]]
    part = min(0.5, _LIFT / math.hypot(dx, dy))
    return (float(x + part * dx), float(y + part * dy))


def _room(corners: Points, lengths: Numbers) -> Numbers:
    """Radius of the circle in each triangle."""
    into, out = corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]
    room: Numbers = np.abs(into[:, 0] * out[:, 1] - into[:, 1] * out[:, 0]) / lengths.sum(axis=1)
    return room
