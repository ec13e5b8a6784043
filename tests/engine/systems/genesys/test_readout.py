from collections.abc import Callable
from typing import Any

import pytest

from engine.orders import End, Pass, Remove, Roll, RollOff, Wound
from engine.picture import Pools, Roster, StepState, Track
from engine.systems.genesys.grouping import by_number, runs
from engine.systems.genesys.orders import Activate, Attack, Charge, Decline, HoldAction, React, Reaction, Spend, Way
from engine.systems.genesys.profile import Arc

Begin = Callable[..., Any]


def section(game: Any, kind: type, title: str = "") -> Any:
    sections = game.rules.readout(game.game).sections
    return next(found for found in sections if isinstance(found, kind) and title in found.title)


def test_the_pools_show_what_is_left_of_each_sides_command_value(play: Begin) -> None:
    game = play().activate("red.walkers")
    assert [(row.side, row.filled, row.total, row.text) for row in section(game, Pools).rows] == [
        ("red", 2, 3, "2 of 3"),
        ("blue", 3, 3, "3 of 3"),
    ]


def test_the_round_and_the_turn_are_told(play: Begin) -> None:
    game = play(roll_off=False)
    assert game.rules.readout(game.game).round == "Game Round 1 of 6"
    assert section(game, Track).steps[0].name == "Roll-off"
    game.do(RollOff(rolled={"red": (1,), "blue": (6,)}))
    challenges, turns, initiative = section(game, Track).steps
    assert (challenges.name, challenges.note) == ("Challenges", "open")
    assert (turns.note, turns.state) == ("turn 1, Blue", StepState.NOW)
    assert initiative.state is StepState.LATER


def test_the_activation_shows_movement_action_and_reaction(play: Begin) -> None:
    game = play().activate("red.walkers")
    game.do(game.shift("red.walkers", 0, -4))
    steps = section(game, Track, "Red Walkers").steps
    assert [(step.name, step.note) for step in steps] == [
        ("Movement", "4.00″ moved"),
        ("Action", "free"),
        ("Reaction", "none open"),
    ]
    game.do(game.shift("red.walkers", 0, -6, extra=True))
    assert section(game, Track, "Red Walkers").steps[1].note == "given to movement"
    game.do(End(by="red")).activate("red.runners").do(HoldAction(by="red", unit="red.runners"))
    assert section(game, Track, "Red Runners").steps[1].note == "held"
    game.do(End(by="red"), Pass(by="red")).activate("blue.walkers")
    assert section(game, Track, "Blue Walkers").steps[2].note == "open"
    quiet = game.game
    game.do(Decline(by="red", rest=True))
    assert section(game, Track, "Blue Walkers").steps[2].note == "declined"
    game.game = quiet
    game.do(React(by="red", unit="red.runners", kind=Reaction.SHOOT))
    assert section(game, Track, "Blue Walkers").steps[2].note == "made"
    game.do(Spend(by="blue", unit="blue.walkers"))
    assert section(game, Track, "Blue Walkers").steps[1].note == "used"


def test_who_finished_first_begins_next(play: Begin) -> None:
    game = play({"red.walkers": {}}).activate("red.captain").do(End(by="red"))
    assert section(game, Track).steps[2].note == "Red begins next"


def test_the_roster_shows_who_has_acted_who_holds_and_who_is_in_melee(play: Begin) -> None:
    place = {"red.walkers": {1: (10, 20)}, "red.runners": {1: (20, 20)}, "blue.walkers": {1: (10, 19)}}
    game = play(place).activate("red.walkers").do(HoldAction(by="red", unit="red.walkers"), End(by="red"))
    rows = {row.unit: row for row in section(game, Roster).rows}
    assert (rows["red.walkers"].ready, rows["red.walkers"].mark) == (False, "H =")
    assert rows["red.walkers"].tip == "holds its Action, base to base with an enemy, activated"
    assert (rows["red.runners"].ready, rows["red.runners"].mark) == (True, "")
    assert rows["blue.walkers"].mark == "="
    assert rows["blue.runners"].gone
    assert [unit for unit, row in rows.items() if row.acted] == ["red.walkers"]


def test_a_squad_has_acted_only_once_its_activation_is_over(play: Begin) -> None:
    game = play().activate("red.walkers")
    assert not any(row.acted for row in section(game, Roster).rows)
    game.do(End(by="red"))
    assert [row.unit for row in section(game, Roster).rows if row.acted] == ["red.walkers"]


def test_coherency_can_be_drawn_only_where_the_mission_sets_one(play: Begin) -> None:
    game = play()
    assert "coherency" in game.rules.readout(game.game).unknown
    game = play(squad_coherency=4.0)
    assert "coherency" not in game.rules.readout(game.game).unknown


