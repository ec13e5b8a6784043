"""What is done before the first round: an edge taken, and the Defender's advantages, each for both sides."""

from dataclasses import replace

import pytest

from engine.mission import EdgeName, Marker, Wave
from engine.options import Draft
from engine.orders import Remove
from engine.rehearsal import Rehearsal
from engine.systems.hardwired28.edges import edge_taker, place_of, turned, ways, why_not
from engine.systems.hardwired28.mission_orders import Deploy
from engine.systems.hardwired28.orders import Action, Arrive, Bless, Draw
from engine.systems.hardwired28.setup_orders import (
    AddTerrain,
    ChooseSpawn,
    FreeSearch,
    LayLoot,
    Redeploy,
    SetCoworker,
    TakeEdge,
)
from engine.systems.hardwired28.spawning import PLACES
from engine.systems.hardwired28.stages import Stage
from engine.systems.hardwired28.trial_orders import Test as Roll
from engine.systems.hardwired28.zones import own_edges
from geometry.area import Area
from geometry.pose import Pose
from missions.rehearsal_save import rehearsal_to_text
from missions.rehearsals import rehearsal_from_bytes
from missions.rules.setups import setups

TOP, BOTTOM = 16 / 25.4, 24 - 16 / 25.4
DEPLOYED = Deploy(by="recovery", unit="recovery.boss", at=Pose(4, BOTTOM))
LAST = Deploy(by="compliance", unit="compliance.boss", at=Pose(4, TOP))
BEFORE = (
    TakeEdge(by="compliance", turn=180),
    AddTerrain(by="recovery", like="wall", at=Pose(12, 16)),
    LayLoot(by="recovery", marker="loot-1", at=(4, 20)),
    SetCoworker(by="recovery", unit="coworkers.clerks", at=Pose(4, 16)),
)
AFTER = (
    Redeploy(by="recovery", unit="compliance.boss", at=Pose(8, TOP)),
    FreeSearch(by="recovery", unit="recovery.boss"),
)
EITHER = (ChooseSpawn(by="recovery", place="centre"),)


def with_card(game, **terms):
    mission = game.game.mission
    game.game = replace(game.game, mission=replace(mission, card=replace(mission.card, **terms)))
    return game


@pytest.fixture
def laid(match):
    """Every advantage there is, nobody deployed yet."""

    def made(**terms):
        names = (*setups().setup_advantages, *setups().tactical_advantages)
        return with_card(match("advantages"), **{"advantages": names, "first_player": "compliance", **terms})

    return made


def test_each_advantage_is_open_to_the_defender_in_its_time_alone(laid):
    """Before deployment, between it and the first Blessings, and once these are rolled."""
    game = laid(edge_by="compliance")
    for order in (*BEFORE, *EITHER):
        assert game.refusals(order) == []
        other = "recovery" if order.by == "compliance" else "compliance"
        assert game.refusals(replace(order, by=other)) == ["order.not_yours"]
    assert {code for order in AFTER for code in game.refusals(order)} == {"setup.too_late"}
    game.do(DEPLOYED, LAST)
    assert {code for order in BEFORE for code in game.refusals(order)} == {"setup.too_late"}
    for order in (*AFTER, *EITHER):
        assert game.refusals(order) == []
        assert game.refusals(replace(order, by="compliance")) == ["order.not_yours"]
    game.bless()
    for order in (*BEFORE, *AFTER, *EITHER):
        assert game.refusals(order) == ["setup.too_late"]
    bare = with_card(game, advantages=())
    for order in (*BEFORE[1:], *AFTER, *EITHER):
        assert bare.refusals(order) == ["setup.not_given"]


@pytest.mark.parametrize(
    ("terms", "taker"),
    [
        ({}, "compliance"),
        ({"first_player": "recovery"}, "recovery"),
        ({"advantages": ("edge-first",)}, "recovery"),
        ({"advantages": ("edge-first",), "aggressor": "recovery"}, "compliance"),
        ({"advantages": ("edge-first",), "edge_by": "compliance"}, "compliance"),
    ],
)
def test_who_takes_an_edge(laid, terms, taker):
    game = laid(**{"advantages": (), **terms})
    assert edge_taker(game.game) == taker
    offered = [one for one in game.rules.options(game.game).general if one.id == "take_edge"]
    assert [one.by for one in offered] == [taker]


