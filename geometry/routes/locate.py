"""Which triangle a point is in, for many points: an index by boxes, made when it is first asked."""

import numpy as np
import shapely

from geometry.pose import Point
from geometry.routes.triangulation import Mesh

_EDGE = 1e-9


class Locator:
    """Finds triangles of one mesh."""

    def __init__(self, mesh: Mesh) -> None:
        left, top, right, bottom = mesh.boxes
        self._sides = mesh.sides()
        self._tree = shapely.STRtree(shapely.box(left - _EDGE, top - _EDGE, right + _EDGE, bottom + _EDGE))

    def holding(self, point: Point) -> list[int]:
        """The triangles the point is in or on."""
        x, y = point
        near = self._tree.query(shapely.Point(x, y))
        a, b, c = self._sides[:, near]
        held: list[int] = near[(a * x + b * y + c).min(axis=1, initial=np.inf) >= -_EDGE].tolist()
        return held
