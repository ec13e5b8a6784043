"""Words on the map and the places found for them. A label gives way to other labels, then models, then outlines."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from gui.board.overlay import Overlay
from gui.board.paper import Paper
from gui.board.room import Room
from gui.board.text import Side, text_width, write
from gui.theme.tokens import veil

LABEL_PX = 10.5
_LEADING = 1.25
_OVER_LABEL, _OVER_MODEL, _OVER_LINE, _OUTSIDE = 60.0, 25.0, 1.5, 400.0
_HIDES_TOO_MUCH = 60.0
_PLATE = 0.86
"""Of the mat, under words of several lines."""


@dataclass(frozen=True, slots=True)
class LabelText:
    text: str
    colour: QColor
    bold: bool = False
    px: float = LABEL_PX


@dataclass(frozen=True, slots=True)
class Label:
    """``places`` gives centres for a label of this width and height, the best first. One that ``may_go`` is left away
    where there is no room. ``of`` is the overlay it names."""

    lines: tuple[LabelText, ...]
    places: Callable[[float, float], Iterable[QPointF]]
    may_go: bool = False
    halo: bool = True
    of: Overlay | None = None

    @property
    def size(self) -> tuple[float, float]:
        width = max(text_width(line.text, line.px, line.bold) for line in self.lines)
        return (width, sum(_LEADING * line.px for line in self.lines))


@dataclass(frozen=True, slots=True)
class LabelDrawing:
    """``box`` is in pixels of one scale."""

    lines: tuple[LabelText, ...]
    box: QRectF
    halo: bool = True
    of: Overlay | None = None
    z: float = 130

    def carried(self, ratio: float) -> "LabelDrawing":
        """At the same place of the table at a scale so many times as large; a letter stays as large as it is."""
        box = QRectF(self.box)
        box.moveCenter(self.box.center() * ratio)
        return replace(self, box=box)

    def bounds(self, paper: Paper) -> QRectF:
        return self.box.adjusted(-5, -5, 5, 5)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        if self.halo and len(self.lines) > 1:
            # Several lines over hatches and terrain run into what shows between them.
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil(paper.theme.mat, _PLATE))
            painter.drawRoundedRect(self.box.adjusted(-4, -1, 4, 3), 3, 3)
        centred = len(self.lines) == 1
        top = self.box.top()
        for line in self.lines:
            at = QPointF(self.box.center().x() if centred else self.box.left(), top + line.px)
            side = Side.MIDDLE if centred else Side.RIGHT
            halo = paper.theme.mat if self.halo else None
            write(painter, line.text, at, line.px, line.colour, bold=line.bold, side=side, halo=halo)
            top += _LEADING * line.px


def lay_out(labels: Iterable[Label], room: Room, table: QRectF) -> tuple[LabelDrawing, ...]:
    """In the order given; each placed label is kept off by the next. ``room`` is added to."""
    placed = []
    for label in labels:
        found = _best(label, room, table)
        if found is not None and found.hides > _HIDES_TOO_MUCH:
            found = _best(label, replace(room, figures=[]), table)
        if found is None or (label.may_go and found.hides > _HIDES_TOO_MUCH):
            continue
        room.boxes.append(found.box.adjusted(-3, -1, 3, 1))
        placed.append(LabelDrawing(label.lines, found.box, label.halo, label.of))
    return tuple(placed)


@dataclass(frozen=True, slots=True)
class _Found:
    box: QRectF
    hides: float
    """Of labels and models, without the outlines it crosses."""
    cost: float


def _best(label: Label, room: Room, table: QRectF) -> _Found | None:
    width, height = label.size
    boxes = [QRectF(at.x() - width / 2, at.y() - height / 2, width, height) for at in label.places(width, height)]
    close = room.near(boxes)
    best: _Found | None = None
    for rank, box in enumerate(boxes):
        if best is not None and best.cost <= rank:
            break
        hides = 0.0 if table.contains(box) else _OUTSIDE
        if best is None or hides + rank < best.cost:
            hides += _OVER_LABEL * close.crowded(box) + _OVER_MODEL * close.covered(box)
        if best is None or hides + rank < best.cost:
            cost = hides + rank + _OVER_LINE * close.crossed(box)
            if best is None or cost < best.cost:
                best = _Found(box, hides, cost)
    return best


LETTERS = {
    Overlay.REACH: "R",
    Overlay.LEGAL_END: "L",
    Overlay.COHERENCY: "C",
    Overlay.ENGAGEMENT: "E",
    Overlay.SIGHT: "S",
    Overlay.RANGES: "T",
    Overlay.AURAS: "A",
}
"""What an outline is told by where all of them are of one ink; T for what threatens."""


def lettered(label: Label, paper: Paper) -> Label:
    """With the letter of its overlay before the first line, where the theme has one ink."""
    letter = None if label.of is None else LETTERS.get(label.of)
    if letter is None or not paper.theme.one_ink:
        return label
    first, *rest = label.lines
    return replace(label, lines=(replace(first, text=f"{letter}  {first.text}", bold=True), *rest))
