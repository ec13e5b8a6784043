"""Walls for a round base: things grown by its radius, all of them in one go."""

import math
from collections.abc import Sequence

import numpy as np
import shapely

from geometry.area import Area
from geometry.pose import Point
from geometry.tolerance import TOLERANCE

GIVE = TOLERANCE / 5
"""Inches by which a base may overlap what it passes, so that it passes a gap that it fits exactly, however turned."""

_ARC = TOLERANCE - GIVE


def inflated(things: Sequence[Area], discs: Sequence[tuple[Point, float]], radius: float) -> list[Area]:
    """Where the centre of a base of ``radius`` may not be: things and discs (centre, radius), grown.

    Never more than the truth, and less than it by at most ``TOLERANCE``, by which bases may overlap things.
    """
    shapes = np.array([thing.shape for thing in things], dtype=object)
    grown = shapely.buffer(shapes, max(0.0, radius - GIVE), quad_segs=_quarter(radius))
    places = np.array([centre for centre, _ in discs], dtype=np.float64).reshape(-1, 2)
    centres = np.array(shapely.points(places), dtype=object)
    widths = np.array([other for _, other in discs], dtype=np.float64) + radius
    round_ones = [
        shapely.buffer(centres[widths == width], max(0.0, width - GIVE), quad_segs=_quarter(width))
        for width in np.unique(widths)
    ]
    return [Area(shape) for shape in np.concatenate([grown, *round_ones]) if not shape.is_empty]


def _quarter(radius: float) -> int:
    return max(4, math.ceil(math.pi / 4 / math.acos(1 - _ARC / radius))) if radius > _ARC else 4
