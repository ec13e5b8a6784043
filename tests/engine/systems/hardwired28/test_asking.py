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


@pytest.mark.parametrize(
    ("away", "short"), [(0.5, None), (1.0, None), (4.995, 0.0), (5.0, 0.0), (5.01, 0.01), (6.0, 1.0)]
)
def test_what_is_missed_is_the_way_to_where_it_would_count(
    match: Callable[..., Any], away: float, short: float | None
) -> None:
    """4″ of Move and 1″ of Engagement Range; who stands within that is Engaged already."""
    first = match("bare", {"compliance.okafor": {1: (10, 15)}, "recovery.boss": {1: (20, 15)}})
    radii = sum(first.model(id).base.outer_radius for id in ("compliance.okafor.1", "recovery.boss.1"))
    places = {"compliance.okafor": {1: (8, 15)}, "recovery.boss": {1: (8 + radii + away, 15)}}
    table = match("bare", places)
    reply = ask(table.rules, table.game, "compliance.okafor.1", Wish(Want.CONTACT, "recovery.boss.1"))
    if short is None:
        assert reply.outcome is Outcome.ALREADY
    elif short == 0.0:
        assert reply.outcome is Outcome.POSSIBLE, reply.text
    else:
        (row,) = reply.rows
        assert reply.outcome is Outcome.FORBIDDEN
        assert row.measured == pytest.approx(4.0 + short, abs=2e-3)
        assert row.limit == 4.0
