import math

import numpy as np
import pytest
import shapely

from geometry.area import Area, BadShape
from geometry.routes.levels import Crossing, Level, reach_over
from geometry.routes.reach import BadReach, reach

TABLE = Area.rectangle(-10, -10, 10, 10)
HILL = Area.rectangle(2, -2, 4, 2)
GROUND, TOP = Level("ground", TABLE, (HILL,)), Level("top", HILL)
CLIMB = Crossing("ground", "top", 1.5, 0.0)
START = (0.0, 0.0)


def over(allowance, *crossings, start=START, level="ground", levels=(GROUND, TOP)):
    return reach_over(start, level, allowance, levels, crossings)


def test_without_crossings_a_level_is_reached_as_ever_and_no_other():
    found = over(6.0)
    assert found.outline("ground").same_as(reach(START, 6.0, [HILL], TABLE).outline(), 1e-2)
    assert not found.outline("top")
    assert math.isinf(found.distance_to((3.0, 0.0), "top"))


def test_a_climb_is_paid_on_top_of_the_way_and_goes_straight_on():
    found = over(9.0, CLIMB)
    assert found.distance_to((3.0, 1.0), "top") == pytest.approx(math.hypot(3, 1) + 1.5)
    # Down again for nothing, which is shorter than round the hill.
    assert found.distance_to((6.0, 0.0), "ground") == pytest.approx(7.5)
    assert found.distance_to((3.0, 2.5), "ground") == pytest.approx(math.hypot(2, 2) + math.hypot(1, 0.5), abs=1e-4)


def test_a_route_says_where_it_changes_level_and_for_how_much():
    route = over(9.0, Crossing("ground", "top", 0.5, 0.0)).route_to((6.0, 1.0), "ground")
    assert route is not None
    assert [(point.level, point.crossing, point.cost) for point in route.waypoints] == [
        ("ground", None, 0.0),
        ("top", 0, 0.5),
        ("ground", 0, 0.0),
        ("ground", None, 0.0),
    ]
    assert route.waypoints[1].point == pytest.approx((2.0, 1 / 3), abs=1e-5)
    assert route.waypoints[2].point == pytest.approx((4.0, 2 / 3), abs=1e-5)
    assert route.travelled == pytest.approx(math.hypot(6, 1))
    assert route.cost == pytest.approx(route.travelled + 0.5)


@pytest.mark.parametrize(("x", "inside"), [(3.495, True), (3.505, False)])
def test_the_climb_shortens_what_is_left(x, inside):
    found = over(5.0, CLIMB)
    assert found.outline("top").contains((x, 0.0)) is inside
    assert math.isfinite(found.distance_to((x, 0.0), "top")) is inside


@pytest.mark.parametrize(("allowance", "gets_up"), [(3.49, False), (3.51, True)])
def test_a_climb_that_leaves_nothing_is_none(allowance, gets_up):
    assert bool(over(allowance, CLIMB).outline("top")) is gets_up


def test_a_crossing_may_lead_one_way_only():
    down = Crossing("ground", "top", None, 0.25)
    assert not over(9.0, down).outline("top")
    found = over(9.0, down, start=(3.0, 0.0), level="top")
    assert found.distance_to((0.0, 0.0), "ground") == pytest.approx(3.25)
    # Back up there is no way, so that from the hill round it is the way back.
    assert found.distance_to((3.0, 1.0), "top") == pytest.approx(1.0)


def test_where_an_end_of_a_gate_is_the_shortest_way_bends_there():
    gate = Crossing("ground", "top", 1.0, 1.0, ((4.0, -0.5), (4.0, 0.5)))
    found = over(9.0, gate)
    round_it = math.hypot(2, 2) + 2.0 + 1.5
    assert found.distance_to((3.0, 0.0), "top") == pytest.approx(round_it + 1.0 + math.hypot(1, 0.5), abs=1e-4)
    assert found.distance_to((3.0, 0.5), "top") == pytest.approx(round_it + 1.0 + 1.0, abs=1e-4)


