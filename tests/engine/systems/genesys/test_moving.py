from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.findings import Severity
from engine.systems.genesys.orders import Attack, HoldAction, Move, Spend, Way
from engine.systems.genesys.state import ActionState
from geometry.base import Base, BaseShape
from geometry.pose import Pose

Begin = Callable[..., Any]


@pytest.mark.parametrize(
    ("inches", "extra", "severity"),
    [
        (8.998, False, Severity.PASSED),
        (8.999, False, Severity.AT_LIMIT),
        (9, False, Severity.AT_LIMIT),
        (9.001, False, Severity.AT_LIMIT),
        (9.002, False, Severity.REFUSED),
        (11.998, True, Severity.PASSED),
        (12.001, True, Severity.AT_LIMIT),
        (12.002, True, Severity.REFUSED),
    ],
)
def test_a_model_moves_three_times_its_movement_or_four_with_the_action(
    play: Begin, inches: float, extra: bool, severity: Severity
) -> None:
    game = play({"red.walkers": {1: (10, 26)}}).activate("red.walkers")
    assert game.severities(game.shift("red.walkers", 0, -inches, extra=extra), "move.too_far") == [severity]


def test_several_orders_of_one_activation_share_the_allowance_of_each_model(play: Begin) -> None:
    game = play().activate("red.walkers")
    game.do(game.shift("red.walkers", 0, -5, only=1))
    assert game.refusals(game.shift("red.walkers", 0, -4.5, only=1)) == ["move.too_far"]
    assert game.refusals(game.shift("red.walkers", 0, -4, only=1)) == []
    assert game.refusals(game.shift("red.walkers", 0, -9, only=2)) == []


def test_a_way_back_counts_as_well(play: Begin) -> None:
    game = play().activate("red.walkers")
    game.do(game.shift("red.walkers", 0, -5, only=1))
    assert game.finding(game.shift("red.walkers", 0, 4, only=1), "move.too_far").measured == 9


def test_the_others_go_straight_from_where_they_stand_and_are_measured_too(play: Begin) -> None:
    game = play().activate("red.walkers")
    here = game.at("red.walkers.1")
    order = Move(
        by="red",
        unit="red.walkers",
        model=1,
        path=(here, here.moved(0, -1)),
        others={2: Pose(12, 16.9), 3: Pose(14, 17.5)},
    )
    assert [finding.subjects[0] for finding in game.judge(order).refusals] == ["red.walkers.2"]


def test_extra_movement_takes_the_action_and_needs_one(play: Begin) -> None:
    game = play().activate("red.walkers").do(game_shift(play, extra=True))
    assert game.game.action_of("red.walkers") is ActionState.GONE
    assert game.refusals(Spend(by="red", unit="red.walkers")) == ["action.used"]
    game = play().activate("red.walkers").do(HoldAction(by="red", unit="red.walkers"))
    assert game.refusals(game.shift("red.walkers", 0, -10, extra=True)) == ["action.used"]
    assert game.refusals(game.shift("red.walkers", 0, -9)) == []


def game_shift(play: Begin, **words: Any) -> Move:
    return play().shift("red.walkers", 0, -3, **words)


def test_the_action_given_to_movement_counts_for_the_rest_of_the_activation(play: Begin) -> None:
    game = play().activate("red.walkers")
    game.do(game.shift("red.walkers", 0, -10, extra=True))
    assert game.refusals(game.shift("red.walkers", 0, -2)) == []
    assert game.refusals(game.shift("red.walkers", 0, -2.1)) == ["move.too_far"] * 3


def test_movement_and_action_come_in_either_order(play: Begin) -> None:
    attack = Attack(by="red", unit="red.walkers", target="blue.walkers", way=Way.RANGED)
    first_move = play().activate("red.walkers")
    first_move.do(first_move.shift("red.walkers", 0, -3), attack)
    first_act = play().activate("red.walkers").do(attack)
    first_act.do(first_act.shift("red.walkers", 0, -3)).do(first_act.shift("red.walkers", 0, -3))
    assert first_act.game.moved["red.walkers.1"] == 6


def test_movement_is_not_taken_up_again_after_the_action(play: Begin) -> None:
    game = play().activate("red.walkers")
    game.do(game.shift("red.walkers", 0, -3), Spend(by="red", unit="red.walkers"))
    assert game.refusals(game.shift("red.walkers", 0, -3)) == ["move.split"]


def test_a_held_action_leaves_movement_open(play: Begin) -> None:
    game = play().activate("red.walkers")
    game.do(game.shift("red.walkers", 0, -3), HoldAction(by="red", unit="red.walkers"))
    assert game.judge(game.shift("red.walkers", 0, -3)).legal


