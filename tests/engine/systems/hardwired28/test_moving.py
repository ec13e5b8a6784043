import pytest

from engine.findings import Severity
from engine.orders import Wound
from engine.systems.hardwired28.orders import Action, LastingEffect, MarkHostile, Move
from geometry.pose import Pose

OKAFOR, ZEALOT, SCOUT, ROCHE = "compliance.okafor", "compliance.zealot", "recovery.scout", "recovery.roche"
BIG, SMALL = 32 / 25.4 / 2, 25 / 25.4 / 2


def acting(match, places, unit=OKAFOR, **settings):
    return match(places=places, **settings).bless().act(unit)


@pytest.mark.parametrize(
    ("length", "severity"),
    [
        (3.998, Severity.PASSED),
        (3.999, Severity.AT_LIMIT),
        (4.0, Severity.AT_LIMIT),
        (4.001, Severity.AT_LIMIT),
        (4.002, Severity.REFUSED),
    ],
)
def test_a_move_is_at_most_the_models_move(match, length, severity):
    game = acting(match, {OKAFOR: {1: (2, 12)}})
    found = game.finding(game.move(OKAFOR, (2 + length, 12)), "move.too_far")
    assert (found.severity, found.measured, found.limit) == (severity, pytest.approx(length), 4)


def test_a_bent_path_is_measured_along_its_legs(match):
    game = acting(match, {OKAFOR: {1: (2, 12)}})
    assert game.finding(game.move(OKAFOR, (4, 12), (4, 14)), "move.too_far").measured == pytest.approx(4)
    assert game.refusals(game.move(OKAFOR, (4, 12), (4, 14.002))) == ["move.too_far"]


def test_a_path_begins_where_the_model_stands(match):
    game = acting(match, {OKAFOR: {1: (2, 12)}})
    path = (Pose(3, 12), Pose(4, 12))
    assert game.refusals(Move(by="compliance", unit=OKAFOR, path=path)) == ["move.start"]
    assert game.refusals(Move(by="compliance", unit=OKAFOR, path=())) == ["move.start"]


@pytest.mark.parametrize(("spare", "allowed"), [(0.0, True), (-0.001, True), (-0.002, False)])
def test_a_move_ends_wholly_on_the_table(match, spare, allowed):
    game = acting(match, {OKAFOR: {1: (2, 12)}})
    move = game.move(OKAFOR, (BIG + spare, 12))
    assert game.refusals(move) == ([] if allowed else ["move.off_table"])


@pytest.mark.parametrize(("past", "allowed"), [(0.0, True), (-0.001, True), (-0.002, False)])
def test_the_base_is_swept_past_a_wall_and_may_touch_it(match, past, allowed):
    # The wall's lower side lies at y 5.5; the base slides along below it.
    y = 5.5 + BIG + past
    game = acting(match, {OKAFOR: {1: (15, y)}})
    assert game.refusals(game.move(OKAFOR, (15 + 3.9, y))) == (
        [] if allowed else ["move.blocked", "move.ends_on_terrain"]
    )


def test_a_wall_is_not_moved_through(match):
    game = acting(match, {OKAFOR: {1: (18, 3.5)}})
    assert game.refusals(game.move(OKAFOR, (18, 6.9))) == ["move.blocked"]


def test_low_pieces_are_stepped_over_and_stood_on(match):
    game = acting(match, {OKAFOR: {1: (12, 3.5)}})
    assert game.noted(game.move(OKAFOR, (12, 6.9))) == []
    assert game.noted(game.move(OKAFOR, (12, 5))) == []


def test_a_climb_takes_two_inches_of_move_for_each_inch_of_height(match):
    game = acting(match, {OKAFOR: {1: (6, 2)}})
    up = game.move(OKAFOR, (6, 5))  # 3 on the flat and 4 for the 2 up
    assert game.refusals(up) == ["move.too_far"]
    assert game.finding(up, "move.too_far").measured == pytest.approx(7)
    assert game.refusals(game.move(OKAFOR, (8, 2))) == []


