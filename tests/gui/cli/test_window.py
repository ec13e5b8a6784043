"""The program as a process of its own, with a window: offscreen, and once on a real X display."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

LONG_ENOUGH = 60
"""Seconds after which a program that hangs is given up."""


def shoot(picture: Path, home: Path, *words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gui.main", "open", *words, "--screenshot", str(picture), "--size", "1200x800"]
    settings = {"XDG_CONFIG_HOME": str(home), "HOME": str(home)}
    env = {**os.environ, **settings, **environ}
    return subprocess.run(command, capture_output=True, text=True, env=env, timeout=LONG_ENOUGH, check=False)


def test_the_window_opens_shows_the_mission_and_leaves(tmp_path: Path) -> None:
    picture = tmp_path / "window.png"
    done = shoot(picture, tmp_path, QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stderr) == (0, "")
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1200, 800)


def test_the_page_of_missions_opens_in_the_dark(tmp_path: Path) -> None:
    picture = tmp_path / "window.png"
    done = shoot(picture, tmp_path, "--start", "--theme", "dark", QT_QPA_PLATFORM="offscreen")
    assert (done.returncode, done.stderr) == (0, "")
    assert QImage(str(picture)).pixelColor(600, 780).lightness() < 60


def test_a_picture_that_cannot_be_written_ends_with_1(tmp_path: Path) -> None:
    assert shoot(tmp_path / "none" / "window.png", tmp_path, QT_QPA_PLATFORM="offscreen").returncode == 1


@pytest.fixture
def x_display() -> Iterator[str]:
    """A display that nobody sees, on a number that the server itself finds free."""
    server = shutil.which("Xvfb")
    if server is None:
        pytest.skip("Xvfb is not installed")
    read, write = os.pipe()
    command = [server, "-displayfd", str(write), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            number = answer.readline().strip()
        if not number:
            pytest.skip("Xvfb did not start")
        yield f":{number}"
    finally:
        process.terminate()
        process.wait(timeout=LONG_ENOUGH)


@pytest.mark.xvfb
def test_the_window_opens_on_an_x_display(tmp_path: Path, x_display: str) -> None:
    picture = tmp_path / "window.png"
    done = shoot(picture, tmp_path, DISPLAY=x_display, WAYLAND_DISPLAY="", QT_QPA_PLATFORM="")
    assert done.returncode == 0, done.stderr
    offscreen = tmp_path / "offscreen.png"
    assert shoot(offscreen, tmp_path, QT_QPA_PLATFORM="offscreen").returncode == 0
    shown, expected = QImage(str(picture)), QImage(str(offscreen))
    assert shown.size() == expected.size()
    assert shown.pixelColor(600, 20) == expected.pixelColor(600, 20)
