"""A position looked at as it may also stand: which positions these are, and what hangs on whom."""

import math
from collections.abc import Collection

import pytest

from engine.findings import RuleRef, Severity
from engine.game import Game, starting_models
from engine.mission import Mission, MissionCard, Profile, Side, SideLook, Table, UnitSetup
from engine.survey import ALL, Part, Row, Survey, Topic
from engine.weighing import positions, weighed
from geometry.base import Base, BaseShape
from geometry.pose import Pose
from geometry.unsure import Call

OFF = 0.25
SHAPES = {"round": Base.round(1.25), "oval": Base(BaseShape.OVAL, 1.4, 3.0)}


@pytest.fixture(scope="module")
def game() -> Game:
    """Two bases far apart, upright."""
    units = tuple(
        UnitSetup(name, name, "red", Profile(name, name, "red", base, "this test"), (1,), {1: Pose(x, 10.0)})
        for (name, base), x in zip(SHAPES.items(), (8.0, 20.0), strict=True)
    )
    card = MissionCard("card", 3, "this test")
    sides = (Side("red", "Red", "red", SideLook.RED),)
    mission = Mission("test", "Test", "this test", Table(30, 20), card, {}, sides=sides, units=units)
    return Game(mission=mission, models=starting_models(mission))


def holds(width: float, depth: float, x: float, y: float) -> bool:
    """Whether a place lies in an ellipse about the origin."""
    return (2 * x / width) ** 2 + (2 * y / depth) ** 2 <= 1 + 1e-9


def test_one_position_has_every_base_hold_all_its_places_and_one_has_it_in_all_of_them(game: Game) -> None:
    larger, smaller, *_ = positions(game, dict.fromkeys(game.models, OFF), Topic.PLACES)
    turns = [math.radians(step) for step in range(0, 360, 15)]
    for id, model in game.models.items():
        for outer, inner in ((larger.model(id).base, model.base), (model.base, smaller.model(id).base)):
            for along, aside in ((a, b) for a in turns for b in turns):
                x = inner.width / 2 * math.cos(along) + OFF * math.cos(aside)
                y = inner.depth / 2 * math.sin(along) + OFF * math.sin(aside)
                assert holds(outer.width, outer.depth, x, y)


@pytest.mark.parametrize("topic", [Topic.PLACES, Topic.REACH])
def test_every_direction_is_followed_by_the_opposite_one_and_ways_are_gone_by_no_larger_base(
    game: Game, topic: Topic
) -> None:
    found = list(positions(game, dict.fromkeys(game.models, OFF), topic))
    moved = [one for one in found if all(one.model(id).base == model.base for id, model in game.models.items())]
    assert len(found) - len(moved) == (0 if topic is Topic.REACH else 2)
    assert len(moved) >= 6
    for one, other in zip(moved[::2], moved[1::2], strict=True):
        for id, model in game.models.items():
            (x, y), (ax, ay), (bx, by) = (it.model(id).placed.centre for it in (game, one, other))
            assert ((ax + bx) / 2, (ay + by) / 2) == pytest.approx((x, y))
            assert math.hypot(ax - x, ay - y) == pytest.approx(OFF)
            assert one.model(id).base == model.base


class Watching:
    """Says one thing of the round base, which another one's place decides."""

    def survey(self, game: Game, topics: Collection[Topic] = ALL) -> Survey:
        far = game.model("oval.1").placed.centre[0] > 20.0
        claim = "it is far" if far else "it is near"
        row = Row(f"{claim}.", RuleRef("Test", "1"), Severity.PASSED, ("round.1",), claim=claim)
        return Survey((Part(Topic.PLACES, (row,)),))


@pytest.mark.parametrize(
    ("errors", "call", "error"),
    [({"oval.1": OFF}, Call.TOO_CLOSE, 2 * OFF), ({"round.1": OFF}, Call.LEGAL, OFF), ({}, Call.LEGAL, 0.0)],
)
def test_what_changes_though_nothing_it_speaks_of_is_unsure_hangs_on_others(
    game: Game, errors: dict[str, float], call: Call, error: float
) -> None:
    found = weighed(Watching(), game, errors)
    first = found.answers[0]
    assert (first.call, first.error) == (call, error)
