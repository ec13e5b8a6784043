"""Where one ends who goes by the offset that takes another to the near side of a shape, against offsets walked out."""

import math
import random

import pytest

from geometry.ahead import Companion, ends_beyond
from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.keepout import too_near_base
from geometry.pose import Point, Pose

EYE = (0.0, 0.0)
RIMS = {
    "disc": Area.disc((1.0, 4.0), 1.0),
    "oval": too_near_base(Placed(Base(BaseShape.OVAL, 1.0, 2.0), Pose(-1.0, 3.0, 30)), Base.round(1.0), 0.0),
    "bar": too_near_base(Placed(Base(BaseShape.RECTANGLE, 0.5, 3.0), Pose(0.5, 3.5, 75)), Base.round(0.5), 0.0),
}
ALL = Area.rectangle(-20, -20, 20, 20)
FAR = 9.0


def first_met(rim: Area, offset: Point) -> Point | None:
    """Where the straight way from the eye first meets the rim within the offset, by small steps and halving."""
    steps = 400
    for step in range(1, steps + 1):
        if rim.contains((offset[0] * step / steps, offset[1] * step / steps)):
            low, high = (step - 1) / steps, step / steps
            for _ in range(30):
                middle = (low + high) / 2
                inside = rim.contains((offset[0] * middle, offset[1] * middle))
                low, high = (low, middle) if inside else (middle, high)
            return (offset[0] * high, offset[1] * high)
    return None


@pytest.mark.parametrize("rim", RIMS.values(), ids=RIMS)
@pytest.mark.parametrize("kept", [ALL, Area.rectangle(-20, -20, 0.4, 20), ALL - Area.disc((0.6, 3.0), 0.5)], ids=str)
@pytest.mark.parametrize("start", [(3.0, 0.5), (0.5, -2.0), (-2.0, 1.0)])
def test_an_offset_that_meets_the_near_side_leads_there_and_no_other_does(rim: Area, kept: Area, start: Point) -> None:
    chance = random.Random(5)
    clear = 1.0
    ends = ends_beyond(EYE, rim, rim.grown(-0.004), kept, FAR, Companion(start, clear))
    inside = 0
    for _ in range(150):
        offset = (chance.uniform(-5, 5), chance.uniform(-1, 9))
        end = (start[0] + offset[0], start[1] + offset[1])
        if math.hypot(*offset) > FAR or ends.distance_to_outline(end) < 0.05:
            continue
        met = first_met(rim, offset)
        leads = met is not None and kept.contains(met) and math.dist(end, met) >= clear
        assert ends.contains(end) is leads, (end, met)
        inside += leads
    assert inside > 2


def test_one_that_follows_right_behind_does_not_end_over_the_first_but_may_go_past_it() -> None:
    rim = Area.disc((0.0, 5.0), 1.0)
    ends = ends_beyond(EYE, rim, rim.grown(-0.004), ALL, 20.0, Companion((0.0, -3.0), 1.0))
    for y, there in ((0.9, False), (1.1, True), (2.9, True), (3.1, False), (4.9, False), (5.1, True)):
        assert ends.contains((0.0, y)) is there, y


def test_a_way_that_grazes_the_rim_does_not_count() -> None:
    rim = Area.disc((0.0, 5.0), 1.0, outside=True)
    ends = ends_beyond(EYE, rim, rim.grown(-0.004), ALL, 20.0, Companion((9.0, 0.0), 1.0))
    tangent = math.asin(1 / 5)
    for less, there in ((0.003, True), (0.0003, False), (-0.003, False)):
        bearing = tangent - less
        assert ends.contains((9.0 + 8 * math.sin(bearing), 8 * math.cos(bearing))) is there, less


def test_from_within_the_rim_or_with_nothing_kept_no_offset_leads_there() -> None:
    rim = Area.disc((0.0, 0.5), 1.0)
    assert not ends_beyond(EYE, rim, rim.grown(-0.004), ALL, FAR, Companion((3, 0), 1.0))
    assert not ends_beyond((0.0, 5.0), rim, rim.grown(-0.004), Area.empty(), FAR, Companion((3, 0), 1.0))
