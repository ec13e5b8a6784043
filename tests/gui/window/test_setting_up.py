"""A Hardwired 28 game is set up in the window: rolled, picked and kept table by table, drawn, saved and played."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine.systems.hardwired28.profile import HardwiredCard
from gui.dialogs import setting_up
from gui.dialogs.setting_up import KEPT_TO, LOOKING, SettingUp
from gui.panels.look import Look
from gui.window import files as files_module
from gui.window.main_window import MainWindow
from missions.hardwired_tables import OF_TRIGGER_MISSIONS, roll_tables
from missions.load import load_mission

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")
LEFT = Qt.MouseButton.LeftButton
ACROSS = "a line of sight crosses the board"
OPEN_BOARD = """\
format: measuretwice/mission/1
system: hardwired28
name: An open board
source: made for tests
card: control
table: {width: 24, height: 24}
sides:
  compliance: {name: Compliance Team, faction: squad}
  recovery: {name: Recovery Crew, faction: squad}
units:
  - {id: compliance.boss, profile: compliance-team/boss, models: {1: [4, 2]}}
  - {id: recovery.boss, profile: recovery-crew/boss, models: {1: [4, 22]}}
terrain:
  - {id: wall, kind: wall, name: the lone wall, traits: [blocks_sight], rectangle: {at: [20, 20], size: [4, 1]}}
