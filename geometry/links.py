"""Models held together by straight lines from centre to centre that keep clear of things."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Generic, TypeVar

import shapely
from shapely.geometry.base import BaseGeometry

from geometry.area import Area, union
from geometry.base import Placed
from geometry.pose import Point
from geometry.sweep import centre_line, struck
from geometry.tolerance import TOLERANCE, at_least

K = TypeVar("K")

_DRAWN_HALF_WIDTH = 0.05


@dataclass(frozen=True, slots=True)
class Broken(Generic[K]):
    """A model no chain joins to the root, and the piece of the blockers on its straight line towards the root."""

    model: K
    toward: K
    area: Area


@dataclass(frozen=True, slots=True)
class Links(Generic[K]):
    """Who is joined to the root (the root is), and who is not, in the order given."""

    joined: frozenset[K]
    broken: tuple[Broken[K], ...]


def linked(placed: Mapping[K, Placed], root: K, blockers: Sequence[Area], clearance: float) -> Links[K]:
    """Join each model to the root by straight centre-to-centre lines, through any of the others.

    A line is clear when it stays at least ``clearance`` inches from every blocker; exactly that much is enough. A base
    may stand nearer to a blocker than that: one that lies nearer than ``clearance`` to an end of the line breaks it
    only where the line goes through it.
    """
    lines = Lines(blockers, clearance)
    joined, edge = {root}, [root]
    while edge:
        here = edge.pop(0)
        for key, one in placed.items():
            if key not in joined and not lines.breakers(placed[here].centre, one.centre):
                joined.add(key)
                edge.append(key)
    goal = placed[root].centre
    broken = tuple(
        Broken(key, root, lines.broken_piece(one.centre, goal)) for key, one in placed.items() if key not in joined
    )
    return Links(frozenset(joined), broken)


class Lines:
    """The lines of :func:`linked` past the same blockers, for asking again and again."""

    def __init__(self, blockers: Sequence[Area], clearance: float) -> None:
        self._blockers = [blocker for blocker in blockers if blocker]
        self._tree = shapely.STRtree([blocker.shape for blocker in self._blockers])
        self._clearance = clearance

    def is_clear(self, start: Point, end: Point) -> bool:
        """Whether a line joins these two centres."""
        return not self.breakers(start, end)

    def are_clear(self, pairs: Sequence[tuple[Point, Point]]) -> list[bool]:
        """:meth:`is_clear` for each of several pairs of centres, asked all at once."""
        lines = [centre_line(pair) for pair in pairs]
        clear = [True] * len(lines)
        near = self._tree.query(lines, predicate="dwithin", distance=self._clearance)
        for number, index in near.T.tolist():
            clear[number] = clear[number] and not self._breaks(index, lines[number], *pairs[number])
        return clear

    def breakers(self, start: Point, end: Point) -> list[Area]:
        """The blockers that break the line, in the order given."""
        line = centre_line([start, end])
        near = sorted(self._tree.query(line, predicate="dwithin", distance=self._clearance))
        return [self._blockers[i] for i in near if self._breaks(int(i), line, start, end)]

    def broken_piece(self, start: Point, end: Point) -> Area:
        half_width = max(self._clearance, _DRAWN_HALF_WIDTH)
        return union([struck([start, end], half_width, blocker) for blocker in self.breakers(start, end)])

    def _breaks(self, index: int, line: BaseGeometry, start: Point, end: Point) -> bool:
        if line.intersects(_core(self._blockers[index])):
            return True
        blocker = self._blockers[index]
        if at_least(float(line.distance(blocker.shape)), self._clearance):
            return False
        return all(at_least(blocker.distance(point), self._clearance) for point in (start, end))


@lru_cache(maxsize=512)
def _core(blocker: Area) -> BaseGeometry:
    """What a line goes through when it does more than touch. A blocker thinner than that has no inside to go through:
    a line that meets it crosses it."""
    inside = blocker.shape.buffer(-TOLERANCE, join_style="mitre")
    return blocker.shape if inside.is_empty else inside
