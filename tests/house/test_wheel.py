"""Builds the wheel once, offline, and looks at what it holds and whether it works away from the checkout."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory, repository: Path) -> zipfile.ZipFile:
    place = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(place)],
        cwd=repository,
        check=True,
        capture_output=True,
        text=True,
    )
    (built,) = place.glob("*.whl")
    return zipfile.ZipFile(built)


def test_every_file_of_the_packages_is_in_the_wheel(
    wheel: zipfile.ZipFile, tracked: tuple[Path, ...], repository: Path, packages: tuple[str, ...]
) -> None:
    ours = {str(path.relative_to(repository)) for path in tracked if path.relative_to(repository).parts[0] in packages}
    assert any(name.endswith(".svg") for name in ours)
    assert any(name.endswith(".ttf") for name in ours)
    assert ours - set(wheel.namelist()) == set()


def test_every_yaml_under_missions_and_assets_is_in_the_wheel(wheel: zipfile.ZipFile, repository: Path) -> None:
    data = {
        str(p.relative_to(repository)) for top in ("missions", "assets") for p in (repository / top).rglob("*.yaml")
    }
    assert data - set(wheel.namelist()) == set()


def test_nothing_but_the_packages_is_in_the_wheel(wheel: zipfile.ZipFile, packages: tuple[str, ...]) -> None:
    tops = {name.split("/")[0] for name in wheel.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == set(packages)


def test_the_wheel_brings_the_licences(wheel: zipfile.ZipFile) -> None:
    names = {name.partition(".dist-info/licenses/")[2] for name in wheel.namelist()}
    assert {"LICENSE", "assets/fonts/LICENSE-DejaVu.txt"} <= names


def test_the_wheel_works_where_there_is_no_checkout(wheel: zipfile.ZipFile, tmp_path: Path) -> None:
    wheel.extractall(tmp_path)
    check = (
        "import sys, geometry, gui.main\n"
        "from pathlib import Path\n"
        "assert all(Path(m.__file__).is_relative_to(Path.cwd()) for m in (geometry, gui.main)), geometry.__file__\n"
        "sys.argv = ['measuretwice', '--version']\n"
        "sys.exit(gui.main.main())\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", check],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert "0." in done.stdout
