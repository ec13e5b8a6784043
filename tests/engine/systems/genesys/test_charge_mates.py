"""A charge that a squad mate brings home is drawn where the model in the hand is held then, and allowed there."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.options import Draft
from engine.routing import asking
from engine.systems.genesys.engagement import in_touch
from geometry.pose import Pose

Begin = Callable[..., Any]

BESIDE = {"red.walkers": {1: (10, 20), 2: (13, 20)}, "blue.walkers": {1: (13, 15)}}
"""The mate of model 1 has an enemy 5″ ahead, 4″ from edge to edge."""


def charge(game: Any, at: tuple[float, float], turn: float = 0.0, **more: Any) -> Draft:
    here = game.at("red.walkers.1")
    return Draft("charge", "red", "red.walkers", 1, (here, Pose(*at, turn)), **more)


def both(game: Any, at: tuple[float, float], **more: Any) -> tuple[bool, Any]:
    """Whether it is drawn, which must be whether it is allowed; and the order."""
    areas = game.rules.areas(game.game, charge(game, game.at("red.walkers.1").point, **more))
    order = game.rules.propose(game.game, charge(game, at, **more))
    drawn = areas.legal_end.contains(at)
    assert game.judge(order).legal is drawn, at
    return drawn, order


@pytest.mark.parametrize(
    ("at", "there"),
    [((10, 15.9), True), ((10, 16.1), False), ((10, 12), True), ((10.7, 14), True)],
)
def test_a_mate_that_meets_an_enemy_by_the_hands_offset_makes_the_charge(
    play: Begin, at: tuple[float, float], there: bool
) -> None:
    game = play(BESIDE).activate("red.walkers")
    drawn, order = both(game, at)
    assert drawn is there
    if there:
        game.do(order)
        assert any(
            in_touch(game.game.model(f"red.walkers.{number}"), game.game.model("blue.walkers.1")) for number in (1, 2)
        )


def test_it_touches_fully_and_the_hand_is_where_it_is_held(play: Begin) -> None:
    game = play(BESIDE).activate("red.walkers")
    _, order = both(game, (10, 13))
    assert order.path[-1].point == (10, 13)
    assert order.others[2].y == pytest.approx(16.0, abs=1e-5)
    assert order.targets == ("blue.walkers",)
    assert game.severities(order, "charge.no_contact")[0].name == "PASSED"


@pytest.mark.parametrize(("left", "there"), [(4.5, True), (3.9, False)])
def test_only_a_mate_that_has_the_movement_for_it_does(play: Begin, left: float, there: bool) -> None:
    game = play({**BESIDE, "red.walkers": {1: (10, 20), 2: (13, 20 + 9 - left)}}).activate("red.walkers")
    game.do(game.shift("red.walkers", 0, left - 9, only=2))
    assert both(game, (10, 13))[0] is there


def test_with_targets_answered_only_those_count(play: Begin) -> None:
    game = play({**BESIDE, "blue.runners": {1: (20, 12)}}).activate("red.walkers")
    assert both(game, (10, 13), answers={"targets": ("blue.walkers",)})[0]
    assert not both(game, (10, 13), answers={"targets": ("blue.runners",)})[0]


def test_a_mate_that_the_player_has_set_base_to_base_leaves_the_hand_free(play: Begin) -> None:
    game = play(BESIDE).activate("red.walkers")
    set_there = {2: Pose(13, 16)}
    for at, there in (((10, 19), True), ((6, 24), True), ((10, 10.9), False)):
        assert both(game, at, others=set_there)[0] is there, at
    for wrong in (Pose(13, 15.5), Pose(13, 10)):
        areas = game.rules.areas(game.game, charge(game, (10, 20), others={2: wrong}))
        assert not areas.legal_end
        assert any("Red Walkers 2 is set where it may not stop" in note for note in areas.notes)
        assert game.refusals(game.rules.propose(game.game, charge(game, (10, 19), others={2: wrong})))


def test_of_one_who_follows_right_behind_none_ends_over_the_other(play: Begin) -> None:
    """The mate in front stops at the enemy; where the hand would be over it, nothing is drawn."""
    place = {"red.walkers": {1: (10, 20), 2: (10, 18.5)}, "blue.walkers": {1: (10, 14)}}
    game = play(place, passing="all").activate("red.walkers")
    for y, there in ((16.6, False), (16.3, True), (15.7, False), (15.4, True)):
        assert both(game, (10, y))[0] is there, y


def test_nothing_is_worked_out_where_nobody_waits_for_it(play: Begin) -> None:
    game = play(BESIDE).activate("red.walkers")
    with asking(wait=False) as asked:
        game.rules.propose(game.game, charge(game, (10, 13)))
    assert asked.unready
    game.rules.areas(game.game, charge(game, (10, 20)))
    with asking(wait=False) as asked:
        order = game.rules.propose(game.game, charge(game, (10, 13)))
    assert game.judge(order).legal
