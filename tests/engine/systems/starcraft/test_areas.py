"""The picture is checked against the rules: inside the legal end is allowed, and what is allowed lies inside."""

import math
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as limits
from hypothesis import strategies as st

from engine.mission import EdgeName, EdgeSegment
from engine.options import Draft
from engine.picture import Areas
from engine.systems.starcraft.orders import Charge, Disengage
from engine.systems.starcraft.state import Phase
from geometry.area import Area
from geometry.pose import Point, Pose

Make = Callable[..., Any]

LEADER = ("move.", "zone.", "deploy.start", "deploy.beyond", "charge.not_within")
PROFILES = ("terran/marine", "terran/marauder", "terran/goliath", "zerg/zergling", "zerg/hydralisk", "zerg/queen")
SETTINGS = (
    {},
    {"gap_reading": "whole_base"},
    {"zone_part": "wholly"},
    {"zone_ends": "rounded"},
    {"turn_cost": "start_to_rest"},
    {"deploy_end": "whole"},
)
BENT = ({}, {"turn_cost": "start_to_rest"}, {"hydralisk_base": "oval"})
ENTRY = {
    "red": (EdgeSegment(EdgeName.TOP, 6, 15), EdgeSegment(EdgeName.LEFT, 3, 9)),
    "blue": (EdgeSegment(EdgeName.LEFT, 12, 20), EdgeSegment(EdgeName.TOP, 16, 20)),
}


def leader_refusals(bench: Any, draft: Draft) -> tuple[Point, list[str]]:
    """Where the leader would end (a charging one is drawn against its target), and the codes that refuse that.

    What the others can't do is a finding of its own.
    """
    order = bench.rules.propose(bench.game, draft)
    if isinstance(order, Charge | Disengage) and not order.path:
        return draft.path[-1].point, ["fails"]
    leader = f"{order.unit}.{order.leader}"
    return order.path[-1].point, [
        finding.code
        for finding in bench.judge(order).refusals
        if finding.code.startswith(LEADER) and finding.subjects[:1] == (leader,)
    ]


def held(draft: Draft, way: tuple[Pose, ...], rest: Pose) -> Draft:
    return Draft(draft.option, draft.by, draft.unit, draft.model, (*way, rest), {}, draft.answers)


def check(
    bench: Any, draft: Draft, start: Pose, turn: float, dice: random.Random, both: bool = True, *bends: Pose
) -> tuple[int, int]:
    """Random points in and round the reach; returns how many lay inside and how many outside."""
    way = (start, *bends)
    areas: Areas = bench.rules.areas(bench.game, held(draft, way, Pose(*way[-1].point, turn)))
    end = areas.legal_end
    assert end is not None
    assert areas.reach is not None
    left, top, right, bottom = areas.reach.bounds if areas.reach else (0, 0, 24, 22)
    inside = outside = 0
    for _ in range(12):
        point = (dice.uniform(left - 1, right + 1), dice.uniform(top - 1, bottom + 1))
        ended, codes = leader_refusals(bench, held(draft, way, Pose(*point, turn)))
        if end.contains(point):
            inside += 1
            assert not codes, (point, turn, codes)
        elif both and not end.contains(ended) and end.distance_to_outline(ended) > 0.01:
            outside += 1
            assert codes, (point, turn)
    return inside, outside