@pytest.mark.parametrize(
    ("turn", "edge", "facing"), [(90, "right", "left"), (180, "bottom", "top"), (270, "left", "right")]
)
def test_a_deployment_turns_as_a_whole(laid, turn, edge, facing):
    """The zones and a wave over a named edge; the side then deploys along its new edge."""
    game = laid(advantages=())
    mission = game.game.mission
    game.game = replace(game.game, mission=replace(mission, waves=(Wave(1, "feral", mission.waves[0].unit, "top"),)))
    game.do(TakeEdge(by="compliance", turn=turn))
    assert own_edges(game.game, "compliance") == (EdgeName(edge),)
    assert own_edges(game.game, "recovery") == (EdgeName(facing),)
    assert game.game.mission.waves[0].edge == edge
    assert [zone.name for zone in game.game.mission.zones] == [f"the {edge} edge", f"the {facing} edge"]
    assert game.refusals(DEPLOYED) == (["deploy.zone"] if facing != "bottom" else [])


@pytest.mark.parametrize(
    ("edge", "turn", "after"),
    [
        ("left", 0, "right"),
        ("top", 0, "top"),
        ("left", 90, "bottom"),
        ("right", 90, "top"),
        ("top", 270, "left"),
        ("right", 180, "right"),
    ],
)
def test_a_wave_over_an_edge_is_mirrored_left_for_right_before_it_is_turned(laid, edge, turn, after):
    game = laid().game
    mission = replace(game.mission, waves=(Wave(1, "feral", game.mission.waves[0].unit, edge),))
    assert turned(replace(game, mission=mission), turn, mirrored=True).mission.waves[0].edge == after


@pytest.mark.parametrize("far", [False, True])
@pytest.mark.parametrize("axis", [0, 1])
def test_loot_is_laid_wholly_on_the_table(laid, axis, far):
    game = laid(advantages=("all-loot",))
    half, table = game.game.mission.marker("loot-1").diameter / 2, game.game.mission.table
    rim = ((table.width, table.height)[axis] - half) if far else half
    for out, codes in ((0.0, []), (0.002, ["setup.loot"])):
        at = [4.0, 20.0]
        at[axis] = rim + out if far else rim - out
        assert game.refusals(LayLoot(by="recovery", marker="loot-1", at=tuple(at))) == codes


def test_ways_that_look_alike_are_offered_once(laid):
    game = laid().game
    assert [said for _, _, said in ways(game)] == [
        f"Compliance Team: {one} edge; Recovery Crew: {other} edge"
        for one, other in (("top", "bottom"), ("right", "left"), ("bottom", "top"), ("left", "right"))
    ]
    corner = replace(game.mission.zones[0], area=Area.rectangle(0, 0, 4, 4))
    other = replace(game.mission.zones[1], area=Area.rectangle(20, 0, 24, 4))
    flanked = replace(game, mission=replace(game.mission, zones=(corner, other)))
    assert len(list(ways(flanked))) == 8
    mirrored = turned(flanked, 0, mirrored=True)
    assert [place_of(mirrored, zone) for zone in mirrored.mission.zones] == ["top-right corner", "top-left corner"]


def test_what_belongs_to_the_halves_is_not_turned_by_a_quarter(laid):
    game = laid().game
    mission = game.mission
    north = Marker("conduit-1", "the north conduit", "conduit", (12, 6), 1, affinity="compliance")
    own = replace(game, mission=replace(mission, markers=(north,)))
    sided = replace(game, mission=replace(mission, waves=(replace(mission.waves[0], edge="random-side"),)))
    long = replace(game, mission=replace(mission, table=replace(mission.table, width=30)))
    for one in (own, sided, long):
        assert why_not(one, 90)
        assert not why_not(one, 180)
    assert turned(own, 180, mirrored=False).mission.markers[0].affinity == "recovery"
    assert turned(own, 0, mirrored=True).mission.markers[0].affinity == "compliance"


