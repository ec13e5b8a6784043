"""Where a point gets to with an allowance, how far it is to anywhere there, and by which way."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from geometry.area import ARC_ERROR, Area
from geometry.pose import FARTHEST, Point, distance, path_length
from geometry.routes.chains import Search
from geometry.routes.corners import corners_of
from geometry.routes.free_space import FreeSpace, free_space
from geometry.routes.grid import NEAR, SNAP, rounded
from geometry.routes.locate import Locator
from geometry.routes.roots import Window
from geometry.routes.seats import seats_in
from geometry.routes.sectors import outline_of
from geometry.routes.strips import add_strips
from geometry.routes.triangulation import EmptySpace, Mesh, triangulated
from geometry.tolerance import TOLERANCE

TOO_DEEP = TOLERANCE + 2 * ARC_ERROR
"""A base may overlap a thing by the tolerance, and the wall its centre keeps out of is drawn that much too large."""

LONGEST = 1e5
"""Inches: a longer allowance is none. The arcs of its outline would have more corners than anyone waits for."""

_SPARE = 5e-6
"""Inches by which the allowance is drawn out, for the hair by which ways keep off walls: what is just within it stays
within it."""

_POINT = 1e-4
"""Inches: a segment no longer than this is its first end alone. Shorter ones lie on no side of anything for sure."""

_LEAN = 1e-9
"""Inches a point may lie beside what is seen and still be seen."""


class BadReach(ValueError):
    """A start or an allowance that is no finite number, or beyond all tables."""


@dataclass(frozen=True, slots=True)
class Route:
    """The shortest way: its length in inches and its waypoints, from the start to the end, both of them included."""

    length: float
    waypoints: tuple[Point, ...]


class Reach:
    """All points that can be got to. Made by :func:`reach`; never changes."""

    __slots__ = ("_allowance", "_locator", "_mesh", "_outline", "_search", "_source", "_space", "_windows")

    def __init__(
        self,
        source: tuple[Point, ...],
        allowance: float,
        space: FreeSpace | None = None,
        mesh: Mesh | None = None,
        search: Search | None = None,
    ) -> None:
        self._source = source
        self._allowance = allowance
        self._space = space
        self._mesh = mesh
        self._search = search
        self._outline: Area | None = None
        self._locator: Locator | None = None
        self._windows: dict[int, list[Window]] | None = None

    def __bool__(self) -> bool:
        return self._search is not None

    def outline(self, arc_error: float = ARC_ERROR) -> Area:
        """The area that can be got to. Arcs are drawn within ``arc_error`` inside the truth; the first call decides."""
        if self._outline is None:
            if self._search is None or self._space is None or self._allowance <= 0:
                self._outline = Area.empty()
            else:
                self._outline = Area.of(outline_of(self._search, arc_error, self._space.origin))
        return self._outline

    @property
    def area(self) -> float:
        """Square inches."""
        return self.outline().size

    def distance_to(self, point: Point, give: float = 0.0) -> float:
        """Inches to a point by the shortest way; infinite where it can't be got to within the allowance.

        A point as much as ``give`` inches inside a wall counts as the nearest point outside.
        """
        found = self._find(point, give)
        return math.inf if found is None else path_length(self._way(*found, point))

    def may_reach(self, point: Point, give: float = 0.0) -> bool:
        """Some way of any length leads to a point, within the allowance of the start as the crow flies.

        Only where that takes in all the ground there is does a no mean that no larger allowance leads there.
        """
        return self._space is not None and self._space.nearest(self._space.local(point))[1] <= max(SNAP, give)

    def route_to(self, point: Point, give: float = 0.0) -> Route | None:
        """The shortest way to a point; None where it can't be got to within the allowance."""
        found = self._find(point, give)
        if found is None:
            return None
        way = self._way(*found, point)
        return Route(path_length(way), way)

    def _find(self, point: Point, give: float) -> tuple[int, Point] | None:
        """The root that sees the point best, and the point, about the origin, or the nearest one in the free space."""
        if not (math.isfinite(point[0]) and math.isfinite(point[1])):
            raise BadReach("a point is not a pair of finite numbers")
        if self._mesh is None or self._space is None or self._search is None:
            return None
        x, y = local = self._space.local(point)
        if self._locator is None:
            self._locator = Locator(self._mesh)
        triangles = self._locator.holding(local)
        if not triangles:
            local, off = self._space.nearest(local)
            if off > max(SNAP, give):
                return None
            x, y = local
            triangles = self._locator.holding(local)
        if self._windows is None:
            self._windows = self._search.windows()
        search, root_x, root_y = self._search, self._search.root_x, self._search.root_y
        best, least = -1, math.inf
        for triangle in triangles:
            for _, first, last, lx, ly, rx, ry in self._windows.get(triangle, ()):
                root = search.seer(first, last, lx, ly, rx, ry, x, y, _LEAN)
                if root < 0:
                    continue
                # Beside a segment, its own triangles are seen from either side of it: the distance has no sign.
                length = abs(search.root_distance[root] + math.hypot(x - root_x[root], y - root_y[root]))
                if length < least:
                    best, least = root, length
        return (best, local) if least <= search.allowance + _SPARE else None

    def _way(self, root: int, local: Point, point: Point) -> tuple[Point, ...]:
        assert self._search is not None
        assert self._space is not None
        search, (x, y) = self._search, self._space.origin
        root_x, root_y, parent, strips = search.root_x, search.root_y, search.parent, search.strips
        backwards = [point]
        if distance(local, self._space.local(point)) > NEAR:
            backwards.append(self._space.world(local))
        here = local
        while root >= 0:
            here = strips[root].foot(here) if root in strips else (root_x[root], root_y[root])
            backwards.append((here[0] + x, here[1] + y))
            root = parent[root]
        # Where the way begins in the free space, and where on the source.
        seat = backwards[-1]
        source = min(self._source, key=lambda end: distance(seat, end))
        if len(self._source) == 1 or distance(seat, source) <= SNAP:
            if distance(seat, source) <= NEAR and len(backwards) > 1:
                backwards.pop()
            backwards.append(source)
        backwards.reverse()
        return tuple(here for i, here in enumerate(backwards) if i == 0 or here != backwards[i - 1]) or (point,)


