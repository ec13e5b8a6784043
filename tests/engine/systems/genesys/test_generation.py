"""The generations of the rules: Exhausted in 2017, weaker reactions and a later expiry from 2018, none in 2016."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.findings import Severity
from engine.orders import End, Pass, Remove
from engine.picture import Roster
from engine.systems.genesys import command
from engine.systems.genesys.bonus import bonus, charge_bonus, martial_target, ranged_target
from engine.systems.genesys.generation import is_exhausted, loss
from engine.systems.genesys.orders import Activate, Attack, HoldAction, React, Reaction, Spend, Way

Begin = Callable[..., Any]
GENERATIONS = ("2016", "2017", "2018+")


def spent(play: Begin, **settings: str) -> Any:
    """The walkers of Red have used their Action."""
    return play(**settings).activate("red.walkers").do(Spend(by="red", unit="red.walkers"))


@pytest.mark.parametrize(("generation", "less"), [("2016", 0), ("2017", 1), ("2018+", 0)])
def test_a_squad_without_its_action_is_exhausted_in_2017_alone(play: Begin, generation: str, less: int) -> None:
    game = spent(play, generation=generation)
    assert is_exhausted(game.game, "red.walkers") is bool(less)
    assert (loss(game.game, "red.walkers"), loss(game.game, "red.runners")) == (less, 0)


@pytest.mark.parametrize(("generation", "rtn", "mtn"), [("2016", 6, 6), ("2017", 4, 4), ("2018+", 6, 6)])
def test_an_exhausted_squad_is_hit_more_easily_in_2017_alone(play: Begin, generation: str, rtn: int, mtn: int) -> None:
    game = spent(play, generation=generation)
    assert ranged_target(game.game, "red.walkers") == rtn
    assert martial_target(game.game, "red.walkers") == mtn
    game.do(End(by="red"), Pass(by="red")).activate("blue.walkers")
    shot = Attack(by="blue", unit="blue.walkers", target="red.walkers", way=Way.RANGED)
    figure = game.finding(shot, "attack.evading" if generation == "2018+" else "attack.evasion")
    assert figure.words["figure"] == ("RTN 4 (Exhausted)" if generation == "2017" else "RTN 6")


@pytest.mark.parametrize(("reading", "exhausts"), [("used", False), ("lapsed", True)])
def test_a_held_or_free_action_does_not_exhaust_and_one_that_lapsed_does_by_a_setting(
    play: Begin, reading: str, exhausts: bool
) -> None:
    game = play(generation="2017", exhausted_by=reading).activate("red.walkers")
    assert not is_exhausted(game.game, "red.walkers")
    game.do(HoldAction(by="red", unit="red.walkers"), End(by="red"))
    assert not is_exhausted(game.game, "red.walkers")
    game.activate("red.runners").do(End(by="red"))
    assert is_exhausted(game.game, "red.runners") is exhausts


def test_exhausted_lasts_until_the_game_round_ends(play: Begin) -> None:
    game = play({"red.walkers": {1: (10, 26)}, "blue.walkers": {1: (10, 10)}}, generation="2017")
    for unit in ("red.walkers", "red.captain"):
        game.activate(unit).do(Spend(by="red", unit=unit), End(by="red"))
    game.do(Pass(by="red"))
    assert is_exhausted(game.game, "red.captain")
    for unit in ("blue.walkers", "blue.captain"):
        game.activate(unit).do(End(by="blue"))
    game.do(Pass(by="blue"))
    assert game.game.round == 2
    assert not is_exhausted(game.game, "red.captain")


def test_a_reaction_exhausts_and_its_own_figures_are_not_lowered_by_that(play: Begin) -> None:
    place = {"red.walkers": {1: (10, 20)}, "blue.walkers": {1: (10, 19)}}
    game = play(place, generation="2017").activate("red.walkers")
    game.do(HoldAction(by="red", unit="red.walkers"), End(by="red"), Pass(by="red"))
    game.do(Activate(by="blue", unit="blue.walkers"))
    react = React(by="red", unit="red.walkers", kind=Reaction.FIGHT_BACK)
    assert game.finding(react, "attack.strength").words["figure"] == "Strength 3"
    game.do(react)
    assert is_exhausted(game.game, "red.walkers")


@pytest.mark.parametrize(
    ("setting", "maximum"),
    [("counted", {"2016": 3, "2017": 2, "2018+": 3}), ("printed", dict.fromkeys(GENERATIONS, 3))],
)
def test_command_value_falls_with_an_exhausted_leader_unless_printed_command_counts(
    play: Begin, setting: str, maximum: dict[str, int]
) -> None:
    for generation in GENERATIONS:
        game = play(generation=generation, exhausted_command=setting).activate("red.captain")
        game.do(Spend(by="red", unit="red.captain"))
        assert command.maximum(game.game, "red") == maximum[generation]


def test_characteristics_do_not_fall_below_nought(play: Begin) -> None:
    changed = {"red.walkers": {"movement": 0, "defense": 0, "martial": 0}}
    game = play(generation="2017", changed=changed).activate("red.walkers").do(Spend(by="red", unit="red.walkers"))
    assert ranged_target(game.game, "red.walkers") == 0
    assert game.refusals(game.shift("red.walkers", 0, -0.01)) == ["move.too_far"] * 3


def answering(play: Begin, generation: str) -> Any:
    """Red's walkers hold their Action and are base to base with the squad that is active."""
    place = {"red.walkers": {1: (10, 20)}, "blue.walkers": {1: (10, 19)}}
    game = play(place, generation=generation).activate("red.walkers")
    game.do(HoldAction(by="red", unit="red.walkers"), End(by="red"), Pass(by="red"))
    return game.do(Activate(by="blue", unit="blue.walkers"))


