"""Every sight against rational arithmetic, every block against brute force."""

from collections.abc import Callable, Sequence

import pytest

from geometry.area import Area
from geometry.base import Placed
from geometry.pose import Point
from geometry.sight.lines import sees

Free = Callable[[tuple[Point, Point], Sequence[Area]], bool]
On = Callable[[Point, Placed], bool]
Among = Callable[[Placed, Placed, Sequence[Area], int], int]
Found = dict[str, list[int]]
Made = Callable[[int], tuple[list[Area], list[Placed]]]


def _wrong(seeds: Sequence[int], count: int, made: Made, is_free: Free, is_on: On, among: Among) -> Found:
    found: Found = {"seen": [], "hidden": [], "off the base": [], "not free": [], "missed": []}
    for seed in seeds:
        walls, (a, b) = made(seed)
        sight = sees(a, b, walls)
        if sight.line is None:
            assert sight.blocker is not None
            found["hidden"].append(seed)
            if among(a, b, walls, count):
                found["missed"].append(seed)
            continue
        found["seen"].append(seed)
        if not (is_on(sight.line[0], a) and is_on(sight.line[1], b)):
            found["off the base"].append(seed)
        if not is_free(sight.line, walls):
            found["not free"].append(seed)
    return found


def _judge(found: Found) -> None:
    assert found["off the base"] == []
    assert found["not free"] == []
    assert found["missed"] == []
    total = len(found["seen"]) + len(found["hidden"])
    assert len(found["seen"]) > total / 4
    assert len(found["hidden"]) > total / 4


def test_what_is_seen_has_a_free_line_and_what_is_not_has_none(
    made_world: Made, is_free: Free, is_on: On, free_among: Among
) -> None:
    _judge(_wrong([*range(150), 337], 60, made_world, is_free, is_on, free_among))


@pytest.mark.long
def test_a_thousand_pairs_are_seen_by_a_free_line_or_not_at_all(
    made_world: Made, is_free: Free, is_on: On, free_among: Among
) -> None:
    _judge(_wrong(range(1000), 400, made_world, is_free, is_on, free_among))
