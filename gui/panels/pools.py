"""What each side has left of something, as squares."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from engine.mission import Mission
from engine.picture import PoolRow, Pools
from gui.panels import ink
from gui.panels.kit import Painted
from gui.panels.look import Look
from gui.text import tr

ROW = 21
SQUARES = 58


class PoolsView(Painted):
    """Squares shrink to fit; a pool without limit shows what is filled alone."""

    def __init__(self, look: Look, pools: Pools, mission: Mission, parent: QWidget | None = None) -> None:
        super().__init__(look, ROW * len(pools.rows), parent)
        self._pools = pools
        self._mission = mission
        self.describe(
            f"{pools.title}: " + "; ".join(f"{mission.side(row.side).name} {_said(row)}" for row in pools.rows)
        )

    def draw(self, painter: QPainter) -> None:
        theme = self.look.theme
        names = {row.side: self._mission.side(row.side).name for row in self._pools.rows}
        left = max(SQUARES, max((ink.width(name, ink.DENSE) for name in names.values()), default=0) + 26)
        right = max((ink.width(row.text, ink.BODY_BOLD) for row in self._pools.rows), default=0)
        for index, row in enumerate(self._pools.rows):
            middle = ROW * (index + 0.5)
            side = self._mission.side(row.side)
            colours = theme.side_colours(side.look)
            ink.draw_device(painter, side.look, QPointF(6, middle), 5.5, colours.text)
            ink.write(painter, 18, middle + 4, side.name, ink.DENSE, theme.ink)
            ink.write_right(painter, self.width(), middle + 4, row.text, ink.BODY_BOLD, theme.ink)
            self._squares(painter, row, left, self.width() - right - 10, middle)

    def _squares(self, painter: QPainter, row: PoolRow, left: float, right: float, middle: float) -> None:
        theme = self.look.theme
        side = self._mission.side(row.side)
        colours = theme.side_colours(side.look)
        count = max(row.filled, row.total or 0)
        if count == 0:
            return
        pitch = min(14.5, (right - left) / count)
        size = max(3.0, math.floor(pitch - 2.5))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for index in range(count):
            box = QRectF(math.floor(left + index * pitch), math.floor(middle - size / 2), size, size)
            filled = index < row.filled
            painter.setPen(QPen(colours.edge if filled else theme.ink2, 1))
            painter.setBrush(colours.fill if filled else Qt.BrushStyle.NoBrush)
            painter.drawRect(box)


def _said(row: PoolRow) -> str:
    return (
        row.text
        if row.total is None
        else tr("{filled} of {total} ({text})").format(filled=row.filled, total=row.total, text=row.text)
    )
