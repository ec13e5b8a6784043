"""Tests of Wits: Search, Interrogate and Cast with their dice, and the nerve of those whose Boss has fallen."""

import random

import pytest

from engine.options import Draft
from engine.orders import End, Remove, Wound
from engine.systems.hardwired28.orders import Action, Focus, Move, Push, Swap
from engine.systems.hardwired28.stages import Stage
from engine.systems.hardwired28.trial_orders import Test as Roll
from geometry.pose import Pose

CASTER, SEEKER, AGENT = "compliance.caster", "compliance.seeker", "recovery.agent"
GUNNER = "recovery.gunner.1"


def acting(match, unit=SEEKER, places=None, **settings):
    return match("wits", places=places, **settings).bless().act(unit)


def roll(model, rolled, against):
    return Roll(by=model.split(".")[0], model=model, rolled=rolled, against=against)


def action(unit, kind, *targets, **more):
    return Action(by=unit.split(".")[0], unit=unit, action=kind, targets=targets, **more)


# Search and Interrogate


def searching(match, unit=SEEKER, **more):
    places = {"coworkers.clerks": {1: (20, 8)}}
    return acting(match, unit, places, **more).do(action(unit, "search", tested=True))


def test_a_search_is_wits_against_2d6_and_a_scanner_raises_it(match):
    assert searching(match).game.trials[0].dice == (8, 6)
    assert searching(match, AGENT).game.trials[0].dice == (8, 6)


def test_a_search_that_succeeds_takes_the_marker_and_one_that_fails_leaves_it(match):
    game = searching(match)
    assert "loot-1" in game.do(roll(f"{SEEKER}.1", (4, 4), (3, 4))).game.taken
    game = searching(match)
    assert not game.do(roll(f"{SEEKER}.1", (3, 4), (4, 4))).game.taken
    assert not game.game.trials


def test_a_tie_goes_to_the_smaller_dice(match):
    game = searching(match).do(roll(f"{SEEKER}.1", (4, 4), (4, 4)))
    assert not game.game.taken
    assert not game.game.trials


def test_an_agent_rolls_a_failed_test_once_more_and_no_more(match):
    game = searching(match, AGENT)
    game.do(roll(f"{AGENT}.1", (1, 2), (4, 4)))
    assert game.game.trials[0].again
    game.do(roll(f"{AGENT}.1", (1, 2), (4, 4)))
    assert not game.game.trials
    assert not game.game.taken


def test_the_dice_of_a_test_are_lost_with_its_activation(match):
    game = searching(match).end()
    assert not game.game.trials
    assert game.refusals(roll(f"{SEEKER}.1", (4, 4), (3, 4)))


@pytest.mark.parametrize(("wounds", "dice"), [(0, (6, 8)), (1, (8, 8))])
def test_an_interrogate_is_wits_against_wits_and_a_tier_higher_at_one_that_is_wounded(match, wounds, dice):
    game = acting(match)
    if wounds:
        game.do(Wound(by="compliance", model="coworkers.clerks.1", wounds=wounds))
    game.do(action(SEEKER, "interrogate", tested=True))
    assert game.game.trials[0].dice == dice


def test_an_interrogate_that_succeeds_takes_the_coworker(match):
    game = acting(match).do(action(SEEKER, "interrogate", tested=True))
    game.do(roll(f"{SEEKER}.1", (6, 6), (2, 2)))
    assert not game.model("coworkers.clerks.1").on_table


def test_results_may_still_be_typed_in(match):
    game = acting(match).do(action(SEEKER, "interrogate", succeeded=True))
    assert not game.model("coworkers.clerks.1").on_table


def test_the_window_is_offered_the_dice_of_a_test_at_once(match, rules):
    game = searching(match)
    (option,) = [one for one in rules.options(game.game, SEEKER).general if one.id.startswith("test:")]
    assert option.at_once
    assert [(ask.count, ask.sides) for ask in option.asks] == [(2, 8), (2, 6)]
    order = rules.fill(game.game, option, {"rolled": (8, 8), "against": (1, 1)})
    assert game.judge(order).legal


# Aim


def test_an_aim_needs_sight_of_its_target(match):
    hidden = {
        "recovery.gunner": {1: (4, 4)},
        CASTER: {1: (20, 12)},
        SEEKER: {1: (4, 12)},
        "compliance.boss": {1: (2, 20)},
    }
    assert "aim.sight" in acting(match, SEEKER, hidden).refusals(action(SEEKER, "aim", GUNNER))
    assert not acting(match, SEEKER, {**hidden, "recovery.gunner": {1: (12, 4)}}).refusals(
        action(SEEKER, "aim", GUNNER)
    )


# Powers


def cast(power, target):
    return action(CASTER, "cast", target, power=power)


