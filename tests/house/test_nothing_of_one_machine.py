import re
import subprocess
from pathlib import Path

import pytest

# Put together from parts, so that this file may be looked at like any other.
HOSTS = tuple(".".join(labels) for labels in (("pypi", "org"), ("registry", "npmjs"), ("deb", "debian", "org")))
WHEELS = "python" + "hosted"
FROM_ELSEWHERE = ("file:" + "///", "--index" + "-url", "--extra-index" + "-url", "--find" + "-links")

OF_ONE_MACHINE = re.compile(
    r"""
    (?<![\w.<>-]) / (?: home | root | work | Users | var/folders ) /       # a folder of somebody
    | \b [A-Z] : \\+ Users
    """
    + "".join(rf"| {re.escape(word)}" for word in (*HOSTS, WHEELS, *FROM_ELSEWHERE)),
    re.VERBOSE,
)


def findings(text: str) -> list[str]:
    return [found.group() for found in OF_ONE_MACHINE.finditer(text)]


def test_no_file_names_a_folder_of_one_machine_or_a_package_host(tracked: tuple[Path, ...], repository: Path) -> None:
    named: dict[str, list[str]] = {}
    for path in tracked:
        data = path.read_bytes()
        if b"\0" not in data and (found := findings(data.decode("utf-8"))):
            named[str(path.relative_to(repository))] = found
    assert named == {}


@pytest.mark.parametrize(
    "text",
    [
        *(f"see '/{folder}/rules.pdf'" for folder in ("home", "root", "work", "Users", "var/folders")),
        "\\".join(("C:", "Users", "anna")),
        *(f"https://{host}/simple" for host in HOSTS),
        f"https://files.{WHEELS}.org/packages/x.whl",
        *(f"pip install {word} x" for word in FROM_ELSEWHERE),
    ],
)
def test_a_folder_of_one_machine_or_a_package_host_is_noticed(text: str) -> None:
    assert findings(text)


@pytest.mark.parametrize(
    "text",
    ["assets/icons/home/x.svg", "tests/work/x.yaml", *("/".join(("", *at)) for at in (("usr", "share"), ("tmp", "x")))],
)
def test_a_path_that_any_machine_has_is_let_through(text: str) -> None:
    assert not findings(text)


def test_the_lock_file_that_would_name_hosts_is_ignored(tracked: tuple[Path, ...], repository: Path) -> None:
    ignored = subprocess.run(["git", "-c", "safe.directory=*", "check-ignore", "-q", "uv.lock"], cwd=repository)
    assert ignored.returncode == 0
    assert repository / "uv.lock" not in tracked
