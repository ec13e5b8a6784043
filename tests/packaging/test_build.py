from pathlib import Path
from types import ModuleType

import pytest


def test_the_libraries_are_those_of_the_project_and_what_they_need(build: ModuleType) -> None:
    names = [library.name.lower().replace("-", "_") for library in build.libraries()]
    assert {"shapely", "numpy", "pyyaml", "pydantic", "pydantic_core", "shiboken6", "pyside6_essentials"} <= set(names)
    assert len(names) == len(set(names))
    assert not {"pytest", "ruff", "pyinstaller"} & set(names)


def test_the_licence_of_the_program_and_of_its_libraries_are_copied(tmp_path: Path, build: ModuleType) -> None:
    build.copy_licences(tmp_path / "licences")
    copied = {path.name for path in (tmp_path / "licences").iterdir()}
    assert {"measuretwice.txt", "shapely-LICENSE.txt"} <= copied
    assert any(name.startswith("numpy-") for name in copied)


@pytest.mark.parametrize(
    ("program", "library", "words"),
    [
        ("/usr/bin/objcopy", True, ""),
        (None, True, "A bundle needs binutils; on Debian: apt-get install binutils"),
        ("/usr/bin/objcopy", False, "A bundle needs libpython3."),
        (None, False, "A bundle needs binutils and libpython3."),
    ],
)
def test_what_the_system_lacks_is_named_with_the_line_that_brings_it(
    program: str | None, library: bool, words: str, build: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    def load(name: str) -> None:
        if not library:
            raise OSError(name)

    monkeypatch.setattr(build.sys, "platform", "linux")
    monkeypatch.setattr(build.shutil, "which", lambda _name: program)
    monkeypatch.setattr(build.ctypes, "CDLL", load)
    said = build.lacking()
    assert said.startswith(words)
    assert bool(said) == bool(words)
