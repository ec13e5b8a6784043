"""Places of menus that are filled as they open, and presets of one's own, by keys of one's own."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gui.board.overlay import Shown
from gui.dialogs.shortcuts import KeysPage
from gui.window.actions import OWN_SIGNS
from gui.window.main_window import MainWindow
from gui.window.presets import Presets
from gui.window.rows import MOST, NAMES
from missions.guides import guides
from missions.shipped import shipped_paths

pytestmark = pytest.mark.qt_log_ignore("does not support")
CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


@pytest.fixture
def shown(empty_window: MainWindow, qtbot: QtBot) -> MainWindow:
    window = empty_window
    window.memory.keep_presets("genesys", {f"mine {n}": replace(Shown(), strength={}) for n in range(len(OWN_SIGNS))})
    for system in ("starcraft", "hardwired28", "genesys"):
        assert window.files.open(shipped_paths(system)[0])
    with qtbot.waitExposed(window):
        window.show()
    return window


def test_every_place_is_in_the_page_of_keys_under_a_name_that_stays(shown: MainWindow) -> None:
    shown.menus.recent.aboutToShow.emit()
    page = KeysPage(shown.actions_.bound())
    listed = [page.table.item(row, 0).text() for row in range(page.table.rowCount())]
    for kind, most in MOST.items():
        assert {NAMES[kind].format(number=number) for number in range(1, most + 1)} <= set(listed)
    assert "Own preset Z: mine 25" in listed
    assert len(guides()) <= MOST["guide"]
    assert len(set(listed)) == len(listed)


def test_a_key_of_ones_own_reaches_what_stands_there_though_the_menu_was_never_open(
    shown: MainWindow, qtbot: QtBot
) -> None:
    keys = {"recent_2": "Ctrl+Alt+Y", "bookmark_1": "Ctrl+Alt+X", "own_9": "Ctrl+Alt+Z", "pace_3": "Ctrl+Alt+Q"}
    shown.actions_.take_keys(keys)
    shown.overlaying.take(replace(Shown(), on=frozenset()))
    qtbot.keyClick(shown, Qt.Key.Key_Z, CTRL | ALT)
    assert shown.overlaying.presets.like(Shown()) is not None
    assert shown.board._overlays == Shown().on
    qtbot.keyClick(shown, Qt.Key.Key_Q, CTRL | ALT)
    shown.menus.pace.aboutToShow.emit()
    assert [one.text() for one in shown.menus.pace.actions() if one.isChecked()] == ["&3  Quick"]
    qtbot.keyClick(shown, Qt.Key.Key_X, CTRL | ALT)
    assert "Bookmark 1: nothing is there now" in shown.status.accessibleDescription()
    qtbot.keyClick(shown, Qt.Key.Key_Y, CTRL | ALT)
    assert shown.session.mission.system == "hardwired28"


def test_a_preset_beyond_those_that_may_have_a_key_is_not_kept(shown: MainWindow) -> None:
    known: Presets = shown.overlaying.presets
    assert known.why_not_kept("one more") == "There are 26 presets of your own: take one away first."
    assert known.why_not_kept("mine 3") == ""
    known.drop("mine 3")
    assert known.why_not_kept("one more") == ""
