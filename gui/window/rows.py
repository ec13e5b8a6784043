"""Rows of menus that are filled as they open: each place in such a menu is an action of its own that may have a key."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from gui.text import tr
from gui.window.words import numbered

MOST = {"recent": 8, "earlier": 10, "bookmark": 9, "guide": 6, "pace": 3}
"""Places that may have a key, of each kind; a menu may have further rows."""
NAMES = {
    "recent": tr("Recent file {number}"),
    "earlier": tr("Earlier rehearsal {number}"),
    "bookmark": tr("Bookmark {number}"),
    "guide": tr("Guided rehearsal {number}"),
    "pace": tr("Pace {number}"),
}


@dataclass(frozen=True, slots=True)
class Row:
    """What stands there now, and what it does; ``on`` is none for one that is not chosen among others."""

    words: str
    do: Callable[[], object]
    tip: str = ""
    on: bool | None = None


class Rows(QObject):
    """``now`` says what the rows are; a key asks it too, whether or not the menu was ever opened."""

    in_vain = Signal(str)
    """The key of a place was pressed where nothing stands; what the place is called."""

    def __init__(self, kind: str, parent: QObject) -> None:
        super().__init__(parent)
        self.kind = kind
        self.now: Callable[[], Sequence[Row]] = tuple
        self.actions: tuple[QAction, ...] = tuple(self._place(number) for number in range(1, MOST[kind] + 1))

    def words(self, number: int) -> str:
        """What the place is called, whatever stands there."""
        return NAMES[self.kind].format(number=number)

    def fill(self, menu: QMenu, otherwise: str = "") -> None:
        """``otherwise`` is what it says where there are none."""
        menu.clear()
        rows = self.now()
        for number, row in enumerate(rows, 1):
            if number <= len(self.actions):
                action = self.actions[number - 1]
                menu.addAction(action)
            else:
                action = menu.addAction("")
                action.triggered.connect(lambda _=False, row=row: row.do())
            action.setText(numbered(number, row.words))
            action.setToolTip(row.tip)
            action.setCheckable(row.on is not None)
            action.setChecked(bool(row.on))
        if not rows and otherwise:
            menu.addAction(otherwise).setEnabled(False)

    def _place(self, number: int) -> QAction:
        action = QAction(self.words(number), self)
        action.setObjectName(f"{self.kind}_{number}")
        action.triggered.connect(lambda: self._ask(number))
        return action

    def _ask(self, number: int) -> None:
        rows = self.now()
        if number <= len(rows):
            rows[number - 1].do()
        else:
            self.in_vain.emit(self.words(number))
