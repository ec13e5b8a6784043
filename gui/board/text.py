"""Words on the table, with or without a halo of the mat. Drawn as outlines where the picture is no raster."""

import math
from enum import Enum
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
    QStaticText,
)

from gui.theme.fonts import font

HALO = 3.5
_ROOM = 4.0
_CAP_HEIGHT = 0.729
"""Of DejaVu Sans, in ems."""


class Side(Enum):
    """On which side of its place a text lies."""

    LEFT = "left"
    MIDDLE = "middle"
    RIGHT = "right"


@lru_cache(maxsize=64)
def _font(px: float, bold: bool) -> QFont:
    return font(int(px + 0.5), bold=bold)


@lru_cache(maxsize=2048)
def text_width(text: str, px: float, bold: bool = False) -> float:
    return float(_metrics(px, bold).horizontalAdvance(text))


@lru_cache(maxsize=64)
def _metrics(px: float, bold: bool) -> QFontMetricsF:
    return QFontMetricsF(_font(px, bold))


@lru_cache(maxsize=512)
def _outline(text: str, px: float, bold: bool) -> QPainterPath:
    path = QPainterPath()
    path.addText(QPointF(0, 0), _font(px, bold), text)
    return path


def text_box(text: str, at: QPointF, px: float, bold: bool = False, side: Side = Side.RIGHT) -> QRectF:
    """Round a text whose baseline lies at ``at``."""
    width = text_width(text, px, bold)
    return QRectF(_start(at.x(), width, side), at.y() - px, width, 1.3 * px)


def write(
    painter: QPainter,
    text: str,
    at: QPointF,
    px: float,
    colour: QColor,
    *,
    bold: bool = False,
    side: Side = Side.RIGHT,
    halo: QColor | None = None,
) -> None:
    """``at`` is the baseline's left end, middle or right end."""
    if not text:
        return
    start = QPointF(_start(at.x(), text_width(text, px, bold), side), at.y())
    raster = painter.paintEngine().type() is QPaintEngine.Type.Raster
    to_device = painter.deviceTransform()
    if halo is not None and raster and not to_device.isRotating():
        # The device itself is not asked: PySide takes a borrowed one for its own and frees it.
        image = _haloed(text, px, bold, colour.rgba(), halo.rgba(), to_device.m11())
        painter.drawImage(QPointF(round(start.x()) - _ROOM, round(start.y() - px) - _ROOM), image)
        return
    if halo is not None:
        _paint_halo(painter, text, start, px, bold, halo)
    _paint_text(painter, text, start, px, bold, colour, raster=raster)


def _paint_halo(painter: QPainter, text: str, start: QPointF, px: float, bold: bool, halo: QColor) -> None:
    stroke = QPen(halo, 1.6 * HALO, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(_outline(text, px, bold).translated(start), stroke)


def _paint_text(
    painter: QPainter, text: str, start: QPointF, px: float, bold: bool, colour: QColor, *, raster: bool
) -> None:
    to_device = painter.deviceTransform()
    if raster and not to_device.isScaling() and not to_device.isRotating():
        laid, rise = _laid_out(text, px, bold)
        painter.setFont(_font(px, bold))
        painter.setPen(colour)
        painter.drawStaticText(QPointF(start.x(), start.y() - rise), laid)
    elif raster:
        painter.setFont(_font(px, bold))
        painter.setPen(colour)
        painter.drawText(start, text)
    else:
        painter.fillPath(_outline(text, px, bold).translated(start), colour)


@lru_cache(maxsize=512)
def _laid_out(text: str, px: float, bold: bool) -> tuple[QStaticText, float]:
    """Laid out once, it looks the same to the bit where nothing is scaled; with how far the baseline lies below its
    top."""
    laid = QStaticText(text)
    laid.setTextFormat(Qt.TextFormat.PlainText)
    laid.prepare(font=_font(px, bold))
    return laid, _metrics(px, bold).ascent()


@lru_cache(maxsize=1024)
def _haloed(text: str, px: float, bold: bool, colour: int, halo: int, sharpness: float) -> QImage:
    """A halo costs ten times its text, and a label is painted again at every step of a zoom."""
    width, height = text_width(text, px, bold) + 2 * _ROOM, 1.4 * px + 2 * _ROOM
    image = QImage(
        math.ceil(width * sharpness), math.ceil(height * sharpness), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(sharpness)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    start = QPointF(_ROOM, _ROOM + px)
    _paint_halo(painter, text, start, px, bold, QColor.fromRgba(halo))
    _paint_text(painter, text, start, px, bold, QColor.fromRgba(colour), raster=True)
    painter.end()
    return image


def write_middle(
    painter: QPainter, text: str, centre: QPointF, px: float, colour: QColor, *, halo: QColor | None = None
) -> None:
    """Bold, with the middle of its capitals at ``centre``."""
    at = QPointF(centre.x(), centre.y() + _CAP_HEIGHT * px / 2)
    write(painter, text, at, px, colour, bold=True, side=Side.MIDDLE, halo=halo)


def _start(x: float, width: float, side: Side) -> float:
    match side:
        case Side.RIGHT:
            return x
        case Side.MIDDLE:
            return x - width / 2
        case Side.LEFT:
            return x - width
