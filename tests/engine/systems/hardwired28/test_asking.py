"""Asking about a move in a game of single models."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.asking import Outcome, Want, Wish, ask


@pytest.mark.parametrize(("away", "possible"), [(3.99, True), (5.02, False)])
def test_one_move_gets_into_contact_and_what_is_farther_is_missed_by_inches(
    match: Callable[..., Any], away: float, possible: bool
) -> None:
    first = match("bare", {"compliance.okafor": {1: (10, 15)}, "recovery.boss": {1: (20, 15)}})
    radii = sum(first.model(id).base.outer_radius for id in ("compliance.okafor.1", "recovery.boss.1"))
    places = {"compliance.okafor": {1: (10, 15)}, "recovery.boss": {1: (10 + radii + away, 15)}}
    table = match("bare", places)
    reply = ask(table.rules, table.game, "compliance.okafor.1", Wish(Want.CONTACT, "recovery.boss.1"))
    assert (reply.outcome is Outcome.POSSIBLE) is possible, reply.text
    assert any("activates" in word for word in reply.assumed)
    if possible:
        assert reply.travel == pytest.approx(away, abs=0.01)
    else:
        assert any(row.limit == 4.0 for row in reply.rows)
