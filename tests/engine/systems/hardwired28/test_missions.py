"""Each mission's score and end, both sides of every number."""

from dataclasses import replace

import pytest

from engine.mission import EdgeName, Marker, Zone
from engine.orders import End, Remove
from engine.systems.hardwired28.mission_orders import Assign, Leave, NameTarget
from engine.systems.hardwired28.orders import Action, Length, Use
from engine.systems.hardwired28.scoring import ahead, held_quarters, score, survivors
from engine.systems.hardwired28.stages import Stage
from engine.systems.hardwired28.zones import edges_of, quarters_met
from geometry.area import Area
from geometry.base import MILLIMETRES_PER_INCH, Base, Placed
from geometry.pose import Pose
from missions.rules import cards

BIG, SMALL = 16 / MILLIMETRES_PER_INCH, 12.5 / MILLIMETRES_PER_INCH
ALL = sorted(cards("hardwired28"))


@pytest.fixture
def play(match, mission, rules):
    """A game of a mission by its name, its markers where the card draws them, Blessings rolled."""

    def made(name, places=None, zones=None, bless=True, **terms):
        card = replace(cards("hardwired28")[name], **terms)
        read = mission("missions", places)
        markers = tuple(Marker(f"m{i}", laid.name, laid.kind, laid.at, 1.0) for i, laid in enumerate(card.markers, 1))
        read = replace(read, card=card, markers=markers, zones=zones if zones is not None else read.zones)
        game = type(match())(rules, read)
        return game.bless() if bless else game

    return made


def box(id, side, left, top, right, bottom):
    return Zone(id, id, "deployment", Area.rectangle(left, top, right, bottom), side)


def interact(unit, *targets, use="", succeeded=False):
    return Action(by=unit.split(".")[0], unit=unit, action="interact", targets=targets, use=use, succeeded=succeeded)


def leave(unit, edge):
    return Leave(by=unit.split(".")[0], unit=unit, edge=edge)


def next_round(game):
    game.play_out()
    game.do(End(by="compliance"))
    return game.bless()


def to_the_end(game):
    """Everyone rests until the dice end it after round 5."""
    for _ in range(4):
        next_round(game)
    game.play_out()
    return game.do(Length(by="compliance", rolled=(3,)))


CORNERS = {"compliance.boss": {1: (2, 2)}, "recovery.boss": {1: (2, 22)}}


# what every mission has


@pytest.mark.parametrize("name", ALL)
def test_every_mission_is_played_to_its_end_and_says_who_wins(play, name):
    if name == "the-source":
        game = play(name, CORNERS)
        for _ in range(9):
            next_round(game)
        assert not game.game.ended
        game.do(Remove(by="recovery", models=("compliance.boss.1", "compliance.brute.1", "compliance.gunner.1")[:1]))
        return
    game = to_the_end(play(name, CORNERS))
    assert game.game.ended
    assert game.rules.readout(game.game).result.startswith("Recovery Crew wins: ")


@pytest.mark.parametrize("name", ALL)
def test_what_a_mission_shows_has_its_aim_and_who_is_ahead(play, name):
    shown = play(name, CORNERS)
    (notes,) = (one for one in shown.rules.readout(shown.game).sections if one.title == "Mission")
    assert notes.lines[0] == cards("hardwired28")[name].says
    assert notes.lines[1].startswith("Ended now, ")


@pytest.mark.parametrize("name", [name for name in ALL if name != "the-source"])
def test_a_tie_goes_to_the_most_survivors_and_then_to_the_defender(play, name):
    game = play(name, {**CORNERS, "compliance.brute": {1: (20, 2)}})
    assert survivors(game.game) == {"compliance": 2, "recovery": 1}
    assert ahead(game.game).side == "compliance"
    game.do(Remove(by="recovery", models=("compliance.brute.1",)))
    assert ahead(game.game).side == "recovery"
    other = play(name, CORNERS, aggressor="recovery")
    assert ahead(other.game).side == "compliance"


# 1 Extraction, 12 Escort


