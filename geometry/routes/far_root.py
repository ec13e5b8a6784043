"""The root of all that is abeam of a segment: so far behind it that its rays are parallel for all that can be measured,
with the distance to the segment taken off. So a strip is a cone like any other.
"""

from dataclasses import dataclass

from geometry.pose import Point
from geometry.routes.grid import Numbers, Points

FAR = 2.0**30
"""Inches from the far root to the segment. Over 40 inches, 40 inches from its middle, a ray strays by a millionth."""


@dataclass(frozen=True, slots=True)
class Strip:
    """The far root of one side: the segment's middle, its direction, and the direction in which the rays run."""

    middle: Point
    along: Point
    ahead: Point

    def foot(self, point: Point) -> Point:
        """Where on the segment's line the way to a point begins."""
        part = self.part(point)
        return (self.middle[0] + part * self.along[0], self.middle[1] + part * self.along[1])

    def part(self, point: Point) -> float:
        """Inches from the middle to that place."""
        x, y = point[0] - self.middle[0], point[1] - self.middle[1]
        height = x * self.ahead[0] + y * self.ahead[1]
        return (x * self.along[0] + y * self.along[1]) / (1 + height / FAR)

    def heights(self, points: Points) -> Numbers:
        x, y = points[:, 0] - self.middle[0], points[:, 1] - self.middle[1]
        heights: Numbers = x * self.ahead[0] + y * self.ahead[1]
        return heights
