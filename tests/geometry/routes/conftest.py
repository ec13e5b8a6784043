"""A full visibility graph by brute force, and worlds to try the search on. The graph shares no code with the search."""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np
import pytest
import shapely
import shapely.affinity

from geometry.area import Area
from geometry.routes.reach import reach

OFF = 2e-5


@dataclass(frozen=True)
class World:
    """Walls, a floor, a start of one point or two, an allowance."""

    walls: tuple[shapely.Polygon, ...]
    floor: shapely.Polygon | None
    start: tuple[tuple[float, float], ...]
    allowance: float

    @property
    def areas(self) -> list[Area]:
        return [Area(wall) for wall in self.walls]

    @property
    def ground(self) -> Area | None:
        return None if self.floor is None else Area(self.floor)

    def mapped(self, change: Callable[[shapely.Geometry], shapely.Geometry], scale: float = 1.0) -> "World":
        seats = [change(shapely.Point(point)) for point in self.start]
        return World(
            tuple(change(wall) for wall in self.walls),
            None if self.floor is None else change(self.floor),
            tuple((seat.x, seat.y) for seat in seats),
            self.allowance * scale,
        )


class Oracle:
    """The length of the shortest way to any point: every corner of every wall joined to every other it sees.

    Ways keep a hair off the walls, so that none slips through a slit between walls that touch.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        walls = list(world.walls)
        self.solid = shapely.union_all(shapely.buffer(walls, OFF / 2, join_style="mitre")) if walls else None
        if self.solid is not None:
            shapely.prepare(self.solid)
        around = shapely.union_all(shapely.buffer(walls, OFF, join_style="mitre")) if walls else shapely.Polygon()
        nodes = shapely.get_coordinates(around)
        self.ground = None
        if world.floor is not None:
            nodes = np.concatenate([nodes, shapely.get_coordinates(world.floor)])
            self.ground = world.floor.buffer(1e-7, join_style="mitre")
            shapely.prepare(self.ground)
            nodes = nodes[shapely.intersects_xy(self.ground, nodes)]
        self.nodes = np.unique(nodes, axis=0)
        self.seat = self._seat(around)
        self.lengths = self._dijkstra()

    def sees(self, starts: np.ndarray, ends: np.ndarray) -> np.ndarray:
        lines = shapely.linestrings(np.stack([starts, ends], axis=1))
        free = np.ones(len(lines), dtype=bool) if self.solid is None else ~shapely.intersects(self.solid, lines)
        return free if self.ground is None else free & shapely.covers(self.ground, lines)

    def _seat(self, around: shapely.Geometry) -> shapely.Geometry:
        """The start, off the walls it touches, to every side of them."""
        if len(self.world.start) > 1:
            line = shapely.LineString(self.world.start)
            return line if self.solid is None else line.difference(self.solid)
        seat = shapely.Point(self.world.start[0])
        if self.solid is None or not self.solid.intersects(seat):
            return shapely.MultiPoint([seat])
        room = seat.buffer(1.0) if self.world.floor is None else seat.buffer(1.0).intersection(self.world.floor)
        room = shapely.get_parts(room.difference(around))
        lines = [shapely.shortest_line(part, seat) for part in room if part.distance(seat) < 20 * OFF]
        return shapely.MultiPoint([shapely.get_coordinates(line)[0] for line in lines])

    def from_seat(self, points: np.ndarray) -> np.ndarray:
        """Straight from the start to each point; infinite where a wall is between."""
        best = np.full(len(points), np.inf)
        if isinstance(self.seat, shapely.MultiPoint):
            for foot in shapely.get_coordinates(self.seat):
                feet = np.broadcast_to(foot, points.shape)
                best = np.minimum(best, np.where(self.sees(feet, points), np.hypot(*(points - feet).T), np.inf))
            return best
        for piece in shapely.get_parts(self.seat):
            if piece.is_empty:
                continue
            ends = shapely.get_coordinates(shapely.shortest_line(piece, shapely.points(points))).reshape(-1, 2, 2)
            for foot in (
                ends[:, 0],
                *np.broadcast_to(shapely.get_coordinates(piece)[[0, -1], None], (2, *points.shape)),
            ):
                # A foot on the outline of a wall is on the way out of it.
                foot = foot + (points - foot) * 1e-9
                best = np.minimum(best, np.where(self.sees(foot, points), np.hypot(*(points - foot).T), np.inf))
        return best

    def _dijkstra(self) -> np.ndarray:
        count = len(self.nodes)
        if not count:
            return np.zeros(0)
        i, j = np.triu_indices(count, 1)
        span = np.hypot(*(self.nodes[i] - self.nodes[j]).T)
        near = span <= self.world.allowance * 1.01
        i, j, span = i[near], j[near], span[near]
        seen = self.sees(self.nodes[i], self.nodes[j])
        weights = np.full((count, count), np.inf)
        weights[i[seen], j[seen]] = weights[j[seen], i[seen]] = span[seen]
        lengths, done = self.from_seat(self.nodes), np.zeros(count, dtype=bool)
        for _ in range(count):
            at = int(np.argmin(np.where(done, np.inf, lengths)))
            if done[at] or not math.isfinite(lengths[at]):
                break
            done[at] = True
            lengths = np.minimum(lengths, lengths[at] + weights[at])
        return lengths

    def distances(self, points: np.ndarray) -> np.ndarray:
        best = self.from_seat(points)
        for node, length in zip(self.nodes, self.lengths, strict=True):
            if length > self.world.allowance + 1:
                continue
            gain = np.hypot(*(points - node).T) + length
            better = np.flatnonzero(gain < best)
            if len(better):
                seen = self.sees(np.broadcast_to(node, (len(better), 2)), points[better])
                best[better[seen]] = gain[better[seen]]
        return best


def _blob(rng: random.Random, size: float) -> shapely.Polygon:
    kind = rng.randrange(4)
    if kind == 0:
        return shapely.Point(0, 0).buffer(rng.uniform(0.1, 0.3) * size, quad_segs=rng.choice([1, 2, 4]))
    box = shapely.box(0, 0, rng.uniform(0.05, 0.6) * size, rng.uniform(0.02, 0.3) * size)
    if kind == 1:
        return box.union(shapely.box(0, 0, rng.uniform(0.03, 0.2) * size, rng.uniform(0.3, 0.6) * size))
    if kind == 2:
        return box.buffer(0.05 * size, quad_segs=rng.choice([1, 2]))
    return box


def _clear(point: tuple[float, float], walls: Sequence[shapely.Polygon]) -> bool:
    seat = shapely.Point(point)
    return all(wall.distance(seat) > 1e-3 for wall in walls)


def random_world(seed: int) -> World:
    rng = random.Random(seed)
    size = rng.choice([1.0, 6.0, 12.0, 36.0, 72.0])
    walls = []
    for _ in range(rng.randrange(1, 9)):
        blob = shapely.affinity.rotate(_blob(rng, size), rng.uniform(0, 360), origin=(0, 0))
        walls.append(shapely.affinity.translate(blob, rng.uniform(0, size), rng.uniform(0, size)))
    floor = shapely.box(0, 0, size, size) if rng.random() < 0.7 else None
    while True:
        start = (rng.uniform(0, size), rng.uniform(0, size))
        if _clear(start, walls):
            return World(tuple(walls), floor, (start,), size * rng.uniform(0.2, 0.9))


def snapped_world(seed: int) -> World:
    """Boxes, triangles and combs on a coarse grid: they touch, line up, meet in corners and leave gaps of no width."""
    rng = random.Random(seed)
    walls: list[shapely.Polygon] = []
    for _ in range(rng.randrange(3, 14)):
        x, y, w, h = rng.randrange(0, 10), rng.randrange(0, 10), rng.randrange(1, 5), rng.choice([0.5, 1, 1, 2])
        if rng.random() < 0.5:
            w, h = h, w
        if rng.random() < 0.2:
            walls.append(shapely.Polygon([(x, y), (x + w, y), (x, y + h)]))
        elif rng.random() < 0.15:
            walls.append(shapely.Polygon([(x, y), (x + w, y), (x + w, y + h), (x + w / 2, y + h / 2), (x, y + h)]))
        else:
            walls.append(shapely.box(x, y, x + w, y + h))
    floor = shapely.box(0, 0, 12, 12) if rng.random() < 0.7 else None
    step = rng.choice([1, 2, 4])
    inside = [wall.buffer(-1e-6) for wall in walls]
    for _ in range(400):
        start = (rng.randrange(0, 12 * step + 1) / step, rng.randrange(0, 12 * step + 1) / step)
        if all(wall.distance(shapely.Point(start)) > 1e-7 for wall in inside):
            break
    else:
        start = (0.0, 0.0)
        walls = walls[:1] if inside[0].distance(shapely.Point(start)) > 1e-7 else []
    return World(tuple(walls), floor, (start,), rng.choice([2.0, 3.0, 5.0, 8.0, 6.5]))


def round_world(seed: int) -> World:
    """Blobs and bases grown by the radius of a base: long chains of corners close to each other."""
    rng = random.Random(seed)
    radius, segments = rng.choice([0.25, 0.63, 1.1]), rng.choice([3, 6, 10, 16])
    walls = []
    for _ in range(rng.randrange(2, 8)):
        thing = shapely.Point(0, 0).buffer(rng.uniform(0.3, 1.2), quad_segs=segments) if rng.random() < 0.4 else None
        thing = thing or shapely.affinity.rotate(_blob(rng, 12), rng.uniform(0, 360), origin=(0, 0))
        thing = shapely.affinity.translate(thing, rng.uniform(0, 12), rng.uniform(0, 12))
        walls.append(thing.buffer(radius - 0.001, quad_segs=segments))
    floor = shapely.box(0, 0, 12, 12) if rng.random() < 0.7 else None
    while True:
        start = (rng.uniform(0, 12), rng.uniform(0, 12))
        if _clear(start, walls):
            return World(tuple(walls), floor, (start,), rng.uniform(3, 11))
        walls = walls[1:] if rng.random() < 0.02 else walls


def touching_world(world: World, seed: int) -> World | None:
    """The same from a start on the outline of one wall; None where another wall or the floor's edge is in the way."""
    rng = random.Random(seed)
    wall = rng.choice(world.walls)
    ring = wall.exterior
    seat = (
        ring.interpolate(rng.random() * ring.length) if rng.random() < 0.7 else shapely.Point(rng.choice(ring.coords))
    )
    blocked = world.floor is not None and not world.floor.covers(seat)
    others = [other for other in world.walls if other is not wall]
    if blocked or any(other.distance(seat) < 1e-3 for other in others) or wall.buffer(-1e-6).intersects(seat):
        return None
    return replace(world, start=((seat.x, seat.y),))


