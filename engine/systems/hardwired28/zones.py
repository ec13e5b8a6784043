"""Deployment zones and the edges they touch: where squads stand up, and over which edge a mission lets them leave."""

import math
from collections.abc import Iterator

from engine.mission import EdgeName, Mission, Zone
from engine.rulebook import Rulebook
from engine.systems.hardwired28.state import HardwiredGame
from engine.tongue import tr
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.outline import extent
from geometry.pose import Point
from geometry.tolerance import Fit, apart, at_least, at_most

DEPLOYMENT = "deployment"
HAIR = 0.0005
"""Inches either way by which a base that touches an edge may be drawn."""
OPPOSITE = {
    EdgeName.TOP: EdgeName.BOTTOM,
    EdgeName.BOTTOM: EdgeName.TOP,
    EdgeName.LEFT: EdgeName.RIGHT,
    EdgeName.RIGHT: EdgeName.LEFT,
}


def is_upright(mission: Mission) -> bool:
    """Whether loot on the centre line lies from the top edge to the bottom one."""
    return mission.settings["loot_line"] == "upright"


def zones_of(game: HardwiredGame, side: str) -> tuple[Zone, ...]:
    return tuple(zone for zone in game.mission.zones if zone.kind == DEPLOYMENT and zone.side == side)


def edges_of(game: HardwiredGame, zone: Zone) -> tuple[EdgeName, ...]:
    """The table edges that a zone lies along: those it covers from end to end, else those it touches."""
    table = game.mission.table
    left, top, right, bottom = zone.area.bounds
    near = {
        EdgeName.TOP: (top, right - left),
        EdgeName.RIGHT: (table.width - right, bottom - top),
        EdgeName.BOTTOM: (table.height - bottom, right - left),
        EdgeName.LEFT: (left, bottom - top),
    }
    touched = {edge: along for edge, (away, along) in near.items() if at_most(away, 0.0)}
    covered = tuple(edge for edge, along in touched.items() if at_least(along, table.edge_length(edge)))
    return covered or tuple(touched)


def _along(zone: Zone, edge: EdgeName) -> float:
    left, top, right, bottom = zone.area.bounds
    return right - left if edge in (EdgeName.TOP, EdgeName.BOTTOM) else bottom - top


def is_strip(game: HardwiredGame, zone: Zone, base: Base) -> bool:
    """It stands for a table edge, to which the rules give no depth: no base fits into it, and who deploys there touches
    the edge, unless it is read as so many inches deep."""
    return game.setting("edge_depth") == "touching" and _is_narrow(game, zone, base)


def zone_area(rules: Rulebook, game: HardwiredGame, zone: Zone, base: Base) -> Area:
    """Where a base of a zone stands wholly: the zone, and for a strip that is read so the inches from its edge."""
    if game.setting("edge_depth") == "touching" or not _is_narrow(game, zone, base):
        return zone.area
    left, top, right, bottom = zone.area.bounds
    deep, table = rules.figure("edge_depth"), game.mission.table
    return {
        EdgeName.TOP: Area.rectangle(left, 0.0, right, deep),
        EdgeName.BOTTOM: Area.rectangle(left, table.height - deep, right, table.height),
        EdgeName.LEFT: Area.rectangle(0.0, top, deep, bottom),
        EdgeName.RIGHT: Area.rectangle(table.width - deep, top, table.width, bottom),
    }[edges_of(game, zone)[0]]


def _is_narrow(game: HardwiredGame, zone: Zone, base: Base) -> bool:
    left, top, right, bottom = zone.area.bounds
    narrow = min(right - left, bottom - top)
    return bool(edges_of(game, zone)) and at_least(narrow, 2 * base.inner_radius) is Fit.BROKEN


def to_edge(game: HardwiredGame, stands: Placed, edge: EdgeName) -> float:
    """Inches from a base to a table edge; less than 0 past it."""
    half = extent(stands.base, stands.pose.turn)
    x, y = stands.centre
    table = game.mission.table
    return {
        EdgeName.TOP: y - half[1],
        EdgeName.BOTTOM: table.height - y - half[1],
        EdgeName.LEFT: x - half[0],
        EdgeName.RIGHT: table.width - x - half[0],
    }[edge]


def touches_edge(game: HardwiredGame, stands: Placed, edge: EdgeName) -> Fit:
    """Touching is no limit of an inch to be marked; a gap within the tolerance is."""
    return apart(-max(0.0, to_edge(game, stands, edge)))


def nearest_edge(game: HardwiredGame, stands: Placed) -> EdgeName:
    """Of edges equally near the one named first: top, right, bottom, left."""
    return min(EdgeName, key=lambda edge: round(to_edge(game, stands, edge), 6))


def own_edges(game: HardwiredGame, side: str) -> tuple[EdgeName, ...]:
    """The edges a side deploys along; none for one in the middle of the table."""
    return tuple(dict.fromkeys(edge for zone in zones_of(game, side) for edge in edges_of(game, zone)))


