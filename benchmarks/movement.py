"""How long the reach takes, first time in an activation, and the way to the cursor.

Tables of 72 by 48 inches with 60 pieces of terrain and 50 bases. Walls are grown by the mover's radius beforehand, and
by the hair that closes slits, as they are once for all moves of one radius: both are kept with a wall for as long as it
stands. All that follows is made anew each time that is measured, and nothing else of one reach serves another; with the
walls grown anew as well it is measured beside that (``walls_grown_anew``). The reach's floor is joining the walls,
cutting them out of the room, triangles, and joining the sectors; a route's floor is asking whether the prepared outline
holds the point. A reach makes an index when it is first asked for a route, which is left out here: the game asks once
where the reach is worked out.
"""

import math
import random
import statistics
from collections.abc import Mapping
from functools import partial

import shapely

from benchmarks.clock import timed
from benchmarks.figures import Figures, figures
from benchmarks.floor import c_work
from benchmarks.peers import compared
from benchmarks.reach_bench import COARSE, FINE, made_world
from benchmarks.worlds import WORLDS, World, read_world
from geometry.area import Area
from geometry.routes.closing import rings_of
from geometry.routes.reach import reach

TABLES = 8
COMPARED = 2
KEPT_WORLDS = ("rects14_36", "detour_36", "rects30_72")


def reach_12() -> Figures:
    return _reach("reach_12", 12.0, COARSE, KEPT_WORLDS)


def reach_18_fine() -> Figures:
    return _reach("reach_18_fine", 18.0, FINE, ("rects30_72",))


def _reach(name: str, allowance: float, arc_error: float, kept: tuple[str, ...], rounds: int = 4) -> Figures:
    worlds = [made_world(seed) for seed in range(TABLES)]
    times: list[float] = []
    floors: list[float] = []
    for world in worlds:
        times += times_of(world, allowance, arc_error, rounds)
        floors += c_work(world, allowance, world.walls(), world.floor(), arc_error, rounds)
    anew = [timed(partial(_all_anew, world, allowance, arc_error)) for world in worlds for _ in range(rounds)]
    peers: dict[str, Mapping[str, float]] = {"walls_grown_anew": {"our_ms": statistics.median(anew)}}
    peers |= _beside(worlds[:COMPARED], "", allowance, arc_error)
    for other in kept:
        peers |= _beside([read_world(WORLDS / f"{other}.json")], f"{other}: ", allowance, arc_error)
    return figures(name, times, floors, peers)


def times_of(world: World, allowance: float, arc_error: float, rounds: int) -> list[float]:
    walls, ground = world.walls(), world.floor()
    rings_of(walls)
    return [timed(lambda: reach(world.start, allowance, walls, ground).outline(arc_error)) for _ in range(rounds)]


def _all_anew(world: World, allowance: float, arc_error: float) -> Area:
    return reach(world.start, allowance, world.walls(allowance), world.floor()).outline(arc_error)


def _beside(worlds: list[World], prefix: str, allowance: float, arc_error: float) -> dict[str, dict[str, float]]:
    ours = [reach(w.start, allowance, w.walls(), w.floor()).outline(arc_error) for w in worlds]
    times = [time for world in worlds for time in times_of(world, allowance, arc_error, 3)]
    found = {f"{prefix}{name}": share for name, share in compared(worlds, allowance, ours).items()}
    for share in found.values():
        share["our_ms"] = sorted(times)[len(times) // 2]
    return found


def route(points: int = 100) -> Figures:
    rng = random.Random(1)
    times: list[float] = []
    floors: list[float] = []
    for seed in range(TABLES):
        world = made_world(seed)
        found = reach(world.start, 12.0, world.walls(), world.floor())
        found.distance_to(world.start)
        outline = found.outline()
        shapely.prepare(outline.shape)
        for _ in range(points):
            angle, far = rng.uniform(0, math.tau), rng.uniform(0, 12)
            point = (world.start[0] + far * math.cos(angle), world.start[1] + far * math.sin(angle))
            if outline.contains(point):
                times.append(timed(partial(found.route_to, point)))
                floors.append(timed(partial(outline.contains, point)))
    return figures("route", times, floors)
