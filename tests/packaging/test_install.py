"""The script in a bundle that puts it into the desktop's menu, run on a folder that looks like one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the menus of Linux desktops")

PLACES = (
    "applications/measuretwice.desktop",
    "metainfo/measuretwice.metainfo.xml",
    "icons/hicolor/scalable/apps/measuretwice.svg",
)


@pytest.fixture
def bundle(tmp_path: Path, build: ModuleType) -> Path:
    folder = tmp_path / "a folder" / "measuretwice"
    folder.mkdir(parents=True)
    (folder / "measuretwice").write_text("#!/bin/sh\necho started with $*\n")
    (folder / "measuretwice").chmod(0o755)
    build.copy_for_the_desktop(folder)
    return folder


def install(bundle: Path, home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {"HOME": str(home), "PATH": os.defpath}
    return subprocess.run([str(bundle / "install"), *words], env=env, capture_output=True, text=True, check=False)


def test_install_puts_entry_icon_and_command_where_a_desktop_looks(bundle: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    done = install(bundle, home)
    assert (done.returncode, done.stderr) == (0, "")
    share = home / ".local" / "share"
    assert [place for place in PLACES if not (share / place).is_file()] == []
    started = subprocess.run([home / ".local/bin/measuretwice", "--x"], capture_output=True, text=True, check=True)
    assert started.stdout == "started with --x\n"


def test_the_installed_entry_starts_this_bundle_and_is_valid(bundle: Path, tmp_path: Path) -> None:
    install(bundle, tmp_path / "home", str(tmp_path / "prefix"))
    entry = tmp_path / "prefix" / "share" / PLACES[0]
    lines = entry.read_text("utf-8").splitlines()
    assert f'Exec="{bundle}/measuretwice"' in lines
    source = (bundle / "share" / PLACES[0]).read_text("utf-8").splitlines()
    assert [line for line in lines if not line.startswith("Exec=")] == [
        line for line in source if not line.startswith("Exec=")
    ]
    if shutil.which("desktop-file-validate"):
        assert subprocess.run(["desktop-file-validate", str(entry)], check=False).returncode == 0


def test_what_was_installed_is_removed_again_and_the_program_stays(bundle: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "prefix"
    install(bundle, tmp_path, str(prefix))
    done = install(bundle, tmp_path, "--remove", str(prefix))
    assert done.returncode == 0
    assert [path for path in prefix.rglob("*") if not path.is_dir()] == []
    assert (bundle / "measuretwice").is_file()


def test_a_folder_that_no_entry_can_name_is_told_and_nothing_is_installed(bundle: Path, tmp_path: Path) -> None:
    odd = bundle.rename(bundle.parent / "a$b")
    done = install(odd, tmp_path / "home")
    assert done.returncode == 1
    assert "can't name a folder" in done.stderr
    assert not (tmp_path / "home").exists()


def test_a_word_it_does_not_know_shows_how_it_is_used(bundle: Path, tmp_path: Path) -> None:
    done = install(bundle, tmp_path / "home", "--help")
    assert done.returncode == 2
    assert "./install PREFIX" in done.stderr
    assert not (tmp_path / "home").exists()
