"""Settings read the other way, and the Defender's advantages."""

from dataclasses import replace

import pytest

from engine.options import Draft
from engine.systems.hardwired28.advantages import TOLD
from engine.systems.hardwired28.factions import engaged_with
from engine.systems.hardwired28.fight_orders import Clash
from engine.systems.hardwired28.orders import Action, Behave, Draw
from engine.systems.hardwired28.profile import Kind
from engine.systems.hardwired28.weapons import Reach, Weapon, damage_of
from missions.hardwired_laid import DEPLOYS_LAST, LATE_WAVE
from missions.rules.setups import setups

OKAFOR = "compliance.okafor"
ONE = f"{OKAFOR}.1"
LARGE, SMALL = 32 / 25.4 / 2, 25 / 25.4 / 2
WHIP = Weapon(id="cable-whip", name="Cable Whip", kind=Reach.MELEE, damage=damage_of("d6"), reach=2, source="tests")


def armed(game, unit, *weapons):
    """The unit's model with other weapons."""
    mission = game.game.mission
    units = tuple(
        replace(one, profile=replace(one.profile, weapons=weapons)) if one.id == unit else one for one in mission.units
    )
    game.game = replace(game.game, mission=replace(mission, units=units))
    return game


@pytest.mark.parametrize(
    ("reading", "gap", "engaged"),
    [
        ("attack_only", 1.0, True),
        ("attack_only", 1.5, False),
        ("engages", 2.0, True),
        ("engages", 2.0009, True),
        ("engages", 2.01, False),
    ],
)
def test_a_cable_whip_engages_at_2_inches_only_where_it_is_so_read(match, reading, gap, engaged):
    places = {OKAFOR: {1: (6, 14)}, "recovery.roche": {1: (6 + LARGE + SMALL + gap, 14)}}
    game = armed(match(places=places, cable_whip=reading), "recovery.roche", WHIP)
    found = engaged_with(game.rules.rulebook, game.game, game.model(ONE), game.model(ONE).placed)
    assert bool(found) is engaged
    ring = game.rules.areas(game.game, Draft("look", "compliance", OKAFOR, 1)).engagement
    rim = 6 + LARGE + gap - (2 if reading == "engages" else 1)
    assert ring.contains((rim + 0.02, 14))
    assert not ring.contains((rim - 0.02, 14))


def aimed(match, **settings):
    """Okafor aims at Roche, who strikes at Okafor with a fist that his armour takes all of."""
    places = {OKAFOR: {1: (6, 14)}, "recovery.roche": {1: (6 + LARGE + SMALL + 0.5, 14)}}
    game = match(places=places, **settings).bless().act(OKAFOR)
    game.do(Action(by="compliance", unit=OKAFOR, action="aim", targets=("recovery.roche.1",))).end()
    game = armed(game, "recovery.roche", replace(WHIP, damage=damage_of("1"))).act("recovery.roche")
    game.do(Action(by="recovery", unit="recovery.roche", action="attack", targets=(ONE,), weapon="cable-whip"))
    game.do(Clash(by="recovery", rolled=(4, 4), against=(3, 4)))
    assert game.model(ONE).wounds == 0
    return game


@pytest.mark.parametrize(("reading", "kept"), [("hit", False), ("damaged", True)])
def test_an_aim_is_lost_by_a_hit_that_does_no_damage_unless_it_is_read_otherwise(match, reading, kept):
    assert bool(aimed(match, aim_lost=reading).game.effects_on(ONE)) is kept


@pytest.mark.parametrize(("reading", "more"), [("any", True), ("unengaged", False)])
def test_a_zealot_that_begins_engaged_has_its_longer_move_unless_it_is_read_otherwise(match, reading, more):
    zealot = "compliance.zealot"
    places = {zealot: {1: (6, 14)}, "recovery.roche": {1: (7.5, 14)}, "recovery.boss": {1: (6, 21)}}
    game = match(places=places, zealot_start=reading).bless().act(zealot)
    far = game.move(zealot, (6, 14 + 6))
    assert game.judge(far).legal is False
    near = game.move(zealot, (6, 14 + 5.2))
    assert game.judge(near).legal is more


