"""What a Ground unit passes and stops on, Size by Size."""

from collections.abc import Callable
from typing import Any

import pytest

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
