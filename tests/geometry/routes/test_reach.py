import math

import pytest

from geometry.area import Area
from geometry.routes.reach import BadReach, reach
from geometry.tolerance import TOLERANCE

WALL = Area.rectangle(2.0, -1.0, 3.0, 1.0)


def test_without_walls_the_reach_is_a_disc():
    found = reach((5.0, 7.0), 6.0, [])
    assert found.area == pytest.approx(math.pi * 36, rel=1e-3)
    assert found.area < math.pi * 36
    assert found.outline().contains((5.0, 12.99))
    assert not found.outline().contains((5.0, 13.01))


def test_the_way_round_a_corner_is_as_long_as_its_legs():
    route = reach((0.0, 0.0), 9.0, [WALL]).route_to((4.0, 0.0))
    assert route is not None
    assert route.length == pytest.approx(math.hypot(2, 1) + 1 + math.hypot(1, 1), abs=1e-4)
    assert route.waypoints[0] == (0.0, 0.0)
    assert route.waypoints[-1] == (4.0, 0.0)
    assert len(route.waypoints) == 4


def test_a_straight_way_has_two_waypoints():
    route = reach((0.0, 0.0), 9.0, [WALL]).route_to((1.5, 0.5))
    assert route is not None
    assert route.waypoints == ((0.0, 0.0), (1.5, 0.5))


def test_what_is_farther_than_the_allowance_is_out_of_reach_and_just_within_is_not():
    length = math.hypot(2, 1) + 1 + math.hypot(1, 1)
    assert math.isinf(reach((0.0, 0.0), length - 0.001, [WALL]).distance_to((4.0, 0.0)))
    assert math.isfinite(reach((0.0, 0.0), length + 0.001, [WALL]).distance_to((4.0, 0.0)))


def test_a_point_in_a_wall_is_out_of_reach_and_one_on_its_outline_is_not():
    found = reach((0.0, 0.0), 9.0, [WALL])
    assert found.distance_to((2.0, 0.0)) == pytest.approx(2.0, abs=1e-9)
    assert found.distance_to((3.0, 1.0)) == pytest.approx(math.hypot(2, 1) + 1, abs=1e-4)
    assert math.isinf(found.distance_to((2.0005, 0.0)))
    assert found.distance_to((2.0005, 0.0), give=TOLERANCE) == pytest.approx(2.0005, abs=1e-4)


def test_a_closed_yard_is_not_left():
    yard = Area.rectangle(-3, -3, 3, 3) - Area.rectangle(-2, -2, 2, 2)
    found = reach((0.0, 0.0), 20.0, [yard])
    assert found.area == pytest.approx(16.0, abs=1e-3)
    assert math.isinf(found.distance_to((5.0, 0.0)))


def test_walls_that_overlap_or_touch_are_one():
    halves = [Area.rectangle(2, -9, 3, 0), Area.rectangle(2, 0, 3, 9)]
    overlapping = [Area.rectangle(2, -9, 3, 1), Area.rectangle(2, 0, 3, 9)]
    for walls in (halves, overlapping):
        assert math.isinf(reach((0.0, 0.0), 8.0, walls).distance_to((4.0, 0.0)))


def test_the_way_stays_on_the_floor():
    floor = Area.rectangle(0, 0, 10, 10)
    found = reach((1.0, 1.0), 4.0, [Area.rectangle(2, 0, 3, 2)], floor)
    assert floor.grown(1e-6).covers(found.outline())
    assert found.distance_to((4.0, 0.0)) == math.inf
    assert found.distance_to((1.0, 0.0)) == pytest.approx(1.0)


def test_an_angled_floor_is_walked_round_its_corner():
    floor = Area.rectangle(0, 0, 4, 1) | Area.rectangle(3, 0, 4, 4)
    found = reach((0.5, 0.5), 9.0, [], floor)
    assert found.distance_to((3.0, 4.0)) == pytest.approx(math.hypot(2.5, 0.5) + 3, abs=1e-4)


def test_a_floor_that_is_no_upright_rectangle_is_not_left_though_the_box_round_it_is_far():
    diamond = Area.polygon([(0.0, -9.0), (9.0, 0.0), (0.0, 9.0), (-9.0, 0.0)])
    found = reach((0.0, 0.0), 8.0, [], diamond)
    assert math.isfinite(found.distance_to((4.49, 4.49)))
    assert math.isinf(found.distance_to((4.51, 4.51)))
    assert 8 * 8 * 2 < found.area < 9 * 9 * 2


def test_an_upright_floor_is_not_left_where_the_allowance_leads_past_it_and_hems_in_nothing_where_it_does_not():
    floor = Area.rectangle(-9.0, -7.0, 9.0, 9.0)
    assert reach((0.0, 0.0), 6.5, [], floor).area == pytest.approx(math.pi * 6.5**2, rel=1e-3)
    found = reach((0.0, 0.0), 8.0, [], floor)
    assert math.isfinite(found.distance_to((0.0, -7.0)))
    assert math.isinf(found.distance_to((0.0, -7.01)))


def test_a_start_on_an_outline_sees_along_it():
    found = reach((2.0, 0.0), 5.0, [WALL])
    assert found.distance_to((2.0, 1.0)) == pytest.approx(1.0, abs=1e-4)
    assert found.distance_to((4.0, 1.0)) == pytest.approx(3.0, abs=1e-4)
    assert found.distance_to((4.0, 0.0)) == pytest.approx(2 + math.hypot(1, 1), abs=1e-4)


