"""What can be put on a table: shapes, markers, waves, zones, Entry Edges, and every piece of the game's catalogue."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum

from engine.mission import EdgeSegment
from geometry.pose import Point
from gui.studio.edges import ROUND, with_edge
from gui.studio.marker_kinds import NUMBERED, other_kinds, own_kinds, word_of
from gui.studio.spawns import PREFIX
from gui.studio.things import edges_of
from gui.text import tr
from missions.editing.access import with_new_gate
from missions.editing.carrying import point_data, ring_data
from missions.editing.edits import Copies, added
from missions.editing.sheet import Sheet
from missions.editing.waves import WAVES, with_new_wave
from missions.editing.words import Entry, NotEdited
from missions.rules.setups import SYSTEM as HARDWIRED
from missions.rules.setups import setups

WIDE, DEEP = 4.0, 2.0
"""Inches of a new rectangle; a new circle is as wide as the smaller."""
ZONE = 6.0


STARCRAFT = "starcraft"
RAMP, PLATEAU = "ramp", "plateau"
COMMON = "common"
"""The family of pieces in a catalogue whose sizes come from no rulebook."""
RISES = {RAMP: (1, (6.0, 4.0)), PLATEAU: (3, (9.0, 8.0))}
"""Size and measures of what leads up and what it leads up to, to begin with."""


class Form(Enum):
    RECTANGLE = "rectangle"
    CIRCLE = "circle"
    POLYGON = "polygon"
    """Drawn corner by corner."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to add: ``section`` is the list of a mission it goes into, ``piece`` its name in the catalogue.

    ``side`` is whose zone or Entry Edge it is; ``kind`` that of a marker; ``level`` that of terrain that is walked up;
    ``faction`` is that of a wave's hostiles; ``more`` is what a player may want to know of it."""

    words: str
    section: str
    form: Form | None = None
    piece: str = ""
    side: str = ""
    kind: str = ""
    faction: str = ""
    level: str = ""
    more: str = ""
    family: str = ""
    """The heading that it stands under."""


def offers(sheet: Sheet) -> Iterator[Offer]:
    """All that the game and this mission have room for, heading by heading."""
    yield from (replace(offer, family=tr("Terrain")) for offer in _shapes(sheet))
    yield from (replace(offer, family=tr("Markers, zones and edges")) for offer in _ground(sheet))
    for id, piece in sheet.facts.catalogue.items():
        box = _box(piece.rings)
        family = id.partition("/")[0]
        is_common = family == COMMON
        yield Offer(
            f"{piece.name}, {box[0]:g} × {box[1]:g}″",
            "terrain",
            piece=id,
            more=tr("A common size: no public text gives one") if is_common else piece.source,
            family=tr("Common sizes, of no rulebook") if is_common else family.replace("-", " ").title(),
        )


def _shapes(sheet: Sheet) -> Iterator[Offer]:
    yield Offer(tr("Terrain, rectangle"), "terrain", Form.RECTANGLE)
    yield Offer(tr("Terrain, circle"), "terrain", Form.CIRCLE)
    yield Offer(tr("Terrain, polygon: click its corners"), "terrain", Form.POLYGON)
    if sheet.facts.system == STARCRAFT:
        ramp = tr("Size 1, with an Access Point at its foot and its top; the measures are to be changed")
        rise = tr("Size 3; set a ramp against it and give its Access Point to both (Shift+A)")
        yield Offer(tr("Ramp with two Access Points"), "terrain", Form.RECTANGLE, level=RAMP, more=ramp)
        yield Offer(tr("High Ground, rectangle"), "terrain", Form.RECTANGLE, level=PLATEAU, more=rise)


