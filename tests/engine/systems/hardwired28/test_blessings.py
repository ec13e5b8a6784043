import pytest

from engine.orders import Wound
from engine.systems.hardwired28.orders import Bless, Draw, Spend, Synergy
from engine.systems.hardwired28.stages import Stage

RADIUS = 32 / 25.4 / 2
PLACES = {
    "compliance.okafor": {1: (2, 2)},
    "compliance.brute": {1: (5, 2)},
    "compliance.zealot": {1: (8, 2)},
    "recovery.boss": {1: (2, 22)},
}
SYNERGY = Synergy(by="compliance", unit="compliance.brute")


def spend(result, model="compliance.okafor.1", by="compliance"):
    return Spend(by=by, blessing=result, model=model)


def test_blessings_are_three_d8(match):
    game = match(places=PLACES)
    assert game.refusals(Bless(by="compliance", rolled=(1, 2))) == ["dice.count"]
    assert game.refusals(Bless(by="compliance", rolled=(1, 2, 3, 4))) == ["dice.count"]
    assert game.refusals(Bless(by="compliance", rolled=(1, 2, 9))) == ["dice.face"]
    assert game.refusals(Bless(by="compliance", rolled=(0, 2, 8))) == ["dice.face"]


def test_an_8_is_two_more_dice_that_ignore_further_8s(match):
    game = match(places=PLACES).do(Bless(by="compliance", rolled=(8, 3, 8)))
    assert game.game.dice_owed["compliance"] == 4
    game.do(Bless(by="compliance", rolled=(8, 2, 8, 7)))
    assert game.game.dice_owed["compliance"] == 0
    assert game.game.unspent("compliance") == (3, 2, 7)


def test_a_blessing_is_there_as_often_as_it_was_rolled(match):
    game = match(places=PLACES).bless(compliance=(2, 2, 3))
    game.do(spend(2), spend(2, "compliance.brute.1"))
    assert game.refusals(spend(2, "compliance.zealot.1")) == ["blessing.none_left"]
    assert game.game.unspent("compliance") == (3,)


def test_a_model_has_one_blessing_a_round(match):
    game = match(places=PLACES).bless(compliance=(2, 3, 5)).do(spend(2))
    assert game.refusals(spend(3)) == ["blessing.once"]
    game.do(spend(3, "compliance.brute.1"))
    game.play_out().end().bless(compliance=(2, 3, 5))
    game.do(spend(3))


def test_a_blessing_is_for_the_own_squad(match):
    game = match(places={**PLACES, "coworkers.clerks": {1: (12, 12)}}).bless(compliance=(2, 2, 2))
    assert game.refusals(spend(2, "recovery.boss.1")) == ["blessing.other_side"]
    assert game.refusals(spend(2, "coworkers.clerks.1")) == ["blessing.other_side"]


@pytest.mark.parametrize("result", [4, 7])
def test_overtime_and_healing_are_for_a_model_that_acts(match, result):
    game = match(places=PLACES).bless(compliance=(4, 7, 1))
    assert game.refusals(spend(result)) == ["blessing.acting"]
    game.act("compliance.okafor")
    assert game.refusals(spend(result, "compliance.brute.1")) == ["blessing.acting"]
    game.do(spend(result))


def test_healing_never_goes_past_full_health(match):
    game = match(places=PLACES).bless().do(Wound(by="feral", model="compliance.okafor.1", wounds=3))
    game.do(Wound(by="compliance", model="compliance.okafor.1", wounds=-4))
    assert game.game.health(game.model("compliance.okafor.1")) == 16
    assert game.refusals(Wound(by="compliance", model="compliance.okafor.1", wounds=0)) == ["wound.nothing"]


@pytest.mark.parametrize("result", [1, 6, 8])
def test_nothing_synergy_and_more_dice_are_not_simply_spent(match, result):
    game = match(places=PLACES).bless(compliance=(1, 6, 1))
    assert game.refusals(spend(result)) == ["blessing.not_spent"]


def test_there_is_no_ninth_blessing(match):
    assert match(places=PLACES).bless().refusals(spend(9)) == ["order.unknown"]


def test_synergy_lets_a_second_model_act_straight_after_the_first(match):
    game = match(places=PLACES).bless(compliance=(6, 1, 1)).act("compliance.okafor").end()
    assert game.bag["compliance"] == 2
    game.do(SYNERGY)
    assert (game.stage, game.game.activation.model) == (Stage.ACTING, "compliance.brute.1")
    assert game.bag["compliance"] == 1
    assert game.end().bag["compliance"] == 1
    assert game.game.unspent("compliance") == (1, 1)


def test_synergy_follows_on_an_activation_that_has_ended_and_before_the_next_draw(match):
    game = match(places=PLACES).bless(compliance=(6, 6, 1), recovery=(6, 1, 1))
    assert game.refusals(SYNERGY) == ["synergy.no_first"]
    game.act("compliance.okafor")
    assert game.refusals(SYNERGY) == ["order.not_now"]
    game.end()
    assert game.refusals(Synergy(by="recovery", unit="recovery.boss")) == ["synergy.no_first"]
    game.act("recovery.boss").end()
    assert game.refusals(SYNERGY) == ["synergy.no_first"]


def test_synergy_needs_its_blessing_and_a_first_model_that_has_had_none(match):
    game = match(places=PLACES).bless(compliance=(2, 1, 1)).act("compliance.okafor").end()
    assert game.refusals(SYNERGY) == ["blessing.none_left"]
    game = match(places=PLACES).bless(compliance=(2, 6, 1)).act("compliance.okafor").do(spend(2)).end()
    assert game.refusals(SYNERGY) == ["blessing.once"]


@pytest.mark.parametrize(("apart", "allowed"), [(6.0, True), (6.001, True), (6.002, False)])
def test_synergy_reaches_6_inches(match, apart, allowed):
    places = {**PLACES, "compliance.brute": {1: (2 + 2 * RADIUS + apart, 2)}, "compliance.zealot": {1: (2, 20)}}
    game = match(places=places).bless(compliance=(6, 1, 1)).act("compliance.okafor").end()
    assert game.judge(SYNERGY).legal is allowed
    assert game.finding(SYNERGY, "synergy.range").measured == pytest.approx(apart)


def test_synergy_activates_nobody_twice(match):
    game = match(places=PLACES).bless(compliance=(6, 6, 1)).act("compliance.brute").end().act("compliance.okafor").end()
    assert game.refusals(SYNERGY) == ["activate.once"]


@pytest.mark.parametrize("chain", ["no", "yes"])
def test_synergy_is_not_passed_on_unless_so_set(match, chain):
    game = match(places=PLACES, synergy_chain=chain).bless(compliance=(6, 6, 1))
    game.act("compliance.okafor").end().do(SYNERGY).end()
    further = Synergy(by="compliance", unit="compliance.zealot")
    assert game.judge(further).legal is (chain == "yes")
    assert "synergy.other_reading" in game.noted(further)


def test_the_second_models_token_may_be_set_to_stay_and_then_does_nothing(match):
    game = match(places=PLACES, synergy_token="stays").bless(compliance=(6, 1, 1)).act("compliance.okafor").end()
    game.do(SYNERGY).end()
    assert game.bag["compliance"] == 2
    game.act("compliance.zealot").end()
    assert game.bag["compliance"] == 1
    draw = Draw(by="compliance", token="compliance")
    assert game.left_to_you(draw) == ["bag.stale"]
    game.do(draw)
    assert (game.stage, "compliance" in game.bag) == (Stage.DRAW, False)
