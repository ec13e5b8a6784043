"""Asking about a move in a game of squads: bases of 1″, Movement 3."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.asking import Outcome, Want, Wish, ask


@pytest.mark.parametrize(("apart", "possible"), [(8.99, True), (11.98, True), (12.02, False)])
def test_a_charge_gets_into_contact_within_four_times_the_movement(
    play: Callable[..., Any], apart: float, possible: bool
) -> None:
    place = {"red.walkers": {1: (10, 26)}, "blue.walkers": {1: (10, 25 - apart)}}
    table = play(place, roll_off=False)
    reply = ask(table.rules, table.game, "red.walkers.1", Wish(Want.CONTACT, "blue.walkers.1"))
    assert (reply.outcome is Outcome.POSSIBLE) is possible, reply.text
    assert "Activate" in " ".join(reply.assumed)
    if possible:
        assert reply.travel == pytest.approx(apart, abs=0.01)
        assert any("base to base" in row.text for row in reply.rows)
    else:
        assert any(row.limit == 12.0 and row.measured == pytest.approx(apart, abs=0.01) for row in reply.rows)
