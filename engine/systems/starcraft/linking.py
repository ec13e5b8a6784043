"""What is asked again and again about one unit in one position: its Coherency Links, and room round its leader."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import cached_property
from typing import TypeVar

from engine.ground import Obstacle
from geometry.area import Area
from geometry.base import Base, Placed
from geometry.boxes import Boxes
from geometry.keepout import too_near_base
from geometry.links import Lines
from geometry.pose import Point
from geometry.reach import Shadows, straight_reach

K = TypeVar("K")
V = TypeVar("V")

Box = tuple[float, float, float, float]

_MOST_LINES = 20_000
_MOST_AREAS = 500
"""Kept before all are forgotten: a hand that moves asks about ever new places."""


class Linking:
    """What no link may cross, and how far it keeps off that. Safe to ask from several threads."""

    def __init__(self, obstacles: tuple[Obstacle, ...], clearance: float) -> None:
        self._obstacles = obstacles
        self._clearance = clearance
        self._known: dict[tuple[Point, Point], bool] = {}
        self._sights: dict[tuple[Point, Box], Area] = {}
        self._shadows: dict[tuple[Point, Box], Shadows] = {}
        self._sights_of_all: dict[tuple[tuple[Point, ...], Box], Area] = {}
        self._open: dict[tuple[Placed, float, float, frozenset[str]], Area] = {}
        self._taken: dict[tuple[Placed, float], Area] = {}
        self._bands: dict[Hashable, Area] = {}

    @cached_property
    def _lines(self) -> Lines:
        return Lines([obstacle.area for obstacle in self._obstacles], self._clearance)

    def joins(self, a: Point, b: Point) -> bool:
        """Whether a straight link leads from centre to centre."""
        if not self._obstacles:
            return True
        key = (a, b) if a <= b else (b, a)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= _MOST_LINES:
                self._known.clear()
            found = self._known[key] = self._lines.is_clear(*key)
        return found

    def joined_to(self, a: Point, others: Sequence[Point]) -> list[bool]:
        """:meth:`joins` for each of several, those not asked about before all at once."""
        if not self._obstacles:
            return [True] * len(others)
        keys = [(a, b) if a <= b else (b, a) for b in others]
        found = {key: known for key in keys if (known := self._known.get(key)) is not None}
        new = list(dict.fromkeys(key for key in keys if key not in found))
        if new:
            answers = dict(zip(new, self._lines.are_clear(new), strict=True))
            if len(self._known) + len(new) > _MOST_LINES:
                self._known.clear()
            self._known.update(answers)
            found.update(answers)
        return [found[key] for key in keys]

    def sight(self, centre: Point, towards: Box) -> Area:
        """All centres within a box that a straight link from a model gets to, and maybe some without."""
        return _kept(self._sights, (centre, towards), lambda: self._seen(centre, towards))

    def sight_of_all(self, centres: tuple[Point, ...], towards: Box) -> Area:
        """What links from any of some models get to. One model more than before takes one step more."""
        if len(centres) < 2:
            return self.sight(centres[0], towards) if centres else Area.empty()

        def find() -> Area:
            return self.sight_of_all(centres[:-1], towards) | self.sight(centres[-1], towards)

        return _kept(self._sights_of_all, (centres, towards), find)

    def is_hidden(self, centre: Point, area: Area, towards: Box) -> bool:
        """:meth:`sight` from a model shows nothing of an area within the box. Quick where it stands behind one wall."""
        shadows = _kept(
            self._shadows,
            (centre, towards),
            lambda: Shadows(centre, _far(centre, towards), self._walls(centre, towards)),
        )
        return shadows.hide(area)

    def _seen(self, centre: Point, towards: Box) -> Area:
        return straight_reach(centre, _far(centre, towards), self._walls(centre, towards), within=towards)

    def _walls(self, centre: Point, towards: Box) -> list[Area]:
        """What the centre of a link keeps out of on its way from a model into the box."""
        x, y = centre
        left, top, right, bottom = towards
        bounds = (min(x, left), min(y, top), max(x, right), max(y, bottom))
        disc = Base.round(2 * self._clearance)
        return [obstacle.keep_out(disc, 0.0) for obstacle in self._near(bounds)]

    def open(self, leader: Placed, turn: float, reach: float, gone: frozenset[str], find: Callable[[], Area]) -> Area:
        """What ``find`` gives for a place of the leader, a turn of the others, a distance, and what has gone."""
        return _kept(self._open, (leader, turn, reach, gone), find)

    def taken(self, stands: Placed, base: Base, turn: float) -> Area:
        """Centres at which one of the unit would overlap another that stands."""
        return _kept(self._taken, (stands, turn), lambda: too_near_base(stands, base, turn))

    def band(self, key: Hashable, find: Callable[[], Area]) -> Area:
        """What ``find`` gives for something that stays where it is while the unit moves."""
        return _kept(self._bands, key, find)

    @cached_property
    def _boxes(self) -> Boxes:
        return Boxes([obstacle.bounds for obstacle in self._obstacles])

    def _near(self, bounds: Box) -> Iterator[Obstacle]:
        return (self._obstacles[number] for number in self._boxes.near(bounds, self._clearance + 0.01))


def _far(centre: Point, towards: Box) -> float:
    """No place of the box is farther from the centre."""
    x, y = centre
    left, top, right, bottom = towards
    return max(abs(x - left), abs(x - right)) + max(abs(y - top), abs(y - bottom))


def _kept(known: dict[K, V], key: K, find: Callable[[], V]) -> V:
    found = known.get(key)
    if found is None:
        if len(known) >= _MOST_AREAS:
            known.clear()
        found = known[key] = find()
    return found
