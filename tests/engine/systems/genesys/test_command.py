from collections.abc import Callable
from typing import Any

import pytest

from engine.orders import End, Pass, Remove
from engine.systems.genesys import command
from engine.systems.genesys.orders import Activate, HoldAction, React, Reaction

Begin = Callable[..., Any]


def activate_and_end(game: Any, unit: str) -> None:
    game.activate(unit).declined().do(End(by=unit.split(".")[0]))


def hold_with(game: Any, unit: str) -> None:
    game.activate(unit).declined().do(HoldAction(by="red", unit=unit), End(by="red"))


def test_command_value_is_the_highest_command_on_the_table(play: Begin) -> None:
    game = play()
    assert (game.left("red"), game.left("blue")) == (3, 3)
    assert command.highest_command(play({"red.walkers": {1: (10, 26)}, "red.captain": {}}).game, "red") == 1


def test_a_side_with_nobody_on_the_table_has_none(play: Begin) -> None:
    assert play({"red.captain": {}}, roll_off=False).left("red") == 0


def test_each_activation_takes_one_and_no_more_than_that_many_are_made_in_a_turn(play: Begin) -> None:
    game = play()
    for left, unit in zip((2, 1, 0), ("red.captain", "red.walkers", "red.runners"), strict=True):
        activate_and_end(game, unit)
        assert game.left("red") == left


def test_at_0_no_further_squad_is_activated(play: Begin) -> None:
    game = play({"red.captain": {}, "red.walkers": {1: (10, 26)}, "red.runners": {1: (20, 26)}})
    assert game.left("red") == 2
    activate_and_end(game, "red.runners")
    game.do(Remove(by="red", models=("red.runners.1",)))
    assert game.left("red") == 0
    assert game.refusals(Activate(by="red", unit="red.walkers")) == ["activate.no_command"]


def test_it_is_full_again_when_the_own_turn_ends(play: Begin) -> None:
    game = play()
    activate_and_end(game, "red.walkers")
    assert game.left("red") == 2
    game.do(Pass(by="red"))
    assert (game.left("red"), game.left("blue")) == (3, 3)


def test_a_reaction_in_the_opponents_turn_shrinks_the_next_own_turn(play: Begin) -> None:
    game = play()
    hold_with(game, "red.walkers")
    game.do(Pass(by="red"))
    assert game.left("red") == 3
    game.activate("blue.walkers").do(React(by="red", unit="red.walkers", kind=Reaction.SHOOT))
    game.do(End(by="blue"), Pass(by="blue"))
    assert game.game.decider == "red"
    assert game.left("red") == 2
    game.do(Activate(by="red", unit="red.captain"))
    assert game.left("red") == 1


def test_the_maximum_falls_at_once_with_the_highest_command_and_what_is_spent_stays_spent(play: Begin) -> None:
    game = play()
    activate_and_end(game, "red.walkers")
    game.do(Remove(by="blue", models=("red.captain.1",)))
    assert command.maximum(game.game, "red") == 2
    assert game.left("red") == 1


def test_it_never_falls_below_0(play: Begin) -> None:
    game = play()
    for unit in ("red.walkers", "red.captain"):
        activate_and_end(game, unit)
    game.do(Remove(by="blue", models=("red.captain.1",)), Remove(by="blue", models=("red.runners.1", "red.runners.2")))
    assert command.maximum(game.game, "red") == 1
    assert game.left("red") == 0


def test_where_it_is_set_so_the_maximum_falls_only_when_it_is_full_again(play: Begin) -> None:
    game = play(leader_loss="next_turn")
    activate_and_end(game, "red.walkers")
    game.do(Remove(by="blue", models=("red.captain.1",)))
    assert (command.maximum(game.game, "red"), game.left("red")) == (3, 2)
    game.do(Pass(by="red"))
    assert (command.maximum(game.game, "red"), game.left("red")) == (2, 2)


def test_a_turn_asks_for_one_squad(play: Begin) -> None:
    game = play()
    assert game.refusals(Pass(by="red")) == ["turn.minimum"]
    activate_and_end(game, "red.walkers")
    assert game.judge(Pass(by="red")).legal


def spent_by_reactions(play: Begin, **settings: str) -> Any:
    """Red answers with its only point of Command Value and begins its turn with none."""
    place = {
        "red.captain": {},
        "red.walkers": {1: (10, 26)},
        "red.runners": {1: (20, 26)},
        "blue.walkers": {1: (10, 10)},
        "blue.runners": {1: (20, 10)},
    }
    game = play(place, **settings)
    game.do(Remove(by="red", models=("red.runners.1",)))
    hold_with(game, "red.walkers")
    game.do(Pass(by="red"))
    assert game.left("red") == 1
    game.activate("blue.walkers").do(React(by="red", unit="red.walkers", kind=Reaction.SHOOT))
    return game.do(End(by="blue"), Pass(by="blue"))


