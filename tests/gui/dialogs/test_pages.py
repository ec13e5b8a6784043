from collections.abc import Iterable

import pytest
from PySide6.QtWidgets import QDialogButtonBox, QPushButton
from pytestqt.qtbot import QtBot

from engine.mission import Mission
from engine.rehearsal import Rehearsal
from gui.dialogs import pages
from gui.dialogs.anew import AnewDialog
from gui.dialogs.problems import ProblemsDialog, problem_line
from gui.dialogs.sheet import Group, Sheet
from missions.problems import Problem
from missions.rules.book import rulebook
from missions.rules.files import SYSTEMS
from missions.systems import system


def text_of(groups: Iterable[Group]) -> str:
    return "\n".join(f"{g.title} {g.note} {[(e.mark, e.text, e.source) for e in g.entries]}" for g in groups)


@pytest.mark.parametrize("name", SYSTEMS)
def test_the_clauses_of_a_game_are_all_there_by_how_far_the_program_goes(name: str) -> None:
    groups = pages.clauses(system(name))
    assert sum(len(group.entries) for group in groups) == len(rulebook(name).clauses)
    if not rulebook(name).parts:
        assert [group.title.split(":")[0] for group in groups] == ["Checked", "Shown", "Left to you"]


def test_clauses_with_parts_stand_under_them_and_each_says_how_far_the_program_goes() -> None:
    groups = pages.clauses(system("starcraft"))
    assert groups[1].title == "2. Leading Model and Coherency"
    assert groups[1].note == f"{len(groups[1].entries)} checked"
    assert "left to you" in groups[0].note
    marks = {entry.mark for group in groups for entry in group.entries}
    assert marks == {"Checked", "Shown", "Left to you"}
    assert all(entry.source for group in groups for entry in group.entries)


def test_what_is_left_to_the_player_is_found_by_these_words(qtbot: QtBot) -> None:
    sheet = Sheet("Clauses", pages.clauses(system("starcraft")), find=True)
    qtbot.addWidget(sheet)
    qtbot.keyClicks(sheet.finder, "left to you")
    text = sheet.text.toPlainText()
    assert "What a Blast or Flamer template covers" in text
    assert "Bases touch and never overlap" not in text


def test_notes_name_the_source_of_each_profile(mission: Mission) -> None:
    text = text_of(pages.notes(mission))
    assert "Marines" in text
    assert "Fake" in text


def test_the_page_finds_what_is_looked_for(qtbot: QtBot, rehearsal: Rehearsal) -> None:
    sheet = Sheet("Clauses", pages.clauses(rehearsal.system), "All of them.", find=True)
    qtbot.addWidget(sheet)
    assert "Moves are measured" in sheet.text.toPlainText()
    qtbot.keyClicks(sheet.finder, "sight")
    assert "Moves are measured" not in sheet.text.toPlainText()
    assert "Sight is the players" in sheet.text.toPlainText()
    qtbot.keyClicks(sheet.finder, " of hand")
    assert "Nothing here holds" in sheet.text.toPlainText()


def test_words_of_a_file_are_no_markup(qtbot: QtBot) -> None:
    sheet = Sheet("Notes", [Group("<b>x</b>", (pages.Entry("a < b & c"),))])
    qtbot.addWidget(sheet)
    assert "<b>x</b>" in sheet.text.toPlainText()
    assert "a < b & c" in sheet.text.toPlainText()


def test_a_file_that_was_not_opened_has_every_problem_listed(qtbot: QtBot, tmp_path) -> None:
    problems = (Problem("x.yaml", 3, 1, "name", "missing"), Problem("x.yaml", 4, 9, "", "no number"))
    dialog = ProblemsDialog(tmp_path / "x.yaml", problems)
    qtbot.addWidget(dialog)
    assert [dialog.list.item(row).text() for row in range(2)] == [problem_line(problem) for problem in problems]
    assert dialog.list.item(0).text() == "line 3, column 1:  name: missing"
    buttons = dialog.findChild(QDialogButtonBox).findChildren(QPushButton)
    assert {button.text() for button in buttons} == {"Copy", "Close"}


def test_the_seed_at_hand_is_offered(qtbot: QtBot) -> None:
    dialog = AnewDialog(42)
    qtbot.addWidget(dialog)
    assert dialog.seed.value() == 42
    assert dialog.seed.accessibleName() == "Seed"
