import pytest

from engine.orders import End
from engine.systems.hardwired28.orders import Action, Activate, Bonus, Draw, LastingEffect, Spend
from engine.systems.hardwired28.stages import Stage

PLACES = {
    "compliance.okafor": {1: (2, 2)},
    "compliance.brute": {1: (5, 2)},
    "recovery.boss": {1: (2, 22)},
    "feral.gunners": {1: (20, 10), 2: (20, 12), 3: (20, 14)},
}
OKAFOR = "compliance.okafor"


def other(unit=OKAFOR, note="", number=1):
    return Action(by=unit.split(".")[0], unit=unit, model=number, action="other", note=note)


def test_a_sides_token_activates_any_of_its_models(match):
    game = match(places=PLACES).bless().do(Draw(by="compliance", token="compliance"))
    assert game.stage is Stage.CHOOSE
    assert game.rules.options(game.game).ready == {"compliance.okafor", "compliance.brute"}
    assert game.judge(Activate(by="compliance", unit="compliance.brute")).legal
    assert game.judge(Activate(by="compliance", unit="compliance.okafor")).legal


def test_the_token_of_one_side_activates_nobody_else(match):
    game = match(places=PLACES).bless().do(Draw(by="compliance", token="compliance"))
    assert game.refusals(Activate(by="recovery", unit="recovery.boss")) == ["order.not_yours"]
    assert game.refusals(Activate(by="compliance", unit="recovery.boss")) == ["activate.other_token"]
    assert game.refusals(Activate(by="compliance", unit="feral.gunners")) == ["activate.other_token"]


def test_a_models_off_the_table_is_not_activated(match):
    game = match(places=PLACES).bless().do(Draw(by="compliance", token="compliance"))
    assert game.refusals(Activate(by="compliance", unit="compliance.zealot")) == ["model.off_table"]


def test_a_model_activates_once_a_round(match):
    game = match(places=PLACES).bless().act(OKAFOR).end().do(Draw(by="compliance", token="compliance"))
    assert game.refusals(Activate(by="compliance", unit=OKAFOR)) == ["activate.once"]


def test_a_side_whose_token_is_out_does_not_decline_it(match):
    game = match(places=PLACES).bless().do(Draw(by="compliance", token="compliance"))
    assert game.refusals(End(by="compliance")) == ["order.not_now"]


def test_the_rest_of_a_drawn_group_may_wait_and_has_then_acted(match):
    game = match(places=PLACES).bless().act("feral.gunners", 2).end().end()
    assert game.stage is Stage.DRAW
    assert {f"feral.gunners.{n}" for n in (1, 2, 3)} <= game.game.activated


def test_only_the_model_that_acts_moves_and_takes_actions(match):
    game = match(places=PLACES).bless().act(OKAFOR)
    assert game.refusals(game.move("compliance.brute", (5, 4))) == ["act.not_active"]
    assert game.refusals(other("compliance.brute")) == ["act.not_active"]
    assert game.refusals(game.move("recovery.boss", (2, 21))) == ["order.not_yours"]


def test_a_drawn_groups_models_act_one_after_another(match):
    game = match(places=PLACES).bless().act("feral.gunners", 3)
    assert game.refusals(game.move("feral.gunners", (21, 12), number=2)) == ["act.not_active"]
    game.do(game.move("feral.gunners", (21, 14), number=3)).end().act("feral.gunners", 2)
    game.do(game.move("feral.gunners", (21, 12), number=2))


def test_an_activation_may_be_left_unused(match):
    assert match(places=PLACES).bless().act(OKAFOR).end().stage is Stage.DRAW


def test_the_move_is_not_split(match):
    game = match(places=PLACES).bless().act(OKAFOR)
    game.do(game.move(OKAFOR, (2, 4)), other())
    assert game.refusals(game.move(OKAFOR, (2, 6))) == ["move.made"]


