"""Walls right across with hairline gates in them: no sampling would find the lines through three gates."""

import random

import pytest

from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.pose import Pose
from geometry.sight.lines import sees

FAR, THICK = 30.0, 0.05
COLUMNS = (7.0, 10.0, 14.0)


def _column(x: float, gates: list[tuple[float, float]]) -> list[Area]:
    """A wall from end to end but for gates, given from where to where."""
    ends = [-FAR, *(end for gate in sorted(gates) for end in gate), FAR]
    return [Area.rectangle(x, top, x + THICK, bottom) for top, bottom in zip(ends[::2], ends[1::2], strict=True)]


def _bases(rng: random.Random) -> tuple[Placed, Placed]:
    shapes = [BaseShape.ROUND, BaseShape.ROUND, BaseShape.OVAL, BaseShape.RECTANGLE]
    a, b = (
        Base.round(3.0) if shape is BaseShape.ROUND else Base(shape, 3.0, 4.0) for shape in rng.choices(shapes, k=2)
    )
    return Placed(a, Pose(0.0, 0.0, rng.uniform(0, 90))), Placed(b, Pose(20.0, 1.0, rng.uniform(0, 90)))


@pytest.mark.parametrize("seed", range(40))
def test_a_line_through_three_hairline_gates_is_found_and_none_where_they_are_out_of_line(seed: int) -> None:
    rng = random.Random(seed)
    a, b = _bases(rng)
    half = 10 ** rng.uniform(-6, -2)
    start, end = rng.uniform(-1.3, 1.3), rng.uniform(-0.3, 2.3)

    def at(x: float) -> float:
        return start + (end - start) * x / 20

    # Wide enough for a straight line through the wall's thickness.
    width = half + THICK * abs(end - start) / 20
    middles = [at(x + THICK / 2) for x in COLUMNS]
    decoys = [[(y, y + 2 * half) for y in (middle - 4.9, middle + 5.3)] for middle in middles]
    gates = [(middle - width, middle + width) for middle in middles]
    in_line = [wall for x, gate, more in zip(COLUMNS, gates, decoys, strict=True) for wall in _column(x, [gate, *more])]
    assert sees(a, b, in_line)
    assert sees(b, a, in_line)
    # Through the first two gates a line may reach the third column this far off the middle, and no farther.
    first, second, third = (x + THICK / 2 for x in COLUMNS)
    reach = width + 2 * width * (third - second) / (second - first)
    tilt = THICK * (abs(end - start) / 20 + 2 * width / (second - first))
    for off in (width + reach + tilt + half, -(width + reach + tilt + half)):
        moved = (gates[2][0] + off, gates[2][1] + off)
        walls = [wall for x, gate in zip(COLUMNS, [*gates[:2], moved], strict=True) for wall in _column(x, [gate])]
        assert not sees(a, b, walls)
