import subprocess
import sys
from pathlib import Path

import pytest

BLOCKED = """
import sys

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"PySide6", "shiboken6"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, NoQt())
"""


def without_qt(arguments: list[str], place: Path) -> subprocess.CompletedProcess[str]:
    code = f"{BLOCKED}\nimport pytest\nsys.exit(pytest.main({arguments!r}))"
    return subprocess.run([sys.executable, "-c", code], cwd=place, capture_output=True, text=True)


def test_every_test_outside_the_window_can_be_collected_without_qt(repository: Path) -> None:
    # None is run: no assertion has to be rewritten, and Hypothesis need not read the program for constants.
    quickly = ["--assert=plain", "-p", "no:hypothesispytest", "-p", "no:cacheprovider"]
    done = without_qt(["--collect-only", "-q", *quickly, "-m", "long or not long"], repository)
    assert done.returncode == pytest.ExitCode.OK, done.stdout + done.stderr
    assert "tests/house/" in done.stdout
    assert "tests/gui/" not in done.stdout


def test_a_test_that_imports_qt_is_noticed_there(repository: Path, tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_bytes((repository / "tests" / "conftest.py").read_bytes())
    (tmp_path / "test_planted.py").write_text("from PySide6 import QtGui\ndef test_it(): assert QtGui\n")
    done = without_qt(["-q", "-p", "no:cacheprovider"], tmp_path)
    assert done.returncode == pytest.ExitCode.INTERRUPTED
    assert "No module named 'PySide6" in done.stdout


def test_the_packages_below_the_window_load_no_qt() -> None:
    code = f"{BLOCKED}\nimport geometry, engine, engine.systems, missions, assets"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
