"""Free lanes across a table, against a search by brute force."""

import math
import random

import pytest

from geometry.area import Area
from geometry.lanes import Field, Lane, around, two_lanes, widest_two
from geometry.pose import Point

CORNERS = ((0.0, 0.0), (54.0, 0.0), (54.0, 36.0), (0.0, 36.0))
TOP, BOTTOM = ((0.0, 0.0), (54.0, 0.0)), ((0.0, 36.0), (54.0, 36.0))


def table(*boxes: tuple[float, float, float, float]) -> Field:
    """From the whole top to the whole bottom, between boxes (left, top, right, bottom)."""
    return Field(54, 36, (TOP,), (BOTTOM,), tuple(Area.rectangle(*one) for one in boxes), CORNERS)


def off(lane: Lane, point: Point) -> float:
    """How far a point is from the line of a lane, with a sign for its side."""
    (ax, ay), (bx, by) = lane.start, lane.end
    return ((point[0] - ax) * (by - ay) - (point[1] - ay) * (bx - ax)) / math.hypot(bx - ax, by - ay)


def keeps_off(lane: Lane, field: Field, half: float) -> bool:
    for corners in [[corner for ring in area.rings() for corner in ring] for area in field.obstacles]:
        sides = [off(lane, corner) for corner in corners]
        if not (min(sides) >= half - 0.002 or max(sides) <= 0.002 - half):
            return False
    return all(abs(off(lane, post)) >= half - 0.002 for post in field.posts)


@pytest.mark.parametrize(("gap", "lanes"), [(5.99, 0), (5.9995, 2), (6.0, 2), (6.0005, 2), (6.01, 2)])
def test_a_lane_is_as_wide_as_is_asked_or_wider(gap: float, lanes: int) -> None:
    """Two gaps in a wall right across, and no other way."""
    field = table((0, 17, 20, 19), (20 + gap, 17, 40, 19), (40 + gap, 17, 54, 19))
    found = two_lanes(field, 6)
    assert len(found) == lanes
    assert all(keeps_off(lane, field, 3) for lane in found)
    assert widest_two(field, 6) == pytest.approx(min(6, gap), abs=0.01)


def test_one_gap_makes_one_lane_and_one_twice_as_wide_makes_two() -> None:
    assert len(two_lanes(table((0, 17, 20, 19), (26, 17, 54, 19)), 6)) == 1
    assert len(two_lanes(table((0, 17, 20, 19), (31.99, 17, 54, 19)), 6)) == 1
    assert len(two_lanes(table((0, 17, 20, 19), (32, 17, 54, 19)), 6)) == 2


def test_lanes_may_run_slantwise_and_must_not_cross() -> None:
    """Two gaps above, two below, shifted: each lane slants."""
    upper = ((0, 8, 10, 9), (18, 8, 36, 9), (44, 8, 54, 9))
    lower = ((0, 27, 14, 28), (22, 27, 40, 28), (48, 27, 54, 28))
    found = two_lanes(table(*upper, *lower), 6)
    assert len(found) == 2
    assert all(lane.start[0] < lane.end[0] for lane in found)
    (first, second) = sorted(found, key=lambda lane: lane.start[0])
    assert first.end[0] < second.end[0]


def test_a_strip_stays_on_the_table_beside_an_edge() -> None:
    """5.9″ are left beside the wall; off the table there is room enough."""
    assert two_lanes(table((5.9, 5, 54, 6)), 6) == ()
    assert len(two_lanes(table((6, 5, 54, 6)), 6)) == 1


def test_a_corner_that_edges_go_round_bars_no_lane() -> None:
    red = (((0.0, 0.0), (12.0, 0.0)), ((0.0, 0.0), (0.0, 12.0)))
    blue = (((24.0, 36.0), (36.0, 36.0)), ((36.0, 24.0), (36.0, 36.0)))
    posts = set(around(red, 36, 36)) & set(around(blue, 36, 36))
    assert posts == {(36.0, 0.0), (0.0, 36.0)}
    found = two_lanes(Field(36, 36, red, blue, (), tuple(sorted(posts))), 6)
    assert len(found) == 2


def test_no_lanes_lead_along_one_edge() -> None:
    assert two_lanes(Field(54, 36, (((0.0, 0.0), (10.0, 0.0)),), (((20.0, 0.0), (54.0, 0.0)),), (), ()), 6) == ()


@pytest.mark.parametrize("seed", range(12))
def test_brute_force_finds_no_lane_where_there_is_none_and_every_lane_found_is_one(seed: int) -> None:
    """Lines from every half inch of one edge to every half inch of the other, clear by a little more than 3″."""
    dice = random.Random(seed)
    boxes = []
    for _ in range(9):
        x, y = dice.uniform(0, 46), dice.uniform(3, 29)
        boxes.append((x, y, x + dice.uniform(2, 8), y + dice.uniform(1, 4)))
    field = table(*boxes)
    found = two_lanes(field, 6)
    assert all(keeps_off(lane, field, 3) for lane in found)
    sides = [[corner for ring in area.rings() for corner in ring] for area in field.obstacles]
    free = []
    for top in range(109):
        for bottom in range(109):
            lane = Lane((top / 2, 0.0), (bottom / 2, 36.0))
            across = [[off(lane, corner) for corner in corners] for corners in sides]
            clear = all(min(one) >= 3.01 or max(one) <= -3.01 for one in across)
            if clear and all(abs(off(lane, post)) >= 3.01 for post in CORNERS):
                free.append((top / 2, bottom / 2))
    assert not free or found
    # Two of them whose strips are apart at both ends are two lanes.
    wide = [(a, b) for a in free for b in free[:: max(1, len(free) // 60)] if b[0] - a[0] >= 13 and b[1] - a[1] >= 13]
    assert not wide or len(found) == 2
