"""How large everything is: as chosen, else as the system's font asks for, and nothing over what is set from outside."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QScreen

from gui.window.frame import LEAST
from gui.window.main_window import MainWindow
from gui.window.memory import LEAST_SCALE, MOST_SCALE, Memory
from gui.window.scale import VARIABLE, scale_before_start, wanted_by_font


@pytest.mark.parametrize(
    ("chosen", "font", "before", "after"),
    [
        (None, 1.0, {}, None),
        (None, 1.25, {}, "1.25"),
        (1.5, 1.25, {}, "1.5"),
        (1.0, 1.25, {}, None),
        (1.5, 1.0, {VARIABLE: "3"}, "3"),
        *[(None, damaged, {}, None) for damaged in (float("inf"), float("nan"), -3.0, 1e9)],
    ],
)
def test_what_is_chosen_goes_before_the_font_and_what_is_set_outside_before_both(
    chosen: float | None, font: float, before: dict[str, str], after: str | None
) -> None:
    memory = Memory()
    memory.scale, memory.font_scale = chosen, font
    environ = dict(before)
    scale_before_start(memory, environ)
    assert environ.get(VARIABLE) == after


def test_a_program_started_by_this_one_may_choose_anew() -> None:
    memory, environ = Memory(), dict[str, str]()
    memory.scale = 1.5
    scale_before_start(memory, environ)
    for chosen, told in ((2.0, "2"), (1.0, "1")):
        memory.scale = chosen
        scale_before_start(memory, environ)
        assert environ[VARIABLE] == told


@pytest.mark.parametrize(
    ("height", "platform", "scale"),
    [
        (12.0, "windows", 1.0),
        (18.0, "windows", 1.5),
        (13.0, "cocoa", 1.0),
        (13.33, "xcb", 1.0),
        (20.0, "wayland", 1.5),
        (12.0, "xcb", 1.0),
        (3.0, "xcb", 1.0),
        (90.0, "xcb", MOST_SCALE),
    ],
)
def test_a_font_asks_for_its_ratio_to_what_its_system_comes_with(height: float, platform: str, scale: float) -> None:
    assert wanted_by_font(height, platform) == pytest.approx(scale)


@pytest.mark.parametrize("kept", ["0.4", "2.1", "nan", "large"])
def test_a_size_out_of_bounds_is_none(kept: str) -> None:
    memory = Memory()
    memory._settings.setValue("scale", kept)
    assert memory.scale is None


@pytest.mark.parametrize("size", [LEAST_SCALE, 1.0, MOST_SCALE])
def test_a_size_within_bounds_is_remembered(size: float) -> None:
    Memory().scale = size
    assert Memory().scale == size


def test_the_window_is_drawn_at_the_size_that_was_chosen(tmp_path: Path) -> None:
    folder = tmp_path / "measuretwice"
    folder.mkdir()
    (folder / "measuretwice.ini").write_text("[General]\nscale=1.5\n")
    picture = tmp_path / "window.png"
    words = ["open", "--start", "--screenshot", str(picture), "--size", "1024x700"]
    folders = {"XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)}
    env = {**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run([sys.executable, "-m", "gui.main", *words], env=env, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (1536, 1050)


def test_the_window_asks_for_no_more_than_the_screen_has(
    empty_window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twice as large on 1366 x 768 leaves 683 x 384 of its own pixels."""
    monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(683, 384))
    small = empty_window.within_screen(LEAST)
    assert (small.width(), small.height()) < (683, 384)
    monkeypatch.setattr(QScreen, "availableSize", lambda _: QSize(1920, 1080))
    assert empty_window.within_screen(LEAST) == LEAST
    empty_window.setMinimumSize(small)
    empty_window.start.blockSignals(True)
    empty_window.resize(small)
    empty_window.show()
    assert empty_window.size() == small
    assert empty_window.log.height() < 100
