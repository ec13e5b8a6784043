"""What the verbs do on the table."""

import math
from dataclasses import replace

import pytest

from engine.orders import Remove, Wound
from engine.systems.hardwired28.bag import bag
from engine.systems.hardwired28.hostiles.plan import End
from engine.systems.hardwired28.orders import Act, Behave, Draw, MarkHostile, PlayGroup, Reboot, Strike
from engine.systems.hardwired28.stages import Stage, stage_of
from geometry.gaps import gap, separation
from geometry.pose import path_length

OKAFOR = "compliance.okafor.1"
ONE = "others.group.1"


def length(order: Act) -> float:
    return path_length(tuple(pose.point for pose in order.path))


def test_a_charge_stops_as_soon_as_its_target_is_within_an_inch(drawn):
    stage = drawn("scrapers/pit-boss", {"compliance.okafor": {1: (12, 20)}, "others.group": {1: (8, 20)}})
    stage.do(stage.act())
    assert 0.99 < gap(stage.model().placed, stage.game.models[OKAFOR].placed) <= 1
    assert [(due.attacker, due.target) for due in stage.game.due] == [(ONE, OKAFOR)]


def test_a_charge_out_of_reach_goes_its_whole_move_and_strikes_nobody(drawn):
    stage = drawn("scrapers/pit-boss", {"compliance.okafor": {1: (20, 20)}, "others.group": {1: (8, 20)}})
    order = stage.act()
    assert length(order) == pytest.approx(5, abs=0.01)
    stage.do(order)
    assert not stage.game.due
    assert stage.game.activation is None


def test_a_charge_goes_round_what_is_in_its_way(drawn):
    places = {"compliance.okafor": {1: (15, 7)}, "others.group": {1: (11, 7.2)}, "recovery.boss": {1: (13, 7)}}
    stage = drawn("scrapers/pit-boss", places)
    order = stage.act()
    assert stage.judge(order).legal
    assert order.targets[0] == "recovery.boss.1"


def test_a_melee_model_charges_the_likeliest_of_those_it_gets_to(drawn):
    # The Zealot's Defense is 2d4, Okafor's 2d6; the second Zealot would be out of reach.
    near = {"compliance.okafor": {1: (10.5, 20)}, "compliance.zealot": {1: (12, 22)}, "others.group": {1: (8, 20)}}
    stage = drawn("scrapers/pit-boss", near)
    assert stage.act().targets == ("compliance.zealot.1",)
    far = {"compliance.okafor": {1: (11, 20)}, "compliance.zealot": {1: (20, 22)}, "others.group": {1: (8, 20)}}
    assert drawn("scrapers/pit-boss", far).act().targets == (OKAFOR,)


def test_of_equals_the_nearest_is_attacked_and_of_equally_near_ones_either_may_be(drawn):
    places = {"compliance.okafor": {1: (12, 20)}, "recovery.boss": {1: (8, 16)}, "others.group": {1: (8, 20)}}
    stage = drawn("feral-crews/gunner", places)
    assert set(stage.plan().equal) == {OKAFOR, "recovery.boss.1"}
    for target in stage.plan().equal:
        assert stage.judge(stage.act(targets=(target,))).legal


def test_the_group_may_go_for_the_nearest_where_that_is_how_it_is_read(drawn):
    places = {"compliance.okafor": {1: (12, 20)}, "compliance.zealot": {1: (16, 22)}, "others.group": {1: (8, 20)}}
    assert drawn("feral-crews/gunner", places).act().targets == ("compliance.zealot.1",)
    assert drawn("feral-crews/gunner", places, ai_target="nearest").act().targets == (OKAFOR,)


def test_two_that_charge_one_target_do_not_stand_on_each_other(drawn):
    places = {"compliance.okafor": {1: (12, 20)}, "others.group": {n: (8, 17.5 + n) for n in range(1, 5)}}
    stage = drawn("scrapers/pit-boss", places)
    stage.do(PlayGroup(by="others", unit="others.group"))
    while stage.game.token is not None:
        if stage.game.due:
            due = stage.game.due[0]
            number = int(due.attacker[-1])
            stage.do(
                Strike(
                    by="others",
                    unit="others.group",
                    model=number,
                    target=due.target,
                    rolled=(1, 1),
                    against=(6, 6),
                    damage=(1,),
                )
            )
        else:
            stage.do(stage.act())
    models = [stage.model(number).placed for number in range(1, 5)]
    assert all(separation(a, b) >= -1e-6 for a in models for b in models if a is not b)