def test_move_again_is_a_second_full_move_and_the_one_action(match):
    game = match(places=PLACES).bless().act(OKAFOR)
    game.do(game.move(OKAFOR, (2, 6)))
    assert game.refusals(game.move_again(OKAFOR, (2, 10.01))) == ["move.too_far"]
    game.do(game.move_again(OKAFOR, (2, 10)))
    assert game.refusals(other()) == ["action.none_left"]
    assert game.game.trails["compliance.okafor.1"] == ((2, 2), (2, 6), (2, 10))


def test_move_again_may_come_before_the_move(match):
    game = match(places=PLACES).bless().act(OKAFOR)
    game.do(game.move_again(OKAFOR, (2, 6)))
    game.do(game.move(OKAFOR, (2, 10)))


@pytest.mark.parametrize("by_ability", [False, True])
def test_a_bonus_action_makes_two_actions_at_most(match, by_ability):
    game = match(places=PLACES).bless(compliance=(4, 4, 4)).act(OKAFOR).do(other())
    overtime = Spend(by="compliance", blessing=4, model="compliance.okafor.1")
    bonus = Bonus(by="compliance", unit=OKAFOR, cause="an implant")
    assert game.refusals(other()) == ["action.none_left"]
    game.do(bonus if by_ability else overtime)
    assert game.refusals(bonus) == ["bonus.two_actions"]
    assert "bonus.two_actions" in game.refusals(overtime)
    game.do(other())
    assert game.refusals(other()) == ["action.none_left"]


def test_with_a_bonus_action_a_model_moves_three_times(match):
    game = match(places=PLACES).bless().act(OKAFOR).do(Bonus(by="compliance", unit=OKAFOR))
    game.do(game.move(OKAFOR, (2, 6)))
    game.do(game.move_again(OKAFOR, (2, 10)))
    game.do(game.move_again(OKAFOR, (2, 14)))
    assert game.refusals(game.move_again(OKAFOR, (2, 15))) == ["action.none_left"]


def test_a_next_activation_is_the_models_own_in_a_later_round_if_need_be(match):
    effect = LastingEffect(by="feral", model="compliance.okafor.1", text="hobbled", until="next_activation", move=-1)
    game = match(places=PLACES).bless().act(OKAFOR).do(effect)
    # Laid on it while it acts: this activation is not its next one, though what changes its Move counts at once.
    game.end()
    assert len(game.game.effects) == 1
    game.play_out().end().bless()
    assert len(game.game.effects) == 1
    game.act(OKAFOR)
    assert game.refusals(game.move(OKAFOR, (2, 5.5))) == ["move.too_far"]
    game.do(game.move(OKAFOR, (2, 5)))
    assert len(game.game.effects) == 1
    assert not game.end().game.effects


def test_a_next_activation_effect_ends_for_a_group_model_that_waits(match):
    effect = LastingEffect(by="feral", model="feral.gunners.1", text="stunned", until="next_activation")
    game = match(places=PLACES).bless().do(effect).act("feral.gunners", 2).end()
    assert game.game.effects
    assert not game.end().game.effects


def test_a_group_moved_by_hand_has_its_table_left_to_you(match):
    game = match(places=PLACES).bless()
    assert game.left_to_you(Draw(by="compliance", token="compliance")) == []
    game.do(Draw(by="compliance", token="feral.gunners"))
    assert game.left_to_you(Activate(by="feral", unit="feral.gunners")) == ["group.table"]


def test_an_order_that_names_nothing_there_is_refused(match):
    game = match(places=PLACES).bless()
    assert game.refusals(Draw(by="nobody", token="compliance")) == ["order.unknown"]
    assert game.refusals(Activate(by="compliance", unit="compliance.nobody")) == ["order.unknown"]
    assert game.refusals(Activate(by="compliance", unit=OKAFOR, model=2)) == ["order.unknown"]
    game.act(OKAFOR)
    assert game.refusals(Action(by="compliance", unit=OKAFOR, action="dance")) == ["order.unknown"]
    assert game.refusals(Action(by="compliance", unit=OKAFOR, action="attack", targets=("x",))) == ["order.unknown"]
