"""A squad's attacks: sight, reach and range, the dice, what they bring."""

from dataclasses import replace

import pytest

from engine.orders import Wound
from engine.systems.hardwired28.fight_orders import Clash
from engine.systems.hardwired28.fighting import terms, weapon_of
from engine.systems.hardwired28.orders import Action, Strike
from engine.systems.hardwired28.state import Due
from engine.systems.hardwired28.stray import ONLY_THE_SHOOTER
from geometry.base import MILLIMETRES_PER_INCH

BIG, SMALL = 16 / MILLIMETRES_PER_INCH, 12.5 / MILLIMETRES_PER_INCH
FAR = {"recovery.boss": {1: (20, 3)}}


@pytest.fixture
def range_(match):
    def made(places):
        return match("mission-range", {**FAR, **places}).bless()

    return made


def attack(unit, target, weapon):
    return Action(by=unit.split(".")[0], unit=unit, action="attack", targets=(target,), weapon=weapon)


def dice(game, attacker, target, weapon, **more):
    model, other = game.model(attacker), game.model(target)
    found = terms(game.rules.rulebook, game.game, model, other, weapon_of(game.game, model, weapon), **more)
    return (found.contest.attack, found.contest.defense, found.plus)


def test_a_model_attacks_with_what_it_carries(range_):
    game = range_({"compliance.boss": {1: (4, 3)}}).act("compliance.boss")
    assert game.refusals(attack("compliance.boss", "recovery.boss.1", "laser")) == ["attack.no_weapon"]
    assert game.refusals(attack("compliance.boss", "recovery.boss.1", "needle-gun")) == []


@pytest.mark.parametrize(("apart", "reaches"), [(0.999, True), (1.0, True), (1.001, True), (1.002, False)])
def test_melee_reaches_1(range_, apart, reaches):
    game = range_({"compliance.boss": {1: (20 - 2 * BIG - apart, 3)}}).act("compliance.boss")
    refused = game.refusals(attack("compliance.boss", "recovery.boss.1", "shiv"))
    assert refused == ([] if reaches else ["attack.reach"])


def test_nobody_is_shot_through_a_wall(range_):
    game = range_({"compliance.boss": {1: (9, 12)}, "recovery.boss": {1: (15, 12)}}).act("compliance.boss")
    assert game.refusals(attack("compliance.boss", "recovery.boss.1", "needle-gun")) == ["attack.sight"]


def test_a_shot_that_has_nothing_to_lower_it_has_both_models_own_dice(range_):
    game = range_({"compliance.boss": {1: (4, 3)}}).act("compliance.boss")
    assert dice(game, "compliance.boss.1", "recovery.boss.1", "needle-gun") == (8, 6, 0)


def test_a_move_costs_a_shot_a_tier_but_not_a_gunners_nor_a_blow(range_):
    places = {"compliance.boss": {1: (4, 3)}, "compliance.gunner": {1: (4, 6)}}
    game = range_(places).act("compliance.boss")
    game.do(game.move("compliance.boss", (6, 3)))
    assert dice(game, "compliance.boss.1", "recovery.boss.1", "needle-gun")[0] == 6
    assert dice(game, "compliance.boss.1", "recovery.boss.1", "shiv")[0] == 8
    game.end().act("compliance.gunner")
    assert dice(game, "compliance.gunner.1", "recovery.boss.1", "laser")[0] == 10  # the Laser's own tier
    game.do(game.move("compliance.gunner", (6, 6)))
    assert dice(game, "compliance.gunner.1", "recovery.boss.1", "laser")[0] == 8


def test_cover_and_an_engaged_target_add_up_and_go_over_to_the_defender(range_):
    places = {
        "compliance.veteran": {1: (2.5, 12)},
        "recovery.boss": {1: (9, 12)},
        "feral.gunners": {1: (9, 12 + BIG + SMALL + 0.5)},
    }
    game = range_(places).act("compliance.veteran")
    # 2d6 for the Veteran, a tier down each for the crates and the melee: the one beyond 2d4 raises the Defense.
    assert dice(game, "compliance.veteran.1", "recovery.boss.1", "pistol")[:2] == (4, 8)


@pytest.mark.parametrize(("apart", "sides"), [(5.999, 6), (6.0, 6), (6.001, 6), (6.002, 4)])
def test_a_pistol_is_a_tier_down_past_6(range_, apart, sides):
    game = range_({"compliance.veteran": {1: (20 - BIG - SMALL - apart, 3)}}).act("compliance.veteran")
    assert dice(game, "compliance.veteran.1", "recovery.boss.1", "pistol")[0] == sides


