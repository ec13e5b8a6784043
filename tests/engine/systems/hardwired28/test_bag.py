import pytest

from engine.orders import Remove, Wound
from engine.systems.hardwired28.orders import Activate, Draw, Focus
from engine.systems.hardwired28.stages import Stage

PLACES = {
    "compliance.okafor": {1: (2, 2)},
    "compliance.brute": {1: (5, 2)},
    "recovery.boss": {1: (2, 22)},
    "feral.gunners": {1: (20, 10), 2: (20, 12), 3: (20, 14)},
    "coworkers.clerks": {1: (11, 12)},
}


def test_a_token_a_model_of_a_squad_and_one_a_group(match):
    assert match(places=PLACES).bless().bag == {
        "compliance": 2,
        "recovery": 1,
        "feral.gunners": 1,
        "coworkers.clerks": 1,
    }


def test_models_off_the_table_have_no_token(match):
    assert match(places={"recovery.boss": {1: (2, 22)}}).bless().bag == {"recovery": 1}


def test_only_a_token_that_is_in_the_bag_is_drawn(match):
    game = match(places={"recovery.boss": {1: (2, 22)}}).bless()
    assert game.refusals(Draw(by="compliance", token="compliance")) == ["bag.no_token"]
    assert game.refusals(Draw(by="compliance", token="feral.gunners")) == ["bag.no_token"]
    assert game.refusals(Draw(by="compliance", token="nonsense")) == ["bag.no_token"]


def test_a_drawn_token_is_in_the_hand_until_it_has_activated_a_model(match):
    game = match(places=PLACES).bless().do(Draw(by="compliance", token="compliance"))
    assert game.bag["compliance"] == 1
    assert game.act("compliance.brute").bag["compliance"] == 1
    assert game.end().bag["compliance"] == 1


def test_a_player_models_token_leaves_with_it(match):
    game = match(places=PLACES).bless().do(Remove(by="feral", models=("compliance.brute.1",)))
    assert game.bag["compliance"] == 1


def test_a_model_that_goes_out_after_it_has_activated_takes_no_token_with_it(match):
    game = match(places=PLACES).bless().act("compliance.brute").end()
    assert game.do(Remove(by="feral", models=("compliance.brute.1",))).bag["compliance"] == 1


def test_wounds_down_to_no_health_take_a_model_out_and_its_token_with_it(match):
    game = match(places=PLACES).bless()
    assert game.do(Wound(by="recovery", model="compliance.brute.1", wounds=13)).bag["compliance"] == 2
    assert game.do(Wound(by="recovery", model="compliance.brute.1", wounds=1)).bag["compliance"] == 1
    assert not game.model("compliance.brute.1").on_table


def test_a_group_keeps_its_token_until_its_last_model_leaves_play(match):
    game = match(places=PLACES).bless().do(Remove(by="compliance", models=("feral.gunners.1", "feral.gunners.2")))
    assert game.bag["feral.gunners"] == 1
    assert "feral.gunners" not in game.do(Remove(by="compliance", models=("feral.gunners.3",))).bag


def test_a_token_in_the_hand_whose_last_model_falls_activates_nobody(match):
    game = match(places=PLACES).bless().do(Draw(by="compliance", token="recovery"))
    game.do(Remove(by="feral", models=("recovery.boss.1",)))
    assert (game.game.token, game.stage) == (None, Stage.DRAW)


def test_a_drawn_group_that_falls_to_the_last_model_ends_its_draw(match):
    game = match(places=PLACES).bless().act("feral.gunners", 2)
    game.do(Remove(by="compliance", models=("feral.gunners.1", "feral.gunners.2", "feral.gunners.3")))
    assert (game.game.token, game.game.activation, game.stage) == (None, None, Stage.DRAW)


def test_a_drawn_group_goes_on_when_the_model_that_acts_falls(match):
    game = match(places=PLACES).bless().act("feral.gunners", 2).do(Remove(by="compliance", models=("feral.gunners.2",)))
    assert (game.game.token, game.stage) == ("feral.gunners", Stage.CHOOSE)
    game.act("feral.gunners", 1)


def test_focus_puts_two_more_tokens_in_the_bag_until_its_target_has_activated(match):
    game = match(places=PLACES).bless().do(Focus(by="compliance", model="compliance.brute.1"))
    assert game.bag["compliance"] == 4
    assert game.act("compliance.okafor").end().bag["compliance"] == 3
    assert "compliance" not in game.act("compliance.brute").end().bag
    assert game.refusals(Focus(by="compliance", model="compliance.okafor.1")) == ["focus.activated"]


def test_focus_adds_nothing_where_so_set(match):
    game = match(places=PLACES, focus_tokens="none").bless()
    assert game.noted(Focus(by="compliance", model="compliance.brute.1")) == ["focus.none", "focus.other_reading"]


def test_focus_is_for_squad_models(match):
    assert match(places=PLACES).bless().refusals(Focus(by="feral", model="feral.gunners.1")) == ["focus.no_squad_model"]


@pytest.mark.parametrize("reading", ["whole_group", "one_model"])
def test_a_groups_draw_lets_all_its_models_act_or_one(match, reading):
    game = match(places=PLACES, group_draw=reading).bless().act("feral.gunners", 2).end()
    assert (game.game.token == "feral.gunners") is (reading == "whole_group")
    assert "feral.gunners" not in game.bag
    if reading == "whole_group":
        game.act("feral.gunners", 1).end()
        assert game.refusals(Activate(by="feral", unit="feral.gunners", model=1)) == ["activate.once"]
        game.act("feral.gunners", 3).end()
    assert game.game.token is None
