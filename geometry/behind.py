"""What lies behind the parts of an outline, seen from the middle of what it holds; and what is near all of a shape."""

import numpy as np
import shapely

from geometry.area import Area
from geometry.pose import Point

_SAME = 1e-9
"""Inches."""


def behind(centre: Point, rim: Area, kept: Area, far: float) -> Area:
    """All points within ``far`` inches of ``centre`` and not in ``rim``, whose straight way to the centre meets the
    outline of ``rim`` within ``kept``.

    ``rim`` is one polygon without holes, each ray from the centre leaves it once, and it lies well within ``far``.
    """
    border = shapely.boundary(rim.shape)
    met = shapely.line_merge(shapely.intersection(border, kept.shape))
    found = []
    for line in shapely.get_parts(met):
        along = shapely.get_coordinates(line)
        if len(along) < 2 or line.length <= _SAME:
            continue
        if np.hypot(*(along[0] - along[-1])) <= _SAME:
            return Area.of(shapely.Point(centre).buffer(far, quad_segs=32).difference(rim.shape))
        out = along - centre
        beyond = centre + out * (2 * far / np.hypot(out[:, 0], out[:, 1]).min())
        cone = shapely.Polygon(np.vstack([along, beyond[::-1]]))
        found.append(cone.intersection(shapely.Point(centre).buffer(far, quad_segs=32)))
    return Area.of(shapely.union_all(found)) if found else Area.empty()


def hull_corners(area: Area, error: float) -> tuple[Point, ...]:
    """The corners of the smallest convex shape that holds an area, left out where that takes no more than ``error``
    inches from it; none of an empty one."""
    if not area:
        return ()
    hull = area.shape.convex_hull.simplify(error)
    return tuple((float(x), float(y)) for x, y in shapely.get_coordinates(hull.boundary)[:-1])
