"""Entry Edges in the hand: slid along their edge, drawn out at an end, taken round a corner."""

from enum import Enum

from engine.mission import EdgeName, EdgeSegment, Table
from geometry.pose import Point
from gui.studio.things import Edge, edges_of
from gui.text import tr
from missions.editing.carrying import tidy
from missions.editing.edits import set_entry_edges
from missions.editing.sheet import Sheet
from missions.editing.words import Entry, NotEdited

ROUND = (EdgeName.TOP, EdgeName.RIGHT, EdgeName.BOTTOM, EdgeName.LEFT)
"""Clockwise."""
LEAST = 0.5
"""Inches that an end is not drawn beyond the other."""
GRASP = 14.0
"""Pixels from an end that take hold of it."""


class Hold(Enum):
    WHOLE = "whole"
    START = "start"
    END = "end"


def hold_at(segment: EdgeSegment, point: Point, scale: float) -> Hold:
    """What of the stretch a press there takes: an end that is near, else the whole."""
    along = _along(segment.edge, point)
    room = min(GRASP / scale, (segment.end - segment.start) / 3)
    if along - segment.start <= room:
        return Hold.START
    return Hold.END if segment.end - along <= room else Hold.WHOLE


def drawn(table: Table, segment: EdgeSegment, hold: Hold, dx: float, dy: float, step: float = 0.0) -> EdgeSegment:
    """The stretch where a drag by so much takes it, on the table's edge; ends on multiples of ``step``."""
    by = dx if segment.edge in (EdgeName.TOP, EdgeName.BOTTOM) else dy
    long = table.edge_length(segment.edge)
    start, end = segment.start, segment.end
    match hold:
        case Hold.WHOLE:
            by = _stepped(start + by, step) - start
            by = min(max(by, -start), long - end)
            return EdgeSegment(segment.edge, start + by, end + by)
        case Hold.START:
            return EdgeSegment(segment.edge, min(max(_stepped(start + by, step), 0.0), end - LEAST), end)
        case Hold.END:
            return EdgeSegment(segment.edge, start, max(min(_stepped(end + by, step), long), start + LEAST))


def turned(table: Table, segment: EdgeSegment, clockwise: bool) -> EdgeSegment:
    """On the next edge round the table, as far as that one is long."""
    edge = ROUND[(ROUND.index(segment.edge) + (1 if clockwise else -1)) % 4]
    long = table.edge_length(edge)
    if segment.end - segment.start >= table.edge_length(segment.edge):
        return EdgeSegment(edge, 0.0, long)
    wide = min(segment.end - segment.start, long)
    start = min(segment.start, long - wide)
    return EdgeSegment(edge, start, start + wide)


def edge_of(sheet: Sheet, id: str) -> Edge:
    for edge in edges_of(sheet):
        if edge.id == id:
            return edge
    raise NotEdited(tr("the mission has nothing called '{id}'").format(id=id))


def with_segment(sheet: Sheet, id: str, segment: EdgeSegment | None) -> Sheet:
    """The stretch at another place; none takes it away."""
    own = edge_of(sheet, id)
    side = [edge for edge in edges_of(sheet) if edge.side == own.side]
    made = [(segment if edge.id == id else edge.segment) for edge in side]
    return set_entry_edges(sheet, own.side, [_entry(sheet, one) for one in made if one is not None])


def with_edge(sheet: Sheet, side: str, segment: EdgeSegment) -> Sheet:
    """A further stretch for a side."""
    there = [edge.segment for edge in edges_of(sheet) if edge.side == side]
    return set_entry_edges(sheet, side, [_entry(sheet, one) for one in (*there, segment)])


def _entry(sheet: Sheet, segment: EdgeSegment) -> Entry:
    table = sheet.facts.table
    entry: Entry = {"edge": segment.edge.value}
    if table is not None and (segment.start > 0 or segment.end < table.edge_length(segment.edge)):
        entry |= {"from": tidy(segment.start), "to": tidy(segment.end)}
    return entry


def _along(edge: EdgeName, point: Point) -> float:
    return point[0] if edge in (EdgeName.TOP, EdgeName.BOTTOM) else point[1]


def _stepped(value: float, step: float) -> float:
    return round(value / step) * step if step else value
