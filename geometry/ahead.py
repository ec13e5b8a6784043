"""What lies beyond the near side of a shape, seen from a point outside it: for one who goes straight on and stops there
while another, beside it, goes on by as much as was meant."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import shapely
import shapely.affinity
from numpy.typing import NDArray

from geometry.area import Area
from geometry.pose import Point

_RAY_STEP, _RIM_STEP = 0.01, 0.03
"""Radians and inches between two rays."""
_SLIT = 2e-5
"""Inches below which nothing is left between two cuts."""
_NEAREST = 0.05
"""Inches from the eye at which rays lie as close as they ever do."""
_SPARE = 0.02
"""Inches by which what would be too near is cut out too wide, for rays stand for what is between them."""

_Numbers = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Companion:
    """One who goes by the same offset from ``start``, and ends no nearer than ``clear`` to where the first stops."""

    start: Point
    clear: float


def ends_beyond(eye: Point, rim: Area, core: Area, kept: Area, far: float, companion: Companion) -> Area:
    """Where the companion ends whose offset takes the one at ``eye`` to the near side of ``rim``, within ``kept``, or
    on past it: where that one stops. At most ``far`` inches of it count.

    ``rim`` and ``core`` are convex, ``core`` lies within ``rim``: rays that miss it only graze the rim and do not
    count. Empty where the eye is not outside the rim. A part of it may be missing where the two would end within
    a fiftieth of an inch of what is too near.
    """
    if not rim or not kept or rim.contains(eye):
        return Area.empty()
    here = np.array(eye)
    aside = np.array(companion.start) - here
    found, barred = [], []
    for along in _stretches(here, rim, core, kept):
        out = along - here
        way = np.hypot(out[:, 0], out[:, 1])
        bearing = out / way[:, None]
        beyond = bearing * (2 * far + 2 * way.max())
        found.append(shapely.Polygon(np.vstack([out, beyond[::-1]])).buffer(0.0))
        barred += _too_near(out, bearing, aside, companion.clear + _SPARE)
    if not found:
        return Area.empty()
    offsets = shapely.union_all(found).intersection(shapely.Point(0, 0).buffer(far, quad_segs=32))
    if barred:
        offsets = offsets.difference(shapely.union_all(barred))
    offsets = offsets.buffer(-_SLIT, join_style="mitre").buffer(_SLIT, join_style="mitre")
    return Area.of(shapely.affinity.translate(offsets, *companion.start))


def _too_near(out: _Numbers, bearing: _Numbers, aside: _Numbers, clear: float) -> list[shapely.Polygon]:
    """Offsets that take the companion over where the first stops: along each ray a stretch of what goes on past it."""
    ahead = -(bearing @ aside)
    spread = ahead**2 - float(aside @ aside) + clear**2
    last = ahead + np.sqrt(np.maximum(spread, 0.0))
    first = np.maximum(ahead - np.sqrt(np.maximum(spread, 0.0)), 0.0)
    meets = (spread > 0) & (last > 0)
    strips = []
    for run in _runs(meets):
        near, beyond = (out[run] + bearing[run] * part[run, None] for part in (first, last))
        if len(near) > 1:
            strips.append(shapely.Polygon(np.vstack([near, beyond[::-1]])).buffer(0.0))
    return strips


def _runs(flags: NDArray[np.bool_]) -> Iterator[NDArray[np.intp]]:
    """The numbers of those that follow each other."""
    numbers = np.flatnonzero(flags)
    if len(numbers):
        yield from np.split(numbers, np.flatnonzero(np.diff(numbers) > 1) + 1)


def _stretches(eye: _Numbers, rim: Area, core: Area, kept: Area) -> Iterator[_Numbers]:
    """The points of the near side of the rim, within what is kept and before the core, close enough for rays."""
    ring = shapely.get_coordinates(shapely.orient_polygons(rim.shape.convex_hull))
    start, side = ring[:-1], np.diff(ring, axis=0)
    faces = side[:, 0] * (eye[1] - start[:, 1]) - side[:, 1] * (eye[0] - start[:, 0]) < 0
    if not faces.any() or not kept.shape.intersects(rim.shape):
        return
    edges = shapely.linestrings(np.stack([start[faces], start[faces] + side[faces]], axis=1))
    near = shapely.line_merge(shapely.union_all(edges))
    within = shapely.intersection(shapely.intersection(near, kept.shape), _fan(eye, core, rim))
    for line in shapely.get_parts(shapely.line_merge(within)):
        if isinstance(line, shapely.LineString) and line.length > 1e-6:
            apart = max(_NEAREST, line.distance(shapely.Point(eye)))
            yield shapely.get_coordinates(shapely.segmentize(line, min(_RIM_STEP, apart * _RAY_STEP)))


def _fan(eye: _Numbers, core: Area, rim: Area) -> shapely.Polygon:
    """All before a convex shape and beside it that rays from the eye through the shape pass."""
    corners = shapely.get_coordinates(core.shape.convex_hull) - eye
    middle = corners.mean(axis=0)
    across = np.arctan2(middle[0] * corners[:, 1] - middle[1] * corners[:, 0], corners @ middle)
    sides = corners[[int(across.argmin()), int(across.argmax())]]
    left, top, right, bottom = rim.bounds
    size = 4 * (right - left + bottom - top + float(np.hypot(*middle)))
    ends = sides / np.hypot(sides[:, 0], sides[:, 1])[:, None] * size
    return shapely.Polygon([eye, eye + ends[0], eye + (ends[0] + ends[1]), eye + ends[1]])
