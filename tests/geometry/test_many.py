"""The same questions asked of very many random bases, paths and tables."""

import math
import random

import numpy as np
import pytest
import shapely

from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.gaps import farthest, separation
from geometry.keepout import on_table, too_near, too_near_base, wholly_within
from geometry.pose import Pose
from geometry.reach import straight_reach
from geometry.sweep import sweep_separation_of
from geometry.travel import travel

pytestmark = pytest.mark.long


def a_base(dice):
    shape = dice.choice(list(BaseShape))
    width = dice.uniform(0.5, 4)
    return Base(shape, width, width if shape is BaseShape.ROUND else dice.uniform(0.5, 4))


def a_pose(dice, size=8.0):
    return Pose(dice.uniform(0, size), dice.uniform(0, size), dice.choice([0, 90, dice.uniform(0, 360)]))


@pytest.mark.parametrize("seed", range(20))
def test_bases_are_as_far_apart_as_their_points(brute, seed):
    dice = random.Random(seed)
    for _ in range(40):
        a, b = Placed(a_base(dice), a_pose(dice)), Placed(a_base(dice), a_pose(dice))
        apart = separation(a, b)
        assert apart == pytest.approx(brute.separation(a, b), abs=1e-4 if apart > 0.2 else 8e-3)
        keep_out = too_near_base(b, a.base, a.pose.turn)
        signed = keep_out.distance_to_outline(a.centre) * (-1 if keep_out.contains(a.centre) else 1)
        assert -1.1e-3 <= signed - apart <= 1e-6
        room = wholly_within(b, 3.0, a.base, a.pose.turn)
        if room.contains(a.centre):
            assert farthest(a, b) <= 3.0 + 1e-6
        elif room and room.distance(a.centre) > 0.05:
            assert farthest(a, b) > 3.0


@pytest.mark.parametrize("seed", range(20))
def test_moving_bases_come_as_near_as_at_their_nearest_moment(brute, seed):
    dice = random.Random(seed)
    for _ in range(10):
        base, other = a_base(dice), Placed(a_base(dice), a_pose(dice))
        path = [a_pose(dice), a_pose(dice)]
        moments = min(separation(Placed(base, pose), other) for pose in brute.along(path, 400))
        least = sweep_separation_of(base, path, other)
        step = (math.dist(path[0].point, path[1].point) + math.pi * base.outer_radius) / 400
        if moments > -0.04:
            assert moments - step - 0.021 <= least <= moments + 1e-4
        else:
            assert least <= -0.04 + 1e-4
        if not base.is_round:
            rims = [brute.rim(Placed(base, pose), 2880) for pose in path]
            assert travel(base, path) == pytest.approx(np.hypot(*(rims[1] - rims[0]).T).max(), abs=1e-4)


@pytest.mark.parametrize("seed", range(60))
def test_the_reach_agrees_with_each_segment_on_a_crowded_table(seed):
    dice = random.Random(seed)
    base = a_base(dice)
    turn = dice.uniform(0, 180)
    floor = on_table(48, 48, base, turn)
    walls = []
    while len(walls) < 60:
        middle = (dice.uniform(0, 48), dice.uniform(0, 48))
        angles = sorted(dice.uniform(0, 2 * math.pi) for _ in range(dice.choice([3, 4, 5, 7])))
        corners = [Pose(*middle, math.degrees(a)).place((dice.uniform(0.4, 3), 0)) for a in angles]
        shape = shapely.Polygon(corners)
        if shape.is_valid and shape.area > 0.2:
            walls.append(too_near(Area.polygon(corners), base, turn))
    solid = shapely.union_all([wall.shape for wall in walls])
    for _ in range(200):
        centre = (dice.uniform(4, 44), dice.uniform(4, 44))
        if not solid.intersects(shapely.Point(centre)):
            break
    else:
        pytest.skip("no room on this table")
    area = straight_reach(centre, 12, walls, floor)
    soft, hard = solid, solid.buffer(-1e-6)
    for _ in range(1500):
        point = (centre[0] + dice.uniform(-12.5, 12.5), centre[1] + dice.uniform(-12.5, 12.5))
        segment = shapely.LineString([centre, point])
        short = math.dist(centre, point) <= 12 and floor.contains(point)
        if area.contains(point):
            assert short
            assert segment.intersection(hard).length < 1e-7
        elif short and segment.intersection(soft).length < 1e-9:
            assert area.distance(point) <= 0.01
