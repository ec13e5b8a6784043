"""The row above the missions that says which of them are wanted."""

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from gui.panels.choice_box import ChoiceBox
from gui.start.finding import Offered, Wish, games_of, lengths_of, tables_of
from gui.text import many, tr

FIELD = 200
T = TypeVar("T")


class FindLine(QLineEdit):
    """Escape takes the letters back, Down and Enter lead on to the missions."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("start.find")
        keys = QKeySequence(QKeySequence.StandardKey.Find).toString(QKeySequence.SequenceFormat.NativeText)
        self.setPlaceholderText(f"{tr('Find a mission')} ({keys})")
        self.setAccessibleName(tr("Find a mission"))
        self.setAccessibleDescription(tr("Letters of its name, its game, its sides or where it is from"))
        self.setClearButtonEnabled(True)
        self.setFixedWidth(FIELD)

    def event(self, event: QEvent) -> bool:
        """Escape is the window's as long as there is nothing to take back."""
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._takes_back(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._takes_back(event):
            self.clear()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _takes_back(self, event: QKeyEvent) -> bool:
        return event.key() == Qt.Key.Key_Escape and bool(self.text())


class Finder(QWidget):
    changed = Signal()
    left = Signal()
    """The keyboard is to go on to the missions."""

    def __init__(self) -> None:
        super().__init__()
        self.line = FindLine()
        self.game = _choice("start.game", tr("Game"))
        self.table = _choice("start.table", tr("Size of the table"))
        self.rounds = _choice("start.rounds", tr("Length"))
        self._quiet = False
        self._games: list[str] = []
        self._tables: list[tuple[float, float]] = []
        self._lengths: list[int] = []
        self._all = QPushButton(tr("Show all"))
        self._all.setObjectName("start.all")
        self._all.clicked.connect(self.clear)
        self.said = QLabel()
        self.said.setProperty("look", "reason")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for one in (self.line, self.game, self.table, self.rounds, self._all, self.said):
            row.addWidget(one)
        row.addStretch(1)
        self.line.textChanged.connect(self._change)
        self.line.left.connect(self.left)
        for box in self._boxes:
            box.currentIndexChanged.connect(self._change)
        self._all.hide()

    @property
    def _boxes(self) -> tuple[QComboBox, ...]:
        return (self.game, self.table, self.rounds)

    @property
    def wish(self) -> Wish:
        return Wish(
            self.line.text(),
            _chosen(self.game, self._games),
            _chosen(self.table, self._tables),
            _chosen(self.rounds, self._lengths),
        )

    def offer(self, missions: Sequence[Offered]) -> None:
        """What can be chosen is what is there; all are wanted."""
        self._games, self._tables, self._lengths = games_of(missions), tables_of(missions), lengths_of(missions)
        _fill(self.game, tr("Every game"), self._games)
        _fill(self.table, tr("Every table"), [f"{wide:g} × {high:g}″" for wide, high in self._tables])
        _fill(self.rounds, tr("Any length"), [_length(n) for n in self._lengths])
        self.clear()

    def clear(self) -> None:
        """Told once."""
        self._quiet = True
        self.line.clear()
        for box in self._boxes:
            box.setCurrentIndex(0)
        self._quiet = False
        self._change()

    def tell(self, count: int, of: int) -> None:
        """How many are shown, also to a screen reader that is not looking there."""
        if count:
            words = tr("{count} of {of} missions").format(count=count, of=of) if count < of else ""
        else:
            words = tr("No mission is like that.")
        self.said.setText(words)
        self.said.setAccessibleName(words)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self.said, QAccessible.Event.Alert))

    def _change(self) -> None:
        if self._quiet:
            return
        narrow = not self.wish.is_open
        if not narrow and self._all.hasFocus():
            self.line.setFocus(Qt.FocusReason.OtherFocusReason)
        self._all.setVisible(narrow)
        self.changed.emit()


def _choice(name: str, said: str) -> QComboBox:
    box = ChoiceBox()
    box.setObjectName(name)
    box.setAccessibleName(said)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    return box


def _length(rounds: int) -> str:
    return many("{n} rounds", "1 round", rounds).format(n=rounds) if rounds else tr("no last round")


def _chosen(box: QComboBox, choices: Sequence[T]) -> T | None:
    """The first line of each is for every one."""
    return choices[box.currentIndex() - 1] if box.currentIndex() > 0 else None


def _fill(box: QComboBox, every: str, choices: Sequence[str]) -> None:
    """Shown only where there is something to choose between."""
    box.blockSignals(True)
    box.clear()
    box.addItems([every, *choices])
    box.blockSignals(False)
    box.setVisible(len(choices) > 1)