@pytest.mark.parametrize(("name", "marker"), [("extraction", "m1"), ("escort", "m1")])
def test_what_is_carried_off_the_own_edge_wins_at_once(play, name, marker):
    game = play(name, {"compliance.boss": {1: (12, 11)}, "recovery.boss": {1: (2, 22)}})
    game.act("compliance.boss").do(interact("compliance.boss", marker)).end()
    assert ahead(game.game).side == "compliance"
    assert game.game.with_poses({"compliance.boss.1": Pose(12, BIG)})
    game.game = game.game.with_poses({"compliance.boss.1": Pose(12, BIG)})
    next_round(game).act("compliance.boss").do(leave("compliance.boss", "top"))
    assert game.game.ended
    assert game.rules.readout(game.game).result.startswith("Compliance Team wins: Compliance Boss takes the ")


@pytest.mark.parametrize(("y", "there"), [(BIG, True), (BIG + 0.001, True), (BIG + 0.002, False)])
def test_a_model_leaves_from_where_it_touches_the_edge(play, y, there):
    game = play("breakthrough", {"recovery.boss": {1: (12, y)}, "compliance.boss": {1: (3, 22)}}).act("recovery.boss")
    assert (game.refusals(leave("recovery.boss", "top")) == []) is there


def test_a_model_that_carries_nothing_has_no_reason_to_leave(play):
    game = play("extraction", {"compliance.boss": {1: (12, BIG)}, "recovery.boss": {1: (2, 22)}}).act("compliance.boss")
    assert game.refusals(leave("compliance.boss", "top")) == ["leave.empty_handed"]
    assert game.refusals(leave("compliance.boss", "bottom")) == ["leave.edge"]


def test_in_the_middle_of_the_table_the_nearest_edge_is_the_own(play):
    zones = (
        box("strip", "compliance", 0, 0, 24, 0.5),
        Zone("disc", "disc", "deployment", Area.disc((12, 12), 3), "recovery"),
    )
    places = {"recovery.boss": {1: (24 - BIG, 9)}, "compliance.boss": {1: (2, 2)}}
    game = play("extraction", places, zones).act("recovery.boss")
    assert game.refusals(leave("recovery.boss", "right")) == ["leave.empty_handed"]
    assert game.refusals(leave("recovery.boss", "top")) == ["leave.edge"]


def test_a_carrier_has_half_its_move_rounded_down_in_extraction_and_escort_alone(play):
    for name, moves in (("extraction", "2″"), ("escort", "2″"), ("the-source", "4″")):
        game = play(name, {"compliance.boss": {1: (12, 11)}, "recovery.boss": {1: (2, 22)}})
        game.act("compliance.boss").do(interact("compliance.boss", "m1"))
        shown = dict(game.rules.inspect(game.game, "compliance.boss.1").figures)
        assert shown["Move"] == moves, name


@pytest.mark.parametrize(("name", "barred"), [("extraction", True), ("escort", False)])
def test_only_the_carrier_of_the_objective_does_not_disengage(play, name, barred):
    game = play(name, {"compliance.boss": {1: (12, 11)}, "recovery.boss": {1: (2, 22)}})
    game.act("compliance.boss").do(interact("compliance.boss", "m1")).end()
    next_round(game).act("compliance.boss")
    refused = game.refusals(Action(by="compliance", unit="compliance.boss", action="disengage"))
    assert refused == (["action.carrier_disengages"] if barred else [])


# 2 Control, 4 Seizure, 10 Uplink: the radius


@pytest.mark.parametrize(("gap", "counts"), [(2.999, 1), (3.0, 1), (3.001, 1), (3.002, 0)])
def test_control_counts_bases_within_3_of_the_middle(play, gap, counts):
    game = play("control", {"compliance.boss": {1: (12 + BIG + gap, 12)}, "recovery.boss": {1: (2, 22)}})
    assert score(game.game) == {"compliance": counts, "recovery": 0}


@pytest.mark.parametrize(("gap", "counts"), [(2.999, 1), (3.0, 1), (3.001, 1), (3.002, 0)])
@pytest.mark.parametrize(("name", "middle"), [("seizure", (12, 12)), ("uplink", (6, 8))])
def test_a_marker_counts_bases_within_3_of_its_rim(play, name, middle, gap, counts):
    at = (middle[0] - BIG - 0.5 - gap, middle[1])
    game = play(name, {"compliance.boss": {1: at}, "recovery.boss": {1: (22, 22)}})
    if name == "seizure":
        next_round(game)
    assert score(game.game) == {"compliance": counts, "recovery": 0}


