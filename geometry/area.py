"""A piece of the table: any number of polygons with holes. The only form in which shapes leave this package."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Self

import numpy as np
import shapely
import shapely.affinity
from shapely.geometry.base import BaseGeometry

from geometry.pose import Point
from geometry.prepared import holds

Ring = tuple[Point, ...]

ARC_ERROR = 0.0005
"""Inches by which a drawn arc may fall short of the true circle."""

_QUARTERS = {0.0: (1.0, 0.0), 90.0: (0.0, 1.0), 180.0: (-1.0, 0.0), 270.0: (0.0, -1.0)}


class BadShape(ValueError):
    """A polygon that encloses nothing, crosses itself or has a coordinate that is no finite number."""


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Area:
    """Immutable. Compared by identity; use :meth:`same_as` to compare what is covered."""

    _shape: BaseGeometry = field(repr=False)
    _bounds: tuple[float, float, float, float] | None = field(default=None, init=False, repr=False)
    """Kept once asked for: who tells what is far apart by it asks many times."""

    @classmethod
    def empty(cls) -> Self:
        return cls(shapely.MultiPolygon())

    @classmethod
    def polygon(cls, corners: Sequence[Point]) -> Self:
        """A simple polygon, its corners in either order, closed or not. Raises :class:`BadShape` with the reason."""
        if any(not (math.isfinite(x) and math.isfinite(y)) for x, y in corners):
            raise BadShape("a corner is not a finite number")
        if len(set(corners)) < 3:
            raise BadShape("a polygon needs three different corners")
        shape = shapely.Polygon(corners)
        if not shape.is_valid:
            reason = shapely.is_valid_reason(shape)
            raise BadShape(f"the outline crosses or touches itself ({reason.lower()})")
        if shape.area <= 1e-9:
            raise BadShape("the outline encloses nothing")
        return cls(shape)

    @classmethod
    def rectangle(cls, left: float, top: float, right: float, bottom: float) -> Self:
        """Raises :class:`BadShape` for a side that is no finite number."""
        if not math.isfinite(left + top + right + bottom):
            raise BadShape("a side is not a finite number")
        return cls(shapely.box(left, top, right, bottom))

    @classmethod
    def disc(cls, centre: Point, radius: float, *, outside: bool = False) -> Self:
        """A disc whose outline lies within ``ARC_ERROR`` inside the true circle, or outside it if so asked.

        Raises :class:`BadShape` for a centre or radius that is no finite number.
        """
        if not math.isfinite(radius + centre[0] + centre[1]):
            raise BadShape("a disc's place or radius is not a finite number")
        if radius <= 0:
            return cls.empty()
        segments = quadrant_segments(radius)
        # Corners of the polygon lie on the circle; pushing them out by 1/cos makes its edges touch the circle instead.
        reach = radius / math.cos(math.pi / 4 / segments) if outside else radius
        return cls(shapely.Point(centre).buffer(reach, quad_segs=segments))

    @classmethod
    def of(cls, shape: BaseGeometry) -> Self:
        """For this package alone: keep the areal part of a shapely geometry."""
        return cls(_areal(shape))

    @property
    def shape(self) -> BaseGeometry:
        """For this package alone."""
        return self._shape

    def __bool__(self) -> bool:
        return not self._shape.is_empty

    @property
    def size(self) -> float:
        """Square inches."""
        return float(self._shape.area)

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right, bottom; all NaN for an empty area."""
        if self._bounds is None:
            left, top, right, bottom = self._shape.bounds
            object.__setattr__(self, "_bounds", (left, top, right, bottom))
        assert self._bounds is not None
        return self._bounds

    @property
    def centroid(self) -> Point:
        point = self._shape.centroid
        return (point.x, point.y)

    @property
    def inside_point(self) -> Point:
        """A point within the area, near its middle where that lies inside."""
        point = self._shape.representative_point()
        return (point.x, point.y)

    def rings(self) -> tuple[Ring, ...]:
        """Every outline and hole, to be filled even-odd. The first corner is not repeated at the end."""
        return tuple(_ring(outline) for outline in self._outlines())

    def packed_rings(self, scale: float = 1.0) -> tuple[bytes, ...]:
        """The same rings, each as x and y of its corners times ``scale``, in doubles with the highest byte first: many
        times as fast for who draws one with every move of a hand."""
        return tuple(
            (shapely.get_coordinates(outline)[:-1] * scale).astype(">f8").tobytes() for outline in self._outlines()
        )

    def clipped(self, left: float, top: float, right: float, bottom: float) -> "Area":
        """What of it lies in a box, found far sooner than by ``&`` and as exactly but for roundings: for the eye
        alone, for where an outline runs along the box it may touch itself."""
        return Area.of(shapely.clip_by_rect(self._shape, left, top, right, bottom))

    def simplified(self, within: float) -> "Area":
        """With fewer corners, its outline within so many inches of the truth: for the eye alone."""
        return Area.of(self._shape.simplify(within))

    def along_outline(self, count: int) -> tuple[Point, ...]:
        """So many places, evenly along the longest outline, from its first corner on; none of an empty area."""
        outlines = [one.exterior if isinstance(one, shapely.Polygon) else one for one in self._outlines()]
        if not outlines:
            return ()
        longest = max(outlines, key=lambda outline: float(outline.length))
        length = float(longest.length)
        steps = [index * length / count for index in range(count)]
        places = shapely.get_coordinates(shapely.line_interpolate_point(longest, steps)).tolist()
        return tuple((x, y) for x, y in places)

    def _outlines(self) -> Iterator[shapely.LinearRing | shapely.Polygon]:
        """A polygon without holes is its outline."""
        shape = self._shape
        if isinstance(shape, shapely.Polygon) and not shapely.get_num_interior_rings(shape):
            if not shape.is_empty:
                yield shape
            return
        for part in self._parts():
            yield part.exterior
            yield from part.interiors

    def parts(self) -> tuple["Area", ...]:
        return tuple(Area(part) for part in self._parts())

    def _parts(self) -> Iterator[shapely.Polygon]:
        for part in shapely.get_parts(self._shape):
            if isinstance(part, shapely.Polygon) and not part.is_empty:
                yield part

    def contains(self, point: Point) -> bool:
        """The outline counts as inside."""
        return holds(self._shape, point[0], point[1])

    def covers(self, other: "Area") -> bool:
        return bool(self._shape.covers(other._shape))

    def overlaps(self, other: "Area") -> bool:
        """Share more than an outline."""
        return bool(self._shape.intersection(other._shape).area > 0)

    def distance(self, point: Point) -> float:
        """0 inside and on the outline; infinite from an empty area."""
        if self._shape.is_empty:
            return math.inf
        return float(self._shape.distance(shapely.Point(point)))

    def distance_to_outline(self, point: Point) -> float:
        """How far inside or outside a point lies, without a sign; infinite for an empty area."""
        if self._shape.is_empty:
            return math.inf
        return float(self._shape.boundary.distance(shapely.Point(point)))

    def gap(self, other: "Area") -> float:
        """Nearest point to nearest point; 0 where they touch; infinite if either is empty."""
        if self._shape.is_empty or other._shape.is_empty:
            return math.inf
        return float(self._shape.distance(other._shape))

    def nearest(self, point: Point) -> Point:
        """The point of the area nearest to ``point``. The area must not be empty."""
        return _nearest(self._shape, shapely.Point(point))

    def nearest_on_outline(self, point: Point) -> Point:
        """The point of the outline, holes included, nearest to ``point``. The area must not be empty."""
        return _nearest(self._shape.boundary, shapely.Point(point))

    def __or__(self, other: "Area") -> "Area":
        return Area.of(self._shape.union(other._shape))

    def __and__(self, other: "Area") -> "Area":
        return Area.of(self._shape.intersection(other._shape))

    def __sub__(self, other: "Area") -> "Area":
        return Area.of(self._shape.difference(other._shape))

    def same_as(self, other: "Area", within: float = 1e-6) -> bool:
        """The two cover the same, but for ``within`` square inches."""
        return float(self._shape.symmetric_difference(other._shape).area) <= within

    def grown(self, by: float) -> "Area":
        """All within ``by`` of the area, the outline never short of the truth by more than ``ARC_ERROR``.

        A negative ``by`` shrinks. Raises :class:`BadShape` for one that is no finite number.
        """
        if not math.isfinite(by):
            raise BadShape("a distance is not a finite number")
        return Area.of(self._shape.buffer(by, quad_segs=corner_segments(abs(by))))

    def ribbon(self, width: float) -> "Area":
        """The inner border of the area, ``width`` wide. Raises :class:`BadShape` for one that is no finite number."""
        if not math.isfinite(width):
            raise BadShape("a width is not a finite number")
        return Area.of(self._shape.difference(self._shape.buffer(-width, quad_segs=4)))

    def moved(self, dx: float, dy: float) -> "Area":
        """Raises :class:`BadShape` for a distance that is no finite number."""
        if not math.isfinite(dx + dy):
            raise BadShape("a distance is not a finite number")
        step = np.array((dx, dy))
        return Area(shapely.transform(self._shape, lambda corners: corners + step))

    def turned(self, degrees: float, about: Point, *, mirrored: bool = False) -> "Area":
        """Degrees clockwise about a point, exact for quarter turns; ``mirrored`` first swaps left and right of it.

        Raises :class:`BadShape` for a turn that is no finite number.
        """
        if not math.isfinite(degrees):
            raise BadShape("a turn is not a finite number")
        cos, sin = _QUARTERS.get(degrees % 360) or (math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))
        across = -1.0 if mirrored else 1.0
        (x, y), (a, b, c, d) = about, (cos * across, -sin, sin * across, cos)
        moves = (a, b, c, d, x - a * x - b * y, y - c * x - d * y)
        return Area(shapely.affinity.affine_transform(self._shape, moves))


