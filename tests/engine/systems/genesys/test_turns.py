from collections.abc import Callable
from typing import Any

from engine.findings import Severity
from engine.orders import End, Pass, Remove, RollOff
from engine.systems.genesys.orders import Activate, Attack, Decline, HoldAction, Spend, Way
from engine.systems.genesys.state import ActionState, Stage

Begin = Callable[..., Any]


def rolled(red: int, blue: int) -> RollOff:
    return RollOff(rolled={"red": (red,), "blue": (blue,)})


def whole_turn(game: Any, *units: str) -> None:
    for unit in units:
        game.activate(unit).declined().do(End(by=unit.split(".")[0]))
    game.do(Pass(by=game.game.turn_of))


def test_the_higher_total_of_die_and_command_has_the_first_turn(play: Begin) -> None:
    game = play(roll_off=False)
    assert game.game.decider is None
    assert game.do(rolled(2, 5)).game.turn_of == "blue"
    assert play({"red.captain": {}, "red.walkers": {1: (9, 9)}}, roll_off=False).do(rolled(3, 2)).game.turn_of == "blue"


def test_without_command_the_die_alone_counts_where_it_is_set_so(play: Begin) -> None:
    place = {"red.captain": {}, "red.walkers": {1: (9, 9)}}
    assert play(place, roll_off=False, first_turn="roll_off_plain").do(rolled(3, 2)).game.turn_of == "red"


def test_a_tie_is_rolled_again(play: Begin) -> None:
    game = play(roll_off=False).do(rolled(4, 4))
    assert game.game.stage is Stage.ROLL_OFF
    assert game.do(rolled(4, 3)).game.turn_of == "red"


def test_the_roll_off_is_made_once(play: Begin) -> None:
    assert play().refusals(rolled(1, 2)) == ["order.not_now"]
    assert play(roll_off=False).refusals(Activate(by="red", unit="red.walkers")) == ["order.not_now"]


def test_only_the_side_whose_turn_it_is_activates_and_only_its_own_squads(play: Begin) -> None:
    game = play()
    assert game.refusals(Activate(by="blue", unit="blue.walkers")) == ["order.not_yours"]
    assert game.refusals(Activate(by="red", unit="blue.walkers")) == ["order.not_your_squad"]


def test_one_squad_is_active_at_a_time(play: Begin) -> None:
    game = play().activate("red.walkers")
    assert game.refusals(Activate(by="red", unit="red.runners")) == ["order.not_now"]
    assert game.refusals(game.shift("red.runners", 0, -1)) == ["order.not_now"]
    assert game.refusals(Pass(by="red")) == ["order.not_now"]
    assert game.judge(End(by="red")).legal


def test_nothing_of_an_activation_is_open_without_one(play: Begin) -> None:
    game = play()
    for order in (
        game.shift("red.walkers", 0, -1),
        Spend(by="red", unit="red.walkers"),
        HoldAction(by="red", unit="red.walkers"),
        Attack(by="red", unit="red.walkers", target="blue.walkers", way=Way.RANGED),
        End(by="red"),
        Decline(by="red"),
    ):
        assert game.refusals(order) == ["order.not_now"]


def test_a_squad_is_activated_once_a_game_round(play: Begin) -> None:
    game = play()
    whole_turn(game, "red.walkers")
    whole_turn(game, "blue.walkers")
    assert game.refusals(Activate(by="red", unit="red.walkers")) == ["activate.again"]


def test_a_squad_off_the_table_is_not_activated(play: Begin) -> None:
    game = play({"red.runners": {1: (9, 9)}})
    assert game.refusals(Activate(by="red", unit="red.walkers")) == ["activate.not_on_table"]


def test_turns_alternate_until_every_squad_has_been_activated(play: Begin) -> None:
    game = play()
    whole_turn(game, "red.walkers", "red.captain", "red.runners")
    whole_turn(game, "blue.walkers")
    assert (game.game.round, game.game.turn_of) == (1, "red")
    whole_turn(game)
    whole_turn(game, "blue.captain")
    whole_turn(game)
    whole_turn(game, "blue.runners")
    assert game.game.round == 2
    assert game.game.activated == frozenset()


