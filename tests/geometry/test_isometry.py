import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from geometry.area import Area
from geometry.isometry import Isometry, mirrors_itself
from geometry.pose import BadPose, Pose

NUMBERS = st.floats(-60, 60).map(lambda number: round(number, 3))
ELL = Area.polygon([(0, 0), (4, 0), (4, 1), (1, 1), (1, 3), (0, 3)])


def test_moves_turns_and_mirrorings_lead_where_paper_would() -> None:
    assert Isometry.moved(2, -1).point((3, 3)) == (5, 2)
    assert Isometry.turned(90, (10, 10)).point((12, 10)) == (10, 12)  # y runs down: clockwise
    assert Isometry.turned(180, (18, 12)).point((1, 2)) == (35, 22)
    assert Isometry.left_for_right(10).point((4, 7)) == (16, 7)
    assert Isometry.top_for_bottom(10).point((4, 7)) == (4, 13)
    with pytest.raises(BadPose):
        Isometry.turned(math.nan, (0, 0))


@given(turn=NUMBERS, dx=NUMBERS, dy=NUMBERS, mirrored=st.booleans(), own=NUMBERS, x=NUMBERS, y=NUMBERS)
def test_a_thing_with_a_turn_goes_where_its_corners_go(
    turn: float, dx: float, dy: float, mirrored: bool, own: float, x: float, y: float
) -> None:
    change = Isometry(turn, dx, dy, mirrored)
    for corner in ((1.5, 0.5), (-1.5, 2.0)):
        image = (-corner[0], corner[1]) if mirrored else corner
        there = Pose(*change.point((x, y)), change.direction(own)).place(image)
        assert there == pytest.approx(change.point(Pose(x, y, own).place(corner)), abs=1e-9)
    assert change.area(ELL).size == pytest.approx(ELL.size)


def test_what_is_its_own_mirror_image_is_told() -> None:
    assert mirrors_itself(Area.rectangle(1, 1, 4, 9))
    assert not mirrors_itself(ELL)
    assert not mirrors_itself(Isometry.turned(20, (0, 0)).area(Area.rectangle(0, 0, 4, 1)))
