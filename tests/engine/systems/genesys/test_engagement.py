"""Who is base to base: as two by two would have it, and with little work however many stand about."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.systems.genesys import engagement
from engine.systems.genesys.engagement import engaged_pairs, in_touch
from geometry.base import Base, BaseShape
from geometry.pose import Pose

Begin = Callable[..., Any]

BASES = (Base.round(1.0), Base.round(1.26), Base(BaseShape.OVAL, 1.0, 2.0), Base(BaseShape.RECTANGLE, 1.0, 2.0))


def crowd(play: Begin, places: list[Pose], bases: list[Base]) -> Any:
    """One model for each place, the sides by turns."""
    game = play().game
    like = {side: game.models[f"{side}.walkers.1"] for side in ("red", "blue")}
    models = {}
    for number, (pose, base) in enumerate(zip(places, bases, strict=True)):
        side = ("red", "blue")[number % 2]
        id = f"{side}.walkers.{number}"
        models[id] = replace(like[side], id=id, number=number, pose=pose, base=base)
    return replace(game, models=models)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(seed=st.integers(0, 10**6))
def test_pairs_are_those_found_two_by_two(play: Begin, seed: int) -> None:
    chance = random.Random(seed)
    # Many exactly base to base: whole inches apart.
    places = [Pose(chance.randint(3, 9), chance.randint(3, 9), chance.choice((0, 90, 30))) for _ in range(14)]
    game = crowd(play, places, [chance.choice(BASES) for _ in places])
    models = list(game.models.values())
    by_two = [
        (one.id, other.id)
        for index, one in enumerate(models)
        for other in models[index + 1 :]
        if game.side_of(one) != game.side_of(other) and in_touch(one, other)
    ]
    assert list(engaged_pairs(game)) == by_two


@pytest.mark.parametrize("count", [50, 200, 500])
def test_the_work_grows_with_the_models_and_not_with_their_square(
    play: Begin, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    asked: list[str] = []

    def counted(one: Any, other: Any) -> bool:
        asked.append(one.id)
        return in_touch(one, other)

    monkeypatch.setattr(engagement, "in_touch", counted)
    places = [Pose(2 + i % 25 * 1.01, 2 + i // 25 * 1.01) for i in range(count)]
    assert engaged_pairs(crowd(play, places, [Base.round(1.0)] * count)) == ()
    assert 0 < len(asked) <= 4 * count
