"""What becomes of an activation or an attack whose unit leaves the table in the midst of it."""

from collections.abc import Callable
from typing import Any

from engine.orders import Pass, Remove
from engine.systems.starcraft.orders import Attack, CloseRanks, UseAbility
from engine.systems.starcraft.state import Phase
from geometry.pose import Pose

Make = Callable[..., Any]


def test_an_activation_that_has_begun_ends_with_the_last_model_of_its_unit(bench: Make) -> None:
    made = bench({"red.a": ("terran/marine", {1: (12, 5)}), "blue.z": ("zerg/zergling", {1: (12, 30)})}).start()
    made.do(UseAbility(by="red", unit="red.a", ability="stimpack"))
    assert made.game.begun == "red.a"
    assert made.refusals(Pass(by="red")) == ["activation.begun"]
    made.do(Remove(by="red", models=("red.a.1",), cause="damage"))
    assert made.game.begun is None
    assert made.game.active == "blue"


def test_an_activation_goes_on_while_a_model_is_left(bench: Make) -> None:
    units = {"red.a": ("terran/marine", {1: (12, 5), 2: (13.5, 5)}), "blue.z": ("zerg/zergling", {1: (12, 30)})}
    made = bench(units).start().do(UseAbility(by="red", unit="red.a", ability="stimpack"))
    made.do(Remove(by="red", models=("red.a.1",), cause="damage"))
    assert made.game.begun == "red.a"
    assert made.game.active == "red"


def fight(bench: Make) -> Any:
    """A unit in the midst of its attack: it has closed ranks."""
    units = {"red.a": ("terran/marine", {1: (12, 5)}), "blue.z": ("zerg/zergling", {1: (12, 6.5)})}
    made = bench(units).start().to(Phase.COMBAT)
    assert made.game.is_engaged("red.a")
    stands, other = made.unit_at("red.a")[1], made.unit_at("blue.z")[1]
    made.do(CloseRanks(by="red", unit="red.a", leader=1, path=(stands, Pose(12, stands.y + 0.2, stands.turn))))
    assert other.y == 6.5
    return made


def test_an_attack_ends_with_its_unit(bench: Make) -> None:
    made = fight(bench)
    assert made.refusals(Pass(by="red")) == ["activation.unfinished"]
    made.do(Remove(by="red", models=("red.a.1",), cause="damage"))
    assert made.game.attacking is None
    assert made.game.active == "blue"
    made.do(Pass(by="blue"), Pass(by="red"))


def test_an_attack_ends_with_the_fight_that_it_is_made_in(bench: Make) -> None:
    made = fight(bench)
    made.do(Remove(by="blue", models=("blue.z.1",), cause="damage"))
    assert made.game.attacking is None
    made.do(Pass(by=made.game.active))


def test_an_attack_goes_on_while_its_unit_is_engaged(bench: Make) -> None:
    made = fight(bench)
    assert made.game.attacking is not None
    assert made.game.active == "red"
    assert made.judge(Attack(by="red", unit="red.a", target="blue.z")).legal


def test_nobody_waits_for_a_unit_that_its_own_ability_has_sent_back_to_reserves(bench: Make) -> None:
    units = {"red.a": ("protoss/zealot", {1: (12, 5)}), "blue.z": ("zerg/zergling", {1: (12, 34)})}
    made = bench(units).start()
    made.do(UseAbility(by="red", unit="red.a", ability="warp-prism-indicator", at=(14, 5)))
    assert made.game.begun == "red.a"
    made.do(UseAbility(by="red", unit="red.a", ability="mass-recall"))
    assert made.game.in_reserve("red.a")
    assert made.game.begun is None
    assert made.game.active == "red"
    made.do(Pass(by="red"))


def kerrigan(bench: Make, far: float) -> Any:
    units = {"red.k": ("zerg/kerrigan", {1: (12, 9)}), "blue.z": ("zerg/zergling", {1: (12, 9 + far), 2: (12, 18)})}
    return bench(units).start().to(Phase.COMBAT)


def test_in_the_combat_phase_an_ability_begins_no_activation_of_a_unit_that_is_not_engaged(bench: Make) -> None:
    grip = UseAbility(by="red", unit="red.k", ability="crushing-grip", target="blue.z")
    assert kerrigan(bench, 7.0).refusals(grip) == ["attack.not_engaged"]
    made = kerrigan(bench, 1.8)
    assert made.game.is_engaged("red.k")
    made.do(grip)
    assert made.game.begun == "red.k"


def test_an_activation_in_the_combat_phase_ends_with_the_last_enemy_near(bench: Make) -> None:
    made = kerrigan(bench, 1.8).do(UseAbility(by="red", unit="red.k", ability="crushing-grip", target="blue.z"))
    made.do(Remove(by="red", models=("blue.z.1",), cause="damage"))
    assert made.game.begun is None
    made.do(Pass(by=made.game.active))
