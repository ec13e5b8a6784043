import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

TOO_OLD = '#!/bin/sh\ncase "$1" in -V) echo "Python 3.10.2" ;; *) exit 1 ;; esac\n'
NO_VENV = '#!/bin/sh\ncase "$2" in *ensurepip*) echo Traceback >&2; exit 1 ;; esac\n'


@pytest.fixture
def folder(tmp_path: Path, repository: Path) -> Path:
    """What `make` reads, away from the checkout and its environment."""
    for name in ("Makefile", "pyproject.toml"):
        shutil.copyfile(repository / name, tmp_path / name)
    return tmp_path


def make(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "PYTHON"))}
    return subprocess.run(["make", *arguments], cwd=folder, env=plain | {"LC_ALL": "C"}, capture_output=True, text=True)


def stamp(folder: Path, *names: str, seconds_after_project: int) -> None:
    time = (folder / "pyproject.toml").stat().st_mtime + seconds_after_project
    (folder / ".venv").mkdir(exist_ok=True)
    for name in names:
        (folder / ".venv" / f"{name}.stamp").touch()
        os.utime(folder / ".venv" / f"{name}.stamp", (time, time))


@pytest.mark.parametrize(
    ("python", "sentence"),
    [
        (TOO_OLD, "Measure Twice needs Python 3.11 or newer; ./python is Python 3.10.2. Name a newer one: "),
        (NO_VENV, "Python's venv module is missing; on Debian: apt-get install python3-venv"),
        (None, "Measure Twice needs Python 3.11 or newer, and no ./python was found."),
    ],
    ids=["too old", "no venv", "none at all"],
)
def test_a_python_that_will_not_do_is_told_in_one_sentence(folder: Path, python: str | None, sentence: str) -> None:
    if python is not None:
        (folder / "python").write_text(python)
        (folder / "python").chmod(0o755)
    done = make(folder, "run", "PYTHON=./python")
    told = [line for line in (done.stdout + done.stderr).splitlines() if not line.startswith("make: ***")]
    assert done.returncode != 0
    assert len(told) == 1
    assert told[0].startswith(sentence)
    assert not (folder / ".venv").exists()


def test_a_second_run_sets_nothing_up(folder: Path) -> None:
    stamp(folder, "made", "run", seconds_after_project=1)
    assert make(folder, "-n", "run").stdout.split() == [".venv/bin/measuretwice"]


def test_a_second_test_run_sets_nothing_up(folder: Path) -> None:
    stamp(folder, "made", "run", "dev", seconds_after_project=1)
    assert "pip" not in make(folder, "-n", "test", "test-long").stdout


@pytest.mark.parametrize(("goal", "extras"), [("run", "--editable ."), ("test", "--editable '.[dev]'")])
def test_a_changed_project_file_fills_the_environment_again(folder: Path, goal: str, extras: str) -> None:
    stamp(folder, "made", "run", "dev", seconds_after_project=-1)
    planned = make(folder, "-n", goal).stdout
    assert extras in planned
    assert "-m venv" not in planned


def test_the_tests_environment_serves_the_program_too(folder: Path) -> None:
    assert "touch .venv/run.stamp .venv/dev.stamp" in make(folder, "-n", "test").stdout


def test_make_alone_says_what_can_be_made(folder: Path) -> None:
    goals = re.findall(r"^make ([a-z-]+)", make(folder).stdout, re.MULTILINE)
    (phony,) = re.findall(r"^\.PHONY: (.*)$", (folder / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(goals) == sorted(phony.split())
