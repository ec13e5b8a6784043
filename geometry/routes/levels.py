"""Reach over levels: floors at different heights, and the crossings between them, each with a cost in inches."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import shapely

from geometry.area import ARC_ERROR, Area
from geometry.pose import Point, distance
from geometry.routes.chains import Fan, Search
from geometry.routes.corners import corners_of
from geometry.routes.grid import NEAR, SNAP
from geometry.routes.level_search import LevelSearch
from geometry.routes.level_space import LevelMesh, level_mesh
from geometry.routes.locate import Locator
from geometry.routes.portals import Gate, portals_of
from geometry.routes.reach import TOO_DEEP, BadReach
from geometry.routes.roots import Window
from geometry.routes.sectors import outline_of

_SPARE = 5e-6
"""Inches by which the allowance is drawn out, as for a reach on one level."""

_LEAN = 1e-9
"""Inches a point may lie beside what is seen and still be seen."""

_CLOSED = 1e-5
"""Inches of slits in an outline that are drawn as none."""


@dataclass(frozen=True, slots=True)
class Level:
    """Where a base's centre may be while it is at one height: ``floor``, outside of ``walls``, outlines included.

    Two levels may lie one above the other. Where one leads to the other their outlines lie on each other, within a
    hundred-thousandth of an inch and the levels on either side: cut both from one shape. Ground that goes on below a
    deck is two levels, what is below it and the rest, with a crossing that costs nothing.
    """

    name: str
    floor: Area = field(compare=False)
    walls: tuple[Area, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class Crossing:
    """Where the outlines of two levels meet, one on either side, one may go over: ``there`` and ``back`` are what it
    costs, in inches of allowance on top of the way, None where it is not to be had.

    With ``along`` only where that line is, within the tolerance; a single point is a gate as narrow as can be, for a
    centre of a base that fits it exactly. Ends of the line belong to it.
    """

    one: str
    other: str
    there: float | None
    back: float | None
    along: tuple[Point, ...] | None = None


@dataclass(frozen=True, slots=True)
class Waypoint:
    """A place of a way, on which level it goes on from there, and, where that is another one, over which crossing (by
    its place in the sequence given) and for how many inches."""

    point: Point
    level: str
    crossing: int | None = None
    cost: float = 0.0


@dataclass(frozen=True, slots=True)
class LevelRoute:
    """The cheapest way: ``cost`` is ``travelled``, all its legs in inches seen from above, and all its crossings."""

    cost: float
    travelled: float
    waypoints: tuple[Waypoint, ...]


@dataclass(frozen=True, slots=True)
class Source:
    """A place of a level that is come to otherwise, for ``cost`` inches of the allowance."""

    point: Point
    level: str
    cost: float


class LevelReach:
    """All places that can be got to, level by level. Made by :func:`reach_over` and :func:`reach_on`; never changes."""

    __slots__ = (
        "_allowance",
        "_levels",
        "_locator",
        "_names",
        "_outlines",
        "_search",
        "_sourced",
        "_start",
        "_start_level",
        "_windows",
    )

    def __init__(
        self,
        start: Point,
        start_level: int,
        allowance: float,
        names: Sequence[str],
        levels: LevelMesh | None = None,
        search: LevelSearch | None = None,
        *,
        sourced: bool = False,
    ) -> None:
        self._start = start
        self._sourced = sourced
        self._start_level = start_level
        self._allowance = allowance
        self._names = tuple(names)
        self._levels = levels
        self._search = search
        self._locator: Locator | None = None
        self._windows: dict[int, list[Window]] | None = None
        self._outlines: dict[int, Area] = {}

    def __bool__(self) -> bool:
        return self._search is not None

    def outline(self, level: str) -> Area:
        """What of a level can be got to; arcs are drawn within ``ARC_ERROR`` inside the truth."""
        number = self._number(level)
        if number not in self._outlines:
            self._outlines[number] = self._drawn(number)
        return self._outlines[number]

    def distance_to(self, point: Point, level: str) -> float:
        """Inches that the cheapest way to a point of a level costs; infinite where it can't be afforded."""
        route = self.route_to(point, level)
        return math.inf if route is None else route.cost

    def route_to(self, point: Point, level: str) -> LevelRoute | None:
        """The cheapest way to a point of a level; None where it can't be got to within the allowance."""
        number = self._number(level)
        root, local = self._find(point, number)
        return None if root is None else self._way(root, local, point, number)

    def _number(self, level: str) -> int:
        if level not in self._names:
            raise BadReach(f"there is no level {level}")
        return self._names.index(level)

    def _find(self, point: Point, level: int) -> tuple[int | None, Point]:
        """The root that sees the point best, and the point, or the nearest of its level, about the origin."""
        if not (math.isfinite(point[0]) and math.isfinite(point[1])):
            raise BadReach("a point is not a pair of finite numbers")
        if self._search is None or self._levels is None:
            return None, point
        levels, search = self._levels, self._search
        if self._locator is None:
            self._locator = Locator(levels.mesh)
        if self._windows is None:
            self._windows = search.windows()
        local = levels.space.local(point)
        triangles = self._holding(local, level)
        if not triangles:
            local, off = levels.nearest(level, local)
            if off > SNAP:
                return None, local
            triangles = self._holding(local, level)
        best, least = None, search.allowance + _SPARE
        x, y = local
        for triangle in triangles:
            for _, first, last, lx, ly, rx, ry in self._windows.get(triangle, ()):
                root = search.seer(first, last, lx, ly, rx, ry, x, y, _LEAN)
                if root >= 0:
                    length = search.root_distance[root] + math.hypot(x - search.root_x[root], y - search.root_y[root])
                    if length <= least:
                        best, least = root, length
        return best, local

    def _holding(self, local: Point, level: int) -> list[int]:
        assert self._levels is not None
        assert self._locator is not None
        low, high = self._levels.first[level], self._levels.first[level + 1]
        return [triangle for triangle in self._locator.holding(local) if low <= triangle < high]

    def _way(self, root: int, local: Point, point: Point, level: int) -> LevelRoute:
        """From the end backwards: from a root to the one that sees it, or to the one it is the other side of."""
        assert self._search is not None
        assert self._levels is not None
        search, levels = self._search, self._levels
        backwards = [Waypoint(point, self._names[level])]
        if distance(local, levels.space.local(point)) > NEAR:
            backwards.append(Waypoint(levels.space.world(local), self._names[level]))
        here, at = local, root
        first = root
        while at >= 0:
            first = at
            foot = (search.root_x[at], search.root_y[at])
            step = search.steps.get(at)
            if step is None:
                here, at = foot, search.parent[at]
                backwards.append(Waypoint(levels.space.world(here), self._names[level]))
                continue
            gate = search.portals.gates[step.gate]
            here = _meet(here, foot, step.line)
            backwards.append(Waypoint(levels.space.world(here), self._names[level], gate.crossing, gate.cost))
            level, at = gate.start, step.root
        if self._sourced:
            return _route(backwards[::-1], search.root_distance[first])
        start = Waypoint(self._start, self._names[self._start_level])
        if distance(backwards[-1].point, self._start) <= NEAR and len(backwards) > 1:
            backwards.pop()
        backwards.append(start)
        return _route(backwards[::-1])

    def _drawn(self, level: int) -> Area:
        if self._search is None or self._levels is None or self._allowance <= 0:
            return Area.empty()
        seen = _of_level(self._search, level)
        if not seen.fans:
            return Area.empty()
        x, y = self._levels.space.origin
        # Cones through portals meet each other without sharing a side.
        shape = shapely.buffer(outline_of(seen, ARC_ERROR), _CLOSED, join_style="mitre")
        return Area.of(shapely.buffer(shape, -_CLOSED, join_style="mitre")).moved(x, y)


