"""What a model wears or carries: free attacks, pushes, and the dice of an attack by where the models stand."""

import pytest

from engine.findings import Severity
from engine.systems.hardwired28.fighting import terms, weapon_of
from engine.systems.hardwired28.orders import Push
from geometry.base import MILLIMETRES_PER_INCH

HALF = 12.5 / MILLIMETRES_PER_INCH
BOSS_HALF = 16 / MILLIMETRES_PER_INCH
ONE = "compliance.boss.1"


@pytest.fixture
def geared(match):
    def made(places, acting="compliance.boss"):
        others = {"compliance.boss": {1: (4, 3)}, "recovery.boss": {1: (22, 22)}}
        return match("gear", {**others, **places}).bless().act(acting)

    return made


def knocked(model, inches=2):
    return Push(by="compliance", model=model, cause="knockback", inches=inches, source=ONE)


def test_an_inhibitor_lets_nobody_make_a_free_attack(geared):
    game = geared({"compliance.inhibited": {1: (10, 10)}, "feral.gunners": {1: (11.5, 10)}}, "compliance.inhibited")
    away = game.move("compliance.inhibited", (7, 10))
    assert game.left_to_you(away) == []
    assert game.finding(away, "move.free_attack").severity is Severity.PASSED
    assert game.do(away).game.due == ()


def test_mag_boots_hold_against_a_knockback_and_not_against_a_power(geared):
    game = geared({"recovery.booted": {1: (6, 3)}})
    assert game.refusals(knocked("recovery.booted.1")) == ["push.held"]
    game.do(Push(by="compliance", model="recovery.booted.1", cause="resonance_push", inches=3, degrees=90))
    assert game.model("recovery.booted.1").pose.point == pytest.approx((9, 3))


@pytest.mark.parametrize(("inches", "gone"), [(1, 0), (2, 1)])
def test_a_padded_vest_takes_an_inch_off_a_knockback(geared, inches, gone):
    game = geared({"recovery.padded": {1: (6, 3)}})
    game.do(knocked("recovery.padded.1", inches))
    assert game.model("recovery.padded.1").pose.point == pytest.approx((6 + gone, 3))


def test_a_padded_vest_is_not_against_powers(geared):
    game = geared({"recovery.padded": {1: (6, 3)}})
    game.do(Push(by="compliance", model="recovery.padded.1", cause="blown_back", inches=2, source=ONE))
    assert game.model("recovery.padded.1").pose.point == pytest.approx((8, 3))


def shot(game, target, weapon="needle-gun"):
    model, other = game.model("compliance.scoped.1"), game.model(target)
    return terms(game.rules.rulebook, game.game, model, other, weapon_of(game.game, model, weapon)).contest


@pytest.mark.parametrize(("apart", "dice"), [(12.0, 6), (12.001, 6), (12.002, 8)])
def test_a_scope_is_for_shots_past_12(geared, apart, dice):
    x = 4 + HALF + apart + BOSS_HALF
    game = geared({"compliance.scoped": {1: (4, 6)}, "recovery.boss": {1: (x, 6)}}, "compliance.scoped")
    assert shot(game, "recovery.boss.1").attack == dice


def test_a_laser_is_for_who_has_not_moved(geared):
    places = {"compliance.scoped": {1: (4, 6)}, "recovery.boss": {1: (12, 6)}}
    game = geared(places, "compliance.scoped")
    still = shot(game, "recovery.boss.1", "laser").attack
    game.do(game.move("compliance.scoped", (4, 7)))
    assert still - shot(game, "recovery.boss.1", "laser").attack == 4  # the Laser's tier, and that of the move


def test_gear_changes_the_dice_by_where_the_models_stand(geared):
    bare, covered = (10, 14), (7.2, 20)
    for place, defense in ((bare, 6), (covered, 8)):
        game = geared({"compliance.scoped": {1: (3, place[1])}, "recovery.hidden": {1: place}}, "compliance.scoped")
        assert shot(game, "recovery.hidden.1").defense == defense
    for engaging, defense in ((1, 6), (2, 8)):
        foes = {n: at for n, at in ((1, (11.5, 14)), (2, (10, 15.5))) if n <= engaging}
        places = {"compliance.scoped": {1: (3, 14)}, "recovery.hidden": {1: bare}, "feral.gunners": foes}
        assert shot(geared(places, "compliance.scoped"), "recovery.hidden.1").defense == defense
