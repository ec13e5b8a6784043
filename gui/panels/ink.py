"""Small things that panels draw: text in the one typeface, a side's device, a key cap, hairlines."""

import math
from dataclasses import dataclass
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF, QStaticText

from engine.mission import SideLook
from gui.theme.fonts import font
from gui.theme.tokens import SideColours, Theme

CAPS_SPACING = 0.9


@dataclass(frozen=True, slots=True)
class Face:
    """A size in pixels and a weight."""

    px: int
    bold: bool = False

    @property
    def font(self) -> QFont:
        return _font(self)

    @property
    def metrics(self) -> QFontMetricsF:
        return _metrics(self)


# Made once: a card of a dozen checks is written with every move of the mouse.
@cache
def _font(face: Face) -> QFont:
    return font(face.px, bold=face.bold)


@cache
def _metrics(face: Face) -> QFontMetricsF:
    return QFontMetricsF(_font(face))


VERDICT = Face(16, True)
DECISION = Face(15, True)
OPTION = Face(13, True)
BODY = Face(12)
BODY_BOLD = Face(12, True)
DENSE = Face(11)
DENSE_BOLD = Face(11, True)
CAPTION = Face(10)
HEAD = Face(10, True)


@lru_cache(maxsize=4096)
def width(text: str, face: Face) -> float:
    return float(_metrics(face).horizontalAdvance(text))


def write(painter: QPainter, x: float, baseline: float, text: str, face: Face, colour: QColor) -> float:
    """Left-aligned at a baseline; gives the width used."""
    painter.setFont(face.font)
    painter.setPen(colour)
    laid, rise = _laid_out(text, face)
    painter.drawStaticText(QPointF(x, baseline - rise), laid)
    return width(text, face)


# A panel is painted again while a hand moves, and most of its words stay: laid out once, they look the same to the bit.
@lru_cache(maxsize=1024)
def _laid_out(text: str, face: Face) -> tuple[QStaticText, float]:
    """With how far the baseline lies below its top."""
    laid = QStaticText(text)
    laid.setTextFormat(Qt.TextFormat.PlainText)
    laid.prepare(font=face.font)
    return laid, face.metrics.ascent()


def write_right(painter: QPainter, right: float, baseline: float, text: str, face: Face, colour: QColor) -> float:
    wide = width(text, face)
    write(painter, right - wide, baseline, text, face, colour)
    return wide


def write_fitting(
    painter: QPainter, x: float, baseline: float, text: str, face: Face, colour: QColor, room: float
) -> float:
    """As much of the text as there is room for, an ellipsis for the rest."""
    return write(painter, x, baseline, _fitting(text, face, max(0.0, room)), face, colour)


def largest(text: str, room: float, *faces: Face) -> Face:
    """The first of the faces in which the text fits, or the last of them."""
    return next((face for face in faces if width(text, face) <= room), faces[-1])


def write_right_fitting(
    painter: QPainter, right: float, baseline: float, text: str, face: Face, colour: QColor, room: float
) -> float:
    """As much of the text as there is room for, and it ends at ``right``; gives the width used."""
    return write_right(painter, right, baseline, _fitting(text, face, max(0.0, room)), face, colour)


@lru_cache(maxsize=4096)
def _fitting(text: str, face: Face, room: float) -> str:
    return face.metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)


def write_caps(painter: QPainter, x: float, baseline: float, text: str, colour: QColor) -> float:
    """The head of a section: bold capitals, a little apart."""
    spaced = QFont(HEAD.font)
    spaced.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, CAPS_SPACING)
    painter.setFont(spaced)
    painter.setPen(colour)
    painter.drawText(QPointF(x, baseline), text.upper())
    return QFontMetricsF(spaced).horizontalAdvance(text.upper())


def wrapped(text: str, face: Face, room: float) -> list[str]:
    """Lines no wider than ``room``; a single word that is wider keeps a line of its own."""
    return list(_wrapped(text, face, room))


@lru_cache(maxsize=1024)
def _wrapped(text: str, face: Face, room: float) -> tuple[str, ...]:
    lines: list[str] = []
    line = ""
    metrics = face.metrics
    for word in text.split():
        longer = f"{line} {word}".strip()
        if line and metrics.horizontalAdvance(longer) > room:
            lines.append(line)
            line = word
        else:
            line = longer
    return (*lines, line) if line else tuple(lines)


