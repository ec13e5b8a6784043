"""The files opened lately, each a press away."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from gui.text import tr

MOST = 4
"""They stand in one line, also on a page 1024 pixels wide."""
WIDE, GAP = 170, 14
"""Pixels of a name, and between two of them."""


class RecentRow(QWidget):
    """Not there while nothing was opened yet."""

    chosen = Signal(Path)

    def __init__(self) -> None:
        super().__init__()
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(GAP)
        head = QLabel(tr("Opened lately:"))
        head.setProperty("look", "reason")
        self._line.addWidget(head)
        self._line.addStretch(1)
        self.follows: QWidget = self
        """What Tab comes from to the first of them."""
        self.hide()

    @property
    def buttons(self) -> list[QPushButton]:
        """The latest first."""
        found = (self._line.itemAt(at) for at in range(self._line.count()))
        return [widget for item in found if item is not None and isinstance(widget := item.widget(), QPushButton)]

    def tell(self, paths: Sequence[Path]) -> None:
        for old in self.buttons:
            self._line.removeWidget(old)
            old.hide()
            old.deleteLater()
        before = self.follows
        for at, path in enumerate(paths[:MOST], 1):
            button = QPushButton()
            name = self.fontMetrics().elidedText(path.name, Qt.TextElideMode.ElideMiddle, WIDE)
            button.setText(name.replace("&", "&&"))
            button.setObjectName(f"start.recent.{at}")
            button.setAccessibleName(path.name)
            button.setAccessibleDescription(tr("Opened lately, in {folder}").format(folder=path.parent))
            button.setToolTip(str(path))
            button.clicked.connect(lambda _=False, path=path: self.chosen.emit(path))
            self._line.insertWidget(at, button)
            self.setTabOrder(before, button)
            before = button
        self.setVisible(bool(paths))
