"""Of a unit that comes in: wherever its leader's end is drawn as sure all of it is set and allowed, and what is allowed
is drawn as sure or as an end of which it is not known."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as limits
from hypothesis import strategies as st

from engine.mission import EdgeName, EdgeSegment, Piece
from engine.options import Draft
from engine.orders import End
from engine.systems.starcraft.state import Lying, Phase
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
STANDING = (
    "protoss/stalker",
    "protoss/sentry",
    "protoss/adept",
    "zerg/ravager",
    "zerg/queen",
    "terran/marine",
    "terran/goliath",
)
KIN = (
    ("protoss/pylon", 1),
    ("zerg/omega-worm", 1),
    ("protoss/artanis", 1),
    ("zerg/roachling", 3),
    ("terran/raynors-raider", 6),
    ("terran/point-defense-drone", 1),
)
"""Who comes in by others, or is set up where there is room."""
TOKENS = {"protoss/adept": "adept-shade", "zerg/ravager": "ravager-burrow"}
"""Laid down to come back to."""
INSIDE = Area.rectangle(0, 0, WIDE, DEEP)
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
    model = made.game.model(f"{draft.unit}.{draft.model}")
    way = (model.placed.pose,) if model.on_table else ()
    areas = made.rules.areas(made.game, replace(draft, path=(*way, Pose(12.0, 11.0, turn))))
    sure, rest = areas.legal_end, areas.unsure_end or Area.empty()
    assert (sure & rest).size < 1e-3
    for point in places(sure, rest, dice, count):
        order = made.rules.propose(made.game, replace(draft, path=(*way, Pose(*point, turn))))
        codes = made.refusals(order)
        told = (draft.option, draft.unit, point, turn, codes)
        if sure.contains(point):
            assert not codes or areas.ends.distance_to_outline(point) <= EDGE, told
        elif not codes:
            path, laid = order.path, getattr(order, "at", None)
            ended = path[-1].point if path else laid
            assert areas.ends.contains(ended) or areas.ends.distance_to_outline(ended) <= 0.01, told


def offered(made: Any, unit: str, kinds: tuple[str, ...]) -> Iterator[Draft]:
    for option in made.rules.options(made.game, unit).unit:
        if option.draft is not None and option.closed is None and option.draft.option.startswith(kinds):
            yield replace(option.draft, model=1)


def play(bench: Make, wall: Make, seed: int, settings: dict[str, str], count: int) -> None:
    dice = random.Random(seed)
    profile, size = dice.choice(COMING)
    made = scene(bench, wall, dice, settings, {"red.a": (profile, size)})
    turn = dice.choice((0.0, 0.0, 45.0))
    for draft in offered(made, "red.a", ("deploy",)):
        by_hand = {}
        if dice.random() < 0.25:
            by_hand = {2: Pose(dice.uniform(2, 14), dice.uniform(1, 6), turn)}
        compare(made, replace(draft, others=by_hand), turn, dice, count)


def with_tokens(bench: Make, wall: Make, dice: random.Random, settings: dict[str, str]) -> Any:
    """Structures, indicators and tokens to come back to among walls; in the Movement Phase or at the round's end."""
    taken = [Area.disc(at, 1.7) for at in ((7.0, 11.0), (17.0, 11.0))]
    kin = dice.choice(KIN)
    parents = {"zerg/omega-worm": (7.0, 11.0), "protoss/pylon": (17.0, 11.0)}
    if kin[0] == "zerg/roachling":
        parents["zerg/corpser"] = parents.pop("protoss/pylon")
    units: dict[str, Any] = {
        **{f"red.{profile[-4:]}": (profile, {1: at}) for profile, at in parents.items() if profile != kin[0]},
        "red.new": kin,
        "blue.far": ("terran/marine", {1: (WIDE - 1, DEEP - 1)}),
    }
    for index, profile in enumerate(dice.sample(STANDING, 2)):
        x, y = dice.uniform(4, 20), dice.uniform(3, 19)
        body = Area.rectangle(x - 2.2, y - 2.2, x + 2.2, y + 2.2)
        if INSIDE.covers(body) and not any(body.overlaps(other) for other in taken):
            units[f"red.s{index}"] = (profile, {1: (x, y)})
            taken.append(body)
    for index, (profile, size) in enumerate(dice.sample(COMING, 2)):
        units[f"red.c{index}"] = (profile, dice.choice((1, size)))
    terrain = []
    for index in range(dice.randint(3, 8)):
        x, y = dice.uniform(0, 21), dice.uniform(0, 20)
        width, depth = (dice.uniform(1, 4), dice.uniform(0.3, 1.5))[:: dice.choice((1, -1))]
        piece = wall(f"w{index}", x, y, x + width, y + depth, size=dice.choice((1, 2)))
        if INSIDE.covers(piece.outline) and not any(piece.outline.overlaps(other) for other in taken):
            terrain.append(piece)
            taken.append(piece.outline)
    made = bench(units, terrain=terrain, settings=settings, entry=ENTRY, size=(WIDE, DEEP)).start()
    kinds = made.game.kit.tokens
    tokens = {}
    for number, (kind, unit) in enumerate(
        [("faction-indicator", ""), *((TOKENS.get(made.game.profile(id).id, ""), id) for id in units)]
    ):
        at = (dice.uniform(2, 22), dice.uniform(2, 20))
        base = kinds[kind].base or Base.round(32 / 25.4) if kind else None
        if base and not any(other.distance(at) < base.outer_radius for other in taken):
            tokens[f"token.{number}"] = Lying(f"token.{number}", kinds[kind], "red", at, base, unit)
    made.game = replace(made.game, tokens=tokens)
    if dice.random() < 0.5:
        made.to(Phase.SCORING).do(End(by=made.game.holder))
    return made


