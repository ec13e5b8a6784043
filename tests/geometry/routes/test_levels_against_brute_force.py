"""Reach over levels against a visibility graph over all of them, crossings sampled densely. It shares no code with the
search: every way found is walked along, and none may be longer than the graph's."""

import math
import random
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
import pytest
import shapely
import shapely.affinity

from geometry.area import Area
from geometry.routes.levels import Crossing, Level, LevelReach, LevelRoute, reach_over
from geometry.routes.terraces import Terrace, stacked

OFF = 1e-5
SIZE = 10.0


@dataclass(frozen=True)
class World:
    floors: dict[str, shapely.Geometry]
    walls: dict[str, list[shapely.Polygon]]
    crossings: list[Crossing]
    start: tuple[float, float]
    level: str
    allowance: float

    def region(self, name: str) -> shapely.Geometry:
        return self.floors[name].difference(shapely.union_all(self.walls[name]))

    def reach(self) -> LevelReach:
        levels = [
            Level(name, Area(floor), tuple(Area(wall) for wall in self.walls[name]))
            for name, floor in self.floors.items()
        ]
        return reach_over(self.start, self.level, self.allowance, levels, self.crossings)

    def turned(self, degrees: float) -> "World":
        def turn(shape):
            return shapely.affinity.rotate(shape, degrees, origin=(0, 0))

        def spot(point):
            moved = turn(shapely.Point(point))
            return (moved.x, moved.y)

        return World(
            {name: turn(floor) for name, floor in self.floors.items()},
            {name: [turn(wall) for wall in walls] for name, walls in self.walls.items()},
            [
                Crossing(c.one, c.other, c.there, c.back, None if c.along is None else tuple(map(spot, c.along)))
                for c in self.crossings
            ],
            spot(self.start),
            self.level,
            self.allowance,
        )


