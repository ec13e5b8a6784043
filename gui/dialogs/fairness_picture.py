"""What a table gives either side, drawn on it: by each marker the share that can be there round by round, and how much
of where a side comes in is seen."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QGuiApplication, QImage, QPainter, QPen

from engine.approach import MarkerTimes
from engine.mission import Marker
from geometry.pose import Point
from gui.board.ground import FRAME_DEPTH
from gui.board.overlay import Overlay
from gui.board.text import text_width, write
from gui.render.picture import render
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


def fairness_picture(found: Preview, theme: Theme) -> QImage:
    """The table with a card for each marker and a disc at each place asked about, and below what they mean."""
    table = found.mission.table
    scale = WIDTH / max(table.width, table.height)
    overlays = frozenset({Overlay.ENTRY_EDGES, Overlay.MARKERS})
    board = render(found.mission, theme=theme, overlays=overlays, px_per_inch=scale)
    words = "\n".join(
        (
            tr("Boxes: round 1 and on, filled by the share of the side's models that can be there by its end."),
            tr("Discs where a side comes in: the larger, the more places of the other side see it."),
        )
    )
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
    width = round(board.width() - 2 * FRAME_DEPTH)
    room = QFontMetrics(QGuiApplication.font()).boundingRect(QRect(0, 0, width, 1000), flags, words)
    image = QImage(board.width(), board.height() + room.height() + 2 * _LEGEND, QImage.Format.Format_RGB32)
    image.fill(theme.desk)
    painter = QPainter(image)
    painter.setFont(QGuiApplication.font())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawImage(0, 0, board)
    painter.setPen(theme.ink)
    painter.drawText(QRect(round(FRAME_DEPTH), board.height(), width, room.height() + _LEGEND), flags, words)
    sheet = _Sheet(painter, found, theme, scale)
    _draw_exposures(sheet)
    _draw_cards(sheet, QRectF(board.rect()))
    painter.end()
    return image


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
