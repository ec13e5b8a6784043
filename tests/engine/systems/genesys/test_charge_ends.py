"""Where a charge is drawn to end the whole order proposed is allowed: contact, movement, every squad mate."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.nearest import nearest_legal
from engine.options import Draft
from engine.systems.genesys.engagement import squads_in_touch
from geometry.area import Area
from geometry.base import Base, BaseShape
from geometry.pose import Pose

Begin = Callable[..., Any]

MELEE = {
    "red.walkers": {1: (24, 24), 2: (25.2, 24.4), 3: (23, 25)},
    "red.runners": {1: (23, 19.6), 2: (19, 22)},
    "blue.walkers": {1: (22, 19), 2: (23, 18.2), 3: (28, 23)},
    "blue.runners": {1: (24.4, 18.1), 2: (20.5, 26)},
}


def charge(game: Any, at: tuple[float, float] | None = None, turn: float = 0.0, **more: Any) -> Draft:
    here = game.at("red.walkers.1")
    return Draft("charge", "red", "red.walkers", 1, (here, Pose(*(at or here.point), turn)), **more)


def places(area: Area, chance: random.Random, count: int) -> list[tuple[float, float]]:
    left, top, right, bottom = area.bounds
    found: list[tuple[float, float]] = []
    while len(found) < count:
        point = (chance.uniform(left, right), chance.uniform(top, bottom))
        if area.contains(point):
            found.append(point)
    return found


@pytest.mark.parametrize("targets", [(), ("blue.walkers",), ("blue.runners",)], ids=str)
@pytest.mark.parametrize("passing", ["friends", "all", "none"])
def test_every_place_drawn_for_a_charge_is_allowed(play: Begin, passing: str, targets: tuple[str, ...]) -> None:
    chance = random.Random(7)
    game = play(MELEE, passing=passing).activate("red.walkers")
    drafted = charge(game, answers={"targets": targets})
    end = game.rules.areas(game.game, drafted).legal_end
    assert end.size > 0.5
    for point in places(end, chance, 45):
        order = game.rules.propose(game.game, charge(game, point, answers={"targets": targets}))
        assert game.refusals(order) == [], point


@pytest.mark.parametrize("base", [Base(BaseShape.OVAL, 1.0, 2.2), Base(BaseShape.RECTANGLE, 1.0, 2.0)], ids=str)
@pytest.mark.parametrize("turn", [0.0, 35.0])
def test_so_it_is_for_a_long_base(play: Begin, base: Base, turn: float) -> None:
    game = play({**MELEE, "red.walkers": {1: (24, 24, 0), 2: (27, 27)}}).activate("red.walkers")
    game.game = game.game.with_models([replace(one, base=base) for one in game.game.standing_of("red.walkers")])
    end = game.rules.areas(game.game, charge(game, turn=turn)).legal_end
    assert bool(end) or turn
    for point in places(end, random.Random(3), 10) if end else ():
        assert game.refusals(game.rules.propose(game.game, charge(game, point, turn))) == [], point


OPEN = {"red.walkers": {1: (10, 20), 2: (12, 20)}, "blue.walkers": {1: (10, 15)}}


@pytest.mark.parametrize("held", [(10.0, 17.2), (10.9, 17.4), (8.8, 17.0)])
def test_the_nearest_legal_end_of_a_charge_held_in_the_open_is_one_in_contact(
    play: Begin, held: tuple[float, float]
) -> None:
    game = play(OPEN).activate("red.walkers")
    end = game.rules.areas(game.game, charge(game)).legal_end
    assert not end.contains(held)
    assert not game.judge(game.rules.propose(game.game, charge(game, held))).legal
    found = nearest_legal(game.rules, game.game, charge(game, held), end)
    assert found is not None
    game.do(game.rules.propose(game.game, found))
    assert squads_in_touch(game.game, "red.walkers", "blue.walkers")


def test_a_charge_is_drawn_from_contact_out_to_the_last_step(play: Begin) -> None:
    game = play(OPEN).activate("red.walkers")
    areas = game.rules.areas(game.game, charge(game))
    assert [areas.legal_end.contains((10, y)) for y in (15.99, 16.01, 16.48, 16.51)] == [False, True, True, False]
    assert areas.reach.contains((10, 18))
    assert any("base to base" in note for note in areas.notes)


@pytest.mark.parametrize(("distance", "drawn"), [(9.98, True), (10.02, False)])
def test_no_charge_is_drawn_to_an_enemy_out_of_reach(play: Begin, distance: float, drawn: bool) -> None:
    """9″ of movement, and half a base at either end."""
    game = play({"red.walkers": {1: (10, 25)}, "blue.walkers": {1: (10, 25 - distance)}}).activate("red.walkers")
    assert bool(game.rules.areas(game.game, charge(game)).legal_end) is drawn


def test_no_charge_is_drawn_over_a_squad_mate_that_has_no_movement_left_to_make_room(play: Begin) -> None:
    over = (10.75, 16.1)
    for gone, drawn in ((9.0, False), (0.0, True)):
        begun = {**OPEN, "red.walkers": {1: (10, 20), 2: (11.2, 16 + gone)}}
        game = play(begun).activate("red.walkers")
        if gone:
            game.do(game.shift("red.walkers", 0, -gone, only=2))
        end = game.rules.areas(game.game, charge(game)).legal_end
        assert end.contains(over) is drawn
        assert game.judge(game.rules.propose(game.game, charge(game, over))).legal is drawn
        for point in places(end, random.Random(1), 40):
            assert game.refusals(game.rules.propose(game.game, charge(game, point))) == [], point
