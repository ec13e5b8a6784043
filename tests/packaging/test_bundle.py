"""The bundle itself, built once and started as a stranger would start it."""

import os
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="built and tried on Linux alone")


@pytest.fixture(scope="module")
def pyinstaller(tmp_path_factory: pytest.TempPathFactory, repository: Path, build: ModuleType) -> dict[str, str]:
    """The environment in which PyInstaller is there; it belongs to no extra that the other tests need."""
    if words := build.lacking():
        pytest.skip(words)
    env = dict(os.environ) | {"PYTHONPATH": str(repository)}
    if find_spec("PyInstaller") is not None:
        return env
    place = tmp_path_factory.mktemp("pyinstaller")
    wanted = tomllib.loads((repository / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(place), *wanted["bundle"]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        pytest.skip(f"no bundle is built, for PyInstaller can't be installed here: {done.stderr.strip()[-200:]}")
    return env | {"PYTHONPATH": os.pathsep.join((str(repository), str(place)))}


@pytest.mark.long
def test_a_bundle_is_built_and_passes_its_smoke_test_away_from_the_checkout(
    tmp_path: Path, packaging: Path, repository: Path, pyinstaller: dict[str, str]
) -> None:
    command = [sys.executable, str(packaging / "build.py"), "--output", str(tmp_path), "--work", str(tmp_path / "work")]
    built = subprocess.run(command, env=pyinstaller, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    bundle = tmp_path / "measuretwice"
    assert f"The bundle lies in {bundle}: " in built.stdout
    inside = bundle / "_internal"
    _holds_what_the_checkout_holds(inside, repository)
    assert (inside / "mapbox_earcut").is_dir()
    assert {path.name for path in (inside / "PySide6/Qt/plugins/platforms").iterdir()} == {
        *("libqxcb.so", "libqoffscreen.so", "libqwayland.so")
    }
    assert [path for path in bundle.rglob("*") if path.is_symlink() and not path.exists()] == []
    assert not (inside / "libreadline.so.8").exists()
    assert {"measuretwice.txt", "shapely-LICENSE.txt"} <= {path.name for path in (bundle / "licences").iterdir()}
    assert _naming(bundle, str(repository)) == []

    tried = [sys.executable, str(packaging / "check.py"), str(bundle)]
    passed = subprocess.run(tried, capture_output=True, text=True, check=False)
    assert passed.returncode == 0, passed.stdout + passed.stderr
    assert " passed on xcb: " in passed.stdout or shutil.which("Xvfb") is None
    version = tomllib.loads((repository / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert f"(Measure Twice {version})" in passed.stdout

    for gone, why in (("assets", "assets"), ("missions/genesys", "there is no genesys/")):
        (inside / gone).rename(tmp_path / "gone")
        failed = subprocess.run(tried, capture_output=True, text=True, check=False)
        (tmp_path / "gone").rename(inside / gone)
        assert failed.returncode == 1
        assert why in failed.stderr
        assert failed.stderr.splitlines()[-1].endswith("does not work: it ended with 1.")
    shutil.rmtree(tmp_path)  # some 200 MB, which pytest would keep for three runs


def _holds_what_the_checkout_holds(inside: Path, repository: Path) -> None:
    for folder in ("assets", "missions"):
        here = {path.relative_to(repository): path for path in (repository / folder).rglob("*") if path.is_file()}
        data = {name: path for name, path in here.items() if name.suffix not in (".py", ".pyc")}
        assert data
        assert {name for name in data if not (inside / name).is_file()} == set()
        assert {name for name, path in data.items() if (inside / name).read_bytes() != path.read_bytes()} == set()


def _naming(bundle: Path, folder: str) -> list[Path]:
    """Files that name a folder of the machine they were built on."""
    files = (path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink())
    return [path for path in files if folder.encode() in path.read_bytes()]
