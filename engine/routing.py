"""Ways round what is in the way: the area they lead to, and the shortest one to a place.

Reads the same :class:`~engine.ground.Ground` as the verdict. A way offered keeps clear of everything; where only a gap
that fits exactly leads on, the way through it is offered too, and the verdict marks it as at the tolerance.
"""

import logging
from collections import OrderedDict
from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from threading import Lock, RLock

from engine.ground import Ground, Obstacle
from engine.tongue import tr
from geometry.area import ARC_ERROR, Area, BadShape
from geometry.base import Base
from geometry.keepout import on_table, on_table_between
from geometry.pose import Point, Pose
from geometry.reach import straight_reach
from geometry.reach_edge import reach_from_edge
from geometry.routes.inflate import GIVE, inflated
from geometry.routes.reach import BadReach, Reach, Route, reach

REMEMBERED = 24
"""Starts whose ways are kept: those of one activation and of the ones just before."""

_LOG = logging.getLogger(__name__)

Source = Point | tuple[Point, Point]
Box = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Doorstep:
    """Ground off the table that a base comes in over. No way bends there.

    ``room`` are the corners of all it may cross until it stands wholly on the table, ``strip`` is the part of that
    whose centres are off the table: left, top, right, bottom, its long sides along the edge.
    """

    room: tuple[Point, ...]
    strip: Box
    upright: bool

    def floor(self, table: Area) -> Area:
        return Area.polygon(self.room) & (Area.rectangle(*self.strip) | table)

    def shut(self, walls: Sequence[Area]) -> list[Area]:
        """What walls leave of the strip no way to bend in: each bars it from the edge outwards."""
        strip = Area.rectangle(*self.strip)
        left, top, right, bottom = self.strip
        bars = []
        for wall in walls:
            for part in (wall & strip).parts():
                x0, y0, x1, y1 = part.bounds
                bars.append(
                    Area.rectangle(left, y0, right, y1) if self.upright else Area.rectangle(x0, top, x1, bottom)
                )
        return bars


@dataclass(slots=True)
class Asked:
    """How what was asked for within :func:`asking` fared: some may not be worked out yet, or ways never will be."""

    wait: bool
    unready: bool = False
    failed: bool = False
    met: "list[Ways]" = field(default_factory=list)


@contextmanager
def asking(*, wait: bool = True) -> Iterator[Asked]:
    """Within this block, and on its thread, it is noted how the ways asked for fare.

    A block within a block tells the outer one too. Without ``wait`` nothing is worked out and no other thread is waited
    for: ways that are not there yet lead nowhere, so that the straight line is left, and ``unready`` says so. A window
    asks like this, and works the ways out on a thread of its own.
    """
    outer = _asked.get()
    asked = Asked(wait and (outer is None or outer.wait))
    before = _asked.set(asked)
    try:
        yield asked
    finally:
        _asked.reset(before)
        if outer is not None:
            outer.unready |= asked.unready
            outer.failed |= asked.failed
            outer.met += asked.met


def put_off() -> bool:
    """Whether long work is to be left for later, because nobody waits for it here; ``unready`` then says so."""
    asked = _asked.get()
    if asked is None or asked.wait:
        return False
    asked.unready = True
    return True


def tell_failed(trouble: Exception) -> None:
    """A search for ways came to nothing, so that ``failed`` says so within :func:`asking`."""
    if not isinstance(trouble, BadReach | BadShape):
        _LOG.error(tr("the search for ways failed"), exc_info=trouble)
    if (asked := _asked.get()) is not None:
        asked.failed = True


