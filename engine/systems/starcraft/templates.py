"""A unit set close together about a leader that comes in: as offsets from it, and where the leader may be for them."""

import math
from collections.abc import Sequence

from engine.ground import Obstacle
from engine.systems.starcraft.movers import Mover
from geometry.area import Area, union
from geometry.base import Base, BaseShape, Placed
from geometry.gaps import farthest, separation
from geometry.pose import Point, Pose, distance
from geometry.tolerance import TOLERANCE

Offsets = tuple[Point, ...]

_TURNED = 12
"""So many ways a lattice is turned, over the sixth of a circle after which it looks the same."""
_SHIFTED = 4
_LOOSELY = 0.004
"""Inches between the bases, so that nothing stands at a limit."""
_SPARE = 2 * TOLERANCE
_DEPTHS = (0.02, 0.1, 0.3)
"""Inches that a place lies inside what is free, if it can: so the leader may be moved on all sides."""


class Templates:
    """Places for ``count`` models about a leader at ``turn``. ``free`` are centres at which one may stand, whoever else
    of the unit stands where."""

    def __init__(self, mover: Mover, turn: float, count: int, free: Area) -> None:
        self._mover, self._count, self._free = mover, count, free
        self._depths = [free.grown(-depth) for depth in _DEPTHS]
        self._lattices = [lattice for lattice in _lattices(mover, turn) if len(lattice) >= count]

    def about(self, place: Point) -> Offsets:
        """Offsets that are free about a place and linked with it, those deep in what is free first; none where no
        lattice has so many."""
        best: tuple[tuple[int, int, float], Offsets] | None = None
        for lattice in self._lattices:
            ranked = sorted(
                (sum(not depth.contains(spot) for depth in self._depths), math.hypot(*offset), offset)
                for offset in lattice
                if self._free.contains(spot := (place[0] + offset[0], place[1] + offset[1]))
                and self._mover.linking.joins(place, spot)
            )[: self._count]
            if len(ranked) < self._count:
                continue
            rank = (ranked[-1][0], sum(one[0] for one in ranked), sum(one[1] for one in ranked))
            if best is None or rank < best[0]:
                best = rank, tuple(offset for _, _, offset in ranked)
        return () if best is None else best[1]

    def leaders(self, offsets: Offsets, wanted: Area) -> Area:
        """Centres within ``wanted`` from which every offset leads to a free centre, along a straight link."""
        for x, y in offsets:
            wanted = wanted & self._free.moved(-x, -y)
            if not wanted:
                return wanted
        clearance, bounds = self._mover.clearance, wanted.bounds
        far = clearance + max(math.hypot(*offset) for offset in offsets)
        near = [one for one in self._mover.links if not one.is_farther(bounds, far)]
        return wanted - union(_parting(near, offset, clearance + _SPARE) for offset in offsets) if near else wanted


def _lattices(mover: Mover, turn: float) -> list[Offsets]:
    """Places In Coherency, clear of the leader and of one another: discs in rows, drawn out as the base is, or boxes in
    rows or columns that are shifted."""
    base = mover.base
    rows = range(-_rows(mover), _rows(mover) + 1)
    if base.shape is BaseShape.RECTANGLE:
        cells = [(x, y) for x in rows for y in rows]
        parts = [index / _SHIFTED for index in range(_SHIFTED)]
        grids = [[(x + part * (y % 2), float(y)) for x, y in cells] for part in parts]
        grids += [[(float(x), y + part * (x % 2)) for x, y in cells] for part in parts[1:]]
    else:
        turns = [math.tau / 6 * index / _TURNED for index in range(_TURNED)]
        hexes = [(x + y / 2 - round(y / 2), y * math.sqrt(3) / 2) for x in rows for y in rows]
        grids = [[_turned(cell, angle) for cell in hexes] for angle in turns]
    return [_fitting(mover, turn, grid) for grid in grids]


def _rows(mover: Mover) -> int:
    return math.ceil((mover.coherency + mover.base.outer_radius) / mover.base.inner_radius / 2) + 2


def _turned(cell: Point, angle: float) -> Point:
    cos, sin = math.cos(angle), math.sin(angle)
    return (cell[0] * cos - cell[1] * sin, cell[0] * sin + cell[1] * cos)


def _fitting(mover: Mover, turn: float, grid: Sequence[Point]) -> Offsets:
    base = mover.base
    leader = Placed(base, Pose(0.0, 0.0, turn))
    spots = []
    for u, v in grid:
        spot = leader.pose.place((u * (base.width + _LOOSELY), v * (base.depth + _LOOSELY)))
        placed = Placed(base, Pose(*spot, turn))
        if farthest(placed, leader) <= mover.coherency - _SPARE and separation(placed, leader) >= 0:
            spots.append(spot)
    return tuple(spots)


def _parting(near: Sequence[Obstacle], offset: Point, clearance: float) -> Area:
    """Centres from which a link to an offset is barred: all along it, and about its two ends."""
    line = Base(BaseShape.RECTANGLE, distance((0.0, 0.0), offset), 2 * clearance)
    turn = math.degrees(math.atan2(offset[1], offset[0]))
    along = union(one.keep_out(line, turn) for one in near).moved(-offset[0] / 2, -offset[1] / 2)
    ends = union(one.keep_out(Base.round(2 * clearance), 0.0) for one in near)
    return along | ends | ends.moved(-offset[0], -offset[1])
