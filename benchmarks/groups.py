"""Areas and sights of many models: coherency, sight to a hundred bases, zones kept up to date.

Floors: the GEOS calls of the same work alone; sight also does one numpy projection of all corners of the walls on the
straight line to each target, without which it could not know what lies between.
"""

import math
import random
from collections.abc import Sequence
from functools import partial

import numpy as np
import shapely

from benchmarks.clock import timed
from benchmarks.figures import Figures, figures
from benchmarks.reach_bench import made_world
from benchmarks.recording import floor_of
from benchmarks.worlds import World
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.coherency import near_enough
from geometry.gaps import separation_from
from geometry.kept_union import KeptUnion
from geometry.pose import Pose
from geometry.sight.lines import sees_each
from geometry.zones import ring

MODELS = 200
RADII = (25, 32, 40, 60)
RAYS = 8


def coherency_30() -> Figures:
    """Within 2 inches of at least three of thirty others, who stand loosely, in a knot and in a line."""
    rng = random.Random(2)
    base = Base.round(1.26)
    times: list[float] = []
    floors: list[float] = []
    for wide, deep in ((20.0, 20.0), (14.0, 14.0), (40.0, 3.0)):
        for _ in range(10):
            others = [_model(rng, wide, deep, 32) for _ in range(30)]
            times.append(timed(partial(near_enough, others, base, 0.0, 2.0, 3)))
            floors.append(floor_of(partial(near_enough, others, base, 0.0, 2.0, 3)))
    return figures("coherency_30", times, floors)


def sight_100() -> Figures:
    """One base against a hundred, past 60 pieces of terrain; observers change, walls stay. All stand clear of the
    terrain; how long it takes where bases stand anywhere, so that walls cover parts of them, is told beside it."""
    times: list[float] = []
    floors: list[float] = []
    peer: list[float] = []
    covered: list[float] = []
    missed = seen = 0
    for seed in range(6):
        world = made_world(seed)
        rng = random.Random(seed)
        walls = [Area.polygon(polygon) for polygon in world.terrain]
        targets = [_clear(rng, world, walls, rng.choice(RADII)) for _ in range(100)]
        anywhere = [_model(rng, world.width, world.height, rng.choice(RADII)) for _ in range(100)]
        sees_each(_clear(rng, world, walls, 32), targets, walls)
        corners = np.concatenate([shapely.get_coordinates(wall.shape) for wall in walls])
        for _ in range(4):
            observer = _clear(rng, world, walls, 32)
            times.append(timed(lambda: sees_each(observer, targets, walls)))  # noqa: B023  # called at once
            geos = floor_of(partial(sees_each, observer, targets, walls))
            floors.append(geos + timed(partial(_projected, observer, targets, corners)))
        covered.append(timed(partial(sees_each, observer, anywhere, walls)))
        truth = [bool(sight) for sight in sees_each(observer, targets, walls)]
        rays: list[list[bool]] = []
        peer.append(timed(lambda: rays.append(_rays(observer, targets, walls))))  # noqa: B023  # called at once
        seen += sum(truth)
        missed += sum(one and not other for one, other in zip(truth, rays[0], strict=True))
    peers = {
        "rays_8x8": {"median_ms": float(np.median(peer)), "missed_share": missed / max(1, seen)},
        "ours_with_targets_in_terrain": {"median_ms": float(np.median(covered))},
    }
    return figures("sight_100", times, floors, peers)


def zone_update() -> Figures:
    """The zone of one of 200 models that is on its way, an inch or six wide, drawn anew and joined with the others'.
    Taking a model in the hand is measured apart."""
    rng = random.Random(4)
    times: list[float] = []
    floors: list[float] = []
    whole: list[float] = []
    held: list[float] = []
    for distance in (1.0, 6.0):
        members = {i: ring(_model(rng, 72.0, 48.0, rng.choice(RADII)), distance) for i in range(MODELS)}
        kept = KeptUnion(members)
        held.append(timed(partial(kept.hold, 0)))
        base = Base.from_millimetres(_model(rng, 1, 1, 32).base.shape, 32)
        for step in range(100):
            angle = step / 5
            placed = Placed(base, Pose(36 + 20 * math.cos(angle), 24 + 15 * math.sin(angle)))
            times.append(timed(lambda: kept.move(0, ring(placed, distance))))  # noqa: B023  # called at once
            floors.append(floor_of(lambda: kept.move(0, ring(placed, distance)), 1))  # noqa: B023  # called at once
        whole.append(timed(partial(union, members.values())))
    peers = {
        "union_of_all": {"median_ms": float(np.median(whole))},
        "first_move_of_another_model": {"median_ms": float(np.median(held))},
    }
    return figures("zone_update", times, floors, peers)


def _model(rng: random.Random, width: float, height: float, millimetres: float) -> Placed:
    return Placed(Base.round(millimetres / 25.4), Pose(rng.uniform(0, width), rng.uniform(0, height)))


def _clear(rng: random.Random, world: World, walls: Sequence[Area], millimetres: float) -> Placed:
    while True:
        model = _model(rng, world.width, world.height, millimetres)
        if all(separation_from(model, wall) >= 0 for wall in walls):
            return model


def _projected(observer: Placed, targets: list[Placed], corners: np.typing.NDArray[np.float64]) -> object:
    toward = np.array([target.centre for target in targets]) - np.array(observer.centre)
    normals = np.column_stack([-toward[:, 1], toward[:, 0]]) / np.hypot(toward[:, 0], toward[:, 1])[:, None]
    heights = normals @ (corners - np.array(observer.centre)).T
    return heights.min(axis=1), heights.max(axis=1)


def _rays(observer: Placed, targets: list[Placed], walls: list[Area]) -> list[bool]:
    """Eight points of the one rim to eight of the other."""
    block = shapely.union_all([wall.shape for wall in walls])
    shapely.prepare(block)
    own = _rim(observer)
    seen = []
    for target in targets:
        theirs = _rim(target)
        ends = np.stack([np.repeat(own, RAYS, axis=0), np.tile(theirs, (RAYS, 1))], axis=1)
        seen.append(not shapely.intersects(block, shapely.linestrings(ends)).all())
    return seen


def _rim(placed: Placed) -> np.typing.NDArray[np.float64]:
    angles = np.arange(RAYS) * math.tau / RAYS
    rim: np.typing.NDArray[np.float64] = np.array(placed.centre) + placed.base.width / 2 * np.column_stack(
        [np.cos(angles), np.sin(angles)]
    )
    return rim
