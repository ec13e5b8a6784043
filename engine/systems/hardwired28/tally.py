"""What a mission keeps count of, beyond who stands where."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from geometry.pose import Point


@dataclass(frozen=True, slots=True)
class Tally:
    """``points`` are rounds won, downloads, steps, exits or Leads, as the mission has it, by side.

    ``claims`` are markers by the side that has them, ``marks`` conduits half severed by the side that did it, ``used``
    the sides that have downloaded this round. ``named`` is each side's secret target, ``quarters`` the quarter that an
    owner chose for a model on a line. ``controls`` has the relay for this round. ``winner`` is set by what ends the
    game at once, ``why`` tells it.
    """

    points: Mapping[str, int] = field(default_factory=dict)
    claims: Mapping[str, str] = field(default_factory=dict)
    marks: Mapping[str, str] = field(default_factory=dict)
    used: frozenset[str] = frozenset()
    named: Mapping[str, str] = field(default_factory=dict)
    quarters: Mapping[str, int] = field(default_factory=dict)
    controls: str | None = None
    left: Mapping[str, str] = field(default_factory=dict)
    """Models that are off the table by their own feet, and the edge they went over."""
    searched: Point | None = None
    """Where the model stood that Searched or Interrogated last."""
    winner: str | None = None
    why: str = ""

    def points_of(self, side: str) -> int:
        return self.points.get(side, 0)
