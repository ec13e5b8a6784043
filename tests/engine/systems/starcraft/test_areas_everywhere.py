"""Every order that a model in the hand takes part in, of every unit, among ramps and High Ground: what is drawn as a
legal end is allowed whole, whatever would refuse it, and what is allowed is drawn."""

import math
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as limits
from hypothesis import strategies as st

from engine.mission import EdgeName, EdgeSegment, Gate, Piece
from engine.options import ChoiceAsk, DiceAsk, Draft, Option
from engine.systems.starcraft.orders import Charge, Disengage
from engine.systems.starcraft.profile import StarcraftProfile
from engine.systems.starcraft.state import Phase
from geometry.area import Area
from geometry.base import Base, Placed
from geometry.outline import outline
from geometry.pose import Point, Pose
from missions.rules import profiles

Make = Callable[..., Any]
Crowd = dict[int, tuple[float, float, float]]

WIDE, DEEP = 24.0, 22.0
INSIDE = Area.rectangle(0, 0, WIDE, DEEP)
ENTRY = {
    "red": (EdgeSegment(EdgeName.TOP, 6, 15), EdgeSegment(EdgeName.LEFT, 3, 9)),
    "blue": (EdgeSegment(EdgeName.LEFT, 12, 20), EdgeSegment(EdgeName.TOP, 16, 20)),
}
MOBILE = sorted(
    name for name, one in profiles("starcraft").items() if isinstance(one, StarcraftProfile) and one.speed is not None
)
SOFT = ("grass", "plateau", "ramp")
READINGS = (
    {},
    {"turn_cost": "start_to_rest", "hydralisk_base": "oval"},
    {"high_ground_edge": "wholly", "zone_ends": "rounded", "zone_part": "wholly", "token_size": "mm32"},
)
EDGE = 1e-4
"""Inches from the outline within which the picture may be off by what arcs are drawn with."""


def hill(x: float, y: float, quarters: int) -> list[Piece]:
    """A plateau of 8 by 6 inches with a ramp, turned about its middle."""

    def at(px: float, py: float) -> Point:
        px, py = px - 4, py - 5
        for _ in range(quarters):
            px, py = -py, px
        return (x + px, y + py)

    def box(left: float, top: float, right: float, bottom: float) -> Area:
        return Area.polygon([at(left, top), at(right, top), at(right, bottom), at(left, bottom)])

    top, foot = Gate(at(0, 4), at(4, 4)), Gate(at(0, 0), at(4, 0))
    return [
        Piece("hill", "Hill", "plateau", box(0, 4, 8, 10), 3, access=(top,)),
        Piece("ramp", "Ramp", "ramp", box(0, 0, 4, 4), 1, access=(foot, top)),
    ]


def terrain_of(dice: random.Random) -> list[Piece]:
    found = hill(dice.uniform(5, 19), dice.uniform(5, 17), dice.randint(0, 3)) if dice.random() < 0.6 else []
    for index in range(dice.randint(0, 4)):
        x, y = dice.uniform(1, 18), dice.uniform(2, 16)
        width, depth = (dice.uniform(2, 5), dice.uniform(0.6, 1.5))[:: dice.choice((1, -1))]
        size, kind = dice.choice(((2, "wall"), (2, "wall"), (1, "statue"), (2, "grass"), (3, "tower"), (0, "stone")))
        piece = Piece(f"t{index}", f"T{index}", kind, Area.rectangle(x, y, x + width, y + depth), size)
        if not any(piece.outline.overlaps(other.outline) for other in found):
            found.append(piece)
    return found


def crowd(dice: random.Random, at: Point) -> Crowd:
    """A model alone, or some about it."""
    models = {1: (*at, dice.choice((0.0, 30.0, 90.0)))}
    if dice.random() < 0.5:
        for number in range(2, dice.randint(3, 6)):
            turn = number * math.tau / 6
            models[number] = (at[0] + 2.0 * math.cos(turn), at[1] + 2.0 * math.sin(turn), 0.0)
    return models


def table(bench: Make, dice: random.Random, settings: dict[str, str]) -> Any:
    """Two units a side on the table, often close to one another, and one in Reserve; models that would stand in one
    another, in a piece or over an edge are left out."""
    terrain = terrain_of(dice)
    taken = [piece.outline for piece in terrain if piece.kind not in SOFT]
    edges = [piece.outline for piece in terrain if piece.kind in ("plateau", "ramp")]
    units: dict[str, Any] = {}
    for index in range(2):
        near = (dice.uniform(3, 21), dice.uniform(3, 19))
        for side, off in (("red", 0.0), ("blue", dice.choice((0.0, 1.0)) * dice.uniform(1.4, 4.5))):
            turn = dice.uniform(0, math.tau)
            at = (near[0] + off * math.cos(turn), near[1] + off * math.sin(turn))
            if off == 0.0 and side == "blue":
                at = (dice.uniform(3, 21), dice.uniform(3, 19))
            profile = dice.choice(MOBILE)
            models = fitting(profiles("starcraft")[profile].base, crowd(dice, at), taken, edges)
            if models:
                units[f"{side}.u{index}"] = (profile, models)
    for side in ("red", "blue"):
        units[f"{side}.reserve"] = (dice.choice(MOBILE), 1)
    return bench(units, terrain=terrain, settings=settings, entry=ENTRY, size=(WIDE, DEEP))


