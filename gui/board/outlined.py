"""Outlines of things that stay where they are while a hand runs into them: stroked once, and kept as a picture."""

from functools import lru_cache

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPaintEngine, QPainter

from geometry.area import Area
from gui.board.paper import Paper
from gui.board.shapes import path_at, pen

_ROOM = 2


def draw_outline(painter: QPainter, area: Area, paper: Paper, colour: QColor, width: float) -> None:
    """A line of other than 1 px takes long to be stroked round a curve. Where pixels of the picture would not fall on
    pixels of the device, it is stroked there as it is."""
    to_device = painter.deviceTransform()
    ratio = to_device.m11()
    on_pixels = ratio.is_integer() and to_device.dx().is_integer() and to_device.dy().is_integer()
    is_raster = painter.paintEngine().type() is QPaintEngine.Type.Raster
    if is_raster and on_pixels and to_device.m22() == ratio and not to_device.isRotating():
        at, picture = _picture(area, paper.scale, colour.rgba(), width, int(ratio))
        painter.drawImage(at, picture)
    else:
        _stroke(painter, area, paper.scale, colour, width)


def _stroke(painter: QPainter, area: Area, scale: float, colour: QColor, width: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(colour, width))
    painter.drawPath(path_at(area, scale))


@lru_cache(maxsize=32)
def _picture(area: Area, scale: float, colour: int, width: float, ratio: int) -> tuple[QPoint, QImage]:
    left, top, right, bottom = (side * scale for side in area.bounds)
    rect = QRectF(left, top, right - left, bottom - top).toAlignedRect().adjusted(-_ROOM, -_ROOM, _ROOM, _ROOM)
    image = QImage(rect.size() * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-rect.topLeft())
    _stroke(painter, area, scale, QColor.fromRgba(colour), width)
    painter.end()
    return rect.topLeft(), image
