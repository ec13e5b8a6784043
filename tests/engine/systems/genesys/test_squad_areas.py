"""What is drawn for a squad and for a charge is what the whole order proposed is allowed: over mates who have little
movement left, and with charges that are led round corners and to the backs of enemies."""

import math
import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.findings import Severity
from engine.options import Draft
from engine.systems.genesys.orders import Decline
from geometry.base import Base, BaseShape
from geometry.pose import Pose
from geometry.travel import travel

Begin = Callable[..., Any]

NEAR_THE_OUTLINE = 0.01
GRAZING = 0.05
"""Where the way to the back of an enemy takes the tolerance of its rim, which no picture counts on."""
BASES = (Base.round(1.0), Base.round(1.6), Base(BaseShape.OVAL, 1.0, 2.2), Base(BaseShape.RECTANGLE, 1.0, 2.0))


Bend = tuple[float, float] | None


def draft(game: Any, option: str, at: tuple[float, float], turn: float = 0.0, bend: Bend = None, **more: Any) -> Draft:
    """``bend`` is a first leg, from where the model stands."""
    here = game.at("red.walkers.1")
    way = (here,) if bend is None else (here, here.moved(*bend))
    return Draft(option, "red", "red.walkers", 1, (*way, Pose(*at, turn)), **more)


def drawn(game: Any, drafted: Draft) -> Any:
    """Where the model in the hand may stop, as it is drawn before the last leg has been led anywhere."""
    last = drafted.path[-2]
    held = Pose(last.x, last.y, drafted.path[-1].turn)
    return game.rules.areas(game.game, replace(drafted, path=(*drafted.path[:-1], held))).legal_end


def spread(seed: int, squad: int, base: Base) -> dict[str, dict[int, tuple[float, ...]]]:
    """A squad that stands close, enemies and friends about it, rock and hedge in the midst of them."""
    chance = random.Random(seed)
    room: list[tuple[float, float, float]] = [(30.0, 20.0, 1.5), (26.0, 20.0, 1.5)]

    def place(x: float, y: float, wide: float, radius: float) -> tuple[float, float]:
        for _ in range(400):
            at = (x + chance.uniform(-wide, wide), y + chance.uniform(-wide, wide))
            if all(math.dist(at, other[:2]) > other[2] + radius for other in room):
                room.append((*at, radius))
                return at
            wide *= 1.01
        raise AssertionError("no room")

    own = {number: place(28, 24, 0.8, base.outer_radius + 0.01) for number in range(1, squad + 1)}
    return {
        "red.walkers": dict(own),
        "red.runners": {number: place(28, 22, 4, 0.51) for number in (1, 2)},
        "blue.walkers": {number: place(28, 18.5, 3.5, 0.51) for number in (1, 2, 3)},
        "blue.runners": {number: place(29, 21, 5, 0.51) for number in (1, 2)},
    }


def begun(play: Begin, seed: int, squad: int, base: Base, gone: list[float], **more: Any) -> Any:
    """The squad is active; each mate of model 1 has gone some inches up and down before."""
    game = play(spread(seed, squad, base), **more)
    game.game = game.game.with_models([replace(one, base=base) for one in game.game.standing_of("red.walkers")])
    game.activate("red.walkers")
    if game.game.decider == "blue":
        game.do(Decline(by="blue", rest=True))
    activation = game.game.activation
    trails = {}
    for number, inches in enumerate(gone[: squad - 1], 2):
        here = game.at(f"red.walkers.{number}")
        trails[f"red.walkers.{number}"] = (here, here.moved(0, inches / 2), here)
    game.game = game.game.with_activation(replace(activation, trails=trails))
    return game


GONE = st.sampled_from([0.0, 6.0, 7.8, 8.3, 8.7, 8.9, 9.0])
POINT = st.tuples(st.floats(-2.2, 2.2), st.floats(-2.2, 2.2))
SEEDS = st.integers(0, 10**6)
TURNS = st.sampled_from([0.0, 0.0, 90.0, 35.0])
BENDS = st.one_of(st.none(), st.none(), st.tuples(st.floats(-1.5, 1.5), st.floats(-1.5, 1.5)))


