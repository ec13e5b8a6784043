"""Whatever the program writes: a full disk is a plain message, the old file stays, and so does the work."""

import errno
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from gui.dialogs.profile import ProfileDialog
from gui.dialogs.setting_up import SettingUp
from gui.main import main
from gui.panels.look import Look
from gui.theme.tokens import LIGHT
from gui.window.main_window import MainWindow
from missions.shipped import shipped_paths

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="a disk that is always full is Linux's own"),
    pytest.mark.qt_log_ignore("does not support propagateSizeHints"),
]
FULL, TOLD = Path("/dev/full"), "No space left on device"


@pytest.fixture(autouse=True)
def _no_device_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests may run as root."""
    real = Path.replace

    def replaced(self: Path, target: Path) -> Path:
        assert not Path(target).is_char_device()
        return real(self, target)

    monkeypatch.setattr(Path, "replace", replaced)


@pytest.fixture
def full(tmp_path: Path) -> Iterator[Callable[[str], Path]]:
    """A path with a name of its own where no byte can be written; it stays what it is."""
    made: list[Path] = []

    def named(name: str) -> Path:
        path = tmp_path / name
        path.symlink_to(FULL)
        made.append(path)
        return path

    yield named
    assert all(path.is_symlink() for path in made)
    assert FULL.is_char_device()
    assert not list(tmp_path.glob(".*.part"))


@pytest.mark.parametrize(
    ("action", "name"),
    [
        ("save_as", "kept.yaml"),
        ("export", "table.png"),
        ("export", "table.svg"),
        ("export", "table.pdf"),
        ("report", "read.html"),
        ("report", "read.pdf"),
    ],
)
def test_what_the_window_cannot_write_is_told_and_the_work_stays(
    action: str, name: str, empty_window: MainWindow, full: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    window = empty_window
    assert window.files.open(shipped_paths("genesys")[0])
    window.play.choose(next(option for option in window.play.options.general if option.open))
    window.activation.give()
    before = window.session.rehearsal.at
    assert before.number > 0
    said: list[tuple[str, str]] = []

    def answered(box: QMessageBox) -> int:
        said.append((box.text(), box.informativeText()))
        return 0

    monkeypatch.setattr(QMessageBox, "exec", answered)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(full(name)), ""))
    window.actions_[action].trigger()
    assert said == [(f"{name} could not be written", TOLD)]
    assert window.session.rehearsal.at is before
    assert window.session.unsaved


def test_dialogs_that_write_say_so_in_their_own_words(
    full: Callable[[str], Path], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    profile = ProfileDialog(tmp_path)
    qtbot.addWidget(profile)
    profile.title.setText("Guard")
    profile.word.setText("guard")
    profile.path.setText(str(tmp_path / "own.yaml"))
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", no_room)
        profile.save.click()
    assert TOLD in profile.told.text()
    profile.path.setText(str(full("device.yaml")))
    profile.save.click()
    assert "no ordinary file" in profile.told.text()
    setting_up = SettingUp(Look(LIGHT), tmp_path)
    qtbot.addWidget(setting_up)
    setting_up.save_to(full("set-up.yaml"))
    assert setting_up.saved.text() == f"set-up.yaml could not be written: {TOLD}"


def no_room(_handle: int) -> None:
    raise OSError(errno.ENOSPC, TOLD)


@pytest.mark.parametrize(
    "words",
    [
        ("render", str(shipped_paths("genesys")[0]), "-o", "x.png"),
        ("make", "hardwired28", "--seed", "3", "-o", "x.yaml"),
    ],
)
def test_the_command_line_says_so_too(
    words: tuple[str, ...], full: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    *rest, name = words
    assert main([*rest, str(full(name))]) == 1
    told = capsys.readouterr()
    assert TOLD in told.out + told.err
