"""Moves Directly Towards a unit and Directly Away from it: who leads, the line, the way round, and the others."""

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.options import Draft
from engine.systems.starcraft.abilities import Ability, Does, Kit, When
from engine.systems.starcraft.directly import Course, aim_of, routes
from engine.systems.starcraft.movers import make_mover
from engine.systems.starcraft.orders import UseAbility
from engine.systems.starcraft.state import Phase
from geometry.gaps import gap
from geometry.pose import Pose

Make = Callable[..., Any]

R32 = 16 / 25.4


def made(does: Does) -> Ability:
    """An ability of any unit of Marines that moves it so; no card of the lists does."""
    return Ability(
        id="shove",
        name="Shove",
        does=does,
        says="for this test",
        source="this test",
        when=frozenset({When.ASSAULT}),
        units=frozenset({"terran/marine"}),
    )


def table(bench: Make, does: Does, units: Any, **more: Any) -> Any:
    start = bench(units, **more).start().to(Phase.ASSAULT)
    kit = Kit({**start.game.kit.abilities, "shove": made(does)}, start.game.kit.tokens)
    start.game = replace(start.game, kit=kit)
    return start


def proposed(start: Any, leader: int = 1, target: str = "blue.a") -> UseAbility:
    pose = start.game.model(f"red.a.{leader}").placed.pose
    answers = {"target": target}
    order = start.rules.propose(start.game, Draft("ability:shove", "red", "red.a", leader, (pose, pose), {}, answers))
    assert isinstance(order, UseAbility)
    return order


def shove(path: tuple[tuple[float, float], ...], leader: int = 1, **others: Any) -> UseAbility:
    poses = tuple(Pose(*point) for point in path)
    return UseAbility(by="red", unit="red.a", ability="shove", leader=leader, path=poses, target="blue.a", **others)


@pytest.mark.parametrize("speed", [7.0])
def test_a_move_away_follows_the_line_from_the_farthest_model(bench: Make, speed: float) -> None:
    units = {
        "red.a": ("terran/marine", {1: (20.0, 18.0)}),
        "blue.a": ("zerg/zergling", {1: (24.0, 18.0), 2: (24.0, 20.0)}),
    }
    start = table(bench, Does.AWAY, units)
    order = proposed(start)
    assert start.refusals(order) == []
    dx, dy = 20.0 - 24.0, 18.0 - 20.0
    long = math.hypot(dx, dy)
    end = order.path[-1]
    assert (end.x, end.y) == pytest.approx((20 + dx / long * speed, 18 + dy / long * speed), abs=0.01)
    assert start.refusals(shove(((20, 18), (13, 18)))) == ["directly.line"], "away from the nearest one"
    nearly = (20 + dx / long * (speed - 0.05), 18 + dy / long * (speed - 0.05))
    assert start.refusals(shove(((20, 18), nearly))) == ["directly.short"]


def test_a_move_away_ends_no_closer(bench: Make) -> None:
    units = {"red.a": ("terran/marine", {1: (20.0, 18.0)}), "blue.a": ("zerg/zergling", {1: (26.0, 18.0)})}
    start = table(bench, Does.AWAY, units)
    assert start.refusals(shove(((20, 18), (22, 18)))) == ["directly.farther"]


def test_a_move_away_stops_at_the_edge_of_the_table(bench: Make) -> None:
    units = {"red.a": ("terran/marine", {1: (4.0, 18.0)}), "blue.a": ("zerg/zergling", {1: (8.0, 18.0)})}
    start = table(bench, Does.AWAY, units)
    order = proposed(start)
    assert start.refusals(order) == []
    assert order.path[-1].x == pytest.approx(R32, abs=0.01)
    assert start.refusals(shove(((4, 18), (1, 18)))) == ["directly.short"]


def test_a_move_towards_stops_short_of_engagement_range(bench: Make) -> None:
    units = {"red.a": ("terran/marine", {1: (20.0, 18.0)}), "blue.a": ("zerg/zergling", {1: (26.0, 18.0)})}
    start = table(bench, Does.TOWARDS, units)
    order = proposed(start)
    assert start.refusals(order) == []
    assert order.path[-1].x == pytest.approx(26 - 2 * R32 - 1, abs=0.02)


def test_what_is_in_the_line_is_gone_round_by_the_shortest_way(bench: Make, wall: Make) -> None:
    """A wall that reaches 1″ past the line on one side and 3″ on the other: over the near end and back to the line."""
    units = {"red.a": ("terran/marine", {1: (12.0, 18.0)}), "blue.a": ("zerg/zergling", {1: (30.0, 18.0)})}
    start = table(bench, Does.TOWARDS, units, terrain=[wall("w", 14, 17, 14.4, 21)])
    order = proposed(start)
    assert start.refusals(order) == []
    assert order.path[-1].y == pytest.approx(18.0, abs=0.01)
    assert min(pose.y for pose in order.path) == pytest.approx(16.5, abs=0.05), "half the Gap Clearance past its end"
    # By hand round the far end, to the same place: longer.
    long = (*order.path[:1], Pose(13.4, 21.6), Pose(15, 21.6), order.path[-1])
    assert "directly.round" in start.refusals(replace(order, path=long))
    # And to a place off the line on the near side.
    assert "directly.round" in start.refusals(shove(((12, 18), (14.2, 16.4), (18.2, 15.2))))


