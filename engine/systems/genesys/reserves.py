"""Squads that wait off the table: the table's edges they may come in by, and when."""

from collections.abc import Iterable, Iterator

from engine.mission import EdgeName, EdgeSegment, Table
from engine.rulebook import Rulebook
from engine.systems.genesys.state import GenesysGame, Stage
from engine.tongue import tr
from geometry.area import Area
from geometry.base import Base
from geometry.pose import Point, Pose, distance
from geometry.reach_edge import nearest_on_edge
from geometry.support import foremost
from geometry.tolerance import TOLERANCE

Line = tuple[Point, Point]


def is_reserve(game: GenesysGame, unit: str) -> bool:
    """None of its models stands on the table, and some may still come."""
    return not game.standing_of(unit) and bool(game.alive_of(unit))


def is_awaited(game: GenesysGame, unit: str) -> bool:
    """It waits to be set down, or in reserve: a side that has neither zones nor edges has no reserves."""
    side = game.side_of_unit(unit)
    counts = game.stage is Stage.ROLL_OFF or side in game.zones or bool(entry_of(game, side))
    return counts and is_reserve(game, unit)


def reserves_of(game: GenesysGame, side: str) -> tuple[str, ...]:
    return tuple(unit.id for unit in game.units_of(side) if is_reserve(game, unit.id))


def entry_of(game: GenesysGame, side: str) -> tuple[EdgeSegment, ...]:
    """The stretches of edge by which a side's reserves come in: those that zones taken border, or the mission's own."""
    return game.mission.side(side).entry


def first_round(rules: Rulebook, game: GenesysGame) -> int:
    """The Game Round from which on reserves may arrive, by a setting: no public text gives it."""
    return rules.count("reserves_late") if game.mission.settings["reserve_round"] == "second" else 1


def may_arrive(rules: Rulebook, game: GenesysGame, unit: str) -> bool:
    """The squad waits, has an edge to come in by, and it is time."""
    in_time = game.stage is Stage.TURNS and game.round >= first_round(rules, game)
    edges = entry_of(game, game.side_of_unit(unit))
    return in_time and bool(edges) and unit not in game.activated and is_reserve(game, unit)


def arriving_of(rules: Rulebook, game: GenesysGame, side: str) -> tuple[str, ...]:
    return tuple(unit for unit in reserves_of(game, side) if may_arrive(rules, game, unit))


def bordered(game: GenesysGame, zones: Iterable[Area]) -> tuple[EdgeSegment, ...]:
    """The stretches of the table's edge that these zones border, or by a setting each such edge from end to end."""
    table = game.mission.table
    found = [segment for zone in zones for segment in _borders(table, zone)]
    if game.mission.settings["entry_edges"] == "whole":
        return tuple(
            EdgeSegment(edge, 0.0, table.edge_length(edge))
            for edge in EdgeName
            if any(segment.edge is edge for segment in found)
        )
    return tuple(one for edge in EdgeName for one in _joined(segment for segment in found if segment.edge is edge))


def _borders(table: Table, zone: Area) -> Iterator[EdgeSegment]:
    left, top, right, bottom = zone.bounds
    if top <= TOLERANCE:
        yield EdgeSegment(EdgeName.TOP, left, right)
    if bottom >= table.height - TOLERANCE:
        yield EdgeSegment(EdgeName.BOTTOM, left, right)
    if left <= TOLERANCE:
        yield EdgeSegment(EdgeName.LEFT, top, bottom)
    if right >= table.width - TOLERANCE:
        yield EdgeSegment(EdgeName.RIGHT, top, bottom)


def _joined(segments: Iterable[EdgeSegment]) -> Iterator[EdgeSegment]:
    """Stretches that meet are one."""
    whole: EdgeSegment | None = None
    for segment in sorted(segments, key=lambda one: one.start):
        if whole is not None and segment.start <= whole.end + TOLERANCE:
            whole = EdgeSegment(whole.edge, whole.start, max(whole.end, segment.end))
            continue
        if whole is not None:
            yield whole
        whole = segment
    if whole is not None:
        yield whole


def edges_words(segments: Iterable[EdgeSegment]) -> str:
    """``bottom 0″ to 32″, left 36″ to 48″``, counted from the edge's left or top end."""
    words = [tr("{edge} {start:g}″ to {end:g}″", edge=one.edge.value, start=one.start, end=one.end) for one in segments]
    return ", ".join(words) or tr("none: every model starts on the table or stays in reserve")


def arrival_lines(game: GenesysGame, side: str, base: Base, turn: float) -> tuple[Line, ...]:
    """Where the centre of a base is that touches a stretch from outside the table with its foremost point.

    A base that lies along the edge touches it with a whole side; there its middle is what has to touch.
    """
    table = game.mission.table
    return tuple(_arrival_line(table, segment, base, turn) for segment in entry_of(game, side))


def _arrival_line(table: Table, segment: EdgeSegment, base: Base, turn: float) -> Line:
    out_x, out_y = table.outward(segment.edge)
    touch_x, touch_y = foremost(base, turn, (-out_x, -out_y))
    if turn % 90.0 == 0.0 or base.is_round:
        touch_x, touch_y = touch_x * abs(out_x), touch_y * abs(out_y)
    (x0, y0), (x1, y1) = (table.edge_point(segment.edge, along) for along in (segment.start, segment.end))
    return ((x0 - touch_x, y0 - touch_y), (x1 - touch_x, y1 - touch_y))


def starts_for(game: GenesysGame, side: str, base: Base, end: Pose) -> list[Pose]:
    """For each stretch the place off the table nearest to an end, at the end's turn; the nearest of all first."""
    lines = arrival_lines(game, side, base, end.turn)
    starts = [end.at(*nearest_on_edge(first, last, end.point)) for first, last in lines]
    return sorted(starts, key=lambda start: distance(start.point, end.point))


def off_line(game: GenesysGame, side: str, base: Base, start: Pose) -> float | None:
    """Inches from a place to the nearest where a base touches a stretch from outside; none without a stretch."""
    lines = arrival_lines(game, side, base, start.turn)
    gaps = [distance(start.point, nearest_on_edge(first, last, start.point)) for first, last in lines]
    return min(gaps, default=None)