def test_models_carry_their_bonus_their_facing_and_what_their_squad_holds(play: Begin) -> None:
    game = play().activate("red.walkers")
    game.do(game.shift("red.walkers", 0, -9), HoldAction(by="red", unit="red.walkers"), End(by="red"))
    marks = game.rules.readout(game.game).marks
    assert marks["red.walkers.1"].badges == ("+1", "H")
    assert marks["red.walkers.1"].acted
    assert marks["red.walkers.1"].facing
    assert marks["red.captain.1"].leader
    assert marks["red.captain.1"].health == (3, 3)
    assert not marks["red.runners.1"].acted
    assert marks["red.runners.1"].health is None
    lines = dict(game.rules.inspect(game.game, "red.walkers.1").lines)
    assert (
        lines["Movement bonus +1"] == "9.00″ moved; on its target number, until its squad's next activation or reaction"
    )
    assert lines["Action held"] == "for a reaction, until this Game Round ends"


def test_a_squads_evasion_is_told_with_its_end_and_goes_with_it(play: Begin) -> None:
    game = play().activate("red.walkers")
    assert game.rules.readout(game.game).lasting == {}
    game.do(game.shift("red.walkers", 0, -9), HoldAction(by="red", unit="red.walkers"), End(by="red"))
    assert game.rules.readout(game.game).lasting == {"red.walkers": "+1 → next act. or react."}
    game.do(Pass(by="red")).activate("blue.walkers")
    game.do(React(by="red", unit="red.walkers", kind=Reaction.SHOOT))
    assert game.rules.readout(game.game).lasting == {}


def test_a_squad_whose_models_went_differently_far_has_up_to_the_most(play: Begin) -> None:
    game = play({"red.walkers": {1: (10, 40), 2: (14, 40)}}).activate("red.walkers")
    game.do(game.shift("red.walkers", 0, -9, only=1))
    assert game.rules.readout(game.game).lasting == {"red.walkers": "up to +1 → next act. or react."}


def test_from_2018_on_evasion_outlasts_the_reaction(play: Begin) -> None:
    game = play(generation="2018+").activate("red.walkers")
    game.do(game.shift("red.walkers", 0, -9))
    assert game.rules.readout(game.game).lasting == {"red.walkers": "+1 → end of next act."}


def test_the_field_of_a_held_action_is_told_with_its_arc_and_range(play: Begin) -> None:
    def field(**changed: object) -> str:
        game = play(changed={"red.walkers": changed}).activate("red.walkers")
        game.do(HoldAction(by="red", unit="red.walkers"))
        return str(dict(game.rules.inspect(game.game, "red.walkers.1").lines)["Its field"])

    assert field() == "360° of facing, in sight"
    assert field(arc=Arc.QUARTER, shooting_range=8.0) == "90° of facing, in sight, within 8″"


def test_a_charge_bonus_is_marked_while_it_counts(play: Begin) -> None:
    place = {"red.runners": {1: (10, 20)}, "blue.walkers": {1: (10, 12)}}
    game = play(place).activate("red.runners")
    game.do(game.charge("red.runners", 0, -7, "blue.walkers"))
    readout = game.rules.readout(game.game)
    assert readout.marks["red.runners.1"].badges == ("+1 charge",)
    assert readout.engaged == (("red.runners.1", "blue.walkers.1"),)
    assert readout.trails == {"red.runners.1": ((10, 20), (10, 13))}
    assert "Charge bonus +1" in dict(game.rules.inspect(game.game, "red.runners.1").lines)


def test_the_end_of_the_game_is_told(play: Begin) -> None:
    game = play({"red.captain": {}, "blue.captain": {}}, rounds=1).do(Pass(by="red"))
    readout = game.rules.readout(game.game)
    assert readout.result == "The game has ended after 1 Game Rounds"
    assert section(game, Track).steps[0].state is StepState.DONE


def test_a_model_a_squad_and_a_piece_are_looked_at_closely(play: Begin) -> None:
    game = play()
    model = game.rules.inspect(game.game, "red.runners.2")
    assert (model.title, model.kind) == ("Red Runners 2", "Model")
    assert dict(model.figures)["Movement"] == "4, 12″ or 16″"
    assert dict(model.figures)["RTN"] == "7"
    assert dict(model.figures)["Base"] == "25.4 mm"
    assert game.rules.inspect(game.game, "red.captain").title == "Red Captain"
    assert dict(game.rules.inspect(game.game, "rock").lines).popitem()[1] == "neither crossed nor stood on"
    hedge = game.rules.inspect(game.game, "hedge")
    assert (hedge.kind, hedge.title) == ("Terrain", "Hedge")
    with pytest.raises(KeyError):
        game.rules.inspect(game.game, "nothing")
    game.do(Remove(by="red", models=("red.captain.1",)))
    assert game.rules.inspect(game.game, "red.captain").title == "Red Captain"


