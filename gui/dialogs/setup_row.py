"""One table of a set-up: the row it has, a die to roll it again, and a tick that keeps it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from gui.panels.choice_box import ChoiceBox
from gui.text import tr
from missions.hardwired_tables import RollRow, RollTable


class SetupRow(QWidget):
    """Its widgets stand in a grid beside those of the other tables; it is their owner and is never seen itself."""

    rolled = Signal(str)
    picked = Signal(str, str)
    kept = Signal(str, bool)

    def __init__(self, table: RollTable, parent: QWidget) -> None:
        super().__init__(parent)
        self.table = table
        self.hide()
        self.title = QLabel(table.title)
        self.rows = ChoiceBox()
        self.rows.setObjectName(f"setup.{table.word}")
        self.rows.setAccessibleName(table.title)
        self.rows.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        for row in table.rows:
            self.rows.addItem(row.told, row.name)
            self.rows.setItemData(self.rows.count() - 1, row.told, Qt.ItemDataRole.ToolTipRole)
        self.rows.activated.connect(lambda _: self.picked.emit(table.word, str(self.rows.currentData())))
        self.words = QLabel()
        self.words.setProperty("look", "reason")
        self.words.setWordWrap(True)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.rows)
        self.stack.addWidget(self.words)
        self.stack.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.roll = QPushButton(table.act)
        self.roll.setObjectName(f"setup.roll.{table.word}")
        self.roll.setAccessibleName(f"{table.title}: {table.act}")
        self.roll.clicked.connect(lambda _=False: self.rolled.emit(table.word))
        self.keep = QCheckBox(tr("Keep"))
        self.keep.setObjectName(f"setup.keep.{table.word}")
        self.keep.setAccessibleName(tr("Keep {title}").format(title=table.title))
        self.keep.setToolTip(tr("A roll of everything leaves this as it is"))
        self.keep.toggled.connect(lambda on: self.kept.emit(table.word, on))

    def place(self, grid: QGridLayout, line: int) -> None:
        for column, widget in enumerate((self.title, self.stack, self.roll, self.keep)):
            grid.addWidget(widget, line, column, Qt.AlignmentFlag.AlignVCenter)

    def offer(self, rows: Sequence[RollRow]) -> None:
        """Rows that depend on what other tables have brought."""
        self.rows.clear()
        for row in rows:
            self.rows.addItem(row.told, row.name)
            self.rows.setItemData(self.rows.count() - 1, row.told, Qt.ItemDataRole.ToolTipRole)

    def show_brought(self, brought: str, *, kept: bool, rolls: bool) -> None:
        """A row by its name, or what dice brought in words; ``rolls`` unless the mission has its own."""
        index = self.rows.findData(brought)
        self.keep.blockSignals(True)
        self.keep.setChecked(kept)
        self.keep.blockSignals(False)
        self.rows.setCurrentIndex(index)
        self.words.setText("" if index >= 0 else brought[:1].upper() + brought[1:])
        self.words.setAccessibleName(f"{self.table.title}: {brought}")
        self.rows.setToolTip(self.rows.currentText())
        self.stack.setCurrentWidget(self.rows if index >= 0 else self.words)
        for widget in (self.roll, self.keep):
            widget.setEnabled(rolls)