def test_a_gate_of_one_point_lets_a_centre_through_that_fits_it_exactly():
    found = over(9.0, Crossing("ground", "top", 0.0, 0.0, ((2.0, 1.0),)))
    assert found.distance_to((3.0, -1.0), "top") == pytest.approx(math.hypot(2, 1) + math.hypot(1, 2), abs=1e-4)
    assert not over(9.0, Crossing("ground", "top", 0.0, 0.0, ((2.0, 3.0),))).outline("top")


@pytest.mark.parametrize(("x", "opens"), [(1.9995, True), (1.998, False)])
def test_a_gate_lies_on_the_outlines_within_the_tolerance(x, opens):
    found = over(9.0, Crossing("ground", "top", 0.0, 0.0, ((x, -1.0), (x, 1.0))))
    assert bool(found.outline("top")) is opens


def test_a_ramp_is_entered_at_its_foot_and_left_at_its_top():
    """A plateau that only a ramp leads to, and the ramp only by its two ends."""
    ramp, plateau = Area.rectangle(2, -1, 5, 1), Area.rectangle(5, -3, 9, 3)
    levels = (Level("ground", TABLE, (ramp, plateau)), Level("ramp", ramp), Level("plateau", plateau))
    foot, top = ((2.0, -1.0), (2.0, 1.0)), ((5.0, -1.0), (5.0, 1.0))
    ends = (Crossing("ground", "ramp", 0.0, 0.0, foot), Crossing("ramp", "plateau", 0.0, 0.0, top))
    found = over(9.0, *ends, levels=levels)
    assert found.distance_to((7.0, 0.0), "plateau") == pytest.approx(7.0)
    assert found.distance_to((4.0, 0.5), "ramp") == pytest.approx(math.hypot(4, 0.5))
    assert found.distance_to((6.0, 2.9), "plateau") == pytest.approx(math.hypot(5, 1) + math.hypot(1, 1.9), abs=1e-4)
    # From its side one goes round to the foot.
    beside = over(9.0, *ends, levels=levels, start=(4.0, -2.0))
    assert beside.distance_to((4.0, 0.0), "ramp") == pytest.approx(math.hypot(2, 1) + math.hypot(2, 1), abs=1e-4)


def test_levels_may_lie_one_above_the_other():
    """A deck with a ramp; below it the ground goes on, and who is below is not above."""
    deck, ramp = Area.rectangle(3, -1, 8, 1), Area.rectangle(2, -1, 3, 1)
    levels = (Level("ground", TABLE, (deck, ramp)), Level("below", deck), Level("deck", deck), Level("ramp", ramp))
    crossings = (
        Crossing("ground", "ramp", 0.0, 0.0, ((2.0, -1.0), (2.0, 1.0))),
        Crossing("ramp", "deck", 0.0, 0.0),
        Crossing("ground", "below", 0.0, 0.0),
        Crossing("deck", "ground", 0.5, None),
    )
    found = over(9.0, *crossings, levels=levels)
    assert found.distance_to((5.0, 0.0), "deck") == pytest.approx(5.0)
    assert found.distance_to((5.0, 0.0), "below") == pytest.approx(2 * math.hypot(2, 1) + 1.0, abs=1e-4)
    # Off the deck and back below it: as a ray in a mirror.
    down = over(9.0, *crossings, levels=levels, start=(5.0, 0.0), level="deck")
    assert down.distance_to((6.0, 0.5), "below") == pytest.approx(math.hypot(1, 1.5) + 0.5, abs=1e-4)


def test_costs_add_up_over_several_levels_that_share_rims():
    low, high = Area.rectangle(2, -3, 4, 3), Area.rectangle(4, -3, 6, 3)
    levels = (Level("ground", TABLE, (low, high)), Level("low", low), Level("high", high))
    up, further = Crossing("ground", "low", 1.0, 0.0), Crossing("low", "high", 2.0, 0.0)
    straight_up = Crossing("ground", "high", 3.0, 0.0)
    found = over(12.0, up, further, straight_up, levels=levels)
    assert found.distance_to((5.0, 0.0), "high") == pytest.approx(5.0 + 3.0)
    assert found.distance_to((8.0, 0.0), "ground") == pytest.approx(8.0 + 3.0)


