"""A line for a place in figures, over the table: the model in the hand goes there while it is typed."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from geometry.pose import Point
from gui.board.board import Board
from gui.panels.voice import announce
from gui.text import tr
from gui.tools import typed
from gui.tools.hand import Dragging
from gui.window.line_over import LineOver
from gui.window.play import Play
from gui.window.stage import Stage

WIDE = 150
HINT = "   ".join((*(form for form, _ in typed.FORMS), tr("Tab bends the way there")))


class Typing(LineOver):
    """Enter drops the model where the line says, Escape puts it back where it was held. Tab lets the way bend there and
    takes up the next stretch, Backspace in an empty line takes the last bend back."""

    def __init__(self, board: Board, play: Play, stage: Stage) -> None:
        super().__init__(board, "typing", WIDE, words=tr("A place in figures"), hint=HINT)
        self._play = play
        self._stage = stage
        self._begin: Point = (0.0, 0.0)
        self._here: Point = (0.0, 0.0)
        forms = (f"{form}: {words}" for form, words in typed.FORMS)
        self.line.setAccessibleDescription("; ".join((*forms, tr("Tab bends the way there"))))
        stage.figures_wanted.connect(self.begin)
        play.tried.connect(self._tried)

    def begin(self, text: str = "") -> None:
        """Where a model is in the hand, or the one looked at may be taken."""
        if self._count_from_here():
            self.open(text)

    def _count_from_here(self) -> bool:
        held = self._play.held()
        if held is None:
            return False
        self._begin, self._here = held[0].point, held[1].point
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.line and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_Tab:
                self._bend()
                return True
            if event.key() == Qt.Key.Key_Backspace and not self.line.text():
                self._play.bend(back=True)
                self._count_from_here()
                return True
        return super().eventFilter(watched, event)

    def _bend(self) -> None:
        """What is no place yet stays to be written on; only a model that is dragged has a way."""
        found = typed.read(self.line.text(), self._begin, self._here)
        if isinstance(self._play.state, Dragging) and found.at is not None:
            self._play.bend()
            self._count_from_here()
            self.line.clear()
            self.said.setText(HINT)

    def read(self, text: str) -> None:
        found = typed.read(text, self._begin, self._here)
        if found.said and found.said != self.said.text():
            announce(self, found.said)
        self.said.setText(found.said or HINT)
        if found.at is not None:
            self._play.place(found.at)

    def take(self) -> None:
        if typed.read(self.line.text(), self._begin, self._here).at is not None:
            self.close_line()
            self._stage.enter()

    def give_up(self) -> None:
        self._play.place(self._here)

    def _tried(self) -> None:
        """What was in the hand is gone: so is the line."""
        if self.isVisible() and not self._play.in_hand:
            self.close_line()
