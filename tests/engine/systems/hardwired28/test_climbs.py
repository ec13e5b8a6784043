"""What the texts leave open about climbing, leaving and longer Moves: each reading, and the amber of the others."""

from dataclasses import replace

import pytest

from engine.findings import Severity
from engine.options import Draft
from engine.systems.hardwired28.factions import engaged_with
from engine.systems.hardwired28.orders import Action, Activate, Draw, Move
from geometry.area import Area
from geometry.base import Base, BaseShape
from geometry.pose import Pose

OKAFOR, ZEALOT = "compliance.okafor", "compliance.zealot"
ONE = f"{OKAFOR}.1"
BOSS = "recovery.boss"
RADIUS = 32 / 25.4 / 2
FOOT = 14 + RADIUS
"""Where a base stands beside the tower's lower side, its middle that far down the table."""


def acting(match, places, unit=OKAFOR, table="heights", **settings):
    game = match(table, places=places, **settings).bless()
    return game.do(Draw(by="compliance", token="compliance"), Activate(by="compliance", unit=unit))


def otherwise(game, order):
    """The settings that other readings of are told."""
    return {finding.setting for finding in game.judge(order).findings if finding.severity is Severity.OTHER_READING}


def fitted(game, *tags, unit=OKAFOR, **changes):
    """The unit with other tags or figures."""
    mission = game.game.mission
    units = tuple(
        replace(one, profile=replace(one.profile, tags=one.profile.tags | set(tags), **changes))
        if one.id == unit
        else one
        for one in mission.units
    )
    game.game = replace(game.game, mission=replace(mission, units=units))
    return game


@pytest.mark.parametrize(
    ("walks", "reading", "dice", "left"),
    [
        # 5″ down: to climb all of it takes 10″, and 4″ what leaves a harmless jump of 3″.
        (0.0, "part", 0, 4.0),
        (0.001, "part", 0, 4.0),
        (0.002, "part", 1, 0.0),
        (0.0, "whole", 1, 0.0),
    ],
)
def test_a_drop_is_climbed_down_as_far_as_the_move_lasts_and_the_rest_is_jumped(match, walks, reading, dice, left):
    start = (20, FOOT - 1.5)
    game = acting(match, {OKAFOR: {1: start}}, climb_part=reading)
    fitted(game, move=5.5 - walks)
    order = game.move(OKAFOR, (20, FOOT))
    finding = game.finding(order, "move.too_far")
    assert finding.measured == pytest.approx(1.5 + left)
    assert "climb_part" in otherwise(game, order) or walks == 0.002
    assert game.judge(order).legal
    game.do(order)
    assert game.game.falling == ({ONE: dice} if dice else {})


@pytest.mark.parametrize(("reading", "dice"), [("climbed", 0), ("jumped", 1)])
def test_going_down_is_a_jump_where_only_climbing_up_is_a_climb(match, reading, dice):
    game = acting(match, {OKAFOR: {1: (20, FOOT - 1.5)}}, climb_down=reading)
    fitted(game, move=12)
    order = game.move(OKAFOR, (20, FOOT))
    assert otherwise(game, order) == {"climb_down"}
    assert game.finding(order, "move.too_far").measured == pytest.approx(1.5 + (4 if reading == "climbed" else 0))
    game.do(order)
    assert game.game.falling == ({ONE: dice} if dice else {})


@pytest.mark.parametrize(
    ("height", "reading", "cost"),
    [(3, "first", 0), (3.5, "first", 1), (3, "short", 0), (3.5, "short", 7), (1, "short", 0)],
)
def test_a_grapple_frees_the_first_three_inches_or_a_climb_of_no_more(match, height, reading, cost):
    game = acting(match, {OKAFOR: {1: (20, FOOT + 0.5)}}, grapple=reading)
    fitted(game, "grapple", move=20)
    tower = replace(game.game.mission.piece("tower"), height=height)
    terrain = tuple(tower if piece.id == "tower" else piece for piece in game.game.mission.terrain)
    game.game = replace(game.game, mission=replace(game.game.mission, terrain=terrain))
    order = game.move(OKAFOR, (20, FOOT - 2))
    assert game.finding(order, "move.too_far").measured == pytest.approx(2.5 + cost)


def test_what_a_grapple_reaches_is_drawn(match):
    game = acting(match, {OKAFOR: {1: (20, FOOT + 0.2)}})
    draft = Draft(option="move", by="compliance", unit=OKAFOR, model=1)
    roof = (20, 13)
    step = replace(game.game.mission.piece("tower"), height=3)
    terrain = tuple(step if piece.id == "tower" else piece for piece in game.game.mission.terrain)
    game.game = replace(game.game, mission=replace(game.game.mission, terrain=terrain))
    assert not game.rules.areas(game.game, draft).legal_end.contains(roof)
    fitted(game, "grapple")
    assert game.rules.areas(game.game, draft).legal_end.contains(roof)
    assert game.judge(game.move(OKAFOR, roof)).legal


