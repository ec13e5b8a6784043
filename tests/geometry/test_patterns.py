"""What is covered by patterns is room for one of them, and where there is room all round all of it is covered."""

import math
import random

import pytest

from geometry.area import Area, union
from geometry.patterns import Pattern, covered, simpler
from geometry.pose import Point

PIECE = 0.5
STEP = 1.2


def star(count: int, turn: float) -> Pattern:
    """Some on one side of a place, each joined to it."""
    angles = [turn + math.pi * index / max(1, count - 1) for index in range(count)]
    spots = tuple((STEP * math.cos(angle), STEP * math.sin(angle)) for angle in angles)
    return Pattern(spots, ((0.0, 0.0),) * count)


def chain(count: int, turn: float) -> Pattern:
    """One behind another."""
    spots = tuple((STEP * index * math.cos(turn), STEP * index * math.sin(turn)) for index in range(count + 1))
    return Pattern(spots[1:], spots[:-1])


PATTERNS = [make(3, math.tau * index / 8) for index in range(8) for make in (star, chain)]


def fits(free: Area, clear: Area, pattern: Pattern, at: Point) -> bool:
    def lead(offsets: tuple[Point, ...], room: Area) -> bool:
        return all(room.contains((at[0] + x, at[1] + y)) for x, y in offsets)

    return lead(pattern.spots, free) and lead((*pattern.spots, *pattern.between(PIECE)), clear)


@pytest.mark.parametrize("seed", range(12))
def test_whatever_is_covered_is_room_for_a_pattern(seed: int) -> None:
    dice = random.Random(seed)
    table = Area.rectangle(0, 0, 20, 12)
    blocks = [Area.disc((dice.uniform(1, 19), dice.uniform(1, 11)), dice.uniform(0.3, 1.5)) for _ in range(12)]
    lines = [Area.rectangle(x, y, x + 3, y + 0.1) for x, y in [(dice.uniform(1, 16), dice.uniform(1, 11))] * 4]
    free, clear = table - union(blocks), table - union([*blocks, *lines])
    wanted = Area.rectangle(0, 0, 20, 6) & clear
    found = covered(wanted, free, clear, PATTERNS, PIECE)
    assert wanted.grown(1e-6).covers(found)
    inside = 0
    for _ in range(60):
        at = (dice.uniform(0, 20), dice.uniform(0, 6))
        if found.contains(at):
            inside += 1
            assert any(fits(free, clear, pattern, at) for pattern in PATTERNS), at
    assert inside > 5


def test_where_there_is_room_all_round_nothing_is_left_out() -> None:
    room = Area.rectangle(-9, -9, 29, 29)
    wanted = Area.rectangle(0, 0, 20, 6)
    assert covered(wanted, room, room, PATTERNS, PIECE).same_as(wanted)
    assert not covered(wanted, room, room, [], PIECE)
    assert not covered(Area.empty(), room, room, PATTERNS, PIECE)


def test_a_line_between_two_free_spots_must_be_clear_as_well() -> None:
    room, ahead = Area.rectangle(-9, -9, 9, 9), Pattern(((2.0, 0.0),), ((0.0, 0.0),))
    wall = Area.rectangle(0.7, -9, 1.3, 9)
    wanted = Area.rectangle(-0.2, -1, 0.2, 1)
    assert covered(wanted, room, room, [ahead], PIECE)
    assert not covered(wanted, room, room - wall, [ahead], PIECE)


def test_what_is_simpler_lies_within_and_loses_a_hair() -> None:
    rough = Area.disc((3, 3), 2.0) - Area.disc((3.5, 3), 0.4)
    found = simpler(rough)
    assert rough.covers(found)
    assert found.covers(rough.grown(-0.02))
    assert sum(map(len, found.rings())) < sum(map(len, rough.rings())) / 2
    assert not simpler(Area.empty())
