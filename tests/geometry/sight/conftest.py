"""Oracles that share no code with what they check: rational arithmetic, and brute force."""

import math
import random
from collections.abc import Callable, Sequence
from fractions import Fraction

import numpy as np
import pytest
from numpy.typing import NDArray

from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.pose import Point, Pose

Numbers = NDArray[np.float64]
World = tuple[list[Area], list[Placed]]


@pytest.fixture(scope="session")
def is_free() -> Callable[[tuple[Point, Point], Sequence[Area]], bool]:
    """A line keeps clear of every wall, outlines too, in rational arithmetic."""
    return _is_free


@pytest.fixture(scope="session")
def is_on() -> Callable[[Point, Placed], bool]:
    """A point lies on a base, but for a billionth of an inch, in rational arithmetic where the base is round."""
    return _is_on


@pytest.fixture(scope="session")
def free_among() -> Callable[[Placed, Placed, Sequence[Area], int], int]:
    """How many of count x count lines between the rims of two bases touch no wall."""
    return _free_among


@pytest.fixture(scope="session")
def made_world() -> Callable[[int], World]:
    """A small table with walls of all kinds, coordinates on a grid of 1/1024 inch, every second one degenerate."""
    return _made_world


def _exact(point: Point) -> tuple[Fraction, Fraction]:
    return (Fraction(point[0]), Fraction(point[1]))


def _turn(a: Point, b: Point, c: Point) -> Fraction:
    (ax, ay), (bx, by), (cx, cy) = _exact(a), _exact(b), _exact(c)
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)


def _boxes_meet(p: Point, q: Point, c: Point, d: Point) -> bool:
    return all(max(p[i], q[i]) >= min(c[i], d[i]) and max(c[i], d[i]) >= min(p[i], q[i]) for i in (0, 1))


def _meet(p: Point, q: Point, c: Point, d: Point) -> bool:
    """Two closed segments share a point."""
    if not _boxes_meet(p, q, c, d):
        return False
    sides = (_turn(p, q, c), _turn(p, q, d), _turn(c, d, p), _turn(c, d, q))
    return sides[0] * sides[1] <= 0 and sides[2] * sides[3] <= 0


def _is_free(line: tuple[Point, Point], walls: Sequence[Area]) -> bool:
    p, q = line
    for wall in walls:
        inside = False
        for ring in wall.rings():
            for c, d in zip(ring, (*ring[1:], ring[0]), strict=True):
                if _meet(p, q, c, d):
                    return False
                if (c[1] > p[1]) != (d[1] > p[1]) and (_turn(c, d, p) > 0) == (d[1] > c[1]):
                    inside = not inside
        if inside:
            return False
    return True


def _is_on(point: Point, placed: Placed) -> bool:
    if placed.base.is_round:
        (x, y), (cx, cy) = _exact(point), _exact(placed.centre)
        return (x - cx) ** 2 + (y - cy) ** 2 <= (Fraction(placed.base.width) / 2 + Fraction(2e-9)) ** 2
    angle = math.radians(placed.pose.turn)
    dx, dy = point[0] - placed.pose.x, point[1] - placed.pose.y
    x, y = dx * math.cos(angle) + dy * math.sin(angle), dy * math.cos(angle) - dx * math.sin(angle)
    half_x, half_y = placed.base.width / 2 + 2e-9, placed.base.depth / 2 + 2e-9
    if placed.base.shape is BaseShape.RECTANGLE:
        return abs(x) <= half_x and abs(y) <= half_y
    return (x / half_x) ** 2 + (y / half_y) ** 2 <= 1


def _rim(placed: Placed, count: int) -> Numbers:
    """Points all along the rim; for a rectangle its corners are among them."""
    half = np.array([placed.base.width / 2, placed.base.depth / 2])
    if placed.base.shape is BaseShape.RECTANGLE:
        part = np.arange(count) * 4 / count
        side, along = part.astype(int), part % 1
        corners = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)])
        points = corners[side] * (1 - along[:, None]) + corners[(side + 1) % 4] * along[:, None]
    else:
        angles = np.arange(count) * math.tau / count
        points = np.column_stack([np.cos(angles), np.sin(angles)])
    points = points * half * (1 - 1e-12)
    angle = math.radians(placed.pose.turn)
    turned = np.array([(math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))])
    rim: Numbers = points @ turned + np.array(placed.centre)
    return rim


