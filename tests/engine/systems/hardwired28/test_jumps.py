"""Jumps over gaps are drawn and offered where they are judged to be allowed, and nowhere else."""

import random
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.options import Draft
from engine.systems.hardwired28.orders import Activate, Draw
from geometry.area import Area
from geometry.base import MILLIMETRES_PER_INCH
from geometry.pose import Pose

OKAFOR = "compliance.okafor"
HALF = 16 / MILLIMETRES_PER_INCH


def acting(match, place, **more):
    game = match("jumps", places={OKAFOR: {1: place}, **more}).bless()
    return game.do(Draw(by="compliance", token="compliance"), Activate(by="compliance", unit=OKAFOR))


def draft(place, *ends):
    path = (Pose(*place), *(Pose(*end) for end in ends)) if ends else ()
    return Draft(option="move", by="compliance", unit=OKAFOR, model=1, path=path)


def drawn(game, place):
    found = game.rules.areas(game.game, draft(place)).legal_end
    assert found is not None
    return found


def offered(game, place, end):
    return game.judge(game.rules.propose(game.game, draft(place, end)))


def test_the_far_side_of_a_narrow_gap_is_drawn_and_led_to(match):
    place, end = (7.4, 6), (10.8, 6)
    game = acting(match, place)
    assert drawn(game, place).contains(end)
    verdict = offered(game, place, end)
    assert verdict.legal
    assert "move.jump" in [finding.code for finding in verdict.findings]
    assert game.finding(game.move(OKAFOR, end), "move.too_far").measured == pytest.approx(3.4)


def test_without_the_jump_it_would_be_out_of_reach(match):
    """Down the step and up the other takes twice its height beside the way."""
    place, end = (7.4, 6), (10.8, 6)
    game = acting(match, place)
    assert 3.4 + 2 * 2 > 4
    assert drawn(game, place).contains(end)


@pytest.mark.parametrize(("end", "straight"), [((10.4, 7.8), True), ((10.4, 8.3), False), ((10.4, 4.2), True)])
def test_a_slanted_jump_has_more_of_a_gap(match, end, straight):
    """Over 1.6 inches it may slant by acos 0.8 at most, 0.75 inches aside for each inch across; what lies farther aside
    is got to with a bend before or after."""
    place = (7.4, 6)
    game = acting(match, place)
    assert drawn(game, place).contains(end)
    assert game.judge(game.move(OKAFOR, end)).legal is straight
    way = game.rules.propose(game.game, draft(place, end)).path
    assert (len(way) == 2) is straight
    assert game.judge(game.rules.propose(game.game, draft(place, end))).legal


def test_landing_higher_costs_the_climb_and_lower_nothing(match):
    game = acting(match, (7.4, 17))
    up = game.move(OKAFOR, (9.6 + HALF, 17))
    assert game.finding(up, "move.too_far").measured == pytest.approx(9.6 + HALF - 7.4 + 2)
    assert not drawn(game, (7.4, 17)).contains((9.9 + HALF, 17))
    game = acting(match, (10.2, 17))
    assert drawn(game, (10.2, 17)).contains((6.3, 17))
    assert offered(game, (10.2, 17), (6.3, 17)).legal


def test_nobody_jumps_through_what_stands_in_the_gap(match):
    place = (21.4, 6)
    game = acting(match, place)
    area = drawn(game, place)
    assert not any(area.contains((24.6 + step / 10, 6)) for step in range(12))


def test_nor_over_an_enemy_in_the_gap(match):
    place = (7.4, 6)
    game = acting(match, place, **{"feral.gunners": {1: (8.8, 6)}})
    assert not drawn(game, place).contains((10.4, 6))


@pytest.mark.parametrize(
    ("place", "least"), [((7.4, 6), 4), ((6.6, 5), 1), ((10.3, 7.1), 4), ((7.9, 17), 1), ((10.3, 17), 4)]
)
def test_every_place_inside_the_area_is_allowed_and_some_are_jumped_to(match, place, least):
    game = acting(match, place)
    area = drawn(game, place)
    chance = random.Random(7)
    across = 0
    for _ in range(250):
        point = (place[0] + chance.uniform(-4.4, 4.4), place[1] + chance.uniform(-4.4, 4.4))
        if area.contains(point) and area.distance_to_outline(point) > 0.01:
            verdict = offered(game, place, point)
            assert verdict.legal, (point, [finding.code for finding in verdict.refusals])
            across += "move.jump" in [finding.code for finding in verdict.findings]
    assert across >= least


