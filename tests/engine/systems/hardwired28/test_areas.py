"""The picture against the verdict, at points of the table chosen by chance."""

import math
import random
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.options import Draft
from engine.orders import Order
from engine.systems.hardwired28.orders import Action, LastingEffect, Move
from geometry.area import Area
from geometry.base import Base, BaseShape
from geometry.pose import Pose

NEAR_THE_OUTLINE = 0.01
POINTS = 200
BUSY = {
    "compliance.okafor": {1: (15.2, 6.4)},
    "compliance.zealot": {1: (13.2, 6.6)},
    "compliance.brute": {1: (16.6, 7.4)},
    "recovery.roche": {1: (14.6, 9.2)},
    "recovery.scout": {1: (18.2, 7.6)},
    "feral.gunners": {1: (12.3, 8.4), 2: (21.5, 5.2)},
    "coworkers.clerks": {1: (17.4, 10.2)},
}


def agrees(game, draft, reach, legal_end):
    """How many points were judged each way, each as it is drawn."""
    chance = random.Random(28)
    start = draft.path[-1]
    counts = {True: 0, False: 0}
    for _ in range(POINTS):
        angle, length = chance.uniform(0, 2 * math.pi), chance.uniform(0, reach) ** 0.5 * reach**0.5
        point = (start.x + length * math.cos(angle), start.y + length * math.sin(angle))
        order = game.rules.propose(game.game, Draft(**{**vars_of(draft), "path": (*draft.path, Pose(*point))}))
        allowed = game.judge(order).legal
        inside = legal_end.contains(point)
        if inside:
            assert allowed, point
        elif allowed:
            assert legal_end.distance_to_outline(point) <= NEAR_THE_OUTLINE, point
        counts[inside] += 1
    return counts


def vars_of(draft):
    return {name: getattr(draft, name) for name in ("option", "by", "unit", "model")}


def draft_for(game, unit, option="move", *corners):
    pose = game.model(f"{unit}.1").pose
    return Draft(option, unit.split(".")[0], unit, 1, (pose, *(Pose(*corner) for corner in corners)))


def held(draft):
    """The model in the hand where the way is bent last."""
    return replace(draft, path=(*draft.path, draft.path[-1]))


@pytest.mark.parametrize("option", ["move", "move_again"])
@pytest.mark.parametrize("unit", ["compliance.okafor", "compliance.zealot", "recovery.scout", "feral.gunners"])
@pytest.mark.parametrize("passing", ["friends", "nobody", "anyone"])
def test_a_centre_inside_the_legal_end_is_allowed_and_one_that_is_allowed_is_inside(match, option, unit, passing):
    game = match(places=BUSY, passing=passing).bless().act(unit)
    draft = draft_for(game, unit, option)
    found = game.rules.areas(game.game, draft)
    farthest = found.allowance + (2.5 if found.bands else 0.5)
    assert min(agrees(game, draft, farthest, found.legal_end).values()) > 20


def test_the_leg_after_a_corner_is_drawn_with_what_is_left(match):
    game = match(places=BUSY).bless().act("compliance.okafor")
    draft = draft_for(game, "compliance.okafor", "move", (14.4, 7.4))
    found = game.rules.areas(game.game, held(draft))
    assert min(agrees(game, draft, 4.5, found.legal_end).values()) > 20
    assert found.legal_end.bounds[3] < 7.4 + 4 - math.hypot(0.8, 1.0) + 0.01


def test_a_corner_behind_a_wall_leaves_nowhere_to_go(match):
    game = match(places=BUSY).bless().act("compliance.okafor")
    found = game.rules.areas(game.game, held(draft_for(game, "compliance.okafor", "move", (17.2, 3.6))))
    assert not found.legal_end


def test_a_carrier_and_a_hastened_model_are_drawn_as_they_are_judged(match):
    places = {"compliance.okafor": {1: (12, 13.4)}, "recovery.roche": {1: (9, 13)}}
    game = match(places=places).bless().act("compliance.okafor")
    game.do(Action(by="compliance", unit="compliance.okafor", action="interact", targets=("slate",)))
    faster = LastingEffect(
        by="compliance", model="compliance.okafor.1", text="Adrenaline", until="end_of_round", move=2
    )
    game.do(faster)
    draft = draft_for(game, "compliance.okafor")
    found = game.rules.areas(game.game, draft)
    assert found.allowance == 3
    assert min(agrees(game, draft, 4.5, found.legal_end).values()) > 20