class Graph:
    """Corners of all levels and many points of all crossings, each joined to those of its level that it sees."""

    def __init__(self, world: World, step: float) -> None:
        self.world = world
        # Shrunk by a hair: no way leads through where two things touch in a point.
        self.regions = {name: world.region(name).buffer(-OFF, join_style="mitre") for name in world.floors}
        self.ground = {name: region.buffer(OFF / 100, join_style="mitre") for name, region in self.regions.items()}
        for ground in self.ground.values():
            shapely.prepare(ground)
        places = {name: [shapely.get_coordinates(region)] for name, region in self.regions.items()}
        places[world.level].append(self._near(world.level, np.array([world.start])))
        self.start = (world.level, sum(map(len, places[world.level])) - 1)
        jumps = []
        for crossing in world.crossings:
            points = self._points(crossing, step)
            if not len(points):
                continue
            at = []
            for name in (crossing.one, crossing.other):
                at.append(sum(map(len, places[name])))
                places[name].append(self._near(name, points))
            jumps += [(crossing, at[0] + i, at[1] + i) for i in range(len(points))]
        self.places = {name: np.concatenate(found) for name, found in places.items()}
        self.first, total = {}, 0
        for name, found in self.places.items():
            self.first[name] = total
            total += len(found)
        weights = np.full((total, total), np.inf)
        for name, found in self.places.items():
            i, j = np.triu_indices(len(found), 1)
            span = np.hypot(*(found[i] - found[j]).T)
            seen = np.flatnonzero(span <= world.allowance)
            seen = seen[self.sees(name, found[i[seen]], found[j[seen]])]
            low, high = self.first[name] + i[seen], self.first[name] + j[seen]
            weights[low, high] = weights[high, low] = span[seen]
        for crossing, i, j in jumps:
            one, other = self.first[crossing.one] + i, self.first[crossing.other] + j
            for start, end, cost in ((one, other, crossing.there), (other, one, crossing.back)):
                if cost is not None:
                    weights[start, end] = min(weights[start, end], cost)
        self.lengths = self._dijkstra(weights)

    def _near(self, name: str, points: np.ndarray) -> np.ndarray:
        """The points, drawn into the level."""
        lines = shapely.shortest_line(self.regions[name], shapely.points(points))
        return shapely.get_coordinates(lines).reshape(-1, 2, 2)[:, 0]

    def _points(self, crossing: Crossing, step: float) -> np.ndarray:
        one, other = self.regions[crossing.one], self.regions[crossing.other]
        if one.is_empty or other.is_empty:
            return np.zeros((0, 2))
        shared = one.boundary.intersection(other.boundary.buffer(6 * OFF))
        lines = [line for line in shapely.get_parts(shared) if line.length > 20 * OFF]
        if crossing.along is not None:
            # A gate, its ends drawn in by a hair, for what lies round its corner is not beside it.
            line = shapely.LineString(crossing.along * 2 if len(crossing.along) == 1 else crossing.along)
            inner = [line.interpolate(at) for at in (4 * OFF, line.length - 4 * OFF)]
            lines = [shapely.LineString(inner).intersection(shared.buffer(4 * OFF))]
            if line.length == 0:
                return shapely.get_coordinates(line)[:1] if shared.distance(line) < 1e-3 else np.zeros((0, 2))
        found = [shapely.get_coordinates(line.segmentize(step)) for line in lines]
        return np.concatenate(found) if found else np.zeros((0, 2))

    def sees(self, name: str, starts: np.ndarray, ends: np.ndarray) -> np.ndarray:
        return shapely.covers(self.ground[name], shapely.linestrings(np.stack([starts, ends], axis=1)))

    def _dijkstra(self, weights: np.ndarray) -> np.ndarray:
        lengths, done = np.full(len(weights), np.inf), np.zeros(len(weights), dtype=bool)
        lengths[self.first[self.start[0]] + self.start[1]] = 0.0
        for _ in range(len(weights)):
            at = int(np.argmin(np.where(done, np.inf, lengths)))
            if done[at] or not math.isfinite(lengths[at]):
                break
            done[at] = True
            lengths = np.minimum(lengths, lengths[at] + weights[at])
        return lengths

    def distances(self, name: str, points: np.ndarray) -> np.ndarray:
        best = np.full(len(points), np.inf)
        own = self.places[name]
        for place, length in zip(own, self.lengths[self.first[name] : self.first[name] + len(own)], strict=True):
            if not length <= self.world.allowance + 1:
                continue
            gain = np.hypot(*(points - place).T) + length
            better = np.flatnonzero(gain < best)
            if len(better):
                seen = self.sees(name, np.broadcast_to(place, (len(better), 2)), points[better])
                best[better[seen]] = gain[better[seen]]
        return best


def faults_of(world: World, route: LevelRoute, end: tuple[float, float], level: str) -> list[str]:
    """What is wrong with a way, walked along: it must stay on its levels and change them where that is allowed."""
    wrong = []
    first, last = route.waypoints[0], route.waypoints[-1]
    if first.point != world.start or first.level != world.level or last.point != end or last.level != level:
        wrong.append("does not lead from the start to the end")
    for one, other in pairwise(route.waypoints):
        leg = shapely.LineString([one.point, other.point])
        if not world.region(one.level).buffer(2e-5).covers(leg):
            wrong.append(f"leaves {one.level} between {one.point} and {other.point}")
        if other.crossing is None:
            if other.level != one.level:
                wrong.append(f"is on {other.level} without a crossing")
            continue
        crossing = world.crossings[other.crossing]
        costs = {(crossing.one, crossing.other): crossing.there, (crossing.other, crossing.one): crossing.back}
        if costs.get((one.level, other.level)) != other.cost:
            wrong.append(f"crosses from {one.level} to {other.level} for {other.cost}")
        spot = shapely.Point(other.point)
        off = max(world.region(name).boundary.distance(spot) for name in (one.level, other.level))
        if crossing.along is not None:
            line = crossing.along * 2 if len(crossing.along) == 1 else crossing.along
            off = max(off, shapely.LineString(line).distance(spot) - 1e-3)
        if off > 2e-5:
            wrong.append(f"crosses at {other.point}, {off} off")
    legs = sum(math.dist(one.point, other.point) for one, other in pairwise(route.waypoints))
    if abs(legs - route.travelled) > 1e-9 or abs(legs + sum(p.cost for p in route.waypoints) - route.cost) > 1e-9:
        wrong.append("does not add up")
    return wrong


