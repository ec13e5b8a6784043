"""One thing drawn on the table, and the scene item that shows it."""

from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from gui.board.paper import Paper


class Drawing(Protocol):
    """``bounds`` and ``paint`` are in pixels from the table's corner. Nothing is painted outside the bounds."""

    @property
    def z(self) -> float: ...

    def bounds(self, paper: Paper) -> QRectF: ...

    def paint(self, painter: QPainter, paper: Paper) -> None: ...


class DrawingItem(QGraphicsItem):
    """Lies at the scene's origin and paints unscaled, so that a pixel stays a pixel at every zoom."""

    def __init__(self, paper: Paper, drawing: Drawing | None = None, *, cached: bool = True) -> None:
        super().__init__()
        self._drawing: Drawing | None = None
        self._paper = paper
        self._box = QRectF()
        self._lift = 0.0
        if cached:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.show_drawing(drawing)

    @property
    def drawing(self) -> Drawing | None:
        return self._drawing

    def show_drawing(self, drawing: Drawing | None) -> None:
        self._drawing = drawing
        if drawing is not None:
            self.setZValue(drawing.z + self._lift)
        self._refit()

    def lift(self, by: float) -> None:
        """Lie so much above where its drawing would lie."""
        self._lift = by
        if self._drawing is not None:
            self.setZValue(self._drawing.z + by)

    def show_on(self, paper: Paper) -> None:
        self._paper = paper
        self._refit()

    def _refit(self) -> None:
        self.prepareGeometryChange()
        if self._drawing is None:
            self._box = QRectF()
        else:
            pixels = self._drawing.bounds(self._paper)
            scale = self._paper.scale
            self._box = QRectF(pixels.x() / scale, pixels.y() / scale, pixels.width() / scale, pixels.height() / scale)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._drawing is None:
            return
        to_device = painter.worldTransform()
        painter.setWorldTransform(QTransform.fromTranslate(to_device.dx(), to_device.dy()))
        self._drawing.paint(painter, self._paper)
