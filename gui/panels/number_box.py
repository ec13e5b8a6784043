"""Boxes for figures, which stand as far from their border as the words of a line do: no style sheet can say so."""

from PySide6.QtCore import QMargins, QSize
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox, QWidget

ROOM = QMargins(5, 0, 0, 0)


class NumberBox(QSpinBox):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(ROOM)

    def sizeHint(self) -> QSize:
        return super().sizeHint().grownBy(ROOM)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().grownBy(ROOM)


class DecimalBox(QDoubleSpinBox):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(ROOM)

    def sizeHint(self) -> QSize:
        return super().sizeHint().grownBy(ROOM)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint().grownBy(ROOM)
