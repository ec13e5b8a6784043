"""What has the keyboard is told on a key: the control, the part of the window, and how to go on."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QKeySequenceEdit,
    QLabel,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QSlider,
    QSpinBox,
    QTabWidget,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from gui.dialogs.all_settings import SettingsDialog
from gui.dialogs.sheet import Sheet
from gui.panels.option import OptionRow
from gui.window.here import PARTS, told
from gui.window.main_window import MainWindow
from missions.shipped import shipped_paths


def words(widget: QWidget | None) -> tuple[str, list[str], str]:
    title, groups = told(widget, lambda name: f"<{name}>")
    return title, [group.title for group in groups], " ".join(entry.text for g in groups for entry in g.entries)


def test_every_part_of_the_window_that_is_told_of_is_there(window: MainWindow) -> None:
    names = {widget.accessibleName() for widget in window.findChildren(QWidget)}
    assert PARTS.keys() - {"Table of the set-up"} <= names


def test_the_table_is_told_of(window: MainWindow) -> None:
    title, groups, text = words(window.board)
    assert (title, groups) == ("Table", ["Table", "More"])
    assert "reach" in text
    assert "<keys>" in text


def test_an_option_is_told_with_its_own_words_and_the_panel_round_it(window: MainWindow) -> None:
    window.play.pick("red.marines")
    row = next(row for row in window.activation.findChildren(OptionRow) if "Walk" in row.accessibleName())
    title, groups, _ = words(row)
    assert title.startswith("Walk")
    assert groups == [title, "Activation", "More"]


def test_a_toggle_is_told_with_what_it_shows_and_whether_it_is_on(window: MainWindow) -> None:
    toggle = window.tools.toggles[0]
    assert "Where the model in the hand can get to It is on." in words(toggle)[2]
    toggle.click()
    assert "It is off." in words(toggle)[2]


@pytest.mark.parametrize("nothing", [True, False])
def test_where_nothing_is_named_the_way_to_what_is_is_told(qtbot: QtBot, nothing: bool) -> None:
    bare = QLabel("bare")
    qtbot.addWidget(bare)
    title, _, text = words(None if nothing else bare)
    assert title == "What is this?"
    assert "<region> gives it" in text


@pytest.mark.qt_log_ignore("does not support propagateSizeHints")
def test_the_key_opens_the_page_for_what_has_the_keyboard(window: MainWindow) -> None:
    window.log.list.setFocus()
    found: list[str] = []

    def read() -> None:
        page = QApplication.activeModalWidget()
        assert isinstance(page, Sheet)
        found.append(page.windowTitle())
        page.accept()

    QTimer.singleShot(0, read)
    window.actions_["here"].trigger()
    assert len(found) == 1
    assert found[0] in ("Log", window.log.list.accessibleName())


def test_a_button_is_told_by_the_words_it_bears_and_with_its_key(qtbot: QtBot) -> None:
    panel = QWidget()
    panel.setAccessibleName("Log")
    QPushButton("&Roll", panel)
    qtbot.addWidget(panel)
    title, groups, text = words(panel.findChild(QPushButton))
    assert (title, groups) == ("Roll", ["Roll", "Log", "More"])
    assert "Space presses it." in text


@pytest.mark.parametrize(
    ("made", "how"),
    [
        (QSlider, "arrows change it"),
        (QTabWidget, "one page to the next"),
        (QKeySequenceEdit, "pressed next"),
        (QComboBox, "Alt and the arrow"),
        (QSpinBox, "a figure can be typed"),
        (QListWidget, "one to the next"),
        (QPlainTextEdit, "typed goes in"),
        (QTextBrowser, "scroll it"),
        (QDialog, "Esc closes it"),
    ],
)
def test_each_kind_of_control_is_told_with_its_keys(qtbot: QtBot, made: type[QWidget], how: str) -> None:
    control = made()
    control.setAccessibleName("Amount")
    qtbot.addWidget(control)
    assert how in words(control)[2]


@pytest.mark.qt_log_ignore("does not support propagateSizeHints")
def test_another_view_is_told_of_as_the_table_is(window: MainWindow) -> None:
    window.actions_["another_view"].trigger()
    title, _, text = words(window.views.open_[0].board)
    assert title.startswith("Table, view")
    assert "reach" in text
    window.views.close_all()


def answers_on_f1(qtbot: QtBot, inner: QWidget) -> list[str]:
    """Titles of what comes; whatever comes is closed."""
    found: list[str] = []

    def read() -> None:
        page = QApplication.activeModalWidget()
        if isinstance(page, Sheet):
            found.append(page.windowTitle())
            page.accept()

    inner.window().activateWindow()
    qtbot.waitUntil(inner.window().isActiveWindow)
    inner.setFocus()
    QTimer.singleShot(0, read)
    QTest.keyClick(inner, Qt.Key.Key_F1)
    return found


@pytest.mark.qt_log_ignore("does not support propagateSizeHints")
def test_in_a_dialog_and_in_a_studio_the_key_tells_as_well(window: MainWindow, qtbot: QtBot) -> None:
    told_of: list[str] = []

    def press() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, SettingsDialog)
        try:
            dialog.tabs.setCurrentWidget(dialog.window_page)
            for inner in (dialog.finder, dialog.window_page.theme, dialog.take):
                inner.setEnabled(True)
                told_of.extend(answers_on_f1(qtbot, inner))
        finally:
            dialog.reject()

    QTimer.singleShot(0, press)
    window.actions_["settings"].trigger()
    assert told_of == ["Find", "Theme", "Take these"]
    window.studios.open(shipped_paths("genesys")[0])
    [studio] = window.studios.open_
    assert answers_on_f1(qtbot, studio.board) == [studio.board.accessibleName()]
    studio.close()
