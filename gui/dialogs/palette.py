"""Everything that can be asked for, found by typing a few letters of it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QBrush, QKeyEvent
from PySide6.QtWidgets import QDialog, QHeaderView, QLineEdit, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from gui.dialogs.sheet import quiet_ink
from gui.text import has_words, tr

MOST_SHOWN = 200
_STEPS = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}


@dataclass(frozen=True, slots=True)
class Command:
    """``kind`` says where else it stands: a menu, an option, a unit. ``closed`` says why it is not open now; what is
    closed and has nothing to ``do`` leaves the palette as it is."""

    words: str
    kind: str
    do: Callable[[], object] | None
    key: str = ""
    closed: str = ""


def found(commands: Iterable[Command], typed: str) -> list[Command]:
    """Those that hold every word typed, or have the key, the ones that begin with the first word before the others."""
    wanted = typed.casefold().split()
    held = [one for one in commands if has_words(f"{one.words} {one.kind} {one.key}", typed)]
    return sorted(held, key=lambda one: (bool(one.closed), _place(one.words.casefold(), wanted)))


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
        self.setWindowTitle(tr("Find an action"))
        self.resize(720, 460)
        self._commands = tuple(commands)
        self._shown: list[Command] = []
        self.line = QLineEdit()
        self.line.setPlaceholderText(tr("An action, an option, a unit"))
        self.line.setAccessibleName(tr("Find an action, an option or a unit"))
        self.line.textChanged.connect(self._fill)
        self.line.returnPressed.connect(self._do)
        self.line.installEventFilter(self)
        self.list = QTreeWidget()
        self.list.setColumnCount(3)
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setUniformRowHeights(True)
        header = self.list.header()
        header.setStretchLastSection(False)
        # Why something is closed needs the most room; all of it stands in the tip.
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.ResizeToContents)
        header.resizeSection(0, 260)
        self.list.setAccessibleName(tr("Found"))
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
            self._stand_at(self._row + _STEPS[Qt.Key(event.key())])
            return True
        return super().eventFilter(watched, event)

    def _fill(self, typed: str) -> None:
        self._shown = found(self._commands, typed)[:MOST_SHOWN]
        self.list.clear()
        quiet = QBrush(quiet_ink(self.palette()))
        for one in self._shown:
            item = QTreeWidgetItem([one.words, one.closed or one.kind, one.key])
            for column, words in enumerate((one.words, one.closed or one.kind)):
                item.setToolTip(column, words)
            for column in range(3) if one.closed else (1, 2):
                item.setForeground(column, quiet)
            self.list.addTopLevelItem(item)
        if not self._shown:
            item = QTreeWidgetItem([tr("Nothing is called “{typed}”.").format(typed=typed)])
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addTopLevelItem(item)
        self._stand_at(0)

    @property
    def _row(self) -> int:
        item = self.list.currentItem()
        return -1 if item is None or not self._shown else self.list.indexOfTopLevelItem(item)

    def _stand_at(self, row: int) -> None:
        item = self.list.topLevelItem(max(0, min(len(self._shown) - 1, row)))
        if self._shown and item is not None:
            self.list.setCurrentItem(item)

    def _do(self) -> None:
        row = self._row
        do = self._shown[row].do if 0 <= row < len(self._shown) else None
        if do is not None:
            self.accept()
            do()
