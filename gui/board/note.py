"""The note at the spot: what was measured, the rule, the way out; a leader line points at what it speaks of."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from geometry.boxes import depths
from gui.board.paper import Paper
from gui.board.proposal import NoteKind, NoteText
from gui.board.room import Room, hits_of
from gui.board.shapes import pen
from gui.board.text import text_width, write
from gui.text import tr
from gui.theme.tokens import Theme

_HEAD, _TEXT = 12.0, 11.0
_WIDEST, _WIDEST_HEAD = 330.0, 400.0
_PAD, _BAR = 10.0, 4.0
_KEYS = (tr("Enter"), tr("Escape"), tr("Esc"))
_GAPS = (30.0, 56.0, 90.0, 130.0, 180.0, 240.0)
_SLIDE = 60.0
_SLIDES = (0.0, 0.5, -0.5, 1.0, -1.0, 1.6, -1.6)
_WORSE = 1e6
HARDLY = 16.0
"""Pixels that a hand may move before words that have no good place look for another."""
_FAR, _OVER_WORDS = 0.5, 3.0
_COVERS, _CROSSES = 20000.0, 3000.0


@dataclass(frozen=True, slots=True)
class _Line:
    text: str
    px: float
    bold: str = ""
    key: str = ""


@lru_cache(maxsize=8)
def _lines(note: NoteText) -> list[_Line]:
    bold, semicolon, rest = note.head.partition(";")
    lines = [_Line(rest.strip(), _HEAD, bold + semicolon)] if semicolon else [_Line("", _HEAD, note.head)]
    if _width(lines[0]) > _WIDEST_HEAD:
        lines = _long_head(bold + semicolon, rest.strip())
    lines += [_Line(part, _TEXT) for part in _wrapped(note.reason, _TEXT)]
    first, _, others = note.tail.partition(" ")
    if first in _KEYS:
        lines.append(_Line(others, _TEXT, key=first))
    else:
        lines += [_Line(part, _TEXT) for part in _wrapped(note.tail, _TEXT)]
    return lines


def _long_head(bold: str, rest: str) -> list[_Line]:
    """In as few lines as it goes: the plain words follow the bold ones where there is room."""
    lines = [_Line("", _HEAD, part) for part in _wrapped(bold, _HEAD, bold=True, widest=_WIDEST_HEAD)]
    together = _Line(rest, _HEAD, lines[-1].bold)
    if _width(together) <= _WIDEST_HEAD:
        return [*lines[:-1], together]
    return [*lines, *(_Line(part, _HEAD) for part in _wrapped(rest, _HEAD))]


def _wrapped(text: str, px: float, *, bold: bool = False, widest: float = _WIDEST) -> Iterator[str]:
    if text and text_width(text, px, bold) <= widest:
        yield " ".join(text.split())
        return
    line = ""
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and text_width(longer, px, bold) > widest:
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

    def carried(self, ratio: float) -> "NoteDrawing":
        """At the same place of the table at a scale so many times as large."""
        box = QRectF(self.box)
        box.moveCenter(self.box.center() * ratio)
        return replace(self, box=box, tip=self.tip * ratio)

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
    """The middle of a note in pixels from its spot, and how much it covered there; 0 is nothing."""

    right: float
    down: float
    bad: float = 0.0
    sought: tuple[float, float] = (math.inf, math.inf)
    """The spot for which it was the best."""


def place_note(
    note: NoteText, spot: QPointF, room: Room, view: QRectF, last: Place | None
) -> tuple[NoteDrawing, Place]:
    """Off everything that must stay seen, inside the view, near the spot; where it was before while that is free."""
    size = note_size(note)
    if last is not None:
        # Little has to be looked at to know that it may stay; most often it does.
        here = _Search(spot, size, room, _round_it(spot, size, last), view)
        if here.is_free(last) or here.is_as_good(last):
            return here.drawing(note, last), last
    reach_x, reach_y = max(_GAPS) + 1.5 * size[0], max(_GAPS) + 1.5 * size[1]
    around = QRectF(spot.x() - reach_x, spot.y() - reach_y, 2 * reach_x, 2 * reach_y)
    search = _Search(spot, size, room, around, view)
    place = search.best_free() or search.least_bad(last)
    return search.drawing(note, place), place


def carried_note(note: NoteText, spot: QPointF, room: Room, last: Place) -> NoteDrawing:
    """As far from its spot as it was, whatever it covers there."""
    box = _box_at(spot, note_size(note), last)
    discs = room.discs_in(QRectF(spot.x() - 1, spot.y() - 1, 2, 2))
    around = [disc for disc in discs if math.hypot(disc[0] - spot.x(), disc[1] - spot.y()) < disc[2]]
    return NoteDrawing(note, box, _tip(nearest_on(box, spot), spot, around))


def _box_at(spot: QPointF, size: tuple[float, float], place: Place) -> QRectF:
    width, height = size
    return QRectF(spot.x() + place.right - width / 2, spot.y() + place.down - height / 2, width, height)


def _round_it(spot: QPointF, size: tuple[float, float], place: Place) -> QRectF:
    """The note, what is kept free round it, and its leader line."""
    box = _box_at(spot, size, place).adjusted(-5, -5, 5, 5)
    left, right = min(box.left(), spot.x() - 1), max(box.right(), spot.x() + 1)
    top, bottom = min(box.top(), spot.y() - 1), max(box.bottom(), spot.y() + 1)
    return QRectF(left, top, right - left, bottom - top)


class _Search:
    """For what lies within ``around``."""

    def __init__(self, spot: QPointF, size: tuple[float, float], room: Room, around: QRectF, view: QRectF) -> None:
        self._size = size
        self._spot, self._room, self._view = spot, room, view
        self._discs = room.discs_in(around)
        self._around = [disc for disc in self._discs if math.hypot(disc[0] - spot.x(), disc[1] - spot.y()) < disc[2]]
        self._away = [disc for disc in self._discs if disc not in self._around] if self._around else self._discs
        self._depths: list[float] | None = None

    def box(self, place: Place) -> QRectF:
        return _box_at(self._spot, self._size, place)

    def drawing(self, note: NoteText, place: Place) -> NoteDrawing:
        box = self.box(place)
        return NoteDrawing(note, box, self._tip(box))

    def is_free(self, place: Place) -> bool:
        """Covers nothing that must stay seen, and its leader line crosses nothing of that."""
        box = self.box(place)
        return not self._room.is_covered(box.adjusted(-4, -4, 4, 4)) and self._is_led_to(box)

    def _is_led_to(self, box: QRectF) -> bool:
        """It is in view, and its leader line crosses nothing that must stay seen."""
        if not self._view.contains(box):
            return False
        return not hits_of(nearest_on(box, self._spot), self._tip(box), self._away, enough=1)

    def best_free(self) -> Place | None:
        """The nearest of the free places, a little farther where that spares other words."""
        best, least = None, math.inf
        for place, far, depth in zip(_places(self._size), _fars(self._size), self._depth_of_each(), strict=True):
            if far >= least:
                break
            if not depth and self._is_led_to(box := self.box(place)):
                cost = far + _OVER_WORDS * self._room.crowded(box)
                if cost < least:
                    best, least = place, cost
        return best

    def _depth_of_each(self) -> list[float]:
        """Of all places at once: on a crowded table hardly one is free."""
        if self._depths is None:
            width, height = self._size
            left, top = self._spot.x() - width / 2 - 4, self._spot.y() - height / 2 - 4
            corners = ((left + place.right, top + place.down) for place in _places(self._size))
            self._depths = depths([(x, y, x + width + 8, y + height + 8) for x, y in corners], self._discs)
        return self._depths

    def is_as_good(self, last: Place) -> bool:
        """No place was free, and the spot has hardly moved since: it takes long to look for another, and longer to
        weigh all of them."""
        x, y = last.sought
        return math.hypot(self._spot.x() - x, self._spot.y() - y) < HARDLY and self._is_hardly_worse(last)

    def _is_hardly_worse(self, last: Place) -> bool:
        if last.bad <= 0:
            return False
        depth = self._room.covered(self.box(last).adjusted(-4, -4, 4, 4))
        far = _FAR * _reach(last, self._size)
        return self._bad(last, far, depth) <= 1.2 * last.bad + _CROSSES

    def least_bad(self, last: Place | None) -> Place:
        """The last one while it is hardly worse than it was."""
        sought = (self._spot.x(), self._spot.y())
        if last is not None and self._is_hardly_worse(last):
            return replace(last, sought=sought)
        best, least = _places(self._size)[0], math.inf
        for place, far, depth in zip(_places(self._size), _fars(self._size), self._depth_of_each(), strict=True):
            # Its leader line is looked at only where without that it would be the best so far.
            if far + _covering(depth) < least and (bad := self._bad(place, far, depth)) < least:
                best, least = place, bad
        return replace(best, bad=least, sought=sought)

    def _bad(self, place: Place, far: float, depth: float) -> float:
        box = self.box(place)
        if not self._view.contains(box):
            return _WORSE
        crossed = hits_of(nearest_on(box, self._spot), self._tip(box), self._away)
        return far + _covering(depth) + _CROSSES * crossed

    def _tip(self, box: QRectF) -> QPointF:
        return _tip(nearest_on(box, self._spot), self._spot, self._around)


@lru_cache(maxsize=8)
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


@lru_cache(maxsize=8)
def _fars(size: tuple[float, float]) -> list[float]:
    """What is held against each of them for lying so far off."""
    return [_FAR * _reach(place, size) for place in _places(size)]


def _covering(depth: float) -> float:
    return _COVERS + 1000 * depth if depth else 0.0


def _reach(place: Place, size: tuple[float, float]) -> float:
    """How long the leader line is."""
    return math.hypot(max(abs(place.right) - size[0] / 2, 0.0), max(abs(place.down) - size[1] / 2, 0.0))


def _tip(start: QPointF, spot: QPointF, around: list[tuple[float, float, float]]) -> QPointF:
    """The spot, or the rim of the disc round it where the line would run onto one."""
    dx, dy = spot.x() - start.x(), spot.y() - start.y()
    length = math.hypot(dx, dy)
    kept = length
    for x, y, radius in around if length else ():
        along = ((x - start.x()) * dx + (y - start.y()) * dy) / length
        aside = ((x - start.x()) * dy - (y - start.y()) * dx) / length
        kept = min(kept, max(0.0, along - math.sqrt(max(0.0, (radius + 1) ** 2 - aside**2))))
    return start + (spot - start) * (kept / length) if length else spot


def nearest_on(box: QRectF, point: QPointF) -> QPointF:
    """The point of the box nearest to another."""
    return QPointF(
        min(max(point.x(), box.left()), box.right()),
        min(max(point.y(), box.top()), box.bottom()),
    )
