"""Grenades: where they may be thrown, where they land, whom they meet, and smoke."""

import math
import random

import pytest

from engine.options import Draft
from engine.systems.hardwired28.hostiles.seeing import looks
from engine.systems.hardwired28.orders import Action, Move
from engine.systems.hardwired28.state import Smoke
from engine.systems.hardwired28.throw_orders import Explode, Land, Throw
from geometry.pose import Pose

GRENADIER = "compliance.grenadier"
ONE = f"{GRENADIER}.1"
RADIUS = 25 / 25.4 / 2
ALL_FINE = ((8, 8), (1, 1))


def throwing(match, places=None, **settings):
    return match("throwing", places=places, **settings).bless().act(GRENADIER)


def throw(at, grenade="frag"):
    return Throw(by="compliance", unit=GRENADIER, grenade=grenade, at=at)


def land(rolled, against, scatter=(1, 1)):
    return Land(by="compliance", rolled=rolled, against=against, scatter=scatter)


def landed(match, at, places=None, grenade="frag", dice=ALL_FINE, scatter=(1, 1), **settings):
    game = throwing(match, places, **settings)
    return game.do(throw(at, grenade), land(*dice, scatter))


def test_the_points_drawn_are_the_points_allowed(match, rules):
    game = throwing(match)
    draft = Draft("throw:frag", "compliance", GRENADIER, 1, (game.model(ONE).pose,))
    area = rules.areas(game.game, draft).legal_end
    chance = random.Random(1)
    inside = 0
    for _ in range(200):
        point = (4 + chance.uniform(-7, 7), 4 + chance.uniform(-7, 7))
        order = rules.propose(game.game, Draft("throw:frag", "compliance", GRENADIER, 1, (Pose(4, 4), Pose(*point))))
        if area.distance_to_outline(point) > 0.01:
            assert game.judge(order).legal is area.contains(point)
            inside += area.contains(point)
    assert 50 < inside < 180


def test_a_throw_is_the_action_and_each_grenade_is_thrown_once(match):
    game = landed(match, (9, 4), grenade="smoke")
    assert "action.none_left" in game.refusals(throw((8, 4), "frag"))
    game.end().play_out().end().bless().act(GRENADIER)
    assert "grenade.none_left" in game.refusals(throw((8, 4), "smoke"))
    assert not game.refusals(throw((8, 4), "frag"))


def test_a_throw_loses_an_aim_and_waits_for_its_dice(match):
    game = throwing(match, {"recovery.gunner": {1: (10, 4)}})
    game.do(throw((10, 4)))
    assert game.game.thrown.dice == (8, 6)
    assert game.refusals(Explode(by="compliance", damage=(1,))) == ["grenade.none_burst"]


@pytest.mark.parametrize(
    ("scatter", "at"),
    [((1, 4), (4, 4)), ((3, 2), (6, 8)), ((5, 6), (4, 14)), ((7, 1), (3, 8))],
)
def test_a_failed_throw_scatters_in_its_direction_through_whatever_stands_there(match, scatter, at):
    """The wall lies between 6.5 and 7.5; the point is at (4, 8), just beyond it."""
    game = throwing(match, {"recovery.gunner": {1: (20, 12)}})
    game.do(throw((4, 8), "smoke"), land((2, 2), (3, 3), scatter))
    assert game.game.smoke[0].at == pytest.approx(at)


def test_a_clock_of_twelve_gives_the_direction_where_it_is_so_read(match):
    game = throwing(match, random_direction="clock")
    game.do(throw((8, 4), "smoke"), land((2, 2), (3, 3), (3, 4)))
    assert game.game.smoke[0].at == pytest.approx((12, 4))


def test_a_fumble_lands_on_the_thrower_and_one_short_of_it_scatters(match):
    assert landed(match, (9, 4), grenade="smoke", dice=((1, 2), (4, 5))).game.smoke[0].at == (4, 4)
    assert landed(match, (9, 4), grenade="smoke", dice=((1, 2), (4, 4)), scatter=(3, 1)).game.smoke[0].at != (4, 4)


@pytest.mark.parametrize(("gap", "met"), [(2.99, True), (3.0, True), (3.0009, True), (3.01, False)])
def test_a_blast_meets_whoever_is_within_3_inches_of_its_point(match, gap, met):
    game = landed(match, (10, 4), {"recovery.gunner": {1: (10 + gap + RADIUS, 4)}})
    assert (game.game.burst is not None and "recovery.gunner.1" in game.game.burst.hit) is met


@pytest.mark.parametrize(("gap", "met"), [(1.5, True), (1.51, False)])
def test_a_blast_read_as_a_diameter_reaches_half_as_far(match, gap, met):
    game = landed(match, (10, 4), {"recovery.gunner": {1: (10 + gap + RADIUS, 4)}}, blast="diameter")
    assert (game.game.burst is not None) is met


def test_each_model_takes_its_own_damage_less_its_armour(match):
    """The Brute wears Mesh Wrap, which takes 1 off; the Gunner nothing."""
    places = {"recovery.gunner": {1: (10, 4)}, "compliance.brute": {1: (10, 6)}}
    game = landed(match, (10, 4), places)
    assert game.game.burst.hit == ("recovery.gunner.1", "compliance.brute.1")
    game.do(Explode(by="compliance", damage=(5, 3)))
    assert (game.model("recovery.gunner.1").wounds, game.model("compliance.brute.1").wounds) == (5, 2)
    assert game.game.burst is None