def test_the_nearest_to_a_squad_model_goes_first_whatever_its_number(drawn):
    places = {"compliance.okafor": {1: (12, 20)}, "others.group": {1: (4, 20), 2: (8, 20)}}
    stage = drawn("feral-crews/gunner", places)
    assert stage.plan().model == "others.group.2"
    assert stage.refusals(stage.act(1)) == ["act.order"]


def test_frenzy_is_two_attacks_on_one_target(drawn):
    stage = drawn("scrapers/pit-boss", {"compliance.okafor": {1: (9.6, 20)}, "others.group": {1: (8, 20)}}, 6)
    stage.do(stage.act())
    assert [due.target for due in stage.game.due] == [OKAFOR, OKAFOR]


def test_mob_up_attacks_with_dice_a_tier_higher(drawn):
    places = {"compliance.okafor": {1: (16, 20)}, "others.group": {1: (8, 20)}}
    plain, mobbed = (drawn("feral-crews/gunner", places, roll) for roll in (1, 5))
    assert plain.plan().chance < mobbed.plan().chance
    mobbed.do(mobbed.act())
    assert mobbed.option(f"strike:{ONE}:{OKAFOR}").asks[0].sides == 8


@pytest.mark.parametrize(("wounds", "sides"), [(0, 4), (1, 6)])
def test_scrapers_are_a_tier_up_against_the_wounded(drawn, wounds, sides):
    stage = drawn("scrapers/picker", {"compliance.okafor": {1: (16, 20)}, "others.group": {1: (8, 20)}})
    if wounds:
        stage.do(Wound(by="others", model=OKAFOR, wounds=wounds))
    stage.do(stage.act())
    assert stage.option(f"strike:{ONE}:{OKAFOR}").asks[0].sides == sides


def strike(**changed) -> Strike:
    plain = {"target": OKAFOR, "rolled": (6, 4), "against": (3, 3), "damage": (5,)}
    return Strike(by="others", unit="others.group", **{**plain, **changed})


@pytest.mark.parametrize(
    ("dice", "lost"),
    [
        ({"rolled": (6, 4), "against": (3, 3)}, 4),  # 10 against 6: the die less 1 for the Boss's armour
        ({"rolled": (6, 6), "against": (3, 3)}, 5),  # twice as much: all that a d6 has
        ({"rolled": (6, 5), "against": (3, 3)}, 4),  # just less than twice
        ({"rolled": (3, 2), "against": (3, 3)}, 0),
        ({"rolled": (6, 4), "against": (3, 3), "damage": (1,)}, 0),
    ],
)
def test_a_hit_does_its_die_less_armour_and_twice_the_defender_its_most(drawn, dice, lost):
    stage = drawn("feral-crews/gunner", {"compliance.okafor": {1: (16, 20)}, "others.group": {1: (8, 20)}})
    stage.do(stage.act(), strike(**dice))
    assert stage.game.models[OKAFOR].wounds == lost
    assert stage.game.activation is None


def test_a_tie_of_the_same_dice_waits_to_be_rolled_again(drawn):
    stage = drawn("feral-crews/gunner", {"compliance.okafor": {1: (16, 20)}, "others.group": {1: (8, 20)}})
    stage.do(stage.act(), strike(rolled=(3, 3)))
    assert len(stage.game.due) == 1
    stage.do(strike(rolled=(1, 1)))
    assert not stage.game.due


def test_a_model_at_no_health_is_out_and_its_token_with_it(drawn):
    stage = drawn("feral-crews/gunner", {"compliance.okafor": {1: (16, 20)}, "others.group": {1: (8, 20)}})
    stage.do(Wound(by="others", model=OKAFOR, wounds=12))
    before = bag(stage.book, stage.game)["compliance"]
    stage.do(stage.act(), strike())
    assert not stage.game.models[OKAFOR].on_table
    assert bag(stage.book, stage.game).get("compliance", 0) == before - 1