def test_a_start_at_a_rim_is_on_the_level_that_is_named():
    at_rim = (2.0, 0.0)
    assert over(3.0, CLIMB, start=at_rim).distance_to((3.0, 0.0), "top") == pytest.approx(2.5, abs=1e-4)
    assert over(3.0, CLIMB, start=at_rim, level="top").distance_to((3.0, 0.0), "top") == pytest.approx(1.0, abs=1e-4)
    assert over(3.0, CLIMB, start=at_rim, level="top").distance_to((1.0, 0.0), "ground") == pytest.approx(1.0, abs=1e-4)


def test_a_wall_on_a_level_bars_that_level_alone():
    fence = Area.rectangle(2.9, -2, 3.1, 2)
    levels = (GROUND, Level("top", HILL, (fence,)))
    found = over(9.0, CLIMB, levels=levels)
    # Up, down beside the fence, and up again on the other side: or rather round to the far rim and up there.
    assert math.isfinite(found.distance_to((3.5, 0.0), "top"))
    assert found.distance_to((3.5, 0.0), "top") > 4.5 + 1.5
    assert found.distance_to((2.5, 0.0), "top") == pytest.approx(4.0)


@pytest.mark.parametrize("allowance", [-1.0, 0.0])
def test_no_allowance_leads_nowhere(allowance):
    found = over(allowance, CLIMB)
    assert bool(found) is (allowance == 0)
    assert not found.outline("ground")


def test_a_start_that_is_not_on_its_level_leads_nowhere():
    assert not over(5.0, CLIMB, level="top")
    assert not over(5.0, CLIMB, start=(3.0, 0.0))
    assert over(5.0, CLIMB, start=(2.001, 0.0))


def test_bad_input_is_named():
    for start, level, allowance, crossings in (
        ((math.nan, 0.0), "ground", 5.0, [CLIMB]),
        (START, "ground", math.inf, [CLIMB]),
        (START, "cellar", 5.0, [CLIMB]),
        (START, "ground", 5.0, [Crossing("ground", "cellar", 0.0, 0.0)]),
        (START, "ground", 5.0, [Crossing("ground", "top", -1.0, 0.0)]),
        (START, "ground", 5.0, [Crossing("ground", "top", 0.0, math.nan)]),
        (START, "ground", 5.0, [Crossing("ground", "ground", 0.0, 0.0)]),
        (START, "ground", 5.0, [Crossing("ground", "top", 0.0, 0.0, ())]),
        (START, "ground", 5.0, [Crossing("ground", "top", 0.0, 0.0, ((math.inf, 0.0),))]),
    ):
        with pytest.raises(BadReach):
            reach_over(start, level, allowance, (GROUND, TOP), crossings)
    with pytest.raises(BadReach, match="two levels"):
        reach_over(START, "ground", 5.0, (GROUND, GROUND), [])
    with pytest.raises(BadReach, match="cellar"):
        over(5.0, CLIMB).outline("cellar")
    with pytest.raises(BadReach):
        over(5.0, CLIMB).route_to((math.nan, 0.0), "ground")
    assert over(5.0, CLIMB).route_to((1e200, 0.0), "ground") is None


@pytest.mark.parametrize("bad", [math.nan, math.inf])
def test_an_area_with_a_corner_that_is_no_finite_number_is_named(bad):
    with np.errstate(all="ignore"):
        broken = Area(shapely.Polygon([(0, 0), (1, 0), (bad, 1)]))
    with pytest.raises(BadShape), np.errstate(all="ignore"):
        over(5.0, levels=(Level("ground", broken),))
    with pytest.raises(BadShape), np.errstate(all="ignore"):
        over(5.0, levels=(Level("ground", TABLE, (broken,)),))
