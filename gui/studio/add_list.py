"""The list of what can be put on the table, with a line to look for something in it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QPushButton, QWidget

from gui.dialogs.wrapping import wrap_list
from gui.panels.kit import MARGIN, column, head
from gui.studio.adding import Offer, offers
from gui.studio.bench import Bench
from gui.text import has_words, tr


class _List(QListWidget):
    entered = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Rows as high as the style wants them, which it had no say in before."""
        super().showEvent(event)
        self.scheduleDelayedItemsLayout()


class AddPanel(QWidget):
    wanted = Signal(object)
    """An :class:`Offer`."""

    def __init__(self, bench: Bench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bench = bench
        self._offers: tuple[Offer, ...] = ()
        title = head(tr("Add"))
        self.search = QLineEdit()
        self.search.setObjectName("studio.search")
        self.search.setPlaceholderText(tr("Look for a piece"))
        self.search.setAccessibleName(tr("Look for a piece"))
        self.search.setClearButtonEnabled(True)
        self.list = _List()
        self.list.setObjectName("studio.offers")
        self.list.setAccessibleName(tr("What can be put on the table"))
        wrap_list(self.list)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.button = QPushButton(tr("Put it in the middle of the view"))
        self.button.setObjectName("studio.add")
        box = column(self, spacing=6, margin=MARGIN)
        for widget in (title, self.search, self.list, self.button):
            box.addWidget(widget)
        self.search.textChanged.connect(self._narrow)
        self.search.returnPressed.connect(self._give)
        self.list.entered.connect(self._give)
        self.list.itemDoubleClicked.connect(lambda _item: self._give())
        self.button.clicked.connect(lambda _=False: self._give())
        bench.changed.connect(self.fill)
        self.fill()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in the line has been answered, and is nothing for the table that has the keyboard by now."""
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def fill(self) -> None:
        found = tuple(offers(self._bench.sheet))
        if found == self._offers:
            return
        self._offers = found
        self.list.clear()
        family = ""
        for offer in found:
            if offer.family != family:
                family = offer.family
                self.list.addItem(_heading(family))
            item = QListWidgetItem(offer.words)
            item.setData(Qt.ItemDataRole.UserRole, offer)
            item.setToolTip(f"{offer.words}\n{offer.more}" if offer.more else offer.words)
            self.list.addItem(item)
        self.list.setCurrentRow(1)
        self._narrow(self.search.text())

    def _narrow(self, words: str) -> None:
        """Only what has every word that is typed, and its heading; the first of it is taken up."""
        first: QListWidgetItem | None = None
        heading: QListWidgetItem | None = None
        for row in range(self.list.count()):
            item = self.list.item(row)
            offer = item.data(Qt.ItemDataRole.UserRole)
            if not isinstance(offer, Offer):
                heading = item
                heading.setHidden(True)
                continue
            hidden = not has_words(f"{offer.words} {offer.family}", words)
            item.setHidden(hidden)
            if heading is not None and not hidden:
                heading.setHidden(False)
            first = item if first is None and not hidden else first
        current = self.list.currentItem()
        if first is not None and (current is None or current.isHidden()):
            self.list.setCurrentItem(first)

    def _give(self) -> None:
        item = self.list.currentItem()
        if item is not None and not item.isHidden() and item.data(Qt.ItemDataRole.UserRole) is not None:
            self.wanted.emit(item.data(Qt.ItemDataRole.UserRole))


def _heading(words: str) -> QListWidgetItem:
    item = QListWidgetItem(words)
    item.setFlags(Qt.ItemFlag.NoItemFlags)
    font = item.font()
    font.setBold(True)
    item.setFont(font)
    return item
