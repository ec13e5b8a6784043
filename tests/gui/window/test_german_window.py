"""In German, whose words are longer, nothing is cut off on the smallest screen that the window is for."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).with_name("german_window.py")
LONG_ENOUGH = 120
"""Seconds after which a program that hangs is given up."""


@pytest.mark.long
def test_nothing_is_cut_off_in_german_on_the_smallest_screen(tmp_path: Path) -> None:
    folders = {name: str(tmp_path) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME")}
    env = {**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, str(PROGRAM), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=LONG_ENOUGH, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == ""
