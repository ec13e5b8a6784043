"""The README's pictures come from the program itself, and are small enough to be kept with it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage

from gui.theme.tokens import DARK, LIGHT

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "docs" / "make_screenshots.py"
NAMES = {"window-light.png", "window-dark.png", "board-sheet.png"}
MOST = 440 * 1024
LONG_ENOUGH = 120
"""Seconds after which a script that hangs is given up."""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("pictures")
    command = [sys.executable, str(SCRIPT), str(folder)]
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, capture_output=True, text=True, env=env, timeout=LONG_ENOUGH, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return folder


def colours(picture: Path, width: int = 160) -> set[str]:
    """Of a drag that is refused the sign stands large at the head of the verdict card."""
    image = QImage(str(picture))
    right = image.width() - 270
    return {
        QColor(image.pixel(x, y)).name() for x in range(right, right + width) for y in range(380, image.height() // 2)
    }


def test_the_script_still_plays_and_makes_all_of_them(made: Path) -> None:
    assert {path.name for path in made.iterdir()} == NAMES
    for name in NAMES:
        assert not QImage(str(made / name)).isNull()


def test_they_show_a_drag_that_is_refused(made: Path) -> None:
    assert LIGHT.refuse.name() in colours(made / "window-light.png")
    assert DARK.refuse.name() in colours(made / "window-dark.png")


def test_those_that_are_kept_are_all_there_and_small() -> None:
    kept = {path.name: path.stat().st_size for path in (ROOT / "docs" / "pictures").iterdir()}
    assert set(kept) == NAMES
    assert max(kept.values()) < MOST


def test_the_readme_shows_pictures_that_are_there() -> None:
    shown = re.findall(r"\]\((docs/pictures/[^)]+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert "docs/pictures/window-light.png" in shown
    assert all((ROOT / name).is_file() for name in shown)
