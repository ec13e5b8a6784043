"""One thing that is to be said of a table that is being set up."""

from dataclasses import dataclass
from enum import Enum

from geometry.area import Area
from geometry.pose import Point


class Weight(Enum):
    MISTAKE = "mistake"
    """The mission is not read as long as it stands."""
    ADVICE = "advice"
    MEASURE = "measure"
    """What a table measures, for better or worse."""


@dataclass(frozen=True, slots=True)
class Way:
    """How a side gets somewhere, ``points`` from its start to its end, and what is said of it."""

    side: str
    points: tuple[Point, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Lint:
    """``code`` names its kind; ``area``, ``line`` and ``ways`` are to be drawn, ``measure`` at the line; ``subjects``
    are ids.
    """

    code: str
    text: str
    weight: Weight = Weight.ADVICE
    area: Area | None = None
    line: tuple[Point, Point] | None = None
    subjects: tuple[str, ...] = ()
    measure: str = ""
    ways: tuple[Way, ...] = ()
