"""Settings are read and changed in the window; what is changed is kept by the rehearsal."""

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.mission import Mission
from engine.rehearsal import Rehearsal
from engine.rulebook import Rulebook
from gui.dialogs.settings import SettingsDialog
from gui.window import files as files_module
from gui.window.main_window import MainWindow
from missions.load import load_mission, load_rehearsal, save_rehearsal
from missions.shipped import shipped_paths
from missions.systems import SYSTEMS, system


def dialog(qtbot: QtBot, mission: Mission, book: Rulebook, *, begun: bool = False) -> SettingsDialog:
    made = SettingsDialog(mission, book, begun=begun, seed=7)
    qtbot.addWidget(made)
    return made


def test_every_reading_is_listed_and_the_one_taken_is_chosen(qtbot: QtBot, rehearsal: Rehearsal) -> None:
    made = dialog(qtbot, rehearsal.mission, rehearsal.system.rulebook)
    (row,) = made.rows
    assert [row.readings.itemText(i) for i in range(row.readings.count())] == [
        "half the gap  (default)",
        "the whole base",
    ]
    assert row.value == "half"
    assert not made.changes
    assert not made.take.isEnabled()


def test_a_change_can_be_taken_and_taken_back(qtbot: QtBot, rehearsal: Rehearsal) -> None:
    made = dialog(qtbot, rehearsal.mission, rehearsal.system.rulebook)
    made.rows[0].readings.setCurrentIndex(1)
    assert made.changes == {"gap": "whole"}
    assert made.take.isEnabled()
    made.rows[0].readings.setCurrentIndex(0)
    assert not made.take.isEnabled()


def test_a_number_may_be_set_where_the_setting_takes_one(qtbot: QtBot, rehearsal: Rehearsal) -> None:
    book = rehearsal.system.rulebook
    numbered = replace(book, settings={"gap": replace(book.settings["gap"], number=True)})
    made = dialog(qtbot, rehearsal.mission, numbered)
    made.rows[0].readings.setCurrentIndex(2)
    made.rows[0].inches.setValue(2.5)
    assert made.changes == {"gap": 2.5}
    set_so = replace(rehearsal.mission, settings={"gap": 2.5})
    again = dialog(qtbot, set_so, numbered)
    assert again.rows[0].value == 2.5


def test_no_number_below_the_least_can_be_set_and_a_large_one_stays(qtbot: QtBot, rehearsal: Rehearsal) -> None:
    book = rehearsal.system.rulebook
    numbered = replace(book, settings={"gap": replace(book.settings["gap"], number=True, least=1.5)})
    made = dialog(qtbot, replace(rehearsal.mission, settings={"gap": 100.0}), numbered)
    assert (made.rows[0].value, dict(made.changes)) == (100.0, {})
    for wanted, taken in ((1.0, 1.5), (-1.0, 1.5), (1.5, 1.5), (2.0, 2.0)):
        made.rows[0].inches.setValue(wanted)
        assert made.rows[0].value == taken


def test_it_says_whether_the_rehearsal_begins_anew(qtbot: QtBot, rehearsal: Rehearsal) -> None:
    book = rehearsal.system.rulebook
    assert dialog(qtbot, rehearsal.mission, book).take.text() == "Take these"
    assert dialog(qtbot, rehearsal.mission, book, begun=True).take.text() == "Begin anew with these"


def test_a_question_is_found_by_its_words(qtbot: QtBot) -> None:
    rules = system("starcraft")
    made = dialog(qtbot, _mission("starcraft"), rules.rulebook)
    made.finder.setText("dice after")
    assert [row.setting.name for row in made.rows if not row.isHidden()] == ["undo_dice"]


def _mission(game: str) -> Mission:

    return load_mission(shipped_paths(game)[0])


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    window = MainWindow()
    qtbot.addWidget(window, before_close_func=lambda window: window.session.keep(Path("kept.yaml")))
    return window


@pytest.mark.parametrize("game", SYSTEMS)
def test_what_is_taken_holds_and_is_saved_with_the_rehearsal(
    window: MainWindow, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert window.files.open(shipped_paths(game)[0])
    seed = window.session.rehearsal.seed
    monkeypatch.setattr(files_module, "ask_settings", lambda *_told, **_more: {"undo_dice": "fresh"})
    window.actions_["settings"].trigger()
    assert window.session.mission.settings["undo_dice"] == "fresh"
    assert window.session.rehearsal.seed == seed
    assert window.session.unsaved
    path = tmp_path / "kept.yaml"
    save_rehearsal(window.session.rehearsal, path)
    assert load_rehearsal(path).mission.settings["undo_dice"] == "fresh"


def test_nothing_taken_leaves_the_rehearsal_as_it_is(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    assert window.files.open(shipped_paths("genesys")[0])
    before = window.session.rehearsal
    monkeypatch.setattr(files_module, "ask_settings", lambda *_told, **_more: {})
    window.actions_["settings"].trigger()
    assert window.session.rehearsal is before
