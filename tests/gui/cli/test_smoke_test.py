import os
import subprocess
import sys
from pathlib import Path

import pytest

from gui.cli import smoke
from gui.cli.display import Library, Purpose
from gui.main import main
from gui.window.smoke import Failed

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_smoke_test_passes_says_one_line_and_leaves_nothing(tmp_path: Path) -> None:
    env = {**os.environ, "HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    env |= {"XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "TMPDIR": str(tmp_path)}
    command = [sys.executable, "-m", "gui.main", "--smoke-test"]
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    (line,) = done.stdout.splitlines()
    assert " passed on offscreen: " in line
    assert line.count(" drawn, ") == 3
    assert list(tmp_path.iterdir()) == []


def test_without_a_display_it_fails_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert main(["--smoke-test"]) == 1
    assert "failed: there is no display" in capsys.readouterr().err


def test_a_library_that_is_missing_fails_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(smoke.display, "missing", lambda _: (Library("libEGL.so.1", "libegl1", Purpose.DRAW),))
    assert main(["--smoke-test"]) == 1
    assert "libEGL.so.1" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "words"),
    [(Failed("the table is blank"), "failed: the table is blank"), (OSError("gone"), "failed: OSError: gone")],
)
def test_whatever_goes_wrong_ends_it_with_1_and_why(
    wrong: Exception, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def break_down(_folder: Path) -> str:
        raise wrong

    monkeypatch.setattr("gui.window.smoke.look_at_every_game", break_down)
    assert main(["--smoke-test"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert words in told.err.splitlines()[-1]