@pytest.mark.parametrize("place", PLACES)
def test_the_place_that_was_chosen_is_where_the_wave_arrives(laid, place):
    game = laid().do(ChooseSpawn(by="recovery", place=place), DEPLOYED, LAST).bless()
    dice = {"near-centre": (1, 4), "off-centre": (1, 4), "unused-edge": (1,), "last-search": (1,)}.get(place, ())
    (unit,) = game.game.waiting
    game.do(Arrive(by="feral", unit=unit, rolled=dice))
    (x, y) = game.game.standing_of(unit)[0].placed.centre
    wanted = {"centre": (12, 12), "near-centre": (12, 8), "off-centre": (12, 6)}
    if place in wanted:
        assert (x, y) == pytest.approx(wanted[place], abs=0.01)
    else:
        assert min(x, y, 24 - x, 24 - y) == pytest.approx(25 / 25.4 / 2)
    if place == "unused-edge":
        assert x in (pytest.approx(25 / 25.4 / 2), pytest.approx(24 - 25 / 25.4 / 2))


def test_a_mission_with_places_of_its_own_leaves_the_choice_to_the_players(laid):
    game = laid()
    mission = game.game.mission
    assert game.left_to_you(EITHER[0]) == []
    for other in (
        replace(mission, waves=(replace(mission.waves[0], edge="top"),)),
        replace(mission, card=replace(mission.card, evidence=5)),
    ):
        game.game = replace(game.game, mission=other)
        assert game.left_to_you(EITHER[0]) == ["setup.own_places"]


def test_a_third_piece_is_one_too_many(laid):
    game = laid()
    pieces = [AddTerrain(by="recovery", like="wall", at=Pose(12, y, turn)) for y, turn in ((13, 0), (17, 90), (21, 0))]
    game.do(*pieces[:2])
    assert game.refusals(pieces[2]) == ["setup.used"]
    added = game.game.mission.terrain[1:]
    assert [piece.name for piece in added] == ["the wall, added", "the wall, added"]
    assert added[0].outline.bounds == pytest.approx((10, 12, 14, 14))
    assert added[1].outline.bounds == pytest.approx((11, 15, 13, 19))
    assert game.game.mission.terrain[0].outline.bounds == pytest.approx((16, 0, 20, 2))


def test_what_was_added_stops_a_move_and_hides(laid):
    game = laid(advantages=("terrain",)).do(AddTerrain(by="recovery", like="wall", at=Pose(4, 2.5)), DEPLOYED, LAST)
    game.bless()
    (unit,) = game.game.waiting
    game.do(Arrive(by="feral", unit=unit, rolled=(1,)), Draw(by="compliance", token="compliance")).act(
        "compliance.boss"
    )
    assert game.refusals(game.move("compliance.boss", (4, 4.5))) == ["move.blocked"]
    aim = Action(by="compliance", unit="compliance.boss", action="aim", targets=("recovery.boss.1",))
    assert "aim.sight" in game.refusals(aim)


def test_loot_that_was_laid_anew_is_searched_there(laid):
    game = laid(advantages=("all-loot",)).do(replace(BEFORE[2], at=(4, 22)), DEPLOYED, LAST).bless()
    assert game.rules.readout(game.game).markers["loot-1"] == (4, 22)
    (unit,) = game.game.waiting
    game.do(Arrive(by="feral", unit=unit, rolled=(1,)), Draw(by="compliance", token="recovery")).act("recovery.boss")
    search = next(
        one for one in game.rules.options(game.game, "recovery.boss").unit if one.id.startswith("action:search")
    )
    assert search.open


def test_a_model_that_is_set_anew_is_drawn_where_the_verdict_allows_it(laid):
    game = laid(advantages=("redeploy", "all-coworkers"))
    for option, unit in (("set_coworker", "coworkers.clerks"), ("redeploy", "compliance.boss")):
        if option == "redeploy":
            game.do(DEPLOYED, LAST)
        (offered,) = [one for one in game.rules.options(game.game, unit).unit if one.id == option]
        assert offered.open
        start = game.model(f"{unit}.1").pose
        for x, y in ((20, TOP + 0.2), (3, 12.5), (18, 2), (10, 8)):
            draft = Draft(option=option, by="recovery", unit=unit, model=1, path=(start, Pose(x, y)))
            order = game.rules.propose(game.game, draft)
            legal = game.rules.areas(game.game, draft).legal_end
            assert game.judge(order).legal is legal.contains(order.at.point), (option, x, y)


