"""What is made once for a position: once, and for no other."""

from dataclasses import replace

import pytest

from engine.findings import Verdict
from engine.game import Game
from engine.mission import Mission, MissionCard, Table
from engine.once import LastVerdict, OncePerPosition
from engine.orders import Pass


@pytest.fixture
def game() -> Game:
    card = MissionCard("card", 3, "this test")
    return Game(mission=Mission("test", "Test", "this test", Table(24, 22), card, {}), models={})


def test_it_is_made_once_for_a_position_and_a_key(game: Game) -> None:
    made: list[str] = []
    once: OncePerPosition[int] = OncePerPosition()

    def make(name: str, value: int) -> int:
        made.append(name)
        return value

    assert once.of(game, "a", lambda: make("a", 1)) == 1
    assert once.of(game, "a", lambda: make("a again", 2)) == 1
    assert once.of(game, "b", lambda: make("b", 3)) == 3
    assert made == ["a", "b"]


def test_an_equal_position_is_another_one(game: Game) -> None:
    once: OncePerPosition[int] = OncePerPosition()
    twin = replace(game)
    assert twin == game
    assert once.of(game, "a", lambda: 1) == 1
    assert once.of(twin, "a", lambda: 2) == 2


def test_the_one_asked_for_longest_ago_is_forgotten(game: Game) -> None:
    once: OncePerPosition[int] = OncePerPosition(size=2)
    for key in ("a", "b", "a", "c"):
        once.of(game, key, lambda: 1)
    assert once.of(game, "a", lambda: 2) == 1
    assert once.of(game, "b", lambda: 2) == 2


def test_a_failure_is_not_kept(game: Game) -> None:
    once: OncePerPosition[float] = OncePerPosition()
    with pytest.raises(ZeroDivisionError):
        once.of(game, "a", lambda: 1 / 0)
    assert once.of(game, "a", lambda: 2.0) == 2.0


def test_the_very_order_that_was_just_judged_is_not_judged_again(game: Game) -> None:
    last, asked = LastVerdict(), 0

    def judge() -> Verdict:
        nonlocal asked
        asked += 1
        return Verdict()

    order = Pass(by="red")
    assert last.of(game, order, judge) is last.of(game, order, judge)
    assert asked == 1
    last.of(game, Pass(by="red"), judge)
    last.of(replace(game, round=2), order, judge)
    last.of(game, order, judge)
    assert asked == 4