def check_mates(
    play: Begin, squad: int, base: Base, seed: int, gone: list[float], points: Any, turn: float, bend: Bend = None
) -> None:
    """About where the squad stands, for it is there that mates are in the way."""
    game = begun(play, seed, squad, base, gone)
    end = drawn(game, draft(game, "move", (0, 0), turn, bend))
    for number in range(1, squad + 1):
        x, y = game.at(f"red.walkers.{number}").point
        for dx, dy in points:
            point = (x + dx, y + dy)
            refusals = game.refusals(game.rules.propose(game.game, draft(game, "move", point, turn, bend)))
            if end.contains(point):
                assert refusals == [], (number, point)
            elif end.distance_to_outline(point) > NEAR_THE_OUTLINE:
                assert refusals, (number, point)


MATES = {
    "base": st.sampled_from(BASES),
    "squad": st.sampled_from([2, 2, 3]),
    "seed": SEEDS,
    "gone": st.lists(GONE, min_size=2, max_size=2),
    "points": st.lists(POINT, min_size=4, max_size=4),
    "turn": TURNS,
    "bend": BENDS,
}


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(**MATES)
def test_a_place_over_a_mate_is_drawn_where_that_mate_can_make_room(play: Begin, **what: Any) -> None:
    check_mates(play, **what)


@pytest.mark.long
@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(**MATES)
def test_it_is_so_about_many_squads(play: Begin, **what: Any) -> None:
    check_mates(play, **what)


def check_charge(
    play: Begin,
    base: Base,
    squad: int,
    seed: int,
    gone: list[float],
    targets: tuple[str, ...],
    passing: str,
    turn: float,
    bend: Bend = None,
) -> tuple[int, int]:
    """Places drawn are allowed; where a charge is allowed its end is drawn, be it led round or not."""
    game = begun(play, seed, squad, base, gone, passing=passing)
    answers = {"targets": targets}
    end = drawn(game, draft(game, "charge", (0, 0), turn, bend, answers=answers))
    chance = random.Random(seed)
    inside = led = 0
    for enemy in (one for one in game.game.on_table() if one.id.startswith("blue.") and one.number):
        x, y = enemy.placed.centre
        for _ in range(3):
            bearing, off = chance.uniform(0, math.tau), chance.uniform(0.3, 2.4)
            point = (x + off * math.cos(bearing), y + off * math.sin(bearing))
            order = game.rules.propose(game.game, draft(game, "charge", point, turn, bend, answers=answers))
            refusals = game.refusals(order)
            if end.contains(point):
                inside += 1
                assert refusals == [], point
            if not refusals:
                led += len(order.path) > (2 if bend is None else 3)
                away = end.distance(order.path[-1].point)
                grazes = Severity.AT_LIMIT in game.severities(order, "move.through_model")
                assert away <= (GRAZING if grazes else NEAR_THE_OUTLINE), (point, order.path, away)
    return inside, led


CHARGES = {
    "base": st.sampled_from(BASES),
    "squad": st.sampled_from([1, 2, 3]),
    "seed": SEEDS,
    "gone": st.lists(GONE, min_size=2, max_size=2),
    "targets": st.sampled_from([(), (), ("blue.walkers",), ("blue.runners", "blue.walkers")]),
    "passing": st.sampled_from(["friends", "friends", "all", "none"]),
    "turn": TURNS,
    "bend": BENDS,
}


@settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(**CHARGES)
def test_charges_are_drawn_where_they_are_allowed(play: Begin, **what: Any) -> None:
    check_charge(play, **what)


@pytest.mark.long
@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(**CHARGES)
def test_it_is_so_for_many_charges(play: Begin, **what: Any) -> None:
    check_charge(play, **what)