def segment_world(world: World, seed: int) -> World | None:
    """The same from a segment, now and then along the floor's edge; None where it runs along a wall or ends at one."""
    rng = random.Random(seed)
    (x, y), span = world.start[0], world.allowance * rng.uniform(0.1, 1)
    angle = rng.choice([rng.uniform(0, math.tau), 0.0, math.pi / 2, math.pi / 4])
    ends = [(x, y), (x + span * math.cos(angle), y + span * math.sin(angle))]
    if world.floor is not None:
        left, top, right, bottom = world.floor.bounds
        ends[1] = (min(max(ends[1][0], left), right), min(max(ends[1][1], top), bottom))
        if rng.random() < 0.3:
            ends = [(left, top + (bottom - top) * part) for part in (0.2, rng.uniform(0.3, 1))]
    line = shapely.LineString(ends)
    along = any(wall.exterior.intersection(line).length > 1e-6 for wall in world.walls)
    at_end = any(wall.exterior.distance(shapely.Point(end)) < 1e-3 for wall in world.walls for end in ends)
    if ends[0] == ends[1] or along or at_end:
        return None
    return replace(world, start=tuple(ends), allowance=world.allowance / 2)


@dataclass
class Compared:
    """Points asked about, and what was found to be wrong with how many of them."""

    points: int
    wrong: list[str]

    def __iadd__(self, other: "Compared") -> "Compared":
        return Compared(self.points + other.points, self.wrong + other.wrong)


