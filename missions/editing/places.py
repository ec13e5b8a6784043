"""Where the things of a sheet lie: their outlines, the box round them, and what belongs together."""

from collections.abc import Iterable

from engine.mission import Gate
from engine.tongue import tr
from geometry.area import Area, union
from geometry.base import Placed
from geometry.outline import outline
from geometry.pose import Point
from missions.editing.map_pieces import map_piece
from missions.editing.sheet import Sheet
from missions.editing.words import NotEdited
from missions.mission_build import marker_diameter
from missions.mission_form import GateForm, MarkerForm, TerrainForm, UnitForm, ZoneForm, shape_rings
from missions.outlines import area_of
from missions.raw import Raw
from missions.setup_checks import terrain_rings

ALIKE = 3
"""Digits by which two Access Points are one."""


def outline_of(sheet: Sheet, id: str) -> Area:
    """Of a piece of terrain, a zone, a marker, or the bases of a unit that stand."""
    section = sheet.section_of(id)
    if section is None:
        return map_piece(sheet, id).outline
    raw = Raw(sheet.entry(id))
    match section:
        case "terrain":
            piece = raw.form(TerrainForm)
            rings = () if piece is None else terrain_rings(piece, sheet.facts.catalogue.get(piece.piece or ""))
            shape = area_of(rings)
        case "zones":
            zone = raw.form(ZoneForm)
            shape = Area.empty() if zone is None else area_of(shape_rings(zone))
        case "markers":
            marker = raw.form(MarkerForm)
            wide = marker_diameter(sheet.facts.system or "")
            shape = Area.empty() if marker is None else Area.disc(marker.at, (marker.diameter or wide) / 2)
        case _:
            shape = _bases(sheet, raw.form(UnitForm))
    if not shape:
        raise NotEdited(tr("'{id}' has no place on the table as it is written", id=id))
    return shape


def _bases(sheet: Sheet, unit: UnitForm | None) -> Area:
    profile = None if unit is None else sheet.facts.profiles.get(unit.profile)
    if unit is None or profile is None:
        return Area.empty()
    return union(outline(Placed(profile.base, pose)) for pose in unit.models.poses.values())


def box_of(sheet: Sheet, ids: Iterable[str]) -> tuple[float, float, float, float]:
    """Left, top, right, bottom of all of them together."""
    boxes = [outline_of(sheet, id).bounds for id in ids]
    if not boxes:
        raise NotEdited(tr("nothing is chosen"))
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return (min(lefts), min(tops), max(rights), max(bottoms))


def middle_of(sheet: Sheet, ids: Iterable[str]) -> Point:
    """Of the box round all of them."""
    left, top, right, bottom = box_of(sheet, ids)
    return ((left + right) / 2, (top + bottom) / 2)


def together(sheet: Sheet, ids: Iterable[str]) -> tuple[str, ...]:
    """The ids, each once, and those of the pieces that share an Access Point with one of them, and so on."""
    found = dict.fromkeys(ids)
    for id in found:
        if sheet.section_of(id) is None:
            map_piece(sheet, id)
    gates = _gates(sheet)
    waiting = list(found)
    while waiting:
        own = gates.get(waiting.pop(), frozenset())
        for id, others in gates.items():
            if id not in found and own & others:
                found[id] = None
                waiting.append(id)
    return tuple(found)


def _gates(sheet: Sheet) -> dict[str, frozenset[frozenset[Point]]]:
    own = {
        str(entry.get("id")): [
            Gate(gate.start, gate.end)
            for raw in Raw(entry).at("access").values()
            if (gate := raw.form(GateForm)) is not None
        ]
        for entry in sheet.entries("terrain")
        if "access" in entry
    }
    brought = {piece.id: piece.access for piece in sheet.facts.map_pieces if piece.access}
    return {id: frozenset(map(_ends, gates)) for id, gates in {**brought, **own}.items()}


def _ends(gate: Gate) -> frozenset[Point]:
    return frozenset((round(x, ALIKE), round(y, ALIKE)) for x, y in (gate.start, gate.end))
