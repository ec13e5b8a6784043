"""With exactly the line drawn, what is drawn is what straight lines lead to, and it is said."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.options import Draft
from geometry.base import Base, BaseShape
from geometry.pose import Pose

Begin = Callable[..., Any]

BEHIND = {"red.walkers": {1: (30, 23), 2: (28, 28)}, "blue.walkers": {1: (26.5, 18)}}
"""The rock covers x 29 to 31, y 19 to 21."""


def drafted(game: Any, option: str, at: tuple[float, float], turn: float = 0.0, *, exact: bool = True) -> Draft:
    here = game.at("red.walkers.1")
    return Draft(option, "red", "red.walkers", 1, (here, Pose(*at, turn)), exact=exact)


@pytest.mark.parametrize("option", ["move", "move_one", "move_extra"])
def test_behind_a_rock_nothing_is_drawn_that_a_straight_line_does_not_lead_to(play: Begin, option: str) -> None:
    game = play(BEHIND).activate("red.walkers")
    round_about = game.rules.areas(game.game, drafted(game, option, (30, 23), exact=False))
    areas = game.rules.areas(game.game, drafted(game, option, (30, 23)))
    assert round_about.legal_end.contains((30, 17.5))
    assert not areas.legal_end.contains((30, 17.5))
    assert areas.labels["reach"].endswith(", straight")
    assert "Exactly the line drawn: only straight ways are shown" in areas.notes
    assert "straight" not in round_about.labels["reach"]
    allowed = 0
    for i in range(9):
        for j in range(12):
            point = (27.13 + 0.81 * i, 15.17 + 0.83 * j)
            legal = game.judge(game.rules.propose(game.game, drafted(game, option, point))).legal
            if areas.legal_end.distance_to_outline(point) > 0.01:
                assert areas.legal_end.contains(point) is legal, point
            allowed += legal
    assert allowed > 20


def test_the_bands_of_the_bonus_are_straight_too(play: Begin) -> None:
    game = play(BEHIND).activate("red.walkers")
    for exact, there in ((False, True), (True, False)):
        bands = game.rules.areas(game.game, drafted(game, "move_one", (30, 23), exact=exact)).bands
        assert any(band.area.contains((30, 17.5)) for band in bands) is there


@pytest.mark.parametrize("base", [Base(BaseShape.OVAL, 1, 2), Base(BaseShape.RECTANGLE, 1, 2)], ids=str)
@pytest.mark.parametrize("turn", [35.0, 90.0])
def test_a_long_base_takes_its_turn_on_the_line_where_there_is_room(play: Begin, base: Base, turn: float) -> None:
    game = play(BEHIND).activate("red.walkers")
    game.game = game.game.with_models([replace(one, base=base) for one in game.game.standing_of("red.walkers")])
    end = game.rules.areas(game.game, drafted(game, "move_one", (30, 23), turn)).legal_end
    allowed = 0
    for i in range(7):
        for j in range(9):
            point = (27.13 + 1.03 * i, 15.97 + 1.07 * j)
            order = game.rules.propose(game.game, drafted(game, "move_one", point, turn))
            assert {pose.point for pose in order.path} <= {(30, 23), point}
            if end.distance_to_outline(point) > 0.01:
                assert game.judge(order).legal is end.contains(point), point
            allowed += game.judge(order).legal
    assert allowed > 8


def test_a_charge_is_drawn_as_far_as_a_straight_line_leads_up_to_an_enemy(play: Begin) -> None:
    game = play({"red.walkers": {1: (30, 23)}, "blue.walkers": {1: (30, 17)}}).activate("red.walkers")
    for exact, there in ((False, True), (True, False)):
        areas = game.rules.areas(game.game, drafted(game, "charge", (30, 23), exact=exact))
        assert areas.legal_end.contains((30, 18.2)) is there
        order = game.rules.propose(game.game, drafted(game, "charge", (30, 18.2), exact=exact))
        assert game.judge(order).legal is there
