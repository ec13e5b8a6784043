"""Where a base stands and how it is turned."""

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Self

Point = tuple[float, float]


FARTHEST = 1e9
"""Inches from the origin: what lies farther off has coordinates too coarse to say where it is."""


class BadPose(ValueError):
    """A place that lies beyond ``FARTHEST``, or a place or a turn that is no finite number."""


@dataclass(frozen=True, slots=True)
class Pose:
    """Centre of a base in inches and its turn in degrees clockwise (y runs down).

    Raises :class:`BadPose` for a number that is not finite, and for a place beyond ``FARTHEST``: no area, and no
    measure, is ever made of one.
    """

    x: float
    y: float
    turn: float = 0.0

    def __post_init__(self) -> None:
        # No comparison holds of what is no number.
        if not (-FARTHEST <= self.x <= FARTHEST and -FARTHEST <= self.y <= FARTHEST and math.isfinite(self.turn)):
            raise BadPose(f"a place or a turn is not a finite number, or lies farther than {FARTHEST:.0f} inches off")

    @property
    def point(self) -> Point:
        return (self.x, self.y)

    def at(self, x: float, y: float) -> Self:
        """The same turn at another place."""
        return type(self)(x, y, self.turn)

    def moved(self, dx: float, dy: float) -> Self:
        return type(self)(self.x + dx, self.y + dy, self.turn)

    def turned(self, degrees: float) -> Self:
        return type(self)(self.x, self.y, (self.turn + degrees) % 360.0)

    def place(self, local: Point) -> Point:
        """Where a point of the base, given in the base's own frame, lies on the table."""
        cos, sin = cos_sin(self.turn)
        return (self.x + local[0] * cos - local[1] * sin, self.y + local[0] * sin + local[1] * cos)


def distance(a: Point, b: Point) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])


def path_length(points: tuple[Point, ...]) -> float:
    return sum(distance(a, b) for a, b in pairwise(points))


def cos_sin(degrees: float) -> tuple[float, float]:
    """Of an angle in degrees. Raises :class:`BadPose` for one that is no finite number."""
    if not math.isfinite(degrees):
        raise BadPose("a turn is not a finite number")
    # Quarter turns are exact, so that an untilted rectangle keeps its corners on the table's own numbers.
    quarter = degrees % 360.0 / 90.0  # 4 for a hair below nought: the remainder rounds up to 360
    if quarter == int(quarter):
        return ((1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0))[int(quarter) % 4]
    angle = math.radians(degrees)
    return (math.cos(angle), math.sin(angle))
