"""The layout guide in the window: its lanes on the table for as long as it is ticked."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QTextBrowser
from pytestqt.qtbot import QtBot

from engine.rehearsal import Rehearsal
from gui.dialogs.sheet import Sheet
from gui.window import layout
from gui.window.main_window import MainWindow
from gui.window.opening import Opened
from missions.layout_guide import Offence
from missions.shipped import shipped_paths

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")
LANE = ((1.0, 2.0), (20.0, 9.0))


def told(window: MainWindow) -> str:
    sheet = window.findChild(Sheet)
    assert sheet is not None
    browser = sheet.findChild(QTextBrowser)
    assert browser is not None
    text = str(browser.toPlainText())
    sheet.close()
    sheet.setParent(None)
    return text


def ask(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_["layout"].trigger()
    qtbot.waitUntil(lambda: window.layout_guide.is_idle and window.findChild(Sheet) is not None, timeout=60_000)


@pytest.mark.parametrize("lanes", [(LANE,), ()])
def test_what_the_guide_says_is_told_and_drawn_until_it_is_unticked(
    empty_window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, lanes: tuple[layout.Offence, ...]
) -> None:
    monkeypatch.setattr(layout, "guide", lambda _: iter(Offence("Layout guide: an open lane", lane) for lane in lanes))
    (path, *_) = shipped_paths("hardwired28")
    assert empty_window.files.open(path)
    ask(empty_window, qtbot)
    assert ("an open lane" in told(empty_window)) == bool(lanes)
    assert len(empty_window.board.drawings("lanes")) == len(lanes)
    empty_window.actions_["layout"].trigger()
    assert empty_window.board.drawings("lanes") == ()


def test_another_mission_takes_the_lanes_away_and_one_without_a_guide_has_no_such_action(
    empty_window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, rehearsal: Rehearsal
) -> None:
    monkeypatch.setattr(layout, "guide", lambda _: iter((Offence("Layout guide: an open lane", LANE),)))
    action = empty_window.actions_["layout"]
    path: Path = shipped_paths("hardwired28")[0]
    assert empty_window.files.open(path)
    assert action.isEnabled()
    ask(empty_window, qtbot)
    told(empty_window)
    empty_window.files.take(Opened(rehearsal))
    assert not action.isChecked()
    assert not action.isEnabled()
    assert empty_window.board.drawings("lanes") == ()