def test_fleeing_models_do_not_count(play):
    game = play("control", {"compliance.boss": {1: (12, 12)}, "recovery.boss": {1: (2, 22)}})
    game.game = replace(game.game, fleeing=frozenset({"compliance.boss.1"}))
    assert score(game.game) == {"compliance": 0, "recovery": 0}


def test_hostiles_do_not_count(play):
    places = {
        "compliance.boss": {1: (12, 12)},
        "recovery.boss": {1: (2, 22)},
        "feral.gunners": {1: (14, 12), 2: (10, 12)},
    }
    assert score(play("control", places).game) == {"compliance": 1, "recovery": 0}


def test_seizure_scores_each_round_for_more_models_and_for_nobody_where_they_are_equal(play):
    game = play(
        "seizure", {"compliance.boss": {1: (12, 10)}, "recovery.boss": {1: (12, 14)}, "recovery.scout": {1: (14, 12)}}
    )
    next_round(game)
    assert score(game.game) == {"compliance": 0, "recovery": 1}
    game.do(Remove(by="compliance", models=("recovery.scout.1",)))
    next_round(game)
    assert score(game.game) == {"compliance": 0, "recovery": 1}


def test_the_last_round_of_seizure_scores_too(play):
    game = play("seizure", {"compliance.boss": {1: (12, 10)}, "recovery.boss": {1: (2, 22)}})
    assert score(to_the_end(game).game) == {"compliance": 5, "recovery": 0}


def test_seizures_tie_is_broken_at_the_beacon_before_survivors_are(play):
    places = {"compliance.boss": {1: (12, 10)}, "recovery.boss": {1: (2, 22)}, "recovery.scout": {1: (5, 22)}}
    game = play("seizure", places)
    assert ahead(game.game).side == "compliance"
    assert "models at the beacon" in ahead(game.game).why


def test_a_node_is_live_for_the_only_side_beside_it(play):
    places = {"compliance.boss": {1: (6, 10)}, "compliance.brute": {1: (18, 10)}, "recovery.boss": {1: (18, 6)}}
    assert score(play("uplink", places).game) == {"compliance": 1, "recovery": 0}


def test_a_node_is_not_used(play):
    game = play("uplink", {"compliance.boss": {1: (6, 9)}, "recovery.boss": {1: (2, 22)}}).act("compliance.boss")
    assert game.refusals(interact("compliance.boss", "m1")) == ["mission.no_use"]


# 3 Quadrants


@pytest.mark.parametrize(("x", "met"), [(12 - BIG, (1,)), (12 - BIG + 0.002, (1, 2)), (12, (1, 2)), (12 + BIG, (2,))])
def test_a_base_is_on_a_line_when_it_crosses_it(play, x, met):
    game = play("quadrants", {"compliance.boss": {1: (x, 4)}, "recovery.boss": {1: (2, 22)}})
    assert quarters_met(game.game, game.model("compliance.boss.1").placed) == met


def test_in_the_middle_a_base_stands_in_all_four(play):
    game = play("quadrants")
    stands = Placed(Base.round(32), Pose(12, 12))
    assert quarters_met(game.game, stands) == (1, 2, 3, 4)


def test_the_owner_says_which_quarter_a_model_on_a_line_counts_for(play):
    game = play("quadrants", {"compliance.boss": {1: (12, 4)}, "recovery.boss": {1: (2, 22)}})
    assert score(game.game) == {"compliance": 0, "recovery": 1}
    assert game.refusals(Assign(by="recovery", model="compliance.boss.1", quarter=1)) == ["mission.not_owner"]
    assert game.refusals(Assign(by="compliance", model="compliance.boss.1", quarter=3)) == ["mission.quarter"]
    game.do(Assign(by="compliance", model="compliance.boss.1", quarter=2))
    assert score(game.game) == {"compliance": 1, "recovery": 1}
    assert held_quarters(game.game)[2] == {"compliance": 1, "recovery": 0}


def test_a_quarter_with_equal_models_is_nobodys(play):
    places = {"compliance.boss": {1: (4, 4)}, "recovery.boss": {1: (8, 8)}, "recovery.scout": {1: (20, 20)}}
    assert score(play("quadrants", places).game) == {"compliance": 0, "recovery": 1}