def test_a_path_begins_where_the_model_stands(play: Begin) -> None:
    game = play().activate("red.walkers")
    away = Move(by="red", unit="red.walkers", model=1, path=(Pose(10, 25), Pose(10, 24)))
    assert game.refusals(away) == ["move.start"]
    assert game.refusals(replace(away, path=())) == ["move.start"]
    assert game.judge(replace(away, path=(Pose(10, 26.0009), Pose(10, 24)))).legal


def test_an_order_names_models_that_stand_on_the_table_and_each_once(play: Begin) -> None:
    game = play({"red.walkers": {1: (10, 26), 2: (12, 26)}}).activate("red.walkers")
    here = game.at("red.walkers.1")
    order = Move(by="red", unit="red.walkers", model=1, path=(here, here.moved(0, -1)))
    assert game.refusals(replace(order, model=3)) == ["order.unknown"]
    assert game.refusals(replace(order, others={9: Pose(1, 1)})) == ["order.unknown"]
    assert game.refusals(replace(order, others={1: Pose(1, 1)})) == ["order.unknown"]


def test_nobody_crosses_an_impassable_piece_or_stops_on_it_and_a_hedge_is_open(play: Begin) -> None:
    game = play({"red.runners": {1: (30, 25)}}).activate("red.runners")
    assert game.refusals(game.shift("red.runners", 0, -5)) == ["move.blocked", "move.ends_on_terrain"]
    assert game.refusals(game.shift("red.runners", 0, -9)) == ["move.blocked"]
    hedge = play({"red.runners": {1: (26, 25)}}).activate("red.runners")
    assert hedge.refusals(hedge.shift("red.runners", 0, -5)) == []


def test_a_base_may_touch_an_impassable_piece_but_not_enter_it(play: Begin) -> None:
    game = play({"red.runners": {1: (30, 25)}}).activate("red.runners")
    assert game.refusals(game.shift("red.runners", 0, -3.5)) == []
    assert game.severities(game.shift("red.runners", 0, -3.5005), "move.blocked") == [Severity.AT_LIMIT]
    assert game.refusals(game.shift("red.runners", 0, -3.502)) == ["move.blocked", "move.ends_on_terrain"]


FACE_TO_FACE = {"red.walkers": {1: (10, 26)}, "red.runners": {1: (10, 23)}, "blue.walkers": {1: (14, 26)}}


def test_friends_are_passed_through_and_enemies_are_not(play: Begin) -> None:
    game = play(FACE_TO_FACE).activate("red.walkers")
    assert game.refusals(game.shift("red.walkers", 0, -6)) == []
    assert game.refusals(game.shift("red.walkers", 8, 0)) == ["move.through_model"]


def test_who_may_be_passed_through_is_a_setting(play: Begin) -> None:
    everybody = play(FACE_TO_FACE, passing="all").activate("red.walkers")
    assert everybody.refusals(everybody.shift("red.walkers", 8, 0)) == []
    nobody = play(FACE_TO_FACE, passing="none").activate("red.walkers")
    assert nobody.refusals(nobody.shift("red.walkers", 0, -6)) == ["move.through_model"]


def test_a_squad_passes_through_itself_under_every_setting(play: Begin) -> None:
    game = play(passing="none").activate("red.walkers")
    assert game.refusals(game.shift("red.walkers", 5, 0, only=1)) == []


def test_ends_never_overlap(play: Begin) -> None:
    game = play(FACE_TO_FACE).activate("red.walkers")
    assert game.refusals(game.shift("red.walkers", 0, -3.5)) == ["move.ends_on_model"]
    assert game.refusals(game.shift("red.walkers", 0, -2)) == []
    together = play().activate("red.walkers")
    assert together.refusals(together.shift("red.walkers", 2, 0)) == []
    assert together.refusals(together.shift("red.walkers", 2, 0, only=1)) == ["move.ends_on_model"]


def test_a_base_ends_wholly_on_the_table(play: Begin) -> None:
    game = play({"red.runners": {1: (2, 30)}}).activate("red.runners")
    assert game.severities(game.shift("red.runners", -1.5, 0), "move.off_table") == [Severity.PASSED]
    assert game.severities(game.shift("red.runners", -1.5009, 0), "move.off_table") == [Severity.AT_LIMIT]
    assert game.refusals(game.shift("red.runners", -1.502, 0)) == ["move.off_table"]


def test_a_way_does_not_lead_off_the_table_between_its_ends(play: Begin) -> None:
    game = play({"red.runners": {1: (2, 30)}}).activate("red.runners")
    here = game.at("red.runners.1")
    order = Move(by="red", unit="red.runners", model=1, path=(here, Pose(-1, 28), Pose(2, 26)))
    assert game.refusals(order) == ["move.off_table"]


