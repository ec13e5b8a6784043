"""On every rulebook map each ramp can be climbed and each plateau entered, by the way a model is offered."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from engine.mission import Gate, Piece
from engine.options import Draft
from engine.systems.starcraft.levels import Level
from geometry.base import Placed
from geometry.pose import Point, Pose
from missions.rules.maps import TerrainMap, terrain_maps

Make = Callable[..., Any]

MAPS = {name: one for name, one in terrain_maps("starcraft").items() if name.startswith("rulebook/")}
OUT = 1.6
"""Inches from an Access Point to a model's centre, off the ramp and on it."""


def pieces_of(one: TerrainMap) -> tuple[Piece, ...]:
    return one.pieces("starcraft", {"ramp_lane": "right"})


def climbs() -> Iterator[tuple[str, str]]:
    for name, one in MAPS.items():
        yield from ((name, piece.id) for piece in pieces_of(one) if piece.kind == "ramp")


def beside(gate: Gate, towards: Point, away: float) -> Point:
    """So far from the middle of a gate, square to it, on the side of a point or, below 0, on the other."""
    (ax, ay), (bx, by) = gate.start, gate.end
    x, y = (ax + bx) / 2, (ay + by) / 2
    long = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    nx, ny = (ay - by) / long, (bx - ax) / long
    side = 1 if (towards[0] - x) * nx + (towards[1] - y) * ny > 0 else -1
    return (x + nx * away * side, y + ny * away * side)


def test_nine_maps_are_looked_at_and_three_have_ramps() -> None:
    assert len(MAPS) == 9
    assert {name for name, _ in climbs()} == {"rulebook/5", "rulebook/6", "rulebook/9"}
    assert len(list(climbs())) == 5


@pytest.mark.parametrize("name", MAPS)
def test_everything_that_can_be_stood_on_is_a_ramp_or_opens_to_one(name: str) -> None:
    found = pieces_of(MAPS[name])
    gates = {gate for piece in found if piece.kind == "ramp" for gate in piece.access}
    for piece in found:
        if piece.access and piece.kind != "ramp":
            assert set(piece.access) <= gates, piece.id
        assert piece.kind != "plateau" or piece.access, piece.id


def walked(bench: Make, name: str, start: Point, to: Piece, target: Point) -> Point:
    """Where a model ends that walks onto a piece, as near to a target as it is offered; Map 5 has an obelisk on a
    lane."""
    table, terrain = MAPS[name].table, pieces_of(MAPS[name])
    units = {"red.k": ("terran/jim-raynor", {1: start}), "blue.far": ("zerg/zergling", {1: (1.0, 1.0)})}
    made = bench(units, terrain=terrain, size=(table.width, table.height)).start()
    areas = made.rules.areas(made.game, Draft("move", "red", "red.k", 1, (Pose(*start), Pose(*target))))
    offered = (areas.legal_end & to.outline).grown(-0.01)
    assert offered, (start, to.id)
    end: Point = offered.nearest(target)
    order = made.rules.propose(made.game, Draft("move", "red", "red.k", 1, (Pose(*start), Pose(*end))))
    assert made.refusals(order) == []
    level = Level.MID if to.kind == "ramp" else Level.HIGH
    assert made.game.level_at(Placed(made.game.model("red.k.1").base, order.path[-1])) is level
    return end


@pytest.mark.parametrize(("name", "ramp"), sorted(climbs()))
def test_a_model_walks_up_the_ramp_onto_the_plateau_and_down_again(bench: Make, name: str, ramp: str) -> None:
    terrain = pieces_of(MAPS[name])
    lane = next(piece for piece in terrain if piece.id == ramp)
    foot, top = lane.access
    plateau = next(piece for piece in terrain if piece.kind == "plateau" and top in piece.access)
    middle = lane.outline.centroid
    at = walked(bench, name, beside(foot, middle, -OUT), lane, beside(foot, middle, OUT))
    at = walked(bench, name, at, lane, beside(top, middle, OUT))
    at = walked(bench, name, at, plateau, beside(top, middle, -OUT))
    assert plateau.outline.contains(at)
    at = walked(bench, name, at, lane, beside(top, middle, OUT))
    assert lane.outline.contains(at)
