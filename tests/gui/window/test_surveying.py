"""Checking the table in the window: the list follows the position, and an answer is drawn where it stands."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from engine.findings import Severity
from engine.survey import Topic
from gui.dialogs.survey import MARKS, TITLES, SurveyDialog
from gui.window.main_window import MainWindow
from gui.window.surveying import proposal_of

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

TABLES = Path(__file__).parents[2] / "engine" / "systems" / "hardwired28" / "tables"


@pytest.fixture
def in_a_wall(tmp_path: Path) -> Path:
    """A mission with one model in a wall and an enemy next to it."""
    text = (TABLES / "bare.yaml").read_text("utf-8")
    text = text.replace("compliance-team/boss, models: 1,", "compliance-team/boss, models: {1: [18, 5]},")
    text = text.replace("recovery-crew/boss, models: 1,", "recovery-crew/boss, models: {1: [18, 6.9]},")
    path = tmp_path / "in-a-wall.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_an_answer_is_found_drawn_and_copied_and_nothing_of_it_stays(
    empty_window: MainWindow, qtbot: QtBot, in_a_wall: Path
) -> None:
    window = empty_window
    assert window.files.open(in_a_wall)
    window.actions_["survey"].trigger()
    dialog = window.surveying.dialog
    assert isinstance(dialog, SurveyDialog)
    qtbot.waitUntil(lambda: dialog.tree.topLevelItemCount() == len(Topic), timeout=60_000)
    assert dialog.said.text() == "1 answer is not as the rules have it"
    dialog.finder.setText("no such word")
    assert dialog.tree.topLevelItemCount() == 0
    assert dialog.words.text() == "No answer fits “no such word”."
    dialog.finder.setText("stands wall")
    assert dialog.words.text() == ""
    (head,) = (dialog.tree.topLevelItem(index) for index in range(dialog.tree.topLevelItemCount()))
    assert head is not None
    dialog.tree.setCurrentItem(head.child(0))
    row = dialog.row
    assert row is not None
    assert row.amiss
    assert dialog.words.text() == f"{row.text} ({row.rule})"
    assert window.board.drawings("proposal")
    dialog.copy.click()
    assert QGuiApplication.clipboard().image().height() > window.board.grab().height()
    dialog.close()
    assert window.surveying.dialog is None
    assert window.board.drawings("proposal") == ()


def test_the_list_follows_the_position(empty_window: MainWindow, qtbot: QtBot, in_a_wall: Path) -> None:
    window = empty_window
    assert window.files.open(in_a_wall)
    window.surveying.open()
    dialog = window.surveying.dialog
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.tree.topLevelItemCount() > 0, timeout=60_000)
    assert window.files.open(TABLES / "bare.yaml")
    qtbot.waitUntil(lambda: dialog.said.text() == "All as the rules have it", timeout=60_000)
    assert not dialog.tree.findItems("the wall", Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive, 1)
    dialog.close()


def test_models_put_freely_are_surveyed_and_the_rehearsal_stays_as_it_was(window: MainWindow, player) -> None:
    before = window.session.game
    model = next(before.on_table())
    start = model.placed.centre
    window.actions_["free"].trigger()
    player.drag(start, (start[0] + 3.0, start[1]))
    moved = window.free.game
    assert window.session.game is before
    assert moved.model(model.id).placed.centre[0] == pytest.approx(start[0] + 3.0, abs=player.slack)
    assert [one.pose for one in moved.on_table() if one.id != model.id] == [
        one.pose for one in before.on_table() if one.id != model.id
    ]
    window.free.back()
    assert window.free.game is before
    player.drag(start, (start[0] + 3.0, start[1]))
    window.actions_["move"].trigger()
    assert window.free.game is before


def test_undo_takes_back_what_was_put_freely_and_no_order(window: MainWindow, player) -> None:
    before = window.session.rehearsal
    undo = window.actions_["undo"]
    enabled = undo.isEnabled()
    start = next(window.session.game.on_table()).placed.centre
    window.actions_["free"].trigger()
    for x in (3.0, 6.0):
        player.drag((start[0] + x - 3.0, start[1]), (start[0] + x, start[1]))
    for left in (1, 0):
        assert undo.isEnabled()
        undo.trigger()
        assert len(window.free._games) == left
        assert window.session.rehearsal is before
    assert undo.isEnabled() is enabled
    assert not window.free.is_used


def test_every_topic_and_severity_has_its_word() -> None:
    assert set(TITLES) == set(Topic)
    assert set(MARKS) == set(Severity)
    assert callable(proposal_of)
