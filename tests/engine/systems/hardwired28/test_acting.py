import pytest

from engine.systems.hardwired28.orders import Action

OKAFOR, ROCHE = "compliance.okafor", "recovery.roche"
BIG, SMALL = 32 / 25.4 / 2, 25 / 25.4 / 2
MARKER = 0.5
TYPED = ["action.typed"]


def act(action, *targets, unit=OKAFOR, note="", succeeded=False):
    return Action(by=unit.split(".")[0], unit=unit, action=action, targets=targets, note=note, succeeded=succeeded)


def acting(match, places, unit=OKAFOR, **settings):
    return match(places=places, **settings).bless().act(unit)


WITHIN = [(0.0, True), (1.0, True), (1.001, True), (1.002, False)]


@pytest.mark.parametrize(("apart", "allowed"), WITHIN)
def test_a_search_is_within_1_inch_of_a_loot_marker(match, apart, allowed):
    game = acting(match, {OKAFOR: {1: (4, 20 - BIG - MARKER - apart)}})
    for order in (act("search"), act("search", "loot-1")):
        assert game.refusals(order) == ([] if allowed else ["action.search_range"])
        assert game.left_to_you(order) == TYPED
    assert game.refusals(act("search", "loot-2")) == ["action.search_range"]
    assert game.refusals(act("search", "slate")) == ["action.no_target"]


@pytest.mark.parametrize(("apart", "allowed"), WITHIN)
def test_an_interact_reaches_1_inch(match, apart, allowed):
    game = acting(match, {OKAFOR: {1: (12, 12 - BIG - MARKER - apart)}})
    assert game.refusals(act("interact", "slate")) == ([] if allowed else ["action.interact_range"])
    assert game.refusals(act("interact")) == []


@pytest.mark.parametrize(("apart", "allowed"), WITHIN)
def test_an_interrogate_is_within_1_inch_of_a_coworker(match, apart, allowed):
    game = acting(match, {OKAFOR: {1: (8, 8)}, "coworkers.clerks": {1: (8 + BIG + SMALL + apart, 8)}})
    for order in (act("interrogate"), act("interrogate", "coworkers.clerks.1")):
        assert game.refusals(order) == ([] if allowed else ["action.interrogate_range"])


def test_there_must_be_somebody_to_interrogate(match):
    game = acting(match, {OKAFOR: {1: (8, 8)}, ROCHE: {1: (9.5, 8)}})
    assert game.refusals(act("interrogate")) == ["action.no_target"]
    assert game.refusals(act("interrogate", "recovery.roche.1")) == ["action.no_target"]


@pytest.mark.parametrize(("apart", "allowed"), [(1.0, False), (1.001, False), (1.002, True)])
def test_an_engaged_model_does_not_search_nor_lift_the_objective(match, apart, allowed):
    places = {OKAFOR: {1: (4, 20)}, ROCHE: {1: (4 + BIG + SMALL + apart, 20)}}
    assert acting(match, places).refusals(act("search")) == ([] if allowed else ["action.search_engaged"])
    places = {OKAFOR: {1: (12, 12)}, ROCHE: {1: (12 + BIG + SMALL + apart, 12)}}
    assert acting(match, places).refusals(act("interact", "slate")) == ([] if allowed else ["action.lift_engaged"])


@pytest.mark.parametrize("reading", ["engages", "hostile_only"])
def test_a_calm_coworker_in_the_way_of_a_search_is_a_setting_and_the_verdict_says_so(match, reading):
    places = {OKAFOR: {1: (4, 20)}, "coworkers.clerks": {1: (5.2, 20)}}
    game = acting(match, places, calm_coworkers=reading)
    assert game.judge(act("search")).legal is (reading == "hostile_only")
    assert game.finding(act("search"), "action.other_reading").setting == "calm_coworkers"


