"""Each pair of lookers is judged once while neither moves; what is remembered is what would be found anew."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.options import Option
from engine.systems.starcraft import seeing
from engine.systems.starcraft.orders import Attack
from engine.systems.starcraft.shooting import lookers_of
from engine.systems.starcraft.sight import sees_all
from engine.systems.starcraft.state import Phase
from geometry.base import Placed
from geometry.sight.lines import Sight

Make = Callable[..., Any]

UNITS = {
    "red.a": ("terran/marine", {1: (10.0, 10.0), 2: (12.0, 10.0), 3: (10.9, 11.4), 4: (8.0, 10.2), 5: (9.0, 11.6)}),
    "blue.a": ("zerg/roach", {1: (10.0, 19.0), 2: (13.0, 19.0), 3: (6.0, 19.0)}),
    "blue.b": ("zerg/hydralisk", {1: (24.0, 14.0), 2: (24.0, 19.0)}),
}


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many were looked at, call by call."""
    calls: list[int] = []
    real = seeing.sees_each

    def counted(a: Placed, targets: Sequence[Placed], *rest: Any) -> tuple[Sight, ...]:
        calls.append(len(targets))
        return real(a, targets, *rest)

    monkeypatch.setattr(seeing, "sees_each", counted)
    return calls


@pytest.fixture
def table(bench: Make, wall: Make) -> Any:
    walls = [wall("w", 8, 14.5, 18, 15.5), wall("low", 15, 9, 16, 13, size=1)]
    return bench(UNITS, terrain=walls).start().to(Phase.ASSAULT)


def weapon(made: Any) -> Option:
    found: Iterator[Option] = (one for one in made.rules.options(made.game, "red.a").unit if ":" in one.id)
    return next(found)


def test_options_asked_again_look_at_nobody_anew(table: Any, looked: list[int]) -> None:
    first = weapon(table)
    assert looked
    looked.clear()
    table.game = replace(table.game, round=2)
    assert weapon(table) == first
    assert looked == []


def test_only_who_has_moved_is_looked_at_anew(table: Any, looked: list[int]) -> None:
    rules, game = table.rules.rulebook, table.game
    mine = list(lookers_of(game, "red.a").values())
    theirs = [*lookers_of(game, "blue.a").values(), *lookers_of(game, "blue.b").values()]
    sees_all(rules, game, mine[0], theirs)
    looked.clear()
    moved = replace(theirs[1], placed=theirs[1].placed.to(theirs[1].placed.pose.moved(0.5, 0.0)))
    sees_all(rules, game, mine[0], [theirs[0], moved, *theirs[2:]])
    assert looked == [1]


def test_who_is_seen_sees_without_another_look(table: Any, looked: list[int]) -> None:
    rules, game = table.rules.rulebook, table.game
    mine, theirs = (list(lookers_of(game, unit).values()) for unit in ("red.a", "blue.b"))
    there = sees_all(rules, game, mine[0], theirs)
    looked.clear()
    for one, seen in zip(theirs, there, strict=True):
        back = sees_all(rules, game, one, [mine[0]])[0]
        assert (back.visible, back.by, back.cover) == (seen.visible, seen.by, seen.cover)
        assert back.line == (None if seen.line is None else seen.line[::-1])
    assert looked == []


def test_what_is_remembered_does_not_depend_on_who_asked_first(table: Any) -> None:
    rules, game = table.rules.rulebook, table.game
    order = Attack(by="red", unit="red.a", target="blue.a", weapon="C-14 rifle")
    known = [table.rules.judge(game, order).findings, table.rules.judge(game, order).findings]
    game.terrain.sights.clear()
    everyone = [one for unit in UNITS for one in lookers_of(game, unit).values()]
    for one in everyone:
        sees_all(rules, game, one, [other for other in everyone if other is not one])
    again = table.rules.judge(game, order).findings
    codes = [[(one.code, one.severity, one.subjects) for one in found] for found in (*known, again)]
    assert codes[0] == codes[1] == codes[2]


def test_what_blocks_no_more_hides_no_more(wall: Make, bench: Make) -> None:
    made = bench(UNITS, terrain=[wall("g", 2, 14.5, 30, 15.5, kind="grass")])
    rules, game = made.rules.rulebook, made.game
    mine, theirs = (list(lookers_of(game, unit).values()) for unit in ("red.a", "blue.a"))
    assert not any(sees_all(rules, game, mine[0], theirs))
    assert all(sees_all(rules, replace(game, removed=frozenset({"g"})), mine[0], theirs))
    assert not any(sees_all(rules, game, mine[0], theirs))


def test_more_pairs_than_are_kept_are_judged_all_the_same(
    table: Any, monkeypatch: pytest.MonkeyPatch, looked: list[int]
) -> None:
    monkeypatch.setattr(seeing, "_MOST", 0)
    rules, game = table.rules.rulebook, table.game
    mine, theirs = (list(lookers_of(game, unit).values()) for unit in ("red.a", "blue.a"))
    first = sees_all(rules, game, mine[0], theirs)
    assert sees_all(rules, game, mine[0], theirs) == first
    assert len(looked) == 2
