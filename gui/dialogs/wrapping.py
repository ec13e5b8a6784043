"""Rows of a tree or a list as high as their words need: Qt wraps them, but leaves each row of a tree one line high, and
measures those of a list without what the style keeps free."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtWidgets import QListView, QListWidget, QStyledItemDelegate, QStyleOptionViewItem, QTreeWidget

_PADDING = 10
"""Pixels of a row's width that the style keeps free at its ends; Qt leaves them out when it asks for a height."""
_HIGH = 10_000
"""Pixels: no row is higher."""


class _Wrapping(QStyledItemDelegate):
    def __init__(self, view: QTreeWidget | QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        within = QStyleOptionViewItem(option)
        view = self._view
        wide = view.columnWidth(index.column()) if isinstance(view, QTreeWidget) else view.viewport().width()
        within.rect = QRect(0, 0, max(1, wide - _PADDING), _HIGH)
        return super().sizeHint(within, index)


def wrap(tree: QTreeWidget, *columns: int) -> None:
    """``columns`` take the room there is, and not that of their words."""
    tree.setWordWrap(True)
    delegate = _Wrapping(tree)
    for column in columns:
        tree.setItemDelegateForColumn(column, delegate)
    tree.header().sectionResized.connect(lambda *_: tree.scheduleDelayedItemsLayout())


def wrap_list(view: QListWidget) -> None:
    """Every row takes the width there is."""
    view.setWordWrap(True)
    view.setTextElideMode(Qt.TextElideMode.ElideNone)
    view.setResizeMode(QListView.ResizeMode.Adjust)
    view.setItemDelegate(_Wrapping(view))