def test_friends_are_moved_through_and_not_stopped_on(match):
    game = acting(match, {OKAFOR: {1: (2, 12)}, "compliance.brute": {1: (4, 12)}})
    over = game.move(OKAFOR, (5.9, 12))
    assert game.judge(over).legal
    assert game.noted(over) == ["move.other_reading"]
    assert game.refusals(game.move(OKAFOR, (4, 13))) == ["move.ends_on_model"]


def test_enemies_are_not_moved_through(match):
    game = acting(match, {OKAFOR: {1: (2, 12)}, ROCHE: {1: (4, 12)}})
    assert game.refusals(game.move(OKAFOR, (5.9, 12))) == ["move.through_model"]


@pytest.mark.parametrize(
    ("passing", "friend", "enemy"), [("friends", True, False), ("nobody", False, False), ("anyone", True, True)]
)
def test_who_may_be_moved_through_is_a_setting_and_the_other_readings_are_named(match, passing, friend, enemy):
    for other, allowed in (("compliance.brute", friend), (ROCHE, enemy)):
        game = acting(match, {OKAFOR: {1: (2, 12)}, other: {1: (4, 12)}}, passing=passing)
        over = game.move(OKAFOR, (5.9, 12))
        assert game.judge(over).legal is allowed
        assert game.finding(over, "move.other_reading").setting == "passing"


def test_other_readings_name_the_setting_of_hostile_factions_where_it_decides(match):
    places = {"hostiles.wraiths": {1: (10, 14)}, "hostiles.scrapers": {1: (12, 14)}}
    game = match("hostiles", places).bless().act("hostiles.wraiths")
    over = Move(by="hostiles", unit="hostiles.wraiths", path=(Pose(10, 14), Pose(12, 16), Pose(14, 14.2)))
    through = Move(by="hostiles", unit="hostiles.wraiths", path=(Pose(10, 14), Pose(14, 14)))
    assert "move.other_reading" not in game.noted(over)
    found = [f for f in game.judge(through).noted if f.code == "move.other_reading"]
    assert {f.setting for f in found} == {"passing", "hostile_factions"}


def test_bases_may_touch_and_not_overlap(match):
    for spare, refused in ((0.0, []), (-0.001, []), (-0.002, ["move.ends_on_model", "move.through_model"])):
        game = acting(match, {OKAFOR: {1: (2, 12)}, ROCHE: {1: (6, 12)}})
        assert sorted(game.refusals(game.move(OKAFOR, (6 - BIG - SMALL - spare, 12)))) == refused


def test_a_move_may_end_next_to_an_enemy(match):
    game = acting(match, {OKAFOR: {1: (2, 12)}, ROCHE: {1: (6, 12)}})
    assert game.noted(game.move(OKAFOR, (4.6, 12))) == []


@pytest.mark.parametrize(("apart", "attacked"), [(1.0, False), (1.001, False), (1.002, True)])
def test_moving_more_than_1_inch_from_an_enemy_gives_it_a_free_attack(match, apart, attacked):
    touching = 6 - BIG - SMALL
    game = acting(match, {OKAFOR: {1: (touching, 12)}, ROCHE: {1: (6, 12)}})
    move = game.move(OKAFOR, (touching - apart, 12))
    assert game.judge(move).legal
    assert game.left_to_you(move) == (["move.free_attack"] if attacked else [])


def test_going_away_and_coming_back_is_leaving_too(match):
    touching = 6 - BIG - SMALL
    game = acting(match, {OKAFOR: {1: (touching, 12)}, ROCHE: {1: (6, 12)}})
    assert game.left_to_you(game.move(OKAFOR, (touching - 1.5, 12), (touching, 12))) == ["move.free_attack"]


def test_disengage_makes_the_moves_after_it_safe(match):
    game = acting(match, {OKAFOR: {1: (4.5, 12)}, ROCHE: {1: (6, 12)}})
    game.do(Action(by="compliance", unit=OKAFOR, action="disengage"))
    assert game.noted(game.move(OKAFOR, (1, 12))) == []


