"""The name of an area that goes with the model in the hand: found a place beside it at every move of the mouse."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from gui.board.drawing import Drawing
from gui.board.labels import Label, LabelDrawing
from gui.board.paper import Paper
from gui.board.propose import covered_labels
from gui.board.room import Room


class Hanging:
    """Stays on the same side of its area while that is free, so that it does not jump about."""

    def __init__(self) -> None:
        self._last = 0

    def place(self, label: Label, room: Room, proposal: Sequence[Drawing], paper: Paper) -> LabelDrawing | None:
        """Off models, other words, and what the hand proposes; none where there is no such place."""
        width, height = label.size
        boxes = [QRectF(at.x() - width / 2, at.y() - height / 2, width, height) for at in label.places(width, height)]
        for index in (self._last % max(1, len(boxes)), *range(len(boxes))):
            drawing = LabelDrawing(label.lines, boxes[index], label.halo, label.of)
            if room.is_covered(boxes[index]) or room.crowded(boxes[index]) > 0:
                continue
            if not covered_labels([drawing], proposal, paper)[0]:
                self._last = index
                return drawing
        return None