def unused_edges(game: HardwiredGame) -> tuple[EdgeName, ...]:
    """The edges nobody deploys along; a zone in a corner counts for both of its edges unless it is read otherwise."""
    used = {edge for side in game.players() for edge in own_edges(game, side.id)}
    if game.setting("unused_edge") == "whole_edges":
        length = game.mission.table.edge_length
        used = {
            edge
            for side in game.players()
            for zone in zones_of(game, side.id)
            for edge in edges_of(game, zone)
            if at_least(_along(zone, edge), length(edge))
        }
    return tuple(edge for edge in EdgeName if edge not in used)


def enemy_of(game: HardwiredGame, side: str) -> str:
    return next((other.id for other in game.players() if other.id != side), side)


def stand_in(rules: Rulebook, game: HardwiredGame, zone: Zone, base: Base) -> Area:
    """Where the middle of a round base may be for it to stand in a zone: wholly in it, or touching a strip's edge."""
    half = base.outer_radius
    if not is_strip(game, zone, base):
        return zone_area(rules, game, zone, base).grown(-half)
    left, top, right, bottom = zone.area.bounds
    wide, tall = game.mission.table.width, game.mission.table.height
    x = (max(left, 0.0) + half, min(right, wide) - half)
    y = (max(top, 0.0) + half, min(bottom, tall) - half)
    return {
        EdgeName.TOP: Area.rectangle(x[0], half - HAIR, x[1], half + HAIR),
        EdgeName.BOTTOM: Area.rectangle(x[0], tall - half - HAIR, x[1], tall - half + HAIR),
        EdgeName.LEFT: Area.rectangle(half - HAIR, y[0], half + HAIR, y[1]),
        EdgeName.RIGHT: Area.rectangle(wide - half - HAIR, y[0], wide - half + HAIR, y[1]),
    }[edges_of(game, zone)[0]]


def drawn_to_edge(game: HardwiredGame, side: str, stands: Placed) -> Placed:
    """A base held within its own width of an edge that its side deploys along is meant to touch it: no hand holds it
    there to a thousandth of an inch."""
    x, y = stands.centre
    width, height = game.mission.table.width, game.mission.table.height
    half = extent(stands.base, stands.pose.turn)
    near: list[tuple[float, Point]] = []
    for zone in zones_of(game, side):
        if not is_strip(game, zone, stands.base):
            continue
        (edge, *_) = edges_of(game, zone)
        at = {
            EdgeName.TOP: (x, half[1]),
            EdgeName.BOTTOM: (x, height - half[1]),
            EdgeName.LEFT: (half[0], y),
            EdgeName.RIGHT: (width - half[0], y),
        }[edge]
        near.append((abs(to_edge(game, stands, edge)), at))
    away, at = min(near, default=(math.inf, (x, y)))
    return stands.to(stands.pose.at(*at)) if away <= 2 * stands.base.outer_radius else stands


def stand_in_any(rules: Rulebook, game: HardwiredGame, side: str, base: Base) -> Area:
    return union(stand_in(rules, game, zone, base) for zone in zones_of(game, side))


def edge_spot(game: HardwiredGame, stands: Placed, edge: EdgeName) -> Point:
    """The point of an edge right across from a base."""
    x, y = stands.centre
    table = game.mission.table
    return {
        EdgeName.TOP: (x, 0.0),
        EdgeName.BOTTOM: (x, table.height),
        EdgeName.LEFT: (0.0, y),
        EdgeName.RIGHT: (table.width, y),
    }[edge]


def middle(game: HardwiredGame) -> Point:
    return (game.mission.table.width / 2, game.mission.table.height / 2)


def quarters(game: HardwiredGame) -> Iterator[tuple[int, str, Area]]:
    """The four equal quarters: number, name, area."""
    x, y = middle(game)
    width, height = game.mission.table.width, game.mission.table.height
    yield 1, tr("top left"), Area.rectangle(0, 0, x, y)
    yield 2, tr("top right"), Area.rectangle(x, 0, width, y)
    yield 3, tr("bottom left"), Area.rectangle(0, y, x, height)
    yield 4, tr("bottom right"), Area.rectangle(x, y, width, height)


def quarters_met(game: HardwiredGame, stands: Placed) -> tuple[int, ...]:
    """The quarters that a base stands in: more than one for a base on a line. One that only touches a line is not on
    it."""
    x, y = middle(game)
    half = extent(stands.base, stands.pose.turn)
    cx, cy = stands.centre
    across = [
        side for side, deep in ((0, x - (cx - half[0])), (1, cx + half[0] - x)) if at_most(deep, 0.0) is Fit.BROKEN
    ]
    down = [side for side, deep in ((0, y - (cy - half[1])), (1, cy + half[1] - y)) if at_most(deep, 0.0) is Fit.BROKEN]
    return tuple(1 + column + 2 * row for row in down for column in across)
