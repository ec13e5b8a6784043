"""What a piece costs: dots, a fine hatch, crosses, tufts, marsh."""

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from geometry.area import Area
from gui.board.hatch import FALLING, hatch, lattice
from gui.board.paper import Paper
from gui.board.shapes import pen
from gui.theme.tokens import veil


def paint_dots(painter: QPainter, area: Area, paper: Paper) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paper.theme.tmark)
    for at in lattice(area, paper, 5.0, 5.0, margin=2.0):
        painter.drawEllipse(at, 0.6, 0.6)


def paint_wall(painter: QPainter, area: Area, paper: Paper) -> None:
    painter.setPen(pen(veil(paper.theme.tline, 0.3)))
    painter.drawLines(hatch(area, paper, 5.0, FALLING))


def paint_crosses(painter: QPainter, area: Area, paper: Paper) -> None:
    painter.setPen(pen(veil(paper.theme.tline, 0.7)))
    arm = 2.4
    lines = []
    for at in lattice(area, paper, 11.0, 8.0, margin=4.0):
        x, y = at.x(), at.y()
        lines += [QLineF(x - arm, y - arm, x + arm, y + arm), QLineF(x - arm, y + arm, x + arm, y - arm)]
    painter.drawLines(lines)


def paint_tufts(painter: QPainter, area: Area, paper: Paper) -> None:
    """Three blades a tuft, the outer two bent."""
    painter.setPen(pen(paper.theme.gline))
    lines = []
    for at in lattice(area, paper, 11.0, 8.0, margin=4.5):
        x, y = at.x(), at.y() + 2
        lines.append(QLineF(x, y, x, y - 4.6))
        for way in (-1, 1):
            bend = QPointF(x + 1.5 * way, y - 0.8)
            lines += [QLineF(QPointF(x, y), bend), QLineF(bend, QPointF(x + 3.1 * way, y - 3.4))]
    painter.drawLines(lines)


def paint_marsh(painter: QPainter, area: Area, outline: QPainterPath, paper: Paper) -> None:
    """Dashes and reeds in the colour of sight."""
    painter.fillPath(outline, veil(paper.theme.sight, 0.08))
    painter.setPen(pen(veil(paper.theme.sight, 0.85)))
    lines = []
    for index, at in enumerate(lattice(area, paper, 15.0, 8.0, margin=5.0)):
        x, y = at.x(), at.y()
        lines.append(QLineF(x - 4, y, x + 4, y))
        if index % 2 == 0:
            lines.append(QLineF(QPointF(x, y), QPointF(x, y - 3.5)))
    painter.drawLines(lines)
