"""Abilities: what is offered, what drafts become, that areas agree with verdicts, and what is left when one is used."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.findings import Severity
from engine.game import Standing
from engine.mission import EdgeName, Piece
from engine.options import Draft
from engine.orders import End, Pass
from engine.systems.starcraft.abilities import Does
from engine.systems.starcraft.arriving import open_edges
from engine.systems.starcraft.orders import ChooseFirst, CloseRanks, Deploy, Hold, Move, Run, UseAbility
from engine.systems.starcraft.speeds import speed_now
from engine.systems.starcraft.state import ActivationMarker, Awaiting, Phase
from engine.systems.starcraft.using import ARRIVALS, MOVING
from geometry.area import Area
from geometry.pose import Pose

Make = Callable[..., Any]

R32 = 16 / 25.4
FOE = ("zerg/zergling", {1: (50.0, 30.0)})


def use(ability: str, unit: str = "red.a", **more: Any) -> UseAbility:
    return UseAbility(by=unit.partition(".")[0], unit=unit, ability=ability, **more)


def option(table: Any, unit: str, id: str) -> Any:
    return next((one for one in table.rules.options(table.game, unit).unit if one.id == id), None)


def to_round_end(table: Any) -> Any:
    table.to(Phase.SCORING)
    return table.do(End(by=table.game.holder))


def test_every_ability_a_profile_names_and_the_table_knows_is_in_the_data(bench: Make) -> None:
    kit = bench({"red.a": FOE}).game.kit
    # No card of the lists moves a unit Directly Away; test_directly has one that does.
    assert {ability.does for ability in kit.abilities.values()} == set(Does) - {Does.AWAY}
    for ability in kit.abilities.values():
        assert ability.source
        assert ability.says
        assert not ability.token or ability.token in kit.tokens
        assert ability.does is not Does.STATUS or ability.status in ("burrowed", "sieged", "tunneling")


def test_abilities_are_offered_after_the_actions_each_with_a_key_of_its_own(bench: Make) -> None:
    table = bench({"red.a": ("terran/marine", {1: (12.0, 9.0)}), "blue.a": FOE}).start()
    offered = table.rules.options(table.game, "red.a").unit
    assert [one.id for one in offered][:5] == ["move", "deploy", "disengage", "hold", "ability:stimpack"]
    keys = [one.key for one in (*offered, *table.rules.options(table.game, "red.a").table) if one.key]
    assert len(keys) == len(set(keys))


def test_an_ability_that_is_not_open_says_why(bench: Make) -> None:
    table = bench({"red.a": ("terran/marine", {1: (12.0, 9.0)}), "blue.a": ("zerg/zergling", {1: (13.5, 9.0)})}).start()
    assert option(table, "red.a", "ability:go-go-go").closed.code == "ability.engaged"
    assert option(table, "red.a", "ability:stimpack").open
    table.do(use("stimpack"))
    assert option(table, "red.a", "ability:stimpack").closed.code == "ability.used"


def test_an_arrival_is_offered_in_reserve_and_nothing_else(bench: Make) -> None:
    units = {"red.a": ("zerg/roach", 3), "red.b": ("zerg/roach", {1: (12.0, 9.0)}), "blue.a": FOE}
    table = bench(units).start()
    ids = {one.id for one in table.rules.options(table.game, "red.a").unit if ":" in one.id}
    assert ids == {"deploy:burrow-ambush", "deploy:omega-network"}
    assert option(table, "red.a", "deploy:omega-network").closed.code == "arrive.no_source"
    assert option(table, "red.b", "deploy:burrow-ambush") is None


def test_speed_for_the_round_outlasts_the_action_and_for_the_action_does_not(bench: Make) -> None:
    units = {"red.a": ("terran/marine", {1: (12.0, 9.0)}), "red.b": ("zerg/roach", {1: (30.0, 9.0)}), "blue.a": FOE}
    table = bench(units).start()
    table.do(use("stimpack"))
    assert speed_now(table.game, "red.a") == 10
    table.do(Hold(by="red", unit="red.a"), Hold(by="blue", unit="blue.a"), use("glial-reconstitution", "red.b"))
    assert speed_now(table.game, "red.b") == 8
    table.do(Hold(by="red", unit="red.b"))
    assert (speed_now(table.game, "red.a"), speed_now(table.game, "red.b")) == (10, 7)
    to_round_end(table).do(End(by=table.game.holder))
    assert speed_now(table.game, "red.a") == 7
    assert table.game.state("red.a").used == frozenset()


def test_a_waived_disengage_holds_nobody_back(bench: Make) -> None:
    from engine.systems.starcraft.orders import Disengage

    for waives in (True, False):
        units = {
            "red.a": ("terran/medic", {1: (12.0, 9.0)}),
            "blue.a": ("zerg/kerrigan", {1: (13.6, 9.0)}),
            "blue.b": FOE,
        }
        table = bench(units).start()
        if waives:
            table.do(use("tactical-retreat"))
        table.do(Disengage(by="red", unit="red.a", leader=1, path=(Pose(12, 9), Pose(7, 9))))
        assert table.game.state("red.a").held_back is not waives


def test_a_unit_back_in_reserve_keeps_its_damage_and_frees_its_supply(bench: Make) -> None:
    from engine.orders import Wound
    from engine.systems.starcraft.supply import on_table

    table = bench({"red.a": ("terran/jim-raynor", {1: (12.0, 9.0)}), "blue.a": FOE}).start()
    table.do(Wound(by="red", model="red.a.1", wounds=3))
    assert on_table(table.game, "red") == 1
    table.do(use("strap-in"))
    model = table.game.model("red.a.1")
    assert (model.standing, model.wounds) == (Standing.RESERVE, 3)
    assert on_table(table.game, "red") == 0
    assert table.game.state("red.a").marker is ActivationMarker.MOVEMENT
    assert table.game.active == "blue"


def test_mass_recall_takes_back_only_who_is_near(bench: Make) -> None:
    near = 12.5 / 25.4 + 20 / 25.4 + 6
    units = {
        "red.a": ("protoss/artanis", {1: (20.0, 14.0)}),
        "red.b": ("protoss/zealot", {1: (20.0 + near - 0.002, 9.0)}),
        "red.c": ("protoss/zealot", {1: (20.0, 9.0 - near - 0.002)}),
        "blue.a": FOE,
    }
    table = bench(units).start()
    table.do(use("warp-prism-indicator", at=(20.0, 9.0)), use("mass-recall"))
    assert [table.game.stands(unit) for unit in ("red.a", "red.b", "red.c")] == [False, False, True]


def test_a_second_unit_is_activated_after_bound_by_the_khala(bench: Make) -> None:
    units = {
        "red.a": ("protoss/zealot", {1: (12.0, 9.0)}),
        "red.b": ("protoss/zealot", {1: (20.0, 9.0)}),
        "red.c": ("protoss/zealot", {1: (30.0, 9.0)}),
        "blue.a": FOE,
    }
    table = bench(units).start()
    table.do(use("bound-by-the-khala"), Hold(by="red", unit="red.a"))
    assert table.game.active == "red"
    table.do(Hold(by="red", unit="red.b"))
    assert table.game.active == "blue"


def test_a_claimed_marker_is_not_taken_by_passing(bench: Make) -> None:
    table = bench({"red.a": ("terran/marine", {1: (12.0, 9.0)}), "blue.a": FOE}).start("blue")
    table.do(Hold(by="blue", unit="blue.a"), use("terran-tenacity"), Hold(by="red", unit="red.a"), Pass(by="blue"))
    assert table.game.holder == "red"
    table.do(Pass(by="red"), ChooseFirst(by="red", first="blue"), Pass(by="blue"))
    assert table.game.holder == "blue"


def test_an_enemy_that_is_gripped_counts_as_activated(bench: Make) -> None:
    table = bench({"red.a": ("zerg/kerrigan", {1: (12.0, 9.0)}), "blue.a": ("zerg/zergling", {1: (18.0, 9.0)})}).start()
    table.do(use("crushing-grip", target="blue.a"), Hold(by="red", unit="red.a"))
    assert table.rules.options(table.game).ready == frozenset()


def test_tunneling_leaves_a_unit_burrowed_and_a_plain_move_does_not(bench: Make) -> None:
    for tunnels in (True, False):
        table = bench({"red.a": ("zerg/roach", {1: (12.0, 9.0)}), "blue.a": FOE}).start()
        table.do(use("burrow"))
        assert table.game.state("red.a").hidden
        if tunnels:
            table.do(use("tunneling-claws"))
        table.do(Move(by="red", unit="red.a", leader=1, path=(Pose(12, 9), Pose(16, 9))))
        state = table.game.state("red.a")
        assert (state.burrowed, state.hidden, state.tunneling) == (tunnels, tunnels, False)


def test_tunneling_is_for_the_action_that_follows_and_for_one_that_an_unengaged_unit_has(bench: Make) -> None:
    table = bench({"red.a": ("zerg/roach", {1: (12.0, 9.0)}), "blue.a": FOE}).start()
    table.do(Hold(by="red", unit="red.a"))
    assert table.refusals(use("tunneling-claws")) == ["activation.already"]
    engaged = bench({"red.a": ("zerg/roach", {1: (12.0, 9.0)}), "blue.a": ("zerg/zergling", {1: (14.0, 9.0)})}).start()
    assert engaged.refusals(use("tunneling-claws")) == ["ability.engaged"]


def test_nobody_tunnels_who_is_not_burrowed(bench: Make) -> None:
    for burrows in (True, False):
        units = {"red.a": ("zerg/roach", {1: (12.0, 9.0)}), "red.b": ("zerg/roach", {1: (15.0, 9.0)}), "blue.a": FOE}
        table = bench(units).start()
        table.do(*[use("burrow")] * burrows, use("tunneling-claws"))
        through = Move(by="red", unit="red.a", leader=1, path=(Pose(12, 9), Pose(18, 9)))
        assert table.refusals(through) == ([] if burrows else ["move.through_model"])


@pytest.mark.parametrize("closes", [True, False])
def test_nobody_else_uses_an_ability_between_close_ranks_and_its_fight(bench: Make, closes: bool) -> None:
    units = {
        "red.a": ("zerg/roach", {1: (12.0, 9.0)}),
        "blue.a": ("zerg/zergling", {1: (14.0, 9.0)}),
        "red.b": ("zerg/kerrigan", {1: (12.0, 14.0)}),
        "blue.b": ("zerg/zergling", {1: (14.0, 14.0)}),
    }
    table = bench(units).start().to(Phase.COMBAT)
    if closes:
        table.do(CloseRanks(by="red", unit="red.a", leader=1, path=(Pose(12, 9), Pose(12.3, 9))))
    refused = table.refusals(use("crushing-grip", unit="red.b", target="blue.b"))
    assert ("activation.unfinished" in refused) == closes


@pytest.mark.parametrize("tunneling", [True, False])
def test_close_ranks_brings_up_even_who_was_to_tunnel(bench: Make, with_state: Make, tunneling: bool) -> None:
    units = {"red.a": ("zerg/roach", {1: (12.0, 9.0)}), "blue.a": ("zerg/zergling", {1: (14.0, 9.0)})}
    table = bench(units).start().to(Phase.COMBAT)
    with_state(table, "red.a", burrowed=True, tunneling=tunneling)
    table.do(CloseRanks(by="red", unit="red.a", leader=1, path=(Pose(12, 9), Pose(12.3, 9))))
    assert not table.game.state("red.a").burrowed


def test_a_tank_in_siege_mode_is_as_large_as_its_card_says(bench: Make) -> None:
    table = bench({"red.a": ("terran/siege-tank", {1: (20.0, 9.0)}), "blue.a": FOE}).start()
    assert table.game.size_of("red.a") == 2
    table.do(use("siege-mode"))
    assert table.game.size_of("red.a") == 3
    assert not table.judge(Move(by="red", unit="red.a", leader=1, path=(Pose(20, 9), Pose(22, 9)))).legal


def test_tokens_go_at_the_end_of_the_round_but_creep_stays(bench: Make) -> None:
    table = bench({"red.a": ("zerg/queen", {1: (12.0, 9.0)}), "blue.a": FOE}).start()
    table.do(use("spread-creep", at=(30.0, 4.0)), use("overlord", at=(12.0, 16.0)), Hold(by="red", unit="red.a"))
    assert {token.kind.id for token in table.game.tokens.values()} == {"creep-tumor", "faction-indicator"}
    assert [token.kind for token in table.rules.readout(table.game).tokens] == ["token", "token"]
    to_round_end(table).do(End(by=table.game.holder))
    assert {token.kind.id for token in table.game.tokens.values()} == {"creep-tumor"}


def test_a_token_that_yields_is_moved_aside_base_to_base(bench: Make) -> None:
    from geometry.gaps import separation

    units = {"red.a": ("zerg/queen", {1: (12.0, 9.0)}), "red.b": ("zerg/roach", {1: (18.0, 13.0)}), "blue.a": FOE}
    table = bench(units).start()
    at = (12.0, 9.0 + (80 + 28) / 2 / 25.4)
    table.do(use("spawn-creep-tumor", at=at), Hold(by="red", unit="red.a"), Hold(by="blue", unit="blue.a"))
    table.do(Move(by="red", unit="red.b", leader=1, path=(Pose(18, 13), Pose(12.6, 12.3))))
    token = next(iter(table.game.tokens.values()))
    assert token.at != at
    assert separation(token.placed, table.game.model("red.b.1").placed) == pytest.approx(0, abs=1e-6)
    assert separation(token.placed, table.game.model("red.a.1").placed) >= -1e-6


def test_a_force_field_is_gone_when_something_large_has_come_over_it(bench: Make) -> None:
    units = {"red.a": ("protoss/sentry", {1: (12.0, 9.0)}), "blue.a": ("terran/goliath", {1: (23.0, 9.0)})}
    table = bench(units).start()
    table.do(use("force-field", at=(18.0, 9.0)), Hold(by="red", unit="red.a"))
    order = Move(by="blue", unit="blue.a", leader=1, path=(Pose(23, 9), Pose(17, 9)))
    assert table.finding(order, "token.run_over", Severity.PASSED)
    table.do(order)
    assert table.game.tokens == {}


def test_who_follows_something_large_is_set_where_it_has_run_a_force_field_over(bench: Make) -> None:
    stalkers = {1: (20.2, 11.4), 2: (23.4, 11.4)}
    units = {"red.a": ("protoss/sentry", {1: (12.0, 9.0)}), "blue.a": ("protoss/stalker", stalkers)}
    table = bench(units).start()
    table.do(use("force-field", at=(18.0, 9.0)), Hold(by="red", unit="red.a"))
    start = Pose(20.2, 11.4)
    for end, is_over in ((Pose(16.21, 11.6), True), (Pose(18.2, 12.6), False)):
        draft = Draft("move", "blue", "blue.a", 1, (start, end))
        room = table.rules.areas(table.game, draft).others[2]
        assert room.contains((18.0, 9.0)) is is_over
    placed = use("blink", "blue.a", leader=1, path=(start, Pose(16.21, 11.6)), others={2: Pose(18, 9)})
    assert table.refusals(placed) == ["token.stood_on"], "a PLACE runs nothing over"


def test_a_place_is_no_movement_and_leaves_tokens_alone(bench: Make) -> None:
    units = {"red.a": ("protoss/sentry", {1: (12.0, 9.0)}), "blue.a": ("protoss/stalker", {1: (23.0, 9.0)})}
    table = bench(units).start()
    table.do(use("force-field", at=(18.0, 9.0)), Hold(by="red", unit="red.a"))
    table.do(use("blink", "blue.a", leader=1, path=(Pose(23, 9), Pose(18.2, 12.4))))
    assert len(table.game.tokens) == 1
    assert not table.game.state("blue.a").stationary


def test_grass_is_flown_over_unharmed(bench: Make, wall: Make) -> None:
    from dataclasses import replace

    table = bench(
        {"red.a": ("terran/marine", {1: (12.0, 9.0)}), "blue.a": FOE}, terrain=[wall("g", 15, 8, 16, 10, kind="grass")]
    )
    table.start()
    order = Move(by="red", unit="red.a", leader=1, path=(Pose(12, 9), Pose(18, 9)))
    flies = replace(table.game.profile("red.a"), tags=frozenset({"flying"}))
    units = tuple(replace(one, profile=flies) if one.id == "red.a" else one for one in table.game.mission.units)
    flying = replace(table.game, mission=replace(table.game.mission, units=units))
    assert table.rules.carry_out(table.game, order).removed == {"g"}
    assert table.rules.carry_out(flying, order).removed == frozenset()


def test_free_edges_are_what_the_entry_edges_leave(bench: Make) -> None:
    table = bench(
        {"red.a": ("terran/marine", {1: (12.0, 9.0)}), "blue.a": ("terran/marine", {1: (50.0, 30.0)})}
    ).start()
    assert {edge.edge for edge in open_edges(table.game, "blue")} == {EdgeName.LEFT, EdgeName.RIGHT}
    table.do(use("comsat-station", target="left"))
    assert {edge.edge for edge in open_edges(table.game, "blue")} == {EdgeName.RIGHT}
    assert {edge.edge for edge in open_edges(table.game, "red")} == {EdgeName.LEFT, EdgeName.RIGHT}


def test_at_the_end_of_the_round_either_side_lands_what_it_has_marked(bench: Make) -> None:
    units = {
        "red.a": ("terran/marine", {1: (12.0, 9.0)}),
        "red.b": ("terran/marine", 6),
        "blue.a": ("terran/marine", {1: (50.0, 30.0)}),
        "blue.b": ("terran/marine", 6),
    }
    table = bench(units).start()
    table.do(use("dropship", at=(30.0, 10.0)), Hold(by="red", unit="red.a"))
    table.do(use("dropship", "blue.a", at=(20.0, 24.0)), Hold(by="blue", unit="blue.a"))
    to_round_end(table)
    for unit, at in (("red.b", (30.0, 11.2)), ("blue.b", (20.0, 22.8))):
        draft = option(table, unit, "deploy:dropship-landing").draft
        order = table.rules.propose(table.game, Draft(draft.option, draft.by, unit, 1, (Pose(*at),)))
        assert isinstance(order, Deploy)
        table.do(order)
        assert len(table.game.standing_of(unit)) == 6
    assert table.game.tokens == {}
    assert table.game.awaiting is Awaiting.ROUND_END


def test_artanis_sends_home_the_friend_he_comes_to(bench: Make) -> None:
    units = {"red.a": ("protoss/artanis", 1), "red.b": ("protoss/zealot", {1: (20.0, 9.0)}), "blue.a": FOE}
    table = bench(units).start()
    order = table.rules.propose(table.game, Draft("deploy:phase-prism", "red", "red.a", 1, (Pose(21.7, 9.3),)))
    table.do(order)
    assert table.game.stands("red.a")
    assert table.game.in_reserve("red.b")


def test_a_structure_is_set_up_without_an_activation(bench: Make) -> None:
    table = bench({"red.a": ("protoss/pylon", 1), "red.b": ("protoss/zealot", {1: (20.0, 9.0)}), "blue.a": FOE}).start()
    table.do(table.rules.propose(table.game, Draft("deploy:pylon", "red", "red.a", 1, (Pose(30, 9),))))
    assert table.game.active == "red"
    assert table.game.state("red.a").since == 1


AREAS = [
    ("ability:blink", "protoss/stalker"),
    ("ability:leg-enhancements", "protoss/praetor-guard"),
    ("ability:force-field", "protoss/sentry"),
    ("ability:spawn-creep-tumor", "zerg/queen"),
    ("ability:overlord", "zerg/roach"),
    ("ability:spread-creep", "zerg/roach"),
]
ARRIVAL_AREAS = [
    ("deploy:burrow-ambush", "zerg/roach"),
    ("deploy:proxy-barracks", "terran/marine"),
    ("deploy:rapid-reinforcements", "terran/raynors-raider"),
    ("deploy:pylon", "protoss/pylon"),
]


def _agree(table: Any, option_id: str, unit: str, at: tuple[float, float], start: tuple[Pose, ...]) -> bool | None:
    """Whether the area holds a place, after seeing that the verdict says the same; none too near to the outline."""
    draft = Draft(option_id, "red", unit, 1, (*start, Pose(*at)))
    end = table.rules.areas(table.game, draft).legal_end
    if end.distance_to_outline(at) < 0.03:
        return None
    order = table.rules.propose(table.game, draft)
    laid = getattr(order, "at", None) or at
    if laid != at:  # drawn against what it is to touch: the area is no wider than that
        assert table.judge(order).legal is (end.contains(laid) or end.distance_to_outline(laid) < 0.005), (
            option_id,
            at,
            table.refusals(order),
        )
        return None
    assert table.judge(order).legal is end.contains(at), (option_id, at, table.refusals(order))
    return bool(end.contains(at))


@pytest.mark.parametrize(("option_id", "profile"), AREAS)
def test_the_area_of_an_ability_agrees_with_the_verdict(bench: Make, wall: Make, option_id: str, profile: str) -> None:
    units = {"red.a": (profile, {1: (24.0, 9.0)}), "blue.a": ("zerg/zergling", {1: (30.0, 12.0)})}
    table = bench(units, terrain=[wall("w", 25, 5, 29, 6)]).start()
    places = [(x / 2 + 0.1, y / 2 + 0.2) for x in range(26, 78, 3) for y in range(2, 40, 2)]
    places += [(24.0 + dx, 9.0 + dy) for dx in (-2.13, 0.6, 2.126) for dy in (-2.126, 0.6, 2.127)]
    said = {_agree(table, option_id, "red.a", at, (Pose(24, 9),)) for at in places}
    assert False in said
    assert True in said or option_id == "ability:spawn-creep-tumor"


@pytest.mark.parametrize(("option_id", "profile"), ARRIVAL_AREAS)
def test_the_area_of_an_arrival_agrees_with_the_verdict(bench: Make, option_id: str, profile: str) -> None:
    units = {
        "red.a": (profile, 1),
        "red.b": ("terran/marine", {1: (10.0, 18.0)}) if "rapid" in option_id else ("zerg/queen", {1: (40.0, 5.0)}),
        "blue.a": ("zerg/zergling", {1: (18.0, 18.0)}),
    }
    hill = Piece("hill", "Hill", "rock", Area.rectangle(3, 6, 6, 8), 3)
    table = bench(units, terrain=[hill]).start()
    places = [(x / 2 + 0.1, y / 2 + 0.2) for x in range(1, 90, 5) for y in range(1, 64, 4)]
    said = {_agree(table, option_id, "red.a", at, ()) for at in places}
    assert {True, False} <= said


def test_every_moving_kind_and_every_arrival_is_done_on_the_table(bench: Make) -> None:
    units = {"red.a": ("protoss/stalker", {1: (24.0, 9.0)}), "red.b": ("protoss/stalker", 1), "blue.a": FOE}
    table = bench(units).start()
    for unit in ("red.a", "red.b"):
        for one in table.rules.options(table.game, unit).unit:
            if ":" in one.id:
                does = table.game.kit.abilities[one.id.partition(":")[2]].does
                assert (one.draft is not None) is (does in (*MOVING, *ARRIVALS, Does.TOKEN))


def test_a_run_gains_what_an_ability_gives_for_the_action(bench: Make) -> None:
    table = bench({"red.a": ("protoss/zealot", {1: (12.0, 9.0)}), "blue.a": FOE}).start()
    table.to(Phase.ASSAULT)
    table.do(use("zealous-charge"))
    order = table.rules.propose(table.game, Draft("run", "red", "red.a", 1, (Pose(12, 9), Pose(20.9, 9))))
    assert isinstance(order, Run)
    table.do(order)


def test_creep_is_drawn_as_far_as_it_reaches(bench: Make) -> None:
    table = bench({"red.a": ("zerg/queen", {1: (12.0, 9.0)}), "blue.a": FOE}).start()
    assert all("creep" not in band.text for band in table.rules.areas(table.game, None).bands)
    table.do(use("spread-creep", at=(30.0, 4.0)))
    creep = next(band for band in table.rules.areas(table.game, None).bands if "creep" in band.text)
    edge = 30.0 + 14 / 25.4 + 6
    assert creep.area.contains((edge - 0.002, 4.0))
    assert not creep.area.contains((edge + 0.002, 4.0))


def test_an_ability_may_follow_the_action_until_somebody_does_something(bench: Make) -> None:
    table = bench({"red.a": ("zerg/roach", {1: (12.0, 9.0)}), "blue.a": FOE}).start()
    table.do(Move(by="red", unit="red.a", leader=1, path=(Pose(12, 9), Pose(16, 9))))
    assert table.game.active == "blue"
    assert option(table, "red.a", "ability:burrow").open
    assert option(table, "red.a", "ability:glial-reconstitution").closed.code == "activation.already"
    passed = table.rules.carry_out(table.game, Pass(by="blue"))
    assert not table.rules.judge(passed, use("burrow")).legal
    table.do(use("burrow"))
    assert table.game.state("red.a").burrowed
    assert (table.game.active, table.game.begun) == ("blue", None)
    table.do(Hold(by="blue", unit="blue.a"))


@pytest.mark.parametrize(("off", "touches"), [(0.7, True), (0.8, False)])
def test_a_tumor_held_close_to_its_queen_is_laid_against_her(bench: Make, off: float, touches: bool) -> None:
    units = {"red.q": ("zerg/queen", {1: (27.0, 10.0)}), "blue.a": ("terran/marine", {1: (50.0, 33.0)})}
    made = bench(units).start()
    touching = (80 + 28) / 2 / 25.4
    held = Pose(27.0 + touching + off, 10.0)
    draft = Draft("ability:spawn-creep-tumor", "red", "red.q", path=(Pose(27.0, 10.0), held))
    at = made.rules.propose(made.game, draft).at
    assert at[0] == pytest.approx(27.0 + touching if touches else held.x)
