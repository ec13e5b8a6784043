"""Opening, saving and leaving, with a mission that comes with the program."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from gui.dialogs.exporting import OTHERS, SETUP
from gui.dialogs.problems import ProblemsDialog
from gui.panels.asks import AskForm
from gui.window.main_window import MainWindow
from missions.shipped import shipped_paths

# The platform without a screen says so of every question box.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

Answer = Callable[[str], list[str]]


@pytest.fixture
def shown(empty_window: MainWindow, qtbot: QtBot) -> MainWindow:
    """The window on the StarCraft mission."""
    assert empty_window.files.open(shipped_paths("starcraft")[0])
    with qtbot.waitExposed(empty_window):
        empty_window.show()
    return empty_window


@pytest.fixture
def answer() -> Answer:
    """Clicks a button of the next question that is asked, and keeps what the question said."""

    def wait_for(button: str) -> list[str]:
        said: list[str] = []

        def click() -> None:
            box = QApplication.activeModalWidget()
            assert isinstance(box, QMessageBox | QDialog)
            if isinstance(box, QMessageBox):
                said.append(box.text())
                next(one for one in box.buttons() if one.text() == button).click()
            else:
                box.accept()

        QTimer.singleShot(0, click)
        return said

    return wait_for


def roll_off(window: MainWindow) -> None:
    window.play.choose(window.play.options.general[0])
    window.activation.findChild(AskForm).give()


def choose_file(monkeypatch: pytest.MonkeyPatch, path: Path | None) -> None:
    chosen = ("" if path is None else str(path), "")
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_, **__: chosen)


def test_a_saved_rehearsal_opens_exactly_where_it_was(
    shown: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    roll_off(shown)
    shown.play.choose(shown.play.options.general[0])
    shown.undo()
    before = shown.session.rehearsal
    choose_file(monkeypatch, tmp_path / "kept")
    shown.actions_["save"].trigger()
    kept = tmp_path / "kept.yaml"
    assert kept.is_file()
    assert not shown.session.unsaved
    assert "saved" in shown.status.accessibleDescription()
    assert shown.files.open(kept)
    after = shown.session.rehearsal
    assert after is not before
    assert after.game == before.game
    assert [node.order for node in after.nodes] == [node.order for node in before.nodes]
    assert after.at.number == before.at.number
    assert after.can_redo
    assert "“kept”" in shown.windowTitle()


def test_no_file_of_the_players_begins_beside_what_comes_with_the_program(
    shown: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Path] = []

    def asked(_parent: object, _title: str, begin: str, _filters: str) -> tuple[str, str]:
        begun.append(Path(begin).absolute())
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", asked)
    for name in ("save_as", "export", "report"):
        shown.actions_[name].trigger()
    shipped = shipped_paths("starcraft")[0].parent
    assert len(begun) == 3
    assert shipped not in {path.parent for path in begun}


def test_saving_again_asks_for_no_name(shown: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choose_file(monkeypatch, tmp_path / "kept.yaml")
    roll_off(shown)
    shown.actions_["save"].trigger()
    choose_file(monkeypatch, None)
    shown.undo()
    assert shown.session.unsaved
    shown.actions_["save"].trigger()
    assert not shown.session.unsaved


def test_a_file_that_cannot_be_written_is_said_and_nothing_counts_as_saved(
    shown: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: Answer
) -> None:
    roll_off(shown)
    choose_file(monkeypatch, tmp_path / "no folder" / "kept.yaml")
    said = answer("OK")
    shown.actions_["save_as"].trigger()
    assert said == ["kept.yaml could not be written"]
    assert shown.session.unsaved


def test_a_new_mission_closes_without_a_question(shown: MainWindow) -> None:
    assert not shown.session.unsaved
    assert shown.close()


def test_closing_with_changes_asks_and_cancel_stays(shown: MainWindow, answer: Answer) -> None:
    roll_off(shown)
    said = answer("Cancel")
    assert not shown.close()
    assert said == ["A new rehearsal has changes that are not saved."]
    assert shown.isVisible()


def test_closing_with_changes_can_discard_them(shown: MainWindow, answer: Answer) -> None:
    roll_off(shown)
    answer("Discard")
    assert shown.close()


def test_closing_with_changes_can_save_them(
    shown: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: Answer
) -> None:
    roll_off(shown)
    choose_file(monkeypatch, tmp_path / "kept.yaml")
    answer("Save")
    assert shown.close()
    assert (tmp_path / "kept.yaml").is_file()


def test_changing_the_mind_about_a_name_keeps_the_window_open(
    shown: MainWindow, monkeypatch: pytest.MonkeyPatch, answer: Answer
) -> None:
    roll_off(shown)
    choose_file(monkeypatch, None)
    answer("Save")
    assert not shown.close()


def test_a_bad_file_is_reported_and_leaves_the_open_rehearsal_alone(
    shown: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    roll_off(shown)
    bad = tmp_path / "bad.yaml"
    bad.write_text("format: measuretwice/mission/1\nsystem: starcraft\nnmae: x\ntable: {width: wide, height: 36}\n")
    before, at = shown.session.rehearsal, shown.session.rehearsal.at
    reported: list[str] = []

    def read(dialog: ProblemsDialog) -> int:
        reported.extend(dialog.list.item(row).text() for row in range(dialog.list.count()))
        return 0

    monkeypatch.setattr(ProblemsDialog, "exec", read)
    choose_file(monkeypatch, bad)
    shown.actions_["open"].trigger()
    assert any("line 3, column 1" in line and "name" in line for line in reported)
    assert len(reported) > 1
    assert shown.session.rehearsal is before
    assert shown.session.rehearsal.at is at


def test_opening_another_file_asks_about_changes_first(shown: MainWindow, answer: Answer) -> None:
    roll_off(shown)
    before = shown.session.rehearsal
    answer("Cancel")
    assert not shown.files.open(shipped_paths("genesys")[0])
    assert shown.session.rehearsal is before
    answer("Discard")
    assert shown.files.open(shipped_paths("genesys")[0])
    assert shown.session.mission.system == "genesys"


def test_files_opened_lately_are_offered_again(shown: MainWindow) -> None:
    assert shown.memory.recent == (shipped_paths("starcraft")[0].resolve(),)
    shown.menus.recent.aboutToShow.emit()
    assert "frontlines" in shown.menus.recent.actions()[0].text()
    shown.actions_["start"].trigger()
    [button] = shown.start.recent.buttons
    assert "frontlines" in button.text()
    shown.session.rehearsal.mark(0, "seen")
    assert shown.session.rehearsal.bookmarks
    shown.session.keep(Path("x.yaml"))
    button.click()
    assert not shown.session.rehearsal.bookmarks
    assert shown.pages.currentWidget() is shown.table


def test_the_table_is_exported_as_a_picture(shown: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("x.png", "x.svg", "x.pdf"):
        choose_file(monkeypatch, tmp_path / name)
        shown.actions_["export"].trigger()
        assert (tmp_path / name).stat().st_size > 1000


def test_the_table_is_exported_in_tiles_on_the_paper_chosen(
    shown: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def chosen(_parent: object, _title: str, _begin: str, filters: str) -> tuple[str, str]:
        asked.append(filters)
        tiled = [one for one in filters.split(";;") if "Letter" in one]
        return (str(tmp_path / "x"), tiled[0]) if tiled else ("", "")

    monkeypatch.setattr(QFileDialog, "getSaveFileName", chosen)
    shown.actions_["export"].trigger()
    assert b"/MediaBox [0 0 612.000000 792.000000]" in (tmp_path / "x.pdf").read_bytes()
    shown.actions_["export_view"].trigger()
    assert ["scale" in filters for filters in asked] == [True, False]


def test_the_table_is_exported_for_a_tape_and_for_other_programs(
    shown: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text, universal, save = OTHERS[1:]
    name = shown.session.mission.name.encode()
    for typed, kind, made, begins in (
        ("sheet", SETUP, "sheet.pdf", b"%PDF"),
        ("typed.txt", SETUP, "typed.txt", name),
        ("sheet", text, "sheet.txt", name),
        ("map", universal, "map.uvtt", b'{"format"'),
        ("save", save, "save.json", b'{\n "SaveName"'),
    ):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, to=(str(tmp_path / typed), kind): to)
        shown.actions_["export"].trigger()
        assert (tmp_path / made).read_bytes().startswith(begins), made


def test_a_scene_opens_in_its_position_with_what_the_rules_say_to_its_order(shown: MainWindow, tmp_path: Path) -> None:
    scene = tmp_path / "scene.yaml"
    path = shipped_paths("starcraft")[0]
    scene.write_text(
        f"format: measuretwice/scene/1\ntitle: Too early\nmission: {{path: {path}}}\n"
        "order: {do: pass, by: red}\nexpect: {legal: false, findings: []}\n"
    )
    assert shown.files.open(scene)
    assert shown.session.path is None
    assert shown.verdict.card.title == "Refused"
