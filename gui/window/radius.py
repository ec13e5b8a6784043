"""A line for the inches of a ring, over the table: the ring goes along while they are typed."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit

from gui.board.board import Board
from gui.text import tr
from gui.tools.typed import length_of
from gui.window.ringing import RingTool

WIDE = 90
HINT = tr("inches from the base's edge; Enter sets the ring")
NO_BASE = tr("pick a model first: the ring goes round its base")


class RadiusLine(QFrame):
    """Enter sets the ring, Escape takes it away."""

    def __init__(self, board: Board, rings: RingTool) -> None:
        super().__init__(board)
        self.setObjectName("radius")
        self.setProperty("look", "card")
        self.setAutoFillBackground(True)
        self._board = board
        self._rings = rings
        self.line = QLineEdit()
        self.line.setFixedWidth(WIDE)
        self.line.setAccessibleName(tr("Inches of the ring"))
        self.line.textEdited.connect(self._read)
        self.line.installEventFilter(self)
        self.said = QLabel(HINT)
        self.said.setProperty("look", "reason")
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 10, 6)
        row.addWidget(self.line)
        row.addWidget(self.said)
        self.hide()
        rings.figures_wanted.connect(self.begin)

    def begin(self, text: str = "") -> None:
        self.line.setText(text)
        self.said.setText(HINT if self._rings.has_base else NO_BASE)
        self.adjustSize()
        self.move(max(0, (self._board.width() - self.width()) // 2), max(0, self._board.height() - self.height() - 46))
        self.show()
        self.raise_()
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.end(False)  # what was typed first is not written over
        self._read(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Neither key goes on to the table."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self._rings.try_radius(None)
                self._close()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                if (radius := length_of(self.line.text())) is not None and self._rings.has_base:
                    self._rings.set_radius(radius)
                    self._close()
                return True
        return super().eventFilter(watched, event)

    def _read(self, text: str) -> None:
        self._rings.try_radius(length_of(text))

    def _close(self) -> None:
        self.hide()
        self._board.setFocus(Qt.FocusReason.OtherFocusReason)