def _free_among(a: Placed, b: Placed, walls: Sequence[Area], count: int) -> int:
    starts, ends = _rim(a, count), _rim(b, count)
    low = np.minimum(starts.min(axis=0), ends.min(axis=0))
    high = np.maximum(starts.max(axis=0), ends.max(axis=0))
    blocked = np.zeros((count, count), dtype=np.bool_)
    for wall in walls:
        left, top, right, bottom = wall.bounds
        if left > high[0] or right < low[0] or top > high[1] or bottom < low[1]:
            continue
        inside = np.zeros(count, dtype=np.bool_)
        for ring in wall.rings():
            for c, d in zip(ring, (*ring[1:], ring[0]), strict=True):
                blocked |= _struck(starts, ends, c, d)
                crossed = (c[1] > starts[:, 1]) != (d[1] > starts[:, 1])
                inside ^= crossed & ((_side(c, d, starts) > 0) == (d[1] > c[1]))
        blocked |= inside[:, None]
    return int((~blocked).sum())


def _side(c: Point, d: Point, points: Numbers) -> Numbers:
    side: Numbers = (d[0] - c[0]) * (points[:, 1] - c[1]) - (d[1] - c[1]) * (points[:, 0] - c[0])
    return side


def _struck(starts: Numbers, ends: Numbers, c: Point, d: Point) -> NDArray[np.bool_]:
    """Which lines touch or cross an edge; what rounding can't tell counts as touching."""
    at_start, at_end = _side(c, d, starts), _side(c, d, ends)
    parted = (at_start[:, None] <= 1e-9) & (at_end[None, :] >= -1e-9)
    parted |= (at_start[:, None] >= -1e-9) & (at_end[None, :] <= 1e-9)
    ways = ends[None, :, :] - starts[:, None, :]
    of_c = ways[..., 0] * (c[1] - starts[:, None, 1]) - ways[..., 1] * (c[0] - starts[:, None, 0])
    of_d = ways[..., 0] * (d[1] - starts[:, None, 1]) - ways[..., 1] * (d[0] - starts[:, None, 0])
    struck: NDArray[np.bool_] = parted & ~(((of_c > 1e-9) & (of_d > 1e-9)) | ((of_c < -1e-9) & (of_d < -1e-9)))
    return struck


def _snap(value: float, grid: float) -> float:
    return round(value / grid) * grid


def _made_world(seed: int) -> World:
    rng = random.Random(seed)
    if seed % 2:
        walls = [_block(rng) for _ in range(rng.randrange(8, 40))]
    else:
        walls = [_piece(rng) for _ in range(rng.randrange(6, 30))]
    placed: list[Placed] = []
    while len(placed) < 2:
        grid = 0.5 if seed % 2 else 2.0**-10
        place = Pose(_snap(rng.uniform(0, 24), grid), _snap(rng.uniform(0, 24), grid), _turned(rng, seed))
        one = Placed(_base(rng), place)
        if rng.random() < 0.1 or all(wall.distance(one.centre) > one.base.inner_radius for wall in walls):
            placed.append(one)
    return walls, placed


def _turned(rng: random.Random, seed: int) -> float:
    return float(rng.choice([0, 90])) if seed % 2 else rng.uniform(0, 360)


def _base(rng: random.Random) -> Base:
    width, depth = rng.choice([0.5, 1.0, 2.0]), rng.choice([0.5, 1.0, 2.0])
    shape = rng.choice([BaseShape.ROUND, BaseShape.ROUND, BaseShape.OVAL, BaseShape.RECTANGLE])
    return Base.round(width) if shape is BaseShape.ROUND else Base(shape, width, depth)


def _block(rng: random.Random) -> Area:
    """A rectangle with its corners on whole inches: many share corners, edges, or touch in between."""
    x, y = rng.randrange(24), rng.randrange(24)
    wide, deep = rng.choice([(1, 1), (1, 2), (3, 1), (1, 4), (2, 2)])
    return Area.rectangle(float(x), float(y), float(x + wide), float(y + deep))


def _piece(rng: random.Random) -> Area:
    kind = rng.choice(["slab", "slab", "blob", "bracket"])
    if kind == "blob":
        count = rng.randrange(5, 10)
        corners = [
            (r * math.cos(i * math.tau / count), r * math.sin(i * math.tau / count))
            for i, r in enumerate([rng.uniform(0.5, 2) for _ in range(count)])
        ]
    elif kind == "bracket":
        corners = [
            (-2.0, -1.5),
            (2.0, -1.5),
            (2.0, 1.5),
            (1.5, 1.5),
            (1.5, -1.0),
            (-1.5, -1.0),
            (-1.5, 1.5),
            (-2.0, 1.5),
        ]
    else:
        wide, deep = rng.uniform(1, 6), rng.uniform(0.1, 1.5)
        corners = [(-wide / 2, -deep / 2), (wide / 2, -deep / 2), (wide / 2, deep / 2), (-wide / 2, deep / 2)]
    x, y, turn = rng.uniform(0, 24), rng.uniform(0, 24), rng.uniform(0, math.tau)
    cos, sin = math.cos(turn), math.sin(turn)
    return Area.polygon(
        [(_snap(x + a * cos - b * sin, 2.0**-10), _snap(y + a * sin + b * cos, 2.0**-10)) for a, b in corners]
    )