def test_an_aim_at_the_target_raises_the_shot_and_one_at_another_does_not(range_):
    game = range_({"compliance.boss": {1: (4, 3)}, "recovery.veteran": {1: (20, 6)}}).act("compliance.boss")
    game.do(Action(by="compliance", unit="compliance.boss", action="aim", targets=("recovery.boss.1",)))
    assert dice(game, "compliance.boss.1", "recovery.boss.1", "needle-gun")[0] == 10
    assert dice(game, "compliance.boss.1", "recovery.veteran.1", "needle-gun")[0] == 8


def test_a_zealot_against_two_has_a_tier_more_and_a_brute_a_damage(range_):
    beside = 20 - BIG - SMALL - 0.5
    one = {"compliance.zealot": {1: (beside, 3)}}
    assert dice(range_(one), "compliance.zealot.1", "recovery.boss.1", "knife")[0] == 8
    two = {**one, "feral.gunners": {1: (beside, 3 + 2 * SMALL + 0.5)}}
    assert dice(range_(two), "compliance.zealot.1", "recovery.boss.1", "knife")[0] == 10
    brute = range_({"compliance.brute": {1: (20 - 2 * BIG - 0.5, 3)}})
    assert dice(brute, "compliance.brute.1", "recovery.boss.1", "sword")[2] == 1


@pytest.mark.parametrize(("wounds", "sides"), [(6, 6), (7, 8)])
def test_a_veteran_under_half_its_health_defends_better(range_, wounds, sides):
    game = range_({"compliance.boss": {1: (4, 3)}, "recovery.veteran": {1: (16, 3)}})
    game.do(Wound(by="compliance", model="recovery.veteran.1", wounds=wounds))
    assert dice(game, "compliance.boss.1", "recovery.veteran.1", "needle-gun")[1] == sides


def test_a_wounded_target_takes_more_of_a_shiv(range_):
    game = range_({"compliance.boss": {1: (20 - 2 * BIG - 0.5, 3)}})
    assert dice(game, "compliance.boss.1", "recovery.boss.1", "shiv")[2] == 0
    game.do(Wound(by="compliance", model="recovery.boss.1", wounds=1))
    assert dice(game, "compliance.boss.1", "recovery.boss.1", "shiv")[2] == 1


def test_a_riposte_is_rolled_with_combat_a_tier_down(range_):
    game = range_({"compliance.boss": {1: (20 - 2 * BIG - 0.5, 3)}})
    assert dice(game, "compliance.boss.1", "recovery.boss.1", "shiv", riposte=True)[:2] == (8, 6)


def declared(range_, weapon="needle-gun", at=(4, 3), target="recovery.boss.1"):
    game = range_({"compliance.boss": {1: at}}).act("compliance.boss")
    return game.do(attack("compliance.boss", target, weapon))


def clash(rolled, against, damage=(2,), **more):
    return Clash(by="compliance", rolled=rolled, against=against, damage=damage, **more)


@pytest.mark.parametrize(
    ("rolled", "against", "health"),
    [((5, 2), (3, 3), 15), ((3, 3), (5, 2), 16), ((4, 2), (3, 3), 16), ((6, 6), (3, 3), 13), ((6, 5), (3, 3), 15)],
)
def test_a_hit_does_its_damage_less_armour_and_twice_the_total_all_of_it(range_, rolled, against, health):
    """The tie of 2d8 with 2d6 is the smaller dice's: the defender's."""
    game = declared(range_).do(clash(rolled, against))
    assert game.game.health(game.model("recovery.boss.1")) == health
    assert game.game.fight is None


def test_the_worked_example_of_the_tutorial(match):
    """A Brute, 11 against 8, d6+1 with a 4: five off a Gunner's ten."""
    places = {"compliance.brute": {1: (4, 3)}, "feral.gunners": {1: (4 + BIG + SMALL + 3.5, 3)}, **FAR}
    game = match("mission-range", places).bless().act("compliance.brute")
    game.do(game.move("compliance.brute", (7, 3)))
    assert dice(game, "compliance.brute.1", "feral.gunners.1", "sword") == (8, 6, 1)
    game.do(attack("compliance.brute", "feral.gunners.1", "sword"), clash((5, 6), (4, 4), (4,)))
    assert game.game.health(game.model("feral.gunners.1")) == 5


def test_equal_dice_that_tie_are_rolled_again(range_):
    places = {"compliance.veteran": {1: (15, 3)}}
    again = range_(places).act("compliance.veteran").do(attack("compliance.veteran", "recovery.boss.1", "pistol"))
    order = clash((3, 3), (2, 4), (1,))
    assert again.left_to_you(order) == ["strike.tie"]
    assert again.do(order).game.fight is not None


