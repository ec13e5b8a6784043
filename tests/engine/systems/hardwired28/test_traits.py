"""What weapons and armour add to an attack: applied, or told as left to the players."""

from dataclasses import fields, replace

import pytest

from engine.orders import Wound
from engine.systems.hardwired28.fight_orders import Clash
from engine.systems.hardwired28.fighting import terms
from engine.systems.hardwired28.hostiles.odds import odds
from engine.systems.hardwired28.orders import Action, Push, Strike
from engine.systems.hardwired28.state import Due
from engine.systems.hardwired28.weapons import Damage, Reach, Weapon
from geometry.base import MILLIMETRES_PER_INCH
from missions.rules.armoury import weapons

HALF = 12.5 / MILLIMETRES_PER_INCH
FIGHTER, GUARDED, LINED = "compliance.fighter", "recovery.guarded", "recovery.lined"
BLADE = Weapon(id="w", name="W", kind=Reach.MELEE, damage=Damage(1, 6), source="s", type="Bladed")
GUN = replace(BLADE, kind=Reach.RANGED)


@pytest.fixture
def duel(match):
    """The fighter and a target so far to its right, both with this weapon where one is given."""

    def made(apart=0.5, weapon=None, target=GUARDED, places=None, y=4):
        at = {FIGHTER: {1: (6, y)}, target: {1: (6 + 2 * HALF + apart, y)}, **(places or {})}
        game = match("armoury", at)
        if weapon is not None:
            mission = game.game.mission
            units = tuple(
                replace(
                    one, profile=replace(one.profile, weapons=(weapon,)) if one.id in (FIGHTER, target) else one.profile
                )
                for one in mission.units
            )
            game.game = replace(game.game, mission=replace(mission, units=units))
        return game.bless().act(FIGHTER)

    return made


def attack(weapon, target=GUARDED, **more):
    return Action(by="compliance", unit=FIGHTER, action="attack", targets=(f"{target}.1",), weapon=weapon, **more)


def clash(rolled, against, damage=(2,), **more):
    return Clash(by="compliance", rolled=rolled, against=against, damage=damage, **more)


def told(game, order, code):
    return [one.words for one in game.judge(order).findings if one.code == code]


CHANGED = {
    "kind": (BLADE, Reach.RANGED), "damage": (BLADE, Damage(1, 8)), "type": (BLADE, "Toxic"), "tiers": (BLADE, 1),
    "tiers_unmoved": (GUN, 1), "tiers_against_wounded": (BLADE, 1), "against_wounded": (BLADE, 1),
    "against_armored": (BLADE, 1), "farthest": (GUN, 1.0), "full_to": (GUN, 1.0), "reach": (BLADE, 2.0),
    "rerolls": (BLADE, 1), "riposte_rerolls": (BLADE, 1), "ignores_cover": (GUN, True), "knockback": (BLADE, 1.0),
    "also_hits": (GUN, 1), "critical": (BLADE, 1), "fumbles": (BLADE, False), "ripostes": (BLADE, False),
    "overcharge": (GUN, True), "hampers": (BLADE, True),
}  # fmt: skip
NAMES = {"id", "name", "source"}
ROLLS = (
    clash((4, 4), (1, 1), (1,)), clash((1, 4), (2, 2)), clash((1, 1), (3, 3)), clash((2, 2), (4, 1), riposte=True),
)  # fmt: skip


def seen(game):
    """All that is offered, told and done with the fighter's one weapon."""
    game.do(Wound(by="compliance", model=f"{GUARDED}.1", wounds=1))
    offered = [(one.id, one.hint) for one in game.rules.options(game.game, FIGHTER).unit]
    order = attack("w")
    found = [offered, game.judge(order).findings]
    if not game.refusals(order):
        game.do(order)
        begun = game.game
        for roll in ROLLS:
            game.game = begun
            found.append(game.judge(roll).findings)
            if not game.refusals(roll):
                game.do(roll)
                found.append((game.game.health(game.model(f"{GUARDED}.1")), game.game.effects, game.game.knocks))
    return repr(found)


@pytest.mark.parametrize("field", CHANGED)
def test_every_trait_of_a_weapon_changes_what_is_offered_told_or_done(duel, field):
    weapon, value = CHANGED[field]
    far, y = (4, 13) if weapon is GUN else (1.5 if field == "reach" else 0.5, 4)
    places = {"feral.gunners": {1: (6 + 2 * HALF + far, y + 2)}} if field == "also_hits" else {}
    plain, changed = (seen(duel(far, one, places=places, y=y)) for one in (weapon, replace(weapon, **{field: value})))
    assert plain != changed


