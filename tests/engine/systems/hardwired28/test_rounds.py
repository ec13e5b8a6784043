import pytest

from engine.orders import End
from engine.systems.hardwired28.orders import Arrive, Bless, Draw, LastingEffect, Length
from engine.systems.hardwired28.stages import Stage

PLACES = {
    "compliance.okafor": {1: (2, 2)},
    "recovery.boss": {1: (2, 22)},
    "feral.gunners": {1: (20, 10), 2: (20, 12)},
    "coworkers.clerks": {1: (11, 12)},
}


def late(match, round):
    """The bag of this round is empty."""
    game = match(places=PLACES).bless().play_out()
    while game.game.round < round:
        if game.stage is Stage.LENGTH:
            game.do(Length(by="compliance", rolled=(1,)))
        else:
            game.end()
        game.bless().play_out()
    return game


def test_a_round_begins_with_the_blessings_of_each_player(match):
    game = match(places=PLACES)
    assert game.stage is Stage.BLESSINGS
    assert game.refusals(Draw(by="compliance", token="compliance")) == ["order.not_now"]
    game.do(Bless(by="recovery", rolled=(2, 3, 4)))
    assert game.stage is Stage.BLESSINGS
    assert game.refusals(Bless(by="recovery", rolled=(2, 3, 4))) == ["order.not_yours"]
    game.do(Bless(by="compliance", rolled=(1, 1, 1)))
    assert game.stage is Stage.DRAW


def test_the_empty_bag_ends_the_round(match):
    game = match(places=PLACES).bless()
    assert game.refusals(End(by="compliance")) == ["order.not_now"]
    game.play_out()
    assert (game.stage, dict(game.bag)) == (Stage.ROUND_OVER, {})


def test_a_new_round_returns_the_tokens_and_rolls_blessings_anew(match):
    game = match(places=PLACES).bless(compliance=(4, 4, 6)).play_out().end()
    assert (game.game.round, game.stage) == (2, Stage.BLESSINGS)
    assert game.game.unspent("compliance") == ()
    assert sum(game.bless().bag.values()) == 4


def test_the_tokens_of_models_that_are_out_do_not_return(match):
    from engine.orders import Remove

    game = match(places=PLACES).bless().do(Remove(by="feral", models=("compliance.okafor.1",)))
    assert "compliance" not in game.play_out().end().bless().bag


def test_what_lasts_until_the_end_of_the_round_lapses_with_it(match):
    effect = LastingEffect(by="compliance", model="compliance.okafor.1", text="smoke", until="end_of_round")
    game = match(places=PLACES).bless().do(effect).play_out()
    assert game.game.effects
    assert not game.end().game.effects


def test_a_wave_arrives_after_the_blessings_and_before_the_first_draw(match):
    game = match("waves").bless()
    assert game.stage is Stage.ARRIVALS
    assert game.refusals(Draw(by="compliance", token="compliance")) == ["order.not_now"]
    assert "feral.gunners" not in game.bag
    game.do(Arrive(by="feral", unit="feral.gunners", rolled=(1,)))
    assert (game.stage, game.bag["feral.gunners"]) == (Stage.DRAW, 1)


def test_no_die_is_rolled_for_the_end_before_round_5(match):
    game = late(match, 4)
    assert game.stage is Stage.ROUND_OVER
    assert game.refusals(Length(by="compliance", rolled=(6,))) == ["order.not_now"]


@pytest.mark.parametrize(("round", "rolled", "ends"), [(5, 2, False), (5, 3, True), (6, 1, False), (6, 2, True)])
def test_the_game_ends_after_round_5_on_3_or_more_and_after_round_6_on_2_or_more(match, round, rolled, ends):
    game = late(match, round)
    assert game.stage is Stage.LENGTH
    assert game.refusals(End(by="compliance")) == ["order.not_now"]
    game.do(Length(by="recovery", rolled=(rolled,)))
    assert game.game.ended is ends
    assert game.game.round == (round if ends else round + 1)


def test_the_game_always_ends_after_round_7(match):
    game = late(match, 7)
    assert game.stage is Stage.ROUND_OVER
    assert game.end().game.ended
    assert game.refusals(Draw(by="compliance", token="compliance")) == ["game.over"]
    assert game.rules.options(game.game).decider is None


def test_with_everybody_out_the_rounds_still_end(match):
    game = match().bless()
    assert game.stage is Stage.ROUND_OVER
    assert game.end().game.round == 2


def test_the_die_for_the_end_is_one_d6(match):
    game = late(match, 5)
    assert game.refusals(Length(by="compliance", rolled=(3, 3))) == ["dice.count"]
    assert game.refusals(Length(by="compliance", rolled=(7,))) == ["dice.face"]