@pytest.mark.parametrize(
    ("kind", "figure"),
    [
        (Reaction.FIGHT_BACK, "Martial 3 - 1, Strength 3 - 1"),
        (Reaction.SHOOT, "Ranged 2 - 1"),
    ],
)
def test_a_reaction_has_one_less_from_2018_alone(play: Begin, kind: Reaction, figure: str) -> None:
    react = React(by="red", unit="red.walkers", kind=kind)
    for generation in ("2016", "2017"):
        assert answering(play, generation).severities(react, "react.less_one") == []
    later = answering(play, "2018+")
    assert later.finding(react, "react.less_one").words["figure"] == figure
    if kind is Reaction.FIGHT_BACK:
        assert later.finding(react, "attack.charging").words["figure"] == "Strength 3 - 1"


def test_what_diving_uses_is_left_to_the_players(play: Begin) -> None:
    dive = React(by="red", unit="red.walkers", kind=Reaction.DIVE)
    assert answering(play, "2016").severities(dive, "react.dive_less") == []
    assert answering(play, "2018+").severities(dive, "react.dive_less") == [Severity.LEFT_TO_YOU]


def second_activation(play: Begin, **settings: str) -> Any:
    """The walkers of Red moved 9″ in Game Round 1 and are active again in Game Round 2."""
    place = {"red.walkers": {1: (10, 30)}, "blue.walkers": {1: (30, 4)}}
    game = play({**place, "red.captain": {}, "blue.captain": {}}, **settings).activate("red.walkers")
    game.do(game.shift("red.walkers", 0, -9), End(by="red"), Pass(by="red"))
    game.activate("blue.walkers").do(End(by="blue"), Pass(by="blue"))
    return game.activate("red.walkers")


@pytest.mark.parametrize(("generation", "lasts"), [("2016", 0), ("2017", 0), ("2018+", 1)])
def test_a_bonus_lasts_to_the_end_of_the_next_activation_from_2018_alone(
    play: Begin, generation: str, lasts: int
) -> None:
    game = second_activation(play, generation=generation)
    assert bonus(game.rules.rulebook, game.game, "red.walkers.1") == lasts
    game.do(End(by="red"))
    assert bonus(game.rules.rulebook, game.game, "red.walkers.1") == 0


@pytest.mark.parametrize(("reading", "counts"), [("higher", 1), ("new", 0)])
def test_beside_a_new_movement_the_higher_bonus_counts_or_the_new_one(play: Begin, reading: str, counts: int) -> None:
    game = second_activation(play, generation="2018+", bonus_carried=reading)
    assert bonus(game.rules.rulebook, game.game, "red.walkers.1") == 1
    game.do(game.shift("red.walkers", 0, -2))
    assert bonus(game.rules.rulebook, game.game, "red.walkers.1") == counts
    game.do(End(by="red"))
    assert bonus(game.rules.rulebook, game.game, "red.walkers.1") == 0


def test_the_bonus_of_the_new_movement_lasts_on(play: Begin) -> None:
    game = second_activation(play, generation="2018+")
    game.do(game.shift("red.walkers", 0, -7), End(by="red"))
    assert bonus(game.rules.rulebook, game.game, "red.walkers.1") == 1


