"""The lines that hold a unit together are drawn as they are judged, and break where they are judged to break."""

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.findings import Link
from engine.mission import Piece
from engine.options import Draft
from engine.systems.starcraft.formation import Formation
from engine.systems.starcraft.links import links_at_rest, links_of
from engine.systems.starcraft.movers import make_mover
from geometry.area import Area
from geometry.base import Placed
from geometry.pose import Pose

Make = Callable[..., Any]
HALF = 1.26 / 2
"""Half the base of a Marine, 32 mm."""


def wall(left: float, top: float, right: float, bottom: float) -> Piece:
    return Piece("w", "w", "wall", Area.rectangle(left, top, right, bottom), 2)


def links(bench: Make, others: dict[int, tuple[float, float]], terrain: tuple[Piece, ...] = ()) -> tuple[Link, ...]:
    marines = {n: (30.0 + 1.5 * n, 4.0) for n in range(1, len(others) + 2)}
    table = bench({"red.a": ("terran/marine", marines)}, terrain=terrain)
    mover = make_mover(table.rules.rulebook, table.game, "red.a")
    placed = {number: Placed(mover.base, Pose(*at)) for number, at in others.items()}
    return links_of(Formation(mover, 1, Placed(mover.base, Pose(12.0, 10.0)), placed))


def test_a_model_in_coherency_hangs_on_its_leader(bench: Make) -> None:
    assert links(bench, {2: (14.0, 10.0)}) == (Link((12.0, 10.0), (14.0, 10.0)),)


def test_behind_a_wall_a_model_hangs_on_the_one_that_sees_both(bench: Make) -> None:
    found = links(bench, {2: (12.0, 12.4), 3: (14.2, 11.6)}, (wall(13.0, 7.0, 13.2, 10.6),))
    assert found[0] == Link((12.0, 10.0), (12.0, 12.4))
    assert found[1] == Link((12.0, 12.4), (14.2, 11.6))


def test_a_model_too_far_away_hangs_on_a_line_that_breaks_at_three_inches(bench: Make) -> None:
    (link,) = links(bench, {2: (16.0, 10.0)})
    assert link.breaks is not None
    assert math.dist(link.breaks, (12.0 + HALF + 3.0, 10.0)) < 0.01
    assert math.dist(link.end, (16.0 + HALF, 10.0)) < 0.01


def test_at_three_inches_the_line_holds_and_beyond_it_breaks(bench: Make) -> None:
    assert links(bench, {2: (15.0, 10.0)})[0].breaks is None
    assert links(bench, {2: (15.01, 10.0)})[0].breaks is not None


def test_a_line_through_a_wall_breaks_at_it(bench: Make) -> None:
    """Half the Gap Clearance before it, for what goes along a link keeps off walls by that."""
    (link,) = links(bench, {2: (14.5, 10.0)}, (wall(13.2, 2.0, 13.4, 18.0),))
    assert link.breaks is not None
    assert 12.6 < link.breaks[0] < 13.3
    assert link.breaks[1] == 10.0
    assert link.end == (14.5, 10.0)


def test_areas_have_the_links_of_a_unit_that_stands(bench: Make) -> None:
    table = bench({"red.a": ("terran/marine", {1: (12.0, 10.0), 2: (14.0, 10.0)})})
    areas = table.rules.areas(table.game, Draft("move", "red", "red.a", 1, (Pose(12.0, 10.0),)))
    assert areas.links == (Link((12.0, 10.0), (14.0, 10.0)),)


def test_a_model_that_would_lead_puts_nobody_out_of_coherency_while_it_stands(bench: Make) -> None:
    table = bench({"red.a": ("terran/marine", {1: (12.0, 10.0), 2: (14.0, 10.0), 3: (20.0, 10.0)})})
    areas = table.rules.areas(table.game, Draft("move", "red", "red.a", 1, (Pose(12.0, 10.0),)))
    assert areas.links == (Link((12.0, 10.0), (14.0, 10.0)),)
    adrift = table.game.with_state("red.a", replace(table.game.state("red.a"), adrift=True))
    assert links_at_rest(table.rules.rulebook, adrift, "red.a", 1)[1].breaks is not None


def test_a_line_past_an_enemy_it_fights_holds(bench: Make) -> None:
    units = {
        "red.a": ("terran/marine", {1: (12.0, 10.0), 2: (14.0, 10.0)}),
        "blue.a": ("zerg/zergling", {1: (13.0, 11.0)}),
    }
    table = bench(units)
    assert table.game.is_engaged("red.a")
    assert len(links_at_rest(table.rules.rulebook, table.game, "red.a", 1)) == 1


def test_a_unit_in_reserve_has_none(bench: Make) -> None:
    table = bench({"red.a": ("terran/marine", {})})
    assert links_at_rest(table.rules.rulebook, table.game, "red.a", 1) == ()