def test_where_no_move_is_open_nothing_is_inside(match):
    game = match(places=BUSY).bless().act("compliance.okafor")
    game.do(game.move("compliance.okafor", (15, 7)))
    assert not game.rules.areas(game.game, draft_for(game, "compliance.okafor")).legal_end
    assert game.rules.areas(game.game, draft_for(game, "compliance.okafor", "move_again")).legal_end


def test_the_engagement_ring_is_1_inch_round_enemies_and_not_round_friends(match):
    game = match(places=BUSY).bless().act("compliance.okafor")
    ring = game.rules.areas(game.game, draft_for(game, "compliance.okafor")).engagement
    small = 25 / 25.4 / 2
    for reach, inside in ((0.99, True), (1.01, False)):
        assert ring.contains((14.6, 9.2 + small + reach)) is inside
    assert not ring.contains((13.2, 6.3))


def test_without_a_draft_the_ring_is_round_every_model(match):
    game = match(places=BUSY)
    ring = game.rules.areas(game.game, None).engagement
    assert all(ring.contains(model.placed.centre) for model in game.game.on_table())


def test_the_zealots_farther_reach_is_a_band_of_its_own(match):
    game = match(places=BUSY).bless().act("compliance.zealot")
    found = game.rules.areas(game.game, draft_for(game, "compliance.zealot"))
    assert [band.text for band in found.bands] == ["+2″ to end Engaged"]


def test_what_is_proposed_is_the_path_as_drawn(match):
    game = match(places=BUSY).bless().act("compliance.okafor")
    draft = draft_for(game, "compliance.okafor", "move", (14, 7), (14, 8))
    order: Order = game.rules.propose(game.game, draft)
    assert order == game.move("compliance.okafor", (14, 7), (14, 8))


@pytest.mark.parametrize("option", ["move", "move_again"])
def test_a_drag_across_the_wall_is_led_round_its_end(match, option):
    game = match(places={"compliance.okafor": {1: (15.9, 3.8)}}).bless().act("compliance.okafor")
    drawn = draft_for(game, "compliance.okafor", option, (16.9, 6.2))
    order = game.rules.propose(game.game, drawn)
    assert len(order.path) > 2
    assert game.judge(order).legal
    assert game.rules.areas(game.game, draft_for(game, "compliance.okafor", option)).legal_end.contains((16.9, 6.2))
    exact = game.rules.propose(game.game, replace(drawn, exact=True))
    assert exact.path == drawn.path
    assert game.refusals(exact) == ["move.blocked"]


def test_the_way_round_goes_on_from_the_last_corner_with_what_is_left(match):
    game = match(places={"compliance.okafor": {1: (15.9, 3.8)}}).bless().act("compliance.okafor")
    corner = (15.9, 2.8)
    drawn = draft_for(game, "compliance.okafor", "move", corner, (16.4, 5.4))
    order = game.rules.propose(game.game, drawn)
    assert order.path[1] == Pose(*corner)
    far = draft_for(game, "compliance.okafor", "move", corner, (16.9, 6.2))
    assert game.rules.propose(game.game, far).path == far.path


UNITS = ("compliance.okafor", "compliance.zealot", "compliance.brute", "recovery.roche", "recovery.scout")
OTHERS = ("feral.gunners", "coworkers.clerks")
BASES = (
    Base.round(25 / 25.4),
    Base.round(32 / 25.4),
    Base(BaseShape.OVAL, 0.9, 1.9),
    Base(BaseShape.RECTANGLE, 0.8, 1.7),
)