def test_no_trait_of_a_weapon_is_without_its_case():
    assert {one.name for one in fields(Weapon)} == set(CHANGED) | NAMES


@pytest.mark.parametrize(
    ("rolled", "against", "damage", "again"),
    [
        ((5, 4), (3, 4), 1, 1),
        ((5, 4), (3, 4), 2, 0),
        ((6, 1), (3, 3), 2, 1),
        ((5, 5), (2, 3), 1, 0),
        ((2, 2), (3, 4), 1, 0),
    ],
)
def test_a_low_die_of_a_weapon_that_rolls_it_again_is_told_where_it_counts(duel, rolled, against, damage, again):
    """The damage counts for a hit that does not do all there is; the two dice of the attack always."""
    game = duel().do(attack("injector"))
    assert len(told(game, clash(rolled, against, (damage,)), "clash.rerolls")) == again


@pytest.mark.parametrize(("riposte", "codes"), [(True, ["clash.answered", "clash.rerolls"]), (False, ["strike.guard"])])
def test_a_sword_rolls_again_in_a_riposte_and_a_scout_suit_in_defense(duel, riposte, codes):
    game = duel().do(attack("mace"))
    assert game.left_to_you(clash((2, 2), (4, 1), riposte=riposte)) == codes
    assert game.left_to_you(clash((2, 2), (4, 2), riposte=riposte)) == codes[: 1 if riposte else 0]


@pytest.mark.parametrize(("face", "codes"), [(1, ["strike.guard"]), (2, [])])
def test_armour_is_told_against_hostiles_too(duel, face, codes):
    game = duel(8, places={"feral.gunners": {1: (20, 4)}})
    game.game = replace(game.game, due=(Due("feral.gunners.1", f"{GUARDED}.1"),))
    order = Strike(
        by="feral", unit="feral.gunners", target=f"{GUARDED}.1", rolled=(2, 2), against=(face, 4), damage=(1,)
    )
    assert game.left_to_you(order) == codes


@pytest.mark.parametrize(("target", "more"), [(LINED, ", -1 for its armour"), (GUARDED, "")])
def test_what_armour_takes_off_a_critical_roll_is_told(duel, target, more):
    game = duel(8, target=target, places={"feral.gunners": {1: (20, 4)}})
    game.game = replace(game.game, due=(Due("feral.gunners.1", f"{target}.1"),))
    order = Strike(by="feral", unit="feral.gunners", target=f"{target}.1", rolled=(6, 6), against=(2, 2), damage=(1,))
    assert [one["more"] for one in told(game, order, "strike.critical")] == [more]


def test_a_hit_that_knocks_back_may_push_as_far_as_its_weapon_says(duel):
    game = duel().do(attack("mace"))
    assert game.do(clash((2, 2), (4, 3))).game.knocks == ()
    game = duel().do(attack("mace"), clash((5, 4), (4, 3)))
    (option,) = [one for one in game.rules.options(game.game, FIGHTER).general if one.id.startswith("knock:")]
    assert [(ask.low, ask.high) for ask in option.asks] == [(1, 1)]
    order = game.rules.fill(game.game, option, {"inches": 1})
    far = game.model(f"{GUARDED}.1").pose.x
    assert game.refusals(replace(order, inches=1.002)) == ["push.inches"]
    game.do(order)
    assert game.model(f"{GUARDED}.1").pose.x == pytest.approx(far + 1)
    assert game.game.knocks == ()
    assert duel().do(attack("mace"), clash((5, 4), (4, 3))).end().game.knocks == ()


def test_mag_boots_leave_nothing_to_push(match):
    game = match("gear", {"compliance.boss": {1: (4, 4)}, "recovery.booted": {1: (5.8, 4)}}).bless()
    mission = game.game.mission
    units = tuple(
        replace(one, profile=replace(one.profile, weapons=(weapons()["mace"],))) if one.id == "compliance.boss" else one
        for one in mission.units
    )
    game.game = replace(game.game, mission=replace(mission, units=units))
    game.act("compliance.boss")
    hit = clash((5, 4), (4, 3))
    game.do(
        Action(by="compliance", unit="compliance.boss", action="attack", targets=("recovery.booted.1",), weapon="mace")
    )
    assert told(game, hit, "clash.knockback") == []
    assert game.do(hit).game.knocks == ()