def compared(world: World, count: int, seed: int, step: float) -> tuple[int, list[str]]:
    graph, found = Graph(world, step), world.reach()
    rng = np.random.default_rng(seed)
    asked, wrong = 0, []
    for name in world.floors:
        region = world.region(name).buffer(-3 * OFF)
        left, top, right, bottom = np.array(world.start * 2) + np.repeat([-world.allowance, world.allowance], 2)
        if region.is_empty:
            continue
        bounds = region.bounds
        low = np.maximum(bounds[:2], [left, top])
        high = np.minimum(bounds[2:], [right, bottom])
        if (low >= high).any():
            continue
        points = rng.uniform(low, high, (count, 2))
        points = points[shapely.contains_xy(region, points[:, 0], points[:, 1])]
        outline = found.outline(name)
        for (x, y), truth in zip(points.tolist(), graph.distances(name, points).tolist(), strict=True):
            asked += 1
            route = found.route_to((x, y), name)
            cost = math.inf if route is None else route.cost
            inside, at = outline.contains((x, y)), f"({x}, {y}) on {name}, {truth} by the graph, {cost}"
            if truth <= world.allowance - 1e-3 and cost > truth + 1e-3:
                wrong.append(f"{at}: too long")
            if route is not None:
                crossed = sum(point.crossing is not None for point in route.waypoints)
                if cost < truth - crossed * step - 1e-3 and truth <= world.allowance:
                    wrong.append(f"{at}: too short")
                wrong += [f"{at}: {fault}" for fault in faults_of(world, route, (x, y), name)]
            if inside and not cost <= world.allowance + 1e-4:
                wrong.append(f"{at}: claimed")
            if not inside and cost <= world.allowance - 1e-4 and outline.distance_to_outline((x, y)) > 0.01:
                wrong.append(f"{at}: missed")
    return asked, wrong


def _solid(rng: random.Random, snapped: bool) -> shapely.Polygon:
    if snapped:
        x, y, w, h = rng.randrange(0, 8), rng.randrange(0, 8), rng.randrange(1, 5), rng.randrange(1, 4)
        box = shapely.box(x, y, x + w, y + h)
        return shapely.Polygon([(x, y), (x + w, y), (x, y + h)]) if rng.random() < 0.2 else box
    shape = shapely.box(0, 0, rng.uniform(1, 5), rng.uniform(0.5, 3))
    if rng.random() < 0.3:
        shape = shape.union(shapely.box(0, 0, 0.6, rng.uniform(2, 4)))
    if rng.random() < 0.3:
        shape = shape.buffer(0.5, quad_segs=2)
    shape = shapely.affinity.rotate(shape, rng.uniform(0, 360), origin=(0, 0))
    return shapely.affinity.translate(shape, rng.uniform(1, 9), rng.uniform(1, 9))


def _thin(rng: random.Random, snapped: bool) -> shapely.Polygon:
    if snapped:
        x, y, span = rng.randrange(0, 9), rng.randrange(0, 9), rng.randrange(1, 4)
        return shapely.box(x, y, x + span, y + 0.5) if rng.random() < 0.5 else shapely.box(x, y, x + 0.5, y + span)
    shape = shapely.affinity.rotate(shapely.box(0, 0, rng.uniform(1, 4), 0.2), rng.uniform(0, 360), origin=(0, 0))
    return shapely.affinity.translate(shape, rng.uniform(0, SIZE), rng.uniform(0, SIZE))


def _costs(rng: random.Random, rise: float) -> tuple[float | None, float | None]:
    up, down = 2 * abs(rise), rng.choice([0.0, abs(rise)])
    there, back = (up, down) if rise >= 0 else (down, up)
    if rng.random() < 0.1:
        there = None
    if rng.random() < 0.1:
        back = None
    return there, back


