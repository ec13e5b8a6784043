"""Room worked out model by model: the same as what is left when the others are taken off one by one."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from engine.systems.starcraft.formation import FINDABLE, Formation
from engine.systems.starcraft.movers import make_mover
from engine.systems.starcraft.rooms import Rooms
from geometry.area import Area
from geometry.base import Placed
from geometry.pose import Pose

Make = Callable[..., Any]


def formations(bench: Make, wall: Make, profile: str, count: int, seed: int) -> Formation:
    """A unit set at random round its leader, between a wall and some enemies."""
    dice = random.Random(f"{profile} {seed}")
    foes = {n: (dice.uniform(17, 25), dice.uniform(22, 24)) for n in range(1, 4)}
    units = {"red.a": (profile, {n: (2.0 + 2.5 * n, 4.0) for n in range(1, count + 1)}), "blue.a": ("zerg/roach", foes)}
    made = bench(units, terrain=[wall("w", 15, 17, 18, 18)])
    mover = make_mover(made.rules.rulebook, made.game, "red.a", ("blue.a",))
    turn = dice.choice((0.0, 30.0, 90.0))
    others = {
        n: Placed(mover.base, Pose(20 + dice.uniform(-3.5, 3.5), 19 + dice.uniform(-3.5, 3.5), turn))
        for n in range(2, count + 1)
    }
    return Formation(mover, 1, Placed(mover.base, Pose(20, 19, turn)), others)


@pytest.mark.parametrize(("profile", "count"), [("zerg/zergling", 12), ("terran/marauder", 4), ("zerg/hydralisk", 4)])
def test_room_is_what_the_others_leave(bench: Make, wall: Make, profile: str, count: int) -> None:
    met = 0
    for seed in range(4):
        formation = formations(bench, wall, profile, count, seed)
        rooms, whole = Rooms(formation), formation.rooms()
        wanted = [Area.disc((20 + x, 19 + y), 0.8) for x in (-2.5, 0, 2.5) for y in (-2.5, 0, 2.5)]
        for number in formation.others:
            assert rooms.of(number).same_as(whole[number], 1e-4)
            for index, area in enumerate(wanted):
                expected = bool((whole[number] & area).grown(-FINDABLE))
                met += expected
                assert rooms.meets(number, area) is expected
                assert rooms.meets(number, area, index) is expected
    assert met > 5
