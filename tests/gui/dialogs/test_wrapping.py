"""Rows of a tree are as high as their words, at any width."""

import pytest
from PySide6.QtWidgets import QApplication, QHeaderView, QTreeWidget, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from gui.dialogs.wrapping import wrap

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
