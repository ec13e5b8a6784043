"""A unit that comes in is drawn only ends of its leader about which all of it has room, and all that it is offered."""

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
from geometry.pose import Pose

Make = Callable[..., Any]

WIDE, DEEP = 24.0, 22.0
ENTRY = {
    "red": (EdgeSegment(EdgeName.TOP, 6, 15), EdgeSegment(EdgeName.LEFT, 3, 9)),
    "blue": (EdgeSegment(EdgeName.LEFT, 12, 20), EdgeSegment(EdgeName.TOP, 16, 20)),
}
COMING = (
    ("terran/marine", 6),
    ("terran/goliath", 2),
    ("zerg/zergling", 9),
    ("zerg/hydralisk", 3),
    ("zerg/roach", 3),
    ("protoss/stalker", 2),
    ("zerg/queen", 3),
)
FOES = ("terran/marine", "protoss/zealot")
SETTINGS = ({}, {"gap_reading": "whole_base"}, {"zone_part": "wholly", "hydralisk_base": "oval"})
EDGE = 1e-4
"""Inches from the outline within which the picture may be off by what arcs are drawn with."""


def scene(bench: Make, wall: Make, dice: random.Random, settings: dict[str, str], coming: dict[str, Any]) -> Any:
    """Walls and lone enemies near the edges that red comes in over."""
    terrain: list[Piece] = []
    for index in range(dice.randint(1, 4)):
        x, y = dice.uniform(1, 17), dice.uniform(0.5, 9)
        width, depth = (dice.uniform(2, 5), dice.uniform(0.6, 1.5))[:: dice.choice((1, -1))]
        piece = wall(f"w{index}", x, y, x + width, y + depth, size=dice.choice((1, 2)))
        if not any(piece.outline.overlaps(other.outline) for other in terrain):
            terrain.append(piece)
    units: dict[str, Any] = dict(coming)
    for index in range(dice.randint(0, 3)):
        x, y = dice.uniform(3, 21), dice.uniform(3, 12)
        body = outline(Placed(Base.round(1.6), Pose(x, y)))
        if not any(body.overlaps(piece.outline) for piece in terrain):
            units[f"blue.u{index}"] = (dice.choice(FOES), {1: (x, y)})
            terrain.append(Piece(f"kept{index}", "", "grass", Area.disc((x, y), 0.9), 0))
    units["blue.far"] = ("terran/marine", {1: (WIDE - 1, DEEP - 1)})
    kept = [piece for piece in terrain if piece.kind != "grass"]
    return bench(units, terrain=kept, settings=settings, entry=ENTRY, size=(WIDE, DEEP)).start()


def compare(made: Any, draft: Draft, turn: float, dice: random.Random, count: int) -> tuple[int, int]:
    """How many places were inside, and how many of the others are offered only once they are held."""
    at = (Pose(12.0, 11.0, turn),)
    areas = made.rules.areas(made.game, replace(draft, path=at))
    end, reach = areas.legal_end, areas.reach
    inside = late = 0
    for _ in range(count):
        rims = [point for ring in end.rings() for point in ring]
        left, top, right, bottom = reach.bounds if reach else (0.0, 0.0, WIDE, DEEP)
        point = (dice.uniform(left, right), dice.uniform(top, bottom))
        if rims and dice.random() < 0.5:
            x, y = dice.choice(rims)
            far = dice.choice((0.02, 0.2))
            point = (x + dice.uniform(-far, far), y + dice.uniform(-far, far))
        held = replace(draft, path=(Pose(*point, turn),))
        order = made.rules.propose(made.game, held)
        codes = made.refusals(order)
        ended = order.path[-1].point
        told = (draft.option, draft.unit, point, turn, codes)
        if end.contains(point):
            inside += 1
            assert not codes or end.distance_to_outline(point) <= EDGE, told
        elif not codes and end.distance_to_outline(ended) > 0.01 and not end.contains(ended):
            now = made.rules.areas(made.game, held).legal_end
            assert now.contains(ended) or now.distance_to_outline(ended) <= 0.01, told
            late += 1
    return inside, late


def play(bench: Make, wall: Make, seed: int, settings: dict[str, str], count: int) -> tuple[int, int]:
    dice = random.Random(seed)
    made = scene(bench, wall, dice, settings, {"red.a": dice.choice(COMING)})
    return compare(made, Draft("deploy", "red", "red.a", 1), dice.choice((0.0, 0.0, 45.0)), dice, count)


@limits(max_examples=6)
@given(seed=st.integers(0, 10**6))
def test_whatever_end_is_drawn_all_of_the_unit_has_room_and_what_is_offered_is_drawn(
    bench: Make, wall: Make, seed: int
) -> None:
    play(bench, wall, seed, {}, 12)


@pytest.mark.long
@limits(max_examples=40)
@given(seed=st.integers(0, 10**9), settings=st.sampled_from(SETTINGS))
def test_it_is_so_on_many_tables(bench: Make, wall: Make, seed: int, settings: dict[str, str]) -> None:
    play(bench, wall, seed, dict(settings), 16)


def test_a_pocket_without_room_for_all_is_not_drawn(bench: Make, wall: Make) -> None:
    """2.8 by 1.6 inches hold one Marine beside its leader, and no six of them."""
    terrain = [wall("l", 8.0, 0.0, 9.0, 2.6), wall("r", 11.8, 0.0, 12.8, 2.6), wall("foot", 8.0, 1.6, 12.8, 2.6)]
    foe = ("terran/marine", {1: (50.0, 5.0)})
    for count, drawn in ((2, True), (6, False)):
        made = bench({"red.a": ("terran/marine", count), "blue.a": foe}, terrain=terrain).start()
        areas = made.rules.areas(made.game, Draft("deploy", "red", "red.a", 1, (Pose(30.0, 3.0),)))
        assert areas.legal_end.contains((9.7, 0.8)) is drawn
        assert areas.legal_end.contains((30.0, 3.0))


def test_on_open_ground_all_of_the_reach_is_drawn(bench: Make) -> None:
    units = {"red.a": ("terran/marine", 6), "blue.a": ("terran/marine", {1: (50.0, 30.0)})}
    made = bench(units).start()
    draft = Draft("deploy", "red", "red.a", 1, (Pose(30.0, 3.0),))
    by_hand = {2: Pose(30.0, 5.0)}
    alone = made.rules.areas(made.game, replace(draft, others=by_hand)).legal_end
    assert made.rules.areas(made.game, draft).legal_end.size == pytest.approx(alone.size, abs=0.2)


def test_where_a_unit_is_packed_as_it_is_held_is_drawn_from_then_on(bench: Make) -> None:
    """Six Marines in a corner behind three Medics."""
    medics = {1: (2.386, 32.983), 2: (1.106, 32.983), 3: (3.666, 32.983)}
    foe = ("terran/marine", {1: (50.0, 5.0)})
    made = bench({"blue.a": ("terran/marine", 6), "blue.m": ("terran/medic", medics), "red.a": foe}).start("blue")
    draft = Draft("deploy", "blue", "blue.a", 4, (Pose(2.709644, 34.986976),))
    assert made.refusals(made.rules.propose(made.game, draft)) == []
    end = made.rules.areas(made.game, draft).legal_end
    assert end.contains(draft.path[-1].point) or end.distance_to_outline(draft.path[-1].point) <= 0.01
