"""What the spec asks PyInstaller for, on each system; PyInstaller itself is played by what notes it down."""

import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any  # what PyInstaller is told has no types

import pytest

PACKAGES = ("geometry", "engine", "missions", "gui", "assets")
PLUGINS = "PySide6/Qt/plugins"


@dataclass
class Found:
    """What PyInstaller would have found."""

    binaries: list[tuple[str, str, str]]
    datas: list[tuple[str, str, str]]
    pure: str = "pure"
    scripts: str = "scripts"


@dataclass
class Asked:
    words: dict[str, Any] = field(default_factory=dict)
    programs: list[dict[str, Any]] = field(default_factory=list)
    collected: list[tuple[str, str, str]] = field(default_factory=list)
    apps: list[dict[str, Any]] = field(default_factory=list)

    @property
    def places(self) -> set[str]:
        """Of the data, in the bundle."""
        return {f"{place}/{Path(source).name}" for source, place in self.words["datas"]}

    @property
    def names(self) -> set[str]:
        return {entry[0] for entry in self.collected}


def library(name: str) -> tuple[str, str, str]:
    return (name, f"/usr/lib/{name}", "BINARY")


BINARIES = [
    library("libgeos_c.so.1"),
    *(library(f"{PLUGINS}/platforms/lib{name}.so") for name in ("qxcb", "qoffscreen", "qwayland", "qvnc", "qeglfs")),
    *(library(f"{PLUGINS}/{name}.so") for name in ("imageformats/libqsvg", "imageformats/libqtiff", "tls/libqopenssl")),
    library(f"{PLUGINS}/platformthemes/libqgtk3.so"),
]
DATAS = [
    ("assets/x.svg", "/x/assets/x.svg", "DATA"),
    ("PySide6/Qt/translations/qt_de.qm", "/x/qt_de.qm", "DATA"),
    ("PySide6/Qt/translations/qtbase_de.qm", "/x/qtbase_de.qm", "DATA"),
    ("PySide6/Qt/translations/qtbase_xx.qm", "/x/qtbase_xx.qm", "DATA"),
    ("libgeos_c.so.1.2", "libgeos_c.so.1", "SYMLINK"),
    ("libgone.so.1", "libgone.so.2", "SYMLINK"),
]


def evaluate(repository: Path, work: Path, platform: str, monkeypatch: pytest.MonkeyPatch) -> Asked:
    asked = Asked()

    def analysis(scripts: list[str], **words: Any) -> Found:
        asked.words = {"scripts": scripts, **words}
        return Found(list(BINARIES), list(DATAS))

    def collect(*parts: Any, **_: Any) -> str:
        asked.collected = [entry for part in parts if isinstance(part, list) for entry in part]
        return "bundle"

    def program(*_: Any, **words: Any) -> str:
        asked.programs.append(words)
        return "program"

    def app(*_: Any, **words: Any) -> None:
        asked.apps.append(words)

    monkeypatch.setattr(sys, "platform", platform)
    imports = type(sys)("PyInstaller.depend.bindepend")
    imports.get_imports = lambda _source: set()  # type: ignore[attr-defined]  # a module made on the spot
    for name in ("PyInstaller", "PyInstaller.depend"):
        monkeypatch.setitem(sys.modules, name, type(sys)(name))
    monkeypatch.setitem(sys.modules, "PyInstaller.depend.bindepend", imports)
    spec = repository / "packaging" / "measuretwice.spec"
    given = {"SPECPATH": str(spec.parent), "workpath": str(work), "Analysis": analysis, "PYZ": lambda pure: pure}
    exec(
        compile(spec.read_text("utf-8"), str(spec), "exec"),
        {**given, "EXE": program, "COLLECT": collect, "BUNDLE": app},
    )
    return asked


@pytest.fixture(params=["linux", "win32", "darwin"])
def asked(request: pytest.FixtureRequest, repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Asked:
    return evaluate(repository, tmp_path, request.param, monkeypatch)


def ours(repository: Path) -> list[Path]:
    listed = subprocess.run(
        ["git", "-c", "safe.directory=*", "ls-files", "-z", *PACKAGES],
        cwd=repository,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    return [Path(name) for name in listed.split("\0") if name and (repository / name).is_file()]


def test_every_file_of_the_packages_is_in_the_bundle(asked: Asked, repository: Path) -> None:
    files = ours(repository)
    data = {path.as_posix() for path in files if path.suffix != ".py"}
    assert {"assets/icons/measuretwice.svg", "missions/genesys/orcs-and-dwarves.yaml"} <= data
    assert any(name.startswith("assets/schemas/") for name in data)
    assert any(name.endswith(".ttf") for name in data)
    assert data - asked.places == set()
    modules = {".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in files if path.suffix == ".py"}
    assert modules - set(asked.words["hiddenimports"]) == set()


def test_nothing_that_is_no_file_of_the_packages_is_added(asked: Asked) -> None:
    foreign = {place for place in asked.places if place.split("/")[0] not in PACKAGES}
    (metadata,) = foreign
    assert metadata.endswith(".dist-info/METADATA")
    assert not any(place.endswith((".py", ".pyc")) for place in asked.places)


def test_the_version_in_the_bundle_is_the_projects(asked: Asked, repository: Path) -> None:
    (source,) = [source for source, _ in asked.words["datas"] if source.endswith("METADATA")]
    version = Path(source).read_text("utf-8").splitlines()[-1].removeprefix("Version: ")
    assert f'version = "{version}"' in (repository / "pyproject.toml").read_text("utf-8")


def test_of_qt_only_what_is_wanted_is_kept(asked: Asked) -> None:
    kept = {Path(name).stem for name in asked.names}
    assert {"libqxcb", "libqoffscreen", "libqwayland", "libqsvg"} <= kept
    assert kept & {"libqvnc", "libqeglfs", "libqtiff", "libqopenssl", "libqgtk3"} == set()


def test_a_link_to_what_was_left_out_goes_with_it(repository: Path, tmp_path: Path, monkeypatch: Any) -> None:
    on_windows = evaluate(repository, tmp_path, "win32", monkeypatch)
    assert "libgeos_c.so.1.2" in on_windows.names
    assert "libgone.so.1" not in on_windows.names
    qt_speaks = [name for name in on_windows.names if "translations" in name and "PySide6" in name]
    assert qt_speaks == ["PySide6/Qt/translations/qtbase_de.qm"]
    # Where nothing that is kept loads the library, it goes, and its link too.
    on_linux = evaluate(repository, tmp_path, "linux", monkeypatch)
    assert on_linux.names & {"libgeos_c.so.1", "libgeos_c.so.1.2"} == set()


@pytest.mark.parametrize(
    ("platform", "names", "consoles", "icon", "apps"),
    [
        ("linux", ["measuretwice"], [True], None, []),
        ("win32", ["measuretwice", "Measure Twice"], [True, False], "measuretwice.ico", []),
        ("darwin", ["measuretwice"], [False], "measuretwice.icns", ["Measure Twice.app"]),
    ],
)
def test_each_system_has_its_programs(
    platform: str,
    names: list[str],
    consoles: list[bool],
    icon: str | None,
    apps: list[str],
    repository: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = evaluate(repository, tmp_path, platform, monkeypatch)
    assert [words["name"] for words in asked.programs] == names
    assert [words["console"] for words in asked.programs] == consoles
    assert [words["icon"] and Path(words["icon"]).name for words in asked.programs] == [icon] * len(names)
    assert [words["name"] for words in asked.apps] == apps
