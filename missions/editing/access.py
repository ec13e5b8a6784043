"""Access Points of a sheet: put on a side, drawn along it, taken away, and given to what a ramp leads up to."""

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine.tongue import tr
from geometry.pose import Point
from geometry.rims import ALONG, off_outline
from missions.editing.carrying import point_data
from missions.editing.map_pieces import map_piece, written_out
from missions.editing.outline_sides import Side, onto, sides_of
from missions.editing.places import ALIKE, outline_of
from missions.editing.sheet import SECTIONS, Sheet
from missions.editing.words import Entry, NotEdited, with_entries
from missions.mission_form import GateForm
from missions.raw import Raw
from missions.yamlnodes import YamlData

LEAST = 0.25
"""Inches that the ends of an Access Point stay apart."""
Ends = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class GateEnd:
    """An end of an Access Point, or with ``end`` 2 the whole of it."""

    gate: int
    end: int
    at: Point


def gates_of(sheet: Sheet, id: str) -> tuple[Ends, ...]:
    """None where one of them is not one as it is written."""
    if sheet.section_of(id) is None:
        return tuple((gate.start, gate.end) for gate in map_piece(sheet, id).access)
    if sheet.section_of(id) != "terrain":
        return ()
    forms = [raw.form(GateForm) for raw in Raw(sheet.entry(id)).at("access").values()]
    found = [(form.start, form.end) for form in forms if form is not None]
    return tuple(found) if len(found) == len(forms) else ()


def gate_ends(sheet: Sheet, id: str) -> Iterator[GateEnd]:
    for number, (start, end) in enumerate(gates_of(sheet, id)):
        yield GateEnd(number, 0, start)
        yield GateEnd(number, 1, end)
        yield GateEnd(number, 2, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))


def drawn_gate(sheet: Sheet, id: str, held: GateEnd, to: Point) -> Ends:
    """An end goes along the side on which the other lies; the whole goes round the outline, as long as the side lets
    it be."""
    ends = gates_of(sheet, id)[held.gate]
    sides = _sides(sheet, id)
    if held.end == 2:
        return _laid(to, math.dist(*ends), min(sides, key=lambda side: math.dist(to, onto(to, side))))
    fixed = ends[1 - held.end]
    own = [side for side in sides if math.dist(fixed, onto(fixed, side)) <= ALONG] or sides
    moved = min((onto(to, side) for side in own), key=lambda at: math.dist(at, to))
    if math.dist(moved, fixed) < LEAST:
        raise NotEdited(tr("the ends of an Access Point lie apart"))
    return (moved, fixed) if held.end == 0 else (fixed, moved)


def with_gate_drawn(sheet: Sheet, id: str, held: GateEnd, to: Point) -> Sheet:
    """Of every piece that shares it."""
    old, new = gates_of(sheet, id)[held.gate], drawn_gate(sheet, id, held, to)
    return _with_gate(sheet, id, old, new)


def without_gate(sheet: Sheet, id: str, gate: int) -> Sheet:
    """Of every piece that shares it."""
    return _with_gate(sheet, id, gates_of(sheet, id)[gate], None)


def with_new_gate(sheet: Sheet, id: str) -> Sheet:
    """Over the shortest whole side that has none yet."""
    if sheet.section_of(id) not in ("terrain", None):
        raise NotEdited(tr("only terrain has Access Points"))
    taken = gates_of(sheet, id)
    free = [side for side in _sides(sheet, id) if not any(off_side(_middle(gate), side) <= ALONG for gate in taken)]
    if not free:
        raise NotEdited(tr("every side of it has an Access Point already"))
    side = min(free, key=lambda one: round(math.dist(*one), ALIKE))
    return _saying(sheet, {id: [*taken, side]})


def with_shared_gates(sheet: Sheet, ids: Iterable[str]) -> Sheet:
    """Each Access Point of one is given to all others of them on whose outline it lies: a ramp leads up there."""
    own = [id for id in ids if sheet.section_of(id) in ("terrain", None)]
    gates = {id: list(gates_of(sheet, id)) for id in own}
    given: dict[str, list[Ends]] = {}
    for id in own:
        outline = outline_of(sheet, id)
        there = {_alike(gate) for gate in gates[id]}
        others = {_alike(gate): gate for other in own if other != id for gate in gates[other]}
        new = [gate for key, gate in others.items() if key not in there and off_outline(outline, gate) <= ALONG]
        if new:
            given[id] = [*gates[id], *new]
    if not given:
        raise NotEdited(tr("no Access Point of one lies on the outline of another"))
    return _saying(sheet, given)


def off_side(point: Point, side: Side) -> float:
    return math.dist(point, onto(point, side))


def _with_gate(sheet: Sheet, id: str, old: Ends, new: Ends | None) -> Sheet:
    key = _alike(old)
    sharing = [one for one in (*_terrain(sheet),) if any(_alike(gate) == key for gate in gates_of(sheet, one))]
    made: dict[str, list[Ends]] = {}
    for one in dict.fromkeys((id, *sharing)):
        kept = [(new if _alike(gate) == key else gate) for gate in gates_of(sheet, one)]
        made[one] = [gate for gate in kept if gate is not None]
    return _saying(sheet, made)


def _terrain(sheet: Sheet) -> Iterator[str]:
    yield from (str(entry["id"]) for entry in sheet.entries("terrain") if "access" in entry and "id" in entry)
    yield from (piece.id for piece in sheet.facts.map_pieces if piece.access)


def _saying(sheet: Sheet, gates: dict[str, list[Ends]]) -> Sheet:
    for id in gates:
        if sheet.section_of(id) is None:
            sheet = written_out(sheet, id)
    made: dict[str, Entry] = {}
    for id, ends in gates.items():
        entry = {key: value for key, value in sheet.entry(id).items() if key != "access"}
        data: list[YamlData] = [{"from": point_data(start), "to": point_data(end)} for start, end in ends]
        made[id] = {**sheet.entry(id), "access": data} if data else entry
    return sheet.saying(with_entries(sheet.data, SECTIONS, made))


def _sides(sheet: Sheet, id: str) -> Sequence[Side]:
    return [side for ring in outline_of(sheet, id).rings() for side in sides_of(ring) if math.dist(*side) >= LEAST]


def _laid(at: Point, length: float, side: Side) -> Ends:
    """On a side, its middle as near to a place as it can be."""
    (ax, ay), (bx, by) = side
    long = math.dist(*side)
    wide = min(length, long)
    middle = min(max(math.dist(side[0], onto(at, side)), wide / 2), long - wide / 2)
    low, high = (middle - wide / 2) / long, (middle + wide / 2) / long
    return ((ax + (bx - ax) * low, ay + (by - ay) * low), (ax + (bx - ax) * high, ay + (by - ay) * high))


def _middle(ends: Ends) -> Point:
    return ((ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2)


def _alike(ends: Ends) -> frozenset[Point]:
    return frozenset((round(x, ALIKE), round(y, ALIKE)) for x, y in ends)