# 5 Assassination


def test_the_first_target_to_fall_decides(play):
    game = play("assassination", {**CORNERS, "recovery.scout": {1: (20, 20)}}, bless=False)
    game.do(
        NameTarget(by="compliance", target="recovery.scout.1"), NameTarget(by="recovery", target="compliance.boss.1")
    )
    assert game.refusals(NameTarget(by="compliance", target="recovery.boss.1")) == ["mission.named"]
    game.bless().do(Remove(by="feral", models=("recovery.boss.1",)))
    assert not game.game.ended
    game.do(Remove(by="feral", models=("recovery.scout.1",)))
    assert game.game.ended
    assert ahead(game.game).side == "compliance"


def test_only_an_enemy_squad_model_on_the_table_is_a_target(play):
    game = play("assassination", {**CORNERS, "feral.gunners": {1: (20, 10)}})
    assert game.refusals(NameTarget(by="compliance", target="compliance.boss.1")) == ["mission.no_enemy_model"]
    assert game.refusals(NameTarget(by="compliance", target="feral.gunners.1")) == ["mission.no_enemy_model"]
    assert game.refusals(NameTarget(by="compliance", target="recovery.scout.1")) == ["model.off_table"]
    assert game.refusals(NameTarget(by="compliance", target="nobody")) == ["order.unknown"]
    assert play("control", CORNERS).refusals(NameTarget(by="compliance", target="recovery.boss.1")) == [
        "mission.no_target"
    ]


def test_a_target_that_is_named_stays_out_of_the_log(play):
    game = play("assassination", CORNERS)
    told = game.rules.describe(game.game, NameTarget(by="compliance", target="recovery.boss.1"))
    assert "Recovery Boss" not in f"{told.subject} {told.action} {told.measure} {told.note}"


# 6 Breakthrough


def test_models_over_the_enemys_edge_are_counted(play):
    places = {
        "recovery.boss": {1: (12, BIG)},
        "compliance.boss": {1: (12, 24 - BIG)},
        "recovery.scout": {1: (4, SMALL)},
    }
    game = play("breakthrough", places)
    for unit, edge in (("recovery.boss", "top"), ("compliance.boss", "bottom"), ("recovery.scout", "top")):
        game.act(unit).do(leave(unit, edge))
    assert score(game.game) == {"compliance": 1, "recovery": 2}
    assert ahead(game.game).side == "recovery"


def test_a_model_does_not_leave_by_its_own_edge(play):
    game = play("breakthrough", {"compliance.boss": {1: (12, BIG)}, "recovery.boss": {1: (2, 22)}}).act(
        "compliance.boss"
    )
    assert game.refusals(leave("compliance.boss", "top")) == ["leave.edge"]


@pytest.mark.parametrize(("gap", "refused"), [(0.999, True), (1.0, True), (1.001, True), (1.002, False)])
def test_an_engaged_model_does_not_leave(play, gap, refused):
    places = {"recovery.boss": {1: (12, BIG)}, "compliance.boss": {1: (12 + 2 * BIG + gap, BIG)}}
    game = play("breakthrough", places).act("recovery.boss")
    assert (game.refusals(leave("recovery.boss", "top")) == ["leave.engaged"]) is refused


def test_against_a_defender_in_the_middle_the_aggressor_breaks_through_to_the_opposite_edge(play):
    zones = (
        box("strip", "compliance", 0, 0, 24, 0.5),
        Zone("disc", "disc", "deployment", Area.disc((12, 12), 3), "recovery"),
    )
    places = {"compliance.boss": {1: (12, 24 - BIG)}, "recovery.boss": {1: (12, BIG)}}
    game = play("breakthrough", places, zones)
    game.act("compliance.boss")
    assert game.refusals(leave("compliance.boss", "bottom")) == []
    game.end().act("recovery.boss")
    assert game.refusals(leave("recovery.boss", "top")) == []


# 7 Triangulation, 8 Sabotage


