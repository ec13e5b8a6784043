"""Straight free lanes across a table: strips of a width that no obstacle reaches into, from one edge to another."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray

from geometry.area import Area
from geometry.pose import Point
from geometry.tolerance import TOLERANCE

Segment = tuple[Point, Point]
_Lines = NDArray[np.float64]
"""A row a line: the unit normal, and how far along it the line lies."""
_Points = NDArray[np.float64]
_SAME = 1e-9


@dataclass(frozen=True, slots=True)
class Lane:
    """The middle line of a strip, from the edge it begins at to the one it ends at."""

    start: Point
    end: Point


@dataclass(frozen=True, slots=True)
class Field:
    """A table of ``width`` by ``height``. A lane leads from one of ``starts`` to one of ``ends``, parts of its edges.

    ``obstacles`` and ``posts``, which are points, keep a lane off by half its width.
    """

    width: float
    height: float
    starts: tuple[Segment, ...]
    ends: tuple[Segment, ...]
    obstacles: tuple[Area, ...]
    posts: tuple[Point, ...] = ()


def two_lanes(field: Field, width: float) -> tuple[Lane, ...]:
    """Two lanes of a width whose strips share no part of the table; one or none where there are no two.

    Exact but for the tolerance: if a lane exists, one exists that touches two obstacles, or one and an end of an edge,
    or runs from end to end of edges. A second that lies beside a first is found at its side.
    """
    space = _Space(field, width / 2)
    lines = space.free(space.candidates())
    if not len(lines):
        return ()
    beside = [np.column_stack([lines[:, :2], lines[:, 2] + shift]) for shift in (-width, width)]
    lines = np.vstack([lines, space.free(np.vstack(beside))])
    cuts = [space.strip(line) for line in lines]
    corners = np.vstack([np.asarray(cut) for cut in cuts])
    owner = np.repeat(np.arange(len(cuts)), [len(cut) for cut in cuts])
    starts = np.concatenate([[0], np.flatnonzero(np.diff(owner)) + 1])
    for index in range(len(lines)):
        across = corners @ lines[index, :2] - lines[index, 2]
        low, high = np.minimum.reduceat(across, starts), np.maximum.reduceat(across, starts)
        apart = (low >= width / 2 - TOLERANCE) | (high <= TOLERANCE - width / 2)
        if apart.any():
            return (space.lane(lines[index]), space.lane(lines[int(np.argmax(apart))]))
    return (space.lane(lines[0]),)


def widest_two(field: Field, width: float, within: float = 0.005) -> float:
    """The width, up to ``width``, of which there are two lanes; 0 where no two lines get through."""
    if len(two_lanes(field, width)) == 2:
        return width
    low, high = 0.0, width
    while high - low > within:
        middle = (low + high) / 2
        low, high = (middle, high) if len(two_lanes(field, middle)) == 2 else (low, middle)
    return low


class _Space:
    """The lines of a field that keep half a width off everything."""

    def __init__(self, field: Field, half: float) -> None:
        self.field = field
        self.half = half
        hulls = [_corners(area) for area in field.obstacles]
        single = [np.asarray([post], dtype=float) for post in field.posts]
        self._groups = [points for points in (*hulls, *single) if len(points)]
        self._all = np.vstack(self._groups) if self._groups else np.zeros((0, 2))
        sizes = [len(points) for points in self._groups]
        self._starts = np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(int) if sizes else np.zeros(0, dtype=int)
        ends = [end for segment in (*field.starts, *field.ends) for end in segment]
        self._ends = np.asarray(sorted(set(ends)), dtype=float).reshape(-1, 2)

    def candidates(self) -> _Lines:
        """Lines that touch two things, or one and an end of an edge, or run through two ends."""
        things = np.vstack([self._all, self._ends])
        radii = np.concatenate([np.full(len(self._all), self.half), np.zeros(len(self._ends))])
        first, second = np.triu_indices(len(things), k=1)
        found = [
            _tangents(things[first], radii[first] * one, things[second], radii[second] * other)
            for one in (1, -1)
            for other in (1, -1)
        ]
        return np.vstack(found)

    def free(self, lines: _Lines) -> _Lines:
        """Those that run from a start to an end and keep off all, each once."""
        if not len(lines):
            return lines
        lines = lines[self._leads(lines)]
        if len(self._all) and len(lines):
            across = lines[:, :2] @ self._all.T - lines[:, 2:]
            low = np.minimum.reduceat(across, self._starts, axis=1)
            high = np.maximum.reduceat(across, self._starts, axis=1)
            off = (low >= self.half - TOLERANCE) | (high <= TOLERANCE - self.half)
            lines = lines[off.all(axis=1)]
        return np.unique(np.round(_one_way(lines), 7), axis=0)

    def _leads(self, lines: _Lines) -> NDArray[np.bool_]:
        starts = self._crosses(lines, self.field.starts)
        ends = self._crosses(lines, self.field.ends)
        return starts & ends

    def _crosses(self, lines: _Lines, segments: Sequence[Segment]) -> NDArray[np.bool_]:
        met = np.zeros(len(lines), dtype=bool)
        for start, end in segments:
            a = lines[:, :2] @ np.asarray(start) - lines[:, 2]
            b = lines[:, :2] @ np.asarray(end) - lines[:, 2]
            along = (np.abs(a) <= TOLERANCE) & (np.abs(b) <= TOLERANCE)
            met |= (np.minimum(a, b) <= TOLERANCE) & (np.maximum(a, b) >= -TOLERANCE) & ~along
        return met

    def strip(self, line: _Lines) -> list[Point]:
        """The corners of a lane's strip on the table."""
        x, y, c = (float(value) for value in line)
        far = self.field.width + self.field.height
        middle, ahead = (x * c, y * c), (-y, x)

        def at(along: float, across: float) -> Point:
            return (middle[0] + along * ahead[0] + across * x, middle[1] + along * ahead[1] + across * y)

        half = max(self.half, _SAME)
        band = shapely.Polygon([at(-far, -half), at(far, -half), at(far, half), at(-far, half)])
        cut = band.intersection(shapely.box(0, 0, self.field.width, self.field.height))
        return [(float(px), float(py)) for px, py in shapely.get_coordinates(cut)]

    def lane(self, line: _Lines) -> Lane:
        """From the start to the end that it leads between."""
        return Lane(self._meeting(line, self.field.starts), self._meeting(line, self.field.ends))

    def _meeting(self, line: _Lines, segments: Sequence[Segment]) -> Point:
        x, y, c = (float(value) for value in line)
        best: tuple[float, Point] = (math.inf, (0.0, 0.0))
        for start, end in segments:
            a = x * start[0] + y * start[1] - c
            b = x * end[0] + y * end[1] - c
            part = 0.0 if a == b else min(1.0, max(0.0, a / (a - b)))
            point = (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1]))
            best = min(best, (abs(x * point[0] + y * point[1] - c), point))
        return best[1]


