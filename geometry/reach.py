"""The area a base can get to in one straight leg.

Routes round corners have their place here too, beside :func:`straight_reach`: what is seen from the centre is the first
sector of the area they open, and each corner seen is the root of the next.
"""

import math
from collections.abc import Iterator, Sequence

import numpy as np
import shapely
import shapely.affinity
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from geometry.area import ARC_ERROR, Area, BadShape
from geometry.pose import Point
from geometry.tolerance import TOLERANCE

_OFF = 1e-6
"""Inches the centre is kept off a wall it touches, so that the wall has a side that faces it."""

_SLIT = 2e-5
"""Inches below which a gap between two shadows is no way through."""

_TOO_DEEP = TOLERANCE + 2 * ARC_ERROR
"""A base may overlap a thing by the tolerance, and the wall its centre keeps out of is drawn that much too large."""

_WIDEST_RUN = math.radians(120)
_FAR_STEPS = 4
_BEYOND = 2.0
"""How many times the distance away a shadow ends, in chords of at most 45 degrees, so that none comes too near."""

_BESIDE = 0.05
"""Inches beside a box, and the lines to it, that are looked at with it."""

_Points = NDArray[np.float64]
_Numbers = NDArray[np.float64]
_Flags = NDArray[np.bool_]


def straight_reach(
    centre: Point,
    allowance: float,
    walls: Sequence[Area],
    floor: Area | None = None,
    within: tuple[float, float, float, float] | None = None,
) -> Area:
    """All points a straight segment from ``centre`` leads to, at most ``allowance`` inches long, that enters no wall.

    Walls are areas of forbidden centres; to touch their outlines is free, and their holes are open. With a ``floor``,
    a convex area, the segment must lie in it. Never claims a point that can't be got to, and misses none farther than
    a hundredth of an inch from the outline. A centre deeper in a wall, or farther off the floor, than the tolerances
    explain gives an empty area; one that is less deep sees away from that wall as if it stood on its outline. Only what
    lies in the box ``within``, where one is given, is to be relied on: the walls that hide nothing of it are left out.
    Raises
    :class:`~geometry.area.BadShape` for a centre or an allowance that is no finite number.
    """
    if not math.isfinite(sum(centre) + allowance):
        raise BadShape("a centre or an allowance is not a finite number")
    if allowance <= 0:
        return Area.empty()
    if floor is not None and floor.distance(centre) > TOLERANCE:
        return Area.empty()
    seen = Area.disc(centre, allowance).shape
    if within is not None:
        left, top, right, bottom = within
        box = shapely.box(left - _BESIDE, top - _BESIDE, right + _BESIDE, bottom + _BESIDE)
        walls = _between(walls, shapely.Point(centre), box)
        seen = box.intersection(seen)
    solids = _solids(walls, centre, allowance)
    if solids is None:
        return Area.empty()
    shadows = _shadows(solids, centre, allowance) if solids else ()
    if floor is not None:
        seen = seen.intersection(floor.shape)
    if len(shadows):
        seen = seen.difference(shapely.union_all(shadows))
        seen = seen.buffer(-_SLIT, join_style="mitre").buffer(_SLIT, join_style="mitre")
    return Area.of(seen)


class Shadows:
    """What some walls hide from a centre, as :func:`straight_reach` has it, for asking about place after place.

    Nothing farther from the centre than ``allowance`` is to be asked about.
    """

    def __init__(self, centre: Point, allowance: float, walls: Sequence[Area]) -> None:
        solids = _solids(walls, centre, allowance)
        self._sees_nothing = solids is None
        self._all = _shadows(solids, centre, allowance) if solids else np.array([], dtype=object)

    def hide(self, area: Area) -> bool:
        """No straight segment leads to any of an area, but perhaps to slivers of rounding. Mostly one wall alone hides
        all of it, which is quicker told than what would be seen."""
        if self._sees_nothing:
            return True
        if not len(self._all):
            return False
        left = area.shape
        if shapely.covers(self._all, left).any():
            return True
        for shadow in self._all[shapely.intersects(self._all, left)]:
            left = left.difference(shadow)
            if left.is_empty:
                return True
        return False


def _between(walls: Sequence[Area], eye: shapely.Point, box: BaseGeometry) -> list[Area]:
    """Those that a straight segment from the eye to some place in the box may meet."""
    if not walls:
        return []
    lines = shapely.union(eye, box).convex_hull.buffer(_BESIDE)
    meets = shapely.intersects(lines, np.array([wall.shape for wall in walls], dtype=object))
    return [wall for wall, is_met in zip(walls, meets.tolist(), strict=True) if is_met]


def _solids(walls: Sequence[Area], centre: Point, allowance: float) -> list[BaseGeometry] | None:
    """The walls near, kept off the centre; None if it is too deep in one."""
    eye = shapely.Point(centre)
    shapes = np.array([wall.shape for wall in walls], dtype=object)
    solids: list[BaseGeometry] = []
    # Nothing lies at no number's distance: so far off is what is empty.
    for shape, away in zip(shapes, shapely.distance(shapes, eye).tolist(), strict=True):
        if away < allowance:
            solid = shape if away >= _OFF else _kept_off(shape, eye)
            if solid is None:
                return None
            solids.append(solid)
    return solids


def _kept_off(wall: BaseGeometry, eye: shapely.Point) -> BaseGeometry | None:
    """The wall, pushed off an eye that stands on its outline; None if the eye is too deep in it."""
    pushed = 0.0
    for _ in range(8):
        apart = float(wall.boundary.distance(eye))
        inside = bool(wall.intersects(eye))
        if not inside and apart >= _OFF:
            return wall
        if pushed + apart > _TOO_DEEP:
            return None
        push = (apart if inside else -apart) + 2 * _OFF
        x, y = _outward(wall, (eye.x, eye.y), apart)
        wall = shapely.affinity.translate(wall, -x * push, -y * push)
        pushed += push
    return None