def play_abilities(bench: Make, wall: Make, seed: int, settings: dict[str, str], count: int) -> set[str]:
    """What was compared."""
    dice = random.Random(seed)
    made = with_tokens(bench, wall, dice, settings)
    done = set()
    for unit in [one.id for one in made.game.units_of("red")]:
        for draft in offered(made, unit, ("deploy:", "ability:")):
            turn = dice.choice((0.0, 45.0)) if not made.game.model(f"{unit}.1").base.is_round else 0.0
            compare(made, draft, turn, dice, count)
            done.add(draft.option)
    return done


@limits(max_examples=3)
@given(seed=st.integers(0, 10**6))
def test_all_of_a_unit_is_set_wherever_that_is_drawn_as_sure_and_what_is_allowed_is_drawn(
    bench: Make, wall: Make, seed: int
) -> None:
    play(bench, wall, seed, {}, 2)


@limits(max_examples=3)
@given(seed=st.integers(0, 10**6))
def test_so_is_whatever_an_ability_brings_in_sets_down_or_lays(bench: Make, wall: Make, seed: int) -> None:
    play_abilities(bench, wall, seed, {}, 2)


@pytest.mark.long
@limits(max_examples=12)
@given(seed=st.integers(0, 10**9), settings=st.sampled_from(SETTINGS))
def test_it_is_so_on_many_tables(bench: Make, wall: Make, seed: int, settings: dict[str, str]) -> None:
    play(bench, wall, seed, dict(settings), 6)
    play_abilities(bench, wall, seed, dict(settings), 4)


def test_a_way_from_a_structure_round_a_wall_is_offered_and_drawn(bench: Make, wall: Make) -> None:
    for profile, turn in (("zerg/zergling", 0.0), ("zerg/hydralisk", 0.0), ("zerg/hydralisk", 90.0)):
        units = {
            "red.worm": ("zerg/omega-worm", {1: (20.0, 18.0)}),
            "red.a": (profile, 1),
            "blue.a": ("terran/marine", {1: (50.0, 5.0)}),
        }
        made = bench(units, terrain=[wall("w", 24.4, 17.0, 24.6, 19.0)]).start()
        for x, fine in ((26.7, True), (40.0, False)):
            draft = Draft("deploy:omega-network", "red", "red.a", 1, (Pose(x, 18.0, turn),))
            order = made.rules.propose(made.game, draft)
            assert (made.refusals(order) == []) is fine, (profile, turn, x)
            assert made.rules.areas(made.game, draft).legal_end.contains((x, 18.0)) is fine
            assert len(order.path) > 2 or not fine


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
