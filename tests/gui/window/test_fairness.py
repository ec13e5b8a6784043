"""How fair a table is, in the window: worked out beside it, stopped at will, and saved as a picture."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from gui.dialogs.fairness import FairnessDialog
from gui.panels.look import Look
from gui.window.main_window import MainWindow
from missions.load import mission_from_text
from missions.preview import Stopped, as_csv, preview

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

MISSION = """\
format: measuretwice/mission/1
system: starcraft
name: Bare
card: frontlines/skirmish
table: {width: 36, height: 36}
sides:
  red: {faction: terran, entry: [{edge: top}]}
  blue: {faction: zerg, entry: [{edge: bottom, from: 0, to: 12}]}
units:
  - {id: red.goliath, profile: terran/goliath, models: 1}
  - {id: blue.roaches, profile: zerg/roach, models: 3}
markers:
  - {id: near, kind: mission, number: 1, at: [18, 8]}
"""


def test_the_shares_are_listed_drawn_and_saved(
    empty_window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = empty_window
    outs = iter(tmp_path / f"fair.{ending}" for ending in ("png", "svg", "pdf", "csv", "doc"))
    (tmp_path / "bare.yaml").write_text(MISSION, encoding="utf-8")
    assert window.files.open(tmp_path / "bare.yaml")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(next(outs)), ""))
    told: list[list[str]] = []
    said: list[str] = []
    found = preview(window.session.mission)

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, FairnessDialog)
        try:
            qtbot.waitUntil(lambda: dialog.save.isEnabled(), timeout=30_000)
            table = dialog.markers
            for row in range(table.rowCount()):
                items = (table.item(row, column) for column in range(table.columnCount()))
                told.append([item.text() for item in items if item is not None])
            assert dialog.edges.rowCount() == len(found.exposures) > 0
            for _ in range(5):
                qtbot.keyClick(dialog.save, Qt.Key.Key_Space)
            said.append(dialog.said.text())
            for page in (0, 2):
                dialog.pages.setCurrentIndex(page)
                qtbot.keyClick(dialog.copy, Qt.Key.Key_Space)
                mime = QGuiApplication.clipboard().mimeData()
                said.append(mime.text() if mime.hasText() else str(mime.hasImage()))
        finally:
            dialog.reject()

    QTimer.singleShot(0, look)
    window.actions_["fairness"].trigger()
    assert [row[2:-1] for row in told] == [[f"{share:.0%}" for share in one.shares] for one in found.markers]
    assert QImage(str(tmp_path / "fair.png")).width() > 36 * 10
    assert b"<svg" in (tmp_path / "fair.svg").read_bytes()
    assert (tmp_path / "fair.pdf").read_bytes().startswith(b"%PDF")
    table = (tmp_path / "fair.csv").read_text(encoding="utf-8-sig")
    assert table.splitlines() == as_csv(found).splitlines()
    assert not (tmp_path / "fair.doc").exists()
    assert said[0] == "✕ A file ends in .png, .svg, .pdf or .csv"
    assert said[1].splitlines()[1:] == ["\t".join(row) for row in told]
    assert said[2] == "True"


def test_what_is_stopped_is_said_and_nothing_is_shown(qtbot: QtBot, tmp_path: Path) -> None:
    mission = mission_from_text(MISSION, "m")
    steps: list[tuple[int, int]] = []

    def step(done: int, of: int) -> bool:
        steps.append((done, of))
        return done < 1

    with pytest.raises(Stopped):
        preview(mission, step)
    assert [done for done, _ in steps] == [0, 1]
    late: list[int] = []

    def until_seen(done: int, _of: int) -> bool:
        late.append(done)
        return late.count(2) < 5

    with pytest.raises(Stopped):
        preview(mission, until_seen)
    assert late.count(2) == 5  # between two places that look, not at the end of all of them
    dialog = FairnessDialog(mission, Look(), tmp_path / "x.png")
    qtbot.addWidget(dialog)
    qtbot.mouseClick(dialog.stop, Qt.MouseButton.LeftButton)
    assert dialog.said.text() == "Stopped before it was done."
    qtbot.waitUntil(lambda: dialog.is_idle, timeout=30_000)
    assert dialog.said.text() == "Stopped before it was done."
    assert dialog.markers.rowCount() == 0
    assert not dialog.save.isEnabled()