def cast_well(match, power, target, **more):
    game = acting(match, CASTER, **more).do(cast(power, target))
    return game.do(roll(f"{CASTER}.1", (8, 8), (4, 4)))


def test_an_offensive_power_is_against_the_targets_wits_and_one_of_support_against_2d6(match):
    assert acting(match, CASTER).do(cast("signal-jam", GUNNER)).game.trials[0].dice == (8, 4)
    assert acting(match, CASTER).do(cast("ping", f"{CASTER}.1")).game.trials[0].dice == (8, 6)


def test_a_power_is_cast_at_any_distance_in_sight_at_those_it_is_meant_for(match):
    game = acting(match, CASTER)
    assert game.refusals(cast("signal-jam", "compliance.boss.1")) == ["cast.at_whom", "cast.sight"]
    assert game.refusals(cast("ping", GUNNER)) == ["cast.at_whom"]
    assert "cast.sight" in game.refusals(cast("ping", "compliance.boss.1"))
    assert not game.refusals(cast("signal-jam", "coworkers.clerks.3"))


def test_a_signal_jam_lowers_all_dice_until_the_next_activation_begins(match):
    game = cast_well(match, "signal-jam", GUNNER)
    assert game.game.tiers(GUNNER) == -1
    game.end().act("recovery.gunner")
    assert game.game.tiers(GUNNER) == 0


def test_a_force_field_helps_against_shots_and_not_in_melee(match):
    places = {"recovery.gunner": {1: (5.5, 4)}}
    game = cast_well(match, "force-field", f"{CASTER}.1", places=places).end().act("recovery.gunner")
    shot = action("recovery.gunner", "attack", f"{CASTER}.1", weapon="laser")
    blow = action("recovery.gunner", "attack", f"{CASTER}.1", weapon="knife")
    before = game.game
    game.do(shot)
    assert game.game.fight.dice[1] == 10
    game.game = before
    game.do(blow)
    assert game.game.fight.dice[1] == 6


def test_focus_puts_its_tokens_in_the_bag(match):
    places = {"compliance.boss": {1: (8, 4)}}
    before = match("wits", places=places).bless().bag["compliance"]
    game = cast_well(match, "focus", "compliance.boss.1", places=places)
    assert game.bag["compliance"] == before - 1 + 2


def test_a_second_focus_by_a_cast_and_by_itself_is_told_to_add_nothing(match):
    places = {"compliance.boss": {1: (8, 4)}}
    boss = "compliance.boss.1"
    game = cast_well(match, "focus", boss, places=places)
    typed = Focus(by="compliance", model=boss)
    tokens = game.bag["compliance"]
    assert [finding.code for finding in game.judge(typed).noted] == ["focus.again"]
    assert game.do(typed).bag["compliance"] == tokens
    game = match("wits", places=places).bless().do(typed).act(CASTER)
    assert "focus.again" in [finding.code for finding in game.judge(cast("focus", boss)).noted]
    assert game.refusals(typed) == []


def test_a_cast_of_focus_at_one_that_has_activated_is_told_to_add_nothing(match):
    game = match("wits", places={"compliance.boss": {1: (8, 4)}}).bless().act("compliance.boss").end().act(CASTER)
    verdict = game.judge(cast("focus", "compliance.boss.1"))
    assert "focus.activated" in [finding.code for finding in verdict.noted]


@pytest.mark.parametrize(
    ("power", "target", "against", "spreads"),
    [
        ("signal-jam", GUNNER, (2, 3), True),
        ("signal-jam", GUNNER, (3, 3), False),
        ("force-field", f"{CASTER}.1", (2, 3), True),
        ("focus", "compliance.boss.1", (2, 3), False),
        ("swap", "compliance.boss.1", (2, 3), False),
    ],
)
def test_a_power_spreads_on_a_triple_unless_it_is_focus_or_swap(match, power, target, against, spreads):
    """Another of those it may be cast at stands near its target."""
    places = {"compliance.boss": {1: (7, 4)}, "recovery.agent": {1: (12, 7)}}
    game = acting(match, CASTER, places=places).do(cast(power, target))
    found = [finding.code for finding in game.judge(roll(f"{CASTER}.1", (8, 8), against)).findings]
    assert ("cast.spreads" in found) == spreads
    before = len(game.game.effects)
    game.do(roll(f"{CASTER}.1", (8, 8), against))
    if power not in ("focus", "swap"):
        assert len(game.game.effects) == before + (2 if spreads else 1)


SMALL = 25 / 25.4


