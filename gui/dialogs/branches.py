"""The branches of a rehearsal: which there are, and what is otherwise in one than where one stands."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from gui.dialogs.sheet import Group, html_of
from gui.text import tr

NODE = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Branch:
    """``end`` is the number of its last order; ``here``: one stands there."""

    end: int
    name: str
    note: str
    here: bool


class BranchesDialog(QDialog):
    """Stays open beside the table. ``go_to`` and ``drawn`` carry the number of a node; ``drawn`` none for none."""

    go_to = Signal(int)
    drawn = Signal(object)

    def __init__(self, differences: Callable[[int], tuple[Group, ...]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("branches")
        self.setWindowTitle(tr("Branches"))
        self.resize(760, 440)
        self._differences = differences
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Branches"))
        self.list.setWordWrap(True)
        self.list.setFixedWidth(300)
        self.list.currentItemChanged.connect(self._choose)
        self.list.itemActivated.connect(lambda item: self.go_to.emit(item.data(NODE)))
        self.text = QTextBrowser()
        self.text.setAccessibleName(tr("What is otherwise there"))
        self.draw = QCheckBox(tr("&Draw it over the table"))
        self.draw.setChecked(True)
        self.draw.toggled.connect(self._draw)
        buttons = QDialogButtonBox()
        self.go = buttons.addButton(tr("&Go there"), QDialogButtonBox.ButtonRole.ActionRole)
        self.go.clicked.connect(self._go)
        buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.rejected.connect(self.reject)
        self.finished.connect(lambda _: self.drawn.emit(None))
        self.words = QLabel()
        self.words.setProperty("look", "reason")
        middle = QHBoxLayout()
        middle.addWidget(self.list)
        middle.addWidget(self.text, 1)
        below = QHBoxLayout()
        below.addWidget(self.draw)
        below.addStretch(1)
        below.addWidget(buttons)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.addWidget(self.words)
        layout.addLayout(middle, 1)
        layout.addLayout(below)

    def say_how_to_name(self, way: str) -> None:
        self.words.setText(tr("What is otherwise at the end of a branch than where you stand. {way}.").format(way=way))

    def show_branches(self, branches: tuple[Branch, ...]) -> None:
        """As they are now; what was chosen stays so while it is there."""
        chosen = self.chosen
        self.list.blockSignals(True)
        self.list.clear()
        for branch in branches:
            item = QListWidgetItem(f"{branch.name}\n{branch.note}")
            item.setData(NODE, branch.end)
            item.setSizeHint(QSize(0, 46))
            self.list.addItem(item)
        numbers = [branch.end for branch in branches]
        others = [row for row, branch in enumerate(branches) if not branch.here]
        row = numbers.index(chosen) if chosen in numbers else next(iter(others), 0)
        self.list.setCurrentRow(row)
        self.list.blockSignals(False)
        self._choose()

    @property
    def chosen(self) -> int | None:
        item = self.list.currentItem()
        number: int | None = None if item is None else item.data(NODE)
        return number

    def _choose(self) -> None:
        if self.chosen is not None:
            self.text.setHtml(html_of(self._differences(self.chosen), self.palette()))
            self._draw()

    def _draw(self) -> None:
        self.drawn.emit(self.chosen if self.draw.isChecked() else None)

    def _go(self) -> None:
        if self.chosen is not None:
            self.go_to.emit(self.chosen)
