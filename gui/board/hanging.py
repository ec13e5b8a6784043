"""The name of an area that goes with the model in the hand: it looks for a place beside it now and then, and goes
along with the hand in between."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from PySide6.QtCore import QObject, QPointF, QRectF

from gui.board.drawing import Drawing
from gui.board.labels import Label, LabelDrawing, LabelText
from gui.board.paper import Paper
from gui.board.propose import Covers
from gui.board.room import Room
from gui.pace import Paced

_CORNER = 10.0
"""How much of other words it may cover, in the measure of ``Room.crowded``, where nothing is free."""


@dataclass(frozen=True, slots=True)
class Around:
    """What such words keep off, and what they hang on."""

    room: Room
    proposal: Sequence[Drawing]
    paper: Paper
    hand: QPointF | None = None
    """Pixels; None where there is none that they could go along with."""
    within: QRectF | None = None
    """What they may not hang over."""

    def allows(self, box: QRectF) -> bool:
        return self.within is None or self.within.contains(box)


@dataclass(frozen=True, slots=True)
class _Found:
    """Where words were when they last looked for a place, if there was one, and where the hand was then."""

    lines: tuple[LabelText, ...]
    scale: float
    hand: QPointF | None
    drawing: LabelDrawing | None


class _Hanging:
    """Stays on the same side of its area while that is free, so that it does not jump about."""

    def __init__(self) -> None:
        self._last, self._crowd = 0, 0.0
        """The number of its place, and how much of other words it covered when that was the best."""
        self._found: _Found | None = None

    def goes_along(self, label: Label, around: Around) -> bool:
        """Whether it can be where it was, seen from the hand: nothing but the hand has moved."""
        found = self._found
        if found is None or found.hand is None or around.hand is None:
            return False
        if found.lines != label.lines or found.scale != around.paper.scale:
            return False
        drawing = self.carried(around.hand)
        return drawing is None or around.allows(drawing.box)

    def carried(self, hand: QPointF) -> LabelDrawing | None:
        found = self._found
        if found is None or found.drawing is None or found.hand is None:
            return None
        return replace(found.drawing, box=found.drawing.box.translated(hand - found.hand))

    def place(self, label: Label, around: Around) -> LabelDrawing | None:
        """Off models and what the hand proposes, and off other words but for a corner; none where there is no such
        place."""
        drawing = self._beside(label, around)
        self._found = _Found(label.lines, around.paper.scale, around.hand, drawing)
        return drawing

    def _beside(self, label: Label, around: Around) -> LabelDrawing | None:
        width, height = label.size
        covers = Covers(around.proposal, around.paper)

        def crowd_at(at: QPointF, near: Room) -> float:
            box = _box_at(at, width, height)
            if not around.allows(box) or near.is_covered(box) or covers.hides(box):
                return math.inf
            return near.crowded(box)

        # Mostly it stays where it was, and no other place is looked at.
        found = next(islice(label.places(width, height), self._last, None), None)
        least = math.inf if found is None else crowd_at(found, around.room)
        if least > self._crowd:
            places = list(label.places(width, height))
            boxes = [_box_at(at, width, height) for at in places]
            near, least = around.room.near(boxes), math.inf
            for index, (at, depth) in enumerate(zip(places, around.room.depths(boxes), strict=True)):
                if not depth and (crowd := crowd_at(at, near)) < least:
                    found, least, self._last = at, crowd, index
                    if crowd == 0:
                        break
            self._crowd = min(least, _CORNER)
        if found is None or least > _CORNER:
            return None
        return LabelDrawing(label.lines, _box_at(found, width, height), label.halo, label.of)


def _box_at(at: QPointF, width: float, height: float) -> QRectF:
    return QRectF(at.x() - width / 2, at.y() - height / 2, width, height)


class HangingWords(QObject):
    """Several of them, none on another; each keeps to its own side. ``draw`` is told what is to be seen."""

    def __init__(self, draw: Callable[[Sequence[LabelDrawing]], None], parent: QObject) -> None:
        super().__init__(parent)
        self._draw = draw
        self._each: list[_Hanging] = []
        self._shown: tuple[Sequence[Label], Around] | None = None
        self._looks = Paced(self._look, self)

    def show(self, labels: Sequence[Label], around: Around) -> None:
        """Those for which there is a place; when they last looked for it, or now. For every mouse move."""
        self._shown = (labels, around)
        self._each.extend(_Hanging() for _ in labels[len(self._each) :])
        goes_along = all(each.goes_along(label, around) for each, label in zip(self._each, labels, strict=False))
        if not goes_along or (labels and self._looks.take()):
            self._look()
            return
        assert around.hand is not None or not labels
        hand = around.hand or QPointF()
        carried = (each.carried(hand) for each in self._each[: len(labels)])
        self._draw([drawing for drawing in carried if drawing is not None])

    def clear(self) -> None:
        self.forget()
        self._draw(())

    def forget(self) -> None:
        """What is seen stays where it is put."""
        self._shown = None

    def _look(self) -> None:
        """Each for the best place that there is now."""
        if self._shown is None:
            return
        labels, around = self._shown
        placed: list[LabelDrawing] = []
        for each, label in zip(self._each, labels, strict=False):
            room = replace(around.room, boxes=[*around.room.boxes, *(drawing.box for drawing in placed)])
            drawing = each.place(label, replace(around, room=room))
            if drawing is not None:
                placed.append(drawing)
        self._draw(placed)
