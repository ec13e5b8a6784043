"""What is said of a model that passes through a threat range, by what that enemy could answer with."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.findings import Severity
from engine.orders import End, Pass, Wound
from engine.rulebook import Coverage, Rulebook
from engine.systems.genesys.orders import Decline, HoldAction, Move, React, Reaction

Begin = Callable[..., Any]

YOURS = "whether it attacks all the same is yours to settle"


def passing(play: Begin, *, holds: bool) -> Any:
    """Blue's walkers are about to pass half an inch from Red's, who hold their Action or have let it lapse."""
    place = {"red.walkers": {1: (10, 20)}, "blue.walkers": {1: (11.5, 14)}}
    game = play(place, reaction_moment="between").activate("red.walkers")
    game = game.do(HoldAction(by="red", unit="red.walkers")) if holds else game
    return game.do(End(by="red"), Pass(by="red")).activate("blue.walkers")


def past(game: Any) -> Move:
    return game.shift("blue.walkers", 0, 9)


def said(game: Any) -> str:
    finding = game.finding(past(game), "move.threat")
    assert finding.severity is Severity.LEFT_TO_YOU
    return game.say(finding)


def test_who_holds_its_action_may_strike_in_a_reaction(play: Begin) -> None:
    game = passing(play, holds=True).do(Decline(by="red"))
    assert "It may strike with its held Action" in said(game)
    assert YOURS not in said(game)


def test_without_a_held_action_the_attack_is_left_to_the_players(play: Begin) -> None:
    game = passing(play, holds=False)
    assert f"It holds no Action to strike with; {YOURS}" in said(game)
    assert "is silent on whether it takes a held Action" in said(game)
    game.do(past(game), Wound(by="blue", model="blue.walkers.1", wounds=1, cause="an attack it provoked"))
    assert game.game.standing_of("blue.walkers") == ()


def test_an_activation_that_was_answered_or_declined_leaves_it_to_the_players_too(play: Begin) -> None:
    game = passing(play, holds=True)
    quiet = replace(game, game=game.game)
    quiet.do(Decline(by="red", rest=True))
    assert f"Its side has declined to react; {YOURS}" in said(quiet)
    game.do(React(by="red", unit="red.walkers", kind=Reaction.DIVE))
    assert f"This activation has been answered; {YOURS}" in said(game)


def test_without_command_value_it_is_left_to_the_players_too(play: Begin) -> None:
    game = passing(play, holds=True)
    game.game = replace(game.game, spent={"red": 3, "blue": 0}, activation=replace(game.game.activation, window=None))
    assert f"Its side has no Command Value for it to strike with; {YOURS}" in said(game)


def test_the_clause_of_a_provoked_attack_says_that_it_is_left(book: Rulebook) -> None:
    assert book.clauses["provoked_attack"].coverage is Coverage.LEFT
    assert book.clauses["threat_passed"].coverage is Coverage.CHECKED