def test_a_signal_is_the_last_claimers(play):
    game = play("triangulation", {"compliance.boss": {1: (6, 9.2)}, "recovery.boss": {1: (6, 6.4)}})
    game.act("compliance.boss").do(interact("compliance.boss", "m1")).end()
    assert score(game.game) == {"compliance": 1, "recovery": 0}
    game.act("recovery.boss").do(interact("recovery.boss", "m1"))
    assert score(game.game) == {"compliance": 0, "recovery": 1}


def test_a_signal_is_not_claimed_twice_by_a_side(play):
    game = play("triangulation", {"compliance.boss": {1: (6, 9.2)}, "recovery.boss": {1: (2, 22)}})
    game.act("compliance.boss").do(interact("compliance.boss", "m1")).end()
    next_round(game).act("compliance.boss")
    assert game.refusals(interact("compliance.boss", "m1")) == ["mission.claimed"]


def saboteur(play, y):
    """The Boss has marked the south conduit and the Brute stands ``y`` below its rim."""
    places = {
        "compliance.boss": {1: (12, 16.6)},
        "compliance.brute": {1: (12, 18.5 + y + BIG)},
        "recovery.boss": {1: (2, 22)},
    }
    game = play("sabotage", places)
    owners = {"m1": "compliance", "m2": "recovery"}
    markers = tuple(replace(marker, affinity=owners[marker.id]) for marker in game.game.mission.markers)
    marked = replace(game.game.mission, markers=markers)
    game.game = replace(game.game, mission=marked)
    game.act("compliance.boss").do(interact("compliance.boss", "m2")).end()
    game.game = game.game.with_poses({"compliance.boss.1": Pose(2, 2)})
    return game


@pytest.mark.parametrize(("y", "kept"), [(0.999, True), (1.0, True), (1.001, True), (1.002, False)])
def test_a_mark_lapses_at_the_next_rounds_start_with_no_friend_within_1(play, y, kept):
    assert (next_round(saboteur(play, y)).game.tally.marks == {"m2": "compliance"}) is kept


def test_two_interacts_sever_a_conduit_and_win(play):
    game = saboteur(play, 0.5)
    assert not game.game.ended
    game.act("compliance.brute").do(interact("compliance.brute", "m2"))
    assert game.game.ended
    assert ahead(game.game).side == "compliance"


def test_the_own_conduit_is_not_severed(play):
    game = saboteur(play, 0.5)
    game.game = game.game.with_poses({"compliance.brute.1": Pose(12, 7)})
    game.act("compliance.brute")
    assert game.refusals(interact("compliance.brute", "m1")) == ["mission.own_conduit"]


# 9 Heist, 11 Lockdown


def test_one_download_a_side_each_round_and_three_win(play):
    game = play(
        "heist",
        {"compliance.boss": {1: (12, 10.6)}, "compliance.brute": {1: (10.6, 12)}, "recovery.boss": {1: (2, 22)}},
    )
    for downloads in (1, 2, 3):
        game.act("compliance.boss").do(interact("compliance.boss", "m1"))
        assert score(game.game) == {"compliance": downloads, "recovery": 0}
        assert game.game.ended is (downloads == 3)
        if downloads < 3:
            game.end().act("compliance.brute")
            assert game.refusals(interact("compliance.brute", "m1")) == ["mission.downloaded"]
            next_round(game.end())


def test_a_step_is_added_or_taken_back_and_three_win(play):
    game = play("lockdown", {"compliance.boss": {1: (12, 10.6)}, "recovery.boss": {1: (12, 13.4)}})
    game.act("recovery.boss")
    assert game.refusals(interact("recovery.boss", "m1", use=Use.SET_BACK)) == ["mission.no_step"]
    game.end()
    for steps in (1, 2):
        if steps == 2:
            next_round(game)
        game.act("compliance.boss").do(interact("compliance.boss", "m1", use=Use.ADVANCE)).end()
        assert score(game.game) == {"compliance": steps, "recovery": 0}
    game.act("recovery.boss").do(interact("recovery.boss", "m1", use=Use.SET_BACK)).end()
    assert score(game.game) == {"compliance": 1, "recovery": 0}
    for _ in range(2):
        next_round(game).act("compliance.boss").do(interact("compliance.boss", "m1"))
    assert game.game.ended
    assert ahead(game.game).side == "compliance"