def test_names_are_those_of_the_mission(play: Begin) -> None:
    game = play()
    names = {
        id: game.rules.name(game.game, id) for id in ("red", "red.walkers", "red.walkers.2", "red.captain.1", "rock")
    }
    assert names == {
        "red": "Red",
        "red.walkers": "Red Walkers",
        "red.walkers.2": "Red Walkers 2",
        "red.captain.1": "Red Captain",
        "rock": "Rock",
    }
    assert game.rules.name(game.game, "something else") == "something else"


def told(game: Any, order: Any) -> tuple[str, str, str, str]:
    line = game.rules.describe(game.game, order)
    return (line.subject, line.action, line.measure, line.note)


def test_every_kind_of_order_is_told_in_the_log(play: Begin) -> None:
    game = play()
    rolled = RollOff(rolled={"red": (4,), "blue": (2,)})
    assert told(play(roll_off=False), rolled) == ("Roll-off", "First turn", "", "Red 7, Blue 5")
    tie = RollOff(rolled={"red": (4,), "blue": (4,)})
    assert told(play(roll_off=False), tie) == ("Roll-off", "A tie, rolled again", "", "Red 7, Blue 7")
    assert told(game, Activate(by="red", unit="red.walkers")) == ("Red Walkers", "Activate", "", "2 Command Value left")
    assert told(game, Pass(by="red")) == ("Red", "Ends the turn", "", "Command Value is full again")
    game.activate("red.walkers")
    assert told(game, game.shift("red.walkers", 0, -4)) == ("Red Walkers", "Moves", "4.00″ of 9″", "")
    alone = game.shift("red.walkers", 0, -10, only=1, extra=True)
    assert told(game, alone) == ("Red Walkers", "Moves with its Action", "10.00″ of 12″", "1 of 3 models")
    charge = game.charge("red.walkers", 0, -4, "blue.walkers")
    assert told(game, charge)[1] == "Charges Blue Walkers"
    attack = Attack(
        by="red", unit="red.walkers", target="blue.walkers", way=Way.RANGED, removed=("a", "b"), note="hits"
    )
    assert told(game, attack) == ("Red Walkers", "Shoots at Blue Walkers", "", "2 removed; hits")
    assert told(game, Spend(by="red", unit="red.walkers", note="a power")) == (
        "Red Walkers",
        "Another Action",
        "",
        "a power",
    )
    assert told(game, HoldAction(by="red", unit="red.walkers"))[1] == "Holds its Action"
    assert told(game, End(by="red")) == ("Red Walkers", "Ends its activation", "", "")
    assert told(game, React(by="blue", unit="blue.walkers", kind=Reaction.DIVE)) == (
        "Blue Walkers",
        "Dives for cover",
        "costs 1",
        "",
    )
    assert told(game, Decline(by="blue", rest=True)) == ("Blue", "No reaction", "", "to all of this activation")
    assert told(game, Wound(by="red", model="red.captain.1", wounds=1, cause="a fall")) == (
        "Red Captain",
        "Wounds",
        "+1",
        "a fall",
    )
    assert told(game, Remove(by="red", models=("red.walkers.1", "red.walkers.2")))[0] == "Red Walkers 1, Red Walkers 2"
    assert told(game, Roll(by="red", sides=6, rolled=(2, 5), cause="luck")) == ("Red", "Rolls 2 d6", "2, 5", "luck")


def test_an_order_that_names_what_is_not_there_is_told_all_the_same(play: Begin) -> None:
    game = play().activate("red.walkers")
    order = game.shift("red.walkers", 0, -4)
    wrong = Charge(by="red", unit="red.walkers", targets=("nobody",), model=9, path=order.path)
    assert told(game, wrong) == ("Red Walkers", "Charges nobody", "", "")


def test_models_that_share_a_value_are_named_together() -> None:
    assert by_number({}) == ""
    assert by_number({1: "+1", 2: "+1"}) == "+1"
    assert by_number({1: "+1", 2: "+0", 3: "+1"}) == "+1 for 1 and 3, +0 for 2"
    assert runs([1, 2, 3, 5, 7, 8]) == "1 to 3, 5, 7 and 8"
    assert runs([4]) == "4"
