"""What a thing of a sheet measures, and the edits that give it another measure."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from engine.mission import EdgeName, EdgeSegment
from geometry.pose import Point
from gui.studio.edges import edge_of, with_segment
from gui.studio.things import Sort, Thing
from gui.text import tr
from missions.editing.carrying import point_data, ring_data, tidy
from missions.editing.edits import changed, turned
from missions.editing.map_pieces import map_piece, pose_on_the_map
from missions.editing.sheet import Sheet
from missions.editing.words import Entry, NotEdited, mapping_of
from missions.mission_form import GateForm
from missions.raw import Raw
from missions.yamlnodes import YamlData

Ends = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Figures:
    """``None`` is what a thing of its kind has not. ``width`` and ``depth`` are those of a rectangle in its own frame,
    ``diameter`` of a disc; ``corners`` of a polygon."""

    kind: str | None = None
    name: str | None = None
    turn: float | None = None
    width: float | None = None
    depth: float | None = None
    diameter: float | None = None
    corners: tuple[Point, ...] = ()
    size: int | None = None
    height: float | None = None
    traits: tuple[str, ...] = ()
    side: str | None = None
    access: tuple[Ends, ...] = ()
    """The stretches over which a piece is entered and left."""


def figures_of(sheet: Sheet, thing: Thing) -> Figures:
    if thing.sort is Sort.MAP:
        piece = map_piece(sheet, thing.id)
        turn = pose_on_the_map(sheet, thing.id).turn
        traits = tuple(sorted(piece.traits))
        gates = tuple((gate.start, gate.end) for gate in piece.access)
        size, height = piece.size, piece.height
        return Figures(piece.kind, piece.name, turn, size=size, height=height, traits=traits, access=gates)
    entry = sheet.entry(thing.id)
    known = sheet.facts.catalogue.get(str(entry.get("piece")))
    rectangle, circle = mapping_of(entry, "rectangle"), mapping_of(entry, "circle")
    wide, deep = _pair(rectangle.get("size") or entry.get("measures"))
    words: YamlData = entry.get("traits", [*sorted(known.traits)] if known else [])
    return Figures(
        kind=_word(entry.get("kind")) or (known.kind if known else None),
        name=_word(entry.get("name")) or (known.name if known else ""),
        turn=_turn(entry, rectangle),
        width=wide,
        depth=deep,
        diameter=_number(circle.get("diameter")) if circle else _number(entry.get("diameter")),
        corners=thing.outline.rings()[0] if "polygon" in entry else (),
        size=_whole(entry.get("size", known.size if known else None)),
        height=_number(entry.get("height", known.height if known else None)),
        traits=tuple(str(word) for word in words) if isinstance(words, list) else (),
        side=_word(entry.get("affinity" if thing.sort is Sort.MARKER else "side")),
        access=tuple(_gates(entry)),
    )


def with_turn(sheet: Sheet, thing: Thing, degrees: float) -> Sheet:
    old = figures_of(sheet, thing).turn or 0.0
    return turned(sheet, [thing.id], degrees - old)


def with_measures(sheet: Sheet, thing: Thing, width: float, depth: float) -> Sheet:
    entry = sheet.entry(thing.id)
    if "rectangle" in entry:
        shape: Entry = {**mapping_of(entry, "rectangle"), "size": [tidy(width), tidy(depth)]}
        return changed(sheet, thing.id, "rectangle", shape)
    return changed(sheet, thing.id, "measures", [tidy(width), tidy(depth)])


def with_diameter(sheet: Sheet, thing: Thing, diameter: float) -> Sheet:
    if thing.sort is Sort.MARKER:
        return changed(sheet, thing.id, "diameter", tidy(diameter))
    shape: Entry = {**mapping_of(sheet.entry(thing.id), "circle"), "diameter": tidy(diameter)}
    return changed(sheet, thing.id, "circle", shape)


def with_corners(sheet: Sheet, thing: Thing, words: str) -> Sheet:
    """Corners as they are typed: ``10, 12; 14, 12; 14, 15``."""
    try:
        pairs = [tuple(float(part) for part in corner.replace(",", " ").split()) for corner in words.split(";")]
        corners = tuple((x, y) for x, y in pairs)
    except ValueError:
        raise NotEdited(
            tr("corners are two numbers each, with a semicolon between them: 10, 12; 14, 12; 14, 15")
        ) from None
    if len(corners) < 3:
        raise NotEdited(tr("a polygon has three corners or more"))
    return changed(sheet, thing.id, "polygon", ring_data(corners))


def gates_in_words(gates: tuple[Ends, ...]) -> str:
    return "; ".join(f"{tidy(a[0]):g}, {tidy(a[1]):g} - {tidy(b[0]):g}, {tidy(b[1]):g}" for a, b in gates)


def with_access(sheet: Sheet, thing: Thing, words: str) -> Sheet:
    """Access Points as they are typed, from one end to the other: ``10, 12 - 14, 12; 10, 20 - 14, 20``."""
    gates: list[YamlData] = []
    for stretch in filter(None, (part.strip() for part in words.split(";"))):
        numbers = re.findall(r"(?<![\d.])-?\d+(?:\.\d+)?", stretch.replace(" - ", " ; "))
        if len(numbers) != 4:
            raise NotEdited(tr("an Access Point is two places with a dash between them: 10, 12 - 14, 12"))
        x, y, other_x, other_y = (float(number) for number in numbers)
        gates.append({"from": point_data((x, y)), "to": point_data((other_x, other_y))})
    return changed(sheet, thing.id, "access", gates or None)


def corners_in_words(corners: tuple[Point, ...]) -> str:
    return "; ".join(f"{tidy(x):g}, {tidy(y):g}" for x, y in corners)


def with_side(sheet: Sheet, thing: Thing, side: str | None) -> Sheet:
    return changed(sheet, thing.id, "affinity" if thing.sort is Sort.MARKER else "side", side)


def with_stretch(sheet: Sheet, id: str, edge: EdgeName, start: float, end: float) -> Sheet:
    """Both ends on the edge, whichever is typed first."""
    table = sheet.facts.table
    long = end if table is None else table.edge_length(edge)
    if edge is not edge_of(sheet, id).segment.edge and end >= long:
        end = long
    start, end = sorted((min(max(start, 0.0), long), min(max(end, 0.0), long)))
    return with_segment(sheet, id, EdgeSegment(edge, start, end))


def _gates(entry: Entry) -> Iterator[Ends]:
    for raw in Raw(entry).at("access").values():
        gate = raw.form(GateForm)
        if gate is not None:
            yield (gate.start, gate.end)


def _turn(entry: Entry, rectangle: Entry) -> float | None:
    if rectangle:
        return _number(rectangle.get("turn")) or 0.0
    if "piece" in entry and "at" in entry:
        return _number(entry.get("turn")) or 0.0
    return None


def _word(value: YamlData) -> str | None:
    return value if isinstance(value, str) else None


def _number(value: YamlData) -> float | None:
    return float(value) if isinstance(value, int | float) and not isinstance(value, bool) else None


def _whole(value: YamlData) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _pair(value: YamlData) -> tuple[float | None, float | None]:
    if isinstance(value, list) and len(value) == 2:
        return (_number(value[0]), _number(value[1]))
    return (None, None)
