"""Which triangle a point is in, for many points: an index by the cells of a grid, made when it is first asked."""

import math

import numpy as np

from geometry.pose import Point
from geometry.routes.grid import Indices, Numbers
from geometry.routes.triangulation import Mesh

_EDGE = 1e-9

_SHARED = 4
"""Triangles to a cell: with fewer the index takes longer to make than it saves."""


class Locator:
    """Finds triangles of one mesh. Its cells grow in number with the triangles, so that few share one."""

    def __init__(self, mesh: Mesh) -> None:
        left, top, right, bottom = mesh.boxes
        self._left, self._top = float(left.min()), float(top.min())
        wide, high = float(right.max()) - self._left, float(bottom.max()) - self._top
        self._size = size = max(math.sqrt(_SHARED * wide * high / len(mesh)), max(wide, high) / len(mesh))
        self._columns, self._rows = int(wide / size) + 1, int(high / size) + 1
        # All cells that the box round each triangle meets, then those that the triangle meets.
        first_column, last_column = (_cells(x - self._left, size, self._columns) for x in (left - _EDGE, right + _EDGE))
        first_row, last_row = (_cells(y - self._top, size, self._rows) for y in (top - _EDGE, bottom + _EDGE))
        across = last_column - first_column + 1
        counts = across * (last_row - first_row + 1)
        triangle = np.repeat(np.arange(len(mesh)), counts)
        step = np.arange(len(triangle)) - (np.cumsum(counts) - counts)[triangle]
        column = first_column[triangle] + step % across[triangle]
        row = first_row[triangle] + step // across[triangle]
        a, b, c = sides = np.ascontiguousarray(mesh.sides().transpose(0, 2, 1))
        deepest = c + (np.abs(a) + np.abs(b)) * (size / 2 + _EDGE)
        x, y = self._left + (column + 0.5) * size, self._top + (row + 0.5) * size
        met = np.ones(len(triangle), dtype=bool)
        for i in range(3):
            met &= a[i].take(triangle) * x + b[i].take(triangle) * y + deepest[i].take(triangle) >= -_EDGE
        cell, triangle = (row * self._columns + column)[met], triangle[met]
        order = np.argsort(cell)
        self._found: list[int] = triangle[order].tolist()
        self._begin: list[int] = np.searchsorted(cell[order], np.arange(self._columns * self._rows + 1)).tolist()
        # One flat list: thousands of small ones would have the collector go through everything again and again.
        self._sides: list[float] = sides.transpose(2, 1, 0).reshape(-1).tolist()

    def holding(self, point: Point) -> list[int]:
        """The triangles the point is in or on."""
        x, y = point
        found = []
        for triangle in self.sharing(point):
            a, b, c, d, e, f, g, h, i = self._sides[9 * triangle : 9 * triangle + 9]
            if a * x + b * y + c >= -_EDGE and d * x + e * y + f >= -_EDGE and g * x + h * y + i >= -_EDGE:
                found.append(triangle)
        return found

    def sharing(self, point: Point) -> list[int]:
        """The triangles that meet the point's cell: those that are looked at to find it."""
        column, row = math.floor((point[0] - self._left) / self._size), math.floor((point[1] - self._top) / self._size)
        if not (-1 <= column <= self._columns and -1 <= row <= self._rows):
            return []
        # A hair outside the mesh is on its outline.
        cell = min(max(row, 0), self._rows - 1) * self._columns + min(max(column, 0), self._columns - 1)
        return self._found[self._begin[cell] : self._begin[cell + 1]]


def _cells(off: Numbers, size: float, count: int) -> Indices:
    cells: Indices = np.clip((off / size).astype(np.int64), 0, count - 1)
    return cells