@pytest.mark.parametrize(("generation", "after"), [("2016", 0), ("2017", 0), ("2018+", 1)])
def test_a_reaction_ends_a_bonus_before_2018_alone(play: Begin, generation: str, after: int) -> None:
    place = {"red.walkers": {1: (10, 28)}, "blue.walkers": {1: (10, 18)}}
    game = play(place, generation=generation).activate("red.walkers")
    game.do(game.shift("red.walkers", 0, -9), HoldAction(by="red", unit="red.walkers"), End(by="red"), Pass(by="red"))
    game.activate("blue.walkers").do(React(by="red", unit="red.walkers", kind=Reaction.FIGHT_BACK))
    assert bonus(game.rules.rulebook, game.game, "red.walkers.1") == after


def test_a_model_that_falls_takes_its_earlier_bonus_along(play: Begin) -> None:
    game = second_activation(play, generation="2018+")
    assert set(game.game.earlier) == {"red.walkers.1"}
    game.do(Remove(by="red", models=("red.walkers.1",)))
    assert game.game.earlier == {}


@pytest.mark.parametrize(
    ("generation", "strength", "target"),
    [
        ("2016", "Strength 3 + 1", "RTN 6 + 1"),
        ("2017", "Strength 3 + 1", "RTN 6 + 1"),
        ("2018+", "Strength 3, charging 1 in the Combat Situation", "RTN 6, evasion 1 in the Combat Situation"),
    ],
)
def test_from_2018_bonuses_belong_to_the_combat_situation(
    play: Begin, generation: str, strength: str, target: str
) -> None:
    place = {"red.walkers": {1: (10, 28)}, "blue.walkers": {1: (10, 18)}}
    game = play(place, generation=generation, charge_sight="nothing").activate("red.walkers")
    game.do(game.charge("red.walkers", 0, -9, "blue.walkers"))
    assert charge_bonus(game.rules.rulebook, game.game, "red.walkers.1") == 1
    fight = Attack(by="red", unit="red.walkers", target="blue.walkers", way=Way.MELEE)
    later = generation == "2018+"
    told = game.finding(fight, "attack.charging" if later else "attack.strength")
    assert told.words["figure"] == strength
    assert ("adds to Strength" in game.say(told)) is not later
    game.do(HoldAction(by="red", unit="red.walkers"), End(by="red"), Pass(by="red")).activate("blue.captain")
    shot = Attack(by="blue", unit="blue.captain", target="red.walkers", way=Way.RANGED)
    game.declined()
    assert game.finding(shot, "attack.evading" if later else "attack.evasion").words["figure"] == target


def test_the_inspector_and_the_roster_say_who_is_exhausted(play: Begin) -> None:
    game = spent(play, generation="2017")
    seen = game.rules.inspect(game.game, "red.walkers.1")
    assert dict(seen.figures)["Strength"] == "2 of 3"
    assert dict(seen.figures)["Movement"].startswith("2 of 3, 6″")
    assert dict(seen.lines)["Exhausted"] == "1 less on all characteristics, counted above (2017)"
    (roster,) = (one for one in game.rules.readout(game.game).sections if isinstance(one, Roster))
    assert {row.unit: row.mark for row in roster.rows}["red.walkers"] == "x"
    assert "x is Exhausted" in roster.note
    (plain,) = (one for one in play().rules.readout(play().game).sections if isinstance(one, Roster))
    assert "Exhausted" not in plain.note


@pytest.mark.parametrize(("carried", "told"), [("higher", ["+1"]), ("new", [])])
def test_a_short_charge_tells_of_the_bonus_it_keeps_and_of_what_it_hangs_on(
    play: Begin, carried: str, told: list[str]
) -> None:
    game = play(
        {"red.walkers": {1: (10, 26)}, "blue.walkers": {1: (10, 12)}}, generation="2018+", bonus_carried=carried
    )
    game.activate("red.walkers").do(game.shift("red.walkers", 0, -9), End(by="red"))
    game.activate("red.captain").do(End(by="red"), Pass(by="red"))
    for unit in ("blue.walkers", "blue.captain"):
        game.activate(unit).do(End(by="blue"))
    game.do(Pass(by="blue")).activate("red.walkers")
    charge = game.charge("red.walkers", 0, -4, "blue.walkers")
    seen = [one.words["bonus"] for one in game.judge(charge).findings if one.code == "charge.sight"]
    assert seen == told
    assert charge_bonus(game.rules.rulebook, game.do(charge).game, "red.walkers.1") == len(told)
