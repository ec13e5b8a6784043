"""What is higher than its panel is scrolled by keys."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from gui.panels.keyed_scroll import KeyedScroll
from gui.panels.look import Look


def shown(look: Look, qtbot: QtBot, inside: int, high: int) -> KeyedScroll:
    """So high, with something so high in it."""
    scroll, page = KeyedScroll(look), QWidget()
    qtbot.addWidget(scroll)
    page.setMinimumHeight(inside)
    scroll.setWidget(page)
    scroll.resize(200, high)
    with qtbot.waitExposed(scroll):
        scroll.show()
    return scroll


def test_it_takes_the_keyboard_only_while_not_all_of_it_is_in_sight(look: Look, qtbot: QtBot) -> None:
    scroll = shown(look, qtbot, 400, 500)
    assert scroll.focusPolicy() == Qt.FocusPolicy.NoFocus
    scroll.widget().setMinimumHeight(900)
    qtbot.waitUntil(lambda: scroll.focusPolicy() == Qt.FocusPolicy.TabFocus)
    scroll.setFocus()
    bar = scroll.verticalScrollBar()
    QTest.keyClick(scroll, Qt.Key.Key_Down)
    assert 0 < bar.value() < bar.maximum()
    QTest.keyClick(scroll, Qt.Key.Key_PageDown)
    assert bar.value() == bar.maximum()


def test_a_ring_shows_that_it_has_the_keyboard(look: Look, qtbot: QtBot) -> None:
    scroll = shown(look, qtbot, 900, 300)
    scroll.activateWindow()
    scroll.clearFocus()
    bare = scroll.grab().toImage()
    scroll.setFocus()
    qtbot.waitUntil(scroll.hasFocus)
    assert scroll.grab().toImage() != bare
    scroll.clearFocus()
    assert scroll.grab().toImage() == bare