def fitting(base: Base, models: Crowd, taken: list[Area], edges: list[Area]) -> Crowd:
    """Those that have room, numbered anew; what they stand on is taken."""
    found: Crowd = {}
    for pose in models.values():
        body = outline(Placed(base, Pose(*pose)))
        over = any(body.overlaps(edge) and not edge.covers(body) for edge in edges)
        if INSIDE.covers(body) and not over and not any(body.overlaps(thing) for thing in taken):
            taken.append(body)
            found[len(found) + 1] = pose
    return found


def drafts(made: Any, unit: str, dice: random.Random) -> Iterator[Draft]:
    """One for each option that is open and done on the table, its questions answered at random."""
    options: tuple[Option, ...] = made.rules.options(made.game, unit).unit
    for option in options:
        if option.draft is None or option.closed is not None:
            continue
        answers = dict(option.draft.answers)
        for ask in option.asks:
            if isinstance(ask, DiceAsk):
                answers[ask.name] = tuple(dice.randint(1, ask.sides) for _ in range(ask.count))
            elif isinstance(ask, ChoiceAsk) and ask.name in ("target", "targets", "source") and ask.choices:
                picked = dice.choice(ask.choices)[0]
                answers[ask.name] = (picked,) if ask.many else picked
        yield replace(option.draft, model=1, answers=answers)


def points(end: Area, reach: Area | None, dice: random.Random, count: int) -> Iterator[Point]:
    """Anywhere about the reach, and close to the outline on either side."""
    left, top, right, bottom = reach.bounds if reach else (0.0, 0.0, WIDE, DEEP)
    for _ in range(count):
        yield dice.uniform(left - 1, right + 1), dice.uniform(top - 1, bottom + 1)
    rims = [point for ring in end.rings() for point in ring]
    for _ in range(count if rims else 0):
        x, y = dice.choice(rims)
        far = dice.choice((0.02, 0.2))
        yield x + dice.uniform(-far, far), y + dice.uniform(-far, far)


def compare(made: Any, draft: Draft, start: Pose | None, turn: float, dice: random.Random, count: int) -> None:
    way = () if start is None else (start,)
    areas = made.rules.areas(made.game, replace(draft, path=(*way, Pose(*(start or Pose(12, 11)).point, turn))))
    end, ends = areas.legal_end, areas.ends
    assert end is not None, draft.option
    assert ends is not None, draft.option
    for point in points(end, areas.reach, dice, count):
        order = made.rules.propose(made.game, replace(draft, path=(*way, Pose(*point, turn))))
        codes = made.refusals(order)
        fails = isinstance(order, Charge | Disengage) and not order.path
        told = (draft.option, draft.unit, point, turn, codes)
        if end.contains(point):
            assert ends.distance_to_outline(point) <= EDGE or not (codes or fails), told
        elif not codes and not fails:
            path, laid = getattr(order, "path", ()), getattr(order, "at", None)
            ended = path[-1].point if path else (laid or point)
            assert ends.contains(ended) or ends.distance_to_outline(ended) <= 0.01, told


def play(bench: Make, seed: int, settings: dict[str, str], count: int) -> None:
    dice = random.Random(seed)
    made = table(bench, dice, settings)
    made.start().to(dice.choice((Phase.MOVEMENT, Phase.ASSAULT, Phase.COMBAT)))
    for unit in ("red.u0", "red.u1", "red.reserve"):
        model = made.game.models.get(f"{unit}.1")
        if model is None:
            continue
        start = model.placed.pose if model.on_table else None
        turned = not model.base.is_round and dice.random() < 0.5
        turn = dice.choice((0.0, 45.0, dice.uniform(0, 360))) if turned else (start.turn if start is not None else 0.0)
        for draft in drafts(made, unit, dice):
            compare(made, draft, start, turn, dice, count)


@pytest.mark.parametrize("settings", READINGS, ids=("default", "turns", "edges"))
@limits(max_examples=8)
@given(seed=st.integers(0, 10**6))
def test_whatever_is_drawn_is_allowed_and_whatever_is_allowed_is_drawn(
    bench: Make, settings: dict[str, str], seed: int
) -> None:
    play(bench, seed, settings, 5)


@pytest.mark.parametrize(("seed", "reading"), [(1225, 1)])
def test_it_is_so_where_others_keep_a_unit_in_its_fight(bench: Make, seed: int, reading: int) -> None:
    play(bench, seed, READINGS[reading], 8)


@pytest.mark.long
@limits(max_examples=120)
@given(seed=st.integers(0, 10**9), settings=st.sampled_from(READINGS))
def test_it_is_so_on_many_tables(bench: Make, settings: dict[str, str], seed: int) -> None:
    play(bench, seed, dict(settings), 8)
