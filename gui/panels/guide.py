"""The strip over the table in a guided rehearsal: where one is, what to do, what has just come of it."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from gui.panels.kit import column
from gui.panels.look import Look
from gui.text import tr


class GuideStrip(QWidget):
    skipped = Signal()
    left = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setAccessibleName(tr("Guided rehearsal"))
        self.place = _label("section")
        self.came = _label("reason")
        self.words = _label("option")
        self.skip = QPushButton(tr("Skip this step"))
        self.skip.setObjectName("guide.skip")
        self.skip.clicked.connect(self.skipped)
        self.leave = QPushButton(tr("Leave the guide"))
        self.leave.setObjectName("guide.leave")
        self.leave.clicked.connect(self.left)
        head = QHBoxLayout()
        head.addWidget(self.place, 1)
        head.addWidget(self.skip)
        head.addWidget(self.leave)
        lines = column(self, spacing=4)
        lines.setContentsMargins(14, 8, 14, 10)
        lines.addLayout(head)
        lines.addWidget(self.came)
        lines.addWidget(self.words)
        look.changed.connect(self.update)
        self.hide()

    def tell(self, place: str, words: str, came: str, *, last: bool) -> None:
        """``came`` is what was just done, or empty."""
        self.place.setText(place.upper())
        self.words.setText(words)
        self.came.setText(came)
        self.came.setVisible(bool(came))
        self.skip.setVisible(not last)
        self.setAccessibleDescription(" ".join(part for part in (place + ".", came, words) if part))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        theme = self._look.theme
        painter.fillRect(self.rect(), theme.card)
        painter.fillRect(0, 0, 4, self.height(), theme.ink)
        painter.fillRect(0, self.height() - 1, self.width(), 1, theme.line)


def _label(look: str) -> QLabel:
    made = QLabel()
    made.setProperty("look", look)
    made.setWordWrap(True)
    return made
