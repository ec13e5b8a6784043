"""A line for a place in figures, over the table: the model in the hand goes there while it is typed."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit

from geometry.pose import Point
from gui.board.board import Board
from gui.text import tr
from gui.tools import typed
from gui.window.play import Play
from gui.window.stage import Stage

WIDE = 150
HINT = "   ".join(form for form, _ in typed.FORMS)


class Typing(QFrame):
    """Enter drops the model where the line says, Escape puts it back where it was held."""

    def __init__(self, board: Board, play: Play, stage: Stage) -> None:
        super().__init__(board)
        self.setObjectName("typing")
        self.setProperty("look", "card")
        self.setAutoFillBackground(True)
        self._board = board
        self._play = play
        self._stage = stage
        self._begin: Point = (0.0, 0.0)
        self._here: Point = (0.0, 0.0)
        self.line = QLineEdit()
        self.line.setFixedWidth(WIDE)
        self.line.setAccessibleName(tr("A place in figures"))
        self.line.setAccessibleDescription("; ".join(f"{form}: {words}" for form, words in typed.FORMS))
        self.line.textEdited.connect(self._read)
        self.line.installEventFilter(self)
        self.said = QLabel(HINT)
        self.said.setProperty("look", "reason")
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 10, 6)
        row.addWidget(self.line)
        row.addWidget(self.said)
        self.hide()
        stage.figures_wanted.connect(self.begin)
        play.tried.connect(self._tried)

    def begin(self, text: str = "") -> None:
        """Where a model is in the hand, or the one looked at may be taken."""
        held = self._play.held()
        if held is None:
            return
        self._begin, self._here = held[0].point, held[1].point
        self.line.setText(text)
        self.adjustSize()
        self.move(max(0, (self._board.width() - self.width()) // 2), max(0, self._board.height() - self.height() - 46))
        self.show()
        self.raise_()
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.end(False)  # what was typed first is not written over
        self._read(text)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Neither key goes on to the table, which would drop what is no place yet."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self._play.place(self._here)
                self._close()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._drop()
                return True
        return super().eventFilter(watched, event)

    def _read(self, text: str) -> None:
        found = typed.read(text, self._begin, self._here)
        self.said.setText(found.said or HINT)
        if found.at is not None:
            self._play.place(found.at)

    def _drop(self) -> None:
        if typed.read(self.line.text(), self._begin, self._here).at is not None:
            self._close()
            self._stage.enter()

    def _tried(self) -> None:
        """What was in the hand is gone: so is the line."""
        if self.isVisible() and not self._play.in_hand:
            self._close()

    def _close(self) -> None:
        self.hide()
        self._board.setFocus(Qt.FocusReason.OtherFocusReason)
