"""A table that is known with an error: what is sure, what is not, and what may be so besides."""

from collections.abc import Callable
from typing import Any

import pytest

from engine.survey import Topic
from engine.weighing import PERHAPS, weighed
from geometry.unsure import Call

OFF = 0.05
OKAFOR, BOSS = "compliance.okafor.1", "recovery.boss.1"


def answers(match: Callable[..., Any], topic: Topic, apart: float, **errors: float) -> dict[str, tuple[Call, float]]:
    """Of a boss and an enemy, so far from base to base: each answer by its words without inches."""
    radius = match("bare").game.model(OKAFOR).base.outer_radius + match("bare").game.model(BOSS).base.outer_radius
    places = {"compliance.okafor": {1: (10, 15)}, "recovery.boss": {1: (10 + radius + apart, 15)}}
    made = match("bare", places)
    off = {OKAFOR: errors.get("okafor", OFF), BOSS: errors.get("boss", OFF)}
    found = weighed(made.rules, made.game, off, (topic,))
    assert found.most == max(off.values())
    return {one.told.text.removeprefix(PERHAPS)[:60]: (one.call, one.error) for one in found.answers}


@pytest.mark.parametrize(
    ("apart", "call"),
    [(-0.12, Call.NOT_LEGAL), (-0.08, Call.TOO_CLOSE), (0.0, Call.TOO_CLOSE), (0.08, Call.TOO_CLOSE)],
)
def test_bases_overlap_for_certain_only_beyond_both_their_errors(
    match: Callable[..., Any], apart: float, call: Call
) -> None:
    (told,) = [one for text, one in answers(match, Topic.PLACES, apart).items() if "overlaps" in text]
    assert told == (call, pytest.approx(2 * OFF))


def test_bases_apart_by_more_than_both_errors_stand_clear(match: Callable[..., Any]) -> None:
    assert list(answers(match, Topic.PLACES, 0.12).values()) == [(Call.LEGAL, pytest.approx(2 * OFF))]


@pytest.mark.parametrize(
    ("apart", "call"),
    [(0.88, Call.LEGAL), (0.92, Call.TOO_CLOSE), (1.08, Call.TOO_CLOSE), (1.12, None)],
)
def test_who_may_be_engaged_is_told_even_where_it_was_read_otherwise(
    match: Callable[..., Any], apart: float, call: Call | None
) -> None:
    told = [one for text, one in answers(match, Topic.ENGAGED, apart).items() if "are Engaged" in text]
    assert [call for call, _ in told] == ([] if call is None else [call])


def test_what_stands_exactly_is_called_as_it_was_found(match: Callable[..., Any]) -> None:
    assert set(answers(match, Topic.ENGAGED, 0.999, okafor=0.0, boss=0.0).values()) == {(Call.LEGAL, 0.0)}