def test_charges_in_the_open_and_round_corners_are_both_among_them(play: Begin) -> None:
    found = [check_charge(play, BASES[0], 1, seed, [], (), "friends", 0.0) for seed in range(3)]
    assert min(sum(column) for column in zip(*found, strict=True)) >= 3


@pytest.mark.parametrize(("left", "drawn_there"), [(0.0, False), (0.29, False), (0.31, True), (2.0, True)])
@pytest.mark.parametrize("option", ["move", "move_extra"])
def test_a_mate_makes_room_by_what_it_has_left(play: Begin, left: float, drawn_there: bool, option: str) -> None:
    """The hand is held 0.7″ from where the mate stands, and two bases of 1″ need 1″."""
    game = play({"red.walkers": {1: (10, 26), 2: (10, 20)}}).activate("red.walkers")
    limit = 9.0 if option == "move" else 12.0
    here = game.at("red.walkers.2")
    trails = {"red.walkers.2": (here, here.moved(0, (limit - left) / 2), here)}
    game.game = game.game.with_activation(replace(game.game.activation, trails=trails))
    held = draft(game, option, (10, 20.7))
    assert drawn(game, held).contains((10, 20.7)) is drawn_there
    order = game.rules.propose(game.game, held)
    assert game.refusals(order) == ([] if drawn_there else ["move.ends_on_model"])


def test_of_two_mates_who_can_only_go_where_the_other_stands_neither_is_driven_out(play: Begin) -> None:
    """Both have 0.4″ left and touch each other between rock and hedge."""
    game = play({"red.walkers": {1: (28, 26), 2: (28, 20.1), 3: (28, 19.05)}}).activate("red.walkers")
    trails = {}
    for number in (2, 3):
        here = game.at(f"red.walkers.{number}")
        trails[f"red.walkers.{number}"] = (here, here.moved(0, 4.3), here)
    game.game = game.game.with_activation(replace(game.game.activation, trails=trails))
    end = drawn(game, draft(game, "move", (28, 19.5)))
    assert not end.contains((28, 19.58)), "over both"
    for y in (18.4, 18.6, 20.6, 20.8):
        held = draft(game, "move", (28, y))
        if end.contains((28, y)):
            assert game.refusals(game.rules.propose(game.game, held)) == [], y


@pytest.mark.parametrize("option", ["charge", "charge_extra"])
def test_a_charge_led_round_a_rock_is_drawn_and_has_no_bonus(play: Begin, option: str) -> None:
    """The rock covers x 29 to 31, y 19 to 21."""
    game = play({"red.walkers": {1: (30, 23)}, "blue.walkers": {1: (30, 17)}}).activate("red.walkers")
    held = draft(game, option, (30, 18.2))
    assert drawn(game, held).contains((30, 18.2))
    order = game.rules.propose(game.game, held)
    assert len(order.path) > 2
    assert game.refusals(order) == []
    assert order.path[-1].y == pytest.approx(18.0, abs=1e-6)
    assert "Bends on its way" in game.say(game.finding(order, "charge.direct_path"))
    exactly = game.rules.propose(game.game, replace(held, exact=True))
    assert "move.blocked" in game.refusals(exactly)


@pytest.mark.parametrize(("spare", "drawn_there"), [(0.02, True), (-0.02, False)])
def test_a_charge_round_a_corner_costs_its_whole_way(play: Begin, spare: float, drawn_there: bool) -> None:
    """The measure of the way it is led by, just within what the squad may move and just beyond."""
    place = {"red.walkers": {1: (30, 23)}, "blue.walkers": {1: (30, 17)}}
    game = play(place).activate("red.walkers")
    way = game.rules.propose(game.game, draft(game, "charge", (30, 18.1))).path
    inches = travel(Base.round(1.0), way)
    game = play(place, changed={"red.walkers": {"movement": (inches + spare) / 3}}).activate("red.walkers")
    held = draft(game, "charge", (30, 18.1))
    assert drawn(game, held).contains((30, 18.1)) is drawn_there
    assert game.judge(game.rules.propose(game.game, held)).legal is drawn_there
