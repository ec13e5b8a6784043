"""The first window is there before anything is read that takes long, and goes when the whole one comes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QPalette
from pytestqt.qtbot import QtBot

from gui.cli import opening
from gui.main import _first
from gui.start.first import FirstWindow
from missions.problems import Unreadable

SLOW = (
    "shapely",
    "numpy",
    "pydantic",
    "yaml",
    "engine.wording",  # `engine.tongue` alone may be there: it imports nothing
    "engine.game",
    "engine.systems",
    "geometry",
    "missions",
    "gui.panels",
    "gui.window.main_window",
)
ASKED = f"""
import sys
from gui.main import _first
window = _first(None)
print(window.isVisible(), [name for name in {SLOW!r} if name in sys.modules])
"""


def test_it_waits_for_nothing_that_takes_long(repository: Path, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ASKED],
        cwd=repository,
        env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
    )
    assert (done.stdout.strip(), done.stderr) == ("True []", "")


def test_it_says_whose_it_is(qtbot: QtBot) -> None:
    window = FirstWindow()
    qtbot.addWidget(window)
    picture = window.grab().toImage()
    ground = window.palette().color(QPalette.ColorRole.Window)
    assert picture.pixelColor(5, 5) == ground
    words = [picture.pixelColor(x, y) for x in range(130, 320) for y in range(60, 90)]
    assert any(abs(colour.lightness() - ground.lightness()) > 100 for colour in words)


def test_there_is_none_where_a_picture_is_taken_or_nothing_can_be_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _first(tmp_path / "window.png") is None
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.setenv(name, "")
    monkeypatch.setattr(sys, "platform", "linux")
    assert _first(None) is None


def test_it_goes_where_the_file_cannot_be_read(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(_path: Path) -> None:
        raise Unreadable(())

    monkeypatch.setattr(opening, "open_file", refuse)
    window = FirstWindow()
    qtbot.addWidget(window)
    window.show()
    assert opening.open_window(Path("none.yaml"), first=window) == 1
    assert not window.isVisible()
    capsys.readouterr()
