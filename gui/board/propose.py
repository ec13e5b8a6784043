"""What is drawn of a proposal: ghosts, the way, its length, faults, and the note beside the spot."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF

from engine.game import Game
from gui.board.compose import View
from gui.board.drawing import Drawing
from gui.board.faults import FaultDrawing, MeasureDrawing
from gui.board.ghost import GhostDrawing, GhostMark, NearestDrawing
from gui.board.hand_words import Surface, WordsBeside
from gui.board.labels import LabelDrawing
from gui.board.links import link_drawings
from gui.board.note import NoteDrawing
from gui.board.overlay import Overlay
from gui.board.paper import Paper
from gui.board.path import ChipDrawing, PathDrawing
from gui.board.proposal import Proposal
from gui.board.room import Room
from gui.board.shapes import base_discs
from gui.board.snaps import snap_drawings

_REST = 0.4


@dataclass(slots=True)
class Proposer:
    """``looks``: the note and the length look for the best places that there are; else they go along with the hand, if
    they can."""

    _words: WordsBeside = field(default_factory=WordsBeside)

    def draw(self, view: View, proposal: Proposal, surface: Surface, *, looks: bool = True) -> list[Drawing]:
        if view.game is None:
            return []
        along = None if looks else self._words.along(view.game, proposal, surface)
        words = self._words.placed(view.game, proposal, surface) if along is None else along
        return [*_things(view, view.game, proposal), *words]


def _things(view: View, game: Game, proposal: Proposal) -> list[Drawing]:
    """All but the words."""
    ghosts = tuple(_ghosts(view, game, proposal))
    known = [ghost for ghost in ghosts if not ghost.waits]
    drawings: list[Drawing] = [*ghosts, *(GhostMark(ghost.base, ghost.pose, ghost.legal) for ghost in known)]
    if proposal.nearest is not None:
        model = game.model(proposal.nearest.model_id)
        look = view.mission.side(game.side_of(model)).look
        drawings.append(NearestDrawing(proposal.nearest.base or model.base, proposal.nearest.pose, look))
    if len(proposal.path) > 1:
        drawings.append(PathDrawing(proposal.path, proposal.corridor_width))
    if Overlay.COHERENCY in view.overlays:
        drawings += link_drawings(proposal.links)
    drawings += _faults(proposal)
    return drawings if proposal.snap is None or not ghosts else [*drawings, *snap_drawings(proposal.snap)]


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
