"""How long the reach takes, beside the C work it can't do without.

    python -m benchmarks.reach_bench [--rounds N] [--json] [--cpu]

Tables of 72 by 48 inches with 60 terrain pieces and 50 bases, made from a seed, and the worlds in this folder. Medians
and 95th percentiles in milliseconds. Walls are grown by the mover's radius beforehand, and by the hair that closes
slits, as they are once for all moves of one radius: the game keeps them from one activation to the next. All that
follows is made anew each time that is measured, from which walls are near to the outline's last corner: nothing else of
one reach serves another. Where ``benchmarks.answer`` is asked, the growing of walls counts as well. The floor is the
same C work alone: joining the walls, cutting them out of the room, triangles, and joining the sectors, measured in the
same run.
"""

import argparse
import json
import math
import random
import statistics
import sys
from collections.abc import Sequence
from functools import partial

from benchmarks.clock import timed, use_cpu_time
from benchmarks.floor import c_work
from benchmarks.worlds import WORLDS, World, read_world
from geometry.area import Area
from geometry.pose import Point
from geometry.routes.closing import rings_of
from geometry.routes.reach import reach

FINE = 0.0005
COARSE = 0.002


def made_world(seed: int, pieces: int = 60, models: int = 50) -> World:
    """Rectangles and blobs that cover about an eighth of a table, bases of 25 to 60 mm, and a mover that is clear."""
    rng = random.Random(seed)
    width, height, radius = 72.0, 48.0, 0.63
    terrain = tuple(_piece(rng, width, height, math.sqrt(30 / pieces)) for _ in range(pieces))
    bases = tuple(
        ((rng.uniform(1, width - 1), rng.uniform(1, height - 1)), rng.choice([25, 32, 40, 60]) / 50.8)
        for _ in range(models)
    )
    world = World(f"made-{seed}", width, height, terrain, bases, (0.0, 0.0), radius)
    walls = world.walls()
    while True:
        start = (rng.uniform(12, width - 12), rng.uniform(12, height - 12))
        if all(wall.distance(start) > 0.01 for wall in walls):
            return World(world.name, width, height, terrain, bases, start, radius)


def _piece(rng: random.Random, width: float, height: float, scale: float) -> tuple[Point, ...]:
    x, y, turn = rng.uniform(0, width), rng.uniform(0, height), rng.uniform(0, math.tau)
    if rng.random() < 0.5:
        half_w, half_h = rng.uniform(1, 3.5) * scale, rng.uniform(0.5, 2) * scale
        corners = [(half_w, half_h), (-half_w, half_h), (-half_w, -half_h), (half_w, -half_h)]
    else:
        count, size = rng.randrange(6, 12), rng.uniform(1, 2.5) * scale
        rays = [(i * math.tau / count, size * rng.uniform(0.7, 1.1)) for i in range(count)]
        corners = [(far * math.cos(angle), far * math.sin(angle)) for angle, far in rays]
    cos, sin = math.cos(turn), math.sin(turn)
    return tuple((x + a * cos - b * sin, y + a * sin + b * cos) for a, b in corners)


def measure(worlds: Sequence[World], allowance: float, arc_error: float, rounds: int) -> dict[str, float]:
    """Median and 95th percentile over all worlds and rounds, of the whole and of the C work alone."""
    whole: list[float] = []
    floor: list[float] = []
    for world in worlds:
        walls, ground = world.walls(), world.floor()
        rings_of(walls)
        whole += [timed(partial(_drawn, world, allowance, walls, ground, arc_error)) for _ in range(rounds)]
        floor += c_work(world, allowance, walls, ground, arc_error, rounds)
    return {
        "median_ms": statistics.median(whole),
        "p95_ms": statistics.quantiles(whole, n=20)[-1],
        "floor_ms": statistics.median(floor),
    }


def _drawn(world: World, allowance: float, walls: Sequence[Area], ground: Area, arc_error: float) -> Area:
    return reach(world.start, allowance, walls, ground).outline(arc_error)


def measure_route(worlds: Sequence[World], rounds: int) -> dict[str, float]:
    """A route to a point in reach, the first one of an activation left out."""
    rng = random.Random(1)
    times: list[float] = []
    for world in worlds:
        found = reach(world.start, 12.0, world.walls(), world.floor())
        found.distance_to(world.start)
        for _ in range(20 * rounds):
            angle, far = rng.uniform(0, math.tau), rng.uniform(0, 12)
            point = (world.start[0] + far * math.cos(angle), world.start[1] + far * math.sin(angle))
            if found.outline().contains(point):
                times.append(timed(partial(found.route_to, point)))
    return {"median_ms": statistics.median(times), "p95_ms": statistics.quantiles(times, n=20)[-1]}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="benchmarks.reach_bench", description="How long the reach takes.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--cpu", action="store_true", help="this thread's own time: for a machine that others use")
    options = parser.parse_args(arguments)
    if options.cpu:
        use_cpu_time()
    made = [made_world(seed) for seed in range(12)]
    results: dict[str, dict[str, float]] = {
        "reach_12": measure(made, 12.0, COARSE, options.rounds),
        "reach_18_fine": measure(made, 18.0, FINE, options.rounds),
        "route": measure_route(made, options.rounds),
    }
    for name in ("rects14_36", "detour_36", "rects30_72", "polys30_72"):
        world = read_world(WORLDS / f"{name}.json")
        results[f"{name} 12"] = measure([world], 12.0, COARSE, 3 * options.rounds)
    for pieces in (10, 30, 60, 120, 200):
        growth = [made_world(seed, pieces) for seed in range(4)]
        results[f"12 inches, {pieces} pieces"] = measure(growth, 12.0, COARSE, options.rounds)
    if options.json:
        json.dump({"results": [{"name": name, **figures} for name, figures in results.items()]}, sys.stdout)
        return 0
    for name, figures in results.items():
        print(f"{name:24}" + "  ".join(f"{key} {value:7.3f}" for key, value in figures.items()))
    return 0


if __name__ == "__main__":
    sys.exit(main())