def test_a_search_that_succeeds_takes_the_marker_and_an_interrogate_the_coworker(match):
    places = {OKAFOR: {1: (4, 19)}, "coworkers.clerks": {1: (7, 19), 2: (9, 19)}, "compliance.brute": {1: (7, 17.6)}}
    game = acting(match, {OKAFOR: {1: (4, 19)}}).do(act("search"))
    assert not game.game.taken
    game = acting(match, places).do(act("search", succeeded=True))
    assert game.game.taken == {"loot-1"}
    assert game.rules.readout(game.game).markers == {"loot-1": None}
    game.end().act("compliance.brute").do(act("interrogate", unit="compliance.brute", succeeded=True))
    assert not game.model("coworkers.clerks.1").on_table
    assert game.model("coworkers.clerks.2").on_table


def test_a_marker_that_was_taken_is_no_target_any_more(match):
    game = acting(match, {OKAFOR: {1: (4, 19)}, ROCHE: {1: (5.5, 21.5)}}).do(act("search", succeeded=True))
    game.end().act(ROCHE)
    assert game.refusals(act("search", "loot-1", unit=ROCHE)) == ["order.unknown"]
    assert game.refusals(act("search", unit=ROCHE)) == ["action.search_range"]


def test_nobody_lifts_what_another_carries(match):
    game = acting(match, {OKAFOR: {1: (12, 13)}, "compliance.brute": {1: (12, 14.4)}}).do(act("interact", "slate"))
    game.end().act("compliance.brute")
    assert game.refusals(act("interact", "slate", unit="compliance.brute")) == ["action.carried"]


def test_an_aim_names_its_target(match):
    game = acting(match, {OKAFOR: {1: (4, 4)}, ROCHE: {1: (4, 9)}})
    assert game.refusals(act("aim")) == ["action.no_target"]
    game.do(act("aim", "recovery.roche.1"))
    assert [effect.text for effect in game.game.effects_on("compliance.okafor.1")] == ["recovery.roche.1"]


@pytest.mark.parametrize("loss", ["move", "hit", "shot"])
def test_an_aim_lasts_until_the_shot_and_is_lost_by_moving_or_being_hit(match, loss):
    from engine.orders import Wound

    game = acting(match, {OKAFOR: {1: (4, 4)}, ROCHE: {1: (4, 9)}}).do(act("aim", "recovery.roche.1")).end()
    game.play_out().end().bless()
    assert game.game.effects
    if loss == "hit":
        game.do(Wound(by="recovery", model="compliance.okafor.1", wounds=1))
    else:
        game.act(OKAFOR)
        game.do(game.move(OKAFOR, (4, 5)) if loss == "move" else act("attack", "recovery.roche.1"))
    assert not game.game.effects


def test_only_broadcasters_cast(match):
    game = acting(match, {OKAFOR: {1: (4, 4)}})
    assert game.refusals(act("cast")) == ["action.not_broadcaster"]


def test_attacking_a_friend_is_left_to_you(match):
    game = acting(match, {OKAFOR: {1: (4, 4)}, "compliance.brute": {1: (6, 4)}, ROCHE: {1: (8, 4)}})
    assert game.left_to_you(act("attack", "recovery.roche.1")) == TYPED
    assert game.left_to_you(act("attack", "compliance.brute.1")) == ["action.no_enemy", "action.typed"]


def test_results_of_any_other_action_are_typed_in(match):
    game = acting(match, {OKAFOR: {1: (4, 4)}})
    order = act("other", note="opens the hatch")
    assert game.left_to_you(order) == TYPED
    assert game.rules.describe(game.game, order).note == "opens the hatch"


def test_who_acts_is_told_from_the_activation_to_its_end(match):
    game = match(places={OKAFOR: {1: (8, 8)}}).bless()
    told = [game.rules.readout(game.game).acting]
    told.append(game.rules.readout(game.act(OKAFOR).game).acting)
    told.append(game.rules.readout(game.end().game).acting)
    assert told == ["", f"{OKAFOR}.1", ""]
