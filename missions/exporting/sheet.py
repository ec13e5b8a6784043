"""A set-up sheet: where every thing of a table lies, in inches from its edges, for people with a tape."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.mission import Marker, Mission, Piece, Side, Table, UnitSetup, Zone
from engine.tongue import tr, tr_later
from engine.wording import INCH
from geometry.area import Area, Ring
from geometry.corners import disc_of, oblong_of, telling_corners, turning_corners
from geometry.pose import Point

DIGITS = 1
"""After the point of an inch; a tape shows no more."""


MILLIMETRES = 25.4
"""Of an inch."""
MOST_CORNERS = 12
"""Of an outline that is no disc and no rectangle as many are told; of one with more, three that say how it lies."""
_FROM = {
    "left": tr_later("{inches} from the left"),
    "right": tr_later("{inches} from the right"),
    "top": tr_later("{inches} from the top"),
    "bottom": tr_later("{inches} from the bottom"),
}
_PAST = {
    "left": tr_later("{inches} past the left edge"),
    "right": tr_later("{inches} past the right edge"),
    "top": tr_later("{inches} past the top edge"),
    "bottom": tr_later("{inches} past the bottom edge"),
}
_WHOLE = {
    "left": tr_later("{side}: the whole left edge"),
    "right": tr_later("{side}: the whole right edge"),
    "top": tr_later("{side}: the whole top edge"),
    "bottom": tr_later("{side}: the whole bottom edge"),
}
_SPAN = {
    "left": tr_later("{side}: left edge, {start:g} to {end:g}″ from the top"),
    "right": tr_later("{side}: right edge, {start:g} to {end:g}″ from the top"),
    "top": tr_later("{side}: top edge, {start:g} to {end:g}″ from the left"),
    "bottom": tr_later("{side}: bottom edge, {start:g} to {end:g}″ from the left"),
}


@dataclass(frozen=True, slots=True)
class Spot:
    """A place as it is measured: so many inches from the left or right edge, and from the top or bottom one, the nearer
    of the two each time."""

    what: str
    across: float
    across_from: str
    down: float
    down_from: str

    @property
    def ways(self) -> tuple[str, str]:
        """As the tape is laid, across and down."""
        return _off(self.across, self.across_from), _off(self.down, self.down_from)

    def __str__(self) -> str:
        return f"{self.what} {', '.join(self.ways)}"


def _off(inches: float, edge: str) -> str:
    table = _PAST if inches < 0 else _FROM
    return tr(table[edge], inches=f"{abs(inches):.{DIGITS}f}{INCH}")


@dataclass(frozen=True, slots=True)
class Entry:
    """A thing of the table: what it is called, how large, what it is, and the places that say where it lies. ``mark``
    is what it bears in a picture of the table, at ``at``."""

    id: str
    name: str
    size: str
    spots: tuple[Spot, ...]
    mark: str
    at: Point
    says: str = ""

    @property
    def heading(self) -> str:
        return ", ".join(filter(None, (f"{self.name} ({self.id})", self.size, self.says)))

    def __str__(self) -> str:
        return f"{self.heading}: {'; '.join(map(str, self.spots))}"

    def lines(self) -> Iterator[str]:
        """One where it has one place; otherwise one for each of them, in columns."""
        if len(self.spots) == 1:
            yield f"{self.mark:>4}. {self}"
            return
        yield f"{self.mark:>4}. {self.heading}"
        what = max((len(one.what) for one in self.spots), default=0)
        across = max((len(one.ways[0]) for one in self.spots), default=0)
        for one in self.spots:
            yield f"        {one.what:<{what}}  {one.ways[0]:<{across}}  {one.ways[1]}"


@dataclass(frozen=True, slots=True)
class SetupSheet:
    """In the order in which a table is set up: its edges, its markers, its zones, its terrain, and who stands on it
    when the game begins."""

    title: str
    table: Table
    edges: tuple[str, ...]
    markers: tuple[Entry, ...]
    zones: tuple[Entry, ...]
    terrain: tuple[Entry, ...]
    units: tuple[Entry, ...]
    notes: tuple[str, ...]

    @property
    def size(self) -> str:
        size = f"{self.table.width:g} × {self.table.height:g}{INCH}"
        return tr("Table: {size}; left, right, top and bottom as it is drawn", size=size)

    @property
    def parts(self) -> tuple[tuple[str, tuple[Entry, ...]], ...]:
        """With their headings; those that are there."""
        parts = (
            (tr("Markers"), self.markers),
            (tr("Zones"), self.zones),
            (tr("Terrain"), self.terrain),
            (tr("Models"), self.units),
        )
        return tuple((heading, entries) for heading, entries in parts if entries)

    def told(self) -> Iterator[str]:
        """The sheet, a line each."""
        yield self.title
        yield self.size
        if self.edges:
            yield ""
            yield tr("Entry Edges")
            yield from (f"{number:>4}. {line}" for number, line in enumerate(self.edges, 1))
        for heading, entries in self.parts:
            yield ""
            yield heading
            for entry in entries:
                yield from entry.lines()
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
    rounded = tr("Places are rounded to a tenth of an inch.")
    return SetupSheet(
        title=mission.name,
        table=table,
        edges=tuple(line for side in mission.sides for line in _edges(side, table)),
        markers=tuple(_marker(f"M{number}", marker, table) for number, marker in enumerate(mission.markers, 1)),
        zones=tuple(_zone(f"Z{number}", zone, table) for number, zone in enumerate(mission.zones, 1)),
        terrain=tuple(_piece(str(number), piece, table) for number, piece in enumerate(mission.terrain, 1)),
        units=tuple(_unit(f"U{number}", unit, table) for number, unit in enumerate(_standing(mission), 1)),
        notes=(f"{rounded} {mission.source}".rstrip(),),
    )


def _edges(side: Side, table: Table) -> Iterator[str]:
    for segment in side.entry:
        edge = segment.edge.value
        if segment.start <= 0 and segment.end >= table.edge_length(segment.edge):
            yield tr(_WHOLE[edge], side=side.name)
        else:
            yield tr(_SPAN[edge], side=side.name, start=segment.start, end=segment.end)


def _marker(mark: str, marker: Marker, table: Table) -> Entry:
    size = tr("{inches} wide", inches=f"{marker.diameter:.2f}{INCH}")
    return Entry(marker.id, marker.name, size, (spot(tr("middle"), marker.at, table),), mark, marker.at)


def _zone(mark: str, zone: Zone, table: Table) -> Entry:
    spots = tuple(_spots(zone.area, table))
    return Entry(zone.id, zone.name, _sizes(zone.area), spots, mark, zone.area.inside_point)


def _piece(mark: str, piece: Piece, table: Table) -> Entry:
    spots = [*_spots(piece.outline, table)]
    for number, gate in enumerate(piece.access, 1):
        several = f" {number}" if len(piece.access) > 1 else ""
        begin, end = tr("Access Point{number}, from", number=several), tr("Access Point{number}, to", number=several)
        spots += [spot(begin, gate.start, table), spot(end, gate.end, table)]
    at = piece.outline.inside_point
    return Entry(piece.id, piece.name, _sizes(piece.outline), tuple(spots), mark, at, _said(piece))


def _standing(mission: Mission) -> tuple[UnitSetup, ...]:
    return tuple(unit for unit in mission.units if unit.poses)


def _unit(mark: str, unit: UnitSetup, table: Table) -> Entry:
    poses = unit.poses
    several = len(poses) > 1
    spots = [
        spot(tr("middle of {number}", number=name) if several else tr("middle"), pose.point, table)
        for name, pose in poses.items()
    ]
    base = unit.profile.base
    round_ = base.width == base.depth
    size = f"{base.width * MILLIMETRES:.0f}" + ("" if round_ else f" × {base.depth * MILLIMETRES:.0f}")
    return Entry(
        unit.id, unit.name, tr("base {size} mm", size=size), tuple(spots), mark, next(iter(poses.values())).point
    )


def _said(piece: Piece) -> str:
    """What kind of thing it is and how high, for those who look for one like it."""
    tall = ""
    if piece.size is not None:
        tall = tr("Size {size}", size=piece.size)
    elif piece.height is not None:
        tall = tr("{inches} high", inches=f"{piece.height:.{DIGITS}f}{INCH}")
    return ", ".join(filter(None, (tall, ", ".join(sorted(piece.traits)))))


def _sizes(area: Area) -> str:
    return tr(" and ").join(filter(None, map(_size, area.rings())))


def _size(ring: Ring) -> str:
    disc, oblong = disc_of(ring), oblong_of(ring)
    if disc is not None:
        return tr("{inches} wide", inches=f"{disc.diameter:.{DIGITS}f}{INCH}")
    return "" if oblong is None else f"{oblong.long:.{DIGITS}f} × {oblong.short:.{DIGITS}f}{INCH}"


def _spots(area: Area, table: Table) -> Iterator[Spot]:
    """Of each outline the middle of a disc, three corners of a rectangle, of another shape every corner in order."""
    for ring in area.rings():
        disc = disc_of(ring)
        if disc is not None:
            yield spot(tr("middle"), disc.centre, table)
            continue
        telling = telling_corners(ring, table.width, table.height)
        if oblong_of(ring) is not None:
            names = (tr("corner"), tr("opposite corner"), tr("corner between them"))
            yield from (spot(name, corner, table) for name, corner in zip(names, telling, strict=False))
            continue
        corners = turning_corners(ring)
        if len(corners) > MOST_CORNERS:
            yield from (spot(tr("corner"), corner, table) for corner in telling)
            continue
        at = corners.index(telling[0]) if telling[0] in corners else 0
        for number, corner in enumerate((*corners[at:], *corners[:at]), 1):
            yield spot(tr("corner {number}", number=number), corner, table)