def _outward(wall: BaseGeometry, eye: Point, apart: float) -> Point:
    """The direction out of the wall at the place of its outline nearest to the eye, which lies ``apart`` from it."""
    normal = np.zeros(2)
    for start, end in _edges(wall, eye):
        side = end - start
        lengths = np.hypot(side[:, 0], side[:, 1])
        start, side, lengths = start[lengths > 0], side[lengths > 0], lengths[lengths > 0]
        part = np.clip(-np.sum(start * side, axis=1) / lengths**2, 0.0, 1.0)
        nearest = start + side * part[:, None]
        here = np.hypot(nearest[:, 0], nearest[:, 1]) <= apart + 1e-9
        # The solid is on the left of each edge, where the angle grows.
        normal = normal + np.sum(np.column_stack([side[here, 1], -side[here, 0]]) / lengths[here, None], axis=0)
    length = float(np.hypot(normal[0], normal[1]))
    return (float(normal[0]) / length, float(normal[1]) / length) if length > 0 else (1.0, 0.0)


def _shadows(solids: Sequence[BaseGeometry], eye: Point, allowance: float) -> NDArray[np.object_]:
    """What lies behind the sides that face the eye, themselves included, out to ``allowance`` and beyond."""
    corners, ring = shapely.get_coordinates(_rings(solids), return_index=True)
    corners = corners - np.array(eye)
    start, end = corners[:-1], corners[1:]
    cross = start[:, 0] * end[:, 1] - start[:, 1] * end[:, 0]
    spans = np.arctan2(cross, np.sum(start * end, axis=1))
    facing = (ring[:-1] == ring[1:]) & (cross < 0) & (_distances(start, end) < allowance)
    lengths = np.hypot(corners[:, 0], corners[:, 1])
    outlines = [
        _shadow(corners[first : last + 2], lengths[first : last + 2], turned, allowance)
        for first, last, turned in _runs(spans, facing)
    ]
    if not outlines:
        return np.array([], dtype=object)
    which = np.repeat(np.arange(len(outlines)), [len(outline) for outline in outlines])
    shadows: NDArray[np.object_] = shapely.polygons(
        shapely.linearrings(np.concatenate(outlines) + np.array(eye), indices=which)
    )
    return shadows


def _runs(spans: _Numbers, facing: _Flags) -> Iterator[tuple[int, int, float]]:
    """The first and the last of each run of edges that face the eye, and how far it turns; along a run the angle only
    falls. No edge leads from one ring to the next, so that no run does."""
    numbers = np.flatnonzero(facing)
    if not len(numbers):
        return
    turns = -spans[numbers]
    starts = np.concatenate([[0], np.flatnonzero(np.diff(numbers) != 1) + 1])
    ends = np.concatenate([starts[1:], [len(numbers)]])
    turned = np.add.reduceat(turns, starts)
    for start, end, turn in zip(starts.tolist(), ends.tolist(), turned.tolist(), strict=True):
        first = int(numbers[start])
        if turn <= _WIDEST_RUN:
            yield first, first + end - start - 1, turn
        else:
            yield from _narrow(first, turns[start:end].tolist())


def _narrow(first: int, turns: Sequence[float]) -> Iterator[tuple[int, int, float]]:
    """A run in parts that are not too wide."""
    begin, turned = first, 0.0
    for number, turn in enumerate(turns, first):
        if number > begin and turned + turn > _WIDEST_RUN:
            yield begin, number - 1, turned
            begin, turned = number, 0.0
        turned += turn
    yield begin, first + len(turns) - 1, turned


def _shadow(near: _Points, lengths: _Numbers, turned: float, allowance: float) -> _Points:
    """The outline of what lies behind a run, its corners given as the eye sees them."""
    far = _BEYOND * max(allowance, float(lengths.max()))
    (begin_x, begin_y), (end_x, end_y) = near[0].tolist(), near[-1].tolist()
    first, last = far / float(lengths[0]), far / float(lengths[-1])
    angle = math.atan2(end_y, end_x)
    between = [angle + turned * i / _FAR_STEPS for i in range(1, _FAR_STEPS)]
    back = [(far * math.cos(a), far * math.sin(a)) for a in between]
    return np.concatenate([near, np.array([(end_x * last, end_y * last), *back, (begin_x * first, begin_y * first)])])


def _rings(solids: Sequence[BaseGeometry]) -> NDArray[np.object_]:
    """Each ring of some walls, the solid on the left of its edges."""
    rings: NDArray[np.object_] = shapely.get_rings(shapely.orient_polygons(shapely.get_parts(solids)))
    return rings


def _edges(wall: BaseGeometry, eye: Point) -> Iterator[tuple[_Points, _Points]]:
    """The edges of each ring, seen from the eye, the solid on their left."""
    for ring in _rings([wall]):
        corners = shapely.get_coordinates(ring) - np.array(eye)
        yield (corners[:-1], corners[1:])


def _distances(start: _Points, end: _Points) -> _Numbers:
    """How far from the eye each edge comes."""
    side = end - start
    squared = np.maximum(np.sum(side * side, axis=1), 1e-30)
    nearest = start + side * np.clip(-np.sum(start * side, axis=1) / squared, 0.0, 1.0)[:, None]
    lengths: _Numbers = np.hypot(nearest[:, 0], nearest[:, 1])
    return lengths
