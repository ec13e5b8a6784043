"""What a piece costs: dots, a fine hatch, crosses, tufts, marsh; laid out at one scale, in pixels."""

from PySide6.QtCore import QLineF, QPointF

from geometry.area import Area
from gui.board.hatch import FALLING, hatch, lattice
from gui.board.paper import Paper


def dots(area: Area, paper: Paper) -> list[QPointF]:
    return list(lattice(area, paper, 5.0, 5.0, margin=2.0))


def wall(area: Area, paper: Paper) -> list[QLineF]:
    return hatch(area, paper, 5.0, FALLING)


def crosses(area: Area, paper: Paper) -> list[QLineF]:
    arm = 2.4
    lines = []
    for at in lattice(area, paper, 11.0, 8.0, margin=4.0):
        x, y = at.x(), at.y()
        lines += [QLineF(x - arm, y - arm, x + arm, y + arm), QLineF(x - arm, y + arm, x + arm, y - arm)]
    return lines


def tufts(area: Area, paper: Paper) -> list[QLineF]:
    """Three blades a tuft, the outer two bent."""
    lines = []
    for at in lattice(area, paper, 11.0, 8.0, margin=4.5):
        x, y = at.x(), at.y() + 2
        lines.append(QLineF(x, y, x, y - 4.6))
        for way in (-1, 1):
            bend = QPointF(x + 1.5 * way, y - 0.8)
            lines += [QLineF(QPointF(x, y), bend), QLineF(bend, QPointF(x + 3.1 * way, y - 3.4))]
    return lines


def marsh(area: Area, paper: Paper) -> list[QLineF]:
    """Dashes and reeds."""
    lines = []
    for index, at in enumerate(lattice(area, paper, 15.0, 8.0, margin=5.0)):
        x, y = at.x(), at.y()
        lines.append(QLineF(x - 4, y, x + 4, y))
        if index % 2 == 0:
            lines.append(QLineF(QPointF(x, y), QPointF(x, y - 3.5)))
    return lines
