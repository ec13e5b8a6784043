"""The name of an area that goes with the model in the hand: found a place beside it at every move of the mouse."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF

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
        boxes = [QRectF(at.x() - width / 2, at.y() - height / 2, width, height) for at in label.places(width, height)]
        if within is not None:
            boxes = [box for box in boxes if within.contains(box)]
        best, least = None, _CORNER
        if not boxes:
            return None
        covers, near = Covers(proposal, paper), room
        for rank, index in enumerate((self._last % len(boxes), *range(len(boxes)))):
            if rank == 1:  # mostly it stays where it was, and no other place is looked at
                near = room.near(boxes)
            crowd = near.crowded(boxes[index])
            if crowd > least or (best is not None and crowd == least) or near.is_covered(boxes[index]):
                continue
            drawing = LabelDrawing(label.lines, boxes[index], label.halo, label.of)
            if not covers.hide(drawing):
                best, least, self._last = drawing, crowd, index
                if crowd == 0:
                    break
        return best


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
