"""Pieces that a mission's map brings: moved and left out beside it, or written out to be changed in any way."""

from collections.abc import Iterable

from pydantic import TypeAdapter

from engine.mission import Piece
from engine.tongue import tr
from geometry.isometry import Isometry
from geometry.pose import Pose
from missions.editing.carrying import outline_data, point_data, pose_data, tidy_turn
from missions.editing.sheet import Sheet
from missions.editing.words import Entry, NotEdited, list_of, mapping_of, with_new
from missions.fields import PoseField
from missions.map_changes import middle
from missions.mission_build import in_words
from missions.yamlnodes import YamlData

_POSE: TypeAdapter[Pose] = TypeAdapter(PoseField)


def map_piece(sheet: Sheet, id: str) -> Piece:
    """As the mission has it."""
    for piece in sheet.facts.map_pieces:
        if piece.id == id:
            return piece
    raise NotEdited(tr("the mission has nothing called '{id}'", id=id))


def pose_on_the_map(sheet: Sheet, id: str) -> Pose:
    """The middle of its box and its turn from how the map has it."""
    map_piece(sheet, id)
    said = sheet.facts.raw.at("moved", id).read(_POSE)
    printed = next(piece for piece in sheet.facts.printed_pieces if piece.id == id)
    return Pose(*middle(printed)) if said is None else said


def carried_on_the_map(sheet: Sheet, ids: Iterable[str], change: Isometry, data: Entry) -> Entry:
    """``data`` with the pieces where ``change``, which mirrors nothing, takes them; what is back in its place is no
    longer told of."""
    poses = mapping_of(data, "moved")
    printed = {piece.id: pose_data(middle(piece), 0.0) for piece in sheet.facts.printed_pieces}
    for id in ids:
        pose = pose_on_the_map(sheet, id)
        there = pose_data(change.point(pose.point), tidy_turn(change.direction(pose.turn)))
        poses = {**poses, id: there}
        if there == printed[id]:
            poses = {key: value for key, value in poses.items() if key != id}
    return _with(data, "moved", poses)


def left_out(sheet: Sheet, ids: Iterable[str], data: Entry) -> Entry:
    gone = [map_piece(sheet, id).id for id in ids]
    moved = {key: value for key, value in mapping_of(data, "moved").items() if key not in gone}
    names: list[YamlData] = [*list_of(data, "left_out"), *gone]
    return _with(_with(data, "moved", moved), "left_out", names)


def written_out(sheet: Sheet, id: str) -> Sheet:
    """The piece as terrain of the mission's own, of the same id and in the same place."""
    return sheet.saying(with_new(left_out(sheet, [id], sheet.data), "terrain", [entry_of(map_piece(sheet, id))]))


def entry_of(piece: Piece) -> Entry:
    """A piece as a file has it."""
    try:
        shape = outline_data(piece.outline)
    except ValueError as wrong:
        raise NotEdited(
            tr("{piece} ({piece2}) cannot be written out: {wrong}", piece=piece.name, piece2=piece.id, wrong=wrong)
        ) from None
    entry: Entry = {"id": piece.id, "kind": piece.kind}
    if piece.name != in_words(piece.kind):
        entry["name"] = piece.name
    if piece.size is not None:
        entry["size"] = piece.size
    if piece.height is not None:
        entry["height"] = piece.height
    if piece.traits:
        entry["traits"] = [*sorted(piece.traits)]
    entry |= shape
    if piece.access:
        entry["access"] = [{"from": point_data(gate.start), "to": point_data(gate.end)} for gate in piece.access]
    return entry


def _with(data: Entry, key: str, value: dict[str | int, YamlData] | list[YamlData]) -> Entry:
    if value:
        return {**data, key: value}
    return {name: inner for name, inner in data.items() if name != key}
