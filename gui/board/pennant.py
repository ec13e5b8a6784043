"""The Leading Model's pennant."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from gui.board.paper import Paper
from gui.board.shapes import pen
from gui.theme.tokens import SideColours

PENNANT_RISE, PENNANT_WIDTH = 14.0, 14.0
"""Pixels above the rim, and to the right of its top."""


def paint_pennant(painter: QPainter, top: QPointF, colours: SideColours, paper: Paper) -> None:
    """``top`` is the highest point of the base's rim."""
    foot, head = top + QPointF(0, 4), top - QPointF(0, PENNANT_RISE - 1)
    pole = QPainterPath(foot)
    pole.lineTo(head)
    painter.strokePath(pole, pen(paper.theme.mat, 4))
    flag = QPainterPath(head)
    flag.lineTo(head + QPointF(11, 4))
    flag.lineTo(head + QPointF(0, 8))
    flag.closeSubpath()
    painter.strokePath(flag, pen(paper.theme.mat, 3))
    painter.setPen(pen(paper.theme.ink))
    painter.setBrush(colours.fill)
    painter.drawPath(flag)
    painter.strokePath(pole, pen(paper.theme.ink, 1.6))
