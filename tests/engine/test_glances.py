"""Two units that look at each other: told by their nearest models, and how far those may be off."""

import pytest

from engine.findings import RuleRef
from engine.game import Game, starting_models
from engine.glances import Glance, row_of
from engine.mission import Mission, MissionCard, Profile, Side, SideLook, Table, UnitSetup
from engine.sight import Looking
from geometry.base import Base
from geometry.pose import Pose
from geometry.tolerance import Fit

SEEN, HIDDEN = Looking(Fit.KEPT, ((0, 0), (1, 0))), Looking(Fit.BROKEN)
PLACES = {"red": (0.0,), "blue": (4.0, 4.6, 9.0)}
"""Inches from the left, in one line."""


@pytest.fixture(scope="module")
def game() -> Game:
    profile = Profile("one", "One", "one", Base.round(1.0), "this test")
    units = tuple(
        UnitSetup(side, side, side, profile, tuple(range(1, len(xs) + 1)), {n: Pose(x, 5) for n, x in enumerate(xs, 1)})
        for side, xs in PLACES.items()
    )
    sides = (Side("red", "Red", "red", SideLook.RED), Side("blue", "Blue", "blue", SideLook.BLUE))
    card = MissionCard("card", 3, "this test")
    mission = Mission("test", "Test", "this test", Table(20, 10), card, {}, sides=sides, units=units)
    return Game(mission=mission, models=starting_models(mission))


@pytest.mark.parametrize(
    ("seen", "besides", "margin"),
    [
        # The nearest two are 3 and 3.6 inches off: moved by half of what is between, either may be the nearest.
        ((1, 2, 3), " It hides.", 0.3),
        ((1, 3), " It hides.", 2.5),
        ((2,), " It hides.", None),
        ((1, 2, 3), "", None),
    ],
)
def test_what_is_told_besides_holds_while_the_nearest_stay_the_nearest(
    game: Game, seen: tuple[int, ...], besides: str, margin: float | None
) -> None:
    looks = {("red.1", f"blue.{n}"): SEEN if n in seen else HIDDEN for n in (1, 2, 3)}
    row = row_of(game, Glance("red", "blue", looks), str, RuleRef("Test", "1"), besides)
    assert row.margin == (None if margin is None else pytest.approx(margin))
    assert row.subjects[2:] == ("red.1", f"blue.{seen[0]}")
