"""The modifiers that loot and Coworkers may have: what they ask, and what they do by themselves."""

from dataclasses import replace

import pytest

from engine.orders import End
from engine.systems.hardwired28.orders import Action, Length
from engine.systems.hardwired28.stages import Stage
from engine.systems.hardwired28.trial_orders import Test as Roll

SEEKER, AGENT, BOSS = "compliance.seeker", "recovery.agent", "compliance.boss"
CLERK = "coworkers.clerks.1"
LOOT = (8.0, 13.2)
RIM, RADIUS, BOSS_RADIUS = 0.5, 25 / 25.4 / 2, 32 / 25.4 / 2
CLEAR_OF_ME = {"coworkers.clerks": {1: (20, 8)}}


@pytest.fixture
def modified(match, mission, rules):
    """A game of tests of Wits whose loot or Coworkers have a modifier, a model acting."""

    def made(unit=SEEKER, loot="", coworkers="", places=None, **settings):
        table = mission("wits", places, **settings)
        card = replace(table.card, loot_modifier=loot, coworker_modifier=coworkers)
        return type(match())(rules, replace(table, card=card)).bless().act(unit)

    return made


def action(unit, kind, *targets, **more):
    return Action(by=unit.split(".")[0], unit=unit, action=kind, targets=targets, **more)


def roll(unit, rolled, against):
    return Roll(by=unit.split(".")[0], model=f"{unit}.1", rolled=rolled, against=against)


def beside_the_loot(apart):
    """Where the Boss's base ends so far from the rim of the marker."""
    return {"compliance.boss": {1: (LOOT[0], LOOT[1] + RIM + apart + BOSS_RADIUS)}, **CLEAR_OF_ME}


# loot


@pytest.mark.parametrize(
    ("loot", "dice"), [("", (8, 6)), ("decoys", (10, 6)), ("contaminated", (6, 6)), ("timed", (8, 6))]
)
def test_the_modifier_of_the_loot_changes_the_dice_of_a_search(modified, loot, dice):
    game = modified(AGENT, loot=loot).do(action(AGENT, "search", tested=True))
    assert game.game.trials[0].dice == dice


def test_heavy_loot_is_searched_a_tier_lower(modified):
    game = modified(loot="heavy", places=beside_the_loot(0.5)).do(action(SEEKER, "search", tested=True))
    assert game.game.trials[0].dice == (6, 6)


@pytest.mark.parametrize(("apart", "open"), [(0.998, True), (1.0, True), (1.002, False)])
def test_heavy_loot_needs_two_friends_beside_it(modified, apart, open):
    game = modified(loot="heavy", places=beside_the_loot(apart))
    assert game.refusals(action(SEEKER, "search")) == ([] if open else ["modifier.friends"])
    assert ("modifier.friends_read" in game.noted(action(SEEKER, "search"))) is open
    (option,) = (one for one in game.rules.options(game.game, SEEKER).unit if one.id == "action:search:1")
    assert option.open is open


def test_whether_the_one_that_searches_counts_is_a_setting(modified):
    game = modified(loot="heavy", places=beside_the_loot(0.5), two_friends="beside_it")
    assert game.refusals(action(SEEKER, "search")) == ["modifier.friends"]
    third = {"compliance.caster": {1: (LOOT[0] + 1.5, LOOT[1])}}
    game = modified(loot="heavy", places=beside_the_loot(0.5) | third, two_friends="beside_it")
    assert game.refusals(action(SEEKER, "search")) == []


def test_timed_loot_leaves_as_round_4_ends(modified):
    game = modified(loot="timed").end().play_out()
    for number in (1, 2, 3, 4):
        assert game.game.round == number
        assert {"loot-1", "loot-2"} & game.game.taken == set()
        game.do(End(by="compliance"))
        game.bless().play_out()
    assert {"loot-1", "loot-2"} <= game.game.taken


@pytest.mark.parametrize(("against", "trapped"), [((6, 2), False), ((6, 3), True)])
def test_a_search_of_trapped_loot_that_is_tripled_does_damage_as_is_told(modified, against, trapped):
    game = modified(loot="trapped", places=CLEAR_OF_ME).do(action(SEEKER, "search", tested=True))
    assert ("modifier.trap" in game.left_to_you(roll(SEEKER, (2, 1), against))) is trapped


def test_a_find_among_decoys_is_told_to_be_perhaps_fake(modified):
    game = modified(loot="decoys", places=CLEAR_OF_ME).do(action(SEEKER, "search", tested=True))
    assert "modifier.decoy" in game.left_to_you(roll(SEEKER, (8, 8), (1, 1)))


