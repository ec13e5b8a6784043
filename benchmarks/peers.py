"""What people use instead of the exact reach, written plainly: a disc without obstacles, and a grid."""

import heapq
import math
from collections.abc import Callable, Mapping, Sequence

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from benchmarks.clock import timed
from benchmarks.worlds import World
from geometry.area import Area

STEP = 0.1
"""Inches from one grid point to the next."""

_ROUNDING = 1e-9

_NEIGHBOURS = tuple((i, j, math.hypot(i, j)) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j)

Peer = Callable[[World, float, Sequence[Area], Area], BaseGeometry]


def disc_minus_obstacles(world: World, allowance: float, walls: Sequence[Area], floor: Area) -> BaseGeometry:
    """All as far as the crow flies where the base may stand."""
    disc = shapely.Point(world.start).buffer(allowance, quad_segs=32).intersection(floor.shape)
    return disc.difference(shapely.union_all([wall.shape for wall in walls]))


def grid_with_8_neighbours(world: World, allowance: float, walls: Sequence[Area], floor: Area) -> BaseGeometry:
    """Dijkstra's search over grid points that are free, each joined to its eight neighbours. As an area: the squares
    round the points reached."""
    x0, y0 = world.start
    half = int(allowance / STEP) + 1
    along = np.arange(-half, half + 1) * STEP
    xs, ys = np.meshgrid(x0 + along, y0 + along, indexing="ij")
    blocked = shapely.union_all([wall.shape for wall in walls])
    shapely.prepare(blocked)
    free = shapely.intersects_xy(floor.shape, xs, ys) & ~shapely.contains_xy(blocked, xs, ys)
    size = 2 * half + 1
    best = _searched(free.ravel().tolist(), size, half * size + half, allowance)
    reached = np.array(best).reshape(size, size) <= allowance + _ROUNDING
    return shapely.union_all(_squares(xs[reached], ys[reached]))


def _searched(free: list[bool], size: int, start: int, allowance: float) -> list[float]:
    best = [math.inf] * (size * size)
    best[start] = 0.0
    heap = [(0.0, start)]
    while heap:
        gone, here = heapq.heappop(heap)
        if gone > best[here]:
            continue
        row, column = divmod(here, size)
        for i, j, length in _NEIGHBOURS:
            if not (0 <= row + i < size and 0 <= column + j < size):
                continue
            there = here + i * size + j
            far = gone + length * STEP
            if free[there] and far <= allowance + _ROUNDING and far < best[there]:
                best[there] = far
                heapq.heappush(heap, (far, there))
    return best


def _squares(xs: NDArray[np.float64], ys: NDArray[np.float64]) -> NDArray[np.object_]:
    half = STEP / 2
    squares: NDArray[np.object_] = shapely.box(xs - half, ys - half, xs + half, ys + half)
    return squares


PEERS: Mapping[str, Peer] = {
    "disc_minus_obstacles": disc_minus_obstacles,
    "grid_8_neighbours": grid_with_8_neighbours,
}


def compared(
    worlds: Sequence[World], allowance: float, ours: Sequence[Area], names: Sequence[str] = tuple(PEERS)
) -> dict[str, dict[str, float]]:
    """Median milliseconds of each peer, and the shares of our area that it claims falsely and misses. Drawing the
    grid's squares is part of its time: our outline is drawn too."""
    found = {}
    for name in names:
        times, false, missed, whole = [], 0.0, 0.0, 0.0
        for world, our in zip(worlds, ours, strict=True):
            walls, floor, peer = world.walls(), world.floor(), PEERS[name]
            theirs: list[BaseGeometry] = []
            times.append(timed(lambda: theirs.append(peer(world, allowance, walls, floor))))  # noqa: B023  # called at once
            false += theirs[0].difference(our.shape).area
            missed += our.shape.difference(theirs[0]).area
            whole += our.size
        found[name] = {
            "median_ms": float(np.median(times)),
            "false_share": false / whole,
            "missed_share": missed / whole,
        }
    return found
