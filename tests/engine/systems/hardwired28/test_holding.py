"""Where a mission counts models, whose each place is, and the edges that a side may leave by."""

import pytest

from engine.mission import EdgeName
from engine.systems.hardwired28.holding import counted_places
from engine.systems.hardwired28.scoring import held_quarters, more
from geometry.base import MILLIMETRES_PER_INCH

BIG = 16 / MILLIMETRES_PER_INCH
NOBODY_ELSE = {"compliance.boss": {1: (4, 3)}, "recovery.boss": {1: (20, 21)}}


def areas(game):
    return game.rules.areas(game.game, None)


@pytest.mark.parametrize(("away", "held"), [(3.0, True), (3.001, True), (3.002, False)])
def test_the_middle_is_drawn_as_whose_it_is_with_how_many_are_there(match, away, held):
    game = match("mission-range", {**NOBODY_ELSE, "compliance.boss": {1: (12, 12 - away - BIG)}})
    found = areas(game)
    assert [(zone.side, zone.text) for zone in found.influence] == ([("compliance", "3″  1 : 0")] if held else [])
    open_ = [band.text for band in found.bands if band.text.startswith("3″")]
    assert open_ == ([] if held else ["3″  0 : 0"])


def test_as_many_of_either_hold_nothing(match):
    game = match("mission-range", {"compliance.boss": {1: (12, 10)}, "recovery.boss": {1: (12, 14)}})
    assert areas(game).influence == ()
    assert [text for _, _, text in counted_places(game.game)] == ["3″  1 : 1"]


def test_a_node_is_of_the_only_side_there(match):
    game = match("mission-uplink", NOBODY_ELSE)
    nodes = {marker.id: marker.at for marker in game.game.mission.markers}
    (first, at), *_ = nodes.items()
    game = match("mission-uplink", {**NOBODY_ELSE, "recovery.boss": {1: (at[0], at[1] + 1)}})
    held = [side for side, area, _ in counted_places(game.game) if area.contains(at)]
    assert (first in nodes, held) == (True, ["recovery"])


def test_each_quarter_is_drawn_as_the_score_has_it(match):
    game = match("mission-quadrants", NOBODY_ELSE)
    places = list(counted_places(game.game))
    assert [side for side, _, _ in places] == [more(counts) for counts in held_quarters(game.game).values()]
    assert {side for side, _, _ in places} == {"compliance", "recovery", None}
    assert game.rules.readout(game.game).unknown.isdisjoint({"influence", "marker_areas"})


def test_a_mission_that_counts_nobody_in_places_draws_none(match):
    game = match("mission-extraction", NOBODY_ELSE)
    assert list(counted_places(game.game)) == []
    assert {"influence", "marker_areas"} <= game.rules.readout(game.game).unknown


@pytest.mark.parametrize(
    ("table", "edges"),
    [
        ("mission-extraction", {"compliance": EdgeName.TOP, "recovery": EdgeName.BOTTOM}),
        ("mission-breakthrough", {"compliance": EdgeName.BOTTOM, "recovery": EdgeName.TOP}),
        ("mission-quadrants", {}),
    ],
)
def test_the_edges_a_side_may_leave_by_are_drawn_from_end_to_end(match, table, edges):
    game = match(table, NOBODY_ELSE)
    exits = game.rules.readout(game.game).exits
    assert {side: [one.edge for one in found] for side, found in exits.items()} == {
        side: [edge] for side, edge in edges.items()
    }
    assert all((one.start, one.end) == (0, 24) for found in exits.values() for one in found)