def scattered(match, chance, **settings):
    """Models anywhere on the table where they overlap nothing, on bases of every kind; one of them is to move."""
    game = match(**settings)
    walls = [piece.outline for piece in game.game.mission.terrain if "low" not in piece.traits]
    taken, placed = list(walls), {}
    for unit in (*UNITS, *OTHERS):
        for _ in range(40):
            at = (chance.uniform(11, 22), chance.uniform(1, 11))
            if not any(Area.disc(at, 1.0).overlaps(other) for other in taken):
                taken.append(Area.disc(at, 1.0))
                placed[unit] = {1: at}
                break
    unit = chance.choice([unit for unit in placed if unit in UNITS])
    game = match(places=placed, **settings).bless().act(unit)
    changed = [
        replace(model, base=chance.choice(BASES), pose=replace(model.pose, turn=chance.choice((0.0, 40.0))))
        for model in game.game.on_table()
    ]
    game.game = game.game.with_models(changed)
    return game, unit


def told(game, draft):
    """What speaks against the model's move along the way proposed."""
    return game.refusals(game.rules.propose(game.game, draft))


def check_anywhere(match, seed, points):
    chance = random.Random(seed)
    game, unit = scattered(match, chance, passing=chance.choice(("friends", "nobody", "anyone")))
    way = [game.model(f"{unit}.1").pose]
    for _ in range(chance.randint(0, 2)):
        last = way[-1]
        turn = chance.choice((last.turn, chance.uniform(0, 360)))
        way.append(Pose(last.x + chance.uniform(-1.2, 1.2), last.y + chance.uniform(-1.2, 1.2), turn))
    turn = chance.choice((way[-1].turn, 90.0, chance.uniform(0, 360)))
    option = chance.choice(("move", "move_again"))
    side = unit.split(".")[0]
    end = game.rules.areas(game.game, Draft(option, side, unit, 1, (*way, Pose(*way[-1].point, turn)))).legal_end
    inside = 0
    for _ in range(points):
        length, angle = 7 * chance.random() ** 0.5, chance.uniform(0, 2 * math.pi)
        point = (way[-1].x + length * math.cos(angle), way[-1].y + length * math.sin(angle))
        refused = told(game, Draft(option, side, unit, 1, (*way, Pose(*point, turn))))
        if end.contains(point):
            inside += 1
            assert not refused, (point, turn)
        elif end.distance_to_outline(point) > NEAR_THE_OUTLINE:
            assert refused, (point, turn)
    return inside


@given(seed=st.integers(0, 10**6))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_it_is_so_for_any_base_after_any_bends_turned_in_the_hand_or_not(match, seed):
    check_anywhere(match, seed, 12)


@pytest.mark.long
@given(seed=st.integers(0, 10**9))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=400)
def test_it_is_so_on_many_tables(match, seed):
    check_anywhere(match, seed, 60)


def test_a_base_that_turns_onto_a_piece_at_the_end_of_its_move_does_not_climb_it(match):
    game = match(places={"compliance.zealot": {1: (11.24, 5.03)}}, passing="anyone").bless().act("compliance.zealot")
    zealot = game.model("compliance.zealot.1")
    long = replace(zealot, base=Base(BaseShape.RECTANGLE, 0.8, 1.7), pose=replace(zealot.placed.pose, turn=40.0))
    game.game = game.game.with_models([long])
    for x, climbs in ((8.33, True), (8.37, False)):
        order = Move(by="compliance", unit="compliance.zealot", path=(long.placed.pose, Pose(x, 5.67, 90.0)))
        assert ("move.turns_and_climbs" in game.refusals(order)) is climbs
        assert game.judge(order).legal is not climbs


@pytest.mark.parametrize("seed", [2219534, 3000020])
def test_it_is_so_where_it_once_was_not(match, seed):
    check_anywhere(match, seed, 60)


NEAR_THE_GANTRY = {"compliance.zealot": {1: (3.58, 2.21)}, "feral.gunners": {1: (6.9, 8.6)}}


def test_a_zealot_that_climbs_to_end_engaged_is_led_over_the_piece_or_round_it(match):
    game = match(places=NEAR_THE_GANTRY, passing="nobody").bless().act("compliance.zealot")
    draft = draft_for(game, "compliance.zealot")
    end = game.rules.areas(game.game, draft).legal_end
    assert min(agrees(game, draft, 7.5, end).values()) > 20
