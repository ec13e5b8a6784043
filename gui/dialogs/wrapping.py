"""Rows of a tree as high as their words need: Qt wraps the words of a tree, but leaves each row one line high."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTreeWidget

_PADDING = 10
"""Pixels of a row's width that the style keeps free at its ends; Qt leaves them out when it asks for a height."""
_HIGH = 10_000
"""Pixels: no row is higher."""


class _Wrapping(QStyledItemDelegate):
    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        within = QStyleOptionViewItem(option)
        within.rect = QRect(0, 0, max(1, self._tree.columnWidth(index.column()) - _PADDING), _HIGH)
        return super().sizeHint(within, index)


def wrap(tree: QTreeWidget, *columns: int) -> None:
    """``columns`` take the room there is, and not that of their words."""
    tree.setWordWrap(True)
    delegate = _Wrapping(tree)
    for column in columns:
        tree.setItemDelegateForColumn(column, delegate)
    tree.header().sectionResized.connect(lambda *_: tree.scheduleDelayedItemsLayout())
