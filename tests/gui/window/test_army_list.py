"""An army list in the window: pasted or from a file, told line by line, then a mission with it on the table's side."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from gui.dialogs.listing import HOWS, ListDialog
from gui.window.main_window import MainWindow
from missions.lists.report import How
from missions.mission_ref import shipped_folder

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

GAUNTLET = shipped_folder() / "starcraft" / "frontlines-gauntlet.yaml"
LIST = "Terran\n9x Marines [210 pts]\nMarinne x6\n10 Dragoons\n"


def read(dialog: ListDialog, qtbot: QtBot) -> list[tuple[str, str]]:
    qtbot.waitUntil(lambda: dialog.is_idle, timeout=30_000)
    items = [dialog.tree.topLevelItem(row) for row in range(dialog.tree.topLevelItemCount())]
    return [(item.text(0), item.text(2)) for item in items if item is not None]


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> ListDialog:
    dialog = ListDialog([(GAUNTLET, "Gauntlet")], tmp_path)
    qtbot.addWidget(dialog)
    return dialog


def test_a_list_is_pasted_told_line_by_line_and_opened_in_a_mission(
    empty_window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "with-list.yaml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
    seen: list[tuple[str, str]] = []

    def fill() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, ListDialog)
        at = [dialog.mission.itemData(row) for row in range(dialog.mission.count())].index(GAUNTLET)
        dialog.mission.setCurrentIndex(at)
        QGuiApplication.clipboard().setText(LIST)
        qtbot.keyClick(dialog.text, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
        seen.extend(read(dialog, qtbot))
        qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
        if dialog.isVisible():
            dialog.reject()

    QTimer.singleShot(0, fill)
    empty_window.actions_["list"].trigger()
    assert {sign for sign, _ in seen} >= set(HOWS.values())
    assert any("Dragoons" in words and sign == HOWS[How.NOT_READ] for sign, words in seen)
    assert out.exists()
    assert empty_window.session.is_open
    units = [unit.id for unit in empty_window.session.mission.units]
    assert "red.marines" in units
    assert "red.marines-2" in units


def test_a_file_is_read_and_what_is_none_is_said_and_not_saved(
    dialog: ListDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "army.rosz"
    path.write_bytes(b"PK\x03\x04 nonsense")
    dialog.open_list(path)
    assert [sign for sign, _ in read(dialog, qtbot)] == [HOWS[How.NOT_READ]]
    assert not dialog.save.isEnabled()
    path.write_text("9x Marines\n", encoding="utf-8")
    dialog.open_list(path)
    assert (HOWS[How.READ], "9x Marines") in read(dialog, qtbot)
    assert dialog.save.isEnabled()
    dialog.write_to(tmp_path / "nowhere" / "m.yaml")
    assert dialog.said.text().startswith("✕ ")
    assert dialog.path is None
    dialog.text.clear()
    assert dialog.said.text() == "Nothing is read yet."
    assert not dialog.save.isEnabled()


def test_nothing_of_the_mission_before_is_saved_where_another_cannot_be_read(
    dialog: ListDialog, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog.text.setPlainText("9x Marines")
    read(dialog, qtbot)
    assert dialog.save.isEnabled()
    broken = tmp_path / "broken.yaml"
    broken.write_text("format: [oops\n", encoding="utf-8")
    dialog.open_mission(broken)
    assert read(dialog, qtbot) == []
    assert dialog.said.text().startswith("✕ ")
    assert not dialog.save.isEnabled()
    dialog.write_to(tmp_path / "out.yaml")
    assert dialog.path is None
    dialog.mission.setCurrentIndex(0)
    assert read(dialog, qtbot)
    assert dialog.save.isEnabled()


def test_what_is_shown_of_a_file_is_all_of_it_or_nothing(dialog: ListDialog, qtbot: QtBot, tmp_path: Path) -> None:
    for content, shown in (
        ("9 Märines\n".encode("utf-16"), "9 Märines\n"),
        (b"x" * 70_000, ""),
        (b"\xff\xd8\xff\xe0", ""),
    ):
        (tmp_path / "list.txt").write_bytes(content)
        dialog.open_list(tmp_path / "list.txt")
        assert read(dialog, qtbot)
        assert dialog.text.toPlainText() == shown