def reach(
    start: Point | tuple[Point, Point], allowance: float, walls: Sequence[Area], floor: Area | None = None
) -> Reach:
    """Where a point gets to from ``start``, a point or a segment, on ways of at most ``allowance`` inches.

    Walls are areas of forbidden centres; to touch their outlines is free, their holes are open, and a gap narrower than
    four millionths of an inch is closed. With a ``floor`` the way must stay on it; its outline belongs to it. Never
    claims a point that can't be got to, but for a hundred-thousandth of an inch of allowance, and misses none farther
    than a hundredth of an inch from the outline.

    A start deeper in a wall, or farther off the floor, than the tolerances explain, and a negative allowance, give an
    empty reach. Raises :class:`BadReach` for a start or an allowance that is no finite number, or farther than
    ``FARTHEST`` or longer than ``LONGEST``, and :class:`~geometry.area.BadShape` for such a wall.
    """
    source = _source(start)
    if not math.isfinite(allowance) or any(not (math.isfinite(x) and math.isfinite(y)) for x, y in source):
        raise BadReach("a start and an allowance are finite numbers")
    if allowance > LONGEST:
        raise BadReach(f"an allowance is at most {LONGEST:.0f} inches")
    if any(max(abs(x), abs(y)) > FARTHEST for x, y in source):
        raise BadReach(f"a start lies within {FARTHEST:.0f} inches of the origin")
    if allowance < 0:
        return Reach(source, allowance)
    space = free_space(source, allowance, walls, floor, TOO_DEEP)
    if not space:
        return Reach(source, allowance)
    try:
        mesh = triangulated(space)
    except EmptySpace:
        return Reach(source, allowance)
    corners = corners_of(mesh)
    search = Search(corners, allowance + _SPARE)
    start_search(search, mesh, space, source)
    search.run()
    return Reach(source, allowance, space, mesh, search)


def _source(start: Point | tuple[Point, Point]) -> tuple[Point, ...]:
    first, second = start
    if isinstance(first, tuple) and isinstance(second, tuple):
        return (first,) if distance(first, second) <= _POINT else (first, second)
    assert not isinstance(first, tuple)
    assert not isinstance(second, tuple)
    return ((first, second),)


def start_search(search: Search, mesh: Mesh, space: FreeSpace, source: tuple[Point, ...]) -> None:
    """Give a search its sources: a point, or the two ends of a segment, on the table."""
    seats = [space.local(point) for point in source]
    if len(seats) > 1:
        start, end = ((rounded(x), rounded(y)) for x, y in seats)
        seats = add_strips(search, mesh, start, end)
    for x, y in seats:
        # A grid point is on no side of a wall's line by rounding alone.
        for seat, triangles, depths in seats_in(mesh, (rounded(x), rounded(y))):
            off = math.hypot(seat[0] - x, seat[1] - y)
            if len(source) > 1 and off > 5 * SNAP:
                continue
            search.add_source(seat, off, triangles, depths)
