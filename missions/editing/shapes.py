"""The shapes of a thing by their grips: corners, sides and rims that are drawn elsewhere, corners that come and go.

A grip is named by its kind, the way to its shape within the entry, and a number. Access Points go with the outline that
they open: each keeps its share of the side it lies on.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from pydantic import TypeAdapter

from engine.tongue import tr
from geometry.area import Area, BadShape, Ring
from geometry.pose import Point, Pose
from missions.editing.carrying import point_data, tidy
from missions.editing.map_pieces import entry_of, map_piece, written_out
from missions.editing.outline_sides import share_of, shared
from missions.editing.sheet import SECTIONS, Sheet
from missions.editing.words import Entry, NotEdited, mapping_of, with_entries
from missions.fields import PointField
from missions.mission_form import GateForm, TerrainForm, ZoneForm, shape_rings
from missions.outlines import Circle, Rectangle, area_of, bounds
from missions.raw import Raw
from missions.rules.terrain import CataloguePiece
from missions.setup_checks import terrain_rings
from missions.yamlnodes import Key, YamlData

LEAST = 0.1
"""Inches that a side or a diameter keeps."""
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
_POINT: TypeAdapter[Point] = TypeAdapter(PointField)
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Grip(Enum):
    CORNER = "corner"
    """Of a rectangle or polygon, clockwise as they are written."""
    SIDE = "side"
    RIM = "rim"
    NEW = "new"
    """Between two corners of a polygon, where a further one may be drawn out."""


@dataclass(frozen=True, slots=True)
class Held:
    """``of`` is the shape it belongs to: the keys that lead to it, none for a piece of the catalogue."""

    grip: Grip
    of: tuple[Key, ...]
    number: int
    at: Point
    is_polygon: bool = False


def entry_for(sheet: Sheet, id: str) -> Entry:
    """As the file has it, or as it would have a piece of its map."""
    return entry_of(map_piece(sheet, id)) if sheet.section_of(id) is None else sheet.entry(id)


def grips_of(sheet: Sheet, id: str) -> tuple[Held, ...]:
    """None of what is round without a size of its own, and of units."""
    if sheet.section_of(id) in ("markers", "units"):
        return ()
    return tuple(_grips(entry_for(sheet, id), sheet))


def pulled(sheet: Sheet, id: str, held: Held, to: Point) -> Entry:
    """The entry with the grip at another place: the far corner, the far side or the middle stays where it is. Raises
    :class:`NotEdited` for an outline that would cross itself."""
    entry = entry_for(sheet, id)
    known = _known(sheet, entry)
    if not held.of:
        frame = _frame(entry, known)
        at, size = _stretched(*frame, held, to)
        made: Entry = {**entry, "at": point_data(at), "measures": [*size]}
    else:
        made = _put(entry, held.of, _reshaped(_get(entry, held.of), held, to))
    return _with_gates(made, entry, known)


def without_corner(sheet: Sheet, id: str, held: Held) -> Entry:
    if held.grip is not Grip.CORNER or not held.is_polygon:
        raise NotEdited(tr("only a polygon loses a corner"))
    entry = entry_for(sheet, id)
    corners = _corners(_get(entry, held.of))
    if len(corners) <= 3:
        raise NotEdited(tr("a polygon has three corners or more"))
    left = [corner for number, corner in enumerate(corners) if number != held.number]
    return _with_gates(_put(entry, held.of, _ring(left)), entry, _known(sheet, entry))


def with_shape(sheet: Sheet, id: str, entry: Entry) -> Sheet:
    """The sheet with the thing in this shape; a piece of a map is written out first."""
    if sheet.section_of(id) is None:
        sheet = written_out(sheet, id)
    return sheet.saying(with_entries(sheet.data, SECTIONS, {id: entry}))


def area_of_entry(sheet: Sheet, entry: Entry) -> Area:
    """None of an entry that has no outline as it is written."""
    return area_of(_rings(entry, _known(sheet, entry)))


def _grips(entry: Entry, sheet: Sheet) -> Iterator[Held]:
    if "piece" in entry and "at" in entry:
        known = _known(sheet, entry)
        if known is not None and Raw(entry).form(TerrainForm) is not None:
            yield from _box_grips((), *_frame(entry, known))
        return
    for way in _shapes(entry):
        shape = Raw(_get(entry, way))
        rectangle, circle = shape.form(Rectangle), shape.form(Circle)
        if way[-1] == "rectangle" and rectangle is not None:
            yield from _box_grips(way, Pose(*rectangle.at, rectangle.turn), rectangle.size)
        elif way[-1] == "circle" and circle is not None:
            radius = circle.diameter / 2
            for number, (x, y) in enumerate(SIDES):
                yield Held(Grip.RIM, way, number, (circle.at[0] + x * radius, circle.at[1] + y * radius))
        elif way[-1] == "polygon":
            yield from _corner_grips(way, _corners(_get(entry, way)))


def _shapes(entry: Entry) -> Iterator[tuple[Key, ...]]:
    for name in ("rectangle", "circle", "polygon"):
        if name in entry:
            yield (name,)
    parts = entry.get("parts")
    for number, part in enumerate(parts if isinstance(parts, list) else ()):
        if isinstance(part, dict):
            yield from (("parts", number, name) for name in ("rectangle", "circle", "polygon") if name in part)


def _box_grips(way: tuple[Key, ...], frame: Pose, size: tuple[float, float]) -> Iterator[Held]:
    for grip, signs in ((Grip.CORNER, CORNERS), (Grip.SIDE, SIDES)):
        for number, (x, y) in enumerate(signs):
            yield Held(grip, way, number, frame.place((x * size[0] / 2, y * size[1] / 2)))


def _corner_grips(way: tuple[Key, ...], corners: Ring) -> Iterator[Held]:
    for number, corner in enumerate(corners):
        yield Held(Grip.CORNER, way, number, corner, is_polygon=True)
    for number, corner in enumerate(corners):
        after = corners[(number + 1) % len(corners)]
        yield Held(Grip.NEW, way, number, ((corner[0] + after[0]) / 2, (corner[1] + after[1]) / 2), is_polygon=True)


def _reshaped(shape: YamlData, held: Held, to: Point) -> YamlData:
    if held.is_polygon:
        corners = list(_corners(shape))
        if held.grip is Grip.NEW:
            corners.insert(held.number + 1, to)
        else:
            corners[held.number] = to
        return _ring(corners)
    form = Raw(shape)
    rectangle, circle = form.form(Rectangle), form.form(Circle)
    if not isinstance(shape, dict) or (rectangle is None and circle is None):
        raise NotEdited(tr("the shape is not one as it is written"))
    if rectangle is not None:
        at, size = _stretched(Pose(*rectangle.at, rectangle.turn), rectangle.size, held, to)
        return {**shape, "at": point_data(at), "size": [*size]}
    diameter = max(LEAST, 2 * math.dist(to, circle.at)) if circle is not None else LEAST
    return {**shape, "diameter": tidy(diameter)}


def _stretched(frame: Pose, size: tuple[float, float], held: Held, to: Point) -> tuple[Point, tuple[float, float]]:
    """The middle and the size of a box of which one corner or side is drawn there."""
    away = replace(frame, x=0.0, y=0.0, turn=-frame.turn).place((to[0] - frame.x, to[1] - frame.y))
    signs = (CORNERS if held.grip is Grip.CORNER else SIDES)[held.number]
    middle, measures = [0.0, 0.0], list(size)
    for axis, sign in enumerate(signs):
        if sign:
            measures[axis] = tidy(max(LEAST, size[axis] / 2 + sign * away[axis]))
            middle[axis] = sign * (measures[axis] - size[axis]) / 2
    return frame.place((middle[0], middle[1])), (measures[0], measures[1])


def _frame(entry: Entry, known: CataloguePiece | None) -> tuple[Pose, tuple[float, float]]:
    form = Raw(entry).form(TerrainForm)
    if form is None or form.at is None or known is None:
        raise NotEdited(tr("the piece has no place as it is written"))
    left, top, right, bottom = bounds(known.rings)
    return Pose(*form.at, form.turn or 0.0), form.measures or (right - left, bottom - top)


def _with_gates(made: Entry, old: Entry, known: CataloguePiece | None) -> Entry:
    after = _rings(made, known)
    if "access" not in old:
        return made
    before = _rings(old, known)
    outline = area_of(after)
    gates: list[YamlData] = []
    for raw in Raw(old).at("access").values():
        gate = raw.form(GateForm)
        if gate is None or not isinstance(raw.data, dict):
            return made
        ends = (shared(share_of(end, before), before, after, outline) for end in (gate.start, gate.end))
        gates.append(dict(zip(("from", "to"), map(point_data, ends), strict=True)))
    return {**made, "access": gates}


def _rings(entry: Entry, known: CataloguePiece | None) -> tuple[Ring, ...]:
    """Raises :class:`NotEdited` where the shape is none."""
    for corners in (_corners(_get(entry, way)) for way in _shapes(entry) if way[-1] == "polygon"):
        try:
            Area.polygon(corners)
        except BadShape as why:
            raise NotEdited(str(why).partition(" (")[0]) from None
    piece = Raw(entry).form(TerrainForm)
    if piece is not None:
        return terrain_rings(piece, known)
    zone = Raw(entry).form(ZoneForm)
    return () if zone is None else shape_rings(zone)


def _known(sheet: Sheet, entry: Entry) -> CataloguePiece | None:
    return sheet.facts.catalogue.get(str(entry.get("piece")))


def _corners(value: YamlData) -> Ring:
    """None where one of them is no place."""
    found: list[Point] = []
    for corner in value if isinstance(value, list) else []:
        point = Raw(corner).read(_POINT)
        if point is None:
            return ()
        found.append(point)
    return tuple(found)


def _ring(corners: Sequence[Point]) -> YamlData:
    return [point_data(corner) for corner in corners]


def _get(value: YamlData, way: Sequence[Key]) -> YamlData:
    for key in way:
        match value:
            case list() if isinstance(key, int):
                value = value[key]
            case dict():
                value = value[key]
    return value


def _put(entry: Entry, way: Sequence[Key], value: YamlData) -> Entry:
    first, *rest = way
    if not rest:
        return {**entry, first: value}
    inner = entry[first]
    number, name = rest
    if not isinstance(inner, list) or not isinstance(number, int):
        raise NotEdited(tr("the shape is not one as it is written"))
    part = mapping_of({"part": inner[number]}, "part")
    return {**entry, first: [*inner[:number], {**part, name: value}, *inner[number + 1 :]]}
