"""Moves, turns and mirrorings of things that lie on the table, and whatever these make together."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import shapely.affinity

from geometry.area import Area
from geometry.pose import Point, cos_sin


@dataclass(frozen=True, slots=True)
class Isometry:
    """What is mirrored is so first, left for right about the line x = 0; then it is turned about the origin, degrees
    clockwise, then moved. Lengths and areas stay. Raises :class:`~geometry.pose.BadPose` for a turn that is no finite
    number."""

    turn: float = 0.0
    dx: float = 0.0
    dy: float = 0.0
    mirrored: bool = False

    @classmethod
    def moved(cls, dx: float, dy: float) -> Self:
        return cls(dx=dx, dy=dy)

    @classmethod
    def turned(cls, degrees: float, about: Point) -> Self:
        return cls._keeping(about, cls(degrees))

    @classmethod
    def left_for_right(cls, x: float) -> Self:
        """Mirrored about the line up and down the table at ``x``."""
        return cls._keeping((x, 0.0), cls(mirrored=True))

    @classmethod
    def top_for_bottom(cls, y: float) -> Self:
        """Mirrored about the line across the table at ``y``."""
        return cls._keeping((0.0, y), cls(180.0, mirrored=True))

    @classmethod
    def _keeping(cls, fixed: Point, linear: "Isometry") -> Self:
        x, y = linear.point(fixed)
        return cls(linear.turn, fixed[0] - x, fixed[1] - y, linear.mirrored)

    def point(self, point: Point) -> Point:
        a, b, c, d = self._matrix
        return (a * point[0] + b * point[1] + self.dx, c * point[0] + d * point[1] + self.dy)

    def points(self, points: Sequence[Point]) -> tuple[Point, ...]:
        return tuple(self.point(point) for point in points)

    def direction(self, turn: float) -> float:
        """The turn of a thing whose own turn was ``turn``, from 0 to below 360. A mirrored thing is its own mirror
        image besides, left for right in its own frame."""
        return (self.turn + (-turn if self.mirrored else turn)) % 360.0

    def area(self, area: Area) -> Area:
        a, b, c, d = self._matrix
        return Area.of(shapely.affinity.affine_transform(area.shape, (a, b, c, d, self.dx, self.dy)))

    @property
    def _matrix(self) -> tuple[float, float, float, float]:
        cos, sin = cos_sin(self.turn)
        return (-cos, -sin, -sin, cos) if self.mirrored else (cos, -sin, sin, cos)


def mirrors_itself(area: Area, within: float = 1e-6) -> bool:
    """Whether an area is its own mirror image about the upright line through the middle of its box; ``within`` is the
    area by which the two may differ, in square inches."""
    left, _, right, _ = area.bounds
    return area.same_as(Isometry.left_for_right((left + right) / 2).area(area), within)
