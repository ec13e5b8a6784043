"""Everything that can be asked for, found by typing a few letters of it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

MOST_SHOWN = 200
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}


@dataclass(frozen=True, slots=True)
class Command:
    """``kind`` says where else it stands: a menu, an option, a unit. ``closed`` says why it is not open now."""

    words: str
    kind: str
    do: Callable[[], object]
    key: str = ""
    closed: str = ""


def found(commands: Iterable[Command], typed: str) -> list[Command]:
    """Those that hold every word typed, the ones that begin with the first word before the others."""
    wanted = typed.lower().split()
    held = [one for one in commands if all(word in f"{one.words} {one.kind}".lower() for word in wanted)]
    return sorted(held, key=lambda one: (bool(one.closed), _place(one.words.lower(), wanted)))


def _place(words: str, wanted: list[str]) -> int:
    """0 where it begins with what was typed first, 1 where a word of it does, 2 elsewhere."""
    if not wanted or words.startswith(wanted[0]):
        return 0
    return 1 if any(word.startswith(wanted[0]) for word in words.split()) else 2


class Palette(QDialog):
    """Enter does what is chosen, after the palette has closed."""

    def __init__(self, commands: Iterable[Command], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("palette")
        self.setWindowTitle("Find an action")
        self.resize(560, 420)
        self._commands = tuple(commands)
        self._shown: list[Command] = []
        self.line = QLineEdit()
        self.line.setPlaceholderText("An action, an option, a unit")
        self.line.setAccessibleName("Find an action, an option or a unit")
        self.line.textChanged.connect(self._fill)
        self.line.returnPressed.connect(self._do)
        self.line.installEventFilter(self)
        self.list = QListWidget()
        self.list.setAccessibleName("Found")
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.itemClicked.connect(lambda _: self._do())
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 12, 12, 12)
        layout.addWidget(self.line)
        layout.addWidget(self.list, 1)
        self._fill("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The arrows walk the list while the line is typed in."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and event.key() in _STEPS:
            row = self.list.currentRow() + _STEPS[Qt.Key(event.key())]
            self.list.setCurrentRow(max(0, min(self.list.count() - 1, row)))
            return True
        return super().eventFilter(watched, event)

    def _fill(self, typed: str) -> None:
        self._shown = found(self._commands, typed)[:MOST_SHOWN]
        self.list.clear()
        for one in self._shown:
            item = QListWidgetItem("   ".join(word for word in (one.words, one.closed or one.kind, one.key) if word))
            if one.closed:
                item.setForeground(self.palette().placeholderText())
            self.list.addItem(item)
        if not self._shown:
            item = QListWidgetItem(f"Nothing is called “{typed}”.")
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(item)
        self.list.setCurrentRow(0)

    def _do(self) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self._shown):
            self.accept()
            self._shown[row].do()
