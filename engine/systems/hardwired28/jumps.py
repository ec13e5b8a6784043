"""Jumps from one piece that is climbed to another: from where to where, and what is got to by them."""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from engine.mission import Piece
from geometry.pose import Point, distance
from geometry.routes.levels import LevelReach, Source, reach_on
from geometry.routes.terraces import Stack
from geometry.sweep import clearance

_INSIDE = 1e-4
"""Inches from the rim that a middle is on its piece as it jumps and as it lands."""
_LAUNCHES = 0.1
_LANDINGS, _LANDINGS_SHORT = 0.08, 0.01
"""Inches between places along a rim; closer ones where so little is left that the places between would be missed."""
_SHORT = 0.2
_HALVINGS = 6
_SEVERAL = 4
"""Jumps in one Move at most: each takes the width of a base, and a way from rim to rim."""
_HAIR = 1e-6

Side = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Jumper:
    """A round base that begins at ``start`` and may go ``left`` inches, ``most`` of them over a gap; ``climb`` is what
    so much height costs of them."""

    start: Point
    radius: float
    left: float
    most: float
    climb: Callable[[float], float]
    is_open: Callable[[Point, Point], bool]
    """Whether nothing bars the middle's straight way between two places."""
    is_jump: Callable[[Point, Point, Piece, Piece], bool]
    """Whether the straight way is judged to be one jump from the one piece to the other."""


@dataclass(frozen=True, slots=True)
class Jump:
    """``cost`` is that of the whole way to the landing."""

    launch: Point
    level: str
    landing: Point
    onto: str
    cost: float


@dataclass(frozen=True, slots=True)
class Leap:
    """What is got to by the jumps of one more round, and further by walking, climbing and dropping."""

    jumps: tuple[Jump, ...]
    reach: LevelReach


@dataclass(frozen=True, slots=True)
class _Rims:
    """Sides of two pieces that face each other within a jump, each with the middle inside by a hair."""

    one: Piece
    other: Piece
    launches: tuple[Side, ...]
    landings: tuple[Side, ...]
    convex: bool


def leaps(jumper: Jumper, walked: LevelReach, stack: Stack, pieces: Sequence[Piece]) -> list[Leap]:
    """Round after round, as long as jumps lead farther than what was got to before.

    Places along the rims stand for those between them, so that what is missed is within a hundredth of an inch of the
    outline. A piece that is not convex may be jumped from one part of it to another.
    """
    found: list[Leap] = []
    facing = [rims for one in pieces for other in pieces if (rims := _rims(jumper, one, other)) is not None]
    while facing and len(found) < _SEVERAL:
        jumps = tuple(jump for rims in facing for jump in _jumps(jumper, walked, found, rims, pieces))
        if not jumps:
            break
        sources = [Source(jump.landing, jump.onto, jump.cost) for jump in jumps]
        found.append(Leap(jumps, reach_on(jumper.start, jumper.left, sources, stack.levels, stack.crossings)))
    return found


def way_by(
    walked: LevelReach, leaping: Sequence[Leap], level: str, end: Point
) -> tuple[float, tuple[Point, ...]] | None:
    """What the cheapest way to a point of a level costs, and its corners from the start to the end."""
    ways = []
    route = walked.route_to(end, level)
    if route is not None:
        ways.append((route.cost, tuple(one.point for one in route.waypoints if one.crossing is None)))
    for number, leap in enumerate(leaping):
        route = leap.reach.route_to(end, level)
        if route is None:
            continue
        first = route.waypoints[0]
        jump = min(
            (jump for jump in leap.jumps if jump.onto == first.level),
            key=lambda jump: distance(jump.landing, first.point),
        )
        before = way_by(walked, leaping[:number], jump.level, jump.launch)
        if before is not None:
            after = (one.point for one in route.waypoints[1:] if one.crossing is None)
            ways.append((route.cost, (*before[1], jump.landing, *after)))
    return min(ways, key=lambda way: way[0], default=None)


def _jumps(
    jumper: Jumper, walked: LevelReach, leaping: Sequence[Leap], rims: _Rims, pieces: Sequence[Piece]
) -> Iterator[Jump]:
    """The cheapest to each place along the rims that are jumped to, where no other way to it is as cheap."""
    climbed = jumper.climb(max(0.0, (rims.other.height or 0.0) - (rims.one.height or 0.0)))
    last = leaping[-1].reach if leaping else walked
    begun = [(jump.cost, jump.landing) for jump in leaping[-1].jumps] if leaping else [(0.0, jumper.start)]

    def at_least(at: Point) -> float:
        return min(cost + distance(point, at) for cost, point in begun)

    def walks(point: Point) -> float:
        return last.distance_to(point, rims.one.id) if at_least(point) < jumper.left else math.inf

    launches = [
        (cost, point)
        for side in rims.launches
        for point in _along(side, _LAUNCHES)
        if (cost := walks(point)) < jumper.left
    ]
    if not launches:
        return

    def best(at: Point) -> Jump | None:
        least = at_least(at) + climbed
        if least >= jumper.left or rims.one.outline.distance(at) > jumper.most:
            return None
        enough = jumper.left
        for reach in (walked, *(leap.reach for leap in leaping)):
            enough = min(enough, reach.distance_to(at, rims.other.id) - _HAIR)
            if least >= enough:
                return None
        ways = sorted(
            (cost + length, point) for cost, point in launches if (length := distance(point, at)) <= jumper.most
        )
        fewest = min(enough - climbed, ways[0][0] if ways else math.inf)
        for point in _special(jumper, rims, at):
            cost, near = min(((cost, launch) for cost, launch in launches), key=lambda one: distance(one[1], point))
            if cost - distance(near, point) + distance(point, at) < fewest:
                ways.append((walks(point) + distance(point, at), point))
        for cost, point in sorted(ways):
            if cost + climbed >= enough:
                return None
            if _leads(jumper, rims, point, at, pieces):
                return Jump(point, rims.one.id, at, rims.other.id, cost + climbed)
        return None

    for side in rims.landings:
        yield from _on_side(jumper, side, best)


