"""Places in the tree with a name, and two branches beside each other."""

from functools import partial

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QInputDialog, QPlainTextEdit, QWidget

from engine.differences import differences
from gui.board.beside import beside
from gui.board.board import Board
from gui.dialogs.branches import BranchesDialog
from gui.dialogs.once import ask, fit
from gui.dialogs.sheet import Group
from gui.text import tr
from gui.window.comparing import branches, differences_in_words, notes_of
from gui.window.play import Play
from gui.window.rows import Row


class Branching:
    """The dialog stays open while one plays on; what it draws over the table goes with it. ``naming`` is the action
    that names a place."""

    def __init__(self, window: QWidget, play: Play, board: Board, naming: QAction) -> None:
        session = play.session
        self._naming = naming
        self._go_to = play.go_to
        self._window = window
        self._session = session
        self._board = board
        self._dialog: BranchesDialog | None = None
        self._beside: int | None = None
        session.changed.connect(self._changed)
        session.remarked.connect(self._changed)
        session.opened.connect(self._opened)

    def mark(self) -> None:
        """Name the place one stands at; an empty name takes it away."""
        if not self._session.is_open:
            return
        rehearsal = self._session.rehearsal
        number = rehearsal.at.number
        words = tr("A name for this place in the rehearsal (none takes it away):")
        text, given = QInputDialog.getText(
            self._window, tr("Bookmark"), words, text=rehearsal.bookmarks.get(number, "")
        )
        if given:
            self._session.mark(number, text.strip())

    def note(self) -> None:
        """Write about the place one stands at, in as many lines as one likes; none take it away."""
        if not self._session.is_open:
            return
        rehearsal = self._session.rehearsal
        number = rehearsal.at.number
        words = tr("What there is to say of this place in the rehearsal:")
        dialog = QInputDialog(self._window)
        dialog.setOption(QInputDialog.InputDialogOption.UsePlainTextEditForTextInput)
        dialog.setWindowTitle(tr("Note"))
        dialog.setLabelText(words)
        dialog.setTextValue(rehearsal.notes.get(number, ""))
        for lines in dialog.findChildren(QPlainTextEdit):
            lines.setAccessibleName(words)
        if ask(dialog):
            self._session.note(number, dialog.textValue().strip())

    def rows(self) -> tuple[Row, ...]:
        """The bookmarks, each leads to its place."""
        marks = sorted(self._session.rehearsal.bookmarks.items()) if self._session.is_open else []
        words = tr("{name} (order {number})")
        return tuple(
            Row(words.format(name=name, number=number), partial(self._go_to, number)) for number, name in marks
        )

    @property
    def way_to_name(self) -> str:
        """By the key that it has now."""
        key = self._naming.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        return tr("{key} names a place").format(key=key or tr("“Bookmark this place” in the Rehearsal menu"))

    def compare(self) -> None:
        if not self._session.is_open:
            return
        if self._dialog is None:
            dialog = BranchesDialog(self._differences, self._window)
            dialog.go_to.connect(self._go_to)
            dialog.drawn.connect(self._draw)
            self._dialog = dialog
            fit(dialog)
        self._dialog.say_how_to_name(self.way_to_name)
        self._dialog.show_branches(branches(self._session.rehearsal))
        self._dialog.show()
        self._dialog.raise_()

    def _differences(self, number: int) -> tuple[Group, ...]:
        session = self._session
        there = session.rehearsal.nodes[number].game
        found = differences(session.system, session.game, there)
        told = differences_in_words(session.system, session.game, there, found)
        return (*notes_of(session.rehearsal, number), *told)

    def _draw(self, number: int | None) -> None:
        self._beside = number
        session = self._session
        if number is None or not session.is_open:
            self._board.show_beside(())
            return
        there = session.rehearsal.nodes[number].game
        self._board.show_beside(beside(session.game, there, differences(session.system, session.game, there)))

    def _changed(self) -> None:
        if self._dialog is not None and self._dialog.isVisible():
            self._dialog.show_branches(branches(self._session.rehearsal))

    def _opened(self) -> None:
        if self._dialog is not None:
            self._dialog.reject()
        self._draw(None)