def test_a_start_in_a_corner_leaves_it():
    corner = [Area.rectangle(0, -5, 1, 5), Area.rectangle(-5, 0, 5, 1)]
    found = reach((0.0, 0.0), 3.0, corner)
    assert found.area == pytest.approx(math.pi * 9 / 4, rel=1e-3)
    assert found.distance_to((-1.0, -1.0)) == pytest.approx(math.sqrt(2), abs=1e-4)


def test_a_start_between_two_walls_that_meet_in_it_gets_to_either_side():
    tips = [Area.polygon([(0, 0), (1, 5), (-1, 5)]), Area.polygon([(0, 0), (1, -5), (-1, -5)])]
    found = reach((0.0, 0.0), 3.0, tips)
    assert found.distance_to((2.0, 0.0)) == pytest.approx(2.0, abs=1e-4)
    assert found.distance_to((-2.0, 0.0)) == pytest.approx(2.0, abs=1e-4)


def test_a_start_deep_in_a_wall_or_off_the_floor_gets_nowhere():
    for start, floor in (((2.5, 0.0), None), ((2.01, 0.0), None), ((-1.0, 0.0), Area.rectangle(0, 0, 9, 9))):
        found = reach(start, 5.0, [WALL], floor)
        assert not found
        assert not found.outline()
        assert math.isinf(found.distance_to((0.0, 0.0)))
        assert found.route_to((0.0, 0.0)) is None


def test_a_start_in_a_wall_by_no_more_than_the_tolerance_gets_out():
    found = reach((2.0 + TOLERANCE, 0.0), 5.0, [WALL])
    assert found.distance_to((0.0, 0.0)) == pytest.approx(2.0 + TOLERANCE, abs=1e-4)


def test_no_allowance_reaches_the_start_alone_and_less_than_none_nothing():
    stays = reach((0.0, 0.0), 0.0, [WALL])
    assert stays.distance_to((0.0, 0.0)) == 0.0
    assert stays.route_to((0.0, 0.0)).waypoints == ((0.0, 0.0),)
    assert stays.area == 0.0
    assert math.isinf(stays.distance_to((0.1, 0.0)))
    assert not reach((0.0, 0.0), -1.0, [])


@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf])
def test_what_is_no_finite_number_is_refused(bad):
    with pytest.raises(BadReach):
        reach((bad, 0.0), 5.0, [])
    with pytest.raises(BadReach):
        reach((0.0, 0.0), bad, [])
    with pytest.raises(BadReach):
        reach(((0.0, 0.0), (1.0, bad)), 5.0, [])
    with pytest.raises(BadReach):
        reach((0.0, 0.0), 5.0, []).distance_to((0.0, bad))


def test_a_bowtie_blocks_with_both_its_halves(bowtie):
    found = reach((0.0, 0.0), 9.0, [bowtie])
    assert math.isinf(found.distance_to((2.2, 0.0)))
    assert math.isinf(found.distance_to((3.8, 0.0)))


def test_a_segment_reaches_what_is_abeam_at_right_angles_and_the_rest_from_its_ends():
    found = reach(((0.0, 0.0), (10.0, 0.0)), 3.0, [])
    assert found.area == pytest.approx(60 + 9 * math.pi, rel=1e-3)
    assert found.distance_to((5.0, 2.0)) == pytest.approx(2.0, abs=1e-6)
    assert found.distance_to((5.0, -2.0)) == pytest.approx(2.0, abs=1e-6)
    assert found.distance_to((12.0, 0.0)) == pytest.approx(2.0, abs=1e-6)
    route = found.route_to((4.0, 1.0))
    assert route.waypoints[0] == pytest.approx((4.0, 0.0), abs=1e-6)


def test_a_segment_under_a_wall_starts_on_either_side_of_it():
    found = reach(((0.0, 0.0), (10.0, 0.0)), 3.0, [Area.rectangle(4, -9, 6, 9)])
    assert found.distance_to((3.0, 2.0)) == pytest.approx(2.0, abs=1e-4)
    assert found.distance_to((7.0, 2.0)) == pytest.approx(2.0, abs=1e-4)
    assert found.distance_to((4.0, 2.0)) == pytest.approx(2.0, abs=1e-4)
    assert math.isinf(found.distance_to((5.0, 2.0)))


def test_a_segment_along_the_edge_of_the_floor_starts_on_it():
    floor = Area.rectangle(0, 0, 10, 10)
    found = reach(((0.0, 0.0), (10.0, 0.0)), 3.0, [Area.rectangle(4, 1, 6, 2)], floor)
    assert found.distance_to((2.0, 3.0)) == pytest.approx(3.0, abs=1e-4)
    assert math.isinf(found.distance_to((2.0, 3.01)))
    assert found.distance_to((5.0, 2.5)) > 2.5


def test_a_segment_of_no_length_is_a_point():
    assert reach(((1.0, 1.0), (1.0, 1.0)), 2.0, []).distance_to((1.0, 2.0)) == pytest.approx(1.0)


def test_an_empty_wall_is_no_wall():
    assert reach((0.0, 0.0), 2.0, [Area.empty()]).distance_to((1.9, 0.0)) == pytest.approx(1.9)
