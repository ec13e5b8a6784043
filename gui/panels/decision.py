"""Who decides now."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from engine.mission import Side
from gui.panels import ink
from gui.panels.kit import Painted
from gui.panels.look import Look

LEFT = 52
STEP = 15


class Decision(Painted):
    """A card with the side's colour on its left edge and its device on a disc."""

    def __init__(self, look: Look, side: Side | None, heading: str, note: str, parent: QWidget | None = None) -> None:
        super().__init__(look, 54, parent)
        self._side = side
        self._heading = heading
        self._note = note
        self._heads: list[str] = []
        self._lines: list[str] = []
        self.describe(f"{heading}. {note}" if note else heading)
        self._fit(228)

    def _fit(self, width: int) -> None:
        left = LEFT if self._side is not None else 16
        room = width - left - 10
        self._heads = ink.wrapped(self._heading, ink.DECISION, room)
        self._lines = ink.wrapped(self._note, ink.DENSE, room)
        self.setFixedHeight(max(54, 20 + 19 * len(self._heads) + STEP * len(self._lines)))

    def resizeEvent(self, event: object) -> None:
        self._fit(self.width())

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        box = QRectF(self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.line, 1))
        painter.setBrush(theme.card)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        side = self._side
        bar = theme.ink2 if side is None else theme.side_colours(side.look).fill
        painter.fillRect(QRectF(0, 0, 4, box.height()), bar)
        left = 16
        if side is not None:
            left = LEFT
            centre = QPointF(28, box.height() / 2)
            ink.draw_token(painter, side.look, theme.side_colours(side.look), centre, 13.5)
        tall = 19 * len(self._heads) + STEP * len(self._lines)
        baseline = (box.height() - tall) / 2 + 15
        baseline = ink.write_lines(painter, left, baseline, self._heads, ink.DECISION, theme.ink, 19)
        ink.write_lines(painter, left, baseline - 2, self._lines, ink.DENSE, theme.ink2, STEP)
