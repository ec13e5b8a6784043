"""Coherency Links and room round a leader are worked out once for a position, and come to the same."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from engine.options import Draft
from engine.systems.starcraft import linking, movers
from engine.systems.starcraft.movers import make_mover
from geometry.area import Area
from geometry.base import Placed
from geometry.links import linked
from geometry.pose import Point, Pose
from geometry.reach import Shadows, straight_reach

Make = Callable[..., Any]

KNOT = {i + 1: (20 + 1.3 * (i % 6), 4 + 1.3 * (i // 6)) for i in range(18)}


@pytest.fixture
def alley(bench: Make, wall: Make) -> Any:
    """Two walls with 2″ between them, closed at the far end: no room for eighteen within 4″."""
    walls = [wall("l", 10, 9, 21, 15), wall("r", 23, 9, 34, 15), wall("end", 20, 15, 24, 16)]
    units = {"red.z": ("zerg/swarmling", KNOT), "blue.far": ("zerg/queen", {1: (50.0, 33.0)})}
    return bench(units, terrain=walls).start()


def into(made: Any, depth: float) -> Draft:
    start = made.game.model("red.z.15").placed.pose
    return Draft("move", "red", "red.z", model=15, path=(start, Pose(22.0, 8.0), Pose(22.0, depth)))


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[Point]:
    """From where links are followed, each time they are."""
    calls: list[Point] = []

    def counted(centre: Point, allowance: float, walls: Sequence[Area], within: linking.Box) -> Area:
        calls.append(centre)
        return straight_reach(centre, allowance, walls, within=within)

    class Counted(Shadows):
        def __init__(self, centre: Point, allowance: float, walls: Sequence[Area]) -> None:
            calls.append(centre)
            super().__init__(centre, allowance, walls)

    monkeypatch.setattr(linking, "straight_reach", counted)
    monkeypatch.setattr(linking, "Shadows", Counted)
    return calls


def test_a_crowd_asks_what_links_get_to_a_few_times_a_model(alley: Any, seen: list[Point]) -> None:
    order = alley.rules.propose(alley.game, into(alley, 11.5))
    assert len(order.others) == 17
    proposing = len(seen)
    assert 0 < proposing <= 3 * 18
    alley.judge(order)
    assert len(seen) <= proposing + 18


def test_judging_again_follows_no_link_anew(alley: Any, seen: list[Point]) -> None:
    order = alley.rules.propose(alley.game, into(alley, 11.5))
    first = alley.judge(order)
    seen.clear()
    assert [one.code for one in alley.judge(order).findings] == [one.code for one in first.findings]
    assert seen == []


def test_what_is_remembered_is_what_a_new_position_says(alley: Any) -> None:
    order = alley.rules.propose(alley.game, into(alley, 11.5))
    here = alley.judge(order)
    anew = replace(alley.game)
    assert alley.rules.propose(anew, into(alley, 11.5)) == order
    there = alley.rules.judge(anew, order)
    assert [(one.code, one.severity, one.measured) for one in here.findings] == [
        (one.code, one.severity, one.measured) for one in there.findings
    ]


@pytest.mark.parametrize("x", [20.4, 20.5, 20.51, 21.5, 22.0, 23.5])
def test_lines_join_whom_chains_join(alley: Any, x: float) -> None:
    rules, game = alley.rules.rulebook, alley.game
    mover = make_mover(rules, game, "red.z")
    one, other = (Placed(mover.base, Pose(*at)) for at in ((22.0, 8.0), (x, 12.0)))
    areas = [obstacle.area for obstacle in mover.links]
    chained = not linked({0: one, 1: other}, 0, areas, mover.clearance).broken
    assert mover.linking.joins(one.centre, other.centre) is chained
    assert mover.linking.joins(other.centre, one.centre) is chained


def test_more_than_is_kept_comes_to_the_same(alley: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    order = alley.rules.propose(alley.game, into(alley, 11.5))
    monkeypatch.setattr(linking, "_MOST_AREAS", 1)
    monkeypatch.setattr(linking, "_MOST_LINES", 1)
    assert alley.rules.propose(replace(alley.game), into(alley, 11.5)) == order


def test_who_is_joined_comes_to_the_same_for_many_as_for_one(alley: Any) -> None:
    mover = make_mover(alley.rules.rulebook, alley.game, "red.z")
    anew = linking.Linking(mover.links, mover.clearance)
    centre, others = (22.0, 10.0), [(20.0 + 0.3 * i, 7.0 + 0.5 * (i % 13)) for i in range(40)]
    one_by_one = [mover.linking.joins(centre, other) for other in others]
    assert anew.joined_to(centre, others[:9]) == one_by_one[:9]
    assert anew.joined_to(centre, others) == anew.joined_to(centre, others) == one_by_one
    assert True in one_by_one
    assert False in one_by_one


def test_what_is_hidden_is_what_a_sight_shows_nothing_of(alley: Any) -> None:
    mover = make_mover(alley.rules.rulebook, alley.game, "red.z")
    box = (14.0, 4.0, 30.0, 20.0)
    answers = set()
    for eye in ((22.0, 8.0), (22.0, 12.0), (18.0, 7.0), (15.0, 10.0)):
        for number in range(60):
            x, y = 14.2 + 1.5 * (number % 10), 6.2 + 1.8 * (number // 10)
            there = Area.rectangle(x, y, x + 0.7, y + 0.7)
            seen = (mover.linking.sight(eye, box) & there).grown(-1e-3)
            hidden = mover.linking.is_hidden(eye, there, box)
            assert hidden is not bool(seen)
            answers.add(hidden)
    assert answers == {True, False}


def test_carrying_out_what_was_judged_makes_nothing_anew_of_what_binds_the_unit(
    alley: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[object] = []
    make = movers._made

    def counted(*asked: Any) -> movers.Mover:
        made.append(asked[1:])
        return make(*asked)

    monkeypatch.setattr(movers, "_made", counted)
    order = alley.rules.propose(alley.game, into(alley, 9.0))
    assert alley.judge(order).legal
    after = alley.rules.carry_out(alley.game, order)
    assert after.happened.unit == "red.z" != alley.game.happened.unit
    assert [unit for _, unit, *_ in made] == ["red.z"]
