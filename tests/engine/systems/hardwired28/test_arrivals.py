import math
from dataclasses import replace

import pytest

from engine.mission import EdgeName
from engine.systems.hardwired28.arrivals import places
from engine.systems.hardwired28.edges import turned
from engine.systems.hardwired28.holding import coming_lines, coming_of
from engine.systems.hardwired28.orders import Arrive
from engine.systems.hardwired28.spawning import Spawn
from geometry.gaps import gap

SMALL = 25 / 25.4


def arrive(*rolled, by="feral"):
    return Arrive(by=by, unit="feral.gunners", rolled=rolled)


def centres(game):
    return [model.placed.centre for model in game.game.standing_of("feral.gunners")]


@pytest.mark.parametrize(("rolled", "x"), [(1, SMALL / 2), (3, SMALL / 2), (4, 24 - SMALL / 2), (6, 24 - SMALL / 2)])
def test_a_wave_comes_over_a_side_edge_rolled_by_die_at_its_middle_1_inch_apart(match, rolled, x):
    game = match("waves").bless().do(arrive(rolled))
    step = SMALL + 1
    assert centres(game) == [
        pytest.approx((x, 12)),
        pytest.approx((x, 12 - step)),
        pytest.approx((x, 12 + step)),
    ]


def test_a_wave_of_a_spawn_point_needs_no_die_and_is_set_as_near_it_as_it_can_be(match):
    game = match("waves")
    first, *others = game.game.mission.waves
    game.game = replace(
        game.game, mission=replace(game.game.mission, waves=(replace(first, edge="", at=(6, 5)), *others))
    )
    (coming, *_) = coming_of(game.game)
    assert (coming.at, coming.out) == ((6, 5), None)
    assert "at its spawn point" in next(coming_lines(game.game))
    quarter = turned(game.game, 90, mirrored=True).mission.waves[0]
    assert quarter.at == pytest.approx((19, 18))
    game.bless()
    assert game.refusals(arrive(3)) == ["dice.count"]
    game.do(arrive())
    near = sorted(math.dist(at, (6, 5)) for at in centres(game))
    assert near[0] == pytest.approx(0, abs=1e-3)
    assert near[1:] == pytest.approx([SMALL + 1] * 2, abs=0.02)


def test_the_die_is_one_d6_and_only_where_edges_are_to_choose_from(match):
    game = match("waves").bless()
    assert game.refusals(arrive()) == ["dice.count"]
    assert game.refusals(arrive(7)) == ["dice.face"]
    assert game.refusals(Arrive(by="feral", unit="feral.boss")) == ["wave.not_due"]
    game.do(arrive(2)).play_out().end().bless()
    assert game.refusals(Arrive(by="feral", unit="feral.boss", rolled=(2,))) == ["dice.count"]
    game.do(Arrive(by="compliance", unit="feral.boss"))
    assert game.model("feral.boss.1").placed.centre == pytest.approx((24 - 32 / 25.4 / 2, 12))


def test_a_spot_that_is_taken_is_slid_past(match):
    game = match("waves", {"recovery.roche": {1: (0.5, 12)}}).bless().do(arrive(1))
    xs, ys = zip(*centres(game), strict=True)
    assert xs == pytest.approx([SMALL / 2] * 3)
    # The first touches Roche; the second is 1 inch from the first, on her other side; the third beyond the first.
    touching = ((SMALL) ** 2 - (0.5 - SMALL / 2) ** 2) ** 0.5
    assert ys == pytest.approx((12 - touching, 12 - touching + SMALL + 1, 12 - touching - SMALL - 1), abs=1e-3)


def test_a_spawn_keeps_more_than_1_inch_from_an_objective(rules, mission):
    table = mission("waves")
    table = replace(table, markers=(replace(table.markers[0], at=(1.0, 12.0)),))
    game = rules.begin(table)
    found = places(rules.rulebook, game, "feral.gunners", Spawn(edge=EdgeName.LEFT))
    for pose in found.values():
        apart = ((pose.x - 1) ** 2 + (pose.y - 12) ** 2) ** 0.5 - SMALL / 2 - 0.5
        assert apart > 1


def test_with_the_whole_edge_taken_the_nearest_free_spot_is_found(rules, mission):
    from engine.mission import Piece
    from geometry.area import Area

    table = mission("waves")
    strip = Piece("strip", "strip", "wall", Area.rectangle(0, 0, 2, 24))
    game = rules.begin(replace(table, terrain=(strip,)))
    found = places(rules.rulebook, game, "feral.gunners", Spawn(edge=EdgeName.LEFT))
    first = found["feral.gunners.1"]
    assert (first.x, first.y) == pytest.approx((2 + SMALL / 2, 12), abs=2e-3)


def test_where_there_is_no_room_at_all_that_is_said_and_the_round_goes_on(rules, mission, match):
    from engine.mission import Piece
    from geometry.area import Area

    table = mission("waves", {"compliance.okafor": {1: (23, 1)}, "recovery.roche": {1: (23, 23)}})
    everywhere = Piece("block", "block", "wall", Area.rectangle(0, 2, 24, 22))
    game = type(match())(rules, replace(table, terrain=(everywhere,)))
    game.bless()
    assert game.judge(arrive(1)).legal
    crowded = Piece("block", "block", "wall", Area.rectangle(0, 0, 22, 24))
    game = type(match())(rules, replace(table, terrain=(crowded,)))
    game.bless()
    game.do(arrive(1))
    full = Piece("block", "block", "wall", Area.rectangle(0, 0, 24, 24))
    game = type(match())(rules, replace(table, terrain=(full,)))
    game.bless()
    assert game.left_to_you(arrive(1)) == ["wave.no_room"]
    game.do(arrive(1))
    assert "feral.gunners" not in game.bag


@pytest.mark.parametrize(("read", "apart"), [("whole_wave", True), ("own_group", False)])
def test_all_groups_that_arrive_in_a_round_keep_1_inch_apart_unless_set_otherwise(match, mission, rules, read, apart):
    table = mission("waves", wave_spacing=read)
    table = replace(table, waves=(table.waves[0], replace(table.waves[1], round=1, edge="left")))
    game = type(match())(rules, table).bless().do(arrive(1))
    boss = Arrive(by="compliance", unit="feral.boss")
    assert "wave.other_reading" in game.noted(boss)
    game.do(boss)
    stands = game.model("feral.boss.1").placed
    least = min(gap(stands, other.placed) for other in game.game.standing_of("feral.gunners"))
    assert (least >= 1 - 1e-3) is apart
    assert least == pytest.approx(1 if apart else 0, abs=1e-3)


def test_what_arrived_in_another_round_is_only_not_stood_on(match):
    places = {"feral.boss": {}}
    game = match("waves", places).bless().do(arrive(6)).play_out().end().bless()
    game.do(Arrive(by="compliance", unit="feral.boss"))
    stands = game.model("feral.boss.1").placed
    assert min(gap(stands, other.placed) for other in game.game.standing_of("feral.gunners")) < 0.5