@pytest.mark.parametrize(("reading", "count"), [("each", 2), ("nearest", 1)])
def test_each_enemy_left_makes_a_free_attack_unless_only_the_nearest_does(match, reading, count):
    places = {OKAFOR: {1: (6, 14)}, "recovery.roche": {1: (7.3, 14)}, "recovery.boss": {1: (6, 15.7)}}
    game = match(places=places, free_attacks=reading).bless().act(OKAFOR)
    move = game.move(OKAFOR, (6, 10.2))
    assert game.noted(move).count("move.free_attack") == count
    game.do(move)
    assert "recovery.roche.1" in [due.attacker for due in game.game.due]
    assert len(game.game.due) == count


def with_advantage(game, *advantages):
    mission = game.game.mission
    card = replace(mission.card, aggressor="compliance", advantages=advantages)
    game.game = replace(game.game, mission=replace(mission, card=card))
    return game


@pytest.mark.parametrize(("advantages", "side", "sides"), [((), "recovery", 6), (("guarded-boss",), "recovery", 8)])
def test_the_defenders_boss_is_guarded_where_it_has_that_advantage(match, advantages, side, sides):
    places = {OKAFOR: {1: (6, 14)}, "recovery.boss": {1: (10, 14)}}
    game = with_advantage(match(places=places), *advantages).bless().act(OKAFOR)
    game.do(Action(by="compliance", unit=OKAFOR, action="attack", weapon="needle-gun", targets=(f"{side}.boss.1",)))
    assert game.game.fight.dice[1] == sides


def test_the_aggressors_boss_is_not_guarded(match):
    places = {OKAFOR: {1: (6, 14)}, "recovery.boss": {1: (10, 14)}}
    game = with_advantage(match(places=places), "guarded-boss").bless().act("recovery.boss")
    game.do(Action(by="recovery", unit="recovery.boss", action="attack", weapon="needle-gun", targets=(ONE,)))
    assert game.game.fight.dice[1] == 6


@pytest.mark.parametrize(
    ("advantages", "round", "target"),
    [((), 1, "recovery.roche.1"), (("marked",), 2, ONE), (("marked",), 3, "recovery.roche.1")],
)
def test_hostiles_go_for_the_aggressor_until_round_3_where_that_is_an_advantage(match, advantages, round, target):
    """Roche is the nearer of the two, and the setting has hostiles attack the nearest."""
    places = {OKAFOR: {1: (6, 20)}, "recovery.roche": {1: (14, 20)}, "feral.gunners": {1: (12, 20)}}
    game = with_advantage(match(places=places, ai_target="nearest"), *advantages).bless()
    game.game = replace(game.game, round=round)
    game.do(Draw(by="compliance", token="feral.gunners"), Behave(by="feral", unit="feral.gunners", rolled=(1,)))
    options = game.rules.options(game.game, "feral.gunners").general
    (act,) = [one for one in options if one.id.startswith("act")]
    order = game.rules.fill(game.game, act, {})
    assert order.targets == (target,)
    assert game.game.kind(game.model(target)) is Kind.SQUAD


@pytest.mark.parametrize(("rolled", "hampered"), [((6, 6), True), ((1, 1), False)])
def test_whom_a_hampering_weapon_hits_is_a_tier_down_in_its_next_activation(match, rolled, hampered):
    places = {OKAFOR: {1: (6, 14)}, "recovery.roche": {1: (7.6, 14)}}
    game = armed(match(places=places), OKAFOR, replace(WHIP, hampers=True)).bless().act(OKAFOR)
    game.do(
        Action(by="compliance", unit=OKAFOR, action="attack", targets=("recovery.roche.1",), weapon="cable-whip"),
        Clash(by="compliance", rolled=rolled, against=(3, 4), damage=(1,)),
    )
    assert game.game.tiers("recovery.roche.1") == 0
    game.end().act("recovery.roche")
    assert game.game.tiers("recovery.roche.1") == (-1 if hampered else 0)
    game.end()
    assert not game.game.effects_on("recovery.roche.1")


def test_the_defenders_advantages_are_said_beside_the_table(match):
    def said(*advantages):
        game = with_advantage(match(), *advantages)
        sections = game.rules.readout(game.game).sections
        return [one.lines for one in sections if one.title == "Advantages of Recovery Crew"]

    assert said() == []
    assert said("free-search", "redeploy", "marked") == [(TOLD["redeploy"], TOLD["marked"], TOLD["free-search"])]


def test_each_advantage_is_played_or_met_in_setting_up():
    tables = setups()
    names = {*tables.setup_advantages, *tables.tactical_advantages}
    assert names == {*TOLD, LATE_WAVE, DEPLOYS_LAST}