def _gate(rng: random.Random, one: shapely.Geometry, other: shapely.Geometry) -> tuple[tuple[float, float], ...] | None:
    """Part of a side that two levels share, now and then a single point or the whole of it."""
    shared = shapely.line_merge(one.boundary.intersection(other.boundary.buffer(1e-9)))
    sides = [
        side
        for line in shapely.get_parts(shared)
        if line.length > 0.1
        for side in pairwise(shapely.get_coordinates(line).tolist())
        if math.dist(*side) > 0.05
    ]
    if not sides:
        return None
    side = shapely.LineString(rng.choice(sides))
    kind = rng.randrange(4)
    if kind == 0:
        spot = side.interpolate(rng.choice([0.0, 0.5, 1.0, rng.random()]), normalized=True)
        # Where things touch in a point, a gate on it leads to either side of them: too much for the graph.
        near = [level.buffer(-OFF, join_style="mitre").intersection(spot.buffer(1e-3)) for level in (one, other)]
        return ((spot.x, spot.y),) if all(isinstance(part, shapely.Polygon) for part in near) else None
    low, high = (0.0, 1.0) if kind == 1 else sorted((rng.random(), rng.random()))
    a, b = side.interpolate(low, normalized=True), side.interpolate(high, normalized=True)
    return ((a.x, a.y), (b.x, b.y))


def made(seed: int, snapped: bool, gated: bool) -> World:
    """Pieces that lie on the ground and over each other, some with walls on them, and crossings wherever two meet."""
    rng = random.Random(seed)
    solids = [_solid(rng, snapped) for _ in range(rng.randrange(1, 5))]
    table = shapely.box(0, 0, SIZE, SIZE)
    floors: dict[str, shapely.Geometry] = {}
    for i, solid in enumerate(solids):
        floors[f"piece {i}"] = solid.intersection(table).difference(shapely.union_all(solids[i + 1 :]))
    floors["ground"] = table
    thin = [_thin(rng, snapped) for _ in range(rng.randrange(0, 5))]
    walls = {name: [wall for wall in thin if rng.random() < 0.6] for name in floors}
    walls["ground"] = [*thin, *(solid.intersection(table) for solid in solids)]
    height = {name: rng.choice([0.25, 0.5, 1.0, 1.5]) for name in floors} | {"ground": 0.0}
    floors = {name: floor for name, floor in floors.items() if floor.area > 1e-3}
    world = World(floors, walls, [], (0, 0), "ground", 0)
    crossings = []
    names = list(floors)
    for i, one in enumerate(names):
        for other in names[i + 1 :]:
            there, back = _costs(rng, height[other] - height[one])
            if not gated or rng.random() < 0.3:
                crossings.append(Crossing(one, other, there, back))
            for _ in range(rng.randrange(1, 4) if gated else rng.random() < 0.1):
                along = _gate(rng, world.region(one), world.region(other))
                if along is not None:
                    crossings.append(Crossing(one, other, 0.0, rng.choice([0.0, 0.5]), along))
    while True:
        level = rng.choice(names)
        start = (rng.uniform(0, SIZE), rng.uniform(0, SIZE))
        if snapped and rng.random() < 0.8:
            start = (float(round(start[0])), float(round(start[1])))
        if world.region(level).buffer(-0.01 if not snapped else 1e-9).intersects(shapely.Point(start)):
            return World(floors, walls, crossings, start, level, rng.choice([3.0, 5.0, 7.5]))