def reach_over(
    start: Point, start_level: str, allowance: float, levels: Sequence[Level], crossings: Sequence[Crossing]
) -> LevelReach:
    """Where a point gets to over levels, on ways whose legs and crossings together cost at most ``allowance`` inches.

    Legs are measured as seen from above. The crossing of an edge costs the same anywhere along it, so that the cheapest
    way goes straight through, or bends at a corner of a level or at the end of what may be crossed; all of these are
    found. Exact as :func:`~geometry.routes.reach.reach`: claims no place that can't be got to, but for a
    hundred-thousandth of an inch for each crossing, and misses none farther than a hundredth of an inch from the
    outline. Only where levels lie one above the other it is a bound: ways that turn back below or above an edge more
    than twice between two bends are not looked for. A crossing is paid each time it is used. Where a base may *stand*
    on a level is not asked here.

    A start deeper in a wall of its level, or farther off its floor, than the tolerances explain, and a negative
    allowance, give an empty reach. Raises :class:`~geometry.routes.reach.BadReach` for numbers that are not finite, a
    negative cost, a level that is named twice or not there, and :class:`~geometry.area.BadShape` for such an area.
    """
    names = [level.name for level in levels]
    _check(start, start_level, allowance, names, crossings)
    number = names.index(start_level)
    if allowance < 0:
        return LevelReach(start, number, allowance, names)
    floors = [
        (level.floor, level.walls, allowance - cost)
        for level, cost in zip(levels, _entry(names, start_level, crossings), strict=True)
    ]
    laid = level_mesh(start, floors)
    if laid is None or laid.nearest(number, laid.space.local(start))[1] > TOO_DEEP:
        return LevelReach(start, number, allowance, names)
    corners = corners_of(laid.mesh, together=False)
    portals = portals_of(laid, corners, _gates(crossings, names, laid))
    search = LevelSearch(laid, corners, portals, allowance + _SPARE)
    search.stand(laid.space.local(start), number, 0.0)
    search.run()
    return LevelReach(start, number, allowance, names, laid, search)


