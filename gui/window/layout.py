"""The guide to laying out terrain, asked about the mission at hand: told, and its lanes drawn on the table."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from engine.mission import Mission
from gui.board.board import Board
from gui.dialogs.once import fit
from gui.dialogs.sheet import Entry, Group, Sheet
from gui.text import tr
from gui.window.errands import Errands
from gui.window.session import Session
from missions.layout_guide import Offence, guide

KEPT_TO = tr(
    "This terrain keeps to it: no line of sight crosses the board, no lane is too long, and enough give cover."
)


class Layout(QObject):
    """While its action is ticked the lanes stay drawn; another mission takes them away."""

    def __init__(self, window: QWidget, session: Session, board: Board, action: QAction) -> None:
        super().__init__(window)
        self._window, self._session, self._board, self._action = window, session, board, action
        self._asked: Mission | None = None
        self._errands = Errands(self)
        self._errands.done.connect(self._found)
        action.toggled.connect(self._toggled)
        session.opened.connect(self._opened)

    @property
    def is_idle(self) -> bool:
        return self._errands.is_idle

    def wait(self) -> None:
        """For leaving: no thread outlives the window."""
        self._errands.wait()

    def _opened(self) -> None:
        self._action.setChecked(False)

    def _toggled(self, on: bool) -> None:
        if not on:
            self._errands.forget()
            self._board.show_lanes(())
            return
        mission = self._asked = self._session.mission
        self._errands.ask(lambda: tuple(guide(mission)))

    def _found(self, found: object) -> None:
        if not isinstance(found, tuple) or not self._session.is_open or self._session.mission is not self._asked:
            return
        offences: tuple[Offence, ...] = found
        self._board.show_lanes([offence.line for offence in offences if offence.line is not None])
        told = tuple(Entry(offence.text.partition(": ")[2]) for offence in offences)
        note = tr("Drawn on the table for as long as it is ticked in the menu.") if offences else ""
        groups = [Group(tr("Layout guide"), told or (Entry(KEPT_TO),), note)]
        sheet = Sheet(tr("Layout guide"), groups, parent=self._window)
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        fit(sheet)
        sheet.open()
