"""What the digest leaves open of waves, deployment and groups: each reading, and the amber of the others."""

from dataclasses import replace

import pytest

from engine.findings import Severity
from engine.mission import EdgeName, Zone
from engine.options import Draft
from engine.systems.hardwired28.mission_orders import Deploy
from engine.systems.hardwired28.orders import Act, Arrive, Behave, Draw
from engine.systems.hardwired28.spawning import edges_open
from geometry.area import Area
from geometry.pose import Pose

CLERKS = "coworkers.clerks"
HALF = 32 / 25.4 / 2


def otherwise(game, order):
    return {finding.setting for finding in game.judge(order).findings if finding.severity is Severity.OTHER_READING}


def drawn(game, unit, result):
    """The group's token is out and its die is rolled."""
    return game.do(Draw(by="compliance", token=unit), Behave(by=unit.split(".")[0], unit=unit, rolled=(result,)))


def act(game, unit):
    (option,) = [one for one in game.rules.options(game.game, unit).general if one.id.startswith("act:")]
    order = game.rules.fill(game.game, option, {})
    assert isinstance(order, Act)
    return order


@pytest.mark.parametrize(("reading", "length"), [("one", 5), ("twice", 10)])
def test_a_group_that_patrols_goes_one_move_or_two(match, reading, length):
    """A Clerk, with a Move of 5″, sees a Loot Marker 13″ away."""
    game = match(places={CLERKS: {1: (20, 6.5)}, "compliance.okafor": {1: (2, 2)}}, hostile_moves=reading).bless()
    drawn(game, CLERKS, 6)
    order = act(game, CLERKS)
    assert order.verb == "patrol"
    assert game.finding(order, "move.too_far").measured == pytest.approx(length, abs=0.01)
    assert otherwise(game, order) == {"hostile_moves"}
    game.do(order)
    assert game.model(f"{CLERKS}.1").pose.y == pytest.approx(6.5 + length, abs=0.1)


def test_neither_reading_is_told_where_one_move_is_enough(match):
    game = match(places={CLERKS: {1: (20, 17)}, "compliance.okafor": {1: (2, 2)}}).bless()
    assert otherwise(game, act(drawn(game, CLERKS, 6), CLERKS)) == set()


def test_a_charge_is_one_move_in_either_reading(match):
    places = {"feral.boss": {1: (6, 14)}, "compliance.okafor": {1: (6, 21)}}
    for reading in ("one", "twice"):
        game = drawn(match(places=places, hostile_moves=reading).bless(), "feral.boss", 1)
        assert game.finding(act(game, "feral.boss"), "move.too_far").limit == 4


@pytest.mark.parametrize(("reading", "verb"), [("own_table", "wait"), ("one_table", "attack")])
def test_a_calm_coworker_of_a_mixed_group_reads_its_own_table_or_the_others(match, reading, verb):
    """The Hostile one stands farther from the squads, so the calm one goes first."""
    places = {CLERKS: {1: (8, 12), 2: (20, 11)}, "compliance.okafor": {1: (2, 2)}}
    game = match(places=places, mixed_group=reading).bless()
    hostile = game.game.hostile | {f"{CLERKS}.2"}
    game.game = replace(game.game, hostile=hostile)
    order = act(drawn(game, CLERKS, 1), CLERKS)
    assert order.model == 1
    assert order.verb == verb
    assert "mixed_group" in otherwise(game, order)


def test_a_group_that_is_calm_or_hostile_as_a_whole_reads_one_table_either_way(match):
    places = {CLERKS: {1: (8, 12), 2: (20, 11)}, "compliance.okafor": {1: (2, 2)}}
    for hostile in (frozenset(), frozenset({f"{CLERKS}.1", f"{CLERKS}.2"})):
        game = match(places=places).bless()
        game.game = replace(game.game, hostile=hostile)
        assert "mixed_group" not in otherwise(game, act(drawn(game, CLERKS, 1), CLERKS))


def waiting(match, mission, rules, *zones, **settings):
    read = mission("waves", {"compliance.okafor": {1: (6, 2)}, "recovery.boss": {1: (12, 22.5)}}, **settings)
    waves = tuple(
        replace(one, edge="unused-edge", round=1) if one.unit == "feral.gunners" else one for one in read.waves
    )
    made = replace(read, waves=waves, zones=tuple(zones))
    return type(match())(rules, made).bless()


def zone(side, left, top, right, bottom):
    return Zone(f"{side}-{left}-{top}", side, "deployment", Area.rectangle(left, top, right, bottom), side)


SPLIT = (
    zone("compliance", 0, 0, 24, 0.5),
    zone("compliance", 23.5, 0, 24, 24),
    zone("recovery", 0, 20, 4, 24),
)
STANDARD = (zone("compliance", 0, 0, 24, 0.5), zone("recovery", 0, 23.5, 24, 24))


@pytest.mark.parametrize(
    ("reading", "edges"), [("touched", tuple(EdgeName)), ("whole_edges", (EdgeName.BOTTOM, EdgeName.LEFT))]
)
def test_a_corner_uses_both_its_edges_or_none(match, mission, rules, reading, edges):
    """In Split one side has two edges and the other the corner between the two that are left."""
    game = waiting(match, mission, rules, *SPLIT, unused_edge=reading)
    assert edges_open(game.game, "feral.gunners") == edges
    assert otherwise(game, Arrive(by="feral", unit="feral.gunners", rolled=(1,))) == {"unused_edge"}


def test_where_both_sides_have_an_edge_neither_reading_is_told(match, mission, rules):
    game = waiting(match, mission, rules, *STANDARD)
    assert otherwise(game, Arrive(by="feral", unit="feral.gunners", rolled=(1,))) == set()


def deploying(match, mission, rules, **settings):
    read = mission("mission-deploying", **settings)
    game = type(match())(rules, read)
    offered = game.rules.options(game.game)
    unit = min(offered.ready)
    return game, unit


@pytest.mark.parametrize(
    ("reading", "away", "legal"),
    [
        ("touching", 0.0, True),
        ("touching", 0.002, False),
        ("deep", 0.0, True),
        ("deep", 3 - 2 * HALF, True),
        ("deep", 3 - 2 * HALF + 0.001, True),
        ("deep", 3 - 2 * HALF + 0.002, False),
    ],
)
def test_an_edge_is_touched_or_three_inches_deep(match, mission, rules, reading, away, legal):
    game, unit = deploying(match, mission, rules, edge_depth=reading)
    side = unit.split(".")[0]
    model = game.model(f"{unit}.1")
    assert model.base.outer_radius == pytest.approx(HALF)
    (strip,) = (one for one in game.game.mission.zones if one.side == side)
    top = strip.area.bounds[1] < 12
    y = HALF + away if top else 24 - HALF - away
    order = Deploy(by=side, unit=unit, model=1, at=Pose(12, y))
    assert game.judge(order).legal is legal
    differs = (reading == "touching" and not legal) or (reading == "deep" and legal and away > 0.001)
    assert otherwise(game, order) == ({"edge_depth"} if differs else set())
    draft = Draft("deploy", side, unit, 1)
    end = game.rules.areas(game.game, draft).legal_end
    if abs(away - (3 - 2 * HALF)) > 0.01:
        assert end.contains((12, y)) is legal