def test_who_finishes_first_has_the_first_turn_of_the_next_game_round(play: Begin) -> None:
    game = play()
    whole_turn(game, "red.walkers")
    whole_turn(game, "blue.walkers", "blue.captain", "blue.runners")
    whole_turn(game, "red.captain", "red.runners")
    assert (game.game.round, game.game.turn_of) == (2, "blue")


def test_a_squad_that_is_active_has_not_finished_yet(play: Begin) -> None:
    game = play({"red.walkers": {1: (9, 9)}, "blue.walkers": {1: (9, 20)}})
    whole_turn(game, "red.walkers")
    game.activate("blue.walkers").do(End(by="blue"))
    game.activate("blue.captain")
    assert game.game.first_done is None
    game.do(End(by="blue"))
    assert game.game.first_done == "blue"


def test_the_loss_of_the_last_waiting_squad_finishes_a_side(play: Begin) -> None:
    game = play({"red.walkers": {1: (9, 9)}, "blue.walkers": {1: (9, 20)}})
    whole_turn(game, "red.captain")
    game.do(Remove(by="blue", models=("red.walkers.1",)))
    assert game.game.first_done == "red"


def test_a_side_that_finished_first_and_is_lost_then_has_finished_first(play: Begin) -> None:
    game = play({"red.walkers": {1: (9, 9)}, "blue.walkers": {1: (9, 20)}})
    whole_turn(game, "red.walkers", "red.captain")
    game.do(Remove(by="blue", models=("red.walkers.1", "red.captain.1")))
    assert game.game.first_done == "red"


def test_held_actions_lapse_when_the_game_round_ends(play: Begin) -> None:
    game = play({"red.walkers": {1: (9, 9)}, "blue.walkers": {1: (9, 20)}})
    game.activate("red.walkers").do(HoldAction(by="red", unit="red.walkers"), End(by="red"))
    whole_turn(game, "red.captain")
    assert game.game.action_of("red.walkers") is ActionState.HELD
    whole_turn(game, "blue.walkers", "blue.captain")
    assert game.game.round == 2
    assert game.game.action_of("red.walkers") is ActionState.UNUSED


def test_an_action_not_used_lapses_and_the_other_reading_is_named(play: Begin) -> None:
    game = play().activate("red.walkers")
    finding = game.finding(End(by="red"), "end.action_unused")
    assert (finding.severity, finding.setting) == (Severity.OTHER_READING, "held_action")
    assert game.do(End(by="red")).game.action_of("red.walkers") is ActionState.LAPSED


def test_where_it_is_set_so_an_action_not_used_is_held(play: Begin) -> None:
    game = play(held_action="always").activate("red.walkers").do(End(by="red"))
    assert game.game.action_of("red.walkers") is ActionState.HELD


def test_an_action_that_was_used_or_held_ends_without_a_word(play: Begin) -> None:
    for order in (Spend(by="red", unit="red.walkers", note="a power"), HoldAction(by="red", unit="red.walkers")):
        game = play().activate("red.walkers").do(order)
        assert game.judge(End(by="red")).noted == ()


def test_the_game_ends_after_the_last_game_round_and_nothing_more_is_ordered(play: Begin) -> None:
    game = play({"red.walkers": {}, "blue.walkers": {}}, rounds=1)
    whole_turn(game, "red.captain")
    whole_turn(game, "blue.captain")
    assert game.game.ended
    assert game.game.decider is None
    for order in (Activate(by="red", unit="red.captain"), Remove(by="red", models=("red.captain.1",)), rolled(1, 2)):
        assert game.refusals(order) == ["game.over"]


def test_six_game_rounds_are_played(play: Begin) -> None:
    game = play({"red.walkers": {}, "blue.walkers": {}})
    for played in range(6):
        assert game.game.round == played + 1
        for _ in range(2):
            whole_turn(game, f"{game.game.turn_of}.captain")
    assert game.game.ended


def test_a_squad_whose_last_model_leaves_is_active_no_more(play: Begin) -> None:
    game = play().activate("red.runners").do(Remove(by="blue", models=("red.runners.1", "red.runners.2")))
    assert game.game.activation is None
    assert game.game.decider == "red"
    assert game.judge(Pass(by="red")).legal


def test_old_positions_stay_as_they_were(play: Begin) -> None:
    game = play()
    before = game.game
    game.activate("red.walkers").do(game.shift("red.walkers", 0, -5))
    assert before.activation is None
    assert before.model("red.walkers.1").placed.pose.y == 26
