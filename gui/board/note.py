"""The note at the spot: what was measured, the rule, the way out; a leader line points at what it speaks of."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from gui.board.paper import Paper
from gui.board.proposal import NoteKind, NoteText
from gui.board.room import Room, line_hits
from gui.board.shapes import pen
from gui.board.text import text_width, write
from gui.theme.tokens import Theme

_HEAD, _TEXT = 12.0, 11.0
_WIDEST = 330.0
_PAD, _BAR = 10.0, 4.0
_KEYS = ("Enter", "Escape", "Esc")
_GAPS = (30.0, 56.0, 90.0, 130.0, 180.0, 240.0)
_SLIDE = 60.0
_SLIDES = (0.0, 0.5, -0.5, 1.0, -1.0, 1.6, -1.6)
_WORSE = 1e6
_SLACK = 60.0
_FAR, _OVER_WORDS = 0.5, 3.0
_COVERS, _CROSSES = 20000.0, 3000.0


@dataclass(frozen=True, slots=True)
class _Line:
    text: str
    px: float
    bold: str = ""
    key: str = ""


def _lines(note: NoteText) -> list[_Line]:
    bold, semicolon, rest = note.head.partition(";")
    lines = [_Line(rest.strip(), _HEAD, bold + semicolon)] if semicolon else [_Line("", _HEAD, note.head)]
    if _width(lines[0]) > _WIDEST:
        lines = [_Line("", _HEAD, part) for part in _wrapped(bold + semicolon, _HEAD, bold=True)]
        lines += [_Line(part, _HEAD) for part in _wrapped(rest.strip(), _HEAD)]
    lines += [_Line(part, _TEXT) for part in _wrapped(note.reason, _TEXT)]
    first, _, others = note.tail.partition(" ")
    if first in _KEYS:
        lines.append(_Line(others, _TEXT, key=first))
    else:
        lines += [_Line(part, _TEXT) for part in _wrapped(note.tail, _TEXT)]
    return lines


def _wrapped(text: str, px: float, *, bold: bool = False) -> Iterator[str]:
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and text_width(longer, px, bold) > _WIDEST:
            yield line
            longer = word
        line = longer
    if line:
        yield line


def _width(line: _Line) -> float:
    bold = text_width(line.bold, line.px, bold=True) + (5 if line.bold and line.text else 0)
    key = text_width(line.key, line.px, bold=True) + 20 if line.key else 0
    return bold + key + text_width(line.text, line.px)


def _height(line: _Line) -> float:
    return line.px + (10.0 if line.key else 6.0)


def note_size(note: NoteText) -> tuple[float, float]:
    """Width and height in pixels."""
    lines = _lines(note)
    return (_BAR + 2 * _PAD + max(map(_width, lines)), 2 * _PAD - 4 + sum(map(_height, lines)))


def note_colour(kind: NoteKind, theme: Theme) -> QColor:
    return {NoteKind.REFUSED: theme.refuse, NoteKind.ALLOWED: theme.reach, NoteKind.LEFT_TO_YOU: theme.coher}[kind]


@dataclass(frozen=True, slots=True)
class NoteDrawing:
    """``box`` and ``tip``, where the leader line ends, are in pixels of one scale."""

    note: NoteText
    box: QRectF
    tip: QPointF
    z: float = 140

    def bounds(self, paper: Paper) -> QRectF:
        box, tip = self.box, self.tip
        left, right = min(box.left(), tip.x()), max(box.right(), tip.x())
        top, bottom = min(box.top(), tip.y()), max(box.bottom(), tip.y())
        return QRectF(left, top, right - left, bottom - top).adjusted(-3, -3, 3, 3)

    def paint(self, painter: QPainter, paper: Paper) -> None:
        theme, box = paper.theme, self.box
        colour = note_colour(self.note.kind, theme)
        start = nearest_on(box, self.tip)
        for stroke in (pen(theme.mat, 3.5), pen(colour, 1.2)):
            painter.setPen(stroke)
            painter.drawLine(start, self.tip)
        painter.setPen(pen(colour, 1.2))
        painter.setBrush(theme.card)
        painter.drawRoundedRect(box, 3, 3)
        painter.fillRect(QRectF(box.left(), box.top(), _BAR, box.height()), colour)
        y = box.top() + _PAD - 2
        for line in _lines(self.note):
            self._line(painter, paper, line, y, colour)
            y += _height(line)

    def _line(self, painter: QPainter, paper: Paper, line: _Line, top: float, colour: QColor) -> None:
        x, baseline = self.box.left() + _BAR + _PAD, top + line.px
        if line.key:
            key = QRectF(x, baseline - line.px - 2, text_width(line.key, line.px, bold=True) + 12, line.px + 7)
            painter.setPen(pen(paper.theme.reach, 1.2))
            painter.setBrush(paper.theme.card)
            painter.drawRoundedRect(key, 3, 3)
            write(painter, line.key, QPointF(x + 6, baseline + 0.5), line.px, paper.theme.reach, bold=True)
            x = key.right() + 8
        if line.bold:
            write(painter, line.bold, QPointF(x, baseline), line.px, colour, bold=True)
            x += text_width(line.bold, line.px, bold=True) + 5
        plain = paper.theme.ink if line.px == _HEAD or line.key else paper.theme.ink2
        write(painter, line.text, QPointF(x, baseline), line.px, plain)


@dataclass(frozen=True, slots=True)
class Place:
    """The middle of a note in pixels from its spot, and what it covered there; 0 is nothing."""

    right: float
    down: float
    bad: float = 0.0


def place_note(
    note: NoteText, spot: QPointF, room: Room, view: QRectF, last: Place | None
) -> tuple[NoteDrawing, Place]:
    """Off everything that must stay seen, inside the view, near the spot; where it was before if that is no worse."""
    size = note_size(note)
    reach_x, reach_y = max(_GAPS) + 1.5 * size[0], max(_GAPS) + 1.5 * size[1]
    around = QRectF(spot.x() - reach_x, spot.y() - reach_y, 2 * reach_x, 2 * reach_y)
    search = _Search(spot, size, room.near([around]), view)
    if last is not None and (bad := search.bad(last, last.bad + _SLACK)) <= last.bad + _SLACK:
        return search.drawing(note, last), replace(last, bad=max(bad, last.bad))
    best, least = Place(0, 0), math.inf
    for place in _places(search.size):
        far = _FAR * _reach(place, size)
        bad = search.bad(place, least - far)
        if bad + far < least:
            best, least = replace(place, bad=bad), bad + far
        if bad == 0:
            break
    return search.drawing(note, best), best


class _Search:
    def __init__(self, spot: QPointF, size: tuple[float, float], room: Room, view: QRectF) -> None:
        self.size = size
        self._spot, self._room, self._view = spot, room, view
        self._around = [disc for disc in room.discs if math.hypot(disc[0] - spot.x(), disc[1] - spot.y()) < disc[2]]
        self._away = [disc for disc in room.discs if disc not in self._around]

    def box(self, place: Place) -> QRectF:
        width, height = self.size
        return QRectF(self._spot.x() + place.right - width / 2, self._spot.y() + place.down - height / 2, width, height)

    def drawing(self, note: NoteText, place: Place) -> NoteDrawing:
        box = self.box(place)
        return NoteDrawing(note, box, _tip(nearest_on(box, self._spot), self._spot, self._around))

    def bad(self, place: Place, enough: float) -> float:
        """What the note would cover; no longer counted once it is more than ``enough``."""
        box = self.box(place)
        bad = 0.0 if self._view.contains(box) else _WORSE
        if bad <= enough:
            depth = self._room.covered(box.adjusted(-4, -4, 4, 4))
            bad += (_COVERS + 1000 * depth if depth else 0.0) + _OVER_WORDS * self._room.crowded(box)
        if bad <= enough:
            start = nearest_on(box, self._spot)
            tip = _tip(start, self._spot, self._around)
            bad += _CROSSES * sum(line_hits(start, tip, disc) for disc in self._away)
        return bad


def _places(size: tuple[float, float]) -> list[Place]:
    """Beside, above and below the spot, slid along; the nearest first, and the right before the left."""
    width, height = size
    places = []
    for gap in _GAPS:
        for slide in _SLIDES:
            for way in (1, -1):
                places.append(Place(way * (gap + width / 2), slide * (height / 2 + min(gap, _SLIDE))))
                places.append(Place(slide * (width / 2), way * (gap + height / 2)))
    return sorted(places, key=lambda place: _reach(place, size))


def _reach(place: Place, size: tuple[float, float]) -> float:
    """How long the leader line is."""
    return math.hypot(max(abs(place.right) - size[0] / 2, 0.0), max(abs(place.down) - size[1] / 2, 0.0))


def _tip(start: QPointF, spot: QPointF, around: list[tuple[float, float, float]]) -> QPointF:
    """The spot, or the rim of the disc round it where the line would run onto one."""
    length = math.hypot(spot.x() - start.x(), spot.y() - start.y())
    kept = 1.0
    for x, y, radius in around:
        if length:
            low, high = 0.0, 1.0
            for _ in range(20):
                middle = (low + high) / 2
                at = start + (spot - start) * middle
                low, high = (low, middle) if math.hypot(at.x() - x, at.y() - y) < radius + 1 else (middle, high)
            kept = min(kept, low)
    return start + (spot - start) * kept


def nearest_on(box: QRectF, point: QPointF) -> QPointF:
    """The point of the box nearest to another."""
    return QPointF(
        min(max(point.x(), box.left()), box.right()),
        min(max(point.y(), box.top()), box.bottom()),
    )
