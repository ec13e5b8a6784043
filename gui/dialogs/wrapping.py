"""Rows of a tree or a list as high as their words need: Qt wraps them, but leaves each row of a tree one line high, and
measures those of a list without what the style keeps free."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QListView, QListWidget, QStyledItemDelegate, QStyleOptionViewItem, QTreeWidget

_PADDING = 10
"""Pixels of a row's width that the style keeps free at its ends; Qt leaves them out when it asks for a height."""
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
        return super().sizeHint(_within(option, self._widths.get(index.column(), option.rect.width())), index)


class _WrappingList(QStyledItemDelegate):
    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return super().sizeHint(_within(option, self._view.viewport().width()), index)


def _within(option: QStyleOptionViewItem, wide: int) -> QStyleOptionViewItem:
    found = QStyleOptionViewItem(option)
    found.rect = QRect(0, 0, max(1, wide - _PADDING), _HIGH)
    return found


def wrap(tree: QTreeWidget, *columns: int) -> None:
    """``columns`` take the room there is, and not that of their words."""
    tree.setWordWrap(True)
    delegate = _Wrapping(tree)
    for column in columns:
        tree.setItemDelegateForColumn(column, delegate)


def wrap_list(view: QListWidget) -> None:
    """Every row takes the width there is."""
    view.setWordWrap(True)
    view.setTextElideMode(Qt.TextElideMode.ElideNone)
    view.setResizeMode(QListView.ResizeMode.Adjust)
    view.setItemDelegate(_WrappingList(view))