@pytest.mark.parametrize("name", ["extraction", "triangulation", "sabotage", "heist", "lockdown", "escort"])
@pytest.mark.parametrize(("gap", "barred"), [(0.999, True), (1.0, True), (1.001, True), (1.002, False)])
def test_an_engaged_model_uses_no_marker(play, name, gap, barred):
    at = cards("hardwired28")[name].markers[0].at
    places = {
        "compliance.boss": {1: (at[0], at[1] - 1.5)},
        "feral.gunners": {1: (at[0] - BIG - SMALL - gap, at[1] - 1.5)},
    }
    game = play(name, {**places, "recovery.boss": {1: (2, 22)}})
    recovers = replace(
        game.game.mission, markers=tuple(replace(m, affinity="recovery") for m in game.game.mission.markers)
    )
    game.game = replace(game.game, mission=recovers)
    game.act("compliance.boss")
    assert ("action.lift_engaged" in game.refusals(interact("compliance.boss", "m1"))) is barred


# the two that Evidence sets off


def test_the_relay_is_controlled_by_more_models_at_the_rounds_start(play):
    game = play("the-signal", {"compliance.boss": {1: (12, 10.6)}, "recovery.boss": {1: (2, 22)}})
    game.act("compliance.boss")
    assert game.refusals(interact("compliance.boss", "m1")) == ["mission.no_control"]
    next_round(game.end()).act("compliance.boss")
    assert game.refusals(interact("compliance.boss", "m1")) == []
    assert game.left_to_you(interact("compliance.boss", "m1")) == ["mission.typed"]
    assert ahead(game.game).side == "compliance"


def test_the_source_goes_over_the_edge_opposite_the_extractors(play):
    game = play("the-source", {"compliance.boss": {1: (12, 10.6)}, "recovery.boss": {1: (2, 22)}})
    game.act("compliance.boss").do(interact("compliance.boss", "m1")).end()
    game.game = game.game.with_poses({"compliance.boss.1": Pose(12, 24 - BIG)})
    next_round(game).act("compliance.boss").do(leave("compliance.boss", "bottom"))
    assert (game.game.ended, ahead(game.game).side) == (True, "compliance")


def test_the_source_is_lost_with_the_last_of_the_extractors_models(play):
    game = play("the-source", {"compliance.boss": {1: (12, 10.6)}, "recovery.boss": {1: (2, 22)}})
    units = game.game.units_of("compliance")
    gone = game.game.without_models([f"{unit.id}.1" for unit in units if unit.id != "compliance.boss"])
    game.game = replace(gone)
    game.do(Remove(by="feral", models=("compliance.boss.1",)))
    assert (game.game.ended, ahead(game.game).side) == (True, "recovery")


# length of the game


def test_no_number_of_rounds_ends_the_source(play):
    game = play("the-source", CORNERS)
    for _ in range(8):
        next_round(game)
    assert (game.game.round, game.game.ended) == (9, False)


def test_other_missions_end_after_round_7(play):
    game = play("control", CORNERS)
    for expected in (1, 2, 3, 4, 5, 6):
        game.play_out()
        assert game.game.round == expected
        if game.stage is Stage.LENGTH:
            game.do(Length(by="compliance", rolled=(1,)))
        else:
            game.do(End(by="compliance"))
        game.bless()
    game.play_out().do(End(by="compliance"))
    assert (game.game.round, game.game.ended) == (7, True)


# zones


@pytest.mark.parametrize(
    ("zone", "edges"),
    [
        ((0, 0, 24, 0.5), {EdgeName.TOP}),
        ((0, 23.5, 24, 24), {EdgeName.BOTTOM}),
        ((23.5, 0, 24, 24), {EdgeName.RIGHT}),
        ((0, 0, 4, 4), {EdgeName.TOP, EdgeName.LEFT}),
        ((20, 20, 24, 24), {EdgeName.BOTTOM, EdgeName.RIGHT}),
        ((0, 0, 24, 6), {EdgeName.TOP}),
        ((0, 0, 12, 6), {EdgeName.TOP, EdgeName.LEFT}),
        ((9, 9, 15, 15), set()),
    ],
)
def test_a_zone_lies_along_the_edges_it_covers_or_else_touches(play, zone, edges):
    game = play("control")
    assert set(edges_of(game.game, box("z", "compliance", *zone))) == edges
