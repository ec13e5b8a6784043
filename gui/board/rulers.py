"""Rulers along the edges of the view, for where the frame of the table itself is out of sight."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from engine.mission import EdgeName
from gui.board.ground import RUNG, number_step
from gui.board.shapes import pen
from gui.board.text import Side, write
from gui.board.view import InchView
from gui.theme.tokens import LIGHT, Theme, veil

DEPTH = 22
"""Pixels that a ruler takes."""
ROOM = 24.0
"""Pixels that the frame's ladder and numbers need between the table's edge and that of the view."""
_NUMBER = 10.0
_LEVEL = (EdgeName.TOP, EdgeName.BOTTOM)


class Ruler(QWidget):
    """One side: the ladder next to the table, the numbers outside it; bare where the table is not."""

    def __init__(self, view: InchView, edge: EdgeName) -> None:
        super().__init__(view)
        self.edge = edge
        self.theme = LIGHT
        self._view = view
        self._begins = 0.0
        """The pixel of the table's corner along the ruler, while it is painted."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName(f"ruler.{edge.value}")
        self.hide()

    @property
    def numbers(self) -> tuple[int, ...]:
        """The inches written on it, from the left or from the top."""
        first, last = self._shown
        step = number_step(self._view.scale_px)
        return tuple(range(math.ceil(first / step) * step, math.floor(last / step) * step + 1, step))

    @property
    def _shown(self) -> tuple[float, float]:
        """Which inches of the table lie beside it."""
        seen = self._view.visible_inches
        width, height = self._view.table_size
        if self.edge in _LEVEL:
            return max(0.0, seen.left()), min(width, seen.right())
        return max(0.0, seen.top()), min(height, seen.bottom())

    def paintEvent(self, event: QPaintEvent) -> None:
        corner = self._view.from_inches((0, 0))
        self._begins = corner.x() if self.edge in _LEVEL else corner.y() - self.y()
        painter = QPainter(self)
        theme = self.theme
        painter.fillRect(self.rect(), theme.desk)
        level = self.edge in _LEVEL
        # Measured from the table's side of the ruler outward.
        inner = {EdgeName.TOP: self.height(), EdgeName.BOTTOM: 0, EdgeName.LEFT: self.width(), EdgeName.RIGHT: 0}
        way = -1 if self.edge in (EdgeName.TOP, EdgeName.LEFT) else 1
        start = inner[self.edge] + way
        first, last = self._shown
        if last <= first:
            return
        for inch in range(math.floor(first), math.ceil(last)):
            a, b = self._place(max(inch, first)), self._place(min(inch + 1, last))
            rung = QRectF(a, start, b - a, way * RUNG) if level else QRectF(start, a, way * RUNG, b - a)
            painter.fillRect(rung.normalized(), veil(theme.ink, 0.82) if inch % 2 else theme.card)
        painter.setPen(pen(theme.ink))
        a, b = self._place(first), self._place(last)
        for at in (start, start + way * RUNG):
            ends = (QPointF(a, at), QPointF(b, at)) if level else (QPointF(at, a), QPointF(at, b))
            painter.drawLine(*ends)
        self._write(painter, start + way * (RUNG + 4))

    def _write(self, painter: QPainter, at: float) -> None:
        ink = self.theme.ink2
        for inch in self.numbers:
            along = self._place(inch)
            if self.edge in _LEVEL:
                drop = 0.0 if self.edge is EdgeName.TOP else 0.75 * _NUMBER
                write(painter, str(inch), QPointF(along, at + drop), _NUMBER, ink, side=Side.MIDDLE)
            else:
                place = QPointF(self.width() / 2 + (-3 if self.edge is EdgeName.LEFT else 3), along + 0.36 * _NUMBER)
                write(painter, str(inch), place, _NUMBER, ink, side=Side.MIDDLE)

    def _place(self, inch: float) -> float:
        """Pixels from the ruler's own beginning."""
        return self._begins + inch * self._view.scale_px


class Rulers:
    """Shows each of the four as long as the frame's own numbers on that side are out of sight."""

    def __init__(self, view: InchView) -> None:
        self._view = view
        self._rulers = {edge: Ruler(view, edge) for edge in EdgeName}
        view.viewed.connect(self.follow)

    @property
    def open_view(self) -> QRectF:
        """The pixels of the view that no ruler lies on."""
        left, top, right, bottom = (
            DEPTH if not self._rulers[edge].isHidden() else 0
            for edge in (EdgeName.LEFT, EdgeName.TOP, EdgeName.RIGHT, EdgeName.BOTTOM)
        )
        return QRectF(self._view.viewport().rect()).adjusted(left, top, -right, -bottom)

    def take_theme(self, theme: Theme) -> None:
        for ruler in self._rulers.values():
            ruler.theme = theme
            ruler.update()

    def follow(self) -> None:
        """The view has moved, grown or come nearer."""
        port = self._view.viewport().size()
        width, height = self._view.table_size
        top_left, bottom_right = self._view.from_inches((0, 0)), self._view.from_inches((width, height))
        hidden = {
            EdgeName.TOP: top_left.y() < ROOM,
            EdgeName.BOTTOM: bottom_right.y() > port.height() - ROOM,
            EdgeName.LEFT: top_left.x() < ROOM,
            EdgeName.RIGHT: bottom_right.x() > port.width() - ROOM,
        }
        upper = DEPTH if hidden[EdgeName.TOP] else 0
        lower = DEPTH if hidden[EdgeName.BOTTOM] else 0
        tall = port.height() - upper - lower
        places = {
            EdgeName.TOP: (0, 0, port.width(), DEPTH),
            EdgeName.BOTTOM: (0, port.height() - DEPTH, port.width(), DEPTH),
            EdgeName.LEFT: (0, upper, DEPTH, tall),
            EdgeName.RIGHT: (port.width() - DEPTH, upper, DEPTH, tall),
        }
        for edge, ruler in self._rulers.items():
            ruler.setVisible(hidden[edge])
            if hidden[edge]:
                ruler.setGeometry(*places[edge])
                ruler.raise_()
                ruler.update()