def _on_side(jumper: Jumper, side: Side, best: Callable[[Point], Jump | None]) -> Iterator[Jump]:
    found = [(at, best(at)) for at in _along(side, _LANDINGS)]
    yield from (jump for _, jump in found if jump is not None)
    for (one, first), (other, second) in pairwise(found):
        if (first is None) != (second is None):
            # Just where the jump begins to be one.
            low, high = (one, other) if first is not None else (other, one)
            for _ in range(_HALVINGS):
                middle = ((low[0] + high[0]) / 2, (low[1] + high[1]) / 2)
                jump = best(middle)
                low, high = (middle, high) if jump is not None else (low, middle)
                if jump is not None:
                    yield jump
        if any(jump is not None and jumper.left - jump.cost < _SHORT for jump in (first, second)):
            yield from (jump for at in list(_along((one, other), _LANDINGS_SHORT))[1:-1] if (jump := best(at)))


def _leads(jumper: Jumper, rims: _Rims, start: Point, end: Point, pieces: Sequence[Piece]) -> bool:
    length = distance(start, end)
    if not 2 * jumper.radius < length <= jumper.most or not jumper.is_open(start, end):
        return False
    passed = (piece for piece in pieces if piece.id not in (rims.one.id, rims.other.id))
    if rims.convex and not any(clearance([start, end], piece.outline) < jumper.radius for piece in passed):
        return True
    return jumper.is_jump(start, end, rims.one, rims.other)


def _special(jumper: Jumper, rims: _Rims, at: Point) -> Iterator[Point]:
    """Launches between those that are looked at anyway: straight from the start, and as far off as a jump goes."""
    for side in rims.launches:
        crossing = _crossing(side, (jumper.start, at))
        if crossing is not None:
            yield crossing
        yield from _as_far(side, at, jumper.most - _HAIR)


def _rims(jumper: Jumper, one: Piece, other: Piece) -> _Rims | None:
    if one.id == other.id and is_convex(one):
        return None
    if not one.outline.gap(other.outline) <= jumper.most:
        return None
    if min(piece.outline.distance(jumper.start) for piece in (one, other)) > jumper.left + jumper.radius:
        return None
    launches = tuple(_sides(one, other, jumper.most))
    landings = tuple(_sides(other, one, jumper.most))
    if not launches or not landings:
        return None
    return _Rims(one, other, launches, landings, is_convex(one) and is_convex(other))


def _sides(piece: Piece, other: Piece, most: float) -> Iterator[Side]:
    """The sides of a piece that another is before, as near as that, moved in by a hair."""
    for ring in piece.outline.grown(-_INSIDE).rings():
        for a, b in pairwise((*ring, ring[0])):
            length = distance(a, b)
            if length <= _HAIR or clearance([a, b], other.outline) > most:
                continue
            out = ((b[1] - a[1]) / length * 2 * _INSIDE, (a[0] - b[0]) / length * 2 * _INSIDE)
            middle = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
            if piece.outline.contains((middle[0] + out[0], middle[1] + out[1])):
                out = (-out[0], -out[1])
            corners = (point for ring in other.outline.rings() for point in ring)
            if any(out[0] * (x - a[0]) + out[1] * (y - a[1]) > 4 * _INSIDE * _INSIDE for x, y in corners):
                yield (a, b)


def is_convex(piece: Piece) -> bool:
    rings = piece.outline.rings()
    if len(rings) != 1:
        return False
    ring = list(rings[0])
    corners = ring[:-1] if ring[0] == ring[-1] else ring
    turns = [
        (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
        for a, b, c in zip(corners, corners[1:] + corners[:1], corners[2:] + corners[:2], strict=True)
    ]
    return all(turn >= 0 for turn in turns) or all(turn <= 0 for turn in turns)


def _along(side: Side, step: float) -> Iterator[Point]:
    (ax, ay), (bx, by) = side
    parts = max(1, math.ceil(distance(*side) / step))
    for number in range(parts + 1):
        yield (ax + (bx - ax) * number / parts, ay + (by - ay) * number / parts)


def _crossing(side: Side, line: Side) -> Point | None:
    (ax, ay), (bx, by) = side
    (cx, cy), (dx, dy) = line
    across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
    if abs(across) < _HAIR:
        return None
    part = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / across
    return (ax + (bx - ax) * part, ay + (by - ay) * part) if 0 <= part <= 1 else None


def _as_far(side: Side, at: Point, far: float) -> Iterator[Point]:
    """Where a side is exactly so far from a point."""
    (ax, ay), (bx, by) = side
    length = distance(*side)
    ux, uy = (bx - ax) / length, (by - ay) / length
    foot = (at[0] - ax) * ux + (at[1] - ay) * uy
    off = (at[0] - ax) * uy - (at[1] - ay) * ux
    if abs(off) > far:
        return
    half = math.sqrt(far * far - off * off)
    for along in (foot - half, foot + half):
        if 0 <= along <= length:
            yield (ax + ux * along, ay + uy * along)
