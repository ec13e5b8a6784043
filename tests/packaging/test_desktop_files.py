"""The desktop entry and the metainfo, by the desktop's own validators where they are installed, and always by hand."""

import configparser
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

ENTRY_KEYS = {
    *("Type", "Name", "GenericName", "Comment", "Exec", "Icon", "Terminal", "Categories", "Keywords"),
}
"""Of the Desktop Entry Specification 1.5, those that this entry has."""
MAIN_CATEGORIES = {
    *("AudioVideo", "Audio", "Video", "Development", "Education", "Game", "Graphics", "Network", "Office"),
    *("Science", "Settings", "System", "Utility"),
}
LISTS = ("Categories", "Keywords")
ID = re.compile(r"[a-z][a-z0-9]*(\.[\w-]+){2,}")
"""A domain the other way round, with a name at its end."""


def entry_faults(text: str) -> list[str]:
    parser = configparser.ConfigParser(interpolation=None, delimiters=("=",), comment_prefixes=("#",), strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]  # keys tell capitals apart; typeshed has no way
    try:
        parser.read_string(text)
    except configparser.Error as wrong:
        return [str(wrong)]
    if parser.sections() != ["Desktop Entry"]:
        return [f"its groups are {parser.sections()}"]
    entry = parser["Desktop Entry"]
    faults = [f"{key} is no key that is expected" for key in entry if key not in ENTRY_KEYS]
    faults += [f"{key} is missing" for key in ("Type", "Name", "Exec") if not entry.get(key)]
    if entry.get("Type") != "Application":
        faults.append("Type is no Application")
    if entry.get("Terminal", "false") not in ("true", "false"):
        faults.append("Terminal is neither true nor false")
    faults += [f"{key} does not end in ;" for key in LISTS if key in entry and not entry[key].endswith(";")]
    categories = entry.get("Categories", "").split(";")[:-1]
    if len(MAIN_CATEGORIES.intersection(categories)) != 1:
        faults.append("it is not of one main category")
    if "/" in entry.get("Icon", "") or "." in entry.get("Icon", ""):
        faults.append("Icon is no name of the theme")
    return faults


def metainfo_faults(text: str) -> list[str]:
    try:
        root = ET.fromstring(text)
    except ET.ParseError as wrong:
        return [str(wrong)]
    if root.tag != "component" or root.get("type") != "desktop-application":
        return ["it is no component of the type desktop-application"]
    once = ("id", "name", "summary", "metadata_license", "project_license", "description", "content_rating")
    faults = [f"{tag} is not there once" for tag in once if len(root.findall(tag)) != 1]
    if not ID.fullmatch(root.findtext("id", "")):
        faults.append("id is no domain the other way round")
    if root.findtext("summary", "").endswith("."):
        faults.append("summary ends in a full stop")
    described = root.find("description")
    if described is not None and (not len(described) or {child.tag for child in described} - {"p", "ul", "ol"}):
        faults.append("description holds other things than paragraphs and lists")
    if root.find("launchable[@type='desktop-id']") is None:
        faults.append("nothing says which entry starts it")
    return faults


@pytest.fixture(scope="module")
def entry(packaging: Path) -> Path:
    return packaging / "measuretwice.desktop"


@pytest.fixture(scope="module")
def metainfo(packaging: Path) -> Path:
    return packaging / "measuretwice.metainfo.xml"


def test_the_desktop_entry_has_no_fault(entry: Path) -> None:
    assert entry_faults(entry.read_text("utf-8")) == []


def test_the_metainfo_has_no_fault(metainfo: Path) -> None:
    assert metainfo_faults(metainfo.read_text("utf-8")) == []


def test_the_metainfo_names_the_entry_the_program_and_an_icon_that_are_there(
    entry: Path, metainfo: Path, repository: Path
) -> None:
    root = ET.parse(metainfo).getroot()
    assert root.findtext("launchable") == entry.name
    started = re.search(r"^Exec=(\S+)", entry.read_text("utf-8"), re.MULTILINE)
    assert started is not None
    assert root.findtext("provides/binary") == started[1]
    assert (repository / "assets" / "icons" / f"{started[1]}.svg").is_file()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Type=Application", "Type=Programm"),
        ("Name=Measure Twice\n", ""),
        ("Categories=Game;BoardGame;", "Categories=Game;BoardGame"),
        ("Categories=Game;", "Categories="),
        ("Terminal=false", "Terminal=no"),
        ("Icon=measuretwice", "Icon=measuretwice.svg"),
        ("Keywords=", "Keyword="),
        ("[Desktop Entry]", "[Desktop]"),
        ("Terminal=false", "Terminal=false\nTerminal=false"),
    ],
)
def test_a_fault_planted_in_the_entry_is_found(entry: Path, old: str, new: str) -> None:
    text = entry.read_text("utf-8")
    assert old in text
    assert entry_faults(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("</component>", ""),
        ('type="desktop-application"', 'type="app"'),
        ("<id>internal.measuretwice.measuretwice</id>", ""),
        ("<id>internal.measuretwice.measuretwice", "<id>measuretwice.desktop"),
        ("knows the rules</summary>", "knows the rules.</summary>"),
        ("<metadata_license>MIT</metadata_license>", ""),
        ("<description>", "<description><h1>x</h1>"),
        ('launchable type="desktop-id"', 'launchable type="service"'),
    ],
)
def test_a_fault_planted_in_the_metainfo_is_found(metainfo: Path, old: str, new: str) -> None:
    text = metainfo.read_text("utf-8")
    assert old in text
    assert metainfo_faults(text.replace(old, new, 1))


def validated(*command: str) -> subprocess.CompletedProcess[str]:
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed; what the test by hand finds must do")
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_desktops_own_validator_has_nothing_against_the_entry(entry: Path) -> None:
    done = validated("desktop-file-validate", str(entry))
    assert (done.returncode, done.stdout) == (0, "")


def test_the_software_centres_own_validator_has_nothing_against_the_metainfo(metainfo: Path) -> None:
    done = validated("appstreamcli", "validate", "--no-net", "--explain", str(metainfo))
    assert done.returncode == 0, done.stdout