"""


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> SettingUp:
    made = SettingUp(Look(), tmp_path, seed=4)
    qtbot.addWidget(made)
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def press(qtbot: QtBot, dialog: SettingUp) -> Callable[[str], None]:
    def pressed(name: str) -> None:
        button = dialog.findChild(QAbstractButton, name)
        assert button is not None
        qtbot.mouseClick(button, LEFT, pos=button.rect().center() if name.startswith("setup.roll") else _tick(button))

    return pressed


def _tick(button: QWidget):
    """Where the sign of a tick is; for any other button a place inside it."""
    place = button.rect().center()
    place.setX(8)
    return place


def shown(dialog: SettingUp) -> dict[str, str]:
    return {word: row.rows.currentText() or row.words.text() for word, row in dialog.rows.items()}


def test_every_table_has_its_row_its_die_and_a_tick_to_keep_it(dialog: SettingUp) -> None:
    assert list(dialog.rows) == [table.word for table in roll_tables()]
    for word, row in dialog.rows.items():
        assert shown(dialog)[word]
        assert row.roll.accessibleName().startswith(f"{row.table.title}: ")
        assert row.keep.accessibleName() == f"Keep {row.table.title}"
        assert row.rows.accessibleName() == row.table.title


def test_one_table_is_rolled_again_and_no_other(dialog: SettingUp, press: Callable[[str], None]) -> None:
    before = shown(dialog)
    texts = set()
    for _ in range(6):
        press("setup.roll.loot")
        texts.add(shown(dialog)["loot"])
        assert {**shown(dialog), "loot": ""} == {**before, "loot": ""}
    assert len(texts) > 1


def test_what_is_kept_stays_when_everything_is_rolled(dialog: SettingUp, press: Callable[[str], None]) -> None:
    press("setup.keep.mission")
    press("setup.keep.units")
    before = shown(dialog)
    changed = set()
    for _ in range(5):
        press("setup.roll")
        now = shown(dialog)
        assert (now["mission"], dialog.making.kept) == (before["mission"], {"mission", "units"})
        changed |= {word for word in now if now[word] != before[word]}
    assert {"deployment", "loot", "timing", "faction"} <= changed


def test_what_is_picked_by_keys_is_played_and_kept(dialog: SettingUp, qtbot: QtBot) -> None:
    box = dialog.rows["mission"].rows
    box.setFocus()
    while not box.currentText().startswith("7"):
        qtbot.keyClick(box, Qt.Key.Key_Down)
    assert dialog.rows["mission"].keep.isChecked()
    assert dialog.mission is not None
    assert dialog.mission.card.name == "Triangulation"
    assert dialog.picture.accessibleName().startswith("The set-up: Triangulation, ")


def test_everything_is_reached_by_tab(dialog: SettingUp, qtbot: QtBot) -> None:
    met: set[str] = set()
    dialog.seed.setFocus()
    for _ in range(80):
        focus = QApplication.focusWidget()
        assert focus is not None
        met.add(focus.objectName())
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    rows = {f"setup.{part}{row.table.word}" for row in dialog.rows.values() for part in ("roll.", "keep.")}
    boxes = {row.rows.objectName() for row in dialog.rows.values() if row.table.rows}
    assert rows | boxes | {"setup.roll", "setup.gap", "setup.ground", "setup.told", "setup.save", "setup.play"} <= met


def test_the_gap_brings_advantages_and_their_words(dialog: SettingUp, qtbot: QtBot) -> None:
    assert "None" in shown(dialog)["advantages"]
    dialog.gap.setFocus()
    dialog.gap.selectAll()
    qtbot.keyClicks(dialog.gap, "4")
    assert "Setup advantage: " in dialog.told.toPlainText()
    assert len(shown(dialog)["advantages"].split(", ")) == 3


def test_enter_after_a_figure_takes_it_and_plays_nothing_yet(dialog: SettingUp, qtbot: QtBot) -> None:
    for field, figure in ((dialog.seed, "7"), (dialog.gap, "2")):
        field.setFocus()
        field.selectAll()
        qtbot.keyClicks(field, figure)
        qtbot.keyClick(field, Qt.Key.Key_Return)
        assert dialog.isVisible()
    assert (dialog.making.seed, dialog.making.gap) == (7, 2)


def test_a_trigger_mission_has_its_own_and_says_so(dialog: SettingUp, qtbot: QtBot) -> None:
    box = dialog.rows["mission"].rows
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_End)
    for word, words in OF_TRIGGER_MISSIONS.items():
        row = dialog.rows[word]
        assert row.words.text().lower() == words.lower()
        assert not row.roll.isEnabled()
        assert not row.keep.isEnabled()
    assert dialog.rows["faction"].roll.isEnabled()


def test_the_aggressor_is_whom_the_player_says(dialog: SettingUp, qtbot: QtBot) -> None:
    box = dialog.rows["aggressor"].rows
    box.setFocus()
    for key, side in ((Qt.Key.Key_Up, "compliance"), (Qt.Key.Key_Down, "recovery"), (Qt.Key.Key_Up, "compliance")):
        qtbot.keyClick(box, key)
        assert dialog.mission is not None
        assert isinstance(dialog.mission.card, HardwiredCard)
        assert dialog.mission.card.aggressor == side == box.currentData()
    assert "as somebody said" in dialog.told.toPlainText()


def test_the_set_up_is_drawn_as_it_is_rolled(dialog: SettingUp, press: Callable[[str], None]) -> None:
    def picture() -> QImage:
        return dialog.picture.grab().toImage()

    before = picture()
    assert before == picture()
    press("setup.roll.places")
    assert picture() != before


def test_the_terrain_of_another_mission_is_played_on_and_its_open_lanes_are_drawn(
    dialog: SettingUp, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert KEPT_TO in dialog.told.toPlainText()
    path = tmp_path / "open.yaml"
    path.write_text(OPEN_BOARD, encoding="utf-8")
    monkeypatch.setattr(setting_up.QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    before = dialog.picture.grab().toImage()
    qtbot.mouseClick(dialog.ground, LEFT)
    assert LOOKING in dialog.told.toPlainText()
    qtbot.waitUntil(lambda: ACROSS in dialog.told.toPlainText(), timeout=60_000)
    assert dialog.mission is not None
    assert [piece.name for piece in dialog.mission.terrain] == ["the lone wall"]
    assert len(dialog.picture.lanes) >= 3
    assert dialog.picture.grab().toImage() != before
    assert dialog.ground.text() == "open.yaml…"


def test_a_file_that_is_no_ground_is_said_and_changes_nothing(dialog: SettingUp, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text("format: measuretwice/mission/1\n", encoding="utf-8")
    before = dialog.made
    dialog.take_ground(path)
    assert "bad.yaml" in dialog.saved.text()
    assert dialog.made == before
    assert dialog.making.ground is None


def test_it_is_saved_as_a_mission_file_and_played_from_there(
    dialog: SettingUp, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "mine"
    monkeypatch.setattr(setting_up.QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    qtbot.mouseClick(dialog.save, LEFT)
    saved = tmp_path / "mine.yaml"
    assert dialog.saved.text() == "Saved as mine.yaml"
    assert dialog.mission is not None
    assert load_mission(saved).notes == dialog.mission.notes
    made = dialog.made
    assert made is not None
    assert made.path == saved
    qtbot.mouseClick(dialog.rows["places"].roll, LEFT)
    made = dialog.made
    assert made is not None
    assert made.path is None


def test_what_cannot_be_written_is_said(dialog: SettingUp, tmp_path: Path) -> None:
    dialog.save_to(tmp_path / "nowhere" / "mine.yaml")
    assert dialog.saved.text().startswith("mine.yaml could not be written: ")


def test_from_the_page_of_missions_into_the_game(
    empty_window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def enter(dialog: SettingUp) -> int:
        dialog.show()
        qtbot.keyClick(dialog.play, Qt.Key.Key_Return)
        return dialog.result()

    monkeypatch.setattr(setting_up.SettingUp, "exec", enter)
    button = empty_window.start.findChild(QAbstractButton, "start.setup")
    assert button is not None
    button.click()
    session = empty_window.session
    assert session.mission.system == "hardwired28"
    assert session.game.round == 1
    assert files_module.ask_set_up is setting_up.ask_set_up