def reach_on(
    start: Point, allowance: float, sources: Sequence[Source], levels: Sequence[Level], crossings: Sequence[Crossing]
) -> LevelReach:
    """As :func:`reach_over`, from several places that a point which began at ``start`` has come to already.

    No source is cheaper than the straight line to it from the start. Routes begin at their source, whose cost is part
    of theirs. A source off the floor of its level, or without allowance left, leads nowhere.
    """
    names = [level.name for level in levels]
    begins = names[0] if names else ""
    _check(start, begins, allowance, names, crossings)
    laid = level_mesh(start, [(level.floor, level.walls, allowance) for level in levels]) if allowance >= 0 else None
    if laid is None:
        return LevelReach(start, 0, allowance, names)
    corners = corners_of(laid.mesh, together=False)
    portals = portals_of(laid, corners, _gates(crossings, names, laid))
    search = LevelSearch(laid, corners, portals, allowance + _SPARE)
    for source in sources:
        number = names.index(source.level)
        local = laid.space.local(source.point)
        if source.cost < allowance and laid.nearest(number, local)[1] <= TOO_DEEP:
            search.stand(local, number, source.cost)
    search.run()
    return LevelReach(start, 0, allowance, names, laid, search, sourced=True)


def _check(
    start: Point, start_level: str, allowance: float, names: Sequence[str], crossings: Sequence[Crossing]
) -> None:
    if not (math.isfinite(allowance) and math.isfinite(start[0]) and math.isfinite(start[1])):
        raise BadReach("a start and an allowance are finite numbers")
    if len(set(names)) < len(names):
        raise BadReach("two levels have one name")
    for crossing in crossings:
        for cost in (crossing.there, crossing.back):
            if cost is not None and not (math.isfinite(cost) and cost >= 0):
                raise BadReach(f"a crossing costs nothing or more, not {cost}")
        for point in crossing.along or ():
            if not (math.isfinite(point[0]) and math.isfinite(point[1])):
                raise BadReach("a point of a crossing is not a pair of finite numbers")
        if crossing.one == crossing.other or crossing.along == ():
            raise BadReach("a crossing leads from one level to another one, along a point or more")
    for name in (start_level, *(name for crossing in crossings for name in (crossing.one, crossing.other))):
        if name not in names:
            raise BadReach(f"there is no level {name}")


def _entry(names: Sequence[str], start_level: str, crossings: Sequence[Crossing]) -> list[float]:
    """What it costs at least to come to each level."""
    least = dict.fromkeys(names, math.inf) | {start_level: 0.0}
    for crossing in crossings:
        for name, cost in ((crossing.other, crossing.there), (crossing.one, crossing.back)):
            if cost is not None:
                least[name] = min(least[name], cost)
    return [least[name] for name in names]


def _gates(crossings: Sequence[Crossing], names: Sequence[str], laid: LevelMesh) -> list[Gate]:
    gates: list[Gate] = []
    for i, crossing in enumerate(crossings):
        one, other = names.index(crossing.one), names.index(crossing.other)
        along = None if crossing.along is None else tuple(map(laid.space.local, crossing.along))
        for start, end, cost in ((one, other, crossing.there), (other, one, crossing.back)):
            if cost is not None:
                gates.append(Gate(len(gates), i, start, end, cost, along))
    return gates


def _meet(here: Point, foot: Point, line: tuple[Point, ...]) -> Point:
    """Where the way to a foot goes through a line of points."""
    best, least = line[0], math.inf
    for start, end in pairwise(line):
        sx, sy = end[0] - start[0], end[1] - start[1]
        one, other = _beside(foot, here, start), _beside(foot, here, end)
        across = one / (one - other) if one != other else 0.0
        abeam = ((here[0] - start[0]) * sx + (here[1] - start[1]) * sy) / (sx * sx + sy * sy)
        for part in (across, abeam):
            part = min(1.0, max(0.0, part))
            meet = (start[0] + part * sx, start[1] + part * sy)
            # The line may run all round the foot, and one that the way grazes may lie a hair beyond its end.
            length = distance(here, meet) + distance(meet, foot)
            if length < least:
                best, least = meet, length
    return best


def _beside(foot: Point, here: Point, point: Point) -> float:
    return (here[0] - foot[0]) * (point[1] - foot[1]) - (here[1] - foot[1]) * (point[0] - foot[0])


def _route(waypoints: list[Waypoint], before: float = 0.0) -> LevelRoute:
    kept = [
        here
        for i, here in enumerate(waypoints)
        if i == 0 or here.crossing is not None or here.point != waypoints[i - 1].point
    ]
    travelled = sum(distance(one.point, other.point) for one, other in pairwise(kept))
    return LevelRoute(before + travelled + sum(point.cost for point in kept), travelled, tuple(kept))


def _of_level(search: LevelSearch, level: int) -> Search:
    """All that the roots see of one level."""
    found = Search(search.corners, search.allowance)
    found.root_x, found.root_y, found.root_distance = search.root_x, search.root_y, search.root_distance
    found.parent = search.parent
    starts = [fan.start for fan in search.fans] + [len(search.ends) // 7]
    for fan, (start, end) in zip(search.fans, pairwise(starts), strict=True):
        if search.level_of[fan.first] == level and end > start:
            found.fans.append(Fan(fan.first, fan.last, len(found.ends) // 7, fan.left, fan.tail, fan.whole, fan.hub))
            found.ends += search.ends[7 * start : 7 * end]
    return found
