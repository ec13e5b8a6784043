"""What is drawn as seen is what an attack judges of targets no taller than the model that looks."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.game import Model
from engine.sight import seen_from
from engine.systems.starcraft.lookout import lookout
from engine.systems.starcraft.sight import looker_of, sees
from geometry.base import Base, Placed
from geometry.pose import Pose

Make = Callable[..., Any]

FAR = {"blue.far": ("zerg/zergling", {1: (50.0, 33.0)})}


def blocking(made: Any, id: str = "red.a.1") -> set[str]:
    found = lookout(made.rules.rulebook, made.game)
    return set(found.of(id, made.game.model(id).placed).ids)


@pytest.mark.parametrize(
    ("who", "ids"),
    [
        ("protoss/sentry", {"one", "two", "three"}),
        ("terran/marine", {"two", "three"}),
        ("terran/goliath", {"three"}),
        ("terran/point-defense-drone", set[str]()),
    ],
)
def test_a_model_sees_past_what_is_lower_than_it(bench: Make, wall: Make, who: str, ids: set[str]) -> None:
    walls = [wall(name, 5 * size, 14, 5 * size + 3, 15, size=size) for size, name in enumerate(("flat", "one", "two"))]
    units = {"red.a": (who, {1: (10.0, 8.0)})} | FAR
    assert blocking(bench(units, terrain=[*walls, wall("three", 30, 14, 33, 15, size=3)])) == ids


def test_a_burrowed_model_sees_past_nothing(bench: Make, wall: Make, with_state: Make) -> None:
    made = bench({"red.a": ("zerg/roach", {1: (10.0, 8.0)})} | FAR, terrain=[wall("one", 5, 14, 8, 15, size=1)])
    assert blocking(made) == set()
    with_state(made, "red.a", burrowed=True)
    assert blocking(made) == {"one"}


def test_a_model_sees_past_what_it_stands_on_and_what_is_lower_than_that(bench: Make, wall: Make) -> None:
    walls = [
        wall("plateau", 2, 6, 18, 12, size=4),
        wall("five", 2, 14, 18, 15, size=5),
        wall("six", 2, 16, 9, 17, size=6),
    ]
    made = bench({"red.a": ("terran/marine", {1: (10.0, 8.0)})} | FAR, terrain=walls)
    assert blocking(made) == {"six"}
    there = Placed(made.game.model("red.a.1").base, Pose(10.0, 4.0))
    assert set(lookout(made.rules.rulebook, made.game).of("red.a.1", there).ids) == {"plateau", "five", "six"}


@pytest.mark.parametrize(("reading", "ids"), [("one", {"one", "two"}), ("two", {"two"})])
def test_the_reading_of_what_blocks_counts(bench: Make, wall: Make, reading: str, ids: set[str]) -> None:
    walls = [wall("one", 5, 14, 8, 15, size=1), wall("two", 10, 14, 13, 15)]
    units = {"red.a": ("protoss/sentry", {1: (10.0, 8.0)})} | FAR
    assert blocking(bench(units, terrain=walls, settings={"blocking_from": reading})) == ids


def test_grass_hides_until_it_is_gone(bench: Make, wall: Make) -> None:
    made = bench({"red.a": ("terran/marine", {1: (10.0, 8.0)})} | FAR, terrain=[wall("g", 5, 14, 8, 15, kind="grass")])
    assert blocking(made) == {"g"}
    made.game = replace(made.game, removed=frozenset({"g"}))
    assert blocking(made) == set()


@pytest.mark.parametrize("who", ["terran/marine", "terran/goliath", "protoss/sentry"])
def test_what_is_drawn_is_what_is_judged(bench: Make, wall: Make, who: str) -> None:
    """Of targets as tall, farther than an inch from every piece, so that there is no Direct Cover."""
    walls = [
        wall("low", 12, 12, 20, 13, size=1),
        wall("mid", 24, 10, 32, 11, size=2),
        wall("high", 33, 16, 40, 18, size=4),
        wall("side", 14, 20, 15, 28, size=2),
    ]
    units = {"red.a": (who, {1: (25.0, 5.0)}), "blue.b": (who, {1: (3.0, 33.0)})}
    made = bench(units, terrain=walls)
    rules, game = made.rules.rulebook, made.game
    me = game.model("red.a.1")
    table = game.mission.table
    seen = seen_from(lookout(rules, game).of(me.id, me.placed), me.placed, table)
    found = {True: 0, False: 0}
    for x in range(2, 53, 3):
        for y in range(14, 36, 3):
            spot = (x + 0.37, y - 0.29)
            if any(piece.outline.distance(spot) < 1.3 for piece in game.mission.terrain):
                continue
            # As good as a point: a larger base shows a part of itself sooner.
            target: Model = replace(game.model("blue.b.1"), base=Base.round(0.002), pose=Pose(*spot))
            judged = sees(rules, game, looker_of(game, me), looker_of(game, target)).visible
            assert judged is seen.visible.contains(spot), spot
            found[judged] += 1
    assert found[True] > 20
    assert found[False] > 5
