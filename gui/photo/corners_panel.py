"""Beside the picture: opening it, the size of the table, and what is still to be marked."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDoubleSpinBox, QFormLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from geometry.photograph import CornerFault
from gui.panels.number_box import DecimalBox
from gui.photo.corners import NAMES
from gui.photo.words import FAULTS
from gui.text import tr

WIDE = 300
"""Pixels of a panel."""
LEAST_TABLE, MOST_TABLE = 6.0, 240.0


class CornersPanel(QWidget):
    open_wanted = Signal()
    size_changed = Signal()
    ahead_wanted = Signal()

    def __init__(self, width: float, depth: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedWidth(WIDE)
        self.opening = _button(tr("&Open a picture…"), "photo.open")
        self.opening.clicked.connect(lambda: self.open_wanted.emit())
        self.wide = inches_box(tr("Width of the table in inches"), width, LEAST_TABLE, MOST_TABLE)
        self.deep = inches_box(tr("Depth of the table in inches"), depth, LEAST_TABLE, MOST_TABLE)
        for box in (self.wide, self.deep):
            box.valueChanged.connect(lambda _: self.size_changed.emit())
        size = QFormLayout()
        size.addRow(tr("Table, &across"), self.wide)
        size.addRow(tr("and &down"), self.deep)
        how = quiet(
            tr(
                "Mark the table’s four corners clockwise, from the one at its top left, where the mat ends: drag them, "
                "or choose one with 1 to 4, move it with the arrows and press Enter. The glass shows single pixels; "
                "what is marked by arrows is as sure as the picture."
            )
        )
        self.told = QLabel()
        self.told.setObjectName("photo.told")
        self.told.setWordWrap(True)
        self.ahead = _button(tr("&See it from above"), "photo.ahead")
        self.ahead.clicked.connect(lambda: self.ahead_wanted.emit())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.opening)
        layout.addLayout(size)
        layout.addWidget(how)
        layout.addWidget(self.told)
        layout.addStretch(1)
        layout.addWidget(self.ahead)

    @property
    def size_of_table(self) -> tuple[float, float]:
        """Inches."""
        return (self.wide.value(), self.deep.value())

    def say(self, words: str) -> None:
        self.told.setText(words)
        self.ahead.setEnabled(False)

    def tell(self, at_hand: int, left: Sequence[int], fault: CornerFault | None) -> None:
        """``left`` are the corners still to be marked."""
        if left:
            self.say(tr("Now the corner at the {corner} ({number}).").format(corner=NAMES[at_hand], number=at_hand + 1))
        elif fault is not None:
            self.say(FAULTS[fault])
        else:
            self.told.setText(tr("All four corners are marked."))
            self.ahead.setEnabled(True)


def inches_box(name: str, value: float, least: float, most: float) -> QDoubleSpinBox:
    box = DecimalBox()
    box.setRange(least, most)
    box.setDecimals(2)
    box.setSuffix("″")
    box.setValue(value)
    box.setAccessibleName(name)
    return box


def quiet(words: str) -> QLabel:
    label = QLabel(words)
    label.setProperty("look", "reason")
    label.setWordWrap(True)
    return label


def _button(words: str, name: str) -> QPushButton:
    button = QPushButton(words)
    button.setObjectName(name)
    button.setAutoDefault(False)
    return button
