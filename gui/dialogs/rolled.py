"""What is higher than a small screen has room for is scrolled, and the buttons below it stay."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

LEAST = 150
"""Pixels of height that are always seen of it."""


class Rolled(QScrollArea):
    """As wide as what it holds needs, and as high as that where there is room."""

    def __init__(self, held: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidgetResizable(True)
        self._held = held
        self.setWidget(held)

    def sizeHint(self) -> QSize:
        held = self._held.sizeHint()
        return QSize(held.width() + self._bar, held.height())

    def minimumSizeHint(self) -> QSize:
        held = self._held.minimumSizeHint()
        return QSize(held.width() + self._bar, min(held.height(), LEAST))

    @property
    def _bar(self) -> int:
        return self.verticalScrollBar().sizeHint().width()