@pytest.mark.parametrize("typed", [True, False])
def test_contaminated_loot_harms_who_has_found_it_as_each_round_ends(modified, typed):
    game = modified(loot="contaminated", places=CLEAR_OF_ME)
    if typed:
        game.do(action(SEEKER, "search", succeeded=True))
    else:
        game.do(action(SEEKER, "search", tested=True)).do(roll(SEEKER, (6, 6), (1, 1)))
    for lost in (0, 1, 2):
        assert game.model(f"{SEEKER}.1").wounds == lost
        if lost == 0:
            game.end()
        game.play_out().do(End(by="compliance")).bless()
    assert game.model(f"{AGENT}.1").wounds == 0


@pytest.mark.parametrize("ends", [True, False])
@pytest.mark.parametrize(("reading", "lost"), [("round_end", 1), ("round_start", 0)])
def test_read_so_contaminated_loot_harms_as_the_last_round_ends_too(modified, reading, lost, ends):
    game = modified(loot="contaminated", places=CLEAR_OF_ME, contaminated=reading)
    game.do(action(SEEKER, "search", succeeded=True)).end().play_out()
    game.game = replace(game.game, round=5 if ends else 7)
    game.do(Length(by="compliance", rolled=(6,)) if ends else End(by="compliance"))
    assert game.game.ended
    assert game.model(f"{SEEKER}.1").wounds == lost


# Coworkers


@pytest.mark.parametrize("typed", [True, False])
@pytest.mark.parametrize("word", ["", "skittish", "grudge-holder"])
@pytest.mark.parametrize("succeeds", [True, False])
def test_a_coworker_that_is_asked_in_vain_does_what_its_modifier_says(modified, word, succeeds, typed):
    game = modified(coworkers=word, places={"coworkers.clerks": {1: (8, 10.5)}})
    before = game.model(CLERK).pose
    if typed:
        game.do(action(SEEKER, "interrogate", succeeded=succeeds))
    else:
        dice = ((6, 6), (1, 1)) if succeeds else ((1, 1), (6, 6))
        game.do(action(SEEKER, "interrogate", tested=True)).do(roll(SEEKER, *dice))
    after = game.model(CLERK)
    assert after.on_table is not succeeds
    assert (CLERK in game.game.hostile) is (word == "grudge-holder" and not succeeds)
    if after.on_table and word != "skittish":
        assert after.pose == before
    elif after.on_table:
        # Nothing bars its way to the left edge, the nearest: all of its Move of 5″.
        assert (before.x - after.pose.x, after.pose.y) == pytest.approx((5, before.y), abs=0.02)


@pytest.mark.parametrize(("apart", "open"), [(1.0, True), (1.002, False)])
def test_the_buddy_system_needs_two_friends_beside_the_coworker(modified, apart, open):
    friend = {"compliance.boss": {1: (9.6 + RADIUS + apart + BOSS_RADIUS, 12)}}
    game = modified(coworkers="buddy-system", places=friend)
    assert game.refusals(action(SEEKER, "interrogate")) == ([] if open else ["modifier.friends"])


@pytest.mark.parametrize(("rolled", "more"), [((3, 4), 0), ((4, 4), 1), ((6, 5), 1), ((6, 6), 2)])
def test_a_talkative_coworker_tells_more_to_who_doubles_its_total(modified, rolled, more):
    game = modified(coworkers="talkative").do(action(SEEKER, "interrogate", tested=True))
    told = [one.words["more"] for one in game.judge(roll(SEEKER, rolled, (2, 2))).findings if "more" in one.words]
    assert told == ([str(more)] if more else [])


@pytest.mark.parametrize(("apart", "turns"), [(1.0, True), (1.002, False)])
def test_a_claustrophobic_coworker_turns_hostile_with_two_models_about_it(modified, apart, turns):
    away = {"compliance.boss": {1: (9.6, 12 + RADIUS + apart + BOSS_RADIUS)}}
    game = modified(coworkers="claustrophobic", places=away).end()
    assert (CLERK in game.game.hostile) is turns


@pytest.mark.parametrize(("read", "turns"), [("no_coworkers", False), ("anybody", True)])
def test_whether_other_coworkers_crowd_one_is_a_setting(modified, read, turns):
    places = {"coworkers.clerks": {1: (9.6, 12), 2: (10.7, 12)}}
    game = modified(coworkers="claustrophobic", places=places, crowd=read).end()
    assert (CLERK in game.game.hostile) is turns


def test_without_a_modifier_nothing_of_the_kind_happens(modified):
    places = {"compliance.boss": {1: (9.6, 12 + RADIUS + 0.5 + BOSS_RADIUS)}}
    game = modified(places=places).end()
    assert not game.game.hostile
    assert game.stage is Stage.DRAW