def test_a_coworker_that_is_struck_turns_hostile(drawn):
    places = {"others.temps": {1: (16, 20)}, "others.group": {1: (8, 20)}}
    stage = drawn("feral-crews/gunner", places)
    stage.do(stage.act(), strike(target="others.temps.1", rolled=(1, 1), against=(2, 2)))
    assert stage.game.hostile == {"others.temps.1"}


def test_one_verb_for_all_is_that_of_the_model_nearest_to_a_squad_model(drawn):
    # The second stands behind the screen and sees nobody.
    places = {"compliance.okafor": {1: (6, 20)}, "others.group": {1: (8.5, 17), 2: (16, 12)}}
    each = drawn("feral-crews/gunner", places)
    assert (each.plan(1).verb.value, each.plan(2).verb.value) == ("attack", "patrol")
    one = drawn("feral-crews/gunner", places, ai_column="one_for_all")
    assert (one.plan(1).verb.value, one.plan(2).verb.value) == ("attack", "attack")


def test_who_sees_loot_patrols_there_and_stops_on_it(drawn):
    places = {"compliance.okafor": {1: (20, 12)}, "others.group": {1: (4, 7)}}
    stage = drawn("feral-crews/gunner", places)
    plan = stage.plan()
    assert (plan.targets, plan.end) == (("loot-1",), End.NEAR)
    stage.do(stage.act())
    x, y = stage.model().pose.point
    assert math.dist((x, y), (4, 4)) <= 0.5 + 0.4922


def test_a_random_patrol_stops_at_the_edge_of_the_table(drawn):
    places = {"compliance.okafor": {1: (8, 12)}, "others.group": {1: (14, 12)}}
    stage = drawn("feral-crews/gunner", places)
    order = stage.act(rolled=(7,))  # west, into the screen
    stage.do(order)
    assert stage.model().pose.x == pytest.approx(12.5 + 0.4921, abs=0.01)


def test_a_clock_may_give_the_direction(drawn):
    places = {"compliance.okafor": {1: (8, 12)}, "others.group": {1: (16, 12)}}
    stage = drawn("feral-crews/gunner", places, random_direction="clock")
    order = stage.act(rolled=(12,))
    assert order.path[-1].y == pytest.approx(8, abs=0.01)


def test_a_wraith_phases_through_a_wall_and_no_farther_than_the_edge(drawn):
    places = {"compliance.okafor": {1: (8, 12)}, "others.group": {1: (14, 12)}}
    stage = drawn("static-wraiths/drift", places, 5)
    through = stage.act(rolled=(7, 4))
    assert through.path[-1].x == pytest.approx(10, abs=0.01)
    assert stage.judge(through).legal
    places = {"compliance.okafor": {1: (8, 12)}, "others.group": {1: (22, 12)}}
    stage = drawn("static-wraiths/drift", places, 5)
    assert stage.act(rolled=(3, 6)).path[-1].x == pytest.approx(24 - 0.4921, abs=0.01)


@pytest.mark.parametrize(("callers", "called"), [(2, 0), (3, 1), (4, 2)])
def test_a_cluster_of_three_or_more_calls_two_flickers_less(drawn, callers, called):
    places = {"compliance.okafor": {1: (20, 20)}, "others.group": {n: (3 + 1.5 * n, 15) for n in range(1, callers + 1)}}
    stage = drawn("wave-callers/initiate", places, 5)
    stage.do(stage.act())
    flickers = stage.game.standing_of("others.flickers")
    assert len(flickers) == called
    assert all(gap(a.placed, b.placed) > 1 for a in flickers for b in flickers if a is not b)


def test_a_summon_is_made_once_a_round_and_its_token_comes_with_the_next(drawn):
    places = {"compliance.okafor": {1: (20, 20)}, "others.group": {n: (3 + 1.5 * n, 15) for n in range(1, 4)}}
    stage = drawn("wave-callers/initiate", places, 5)
    stage.do(stage.act())
    stage.do(stage.act())
    assert len(stage.game.standing_of("others.flickers")) == 1
    assert "others.flickers" not in bag(stage.book, stage.game)
    now = drawn("wave-callers/initiate", places, 5, summon_token="now")
    now.do(now.act())
    assert bag(now.book, now.game)["others.flickers"] == 1