def union(areas: Iterable[Area]) -> Area:
    return Area.of(shapely.union_all([area.shape for area in areas]))


def quadrant_segments(radius: float, error: float = ARC_ERROR) -> int:
    """Segments a quarter circle needs for its chords to stay within ``error`` of the arc.

    Raises :class:`BadShape` for a radius that is no finite number.
    """
    if not math.isfinite(radius):
        raise BadShape("a radius is not a finite number")
    if radius <= error:
        return 4
    return max(4, math.ceil(math.pi / 4 / math.acos(1 - error / radius)))


def corner_segments(radius: float, error: float = ARC_ERROR) -> int:
    """Likewise for the arc round a corner of any angle, which GEOS may divide in chords half as long again."""
    return math.ceil(1.5 * quadrant_segments(radius, error))


def _areal(shape: BaseGeometry) -> BaseGeometry:
    if isinstance(shape, shapely.Polygon | shapely.MultiPolygon):
        return shape
    polygons = [part for part in shapely.get_parts(shape) if isinstance(part, shapely.Polygon)]
    return shapely.MultiPolygon(polygons) if polygons else shapely.MultiPolygon()


def _ring(ring: shapely.LinearRing | shapely.Polygon) -> Ring:
    """Of a polygon without holes the outline."""
    across, down = shapely.get_coordinates(ring)[:-1].T.tolist()
    return tuple(zip(across, down, strict=True))


def _nearest(shape: BaseGeometry, point: shapely.Point) -> Point:
    line = shapely.shortest_line(shape, point)
    x, y = shapely.get_coordinates(line)[0]
    return (float(x), float(y))
