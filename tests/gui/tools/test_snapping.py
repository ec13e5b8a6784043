"""Places that draw a base, found without a window and measured by other means."""

import math

import pytest

from geometry.area import Area
from geometry.base import Base, BaseShape, Placed
from geometry.gaps import separation
from geometry.pose import Pose
from gui.tools.snapping import MarkKind, catch, end_of, in_turn, just_over, straight_on, touching

ROUND = Base.round(1.26)
OTHER = Placed(ROUND, Pose(10, 10))
FAR = Placed(ROUND, Pose(12.5, 10))


def test_a_round_base_is_drawn_straight_towards_the_other() -> None:
    caught = catch(ROUND, Pose(11.5, 10), [touching("Zergling", OTHER)], 0.4, None)
    assert caught is not None
    assert caught.pose.point == pytest.approx((11.2602, 10))
    assert caught.words == "Zergling"


@pytest.mark.parametrize(("gap", "drawn"), [(0.39, True), (0.41, False)])
def test_only_what_is_near_enough_draws(gap: float, drawn: bool) -> None:
    caught = catch(ROUND, Pose(11.26 + gap, 10), [touching("Zergling", OTHER)], 0.4, None)
    assert (caught is not None) == drawn


def test_a_distance_is_kept_by_a_hair_more() -> None:
    caught = catch(ROUND, Pose(10, 12.4), [just_over("1″", OTHER, 1.0)], 0.4, None)
    assert caught is not None
    assert math.dist(caught.pose.point, (10, 10)) - 1.26 == pytest.approx(1.003, abs=1e-5)


def test_between_two_bases_both_are_touched() -> None:
    caught = catch(ROUND, Pose(11.2, 10.3), [touching("a", OTHER), touching("b", FAR)], 0.6, None)
    assert caught is not None
    for other in (OTHER, FAR):
        apart = math.dist(caught.pose.point, other.centre) - 1.26
        assert 0 < apart < 0.001
    assert caught.words in ("a and b", "b and a")


def test_no_place_overlaps_a_third_base_or_comes_nearer_to_it_than_it_keeps() -> None:
    third = Placed(ROUND, Pose(11.4, 10))
    marks = [touching("a", OTHER), touching("c", third), just_over("1″ a", OTHER, 1.0), just_over("1″ c", third, 1.0)]
    assert catch(ROUND, Pose(11.3, 10.1), marks[:2], 0.4, None) is None
    caught = catch(ROUND, Pose(10.2, 12.1), marks, 0.5, None)
    assert caught is not None
    assert all(math.dist(caught.pose.point, other.centre) - 1.26 >= 1.0 for other in (OTHER, third))


@pytest.mark.parametrize("turn", [0.0, 33.0, 90.0])
@pytest.mark.parametrize("shape", [BaseShape.OVAL, BaseShape.RECTANGLE])
def test_turned_bases_touch_too(shape: BaseShape, turn: float) -> None:
    base = Base(shape, 3.0, 1.5)
    caught = catch(base, Pose(12.6, 11.4, turn), [touching("a", OTHER)], 2.0, None)
    assert caught is not None
    assert 0 <= separation(Placed(base, caught.pose), OTHER) < 0.001
    assert caught.pose.turn == turn


def test_the_end_of_an_area_draws_from_both_sides() -> None:
    end = end_of("reach", Area.rectangle(0, 0, 10, 10))
    assert end is not None
    assert end.kind is MarkKind.OUTLINE
    for x in (9.8, 10.2):
        caught = catch(ROUND, Pose(x, 5), [end], 0.4, None)
        assert caught is not None
        assert caught.pose.point == pytest.approx((9.997, 5))


def test_nothing_is_drawn_out_of_where_it_may_stop_but_into_it() -> None:
    legal = Area.rectangle(0, 0, 11.4, 20)
    marks = [touching("touch", OTHER), just_over("1″", OTHER, 1.0)]
    assert catch(ROUND, Pose(11.0, 10.0), [just_over("1″", OTHER, 1.0)], 2.0, legal) is None
    caught = catch(ROUND, Pose(11.9, 10.0), marks, 0.8, legal)
    assert caught is not None
    assert caught.words == "touch"


def test_the_end_of_an_area_draws_to_no_place_where_nobody_may_stop() -> None:
    end = end_of("reach", Area.rectangle(0, 0, 10, 10))
    assert end is not None
    assert catch(ROUND, Pose(10.2, 5), [end], 0.4, Area.rectangle(0, 0, 9, 10)) is None


def test_places_come_one_after_the_other_and_the_one_at_hand_not_again() -> None:
    marks = [touching("a", OTHER), just_over("1″", OTHER, 1.0), touching("b", FAR)]
    places = in_turn(ROUND, Pose(10, 11.2602), marks, 8.0, None)
    assert [round(math.dist(pose.point, (10, 11.2602)), 2) for pose in places] == [1.0, 1.54]


def test_straight_on_ends_where_the_last_place_on_the_line_is() -> None:
    legal = Area.rectangle(0, 0, 10, 10) - Area.rectangle(4, 0, 5, 10)
    pose = straight_on((1, 5), Pose(2, 5), legal)
    assert pose is not None
    assert pose.point == pytest.approx((9.997, 5), abs=1e-4)
    assert straight_on((1, 5), Pose(1, 5), legal) is None
    assert straight_on((20, 5), Pose(21, 5), legal) is None
