"""What is behind a part of a rim, against bearings worked out point by point."""

import math
import random

import pytest

from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.behind import behind, hull_corners
from geometry.keepout import too_near_base
from geometry.pose import Pose

CENTRE = (3.0, 4.0)
RIMS = {
    "disc": Area.disc(CENTRE, 1.0),
    "oval": too_near_base(Placed(Base(BaseShape.OVAL, 1.0, 2.0), Pose(*CENTRE, 30)), Base.round(1.0), 0.0),
    "bar": too_near_base(Placed(Base(BaseShape.RECTANGLE, 0.5, 3.0), Pose(*CENTRE, 75)), Base.round(0.5), 0.0),
}


def meets(rim: Area, point: tuple[float, float]) -> tuple[float, float]:
    """Where the straight way from the centre leaves the rim, by halving."""
    dx, dy = point[0] - CENTRE[0], point[1] - CENTRE[1]
    low, high = 0.0, 20 / math.hypot(dx, dy)
    for _ in range(60):
        middle = (low + high) / 2
        inside = rim.contains((CENTRE[0] + dx * middle, CENTRE[1] + dy * middle))
        low, high = (middle, high) if inside else (low, middle)
    return (CENTRE[0] + dx * low, CENTRE[1] + dy * low)


@pytest.mark.parametrize("rim", RIMS.values(), ids=RIMS)
@pytest.mark.parametrize(
    "kept",
    [
        Area.rectangle(3.2, 0, 9, 9),
        Area.rectangle(-9, 3.9, 9, 4.3),
        Area.rectangle(-9, -9, 9, 9) - Area.disc((4, 4), 0.4),
        Area.rectangle(-9, -9, 9, 9),
        Area.rectangle(8, 8, 9, 9),
    ],
    ids=["half", "two gaps", "all but a bite", "all", "nothing"],
)
def test_a_point_is_behind_where_its_way_to_the_centre_meets_what_is_kept(rim: Area, kept: Area) -> None:
    found = behind(CENTRE, rim, kept, 3.5)
    chance = random.Random(5)
    for _ in range(300):
        point = (chance.uniform(-1, 7), chance.uniform(0, 8))
        away = math.dist(point, CENTRE)
        met = meets(rim, point)
        if abs(away - 3.5) < 0.01 or rim.distance_to_outline(point) < 1e-6 or kept.distance_to_outline(met) < 1e-3:
            continue
        wanted = away < 3.5 and not rim.contains(point) and kept.contains(met)
        assert found.contains(point) is wanted, point


def test_the_corners_of_a_hull_are_those_of_the_area_but_for_the_error() -> None:
    square = Area.polygon(((0, 0), (2, 0), (2, 2), (1, 0.5), (0, 2)))
    assert set(hull_corners(square, 0.0)) == {(0, 0), (2, 0), (2, 2), (0, 2)}
    disc = Area.disc((0, 0), 1.0)
    corners = hull_corners(disc, 0.01)
    assert len(corners) < 40
    assert Area.polygon(corners).grown(0.0101).shape.covers(disc.shape)
    assert hull_corners(Area.empty(), 0.1) == ()