class Ways:
    """Every way of at most ``allowance`` inches that a base has from a point, or from a segment it comes in over.

    The base keeps its turn; with a ``rest_turn`` it takes that at the end, where the way may lead to any place it is
    then on the table. Worked out when first asked; safe to ask from several threads. Where the search fails no way is
    offered, the area is that of straight slides, and ``failed`` says so.
    """

    def __init__(
        self,
        base: Base,
        turn: float,
        source: Source,
        allowance: float,
        ground: Ground,
        rest_turn: float | None = None,
        doorstep: Doorstep | None = None,
    ) -> None:
        self._base, self._turn, self._source, self._allowance = base, turn, source, allowance
        self._ground = ground
        self._rest_turn = turn if rest_turn is None else rest_turn
        self._doorstep = doorstep
        self._building = RLock()
        self._querying = Lock()
        """Held for one question to ways that are there: a thread that must not wait never wants the other lock."""
        self._clear: Reach | None = None
        self._exact: Reach | None = None
        self._failed = False

    @property
    def failed(self) -> bool:
        """Known once something has been asked."""
        return self._failed

    def area(self) -> Area:
        """Centres that some way leads to, whether or not the base may stop there."""
        with self._building:
            try:
                return self._through_exact_gaps().outline()
            except Exception as trouble:  # whatever failed, straight slides are still known, and it is said
                self._fail(trouble)
                return self._straight()

    def to(self, point: Point) -> Route | None:
        """The shortest way to a centre, none where no way leads there within the allowance."""
        asked = _asked.get()
        try:
            if asked is not None and not asked.wait:
                return self._to_now(point, asked)
            for ways in (self._keeping_clear, self._through_exact_gaps):
                with self._building:
                    reached = ways()
                with self._querying:
                    route = reached.route_to(point)
                if route is not None:
                    return route
        except Exception as trouble:  # whatever failed, the straight line stands in, and it is said
            self._fail(trouble)
        return None

    def work_out(self) -> None:
        """So that no way is unready afterwards."""
        with self._building:
            try:
                self._keeping_clear()
                self._through_exact_gaps()
            except Exception as trouble:  # asked for again, they tell of it
                self._fail(trouble)

    def _to_now(self, point: Point, asked: Asked) -> Route | None:
        """As :meth:`to`, of what is worked out already."""
        if self._failed:
            asked.failed = True
            return None
        for ways in (self._clear, self._exact):
            if ways is None or not self._querying.acquire(blocking=False):
                asked.unready = True
                return None
            try:
                route = ways.route_to(point)
            finally:
                self._querying.release()
            if route is not None:
                return route
        return None

    def _fail(self, trouble: Exception) -> None:
        """What is no fault of the shapes is a bug in the search, and the log of the program says where."""
        self._failed = True
        tell_failed(trouble)

    def _keeping_clear(self) -> Reach:
        if self._clear is None:
            self._clear = self._reach(self._walls())
        return self._clear

    def _through_exact_gaps(self) -> Reach:
        if self._exact is None:
            passing, turn = self._passing
            near = self._near()
            if not passing.is_round:
                slim = _slimmed(passing)
                self._exact = self._reach([one.keep_out(slim, turn) for one in near])
                return self._exact
            things = [one.area for one in near if one.placed is None or not one.placed.base.is_round]
            discs = [
                (one.placed.centre, one.placed.base.width / 2)
                for one in near
                if one.placed is not None and one.placed.base.is_round
            ]
            self._exact = self._reach(inflated(things, discs, passing.width / 2))
        return self._exact

    def _straight(self) -> Area:
        ends = _points(self._source)
        try:
            if len(ends) == 1:
                return straight_reach(ends[0], self._allowance, self._walls())
            return reach_from_edge(ends[0], ends[1], self._allowance, self._walls())
        except BadShape:
            return Area.empty()

    @property
    def _passing(self) -> tuple[Base, float]:
        return (self._base, self._turn) if self._ground.passing is None else (self._ground.passing, 0.0)

    def _walls(self) -> list[Area]:
        passing, turn = self._passing
        return [obstacle.keep_out(passing, turn) for obstacle in self._near()]

    def _near(self) -> list[Obstacle]:
        points = _points(self._source)
        xs, ys = [x for x, _ in points], [y for _, y in points]
        margin = self._allowance + self._base.outer_radius + 1.0
        bounds = (min(xs), min(ys), max(xs), max(ys))
        return [obstacle for obstacle in self._ground.no_way if not obstacle.is_farther(bounds, margin)]

    def _reach(self, walls: Sequence[Area]) -> Reach:
        table = self._ground.table
        if self._ground.bends_by_centre:
            floor = table.area
        elif self._rest_turn == self._turn:
            floor = on_table(table.width, table.height, self._base, self._turn)
        else:
            floor = on_table_between(table.width, table.height, self._base, self._turn, self._rest_turn)
        if self._doorstep is not None:
            floor = floor | self._doorstep.floor(table.area)
            walls = [*walls, *self._doorstep.shut(walls)]
        found = reach(self._source, self._allowance, walls, floor)
        # The first question makes an index: made here, none that must not wait has to make it.
        found.route_to(_points(self._source)[0])
        return found


def ways_from(
    base: Base,
    turn: float,
    source: Source,
    allowance: float,
    ground: Ground,
    *,
    rest_turn: float | None = None,
    doorstep: Doorstep | None = None,
) -> Ways:
    """The ways from a start, worked out once for as long as nothing about them changes.

    ``rest_turn`` is how the base comes to rest, where that matters off the edge of the table; ``doorstep`` adds ground
    off the table.
    """
    on = (ground.table, ground.passing, ground.bends_by_centre, _identity(ground))
    key = (base, turn, source, allowance, rest_turn, doorstep, on)
    with _lock:
        ways = _remembered.pop(key, None)
        if ways is None:
            ways = Ways(base, turn, source, allowance, ground, rest_turn, doorstep)
        _remembered[key] = ways
        while len(_remembered) > REMEMBERED:
            _remembered.popitem(last=False)
    if (asked := _asked.get()) is not None:
        asked.met.append(ways)
    return ways


def forget_ways() -> None:
    """Let go of all that is remembered: another mission is opened, and nobody asks about the tables before it again.

    A search through a crowded table holds about a mebibyte.
    """
    with _lock:
        _remembered.clear()


def reach_area(base: Base, start: Pose, allowance: float, ground: Ground) -> Area:
    """Centres that some way from the start leads to, at the start's turn, whether or not the base may stop there."""
    return ways_from(base, start.turn, start.point, allowance, ground).area()


def routed(
    base: Base, path: tuple[Pose, ...], left: float, ground: Ground, *, rest_turn: float | None = None
) -> tuple[Pose, ...]:
    """A path whose last leg goes round what is in its way; unchanged where no way of ``left`` inches leads to its end.

    On the way round the base keeps the turn that the leg starts with, and takes its last turn in the last leg. With a
    ``rest_turn`` only the end, at that turn, is asked to be wholly on the table. Where the ways can't be worked out the
    path is unchanged too.
    """
    if len(path) < 2 or left <= 0:
        return path
    start, end = path[-2], path[-1]
    route = ways_from(base, start.turn, start.point, left, ground, rest_turn=rest_turn).to(end.point)
    if route is None:
        return path
    corners = (start.at(*point) for point in route.waypoints[1:-1])
    return (*path[:-1], *corners, end)


def _slimmed(base: Base) -> Base:
    """A base that is smaller all round by what its walls are drawn too large, and by what it may overlap things."""
    by = 2 * (ARC_ERROR + GIVE)
    return Base(base.shape, max(base.width - by, base.width / 2), max(base.depth - by, base.depth / 2))


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


_asked: ContextVar[Asked | None] = ContextVar("_asked", default=None)
_remembered: OrderedDict[Hashable, Ways] = OrderedDict()
_lock = Lock()
