"""What is read in a panel that may be lower than it: scrolled by keys as well."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from gui.panels import ink
from gui.panels.look import Look


class KeyedScroll(QScrollArea):
    """Takes the keyboard while not all of it is in sight; the arrow and page keys scroll it then."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._ring = _Ring(look, self)
        self.verticalScrollBar().rangeChanged.connect(self._ranged)

    def _ranged(self, _least: int, most: int) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if most > 0 else Qt.FocusPolicy.NoFocus)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._ring.resize(self.size())
        self._ring.show()
        self._ring.raise_()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._ring.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ring.resize(self.size())


class _Ring(QWidget):
    """Lies over all of it, and lets the mouse through."""

    def __init__(self, look: Look, scroll: QScrollArea) -> None:
        super().__init__(scroll)
        self._look = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        ink.draw_focus(painter, QRectF(self.rect()), self._look.theme)
        painter.end()
