"""The keys of the menus, each can be another."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from gui.text import has_words, tr

FIGURES = "0123456789+-="
"""Any of these, while a model is in the hand, begins a place in figures."""


@dataclass(frozen=True, slots=True)
class Bound:
    """An action by its name and words, the key it has and the one it came with; ``further`` are those it has besides
    while it has that. ``there``: the menus have it for the game at hand."""

    name: str
    words: str
    key: str
    first: str
    further: tuple[str, ...] = ()
    there: bool = True

    @property
    def keys(self) -> tuple[str, ...]:
        """All that it has."""
        return (self.key, *self.further) if self.key and self.key == self.first else (self.key,)


class KeysPage(QWidget):
    """A key that two actions have is told, and cannot be taken as it is."""

    weighed = Signal()

    def __init__(self, bound: tuple[Bound, ...], menus: Mapping[str, str] | None = None) -> None:
        """``menus`` are the titles of those that open by a key of their own, by that key."""
        super().__init__()
        self._bound = bound
        self._menus = menus or {}
        self.table = QTableWidget(len(bound), 2)
        self.table.setAccessibleName(tr("Actions and their keys"))
        self.table.setHorizontalHeaderLabels([tr("Action"), tr("Key")])
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.setColumnWidth(1, 210)
        self.clear = True
        """No key is two actions'."""
        self.edits: dict[str, QKeySequenceEdit] = {}
        for row, one in enumerate(bound):
            item = QTableWidgetItem(one.words)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            self.table.setItem(row, 0, item)
            edit = QKeySequenceEdit(QKeySequence(one.key))
            edit.setMaximumSequenceLength(1)
            edit.setClearButtonEnabled(True)
            edit.setAccessibleName(tr("Key of {words}").format(words=one.words))
            for line in edit.findChildren(QLineEdit):
                # It has the keyboard, so that its name is the one that is read out.
                line.setAccessibleName(edit.accessibleName())
            edit.keySequenceChanged.connect(self._check)
            self.table.setCellWidget(row, 1, edit)
            self.edits[one.name] = edit
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.said.setProperty("look", "reason")
        reset = QPushButton(tr("As they came"))
        reset.clicked.connect(self._reset)
        foot = QHBoxLayout()
        foot.addWidget(self.said, 1)
        foot.addWidget(reset)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 4)
        layout.addWidget(self.table, 1)
        layout.addLayout(foot)
        self._check()

    @property
    def chosen(self) -> Mapping[str, str]:
        """The key of each action, by name; empty where it has none."""
        return {name: off_the_pad(edit.keySequence().toString()) for name, edit in self.edits.items()}

    def _reset(self) -> None:
        for one in self._bound:
            self.edits[one.name].setKeySequence(QKeySequence(one.first))

    def look_for(self, wanted: str) -> int:
        """Show the actions that have these words or this key; how many they are."""
        found = 0
        for row, one in enumerate(self._bound):
            holds = has_words(f"{one.words} {one.key} {as_written(one.key)}", wanted)
            self.table.setRowHidden(row, not holds)
            found += holds
        return found

    @property
    def changed(self) -> bool:
        return any(self.chosen[one.name] != one.key for one in self._bound)

    def _check(self) -> None:
        by_key: dict[str, list[str]] = {}
        taken: list[str] = []
        for one in self._bound:
            key = self.chosen[one.name]
            for each in replace(one, key=key).keys:
                if each:
                    by_key.setdefault(each, []).append(one.words)
            if key != one.first and (why := self._why_not(key)):
                taken.append(f"{as_written(key)}: {why}.")
        shared = {as_written(key): names for key, names in by_key.items() if len(names) > 1}
        twice = ["{}: {}.".format(key, tr(" and ").join(names)) for key, names in shared.items()]
        said = [tr("A key can do one thing. {names}").format(names=" ".join(twice))] if twice else []
        self.said.setText(" ".join((*said, *taken)))
        self.clear = not twice and not taken
        self.weighed.emit()

    def _why_not(self, key: str) -> str:
        menu = self._menus.get(key)
        return why_not(key) if menu is None else tr("it opens the menu {name}").format(name=menu)


def off_the_pad(key: str) -> str:
    """A key of the pad of figures means the same as elsewhere."""
    return key.replace("Num+", "", 1)


def as_written(key: str) -> str:
    """In the language of the window."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def why_not(key: str) -> str:
    """What a key is kept for, where no action can have it; empty where one can."""
    letter = key.removeprefix("Shift+")
    if len(letter) == 1 and letter.isalpha():
        return tr("letters by themselves ask for options")
    if len(key) == 1 and key in FIGURES:
        return tr("it begins a place in figures")
    if key == "Space":
        return tr("it presses what has the keyboard, and moves the view")
    return ""
