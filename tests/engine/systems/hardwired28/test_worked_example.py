"""The source text's own example of a round, to the letter."""

import pytest

from engine.orders import Remove
from engine.systems.hardwired28.orders import Action, Draw

COMPLIANCE = ("okafor", "brute", "zealot", "veteran", "gunner")
RECOVERY = ("boss", "scout", "gunner", "roche", "veteran")
PLACES = {
    **{f"compliance.{name}": {1: (2 + 3 * i, 1)} for i, name in enumerate(COMPLIANCE)},
    **{f"recovery.{name}": {1: (2 + 3 * i, 23)} for i, name in enumerate(RECOVERY)},
    "feral.gunners": {1: (1, 10), 2: (1, 12), 3: (1, 14)},
    "coworkers.clerks": {1: (11, 12), 2: (13, 11), 3: (13, 13)},
}
OKAFOR = "compliance.okafor"
ATTACK = Action(by="compliance", unit=OKAFOR, action="attack", targets=("feral.gunners.1",), note="misses")
SHOT = Remove(by="feral", models=("recovery.roche.1",), cause="a Feral Crews Gunner's shot")


def test_two_squads_of_five_a_group_of_hostiles_and_one_of_coworkers_make_twelve_tokens(match):
    game = match(places=PLACES).bless()
    assert game.bag == {"compliance": 5, "recovery": 5, "feral.gunners": 1, "coworkers.clerks": 1}
    assert sum(game.bag.values()) == 12


@pytest.mark.parametrize("attacks_first", [False, True])
def test_okafor_moves_up_to_4_inches_and_attacks_or_the_other_way_round(match, attacks_first):
    game = match(places=PLACES).bless().act(OKAFOR)
    assert sum(game.bag.values()) == 11
    move = game.move(OKAFOR, (2, 5))
    game.do(ATTACK, move) if attacks_first else game.do(move, ATTACK)
    assert game.model("compliance.okafor.1").placed.centre == (2, 5)
    assert game.refusals(game.move(OKAFOR, (2, 6))) == ["move.made"]
    assert game.refusals(ATTACK) == ["action.none_left"]


def test_okafor_does_not_move_farther_than_4_inches(match):
    game = match(places=PLACES).bless().act(OKAFOR)
    assert game.refusals(game.move(OKAFOR, (2, 5.002))) == ["move.too_far"]


def test_before_the_next_draw_roche_falls_her_token_leaves_at_once_and_ten_remain(match):
    game = match(places=PLACES).bless().act(OKAFOR).do(ATTACK).end()
    assert sum(game.bag.values()) == 11
    assert game.rules.describe(game.game, SHOT).note == "a Feral Crews Gunner's shot"
    game.do(SHOT)
    assert game.bag == {"compliance": 4, "recovery": 4, "feral.gunners": 1, "coworkers.clerks": 1}
    assert sum(game.bag.values()) == 10


def test_her_token_leaves_while_okafor_is_still_acting_too(match):
    game = match(places=PLACES).bless().act(OKAFOR).do(SHOT)
    assert sum(game.bag.values()) == 10
    assert game.end().do(Draw(by="recovery", token="recovery")).bag["recovery"] == 3
