"""Where two things stand so near that a base of some width does not fit between them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import shapely
from shapely.geometry.base import BaseGeometry

from geometry.area import Area
from geometry.pose import Point
from geometry.tolerance import at_least

TOUCHING = 0.02
"""Inches: things as near as this are one to whoever sets them up."""


@dataclass(frozen=True, slots=True)
class Narrow:
    """``first`` and ``second`` are numbers of areas; no second one where the table's edge is near. The line leads from
    one to the other by the shortest way, ``width`` inches."""

    first: int
    second: int | None
    line: tuple[Point, Point]
    width: float


def narrows(areas: Sequence[Area], table: Area, width: float) -> Iterator[Narrow]:
    """Gaps of less than ``width``, but for those that are none: between things that touch, and where the way between
    two of them is filled by a third. One as wide as that, within the tolerance, is wide enough."""
    edge = table.shape.boundary
    solid = shapely.union_all([area.shape for area in areas])
    for number, area in enumerate(areas):
        yield from _gap(number, None, shapely.shortest_line(area.shape, edge), solid, width)
    for (number, area), (other, near) in combinations(enumerate(areas), 2):
        left, top, right, bottom = area.bounds
        x0, y0, x1, y1 = near.bounds
        if x0 - right < width and left - x1 < width and y0 - bottom < width and top - y1 < width:
            yield from _gap(number, other, shapely.shortest_line(area.shape, near.shape), solid, width)


def _gap(
    first: int, second: int | None, line: shapely.LineString, solid: BaseGeometry, width: float
) -> Iterator[Narrow]:
    long = float(line.length)
    if long <= TOUCHING or at_least(long, width):
        return
    if float(line.difference(solid.buffer(1e-6)).length) < long - TOUCHING:
        return
    (ax, ay), (bx, by) = line.coords
    yield Narrow(first, second, ((ax, ay), (bx, by)), long)
