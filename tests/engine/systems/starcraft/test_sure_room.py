"""Of a unit that comes in: wherever its leader's end is drawn as sure all of it is set and allowed, and what is allowed
is drawn as sure or as an end of which it is not known."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as limits
from hypothesis import strategies as st

from engine.mission import EdgeName, EdgeSegment, Piece
from engine.options import Draft
from geometry.area import Area
from geometry.base import Base, Placed
from geometry.outline import outline
from geometry.pose import Point, Pose

Make = Callable[..., Any]

WIDE, DEEP = 24.0, 22.0
ENTRY = {
    "red": (EdgeSegment(EdgeName.TOP, 6, 15), EdgeSegment(EdgeName.LEFT, 3, 9)),
    "blue": (EdgeSegment(EdgeName.LEFT, 12, 20), EdgeSegment(EdgeName.TOP, 16, 20)),
}
COMING = (
    ("terran/marine", 6),
    ("terran/goliath", 2),
    ("zerg/zergling", 12),
    ("zerg/hydralisk", 4),
    ("zerg/roach", 3),
    ("protoss/stalker", 2),
    ("protoss/adept", 4),
)
FOES = ("terran/marine", "protoss/zealot")
SETTINGS: tuple[dict[str, str], ...] = (
    {},
    {"gap_reading": "whole_base"},
    {"zone_part": "wholly", "hydralisk_base": "oval"},
)
EDGE = 1e-4
"""Inches from the outline within which the picture may be off by what arcs are drawn with."""


def scene(bench: Make, wall: Make, dice: random.Random, settings: dict[str, str], coming: dict[str, Any]) -> Any:
    """Walls and lone enemies near the edges that red comes in over, and a way in for Zerg from the middle."""
    terrain: list[Piece] = []
    taken = [Area.disc((12.0, 14.0), 1.7)]
    for index in range(dice.randint(0, 4)):
        x, y = dice.uniform(1, 17), dice.uniform(0.5, 9)
        width, depth = (dice.uniform(2, 5), dice.uniform(0.6, 1.5))[:: dice.choice((1, -1))]
        piece = wall(f"w{index}", x, y, x + width, y + depth, size=dice.choice((1, 2)))
        if not any(piece.outline.overlaps(other) for other in taken):
            terrain.append(piece)
            taken.append(piece.outline)
    units: dict[str, Any] = {**coming, "red.worm": ("zerg/omega-worm", {1: (12.0, 14.0)})}
    for index in range(dice.randint(0, 3)):
        x, y = dice.uniform(3, 21), dice.uniform(3, 16)
        body = outline(Placed(Base.round(1.6), Pose(x, y)))
        if not any(body.overlaps(other) for other in taken):
            units[f"blue.u{index}"] = (dice.choice(FOES), {1: (x, y)})
            taken.append(body)
    units["blue.far"] = ("terran/marine", {1: (WIDE - 1, DEEP - 1)})
    return bench(units, terrain=terrain, settings=settings, entry=ENTRY, size=(WIDE, DEEP)).start()


def places(sure: Area, rest: Area, dice: random.Random, count: int) -> list[Point]:
    """All over, and about the outlines on either side."""
    found = []
    for area in (sure, rest):
        rims = [point for ring in area.rings() for point in ring]
        left, top, right, bottom = area.bounds if area else (0.0, 0.0, WIDE, DEEP)
        for _ in range(count):
            found.append((dice.uniform(left - 0.5, right + 0.5), dice.uniform(top - 0.5, bottom + 0.5)))
            if rims:
                (x, y), far = dice.choice(rims), dice.choice((0.003, 0.02, 0.2))
                found.append((x + dice.uniform(-far, far), y + dice.uniform(-far, far)))
    return found


def compare(made: Any, draft: Draft, turn: float, dice: random.Random, count: int) -> None:
    areas = made.rules.areas(made.game, replace(draft, path=(Pose(12.0, 11.0, turn),)))
    sure, rest = areas.legal_end, areas.unsure_end or Area.empty()
    assert (sure & rest).size < 1e-3
    for point in places(sure, rest, dice, count):
        order = made.rules.propose(made.game, replace(draft, path=(Pose(*point, turn),)))
        codes = made.refusals(order)
        told = (draft.option, draft.unit, point, turn, codes)
        if sure.contains(point):
            assert not codes or areas.ends.distance_to_outline(point) <= EDGE, told
        elif not codes:
            ended = order.path[-1].point
            assert areas.ends.contains(ended) or areas.ends.distance_to_outline(ended) <= 0.01, told


def play(bench: Make, wall: Make, seed: int, settings: dict[str, str], count: int) -> None:
    dice = random.Random(seed)
    profile, size = dice.choice(COMING)
    made = scene(bench, wall, dice, settings, {"red.a": (profile, size)})
    turn = dice.choice((0.0, 0.0, 45.0))
    options = made.rules.options(made.game, "red.a").unit
    for option in options:
        if option.draft is not None and option.closed is None and option.draft.option.startswith("deploy"):
            by_hand = {}
            if dice.random() < 0.25:
                by_hand = {2: Pose(dice.uniform(2, 14), dice.uniform(1, 6), turn)}
            compare(made, replace(option.draft, model=1, others=by_hand), turn, dice, count)


@limits(max_examples=4)
@given(seed=st.integers(0, 10**6))
def test_all_of_a_unit_is_set_wherever_that_is_drawn_as_sure_and_what_is_allowed_is_drawn(
    bench: Make, wall: Make, seed: int
) -> None:
    play(bench, wall, seed, {}, 3)


@pytest.mark.long
@limits(max_examples=60)
@given(seed=st.integers(0, 10**9), settings=st.sampled_from(SETTINGS))
def test_it_is_so_on_many_tables(bench: Make, wall: Make, seed: int, settings: dict[str, str]) -> None:
    play(bench, wall, seed, dict(settings), 6)


def test_on_open_ground_and_for_a_model_alone_all_of_it_is_sure(bench: Make) -> None:
    foe = ("terran/marine", {1: (50.0, 30.0)})
    for profile, size in (("terran/marine", 6), ("zerg/roach", 3), ("protoss/adept", 4), ("zerg/queen", 1)):
        made = bench({"red.a": (profile, size), "blue.a": foe}, terrain=()).start()
        areas = made.rules.areas(made.game, Draft("deploy", "red", "red.a", 1, (Pose(30.0, 2.0),)))
        assert areas.legal_end.contains((30.0, 2.0))
        assert not areas.unsure_end
        assert areas.notes == ()


def test_a_pocket_without_room_for_all_is_not_sure_and_one_that_is_large_enough_is(bench: Make, wall: Make) -> None:
    """2.8 by 1.6 inches hold one Marine beside its leader, and no six of them."""
    terrain = [wall("l", 8.0, 0.0, 9.0, 2.6), wall("r", 11.8, 0.0, 12.8, 2.6), wall("foot", 8.0, 1.6, 12.8, 2.6)]
    foe = ("terran/marine", {1: (50.0, 5.0)})
    for count, sure in ((2, True), (6, False)):
        made = bench({"red.a": ("terran/marine", count), "blue.a": foe}, terrain=terrain).start()
        areas = made.rules.areas(made.game, Draft("deploy", "red", "red.a", 1, (Pose(30.0, 3.0),)))
        assert areas.legal_end.contains((9.7, 0.8)) is sure
        assert bool(areas.notes) is bool(areas.unsure_end)
        if not sure:
            assert areas.unsure_end.contains((9.7, 0.8))
            assert areas.notes
