"""Climbs, jumps, drops and pushes; the areas drawn agree with what is judged."""

import random
from dataclasses import replace

import pytest

from engine.options import Draft
from engine.orders import End
from engine.systems.hardwired28.fight_orders import Clash, FreeAttack
from engine.systems.hardwired28.heights import fall_dice
from engine.systems.hardwired28.orders import Action, Activate, Draw, Fall, Move, Push, Swap
from engine.systems.hardwired28.standing import height_at
from geometry.pose import Pose

OKAFOR = "compliance.okafor"
ONE = f"{OKAFOR}.1"
BOSS = "recovery.boss.1"


def acting(match, place, **more):
    game = match("heights", places={OKAFOR: {1: place}, **more}).bless()
    return game.do(Draw(by="compliance", token="compliance"), Activate(by="compliance", unit=OKAFOR))


@pytest.mark.parametrize(
    ("height", "dice"),
    [
        (1, 0),
        (3, 0),
        (3.001, 0),
        (3.002, 1),
        (4, 1),
        (6, 1),
        (6.001, 1),
        (6.002, 2),
        (9, 2),
        (9.001, 2),
        (9.5, 3),
        (12, 3),
    ],
)
def test_a_drop_past_three_inches_is_a_die_for_each_started_three(rules, height, dice):
    assert fall_dice(rules.rulebook, height) == dice


def test_a_base_is_as_high_as_the_highest_piece_it_is_over(match):
    game = acting(match, (6, 12))
    assert height_at(game.game, game.model(ONE).placed) == (1, "step")
    assert height_at(game.game, game.model(ONE).placed.to(Pose(18, 18))) == (0, "")


def test_a_drop_is_climbed_down_where_the_move_is_enough_and_else_jumped(match):
    game = acting(match, (20, 12))
    game.do(game.move(OKAFOR, (20, 15.2)))
    assert game.game.falling == {ONE: 1}
    game.do(Fall(by="compliance", model=ONE, rolled=(4,)))
    assert (game.model(ONE).wounds, game.game.falling) == (4, {})


def test_a_step_is_gone_down_for_nothing(match):
    game = acting(match, (6, 11))
    down = game.move(OKAFOR, (6, 7.1))
    assert game.finding(down, "move.too_far").measured == pytest.approx(3.9)
    game.do(down)
    assert not game.game.falling


def test_a_narrow_gap_is_jumped_and_a_wide_one_climbed_down_and_up_again(match):
    game = acting(match, (7.4, 12))
    assert game.finding(game.move(OKAFOR, (10.6, 12)), "move.too_far").measured == pytest.approx(3.2)
    assert game.finding(game.move(OKAFOR, (10.6, 12.8)), "move.too_far").measured == pytest.approx(3.298 + 2, abs=0.01)


@pytest.mark.parametrize("place", [(6, 9), (6, 11), (20, 12), (18, 16.5), (9, 15)])
def test_what_is_drawn_to_be_reached_is_what_is_judged(match, rules, place):
    game = acting(match, place)
    draft = Draft(option="move", by="compliance", unit=OKAFOR, model=1)
    areas = rules.areas(game.game, draft)
    chance = random.Random(1)
    start = Pose(*place)
    inside = 0
    for _ in range(120):
        point = (place[0] + chance.uniform(-4.5, 4.5), place[1] + chance.uniform(-4.5, 4.5))
        led = Draft(option="move", by="compliance", unit=OKAFOR, model=1, path=(start, Pose(*point)))
        order = rules.propose(game.game, led)
        assert isinstance(order, Move)
        legal = game.judge(order).legal
        if areas.legal_end.contains(point) and areas.legal_end.distance_to_outline(point) > 0.01:
            inside += 1
            assert legal, (point, order.path)
        elif not areas.legal_end.contains(point) and areas.legal_end.distance(point) > 0.01:
            assert not legal, (point, order.path)
    assert inside > 10


def test_a_push_goes_straight_away_and_is_stopped_by_what_is_in_its_way(match):
    game = acting(match, (4, 4), **{"recovery.boss": {1: (6, 4)}})
    game.do(Push(by="compliance", model=BOSS, cause="knockback", inches=2, source=ONE))
    assert game.model(BOSS).pose.point == pytest.approx((8, 4))
    game = acting(match, (12, 17), **{"recovery.boss": {1: (12, 18.5)}})
    game.do(Push(by="compliance", model=BOSS, cause="knockback", inches=2, source=ONE))
    assert game.model(BOSS).pose.y == pytest.approx(19.5 - 0.63, abs=0.01)


def test_a_push_stops_at_the_table_s_edge_and_at_the_foot_of_what_is_higher(match):
    game = acting(match, (12, 4), **{"recovery.boss": {1: (12, 1.5)}})
    game.do(Push(by="compliance", model=BOSS, cause="knockback", inches=2, source=ONE))
    assert game.model(BOSS).pose.y == pytest.approx(0.63, abs=0.01)
    game = acting(match, (6, 7), **{"recovery.boss": {1: (6, 9)}})
    game.do(Push(by="compliance", model=BOSS, cause="knockback", inches=2, source=ONE))
    assert game.model(BOSS).pose.y == pytest.approx(10 - 0.63, abs=0.01)


def test_a_push_over_an_edge_owes_the_dice_of_the_drop(match):
    game = acting(match, (20, 11), **{"recovery.boss": {1: (20, 13)}})
    game.do(Push(by="compliance", model=BOSS, cause="resonance_push", inches=4, degrees=180))
    assert game.game.falling == {BOSS: 1}


