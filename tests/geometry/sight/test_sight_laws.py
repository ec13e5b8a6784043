"""What holds of sight whatever the world."""

import math
import random
from collections.abc import Callable

import pytest

from geometry.area import Area, BadShape
from geometry.base import Base, Placed
from geometry.pose import Point, Pose
from geometry.sight.lines import sees

Made = Callable[[int], tuple[list[Area], list[Placed]]]

QUICK, LONG = range(2000, 2060), range(2000, 2600)


def _grown(placed: Placed, by: float) -> Placed:
    base = placed.base
    return Placed(Base(base.shape, base.width + by, base.depth + by), placed.pose)


def _turned(
    walls: list[Area], placed: list[Placed], degrees: float, by: Point, scale: float
) -> tuple[list[Area], list[Placed]]:
    cos, sin = math.cos(math.radians(degrees)) * scale, math.sin(math.radians(degrees)) * scale

    def move(point: Point) -> Point:
        return (point[0] * cos - point[1] * sin + by[0], point[0] * sin + point[1] * cos + by[1])

    there = []
    for one in placed:
        x, y = move(one.centre)
        base = Base(one.base.shape, one.base.width * scale, one.base.depth * scale)
        there.append(Placed(base, Pose(x, y, one.pose.turn + degrees)))
    return [Area.polygon([move(corner) for corner in wall.rings()[0]]) for wall in walls], there


def _mutual(seeds: range, made: Made) -> list[int]:
    return [
        seed for seed in seeds for walls, (a, b) in [made(seed)] if bool(sees(a, b, walls)) != bool(sees(b, a, walls))
    ]


def _changed(seeds: range, made: Made) -> list[int]:
    changed = []
    for seed in seeds:
        walls, placed = made(seed)
        there, (c, d) = _turned(walls, placed, seed * 17.3, (seed % 40, -3.7), 0.3 + seed % 7)
        if bool(sees(placed[0], placed[1], walls)) != bool(sees(c, d, there)):
            changed.append(seed)
    return changed


def _revealed(seeds: range, made: Made) -> list[int]:
    """Worlds in which a wall more shows what was hidden, or a larger base hides what was seen."""
    wrong = []
    for seed in seeds:
        walls, (a, b) = made(seed)
        kept = [wall for wall in walls if random.Random(seed).random() < 0.7]
        fewer, all_of_them = bool(sees(a, b, kept)), bool(sees(a, b, walls))
        larger = bool(sees(_grown(a, 0.02), b, walls))
        if all_of_them > fewer or all_of_them > larger:
            wrong.append(seed)
    return wrong


def test_seeing_is_mutual(made_world: Made) -> None:
    assert _mutual(QUICK, made_world) == []


def test_a_turned_shifted_or_larger_world_has_the_same_sights(made_world: Made) -> None:
    assert _changed(QUICK, made_world) == []


def test_no_wall_reveals_and_no_larger_base_hides(made_world: Made) -> None:
    assert _revealed(QUICK, made_world) == []


@pytest.mark.long
def test_the_laws_of_sight_hold_in_many_worlds(made_world: Made) -> None:
    assert _mutual(LONG, made_world) == []
    assert _changed(LONG, made_world) == []
    assert _revealed(LONG, made_world) == []


@pytest.mark.parametrize("bad", [math.nan, math.inf])
def test_a_place_that_is_no_number_is_refused(bad: float) -> None:
    good, wall = Placed(Base.round(1), Pose(5, 0)), Area.rectangle(2, -1, 3, 1)
    for one, other in (((0.0, bad), good), (good, (bad, 0.0))):
        with pytest.raises(BadShape):
            sees(one, other, [wall])
