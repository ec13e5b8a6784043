"""A Hardwired 28 position looked at as a whole, on the bare tables of the tests."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.findings import Severity
from engine.mission import Piece
from engine.survey import Row, Topic
from geometry.area import Area

Make = Callable[..., Any]


def rows(match: Any, topic: Topic) -> tuple[Row, ...]:
    found = match.rules.survey(match.game, (topic,)).of(topic).rows
    return tuple(found)


def pair(match: Make, apart: float, **settings: str) -> Any:
    """A boss and an enemy, so far from base to base."""
    first = match("bare", {"compliance.okafor": {1: (10, 15)}, "recovery.boss": {1: (15, 15)}})
    radii = sum(first.model(id).base.outer_radius for id in ("compliance.okafor.1", "recovery.boss.1"))
    places = {"compliance.okafor": {1: (10, 15)}, "recovery.boss": {1: (10 + radii + apart, 15)}}
    return match("bare", places, **settings)


@pytest.mark.parametrize(("apart", "refused"), [(-0.002, True), (0.0, False), (0.002, False)])
def test_bases_may_touch_and_not_overlap(match: Make, apart: float, refused: bool) -> None:
    assert any(row.amiss for row in rows(pair(match, apart), Topic.PLACES)) is refused


def test_a_base_stands_on_crates_and_not_in_a_wall(match: Make) -> None:
    def amiss(x: float, y: float) -> list[str]:
        found = rows(match("bare", {"compliance.okafor": {1: (x, y)}}), Topic.PLACES)
        return [row.subjects[1] for row in found if row.amiss]

    assert amiss(18, 5) == ["wall"]
    assert amiss(12, 5) == []


@pytest.mark.parametrize(("apart", "count"), [(0.998, 1), (1.0, 1), (1.002, 0)])
def test_within_an_inch_is_engaged(match: Make, apart: float, count: int) -> None:
    found = [row for row in rows(pair(match, apart), Topic.ENGAGED) if row.severity is not Severity.OTHER_READING]
    assert [row.measured for row in found] == [pytest.approx(apart, abs=1e-6)] * count


def test_who_would_be_engaged_under_another_reading_is_told(match: Make) -> None:
    table = match("bare", {"compliance.okafor": {1: (10, 15)}, "coworkers.clerks": {1: (11.5, 15)}})
    found = [row for row in rows(table, Topic.ENGAGED) if row.severity is Severity.OTHER_READING]
    assert "calm_coworkers" in {row.setting for row in found}


@pytest.mark.parametrize(("apart", "gets_there"), [(4.99, True), (5.01, False)])
def test_one_move_and_an_inch(match: Make, apart: float, gets_there: bool) -> None:
    texts = [row.text for row in rows(pair(match, apart), Topic.REACH) if row.subjects[0] == "compliance.okafor.1"]
    assert ("is Engaged with it after one Move of 4″" in texts[0]) is gets_there


def test_a_wall_makes_the_way_longer_than_the_move(match: Make) -> None:
    """The wall is 4″ wide at y 4.5 to 5.5; straight across it the two are 3.4″ apart or less."""
    table = match("bare", {"compliance.okafor": {1: (18, 7)}, "recovery.boss": {1: (18, 3)}})
    texts = [row.text for row in rows(table, Topic.REACH) if row.subjects[0] == "compliance.okafor.1"]
    assert "does not get within 1″" in texts[0]


def test_a_node_is_live_for_the_only_side_within_three_inches(match: Make) -> None:
    for away, told in ((2.998, "Node 1 is Compliance Team's"), (3.002, "Node 1 is nobody's")):
        found = match("mission-uplink", {"compliance.boss": {1: (6, 8)}})
        model, marker = found.model("compliance.boss.1"), found.game.mission.marker("m1")
        x = 6 + marker.diameter / 2 + model.base.outer_radius + away
        there = match("mission-uplink", {"compliance.boss": {1: (x, 8)}, "feral.gunners": {1: (6, 9.5)}})
        texts = [row.text for row in rows(there, Topic.MARKERS)]
        assert any(text.startswith(told) for text in texts)
        assert any("does not count: it is no squad's model" in text for text in texts)
        assert any(f"nodes live: Compliance Team {int(away < 3)}" in text for text in texts)


def test_a_model_on_a_line_is_for_its_owner_to_say(match: Make) -> None:
    table = match("mission-quadrants", {"compliance.boss": {1: (12, 6)}, "recovery.boss": {1: (18, 18)}})
    found = rows(table, Topic.MARKERS)
    assert [row.subjects for row in found if row.severity is Severity.LEFT_TO_YOU] == [("compliance.boss.1",)]
    assert any(row.text.startswith("The bottom right quarter is Recovery Crew's") for row in found)


@pytest.mark.parametrize(("edge", "covered"), [(15.2, True), (16.2, False)])
def test_who_is_in_cover_is_told(rules: Any, mission: Make, edge: float, covered: bool) -> None:
    """A low box that hides nobody, before the lower half of one base or below both."""
    table = mission("bare", {"compliance.okafor": {1: (10, 15)}, "recovery.boss": {1: (15, 15)}})
    box = Piece("box", "the box", "box", Area.rectangle(12, edge, 13, 20), traits=frozenset({"gives_cover"}))
    (row,) = rules.survey(rules.begin(replace(table, terrain=(box,))), (Topic.SIGHT,)).rows
    assert "see each other" in row.text
    assert ("is in cover from" in row.text) is covered
    assert row.where.line is not None


def test_there_is_no_coherency_and_that_is_said(match: Make) -> None:
    table = pair(match, 5.0)
    part = table.rules.survey(table.game).of(Topic.COHERENCY)
    assert part.rows == ()
    assert "no coherency" in part.note
