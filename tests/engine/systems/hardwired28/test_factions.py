import itertools

import pytest

from engine.systems.hardwired28.factions import engaged_with, may_engage, sees_enemy
from engine.systems.hardwired28.orders import Action, MarkHostile

SQUAD_A = {"compliance.okafor.1", "compliance.brute.1"}
SQUAD_B = {"recovery.boss.1"}
SIGNAL = {"hostiles.callers.1", "hostiles.callers.2", "hostiles.wraiths.1"}
SCRAPERS = {"hostiles.scrapers.1", "hostiles.more-scrapers.1"}
COWORKERS = {"coworkers.clerks.1", "coworkers.clerks.2", "coworkers.temps.1"}
SIDES = (SQUAD_A, SQUAD_B, SIGNAL, SCRAPERS, COWORKERS)


def enemies(game):
    models = list(game.game.on_table())
    return {(a.id, b.id) for a, b in itertools.permutations(models, 2) if sees_enemy(game.game, a, b)}


def across(*sides):
    return {(a, b) for one, two in itertools.permutations(sides, 2) for a in one for b in two}


def test_the_squads_the_coworkers_and_each_hostile_faction_are_enemies_and_callers_and_wraiths_are_one(match):
    assert enemies(match("hostiles")) == across(*SIDES)


def test_hostiles_may_be_set_to_be_one_side(match):
    game = match("hostiles", hostile_factions="one_side")
    assert enemies(game) == across(SQUAD_A, SQUAD_B, SIGNAL | SCRAPERS, COWORKERS)


@pytest.mark.parametrize("view", ["enemy", "friend"])
def test_a_hostile_coworker_sees_an_enemy_in_every_other_model(match, view):
    marked = "coworkers.clerks.1"
    game = match("hostiles", hostile_coworker=view).bless().do(MarkHostile(by="compliance", model=marked))
    added = {(marked, other) for other in COWORKERS - {marked}}
    back = {(b, a) for a, b in added} if view == "enemy" else set()
    assert enemies(game) == across(*SIDES) | added | back


def test_only_a_coworker_is_marked_and_only_once(match):
    game = match("hostiles").bless().do(MarkHostile(by="compliance", model="coworkers.temps.1"))
    assert game.refusals(MarkHostile(by="compliance", model="coworkers.temps.1")) == ["hostile.already"]
    assert game.refusals(MarkHostile(by="compliance", model="recovery.boss.1")) == ["hostile.no_coworker"]


def test_an_attack_on_a_coworker_marks_that_one_hostile(match):
    game = match("hostiles").bless().act("compliance.okafor")
    game.do(Action(by="compliance", unit="compliance.okafor", action="attack", targets=("coworkers.clerks.2",)))
    assert game.game.hostile == {"coworkers.clerks.2"}


@pytest.mark.parametrize("reading", ["engages", "hostile_only"])
def test_a_calm_coworker_engages_unless_set_otherwise_and_a_hostile_one_always(match, reading):
    game = match("hostiles", calm_coworkers=reading).bless()
    boss, clerk = game.model("compliance.okafor.1"), game.model("coworkers.clerks.1")
    assert may_engage(game.game, boss, clerk) is (reading == "engages")
    game.do(MarkHostile(by="compliance", model=clerk.id))
    assert may_engage(game.game, boss, clerk)
    assert may_engage(game.game, clerk, boss)


@pytest.mark.parametrize(("apart", "engaged"), [(0.0, True), (0.999, True), (1.0, True), (1.001, True), (1.002, False)])
def test_an_enemy_within_1_inch_of_the_base_engages(match, apart, engaged):
    reach = (32 + 25) / 25.4 / 2 + apart
    game = match(places={"compliance.okafor": {1: (10, 10)}, "recovery.roche": {1: (10 + reach, 10)}})
    model = game.model("compliance.okafor.1")
    found = engaged_with(game.rules.rulebook, game.game, model, model.placed)
    assert bool(found) is engaged
    assert bool(game.rules.readout(game.game).engaged) is engaged
