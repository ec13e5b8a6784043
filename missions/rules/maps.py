"""Terrain maps: tables set up once, that missions name."""

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal, Self

from pydantic import BeforeValidator, Field, TypeAdapter, WithJsonSchema, model_validator

from engine.mission import Gate, Piece, Table
from engine.rulebook import SettingValue
from geometry.area import Area, Ring, union
from geometry.pose import Point, Pose
from missions.fields import LARGEST, Number, PointField, Text, Word
from missions.mission_form import Id, TableForm
from missions.outlines import box, placed
from missions.problems import Problem, Unreadable, did_you_mean, quoted
from missions.reading import Form, Reading, describe, said
from missions.rules.files import data_file, read_data
from missions.rules.terrain import CataloguePiece, catalogue

PLATEAU, RAMP = "lost-temple/plateau", "lost-temple/ramp"
_BOX: TypeAdapter[list[float]] = TypeAdapter(Annotated[list[Number], Field(min_length=4, max_length=5)])


@dataclass(frozen=True, slots=True)
class Box:
    """``left`` and ``top`` before it is turned about its middle."""

    left: float
    top: float
    width: float
    depth: float
    turn: float = 0.0

    @property
    def pose(self) -> Pose:
        return Pose(round(self.left + self.width / 2, 6), round(self.top + self.depth / 2, 6), self.turn)

    @property
    def area(self) -> Area:
        return union(Area.polygon(ring) for ring in placed((box(self.width, self.depth),), self.pose))


def _box(value: object) -> Box:
    if not isinstance(value, list):
        raise said(
            f"a box [left, top, width, depth] or [left, top, width, depth, turn] was expected, not {describe(value)}"
        )
    found = Box(*_BOX.validate_python(value))
    if not (0 < found.width <= LARGEST and 0 < found.depth <= LARGEST):
        raise said("the width and depth of a box are above 0")
    return found


BoxField = Annotated[
    Box,
    BeforeValidator(_box),
    WithJsonSchema({"type": "array", "items": {"type": "number"}, "minItems": 4, "maxItems": 5}),
]


class MapPieceForm(Form):
    """A piece of the catalogue, as a box or several. Only a plateau opens."""

    id: Id
    piece: Word
    boxes: Annotated[list[BoxField], Field(min_length=1)]
    opens: PointField | None = None

    @model_validator(mode="after")
    def _opens_where_it_can(self) -> Self:
        if (self.opens is None) == (self.piece == PLATEAU):
            raise said(f"'opens' belongs to {PLATEAU}, and to it alone")
        if self.opens is not None and len(self.boxes) > 1:
            raise said("a plateau is one box")
        return self


class MapForm(Form):
    name: Word
    scale: Literal["Skirmish", "Standard"]
    source: Text
    table: TableForm
    twofold: bool = False
    exempt: bool = False
    notes: list[Text] = Field(default_factory=list)
    pieces: Annotated[list[MapPieceForm], Field(min_length=1)]


class MapsFile(Form):
    format: Literal["measuretwice/maps/1"]
    maps: dict[str, MapForm]


@dataclass(frozen=True, slots=True)
class TerrainMap:
    """``exempt`` from the terrain guide."""

    id: str
    name: str
    scale: str
    source: str
    table: Table
    exempt: bool
    notes: tuple[str, ...]
    _form: MapForm

    def pieces(self, system: str, settings: Mapping[str, SettingValue]) -> tuple[Piece, ...]:
        """The terrain; of a twofold map the listed half and then its partners."""
        return _set_out(system, self.id, settings.get("ramp_lane") != "left")

    def set_out(self, known: Mapping[str, CataloguePiece], right: bool) -> tuple[Piece, ...]:
        """Likewise, of the pieces of a catalogue, with lanes on the right or the left."""
        half = [piece for form in self._form.pieces for piece in _pieces(form, known, right)]
        if not self._form.twofold:
            return tuple(half)
        partners = [self._half(self._turned(piece), "east") for piece in half]
        return (*(self._half(piece, "west") for piece in half), *partners)

    def _half(self, piece: Piece, word: str) -> Piece:
        return Piece(
            f"{piece.id}-{word}",
            piece.name,
            piece.kind,
            piece.outline,
            piece.size,
            piece.height,
            piece.traits,
            piece.access,
        )

    def _turned(self, piece: Piece) -> Piece:
        def moved(corner: Point) -> Point:
            return (self.table.width - corner[0], self.table.height - corner[1])

        outline = union(Area.polygon([moved(corner) for corner in ring]) for ring in piece.outline.rings())
        access = tuple(Gate(moved(gate.start), moved(gate.end)) for gate in piece.access)
        return Piece(piece.id, piece.name, piece.kind, outline, piece.size, piece.height, piece.traits, access)