def test_a_scout_leaves_freely(match):
    game = acting(match, {SCOUT: {1: (4.5, 12)}, OKAFOR: {1: (6, 12)}}, SCOUT)
    assert game.noted(game.move(SCOUT, (1, 12))) == []


def test_each_enemy_that_is_left_has_its_free_attack(match):
    places = {OKAFOR: {1: (12, 12)}, ROCHE: {1: (13.5, 12)}, "feral.gunners": {1: (10.5, 12), 2: (12, 13.5)}}
    game = acting(match, places)
    move = game.move(OKAFOR, (12, 8.2))
    assert game.left_to_you(move) == ["move.free_attack"] * 3


def test_a_zealot_that_ends_engaged_has_2_inches_more(match):
    for end, limit in ((7.0 - 0.002, 7), (7.0, 7)):
        game = acting(match, {ZEALOT: {1: (2, 12)}, ROCHE: {1: (2 + end + 2 * SMALL + 0.5, 12)}}, ZEALOT)
        found = game.finding(game.move(ZEALOT, (2 + end, 12)), "move.too_far")
        assert (found.limit, bool(found.refuses)) == (limit, False)
    game = acting(match, {ZEALOT: {1: (2, 12)}, ROCHE: {1: (9 + 2 * SMALL + 1.01, 12)}}, ZEALOT)
    assert game.refusals(game.move(ZEALOT, (9, 12))) == ["move.too_far"]
    assert game.judge(game.move(ZEALOT, (7, 12))).legal
    game = acting(match, {ZEALOT: {1: (2, 12)}, ROCHE: {1: (9.1 + 2 * SMALL, 12)}}, ZEALOT)
    assert game.refusals(game.move(ZEALOT, (9.002, 12))) == ["move.too_far"]


def test_what_lasts_may_change_a_move(match):
    game = acting(match, {OKAFOR: {1: (2, 12)}})
    faster = LastingEffect(
        by="compliance", model="compliance.okafor.1", text="Adrenaline", until="end_of_round", move=2
    )
    game.do(faster)
    assert game.judge(game.move(OKAFOR, (8, 12))).legal
    assert game.refusals(game.move(OKAFOR, (8.002, 12))) == ["move.too_far"]


@pytest.mark.parametrize(("unit", "half"), [(OKAFOR, 2), ("compliance.brute", 1), (ZEALOT, 2), (SCOUT, 3)])
def test_a_carrier_has_half_its_move_rounded_down_and_does_not_disengage(match, unit, half):
    game = acting(match, {unit: {1: (12, 13.5)}}, unit)
    side = unit.split(".")[0]
    game.do(Action(by=side, unit=unit, action="interact", targets=("slate",)))
    assert game.game.carried == {"slate": f"{unit}.1"}
    assert game.judge(game.move(unit, (12, 13.5 + half))).legal
    assert game.refusals(game.move(unit, (12, 13.5 + half + 0.002))) == ["move.too_far"]
    game.play_out().end().bless().act(unit)
    disengage = Action(by=side, unit=unit, action="disengage")
    assert game.refusals(disengage) == ["action.carrier_disengages"]


def test_a_carrier_that_falls_drops_what_it_carries_where_it_fell(match):
    game = acting(match, {OKAFOR: {1: (12, 13.5)}})
    game.do(Action(by="compliance", unit=OKAFOR, action="interact", targets=("slate",)))
    game.do(game.move(OKAFOR, (13, 13.5)), Wound(by="feral", model="compliance.okafor.1", wounds=16))
    assert (game.game.carried, game.game.marker_at("slate")) == ({}, (13, 13.5))
    assert game.rules.readout(game.game).markers == {"slate": (13, 13.5)}


def test_a_friend_that_turned_hostile_stands_in_the_way(match):
    places = {"coworkers.clerks": {1: (2, 12), 2: (4, 12)}}
    game = match(places=places).bless()
    assert game.act("coworkers.clerks").judge(game.move("coworkers.clerks", (6, 12))).legal
    game.do(MarkHostile(by="feral", model="coworkers.clerks.2"))
    assert game.refusals(game.move("coworkers.clerks", (6, 12))) == ["move.through_model"]