@pytest.mark.parametrize(("reading", "taken"), [("anywhere", False), ("at_marker", True)])
def test_a_free_search_is_rolled_before_blessings_and_takes_a_marker_only_where_it_is_read_so(match, reading, taken):
    game = match("advantages-set", {"recovery.agent": {1: (8, 14.5)}}, free_search=reading)
    search = FreeSearch(by="recovery", unit="recovery.agent")
    game.do(search)
    assert game.stage is Stage.SEARCH
    assert game.refusals(search) == ["setup.used"]
    (roll,) = [one for one in game.rules.options(game.game).general if one.id.startswith("test")]
    assert roll.at_once
    roll_again = Roll(by="recovery", model="recovery.agent.1", rolled=(1, 1), against=(6, 6))
    game.do(roll_again)
    assert game.game.trials[0].again, "an Agent rolls once more"
    game.do(replace(roll_again, rolled=(8, 8)))
    assert game.stage is Stage.BLESSINGS
    assert ("loot-1" in game.game.taken) is taken


def test_the_first_token_alone_is_drawn_by_whoever_draws_first(match):
    for advantages, first in (((), "compliance"), (("first-draw",), "recovery")):
        game = with_card(match("advantages-set"), advantages=advantages).bless()
        other = "recovery" if first == "compliance" else "compliance"
        assert game.refusals(Draw(by=other, token=other)) == ["order.not_yours"]
        game.do(Draw(by=first, token=other)).act(f"{other}.boss").end()
        assert game.refusals(Draw(by=other, token="recovery")) == []


def test_read_as_a_token_the_bag_gives_the_defenders_alone_and_once(match):
    game = match("advantages-set", first_draw="own_token").bless()
    (draw,) = [one for one in game.rules.options(game.game).general if one.id == "draw"]
    assert draw.asks[0].tokens == {"recovery": 2}
    game.do(Draw(by="recovery", token="recovery")).act("recovery.boss").end()
    (draw,) = [one for one in game.rules.options(game.game).general if one.id == "draw"]
    assert draw.asks[0].tokens == {"recovery": 1, "compliance": 1}


def test_read_as_a_token_chance_finds_it_where_the_defender_has_none(match):
    game = match("advantages-set", first_draw="own_token")
    game.do(Remove(by="recovery", models=("recovery.boss.1", "recovery.agent.1"))).bless()
    assert game.refusals(Draw(by="recovery", token="compliance")) == []


def test_a_free_search_ties_waits_and_is_the_last_search_for_a_wave(match):
    game = match("advantages-set").do(FreeSearch(by="recovery", unit="recovery.boss"))
    tie = Roll(by="recovery", model="recovery.boss.1", rolled=(3, 3), against=(3, 3))
    assert game.left_to_you(tie) == ["test.tie"]
    game.do(tie)
    assert game.stage is Stage.SEARCH
    assert game.refusals(Bless(by="recovery", rolled=(1, 1, 1))) == ["order.not_now"]
    assert game.game.tally.searched == game.model("recovery.boss.1").placed.centre


def test_what_was_done_before_the_first_round_is_saved_and_read_again(rules, mission, tmp_path):
    rehearsal = Rehearsal(rules, mission("advantages"), 3)
    for order in (TakeEdge(by="compliance", turn=90, mirrored=True), *BEFORE[1:], *EITHER):
        rehearsal.commit(order)
    text = rehearsal_to_text(rehearsal, tmp_path)
    opened = rehearsal_from_bytes(text.encode("utf-8"), "saved.yaml", tmp_path)
    assert opened.refused == ()
    assert rehearsal_to_text(opened.rehearsal, tmp_path) == text
