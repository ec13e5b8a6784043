import math
import random

import pytest

from geometry.area import Area
from geometry.sight.lanes import longest_lane

TABLE = Area.rectangle(0, 0, 24, 24)


def length(walls):
    return math.dist(*longest_lane(TABLE, walls))


def test_an_empty_table_has_its_diagonal() -> None:
    assert length([]) == pytest.approx(24 * math.sqrt(2))


def test_a_wall_from_edge_to_edge_leaves_the_diagonal_of_the_larger_part() -> None:
    wall = Area.rectangle(-1, 7, 25, 8)
    assert length([wall]) == pytest.approx(math.hypot(24, 16), abs=1e-5)


def test_a_lane_runs_along_a_wall_and_through_a_slit() -> None:
    walls = [Area.rectangle(-1, 6, 11, 18), Area.rectangle(11.5, 6, 25, 18)]
    assert length(walls) >= 24
    shut = [Area.rectangle(-1, 6, 11.5, 18), Area.rectangle(11.5, 6, 25, 18)]
    assert length(shut) == pytest.approx(math.hypot(24, 6), abs=1e-5)


@pytest.mark.parametrize("seed", range(6))
def test_no_line_drawn_by_chance_is_longer(seed: int) -> None:
    chance = random.Random(seed)
    walls = []
    for _ in range(9):
        x, y = chance.uniform(1, 20), chance.uniform(1, 20)
        walls.append(Area.rectangle(x, y, x + chance.uniform(0.5, 6), y + chance.uniform(0.5, 6)))
    longest = length(walls)
    boxes = [wall.bounds for wall in walls]
    for _ in range(4000):
        a = (chance.uniform(0, 24), chance.uniform(0, 24))
        b = (chance.uniform(0, 24), chance.uniform(0, 24))
        if math.dist(a, b) > longest + 1e-5:
            assert any(enters(box, a, b) for box in boxes)


def enters(box, a, b):
    """A segment and a box, by clipping it side by side."""
    left, top, right, bottom = box
    low, high = 0.0, 1.0
    for start, step, least, most in ((a[0], b[0] - a[0], left, right), (a[1], b[1] - a[1], top, bottom)):
        if step == 0:
            if not least < start < most:
                return False
            continue
        first, last = sorted(((least - start) / step, (most - start) / step))
        low, high = max(low, first), min(high, last)
    return low < high
