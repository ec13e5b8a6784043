"""A line over the table at hand for something in figures; what is typed is tried at once."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QLabel, QLineEdit

from gui.board.board import Board

_ABOVE_FOOT = 46


class LineOver(QFrame):
    """Enter takes what the line says, Escape gives it up; neither goes on to the table."""

    def __init__(self, board: Board, name: str, wide: int, *, words: str, hint: str) -> None:
        """``name`` is for the program, ``words`` are what a screen reader calls the line."""
        super().__init__(board)
        self.setObjectName(name)
        self.setProperty("look", "card")
        self.setAutoFillBackground(True)
        self._board = self._over = board
        self.line = QLineEdit()
        self.line.setFixedWidth(wide)
        self.line.setAccessibleName(words)
        self.line.textEdited.connect(self.read)
        self.line.installEventFilter(self)
        self.said = QLabel(hint)
        self.said.setProperty("look", "reason")
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 10, 6)
        row.addWidget(self.line)
        row.addWidget(self.said)
        self.hide()

    def open(self, text: str) -> None:
        """At the foot of the table that has the keyboard, begun with ``text``."""
        focused = QApplication.focusWidget()
        self._lie_over(focused if isinstance(focused, Board) else self._board)
        self.line.setText(text)
        self.adjustSize()
        across, down = self._over.width() - self.width(), self._over.height() - self.height()
        self.move(max(0, across // 2), max(0, down - _ABOVE_FOOT))
        self.show()
        self.raise_()
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self.line.end(False)  # what was typed first is not written over
        self.read(text)

    def close_line(self) -> None:
        self.hide()
        self._over.setFocus(Qt.FocusReason.OtherFocusReason)
        self._lie_over(self._board)

    def _lie_over(self, board: Board) -> None:
        """A further view that closes while the line is over its table must not take it along."""
        if board is self._over:
            return
        self._over.window().removeEventFilter(self)
        self._over = board
        self.setParent(board)
        if board is not self._board:
            board.window().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Close:
            self.give_up()
            self.close_line()
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Escape:
                self.give_up()
                self.close_line()
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.take()
                return True
        return super().eventFilter(watched, event)

    def read(self, text: str) -> None:
        """Try what the line says so far."""
        # Qt's metaclass and that of an abstract class do not mix.
        raise NotImplementedError

    def take(self) -> None:
        """Do it, and close the line, where it says something that can be done."""
        raise NotImplementedError

    def give_up(self) -> None:
        """As it was before the line was opened."""
        raise NotImplementedError
