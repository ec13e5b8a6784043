"""The words beside what the hand proposes: the note at the spot, the length of the way, what the base is drawn to."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF

from engine.findings import Where
from engine.game import Game
from geometry.pose import Point
from gui.board.chip import chip_box
from gui.board.drawing import Drawing
from gui.board.note import HARDLY, Place, carried_note, nearest_on, note_size, place_note
from gui.board.paper import Paper
from gui.board.path import ChipDrawing
from gui.board.pointed import pointed_at, round_all, speaks_of_all
from gui.board.proposal import Proposal
from gui.board.room import Room, at_share, line_discs
from gui.board.shapes import base_box, base_discs
from gui.board.snaps import best_place, words_at

_LEAP = 40.0
"""Pixels, seen from the hand, by which the spot of a note may move with it."""
_SHARES = (0.5, 0.3, 0.7, 0.15, 0.9)
_BESIDE = tuple((share, side, gap) for share in _SHARES for side in (1, -1) for gap in (16, 34, 60))
"""Places of a length: at which share of its way, on which side, and how far off in pixels."""


@dataclass(frozen=True, slots=True)
class Surface:
    """``room`` is that of the view; ``shown`` the pixels that can be seen."""

    paper: Paper
    room: Room
    shown: QRectF


@dataclass(frozen=True, slots=True)
class _ChipPlace:
    """One of the places beside a way by its number, how bad it was when it was the best, and where the way ended
    then."""

    index: int
    bad: float
    end: tuple[float, float]


@dataclass(frozen=True, slots=True)
class _NotePlace:
    """Where a note of this size is; ``off`` is its spot seen from the hand, in pixels."""

    place: Place
    size: tuple[float, float]
    off: QPointF

    def at(self, off: QPointF) -> bool:
        """Nothing but the hand has moved."""
        return max(abs(self.off.x() - off.x()), abs(self.off.y() - off.y())) <= _LEAP

    def for_size(self, size: tuple[float, float]) -> Place:
        """As near to the spot, for a note with other words."""
        right = _kept_near(self.place.right, self.size[0], size[0])
        return replace(self.place, right=right, down=_kept_near(self.place.down, self.size[1], size[1]))


def _kept_near(middle: float, before: float, now: float) -> float:
    """The side that lies next to the spot stays where it is; over the spot the middle does."""
    if abs(middle) <= before / 2:
        return middle
    return middle + math.copysign((now - before) / 2, middle)


@dataclass(slots=True)
class WordsBeside:
    """Remembers where the note and the length stood, so that they do not jump about while the mouse moves."""

    _note: _NotePlace | None = None
    _chip: _ChipPlace | None = None
    _snap: int | None = None
    """The number of the place of what the base is drawn to."""

    def placed(self, game: Game, proposal: Proposal, surface: Surface) -> list[Drawing]:
        """In the best places that there are."""
        drawings: list[Drawing] = []
        paper = surface.paper
        line = [paper.at(point) for point in proposal.path]
        taken = Room([*_ghost_discs(game, proposal, paper), *line_discs(line)], under=surface.room)
        taken.discs += [disc for where in proposal.wheres for disc in _where_discs(where, paper)]
        if proposal.note is not None and (spot := pointed_at(game, proposal)) is not None:
            if speaks_of_all(game, proposal):
                x, y, radius = round_all(game, proposal)
                taken.discs.append((x * paper.scale, y * paper.scale, radius * paper.scale + 6))
            last = None if self._note is None else self._note.place
            note, note_at = place_note(proposal.note, paper.at(spot), taken, surface.shown, last)
            self._note = _NotePlace(note_at, note_size(proposal.note), _seen(spot, proposal, paper))
            taken.boxes.append(note.box)
            taken.discs += line_discs([nearest_on(note.box, note.tip), note.tip])
            drawings.append(note)
        if proposal.path_label and len(proposal.path) > 1:
            chip = self._measured(proposal, paper, taken, surface.shown)
            taken.boxes.append(chip.box)
            drawings.append(chip)
        if proposal.snap is not None and proposal.ghosts:
            held, words = _held(game, proposal, paper), proposal.snap.words
            for mark in proposal.snap.marks:
                taken.discs += line_discs([paper.at(point) for point in mark.line])
            place = best_place(words, held, taken, surface.shown)
            self._snap = place
            drawings.append(words_at(words, held, place))
        return drawings

    def along(self, game: Game, proposal: Proposal, surface: Surface) -> list[Drawing] | None:
        """Where they were, seen from the hand; None where one of them has to look for another place."""
        drawings: list[Drawing] = []
        paper, shown = surface.paper, surface.shown
        note = QRectF()
        if proposal.note is not None and (spot := pointed_at(game, proposal)) is not None:
            last = self._note
            if last is None or not last.at(_seen(spot, proposal, paper)):
                return None
            own = [*_ghost_discs(game, proposal, paper)]
            if speaks_of_all(game, proposal):
                x, y, radius = round_all(game, proposal)
                own.append((x * paper.scale, y * paper.scale, radius * paper.scale + 6))
            room = Room(own, under=surface.room)
            drawing = carried_note(proposal.note, paper.at(spot), room, last.for_size(note_size(proposal.note)))
            if not shown.contains(drawing.box):
                return None
            note = drawing.box
            drawings.append(drawing)
        if proposal.path_label and len(proposal.path) > 1:
            if self._chip is None:
                return None
            line = [paper.at(point) for point in proposal.path]
            box = _beside(line, chip_box(proposal.path_label, QPointF()), self._chip.index)
            if not shown.contains(box) or box.intersects(note):
                return None
            drawings.append(ChipDrawing(proposal.path_label, box))
        if proposal.snap is not None and proposal.ghosts:
            if self._snap is None:
                return None
            drawings.append(words_at(proposal.snap.words, _held(game, proposal, paper), self._snap))
        return drawings

    def _measured(self, proposal: Proposal, paper: Paper, taken: Room, shown: QRectF) -> ChipDrawing:
        """Beside the middle of the way, or of one of its quarters where that is taken; where it was while that is
        hardly worse and the hand has hardly moved, for it takes long to weigh all places."""
        line = [paper.at(point) for point in proposal.path]
        blank = chip_box(proposal.path_label, QPointF())
        last, end = self._chip, line[-1]
        if last is not None and math.hypot(end.x() - last.end[0], end.y() - last.end[1]) < HARDLY:
            box = _beside(line, blank, last.index)
            bad = 50 * taken.covered(box) + 100 * taken.crowded(box) if shown.contains(box) else math.inf
            if bad <= 1.2 * last.bad:
                return ChipDrawing(proposal.path_label, box)
        spots = {share: at_share(line, share) for share in _SHARES}
        places = [_beside_at(spots[share], blank, side, gap) for share, side, gap in _BESIDE]
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


def _beside(line: list[QPointF], box: QRectF, index: int) -> QRectF:
    share, side, gap = _BESIDE[index]
    return _beside_at(at_share(line, share), box, side, gap)


def _beside_at(spot: tuple[QPointF, float], box: QRectF, side: int, gap: float) -> QRectF:
    at, way = spot
    reach_x, reach_y = box.width() / 2 + gap, box.height() / 2 + gap
    return box.translated(at.x() - math.sin(way) * side * reach_x, at.y() + math.cos(way) * side * reach_y)


def _held(game: Game, proposal: Proposal, paper: Paper) -> QRectF:
    """Round the base in the hand."""
    ghost = proposal.ghosts[0]
    return base_box(ghost.base or game.model(ghost.model_id).base, ghost.pose, paper, 2)


def _ghost_discs(game: Game, proposal: Proposal, paper: Paper) -> Iterator[tuple[float, float, float]]:
    nearest = () if proposal.nearest is None else (proposal.nearest,)
    for ghost in (*proposal.ghosts, *nearest):
        yield from base_discs(ghost.base or game.model(ghost.model_id).base, ghost.pose, paper, 3)


def _where_discs(where: Where, paper: Paper) -> Iterator[tuple[float, float, float]]:
    """The measure between bases stays in sight."""
    if where.line is not None:
        for share in (0.0, 0.5, 1.0):
            (x0, y0), (x1, y1) = where.line
            at = paper.at((x0 + share * (x1 - x0), y0 + share * (y1 - y0)))
            yield (at.x(), at.y(), 7.0)


def _seen(spot: Point, proposal: Proposal, paper: Paper) -> QPointF:
    """A spot in pixels from the hand."""
    return paper.at(spot) - (paper.at(proposal.ghosts[0].pose.point) if proposal.ghosts else QPointF())
