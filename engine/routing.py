"""Ways round what is in the way: the area they lead to, and the shortest one to a place.

Reads the same :class:`~engine.ground.Ground` as the verdict. A way offered keeps clear of everything; where only a gap
that fits exactly leads on, the way through it is offered too, and the verdict marks it as at the tolerance.
"""

from collections import OrderedDict
from collections.abc import Hashable, Sequence
from threading import Lock

from engine.ground import Ground, Obstacle
from geometry.area import Area
from geometry.base import Base
from geometry.keepout import on_table
from geometry.pose import Point, Pose
from geometry.routes.inflate import inflated
from geometry.routes.reach import Reach, Route, reach

REMEMBERED = 24
"""Starts whose ways are kept: those of one activation and of the ones just before."""

Source = Point | tuple[Point, Point]


class Ways:
    """Every way of at most ``allowance`` inches that a base has from a point, or from a segment it comes in over.

    The base keeps its turn. Worked out when first asked; safe to ask from several threads.
    """

    def __init__(
        self, base: Base, turn: float, source: Source, allowance: float, ground: Ground, floor: Area | None = None
    ) -> None:
        self._base, self._turn, self._source, self._allowance = base, turn, source, allowance
        self._ground = ground
        self._floor = floor
        self._lock = Lock()
        self._clear: Reach | None = None
        self._exact: Reach | None = None

    def area(self) -> Area:
        """Centres that some way leads to, whether or not the base may stop there."""
        with self._lock:
            return self._through_exact_gaps().outline()

    def to(self, point: Point) -> Route | None:
        """The shortest way to a centre, none where no way leads there within the allowance."""
        with self._lock:
            return self._keeping_clear().route_to(point) or self._through_exact_gaps().route_to(point)

    def _keeping_clear(self) -> Reach:
        if self._clear is None:
            passing, turn = self._passing
            self._clear = self._reach([obstacle.keep_out(passing, turn) for obstacle in self._near()])
        return self._clear

    def _through_exact_gaps(self) -> Reach:
        passing, _ = self._passing
        if not passing.is_round:
            return self._keeping_clear()
        if self._exact is None:
            near = self._near()
            things = [one.area for one in near if one.placed is None or not one.placed.base.is_round]
            discs = [
                (one.placed.centre, one.placed.base.width / 2)
                for one in near
                if one.placed is not None and one.placed.base.is_round
            ]
            self._exact = self._reach(inflated(things, discs, passing.width / 2))
        return self._exact

    @property
    def _passing(self) -> tuple[Base, float]:
        return (self._base, self._turn) if self._ground.passing is None else (self._ground.passing, 0.0)

    def _near(self) -> list[Obstacle]:
        points = _points(self._source)
        xs, ys = [x for x, _ in points], [y for _, y in points]
        margin = self._allowance + self._base.outer_radius + 1.0
        bounds = (min(xs), min(ys), max(xs), max(ys))
        return [obstacle for obstacle in self._ground.no_way if not obstacle.is_farther(bounds, margin)]

    def _reach(self, walls: Sequence[Area]) -> Reach:
        table = self._ground.table
        floor = on_table(table.width, table.height, self._base, self._turn)
        return reach(self._source, self._allowance, walls, floor if self._floor is None else floor | self._floor)


def ways_from(
    base: Base, turn: float, source: Source, allowance: float, ground: Ground, floor: Area | None = None
) -> Ways:
    """The ways from a start, worked out once for as long as nothing about them changes.

    ``floor`` adds ground off the table that the base may cross, as where it comes in over an edge; it is taken to
    follow from the other arguments.
    """
    key = (base, turn, source, allowance, ground.passing, ground.table, _identity(ground))
    with _lock:
        ways = _remembered.pop(key, None)
        if ways is None:
            ways = Ways(base, turn, source, allowance, ground, floor)
        _remembered[key] = ways
        while len(_remembered) > REMEMBERED:
            _remembered.popitem(last=False)
    return ways


def reach_area(base: Base, start: Pose, allowance: float, ground: Ground) -> Area:
    """Centres that some way from the start leads to, at the start's turn, whether or not the base may stop there."""
    return ways_from(base, start.turn, start.point, allowance, ground).area()


def routed(base: Base, path: tuple[Pose, ...], left: float, ground: Ground) -> tuple[Pose, ...]:
    """A path whose last leg goes round what is in its way; unchanged where no way of ``left`` inches leads to its end.

    On the way round the base keeps the turn that the leg starts with, and takes its last turn at the end.
    """
    if len(path) < 2 or left <= 0:
        return path
    start, end = path[-2], path[-1]
    route = ways_from(base, start.turn, start.point, left, ground).to(end.point)
    if route is None:
        return path
    corners = (start.at(*point) for point in route.waypoints[1:-1])
    return (*path[:-1], *corners, end)


def _points(source: Source) -> tuple[Point, ...]:
    first, second = source
    if isinstance(first, tuple) and isinstance(second, tuple):
        return (first, second)
    assert not isinstance(first, tuple)
    assert not isinstance(second, tuple)
    return ((first, second),)


def _identity(ground: Ground) -> tuple[Hashable, ...]:
    """What bars the way: bases by where they stand, terrain by the very area, which the remembered ways keep alive."""
    return tuple(one.placed if one.placed is not None else id(one.area) for one in ground.no_way)


_remembered: OrderedDict[Hashable, Ways] = OrderedDict()
_lock = Lock()