@pytest.mark.parametrize(
    ("places", "reached"),
    [
        ({"recovery.agent": {1: (12, 4 + SMALL + 3.0)}}, True),
        ({"recovery.agent": {1: (12, 4 + SMALL + 3.001)}}, True),
        ({"recovery.agent": {1: (12, 4 + SMALL + 3.002)}}, False),
        # A friend of the caster's is none that a Signal Jam may be cast at, and nobody is whom the caster doesn't see.
        ({"compliance.seeker": {1: (12, 6)}}, False),
        ({GUNNER[:-2]: {1: (10, 5)}, "recovery.agent": {1: (10.5, 9.2)}}, False),
    ],
)
def test_a_power_that_spreads_reaches_whom_it_may_be_cast_at_within_3_of_its_target(match, places, reached):
    game = acting(match, CASTER, places=places).do(cast("signal-jam", GUNNER))
    game.do(roll(f"{CASTER}.1", (6, 6), (2, 2)))
    hit = {effect.model for effect in game.game.effects}
    assert hit == ({GUNNER, "recovery.agent.1"} if reached else {GUNNER})


def test_a_push_that_spreads_is_granted_for_each(match):
    game = acting(match, CASTER, places={"recovery.agent": {1: (12, 7)}}).do(cast("resonance-push", GUNNER))
    game.do(roll(f"{CASTER}.1", (6, 6), (2, 2)))
    assert {granted[2] for granted in game.game.granted} == {GUNNER, "recovery.agent.1"}


def test_a_push_follows_as_an_order_and_is_offered_once(match, rules):
    game = cast_well(match, "resonance-push", GUNNER)
    (option,) = [one for one in rules.options(game.game, CASTER).general if one.id.startswith("granted:")]
    order = rules.fill(game.game, option, {"inches": (3,), "degrees": 90})
    assert order == Push(by="compliance", model=GUNNER, cause="resonance_push", inches=3, degrees=90)
    game.do(order)
    assert game.model(GUNNER).pose.point == pytest.approx((15, 4))
    assert not game.game.granted


@pytest.mark.parametrize(("x", "fits"), [(16.9, True), (17.1, False)])
def test_a_swap_is_within_12_inches_and_trades_the_places(match, rules, x, fits):
    places = {"compliance.boss": {1: (x + 0.12, 4)}, "recovery.gunner": {1: (12, 12)}}
    game = acting(match, CASTER, places)
    assert ("swap.range" in game.refusals(cast("swap", "compliance.boss.1"))) is not fits
    if fits:
        game.do(cast("swap", "compliance.boss.1"), roll(f"{CASTER}.1", (8, 8), (4, 4)))
        (option,) = [one for one in rules.options(game.game, CASTER).general if one.id.startswith("granted:")]
        game.do(rules.fill(game.game, option, {}))
        assert game.model("compliance.boss.1").pose.point == (4, 4)


def test_a_swap_that_is_made_is_used_up(match):
    places = {"compliance.boss": {1: (8, 4)}}
    game = cast_well(match, "swap", "compliance.boss.1", places=places)
    game.do(Swap(by="compliance", model=f"{CASTER}.1", other="compliance.boss.1"))
    assert not game.game.granted


def test_a_power_that_fails_brings_nothing(match):
    game = acting(match, CASTER).do(cast("signal-jam", GUNNER), roll(f"{CASTER}.1", (2, 2), (4, 4)))
    assert game.game.tiers(GUNNER) == 0


def test_a_fumble_is_told(match):
    game = acting(match, CASTER).do(cast("signal-jam", GUNNER))
    assert game.left_to_you(roll(f"{CASTER}.1", (6, 6), (2, 2))) == []
    assert game.left_to_you(roll(f"{CASTER}.1", (6, 5), (2, 2))) == []
    assert game.left_to_you(roll(f"{CASTER}.1", (1, 1), (3, 3))) == ["strike.fumble"]


# Nerve and flight


def fallen(match, places=None, **settings):
    """The Recovery Boss has gone out while the seeker acts."""
    game = acting(match, SEEKER, places, **settings)
    return game.do(Remove(by="compliance", models=("recovery.boss.1",), cause="fell"))


def test_when_a_boss_goes_out_every_friend_tests_at_once_and_nobody_else_does(match):
    game = fallen(match)
    assert game.stage is Stage.NERVE
    assert {(one.kind, one.model, one.dice) for one in game.game.trials} == {
        ("nerve", "recovery.agent.1", (8, 6)),
        ("nerve", GUNNER, (4, 6)),
    }
    assert game.refusals(End(by="compliance")) == ["order.not_now"]


def test_the_game_goes_on_where_it_was_once_all_have_tested(match):
    game = fallen(match).do(roll("recovery.agent.1", (8, 8), (1, 1)), roll(GUNNER, (4, 4), (1, 1)))
    assert game.stage is Stage.ACTING
    assert not game.game.fleeing


