"""High Ground, Mid Ground and Ground Level: what stands where, and the rims that part them but at Access Points."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum

from engine.ground import Obstacle
from engine.mission import Gate, Mission, Piece, Table
from engine.tongue import tr
from geometry.area import Area, union
from geometry.base import Base, Placed
from geometry.gaps import separation_from
from geometry.rims import rims
from geometry.tolerance import Fit, apart, at_most

OVERHANGING = "centre"

_FAR = 100.0
"""Inches past the table's edge that are open: nothing walls a piece off there."""

_EDGE = 1e-3


class Level(IntEnum):
    GROUND = 0
    MID = 1
    HIGH = 2

    @property
    def words(self) -> str:
        return {Level.GROUND: tr("Ground Level"), Level.MID: tr("Mid Ground"), Level.HIGH: tr("High Ground")}[self]


@dataclass(frozen=True, slots=True)
class Rim(Obstacle):
    """A part of the edge of a piece that can be stood on. ``ledge`` is where a centre may be and the base hang over;
    none where it may not."""

    ledge: Area | None = None

    def separation(self, mover: Placed) -> float:
        free = separation_from(mover, self.area)
        return max(0.0, free) if self.ledge is not None and self.ledge.contains(mover.centre) else free

    def keep_out(self, base: Base, turn: float, distance: float = 0.0) -> Area:
        barred = Obstacle.keep_out(self, base, turn, distance)
        return barred if self.ledge is None or distance > 0 else barred - self.ledge


@dataclass(frozen=True, slots=True)
class Ledge:
    """A piece that can be stood on. ``rims`` bar the way at its edge, ``edges`` the place where a base stops."""

    piece: Piece
    level: Level
    body: Obstacle
    rims: tuple[Obstacle, ...]
    edges: tuple[Obstacle, ...]

    def holds(self, placed: Placed) -> bool:
        """Some of the base is on it."""
        reach = placed.base.outer_radius
        x, y = placed.centre
        if self.body.is_farther((x - reach, y - reach, x + reach, y + reach), 0.0):
            return False
        return apart(separation_from(placed, self.piece.outline)) is Fit.BROKEN


def is_ledge(piece: Piece) -> bool:
    """Pieces without an Access Point can't be stood on."""
    return bool(piece.access)


def make_ledges(mission: Mission, high_from: int) -> tuple[Ledge, ...]:
    """The pieces with Access Points. A gate opens every ledge it lies on, and ledges of one level that overlap are
    one. Mid Ground begins with Size 1: one of Size 0 raises nobody and is walked onto from every side."""
    pieces = [piece for piece in mission.terrain if is_ledge(piece) and piece.size != 0]
    gates = [(gate.start, gate.end) for piece in pieces for gate in piece.access]
    outside = _beyond(mission.table)
    overhang = mission.settings.get("high_ground_edge") == OVERHANGING
    found = []
    for piece in pieces:
        level = level_of_piece(piece, high_from)
        same = [other.outline for other in pieces if other is not piece and level_of_piece(other, high_from) is level]
        walls = rims(piece.outline, gates, union([outside, *same]))
        hangs = union([piece.outline, *same]) if level is Level.HIGH and overhang else None
        found.append(
            Ledge(
                piece,
                level,
                Obstacle.piece(piece),
                tuple(Obstacle(piece.id, wall, None, wall.bounds) for wall in walls),
                tuple(Rim(piece.id, wall, None, wall.bounds, hangs) for wall in walls),
            )
        )
    return tuple(found)


def level_of_piece(piece: Piece, high_from: int) -> Level:
    return Level.HIGH if piece.size is None or piece.size >= high_from else Level.MID


def level_of(ledges: Sequence[Ledge], placed: Placed) -> Level:
    """A base that spans levels counts as on the highest."""
    return max((ledge.level for ledge in ledges if ledge.holds(placed)), default=Level.GROUND)


def share_gate(ledges: Sequence[Ledge], one: Placed, other: Placed, within: float) -> Fit:
    """Whether two bases are adjacent to the same Access Point."""
    best = Fit.BROKEN
    for ledge in ledges:
        for gate in ledge.piece.access:
            fits = [at_most(distance_to(placed, gate), within) for placed in (one, other)]
            if all(fits):
                both = Fit.AT_LIMIT if Fit.AT_LIMIT in fits else Fit.KEPT
                best = both if best is not Fit.KEPT else best
    return best


def distance_to(placed: Placed, gate: Gate) -> float:
    """Inches from a base's edge to an Access Point, 0 where it stands on it."""
    (ax, ay), (bx, by) = gate.start, gate.end
    long = max(1e-9, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
    nx, ny = (ay - by) / long * _EDGE / 2, (bx - ax) / long * _EDGE / 2
    line = Area.polygon([(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)])
    return max(0.0, separation_from(placed, line))


def _beyond(table: Table) -> Area:
    everything = Area.rectangle(-_FAR, -_FAR, table.width + _FAR, table.height + _FAR)
    return everything - Area.rectangle(_EDGE, _EDGE, table.width - _EDGE, table.height - _EDGE)
