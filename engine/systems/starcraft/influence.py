"""Entry Edges and Zones of Influence: where a unit comes in, and where an arrival may not end."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import inf

from engine.findings import Finding, Limit, Severity, Where
from engine.mission import EdgeName, EdgeSegment, Table
from engine.rulebook import Rulebook
from engine.systems.starcraft.found import found, passed, refused
from engine.systems.starcraft.state import StarcraftGame
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.gaps import separation_from
from geometry.keepout import too_near, wholly_inside
from geometry.outline import extent, outline
from geometry.pose import Point
from geometry.support import foremost
from geometry.tolerance import TOLERANCE, Fit, at_most, more_than
from geometry.zones import strip

WHOLLY = "wholly"
ROUNDED = "rounded"
DEPLOY_END = "deploy_end"
WHOLE = "whole"

_LINE = 1e-6
"""Inches: an edge as the thinnest of strips."""


def entry(game: StarcraftGame, side: str) -> tuple[EdgeSegment, ...]:
    """The edges a side enters over, as the settings read its card."""
    found = game.mission.side(side)
    for setting, readings in found.entry_readings.items():
        if game.setting(setting) in readings:
            return readings[game.setting(setting)]
    return found.entry


def segment_ends(table: Table, segment: EdgeSegment) -> tuple[Point, Point]:
    return (table.edge_point(segment.edge, segment.start), table.edge_point(segment.edge, segment.end))


def arrival_line(table: Table, segment: EdgeSegment, base: Base, turn: float) -> tuple[Point, Point]:
    """Where the centre of a base is that touches an Entry Edge from outside with its foremost point.

    A base that lies along the edge touches it with a whole side; there its middle is what has to touch.
    """
    out_x, out_y = table.outward(segment.edge)
    touch_x, touch_y = foremost(base, turn, (-out_x, -out_y))
    if turn % 90.0 == 0.0 or base.is_round:
        touch_x, touch_y = touch_x * abs(out_x), touch_y * abs(out_y)
    start, end = segment_ends(table, segment)
    return ((start[0] - touch_x, start[1] - touch_y), (end[0] - touch_x, end[1] - touch_y))


@lru_cache(maxsize=256)
def zone_piece(table: Table, segment: EdgeSegment, depth: float, rounded: bool) -> Area:
    start, end = segment_ends(table, segment)
    return strip(start, end, depth, table.width, table.height, rounded=rounded)


def zone_pieces(rules: Rulebook, game: StarcraftGame, side: str) -> tuple[Area, ...]:
    """The Zone of Influence that a side throws, one area for each of its Entry Edges."""
    rounded = game.setting("zone_ends") == ROUNDED
    depth = rules.figure("zone_depth")
    return tuple(zone_piece(game.mission.table, segment, depth, rounded) for segment in entry(game, side))


def zone(rules: Rulebook, game: StarcraftGame, side: str) -> Area:
    return union(zone_pieces(rules, game, side))


def closed_to(rules: Rulebook, game: StarcraftGame, side: str, base: Base, turn: float) -> Area:
    """Centres at which an arriving base of ``side`` would end in the opponent's zone."""
    theirs = game.opponent(side)
    if game.setting("zone_part") == WHOLLY:
        return wholly_inside(zone(rules, game, theirs), base, turn)
    return union(too_near(piece, base, turn) for piece in zone_pieces(rules, game, theirs))


def zone_findings(rules: Rulebook, game: StarcraftGame, side: str, model: str, stands: Placed) -> Iterator[Finding]:
    """Whether an arriving model ends clear of the opponent's zone. Nothing where it does by far."""
    theirs = game.opponent(side)
    for segment, piece in zip(entry(game, theirs), zone_pieces(rules, game, theirs), strict=True):
        near, far = _from_edge(game.mission.table, segment, stands)
        if game.setting("zone_ends") == ROUNDED:
            near = max(0.0, separation_from(stands, zone_piece(game.mission.table, segment, _LINE, False)))
        if near > rules.figure("zone_depth") + TOLERANCE * 2:
            continue
        wholly = game.setting("zone_part") == WHOLLY
        fit = _out_of_all(zone(rules, game, theirs), stands) if wholly else more_than(separation_from(stands, piece), 0)
        if fit is Fit.KEPT:
            continue
        yield found(
            rules,
            "zone.influence",
            Severity.of(fit),
            model,
            theirs,
            measured=far if wholly else near,
            limit=rules.figure("zone_depth"),
            kind=Limit.MORE_THAN,
            setting="zone_part",
            where=Where(offending=outline(stands) & piece, whole=piece, spot=stands.centre),
        )


