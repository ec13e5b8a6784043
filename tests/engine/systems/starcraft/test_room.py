"""The quick questions about room give the answers of the areas they stand for."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from engine.mission import Piece
from engine.systems.starcraft.formation import FINDABLE, Formation
from engine.systems.starcraft.movers import make_mover
from geometry.area import Area
from geometry.base import Placed
from geometry.pose import Pose, distance

Make = Callable[..., Any]


def crowded(bench: Make, seed: int) -> tuple[Any, Formation, int]:
    """Marines set at random round a leader among walls, one of them somewhere else."""
    dice = random.Random(seed)
    walls = []
    for index in range(4):
        x, y = dice.uniform(8, 16), dice.uniform(6, 14)
        area = Area.rectangle(x, y, x + dice.uniform(0.4, 4), y + dice.uniform(0.4, 2))
        walls.append(Piece(f"w{index}", f"w{index}", "wall", area, 2))
    table = bench({"red.a": ("terran/marine", {n: (30.0 + 1.5 * n, 4.0) for n in range(1, 6)})}, terrain=walls)
    mover = make_mover(table.rules.rulebook, table.game, "red.a")

    def clear(left: float, top: float, right: float, bottom: float) -> Placed:
        while True:
            at = (dice.uniform(left, right), dice.uniform(top, bottom))
            if all(wall.outline.distance(at) > mover.base.outer_radius for wall in walls):
                return Placed(mover.base, Pose(*at))

    leader = clear(10, 8, 14, 12)
    others = {n: clear(9, 7, 15, 13) for n in (2, 3, 4)} | {5: clear(2, 2, 22, 18)}
    return table, Formation(mover, 1, leader, others), 5


@pytest.mark.parametrize("seed", range(40))
def test_there_is_room_exactly_where_its_area_is_not_empty(bench: Make, seed: int) -> None:
    _, formation, number = crowded(bench, seed)
    nearer = formation.spread(number)
    assert formation.has_room(number) is bool(formation.room(number).grown(-FINDABLE))
    assert formation.has_room(number, nearer_than=nearer) is bool(
        formation.room(number, nearer_than=nearer).grown(-FINDABLE)
    )


@pytest.mark.parametrize("seed", range(25))
def test_the_nearest_linked_place_is_in_the_area_and_no_place_of_it_is_nearer(bench: Make, seed: int) -> None:
    _, formation, number = crowded(bench, seed)
    wanted = formation.others[number].pose
    found = formation.nearest_linked(number, wanted, 1e-4)
    near = formation.room(number)
    if near.grown(-FINDABLE):
        assert found is not None
        assert formation.mover.coherency + 1e-3 >= _spread(formation, found)
        return
    anywhere = formation.room(number, anywhere=True).grown(-FINDABLE)
    assert (found is not None) is bool(anywhere)
    if found is not None:
        centre = formation.stands.centre
        assert distance(found, centre) <= distance(anywhere.nearest(centre), centre) + 1e-3


def _spread(formation: Formation, at: tuple[float, float]) -> float:
    """For round bases: the farthest point of one from the other's edge."""
    return distance(at, formation.stands.centre)
