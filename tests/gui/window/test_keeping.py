"""Nothing lost: after a crash, a full disk, a second window on the same file, a rehearsal left without saving it."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile, QSysInfo
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from gui.panels.asks import AskForm
from gui.window.keeping import MOST_EARLIER
from gui.window.main_window import MainWindow
from gui.window.memory import Memory
from missions.journal import kept_in
from missions.rehearsal_save import rehearsal_to_text
from missions.shipped import shipped_paths

# The platform without a screen says so of every question box.
pytestmark = pytest.mark.qt_log_ignore("does not support propagateSizeHints")

MISSION = shipped_paths("starcraft")[0]
Start = Callable[[], MainWindow]


@pytest.fixture
def start(qtbot: QtBot) -> Start:
    """The program started: another window each time, as another process would have it."""

    def begin() -> MainWindow:
        window = MainWindow()
        window.files.may_leave = lambda: True  # without saving
        qtbot.addWidget(window)
        with qtbot.waitExposed(window):
            window.show()
        return window

    return begin


def play(window: MainWindow) -> None:
    window.play.choose(window.play.options.general[0])
    if (form := window.activation.findChild(AskForm)) is not None:
        form.give()


def opened(window: MainWindow) -> MainWindow:
    assert window.files.open(MISSION)
    play(window)
    return window


def crash(window: MainWindow) -> None:
    """Its process is gone: nothing is closed, and the system takes its lock away."""
    keeper = window.keeper
    keeper._lock.unlock()
    keeper._journal = keeper._lock = None


def box(window: MainWindow) -> QMessageBox:
    return next(one for one in window.findChildren(QMessageBox) if one.isVisible())


def boxes(window: MainWindow) -> list[QMessageBox]:
    return [one for one in window.findChildren(QMessageBox) if one.isVisible()]


def press(window: MainWindow, button: str) -> None:
    next(one for one in box(window).buttons() if one.text() == button).click()
    QApplication.processEvents()


def text_of(window: MainWindow) -> str:
    return rehearsal_to_text(window.session.rehearsal, Path("/"))


def earlier_words(window: MainWindow) -> list[str]:
    window.menus.earlier.aboutToShow.emit()
    return [action.text() for action in window.menus.earlier.actions()]


def test_every_step_is_on_the_disk_when_it_is_done(start: Start) -> None:
    window = start()
    assert window.files.open(MISSION)
    assert window.keeper.journal is None
    play(window)
    assert kept_in(window.keeper.journal).orders == 1
    window.undo()
    assert kept_in(window.keeper.journal).orders == 1


def test_after_a_crash_the_rehearsal_is_offered_and_taken_up_where_it_stood(start: Start) -> None:
    before = opened(start())
    before.undo()
    text = text_of(before)
    crash(before)
    window = start()
    window.recovery.offer()
    assert "was not closed the last time" in box(window).text()
    assert "One order" in box(window).informativeText()
    press(window, "Take it up")
    assert text_of(window) == text
    assert window.session.unsaved
    assert kept_in(window.keeper.journal).orders == 1
    assert window.keeper.earlier() == ()


def test_what_is_not_taken_up_lies_among_the_earlier_ones(start: Start) -> None:
    crash(opened(start()))
    window = start()
    window.recovery.offer()
    press(window, "Not now")
    assert not window.session.is_open
    [word] = earlier_words(window)
    assert word.startswith(f"&1  {window.keeper.earlier()[0].name}, one order, at ")
    window.recovery.offer()
    assert boxes(window) == []
    window.menus.earlier.actions()[0].trigger()
    assert len(window.session.rehearsal.nodes) == 2
    assert window.session.unsaved


def test_a_rehearsal_that_another_window_plays_is_not_offered(start: Start) -> None:
    opened(start())
    window = start()
    window.recovery.offer()
    assert boxes(window) == []


def test_two_crashes_are_offered_once_the_latest_first(start: Start) -> None:
    first, second = start(), start()
    opened(first)
    opened(second)
    play(second)
    first.keeper.journal.rename(first.keeper.journal.with_name("20990101-000000-a.yaml"))  # begun later
    os.utime(first.keeper.journal.with_name("20990101-000000-a.yaml"), (1e9, 1e9))  # and left long before
    crash(first)
    crash(second)
    window = start()
    window.recovery.offer()
    assert "2 orders" in box(window).informativeText()
    assert "It and another one stay under File › Earlier rehearsals" in box(window).informativeText()
    press(window, "Take it up")
    assert len(window.session.rehearsal.nodes) == 3
    assert [kept.orders for kept in window.keeper.earlier()] == [1]


def test_a_journal_cut_off_before_its_first_step_is_cleared_away_in_silence(start: Start, tmp_path: Path) -> None:
    window = start()
    for name, content in (("a", b""), ("b", b"format: measuretwice/rehearsal/1\nmission: {te"), ("c", b"\x00\xff")):
        (tmp_path / "kept" / "open").mkdir(parents=True, exist_ok=True)
        (tmp_path / "kept" / "open" / f"{name}.yaml").write_bytes(content)
    window.recovery.offer()
    assert boxes(window) == []
    assert list((tmp_path / "kept" / "open").glob("*.yaml")) == []


def test_what_is_saved_is_not_offered_again(start: Start, tmp_path: Path) -> None:
    before = opened(start())
    before.session.path = tmp_path / "game.yaml"
    assert before.files.save()
    crash(before)
    window = start()
    window.recovery.offer()
    assert boxes(window) == []
    assert [kept.file for kept in window.keeper.earlier()] == [tmp_path / "game.yaml"]


def test_a_rehearsal_left_without_saving_is_among_the_earlier_ones(start: Start) -> None:
    window = opened(start())
    assert window.files.open(MISSION)
    assert [kept.orders for kept in window.keeper.earlier()] == [1]


def test_of_the_earlier_ones_the_oldest_goes(start: Start, tmp_path: Path) -> None:
    window = opened(start())
    whole = window.keeper.journal.read_bytes()
    folder = tmp_path / "kept" / "earlier"
    folder.mkdir()
    for count in range(MOST_EARLIER):
        (folder / f"20000101-00000{count}.yaml").write_bytes(whole)
    window.close()
    names = sorted(path.name for path in folder.iterdir())
    assert len(names) == MOST_EARLIER
    assert names[0] == "20000101-000001.yaml"


def test_what_was_played_longest_is_not_the_first_to_go_once_it_is_left(start: Start, tmp_path: Path) -> None:
    window = opened(start())
    whole = window.keeper.journal.read_bytes()
    folder = tmp_path / "kept" / "earlier"
    folder.mkdir()
    for count in range(MOST_EARLIER):  # begun after it, left before it
        (folder / f"{window.keeper.journal.stem}-{count}.yaml").write_bytes(whole)
    before = {path.name for path in folder.iterdir()}
    window.close()
    assert len({path.name for path in folder.iterdir()} - before) == 1


def test_a_journal_that_cannot_be_read_now_is_not_thrown_away(start: Start) -> None:
    before = opened(start())
    path = before.keeper.journal
    crash(before)
    whole = path.read_bytes()
    later = whole.replace(b"{name:", b"{of_a_later_version: 1, name:")
    path.write_bytes(later)
    window = start()
    window.recovery.offer()
    assert boxes(window) == []
    assert path.read_bytes() == later
    path.write_bytes(whole)
    window.recovery.offer()
    assert "One order" in box(window).informativeText()
    press(window, "Not now")


def test_a_damaged_journal_is_taken_up_as_far_as_it_goes_and_stays(start: Start, tmp_path: Path) -> None:
    before = opened(start())
    file = before.session.path = tmp_path / "game.yaml"
    assert before.files.save()
    play(before)
    path = before.keeper.journal
    crash(before)
    path.write_bytes(path.read_bytes().replace(b"n: 2", b"n: ["))
    window = start()
    window.recovery.offer()
    press(window, "Take it up")
    assert len(window.session.rehearsal.nodes) == 2
    assert window.session.path is None, f"{file} holds more"
    assert [kept.orders for kept in window.keeper.earlier()] == [2]


@pytest.mark.parametrize("wrong", ["UnknownError", "PermissionError", "LockFailedError"])
def test_where_no_lock_can_be_written_what_was_left_is_offered_all_the_same(
    start: Start, monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    before = opened(start())
    journal = before.keeper.journal
    crash(before)
    window = start()
    if wrong == "LockFailedError":  # what a crash left there, which cannot be replaced on a full disk
        gone = subprocess.Popen([sys.executable, "-c", ""])
        gone.wait()
        journal.with_suffix(".lock").write_text(f"{gone.pid}\npython\n{QSysInfo.machineHostName()}\n")
    monkeypatch.setattr(QLockFile, "tryLock", lambda *_: False)
    monkeypatch.setattr(QLockFile, "error", lambda _: QLockFile.LockError[wrong])
    window.recovery.offer()
    assert "was not closed the last time" in box(window).text()

    def refused(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "unlink", refused)
    press(window, "Take it up")
    assert len(window.session.rehearsal.nodes) == 2


def test_a_full_disk_is_said_once_and_the_play_goes_on(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    window = opened(start())

    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        play(window)
        assert "No space left" in box(window).informativeText()
        press(window, "Go on")
        window.undo()
        assert boxes(window) == []
    assert len(window.session.rehearsal.nodes) == 3
    assert kept_in(window.keeper.journal).orders == 1
    window.redo()
    assert kept_in(window.keeper.journal).orders == 2


def test_saving_to_a_full_disk_is_said_and_leaves_the_old_file_and_the_work(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = opened(start())
    file = window.session.path = tmp_path / "game.yaml"
    assert window.files.save()
    saved = file.read_bytes()
    play(window)
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: said.append(f"{box.text()}: {box.informativeText()}") or 0)

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        assert not window.files.save()
    assert "game.yaml could not be written: No space left on device" in said
    assert file.read_bytes() == saved
    assert [path.name for path in tmp_path.glob("*game*")] == ["game.yaml"]
    assert window.session.unsaved
    assert len(window.session.rehearsal.nodes) == 3
    assert window.files.save()
    assert file.read_bytes() != saved


def test_a_place_that_cannot_be_written_is_said_and_the_play_goes_on(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a file").write_text("")
    monkeypatch.setattr(Memory, "folder", tmp_path / "a file" / "kept")
    window = opened(start())
    assert "cannot be kept in case of a crash" in box(window).text()
    assert len(window.session.rehearsal.nodes) == 2
    press(window, "Go on")
    window.close()


def test_two_windows_on_one_file_are_noticed(start: Start, tmp_path: Path) -> None:
    first = opened(start())
    first.session.path = tmp_path / "game.yaml"
    assert first.files.save()
    second = start()
    assert second.files.open(tmp_path / "game.yaml")
    assert "game.yaml is open in another window as well" in box(second).text()
    press(second, "Go on")
    play(second)
    assert second.files.save()
    assert boxes(second) == [], "it is not said at every time it is saved"
    assert first.files.open(MISSION)
    third = start()
    assert third.files.open(tmp_path / "game.yaml")
    assert boxes(third) == []


def test_what_has_changed_since_a_crash_is_not_written_over_unasked(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = opened(start())
    file = before.session.path = tmp_path / "game.yaml"
    assert before.files.save()
    play(before)
    crash(before)
    file.write_bytes(file.read_bytes() + b"# by somebody else\n")
    window = start()
    window.recovery.offer()
    press(window, "Take it up")
    asked: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()) or 0)
    assert not window.files.save()
    assert [text.startswith("game.yaml has been changed by something else") for text in asked] == [True]
    assert file.read_bytes().endswith(b"# by somebody else\n")


def test_a_file_that_something_else_has_changed_is_not_written_over_unasked(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.yaml"
    window = opened(start())
    window.session.path = file
    assert window.files.save()
    play(window)
    assert window.files.save()
    file.write_bytes(file.read_bytes() + b"# by somebody else\n")
    changed = file.read_bytes()
    asked: list[str] = []

    def answer(wanted: str) -> None:
        def run(box: QMessageBox) -> int:
            asked.append(box.text())
            next(one for one in box.buttons() if one.text() == wanted).click()
            return 0

        monkeypatch.setattr(QMessageBox, "exec", run)

    answer("Cancel")
    assert not window.files.save()
    assert file.read_bytes() == changed
    answer("Write over it")
    assert window.files.save()
    assert b"somebody else" not in file.read_bytes()
    assert [text.startswith("game.yaml has been changed by something else") for text in asked] == [True, True]
