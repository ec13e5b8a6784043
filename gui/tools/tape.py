"""A tape measure: points laid one after another, and the lengths between them."""

from dataclasses import dataclass, replace
from itertools import pairwise

from geometry.pose import Point, distance


@dataclass(frozen=True, slots=True)
class Tape:
    """``loose`` is where the pointer is while the next point is not laid yet."""

    points: tuple[Point, ...] = ()
    loose: Point | None = None

    @property
    def shown(self) -> tuple[Point, ...]:
        if not self.points or self.loose is None or self.loose == self.points[-1]:
            return self.points
        return (*self.points, self.loose)

    @property
    def lengths(self) -> tuple[float, ...]:
        """Inches of each leg."""
        return tuple(distance(a, b) for a, b in pairwise(self.shown))

    @property
    def length(self) -> float:
        return sum(self.lengths)


EMPTY = Tape()


def lay(tape: Tape, at: Point) -> Tape:
    """A further point; one laid twice at the same spot counts once."""
    if tape.points and tape.points[-1] == at:
        return tape
    return Tape((*tape.points, at))


def pull(tape: Tape, at: Point) -> Tape:
    """The free end follows the pointer."""
    return replace(tape, loose=at) if tape.points else tape


def take_back(tape: Tape) -> Tape:
    return replace(tape, points=tape.points[:-1])
