"""What is in view is saved as it is seen; times in a corner, clauses a click away, pieces by keys."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from gui.board.handle import HandleDrawing
from gui.dialogs.sheet import Sheet
from gui.window.commanding import commands
from gui.window.main_window import MainWindow

pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")


@pytest.fixture
def exported(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    def export(name: str) -> bytes:
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / name), ""))
        window.actions_["export_view"].trigger()
        return (tmp_path / name).read_bytes()

    return export


def test_the_view_is_saved_as_it_is_seen(window: MainWindow, player, exported) -> None:
    player.drag((24, 6), (30, 10.5))
    assert any(isinstance(one, HandleDrawing) for one in window.board.drawings("handle"))
    window.board.zoom_to(40)
    first = exported("a.png")
    seen, saved = window.board.viewport().grab().toImage(), QImage.fromData(first)
    assert saved.width() == 2 * window.board.viewport().width()
    alike = sum(
        abs(seen.pixelColor(x, y).lightness() - saved.pixelColor(2 * x, 2 * y).lightness()) < 40
        for x in range(60, seen.width() - 60, 9)
        for y in range(60, seen.height() - 60, 9)
    )
    count = len(range(60, seen.width() - 60, 9)) * len(range(60, seen.height() - 60, 9))
    assert alike > 0.93 * count
    assert exported("b.png") == first
    drawn = exported("a.svg")
    assert drawn == exported("b.svg")
    assert b"<svg" in drawn
    assert exported("a.pdf").startswith(b"%PDF")
    window.board.fit()
    assert exported("c.png") != first


def test_the_time_of_a_frame_stands_in_the_corner_when_asked_for(window: MainWindow, player) -> None:
    player.lift((27, 8), (27, 10))
    assert window.status.value("frame") == ""
    window.actions_["times"].trigger()
    player.move((27, 10.2))
    assert re.fullmatch(r"\d+\.\d ms", window.status.value("frame"))
    assert re.fullmatch(r"\d+\.\d ms", window.status.value("verdict"))


def test_a_click_on_a_check_reads_its_clause(window: MainWindow, player, qtbot: QtBot) -> None:
    player.lift((27, 8), (27, 10))
    card = window.verdict.card
    assert card is not None
    found: list[str] = []

    def read() -> None:
        sheet = QApplication.activeModalWidget()
        assert isinstance(sheet, Sheet)
        found.append(sheet.finder.text())
        found.append(sheet.windowTitle())
        sheet.reject()

    page = window.verdict._page
    laid = next(one for one in page._laid if one.check.clause)
    QTimer.singleShot(0, read)
    qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=QPoint(40, round(laid.top + 8)))
    assert found[1] == "Clauses"
    assert found[0] in ("", laid.check.clause)
    player.release((27, 10))


def test_pieces_and_markers_are_looked_at_without_a_mouse(window: MainWindow) -> None:
    by_words = {(one.words, one.kind): one for one in commands(window.actions_, window.play)}
    by_words[("Ruin", "terrain at 9.5″, 15.0″")].do()
    assert window.play.piece == "ruin"
    by_words[("Marker 2", "marker at 36.0″, 24.0″")].do()
    assert window.play.piece == "m2"
