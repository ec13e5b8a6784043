"""Ground that slows: what is lost by touching it, and what each inch over it costs.

Patches that cost a fixed loss have an exact area: two reaches, one that keeps off them and one that pays. Patches that
cost by the inch have none that could be drawn exactly; the cost of a path over them is exact all the same.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from geometry.area import Area, union
from geometry.base import Base
from geometry.convex import Corners, Side, rim, sum_with
from geometry.pose import Point, Pose, distance
from geometry.prepared import hold_inside
from geometry.routes.reach import Reach, Route, reach
from geometry.sweep import sweep_separation
from geometry.travel import travel, turn_between

_TRACE = 1e-9
"""Inches: a stretch shorter than this is a touch."""

OVAL_ERROR = 4e-5
"""Inches by which an oval may be off where it slides over a patch."""

Stretch = tuple[float, float]
"""From and to, as parts of a leg."""


@dataclass(frozen=True, slots=True)
class Toll:
    """The cheapest way: its route, what it costs in inches of allowance, and whether it pays the loss."""

    route: Route
    cost: float
    pays: bool


@dataclass(frozen=True, slots=True)
class TollReach:
    """Where a point gets to. ``keeping_off`` are ways clear of the patches, ``paying`` ways anywhere, the loss paid."""

    keeping_off: Reach
    paying: Reach
    loss: float

    def __bool__(self) -> bool:
        return bool(self.keeping_off) or bool(self.paying)

    def outline(self) -> Area:
        """As exact as the two reaches, and never more than the truth."""
        return union([self.keeping_off.outline(), self.paying.outline()])

    def cost_to(self, point: Point) -> float:
        """Inches of allowance that the cheapest way costs; infinite where none is affordable."""
        return min(self.keeping_off.distance_to(point), self.paying.distance_to(point) + self.loss)

    def way_to(self, point: Point) -> Toll | None:
        """The cheapest way, the one that keeps off the patches where both cost the same."""
        off, through = self.keeping_off.route_to(point), self.paying.route_to(point)
        if off is not None and (through is None or off.length <= through.length + self.loss):
            return Toll(off, off.length, False)
        return None if through is None else Toll(through, through.length + self.loss, True)


def reach_with_loss(
    start: Point,
    allowance: float,
    walls: Sequence[Area],
    patches: Sequence[Area],
    loss: float,
    floor: Area | None = None,
) -> TollReach:
    """Where a point gets to when a way that enters any of the patches loses ``loss`` inches, once for all of them; for
    a loss for each, :func:`~geometry.routes.losses.reach_with_losses`.

    Walls and patches are areas of centres, grown by the base beforehand; to touch an outline is not to enter. A start
    in a patch has entered it. Exact as :func:`~geometry.routes.reach.reach`. Raises ``ValueError`` for a negative loss
    and :class:`~geometry.routes.reach.BadReach` as that does.
    """
    if not loss >= 0:
        raise ValueError(f"a loss of {loss} inches is none")
    keeping_off = reach(start, allowance, [*walls, *patches], floor)
    paying = reach(start, allowance - loss if math.isfinite(loss) else -1.0, walls, floor)
    return TollReach(keeping_off, paying, loss)


@dataclass(frozen=True, slots=True)
class Patch:
    """Ground, as it lies on the table, on which each inch costs ``factor`` inches."""

    ground: Area
    factor: float

    def __post_init__(self) -> None:
        if not (math.isfinite(self.factor) and self.factor >= 1):
            raise ValueError(f"difficult ground costs once or more an inch, not {self.factor}")


@dataclass(frozen=True, slots=True)
class Cost:
    """Inches: how far the base travels, how far of that while it overlaps patches of a factor above 1, and what all of
    it costs."""

    travelled: float
    slowed: float
    total: float


def cost_along(path: Sequence[Pose], base: Base, patches: Sequence[Patch]) -> Cost:
    """What a path costs as it is gone. An inch counts ``factor`` times while any part of the base overlaps a patch,
    with several patches by the dearest of them; a base that touches a patch's outline does not overlap it.

    Exact for round and rectangular bases that slide, within ``OVAL_ERROR`` at each end of a stretch for sliding ovals.
    A leg on which a base that is not round turns is counted as a whole by the dearest patch it overlaps on it: never
    less than the truth.
    """
    travelled = slowed = total = 0.0
    for start, end in pairwise(path):
        length = travel(base, (start, end))
        travelled += length
        if base.is_round or turn_between(start, end) == 0:
            for part, factor in _factors(start.point, end.point, base, start.turn, patches):
                total += part * length * factor
                slowed += part * length if factor > 1 else 0.0
        else:
            struck = [p.factor for p in patches if sweep_separation(base, (start, end), p.ground) < -_TRACE]
            factor = max(struck, default=1.0)
            total += length * factor
            slowed += length if factor > 1 else 0.0
    return Cost(travelled, slowed, total)


def _factors(start: Point, end: Point, base: Base, turn: float, patches: Sequence[Patch]) -> list[tuple[float, float]]:
    """A straight leg in pieces: what part of it each is, and the factor there."""
    stretches = [
        (low, high, patch.factor)
        for patch in patches
        for low, high in stretches_over(start, end, base, turn, patch.ground)
    ]
    cuts = sorted({0.0, 1.0, *(end for low, high, _ in stretches for end in (low, high))})
    pieces = []
    for low, high in pairwise(cuts):
        middle = (low + high) / 2
        factor = max((factor for begin, end, factor in stretches if begin < middle < end), default=1.0)
        pieces.append((high - low, factor))
    return pieces


def stretches_over(start: Point, end: Point, base: Base, turn: float, ground: Area) -> list[Stretch]:
    """The parts of a straight slide on which the base overlaps the ground, in order, apart from each other."""
    length = distance(start, end)
    if length <= 0 or not ground:
        return []
    if base.is_round:
        return _joined(_by_disc(start, end, base.width / 2, ground.shape), length)
    kernel = rim(base, turn, 0.0, Side.BETWEEN, OVAL_ERROR)
    return _joined(_inside(start, end, sum_with(ground.shape, kernel)), length)


def _inside(start: Point, end: Point, shape: BaseGeometry) -> list[Stretch]:
    """Parts of a line within a shape, by where it crosses the sides: to and fro, so that the two need not be told
    apart, middles are asked."""
    a, b = _sides(shape)
    here, way = np.array(start), np.subtract(end, start)
    side = b - a
    across = way[0] * side[:, 1] - way[1] * side[:, 0]
    off = a - here
    with np.errstate(divide="ignore", invalid="ignore"):
        part = (off[:, 0] * side[:, 1] - off[:, 1] * side[:, 0]) / across
        along = (off[:, 0] * way[1] - off[:, 1] * way[0]) / across
    met = np.isfinite(part) & (along >= -1e-12) & (along <= 1 + 1e-12) & (part > 0) & (part < 1)
    # A side the line runs along begins and ends where its corners are.
    for corners in (a, b):
        ends = ((corners - here) @ way / (way @ way))[across == 0]
        met = np.concatenate([met, (ends > 0) & (ends < 1)])
        part = np.concatenate([part, ends])
    cuts = np.unique(np.concatenate([[0.0, 1.0], part[met]]))
    middles = here + ((cuts[:-1] + cuts[1:]) / 2)[:, None] * way
    within = hold_inside(shape, middles[:, 0], middles[:, 1])
    return [(float(low), float(high)) for low, high, yes in zip(cuts[:-1], cuts[1:], within, strict=True) if yes]


def _by_disc(start: Point, end: Point, radius: float, shape: BaseGeometry) -> list[Stretch]:
    """Where the centre of a disc is in the shape or nearer than the radius to a side of it."""
    found = _inside(start, end, shape)
    a, b = _sides(shape)
    way = np.subtract(end, start)
    length = float(np.hypot(*way))
    ahead = way / length
    low, high = np.full(len(a), np.inf), np.full(len(a), -np.inf)
    # Near a side: in the disc round either end of it, or in the rectangle along it. All of it is one convex body.
    for centre in (a, b):
        off = centre - np.array(start)
        middle, aside = off @ ahead, off[:, 0] * ahead[1] - off[:, 1] * ahead[0]
        half = np.sqrt(np.maximum(radius**2 - aside**2, 0.0))
        hit = np.abs(aside) < radius
        low, high = (
            np.where(hit, np.minimum(low, middle - half), low),
            np.where(hit, np.maximum(high, middle + half), high),
        )
    first, last = _by_rectangles(start, ahead, a, b, radius)
    low, high = np.minimum(low, first), np.maximum(high, last)
    low, high = np.maximum(low, 0.0), np.minimum(high, length)
    return found + [(float(x) / length, float(y) / length) for x, y in zip(low, high, strict=True) if y > x]


def _by_rectangles(start: Point, ahead: Corners, a: Corners, b: Corners, radius: float) -> tuple[Corners, Corners]:
    """Where a line is in the rectangle of ``radius`` to either side of each side: infinite and back where nowhere."""
    side = b - a
    sizes = np.hypot(side[:, 0], side[:, 1])
    along = side / sizes[:, None]
    off = np.array(start) - a
    low, high = np.full(len(a), -np.inf), np.full(len(a), np.inf)
    normal = np.column_stack([-along[:, 1], along[:, 0]])
    for axis, least, most in (
        (along, np.zeros(len(a)), sizes),
        (normal, np.full(len(a), -radius), np.full(len(a), radius)),
    ):
        here, speed = (off * axis).sum(axis=1), axis @ ahead
        still = np.abs(speed) < 1e-15
        with np.errstate(divide="ignore", invalid="ignore"):
            one, other = (least - here) / speed, (most - here) / speed
        outside = still & ((here <= least) | (here >= most))
        low = np.where(still, np.where(outside, np.inf, low), np.maximum(low, np.minimum(one, other)))
        high = np.where(still, np.where(outside, -np.inf, high), np.minimum(high, np.maximum(one, other)))
    nowhere = low >= high
    return np.where(nowhere, np.inf, low), np.where(nowhere, -np.inf, high)


def _sides(shape: BaseGeometry) -> tuple[Corners, Corners]:
    corners = [shapely.get_coordinates(ring) for ring in shapely.get_rings(shapely.get_parts(shape))]
    return np.concatenate([ring[:-1] for ring in corners]), np.concatenate([ring[1:] for ring in corners])


def _joined(found: list[Stretch], length: float) -> list[Stretch]:
    joined: list[Stretch] = []
    for low, high in sorted(found):
        if joined and low <= joined[-1][1] + _TRACE / length:
            joined[-1] = (joined[-1][0], max(high, joined[-1][1]))
        else:
            joined.append((low, high))
    return [(low, high) for low, high in joined if (high - low) * length > _TRACE]
