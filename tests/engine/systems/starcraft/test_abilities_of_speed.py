"""Abilities that add Speed: how far, and that those of different names add up."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.systems.starcraft.lying import lay
from engine.systems.starcraft.orders import Move, Run, UseAbility
from engine.systems.starcraft.state import Phase
from geometry.pose import Pose

Make = Callable[..., Any]
FOE = ("zerg/zergling", {1: (40.0, 30.0)})


@pytest.mark.parametrize(("off", "legal"), [(9.998, True), (10.0, True), (10.002, False)])
def test_speed_of_different_names_adds_up(bench: Make, off: float, legal: bool) -> None:
    units = {"red.a": ("terran/marine", {1: (40.0, 6.0)}), "blue.r": ("zerg/roach", {1: (12.0, 30.0)})}
    made = bench(units)
    made.game = lay(made.game, made.game.kit.tokens["creep-tumor"], "blue", (12.0, 34.0))
    made.start("blue")
    made.do(
        *(UseAbility(by="blue", unit="blue.r", ability=one) for one in ("glial-reconstitution", "accelerating-creep"))
    )
    order = Move(by="blue", unit="blue.r", leader=1, path=(Pose(12, 30), Pose(12, 30 - off)))
    assert made.judge(order).legal is legal


@pytest.mark.parametrize(("off", "legal"), [(8.998, True), (9.0, True), (9.002, False)])
def test_zealous_charge_goes_two_inches_farther(bench: Make, off: float, legal: bool) -> None:
    made = bench({"red.z": ("protoss/zealot", {1: (12.0, 6.0)}), "blue.a": FOE}).start().to(Phase.ASSAULT)
    made.do(UseAbility(by="red", unit="red.z", ability="zealous-charge"))
    order = Run(by="red", unit="red.z", leader=1, path=(Pose(12, 6), Pose(12 + off, 6)))
    assert made.judge(order).legal is legal
