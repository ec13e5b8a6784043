"""What a mission does otherwise than its terrain map: pieces that stand elsewhere, and pieces that it leaves out."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.mission import Gate, Piece
from engine.tongue import tr
from geometry.isometry import Isometry
from geometry.pose import Point, Pose
from missions.problems import Problem, did_you_mean, quoted

if TYPE_CHECKING:
    from missions.facts import Facts


def middle(piece: Piece) -> Point:
    """The middle of the box round a piece, which a mission's file gives for one of the map that it moves."""
    left, top, right, bottom = piece.outline.bounds
    return (round((left + right) / 2, 4), round((top + bottom) / 2, 4))


def put_at(piece: Piece, pose: Pose) -> Piece:
    """The piece with its middle there, turned by so much from how the map has it."""
    x, y = middle(piece)
    turned = Isometry.turned(pose.turn, (x, y))
    change = replace(turned, dx=turned.dx + pose.x - x, dy=turned.dy + pose.y - y)
    access = tuple(Gate(change.point(gate.start), change.point(gate.end)) for gate in piece.access)
    return replace(piece, outline=change.area(piece.outline), access=access)


def changed(pieces: Iterable[Piece], moved: Mapping[str, Pose], left_out: Iterable[str]) -> tuple[Piece, ...]:
    gone = frozenset(left_out)
    staying = (piece for piece in pieces if piece.id not in gone)
    return tuple(put_at(piece, moved[piece.id]) if piece.id in moved else piece for piece in staying)


def check_map_changes(facts: "Facts") -> Iterator[Problem]:
    """Ids that no piece of the map has, changes without a map, and pieces that leave the table."""
    document = facts.reading.document
    moved, left_out = facts.raw.at("moved"), facts.raw.at("left_out")
    if facts.raw.at("map").data is None:
        for raw in (moved, left_out):
            if raw.data:
                yield document.problem(
                    raw.loc, tr("the mission names no map, whose pieces this would change"), key=True
                )
        return
    ids = {piece.id for piece in facts.printed_pieces}
    if not ids:
        return
    for raw in left_out.values():
        if raw.word is not None and raw.word not in ids:
            yield document.problem(raw.loc, _unknown(raw.word, ids))
    table = facts.table.area if facts.table is not None else None
    standing = {piece.id: piece for piece in facts.map_pieces}
    for key, raw in moved.items():
        if key not in ids:
            yield document.problem(raw.loc, _unknown(str(key), ids), key=True)
        elif key not in standing:
            yield document.problem(
                raw.loc, tr("the piece {quoted} is left out, and moved here", quoted=quoted(str(key))), key=True
            )
        elif table is not None and not standing[str(key)].outline.overlaps(table):
            yield document.problem(raw.loc, tr("the piece {quoted} is off the table", quoted=quoted(str(key))))


def _unknown(word: str, ids: set[str]) -> str:
    return tr("the map has no piece {quoted}{did_you_mean}", quoted=quoted(word), did_you_mean=did_you_mean(word, ids))
