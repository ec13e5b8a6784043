"""Checking the table in the window: the list follows the position, and an answer is drawn where it stands."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from engine.findings import Severity
from engine.mission import Piece
from engine.survey import Topic
from geometry.area import Area
from geometry.pose import Pose
from gui.board.pointer import Pointer
from gui.dialogs.adding import AddDialog, Unit
from gui.dialogs.survey import MARKS, TITLES, SurveyDialog
from gui.window.main_window import MainWindow
from gui.window.opening import open_file
from gui.window.surveying import proposal_of
from missions.load import save_rehearsal
from missions.rules.units import profiles
from missions.shipped import shipped_paths

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


def test_a_topic_without_an_answer_or_a_note_says_so(empty_window: MainWindow, qtbot: QtBot) -> None:
    window = empty_window
    assert window.files.open(shipped_paths("hardwired28")[0])
    window.actions_["survey"].trigger()
    dialog = window.surveying.dialog
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.tree.topLevelItemCount() == len(Topic), timeout=60_000)
    heads = [dialog.tree.topLevelItem(index) for index in range(len(Topic))]
    told = {head.text(0): head.childCount() for head in heads if head is not None}
    assert told["Engaged. Nothing to tell"] == 0
    assert "Coherency. There is no coherency in this game" in told
    assert not [words for words, rows in told.items() if rows and "Nothing to tell" in words]
    dialog.close()


def test_a_position_known_with_an_error_has_three_answers(
    empty_window: MainWindow, qtbot: QtBot, in_a_wall: Path
) -> None:
    window = empty_window
    assert window.files.open(in_a_wall)
    window.surveying.errors = lambda _: {"recovery.boss.1": 0.05}
    window.surveying.open()
    dialog = window.surveying.dialog
    assert dialog is not None
    qtbot.waitUntil(lambda: "photograph" in dialog.said.text(), timeout=60_000)
    assert "bases may be off by up to ±0.05″ each" in dialog.said.text()
    dialog.finder.setText("wall stands")
    head = dialog.tree.topLevelItem(0)
    assert head is not None
    assert [head.child(0).text(column) for column in (0, 2)] == ["Not legal", ""]
    dialog.finder.setText("are Engaged")
    told = dialog.tree.topLevelItem(0)
    assert told is not None
    assert told.child(0).text(2) == "±0.05″"
    dialog.tree.setCurrentItem(told.child(0))
    assert dialog.words.text().endswith(f"{told.child(0).text(0)}: ±0.05″.")
    dialog.close()


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
    window.actions_["redo"].trigger()
    assert window.free.game is moved
    # What was taken back is gone for good once another thing is put.
    window.free.back()
    player.drag(start, (start[0] + 5.0, start[1]))
    assert not window.free.can_redo
    window.free.back()
    assert window.free.game is before


def test_what_was_put_freely_is_there_again_with_its_tool(window: MainWindow, player) -> None:
    start = next(window.session.game.on_table()).placed.centre
    window.actions_["free"].trigger()
    player.drag(start, (start[0] + 3.0, start[1]))
    moved = window.free.game
    window.actions_["move"].trigger()
    assert window.free.game is window.session.game
    window.actions_["free"].trigger()
    assert window.free.game is moved
    # The rehearsal goes elsewhere, which is to be seen.
    window.session.changed.emit()
    assert window.actions_["move"].isChecked()
    assert window.free.game is window.session.game
    player.key(Qt.Key.Key_Escape)
    window.actions_["free"].trigger()
    assert window.free.game is moved


def test_what_was_put_freely_goes_only_when_it_is_let_go(
    window: MainWindow, player, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = next(window.session.game.on_table()).placed.centre
    window.actions_["free"].trigger()
    player.drag(start, (start[0] + 3.0, start[1]))
    answers = iter((False, True))
    monkeypatch.setattr("gui.window.free_work.may_lose", lambda *_: next(answers))
    assert not window.files.may_leave()
    assert window.files.may_leave()
    window.free.forget()
    assert window.files.may_leave()


def test_models_come_from_out_of_view_and_go_off_the_table(window: MainWindow, player) -> None:
    first, second = list(window.session.game.on_table())[:2]
    window.actions_["free"].trigger()
    player.click(first.placed.centre)
    spot = (first.placed.centre[0] + 2.5, first.placed.centre[1] + 2.5)
    player.qtbot.mouseClick(
        window.board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, player.pixel(spot)
    )
    assert window.free.game.model(first.id).placed.centre == pytest.approx(spot, abs=player.slack)
    assert window.free.game.model(second.id).pose == second.pose
    player.key(Qt.Key.Key_Delete)
    assert not window.free.game.model(first.id).on_table
    window.actions_["undo"].trigger()
    assert window.free.game.model(first.id).on_table


def test_a_unit_and_a_wall_are_added_to_a_table_put_freely(empty_window: MainWindow, qtbot: QtBot) -> None:
    window = empty_window
    assert window.files.open(TABLES / "bare.yaml")
    window.actions_["free"].trigger()
    known = profiles("hardwired28")
    dialog = AddDialog(window.free.game.mission, known, window)
    qtbot.addWidget(dialog)
    dialog.what.setEditText("nobody")
    assert dialog.found is None
    assert not dialog.add.isEnabled()
    dialog.what.setCurrentIndex(dialog.what.findData("feral-crews/boss"))
    found = dialog.found
    assert isinstance(found, Unit)
    window.board.look_from(40.0, (8.0, 8.0))
    window.free.add(found.side, found.profile, 2)
    assert window.board.look == pytest.approx((40.0, 8.0, 8.0), abs=0.1)
    for x in (4.0, 8.0):
        pointer = Pointer(x, 6.0, None, None, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, 20.0)
        window.free.press(pointer)
        window.free.release(pointer)
    unit = window.free.game.mission.units[-1]
    assert [model.placed.centre for model in window.free.game.standing_of(unit.id)] == [(4.0, 6.0), (8.0, 6.0)]
    dialog.what.setCurrentIndex(dialog.what.findText("Terrain: wall"))
    assert isinstance(dialog.found, Piece)
    window.free.add_piece(dialog.found)
    window.free.press(replace(pointer, x=8.0, y=6.0))
    rows = window.session.system.survey(window.free.game, (Topic.PLACES,)).rows
    assert [row.subjects for row in rows if row.amiss] == [(f"{unit.id}.2", "free-1")]
    assert not window.session.mission.units[-1].id.startswith(unit.id)


def test_undo_takes_back_what_was_put_freely_and_no_order(window: MainWindow, player) -> None:
    before = window.session.rehearsal
    undo = window.actions_["undo"]
    enabled = undo.isEnabled()
    start = next(window.session.game.on_table()).placed.centre
    window.actions_["free"].trigger()
    for x in (3.0, 6.0):
        player.drag((start[0] + x - 3.0, start[1]), (start[0] + x, start[1]))
    for used in (True, False):
        assert undo.isEnabled()
        undo.trigger()
        assert window.free.is_used is used
        assert window.session.rehearsal is before
    assert undo.isEnabled() is enabled


def test_a_piece_that_waits_to_be_put_is_what_undo_takes_back_first(window: MainWindow, player) -> None:
    before, told = window.session.rehearsal, []
    window.actions_["free"].trigger()
    start = next(window.session.game.on_table()).placed.centre
    player.drag(start, (start[0] + 3.0, start[1]))
    put = window.free.game
    window.free.told.connect(told.append)
    for there, words in ((put, "beside the rehearsal"), (before.game, "")):
        window.free.add_piece(Piece("wall", "A wall", "wall", Area.rectangle(-1, -1, 1, 1)))
        assert told[-1] == "a press on the table puts A wall there"
        assert window.actions_["undo"].isEnabled()
        window.actions_["undo"].trigger()
        assert told[-1].startswith(words)
        assert "A wall" not in told[-1]
        assert window.free.game is there
        window.free.press(
            Pointer(20.0, 20.0, None, None, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, 20)
        )
        assert window.free.game is there
        window.free.back()
    assert window.session.rehearsal is before


def test_every_topic_and_severity_has_its_word() -> None:
    assert set(TITLES) == set(Topic)
    assert set(MARKS) == set(Severity)
    assert callable(proposal_of)


def test_a_table_put_freely_is_begun_with_where_a_file_can_say_it(
    empty_window: MainWindow, in_a_wall: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = empty_window
    assert window.files.open(in_a_wall)
    told: list[str] = []
    monkeypatch.setattr("gui.window.free_work.ask", lambda box: told.append(box.text()))
    window.actions_["free_begin"].trigger()
    window.free.take({"recovery.boss.1": Pose(18.0, 5.2)})
    window.actions_["free_begin"].trigger()
    assert told[0] == "Nothing is put freely yet."
    assert "overlaps" in told[1]
    assert "Ines Okafor" in told[1]
    window.free.take({"recovery.boss.1": Pose(6.0, 15.0)})
    window.actions_["free_begin"].trigger()
    assert len(told) == 2
    assert not window.free.holds_work
    assert window.session.game.model("recovery.boss.1").pose == Pose(6.0, 15.0)
    saved = in_a_wall.with_name("begun.yaml")
    save_rehearsal(window.session.rehearsal, saved)
    again = open_file(saved).rehearsal.game
    assert again.model("recovery.boss.1").placed.centre == pytest.approx((6.0, 15.0), abs=1e-3)
