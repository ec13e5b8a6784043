"""The place where a held Action halts a move, against a dense sampling of the way by points of the rims alone: bases of
every shape that turn as they go, several models at once, arcs, ranges and threat ranges."""

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from engine.orders import End, Pass
from engine.systems.genesys import halting
from engine.systems.genesys.moving import goings
from engine.systems.genesys.orders import Decline, HoldAction, Move, Reaction
from engine.systems.genesys.profile import Arc
from geometry.base import Base, BaseShape
from geometry.meets import Course
from geometry.pose import Pose

Begin = Callable[..., Any]
Points = NDArray[np.float64]

OVAL, SLAB = Base(BaseShape.OVAL, 1.0, 2.4), Base(BaseShape.RECTANGLE, 0.8, 2.0)
BASES = [Base.round(1.0), Base.round(1.6), OVAL, SLAB]
CLOSE = 0.01
FINE = 0.002
GRAZE = 0.003
"""Inches within which a way that only grazes what it meets may be halted, or seen not to be."""


def rim(base: Base, grown: float = 0.0) -> Points:
    """Points of the outline about the centre, each pushed outwards a little, at most 0.012″ apart."""
    if base.shape is BaseShape.RECTANGLE:
        x, y = base.width / 2 + grown, base.depth / 2 + grown
        along = np.linspace(-1, 1, 360)
        one = np.ones_like(along)
        sides = [(along * x, one * y), (along * x, -one * y), (one * x, along * y), (-one * x, along * y)]
        tips = np.array([(x, y), (x, -y), (-x, y), (-x, -y)])
        # Three times over: whoever looks at every third point must not miss a corner.
        return np.concatenate([*(np.column_stack(side) for side in sides), np.repeat(tips, 3, axis=0)])
    angles = np.arange(720) * math.tau / 720
    return np.column_stack([(base.width / 2 + grown) * np.cos(angles), (base.depth / 2 + grown) * np.sin(angles)])


def laid(points: Points, pose: Pose) -> Points:
    angle = math.radians(pose.turn)
    cos, sin = math.cos(angle), math.sin(angle)
    x, y = points[:, 0], points[:, 1]
    return np.column_stack([pose.x + x * cos - y * sin, pose.y + x * sin + y * cos])


def least(one: Points, other: Points) -> float:
    """Inches between the nearest of two sets of points."""
    offs = one[:, None, :] - other[None, ::3, :]
    return float(np.sqrt((offs**2).sum(axis=2)).min())


Met = Callable[[Base, Pose, float], bool]


def in_threat(there: Base, at: Pose, reach: float) -> Met:
    edge = laid(rim(there), at)

    def met(base: Base, pose: Pose, grown: float) -> bool:
        if math.dist(pose.point, at.point) > base.outer_radius + there.outer_radius + reach + 0.1:
            return False
        return least(laid(rim(base, grown), pose), edge) <= reach + 1e-4

    return met


def in_field(there: Base, at: Pose, arc: Arc, reach: float | None) -> Met:
    """In the open: by bearing from the middle of the base, and by distance from its edge."""
    edge = laid(rim(there), at)

    def met(base: Base, pose: Pose, grown: float) -> bool:
        points = laid(rim(base, grown), pose)
        offs = points - at.point
        bearing = np.degrees(np.arctan2(offs[:, 0], -offs[:, 1]))
        points = points[np.abs((bearing - at.turn + 180) % 360 - 180) <= arc.value / 2]
        return bool(len(points)) and (reach is None or least(points, edge) <= reach + 1e-4)

    return met


def first(ways: list[Course], met: Met) -> float | None:
    """Inches of the longest way gone where one of the bases first is so, all of them under way at once."""
    length = max(way.length for way in ways)

    def at(gone: float, grown: float = 0.0) -> bool:
        return any(met(way.base, way.at(gone / length), grown) for way in ways)

    steps = math.ceil(length / 0.05)
    coarse = next((step for step in range(steps + 1) if at(step / steps * length)), None)
    if coarse is None:
        return None
    low = max(0.0, (coarse - 1) / steps * length)
    return next((low + FINE * fine for fine in range(40) if at(min(length, low + FINE * fine))), None)


def watched(play: Begin, reactor: Base, at: Pose, squad: list[tuple[Base, Pose]], changed: Any) -> Any:
    place = {
        "red.walkers": {1: (at.x, at.y, at.turn)},
        "blue.walkers": {number: (pose.x, pose.y, pose.turn) for number, (_, pose) in enumerate(squad, 1)},
        "blue.runners": {},
    }
    game = play(place, changed={"red.walkers": changed})
    models = [replace(game.game.model("red.walkers.1"), base=reactor)]
    models += [replace(game.game.model(f"blue.walkers.{n}"), base=base) for n, (base, _) in enumerate(squad, 1)]
    game.game = game.game.with_models(models)
    game.activate("red.walkers").do(HoldAction(by="red", unit="red.walkers"), End(by="red"), Pass(by="red"))
    game.activate("blue.walkers")
    return game.do(Decline(by="red")) if game.game.decider == "red" else game