def wrapped_after(lead: float, text: str, face: Face, room: float) -> list[str]:
    """Lines of which the first begins ``lead`` pixels in; it may be empty."""
    words = text.split()
    first: list[str] = []
    while words and lead + width(" ".join([*first, words[0]]), face) <= room:
        first.append(words.pop(0))
    return [" ".join(first), *wrapped(" ".join(words), face, room)]


def write_lines(
    painter: QPainter, x: float, baseline: float, lines: list[str], face: Face, colour: QColor, step: float
) -> float:
    """One under the other; gives the baseline after the last."""
    for line in lines:
        write(painter, x, baseline, line, face, colour)
        baseline += step
    return baseline


def device(look: SideLook, centre: QPointF, radius: float) -> QPainterPath:
    """A side's shape: diamond, dot, square or triangle; ``radius`` reaches a diamond's tips."""
    path = QPainterPath()
    x, y = centre.x(), centre.y()
    if look is SideLook.RED:
        path.addPolygon(
            QPolygonF([QPointF(x, y - radius), QPointF(x + radius, y), QPointF(x, y + radius), QPointF(x - radius, y)])
        )
    elif look is SideLook.BLUE:
        path.addEllipse(centre, radius * 0.8, radius * 0.8)
    elif look is SideLook.THIRD:
        half = radius * 0.74
        path.addRect(QRectF(x - half, y - half, 2 * half, 2 * half))
    else:
        tips = [(math.sin(a) * radius, -math.cos(a) * radius) for a in (0.0, 2 * math.pi / 3, 4 * math.pi / 3)]
        path.addPolygon(QPolygonF([QPointF(x + dx, y + dy + radius * 0.15) for dx, dy in tips]))
    path.closeSubpath()
    return path


def draw_device(
    painter: QPainter, look: SideLook, centre: QPointF, radius: float, colour: QColor, *, filled: bool = True
) -> None:
    """Filled: may still act. Hollow: has acted."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 1.3))
    painter.setBrush(colour if filled else Qt.BrushStyle.NoBrush)
    painter.drawPath(device(look, centre, radius - 0.5))


def draw_token(
    painter: QPainter,
    look: SideLook,
    colours: SideColours,
    centre: QPointF,
    radius: float,
    *,
    filled: bool = True,
    gone: bool = False,
) -> None:
    """A disc as on the table. ``gone`` leaves a dotted outline."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if gone:
        painter.setPen(QPen(colours.fill, 1, Qt.PenStyle.DotLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, radius, radius)
        draw_device(painter, look, centre, radius * 0.44, colours.fill, filled=False)
        return
    painter.setPen(QPen(colours.edge, 1))
    painter.setBrush(colours.fill)
    painter.drawEllipse(centre, radius, radius)
    draw_device(painter, look, centre, radius * 0.44, colours.glyph, filled=filled)


def draw_flag(painter: QPainter, foot: QPointF, theme: Theme, colour: QColor) -> None:
    """The leader's pennant, on the rim of a disc."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.ink, 1.2))
    top = foot - QPointF(0, 10)
    painter.drawLine(foot, top)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF([top, top + QPointF(8, 2.6), top + QPointF(0, 5.2)]))


def draw_key(painter: QPainter, right: float, middle: float, key: str, theme: Theme, *, on_primary: bool) -> float:
    """A key cap that ends at ``right``; gives its width."""
    wide = max(17.0, width(key, HEAD) + 9)
    box = QRectF(right - wide, middle - 8.5, wide, 17)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.on_primary if on_primary else theme.line, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    painter.setFont(HEAD.font)
    painter.setPen(theme.on_primary if on_primary else theme.ink2)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, key)
    return wide


def draw_closed(painter: QPainter, centre: QPointF, theme: Theme) -> None:
    """A ring with a bar: not open."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.ink2, 1.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, 5, 5)
    reach = 5 * math.sqrt(0.5)
    painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach))


def draw_line(painter: QPainter, x1: float, x2: float, y: float, colour: QColor) -> None:
    """A hairline along a pixel row."""
    painter.fillRect(QRectF(x1, math.floor(y), x2 - x1, 1), colour)


def draw_focus(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """The ring of the control that the keyboard speaks to."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.focus, 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 4, 4)