def test_a_die_of_damage_is_asked_for_each_model_in_the_blast(match):
    places = {"recovery.gunner": {1: (10, 4)}, "compliance.brute": {1: (10, 6)}}
    game = landed(match, (10, 4), places)
    assert game.refusals(Explode(by="compliance", damage=(5,))) == ["dice.count"]
    assert game.refusals(Explode(by="compliance", damage=(5, 9))) == ["dice.face"]


def test_a_blast_on_the_thrower_meets_the_thrower_and_may_end_its_activation(match):
    game = landed(match, (10, 4), dice=((1, 1), (4, 4)))
    assert game.game.burst.hit == (ONE,)
    game.do(Explode(by="compliance", damage=(8,)))
    assert game.model(ONE).wounds == 8
    assert game.game.activation is not None


@pytest.mark.parametrize(("reading", "hostile"), [("hostile", True), ("calm", False)])
def test_a_coworker_in_a_blast_turns_hostile_unless_it_is_read_otherwise(match, reading, hostile):
    game = landed(match, (10, 4), {"coworkers.clerks": {1: (10, 4)}}, blast_coworkers=reading)
    game.do(Explode(by="compliance", damage=(1,)))
    assert ("coworkers.clerks.1" in game.game.hostile) is hostile


def test_a_flash_is_1_damage_and_a_tier_down_in_the_next_activation_alone(match):
    game = landed(match, (10, 4), {"recovery.gunner": {1: (10, 4)}}, grenade="flash")
    gunner = "recovery.gunner.1"
    assert game.model(gunner).wounds == 1
    assert game.game.tiers(gunner) == 0
    game.end().act("recovery.gunner")
    assert game.game.tiers(gunner) == -1
    shot = Action(by="recovery", unit="recovery.gunner", action="attack", weapon="laser", targets=(ONE,))
    game.do(shot)
    # Combat 2d8, +1 for a Laser that has not moved, −1 for the Flash.
    assert game.game.fight.dice[0] == 8
    game.end()
    assert game.game.tiers(gunner) == 0


@pytest.mark.parametrize(("reading", "sides"), [("not_lowered", 8), ("lowered", 6)])
def test_a_throw_after_a_move_is_lowered_only_where_it_is_so_read(match, reading, sides):
    game = throwing(match, grenade_moved=reading)
    game.do(Move(by="compliance", unit=GRENADIER, path=(Pose(4, 4), Pose(6, 4))), throw((10, 4)))
    assert game.game.thrown.dice[0] == sides


def sees(game, at, other):
    return bool(looks(game.game, game.model(at).placed, (game.model(other).placed,))[0])


def test_smoke_hides_until_the_next_round(match):
    places = {"recovery.gunner": {1: (15, 4)}}
    game = landed(match, (10, 4), places, grenade="smoke")
    assert game.game.smoke == (Smoke(1, (10, 4), 3),)
    assert not sees(game, ONE, "recovery.gunner.1")
    shot = Action(by="compliance", unit=GRENADIER, action="attack", weapon="pistol", targets=("recovery.gunner.1",))
    game.do(
        *(),
    )
    assert "action.none_left" in game.refusals(shot)
    game.end().act("recovery.gunner")
    back = Action(by="recovery", unit="recovery.gunner", action="attack", weapon="laser", targets=(ONE,))
    assert "attack.sight" in game.refusals(back)
    game.play_out().end()
    assert game.game.smoke == ()
    assert sees(game, ONE, "recovery.gunner.1")


def test_a_line_past_the_smoke_is_free_and_one_through_its_rim_is_not(match):
    """The column reaches from 1 to 7 across the table: past 7 and a base's width two models see each other."""
    for y, seen in ((7 + RADIUS - 0.1, True), (7 - 2 * RADIUS, False)):
        places = {GRENADIER: {1: (4, y)}, "recovery.gunner": {1: (16, y)}}
        game = match("throwing", places=places).bless()
        game.game = game.game.__class__(**{**vars_of(game.game), "smoke": (Smoke(1, (10, 4), 3),)})
        assert sees(game, ONE, "recovery.gunner.1") is seen, math.dist((0, y), (0, 4))


def vars_of(game):
    return {name: getattr(game, name) for name in game.__dataclass_fields__}


@pytest.mark.parametrize(("reading", "seen"), [("hidden", False), ("sees", True)])
def test_whoever_stands_in_smoke_is_hidden_unless_it_is_read_otherwise(match, reading, seen):
    places = {"recovery.gunner": {1: (10, 4)}}
    game = landed(match, (10, 4), places, grenade="smoke", smoke_inside=reading)
    assert sees(game, ONE, "recovery.gunner.1") is seen


def test_smoke_is_drawn_and_named(match, rules):
    game = landed(match, (10, 4), grenade="smoke")
    (band,) = [one for one in rules.areas(game.game, None).bands if one.text == "smoke"]
    assert band.area.contains((12.9, 4))
    assert not band.area.contains((13.1, 4))
    assert rules.name(game.game, "smoke.1") == "the smoke"
    assert "smoke.1" in rules.areas(game.game, None).lookout.ids
