from collections.abc import Callable
from typing import Any

import pytest

from engine.options import Draft
from engine.systems.genesys.engagement import squads_in_touch
from engine.systems.genesys.orders import Charge, Move
from geometry.pose import Pose, distance

Begin = Callable[..., Any]


def draft(game: Any, option: str, unit: str, model: int, dx: float, dy: float, **more: Any) -> Draft:
    here = game.at(f"{unit}.{model}")
    return Draft(option, unit.split(".")[0], unit, model, (here, here.moved(dx, dy)), **more)


def test_the_squad_keeps_its_formation_about_the_model_in_the_hand(play: Begin) -> None:
    game = play().activate("red.walkers")
    order = game.rules.propose(game.game, draft(game, "move", "red.walkers", 2, 1, -5))
    assert isinstance(order, Move)
    assert order.path[-1] == Pose(13, 21)
    assert order.others == {1: Pose(11, 21), 3: Pose(15, 21)}
    assert game.judge(order).legal


def test_one_model_moves_alone_where_that_was_chosen(play: Begin) -> None:
    game = play().activate("red.walkers")
    order = game.rules.propose(game.game, draft(game, "move_one", "red.walkers", 2, 1, -5))
    assert order.others == {}
    assert not order.extra


def test_models_set_by_hand_stay_where_they_were_set(play: Begin) -> None:
    game = play().activate("red.walkers")
    asked = draft(game, "move", "red.walkers", 2, 1, -5, others={3: Pose(14, 24)})
    assert game.rules.propose(game.game, asked).others == {1: Pose(11, 21), 3: Pose(14, 24)}


def test_the_squad_turns_with_the_model_in_the_hand_each_on_its_spot(play: Begin) -> None:
    game = play().activate("red.walkers")
    here = game.at("red.walkers.1")
    order = game.rules.propose(game.game, Draft("move", "red", "red.walkers", 1, (here, here.turned(90))))
    assert order.others == {2: Pose(12, 26, 90), 3: Pose(14, 26, 90)}


def test_a_follower_stops_before_a_wall_and_the_rest_goes_on(play: Begin) -> None:
    game = play({"red.runners": {1: (26, 26), 2: (30, 26)}}).activate("red.runners")
    order = game.rules.propose(game.game, draft(game, "move", "red.runners", 1, 0, -8))
    assert order.path[-1] == Pose(26, 18)
    assert order.others[2].y == pytest.approx(21.5, abs=1e-3)
    assert game.judge(order).legal


def test_a_follower_that_has_less_left_stops_where_it_ends(play: Begin) -> None:
    game = play().activate("red.walkers")
    game.do(game.shift("red.walkers", 0, -7, only=3))
    order = game.rules.propose(game.game, draft(game, "move", "red.walkers", 1, 0, -5))
    assert order.others[2] == Pose(12, 21)
    assert order.others[3].y == pytest.approx(17, abs=1e-6)
    assert game.judge(order).legal


def test_a_follower_does_not_walk_into_a_melee_nobody_asked_for(play: Begin) -> None:
    place = {"red.walkers": {1: (10, 26), 2: (14, 26)}, "blue.walkers": {1: (14, 20)}}
    game = play(place).activate("red.walkers")
    order = game.rules.propose(game.game, draft(game, "move", "red.walkers", 1, 0, -8))
    assert order.others[2].y == pytest.approx(21.1, abs=1e-3)
    assert game.judge(order).legal


def test_a_follower_finds_room_beside_a_friend_who_stands_in_its_place(play: Begin) -> None:
    place = {"red.walkers": {1: (10, 26), 2: (12, 26)}, "red.runners": {1: (12, 20)}}
    game = play(place).activate("red.walkers")
    order = game.rules.propose(game.game, draft(game, "move", "red.walkers", 1, 0, -6))
    assert 21 <= order.others[2].y < 21.2
    assert game.judge(order).legal


