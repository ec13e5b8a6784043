"""What a table gives either side, drawn on it: by each marker the share that can be there round by round, and how much
of where a side comes in is seen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication, QPainter, QPen

from engine.approach import MarkerTimes
from engine.mission import Marker
from geometry.pose import Point
from gui.board.ground import FRAME_DEPTH
from gui.board.overlay import Overlay
from gui.board.text import text_width, write
from gui.render.picture import Board, board_of
from gui.text import tr
from gui.theme.tokens import Theme
from missions.preview import Preview

WIDTH = 950.0
"""Of the table, in pixels, where it is wider than long; a small table is drawn larger."""
_CELL, _ROW, _SIZE, _PAD = 13.0, 15.0, 10.0, 4.0
_LEGEND = 12
_MOST_STEPS = 12
_LEAST_DISC, _MOST_DISC = 1.5, 9.0


@dataclass(frozen=True, slots=True)
class _Sheet:
    """``scale`` is pixels an inch."""

    painter: QPainter
    found: Preview
    theme: Theme
    scale: float

    def pixel(self, at: Point) -> QPointF:
        return QPointF(FRAME_DEPTH + at[0] * self.scale, FRAME_DEPTH + at[1] * self.scale)


@dataclass(frozen=True, slots=True)
class FairnessPage:
    """The table with a card for each marker and a disc at each place asked about, and below what they mean."""

    found: Preview
    theme: Theme

    @property
    def title(self) -> str:
        return self.found.mission.name

    @property
    def pixels_per_paper_inch(self) -> float:
        return 96.0

    @property
    def size(self) -> QSizeF:
        board = self._board.size
        return QSizeF(board.width(), board.height() + self._room.height() + 2 * _LEGEND)

    def paint(self, painter: QPainter) -> None:
        board = self._board
        painter.fillRect(QRectF(QPointF(), self.size), self.theme.desk)
        painter.save()
        board.paint(painter)
        painter.restore()
        painter.setFont(QGuiApplication.font())
        painter.setPen(self.theme.ink)
        painter.drawText(self._room, _FLAGS, _words(self.found))
        sheet = _Sheet(painter, self.found, self.theme, board.scale)
        _draw_exposures(sheet)
        _draw_cards(sheet, QRectF(QPointF(), board.size))

    @property
    def _board(self) -> Board:
        table = self.found.mission.table
        scale = WIDTH / max(table.width, table.height)
        return board_of(self.found.mission, self.theme, frozenset({Overlay.ENTRY_EDGES, Overlay.MARKERS}), scale)

    @property
    def _room(self) -> QRectF:
        """Where the words stand."""
        board = self._board.size
        width = round(board.width() - 2 * FRAME_DEPTH)
        needed = QFontMetrics(QGuiApplication.font()).boundingRect(QRect(0, 0, width, 1000), _FLAGS, _words(self.found))
        return QRectF(FRAME_DEPTH, board.height(), width, needed.height() + _LEGEND)


_FLAGS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft


def _words(found: Preview) -> str:
    """What the signs mean that are there."""
    lines = []
    if found.markers:
        lines.append(
            tr("Boxes: round 1 and on, filled by the share of the side's models that can be there by its end.")
        )
    if found.exposures:
        lines.append(tr("Discs where a side comes in: the larger, the more places of the other side see it."))
    return "\n".join(lines) or tr("There is no marker to get to, and nowhere to come in.")


def _draw_exposures(sheet: _Sheet) -> None:
    painter = sheet.painter
    for seen in sheet.found.exposures:
        colours = sheet.theme.side_colours(sheet.found.mission.side(seen.side).look)
        painter.setPen(QPen(sheet.theme.mat, 0.8))
        painter.setBrush(colours.fill)
        for at, share in seen.places:
            size = _LEAST_DISC + share * (_MOST_DISC - _LEAST_DISC)
            painter.drawEllipse(sheet.pixel(at), size, size)


def _draw_cards(sheet: _Sheet, within: QRectF) -> None:
    """Each near its marker, with a line to it, on no other marker and no other card."""
    taken = [_round(sheet, marker) for marker in sheet.found.mission.markers]
    cards: list[tuple[QRectF, Sequence[MarkerTimes]]] = []
    for marker in sheet.found.mission.markers:
        rows = [one for one in sheet.found.markers if one.marker.id == marker.id]
        if not rows:
            continue
        across = max(text_width(_name(sheet, one), _SIZE, False) for one in rows)
        width, height = across + sheet.found.rounds * _CELL + 3 * _PAD, len(rows) * _ROW + 2 * _PAD
        place = _round(sheet, marker)
        places = list(_places(place, width, height, within))
        card = next((one for one in places if not any(one.intersects(other) for other in taken)), places[0])
        taken.append(card)
        cards.append((card, rows))
        sheet.painter.setPen(QPen(sheet.theme.ink2, 1))
        below = card.center().y() > place.center().y()
        edge = QPointF(place.center().x(), place.bottom() if below else place.top())
        sheet.painter.drawLine(edge, card.center())
    for card, told in cards:
        _draw_card(sheet, card, told)


def _places(marker: QRectF, width: float, height: float, within: QRectF) -> Iterator[QRectF]:
    """Below it, above it, and on in steps of a card, wholly on the picture."""
    left = min(max(marker.center().x() - width / 2, within.left() + 2), within.right() - width - 2)
    for step in range(_MOST_STEPS):
        for top in (marker.bottom() + step * (height + 3), marker.top() - (step + 1) * (height + 3)):
            if within.top() <= top <= within.bottom() - height:
                yield QRectF(left, top, width, height)
    yield QRectF(left, within.bottom() - height - 2, width, height)


def _draw_card(sheet: _Sheet, card: QRectF, rows: Sequence[MarkerTimes]) -> None:
    painter, theme = sheet.painter, sheet.theme
    painter.setPen(QPen(theme.line2, 1))
    painter.setBrush(theme.card)
    painter.drawRoundedRect(card, 3, 3)
    first = card.right() - _PAD - sheet.found.rounds * _CELL + 3
    for line, one in enumerate(rows):
        y = card.top() + _PAD + line * _ROW
        write(painter, _name(sheet, one), QPointF(card.left() + _PAD, y + 11), _SIZE, theme.ink)
        fill = theme.side_colours(sheet.found.mission.side(one.side).look).fill
        for number, share in enumerate(one.shares):
            box = QRectF(first + number * _CELL, y + 1, _CELL - 3, _ROW - 4)
            painter.fillRect(box.adjusted(0, (1 - share) * box.height(), 0, 0), fill)
            painter.setPen(QPen(theme.ink2, 0.8))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box)


def _round(sheet: _Sheet, marker: Marker) -> QRectF:
    half = marker.diameter / 2 * sheet.scale + 2
    at = sheet.pixel(marker.at)
    return QRectF(at.x() - half, at.y() - half, 2 * half, 2 * half)


def _name(sheet: _Sheet, one: MarkerTimes) -> str:
    return sheet.found.mission.side(one.side).name