def bridge(seed: int) -> World:
    """A deck over ground that may be walked below it, and a ramp up to either end of it."""
    rng = random.Random(seed)
    left, right = rng.uniform(2, 3.5), rng.uniform(5.5, 7)
    ramps = {"west": shapely.box(left - 1, 4, left, 5), "east": shapely.box(right, 4, right + 1, 5)}
    deck = shapely.box(left, 4, right, 5)
    floors = {"ground": shapely.box(0, 0, SIZE, SIZE), "deck": deck, "below": deck, **ramps}
    thin = [_thin(rng, False) for _ in range(rng.randrange(0, 4))]
    walls = {"ground": [deck, *ramps.values(), *thin], "below": thin, "deck": thin[:1], "west": [], "east": []}
    foot = ((left - 1, 4.2), (left - 1, 4.8))
    crossings = [
        Crossing("ground", "west", 0.0, 0.0, foot),
        Crossing("west", "deck", 0.0, 0.0),
        Crossing("deck", "east", 0.0, 0.0),
        Crossing("east", "ground", 0.0, 1.0, ((right + 1, 4.0), (right + 1, 5.0))),
        Crossing("deck", "ground", 0.5, None),
        Crossing("below", "ground", 0.0, 0.0),
    ]
    while True:
        start = (rng.uniform(0, SIZE), rng.uniform(0, SIZE))
        level = rng.choice(list(floors))
        if shapely.contains_xy(World(floors, walls, [], (0, 0), level, 0).region(level).buffer(-0.01), *start):
            return World(floors, walls, crossings, start, level, rng.choice([4.0, 7.0]))


def terraced(seed: int) -> World:
    """Pieces as they lie on the table, grown by a round base and stacked: rims of many short sides."""
    rng = random.Random(seed)
    pieces = [_solid(rng, seed % 2 == 0) for _ in range(rng.randrange(1, 4))]
    terraces = [Terrace(f"piece {i}", Area(piece), rng.choice([0.5, 1.0, 1.5])) for i, piece in enumerate(pieces)]
    table, radius, falls = Area(shapely.box(0, 0, SIZE, SIZE)), rng.choice([0.25, 0.5]), rng.choice([0.0, None])
    stack = stacked(Level("ground", table), terraces, radius, lambda rise: 2 * rise, lambda fall: falls and fall)
    floors = {level.name: level.floor.shape for level in stack.levels}
    walls = {level.name: [wall.shape for wall in level.walls] for level in stack.levels}
    while True:
        level, start = rng.choice(list(floors)), (rng.uniform(0, SIZE), rng.uniform(0, SIZE))
        world = World(floors, walls, list(stack.crossings), start, level, rng.choice([3.0, 5.0]))
        if shapely.contains_xy(world.region(level).buffer(-0.01), *start):
            return world


KINDS = {
    "random": lambda seed: made(seed, False, False),
    "snapped": lambda seed: made(seed, True, False),
    "random gated": lambda seed: made(seed, False, True),
    "snapped gated": lambda seed: made(seed, True, True),
    "bridge": bridge,
    "terraced": terraced,
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_few_worlds_agree_with_brute_force(kind):
    wrong = [(seed, text) for seed in range(13) for text in compared(KINDS[kind](seed), 25, seed, 0.3)[1]]
    assert wrong == []


@pytest.mark.parametrize(
    ("kind", "seed"),
    [
        ("snapped", 1000),
        ("snapped", 1028),
        ("snapped", 1049),
        ("snapped gated", 1035),
        ("snapped gated", 1099),
        ("bridge", 1014),
    ],
)
def test_worlds_that_were_once_wrong_agree_with_brute_force(kind, seed):
    """A line all round its root; outlines that touch beside a rim, and beyond one; a post along the line of sight; two
    gates in one line; a way back below the edge it came over."""
    assert compared(KINDS[kind](seed), 60, seed, 0.2)[1] == []


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_many_worlds_agree_with_brute_force(kind):
    total, wrong = 0, []
    for seed in range(1000, 1100):
        asked, found = compared(KINDS[kind](seed), 100, seed, 0.12)
        total += asked
        wrong += [(seed, text) for text in found]
    assert wrong == []
    assert total > 2000


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("degrees", [37.3, 90.0])
def test_turned_worlds_agree_with_brute_force(kind, degrees):
    wrong = [
        (seed, text)
        for seed in range(2000, 2015)
        for text in compared(KINDS[kind](seed).turned(degrees), 60, seed, 0.2)[1]
    ]
    assert wrong == []
