"""The floors of several levels as one mesh: each of them apart from the others, whatever lies above what."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from geometry.area import Area, BadShape
from geometry.pose import Point
from geometry.routes.free_space import FreeSpace
from geometry.routes.grid import GRID, GROWTH, Indices, Points, on_grid, rounded
from geometry.routes.triangulation import Mesh, triangulated

_MARGIN = 1e-3

_SPARE_ROOM = 4.0
"""How many times as far apart as the allowance goes levels are laid out, so that none meets another."""


@dataclass(frozen=True, slots=True)
class LevelMesh:
    """Triangles of all levels about one origin, those of a level from number ``first[level]`` on.

    Only where a triangle belongs tells two levels apart: in the plane they may lie one above the other.
    """

    space: FreeSpace
    owner: tuple[int, ...]
    mesh: Mesh
    first: tuple[int, ...]

    def level_of(self, edge: int) -> int:
        """Of a half edge."""
        return int(np.searchsorted(self.first, edge // 3, side="right")) - 1

    def of_level(self, level: int) -> Mesh | None:
        """The triangles of one level, numbered from 0; None where none are near."""
        low, high = self.first[level], self.first[level + 1]
        if low == high:
            return None
        twin = self.mesh.twin[3 * low : 3 * high]
        return Mesh(self.mesh.corners, self.mesh.triangles[low:high], np.where(twin >= 0, twin - 3 * low, -1))

    def nearest(self, level: int, point: Point) -> tuple[Point, float]:
        """The nearest point of a level to a local point, and how far that is; infinite where none is near."""
        parts = tuple(part for part, owner in zip(self.space.parts, self.owner, strict=True) if owner == level)
        return FreeSpace(self.space.origin, parts).nearest(point)


def level_mesh(start: Point, floors: Sequence[tuple[Area, Sequence[Area], float]]) -> LevelMesh | None:
    """What each level's floor, less its walls, has within so many inches of the start as the crow flies.

    Walls are closed by :data:`~geometry.routes.grid.GROWTH`. None where no level has anything there. Raises
    :class:`~geometry.area.BadShape` for a coordinate that is no finite number.
    """
    origin = (rounded(start[0]), rounded(start[1]))
    parts: list[shapely.Polygon] = []
    owner: list[int] = []
    for level, (floor, walls, within) in enumerate(floors):
        reach = within + _MARGIN
        if within < 0 or not floor:
            continue
        room = shapely.box(start[0] - reach, start[1] - reach, start[0] + reach, start[1] + reach)
        found = [piece for part in _free(room, floor, walls) for piece in _pieces(part, origin)]
        parts += found
        owner += [level] * len(found)
    if not parts:
        return None
    space = FreeSpace(origin, tuple(parts))
    mesh, levels = _laid_out(space, owner, max(within for _, _, within in floors) + _MARGIN)
    return LevelMesh(space, tuple(owner), mesh, tuple(np.searchsorted(levels, range(len(floors) + 1)).tolist()))


def _free(room: BaseGeometry, floor: Area, walls: Sequence[Area]) -> list[BaseGeometry]:
    shape = _sound(floor.shape)
    if not room.intersects(shape):
        return []
    here = shape if room.contains_properly(shape) else shapely.intersection(shape, room)
    bounds = shapely.bounds(here)
    near = [_sound(wall.shape) for wall in walls if wall and _meet(_bounds(wall.shape), bounds.tolist())]
    if near:
        solid = shapely.MultiPolygon(shapely.get_parts(near).tolist())
        here = shapely.difference(here, shapely.buffer(solid, GROWTH, join_style="mitre"))
    free: list[BaseGeometry] = shapely.get_parts(here).tolist()
    return free


def _bounds(shape: BaseGeometry) -> list[float]:
    bounds: list[float] = shapely.bounds(shape).tolist()
    return bounds


def _meet(one: Sequence[float], other: Sequence[float]) -> bool:
    return one[0] <= other[2] and one[2] >= other[0] and one[1] <= other[3] and one[3] >= other[1]


def _sound(shape: BaseGeometry) -> BaseGeometry:
    if not all(map(math.isfinite, _bounds(shape))) and not shape.is_empty:
        raise BadShape("a corner is not a finite number")
    if shape.is_valid:
        return shape
    if not np.isfinite(shapely.get_coordinates(shape)).all():
        raise BadShape("a corner is not a finite number")
    return shapely.make_valid(shape, method="structure", keep_collapsed=False)


def _pieces(part: BaseGeometry, origin: Point) -> list[shapely.Polygon]:
    """A part on the grid about the origin, no corner on a straight side."""
    if not isinstance(part, shapely.Polygon) or part.is_empty:
        return []
    rings = []
    for ring in shapely.get_rings(part):
        corners = _straightened(on_grid(shapely.get_coordinates(ring)[:-1] - np.array(origin)))
        if len(corners) >= 3:
            rings.append(corners)
        elif not rings:
            return []
    polygon = shapely.Polygon(rings[0], rings[1:])
    if polygon.is_valid:
        return [polygon]
    fixed = shapely.set_precision(shapely.transform(part, lambda corners: corners - np.array(origin)), GRID)
    return [piece for piece in shapely.get_parts(fixed) if isinstance(piece, shapely.Polygon) and piece.area > 0]


def _straightened(corners: Points) -> Points:
    while len(corners) >= 3:
        into, out = corners - np.roll(corners, 1, axis=0), np.roll(corners, -1, axis=0) - corners
        straight = into[:, 0] * out[:, 1] == into[:, 1] * out[:, 0]
        if not straight.any():
            break
        # Of two neighbours only one: each may be superfluous only because of the other.
        straight[1:] &= ~straight[:-1]
        corners = corners[~straight]
    return corners


def _laid_out(space: FreeSpace, owner: Sequence[int], reach: float) -> tuple[Mesh, Indices]:
    """One triangulation of all levels side by side, laid back over each other; and the level of each triangle."""
    apart = 2.0 ** math.ceil(math.log2(_SPARE_ROOM * reach + 1.0))
    away = np.repeat(np.array(owner, dtype=np.float64) * apart, shapely.get_num_coordinates(list(space.parts)))
    parts = shapely.transform(list(space.parts), lambda corners: corners + np.column_stack([away, 0.0 * away]))
    mesh = triangulated(FreeSpace(space.origin, tuple(parts.tolist())))
    level = np.rint(mesh.corners[:, 0] / apart).astype(np.int64)
    corners = mesh.corners - np.column_stack([level * apart, np.zeros(len(level))])
    levels: Indices = level[mesh.triangles[:, 0]]
    assert (levels[1:] >= levels[:-1]).all(), "triangles come in the order of the parts"
    return Mesh(corners, mesh.triangles, mesh.twin), levels
