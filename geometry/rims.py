"""The edges of a raised piece as the thinnest of walls, open where it is entered and left."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from geometry.area import Area
from geometry.pose import Point

THICKNESS = 2e-7
"""Inches a wall is thick."""

ALONG = 0.05
"""Inches that a gate may lie off the outline it opens."""

_SHORT = 1e-3


def rims(outline: Area, gates: Sequence[tuple[Point, Point]], open_over: Area | None = None) -> tuple[Area, ...]:
    """One thin wall for each straight part of an outline that no gate opens.

    A gate opens as much of the outline as lies within ``ALONG`` of it and between its ends. What lies in ``open_over``
    (ground of the same height, the world off the table) is open as well. Walls lie inside the outline: a base that
    touches it from without touches the wall.
    """
    border: BaseGeometry = outline.shape.boundary
    for start, end in gates:
        border = border.difference(shapely.LineString([start, end]).buffer(ALONG, cap_style="flat"))
    if open_over is not None and open_over:
        border = border.difference(open_over.shape)
    walls = []
    for line in shapely.get_parts(border):
        corners = shapely.get_coordinates(line)
        for start, end in pairwise(corners):
            if float(np.hypot(*(end - start))) > _SHORT:
                wall = shapely.LineString([start, end]).buffer(THICKNESS, cap_style="flat")
                walls.append(Area.of(wall.intersection(outline.shape)))
    return tuple(wall for wall in walls if wall)


def off_outline(outline: Area, gate: tuple[Point, Point]) -> float:
    """Inches that the farthest point of a gate lies off an outline."""
    border = outline.shape.boundary
    points = shapely.points(shapely.get_coordinates(shapely.LineString(gate).segmentize(0.1)))
    return float(np.max(shapely.distance(points, border)))
