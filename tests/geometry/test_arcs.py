import math
import random

import pytest

from geometry.arcs import arc_area, in_arc
from geometry.pose import Pose


@pytest.mark.parametrize("degrees", [90.0, 180.0, 270.0, 360.0])
def test_the_area_of_an_arc_holds_just_the_points_in_it(degrees: float) -> None:
    chance = random.Random(degrees)
    for _ in range(200):
        pose = Pose(chance.uniform(0, 40), chance.uniform(0, 40), chance.uniform(0, 360))
        area = arc_area(pose, degrees, 20.0)
        bearing, far = chance.uniform(0, 360), chance.uniform(0.1, 20)
        point = (pose.x + far * math.sin(math.radians(bearing)), pose.y - far * math.cos(math.radians(bearing)))
        off = abs((bearing - pose.turn + 180) % 360 - 180)
        if abs(off - degrees / 2) > 1e-6:
            assert area.contains(point) is (off < degrees / 2)
            assert in_arc(pose, degrees, point) is (off < degrees / 2)


def test_turn_nought_faces_the_top_and_the_sides_belong_to_the_arc() -> None:
    pose = Pose(10, 10)
    assert in_arc(pose, 90.0, (10, 5))
    assert not in_arc(pose, 90.0, (10, 15))
    assert in_arc(pose, 90.0, (15, 5))
    assert not in_arc(pose, 90.0, (15.01, 5))
    assert in_arc(pose, 180.0, (15, 10))
    assert not in_arc(pose, 180.0, (15, 10.01))


@pytest.mark.parametrize("degrees", [0.0, -90.0, 361.0])
def test_an_arc_is_more_than_nothing_and_no_more_than_all_round(degrees: float) -> None:
    with pytest.raises(ValueError, match="arc"):
        arc_area(Pose(0, 0), degrees, 1.0)
