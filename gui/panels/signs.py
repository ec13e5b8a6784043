"""The signs of a verdict. They differ in outline: octagon with a cross, tick, arrow that meets a bar."""

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from gui.theme.tokens import Theme
from gui.tools.card import Sign


def colour_of(sign: Sign, theme: Theme) -> QColor:
    return {Sign.REFUSED: theme.refuse, Sign.ALLOWED: theme.reach, Sign.LEFT: theme.coher}[sign]


def draw_sign(painter: QPainter, sign: Sign, centre: QPointF, radius: float, theme: Theme) -> None:
    """The head of a card: a refusal is filled."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = colour_of(sign, theme)
    if sign is not Sign.REFUSED:
        draw_small(painter, sign, centre, radius * 0.9, theme)
        return
    corners = [
        centre + QPointF(math.cos(math.pi / 8 + i * math.pi / 4), math.sin(math.pi / 8 + i * math.pi / 4)) * radius
        for i in range(8)
    ]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF(corners))
    _cross(painter, centre, radius * 0.42, theme.card, 2.0)


def draw_small(painter: QPainter, sign: Sign, centre: QPointF, radius: float, theme: Theme) -> None:
    """Beside one check."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    colour = colour_of(sign, theme)
    weight = 1.8 if radius < 7 else 2.2
    if sign is Sign.REFUSED:
        _cross(painter, centre, radius * 0.8, colour, weight)
        return
    pen = QPen(colour, weight)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if sign is Sign.ALLOWED:
        line = [QPointF(-1, 0.1), QPointF(-0.3, 0.75), QPointF(1, -0.75)]
        painter.drawPolyline(QPolygonF([centre + point * radius for point in line]))
        return
    painter.drawLine(centre + QPointF(-1, -0.9) * radius, centre + QPointF(-1, 0.9) * radius)
    painter.drawLine(centre + QPointF(-0.75, 0) * radius, centre + QPointF(1, 0) * radius)
    tip = [QPointF(-0.25, -0.5), QPointF(-0.75, 0), QPointF(-0.25, 0.5)]
    painter.drawPolyline(QPolygonF([centre + point * radius for point in tip]))


def _cross(painter: QPainter, centre: QPointF, reach: float, colour: QColor, weight: float) -> None:
    pen = QPen(colour, weight)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(centre + QPointF(-reach, -reach), centre + QPointF(reach, reach))
    painter.drawLine(centre + QPointF(-reach, reach), centre + QPointF(reach, -reach))