@pytest.mark.parametrize(
    ("gap", "severities"),
    [
        (1.002, []),
        (1.001, [Severity.AT_LIMIT]),
        (1, [Severity.AT_LIMIT]),
        (0.999, [Severity.AT_LIMIT]),
        (0.998, [Severity.LEFT_TO_YOU]),
        (0, [Severity.LEFT_TO_YOU]),
    ],
)
def test_passing_through_the_threat_range_of_an_unengaged_enemy_is_left_to_the_players(
    play: Begin, gap: float, severities: list[Severity]
) -> None:
    game = play({"red.walkers": {1: (10, 26)}, "blue.walkers": {1: (11 + gap, 22)}}).activate("red.walkers")
    order = game.shift("red.walkers", 0, -8)
    assert game.judge(order).legal
    assert game.severities(order, "move.threat") == severities


def test_the_threat_of_an_enemy_already_engaged_or_engaged_by_this_move_is_not_mentioned(play: Begin) -> None:
    place = {"red.walkers": {1: (10, 26)}, "red.runners": {1: (12, 21)}, "blue.walkers": {1: (12, 22)}}
    game = play(place).activate("red.walkers")
    assert game.severities(game.shift("red.walkers", 0.6, -8), "move.threat") == []
    alone = play({"red.walkers": {1: (12, 26)}, "blue.walkers": {1: (12, 22)}}).activate("red.walkers")
    assert alone.severities(alone.shift("red.walkers", 0, -3), "move.threat") == []
    assert alone.severities(alone.shift("red.walkers", 0, -2.5), "move.threat") == [Severity.LEFT_TO_YOU]


def test_each_squad_whose_threat_range_is_passed_is_told_by_its_nearest_model(play: Begin) -> None:
    place = {
        "red.walkers": {1: (10, 26)},
        "blue.walkers": {1: (11.9, 22), 2: (11.6, 19)},
        "blue.runners": {1: (8.2, 21), 2: (4, 21)},
    }
    game = play(place).activate("red.walkers")
    found = [one for one in game.judge(game.shift("red.walkers", 0, -9)).findings if one.code == "move.threat"]
    assert [(one.subjects[1], one.measured) for one in found] == [
        ("blue.walkers.2", pytest.approx(0.6)),
        ("blue.runners.1", pytest.approx(0.8)),
    ]


def test_leaving_melee_is_left_to_the_players(play: Begin) -> None:
    game = play({"red.walkers": {1: (10, 26)}, "blue.walkers": {1: (10, 25)}}).activate("red.walkers")
    finding = game.finding(game.shift("red.walkers", 0, 3), "move.leaves_melee")
    assert (finding.severity, finding.subjects) == (Severity.LEFT_TO_YOU, ("red.walkers.1", "blue.walkers.1"))
    assert game.severities(game.shift("red.walkers", 0, 0), "move.leaves_melee") == []


def test_squad_coherency_is_looked_at_only_where_a_table_has_set_it_and_never_refuses(play: Begin) -> None:
    off = play().activate("red.walkers")
    assert off.severities(off.shift("red.walkers", 0, -8, only=1), "squad.coherency") == []
    game = play(squad_coherency=2.0).activate("red.walkers")
    order = game.shift("red.walkers", -2, 0, only=1)
    assert game.judge(order).legal
    finding = next(f for f in game.judge(order).noted if f.code == "squad.coherency")
    assert (finding.subjects, finding.measured, finding.limit) == (("red.walkers.1",), 3, 2)
    assert finding.severity is Severity.LEFT_TO_YOU
    assert game.say(finding).startswith("Red Walkers 1 stands 3.00″ from its nearest squad mate; at most 2″ is set")
    assert "Not from the rulebook" in game.say(finding)
    edge = game.shift("red.walkers", -1.0005, 0, only=1)
    assert Severity.AT_LIMIT in game.severities(edge, "squad.coherency")


def test_a_squad_of_one_has_no_coherency(play: Begin) -> None:
    game = play(squad_coherency=2.0).activate("red.captain")
    assert game.severities(game.shift("red.captain", 0, -8), "squad.coherency") == []


def test_a_turn_of_a_long_base_is_measured_at_the_part_that_moves_farthest(play: Begin) -> None:
    game = play({"red.runners": {1: (20, 26)}}).activate("red.runners")
    model = replace(game.game.model("red.runners.1"), base=Base(BaseShape.RECTANGLE, 6, 8))
    game.game = game.game.with_models([model])
    here = game.at("red.runners.1")
    turn = Move(by="red", unit="red.runners", model=1, path=(here, here.turned(180)))
    assert game.finding(turn, "move.too_far").measured == pytest.approx(10)
    slide = replace(turn, path=(here, here.turned(180), here.turned(180).moved(0, -2.001)))
    assert "move.too_far" in game.refusals(replace(slide, path=(*slide.path[:-1], here.turned(180).moved(0, -2.002))))


def test_movement_is_judged_in_an_activation_alone(play: Begin) -> None:
    game = play()
    assert game.refusals(game.shift("red.walkers", 0, -1)) == ["order.not_now"]
