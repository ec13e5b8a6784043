"""Rows of a tree as high as their words need: Qt wraps the words of a tree, but leaves each row one line high."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, QTimer
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTreeWidget

_HIGH = 10_000
"""Pixels: no row is higher."""


class _Wrapping(QStyledItemDelegate):
    """A column may come to be as wide as its words in the midst of a painting. A layout that is asked for then, or is
    made because a width is asked for, lays all rows out anew under the hands of the tree, which goes on with those that
    are gone and crashes: so the widths are kept here, and the layout waits for the event loop."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        header = tree.header()
        self._widths = {column: header.sectionSize(column) for column in range(header.count())}
        self._anew = QTimer(self)
        self._anew.setSingleShot(True)
        self._anew.timeout.connect(tree.doItemsLayout)
        header.sectionResized.connect(self._resized)

    def _resized(self, column: int, _before: int, width: int) -> None:
        self._widths[column] = width
        self._anew.start(0)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        within = QStyleOptionViewItem(option)
        within.rect = QRect(0, 0, self._widths.get(index.column(), option.rect.width()), _HIGH)
        return super().sizeHint(within, index)


def wrap(tree: QTreeWidget, *columns: int) -> None:
    """``columns`` take the room there is, and not that of their words."""
    tree.setWordWrap(True)
    delegate = _Wrapping(tree)
    for column in columns:
        tree.setItemDelegateForColumn(column, delegate)
