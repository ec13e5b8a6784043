"""The dice of an attack, counted against sums done by hand, and the models that fall."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.findings import Severity
from engine.systems.starcraft.casualties import may_fall, proposed
from engine.systems.starcraft.orders import Attack, Fall, Strike
from engine.systems.starcraft.state import Awaiting, Phase
from engine.systems.starcraft.volley import Lot, Step, Volley, fallen, rolled_on, successes, surge_result

Make = Callable[..., Any]

R32, R40, R50, R80 = 16 / 25.4, 20 / 25.4, 25 / 25.4, 40 / 25.4


def volley(**more: Any) -> Volley:
    plain: dict[str, Any] = {
        "unit": "a",
        "target": "b",
        "weapon": "w",
        "lots": (Lot(6, 4),),
        "damage": 1,
        "armour": 5,
        "evade": None,
    }
    return Volley(**(plain | more))


@pytest.mark.parametrize(("least", "made"), [(2, 5), (4, 3), (6, 1), (7, 1)])
def test_a_six_always_succeeds_and_a_one_never(least: int, made: int) -> None:
    assert successes((1, 2, 3, 4, 5, 6), least) == made
    assert successes((1,), 1) == 0


@pytest.mark.parametrize(
    ("dice", "results"),
    [("D3", (1, 1, 2, 2, 3, 3)), ("D6", (1, 2, 3, 4, 5, 6)), ("D3+1", (2, 2, 3, 3, 4, 4))],
)
def test_the_surge_die_is_a_die_of_six(dice: str, results: tuple[int, ...]) -> None:
    assert tuple(surge_result(dice, die) for die in range(1, 7)) == results


def test_hits_go_to_armour_and_what_fails_is_damage() -> None:
    after = rolled_on(volley(), (4, 5, 6, 3, 2, 1), None)
    assert (after.step, after.pool, after.through) == (Step.ARMOUR, 3, 0)
    done = rolled_on(after, (5, 4, 1), None)
    assert (done.step, done.through, done.total) == (Step.CASUALTIES, 2, 2)


def test_surge_goes_past_armour_and_never_more_than_hit() -> None:
    after = rolled_on(volley(surge="D3"), (4, 5, 6, 3, 2, 1), 4)
    assert (after.pool, after.through, after.surged) == (1, 2, 2)
    all_of_them = rolled_on(volley(surge="D6"), (4, 1, 1, 1, 1, 1), 6)
    assert (all_of_them.step, all_of_them.through) == (Step.CASUALTIES, 1)


def test_precision_and_critical_hit_move_dice() -> None:
    after = rolled_on(volley(precision=2, critical=1), (4, 1, 1, 1, 1, 1), None)
    assert (after.hits, after.through, after.pool) == (3, 1, 2)


def test_long_range_rolls_its_own_lot() -> None:
    after = rolled_on(volley(lots=(Lot(2, 3), Lot(2, 4))), (3, 3, 3, 3), None)
    assert after.hits == 2


def test_evasion_takes_out_dice_that_went_past_armour() -> None:
    after = rolled_on(volley(armour=None, evade=5), (6, 6, 6, 1, 1, 1), None)
    assert (after.step, after.pool) == (Step.EVADE, 3)
    assert rolled_on(after, (5, 6, 4), None).through == 1


@pytest.mark.parametrize(
    ("total", "healths", "expected"),
    [(0, [4, 4], (0, 0)), (3, [4, 4], (0, 3)), (4, [4, 4], (1, 0)), (9, [4, 4], (2, 0)), (9, [7, 4, 4], (1, 2))],
)
def test_models_fall_one_after_another(total: int, healths: list[int], expected: tuple[int, int]) -> None:
    assert fallen(total, healths) == expected


GOLIATH = {"red.a": ("terran/goliath", {1: (12.0, 6.0)})}


class TestShooting:
    def begun(self, bench: Make, units: Any, weapon: str, target: str = "blue.a", **more: Any) -> Any:
        made = bench(units, **more).start().to(Phase.ASSAULT)
        unit = next(id for id in units if id.startswith("red"))
        return made.do(Attack(by="red", unit=unit, target=target, weapon=weapon))

    def test_damage_that_takes_nobody_is_marked_and_counts_next_time(self, bench: Make) -> None:
        units = GOLIATH | {"blue.a": ("zerg/roach", {1: (12.0, 17.0), 2: (14.2, 17.0)})}
        made = self.begun(bench, units, "Autocannon")
        made.do(Strike(by="red", rolled=(6, 6, 6, 1, 1, 1, 1, 1, 1)), Strike(by="blue", rolled=(1, 1, 1)))
        assert sum(model.wounds for model in made.game.standing_of("blue.a")) == 3
        assert made.game.active == "blue"
        made.to(Phase.SCORING)
        assert made.game.awaiting is Awaiting.CONTROL

    def test_the_shield_goes_with_the_first_model_lost(self, bench: Make) -> None:
        units = GOLIATH | {"blue.a": ("protoss/zealot", {1: (12.0, 15.0), 2: (14.2, 15.0)})}
        made = self.begun(bench, units, "Autocannon")
        made.do(Strike(by="red", rolled=(6,) * 9), Strike(by="blue", rolled=(1,) * 9))
        assert made.refusals(Fall(by="blue", removed=("blue.a.1", "blue.a.2"))) == ["attack.fall"]
        made.do(Fall(by="blue", removed=("blue.a.2",)))
        assert [model.wounds for model in made.game.standing_of("blue.a")] == [2]

    @pytest.mark.parametrize(("off", "dice"), [(7.998, 9), (8.0, 9), (8.002, 6)])
    def test_burst_fire_adds_dice_from_near_by(self, bench: Make, off: float, dice: int) -> None:
        units = {
            "red.a": ("terran/jim-raynor", {1: (12.0, 6.0)}),
            "blue.a": ("zerg/roach", {1: (12.0, 6.0 + R40 + R50 + off)}),
        }
        assert self.begun(bench, units, "C-14 rifle").game.volleys[0].dice == dice

    @pytest.mark.parametrize(("off", "edge"), [(7.998, False), (8.0, True), (8.0005, True), (8.002, False)])
    def test_burst_fire_at_the_tolerance_is_marked(self, bench: Make, off: float, edge: bool) -> None:
        units = {
            "red.a": ("terran/jim-raynor", {1: (12.0, 6.0)}),
            "blue.a": ("zerg/roach", {1: (12.0, 6.0 + R40 + R50 + off)}),
        }
        made = bench(units).start().to(Phase.ASSAULT)
        verdict = made.judge(Attack(by="red", unit="red.a", target="blue.a", weapon="C-14 rifle"))
        (adds,) = [finding for finding in verdict.findings if finding.code == "attack.adds"]
        assert (adds.severity is Severity.AT_LIMIT) is edge
        assert not edge or adds.limit == 8.0

    @pytest.mark.parametrize(("off", "least"), [(11.998, 4), (12.0, 4), (12.002, 5)])
    def test_long_range_is_one_harder(self, bench: Make, off: float, least: int) -> None:
        units = GOLIATH | {"blue.a": ("zerg/roach", {1: (12.0, 6.0 + R80 + R50 + off)})}
        assert self.begun(bench, units, "Autocannon").game.volleys[0].lots == (Lot(9, least),)

    def test_locked_in_adds_dice_at_a_stationary_target(self, bench: Make, with_state: Make) -> None:
        units = GOLIATH | {"blue.a": ("zerg/roach", {1: (12.0, 15.0)})}
        assert self.begun(bench, units, "Scatter missiles").game.volleys[0].dice == 12
        made = bench(units).start().to(Phase.ASSAULT)
        with_state(made, "blue.a", stationary=False)
        made.do(Attack(by="red", unit="red.a", target="blue.a", weapon="Scatter missiles"))
        assert made.game.volleys[0].dice == 6

    def test_pierce_makes_its_damage_against_its_tag(self, bench: Make) -> None:
        light, armoured = ("zerg/zergling", {1: (12.0, 15.0)}), ("zerg/roach", {1: (12.0, 15.0)})
        marauder = {"red.a": ("terran/marauder", {1: (12.0, 6.0)})}
        assert self.begun(bench, marauder | {"blue.a": light}, "Quad K12").game.volleys[0].damage == 1
        piercing = self.begun(bench, marauder | {"blue.a": armoured}, "Quad K12").game.volleys[0]
        assert (piercing.damage, piercing.surge) == (2, "D3")

    def test_an_engaged_target_evades_what_is_shot_at_it(self, bench: Make) -> None:
        units = {
            "red.a": ("terran/jim-raynor", {1: (12.0, 6.0)}),
            "red.b": ("terran/marine", {1: (12.0, 11.0 - R32 - R50 - 0.5)}),
            "blue.a": ("zerg/roach", {1: (12.0, 11.0)}),
        }
        shot = self.begun(bench, units, "Justice revolver").game.volleys[0]
        assert (shot.evade, shot.visible) == (6, None)  # 5+, two harder by ANTI-EVADE, and never past 6+

    def test_the_next_weapon_waits_for_its_own_target(self, bench: Make) -> None:
        units = GOLIATH | {"blue.a": ("zerg/roach", {1: (12.0, 15.0)}), "blue.b": ("zerg/roach", {1: (17.0, 10.0)})}
        made = self.begun(bench, units, "Autocannon").do(Strike(by="red", rolled=(1,) * 9))
        assert (made.game.active, made.game.attacking.used) == ("red", ("Autocannon",))
        made.do(Attack(by="red", unit="red.a", target="blue.b", weapon="Underbelly machine gun"))
        made.do(Strike(by="red", rolled=(1,) * 6, surge=()))
        assert made.game.active == "blue"
        assert made.game.attacking is None

    def test_more_dice_than_are_taken_leaves_none_to_roll(self, bench: Make) -> None:
        units = GOLIATH | {"blue.a": ("zerg/roach", {1: (12.0, 17.0)})}
        made = bench(units).start().to(Phase.ASSAULT)
        made.do(Attack(by="red", unit="red.a", target="blue.a", weapon="Autocannon", more=-9, cause="Guardian Shield"))
        assert made.game.volleys == ()
        assert made.game.active == "blue"


class TestWhoFalls:
    def zealots(self, bench: Make) -> Any:
        """Three in contact with a Queen, one within an inch of a Hydralisk's stand-in: the rulebook's picture."""
        ring = R80 + R40
        units = {
            "red.z": (
                "protoss/zealot",
                {
                    1: (20.0 - ring, 20.0),
                    2: (20.0, 20.0 - ring),
                    3: (20.0 + ring, 20.0),
                    4: (26.0, 20.0 - R50 - R40 - 0.5),
                },
            ),
            "blue.queen": ("zerg/queen", {1: (20.0, 20.0)}),
            "blue.roach": ("zerg/roach", {1: (26.0, 20.0)}),
        }
        return bench(units)

    def test_the_one_that_holds_a_foe_alone_does_not_fall_before_the_others(self, bench: Make) -> None:
        game = self.zealots(bench).game
        first = {"red.z.1", "red.z.2", "red.z.3"}
        assert may_fall(game, "red.z") == first
        assert may_fall(game, "red.z", ["red.z.1", "red.z.2"]) == {"red.z.3", "red.z.4"}
        assert proposed(game, "red.z", 2) == ("red.z.3", "red.z.2")

    def test_those_outside_fall_first_then_those_not_touching(self, bench: Make) -> None:
        units = {
            "red.a": (
                "terran/marine",
                {1: (20.0 - R80 - R32, 20.0), 2: (20.0 + R80 + R32 + 0.6, 20.0), 3: (20.0, 16.0)},
            ),
            "blue.queen": ("zerg/queen", {1: (20.0, 20.0)}),
        }
        game = bench(units).game
        assert may_fall(game, "red.a") == {"red.a.3"}
        assert may_fall(game, "red.a", ["red.a.3"]) == {"red.a.2"}
        assert may_fall(game, "red.a", ["red.a.3", "red.a.2"]) == {"red.a.1"}

    def test_of_an_unengaged_unit_any_in_sight_falls(self, bench: Make) -> None:
        units = {
            "red.a": ("terran/marine", {1: (5.0, 5.0), 2: (7.0, 5.0)}),
            "blue.q": ("zerg/queen", {1: (40.0, 30.0)}),
        }
        game = bench(units).game
        assert may_fall(game, "red.a") == {"red.a.1", "red.a.2"}
        assert may_fall(game, "red.a", (), ("red.a.2",)) == {"red.a.2"}


class TestFighting:
    def test_only_two_ranks_strike_and_each_foe_has_its_share(self, bench: Make) -> None:
        units = {
            "red.a": ("terran/marine", {1: (12.0, 9.0), 2: (12.0, 9.0 - 2 * R32), 3: (12.0, 5.5)}),
            "blue.a": ("zerg/zergling", {1: (12.0, 9.0 + 2 * R32 + 0.5)}),
            "blue.b": ("zerg/zergling", {1: (12.0 + 2 * R32 + 0.5, 9.0)}),
        }
        made = bench(units).start().to(Phase.COMBAT)
        made.do(Attack(by="red", unit="red.a", target="blue.a", weapon="Bayonet", split={"blue.b": 1}))
        assert [(one.target, one.dice) for one in made.game.volleys] == [("blue.a", 3), ("blue.b", 1)]
        made.do(
            Strike(by="red", rolled=(6, 6, 1)), Strike(by="blue", rolled=(1, 1)), Fall(by="blue", removed=("blue.a.1",))
        )
        assert made.game.volleys[0].target == "blue.b"
        made.do(Strike(by="red", rolled=(1,)))
        assert made.game.active == "blue"

    def test_surge_goes_to_the_target_alone(self, bench: Make) -> None:
        units = {
            "red.a": ("terran/jim-raynor", {1: (12.0, 9.0)}),
            "blue.a": ("zerg/zergling", {1: (12.0, 9.0 + R40 + R32 + 0.5)}),
            "blue.b": ("zerg/zergling", {1: (12.0 + R40 + R32 + 0.5, 9.0)}),
        }
        made = bench(units).start().to(Phase.COMBAT)
        made.do(Attack(by="red", unit="red.a", target="blue.b", weapon="Bayonet", split={"blue.a": 1}))
        assert [(one.target, one.surge) for one in made.game.volleys] == [("blue.b", "D3"), ("blue.a", "")]