@pytest.mark.parametrize(("reading", "measured"), [("climbed", 5.4), ("free", 3.4)])
def test_a_low_piece_costs_its_height_unless_it_is_stepped_over(match, reading, measured):
    game = acting(match, {OKAFOR: {1: (12, 3.5)}}, table="bare", low_pieces=reading)
    crates = replace(game.game.mission.piece("crates"), height=1)
    terrain = tuple(crates if piece.id == "crates" else piece for piece in game.game.mission.terrain)
    game.game = replace(game.game, mission=replace(game.game.mission, terrain=terrain))
    order = game.move(OKAFOR, (12, 6.9))
    assert game.finding(order, "move.too_far").measured == pytest.approx(measured)
    assert game.judge(order).legal is (reading == "free")
    assert "low_pieces" in otherwise(game, order)
    end = game.rules.areas(game.game, Draft("move", "compliance", OKAFOR, 1)).legal_end
    assert end.contains((12, 6.9)) is (reading == "free")


@pytest.mark.parametrize("shape", [BaseShape.OVAL, BaseShape.RECTANGLE])
@pytest.mark.parametrize("start", [(6, 8.8), (6, 12)])
def test_a_base_that_is_not_round_climbs_nothing_in_verdict_and_picture(match, shape, start):
    """From beside the step, and from on it, where nothing is drawn at all."""
    game = acting(match, {OKAFOR: {1: start}})
    game.game = game.game.with_models([replace(game.model(ONE), base=Base(shape, 0.9, 1.6))])
    order = game.move(OKAFOR, (start[0], start[1] + 1.5))
    assert "move.turns_and_climbs" in game.refusals(order)
    end = game.rules.areas(game.game, Draft("move", "compliance", OKAFOR, 1)).legal_end
    assert not end.contains((start[0], start[1] + 1.5))
    assert bool(end) is (start == (6, 8.8))
    beside = game.move(OKAFOR, (start[0] + 2, start[1]))
    assert game.judge(beside).legal is (start == (6, 8.8))


ENGAGED_AT = {ZEALOT: {1: (6, 4)}, BOSS: {1: (6, 14.5)}, "feral.gunners": {1: (13.2, 4)}}


@pytest.mark.parametrize(
    ("reading", "second", "first"), [("each", True, True), ("once", False, True), ("move", False, True)]
)
def test_a_zealots_longer_move_is_open_as_often_as_it_is_read(match, reading, second, first):
    """To the gunner over 5.3″, back a step, and there again."""
    places = {**ENGAGED_AT, ZEALOT: {1: (6.5, 4)}}
    game = acting(match, places, unit=ZEALOT, zealot_again=reading)
    out = game.move(ZEALOT, (11.9, 4))
    assert game.judge(out).legal is first
    game.do(out)
    again = game.move_again(ZEALOT, (11.9, 1.3), (11.9, 4.1))
    assert game.finding(again, "move.too_far").measured == pytest.approx(5.5)
    assert game.judge(again).legal is second
    assert "zealot_again" in otherwise(game, again)
    draft = Draft("move_again", "compliance", ZEALOT, 1)
    assert bool(game.rules.areas(game.game, draft).bands) is second


def test_a_move_again_that_comes_first_leaves_the_longer_move_to_the_move(match):
    game = acting(match, {**ENGAGED_AT, ZEALOT: {1: (6.5, 4)}}, unit=ZEALOT, zealot_again="move")
    assert not game.judge(game.move_again(ZEALOT, (11.9, 4))).legal
    game.do(game.move_again(ZEALOT, (6.5, 4.2)))
    assert game.judge(game.move(ZEALOT, (11.9, 4.1))).legal


@pytest.mark.parametrize(("reading", "strikes"), [("each_move", 2), ("once", 1)])
def test_an_enemy_that_is_left_twice_strikes_twice_unless_it_is_read_once(match, reading, strikes):
    places = {OKAFOR: {1: (6, 4)}, "feral.gunners": {1: (7.6, 4)}, BOSS: {1: (20, 20)}}
    game = acting(match, places, free_attacks_again=reading)
    game.do(game.move(OKAFOR, (4.5, 4), (6, 4)))
    second = game.move_again(OKAFOR, (3, 4))
    assert ("move.free_attack" in game.left_to_you(second)) is (strikes == 2)
    assert "free_attacks_again" in otherwise(game, second)
    assert len(game.do(second).game.due) == strikes


