from collections.abc import Callable

import pytest

from engine.mission import Mission, MissionCard, Side, SideLook, Table

MISSION = Mission(
    "none",
    "Two sides",
    "",
    Table(10, 10),
    MissionCard("None", 1, ""),
    settings={},
    sides=(Side("red", "Red", "", SideLook.RED), Side("blue", "Blue", "", SideLook.BLUE)),
)


def test_a_side_is_found_by_its_id() -> None:
    assert MISSION.side("blue").name == "Blue"


@pytest.mark.parametrize("look_up", [MISSION.side, MISSION.unit, MISSION.piece, MISSION.marker])
def test_what_is_not_there_is_a_key_error_that_names_it(look_up: Callable[[str], object]) -> None:
    with pytest.raises(KeyError, match="green"):
        look_up("green")