def scatter(bench: Make, wall: Make, dice: random.Random, settings: dict[str, str], entry: Any) -> Any:
    """A table with some terrain, a unit of either side standing, and one of each in Reserve, of one model: where all of
    a larger one has room is tested by itself."""
    terrain = []
    for index in range(dice.randint(0, 5)):
        x, y = dice.uniform(1, 18), dice.uniform(2, 16)
        width, depth = (dice.uniform(2, 5), dice.uniform(0.6, 1.5))[:: dice.choice((1, -1))]
        size, kind = dice.choice(((2, "wall"), (2, "wall"), (1, "statue"), (2, "grass"), (3, "plateau")))
        terrain.append(wall(f"t{index}", x, y, x + width, y + depth, size=size, kind=kind))
    units: dict[str, Any] = {}
    taken: list[Area] = [piece.outline for piece in terrain if piece.kind != "grass"]
    for side in ("red", "blue"):
        for index in range(2):
            for _ in range(60):
                x, y = dice.uniform(3, 21), dice.uniform(3, 19)
                body = Area.disc((x, y), 2.2)
                if not any(body.overlaps(other) for other in taken):
                    taken.append(Area.disc((x, y), 3.0))
                    units[f"{side}.u{index}"] = (dice.choice(PROFILES), {1: (x, y, dice.choice((0.0, 30.0, 90.0)))})
                    break
        units[f"{side}.reserve"] = (dice.choice(PROFILES), 1)
    return bench(units, terrain=terrain, settings=settings, entry=entry, size=(24.0, 22.0))


@pytest.mark.parametrize("settings", SETTINGS, ids=lambda one: "".join(one.values()) or "default")
@limits(max_examples=16)
@given(seed=st.integers(0, 10**6))
def test_what_is_drawn_for_a_move_or_a_deploy_is_what_is_allowed(
    bench: Make, wall: Make, settings: dict[str, str], seed: int
) -> None:
    dice = random.Random(seed)
    made = scatter(bench, wall, dice, settings, ENTRY).start()
    # Squeezed between two things the whole base passes where the drawn reach says it may not.
    both = settings.get("gap_reading") != "whole_base"
    turn = dice.choice((0.0, 45.0, 100.0))
    for unit in ("red.u0", "red.u1"):
        if unit in made.game.states and not made.game.may_be_engaged(unit):
            start = made.game.models[f"{unit}.1"].placed.pose
            check(made, Draft("move", "red", unit, 1), start, turn if dice.random() < 0.5 else start.turn, dice, both)
    check(made, Draft("deploy", "red", "red.reserve", 1), Pose(0, 0), turn, dice, both)


@pytest.mark.parametrize(("reading", "told"), [("whole_base", True), ("half_clearance", False)])
def test_that_what_is_drawn_is_a_bound_is_told_under_the_reading_where_it_is_one(
    bench: Make, wall: Make, reading: str, told: bool
) -> None:
    made = scatter(bench, wall, random.Random(1), {"gap_reading": reading}, ENTRY).start()
    for draft in (Draft("move", "red", "red.u0", 1), Draft("deploy", "red", "red.reserve", 1)):
        notes = made.rules.areas(made.game, draft).notes
        assert any(note.startswith("Drawn is what is sure") for note in notes) is told


@limits(max_examples=20)
@given(seed=st.integers(0, 10**6))
def test_what_is_drawn_for_a_disengage_is_what_is_allowed(bench: Make, wall: Make, seed: int) -> None:
    dice = random.Random(seed)
    terrain = []
    for index in range(dice.randint(0, 4)):
        x, y = dice.uniform(1, 18), dice.uniform(2, 16)
        terrain.append(wall(f"t{index}", x, y, x + dice.uniform(1, 4), y + dice.uniform(0.6, 2)))
    units: dict[str, Any] = {"red.u0": ("zerg/hydralisk", {1: (12.0, 11.0, dice.uniform(0, 360))})}
    for index, angle in enumerate(dice.sample(range(0, 360, 60), 3)):
        far = dice.uniform(2.8, 3.2)
        at = (12 + far * math.cos(math.radians(angle)), 11 + far * math.sin(math.radians(angle)), 0.0)
        units[f"blue.u{index}"] = ("terran/marine", {1: at})
    terrain = [piece for piece in terrain if not piece.outline.overlaps(Area.disc((12, 11), 4.2))]
    made = bench(units, terrain=terrain, entry=ENTRY, size=(24.0, 22.0)).start()
    start = made.game.models["red.u0.1"].placed.pose
    option = "disengage" if made.game.may_be_engaged("red.u0") else "move"
    turn = dice.choice((start.turn, dice.uniform(0, 360)))
    check(made, Draft(option, "red", "red.u0", 1), start, turn, dice)