PAST = 25 / 25.4 / 2 + RADIUS


@pytest.mark.parametrize(("reading", "strikes"), [("nothing", False), ("strikes", True)])
@pytest.mark.parametrize(("aside", "met"), [(1.0, True), (1.001, True), (1.002, False)])
def test_an_enemy_that_is_run_past_strikes_only_where_it_is_so_read(match, reading, strikes, aside, met):
    places = {OKAFOR: {1: (4, 4)}, "feral.gunners": {1: (6, 4 + PAST + aside)}, BOSS: {1: (20, 20)}}
    game = acting(match, places, running_past=reading)
    order = game.move(OKAFOR, (8, 4))
    assert ("move.free_attack" in game.left_to_you(order)) is (strikes and met)
    assert ("running_past" in otherwise(game, order)) is met
    assert len(game.do(order).game.due) == (strikes and met)


def test_one_that_stops_beside_an_enemy_has_run_past_nobody(match):
    places = {OKAFOR: {1: (4, 4)}, "feral.gunners": {1: (6.5, 4 + PAST + 0.5)}, BOSS: {1: (20, 20)}}
    game = acting(match, places, running_past="strikes")
    assert "running_past" not in otherwise(game, game.move(OKAFOR, (6.5, 4)))


@pytest.mark.parametrize(("reading", "engaged"), [("flat", True), ("straight", False)])
def test_heights_count_in_a_distance_only_where_it_is_so_read(match, reading, engaged):
    """5″ up, and 0.6″ aside."""
    places = {OKAFOR: {1: (20, 13.3)}, BOSS: {1: (20, 15.2)}}
    game = acting(match, places, heights_apart=reading)
    found = engaged_with(game.rules.rulebook, game.game, game.model(ONE), game.model(ONE).placed)
    assert bool(found) is engaged
    attack = Action(by="compliance", unit=OKAFOR, action="attack", targets=(f"{BOSS}.1",), weapon="shiv")
    assert game.judge(attack).legal is engaged
    assert otherwise(game, attack) == {"heights_apart"}
    search = Action(by="compliance", unit=OKAFOR, action="search")
    assert ("action.search_engaged" in game.refusals(search)) is engaged
    assert "heights_apart" in otherwise(game, search)


@pytest.mark.parametrize(("aside", "engaged"), [(0.7, True), (0.72, False)])
def test_a_height_of_07_leaves_07_of_an_inch(match, aside, engaged):
    game = acting(match, {OKAFOR: {1: (20, FOOT + 0.3)}, BOSS: {1: (3, 3)}}, heights_apart="straight")
    pieces = tuple(
        replace(piece, height=0.7, outline=Area.rectangle(18, 10, 22, 14)) if piece.id == "tower" else piece
        for piece in game.game.mission.terrain
    )
    game.game = replace(game.game, mission=replace(game.game.mission, terrain=pieces))
    boss = replace(game.model(f"{BOSS}.1"), pose=Pose(20, FOOT + 0.3 - aside - 2 * RADIUS))
    game.game = game.game.with_models([boss])
    found = engaged_with(game.rules.rulebook, game.game, game.model(ONE), game.model(ONE).placed)
    assert bool(found) is engaged


def test_a_climb_out_of_an_engagement_leaves_it_where_heights_count(match):
    """It goes up, and no farther aside."""
    places = {OKAFOR: {1: (6, 14 + RADIUS + 0.05)}, BOSS: {1: (6, 15.5 + 2 * RADIUS + 0.05 - 0.7)}}
    flat = acting(match, places, heights_apart="flat")
    order = flat.move(OKAFOR, (6, 14 + RADIUS - 0.1))
    assert "move.free_attack" not in flat.left_to_you(order)
    assert "heights_apart" in otherwise(flat, order)
    straight = acting(match, places, heights_apart="straight")
    assert "move.free_attack" in straight.left_to_you(order)


@pytest.mark.parametrize("reading", ["flat", "straight"])
def test_what_a_zealot_gains_by_height_is_drawn_as_it_is_judged(match, reading):
    places = {ZEALOT: {1: (20, 20.2)}, BOSS: {1: (20, 13.2)}, "feral.gunners": {1: (14.5, 19)}}
    game = acting(match, places, unit=ZEALOT, heights_apart=reading)
    end = game.rules.areas(game.game, Draft("move", "compliance", ZEALOT, 1)).legal_end
    for y in (14.6, 14.8, 15.0, 15.1):
        order = game.move(ZEALOT, (20, y))
        assert isinstance(order, Move)
        assert game.judge(order).legal is end.contains((20, y)) is (reading == "flat")
    assert game.judge(game.move(ZEALOT, (20, 15.3))).legal is end.contains((20, 15.3)) is True