def test_a_boss_that_leaves_by_its_own_feet_shakes_nobody(match):
    game = acting(match, "recovery.boss", {"recovery.boss": {1: (20, 23.5)}})
    tally = game.game.tally
    game.game = game.game.__class__(**{**parts(game.game), "tally": with_left(tally, "recovery.boss.1")})
    game.do(Remove(by="recovery", models=("recovery.boss.1",)))
    assert not game.game.trials


def with_left(tally, model):
    return tally.__class__(**{**parts(tally), "left": {model: "bottom"}})


def parts(thing):
    return {name: getattr(thing, name) for name in thing.__dataclass_fields__}


def fleeing(match, at=(12, 4), rolled=(1, 1), **settings):
    """The Gunner has lost its nerve, and its token is out; it has failed again."""
    game = fallen(match, {"recovery.gunner": {1: at}}, **settings)
    game.do(roll("recovery.agent.1", (8, 8), (1, 1)), roll(GUNNER, (1, 1), (4, 4)))
    assert game.game.fleeing == {GUNNER}
    game.end().act("recovery.gunner")
    assert game.stage is Stage.NERVE
    return game.do(roll(GUNNER, rolled, (2, 3)))


def test_one_that_fled_tests_again_as_its_activation_begins_and_may_act_when_it_passes(match):
    game = fleeing(match, rolled=(4, 4))
    assert not game.game.fleeing
    assert not game.refusals(action("recovery.gunner", "attack", "compliance.seeker.1", note="typed"))


def test_one_that_flees_takes_no_action(match):
    game = fleeing(match)
    assert game.refusals(action("recovery.gunner", "disengage")) == ["flee.no_action"]


@pytest.mark.parametrize(("y", "legal"), [(4.6, True), (4.62, False)])
def test_one_that_flees_ends_as_near_to_an_edge_as_its_move_leads(match, y, legal):
    """Its Move is 4: from 8.6 to the top edge it ends with its centre at 4.6, give or take a hundredth."""
    game = fleeing(match, at=(14, 8.6))
    order = Move(by="recovery", unit="recovery.gunner", path=(Pose(14, 8.6), Pose(14, y)))
    found = game.finding(order, "flee.away")
    assert found.refuses is not legal


def test_one_that_flees_does_not_end_its_activation_unmoved(match):
    game = fleeing(match, at=(14, 8.6))
    assert game.refusals(End(by="recovery")) == ["flee.stays"]
    (option,) = [one for one in game.rules.options(game.game, "recovery.gunner").unit if one.id.startswith("flee:")]
    game.do(game.rules.fill(game.game, option, {}))
    assert game.model(GUNNER).pose.y == pytest.approx(4.61, abs=0.02)
    game.end()


def test_one_that_flees_leaves_the_game_at_the_edge(match):
    game = fleeing(match, at=(12, 2))
    game.do(Move(by="recovery", unit="recovery.gunner", path=(Pose(12, 2), Pose(12, 25 / 25.4 / 2))))
    assert not game.model(GUNNER).on_table
    assert game.game.tally.left == {GUNNER: "top"}
    assert game.game.activation is None


def test_one_that_flees_stops_at_the_edge_where_it_is_so_read(match):
    game = fleeing(match, at=(12, 2), flee_edge="stops")
    game.do(Move(by="recovery", unit="recovery.gunner", path=(Pose(12, 2), Pose(12, 25 / 25.4 / 2))))
    assert game.model(GUNNER).on_table
    game.end()


def test_where_one_that_flees_may_end_is_what_is_drawn(match, rules):
    game = fleeing(match, at=(14, 8.6))
    here = game.model(GUNNER).pose
    area = rules.areas(game.game, Draft("move", "recovery", "recovery.gunner", 1, (here,))).legal_end
    chance = random.Random(3)
    inside = 0
    for _ in range(150):
        point = (14 + chance.uniform(-0.05, 0.05), 4.605 + chance.uniform(-0.02, 0.02))
        order = rules.propose(game.game, Draft("move", "recovery", "recovery.gunner", 1, (here, Pose(*point))))
        if area.distance_to_outline(point) > 0.002:
            assert game.judge(order).legal is area.contains(point), point
            inside += area.contains(point)
    assert inside > 5


@pytest.mark.parametrize(("rolled", "against"), [((6, 6), (1, 1)), ((1, 1), (6, 6))])
def test_a_test_of_nerve_cites_the_clause_of_morale(match, rolled, against):
    game = match("wits").bless().act("compliance.boss").do(Remove(by="compliance", models=("compliance.boss.1",)))
    trial = game.game.trials[0]
    rolled = tuple(min(face, trial.dice[0]) for face in rolled)
    found = game.finding(roll(trial.model, rolled, against), "nerve.result")
    assert found.rule.clause.endswith("Morale")