@pytest.mark.parametrize(
    ("place", "least"), [((7.4, 6), 20), ((6.6, 5), 8), ((10.3, 7.1), 12), ((10.3, 17), 12), ((7.9, 17), 0)]
)
def test_every_straight_jump_that_is_allowed_is_inside_the_area(match, place, least):
    """Also one that ends past the far side, the base still on the piece."""
    game = acting(match, place)
    area = drawn(game, place)
    chance = random.Random(11)
    jumped = 0
    for _ in range(300):
        point = (place[0] + chance.uniform(-4.4, 4.4), place[1] + chance.uniform(-4.4, 4.4))
        verdict = game.judge(game.move(OKAFOR, point))
        if verdict.legal and "move.jump" in [finding.code for finding in verdict.findings]:
            jumped += 1
            assert area.contains(point) or area.distance(point) <= 0.01, point
    assert jumped >= least


WEST, EAST, LOW, HIGH = (4, 4), (9.6, 4), (4, 15), (9.6, 15)
"""The corners of the steps with the least x and y; each is 4 inches wide."""


@given(
    which=st.sampled_from([(WEST, EAST), (EAST, WEST), (LOW, HIGH), (HIGH, LOW)]),
    start=st.tuples(st.floats(-0.8, 4.8), st.floats(-0.8, 4.8)),
    launch=st.floats(0.01, 3.99),
    landing=st.floats(0.01, 3.99),
    past=st.tuples(st.floats(-1.5, 1.5), st.floats(-1.5, 1.5)),
)
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_a_jump_that_is_allowed_with_bends_before_and_after_it_is_inside_the_area(
    match, which, start, launch, landing, past
):
    """Also from beside the step, climbed first, and on again beyond the far one."""
    (one, other), east = which, which[0][0] < which[1][0]
    place = (one[0] + start[0], one[1] + start[1])
    leaves = (one[0] + (3.999 if east else 0.001), one[1] + launch)
    lands = (other[0] + (0.001 if east else 3.999), other[1] + landing)
    end = (lands[0] + past[0], lands[1] + past[1])
    game = acting(match, place)
    if game.judge(game.move(OKAFOR, leaves, lands, end)).legal:
        area = drawn(game, place)
        assert area.contains(end) or area.distance(end) <= 0.01
        assert offered(game, place, end).legal or area.distance_to_outline(end) <= 0.01


def test_nobody_turns_in_the_air(match):
    """Round the corner of the way it would be climbed down and up again."""
    game = acting(match, (7.9, 6))
    straight, bent = game.move(OKAFOR, (9.7, 6)), game.move(OKAFOR, (8.8, 6.1), (9.7, 6))
    assert game.finding(straight, "move.jump").measured == pytest.approx(1.6)
    assert "move.jump" not in [finding.code for finding in game.judge(bent).findings]


def test_a_jump_may_end_past_the_corner_of_the_piece(match):
    """The middle of the base comes over the western side of the far step and goes on past its upper one."""
    game = acting(match, (7.4, 6))
    assert drawn(game, (7.4, 6)).contains((10.51, 3.73))
    assert offered(game, (7.4, 6), (10.51, 3.73)).legal


FORK = Area.polygon([(6, 4), (10, 4), (10, 9), (11.6, 9), (11.6, 4), (15.6, 4), (15.6, 12), (6, 12)])
"""Two arms of one piece, 1.6 inches apart."""


def on_a_fork(match, place):
    game = acting(match, place)
    mission = game.game.mission
    fork = replace(mission.piece("west"), outline=FORK)
    game.game = replace(game.game, mission=replace(mission, terrain=(fork,)))
    return game


def test_from_one_arm_of_a_piece_to_the_other_is_drawn_and_led_to(match):
    place, end = (8.6, 4.6), (12.0, 4.6)
    game = on_a_fork(match, place)
    assert game.finding(game.move(OKAFOR, end), "move.jump").measured == pytest.approx(1.6)
    assert drawn(game, place).contains(end)
    assert offered(game, place, end).legal
    apart = on_a_fork(match, (8.6, 4.6))
    wide = replace(apart.game.mission.piece("west"), outline=FORK - Area.rectangle(11, 3, 12.1, 9))
    apart.game = replace(apart.game, mission=replace(apart.game.mission, terrain=(wide,)))
    assert not drawn(apart, place).contains((12.4, 4.6))


@pytest.mark.parametrize("place", [(8.6, 4.6), (9.4, 6.5), (12.3, 5.0)])
def test_on_a_fork_what_is_allowed_is_inside_the_area_and_what_is_inside_is_allowed(match, place):
    game = on_a_fork(match, place)
    area = drawn(game, place)
    chance = random.Random(5)
    jumped = 0
    for _ in range(160):
        point = (place[0] + chance.uniform(-4.4, 4.4), place[1] + chance.uniform(-4.4, 4.4))
        verdict = game.judge(game.move(OKAFOR, point))
        jumps = "move.jump" in [finding.code for finding in verdict.findings]
        if verdict.legal:
            assert area.contains(point) or area.distance(point) <= 0.01, point
            jumped += jumps
        if area.contains(point) and area.distance_to_outline(point) > 0.01:
            assert offered(game, place, point).legal, point
    assert jumped >= 3