def check(play: Begin, reactor: Base, at: Pose, ways: list[Course], met: Met, kind: Reaction, changed: Any) -> None:
    squad = [(way.base, way.path[0]) for way in ways]
    game = watched(play, reactor, at, squad, changed)
    hand, *others = ways
    ends = {number: way.path[-1] for number, way in enumerate(others, 2)}
    order = Move(by="blue", unit="blue.walkers", model=1, path=hand.path, others=ends, extra=True)
    found = halting.halt_of(game.rules.rulebook, game.game, goings(game.game, game.game.activation, order))
    length = max(way.length for way in ways)
    halted = None if found is None else found.part * length
    # Where it is met to begin with nothing halts it, nor where it is met just as it ends.
    if any(met(way.base, way.path[0], GRAZE) for way in ways):
        assert halted is None or not any(met(way.base, way.path[0], 0.0) for way in ways)
        return
    seen = first(ways, met)
    if halted is None:
        assert seen is None or seen > length - CLOSE or not deep(ways, met, seen)
        return
    assert found is not None
    assert found.by == (("red.walkers", kind),)
    assert any(met(way.base, way.at(found.part), GRAZE) for way in ways), "it is met where the move is halted"
    assert seen is None or abs(seen - halted) <= CLOSE or (halted < seen and grazes(ways, met, halted)), (halted, seen)


def deep(ways: list[Course], met: Met, seen: float) -> bool:
    """Whether it is still so with bases a little smaller: what only grazes may be told either way."""
    length = max(way.length for way in ways)
    places = np.linspace(seen / length, min(1.0, (seen + 0.3) / length), 60)
    return any(met(way.base, way.at(float(part)), -GRAZE) for way in ways for part in places)


def grazes(ways: list[Course], met: Met, halted: float) -> bool:
    """Whether the bases meet it there just barely or not at all, which falls between two looks."""
    length = max(way.length for way in ways)
    places = np.linspace(halted / length, min(1.0, (halted + 0.1) / length), 25)
    return not any(met(way.base, way.at(float(part)), -GRAZE) for way in ways for part in places)


RED = Pose(14, 19)
FACES = st.sampled_from([0.0, 40.0, 90.0, 200.0])
TURNS = st.sampled_from([0.0, 0.0, 60.0, 90.0, 175.0])
OFF = st.tuples(st.floats(-4, 4), st.floats(-4, 4), TURNS)
"""Off the model that holds its Action, and turned by so much on the way there."""


@st.composite
def squads(draw: Any) -> list[Course]:
    """One model that comes near by a bend and often goes on from there, and often a second that goes straight; all turn
    as they go."""
    base = draw(st.sampled_from(BASES))
    ways = []
    for legs in (draw(st.integers(1, 2)), draw(st.integers(0, 1))):
        bearing, away = draw(st.floats(0, math.tau)), draw(st.floats(5, 9))
        path = [Pose(RED.x + away * math.cos(bearing), RED.y + away * math.sin(bearing), draw(FACES))]
        for dx, dy, turn in (draw(OFF) for _ in range(legs)):
            path.append(Pose(RED.x + dx, RED.y + dy, (path[-1].turn + turn) % 360))
        ways += [Course(base, tuple(path))] if legs else []
    return ways


def clear_of(reactor: Base, at: Pose, ways: list[Course]) -> bool:
    """Nobody stands or stops on anybody: contact is another matter."""
    room = [math.dist(pose.point, at.point) for way in ways for pose in (way.path[0], way.path[-1])]
    return min(room) > reactor.outer_radius + ways[0].base.outer_radius + 0.05


def check_threat(play: Begin, ways: list[Course], reactor: Base, turn: float, reach: float) -> None:
    at = Pose(RED.x, RED.y, turn)
    assume(clear_of(reactor, at, ways))
    met = in_threat(reactor, at, reach)
    # Only the way of each model counts, and only of those that were not in the range before.
    ways = [way for way in ways if not met(way.base, way.path[0], GRAZE)]
    assume(ways)
    check(play, reactor, at, ways, met, Reaction.STRIKE, {"reach": reach, "shooting_range": 0.0})


def check_field(play: Begin, ways: list[Course], reactor: Base, turn: float, arc: Arc, reach: float | None) -> None:
    at = Pose(RED.x, RED.y, turn)
    assume(clear_of(reactor, at, ways))
    threat = in_threat(reactor, at, 0.01)
    assume(first(ways, threat) is None)
    changed = {"reach": 0.001, "arc": arc, "shooting_range": reach}
    check(play, reactor, at, ways, in_field(reactor, at, arc, reach), Reaction.SHOOT, changed)


THREATS = {
    "ways": squads(),
    "reactor": st.sampled_from(BASES),
    "turn": st.sampled_from([0.0, 30.0, 120.0]),
    "reach": st.sampled_from([1.0, 2.0, 3.5]),
}
FIELDS = {
    "ways": squads(),
    "reactor": st.sampled_from(BASES),
    "turn": st.sampled_from([0.0, 30.0, 120.0, 250.0]),
    "arc": st.sampled_from(list(Arc)),
    "reach": st.sampled_from([None, 3.0, 6.0]),
}
SLOW = [HealthCheck.function_scoped_fixture, HealthCheck.filter_too_much, HealthCheck.too_slow]


@settings(max_examples=14, suppress_health_check=SLOW)
@given(**THREATS)
def test_the_place_in_threat_range_agrees_with_the_rims_looked_at_densely(play: Begin, **what: Any) -> None:
    check_threat(play, **what)


@settings(max_examples=14, suppress_health_check=SLOW)
@given(**FIELDS)
def test_the_place_in_arc_and_range_agrees_with_the_rims_looked_at_densely(play: Begin, **what: Any) -> None:
    check_field(play, **what)
