import pytest

from engine.findings import Severity
from engine.gate import RuleSystem
from engine.options import BagAsk, ChoiceAsk, DiceAsk, Option
from engine.systems.hardwired28.orders import KNOWN, Spend
from engine.systems.hardwired28.rules import HardwiredRules

OKAFOR = "compliance.okafor"
PLACES = {
    OKAFOR: {1: (2, 2)},
    "compliance.brute": {1: (5, 2)},
    "recovery.boss": {1: (2, 22)},
    "feral.gunners": {1: (20, 10), 2: (20, 12), 3: (20, 14)},
    "coworkers.clerks": {1: (11, 12)},
}


def by_id(options, id) -> Option:
    every = (*options.general, *options.unit, *options.table)
    return next(option for option in every if option.id == id)


def answers_to(option, **given):
    answers = dict(given)
    for ask in option.asks:
        if isinstance(ask, DiceAsk):
            answers.setdefault(ask.name, (1,) * ask.count)
        elif isinstance(ask, BagAsk):
            answers.setdefault(ask.name, next(iter(ask.tokens)))
        elif isinstance(ask, ChoiceAsk) and ask.choices:
            answers.setdefault(ask.name, (ask.choices[0][0],) if ask.many else ask.choices[0][0])
    return answers


def take(game, id, unit=None, **given):
    option = by_id(game.rules.options(game.game, unit), id)
    assert option.open, option.closed
    return game.do(game.rules.fill(game.game, option, answers_to(option, **given)))


def test_the_rules_are_a_rule_system(rules):
    system: RuleSystem = rules
    assert isinstance(system, HardwiredRules)
    assert len({order.do for order in KNOWN}) == len(KNOWN)


def test_a_round_can_be_played_with_options_alone(match):
    game = match(places=PLACES)
    take(game, "bless:compliance")
    take(game, "bless:recovery")
    take(game, "draw", token="compliance")
    take(game, "activate:1", OKAFOR)
    take(game, "action:attack:1", OKAFOR, targets=("recovery.boss.1",), note="misses")
    take(game, "end")
    take(game, "draw", token="feral.gunners")
    take(game, "activate:1", "feral.gunners", model="2")
    assert game.game.activation.model == "feral.gunners.2"
    take(game, "end")
    take(game, "end")
    game.play_out()
    take(game, "end")
    assert game.game.round == 2


def test_who_decides_is_the_side_whose_token_is_out_and_nobody_while_the_bag_decides(match):
    game = match(places=PLACES)
    assert game.rules.options(game.game).decider == "compliance"
    game.bless()
    assert game.rules.options(game.game).decider is None
    take(game, "draw", token="feral.gunners")
    assert game.rules.options(game.game).decider == "feral"
    assert game.rules.options(game.game).ready == {"feral.gunners"}


def test_an_option_that_is_closed_says_why_with_its_clause(match):
    game = match(places=PLACES).bless(compliance=(4, 7, 1)).act("compliance.brute")
    game.do(Spend(by="compliance", blessing=4, model="compliance.brute.1")).end().act(OKAFOR)
    game.do(game.move(OKAFOR, (2, 4)))
    options = game.rules.options(game.game, OKAFOR)
    closed = {option.id: option.closed.code for option in options.unit if option.closed is not None}
    assert closed["move"] == "move.made"
    assert closed["activate:1"] == "order.not_now"
    assert closed["action:search:1"] == "action.search_range"
    assert closed["action:interrogate:1"] == "action.interrogate_range"
    assert closed["spend:4:compliance.okafor.1"] == "blessing.none_left"
    assert not {"action:cast:1", "spend:2:compliance.okafor.1", "synergy:1"} & {option.id for option in options.unit}
    for option in options.unit:
        if option.closed is not None:
            assert option.closed.severity is Severity.REFUSED
            said = game.rules.say(game.game, option.closed)
            assert said.head
            assert said.clause


def test_every_option_has_a_name_and_a_hint_and_its_key_is_its_own(match):
    game = match(places=PLACES).bless().act(OKAFOR)
    for unit in (OKAFOR, "feral.gunners", "coworkers.clerks", None):
        options = game.rules.options(game.game, unit)
        every = (*options.general, *options.unit, *options.table)
        keys = [option.key for option in every if option.key]
        assert len(keys) == len(set(keys)), sorted(keys)
        assert len({option.id for option in every}) == len(every)
        assert all(option.name and option.hint for option in every)
        assert all(option.key for option in (*options.general, *options.unit))


@pytest.mark.parametrize("key", ["compliance.okafor", "feral.gunners"])
def test_a_move_is_led_over_the_table_and_its_draft_names_the_model_that_acts(match, key):
    game = match(places=PLACES).bless().act(key)
    option = by_id(game.rules.options(game.game, key), "move")
    assert (option.draft.unit, option.draft.model, option.asks) == (key, 1, ())


def test_targets_are_listed_the_nearest_first_with_their_distance(match):
    game = match(places=PLACES).bless().act("recovery.boss")
    option = by_id(game.rules.options(game.game, "recovery.boss"), "action:attack:1")
    first, *others = option.asks[0].choices
    assert first == ("coworkers.clerks.1", "Data Clerk 1, 12.33″")
    assert len(others) == 5


def test_the_table_orders_are_filled_from_their_answers(match):
    game = match(places=PLACES).bless()
    take(game, "wound", model="recovery.boss.1", wounds=3, cause="shot")
    assert game.model("recovery.boss.1").wounds == 3
    take(game, "hostile", model="coworkers.clerks.1")
    take(game, "effect", model="recovery.boss.1", text="bleeding", until="end_of_round", move=-1)
    take(game, "lift", effect="1")
    assert not game.game.effects
    take(game, "focus", model="compliance.brute.1")
    assert game.bag["compliance"] == 4
    take(game, "remove", models=("compliance.brute.1",), cause="a shot")
    assert game.bag["compliance"] == 1
    take(game, "roll:2d8", rolled=(3, 8))


def test_blessings_and_synergy_are_offered_to_the_models_they_are_for(match):
    game = match(places=PLACES).bless(compliance=(4, 6, 2))
    take(game, "spend:2:compliance.brute.1", "compliance.brute", note="again")
    game.act(OKAFOR)
    take(game, "end")
    take(game, "synergy:1", "compliance.brute")
    take(game, "bonus:1", "compliance.brute", cause="an implant")
    take(game, "action:other:1", "compliance.brute", note="one")
    take(game, "action:other:1", "compliance.brute", note="two")


def test_after_the_end_nothing_is_open(match):
    from engine.systems.hardwired28.orders import Length

    game = match(places=PLACES).bless().play_out()
    while not game.game.ended:
        game.do(Length(by="compliance", rolled=(6,))) if game.game.round == 5 else game.end().bless().play_out()
    options = game.rules.options(game.game, OKAFOR)
    assert options.general == ()
    assert not any(option.open for option in (*options.unit, *options.table))


def test_each_player_rolls_its_own_blessings_and_one_key_is_never_two_options(match):
    game = match()
    options = game.rules.options(game.game, None).general
    assert [(option.key, option.hint) for option in options] == [
        ("B", "Compliance Team, 3 d8"),
        ("", "Recovery Crew, 3 d8"),
    ]
    take(game, options[0].id)
    assert [option.key for option in game.rules.options(game.game, None).general] == ["B"]
