"""What flies: past everything, near everyone on the ground, engaged with nobody."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.systems.starcraft.engagement import find_engaged
from engine.systems.starcraft.orders import Move
from engine.systems.starcraft.sight import looker_of, sees
from geometry.pose import Pose

Make = Callable[..., Any]

R32, R80 = 16 / 25.4, 40 / 25.4
MARINE, ROACH, QUEEN = "terran/marine", "zerg/roach", "zerg/queen"


def fly(made: Any, *units: str) -> Any:
    """The game with these units Flying; no mobile unit that flies is in print."""
    mission = made.game.mission
    flying = tuple(
        replace(unit, profile=replace(unit.profile, tags=(unit.profile.tags - {"ground"}) | {"flying"}))
        if unit.id in units
        else unit
        for unit in mission.units
    )
    made.game = find_engaged(made.rules.rulebook, replace(made.game, mission=replace(mission, units=flying)))
    return made


def moved(x: float, *way: tuple[float, float]) -> Move:
    return Move(by="red", unit="red.a", leader=1, path=(Pose(12, 9), *(Pose(*at) for at in way), Pose(x, 9)))


@pytest.mark.parametrize("theirs", [False, True])
def test_nothing_is_in_the_way_of_what_flies(bench: Make, wall: Make, theirs: bool) -> None:
    units = {"red.a": (MARINE, {1: (12.0, 9.0)}), "blue.a": (ROACH, {1: (15.5, 9.0)})}
    made = bench(units, terrain=[wall("a", 17.0, 4, 17.3, 8.7), wall("b", 17.0, 9.3, 17.3, 14)]).start()
    assert {"move.through_model", "move.blocked"} <= set(made.refusals(moved(18.9)))
    flying = fly(made, "red.a", *(["blue.a"] if theirs else []))
    assert flying.refusals(moved(18.9)) == []


def test_links_of_a_flying_unit_cross_everything(bench: Make, wall: Make) -> None:
    units = {"red.a": (MARINE, {1: (12.0, 9.0), 2: (13.5, 9.0)}), "blue.a": (QUEEN, {1: (40.0, 30.0)})}
    order = Move(by="red", unit="red.a", leader=1, path=(Pose(12, 9), Pose(12, 6)), others={2: Pose(14, 6)})
    made = bench(units, terrain=[wall("w", 12.9, 4, 13.1, 9.5)]).start()
    assert "coherency.linked" in made.refusals(order)
    assert fly(made, "red.a").refusals(order) == []


def test_what_flies_is_engaged_with_nobody(bench: Make) -> None:
    units = {"red.a": (MARINE, {1: (12.0, 9.0)}), "blue.a": (MARINE, {1: (13.5, 9.0)})}
    made = bench(units).start()
    assert made.game.is_engaged("red.a")
    assert not fly(made, "red.a").game.is_engaged("red.a")
    assert not fly(made, "blue.a").game.is_engaged("blue.a")


@pytest.mark.parametrize(
    ("theirs", "off", "refused"),
    [
        (True, 0.998, ["move.too_near_enemy"]),
        (True, 1.0, []),
        (True, 1.002, []),
        (False, 0.0, []),
        (False, -0.002, ["move.ends_on_model"]),
    ],
)
def test_what_flies_keeps_off_enemies_that_fly_and_touches_those_on_the_ground(
    bench: Make, theirs: bool, off: float, refused: list[str]
) -> None:
    x = 15.0
    units = {"red.a": (MARINE, {1: (12.0, 9.0)}), "blue.a": (MARINE, {1: (x + 2 * R32 + off, 9.0)})}
    made = fly(bench(units).start(), "red.a", *(["blue.a"] if theirs else []))
    assert made.refusals(moved(x)) == refused
    if refused == ["move.too_near_enemy"]:
        assert made.say(moved(x), "move.too_near_enemy").startswith("Red.a ends 0.998″ from blue.a; needs at least 1″.")


@pytest.mark.parametrize(
    ("left", "visible"),
    [(24.0, True), (30.0 - R80 - 0.4 - 0.998, False), (30.0 - R80 - 0.4 - 1.002, True)],
)
def test_only_what_the_other_stands_behind_hides_what_flies(
    bench: Make, wall: Make, left: float, visible: bool
) -> None:
    units = {"red.a": (MARINE, {1: (12.0, 9.0)}), "blue.a": (QUEEN, {1: (30.0, 9.0)})}
    made = fly(bench(units, terrain=[wall("w", left, 3, left + 0.4, 15, size=3)]).start(), "red.a")
    one, other = (looker_of(made.game, made.game.model(id)) for id in ("red.a.1", "blue.a.1"))
    assert bool(sees(made.rules.rulebook, made.game, one, other)) is visible
    assert bool(sees(made.rules.rulebook, made.game, other, one)) is visible
