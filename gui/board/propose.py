"""What is drawn of a proposal: ghosts, the way, its length, faults, and the note beside the spot."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from PySide6.QtCore import QPointF, QRectF

from engine.findings import Where
from engine.game import Game
from geometry.pose import Point
from gui.board.chip import chip_box
from gui.board.compose import View
from gui.board.drawing import Drawing
from gui.board.faults import FaultDrawing, MeasureDrawing
from gui.board.ghost import GhostDrawing, GhostMark, NearestDrawing
from gui.board.labels import LabelDrawing
from gui.board.links import link_drawings
from gui.board.note import HARDLY, NoteDrawing, Place, nearest_on, place_note
from gui.board.overlay import Overlay
from gui.board.paper import Paper
from gui.board.path import ChipDrawing, PathDrawing
from gui.board.proposal import NoteKind, Proposal
from gui.board.room import Room, at_share, line_discs
from gui.board.shapes import base_box, base_discs
from gui.board.snaps import snap_drawings
from gui.board.spot import spot_of

_REST = 0.4
_TOGETHER = 5.0
"""Inches from the middle within which all ghosts are one spot to the eye."""


@dataclass(frozen=True, slots=True)
class _ChipPlace:
    """One of the places beside a way by its number, how bad it was when it was the best, and where the way ended
    then."""

    index: int
    bad: float
    end: tuple[float, float]


@dataclass(slots=True)
class Proposer:
    """Remembers where the note and the length stood, so that they do not jump about while the mouse moves."""

    _note_place: Place | None = None
    _chip: _ChipPlace | None = None

    def draw(self, view: View, proposal: Proposal, paper: Paper, room: Room, shown: QRectF) -> list[Drawing]:
        """``room`` is that of the view; ``shown`` the pixels that can be seen."""
        if view.game is None:
            return []
        if proposal.note is None:
            self._note_place = None
        ghosts = tuple(_ghosts(view, view.game, proposal))
        known = [ghost for ghost in ghosts if not ghost.waits]
        drawings: list[Drawing] = [*ghosts, *(GhostMark(ghost.base, ghost.pose, ghost.legal) for ghost in known)]
        if proposal.nearest is not None:
            model = view.game.model(proposal.nearest.model_id)
            look = view.mission.side(view.game.side_of(model)).look
            drawings.append(NearestDrawing(proposal.nearest.base or model.base, proposal.nearest.pose, look))
        if len(proposal.path) > 1:
            drawings.append(PathDrawing(proposal.path, proposal.corridor_width))
        if Overlay.COHERENCY in view.overlays:
            drawings += link_drawings(proposal.links)
        drawings += _faults(proposal)
        line = [paper.at(point) for point in proposal.path]
        taken = Room([*_ghost_discs(view.game, proposal, paper), *line_discs(line)], under=room)
        taken.discs += [disc for where in proposal.wheres for disc in _where_discs(where, paper)]
        if proposal.note is not None and (spot := _spot(proposal)) is not None:
            whole = _round_all(view.game, proposal)
            if proposal.note.kind is not NoteKind.REFUSED and len(proposal.ghosts) > 1 and whole[2] <= _TOGETHER:
                # It speaks of all of them: its line ends where they begin.
                spot = (whole[0], whole[1])
                taken.discs.append((whole[0] * paper.scale, whole[1] * paper.scale, whole[2] * paper.scale + 6))
            note, self._note_place = place_note(proposal.note, paper.at(spot), taken, shown, self._note_place)
            taken.boxes.append(note.box)
            taken.discs += line_discs([nearest_on(note.box, note.tip), note.tip])
            drawings.append(note)
        if proposal.path_label and len(proposal.path) > 1:
            chip = self._measured(proposal, paper, taken, shown)
            taken.boxes.append(chip.box)
            drawings.append(chip)
        if proposal.snap is not None and ghosts:
            held = base_box(ghosts[0].base, ghosts[0].pose, paper, 2)
            for mark in proposal.snap.marks:
                taken.discs += line_discs([paper.at(point) for point in mark.line])
            drawings += snap_drawings(proposal.snap, held, taken, shown)
        return drawings

    def _measured(self, proposal: Proposal, paper: Paper, taken: Room, shown: QRectF) -> ChipDrawing:
        """Beside the middle of the way, or of one of its quarters where that is taken; where it was while that is
        hardly worse and the hand has hardly moved, for it takes long to weigh all places."""
        line = [paper.at(point) for point in proposal.path]
        blank = chip_box(proposal.path_label, QPointF())
        last, end = self._chip, line[-1]
        if last is not None and math.hypot(end.x() - last.end[0], end.y() - last.end[1]) < HARDLY:
            box = next(islice(_beside(line, blank), last.index, None))
            bad = 50 * taken.covered(box) + 100 * taken.crowded(box) if shown.contains(box) else math.inf
            if bad <= 1.2 * last.bad:
                return ChipDrawing(proposal.path_label, box)
        places = list(_beside(line, blank))
        order = list(range(len(places)))
        if last is not None:
            order.insert(0, last.index)
        near = taken.near(places)
        covered = taken.depths(places)
        best = order[0]
        least = math.inf
        for rank, index in enumerate(order):
            box = places[index]
            cost = rank + (0 if shown.contains(box) else 1e5) + 50 * covered[index]
            if cost < least:  # looked at no closer than it takes to know that another is better
                cost += 100 * near.crowded(box)
            if cost < least:
                least, best = cost, index
            if cost <= rank:
                break
        self._chip = _ChipPlace(best, least, (end.x(), end.y()))
        return ChipDrawing(proposal.path_label, places[best])


def covered_labels(labels: Sequence[LabelDrawing], drawings: Sequence[Drawing], paper: Paper) -> list[bool]:
    """Which labels give way to a ghost, the note or a measure, for as long as these are there."""
    covers = Covers(drawings, paper)
    return [covers.hides(label.box) for label in labels]


class Covers:
    """What labels give way to of a proposal."""

    def __init__(self, drawings: Sequence[Drawing], paper: Paper) -> None:
        self._room = Room()
        for drawing in drawings:
            if isinstance(drawing, GhostDrawing | NearestDrawing):
                self._room.discs += base_discs(drawing.base, drawing.pose, paper, 2)
            elif isinstance(drawing, NoteDrawing | ChipDrawing):
                self._room.boxes.append(drawing.box)
        self._round = _box_round(self._room)

    def hides(self, box: QRectF) -> bool:
        """A label in this box gives way."""
        return box.intersects(self._round) and (self._room.is_covered(box) or self._room.crowded(box) > 0)


def _box_round(room: Room) -> QRectF:
    """Round all that its own discs and boxes cover."""
    held = QRectF()
    for x, y, radius in room.discs:
        held = held.united(QRectF(x - radius, y - radius, 2 * radius, 2 * radius))
    for box in room.boxes:
        held = held.united(box)
    return held


def _beside(line: list[QPointF], box: QRectF) -> Iterator[QRectF]:
    for share in (0.5, 0.3, 0.7, 0.15, 0.9):
        at, way = at_share(line, share)
        for side in (1, -1):
            aside = QPointF(-math.sin(way), math.cos(way)) * side
            for gap in (16, 34, 60):
                reach_x, reach_y = box.width() / 2 + gap, box.height() / 2 + gap
                yield box.translated(at + QPointF(aside.x() * reach_x, aside.y() * reach_y))


def _faults(proposal: Proposal) -> Iterator[Drawing]:
    """The first is what the note speaks of; the card has the rest."""
    for rank, where in enumerate(proposal.wheres):
        if where.offending or where.whole:
            yield FaultDrawing(where, not proposal.legal, 1.0 if rank == 0 else _REST)
        if where.line is not None and rank == 0:
            yield MeasureDrawing(where.line)


def _ghosts(view: View, game: Game, proposal: Proposal) -> Iterator[GhostDrawing]:
    for ghost in proposal.ghosts:
        model = game.model(ghost.model_id)
        look = view.mission.side(game.side_of(model)).look
        portrait = None if ghost.base is not None else view.portraits.get(game.unit(model.unit).profile.id)
        base = ghost.base or model.base
        yield GhostDrawing(base, ghost.pose, look, ghost.legal, ghost.leader, ghost.waits, portrait)


def _ghost_discs(game: Game, proposal: Proposal, paper: Paper) -> Iterator[tuple[float, float, float]]:
    nearest = () if proposal.nearest is None else (proposal.nearest,)
    for ghost in (*proposal.ghosts, *nearest):
        yield from base_discs(ghost.base or game.model(ghost.model_id).base, ghost.pose, paper, 3)


def _round_all(game: Game, proposal: Proposal) -> tuple[float, float, float]:
    """(x, y, radius) in inches of a circle round all ghosts."""
    places = [
        (ghost.pose.point, (ghost.base or game.model(ghost.model_id).base).outer_radius) for ghost in proposal.ghosts
    ]
    if not places:
        return (0.0, 0.0, math.inf)
    x = (min(at[0] for at, _ in places) + max(at[0] for at, _ in places)) / 2
    y = (min(at[1] for at, _ in places) + max(at[1] for at, _ in places)) / 2
    return (x, y, max(math.dist(at, (x, y)) + radius for at, radius in places))


def _where_discs(where: Where, paper: Paper) -> Iterator[tuple[float, float, float]]:
    """The measure between bases stays in sight."""
    if where.line is not None:
        for share in (0.0, 0.5, 1.0):
            (x0, y0), (x1, y1) = where.line
            at = paper.at((x0 + share * (x1 - x0), y0 + share * (y1 - y0)))
            yield (at.x(), at.y(), 7.0)


def _spot(proposal: Proposal) -> Point | None:
    if (spot := spot_of(proposal.wheres)) is not None:
        return spot
    if proposal.ghosts:
        return proposal.ghosts[0].pose.point
    return proposal.path[-1] if proposal.path else None