def test_a_follower_in_whose_place_the_hand_stands_makes_room(play: Begin) -> None:
    place = {"red.runners": {1: (28, 24), 2: (30, 21.5)}}
    game = play(place).activate("red.runners")
    order = game.rules.propose(game.game, draft(game, "move", "red.runners", 1, 2, -2.5))
    assert order.path[-1] == Pose(30, 21.5)
    assert order.others[2] != Pose(30, 21.5)
    assert game.judge(order).legal


def test_movement_with_the_action_is_asked_by_its_option(play: Begin) -> None:
    game = play().activate("red.walkers")
    order = game.rules.propose(game.game, draft(game, "move_extra", "red.walkers", 1, 0, -11))
    assert order.extra
    assert game.judge(order).legal


CHARGE = {"red.walkers": {1: (10, 20), 2: (12, 20)}, "blue.walkers": {1: (10, 15), 2: (12, 15)}}


@pytest.mark.parametrize("dy", [-3.6, -4, -4.4, -5, -5.4])
def test_a_charge_stops_where_the_bases_meet(play: Begin, dy: float) -> None:
    game = play(CHARGE).activate("red.walkers")
    order = game.rules.propose(game.game, draft(game, "charge", "red.walkers", 1, 0, dy))
    assert isinstance(order, Charge)
    assert order.targets == ("blue.walkers",)
    assert game.judge(order).legal
    game.do(order)
    assert squads_in_touch(game.game, "red.walkers", "blue.walkers")
    assert game.at("red.walkers.1").y == pytest.approx(16, abs=1e-6)


def test_a_charge_held_behind_an_enemy_is_led_round_to_its_back(play: Begin) -> None:
    game = play({"red.walkers": {1: (10, 20)}, "blue.walkers": {1: (10, 15)}}).activate("red.walkers")
    order = game.rules.propose(game.game, draft(game, "charge", "red.walkers", 1, 0, -6.2))
    assert len(order.path) > 2
    assert order.path[-1].y == pytest.approx(14, abs=1e-6)
    assert game.judge(order).legal


def test_the_followers_of_a_charge_meet_the_enemy_too(play: Begin) -> None:
    game = play(CHARGE).activate("red.walkers")
    order = game.rules.propose(game.game, draft(game, "charge", "red.walkers", 1, 0, -4.5))
    assert order.others[2].y == pytest.approx(16, abs=1e-6)


def test_a_charge_past_the_side_of_an_enemy_steps_up_to_it(play: Begin) -> None:
    game = play({"red.walkers": {1: (10, 20)}, "blue.walkers": {1: (11.3, 15)}}).activate("red.walkers")
    order = game.rules.propose(game.game, draft(game, "charge", "red.walkers", 1, 0, -4.8))
    assert distance(order.path[-1].point, (11.3, 15)) == pytest.approx(1, abs=1e-6)
    assert game.judge(order).legal


def test_a_charge_into_the_open_stays_where_the_hand_is_and_is_refused(play: Begin) -> None:
    game = play(CHARGE).activate("red.walkers")
    order = game.rules.propose(game.game, draft(game, "charge", "red.walkers", 1, 0, -2))
    assert order.path[-1] == Pose(10, 18)
    assert game.refusals(order) == ["charge.no_target"]


def test_the_answers_to_a_charge_are_kept(play: Begin) -> None:
    game = play(CHARGE).activate("red.walkers")
    answers = {"targets": ("blue.walkers", "blue.captain"), "sight": "no"}
    order = game.rules.propose(game.game, draft(game, "charge_extra", "red.walkers", 1, 0, -4, answers=answers))
    assert (order.targets, order.sight, order.extra) == (("blue.walkers", "blue.captain"), False, True)


def test_a_draft_without_a_way_yet_proposes_to_stay(play: Begin) -> None:
    game = play().activate("red.walkers")
    order = game.rules.propose(game.game, Draft("move", "red", "red.walkers", 2))
    assert (order.model, order.path, order.others) == (2, (Pose(12, 26),), {})
    assert game.judge(order).legal