@cache
def _set_out(system: str, name: str, right: bool) -> tuple[Piece, ...]:
    return terrain_maps(system)[name].set_out(catalogue(system), right)


@cache
def terrain_maps(system: str) -> Mapping[str, TerrainMap]:
    """Every map by its name; none for a game without maps. Raises :class:`Unreadable`."""
    if not data_file(system, "maps").is_file():
        return {}
    found, reading = read_data(system, "maps", MapsFile)
    problems = check_maps(found, reading, system)
    if problems:
        raise Unreadable(problems)
    return {name: _map(name, form) for name, form in found.maps.items()}


def _map(name: str, form: MapForm) -> TerrainMap:
    table = Table(form.table.width, form.table.height)
    return TerrainMap(name, form.name, form.scale, form.source, table, form.exempt, tuple(form.notes), form)


def check_maps(file: MapsFile, reading: Reading, system: str) -> list[Problem]:
    """Pieces that no catalogue has, ids given twice, pieces off the table."""
    known = catalogue(system)
    problems = []
    for name, form in file.maps.items():
        table = Area.rectangle(0, 0, form.table.width, form.table.height)
        seen: set[str] = set()
        for index, piece in enumerate(form.pieces):
            loc = ("maps", name, "pieces", index)
            if piece.piece not in known:
                near = did_you_mean(piece.piece, known)
                problems.append(
                    reading.document.problem((*loc, "piece"), f"there is no piece {quoted(piece.piece)}{near}")
                )
            if piece.id in seen:
                problems.append(reading.document.problem((*loc, "id"), f"the id {quoted(piece.id)} is given twice"))
            seen.add(piece.id)
            if not any(box.area.overlaps(table) for box in piece.boxes):
                problems.append(reading.document.problem(loc, f"the piece {quoted(piece.id)} is off the table"))
    return problems


def _pieces(form: MapPieceForm, known: Mapping[str, CataloguePiece], right: bool) -> Iterator[Piece]:
    what = known[form.piece]
    if form.opens is not None:
        yield from _ramp(form, known, form.opens, right)
        return
    outline = union(box.area for box in form.boxes)
    yield Piece(form.id, what.name, what.kind, outline, what.size, what.height, what.traits)


def _ramp(form: MapPieceForm, known: Mapping[str, CataloguePiece], opens: Point, right: bool) -> Iterator[Piece]:
    """A plateau with its lane cut out, and the lane: its foot at the end that opens, its top inside."""
    plateau, ramp = known[PLATEAU], known[RAMP]
    (whole,) = form.boxes
    ends = {end: whole.pose.place((end[0] * whole.width / 2, end[1] * whole.depth / 2)) for end in _ENDS}
    foot = min(_ENDS, key=lambda end: math.dist(ends[end], opens))
    long, short = (whole.width, whole.depth) if foot[0] else (whole.depth, whole.width)
    length = long * _measure(ramp)[0] / _measure(plateau)[0]
    wide = min(_measure(ramp)[1], short)
    ahead = (-foot[0], -foot[1])
    aside = (-ahead[1], ahead[0]) if right else (ahead[1], -ahead[0])

    def at(along: float, across: float) -> Point:
        """A place on the table: ``along`` from the end that opens, ``across`` from the middle to the lane's side."""
        x = foot[0] * whole.width / 2 + along * ahead[0] + across * aside[0]
        y = foot[1] * whole.depth / 2 + along * ahead[1] + across * aside[1]
        return whole.pose.place((x, y))

    inner, outer = short / 2 - wide, short / 2
    lane: Ring = (at(0, inner), at(0, outer), at(length, outer), at(length, inner))
    bottom, top = Gate(lane[0], lane[1]), Gate(lane[3], lane[2])
    area = Area.polygon(lane)
    yield Piece(
        form.id, plateau.name, plateau.kind, whole.area - area, plateau.size, plateau.height, plateau.traits, (top,)
    )
    yield Piece(f"{form.id}-lane", ramp.name, ramp.kind, area, ramp.size, ramp.height, ramp.traits, (bottom, top))


_ENDS = ((1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0))


def _measure(piece: CataloguePiece) -> tuple[float, float]:
    """Length and width of a rectangle."""
    xs = [x for ring in piece.rings for x, _ in ring]
    ys = [y for ring in piece.rings for _, y in ring]
    sides = sorted((max(xs) - min(xs), max(ys) - min(ys)))
    return sides[1], sides[0]
