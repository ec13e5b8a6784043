"""What a Ground unit passes and stops on, Size by Size."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.systems.starcraft.lying import lay
from engine.systems.starcraft.orders import Move
from geometry.pose import Pose

Make = Callable[..., Any]
FOE = ("zerg/zergling", {1: (40.0, 30.0)})


@pytest.mark.parametrize(
    ("size", "kind", "passed", "stopped"),
    [
        (0, "rubble", True, False),
        (1, "rubble", True, False),
        (2, "wall", False, False),
        (2, "grass", True, True),
        (3, "wall", False, False),
        (4, "wall", False, False),
        (None, "wall", False, False),
    ],
)
def test_what_is_passed_and_what_is_stopped_on(
    bench: Make, wall: Make, size: int | None, kind: str, passed: bool, stopped: bool
) -> None:
    units = {"red.a": ("terran/marine", {1: (12.0, 9.0)}), "blue.a": FOE}
    made = bench(units, terrain=[wall("w", 14, 5, 14.5, 13, size=size, kind=kind)]).start()

    def open_to(x: float) -> bool:
        return made.judge(Move(by="red", unit="red.a", leader=1, path=(Pose(12, 9), Pose(x, 9)))).legal

    assert open_to(15.5) is passed
    assert open_to(14.25) is stopped


def test_a_mission_marker_is_in_nobodys_way(bench: Make) -> None:
    made = bench({"red.a": ("terran/marine", {1: (12.0, 9.0)}), "blue.a": FOE}, markers={"m": (15.0, 9.0)}).start()
    for x in (15.0, 17.0):
        assert made.refusals(Move(by="red", unit="red.a", leader=1, path=(Pose(12, 9), Pose(x, 9)))) == []


@pytest.mark.parametrize(("size", "passed"), [(2, True), (3, True), (4, True), (5, False), (None, False)])
def test_raptors_pass_terrain_up_to_size_4(bench: Make, wall: Make, size: int | None, passed: bool) -> None:
    units = {"red.a": ("zerg/raptor", {1: (12.0, 9.0)}), "blue.a": FOE}
    made = bench(units, terrain=[wall("w", 14, 5, 14.5, 13, size=size)]).start()
    assert made.judge(Move(by="red", unit="red.a", leader=1, path=(Pose(12, 9), Pose(16, 9)))).legal is passed


@pytest.mark.parametrize("profile", ["zerg/raptor", "zerg/roach"])
def test_neither_raptors_nor_tunneling_claws_pass_a_force_field(bench: Make, with_state: Make, profile: str) -> None:
    made = bench({"red.a": (profile, {1: (12.0, 9.0)}), "blue.a": FOE}).start()
    with_state(made, "red.a", burrowed=profile == "zerg/roach", tunneling=profile == "zerg/roach")
    order = Move(by="red", unit="red.a", leader=1, path=(Pose(12, 9), Pose(18.5, 9)))
    assert made.refusals(order) == []
    made.game = lay(made.game, made.game.kit.tokens["force-field"], "blue", (15.2, 9.0))
    assert made.refusals(order) == ["token.bars"]
