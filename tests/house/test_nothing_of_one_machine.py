import re
import subprocess
from pathlib import Path

import pytest

OF_ONE_MACHINE = re.compile(
    r"""
    (?<![\w.<>-]) / (?: home | root | work | Users | var/folders ) /       # a folder of somebody
    | \b [A-Z] : \\+ Users
    | file:///
    | \b pypi\.org | pythonhosted | registry\.npmjs | deb\.debian\.org      # a host that hands out packages
    | --(?:extra-)?index-url | --find-links
    """,
    re.VERBOSE,
)


def findings(text: str) -> list[str]:
    return [found.group() for found in OF_ONE_MACHINE.finditer(text)]


def test_no_file_names_a_folder_of_one_machine_or_a_package_host(tracked: tuple[Path, ...], repository: Path) -> None:
    named: dict[str, list[str]] = {}
    for path in tracked:
        data = path.read_bytes()
        if path != Path(__file__).resolve() and b"\0" not in data and (found := findings(data.decode("utf-8"))):
            named[str(path.relative_to(repository))] = found
    assert named == {}


@pytest.mark.parametrize(
    "text",
    [
        "see /home/anna/rules.pdf",
        "path = '/root/notes'",
        'cd "/work/main"',
        "/Users/anna/table.yaml",
        r"C:\Users\anna",
        "url = https://pypi.org/simple",
        "https://files.pythonhosted.org/packages/x.whl",
        "pip install --index-url x",
        "file:///opt/wheels",
    ],
)
def test_a_folder_of_one_machine_or_a_package_host_is_noticed(text: str) -> None:
    assert findings(text)


@pytest.mark.parametrize("text", ["assets/icons/home/x.svg", "tests/work/x.yaml", "/usr/share/fonts", "/tmp/x"])
def test_a_path_that_any_machine_has_is_let_through(text: str) -> None:
    assert not findings(text)


def test_the_lock_file_that_would_name_hosts_is_ignored(tracked: tuple[Path, ...], repository: Path) -> None:
    ignored = subprocess.run(["git", "-c", "safe.directory=*", "check-ignore", "-q", "uv.lock"], cwd=repository)
    assert ignored.returncode == 0
    assert repository / "uv.lock" not in tracked