def test_an_overcharge_costs_a_tier_and_does_all_the_damage(duel):
    game = duel(4)
    offered = {one.id: one for one in game.rules.options(game.game, FIGHTER).unit}
    order = game.rules.fill(game.game, offered["overcharge:rifle:1"], {"targets": f"{GUARDED}.1"})
    assert order.overcharge
    assert game.rules.describe(game.game, order).note == "overcharged"
    assert game.refusals(replace(order, weapon="tesla-gun")) == ["attack.no_overcharge"]
    for each, sides, health in ((order, 4, 20 - 11), (attack("rifle"), 6, 20 - 2)):
        game = duel(4).do(each)
        assert game.game.fight.dice[0] == sides
        assert game.do(clash((4, 3), (3, 3), (3,))).game.health(game.model(f"{GUARDED}.1")) == health


@pytest.mark.parametrize(
    ("below", "who"),
    [({"feral.gunners": 2.0}, ["Gunner"]), ({"feral.gunners": 2.001}, ["Gunner"]), ({"feral.gunners": 2.002}, []),
     ({"feral.gunners": 1.5, "recovery.lined": 1.0}, ["Recovery Lined"])],
)  # fmt: skip
def test_a_tesla_gun_names_whoever_is_nearest_within_2(duel, below, who):
    x, places = 6 + 2 * HALF + 6, {}
    for unit, far in below.items():
        up = -1 if unit == "recovery.lined" else 1
        places[unit] = {1: (x, 8 + up * (2 * HALF + far))}
    game = duel(6, places=places, y=8).do(attack("tesla-gun"))
    assert [one["who"] for one in told(game, clash((5, 5), (3, 3)), "clash.also_hit")] == who
    assert told(game, clash((2, 2), (3, 3)), "clash.also_hit") == []


def test_of_those_equally_near_as_many_are_hit_as_the_weapon_says(duel):
    x = 6 + 2 * HALF + 6
    places = {"feral.gunners": {1: (x, 8 + 2 * HALF + 1.5)}, "recovery.lined": {1: (x, 8 - 2 * HALF - 1.5)}}
    game = duel(6, places=places, y=8).do(attack("tesla-gun"))
    (found,) = told(game, clash((5, 5), (3, 3)), "clash.also_hit")
    assert found["who"] == "1 of Gunner, Recovery Lined"


def of(game, weapon, target=GUARDED, **more):
    model, other = game.model(f"{FIGHTER}.1"), game.model(f"{target}.1")
    return terms(game.rules.rulebook, game.game, model, other, weapon, **more).contest.defense


def test_a_mask_raises_defense_against_what_is_toxic_and_no_riposte(duel):
    game = duel()
    assert [of(game, weapons()[name]) for name in ("injector", "knife")] == [8, 6]
    assert of(duel(target=LINED), weapons()["injector"], LINED) == 6
    assert of(game, weapons()["injector"], riposte=True) == 4


@pytest.mark.parametrize("wounds", [10, 11])
def test_what_raises_defense_raises_no_riposte(duel, wounds):
    """The Veteran under half of its Health."""
    game = duel().do(Wound(by="compliance", model=f"{GUARDED}.1", wounds=wounds))
    assert of(game, weapons()["knife"]) == (6 if wounds == 10 else 8)
    assert of(game, weapons()["knife"], riposte=True) == 4


def against_hostile(game, hostile):
    model = game.model(hostile)
    return odds(game.rules.rulebook, game.game, model, game.model(f"{LINED}.1"), model.placed).contest


def test_camo_and_sensors_count_against_hostiles_too(duel):
    """The Gunner shoots past the crates at 2d6, a tier down, against 2d6 or 2d8; the Bruiser comes second."""
    hidden = duel(4, target=LINED, y=13, places={"feral.gunners": {1: (4, 13)}})
    seen_ = duel(4, target=LINED, y=20, places={"feral.gunners": {1: (4, 20)}})
    assert [against_hostile(game, "feral.gunners.1").defense for game in (hidden, seen_)] == [8, 6]
    for apart, sides in ((0.5, 8), (3, 6)):
        game = duel(apart, target=LINED, places={"feral.bruisers": {1: (6 + 4 * HALF + apart + 3, 4)}})
        assert against_hostile(game, "feral.bruisers.1").defense == sides


def test_a_push_that_was_typed_in_reaches_as_far_as_any_weapon(duel):
    push = Push(by="compliance", model=f"{GUARDED}.1", cause="knockback", inches=2, source=f"{FIGHTER}.1")
    assert duel().refusals(push) == []
