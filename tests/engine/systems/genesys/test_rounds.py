"""What a Game Round has beside its turns: challenges, missions, further Game Rounds; and shooting after moving."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.findings import Severity
from engine.orders import End, Pass, Remove
from engine.systems.genesys import command
from engine.systems.genesys.orders import Attack, Challenge, Happen, Prolong, RollMission, Stages, Way, WriteCard
from engine.systems.genesys.rounds import mission_told
from engine.systems.genesys.shooting import moved_limit

Begin = Callable[..., Any]

TWO = {"red.walkers": {1: (10, 26)}, "red.captain": {1: (20, 30)}, "blue.captain": {1: (20, 4)}}


def challenge(red: int, blue: int) -> Challenge:
    return Challenge(by="blue", rolled={"red": (red,), "blue": (blue,)})


@pytest.mark.parametrize(("red", "blue", "begins"), [(3, 4, "blue"), (3, 3, "red"), (4, 3, "red")])
def test_a_challenger_must_beat_the_other_side(play: Begin, red: int, blue: int, begins: str) -> None:
    """Both captains have Command 3, so that the dice decide; a tie is a failure."""
    game = play().do(challenge(red, blue))
    assert game.game.turn_of == begins
    assert game.left("blue") == (3 if begins == "blue" else 2)


def test_a_challenge_has_the_dice_of_its_two_sides_alone(play: Begin) -> None:
    game = play()
    assert game.refusals(Challenge(by="blue", rolled={"blue": (3,)})) == ["dice.typed"]
    three = Challenge(by="blue", rolled={"red": (1,), "blue": (3,), "green": (6,)})
    assert game.refusals(three) == ["order.unknown"]


def test_a_lost_challenge_lowers_command_value_until_the_game_round_ends(play: Begin) -> None:
    game = play({"red.captain": {1: (20, 30)}, "blue.captain": {1: (20, 4)}, "blue.runners": {1: (30, 4)}})
    game.do(challenge(6, 1)).activate("red.captain").do(End(by="red"), Pass(by="red"))
    game.activate("blue.captain").do(End(by="blue")).activate("blue.runners").do(End(by="blue"))
    assert command.maximum(game.game, "blue") == 2
    game.do(Pass(by="blue"))
    assert game.game.round == 2
    assert (command.maximum(game.game, "blue"), game.left("blue")) == (3, 3)


def test_command_value_is_never_lowered_below_one_squad(play: Begin) -> None:
    place = {"red.captain": {1: (20, 30)}, "blue.captain": {}, "blue.walkers": {1: (20, 4)}}
    game = play(place).do(challenge(6, 1))
    assert command.maximum(game.game, "blue") == 1


def test_events_and_effects_are_told_and_change_nothing(play: Begin) -> None:
    game = play()
    before = game.game
    game.do(Happen(by="red", stage=Stages.EVENT, text="fog"), Happen(by="red", stage=Stages.EFFECT))
    assert game.game == before
    told = game.rules.describe(before, Happen(by="red", stage=Stages.EVENT, text="fog"))
    assert (told.subject, told.note) == ("Event", "fog")


@pytest.mark.parametrize(("die", "name"), [(1, "Massacre"), (2, "Objectives"), (5, "Assault")])
def test_a_primary_mission_is_rolled_by_name_and_filled_in_by_the_player(play: Begin, die: int, name: str) -> None:
    game = play().do(RollMission(by="red", rolled=(die,), text="hold the hill"))
    assert (game.game.missions, game.game.cards) == ({"red": name}, {"red": "hold the hill"})
    assert game.refusals(RollMission(by="red", rolled=(3,))) == ["mission.once"]
    assert game.refusals(RollMission(by="blue", rolled=(3,))) == []


def test_a_six_sends_to_the_second_list_for_one_die_more(play: Begin) -> None:
    game = play().do(RollMission(by="red", rolled=(6,)))
    option = next(one for one in game.rules.options(game.game).table if one.id == "primary")
    assert (option.closed, "second list" in option.hint) == (None, True)
    game.do(game.rules.fill(game.game, option, {"rolled": (6,), "text": "their banner"}))
    assert mission_told(game.game, "red") == "Second list, 6: their banner"
    option = next(one for one in game.rules.options(game.game).table if one.id == "primary")
    assert option.closed is not None
    assert option.closed.code == "mission.once"


def test_a_mission_that_is_chosen_is_not_rolled(play: Begin) -> None:
    game = play()
    card = replace(game.game.mission.card, primary=(("red", "Assault"), ("nobody", "Occupy")))
    begun = game.rules.begin(replace(game.game.mission, card=card))
    assert begun.missions == {"red": "Assault"}
    game.game = replace(game.game, missions=begun.missions)
    assert game.refusals(RollMission(by="red", rolled=(3,))) == ["mission.once"]
    assert game.refusals(RollMission(by="blue", rolled=(3,))) == []
    assert game.refusals(WriteCard(by="red", text="take their hill")) == []


def test_a_card_that_names_no_missions_has_them_told_by_number(play: Begin) -> None:
    game = play()
    game.game = replace(
        game.game, mission=replace(game.game.mission, card=replace(game.game.mission.card, primaries=()))
    )
    game.do(RollMission(by="red", rolled=(6,)))
    assert (game.game.missions, game.game.second_list) == ({"red": "Mission 6"}, frozenset())


def test_a_card_is_filled_in_once_its_mission_is_rolled(play: Begin) -> None:
    game = play()
    assert not [one for one in game.rules.options(game.game).table if one.id == "card"]
    assert game.refusals(WriteCard(by="red", text="hold the hill")) == ["mission.rolled"]
    game.do(RollMission(by="red", rolled=(2,)), RollMission(by="blue", rolled=(6,)))
    assert game.refusals(WriteCard(by="blue", text="to be rolled again")) == ["mission.rolled"]
    for text in ("hold the hill", "hold both hills"):
        option = next(one for one in game.rules.options(game.game).table if one.id == "card")
        assert option.asks[0].choices == (("red", "Red: Objectives"),)
        order = game.rules.fill(game.game, option, {"whose": "red", "text": text})
        assert game.rules.describe(game.game, order).note == text
        game.do(order)
        assert mission_told(game.game, "red") == f"Objectives: {text}"
    noted = [one for section in game.rules.readout(game.game).sections for one in getattr(section, "lines", ())]
    assert "Red: Objectives: hold both hills" in noted


def test_the_card_of_both_sides_is_filled_in_by_either(play: Begin) -> None:
    game = play()
    game.game = replace(game.game, missions={"shared": "Second list, 2"})
    option = next(one for one in game.rules.options(game.game).table if one.id == "card")
    game.do(game.rules.fill(game.game, option, {"whose": "shared", "text": "whoever comes first"}))
    game.do(WriteCard(by="blue", text="whoever leaves last", shared=True))
    assert mission_told(game.game, "shared") == "Second list, 2: whoever leaves last"


def test_before_the_first_turn_each_side_rolls_its_primary_mission(play: Begin) -> None:
    game = play(roll_off=False)
    for side in ("red", "blue"):
        option = next(one for one in game.rules.options(game.game).table if one.id == "primary")
        assert option.by == side
        game.do(game.rules.fill(game.game, option, {"rolled": (2,), "text": ""}))
    assert game.game.missions == {"red": "Objectives", "blue": "Objectives"}


def played(play: Begin, rounds: int, **settings: str) -> Any:
    """To the end of the last of so many Game Rounds."""
    return to_the_end(play({"red.captain": {1: (20, 30)}, "blue.captain": {1: (20, 4)}}, rounds=rounds, **settings))


def to_the_end(game: Any) -> Any:
    while not game.game.ended:
        side = game.game.turn_of
        if game.game.waiting_of(side):
            game.activate(f"{side}.captain").do(End(by=side))
        game.do(Pass(by=side))
    return game


@pytest.mark.parametrize(("die", "goes_on"), [(4, True), (3, False)])
def test_game_round_7_is_played_where_command_and_die_reach_7(play: Begin, die: int, goes_on: bool) -> None:
    game = played(play, 6)
    (option,) = game.rules.options(game.game).general
    assert (option.id, option.name) == ("prolong", "Play Game Round 7")
    roll = game.rules.fill(game.game, option, {"model": "red.captain.1", "rolled": (die,)})
    said = game.rules.say(game.game, game.finding(roll, "game.prolonged")).head
    assert said == f"{3 + die} of 7: Game Round 7 is {'played' if goes_on else 'not played for this roll'}"
    game.do(roll)
    assert (game.game.ended, game.game.round) == (not goes_on, 7 if goes_on else 6)
    if not goes_on:
        (other,) = game.rules.options(game.game).general
        assert (other.by, other.hint) == ("blue", "Blue: a d6 and a living model's Command reach 7")
    if goes_on:
        assert game.game.decider in ("red", "blue")


def test_no_game_round_is_played_after_the_tenth(play: Begin) -> None:
    game = played(play, 9)
    assert game.refusals(Prolong(by="red", model="red.captain.1", rolled=(6,))) == []
    tenth = played(play, 10)
    assert tenth.refusals(Prolong(by="red", model="red.captain.1", rolled=(6,))) == ["game.over"]


def test_a_roll_in_vain_stops_the_side_that_made_it_or_both_by_a_setting(play: Begin) -> None:
    red, blue = (Prolong(by=side, model=f"{side}.captain.1", rolled=(1,)) for side in ("red", "blue"))
    game = played(play, 6).do(red)
    assert (game.refusals(red), game.refusals(blue)) == (["game.in_vain"], [])
    game.do(blue)
    assert (game.refusals(red), game.refusals(blue)) == (["game.in_vain"], ["game.in_vain"])
    assert game.rules.options(game.game).general == ()
    both = played(play, 6, end_game="one_roll").do(red)
    assert both.finding(blue, "game.in_vain").setting == "end_game"
    assert both.rules.options(both.game).general == ()


def test_a_side_that_rolled_in_vain_may_roll_for_the_next_game_round_once_the_other_has_won_this_one(
    play: Begin,
) -> None:
    game = played(play, 6)
    game.do(Prolong(by="red", model="red.captain.1", rolled=(1,)))
    game.do(Prolong(by="blue", model="blue.captain.1", rolled=(6,)))
    assert (game.game.ended, game.game.round) == (False, 7)
    to_the_end(game)
    assert (game.game.round, game.refusals(Prolong(by="red", model="red.captain.1", rolled=(6,)))) == (7, [])


def test_only_a_living_model_of_the_side_prolongs_the_game(play: Begin) -> None:
    game = played(play, 6)
    assert game.refusals(Prolong(by="red", model="blue.captain.1", rolled=(6,))) == ["game.own_model"]
    assert game.refusals(Prolong(by="red", model="red.walkers.1", rolled=(6,))) == ["remove.gone"]
    assert game.refusals(Prolong(by="red", model="nobody.1", rolled=(6,))) == ["order.unknown"]


@pytest.mark.parametrize(
    ("strength", "setting", "limit"),
    [
        *((2, "light", 6.0), (3, "light", 6.0), (3, "heavy", 3.0), (4, "light", 3.0), (5, "light", 3.0)),
        *((6, "light", 0.0), (7, "light", 0.0), (9, "light", 0.0), (None, "light", None)),
    ],
)
def test_how_far_a_shooter_moves_goes_by_its_weapon(
    play: Begin, strength: int | None, setting: str, limit: float | None
) -> None:
    """A firer of Strength 3 and Movement 3."""
    game = play(weapon_equal=setting, changed={"red.walkers": {"weapon_strength": strength}})
    assert moved_limit(game.rules.rulebook, game.game, "red.walkers") == limit


def test_the_limit_is_told_where_the_weapon_is_chosen_and_while_the_squad_moves(play: Begin) -> None:
    game = play(changed={"red.walkers": {"weapon_strength": 4}}).activate("red.walkers")
    found = {option.id: option for option in game.rules.options(game.game).unit}
    assert found["ranged"].hint == "after 3″ moved at most; takes the Action"
    draft = found["move"].draft
    areas = game.rules.areas(game.game, type(draft)("move", "red", "red.walkers", 1))
    assert "Shoots after 3″ at most (2017)" in areas.notes
    game.do(game.shift("red.walkers", 0, -4))
    shot = Attack(by="red", unit="red.walkers", target="blue.walkers", way=Way.RANGED)
    assert game.severities(shot, "attack.moved") == [Severity.LEFT_TO_YOU]
    assert game.finding(shot, "attack.moved").measured == pytest.approx(4.0)


def test_a_leader_that_falls_on_both_sides_leaves_nothing_below_nought(play: Begin) -> None:
    game = play(TWO).do(challenge(6, 1))
    game.do(Remove(by="red", models=("blue.captain.1",)))
    assert command.left(game.game, "blue") == 0
