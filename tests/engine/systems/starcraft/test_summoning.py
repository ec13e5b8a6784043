"""Summoned units: what their coming costs, and when they act."""

from collections.abc import Callable
from typing import Any

from engine.orders import Pass, Remove
from engine.systems.starcraft.orders import Charge, Deploy, Hold
from engine.systems.starcraft.state import ActivationMarker, Phase
from geometry.pose import Pose

Make = Callable[..., Any]

R32, R50 = 16 / 25.4, 25 / 25.4
UNITS = {
    "blue.c": ("zerg/corpser", {1: (20.0, 20.0)}),
    "blue.l": ("zerg/roachling", 1),
    "blue.q": ("zerg/queen", {1: (40.0, 20.0)}),
    "red.a": ("terran/marine", {1: (5.0, 5.0)}),
}
SUMMON = Deploy(
    by="blue",
    unit="blue.l",
    leader=1,
    path=(Pose(20.0 + R32 + R50, 20.0),),
    via="roachling-infestation",
    source="blue.c",
)


def test_a_summoning_is_no_activation_and_the_parent_goes_on(bench: Make) -> None:
    made = bench(UNITS).start("blue").do(SUMMON)
    assert (made.game.active, made.game.begun) == ("blue", "blue.c")
    assert made.game.state("blue.l").marker is ActivationMarker.MOVEMENT
    assert made.game.state("blue.c").marker is ActivationMarker.NONE
    made.do(Hold(by="blue", unit="blue.c"))
    assert made.game.active == "red"


def test_after_its_action_a_parent_summons_and_the_turn_stays_with_the_opponent(bench: Make) -> None:
    made = bench(UNITS).start("blue").do(Hold(by="blue", unit="blue.c"), SUMMON)
    assert (made.game.active, made.game.begun) == ("red", None)
    assert made.game.state("blue.l").marker is ActivationMarker.MOVEMENT


def test_in_later_phases_it_acts_right_after_its_parent_and_nobody_else_does(bench: Make, rules: Any) -> None:
    made = bench(UNITS).start("blue").do(SUMMON).do(Hold(by="blue", unit="blue.c"))
    made.to(Phase.ASSAULT, "blue")
    assert rules.options(made.game).ready == {"blue.c", "blue.q"}
    made.do(Hold(by="blue", unit="blue.c"))
    assert (made.game.active, rules.options(made.game).ready) == ("blue", {"blue.l"})
    assert made.refusals(Pass(by="blue")) == ["activation.begun"]
    assert made.refusals(Hold(by="blue", unit="blue.q")) == ["activation.begun"]
    made.do(Hold(by="blue", unit="blue.l"))
    assert made.game.active == "red"


def test_with_no_parent_left_it_acts_like_any_other(bench: Make, rules: Any) -> None:
    made = bench(UNITS).start("blue").do(SUMMON).do(Hold(by="blue", unit="blue.c"))
    made.do(Remove(by="red", models=("blue.c.1",))).to(Phase.ASSAULT, "blue")
    assert rules.options(made.game).ready == {"blue.l", "blue.q"}
    made.do(Hold(by="blue", unit="blue.l"))
    assert made.game.active == "red"


def test_a_parent_that_fights_nobody_holds_nobody_up_in_combat(bench: Make, rules: Any) -> None:
    touching = 20.0 + R50 + 3 * R32
    units = {**UNITS, "red.a": ("terran/marine", {1: (touching + 2.0, 20.0)})}
    made = bench(units).start("blue").do(SUMMON, Hold(by="blue", unit="blue.c")).to(Phase.ASSAULT, "red")
    way = (Pose(touching + 2.0, 20.0), Pose(touching, 20.0))
    made.do(Charge(by="red", unit="red.a", leader=1, targets=("blue.l",), rolled=(3,), path=way))
    assert made.game.is_engaged("blue.l")
    assert not made.game.is_engaged("blue.c")
    made.to(Phase.COMBAT, "blue")
    assert rules.options(made.game).ready == {"blue.l"}


def test_a_unit_in_reserve_that_is_to_be_summoned_makes_nobody_eligible(bench: Make, rules: Any) -> None:
    made = bench(UNITS).start("blue")
    assert rules.options(made.game).ready == {"blue.c", "blue.q"}
    order = Deploy(by="blue", unit="blue.l", leader=1, path=(Pose(30, 36 + R32), Pose(30, 34)))
    assert made.refusals(order) == ["deploy.summoned"]
