"""What lies on the table of a sheet and can be taken in the hand, each with its outline."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from engine.mission import EdgeName, EdgeSegment, Mission, Table
from geometry.area import Area
from geometry.pose import Point
from gui.studio.spawns import seats, told
from gui.text import tr
from missions.editing.places import outline_of
from missions.editing.sheet import Sheet
from missions.editing.words import NotEdited

BAND = 0.7
"""Inches beyond the table that an Entry Edge is grasped in."""
GRASP = 4.0
"""Pixels beside a thing that still grasp it where nothing else lies."""


class Sort(Enum):
    """In the order in which one is found before another."""

    EDGE = "edge"
    UNIT = "units"
    MARKER = "markers"
    WAVE = "wave"
    CARD = "card"
    """A marker that a card brings: it is the card's until the card is written out."""
    TERRAIN = "terrain"
    MAP = "map"
    """A piece of the map, moved beside it."""
    ZONE = "zones"


@dataclass(frozen=True, slots=True)
class Thing:
    id: str
    name: str
    sort: Sort
    outline: Area


@dataclass(frozen=True, slots=True)
class Edge:
    """One of the stretches over which a side comes in, by its number."""

    side: str
    number: int
    segment: EdgeSegment

    @property
    def id(self) -> str:
        return f"entry:{self.side}:{self.number}"


def called(thing: Thing) -> str:
    """As it is spoken of: its name, and its id where that is another."""
    if thing.sort is Sort.EDGE:
        return tr("Entry Edge of {side}").format(side=thing.name)
    if thing.sort is Sort.WAVE:
        return tr("Wave, {words}").format(words=thing.name)
    return thing.id if thing.name == thing.id else f"{thing.name} ({thing.id})"


def things_of(sheet: Sheet) -> tuple[Thing, ...]:
    """Everything that has a place, in the order of the file."""
    return (*_own(sheet), *_of_the_map(sheet), *_of_the_card(sheet), *_edges(sheet), *_waves(sheet))


def edges_of(sheet: Sheet) -> tuple[Edge, ...]:
    """As the file has them, or its deployment card."""
    table = sheet.facts.table
    if table is None:
        return ()
    if sheet.facts.deployment is not None:
        mission = sheet.mission
        sides = mission.sides if isinstance(mission, Mission) else ()
        return tuple(Edge(side.id, number, one) for side in sides for number, one in enumerate(side.entry))
    return tuple(
        Edge(name, number, _segment(table, EdgeName(one.edge), one.start, one.end))
        for name, side in sheet.facts.sides.items()
        if side is not None
        for number, one in enumerate(side.entry)
    )


def thing_at(things: Sequence[Thing], point: Point, scale: float, beneath: str | None = None) -> Thing | None:
    """The topmost thing there, the smallest of its sort; with ``beneath``, the one below that, and round again."""
    under = [thing for thing in things if thing.outline.contains(point)]
    if not under:
        near = [(thing.outline.distance(point), thing) for thing in things]
        under = [thing for away, thing in near if away * scale <= GRASP]
    order = list(Sort)
    under.sort(key=lambda thing: (order.index(thing.sort), thing.outline.size))
    if not under:
        return None
    ids = [thing.id for thing in under]
    return under[(ids.index(beneath) + 1) % len(under)] if beneath in ids else under[0]


def _segment(table: Table, edge: EdgeName, start: float | None, end: float | None) -> EdgeSegment:
    return EdgeSegment(edge, start or 0.0, table.edge_length(edge) if end is None else end)


def _own(sheet: Sheet) -> Iterator[Thing]:
    for sort in (Sort.TERRAIN, Sort.MARKER, Sort.UNIT, Sort.ZONE):
        for entry in sheet.entries(sort.value):
            id = entry.get("id")
            if isinstance(id, str):
                known = sheet.facts.catalogue.get(str(entry.get("piece")))
                name = str(entry.get("name") or (known.name if known else id))
                yield from _placed(sheet, id, name, sort)


def _of_the_map(sheet: Sheet) -> Iterator[Thing]:
    for piece in sheet.facts.map_pieces:
        yield Thing(piece.id, piece.name, Sort.MAP, piece.outline)


def _of_the_card(sheet: Sheet) -> Iterator[Thing]:
    if sheet.facts.deployment is None or not isinstance(sheet.mission, Mission):
        return
    own = {entry.get("id") for entry in sheet.entries("markers")}
    for marker in sheet.mission.markers:
        if marker.id not in own:
            yield Thing(marker.id, marker.name, Sort.CARD, Area.disc(marker.at, marker.diameter / 2))


def _edges(sheet: Sheet) -> Iterator[Thing]:
    table = sheet.facts.table
    if table is None:
        return
    names = {name: (side.name if side and side.name else name) for name, side in sheet.facts.sides.items()}
    for edge in edges_of(sheet):
        if edge.segment.end > edge.segment.start:
            yield Thing(edge.id, names.get(edge.side, edge.side), Sort.EDGE, band(table, edge.segment))


def _waves(sheet: Sheet) -> Iterator[Thing]:
    for seat in seats(sheet):
        yield Thing(seat.id, told(sheet, seat.wave), Sort.WAVE, seat.outline)


def band(table: Table, segment: EdgeSegment) -> Area:
    """Beside the table, along the stretch."""
    start, end = (table.edge_point(segment.edge, along) for along in (segment.start, segment.end))
    out = table.outward(segment.edge)
    xs = (start[0], end[0] + out[0] * BAND)
    ys = (start[1], end[1] + out[1] * BAND)
    return Area.rectangle(min(xs), min(ys), max(xs), max(ys))


def _placed(sheet: Sheet, id: str, name: str, sort: Sort) -> Iterator[Thing]:
    try:
        yield Thing(id, name, sort, outline_of(sheet, id))
    except NotEdited:
        return
