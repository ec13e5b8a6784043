"""What is left of a halted move is drawn: all that the squad passes over, up to where it stops."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.options import Draft
from engine.orders import End, Pass
from engine.picture import Band, BandKind
from engine.systems.genesys.orders import Decline, GoOn, HoldAction, React, Reaction
from geometry.outline import outline

Begin = Callable[..., Any]

FAR = {"red.walkers": {1: (10, 26)}, "blue.walkers": {1: (10, 10), 2: (12, 10)}, "blue.runners": {1: (14, 10)}}
IN_RANGE = {"red.walkers": {"shooting_range": 8.0}}


def rest(game: Any, draft: Draft | None = None) -> list[Band]:
    return [band for band in game.rules.areas(game.game, draft).bands if band.kind is BandKind.TO_COME]


@pytest.fixture
def held(play: Begin) -> Any:
    """Blue is active before a squad that may shoot 8″ far and is 15″ off: of a walk of 9″ the first 7″ are free."""
    game = play(FAR, changed=IN_RANGE)
    game.activate("red.walkers").do(HoldAction(by="red", unit="red.walkers"), End(by="red"), Pass(by="red"))
    game.activate("blue.walkers")
    return game.do(Decline(by="red")) if game.game.decider == "red" else game


def test_before_it_is_halted_nothing_is_drawn_of_a_move(held: Any) -> None:
    assert rest(held) == []


def test_the_rest_is_drawn_from_where_the_squad_was_halted_to_where_it_stops(held: Any) -> None:
    held.do(held.shift("blue.walkers", 0, 9))
    assert held.game.activation.halted is not None
    (band,) = rest(held)
    assert band.text == "the halted move goes on: 2.00″"
    for point, drawn in (
        ((10, 16.6), True),
        ((10, 16.4), False),
        ((10, 19.4), True),
        ((10, 19.6), False),
        ((12, 18), True),
        ((14, 18), False),
    ):
        assert band.area.contains(point) is drawn, point


def test_it_is_drawn_for_whoever_looks_and_gone_once_the_move_has_gone_on(held: Any) -> None:
    held.do(held.shift("blue.walkers", 0, 9))
    here = held.at("blue.walkers.1")
    assert len(rest(held, Draft("move", "blue", "blue.walkers", 1, (here,)))) == 1
    (band,) = rest(held)
    held.do(React(by="red", unit="red.walkers", kind=Reaction.SHOOT), GoOn(by="blue", unit="blue.walkers"))
    for number in (1, 2):
        assert band.area.grown(0.001).covers(outline(held.game.model(f"blue.walkers.{number}").placed))
    assert rest(held) == []


def test_what_the_reaction_removes_leaves_nothing_to_go(held: Any) -> None:
    held.do(held.shift("blue.walkers", 0, 9))
    held.do(React(by="red", unit="red.walkers", kind=Reaction.SHOOT, removed=("blue.walkers.2",)))
    (band,) = rest(held)
    assert band.area.contains((10, 18))
    assert not band.area.contains((12, 18))


def test_a_new_move_has_what_is_left_of_the_movement_from_where_it_was_halted(held: Any) -> None:
    held.do(held.shift("blue.walkers", 0, 9))
    held.do(React(by="red", unit="red.walkers", kind=Reaction.SHOOT))
    here = held.at("blue.walkers.1")
    areas = held.rules.areas(held.game, Draft("move", "blue", "blue.walkers", 1, (here,)))
    assert areas.allowance == pytest.approx(2.0, abs=1e-3)
    for inches, drawn in ((1.98, True), (2.02, False)):
        point = (here.x, here.y - inches)
        assert areas.legal_end.contains(point) is drawn
        order = held.rules.propose(held.game, Draft("move", "blue", "blue.walkers", 1, (here, here.at(*point))))
        assert held.judge(order).legal is drawn
