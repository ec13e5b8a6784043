"""A set-up sheet: where every thing of a table lies, in inches from its edges, for people with a tape."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.mission import Marker, Mission, Piece, Side, Table, Zone
from engine.wording import INCH
from geometry.area import Area, Ring
from geometry.corners import disc_of, oblong_of, telling_corners
from geometry.pose import Point

DIGITS = 1
"""After the point of an inch; a tape shows no more."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place as it is measured: so many inches from the left or right edge, and from the top or bottom one, the nearer
    of the two each time."""

    what: str
    across: float
    across_from: str
    down: float
    down_from: str

    def __str__(self) -> str:
        across, down = f"{self.across:.{DIGITS}f}{INCH}", f"{self.down:.{DIGITS}f}{INCH}"
        return f"{self.what} {_off(across, self.across_from)}, {_off(down, self.down_from)}"


def _off(inches: str, edge: str) -> str:
    return f"{inches.removeprefix('-')} past the {edge} edge" if inches.startswith("-") else f"{inches} from the {edge}"


@dataclass(frozen=True, slots=True)
class Entry:
    """A thing of the table: what it is called, how large, and the places that say where it lies."""

    id: str
    name: str
    size: str
    spots: tuple[Spot, ...]

    def __str__(self) -> str:
        size = f", {self.size}" if self.size else ""
        return f"{self.name} ({self.id}){size}: {'; '.join(map(str, self.spots))}"


@dataclass(frozen=True, slots=True)
class SetupSheet:
    """In the order in which a table is set up: its edges, its markers, its zones, its terrain."""

    title: str
    table: Table
    edges: tuple[str, ...]
    markers: tuple[Entry, ...]
    zones: tuple[Entry, ...]
    terrain: tuple[Entry, ...]
    notes: tuple[str, ...]

    def told(self) -> Iterator[str]:
        """The sheet, a line each."""
        yield self.title
        yield f"Table: {self.table.width:g} × {self.table.height:g}{INCH}; left, right, top and bottom as it is drawn"
        parts = (
            ("Entry Edges", self.edges),
            ("Markers", self.markers),
            ("Zones", self.zones),
            ("Terrain", self.terrain),
        )
        for heading, lines in parts:
            if lines:
                yield ""
                yield heading
                yield from (f"{number:>3}. {line}" for number, line in enumerate(lines, 1))
        if self.notes:
            yield ""
            yield from self.notes


def spot(what: str, at: Point, table: Table) -> Spot:
    x, y = at
    across = (x, "left") if x <= table.width / 2 else (table.width - x, "right")
    down = (y, "top") if y <= table.height / 2 else (table.height - y, "bottom")
    return Spot(what, round(across[0], DIGITS) + 0.0, across[1], round(down[0], DIGITS) + 0.0, down[1])


def setup_sheet(mission: Mission) -> SetupSheet:
    table = mission.table
    return SetupSheet(
        title=mission.name,
        table=table,
        edges=tuple(line for side in mission.sides for line in _edges(side, table)),
        markers=tuple(_marker(marker, table) for marker in mission.markers),
        zones=tuple(_zone(zone, table) for zone in mission.zones),
        terrain=tuple(_piece(piece, table) for piece in mission.terrain),
        notes=(f"Places are rounded to a tenth of an inch. {mission.source}".rstrip(),),
    )


def _edges(side: Side, table: Table) -> Iterator[str]:
    for segment in side.entry:
        long = table.edge_length(segment.edge)
        end = "left" if segment.edge.value in ("top", "bottom") else "top"
        whole = segment.start <= 0 and segment.end >= long
        span = "the whole edge" if whole else f"{segment.start:g} to {segment.end:g}{INCH} from the {end}"
        yield f"{side.name}: {segment.edge.value} edge, {span}"


def _marker(marker: Marker, table: Table) -> Entry:
    return Entry(marker.id, marker.name, f"{marker.diameter:.2f}{INCH} wide", (spot("middle", marker.at, table),))


def _zone(zone: Zone, table: Table) -> Entry:
    return Entry(zone.id, zone.name, _sizes(zone.area), tuple(_spots(zone.area, table, every=True)))


def _piece(piece: Piece, table: Table) -> Entry:
    return Entry(piece.id, piece.name, _sizes(piece.outline), tuple(_spots(piece.outline, table)))


def _sizes(area: Area) -> str:
    return " and ".join(filter(None, map(_size, area.rings())))


def _size(ring: Ring) -> str:
    disc, oblong = disc_of(ring), oblong_of(ring)
    if disc is not None:
        return f"{disc.diameter:.{DIGITS}f}{INCH} wide"
    return "" if oblong is None else f"{oblong.long:.{DIGITS}f} × {oblong.short:.{DIGITS}f}{INCH}"


def _spots(area: Area, table: Table, *, every: bool = False) -> Iterator[Spot]:
    """Of each outline the middle of a disc, or corners: three that say how it lies, or every one."""
    for ring in area.rings():
        disc = disc_of(ring)
        if disc is not None:
            yield spot("middle", disc.centre, table)
            continue
        corners = ring if every else telling_corners(ring, table.width, table.height)
        yield from (spot("corner", corner, table) for corner in corners)
