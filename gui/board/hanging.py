"""The name of an area that goes with the model in the hand: found a place beside it at every move of the mouse."""

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import islice

from PySide6.QtCore import QPointF, QRectF

from gui.board.drawing import Drawing
from gui.board.labels import Label, LabelDrawing
from gui.board.paper import Paper
from gui.board.propose import Covers
from gui.board.room import Room

_CORNER = 10.0
"""How much of other words it may cover, in the measure of ``Room.crowded``, where nothing is free."""


class Hanging:
    """Stays on the same side of its area while that is free, so that it does not jump about."""

    def __init__(self) -> None:
        self._last = 0

    def place(
        self,
        label: Label,
        room: Room,
        proposal: Sequence[Drawing],
        paper: Paper,
        within: QRectF | None = None,
    ) -> LabelDrawing | None:
        """Off models and what the hand proposes, and off other words but for a corner; none where there is no such
        place. ``within`` is what it may not hang over."""
        width, height = label.size
        covers = Covers(proposal, paper)

        def crowd_at(at: QPointF, near: Room) -> float:
            box = _box_at(at, width, height)
            if (within is not None and not within.contains(box)) or near.is_covered(box) or covers.hides(box):
                return math.inf
            return near.crowded(box)

        # Mostly it stays where it was, and no other place is looked at.
        found = next(islice(label.places(width, height), self._last, None), None)
        least = math.inf if found is None else crowd_at(found, room)
        if least > 0:
            places = list(label.places(width, height))
            near = room.near([_box_at(at, width, height) for at in places])
            for index, at in enumerate(places):
                if (crowd := crowd_at(at, near)) < least:
                    found, least, self._last = at, crowd, index
                    if crowd == 0:
                        break
        if found is None or least > _CORNER:
            return None
        return LabelDrawing(label.lines, _box_at(found, width, height), label.halo, label.of)


def _box_at(at: QPointF, width: float, height: float) -> QRectF:
    return QRectF(at.x() - width / 2, at.y() - height / 2, width, height)


class HangingWords:
    """Several of them, none on another; each keeps to its own side."""

    def __init__(self) -> None:
        self._each: list[Hanging] = []

    def place(
        self, labels: Sequence[Label], room: Room, proposal: Sequence[Drawing], paper: Paper, table: QRectF
    ) -> tuple[LabelDrawing, ...]:
        """Those for which there is a place on the table."""
        self._each.extend(Hanging() for _ in labels[len(self._each) :])
        placed: list[LabelDrawing] = []
        for each, label in zip(self._each, labels, strict=False):
            free = replace(room, boxes=[*room.boxes, *(drawing.box for drawing in placed)])
            drawing = each.place(label, free, proposal, paper, table)
            if drawing is not None:
                placed.append(drawing)
        return tuple(placed)
