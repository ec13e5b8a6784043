"""How far straight slides get over ground by the inch, against the exact cost of each."""

import math
import random

import pytest

from geometry.area import Area
from geometry.base import Base, BaseShape
from geometry.pose import Pose, distance
from geometry.reach_edge import nearest_on_edge
from geometry.routes.difficult import Patch, cost_along
from geometry.routes.slow_lines import slowed_from_edge, slowed_lines

BASES = [Base.round(1.0), Base(BaseShape.RECTANGLE, 1.0, 2.0)]
PATCHES = [Patch(Area.rectangle(3, -2, 6, 1.5), 2.0), Patch(Area.polygon([(-4, 2), (0, 6), (-5, 7)]), 3.0)]
NEAR = 0.01


@pytest.mark.parametrize("base", BASES, ids=str)
def test_an_end_is_within_what_is_drawn_where_its_line_costs_no_more(base: Base) -> None:
    chance = random.Random(2)
    drawn = slowed_lines((0, 0), base, 0.0, PATCHES, 7.0)
    inside = 0
    for _ in range(250):
        end = (chance.uniform(-8, 8), chance.uniform(-8, 8))
        if drawn.distance_to_outline(end) > NEAR:
            affordable = cost_along((Pose(0, 0), Pose(*end)), base, PATCHES).total <= 7.0
            assert drawn.contains(end) is affordable, end
            inside += affordable
    assert inside > 50


def test_from_an_edge_the_line_begins_at_its_nearest_point() -> None:
    chance = random.Random(3)
    first, last, base = (-3.0, -3.0), (4.0, -3.0), BASES[0]
    drawn = slowed_from_edge(first, last, base, 0.0, PATCHES, 6.0)
    inside = 0
    for _ in range(250):
        end = (chance.uniform(-8, 9), chance.uniform(-8, 4))
        start = nearest_on_edge(first, last, end)
        if drawn.distance_to_outline(end) > NEAR and distance(start, end) > 0.01:
            affordable = cost_along((Pose(*start), Pose(*end)), base, PATCHES).total <= 6.0
            assert drawn.contains(end) is affordable, end
            inside += affordable
    assert inside > 50


@pytest.mark.parametrize(("off", "there"), [(5.49, True), (5.51, False)])
def test_an_inch_over_it_costs_two(off: float, there: bool) -> None:
    """2.5″ to the patch, 3″ over it at two each for 6″ more: of 8.5″ all is spent 3″ in."""
    drawn = slowed_lines((0, 0), BASES[0], 0.0, [Patch(Area.rectangle(3, -9, 20, 9), 2.0)], 8.5)
    assert drawn.contains((off, 0.0)) is there
    assert not slowed_lines((0, 0), BASES[0], 0.0, PATCHES, 0.0)
    assert drawn.distance_to_outline((-8.5 * math.cos(0.3), 8.5 * math.sin(0.3))) < 0.002
