"""A position looked at as a whole: bases of 1″, so that every distance is one of centres less 1."""

import math
from collections.abc import Callable
from typing import Any

import pytest

from engine.findings import Severity
from engine.survey import Row, Topic
from engine.survey_drawing import where_of
from engine.weighing import weighed
from geometry.unsure import Call

Begin = Callable[..., Any]
HALF = 0.5


def rows(play: Any, topic: Topic) -> tuple[Row, ...]:
    found = play.rules.survey(play.game, (topic,)).of(topic).rows
    return tuple(found)


def duel(play: Begin, apart: float, **settings: Any) -> Any:
    """Two walkers and one enemy walker, the nearer of them so far from it."""
    return play(
        {"red.walkers": {1: (10, 20), 2: (8, 20)}, "blue.walkers": {1: (11 + apart, 20)}}, roll_off=False, **settings
    )


@pytest.mark.parametrize(("apart", "refused"), [(-0.002, True), (-0.0005, False), (0.0, False), (0.002, False)])
def test_bases_may_touch_and_not_overlap(play: Begin, apart: float, refused: bool) -> None:
    found = rows(duel(play, apart), Topic.PLACES)
    assert [row.amiss for row in found] == [refused]
    assert (found[0].severity is Severity.AT_LIMIT) is (apart == -0.0005)


@pytest.mark.parametrize(("x", "refused"), [(28.5 + 0.002, True), (28.5 - 0.002, False)])
def test_a_base_stands_on_no_impassable_piece_and_on_a_hedge_as_it_likes(play: Begin, x: float, refused: bool) -> None:
    on_rock = play({"red.walkers": {1: (x, 20)}}, roll_off=False)
    assert any(row.amiss for row in rows(on_rock, Topic.PLACES)) is refused
    in_hedge = play({"red.walkers": {1: (26, 20)}}, roll_off=False)
    assert not any(row.amiss for row in rows(in_hedge, Topic.PLACES))


@pytest.mark.parametrize(("apart", "count"), [(0.0, 1), (0.0008, 1), (0.002, 0)])
def test_squads_are_engaged_base_to_base(play: Begin, apart: float, count: int) -> None:
    found = rows(duel(play, apart), Topic.ENGAGED)
    assert [row.measured for row in found] == [pytest.approx(apart, abs=1e-6)] * count


@pytest.mark.parametrize(("apart", "count"), [(0.998, 2), (1.002, 0)])
def test_who_stands_in_a_threat_range(play: Begin, apart: float, count: int) -> None:
    """Either is in the other's; one that is base to base with somebody threatens nobody."""
    found = rows(duel(play, apart), Topic.ZONES)
    assert [row.measured for row in found] == [pytest.approx(apart, abs=1e-6)] * count
    assert rows(duel(play, 0.0), Topic.ZONES) == ()


@pytest.mark.parametrize(("limit", "severity"), [(1.002, Severity.PASSED), (0.998, Severity.LEFT_TO_YOU)])
def test_coherency_is_asked_only_where_a_table_has_set_it(play: Begin, limit: float, severity: Severity) -> None:
    assert rows(duel(play, 5.0), Topic.COHERENCY) == ()
    found = rows(duel(play, 5.0, squad_coherency=limit), Topic.COHERENCY)
    assert [row.severity for row in found] == [severity] * 2


@pytest.mark.parametrize(
    ("apart", "words"),
    [
        (9.0, "within 9″"),
        (9.01, "within 12″, with its Action"),
        (11.99, "within 12″, with its Action"),
        (12.01, "does not come into contact"),
    ],
)
def test_charges_by_three_and_four_times_the_movement(play: Begin, apart: float, words: str) -> None:
    texts = [row.text for row in rows(duel(play, apart), Topic.REACH) if row.subjects[0] == "red.walkers"]
    assert any(words in text and "Blue Walkers" in text for text in texts)


def test_a_way_round_is_as_long_as_a_string_round_the_corners(play: Begin) -> None:
    """Past the rock's lower corners, kept off by half a base: two tangents and what lies between."""
    table = play({"red.walkers": {1: (27.5, 20.5)}, "blue.walkers": {1: (33, 20.5)}}, roll_off=False)
    (row,) = (row for row in rows(table, Topic.REACH) if row.subjects[:2] == ("red.walkers", "blue.walkers"))
    # Round the corner circles at (29, 21) and (31, 21) of half an inch, to an inch off the other's centre.
    up, down = math.dist((27.5, 20.5), (29, 21)), math.dist((31, 21), (33, 20.5))
    bends = math.atan2(0.5, 1.5) + math.asin(HALF / up) + math.atan2(0.5, 2) + math.asin(HALF / down)
    string = math.sqrt(up**2 - HALF**2) + 2 + math.sqrt(down**2 - HALF**2) + HALF * bends
    assert row.measured == pytest.approx(string - 1, abs=0.002)


def test_who_sees_whom_past_the_rock(play: Begin) -> None:
    hidden = play({"red.walkers": {1: (28, 20)}, "blue.walkers": {1: (34, 20)}}, roll_off=False)
    (row,) = (row for row in rows(hidden, Topic.SIGHT) if row.subjects[:2] == ("red.walkers", "blue.walkers"))
    assert "Rock" in row.text
    assert row.where.whole is not None
    seen = play({"red.walkers": {1: (28, 20), 2: (28, 24)}, "blue.walkers": {1: (34, 20)}}, roll_off=False)
    (row,) = (row for row in rows(seen, Topic.SIGHT) if row.subjects[:2] == ("red.walkers", "blue.walkers"))
    assert "(1 of 2 models)" in row.text
    assert row.where.line is not None


@pytest.mark.parametrize(("apart", "may_be"), [(-0.09, True), (0.03, True), (0.09, True), (0.11, False)])
def test_who_may_be_base_to_base_is_told_though_no_larger_and_no_smaller_base_is(
    play: Begin, apart: float, may_be: bool
) -> None:
    made = duel(play, apart)
    errors = {"red.walkers.1": 0.05, "blue.walkers.1": 0.05}
    found = weighed(made.rules, made.game, errors, (Topic.ENGAGED, Topic.ZONES))
    assert [one.call for one in found.answers if "base to base" in one.told.text] == [Call.TOO_CLOSE] * may_be
    threats = [one for one in found.answers if "threat range" in one.told.text]
    assert threats
    assert all((one.call is Call.TOO_CLOSE) is may_be for one in threats)


def test_what_has_no_measure_is_drawn_by_what_it_speaks_of(play: Begin) -> None:
    made = duel(play, 5.0)
    (clear,) = rows(made, Topic.PLACES)
    bases = where_of(made.game, clear).whole
    assert bases is not None
    assert all(bases.contains(model.placed.centre) for model in made.game.on_table())
    (far, *_) = (row for row in rows(made, Topic.REACH) if "more than" in row.text)
    first, *others = ([model.placed.centre for model in made.game.standing_of(unit)] for unit in far.subjects)
    nearest = [min(math.dist(a, b) for a in first for b in other) - 1 for other in others]
    assert [math.dist(link.start, link.end) for link in where_of(made.game, far).links] == pytest.approx(nearest)
