"""Rows of a tree are as high as their words, at any width."""

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QApplication,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
)
from pytestqt.qtbot import QtBot

from gui.dialogs.wrapping import wrap
from gui.theme.style import sheet
from gui.theme.tokens import LIGHT

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


def test_a_row_is_as_high_as_its_words_need(qtbot: QtBot) -> None:
    tree = QTreeWidget()
    qtbot.addWidget(tree)
    tree.setColumnCount(2)
    tree.header().setStretchLastSection(False)
    tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
    wrap(tree, 1)
    short, long = QTreeWidgetItem(["a", "few"]), QTreeWidgetItem(["b", "many words " * 12])
    tree.addTopLevelItems([short, long])
    tree.resize(300, 200)
    tree.show()
    QApplication.processEvents()
    line = tree.visualItemRect(short).height()
    assert tree.visualItemRect(long).height() > 2 * line
    tree.resize(2000, 200)
    QApplication.processEvents()
    assert tree.visualItemRect(long).height() == line


def test_no_word_is_left_out_at_any_width(qtbot: QtBot) -> None:
    """The style keeps some pixels free at both ends of a row."""
    tree = QTreeWidget()
    qtbot.addWidget(tree)
    tree.setColumnCount(2)
    tree.setStyleSheet(sheet(LIGHT))
    wrap(tree, 1)
    row = QTreeWidgetItem(["", "Recovery Gunner and Data Clerk 3 are engaged, 0.25″ apart, as seen from above"])
    tree.addTopLevelItem(row)
    tree.header().setStretchLastSection(False)
    tree.resize(700, 200)
    tree.show()
    for wide in range(160, 560, 7):
        tree.setColumnWidth(1, wide)
        QApplication.processEvents()
        room = QRect(0, 0, wide - 8 - 2, 999)
        needs = tree.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, row.text(1)).height()
        assert tree.visualItemRect(row).height() >= needs, wide


class Painted(QTreeWidget):
    """Says whether rows are laid out anew while they are painted."""

    within = False
    laid_within = 0

    def doItemsLayout(self) -> None:
        self.laid_within += self.within
        super().doItemsLayout()


class Resizing(QStyledItemDelegate):
    """A column comes to be another width while a row is painted, as one that is as wide as its words may."""

    def __init__(self, tree: Painted) -> None:
        super().__init__(tree)
        self._tree = tree

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        tree = self._tree
        tree.within = True
        tree.header().resizeSection(1, 100 + 20 * index.row())
        tree.visualItemRect(tree.topLevelItem(0))
        super().paint(painter, option, index)
        tree.within = False


def test_no_row_is_laid_out_anew_while_rows_are_painted(qtbot: QtBot) -> None:
    """The tree would go on painting rows that are gone."""
    tree = Painted()
    qtbot.addWidget(tree)
    tree.setColumnCount(2)
    tree.header().setStretchLastSection(False)
    wrap(tree, 1)
    tree.addTopLevelItems([QTreeWidgetItem([f"{row}", "many words " * 6]) for row in range(4)])
    tree.setItemDelegateForColumn(0, Resizing(tree))
    tree.resize(500, 400)
    tree.grab()
    assert tree.laid_within == 0
    assert tree.columnWidth(1) == 160
    QApplication.processEvents()
    high = tree.visualItemRect(tree.topLevelItem(0)).height()
    tree.setColumnWidth(1, 1000)
    QApplication.processEvents()
    assert tree.visualItemRect(tree.topLevelItem(0)).height() < high
