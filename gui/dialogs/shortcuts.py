"""The keys of the menus, each can be another."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)


@dataclass(frozen=True, slots=True)
class Bound:
    """An action by its name and words, the key it has and the one it came with."""

    name: str
    words: str
    key: str
    first: str


class ShortcutsDialog(QDialog):
    """A key that two actions have is told, and cannot be taken as it is."""

    def __init__(self, bound: tuple[Bound, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("shortcuts")
        self.setWindowTitle("Keys of the menus")
        self.resize(620, 560)
        self._bound = bound
        self.finder = QLineEdit()
        self.finder.setPlaceholderText("Find")
        self.finder.setAccessibleName("Find")
        self.finder.textChanged.connect(self._find)
        self.table = QTableWidget(len(bound), 2)
        self.table.setAccessibleName("Actions and their keys")
        self.table.setHorizontalHeaderLabels(["Action", "Key"])
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.setColumnWidth(1, 210)
        self.edits: dict[str, QKeySequenceEdit] = {}
        for row, one in enumerate(bound):
            item = QTableWidgetItem(one.words)
            item.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            self.table.setItem(row, 0, item)
            edit = QKeySequenceEdit(QKeySequence(one.key))
            edit.setMaximumSequenceLength(1)
            edit.setClearButtonEnabled(True)
            edit.setAccessibleName(f"Key of {one.words}")
            edit.keySequenceChanged.connect(self._check)
            self.table.setCellWidget(row, 1, edit)
            self.edits[one.name] = edit
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.said.setProperty("look", "reason")
        buttons = QDialogButtonBox()
        self.take = buttons.addButton("Take these", QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton("As they came", QDialogButtonBox.ButtonRole.ResetRole).clicked.connect(self._reset)
        buttons.addButton("Cancel", QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.addWidget(self.finder)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.said)
        layout.addWidget(buttons)
        self._check()

    @property
    def chosen(self) -> Mapping[str, str]:
        """The key of each action, by name; empty where it has none."""
        return {name: edit.keySequence().toString() for name, edit in self.edits.items()}

    def _reset(self) -> None:
        for one in self._bound:
            self.edits[one.name].setKeySequence(QKeySequence(one.first))

    def _find(self, wanted: str) -> None:
        for row, one in enumerate(self._bound):
            self.table.setRowHidden(row, wanted.lower() not in f"{one.words} {one.key}".lower())

    def _check(self) -> None:
        words = {one.name: one.words for one in self._bound}
        by_key: dict[str, list[str]] = {}
        for name, key in self.chosen.items():
            if key:
                by_key.setdefault(key, []).append(words[name])
        twice = [f"{key}: {' and '.join(names)}." for key, names in by_key.items() if len(names) > 1]
        self.said.setText(f"A key can do one thing. {' '.join(twice)}" if twice else "")
        self.take.setEnabled(not twice)