def _corners(area: Area) -> _Points:
    """Those of its hull: what lies on one side of a line is what its hull does."""
    hull = area.shape.convex_hull
    return shapely.get_coordinates(hull)[:-1] if isinstance(hull, shapely.Polygon) else np.zeros((0, 2))


def _tangents(first: _Points, one: NDArray[np.float64], second: _Points, other: NDArray[np.float64]) -> _Lines:
    """Lines at the signed distance ``one`` from the points ``first`` and ``other`` from ``second``."""
    between = second - first
    length = np.hypot(between[:, 0], between[:, 1])
    apart = length > _SAME
    sine = np.divide(other - one, length, out=np.full(len(length), 2.0), where=apart)
    kept = np.abs(sine) <= 1.0
    unit = between[kept] / length[kept, None]
    sine = sine[kept]
    found = []
    for turn in (1.0, -1.0):
        cosine = turn * np.sqrt(1.0 - sine**2)
        normal = np.column_stack([unit[:, 0] * sine - unit[:, 1] * cosine, unit[:, 1] * sine + unit[:, 0] * cosine])
        offset = (normal * first[kept]).sum(axis=1) - one[kept]
        found.append(np.column_stack([normal, offset]))
    return np.vstack(found)


def _one_way(lines: _Lines) -> _Lines:
    """Of the two ways to write a line, the one whose normal points right, or down."""
    turned = (lines[:, 0] < -_SAME) | ((np.abs(lines[:, 0]) <= _SAME) & (lines[:, 1] < 0))
    return np.where(turned[:, None], -lines, lines)


def around(segments: Sequence[Segment], width: float, height: float) -> Iterator[Point]:
    """The corners of a table that no two of these parts of its edges meet at."""
    for corner in ((0.0, 0.0), (width, 0.0), (width, height), (0.0, height)):
        touching = [one for one in segments if corner in one]
        if len(touching) < 2:
            yield corner