def compared(world: World, count: int, seed: int) -> Compared:
    """Asks about points all round the start. 0.01 inches from the outline and 0.001 inches of length are forgiven."""
    allowance = world.allowance
    found = reach(world.start if len(world.start) > 1 else world.start[0], allowance, world.areas, world.ground)
    outline = found.outline()
    rng = np.random.default_rng(seed)
    left, top, right, bottom = shapely.MultiPoint(world.start).buffer(allowance * 1.05).bounds
    points = np.column_stack([rng.uniform(left, right, count), rng.uniform(top, bottom, count)])
    points = points[~shapely.intersects_xy(shapely.union_all([wall.buffer(2 * OFF) for wall in world.walls]), points)]
    if world.floor is not None:
        points = points[shapely.intersects_xy(world.floor, points)]
    result = Compared(len(points), [])
    for (x, y), truth in zip(points.tolist(), Oracle(world).distances(points).tolist(), strict=True):
        route, inside = found.route_to((x, y)), outline.contains((x, y))
        length = math.inf if route is None else route.length
        at = f"({x}, {y}), {truth} from the start"
        if abs(truth - allowance) > 1e-3 and (truth <= allowance) != math.isfinite(length):
            result.wrong.append(f"{at}: found {length}")
        if truth < allowance and math.isfinite(length) and abs(length - truth) > 1e-3:
            result.wrong.append(f"{at}: found {length}")
        if inside and (truth > allowance + 1e-3 or length > allowance + 1e-5):
            result.wrong.append(f"{at}: claimed")
        if not inside and truth <= allowance and outline.distance_to_outline((x, y)) > 0.01:
            result.wrong.append(f"{at}: missed")
        if route is not None and any(
            wall.buffer(-1e-6).intersects(shapely.LineString(route.waypoints)) for wall in world.walls
        ):
            result.wrong.append(f"{at}: the way there enters a wall")
    return result


@pytest.fixture(scope="session")
def compare() -> Callable[[World, int, int], Compared]:
    return compared


@pytest.fixture(scope="session")
def variants() -> dict[str, Callable[[int], World | None]]:
    """Kinds of worlds by name; some seeds make none."""
    kinds = {"random": random_world, "snapped": snapped_world, "round": round_world}
    return {
        **kinds,
        **{f"{name} touching": partial(_varied, kind, touching_world) for name, kind in kinds.items()},
        **{f"{name} segment": partial(_varied, kind, segment_world) for name, kind in kinds.items()},
    }


def _varied(kind: Callable[[int], World], vary: Callable[[World, int], World | None], seed: int) -> World | None:
    return vary(kind(seed), seed + 7)


@pytest.fixture(scope="session")
def oracle() -> type[Oracle]:
    return Oracle


@pytest.fixture(scope="session")
def new_world() -> type[World]:
    return World


@pytest.fixture
def bowtie() -> Area:
    """Crosses itself: not what a file may hold, but what a sum of shapes could leave."""
    return Area(shapely.Polygon([(2, -1), (4, 1), (4, -1), (2, 1)]))