def test_a_swap_trades_places(match):
    game = acting(match, (4, 4), **{"recovery.boss": {1: (10, 4)}})
    game.do(Swap(by="compliance", model=ONE, other=BOSS))
    assert game.model(ONE).pose.point == (10, 4)
    assert game.model(BOSS).pose.point == (4, 4)


def test_a_free_attack_of_a_hostile_waits_to_be_rolled_a_tier_lower(match):
    game = acting(match, (6, 4), **{"feral.gunners": {1: (7.6, 4)}})
    game.do(game.move(OKAFOR, (3, 4)))
    assert [(due.attacker, due.free) for due in game.game.due] == [("feral.gunners.1", True)]
    options = game.rules.options(game.game, OKAFOR).general
    strike = next(one for one in options if one.id.startswith("strike:"))
    assert strike.asks[0].sides == 4


def test_disengage_brings_no_free_attack(match):
    game = acting(match, (6, 4), **{"feral.gunners": {1: (7.6, 4)}})
    game.do(Action(by="compliance", unit=OKAFOR, action="disengage"), game.move(OKAFOR, (3, 4)))
    assert not game.game.due


def leaving_a_squad(match):
    """The Boss stands within an inch of Okafor, who goes."""
    game = acting(match, (6, 4), **{"recovery.boss": {1: (7.6, 4)}})
    return game.do(game.move(OKAFOR, (3, 4)))


def test_a_free_attack_of_a_squad_waits_for_its_weapon_and_is_a_tier_lower(match):
    game = leaving_a_squad(match)
    (option,) = [one for one in game.rules.options(game.game, OKAFOR).general if one.id.startswith("free:")]
    order = game.rules.fill(game.game, option, {})
    assert order == FreeAttack(by="recovery", unit="recovery.boss", target=ONE, weapon="shiv")
    game.do(order)
    # Combat 2d8 a tier down against Defense 2d6.
    assert game.game.fight.dice == (6, 6)
    game.do(Clash(by="recovery", rolled=(5, 6), against=(3, 4), damage=(3,)))
    # A Shiv's 3, one of which a Flak Wrap takes.
    assert game.model(ONE).wounds == 2
    assert not game.game.due


def test_the_activation_goes_on_after_a_free_attack(match):
    game = leaving_a_squad(match)
    game.do(FreeAttack(by="recovery", unit="recovery.boss", target=ONE, weapon="shiv"))
    game.do(Clash(by="recovery", rolled=(1, 2), against=(3, 4), damage=(3,)))
    assert game.game.activation is not None
    assert not game.refusals(Action(by="compliance", unit=OKAFOR, action="disengage"))


def test_a_free_attack_that_is_not_made_is_told_at_the_end(match):
    game = leaving_a_squad(match)
    assert game.left_to_you(End(by="compliance")) == ["strike.waits"]


def test_a_squad_model_without_a_melee_weapon_strikes_with_its_hands_or_what_is_at_hand_two_tiers_down(match):
    places = {OKAFOR: {1: (6, 14)}, "recovery.scout": {1: (7.5, 14)}}
    game = match(places=places).bless().act("recovery.scout")
    for weapon in ("unarmed", "improvised"):
        order = Action(by="recovery", unit="recovery.scout", action="attack", targets=(ONE,), weapon=weapon)
        # Combat 2d6 two tiers down: one past the scale goes to Defense 2d6.
        assert game.finding(order, "attack.dice").words["dice"].startswith("2d4 against 2d8")
    game = match(places=places).bless().act(OKAFOR)
    game.do(game.move(OKAFOR, (3, 14)))
    options = [one for one in game.rules.options(game.game, OKAFOR).general if one.id.startswith("free:")]
    assert len(options) == 2
    assert all(one.open for one in options)
    game.do(FreeAttack(by="recovery", unit="recovery.scout", target=ONE, weapon="improvised"))
    assert game.game.fight.dice == (4, 10)


def test_one_that_carries_a_melee_weapon_improvises_nothing(match):
    places = {OKAFOR: {1: (6, 14)}, "recovery.scout": {1: (7.5, 14)}}
    game = match(places=places).bless().act(OKAFOR)
    order = Action(by="compliance", unit=OKAFOR, action="attack", targets=("recovery.scout.1",), weapon="improvised")
    assert "attack.no_weapon" in game.refusals(order)


@pytest.mark.parametrize(("slate", "noted"), [((20, 14.8), True), ((20, 11.9), False)])
def test_a_marker_that_lies_lower_than_who_takes_it_up_is_told(match, slate, noted):
    game = acting(match, (20, 13.3))
    game.game = replace(game.game, dropped={"slate": slate})
    order = Action(by="compliance", unit=OKAFOR, action="interact", targets=("slate",))
    assert game.refusals(order) == []
    assert ("height.across" in [finding.code for finding in game.judge(order).findings]) == noted


@pytest.mark.parametrize(("enemy", "noted"), [((20, 15.2), True), ((20, 11.4), False)])
def test_who_engages_from_another_height_is_told(match, enemy, noted):
    game = acting(match, (20, 13.3), **{"recovery.boss": {1: enemy}})
    order = Action(by="compliance", unit=OKAFOR, action="search")
    assert "action.search_engaged" in game.refusals(order)
    told = [finding.setting for finding in game.judge(order).findings if finding.code == "action.other_reading"]
    assert ("heights_apart" in told) == noted