def near_zone(rules: Rulebook, game: StarcraftGame, side: str, stands: Placed) -> bool:
    """Whether some reading of the opponent's zone could hold a part of the base."""
    depth = rules.figure("zone_depth") + 2 * TOLERANCE
    segments = entry(game, game.opponent(side))
    return any(_from_edge(game.mission.table, segment, stands)[0] <= depth for segment in segments)


def zone_passed(rules: Rulebook, unit: str, theirs: str) -> Finding:
    return passed(rules, "zone.influence", unit, theirs)


def start_finding(rules: Rulebook, game: StarcraftGame, side: str, model: str, stands: Placed) -> Finding:
    """A Deploy begins outside the table, the base touching one of the side's Entry Edges."""
    off = from_segments(game.mission.table, entry(game, side), stands)
    limit = rules.figure("deploy_touch")
    if at_most(off, limit):
        return passed(rules, "deploy.start", model, side)
    where = Where(spot=stands.centre)
    return found(rules, "deploy.start", Severity.REFUSED, model, side, measured=off, limit=limit, where=where)


def end_finding(
    rules: Rulebook, game: StarcraftGame, side: str, model: str, stands: Placed, limit: float
) -> Iterator[Finding]:
    """A Deploy ends with the whole base within its Speed of an Entry Edge, where that is how it is read."""
    if game.setting(DEPLOY_END) != WHOLE:
        return
    off = min((_farthest(game.mission.table, segment, stands) for segment in entry(game, side)), default=inf)
    severity, where = Severity.of(at_most(off, limit)), Where(spot=stands.centre)
    yield found(
        rules, "deploy.beyond", severity, model, side, measured=off, limit=limit, setting=DEPLOY_END, where=where
    )


def whole_ends(game: StarcraftGame, side: str, base: Base, turn: float, limit: float) -> Area:
    """Centres at which a base is wholly within a distance of one of the side's Entry Edges."""
    table = game.mission.table
    strips = (
        strip(*segment_ends(table, segment), limit, table.width, table.height, rounded=True)
        for segment in entry(game, side)
    )
    return union(wholly_inside(one, base, turn) for one in strips)


def _farthest(table: Table, segment: EdgeSegment, stands: Placed) -> float:
    """From a stretch of edge to the farthest point of a base."""
    line = zone_piece(table, segment, _LINE, False)
    if stands.base.is_round:
        return line.distance(stands.centre) + stands.base.outer_radius
    return max(line.distance(corner) for ring in outline(stands).rings() for corner in ring)


def has_edge(rules: Rulebook, game: StarcraftGame, unit: str) -> Iterator[Finding]:
    """A side that no card and no mission gives an Entry Edge comes in over none."""
    side = game.unit(unit).side
    if not entry(game, side):
        yield refused(rules, "deploy.no_edge", unit, side)


def from_segments(table: Table, segments: Sequence[EdgeSegment], stands: Placed) -> float:
    """Inches a base is off the place where it touches one of these stretches of edge from outside the table.

    Without a stretch no place is near enough.
    """
    depth = max(0.0, -separation_from(stands, table.area)) if _touches(table, stands) else 0.0
    lines = [zone_piece(table, segment, _LINE, False) for segment in segments]
    gaps = [max(0.0, separation_from(stands, line)) for line in lines]
    return max(depth, min(gaps, default=inf))


def _touches(table: Table, stands: Placed) -> bool:
    half_x, half_y = extent(stands.base, stands.pose.turn)
    x, y = stands.centre
    return -half_x < x < table.width + half_x and -half_y < y < table.height + half_y


def _from_edge(table: Table, segment: EdgeSegment, stands: Placed) -> tuple[float, float]:
    """How far the base's nearest and farthest points lie from the line of an edge."""
    half_x, half_y = extent(stands.base, stands.pose.turn)
    x, y = stands.centre
    middle, half = {
        EdgeName.TOP: (y, half_y),
        EdgeName.BOTTOM: (table.height - y, half_y),
        EdgeName.LEFT: (x, half_x),
        EdgeName.RIGHT: (table.width - x, half_x),
    }[segment.edge]
    return (max(0.0, middle - half), middle + half)


def _out_of_all(area: Area, stands: Placed) -> Fit:
    """Whether some of the base is out of an area."""
    body = outline(stands)
    if not area.grown(TOLERANCE).covers(body):
        return Fit.KEPT
    return Fit.BROKEN if area.grown(-TOLERANCE).covers(body) else Fit.AT_LIMIT