def test_with_none_left_and_nobody_to_activate_the_turn_passes(play: Begin) -> None:
    game = spent_by_reactions(play)
    assert game.left("red") == 0
    assert game.refusals(Pass(by="red")) == []


def at_zero(play: Begin, **settings: str) -> Any:
    """Red begins a turn with no Command Value and with squads it has not activated."""
    place = {
        "red.captain": {},
        "red.walkers": {1: (10, 26), 2: (12, 26)},
        "red.runners": {1: (20, 26), 2: (22, 26)},
        "blue.walkers": {1: (10, 10)},
        "blue.runners": {1: (20, 10)},
    }
    game = play(place, **settings)
    hold_with(game, "red.runners")
    game.do(Pass(by="red"))
    game.activate("blue.walkers").do(React(by="red", unit="red.runners", kind=Reaction.SHOOT))
    game.do(Remove(by="blue", models=("red.runners.1", "red.runners.2")))
    return game.do(End(by="blue"), Pass(by="blue"))


def test_at_0_the_minimum_of_one_squad_is_waived_and_another_reading_is_named(play: Begin) -> None:
    game = at_zero(play)
    assert (game.left("red"), game.game.waiting_of("red")) == (0, ("red.walkers",))
    verdict = game.judge(Pass(by="red"))
    assert verdict.legal
    assert [finding.code for finding in verdict.noted] == ["turn.waived"]
    assert game.refusals(Activate(by="red", unit="red.walkers")) == ["activate.no_command"]
    assert game.finding(Activate(by="red", unit="red.walkers"), "activate.no_command").setting == "at_zero"


def test_where_it_is_set_so_one_squad_is_activated_at_0_all_the_same(play: Begin) -> None:
    game = at_zero(play, at_zero="one_squad")
    assert game.refusals(Pass(by="red")) == ["turn.minimum"]
    activate_and_end(game, "red.walkers")
    assert game.left("red") == 0
    assert game.refusals(Pass(by="red")) == []


def test_a_pool_that_was_spent_in_the_own_turn_does_not_count_as_beginning_at_0(play: Begin) -> None:
    game = play({"red.captain": {}, "red.walkers": {1: (10, 26)}, "red.runners": {1: (20, 26)}}, at_zero="one_squad")
    game.do(Remove(by="red", models=("red.runners.1",)))
    activate_and_end(game, "red.walkers")
    assert not command.may_start_without(game.game, "red")


def test_reactions_cost_by_kind_where_it_is_set_so(play: Begin, rules: Any) -> None:
    game = play(reaction_cost="by_kind")
    costs = {kind.value: command.reaction_cost(rules.rulebook, game.game, kind) for kind in Reaction}
    assert costs == {"dive": 0, "fight_back": 1, "shoot": 0, "strike": 1}


def test_a_turn_with_fewer_squads_left_than_the_minimum_may_pass(play: Begin) -> None:
    game = play({"red.walkers": {1: (10, 26)}, "blue.walkers": {1: (10, 10)}, "blue.runners": {1: (20, 10)}})
    for unit in ("red.captain", "red.walkers"):
        activate_and_end(game, unit)
    game.do(Pass(by="red"))
    activate_and_end(game, "blue.walkers")
    game.do(Pass(by="blue"))
    assert game.game.waiting_of("red") == ()
    assert game.refusals(Pass(by="red")) == []


@pytest.mark.parametrize(("value", "least"), [(1, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_where_it_is_set_so_a_turn_asks_for_half_of_its_command_value(play: Begin, value: int, least: int) -> None:
    changed = {"red.captain": {"command": value}}
    game = play(least_squads="half", changed={**changed, "red.runners": {"command": 1}})
    owed = command.still_owed(game.rules.rulebook, game.game, "red")
    assert owed == min(least, 3)
    for unit in ("red.walkers", "red.runners", "red.captain")[: owed - 1]:
        activate_and_end(game, unit)
    assert game.refusals(Pass(by="red")) == ["turn.minimum"]
    activate_and_end(game, "red.captain")
    assert game.refusals(Pass(by="red")) == []


def test_no_more_is_asked_for_than_command_value_is_left(play: Begin) -> None:
    game = play(least_squads="half", changed={"red.captain": {"command": 4}})
    activate_and_end(game, "red.walkers")
    assert command.still_owed(game.rules.rulebook, game.game, "red") == 1
    game.do(Remove(by="red", models=("red.captain.1", "red.runners.1", "red.runners.2")))
    assert command.still_owed(game.rules.rulebook, game.game, "red") == 0
