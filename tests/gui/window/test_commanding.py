"""The palette, the keys of the menus and the page that lists them, by real keys."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit
from pytestqt.qtbot import QtBot

from gui.dialogs.all_settings import SettingsDialog
from gui.dialogs.palette import Command, Palette, found
from gui.dialogs.shortcuts import Bound, KeysPage
from gui.window.actions import OWN_SIGNS
from gui.window.commanding import commands, submenus
from gui.window.main_window import MainWindow
from gui.window.memory import Memory
from missions.shipped import shipped_paths

# The platform without a screen says so of every page that is opened.
pytestmark = pytest.mark.qt_log_ignore("does not support")


@pytest.fixture
def shown(empty_window: MainWindow, qtbot: QtBot) -> MainWindow:
    assert empty_window.files.open(shipped_paths("starcraft")[0])
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    return empty_window


def nothing() -> None: ...


def words(typed: str, *known: Command) -> list[str]:
    return [one.words for one in found(known, typed)]


def test_every_word_typed_must_be_in_it_and_what_begins_so_comes_first() -> None:
    known = [Command(name, "menu", nothing) for name in ("Whole table", "Tape", "Dark theme", "Export the table")]
    assert words("ta", *known) == ["Tape", "Whole table", "Export the table"]
    assert words("table EX", *known) == ["Export the table"]
    assert words("menu", *known) == [one.words for one in known]
    assert words("x y", *known) == []


def test_words_are_found_in_any_order_by_the_key_as_well_and_in_german_with_ss_for_the_sharp_s() -> None:
    commands = [Command("Maßband", "Menü", None, "Strg+2"), Command("Würfe", "Größe", None)]
    for typed, names in {
        "MASSBAND": ["Maßband"],
        "menü  mass ": ["Maßband"],
        "strg+2": ["Maßband"],
        "groesse": [],
        "GRÖSSE": ["Würfe"],
        "(*[": [],
    }.items():
        assert [one.words for one in found(commands, typed)] == names


def test_what_is_closed_comes_after_what_is_open() -> None:
    known = (Command("Move", "option", nothing, closed="not its turn"), Command("Remove", "option", nothing))
    assert words("move", *known) == ["Remove", "Move"]


def with_palette(window: MainWindow, qtbot: QtBot, *keys: Qt.Key | str) -> None:
    """Ctrl+K, then these keys in it."""

    def press() -> None:
        page = QApplication.activeModalWidget()
        assert isinstance(page, Palette)
        for key in keys:
            if isinstance(key, str):
                qtbot.keyClicks(page.line, key)
            else:
                qtbot.keyClick(page.line, key)
        if page.isVisible():
            page.reject()

    QTimer.singleShot(0, press)
    window.activateWindow()
    window.actions_["palette"].trigger()


def test_an_action_is_found_and_done_without_a_mouse(shown: MainWindow, qtbot: QtBot) -> None:
    assert not shown.actions_["tape"].isChecked()
    with_palette(shown, qtbot, "tape", Qt.Key.Key_Return)
    assert shown.actions_["tape"].isChecked()


def test_an_option_is_asked_for_by_its_name(shown: MainWindow, qtbot: QtBot) -> None:
    option = shown.play.options.general[0]
    with_palette(shown, qtbot, option.name.lower(), Qt.Key.Key_Return)
    assert shown.play.asking == option or len(shown.session.rehearsal.nodes) == 2


def test_the_arrows_walk_what_is_found_and_escape_does_nothing(shown: MainWindow, qtbot: QtBot) -> None:
    overlays = {name: action.isChecked() for name, action in shown.actions_.overlays.items()}
    with_palette(shown, qtbot, "zzz", Qt.Key.Key_Return)
    with_palette(shown, qtbot, "tape", Qt.Key.Key_Escape)
    assert overlays == {name: action.isChecked() for name, action in shown.actions_.overlays.items()}
    assert not shown.actions_["tape"].isChecked()
    known = [one.words for one in found(commands(shown.actions_, shown.play), "zoom")]
    scale = shown.board.scale_px
    with_palette(shown, qtbot, "zoom", *[Qt.Key.Key_Down] * known.index("Zoom out"), Qt.Key.Key_Return)
    assert shown.board.scale_px < scale


def test_units_and_places_with_a_name_are_found_too(shown: MainWindow, qtbot: QtBot) -> None:
    shown.session.mark(0, "the very start")
    with_palette(shown, qtbot, "goliath", Qt.Key.Key_Return)
    assert shown.play.unit == "red.goliath"
    assert "the very start" in [one.words for one in commands(shown.actions_, shown.play)]


def test_every_action_of_the_menus_is_in_the_palette_while_it_can_be_done(shown: MainWindow) -> None:
    known = [one.words for one in commands(shown.actions_, shown.play)]
    for action in shown.actions_.all():
        if action.isEnabled() and action.isVisible():
            assert action.text().partition("\t")[0].replace("&", "").removesuffix("…") in known


def test_what_the_menus_within_menus_hold_is_found_too(shown: MainWindow, qtbot: QtBot) -> None:
    shown.memory.opened(shipped_paths("genesys")[0])
    known = {one.words: one for one in commands(shown.actions_, shown.play, submenus(shown.menu_bar))}
    assert {"Slow", "Steady", "Quick"} <= known.keys()
    everything = [(one.words, one.kind) for one in commands(shown.actions_, shown.play, submenus(shown.menu_bar))]
    assert len(everything) == len(set(everything))
    assert known["Quick"].kind == "pace"
    with_palette(shown, qtbot, "orcs-and-dwarves.yaml", Qt.Key.Key_Return)
    assert shown.session.mission.system == "genesys"


def rebind(window: MainWindow, name: str, key: str, *, answer: str = "Take these") -> list[str]:
    """What the page said, when it closed."""
    said: list[str] = []

    def press() -> None:
        page = QApplication.activeModalWidget()
        assert isinstance(page, SettingsDialog)
        assert page.tabs.currentWidget() is page.keys
        page.keys.edits[name].setKeySequence(QKeySequence(key))
        said.append(page.keys.said.text())
        if page.take.isEnabled() and answer == "Take these":
            page.accept()
        else:
            page.reject()

    QTimer.singleShot(0, press)
    window.actions_["shortcuts"].trigger()
    return said


def test_another_key_is_taken_kept_and_told(shown: MainWindow, qtbot: QtBot) -> None:
    assert rebind(shown, "tape", "Ctrl+T") == [""]
    assert shown.actions_["tape"].shortcuts() == [QKeySequence("Ctrl+T")]
    assert "(Ctrl+T)" in shown.actions_["tape"].toolTip()
    assert Memory().keys == {"tape": "Ctrl+T"}
    another = MainWindow()
    qtbot.addWidget(another)
    assert another.actions_["tape"].shortcut() == QKeySequence("Ctrl+T")
    assert another.actions_["undo"].shortcut() == QKeySequence("Ctrl+Z")
    assert next(one.key for one in another.actions_.bound() if one.name == "tape") == "Ctrl+T"


@pytest.mark.usefixtures("qapp")
def test_the_line_that_has_the_keyboard_says_whose_key_it_takes() -> None:
    page = KeysPage((Bound("tape", "Tape", "Ctrl+2", "Ctrl+2"),))
    [line] = page.edits["tape"].findChildren(QLineEdit)
    assert line.accessibleName() == "Key of Tape"


def test_a_key_that_another_action_has_is_told_and_not_taken(shown: MainWindow) -> None:
    [said] = rebind(shown, "tape", "Ctrl+S")
    assert said == "A key can do one thing. Ctrl+S: Save rehearsal and Tape."
    assert Memory().keys == {}
    assert shown.actions_["tape"].shortcut() == QKeySequence("Ctrl+2")


def test_a_key_taken_away_stays_away_and_all_come_back_as_they_came(shown: MainWindow) -> None:
    rebind(shown, "redo", "")
    assert shown.actions_["redo"].shortcuts() == []
    shown.actions_.take_keys({})
    assert shown.actions_["redo"].shortcuts() == [QKeySequence("Ctrl+Shift+Z"), QKeySequence("Ctrl+Y")]


def test_what_was_kept_of_keys_may_be_nonsense(shown: MainWindow) -> None:
    for kept in ("", "[1]", "{", '{"tape": 5}'):
        shown.memory._settings.setValue("keys", kept)
        assert all(isinstance(key, str) for key in Memory().keys.values())


def test_every_action_of_the_menus_comes_with_a_key(shown: MainWindow) -> None:
    without = [action.objectName() for action in shown.actions_.all() if not action.shortcuts()]
    assert without == [f"own_{number}" for number in range(9, len(OWN_SIGNS) + 1)]


def test_no_two_actions_come_with_one_key(shown: MainWindow) -> None:
    keys = [key.toString() for action in shown.actions_.all() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))


def test_the_page_of_keys_has_those_the_menus_have_now(shown: MainWindow) -> None:
    shown.actions_.take_keys({"tape": "Ctrl+T"})
    seen: list[str] = []

    def read() -> None:
        page = QApplication.activeModalWidget()
        assert isinstance(page, QDialog)
        seen.append(page.text.toPlainText())
        page.accept()

    QTimer.singleShot(0, read)
    shown.actions_["keys"].trigger()
    assert "Ctrl+T" in seen[0]
    assert "Ctrl+Shift+B" in seen[0]
    assert "Ctrl+2" not in seen[0]
    assert "Ctrl+Shift+Z, Ctrl+Y" in seen[0], "every key that an action has"
    assert "Own preset" not in seen[0], "none that the menus do not have now"


def test_the_page_of_keys_knows_the_keys_that_open_the_menus(shown: MainWindow) -> None:
    page = shown.settings.dialog().keys
    assert page.clear
    page.edits["theme"].setKeySequence(QKeySequence("Alt+R"))
    assert page.said.text() == "Alt+R: it opens the menu Rehearsal."
