"""Settings are read and changed in the window; what is changed is kept by the rehearsal."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QKeySequence
from pytestqt.qtbot import QtBot

from engine.mission import Mission
from engine.rehearsal import Rehearsal
from engine.rulebook import Rulebook
from gui.dialogs.all_settings import KEYS, MISSION, WINDOW, SettingsDialog
from gui.dialogs.settings import MissionPage
from gui.dialogs.shortcuts import Bound, KeysPage
from gui.dialogs.window_page import BY_FONT, OWN, WindowPage, Wishes
from gui.theme.tokens import DARK, LIGHT
from gui.window.main_window import MainWindow
from gui.window.memory import Memory
from missions.load import load_mission, load_rehearsal, save_rehearsal
from missions.shipped import shipped_paths
from missions.systems import SYSTEMS, system

PLAIN = Wishes(dark=None, one_ink=False, calm=False, scale=None)
BOUND = (Bound("undo", "Undo", "Ctrl+Z", "Ctrl+Z"), Bound("tape", "Tape", "Ctrl+T", "Ctrl+2"))


def dialog(qtbot: QtBot, mission: Mission, book: Rulebook, *, begun: bool = False) -> SettingsDialog:
    page = MissionPage(mission, book, begun=begun, seed=7)
    made = SettingsDialog(page, WindowPage(PLAIN, (0.5, 2.0), 1.0), KeysPage(BOUND))
    qtbot.addWidget(made)
    return made


def readings(made: SettingsDialog) -> MissionPage:
    assert made.mission is not None
    return made.mission


def test_every_reading_is_listed_and_the_one_taken_is_chosen(qtbot: QtBot, rehearsal: Rehearsal) -> None:
    made = dialog(qtbot, rehearsal.mission, rehearsal.system.rulebook)
    (row,) = readings(made).rows
    assert [row.readings.itemText(i) for i in range(row.readings.count())] == [
        "half the gap  (default)",
        "the whole base",
    ]
    assert row.value == "half"
    assert not readings(made).changes
    assert not made.take.isEnabled()


def test_a_change_can_be_taken_and_taken_back(qtbot: QtBot, rehearsal: Rehearsal) -> None:
    made = dialog(qtbot, rehearsal.mission, rehearsal.system.rulebook)
    readings(made).rows[0].readings.setCurrentIndex(1)
    assert readings(made).changes == {"gap": "whole"}
    assert made.take.isEnabled()
    readings(made).rows[0].readings.setCurrentIndex(0)
    assert not made.take.isEnabled()


def test_a_number_may_be_set_where_the_setting_takes_one(qtbot: QtBot, rehearsal: Rehearsal) -> None:
    book = rehearsal.system.rulebook
    numbered = replace(book, settings={"gap": replace(book.settings["gap"], number=True)})
    made = dialog(qtbot, rehearsal.mission, numbered)
    readings(made).rows[0].readings.setCurrentIndex(2)
    readings(made).rows[0].inches.setValue(2.5)
    assert readings(made).changes == {"gap": 2.5}
    set_so = replace(rehearsal.mission, settings={"gap": 2.5})
    again = dialog(qtbot, set_so, numbered)
    assert readings(again).rows[0].value == 2.5


def test_no_number_below_the_least_can_be_set_and_a_large_one_stays(qtbot: QtBot, rehearsal: Rehearsal) -> None:
    book = rehearsal.system.rulebook
    numbered = replace(book, settings={"gap": replace(book.settings["gap"], number=True, least=1.5)})
    made = dialog(qtbot, replace(rehearsal.mission, settings={"gap": 100.0}), numbered)
    assert (readings(made).rows[0].value, dict(readings(made).changes)) == (100.0, {})
    for wanted, taken in ((1.0, 1.5), (-1.0, 1.5), (1.5, 1.5), (2.0, 2.0)):
        readings(made).rows[0].inches.setValue(wanted)
        assert readings(made).rows[0].value == taken


def test_it_says_whether_the_rehearsal_begins_anew(qtbot: QtBot, rehearsal: Rehearsal) -> None:
    book = rehearsal.system.rulebook
    for begun, words in ((False, "Take these"), (True, "Take these and begin anew")):
        made = dialog(qtbot, rehearsal.mission, book, begun=begun)
        made.window_page.calm.click()
        assert made.take.text() == "Take these"
        readings(made).rows[0].readings.setCurrentIndex(1)
        assert made.take.text() == words


def test_a_language_is_one_that_there_is_or_the_systems(qtbot: QtBot) -> None:
    page = WindowPage(PLAIN, (0.5, 2.0), 1.0)
    qtbot.addWidget(page)
    names = [page.language.itemText(at) for at in range(page.language.count())]
    assert names[:3] == ["As the system has it", "English", "Deutsch"]
    assert (page.wishes.language, page.changed) == (None, False)
    page.language.setCurrentIndex(2)
    assert (page.wishes.language, page.changed) == ("de", True)
    german = WindowPage(page.wishes, (0.5, 2.0), 1.0)
    qtbot.addWidget(german)
    assert german.language.currentText() == "Deutsch"
    assert not german.changed


def test_a_question_is_found_by_its_words(qtbot: QtBot) -> None:
    rules = system("starcraft")
    made = dialog(qtbot, _mission("starcraft"), rules.rulebook)
    made.finder.setText("dice after")
    assert [row.setting.name for row in readings(made).rows if not row.isHidden()] == ["undo_dice"]


def _mission(game: str) -> Mission:

    return load_mission(shipped_paths(game)[0])


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    window = MainWindow()
    qtbot.addWidget(window, before_close_func=lambda window: window.session.keep(Path("kept.yaml")))
    return window


@pytest.mark.parametrize("game", SYSTEMS)
def test_what_is_taken_holds_and_is_saved_with_the_rehearsal(window: MainWindow, game: str, tmp_path: Path) -> None:
    assert window.files.open(shipped_paths(game)[0])
    seed = window.session.rehearsal.seed
    made = window.settings.dialog()
    row = next(row for row in readings(made).rows if row.setting.name == "undo_dice")
    row.readings.setCurrentIndex(row.readings.findData("fresh"))
    window.settings.take(made)
    assert window.session.mission.settings["undo_dice"] == "fresh"
    assert window.session.rehearsal.seed == seed
    assert window.session.unsaved
    path = tmp_path / "kept.yaml"
    save_rehearsal(window.session.rehearsal, path)
    assert load_rehearsal(path).mission.settings["undo_dice"] == "fresh"


def test_nothing_taken_leaves_the_rehearsal_as_it_is(window: MainWindow) -> None:
    assert window.files.open(shipped_paths("genesys")[0])
    before = window.session.rehearsal
    window.settings.take(window.settings.dialog())
    assert window.session.rehearsal is before


def test_a_look_taken_leaves_the_rehearsal_as_it_is_and_is_remembered(window: MainWindow) -> None:
    assert window.files.open(shipped_paths("genesys")[0])
    before = window.session.rehearsal
    made = window.settings.dialog(WINDOW)
    page = made.window_page
    page.theme.setCurrentIndex(2)
    page.one_ink.click()
    page.calm.click()
    page.sized.setCurrentText(OWN)
    page.percent.setValue(150)
    window.settings.take(made)
    assert window.session.rehearsal is before
    assert window.look.theme is DARK
    memory = Memory()
    assert (memory.dark, memory.one_ink, memory.calm, memory.scale) == (True, True, True, 1.5)
    again = window.settings.dialog()
    assert not again.window_page.changed
    again.window_page.theme.setCurrentIndex(0)
    again.window_page.sized.setCurrentText(BY_FONT)
    window.settings.take(again)
    assert (Memory().dark, Memory().scale) == (None, None)
    assert window.look.theme is LIGHT


def test_a_key_of_the_page_is_taken_and_one_that_two_have_is_not(window: MainWindow) -> None:
    made = window.settings.dialog(KEYS)
    made.keys.edits["tape"].setKeySequence(QKeySequence("Ctrl+Z"))
    assert not made.take.isEnabled()
    made.keys.edits["tape"].setKeySequence(QKeySequence("Ctrl+T"))
    assert made.take.isEnabled()
    window.settings.take(made)
    assert window.actions_["tape"].shortcut().toString() == "Ctrl+T"
    assert Memory().keys == {"tape": "Ctrl+T"}


def test_words_are_looked_for_on_every_page(qtbot: QtBot, rehearsal: Rehearsal) -> None:
    made = dialog(qtbot, rehearsal.mission, rehearsal.system.rulebook)
    assert made.tabs.currentWidget() is made.mission
    made.finder.setText("ctrl+t")
    assert made.tabs.currentWidget() is made.keys
    assert [made.tabs.tabText(at) for at in range(3)] == [f"{MISSION} (0)", f"{WINDOW} (0)", f"{KEYS} (1)"]
    made.finder.setText("motion")
    assert made.tabs.currentWidget() is made.window_page
    for words, there in (("theme  DARK ", 1), ("deutsch", 1), ("own size", 1), ("dark deutsch", 0)):
        made.finder.setText(words)
        assert made.tabs.tabText(1) == f"{WINDOW} ({there})", words
    made.finder.setText("nothing has this")
    assert "nothing has this" in made.said.text()
    made.finder.clear()
    assert (made.said.text(), made.tabs.tabText(0)) == ("", MISSION)


def test_without_a_mission_the_window_and_the_keys_can_be_set(window: MainWindow) -> None:
    made = window.settings.dialog()
    assert made.mission is None
    assert [made.tabs.tabText(at) for at in range(made.tabs.count())] == [WINDOW, KEYS]
    made.window_page.calm.click()
    window.settings.take(made)
    assert Memory().calm
