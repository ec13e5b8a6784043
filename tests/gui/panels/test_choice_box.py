"""A box to choose from says when not all of what is chosen can be read."""

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from gui.panels.choice_box import ChoiceBox

pytestmark = pytest.mark.qt_log_ignore("does not support")
LONG = "A disc of half the clearance fits through everywhere; only the place to stop needs the whole base"


@pytest.mark.parametrize(("wide", "is_cut"), [(200, True), (900, False)])
def test_what_is_cut_stands_whole_in_the_tip(qtbot: QtBot, wide: int, is_cut: bool) -> None:
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.addItems([LONG, "short"])
    box.setFixedWidth(wide)
    box.show()
    box.grab()
    assert box.is_cut is is_cut
    QToolTip.hideText()
    QApplication.sendEvent(box, QHelpEvent(QEvent.Type.ToolTip, QPoint(5, 5), box.mapToGlobal(QPoint(5, 5))))
    assert (QToolTip.text() == LONG) is is_cut
    QToolTip.hideText()
    box.setCurrentIndex(1)
    assert not box.is_cut