def bends_from(start: Pose, dice: random.Random) -> tuple[Pose, ...]:
    """Places the hand bends a way at, and turns the model to."""
    bends = [start]
    for _ in range(dice.randint(1, 3)):
        last = bends[-1]
        turn = last.turn if dice.random() < 0.4 else dice.choice((0.0, 90.0, dice.uniform(0, 360)))
        bends.append(Pose(last.x + dice.uniform(-1.5, 1.5), last.y + dice.uniform(-1.5, 1.5), turn))
    return tuple(bends[1:])


@pytest.mark.parametrize("settings", BENT, ids=lambda one: "".join(one.values()) or "default")
@given(seed=st.integers(0, 10**6))
def test_it_is_so_after_bends_with_turns_for_every_kind_of_move(
    bench: Make, wall: Make, settings: dict[str, str], seed: int
) -> None:
    dice = random.Random(seed)
    made = scatter(bench, wall, dice, settings, ENTRY).start()
    phase = dice.choice((Phase.MOVEMENT, Phase.ASSAULT))
    made = made.to(phase)
    for unit in ("red.u0", "red.u1"):
        if unit not in made.game.states:
            continue
        start = made.game.models[f"{unit}.1"].placed.pose
        turn = dice.choice((start.turn, 45.0, dice.uniform(0, 360)))
        option = "disengage" if made.game.may_be_engaged(unit) else "move"
        if phase is Phase.ASSAULT:
            option = "run"
        check(made, Draft(option, "red", unit, 1), start, turn, dice, True, *bends_from(start, dice))


@given(seed=st.integers(0, 10**6))
def test_what_is_drawn_for_a_charge_is_what_is_allowed(bench: Make, wall: Make, seed: int) -> None:
    dice = random.Random(seed)
    made = scatter(bench, wall, dice, {}, ENTRY).start().to(Phase.ASSAULT)
    enemies = [unit for unit in ("blue.u0", "blue.u1") if unit in made.game.states]
    for unit in ("red.u0", "red.u1"):
        if unit not in made.game.states or not enemies or made.game.may_be_engaged(unit):
            continue
        start = made.game.models[f"{unit}.1"].placed.pose
        answers = {"targets": (dice.choice(enemies),), "rolled": (dice.randint(1, 6),)}
        check(made, Draft("charge", "red", unit, 1, answers=answers), start, start.turn, dice)


@pytest.mark.long
@limits(max_examples=400)
@given(seed=st.integers(0, 10**9), settings=st.sampled_from(SETTINGS))
def test_what_is_drawn_is_what_is_allowed_on_many_tables(
    bench: Make, wall: Make, settings: dict[str, str], seed: int
) -> None:
    dice = random.Random(seed)
    made = scatter(bench, wall, dice, dict(settings), ENTRY).start()
    both = settings.get("gap_reading") != "whole_base"
    for unit in ("red.u0", "red.u1"):
        if unit in made.game.states and not made.game.may_be_engaged(unit):
            start = made.game.models[f"{unit}.1"].placed.pose
            check(made, Draft("move", "red", unit, 1), start, dice.choice((start.turn, 70.0)), dice, both)
    check(made, Draft("deploy", "red", "red.reserve", 1), Pose(0, 0), dice.choice((0.0, 70.0)), dice, both)


def test_a_way_past_a_walls_end_may_bend_where_the_centre_is_on_the_table(bench: Make, wall: Make) -> None:
    for room, leads in ((0.502, True), (0.498, False)):
        made = bench({"red.u0": ("terran/marine", {1: (8.0, 1.2)})}, terrain=[wall("w", 10, room, 11, 12)]).start()
        draft = held(Draft("move", "red", "red.u0", 1), (made.game.models["red.u0.1"].placed.pose,), Pose(12.5, 1.5))
        assert made.rules.areas(made.game, draft).legal_end.contains((12.5, 1.5)) is leads
        assert (leader_refusals(made, draft)[1] == []) is leads
        bent = held(draft, (draft.path[0], Pose(9.6, 0.001), Pose(11.4, 0.001)), Pose(12.5, 1.5))
        assert (leader_refusals(made, bent)[1] == []) is leads