@pytest.mark.parametrize(("rolled", "back"), [((6, 4), True), ((5, 4), False)])
def test_an_automaton_comes_back_on_a_six_with_that_much_health(drawn, rolled, back):
    places = {"compliance.okafor": {1: (20, 20)}, "others.group": {1: (8, 20), 2: (4, 20)}}
    stage = drawn("feral-automata/heavy-unit", places)
    stage.do(Remove(by="compliance", models=(ONE,)), Reboot(by="compliance", model=ONE, rolled=rolled))
    assert stage.model().on_table is back
    if back:
        assert stage.game.health(stage.model()) == 4
        assert stage.model().pose.point == (8, 20)


def test_after_cooperate_an_interrogate_is_easier_in_the_next_round(drawn):
    stage = drawn("coworkers/temp", {"compliance.okafor": {1: (20, 20)}, "others.group": {1: (8, 20)}}, 5)
    stage.do(stage.act())
    assert stage.game.cooperating == {"others.group": 2}
    now, then = (replace(stage.game, round=number) for number in (1, 2))
    lines = [dict(stage.rules.inspect(game, ONE).lines) for game in (now, then)]
    assert ["Cooperates" in told for told in lines] == [False, True]


def test_a_hostile_coworker_is_an_enemy_of_its_own_group_and_reads_its_own_table(drawn):
    places = {"compliance.okafor": {1: (12, 20)}, "others.group": {1: (8, 20), 2: (8, 16)}}
    stage = drawn("coworkers/temp", places, 1)
    stage.do(MarkHostile(by="compliance", model="others.group.2"))
    assert (stage.plan(1).verb.value, stage.plan(2).verb.value) == ("wait", "attack")


def test_a_second_roll_replaces_the_first(drawn):
    stage = drawn("feral-crews/gunner", {"compliance.okafor": {1: (12, 20)}, "others.group": {1: (8, 20)}}, 1)
    stage.do(Behave(by="others", unit="others.group", rolled=(5,)))
    assert stage.plan().verb.value == "mob_up"


def test_the_group_is_done_when_each_has_acted(drawn):
    stage = drawn("coworkers/temp", {"compliance.okafor": {1: (20, 20)}, "others.group": {1: (8, 20), 2: (8, 16)}}, 1)
    stage.do(stage.act())
    assert stage_of(stage.book, stage.game) is Stage.CHOOSE
    stage.do(stage.act())
    assert stage_of(stage.book, stage.game) is Stage.DRAW
    assert stage.refusals(Draw(by="compliance", token="others.group")) == ["bag.no_token"]


def test_every_option_of_a_group_has_a_key_and_the_reason_where_it_is_closed(drawn):
    stage = drawn("feral-crews/gunner", {"compliance.okafor": {1: (12, 20)}, "others.group": {1: (8, 20)}}, None)
    keys = {one.id.partition(":")[0]: one.key for one in stage.rules.options(stage.game, "others.group").general}
    assert keys == {"behave": "N", "play": "P", "end": "E"}
    change = stage.option("act", "others.group")
    assert (change.key, change.closed.code) == ("C", "group.no_roll")
    stage.do(Behave(by="others", unit="others.group", rolled=(1,)))
    assert stage.option("act:1").key == "Y"
    assert stage.option("act", "others.group").open


def test_a_played_group_offers_what_comes_next_at_once(drawn):
    stage = drawn("feral-crews/gunner", {"compliance.okafor": {1: (12, 20)}, "others.group": {1: (8, 20)}}, None)
    assert not stage.option("behave:others.group").at_once
    stage.do(PlayGroup(by="others", unit="others.group"))
    assert stage.option("behave:others.group").at_once
    stage.do(Behave(by="others", unit="others.group", rolled=(1,)))
    assert not stage.option("behave:others.group").at_once
    assert stage.option("act:1").at_once
    stage.do(stage.act())
    assert stage.option(f"strike:{ONE}:{OKAFOR}").at_once
    stage.do(strike())
    assert stage.game.playing is None
