"""Asking about a move in the window: chosen by click or keyboard, answered beside the table and drawn on it."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from geometry.pose import Pose
from gui.dialogs.asking import AskDialog
from gui.window.asking import drawn
from gui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

TABLES = Path(__file__).parents[2] / "engine" / "systems" / "hardwired28" / "tables"
OURS, THEIRS = "compliance.okafor.1", "recovery.boss.1"


def opened(window: MainWindow, qtbot: QtBot, folder: Path, far: float) -> AskDialog:
    """Two models so many inches from middle to middle, at (10, 15) and to the right of it."""
    text = (TABLES / "bare.yaml").read_text("utf-8")
    text = text.replace("compliance-team/boss, models: 1,", "compliance-team/boss, models: {1: [10, 15]},")
    text = text.replace("recovery-crew/boss, models: 1,", f"recovery-crew/boss, models: {{1: [{10 + far}, 15]}},")
    path = folder / "asked.yaml"
    path.write_text(text, encoding="utf-8")
    assert window.files.open(path)
    window.resize(1400, 900)
    with qtbot.waitExposed(window):
        window.show()
    window.actions_["ask"].trigger()
    dialog = window.asking.dialog
    assert isinstance(dialog, AskDialog)
    return dialog


def answered(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.asking.is_idle, timeout=8_000)


def test_two_clicks_ask_and_the_way_is_drawn_and_gone_with_the_list(
    empty_window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = empty_window
    dialog = opened(window, qtbot, tmp_path, 4.5)
    before = window.session.game
    dialog.click_subject.click()
    for model in (OURS, THEIRS):
        place = window.board.from_inches(before.model(model).placed.centre).toPoint()
        qtbot.mouseClick(window.board.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert dialog.subject.currentData() == OURS
    assert dialog.wish is not None
    assert dialog.wish.of == THEIRS
    answered(window, qtbot)
    assert dialog.said.text().startswith("✓ ")
    assert "comes into contact with" in dialog.said.text()
    assert "activates" in dialog.more.text()
    assert window.board.drawings("proposal")
    assert window.session.game is before
    assert window.asking.answer is not None
    by_a_die = replace(window.asking.answer.reply, die=5)
    dialog.show_reply(by_a_die, "")
    assert dialog.more.text().startswith("The die must show 5 or more")
    proposal = drawn(by_a_die, OURS)
    assert proposal is not None
    assert proposal.note is not None
    assert proposal.note.head == "The die must show 5 or more"
    assert proposal.path_label == f"{by_a_die.travel:.2f}″"
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert window.asking.dialog is None
    assert window.actions_["move"].isChecked()
    assert window.board.drawings("proposal") == ()


def test_by_keys_what_forbids_it_is_told_with_how_much_is_missing(
    empty_window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = empty_window
    dialog = opened(window, qtbot, tmp_path, 12.0)
    assert dialog.choose_subject(OURS)
    assert str(dialog.aim.itemData(0)).startswith("recovery.")
    dialog.aim.setFocus()
    while dialog.aim.currentData() != THEIRS:
        at = dialog.aim.currentIndex()
        qtbot.keyClick(dialog.aim, Qt.Key.Key_Down)
        assert dialog.aim.currentIndex() == at + 1
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    answered(window, qtbot)
    assert dialog.said.text().startswith("✕ ")
    item = dialog.tree.topLevelItem(0)
    assert item is not None
    assert item.text(0) == "Not so"
    assert item.text(2).startswith("off by ")
    assert item.text(3)
    assert window.board.drawings("proposal")
    qtbot.keyClick(dialog.want, Qt.Key.Key_Down)
    assert dialog.said.text() == ""
    assert window.board.drawings("proposal") == ()


def test_what_cannot_be_asked_is_said(empty_window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    window = empty_window
    dialog = opened(window, qtbot, tmp_path, 4.5)
    waiting = next(model.id for model in window.session.game.models.values() if not model.on_table)
    assert dialog.choose_subject(waiting)
    dialog.ask.click()
    answered(window, qtbot)
    assert dialog.said.text().startswith("? ")
    assert "is not on the table" in dialog.said.text()
    dialog.want.setCurrentIndex(2)
    if dialog.wish is None:
        dialog.ask.click()
        assert dialog.said.text() == "? There is nothing here to ask about"


def test_a_table_that_is_put_freely_is_asked_about_and_the_rehearsal_seen_again_after(
    empty_window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window = empty_window
    opened(window, qtbot, tmp_path, 12.0)
    dialog = window.asking.dialog
    assert dialog is not None
    assert dialog.freely.isHidden()
    window.actions_["free"].trigger()
    assert [window.actions_[name].isChecked() for name in ("free", "move", "ask")] == [True, False, False]
    window.free.take({THEIRS: Pose(14.5, 15.0)})
    there = window.free.game
    window.actions_["ask"].trigger()
    dialog = window.asking.dialog
    assert dialog is not None
    assert dialog.freely.isChecked()
    assert window.free.game is there
    assert dialog.choose_subject(OURS)
    assert dialog.choose_aim(THEIRS)
    dialog.give()
    answered(window, qtbot)
    assert dialog.said.text().startswith("✓ ")
    dialog.freely.setChecked(False)
    assert window.free.game is window.session.game
    dialog.give()
    answered(window, qtbot)
    assert dialog.said.text().startswith("✕ ")
    dialog.freely.setChecked(True)
    dialog.close()
    assert window.free.game is window.session.game
    assert window.free.holds_work
