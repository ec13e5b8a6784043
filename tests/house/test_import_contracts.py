"""Plants one breach of each import contract in empty packages and watches `lint-imports` name that contract."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ONE_WAY = "Imports point one way: gui, missions, engine, geometry"
ASSETS = "assets imports nothing"
SHAPES = "shapely and numpy in geometry alone"
WINDOW = "Qt in gui alone"
FILES = "yaml and pydantic in missions alone"


@pytest.fixture
def skeleton(tmp_path: Path, repository: Path, packages: tuple[str, ...]) -> Path:
    """Packages of the same names that hold nothing, under the same contracts: what breaks one is what a test plants."""
    for package in packages:
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
    (tmp_path / "engine" / "systems").mkdir()
    (tmp_path / "engine" / "systems" / "__init__.py").touch()
    shutil.copyfile(repository / "pyproject.toml", tmp_path / "pyproject.toml")
    return tmp_path


def broken_contracts(place: Path) -> tuple[int, list[str]]:
    command = "import sys; sys.path.insert(0, '.'); from importlinter.cli import lint_imports_command as c; c()"
    done = subprocess.run(
        [sys.executable, "-c", command, "--no-cache", "--no-logo"], cwd=place, capture_output=True, text=True
    )
    assert "Contracts:" in done.stdout, done.stdout + done.stderr
    return done.returncode, [
        line.removesuffix(" BROKEN") for line in done.stdout.splitlines() if line.endswith(" BROKEN")
    ]


def test_the_packages_as_they_are_keep_every_contract(repository: Path) -> None:
    assert broken_contracts(repository) == (0, [])


def test_packages_that_hold_nothing_keep_every_contract(skeleton: Path) -> None:
    assert broken_contracts(skeleton) == (0, [])


@pytest.mark.parametrize(
    ("module", "code", "contract"),
    [
        ("geometry/planted.py", "import engine\n", ONE_WAY),
        ("geometry/planted.py", "def late():\n    from missions import planted\n", ONE_WAY),
        ("engine/planted.py", "import missions\n", ONE_WAY),
        ("engine/systems/planted.py", "from gui import planted\n", ONE_WAY),
        ("missions/planted.py", "import gui as window\n", ONE_WAY),
        ("assets/planted.py", "import geometry\n", ASSETS),
        ("assets/planted.py", "def late():\n    from engine import systems\n", ASSETS),
        ("engine/planted.py", "import numpy as np\n", SHAPES),
        ("engine/systems/planted.py", "def late():\n    from shapely import box\n", SHAPES),
        ("missions/planted.py", "from shapely.geometry import Point\n", SHAPES),
        ("gui/planted.py", "try:\n    import shapely.ops\nexcept ImportError:\n    pass\n", SHAPES),
        ("engine/planted.py", "from PySide6.QtCore import QPointF\n", WINDOW),
        ("geometry/planted.py", "from PySide6 import QtGui\n", WINDOW),
        (
            "missions/planted.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import PySide6.QtGui\n",
            WINDOW,
        ),
        ("engine/planted.py", "import yaml\n", FILES),
        ("geometry/planted.py", "class Shape:\n    from pydantic import BaseModel\n", FILES),
        ("gui/planted.py", "from yaml import safe_load\n", FILES),
    ],
)
def test_a_planted_import_breaks_the_contract_it_should(skeleton: Path, module: str, code: str, contract: str) -> None:
    place = skeleton / module
    for package in ("missions", "gui"):
        (skeleton / package / "planted.py").touch()
    place.write_text(code)
    status, broken = broken_contracts(skeleton)
    assert status == 1
    assert broken == [contract]
