"""Guards the upper pin of PySide6: 6.12.0 gives away None or True with every call, and aborts after thousands."""

import sys

import pytest
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QGraphicsRectItem

pytestmark = pytest.mark.usefixtures("qtbot")


class Emitter(QObject):
    happened = Signal()


def test_a_call_that_returns_nothing_keeps_the_references_to_none() -> None:
    item = QGraphicsRectItem(0, 0, 1, 1)
    before = sys.getrefcount(None)
    for i in range(500):
        item.setPos(i, 0)
    assert before - sys.getrefcount(None) < 100


def test_an_emitted_signal_keeps_the_references_to_true() -> None:
    emitter = Emitter()
    before = sys.getrefcount(True)
    for _ in range(500):
        emitter.happened.emit()
    assert before - sys.getrefcount(True) < 100
