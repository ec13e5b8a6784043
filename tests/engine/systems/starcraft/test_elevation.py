"""Ramps and High Ground: the reach agrees with the verdict, and levels are those of the highest piece spanned."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.mission import EdgeName, EdgeSegment, Gate, Piece
from engine.options import Draft
from engine.systems.starcraft.contest import contesting
from engine.systems.starcraft.levels import Level
from engine.systems.starcraft.orders import Deploy, Move
from geometry.area import Area
from geometry.pose import Pose

Make = Callable[..., Any]

TOP = Gate((20, 10), (24, 10))
FOOT = Gate((20, 6), (24, 6))
HILL = (
    Piece("hill", "Hill", "plateau", Area.rectangle(20, 10, 28, 18), 3, access=(TOP,)),
    Piece("ramp", "Ramp", "ramp", Area.rectangle(20, 6, 24, 10), 1, access=(FOOT, TOP)),
)


@pytest.mark.parametrize(
    ("at", "level"),
    [
        ((22.0, 4.0), Level.GROUND),
        ((22.0, 5.5), Level.MID),
        ((22.0, 8.0), Level.MID),
        ((22.0, 9.5), Level.HIGH),
        ((24.0, 14.0), Level.HIGH),
        ((19.3, 14.0), Level.GROUND),
    ],
)
def test_a_base_that_spans_levels_counts_as_on_the_highest(bench: Make, at: tuple[float, float], level: Level) -> None:
    table = bench({"red.a": ("terran/marine", {1: at})}, terrain=HILL)
    assert table.game.level(table.game.model("red.a.1")) is level


@pytest.mark.parametrize(
    ("at", "there"), [((22.0, 12.0), True), ((22.0, 9.5), True), ((22.0, 8.0), False), ((18.9, 14.0), False)]
)
def test_a_marker_is_contested_from_its_own_elevation(
    bench: Make, rules: Any, at: tuple[float, float], there: bool
) -> None:
    units = {"red.a": ("terran/marine", {1: at})}
    table = bench(units, terrain=HILL, markers={"m": (21.5, 12.0)})
    (marker,) = table.game.mission.markers
    assert bool(contesting(rules.rulebook, table.game, marker)["red"]) is there


def test_the_reach_up_a_ramp_agrees_with_the_verdict(bench: Make) -> None:
    table = bench(
        {"red.a": ("terran/marine", {1: (18.0, 6.5)}), "blue.a": ("zerg/zergling", {1: (50.0, 30.0)})}, terrain=HILL
    ).start()
    start = Pose(18.0, 6.5)
    end = table.rules.areas(table.game, Draft("move", "red", "red.a", 1, (start, Pose(19.0, 6.5)))).legal_end
    found = {True: 0, False: 0}
    for x in range(34, 60):
        for y in range(12, 40):
            at = (x / 2 + 0.13, y / 2 + 0.11)
            if end.distance_to_outline(at) < 0.02:
                continue
            order = table.rules.propose(table.game, Draft("move", "red", "red.a", 1, (start, Pose(*at))))
            assert table.judge(order).legal is end.contains(at), at
            found[end.contains(at)] += 1
    assert min(found.values()) > 50
    assert end.contains((22.0, 8.0))
    assert not end.contains((21.0, 14.0))


def test_raptors_reach_over_every_edge(bench: Make) -> None:
    table = bench({"red.a": ("zerg/raptor", {1: (18.0, 14.0)}), "blue.a": ("zerg/zergling", {1: (50.0, 30.0)})})
    walled = bench(
        {"red.a": ("zerg/raptor", {1: (18.0, 14.0)}), "blue.a": ("zerg/zergling", {1: (50.0, 30.0)})}, terrain=HILL
    )
    draft = Draft("move", "red", "red.a", 1, (Pose(18.0, 14.0), Pose(19.0, 14.0)))
    open_reach = table.rules.areas(table.game, draft).reach
    assert walled.rules.areas(walled.game, draft).reach.same_as(open_reach)


def test_a_plateau_at_the_entry_edge_is_deployed_onto_and_its_sides_are_not(bench: Make) -> None:
    plateau = Piece("hill", "Hill", "plateau", Area.rectangle(20, 0, 28, 8), 3, access=(Gate((20, 8), (24, 8)),))
    red = (EdgeSegment(EdgeName.TOP, 10, 30),)
    table = bench(
        {"red.a": ("terran/marine", 1), "blue.a": ("zerg/zergling", {1: (50.0, 30.0)})},
        terrain=(plateau,),
        entry={"red": red},
    ).start()
    for at, onto in (((24.0, 3.0), True), ((19.7, 2.0), False)):
        order = table.rules.propose(table.game, Draft("deploy", "red", "red.a", 1, (Pose(*at),)))
        assert isinstance(order, Deploy)
        assert table.judge(order).legal is onto


def test_two_high_grounds_that_touch_are_one_and_two_apart_are_not(bench: Make) -> None:
    def hills(left: float) -> tuple[Piece, ...]:
        other = Gate((left + 8, 12), (left + 8, 16))
        return (*HILL, Piece("far", "Far", "plateau", Area.rectangle(left, 10, left + 8, 18), 3, access=(other,)))

    for left, joined in ((28.0, True), (28.5, False)):
        table = bench(
            {"red.a": ("terran/marine", {1: (26.0, 14.0)}), "blue.a": ("zerg/zergling", {1: (50.0, 30.0)})},
            terrain=hills(left),
        ).start()
        order = Move(by="red", unit="red.a", leader=1, path=(Pose(26, 14), Pose(31, 14)))
        assert table.judge(order).legal is joined


def test_a_flat_slab_to_stand_on_is_ground_level_and_walked_onto_from_every_side(bench: Make) -> None:
    """Mid Ground begins with Size 1 (R §8.5.3), and only Size 2 and more parts who fights (R §7.2.1)."""
    slab = Piece("slab", "Slab", "slab", Area.rectangle(20, 10, 28, 18), 0, access=(Gate((20, 10), (24, 10)),))
    units = {"red.a": ("terran/marine", {1: (18.0, 14.0)}), "blue.a": ("zerg/zergling", {1: (27.0, 19.5)})}
    table = bench(units, terrain=(slab,)).start()
    assert table.game.level_at(table.game.model("red.a.1").placed.to(Pose(24, 14))) is Level.GROUND
    table.do(Move(by="red", unit="red.a", leader=1, path=(Pose(18, 14), Pose(22, 14))))
    close = {"red.a": ("terran/marine", {1: (27.0, 17.0)}), "blue.a": ("zerg/zergling", {1: (27.0, 19.1)})}
    for size, engaged in ((0, True), (2, False), (None, False)):
        made = bench(close, terrain=(replace(slab, size=size),))
        assert made.game.is_engaged("red.a") is engaged, size
