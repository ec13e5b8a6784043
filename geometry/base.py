"""The base a miniature stands on: round, oval or rectangular, in inches."""

import math
from dataclasses import dataclass
from enum import Enum
from typing import Self

from geometry.pose import Point, Pose

MILLIMETRES_PER_INCH = 25.4


class BaseShape(Enum):
    ROUND = "round"
    OVAL = "oval"
    RECTANGLE = "rectangle"


@dataclass(frozen=True, slots=True)
class Base:
    """Before it is turned, ``width`` lies along the x axis and ``depth`` along the y axis. Round: both are equal."""

    shape: BaseShape
    width: float
    depth: float

    def __post_init__(self) -> None:
        for length in (self.width, self.depth):
            if not (math.isfinite(length) and length > 0):
                raise ValueError(f"a base measures more than 0 inches each way, not {length}")
        if self.shape is BaseShape.ROUND and self.width != self.depth:
            raise ValueError("a round base is as wide as it is deep")

    @classmethod
    def round(cls, diameter: float) -> Self:
        return cls(BaseShape.ROUND, diameter, diameter)

    @classmethod
    def from_millimetres(cls, shape: BaseShape, width: float, depth: float | None = None) -> Self:
        """The one place where millimetres become inches."""
        return cls(shape, width / MILLIMETRES_PER_INCH, (width if depth is None else depth) / MILLIMETRES_PER_INCH)

    @property
    def is_round(self) -> bool:
        return self.shape is BaseShape.ROUND

    @property
    def inner_radius(self) -> float:
        """Radius of the largest disc round the centre that lies within the base."""
        return min(self.width, self.depth) / 2

    @property
    def outer_radius(self) -> float:
        """Radius of the smallest disc round the centre that holds the base."""
        if self.shape is BaseShape.RECTANGLE:
            return math.hypot(self.width, self.depth) / 2
        return max(self.width, self.depth) / 2


@dataclass(frozen=True, slots=True)
class Placed:
    """A base at a pose: what distances are measured between."""

    base: Base
    pose: Pose

    @property
    def centre(self) -> Point:
        return self.pose.point

    def to(self, pose: Pose) -> Self:
        return type(self)(self.base, pose)