def test_dice_are_those_that_the_attack_has(range_):
    game = declared(range_)
    assert game.refusals(clash((9, 1), (1, 1))) == ["dice.face"]
    assert game.refusals(clash((8, 1), (7, 1))) == ["dice.face"]
    assert game.refusals(clash((8, 1), (6, 1), ())) == ["dice.count"]


def test_no_dice_without_an_attack_and_no_riposte_to_a_shot(range_):
    game = range_({"compliance.boss": {1: (4, 3)}}).act("compliance.boss")
    assert game.refusals(clash((1, 1), (1, 1))) == ["clash.none"]
    assert declared(range_).refusals(clash((1, 1), (1, 1), riposte=True)) == ["clash.riposte"]


def test_three_times_the_total_is_critical_and_a_third_a_fumble(range_):
    assert declared(range_).left_to_you(clash((8, 4), (2, 2))) == ["strike.critical"]
    assert declared(range_).left_to_you(clash((8, 3), (2, 2))) == []
    assert declared(range_).left_to_you(clash((1, 1), (3, 3))) == ["strike.fumble"]
    assert declared(range_).left_to_you(clash((1, 1), (3, 2))) == []


def who(game, order):
    return [one.words["who"] for one in game.judge(order).findings if one.code == "clash.stray"]


ABOVE = (20, 3 - BIG - SMALL - 0.5)
BESIDE = (20, 3 + BIG + SMALL + 1.0)
PAST = (20, 3 + BIG + SMALL + 1.002)


@pytest.mark.parametrize(
    ("others", "told"),
    [
        ({"recovery.veteran": {1: BESIDE}}, []),
        ({"feral.gunners": {1: ABOVE}}, ["Gunner 1"]),
        ({"feral.gunners": {1: ABOVE}, "recovery.veteran": {1: BESIDE}}, ["Recovery Veteran or Gunner 1"]),
        ({"feral.gunners": {1: ABOVE}, "recovery.veteran": {1: PAST}}, ["Gunner 1"]),
    ],
)
def test_a_shot_into_melee_that_misses_names_everybody_it_may_strike(range_, others, told):
    game = range_({"compliance.boss": {1: (4, 3)}, **others}).act("compliance.boss")
    game.do(attack("compliance.boss", "recovery.boss.1", "needle-gun"))
    assert who(game, clash((3, 2), (3, 4))) == told
    assert who(game, clash((8, 8), (3, 1))) == []


def test_one_that_shoots_at_whom_it_stands_beside_is_not_named_as_struck(range_):
    game = declared(range_, at=(20 - 2 * BIG - 0.5, 3))
    assert who(game, clash((3, 2), (3, 4))) == [ONLY_THE_SHOOTER]


def test_a_hostiles_shot_into_melee_that_misses_is_told_as_a_squads_is(range_):
    game = range_({"compliance.boss": {1: (20 - 2 * BIG - 0.5, 3)}, "feral.gunners": {1: (4, 3)}}).act(
        "compliance.boss"
    )
    for free, told in ((False, ["Compliance Boss"]), (True, [])):
        game.game = replace(game.game, due=(Due("feral.gunners.1", "recovery.boss.1", free=free),))
        order = Strike(
            by="feral", unit="feral.gunners", target="recovery.boss.1", rolled=(1, 1), against=(3, 2), damage=(1,)
        )
        assert who(game, order) == told


def test_an_activation_that_ends_drops_an_attack_without_its_dice(range_):
    assert declared(range_).end().game.fight is None


def test_attacks_are_offered_by_weapon_and_then_their_dice(range_):
    game = range_({"compliance.boss": {1: (4, 3)}}).act("compliance.boss")
    offered = {one.id: one for one in game.rules.options(game.game, "compliance.boss").unit}
    option = offered["attack_with:needle-gun:1"]
    game.do(game.rules.fill(game.game, option, {"targets": "recovery.boss.1"}))
    (roll, riposte) = (one for one in game.rules.options(game.game).general if one.id.startswith("clash"))
    assert [(ask.name, ask.count, ask.sides) for ask in roll.asks] == [
        ("rolled", 2, 8),
        ("against", 2, 6),
        ("damage", 1, 4),
    ]
    assert not riposte.open
    answers = {"rolled": (8, 1), "against": (1, 1), "damage": (1,)}
    order = game.rules.fill(game.game, roll, answers)
    assert game.rules.describe(game.game, order).measure == "9 against 2"
    game.do(order)
