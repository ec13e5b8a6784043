import importlib.metadata
import re
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

VERSION = re.compile(r"\d+\.\d+\.\d+")


@pytest.fixture(scope="module")
def project(repository: Path) -> dict[str, object]:
    with (repository / "pyproject.toml").open("rb") as file:
        table: dict[str, object] = tomllib.load(file)["project"]
    return table


@pytest.fixture(scope="module")
def metainfo(repository: Path) -> ET.Element:
    (file,) = (repository / "packaging").glob("*.metainfo.xml")
    return ET.parse(file).getroot()


def test_the_licence_is_the_same_wherever_it_is_named(
    project: dict[str, object], metainfo: ET.Element, repository: Path
) -> None:
    assert project["license"] == "MIT"
    assert (repository / "LICENSE").read_text(encoding="utf-8").startswith("MIT License\n")
    assert metainfo.findtext("project_license") == "MIT"
    assert "MIT" in (repository / "README.md").read_text(encoding="utf-8")


def test_the_fonts_bring_their_own_licence(project: dict[str, object], repository: Path) -> None:
    licence = "assets/fonts/LICENSE-DejaVu.txt"
    assert "Bitstream Vera Fonts Copyright" in (repository / licence).read_text(encoding="utf-8")
    assert project["license-files"] == ["LICENSE", licence]


def test_the_installed_version_is_the_one_in_the_project_file(project: dict[str, object]) -> None:
    assert importlib.metadata.version("measuretwice") == project["version"]


def test_no_module_repeats_the_version(repository: Path, packages: tuple[str, ...]) -> None:
    modules = (module for package in packages for module in (repository / package).rglob("*.py"))
    assert [module for module in modules if "__version__" in module.read_text(encoding="utf-8")] == []


def test_the_newest_release_is_the_same_in_changelog_and_metainfo(
    project: dict[str, object], metainfo: ET.Element, repository: Path
) -> None:
    headings = re.findall(r"^## \[(.+?)\]", (repository / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    released = headings[1:]
    assert all(VERSION.fullmatch(version) for version in released)
    assert [release.get("version") for release in metainfo.iterfind("releases/release")] == released
    assert not released or released[0] == project["version"]


def test_the_desktop_entry_starts_the_command_that_is_installed(project: dict[str, object], repository: Path) -> None:
    entry = (repository / "packaging" / "measuretwice.desktop").read_text(encoding="utf-8")
    assert project["scripts"] == {"measuretwice": "gui.main:main"}
    assert re.search(r"^Exec=measuretwice\b", entry, re.MULTILINE)
    assert re.search(r"^Icon=measuretwice$", entry, re.MULTILINE)
    assert (repository / "assets" / "icons" / "measuretwice.svg").is_file()