def _ground(sheet: Sheet) -> Iterator[Offer]:
    yield from (Offer(word_of(kind), "markers", kind=kind) for kind in own_kinds(sheet))
    sides = {
        name: (form.name if form and form.name else name)
        for name, form in sheet.facts.sides.items()
        if form is None or form.plays == "player"
    }
    for side, name in sides.items():
        yield Offer(tr("Zone of {side}, rectangle").format(side=name), "zones", Form.RECTANGLE, side=side)
        yield Offer(tr("Zone of {side}, circle").format(side=name), "zones", Form.CIRCLE, side=side)
        yield Offer(tr("Zone of {side}, polygon").format(side=name), "zones", Form.POLYGON, side=side)
    yield Offer(tr("Zone of no side, rectangle"), "zones", Form.RECTANGLE)
    if sheet.facts.deployment is None:
        for side, name in sides.items():
            yield Offer(tr("Entry Edge of {side}").format(side=name), "sides", side=side)
    if sheet.facts.system == HARDWIRED:
        for faction, row in setups().factions.items():
            yield Offer(tr("Wave of {faction} (edge or spawn point)").format(faction=row.name), WAVES, faction=faction)
    yield from (Offer(word_of(kind), "markers", kind=kind) for kind in other_kinds(sheet))


def with_new(sheet: Sheet, offer: Offer, at: Point, corners: tuple[Point, ...] = ()) -> Copies:
    """The sheet with it, its middle at a place, and its id; a polygon lies at its ``corners``."""
    if offer.section == "sides":
        return _with_entry(sheet, offer)
    if offer.section == WAVES:
        made, number = with_new_wave(sheet, offer.faction)
        return Copies(made, (f"{PREFIX}{number}",))
    entry = _entry(sheet, offer)
    id = sheet.free_id(str(entry["id"]))
    if offer.form is not None:
        entry |= _shape(offer, at, corners)
    else:
        entry["at"] = point_data(at)
    made = added(sheet, offer.section, {**entry, "id": id})
    for _ in range(2 if offer.level == RAMP else 0):
        made = with_new_gate(made, id)
    return Copies(made, (id,))


def _with_entry(sheet: Sheet, offer: Offer) -> Copies:
    """Over the first edge that has none of the side's yet."""
    table = sheet.facts.table
    own = [edge for edge in edges_of(sheet) if edge.side == offer.side]
    free = [edge for edge in ROUND if edge not in {one.segment.edge for one in own}]
    if table is None or not free:
        raise NotEdited(tr("every edge is one to come in over already"))
    made = with_edge(sheet, offer.side, EdgeSegment(free[0], 0.0, table.edge_length(free[0])))
    return Copies(made, (f"entry:{offer.side}:{len(own)}",))


def _entry(sheet: Sheet, offer: Offer) -> Entry:
    """With ``id`` as it would be were none taken."""
    if offer.piece:
        return {"id": offer.piece.rpartition("/")[2], "piece": offer.piece}
    if offer.section == "markers":
        kind = offer.kind
        numbers = [entry.get("number") for entry in sheet.entries("markers") if entry.get("kind") == kind]
        number = 1 + max((one for one in numbers if isinstance(one, int)), default=len(numbers))
        counted: Entry = {"number": number} if kind in NUMBERED or sheet.facts.system != HARDWIRED else {}
        return {"id": f"{kind}-{number}", "kind": kind, **counted}
    if offer.section == "zones":
        owner: Entry = {"side": offer.side} if offer.side else {}
        return {"id": f"{offer.side or 'table'}-zone-1", "kind": "deployment", **owner}
    if offer.level:
        return {"id": f"{offer.level}-1", "kind": offer.level, "size": RISES[offer.level][0]}
    return {"id": "wall-1", "kind": "wall", **_height(sheet.facts.system)}


def _height(system: str | None) -> Entry:
    """What makes a wall of a piece in each game, to be changed beside the table."""
    if system == "starcraft":
        return {"size": 2}
    return {"height": 3, "traits": ["blocks_sight"] if system == "hardwired28" else ["impassable", "blocking"]}


def _shape(offer: Offer, at: Point, corners: tuple[Point, ...]) -> Entry:
    wide, deep = (ZONE, ZONE) if offer.section == "zones" else (WIDE, DEEP)
    if offer.level:
        wide, deep = RISES[offer.level][1]
    match offer.form:
        case Form.CIRCLE:
            return {"circle": {"at": point_data(at), "diameter": deep}}
        case Form.POLYGON:
            return {"polygon": ring_data(corners)}
        case _:
            return {"rectangle": {"at": point_data(at), "size": [wide, deep]}}


def _box(rings: tuple[tuple[Point, ...], ...]) -> tuple[float, float]:
    xs, ys = zip(*(corner for ring in rings for corner in ring), strict=True)
    return (round(max(xs) - min(xs), 2), round(max(ys) - min(ys), 2))