def test_a_way_round_is_begun_where_it_cannot_be_finished(bench: Make, wall: Make) -> None:
    units = {"red.a": ("terran/marine", {1: (12.0, 18.0)}), "blue.a": ("zerg/zergling", {1: (30.0, 18.0)})}
    start = table(bench, Does.TOWARDS, units, terrain=[wall("w", 14, 12, 16, 25)])
    order = proposed(start)
    assert start.refusals(order) == []
    # Along the way to the near corner at (14, 12), which has half the clearance, as far as the base stands clear.
    assert order.path[-1].x == pytest.approx(14 - R32, abs=0.02)
    assert math.dist((12, 18), order.path[-1].point) == pytest.approx(5.7, abs=0.1)
    assert "directly.short" in start.refusals(shove(((12, 18), (12.9, 18)))), "as far as the line is open"


def test_the_model_with_the_shortest_route_leads(bench: Make, wall: Make) -> None:
    """The nearer by air stands behind a wall."""
    units = {
        "red.a": ("terran/marine", {1: (12.0, 18.0), 2: (11.0, 20.8)}),
        "blue.a": ("zerg/zergling", {1: (22.0, 18.0)}),
    }
    pieces = [wall("w", 14, 8, 14.4, 18.8)]
    start = table(bench, Does.TOWARDS, units, terrain=pieces)
    mover = make_mover(start.rules.rulebook, start.game, "red.a")
    lengths = routes(start.game, mover, "blue.a", 4.0)
    foe = start.game.model("blue.a.1").placed
    near = {number: gap(start.game.model(f"red.a.{number}").placed, foe) for number in (1, 2)}
    assert near[1] < near[2]
    assert lengths[1] > near[1]
    order = proposed(start, leader=1)
    assert order.leader == min(lengths, key=lambda number: lengths[number])
    other = 3 - order.leader
    wrong = shove(((12, 18), (13, 19)) if other == 1 else ((11, 20.8), (13, 20.8)), other)
    assert "directly.leader" in start.refusals(wrong)


@pytest.mark.parametrize(("reading", "leader"), [("shortest", 1), ("longest", 2)])
def test_who_leads_away_is_a_setting(bench: Make, reading: str, leader: int) -> None:
    units = {
        "red.a": ("terran/marine", {1: (20.0, 18.0), 2: (18.0, 18.0)}),
        "blue.a": ("zerg/zergling", {1: (26.0, 18.0)}),
    }
    start = table(bench, Does.AWAY, units, settings={"away_leader": reading})
    order = proposed(start, leader=3 - leader)
    assert order.leader == leader
    assert start.refusals(order) == []


def test_the_others_come_as_near_as_coherency_lets_them(bench: Make) -> None:
    units = {
        "red.a": ("terran/marine", {1: (20.0, 18.0), 2: (18.5, 18.0)}),
        "blue.a": ("zerg/zergling", {1: (30.0, 18.0)}),
    }
    start = table(bench, Does.TOWARDS, units)
    order = proposed(start)
    assert start.refusals(order) == []
    ahead = order.others[2]
    assert ahead.x - order.path[-1].x == pytest.approx(3.0, abs=0.1), "wholly within 3″ of the leader, straight ahead"
    back = replace(order, others={2: order.path[-1].moved(-1.5, 0)})
    assert start.refusals(back) == ["directly.others"]


def test_the_others_go_as_far_away_as_coherency_lets_them(bench: Make) -> None:
    units = {
        "red.a": ("terran/marine", {1: (20.0, 18.0), 2: (18.5, 18.0)}),
        "blue.a": ("zerg/zergling", {1: (24.0, 18.0)}),
    }
    start = table(bench, Does.AWAY, units)
    order = proposed(start)
    assert start.refusals(order) == []
    assert order.path[-1].x - order.others[2].x == pytest.approx(3.0, abs=0.1)
    back = replace(order, others={2: order.path[-1].moved(1.5, 0)})
    assert start.refusals(back) == ["directly.others"]


def test_of_several_models_the_line_is_towards_the_nearest_and_away_from_the_farthest(bench: Make) -> None:
    units = {
        "red.a": ("terran/marine", {1: (20.0, 18.0)}),
        "blue.a": ("zerg/zergling", {1: (24.0, 18.0), 2: (25.5, 18.0)}),
    }
    game = bench(units).game
    stands = game.model("red.a.1").placed
    assert aim_of(game, "blue.a", stands, Course.TOWARDS) == game.model("blue.a.1").placed
    assert aim_of(game, "blue.a", stands, Course.AWAY) == game.model("blue.a.2").placed
