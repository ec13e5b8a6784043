"""Where a wave comes from, by each word of the spawn table."""

import math
from dataclasses import replace

import pytest

from engine.mission import EdgeName, Zone
from engine.systems.hardwired28.orders import Action, Arrive
from engine.systems.hardwired28.spawning import EDGES, needs, spawn
from geometry.area import Area
from geometry.pose import Pose
from missions.rules import profiles
from missions.rules.setups import setups

PLACES = {"compliance.okafor": {1: (6, 2)}, "recovery.boss": {1: (12, 23)}}
ALL = tuple(EdgeName)


@pytest.fixture
def wave(match, mission, rules):
    """A game on the table of waves whose first wave comes from where ``word`` says, due now."""

    def made(word, zones=(), places=PLACES, **settings):
        read = mission("waves", places, **settings)
        waves = tuple(replace(one, edge=word, round=1) if one.unit == "feral.gunners" else one for one in read.waves)
        read = replace(read, waves=waves, zones=tuple(zones))
        return type(match())(rules, read).bless()

    return made


def zone(side, left, top, right, bottom):
    return Zone(f"{side}{left}{top}", side, "deployment", Area.rectangle(left, top, right, bottom), side)


BRUTE = profiles("hardwired28")["compliance-team/brute"]
TOP_AND_BOTTOM = (zone("compliance", 0, 0, 24, 0.5), zone("recovery", 0, 23.5, 24, 24))
CORNERS = (zone("compliance", 0, 0, 4, 4), zone("recovery", 20, 20, 24, 24))


def found(game, *rolled):
    return spawn(game.rules.rulebook, game.game, "feral.gunners", rolled)


def dice(game):
    return needs(game.rules.rulebook, game.game, "feral.gunners")


def centre(game):
    return game.model("feral.gunners.1").placed.centre


def test_every_place_of_the_table_is_a_word_that_a_wave_may_have():
    assert set(setups().spawn_places) <= set(EDGES)


@pytest.mark.parametrize(("rolled", "edge"), [(1, "right"), (3, "right"), (4, "left"), (6, "left")])
def test_an_edge_that_nobody_deploys_on_is_found_by_a_d6(wave, rolled, edge):
    game = wave("unused-edge", TOP_AND_BOTTOM)
    assert dice(game) == (6,)
    assert found(game, rolled).edge is EdgeName(edge)


def test_where_both_squads_touch_all_edges_a_d4_finds_one_of_all(wave):
    game = wave("unused-edge", CORNERS)
    assert dice(game) == (4,)
    assert [found(game, face).edge for face in (1, 2, 3, 4)] == list(ALL)
    assert game.refusals(Arrive(by="feral", unit="feral.gunners", rolled=(5,))) == ["dice.face"]


def test_three_edges_share_a_d6(wave):
    game = wave("unused-edge", (zone("compliance", 0, 0, 24, 0.5),))
    assert [found(game, face).edge.value for face in range(1, 7)] == ["right"] * 2 + ["bottom"] * 2 + ["left"] * 2


def test_a_wave_in_the_middle_needs_no_die_and_stands_round_the_markers_there(wave):
    game = wave("centre")
    assert dice(game) == ()
    game.do(Arrive(by="feral", unit="feral.gunners"))
    for model in game.game.standing_of("feral.gunners"):
        assert 1.5 <= math.dist(model.placed.centre, (12, 12)) <= 5


@pytest.mark.parametrize(
    ("word", "rolled", "at"),
    [
        ("near-centre", (1, 4), (12, 8)),
        ("near-centre", (3, 2), (14, 12)),
        ("near-centre", (5, 1), (12, 13)),
        ("off-centre", (1, 4), (12, 6)),
        ("off-centre", (7, 1), (9, 12)),
        ("off-centre", (2, 2), (12 + 4 * math.sqrt(0.5), 12 - 4 * math.sqrt(0.5))),
    ],
)
def test_a_direction_and_a_d4_lead_from_the_middle(wave, word, rolled, at):
    game = wave(word)
    assert dice(game) == (8, 4)
    assert found(game, *rolled).point == pytest.approx(at)


def test_a_direction_may_be_read_off_a_clock(wave):
    game = wave("near-centre", random_direction="clock")
    assert dice(game) == (12, 4)
    assert found(game, 12, 4).point == pytest.approx((12, 8))
    assert found(game, 3, 4).point == pytest.approx((16, 12))


def test_dice_for_a_direction_are_each_a_die_of_their_own(wave):
    game = wave("near-centre")
    assert game.refusals(Arrive(by="feral", unit="feral.gunners", rolled=(8,))) == ["dice.count"]
    assert game.refusals(Arrive(by="feral", unit="feral.gunners", rolled=(8, 5))) == ["dice.face"]
    assert game.refusals(Arrive(by="feral", unit="feral.gunners", rolled=(9, 4))) == ["dice.face"]
    (option,) = (one for one in game.rules.options(game.game).general if one.id == "arrive:feral.gunners")
    assert [(ask.name, ask.sides) for ask in option.asks] == [("rolled", 8), ("far", 4)]
    assert game.rules.fill(game.game, option, {"rolled": (3,), "far": (2,)}).rolled == (3, 2)


def test_before_any_search_the_edge_is_one_of_all(wave):
    game = wave("last-search")
    assert dice(game) == (4,)
    game.game = replace(game.game, tally=replace(game.game.tally, searched=(22.0, 9.0)))
    assert dice(game) == ()
    assert found(game).edge is EdgeName.RIGHT


def test_a_search_and_an_interrogate_are_kept_for_it(match):
    game = match(places={"compliance.okafor": {1: (4, 18.5)}, "recovery.boss": {1: (20, 2)}}).bless()
    game.act("compliance.okafor").do(Action(by="compliance", unit="compliance.okafor", action="search"))
    assert game.game.tally.searched == pytest.approx((4, 18.5))


def test_the_aggressors_edge_is_that_of_its_nearest_model_or_of_its_boss(wave):
    def edge(**settings):
        game = wave("aggressor", places={"compliance.okafor": {1: (6, 3)}, "recovery.boss": {1: (12, 23)}}, **settings)
        brute = replace(
            game.game.unit("compliance.okafor"), id="compliance.brute", profile=BRUTE, poses={1: Pose(1.5, 12)}
        )
        units = (*game.game.mission.units, brute)
        return found(type(game)(game.rules, replace(game.game.mission, units=units))).edge

    assert edge() is EdgeName.LEFT
    assert edge(spawn_aggressor="boss") is EdgeName.TOP


def test_where_two_edges_are_equally_near_a_die_finds_one(wave):
    places = {"compliance.okafor": {1: (3, 3)}, "recovery.boss": {1: (12, 23)}}
    game = wave("aggressor", places=places)
    assert dice(game) == (6,)
    assert [found(game, face).edge for face in (1, 4)] == [EdgeName.TOP, EdgeName.LEFT]
